"""The laws of every game, and the games under them.

A new game brings, in a folder of its own: a `Subject`, written from its rules alone; random tables
and games; small games in which every way to play on can be tried and counted; and for each law, and
each secret place and each viewer who may not know it, a mutation that the law must find.
"""
