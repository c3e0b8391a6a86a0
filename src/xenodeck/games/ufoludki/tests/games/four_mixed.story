1. 1 RECRUIT
   play seat=1 cards=RECRUIT from=hand 1 to=stack 1
   take seat=1 number=1
   draw seat=1 cards=SWARM from=deck to=hand 1
2. 2 S3A
   play seat=2 cards=S3A from=hand 2 to=stack 2
   take seat=2 number=3
   draw seat=2 cards=S2B from=deck to=hand 2
3. 3 S4B
   play seat=3 cards=S4B from=hand 3 to=stack 3
   take seat=3 number=4
   draw seat=3 cards=GENERAL from=deck to=hand 3
4. 0 S4A
   play seat=0 cards=S4A from=hand 0 to=stack 0
   take seat=0 number=4
   draw seat=0 cards=S3B from=deck to=hand 0
5. 1 SWARM 1
   play seat=1 cards=SWARM from=hand 1 to=stack 1
   take seat=1 number=1
   draw seat=1 cards=S2A from=deck to=hand 1
6. 2 COUNTER 3
   play seat=2 cards=COUNTER from=hand 2 to=stack 2
   rob seat=2 other=3 number=2
   draw seat=2 cards=RECRUIT from=deck to=hand 2
7. 3 S4B
   play seat=3 cards=S4B from=hand 3 to=stack 3
   take seat=3 number=4
   draw seat=3 cards=S2A from=deck to=hand 3
8. 0 S3B
   play seat=0 cards=S3B from=hand 0 to=stack 0
   take seat=0 number=3
   draw seat=0 cards=GENERAL from=deck to=hand 0
9. 1 S2A
   play seat=1 cards=S2A from=hand 1 to=stack 1
   take seat=1 number=2
   draw seat=1 cards=SWARM from=deck to=hand 1
10. 2 S3A
   play seat=2 cards=S3A from=hand 2 to=stack 2
   take seat=2 number=3
   draw seat=2 cards=S3A from=deck to=hand 2
11. 3 COUNTER 1
   play seat=3 cards=COUNTER from=hand 3 to=stack 3
   rob seat=3 other=1 number=2
   draw seat=3 cards=SWARM from=deck to=hand 3
12. 0 GENERAL
   play seat=0 cards=GENERAL from=hand 0 to=stack 0
   return seat=1 number=2
   return seat=2 number=3
   return seat=3 number=2
   gather seat=0 number=12 to=deck
   draw seat=0 cards=S3A from=deck to=hand 0
13. 1 S3B
   play seat=1 cards=S3B from=hand 1 to=stack 1
   take seat=1 number=3
   draw seat=1 cards=SWARM from=deck to=hand 1
14. 2 S3A
   play seat=2 cards=S3A from=hand 2 to=stack 2
   take seat=2 number=3
   draw seat=2 cards=SWARM from=deck to=hand 2
15. 3 GENERAL
   play seat=3 cards=GENERAL from=hand 3 to=stack 3
   return seat=0 number=0
   return seat=1 number=3
   return seat=2 number=3
   gather seat=3 number=3 to=deck
   draw seat=3 cards=SWARM from=deck to=hand 3
16. 0 S3A
   play seat=0 cards=S3A from=hand 0 to=stack 0
   take seat=0 number=3
   draw seat=0 cards=COUNTER from=deck to=hand 0
17. 1 SWARM 2
   play seat=1 cards=SWARM from=hand 1 to=stack 1
   play seat=1 cards=SWARM from=hand 1 to=stack 1
   take seat=1 number=2
   draw seat=1 cards=SWARM from=deck to=hand 1
   draw seat=1 cards=S2B from=deck to=hand 1
18. 2 SWARM 2
   play seat=2 cards=SWARM from=hand 2 to=stack 2
   play seat=2 cards=SWARM from=hand 2 to=stack 2
   take seat=2 number=2
   draw seat=2 cards=COUNTER from=deck to=hand 2
   draw seat=2 cards=S2A from=deck to=hand 2
19. 3 S3B
   play seat=3 cards=S3B from=hand 3 to=stack 3
   take seat=3 number=3
   draw seat=3 cards=S4A from=deck to=hand 3
20. 0 COUNTER 3
   play seat=0 cards=COUNTER from=hand 0 to=stack 0
   rob seat=0 other=3 number=2
   draw seat=0 cards=S2B from=deck to=hand 0
21. 1 S2B
   play seat=1 cards=S2B from=hand 1 to=stack 1
   take seat=1 number=2
   draw seat=1 cards=S2A from=deck to=hand 1
22. 2 COUNTER 0
   play seat=2 cards=COUNTER from=hand 2 to=stack 2
   rob seat=2 other=0 number=2
   draw seat=2 cards=RECRUIT from=deck to=hand 2
23. 3 S2A
   play seat=3 cards=S2A from=hand 3 to=stack 3
   take seat=3 number=2
   draw seat=3 cards=S4A from=deck to=hand 3
24. 0 S2B
   play seat=0 cards=S2B from=hand 0 to=stack 0
   rob seat=0 other=1 number=2
   draw seat=0 cards=COUNTER from=deck to=hand 0
25. 1 S4A
   play seat=1 cards=S4A from=hand 1 to=stack 1
   take seat=1 number=4
   draw seat=1 cards=SWARM from=deck to=hand 1
26. 2 S2B
   play seat=2 cards=S2B from=hand 2 to=stack 2
   rob seat=2 other=0 number=2
   draw seat=2 cards=S3B from=deck to=hand 2
27. 3 S4A
   play seat=3 cards=S4A from=hand 3 to=stack 3
   rob seat=3 other=1 number=4
   draw seat=3 cards=GENERAL from=deck to=hand 3
28. 0 COUNTER 3
   play seat=0 cards=COUNTER from=hand 0 to=stack 0
   rob seat=0 other=3 number=2
   draw seat=0 cards=S4B from=deck to=hand 0
29. 1 S2A
   play seat=1 cards=S2A from=hand 1 to=stack 1
   take seat=1 number=2
   draw seat=1 cards=SWARM from=deck to=hand 1
30. 2 S3B
   play seat=2 cards=S3B from=hand 2 to=stack 2
   take seat=2 number=3
   draw seat=2 cards=COUNTER from=deck to=hand 2
31. 3 SWARM 2
   play seat=3 cards=SWARM from=hand 3 to=stack 3
   play seat=3 cards=SWARM from=hand 3 to=stack 3
   take seat=3 number=2
   draw seat=3 cards=S4B from=deck to=hand 3
   draw seat=3 cards=SWARM from=deck to=hand 3
32. 0 S4B
   play seat=0 cards=S4B from=hand 0 to=stack 0
   take seat=0 number=4
   draw seat=0 cards=RECRUIT from=deck to=hand 0
33. 1 SWARM 1
   play seat=1 cards=SWARM from=hand 1 to=stack 1
   take seat=1 number=1
   draw seat=1 cards=S4B from=deck to=hand 1
34. 2 S2A
   play seat=2 cards=S2A from=hand 2 to=stack 2
   take seat=2 number=2
   end seat=2
{"config": {"players": 4, "turn_limit": 2000}, "hands": [["SWARM", "RECRUIT", "RECRUIT", "S2B", "RECRUIT"], ["SWARM", "SWARM", "SWARM", "SWARM", "S4B"], ["RECRUIT", "RECRUIT", "RECRUIT", "COUNTER"], ["RECRUIT", "S4A", "GENERAL", "S4B", "SWARM"]], "stacks": [["S3A", "COUNTER", "S2B", "COUNTER", "S4B"], ["SWARM", "SWARM", "S2B", "S4A", "S2A", "SWARM"], ["SWARM", "SWARM", "COUNTER", "S2B", "S3B", "S2A"], ["S3B", "S2A", "S4A", "SWARM", "SWARM"]], "deck": ["COUNTER", "S4B", "COUNTER", "RECRUIT", "SWARM", "S4A", "S3A", "S3B", "S2A", "GENERAL", "S3A", "GENERAL", "S3B", "S3A"], "over": true, "active": 2, "state": "PLAY", "earth": 0, "loot": [16, 5, 16, 13], "turns": 34}
