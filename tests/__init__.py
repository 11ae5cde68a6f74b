"""Tests mirror src/backroom; games share one suite of laws in conformance/."""
