1. 0 SWARM 2
   play seat=0 cards=SWARM from=hand 0 to=stack 0
   play seat=0 cards=SWARM from=hand 0 to=stack 0
   take seat=0 number=2
   draw seat=0 cards=SWARM from=deck to=hand 0
   draw seat=0 cards=S2A from=deck to=hand 0
2. 1 COUNTER
   play seat=1 cards=COUNTER from=hand 1 to=stack 1
   rob seat=1 other=0 number=2
   draw seat=1 cards=SWARM from=deck to=hand 1
3. 0 S2A
   play seat=0 cards=S2A from=hand 0 to=stack 0
   take seat=0 number=2
   draw seat=0 cards=S2B from=deck to=hand 0
4. 1 S4B
   play seat=1 cards=S4B from=hand 1 to=stack 1
   take seat=1 number=4
   draw seat=1 cards=SWARM from=deck to=hand 1
5. 0 S2B
   play seat=0 cards=S2B from=hand 0 to=stack 0
   take seat=0 number=2
   draw seat=0 cards=SWARM from=deck to=hand 0
6. 1 SWARM 3
   play seat=1 cards=SWARM from=hand 1 to=stack 1
   play seat=1 cards=SWARM from=hand 1 to=stack 1
   play seat=1 cards=SWARM from=hand 1 to=stack 1
   take seat=1 number=3
   draw seat=1 cards=SWARM from=deck to=hand 1
   draw seat=1 cards=S3B from=deck to=hand 1
   draw seat=1 cards=RECRUIT from=deck to=hand 1
7. 0 SWARM 2
   play seat=0 cards=SWARM from=hand 0 to=stack 0
   play seat=0 cards=SWARM from=hand 0 to=stack 0
   take seat=0 number=2
   draw seat=0 cards=S4A from=deck to=hand 0
   draw seat=0 cards=COUNTER from=deck to=hand 0
8. 1 S3A
   play seat=1 cards=S3A from=hand 1 to=stack 1
   take seat=1 number=3
   draw seat=1 cards=COUNTER from=deck to=hand 1
9. 0 COUNTER
   play seat=0 cards=COUNTER from=hand 0 to=stack 0
   rob seat=0 other=1 number=2
   draw seat=0 cards=S2B from=deck to=hand 0
10. 1 COUNTER
   play seat=1 cards=COUNTER from=hand 1 to=stack 1
   rob seat=1 other=0 number=2
   draw seat=1 cards=S2A from=deck to=hand 1
11. 0 S4A
   play seat=0 cards=S4A from=hand 0 to=stack 0
   take seat=0 number=4
   draw seat=0 cards=S3A from=deck to=hand 0
12. 1 S3B
   play seat=1 cards=S3B from=hand 1 to=stack 1
   take seat=1 number=3
   draw seat=1 cards=S4A from=deck to=hand 1
13. 0 S3A
   play seat=0 cards=S3A from=hand 0 to=stack 0
   take seat=0 number=3
   draw seat=0 cards=S2B from=deck to=hand 0
14. 1 S4A
   play seat=1 cards=S4A from=hand 1 to=stack 1
   take seat=1 number=4
   draw seat=1 cards=S3A from=deck to=hand 1
15. 0 S2B
   play seat=0 cards=S2B from=hand 0 to=stack 0
   take seat=0 number=2
   draw seat=0 cards=S2B from=deck to=hand 0
16. 1 S3B
   play seat=1 cards=S3B from=hand 1 to=stack 1
   take seat=1 number=3
   draw seat=1 cards=S3B from=deck to=hand 1
17. 0 S2B
   play seat=0 cards=S2B from=hand 0 to=stack 0
   take seat=0 number=2
   draw seat=0 cards=RECRUIT from=deck to=hand 0
18. 1 S3A
   play seat=1 cards=S3A from=hand 1 to=stack 1
   take seat=1 number=3
   draw seat=1 cards=S4A from=deck to=hand 1
19. 0 S2B
   play seat=0 cards=S2B from=hand 0 to=stack 0
   take seat=0 number=2
   draw seat=0 cards=SWARM from=deck to=hand 0
20. 1 S4A
   play seat=1 cards=S4A from=hand 1 to=stack 1
   take seat=1 number=4
   draw seat=1 cards=S2A from=deck to=hand 1
21. 0 SWARM
   play seat=0 cards=SWARM from=hand 0 to=stack 0
   take seat=0 number=1
   draw seat=0 cards=S4B from=deck to=hand 0
22. 1 SWARM
   play seat=1 cards=SWARM from=hand 1 to=stack 1
   take seat=1 number=1
   end seat=1
{"config": {"players": 2, "turn_limit": 2000}, "hands": [["RECRUIT", "RECRUIT", "RECRUIT", "RECRUIT", "S4B"], ["RECRUIT", "S2A", "S3B", "S2A"]], "stacks": [["SWARM", "SWARM", "S2A", "S2B", "SWARM", "SWARM", "COUNTER", "S4A", "S3A", "S2B", "S2B", "S2B", "SWARM"], ["COUNTER", "S4B", "SWARM", "SWARM", "SWARM", "S3A", "COUNTER", "S3B", "S4A", "S3B", "S3A", "S4A", "SWARM"]], "deck": ["SWARM", "COUNTER", "COUNTER", "S3B", "S4A", "S4B", "RECRUIT", "GENERAL", "S2A", "RECRUIT", "COUNTER", "S3A", "SWARM", "SWARM", "S4B", "GENERAL", "GENERAL", "SWARM", "RECRUIT", "SWARM"], "over": true, "active": 1, "state": "PLAY", "earth": 0, "loot": [20, 30], "turns": 22}
