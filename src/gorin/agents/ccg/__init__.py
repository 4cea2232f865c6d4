"""How the heuristic player sees the CCG: what a position is worth, and a plan for what look-ahead cannot see.

Everything here works on deals of the sampler, which show nothing the player may not know.
"""
