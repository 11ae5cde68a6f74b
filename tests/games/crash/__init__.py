"""Tests of Crash."""
