   round seat=3 number=1
   mission cards=N1 from=missions to=mission
   multiplier cards=M4 from=box to=multiplier
1. 3 1 4
   peek seat=3 number=4 cards=C3T4 from=grid
2. 3 3
   peek seat=3 number=3 cards=C3T2 from=grid
3. 0 1 7
   peek seat=0 number=7 cards=C2T1 from=grid
4. 0 12
   peek seat=0 number=12 cards=C3T6 from=grid
5. 1 2 11
   reveal seat=1 number=11 cards=C3T7 from=grid
6. 1 2
   show seat=1 number=2 cards=C3T5 from=grid
7. 2 2 3
   reveal seat=2 number=3 cards=C3T2 from=grid
8. 2 12
   show seat=2 number=12 cards=C3T6 from=grid
9. 3 2 2
   reveal seat=3 number=2 cards=C3T5 from=grid
10. 3 3
   show seat=3 number=3 cards=C3T2 from=grid
11. 0 2 11
   reveal seat=0 number=11 cards=C3T7 from=grid
12. 0 12
   show seat=0 number=12 cards=C3T6 from=grid
13. 1 2 7
   reveal seat=1 number=7 cards=C2T1 from=grid
14. 1 13
   show seat=1 number=13 cards=C3T3 from=grid
15. 2 2 8
   reveal seat=2 number=8 cards=C2T6 from=grid
16. 2 10
   show seat=2 number=10 cards=C3X from=grid
17. 3 2 1
   reveal seat=3 number=1 cards=C2T4 from=grid
18. 3 15
   show seat=3 number=15 cards=C3T1 from=grid
19. 0 2 14
   reveal seat=0 number=14 cards=C2T8 from=grid
20. 0 3
   show seat=0 number=3 cards=C3T2 from=grid
21. 1 1 11
   peek seat=1 number=11 cards=C3T7 from=grid
22. 1 6
   peek seat=1 number=6 cards=C2T2 from=grid
23. 2 1 6
   peek seat=2 number=6 cards=C2T2 from=grid
24. 2 18
   peek seat=2 number=18 cards=C2T7 from=grid
25. 3 2 3
   reveal seat=3 number=3 cards=C3T2 from=grid
26. 3 9
   show seat=3 number=9 cards=C2T5 from=grid
27. 0 2 13
   reveal seat=0 number=13 cards=C3T3 from=grid
28. 0 7
   show seat=0 number=7 cards=C2T1 from=grid
29. 1 2 4
   reveal seat=1 number=4 cards=C3T4 from=grid
30. 1 3
   show seat=1 number=3 cards=C3T2 from=grid
31. 2 2 4
   reveal seat=2 number=4 cards=C3T4 from=grid
32. 2 12
   show seat=2 number=12 cards=C3T6 from=grid
33. 3 2 8
   reveal seat=3 number=8 cards=C2T6 from=grid
34. 3 18
   show seat=3 number=18 cards=C2T7 from=grid
35. 0 2 3
   reveal seat=0 number=3 cards=C3T2 from=grid
36. 0 9
   show seat=0 number=9 cards=C2T5 from=grid
37. 1 2 6
   reveal seat=1 number=6 cards=C2T2 from=grid
38. 1 16
   show seat=1 number=16 cards=C2T3 from=grid
39. 2 1 13
   peek seat=2 number=13 cards=C3T3 from=grid
40. 2 12
   peek seat=2 number=12 cards=C3T6 from=grid
41. 3 1 12
   peek seat=3 number=12 cards=C3T6 from=grid
42. 3 3
   peek seat=3 number=3 cards=C3T2 from=grid
43. 0 2 16
   reveal seat=0 number=16 cards=C2T3 from=grid
44. 0 12
   show seat=0 number=12 cards=C3T6 from=grid
45. 1 1 11
   peek seat=1 number=11 cards=C3T7 from=grid
46. 1 8
   peek seat=1 number=8 cards=C2T6 from=grid
47. 2 1 16
   peek seat=2 number=16 cards=C2T3 from=grid
48. 2 12
   peek seat=2 number=12 cards=C3T6 from=grid
49. 3 2 15
   reveal seat=3 number=15 cards=C3T1 from=grid
50. 3 1
   show seat=3 number=1 cards=C2T4 from=grid
51. 0 1 4
   peek seat=0 number=4 cards=C3T4 from=grid
52. 0 2
   peek seat=0 number=2 cards=C3T5 from=grid
53. 1 2 16
   reveal seat=1 number=16 cards=C2T3 from=grid
54. 1 5
   show seat=1 number=5 cards=C3T8 from=grid
55. 2 2 11
   reveal seat=2 number=11 cards=C3T7 from=grid
56. 2 2
   show seat=2 number=2 cards=C3T5 from=grid
57. 3 1 3
   peek seat=3 number=3 cards=C3T2 from=grid
58. 3 10
   peek seat=3 number=10 cards=C3X from=grid
59. 0 1 17
   peek seat=0 number=17 cards=C2X from=grid
60. 0 2
   peek seat=0 number=2 cards=C3T5 from=grid
61. 1 1 16
   peek seat=1 number=16 cards=C2T3 from=grid
62. 1 1
   peek seat=1 number=1 cards=C2T4 from=grid
63. 2 1 11
   peek seat=2 number=11 cards=C3T7 from=grid
64. 2 7
   peek seat=2 number=7 cards=C2T1 from=grid
65. 3 1 11
   peek seat=3 number=11 cards=C3T7 from=grid
66. 3 8
   peek seat=3 number=8 cards=C2T6 from=grid
67. 0 2 6
   reveal seat=0 number=6 cards=C2T2 from=grid
68. 0 13
   show seat=0 number=13 cards=C3T3 from=grid
69. 1 2 5
   reveal seat=1 number=5 cards=C3T8 from=grid
70. 1 11
   show seat=1 number=11 cards=C3T7 from=grid
71. 2 1 13
   peek seat=2 number=13 cards=C3T3 from=grid
72. 2 15
   peek seat=2 number=15 cards=C3T1 from=grid
73. 3 1 4
   peek seat=3 number=4 cards=C3T4 from=grid
74. 3 5
   peek seat=3 number=5 cards=C3T8 from=grid
75. 0 1 1
   peek seat=0 number=1 cards=C2T4 from=grid
76. 0 18
   peek seat=0 number=18 cards=C2T7 from=grid
77. 1 2 7
   reveal seat=1 number=7 cards=C2T1 from=grid
78. 1 17
   show seat=1 number=17 cards=C2X from=grid
   complete seat=1 number=1 cards=N1 from=mission to=kept 1
   mission cards=N5 from=missions to=mission
79. 2 2 2
   reveal seat=2 number=2 cards=C3T5 from=grid
80. 2 3
   show seat=2 number=3 cards=C3T2 from=grid
81. 3 2 5
   reveal seat=3 number=5 cards=C3T8 from=grid
82. 3 9
   show seat=3 number=9 cards=C2T5 from=grid
83. 0 2 12
   reveal seat=0 number=12 cards=C3T6 from=grid
84. 0 2
   show seat=0 number=2 cards=C3T5 from=grid
85. 1 2 14
   reveal seat=1 number=14 cards=C2T8 from=grid
86. 1 2
   show seat=1 number=2 cards=C3T5 from=grid
87. 2 2 5
   reveal seat=2 number=5 cards=C3T8 from=grid
88. 2 3
   show seat=2 number=3 cards=C3T2 from=grid
89. 3 1 8
   peek seat=3 number=8 cards=C2T6 from=grid
90. 3 3
   peek seat=3 number=3 cards=C3T2 from=grid
91. 0 2 2
   reveal seat=0 number=2 cards=C3T5 from=grid
92. 0 6
   show seat=0 number=6 cards=C2T2 from=grid
93. 1 2 1
   reveal seat=1 number=1 cards=C2T4 from=grid
94. 1 16
   show seat=1 number=16 cards=C2T3 from=grid
95. 2 1 2
   peek seat=2 number=2 cards=C3T5 from=grid
96. 2 15
   peek seat=2 number=15 cards=C3T1 from=grid
97. 3 2 16
   reveal seat=3 number=16 cards=C2T3 from=grid
98. 3 3
   show seat=3 number=3 cards=C3T2 from=grid
99. 0 1 14
   peek seat=0 number=14 cards=C2T8 from=grid
100. 0 12
   peek seat=0 number=12 cards=C3T6 from=grid
101. 1 1 12
   peek seat=1 number=12 cards=C3T6 from=grid
102. 1 9
   peek seat=1 number=9 cards=C2T5 from=grid
103. 2 1 12
   peek seat=2 number=12 cards=C3T6 from=grid
104. 2 14
   peek seat=2 number=14 cards=C2T8 from=grid
105. 3 1 6
   peek seat=3 number=6 cards=C2T2 from=grid
106. 3 15
   peek seat=3 number=15 cards=C3T1 from=grid
107. 0 2 18
   reveal seat=0 number=18 cards=C2T7 from=grid
108. 0 9
   show seat=0 number=9 cards=C2T5 from=grid
109. 1 1 6
   peek seat=1 number=6 cards=C2T2 from=grid
110. 1 9
   peek seat=1 number=9 cards=C2T5 from=grid
111. 2 1 6
   peek seat=2 number=6 cards=C2T2 from=grid
112. 2 18
   peek seat=2 number=18 cards=C2T7 from=grid
113. 3 2 9
   reveal seat=3 number=9 cards=C2T5 from=grid
114. 3 5
   show seat=3 number=5 cards=C3T8 from=grid
115. 0 1 16
   peek seat=0 number=16 cards=C2T3 from=grid
116. 0 14
   peek seat=0 number=14 cards=C2T8 from=grid
117. 1 1 8
   peek seat=1 number=8 cards=C2T6 from=grid
118. 1 10
   peek seat=1 number=10 cards=C3X from=grid
119. 2 2 1
   reveal seat=2 number=1 cards=C2T4 from=grid
120. 2 11
   show seat=2 number=11 cards=C3T7 from=grid
   cap seat=2 number=60
   taken_out number=0 cards=N4 from=removed
   round_over seat=2 number=1 facts={'points': [0, 1, 0, 0]}
{"config": {"players": 4, "mode": "m2_memory", "rounds": 1, "m2_turn_cap": 60}, "grid": ["C2T4", "C3T5", "C3T2", "C3T4", "C3T8", "C2T2", "C2T1", "C2T6", "C2T5", "C3X", "C3T7", "C3T6", "C3T3", "C2T8", "C3T1", "C2T3", "C2X", "C2T7"], "mission": "N5", "missions": ["N6", "N8", "N2", "N7", "N3"], "removed": "N4", "multiplier": "M4", "kept": [[], ["N1"], [], []], "over": true, "first": 2, "state": "GAME_OVER", "up": [7, 17], "rounds": [[0, 1, 0, 0]], "known": [{"place": "grid", "at": 0, "seats": [0, 1, 2, 3, -1]}, {"place": "grid", "at": 1, "seats": [0, 1, 2, 3, -1]}, {"place": "grid", "at": 2, "seats": [0, 1, 2, 3, -1]}, {"place": "grid", "at": 3, "seats": [0, 1, 2, 3, -1]}, {"place": "grid", "at": 4, "seats": [0, 1, 2, 3, -1]}, {"place": "grid", "at": 5, "seats": [0, 1, 2, 3, -1]}, {"place": "grid", "at": 7, "seats": [0, 1, 2, 3, -1]}, {"place": "grid", "at": 8, "seats": [0, 1, 2, 3, -1]}, {"place": "grid", "at": 9, "seats": [0, 1, 2, 3, -1]}, {"place": "grid", "at": 10, "seats": [0, 1, 2, 3, -1]}, {"place": "grid", "at": 11, "seats": [0, 1, 2, 3, -1]}, {"place": "grid", "at": 12, "seats": [0, 1, 2, 3, -1]}, {"place": "grid", "at": 13, "seats": [0, 1, 2, 3, -1]}, {"place": "grid", "at": 14, "seats": [0, 1, 2, 3, -1]}, {"place": "grid", "at": 15, "seats": [0, 1, 2, 3, -1]}, {"place": "grid", "at": 17, "seats": [0, 1, 2, 3, -1]}, {"place": "removed", "at": 0, "seats": [0, 1, 2, 3, -1]}]}
