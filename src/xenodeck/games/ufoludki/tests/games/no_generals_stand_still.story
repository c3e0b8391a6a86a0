1. 2 S4A
   play seat=2 cards=S4A from=hand 2 to=stack 2
   take seat=2 number=4
   draw seat=2 cards=RECRUIT from=deck to=hand 2
2. 0 S4B
   play seat=0 cards=S4B from=hand 0 to=stack 0
   take seat=0 number=4
   draw seat=0 cards=S3B from=deck to=hand 0
3. 1 S4A
   play seat=1 cards=S4A from=hand 1 to=stack 1
   rob seat=1 other=2 number=4
   draw seat=1 cards=S3A from=deck to=hand 1
4. 2 S4A
   play seat=2 cards=S4A from=hand 2 to=stack 2
   rob seat=2 other=1 number=4
   draw seat=2 cards=S3B from=deck to=hand 2
5. 0 SWARM 3
   play seat=0 cards=SWARM from=hand 0 to=stack 0
   play seat=0 cards=SWARM from=hand 0 to=stack 0
   play seat=0 cards=SWARM from=hand 0 to=stack 0
   take seat=0 number=3
   draw seat=0 cards=S4A from=deck to=hand 0
   draw seat=0 cards=S2B from=deck to=hand 0
   draw seat=0 cards=COUNTER from=deck to=hand 0
6. 1 S4B
   play seat=1 cards=S4B from=hand 1 to=stack 1
   take seat=1 number=4
   draw seat=1 cards=COUNTER from=deck to=hand 1
7. 2 S3B
   play seat=2 cards=S3B from=hand 2 to=stack 2
   take seat=2 number=3
   draw seat=2 cards=COUNTER from=deck to=hand 2
8. 0 S3B
   play seat=0 cards=S3B from=hand 0 to=stack 0
   rob seat=0 other=2 number=3
   draw seat=0 cards=S2A from=deck to=hand 0
9. 1 COUNTER 0
   play seat=1 cards=COUNTER from=hand 1 to=stack 1
   rob seat=1 other=0 number=2
   draw seat=1 cards=RECRUIT from=deck to=hand 1
10. 2 COUNTER 0
   play seat=2 cards=COUNTER from=hand 2 to=stack 2
   rob seat=2 other=0 number=2
   draw seat=2 cards=S4B from=deck to=hand 2
11. 0 S4A
   play seat=0 cards=S4A from=hand 0 to=stack 0
   take seat=0 number=4
   draw seat=0 cards=SWARM from=deck to=hand 0
12. 1 S3A
   play seat=1 cards=S3A from=hand 1 to=stack 1
   take seat=1 number=3
   draw seat=1 cards=S2A from=deck to=hand 1
13. 2 S4B
   play seat=2 cards=S4B from=hand 2 to=stack 2
   take seat=2 number=4
   draw seat=2 cards=S2B from=deck to=hand 2
14. 0 COUNTER 2
   play seat=0 cards=COUNTER from=hand 0 to=stack 0
   rob seat=0 other=2 number=2
   draw seat=0 cards=SWARM from=deck to=hand 0
15. 1 S3A
   play seat=1 cards=S3A from=hand 1 to=stack 1
   take seat=1 number=3
   draw seat=1 cards=S2A from=deck to=hand 1
16. 2 S2B
   play seat=2 cards=S2B from=hand 2 to=stack 2
   take seat=2 number=2
   draw seat=2 cards=RECRUIT from=deck to=hand 2
17. 0 S2B
   play seat=0 cards=S2B from=hand 0 to=stack 0
   rob seat=0 other=2 number=2
   draw seat=0 cards=SWARM from=deck to=hand 0
18. 1 SWARM 2
   play seat=1 cards=SWARM from=hand 1 to=stack 1
   play seat=1 cards=SWARM from=hand 1 to=stack 1
   take seat=1 number=2
   draw seat=1 cards=S4B from=deck to=hand 1
   draw seat=1 cards=COUNTER from=deck to=hand 1
19. 2 S2B
   play seat=2 cards=S2B from=hand 2 to=stack 2
   rob seat=2 other=0 number=2
   draw seat=2 cards=RECRUIT from=deck to=hand 2
20. 0 SWARM 3
   play seat=0 cards=SWARM from=hand 0 to=stack 0
   play seat=0 cards=SWARM from=hand 0 to=stack 0
   play seat=0 cards=SWARM from=hand 0 to=stack 0
   take seat=0 number=3
   draw seat=0 cards=SWARM from=deck to=hand 0
   draw seat=0 cards=S3A from=deck to=hand 0
   draw seat=0 cards=SWARM from=deck to=hand 0
21. 1 S4B
   play seat=1 cards=S4B from=hand 1 to=stack 1
   take seat=1 number=4
   draw seat=1 cards=SWARM from=deck to=hand 1
22. 2 RECRUIT
   play seat=2 cards=RECRUIT from=hand 2 to=stack 2
   take seat=2 number=1
   draw seat=2 cards=SWARM from=deck to=hand 2
23. 0 S3A
   play seat=0 cards=S3A from=hand 0 to=stack 0
   take seat=0 number=3
   draw seat=0 cards=S2B from=deck to=hand 0
24. 1 COUNTER 0
   play seat=1 cards=COUNTER from=hand 1 to=stack 1
   rob seat=1 other=0 number=2
   draw seat=1 cards=RECRUIT from=deck to=hand 1
25. 2 SWARM
   play seat=2 cards=SWARM from=hand 2 to=stack 2
   take seat=2 number=1
   draw seat=2 cards=COUNTER from=deck to=hand 2
26. 0 SWARM 2
   play seat=0 cards=SWARM from=hand 0 to=stack 0
   play seat=0 cards=SWARM from=hand 0 to=stack 0
   take seat=0 number=2
   draw seat=0 cards=S3B from=deck to=hand 0
   draw seat=0 cards=SWARM from=deck to=hand 0
27. 1 S2A
   play seat=1 cards=S2A from=hand 1 to=stack 1
   take seat=1 number=2
   draw seat=1 cards=SWARM from=deck to=hand 1
28. 2 COUNTER 1
   play seat=2 cards=COUNTER from=hand 2 to=stack 2
   rob seat=2 other=1 number=2
   draw seat=2 cards=S3A from=deck to=hand 2
29. 0 S2A
   play seat=0 cards=S2A from=hand 0 to=stack 0
   rob seat=0 other=1 number=2
   draw seat=0 cards=S3B from=deck to=hand 0
30. 1 S2A
   play seat=1 cards=S2A from=hand 1 to=stack 1
   rob seat=1 other=0 number=2
   draw seat=1 cards=COUNTER from=deck to=hand 1
31. 2 S3A
   play seat=2 cards=S3A from=hand 2 to=stack 2
   take seat=2 number=3
   draw seat=2 cards=RECRUIT from=deck to=hand 2
32. 0 S2A
   play seat=0 cards=S2A from=hand 0 to=stack 0
   rob seat=0 other=1 number=2
33. 1 COUNTER 0
   play seat=1 cards=COUNTER from=hand 1 to=stack 1
   rob seat=1 other=0 number=2
34. 2 RECRUIT
   play seat=2 cards=RECRUIT from=hand 2 to=stack 2
   take seat=2 number=1
35. 0 S3B
   play seat=0 cards=S3B from=hand 0 to=stack 0
   take seat=0 number=3
36. 1 SWARM 2
   play seat=1 cards=SWARM from=hand 1 to=stack 1
   play seat=1 cards=SWARM from=hand 1 to=stack 1
   take seat=1 number=2
37. 2 RECRUIT
   play seat=2 cards=RECRUIT from=hand 2 to=stack 2
   take seat=2 number=1
38. 0 S3B
   play seat=0 cards=S3B from=hand 0 to=stack 0
   take seat=0 number=3
39. 1 RECRUIT
   play seat=1 cards=RECRUIT from=hand 1 to=stack 1
   take seat=1 number=2
40. 2 RECRUIT
   play seat=2 cards=RECRUIT from=hand 2 to=stack 2
   take seat=2 number=2
41. 0 S2B
   play seat=0 cards=S2B from=hand 0 to=stack 0
   take seat=0 number=2
42. 1 RECRUIT
   play seat=1 cards=RECRUIT from=hand 1 to=stack 1
   take seat=1 number=2
43. 2 RECRUIT
   play seat=2 cards=RECRUIT from=hand 2 to=stack 2
   take seat=2 number=2
44. 0 SWARM
   play seat=0 cards=SWARM from=hand 0 to=stack 0
   take seat=0 number=1
   skip seat=1
45. 2 RECRUIT
   play seat=2 cards=RECRUIT from=hand 2 to=stack 2
   take seat=2 number=2
   halt
{"config": {"players": 3, "turn_limit": 2000}, "hands": [[], [], []], "stacks": [["S4B", "SWARM", "SWARM", "SWARM", "S3B", "S4A", "COUNTER", "S2B", "SWARM", "SWARM", "SWARM", "S3A", "SWARM", "SWARM", "S2A", "S2A", "S3B", "S3B", "S2B", "SWARM"], ["S4A", "S4B", "COUNTER", "S3A", "S3A", "SWARM", "SWARM", "S4B", "COUNTER", "S2A", "S2A", "COUNTER", "SWARM", "SWARM", "RECRUIT", "RECRUIT"], ["S4A", "S4A", "S3B", "COUNTER", "S4B", "S2B", "S2B", "RECRUIT", "SWARM", "COUNTER", "S3A", "RECRUIT", "RECRUIT", "RECRUIT", "RECRUIT", "RECRUIT"]], "deck": [], "over": true, "active": 0, "state": "PLAY", "earth": 122, "loot": [27, 26, 25], "turns": 47, "truncated": true}
