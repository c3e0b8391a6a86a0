   character seat=1 number=2 cards=C2X
   character seat=0 number=3 cards=C3X
   maps seat=1 number=1 word=a
1. next
   start seat=1
2. 1 2 8
3. 0 5
4. tick 1 drawn
   call seat=0
   wrong seat=0
5. 1 2 6
6. tick 1
   up seat=1 number=6 cards=C2T6 from=grid 1
7. 1 5
8. tick 1
   call seat=1
   wrong seat=1
   misplaced seat=1 number=1
   floor seat=1 number=1
   round_over seat=1 number=1 facts={'points': [0, 0]}
9. next
   maps seat=1 number=2 word=a
10. next
   start seat=1
11. 1 4 7 5
12. 0 4 2 8
13. tick 1 drawn
   swap seat=0 from=grid 0 facts={'cells': [2, 8]}
   swap seat=1 from=grid 1 facts={'cells': [7, 5]}
14. 1 4 1 2
15. 0 5
16. tick 1 drawn
   call seat=0
   wrong seat=0
17. 1 4 9 2
18. tick 1
   swap seat=1 from=grid 1 facts={'cells': [9, 2]}
19. 1 1 5
20. tick 2
   look seat=1 number=5 cards=C2T6 from=grid 1
21. 1 2 6
22. tick 1
   up seat=1 number=6 cards=C2T8 from=grid 1
23. 1 3
24. tick 2
   down seat=1 number=6
25. 1 2 8
26. tick 1
   up seat=1 number=8 cards=C2T3 from=grid 1
27. 1 4 2 4
28. tick 1
   swap seat=1 from=grid 1 facts={'cells': [2, 4]}
29. 1 2 1
30. tick 2
   up seat=1 number=1 cards=C2T1 from=grid 1
31. 1 2 7
32. tick 1
   up seat=1 number=7 cards=C2X from=grid 1
33. 1 5
34. tick 1
   call seat=1
   wrong seat=1
   misplaced seat=1 number=3
   floor seat=1 number=3
   round_over seat=1 number=2 facts={'points': [0, 0]}
35. next
   maps seat=1 number=3 word=a
36. next
   start seat=1
37. 1 4 4 2
38. tick 1
   swap seat=1 from=grid 1 facts={'cells': [4, 2]}
39. 0 4 6 7
40. 1 5
41. tick 1 drawn
   call seat=1
   wrong seat=1
42. tick 1
43. 0 2 7
44. tick 1
   up seat=0 number=7 cards=C3T3 from=grid 0
45. 0 4 1 2
46. tick 3
   swap seat=0 from=grid 0 facts={'cells': [1, 2]}
47. 0 3
48. tick 2
   down seat=0 number=7
49. 0 4 1 6
50. tick 1
   swap seat=0 from=grid 0 facts={'cells': [1, 6]}
51. 0 2 7
52. tick 1
   up seat=0 number=7 cards=C3T3 from=grid 0
53. 0 2 8
54. tick 3
   up seat=0 number=8 cards=C3T1 from=grid 0
55. 0 3 8
56. tick 1
   down seat=0 number=8
57. 0 4 1 6
58. tick 1
   swap seat=0 from=grid 0 facts={'cells': [1, 6]}
59. 0 5
60. tick 1
   call seat=0
   wrong seat=0
   misplaced seat=0 number=1
   floor seat=0 number=1
   round_over seat=0 number=3 facts={'points': [0, 0]}
{"config": {"players": 2, "mode": "m3_map", "m3_cost": {"look": 1, "up": 1, "down": 1, "swap": 1}, "m3_round_limit": 60}, "grids": [["C3T8", "C3T4", "C3T5", "C3X", "C3T2", "C3T7", "C3T3", "C3T1", "C3T6"], ["C2T4", "C2T5", "C2T2", "C2T1", "C2X", "C2T7", "C2T3", "C2T6", "C2T8"]], "over": true, "first": 0, "state": "GAME_OVER", "characters": ["C3", "C2"], "announcer": 1, "used_maps": ["P2", "P5", "P3", "P1"], "up": [[7], []], "tick": 34, "rounds": [[0, 0], [0, 0], [0, 0]], "known": [{"place": "grids", "seat": 0, "at": 6, "seats": [0, 1, -1]}, {"place": "grids", "seat": 0, "at": 7, "seats": [0, 1, -1]}], "maps": ["P2a", "P1a"]}
