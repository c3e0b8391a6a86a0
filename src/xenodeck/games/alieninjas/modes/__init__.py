"""The modes, a folder for each: state, rules, policy, and the kit that the game calls."""
