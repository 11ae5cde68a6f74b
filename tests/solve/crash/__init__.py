"""Tests of the exact solver of Crash."""
