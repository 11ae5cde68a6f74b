"""The Gang, rule by rule, as players would tell it: each test is a record and what comes of it."""
