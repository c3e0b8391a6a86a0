1. 2 S4A
   play seat=2 cards=S4A from=hand 2 to=stack 2
   take seat=2 number=4
   draw seat=2 cards=SWARM from=deck to=hand 2
2. 3 S4A
   play seat=3 cards=S4A from=hand 3 to=stack 3
   rob seat=3 other=2 number=4
   draw seat=3 cards=COUNTER from=deck to=hand 3
3. 0 COUNTER 3
   play seat=0 cards=COUNTER from=hand 0 to=stack 0
   rob seat=0 other=3 number=2
   draw seat=0 cards=SWARM from=deck to=hand 0
4. 1 COUNTER 3
   play seat=1 cards=COUNTER from=hand 1 to=stack 1
   rob seat=1 other=3 number=2
   draw seat=1 cards=SWARM from=deck to=hand 1
5. 2 S4B
   play seat=2 cards=S4B from=hand 2 to=stack 2
   take seat=2 number=4
   draw seat=2 cards=RECRUIT from=deck to=hand 2
6. 3 COUNTER 2
   play seat=3 cards=COUNTER from=hand 3 to=stack 3
   rob seat=3 other=2 number=2
   draw seat=3 cards=RECRUIT from=deck to=hand 3
7. 0 SWARM 3
   play seat=0 cards=SWARM from=hand 0 to=stack 0
   play seat=0 cards=SWARM from=hand 0 to=stack 0
   play seat=0 cards=SWARM from=hand 0 to=stack 0
   take seat=0 number=3
   draw seat=0 cards=SWARM from=deck to=hand 0
   draw seat=0 cards=S3B from=deck to=hand 0
   draw seat=0 cards=SWARM from=deck to=hand 0
8. 1 S4A
   play seat=1 cards=S4A from=hand 1 to=stack 1
   take seat=1 number=4
   draw seat=1 cards=COUNTER from=deck to=hand 1
9. 2 S3A
   play seat=2 cards=S3A from=hand 2 to=stack 2
   take seat=2 number=3
   draw seat=2 cards=SWARM from=deck to=hand 2
10. 3 S3B
   play seat=3 cards=S3B from=hand 3 to=stack 3
   take seat=3 number=3
   draw seat=3 cards=GENERAL from=deck to=hand 3
11. 0 S3A
   play seat=0 cards=S3A from=hand 0 to=stack 0
   rob seat=0 other=2 number=3
   draw seat=0 cards=S3A from=deck to=hand 0
12. 1 COUNTER 0
   play seat=1 cards=COUNTER from=hand 1 to=stack 1
   rob seat=1 other=0 number=2
   draw seat=1 cards=S3A from=deck to=hand 1
   limit number=12
{"config": {"players": 4, "turn_limit": 12}, "hands": [["COUNTER", "SWARM", "S3B", "SWARM", "S3A"], ["SWARM", "S2A", "RECRUIT", "SWARM", "S3A"], ["SWARM", "RECRUIT", "SWARM", "RECRUIT", "SWARM"], ["S3B", "S3B", "S2B", "RECRUIT", "GENERAL"]], "stacks": [["COUNTER", "SWARM", "SWARM", "SWARM", "S3A"], ["COUNTER", "S4A", "COUNTER"], ["S4A", "S4B", "S3A"], ["S4A", "COUNTER", "S3B"]], "deck": ["SWARM", "S4A", "S2A", "S4B", "S4B", "S2B", "SWARM", "S2A", "RECRUIT", "S2A", "RECRUIT", "RECRUIT", "SWARM", "RECRUIT", "SWARM", "GENERAL", "COUNTER", "S2B", "GENERAL", "S2B", "S4B"], "over": true, "active": 1, "state": "PLAY", "earth": 29, "loot": [6, 8, 2, 5], "turns": 12, "truncated": true}
