   mission seat=2 number=1 cards=N2+N5 from=box to=mission
1. tick 27
2. 2 1
3. tick 9
   flip seat=2 number=1 cards=C5T5 from=pile 2 to=stack
4. 2 2
5. tick 20
   claim seat=2 number=2 cards=C5T5 from=stack to=gained 2 facts={'seq': 1}
6. 2 1
7. tick 17
   flip seat=2 number=2 cards=C6T7 from=pile 2 to=stack
8. 0 1
9. tick 19
   flip seat=0 number=3 cards=C4T8 from=pile 0 to=stack
10. 1 1
11. tick 24
   flip seat=1 number=4 cards=C4T3 from=pile 1 to=stack
12. 2 1
13. tick 14
   flip seat=2 number=5 cards=C6T2 from=pile 2 to=stack
14. 2 2
15. tick 22
   claim seat=2 number=3 cards=C6T2 from=stack to=gained 2 facts={'seq': 5}
16. 2 1
17. tick 16
   flip seat=2 number=6 cards=C3T4 from=pile 2 to=stack
18. 0 1
19. tick 25
   flip seat=0 number=7 cards=C3T8 from=pile 0 to=stack
20. 1 1
21. tick 16
   flip seat=1 number=8 cards=C6T4 from=pile 1 to=stack
22. 2 1
23. tick 11
   flip seat=2 number=9 cards=C1T2 from=pile 2 to=stack
24. 2 2
25. tick 20
   claim seat=2 number=1 cards=C1T2 from=stack to=gained 2 facts={'seq': 9}
26. 2 1
27. tick 12
   flip seat=2 number=10 cards=C4T5 from=pile 2 to=stack
28. 2 2
29. tick 22
   claim seat=2 number=1 cards=C4T5 from=stack to=gained 2 facts={'seq': 10}
30. 2 1
31. tick 9
   flip seat=2 number=11 cards=C4T2 from=pile 2 to=stack
32. 2 2
33. 1 2
34. tick 1 drawn
   claim seat=2 number=1 cards=C4T2 from=stack to=gained 2 facts={'seq': 11}
35. tick 19
36. 2 1
37. tick 20
   flip seat=2 number=12 cards=C1T7 from=pile 2 to=stack
38. 0 1
39. tick 16
   flip seat=0 number=13 cards=C6T8 from=pile 0 to=stack
40. 1 1
41. tick 18
   flip seat=1 number=14 cards=C2T1 from=pile 1 to=stack
42. 2 1
43. tick 17
   flip seat=2 number=15 cards=C1T6 from=pile 2 to=stack
44. 0 1
45. tick 16
   flip seat=0 number=16 cards=C3T7 from=pile 0 to=stack
46. 1 1
47. tick 22
   flip seat=1 number=17 cards=C5T4 from=pile 1 to=stack
48. 2 1
49. tick 16
   flip seat=2 number=18 cards=C4T7 from=pile 2 to=stack
50. 0 1
51. tick 16
   flip seat=0 number=19 cards=C1T1 from=pile 0 to=stack
52. 1 1
53. tick 10
   flip seat=1 number=20 cards=C5X from=pile 1 to=stack
54. 2 2
55. tick 20
   claim seat=2 number=3 cards=C5X from=stack to=gained 2 facts={'seq': 20}
56. 2 1
57. tick 17
   flip seat=2 number=21 cards=C2T6 from=pile 2 to=stack
58. 0 1
59. tick 12
   flip seat=0 number=22 cards=C4T6 from=pile 0 to=stack
60. 0 2
61. tick 26
   claim seat=0 number=-2 cards=C4T6 from=stack to=gained 0 facts={'seq': 22}
62. 0 1
63. tick 10
   flip seat=0 number=23 cards=C2T5 from=pile 0 to=stack
64. 2 2
65. tick 20
   claim seat=2 number=2 cards=C2T5 from=stack to=gained 2 facts={'seq': 23}
66. 2 1
67. tick 22
   flip seat=2 number=24 cards=C6T6 from=pile 2 to=stack
68. 0 1
69. tick 17
   flip seat=0 number=25 cards=C1T4 from=pile 0 to=stack
70. 1 1
71. tick 18
   flip seat=1 number=26 cards=C2T7 from=pile 1 to=stack
72. 2 1
73. tick 18
   flip seat=2 number=27 cards=C3T3 from=pile 2 to=stack
74. 0 1
75. tick 10
   flip seat=0 number=28 cards=C2X from=pile 0 to=stack
76. 2 2
77. tick 30
   claim seat=2 number=3 cards=C2X from=stack to=gained 2 facts={'seq': 28}
78. 2 1
79. tick 19
   flip seat=2 number=29 cards=C3T6 from=pile 2 to=stack
80. 0 1
81. tick 10
   flip seat=0 number=30 cards=C2T2 from=pile 0 to=stack
82. 2 2
83. tick 20
   claim seat=2 number=2 cards=C2T2 from=stack to=gained 2 facts={'seq': 30}
84. 2 1
85. tick 25
   flip seat=2 number=31 cards=C5T8 from=pile 2 to=stack
86. 0 1
87. tick 23
   flip seat=0 number=32 cards=C1T3 from=pile 0 to=stack
88. 1 1
89. tick 11
   flip seat=1 number=33 cards=C3X from=pile 1 to=stack
90. 2 2
91. tick 20
   claim seat=2 number=4 cards=C3X from=stack to=gained 2 facts={'seq': 33}
92. 2 1
93. tick 21
   flip seat=2 number=34 cards=C4T1 from=pile 2 to=stack
94. 0 1
95. tick 16
   flip seat=0 number=35 cards=C2T3 from=pile 0 to=stack
96. 1 1
97. tick 21
   flip seat=1 number=36 cards=C4T4 from=pile 1 to=stack
98. 2 1
99. tick 10
   flip seat=2 number=37 cards=C3T5 from=pile 2 to=stack
100. 2 2
101. tick 20
   claim seat=2 number=3 cards=C3T5 from=stack to=gained 2 facts={'seq': 37}
102. 2 1
103. tick 1
   flip seat=2 number=38 cards=C2T4 from=pile 2 to=stack
   floor seat=0 number=2
   round_over seat=2 number=1 facts={'points': [0, 0, 25]}
{"config": {"players": 3, "rounds": 1}, "piles": [["C3T2", "C6T1", "C6T5", "C6T3", "C6X", "C4X"], ["C5T6", "C1T8", "C5T7", "C3T1", "C5T1", "C5T3", "C5T2", "C1T5", "C1X", "C2T8"], []], "stack": ["C6T7", "C4T8", "C4T3", "C3T4", "C3T8", "C6T4", "C1T7", "C6T8", "C2T1", "C1T6", "C3T7", "C5T4", "C4T7", "C1T1", "C2T6", "C6T6", "C1T4", "C2T7", "C3T3", "C3T6", "C5T8", "C1T3", "C4T1", "C2T3", "C4T4", "C2T4"], "gained": [["C4T6"], [], ["C5T5", "C6T2", "C1T2", "C4T5", "C4T2", "C5X", "C2T5", "C2X", "C2T2", "C3X", "C3T5"]], "aside": [], "mission": ["N2", "N5"], "over": true, "first": 2, "state": "GAME_OVER", "seq": 38, "last_player": 2, "tick": 891, "rounds": [[0, 0, 25]]}
