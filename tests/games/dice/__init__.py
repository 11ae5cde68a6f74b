"""Dice poker, rule by rule: each test is a record and what comes of it."""
