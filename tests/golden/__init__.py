"""Games written out state by state, as each viewer sees them. `make golden` writes them anew."""
