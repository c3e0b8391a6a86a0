   round seat=1 number=1
   mission cards=N4 from=missions to=mission
   multiplier cards=M4 from=box to=multiplier
1. 1 1 8
   peek seat=1 number=8 cards=C6T5 from=grid
2. 1 11
   peek seat=1 number=11 cards=C1T3 from=grid
3. 0 1 2
   peek seat=0 number=2 cards=C1T2 from=grid
4. 0 3
   peek seat=0 number=3 cards=C1T8 from=grid
5. 1 1 18
   peek seat=1 number=18 cards=C6T6 from=grid
6. 1 15
   peek seat=1 number=15 cards=C1T5 from=grid
7. 0 1 16
   peek seat=0 number=16 cards=C6T1 from=grid
8. 0 13
   peek seat=0 number=13 cards=C1T6 from=grid
9. 1 1 10
   peek seat=1 number=10 cards=C6T2 from=grid
10. 1 3
   peek seat=1 number=3 cards=C1T8 from=grid
11. 0 1 7
   peek seat=0 number=7 cards=C1T1 from=grid
12. 0 6
   peek seat=0 number=6 cards=C6X from=grid
13. 1 1 9
   peek seat=1 number=9 cards=C6T3 from=grid
14. 1 7
   peek seat=1 number=7 cards=C1T1 from=grid
15. 0 1 4
   peek seat=0 number=4 cards=C1T4 from=grid
16. 0 5
   peek seat=0 number=5 cards=C6T8 from=grid
17. 1 1 2
   peek seat=1 number=2 cards=C1T2 from=grid
18. 1 17
   peek seat=1 number=17 cards=C1T7 from=grid
19. 0 2 4 6
   reveal seat=0 number=4 cards=C1T4 from=grid
   show seat=0 number=6 cards=C6X from=grid
20. 0 1
   complete seat=0 number=2 cards=N4 from=mission to=kept 0
   mission cards=N1 from=missions to=mission
21. 1 1 13
   peek seat=1 number=13 cards=C1T6 from=grid
22. 1 11
   peek seat=1 number=11 cards=C1T3 from=grid
23. 0 1 18
   peek seat=0 number=18 cards=C6T6 from=grid
24. 0 17
   peek seat=0 number=17 cards=C1T7 from=grid
25. 1 1 2
   peek seat=1 number=2 cards=C1T2 from=grid
26. 1 10
   peek seat=1 number=10 cards=C6T2 from=grid
27. 0 1 10
   peek seat=0 number=10 cards=C6T2 from=grid
28. 0 16
   peek seat=0 number=16 cards=C6T1 from=grid
29. 1 2 14 7
   reveal seat=1 number=14 cards=C1X from=grid
   show seat=1 number=7 cards=C1T1 from=grid
30. 1 1
   complete seat=1 number=1 cards=N1 from=mission to=kept 1
   mission cards=N8 from=missions to=mission
31. 0 1 12
   peek seat=0 number=12 cards=C6T7 from=grid
32. 0 11
   peek seat=0 number=11 cards=C1T3 from=grid
33. 1 1 13
   peek seat=1 number=13 cards=C1T6 from=grid
34. 1 16
   peek seat=1 number=16 cards=C6T1 from=grid
35. 0 1 8
   peek seat=0 number=8 cards=C6T5 from=grid
36. 0 11
   peek seat=0 number=11 cards=C1T3 from=grid
37. 1 1 12
   peek seat=1 number=12 cards=C6T7 from=grid
38. 1 3
   peek seat=1 number=3 cards=C1T8 from=grid
39. 0 1 9
   peek seat=0 number=9 cards=C6T3 from=grid
40. 0 3
   peek seat=0 number=3 cards=C1T8 from=grid
41. 1 1 5
   peek seat=1 number=5 cards=C6T8 from=grid
42. 1 15
   peek seat=1 number=15 cards=C1T5 from=grid
43. 0 1 18
   peek seat=0 number=18 cards=C6T6 from=grid
44. 0 13
   peek seat=0 number=13 cards=C1T6 from=grid
45. 1 1 1
   peek seat=1 number=1 cards=C6T4 from=grid
46. 1 16
   peek seat=1 number=16 cards=C6T1 from=grid
47. 0 1 3
   peek seat=0 number=3 cards=C1T8 from=grid
48. 0 2
   peek seat=0 number=2 cards=C1T2 from=grid
49. 1 2 1 3
   reveal seat=1 number=1 cards=C6T4 from=grid
   show seat=1 number=3 cards=C1T8 from=grid
50. 0 1 10
   peek seat=0 number=10 cards=C6T2 from=grid
51. 0 13
   peek seat=0 number=13 cards=C1T6 from=grid
52. 1 1 13
   peek seat=1 number=13 cards=C1T6 from=grid
53. 1 8
   peek seat=1 number=8 cards=C6T5 from=grid
54. 0 1 11
   peek seat=0 number=11 cards=C1T3 from=grid
55. 0 2
   peek seat=0 number=2 cards=C1T2 from=grid
56. 1 2 17 3
   reveal seat=1 number=17 cards=C1T7 from=grid
   show seat=1 number=3 cards=C1T8 from=grid
57. 0 1 15
   peek seat=0 number=15 cards=C1T5 from=grid
58. 0 18
   peek seat=0 number=18 cards=C6T6 from=grid
59. 1 2 3 5
   reveal seat=1 number=3 cards=C1T8 from=grid
   show seat=1 number=5 cards=C6T8 from=grid
   complete seat=1 number=2 cards=N8 from=mission to=kept 1
   mission cards=N2 from=missions to=mission
60. 0 2 2 10
   reveal seat=0 number=2 cards=C1T2 from=grid
   show seat=0 number=10 cards=C6T2 from=grid
   complete seat=0 number=1 cards=N2 from=mission to=kept 0
   mission cards=N3 from=missions to=mission
61. 1 2 9 11
   reveal seat=1 number=9 cards=C6T3 from=grid
   show seat=1 number=11 cards=C1T3 from=grid
   complete seat=1 number=1 cards=N3 from=mission to=kept 1
   mission cards=N5 from=missions to=mission
62. 0 2 12 15
   reveal seat=0 number=12 cards=C6T7 from=grid
   show seat=0 number=15 cards=C1T5 from=grid
63. 1 2 8 15
   reveal seat=1 number=8 cards=C6T5 from=grid
   show seat=1 number=15 cards=C1T5 from=grid
   complete seat=1 number=1 cards=N5 from=mission to=kept 1
   mission cards=N6 from=missions to=mission
64. 0 2 13 18
   reveal seat=0 number=13 cards=C1T6 from=grid
   show seat=0 number=18 cards=C6T6 from=grid
   complete seat=0 number=1 cards=N6 from=mission to=kept 0
   taken_out number=0 cards=N7 from=removed
   round_over seat=0 number=1 facts={'points': [4, 5]}
65. next
   round seat=0 number=2
   mission cards=N6 from=missions to=mission
   multiplier cards=M3 from=box to=multiplier
66. 0 1 1
   peek seat=0 number=1 cards=C2T1 from=grid
67. 0 17
   peek seat=0 number=17 cards=C2X from=grid
68. 1 1 12
   peek seat=1 number=12 cards=C2T4 from=grid
69. 1 11
   peek seat=1 number=11 cards=C4T2 from=grid
70. 0 1 3
   peek seat=0 number=3 cards=C4T7 from=grid
71. 0 15
   peek seat=0 number=15 cards=C2T5 from=grid
72. 1 1 2
   peek seat=1 number=2 cards=C4X from=grid
73. 1 4
   peek seat=1 number=4 cards=C4T5 from=grid
74. 0 1 18
   peek seat=0 number=18 cards=C2T8 from=grid
75. 0 14
   peek seat=0 number=14 cards=C4T4 from=grid
76. 1 1 5
   peek seat=1 number=5 cards=C2T3 from=grid
77. 1 13
   peek seat=1 number=13 cards=C4T6 from=grid
78. 0 1 6
   peek seat=0 number=6 cards=C2T7 from=grid
79. 0 9
   peek seat=0 number=9 cards=C4T3 from=grid
80. 1 2 13 2
   reveal seat=1 number=13 cards=C4T6 from=grid
   show seat=1 number=2 cards=C4X from=grid
81. 1 1
   complete seat=1 number=1 cards=N6 from=mission to=kept 1
   mission cards=N8 from=missions to=mission
82. 0 2 18 17
   reveal seat=0 number=18 cards=C2T8 from=grid
   show seat=0 number=17 cards=C2X from=grid
83. 0 1
   complete seat=0 number=1 cards=N8 from=mission to=kept 0
   mission cards=N2 from=missions to=mission
84. 1 1 10
   peek seat=1 number=10 cards=C2T6 from=grid
85. 1 12
   peek seat=1 number=12 cards=C2T4 from=grid
86. 0 1 7
   peek seat=0 number=7 cards=C4T8 from=grid
87. 0 14
   peek seat=0 number=14 cards=C4T4 from=grid
88. 1 1 16
   peek seat=1 number=16 cards=C4T1 from=grid
89. 1 15
   peek seat=1 number=15 cards=C2T5 from=grid
90. 0 1 8
   peek seat=0 number=8 cards=C2T2 from=grid
91. 0 16
   peek seat=0 number=16 cards=C4T1 from=grid
92. 1 1 14
   peek seat=1 number=14 cards=C4T4 from=grid
93. 1 7
   peek seat=1 number=7 cards=C4T8 from=grid
94. 0 1 5
   peek seat=0 number=5 cards=C2T3 from=grid
95. 0 10
   peek seat=0 number=10 cards=C2T6 from=grid
96. 1 1 9
   peek seat=1 number=9 cards=C4T3 from=grid
97. 1 1
   peek seat=1 number=1 cards=C2T1 from=grid
98. 0 1 1
   peek seat=0 number=1 cards=C2T1 from=grid
99. 0 8
   peek seat=0 number=8 cards=C2T2 from=grid
100. 1 1 8
   peek seat=1 number=8 cards=C2T2 from=grid
101. 1 6
   peek seat=1 number=6 cards=C2T7 from=grid
102. 0 1 15
   peek seat=0 number=15 cards=C2T5 from=grid
103. 0 9
   peek seat=0 number=9 cards=C4T3 from=grid
104. 1 2 8 11
   reveal seat=1 number=8 cards=C2T2 from=grid
   show seat=1 number=11 cards=C4T2 from=grid
   complete seat=1 number=1 cards=N2 from=mission to=kept 1
   mission cards=N5 from=missions to=mission
105. 0 1 12
   peek seat=0 number=12 cards=C2T4 from=grid
106. 0 4
   peek seat=0 number=4 cards=C4T5 from=grid
107. 1 2 4 15
   reveal seat=1 number=4 cards=C4T5 from=grid
   show seat=1 number=15 cards=C2T5 from=grid
   complete seat=1 number=1 cards=N5 from=mission to=kept 1
   mission cards=N1 from=missions to=mission
108. 0 2 1 16
   reveal seat=0 number=1 cards=C2T1 from=grid
   show seat=0 number=16 cards=C4T1 from=grid
   complete seat=0 number=1 cards=N1 from=mission to=kept 0
   mission cards=N4 from=missions to=mission
109. 1 2 12 14
   reveal seat=1 number=12 cards=C2T4 from=grid
   show seat=1 number=14 cards=C4T4 from=grid
   complete seat=1 number=1 cards=N4 from=mission to=kept 1
   mission cards=N7 from=missions to=mission
110. 0 2 3 6
   reveal seat=0 number=3 cards=C4T7 from=grid
   show seat=0 number=6 cards=C2T7 from=grid
   complete seat=0 number=2 cards=N7 from=mission to=kept 0
   taken_out number=0 cards=N3 from=removed
   round_over seat=0 number=2 facts={'points': [4, 4]}
{"config": {"players": 2, "mode": "m2_memory", "rounds": 2, "assist": "own", "free_pass": true, "m2_reveal": "together", "m2_wild_decline": true, "m2_turn_cap": 120}, "grid": ["C2T1", "C4X", "C4T7", "C4T5", "C2T3", "C2T7", "C4T8", "C2T2", "C4T3", "C2T6", "C4T2", "C2T4", "C4T6", "C4T4", "C2T5", "C4T1", "C2X", "C2T8"], "mission": null, "missions": [], "removed": "N3", "multiplier": "M3", "kept": [["N8", "N1", "N7"], ["N6", "N2", "N5", "N4"]], "over": true, "first": 0, "state": "GAME_OVER", "up": [1, 2, 3, 4, 6, 8, 11, 12, 13, 14, 15, 16, 17, 18], "rounds": [[4, 5], [4, 4]], "known": [{"place": "grid", "at": 4, "seats": [0, 1]}, {"place": "grid", "at": 6, "seats": [0, 1]}, {"place": "grid", "at": 8, "seats": [0, 1]}, {"place": "grid", "at": 9, "seats": [0, 1]}, {"place": "removed", "at": 0, "seats": [0, 1, -1]}]}
