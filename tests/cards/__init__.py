"""Cards and how they rank, against counts, another evaluator and a slow reading of the rules."""
