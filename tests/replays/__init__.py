"""Games in which something was wrong once. Each file: what it was, the rules, the actions."""
