1. 0 SWARM
   play seat=0 cards=SWARM from=hand 0 to=stack 0
   take seat=0 number=1
   draw seat=0 cards=RECRUIT from=deck to=hand 0
2. 1 SWARM
   play seat=1 cards=SWARM from=hand 1 to=stack 1
   take seat=1 number=1
   draw seat=1 cards=S2A from=deck to=hand 1
3. 2 GENERAL
   play seat=2 cards=GENERAL from=hand 2 to=stack 2
   return seat=3 number=0
   return seat=4 number=0
   return seat=0 number=1
   return seat=1 number=1
   gather seat=2 number=3 to=deck
   draw seat=2 cards=SWARM from=deck to=hand 2
4. 3 S2B
   play seat=3 cards=S2B from=hand 3 to=stack 3
   take seat=3 number=2
   draw seat=3 cards=S3A from=deck to=hand 3
5. 4 SWARM 2
   play seat=4 cards=SWARM from=hand 4 to=stack 4
   play seat=4 cards=SWARM from=hand 4 to=stack 4
   take seat=4 number=2
   draw seat=4 cards=GENERAL from=deck to=hand 4
   draw seat=4 cards=RECRUIT from=deck to=hand 4
6. 0 RECRUIT
   play seat=0 cards=RECRUIT from=hand 0 to=stack 0
   take seat=0 number=1
   draw seat=0 cards=S3B from=deck to=hand 0
7. 1 S4B
   play seat=1 cards=S4B from=hand 1 to=stack 1
   take seat=1 number=4
   draw seat=1 cards=COUNTER from=deck to=hand 1
8. 2 S4A
   play seat=2 cards=S4A from=hand 2 to=stack 2
   take seat=2 number=4
   draw seat=2 cards=GENERAL from=deck to=hand 2
9. 3 COUNTER 2
   play seat=3 cards=COUNTER from=hand 3 to=stack 3
   rob seat=3 other=2 number=2
   draw seat=3 cards=RECRUIT from=deck to=hand 3
10. 4 COUNTER 3
   play seat=4 cards=COUNTER from=hand 4 to=stack 4
   rob seat=4 other=3 number=2
   draw seat=4 cards=SWARM from=deck to=hand 4
11. 0 S2A
   play seat=0 cards=S2A from=hand 0 to=stack 0
   take seat=0 number=2
   draw seat=0 cards=SWARM from=deck to=hand 0
12. 1 S2B
   play seat=1 cards=S2B from=hand 1 to=stack 1
   take seat=1 number=2
   draw seat=1 cards=COUNTER from=deck to=hand 1
13. 2 SWARM
   play seat=2 cards=SWARM from=hand 2 to=stack 2
   take seat=2 number=1
   draw seat=2 cards=S4A from=deck to=hand 2
14. 3 RECRUIT
   play seat=3 cards=RECRUIT from=hand 3 to=stack 3
   take seat=3 number=1
   draw seat=3 cards=S3A from=deck to=hand 3
15. 4 SWARM
   play seat=4 cards=SWARM from=hand 4 to=stack 4
   take seat=4 number=1
   draw seat=4 cards=S4B from=deck to=hand 4
16. 0 S2A
   play seat=0 cards=S2A from=hand 0 to=stack 0
   take seat=0 number=2
   draw seat=0 cards=SWARM from=deck to=hand 0
17. 1 S2B
   play seat=1 cards=S2B from=hand 1 to=stack 1
   take seat=1 number=2
   draw seat=1 cards=SWARM from=deck to=hand 1
18. 2 S4A
   play seat=2 cards=S4A from=hand 2 to=stack 2
   take seat=2 number=4
   draw seat=2 cards=RECRUIT from=deck to=hand 2
19. 3 S3B
   play seat=3 cards=S3B from=hand 3 to=stack 3
   take seat=3 number=3
   draw seat=3 cards=S3A from=deck to=hand 3
20. 4 S4B
   play seat=4 cards=S4B from=hand 4 to=stack 4
   take seat=4 number=4
   draw seat=4 cards=RECRUIT from=deck to=hand 4
21. 0 S3B
   play seat=0 cards=S3B from=hand 0 to=stack 0
   rob seat=0 other=3 number=3
   draw seat=0 cards=S2A from=deck to=hand 0
22. 1 SWARM
   play seat=1 cards=SWARM from=hand 1 to=stack 1
   take seat=1 number=1
   draw seat=1 cards=COUNTER from=deck to=hand 1
23. 2 GENERAL
   play seat=2 cards=GENERAL from=hand 2 to=stack 2
   return seat=3 number=3
   return seat=4 number=4
   return seat=0 number=3
   return seat=1 number=1
   gather seat=2 number=21 to=deck
   draw seat=2 cards=S4A from=deck to=hand 2
24. 3 S3A
   play seat=3 cards=S3A from=hand 3 to=stack 3
   take seat=3 number=3
   draw seat=3 cards=SWARM from=deck to=hand 3
25. 4 COUNTER 1
   play seat=4 cards=COUNTER from=hand 4 to=stack 4
   rob seat=4 other=1 number=2
   draw seat=4 cards=SWARM from=deck to=hand 4
26. 0 S3B
   play seat=0 cards=S3B from=hand 0 to=stack 0
   take seat=0 number=3
   draw seat=0 cards=S4A from=deck to=hand 0
27. 1 S2A
   play seat=1 cards=S2A from=hand 1 to=stack 1
   take seat=1 number=2
   draw seat=1 cards=S3B from=deck to=hand 1
28. 2 S4A
   play seat=2 cards=S4A from=hand 2 to=stack 2
   take seat=2 number=4
   draw seat=2 cards=RECRUIT from=deck to=hand 2
29. 3 S3A
   play seat=3 cards=S3A from=hand 3 to=stack 3
   take seat=3 number=3
   draw seat=3 cards=SWARM from=deck to=hand 3
30. 4 SWARM
   play seat=4 cards=SWARM from=hand 4 to=stack 4
   take seat=4 number=1
   draw seat=4 cards=SWARM from=deck to=hand 4
31. 0 S4A
   play seat=0 cards=S4A from=hand 0 to=stack 0
   rob seat=0 other=2 number=4
   draw seat=0 cards=SWARM from=deck to=hand 0
32. 1 COUNTER 3
   play seat=1 cards=COUNTER from=hand 1 to=stack 1
   rob seat=1 other=3 number=2
   draw seat=1 cards=GENERAL from=deck to=hand 1
33. 2 RECRUIT
   play seat=2 cards=RECRUIT from=hand 2 to=stack 2
   take seat=2 number=1
   draw seat=2 cards=SWARM from=deck to=hand 2
34. 3 S3A
   play seat=3 cards=S3A from=hand 3 to=stack 3
   take seat=3 number=3
   draw seat=3 cards=COUNTER from=deck to=hand 3
35. 4 SWARM
   play seat=4 cards=SWARM from=hand 4 to=stack 4
   take seat=4 number=1
   draw seat=4 cards=GENERAL from=deck to=hand 4
36. 0 S2A
   play seat=0 cards=S2A from=hand 0 to=stack 0
   take seat=0 number=2
   draw seat=0 cards=S4A from=deck to=hand 0
37. 1 COUNTER 3
   play seat=1 cards=COUNTER from=hand 1 to=stack 1
   rob seat=1 other=3 number=2
   draw seat=1 cards=S2B from=deck to=hand 1
38. 2 SWARM
   play seat=2 cards=SWARM from=hand 2 to=stack 2
   take seat=2 number=1
   draw seat=2 cards=SWARM from=deck to=hand 2
39. 3 COUNTER 0
   play seat=3 cards=COUNTER from=hand 3 to=stack 3
   rob seat=3 other=0 number=2
   draw seat=3 cards=COUNTER from=deck to=hand 3
40. 4 GENERAL
   play seat=4 cards=GENERAL from=hand 4 to=stack 4
   return seat=0 number=2
   return seat=1 number=2
   return seat=2 number=1
   return seat=3 number=2
   gather seat=4 number=17 to=deck
   draw seat=4 cards=RECRUIT from=deck to=hand 4
41. 0 SWARM 1
   play seat=0 cards=SWARM from=hand 0 to=stack 0
   take seat=0 number=1
   draw seat=0 cards=S2B from=deck to=hand 0
42. 1 COUNTER 3
   play seat=1 cards=COUNTER from=hand 1 to=stack 1
   rob seat=1 other=3 number=2
   draw seat=1 cards=RECRUIT from=deck to=hand 1
43. 2 SWARM
   play seat=2 cards=SWARM from=hand 2 to=stack 2
   take seat=2 number=1
   draw seat=2 cards=S4A from=deck to=hand 2
44. 3 COUNTER 2
   play seat=3 cards=COUNTER from=hand 3 to=stack 3
   rob seat=3 other=2 number=2
   draw seat=3 cards=S4B from=deck to=hand 3
45. 4 GENERAL
   play seat=4 cards=GENERAL from=hand 4 to=stack 4
   return seat=0 number=1
   return seat=1 number=2
   return seat=2 number=1
   return seat=3 number=2
   gather seat=4 number=5 to=deck
   draw seat=4 cards=S2A from=deck to=hand 4
46. 0 SWARM 2
   play seat=0 cards=SWARM from=hand 0 to=stack 0
   play seat=0 cards=SWARM from=hand 0 to=stack 0
   take seat=0 number=2
   draw seat=0 cards=S2A from=deck to=hand 0
   draw seat=0 cards=SWARM from=deck to=hand 0
47. 1 S3B
   play seat=1 cards=S3B from=hand 1 to=stack 1
   take seat=1 number=3
   draw seat=1 cards=S2B from=deck to=hand 1
48. 2 S4A
   play seat=2 cards=S4A from=hand 2 to=stack 2
   take seat=2 number=4
   draw seat=2 cards=S3B from=deck to=hand 2
49. 3 S4B
   play seat=3 cards=S4B from=hand 3 to=stack 3
   take seat=3 number=3
   end seat=3
{"config": {"players": 5, "turn_limit": 2000}, "hands": [["S4B", "S4A", "S2B", "S2A", "SWARM"], ["S2B", "GENERAL", "S2B", "RECRUIT", "S2B"], ["S3A", "S4B", "RECRUIT", "RECRUIT", "S3B"], ["SWARM", "SWARM", "SWARM", "SWARM"], ["RECRUIT", "RECRUIT", "RECRUIT", "RECRUIT", "S2A"]], "stacks": [["SWARM", "SWARM"], ["S3B"], ["S4A"], ["S4B"], []], "deck": ["SWARM", "SWARM", "S4B", "S3B", "COUNTER", "S2A", "COUNTER", "COUNTER", "RECRUIT", "S3A", "SWARM", "S3A", "SWARM", "S3A", "S3B", "S4A", "COUNTER", "S2A", "SWARM", "S4A", "GENERAL", "COUNTER", "COUNTER", "GENERAL", "SWARM", "SWARM"], "over": true, "active": 3, "state": "PLAY", "earth": 0, "loot": [12, 13, 10, 6, 9], "turns": 49}
