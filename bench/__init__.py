"""Measurements beside others, run by `make bench`; the project itself never imports these peers."""
