"""What a rule is, the state that rules work on, and the engine that runs them, in turns or in real time. Compiled."""
