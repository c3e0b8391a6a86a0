   round seat=2 number=1
   turned cards=C5T2 from=deck to=discard
   missions cards=N5+N3+N4+N8 to=mission
   multiplied cards=N4+N8 to=mission
1. 2 1
   draw seat=2 cards=C6T7 from=deck to=hand 2
2. 3 1
   draw seat=3 cards=C6T4 from=deck to=hand 3
3. 0 1
   draw seat=0 cards=C3T2 from=deck to=hand 0
4. 1 1
   draw seat=1 cards=C6T2 from=deck to=hand 1
5. 2 1
   draw seat=2 cards=C4T5 from=deck to=hand 2
6. 3 1
   draw seat=3 cards=C5T7 from=deck to=hand 3
7. 0 1
   draw seat=0 cards=C3T4 from=deck to=hand 0
8. 1 1
   draw seat=1 cards=C6T1 from=deck to=hand 1
9. 2 1
   draw seat=2 cards=C6X from=deck to=hand 2
10. 3 1
   draw seat=3 cards=C6T6 from=deck to=hand 3
11. 0 1
   draw seat=0 cards=C3X from=deck to=hand 0
12. 1 1
   draw seat=1 cards=C1X from=deck to=hand 1
13. 2 1
   draw seat=2 cards=C4X from=deck to=hand 2
14. 3 1
   draw seat=3 cards=C1T2 from=deck to=hand 3
15. 0 1
   draw seat=0 cards=C5X from=deck to=hand 0
16. 1 1
   draw seat=1 cards=C2T3 from=deck to=hand 1
17. 2 2 C6X
   discard seat=2 cards=C6X from=hand 2 to=discard
18. 3 1
   draw seat=3 cards=C1T3 from=deck to=hand 3
19. 0 2 C3X
   discard seat=0 cards=C3X from=hand 0 to=discard
20. 1 1
   draw seat=1 cards=C1T8 from=deck to=hand 1
21. 2 1
   draw seat=2 cards=C5T1 from=deck to=hand 2
22. 3 1
   draw seat=3 cards=C5T6 from=deck to=hand 3
23. 0 1
   draw seat=0 cards=C1T4 from=deck to=hand 0
24. 1 1
   draw seat=1 cards=C2T7 from=deck to=hand 1
25. 2 2
   discard seat=2 cards=C4X from=hand 2 to=discard
26. 3 1
   draw seat=3 cards=C4T1 from=deck to=hand 3
27. 0 2
   discard seat=0 cards=C5X from=hand 0 to=discard
28. 1 1
   draw seat=1 cards=C3T5 from=deck to=hand 1
29. 2 1
   draw seat=2 cards=C2T4 from=deck to=hand 2
30. 3 2 C5T7 C5T6 pass N8 N3
   discard seat=3 cards=C5T7+C5T6 from=hand 3 to=discard
   move_multiplier seat=3 cards=N8+N3 to=mission
31. 0 1
   draw seat=0 cards=C3T3 from=deck to=hand 0
32. 1 pass
   pass seat=1
33. 2 2
   discard seat=2 cards=C5T1 from=hand 2 to=discard
34. 3 2
   discard seat=3 cards=C4T1 from=hand 3 to=discard
35. 0 1
   draw seat=0 cards=C6T3 from=deck to=hand 0
36. 1 2 C1X
   discard seat=1 cards=C1X from=hand 1 to=discard
37. 2 1
   draw seat=2 cards=C3T8 from=deck to=hand 2
38. 3 2 C1T2 pass
   discard seat=3 cards=C1T2 from=hand 3 to=discard
39. 0 2 C3T2
   discard seat=0 cards=C3T2 from=hand 0 to=discard
40. 1 2 C6T2
   discard seat=1 cards=C6T2 from=hand 1 to=discard
41. 2 2
   discard seat=2 cards=C6T7 from=hand 2 to=discard
42. 3 2 C6T6 pass
   discard seat=3 cards=C6T6 from=hand 3 to=discard
43. 0 2
   discard seat=0 cards=C6T3 from=hand 0 to=discard
44. 1 2 C6T1
   discard seat=1 cards=C6T1 from=hand 1 to=discard
45. 2 1
   draw seat=2 cards=C2T8 from=deck to=hand 2
46. 3 1
   draw seat=3 cards=C2T5 from=deck to=hand 3
47. 0 1
   draw seat=0 cards=C4T3 from=deck to=hand 0
48. 1 1
   draw seat=1 cards=C1T5 from=deck to=hand 1
49. 2 1
   draw seat=2 cards=C5T5 from=deck to=hand 2
50. 3 1
   draw seat=3 cards=C3T1 from=deck to=hand 3
51. 0 1
   draw seat=0 cards=C3T6 from=deck to=hand 0
52. 1 1
   draw seat=1 cards=C2T6 from=deck to=hand 1
53. 2 1
   draw seat=2 cards=C1T1 from=deck to=hand 2
54. 3 2 C3T1
   discard seat=3 cards=C3T1 from=hand 3 to=discard
55. 0 2 C3T4 C3T3 C3T6 pass pass
   discard seat=0 cards=C3T4+C3T3+C3T6 from=hand 0 to=discard
56. 1 2 C2T6
   discard seat=1 cards=C2T6 from=hand 1 to=discard
57. 2 2 C2T8 pass
   discard seat=2 cards=C2T8 from=hand 2 to=discard
58. 3 1
   draw seat=3 cards=C6T5 from=deck to=hand 3
59. 0 1
   draw seat=0 cards=C2T2 from=deck to=hand 0
60. 1 2 C2T7 pass
   discard seat=1 cards=C2T7 from=hand 1 to=discard
61. 2 2
   discard seat=2 cards=C2T4 from=hand 2 to=discard
62. 3 2 C2T5
   discard seat=3 cards=C2T5 from=hand 3 to=discard
63. 0 1
   draw seat=0 cards=C5T4 from=deck to=hand 0
64. 1 2 C1T5 pass
   discard seat=1 cards=C1T5 from=hand 1 to=discard
65. 2 2 C4T5 pass
   discard seat=2 cards=C4T5 from=hand 2 to=discard
66. 3 1
   draw seat=3 cards=C4T7 from=deck to=hand 3
67. 0 2
   discard seat=0 cards=C4T3 from=hand 0 to=discard
68. 1 1
   draw seat=1 cards=C2X from=deck to=hand 1
69. 2 1
   draw seat=2 cards=C1T7 from=deck to=hand 2
70. 3 2 C4T7
   discard seat=3 cards=C4T7 from=hand 3 to=discard
71. 0 1
   draw seat=0 cards=C4T8 from=deck to=hand 0
72. 1 1
   draw seat=1 cards=C5T3 from=deck to=hand 1
73. 2 2
   discard seat=2 cards=C1T7 from=hand 2 to=discard
74. 3 1
   draw seat=3 cards=C4T4 from=deck to=hand 3
75. 0 2
   discard seat=0 cards=C1T4 from=hand 0 to=discard
76. 1 1
   draw seat=1 cards=C1T6 from=deck to=hand 1
77. 2 1
   draw seat=2 cards=C6T8 from=deck to=hand 2
78. 3 2 C6T4 pass
   discard seat=3 cards=C6T4 from=hand 3 to=discard
79. 0 1
   draw seat=0 cards=C2T1 from=deck to=hand 0
80. 1 1
   draw seat=1 cards=C4T2 from=deck to=hand 1
81. 2 2
   discard seat=2 cards=C6T8 from=hand 2 to=discard
82. 3 1
   draw seat=3 cards=C5T8 from=deck to=hand 3
   complete_hand seat=3
   hand_shown seat=0 cards=C2T2+C5T4+C4T8+C2T1 from=hand 0
   hand_shown seat=1 cards=C2T3+C1T8+C3T5+C2X+C5T3+C1T6+C4T2 from=hand 1
   hand_shown seat=2 cards=C3T8+C5T5+C1T1 from=hand 2
   hand_shown seat=3 cards=C1T3+C6T5+C4T4+C5T8 from=hand 3
   hand_scored seat=0 number=3
   hand_left seat=0 number=2
   hand_scored seat=1 number=10
   hand_left seat=1 number=3
   hand_scored seat=2 number=5
   hand_left seat=2 number=1
   hand_scored seat=3 number=15
   round_over seat=3 number=1 facts={'points': [1, 7, 4, 15]}
83. next
   round seat=3 number=2
   turned cards=C6T3 from=deck to=discard
   missions cards=N7+N3+N2+N1 to=mission
   multiplied cards=N7+N3 to=mission
84. 3 1
   draw seat=3 cards=C6T7 from=deck to=hand 3
85. 0 1
   draw seat=0 cards=C3X from=deck to=hand 0
86. 1 1
   draw seat=1 cards=C5T5 from=deck to=hand 1
87. 2 1
   draw seat=2 cards=C3T4 from=deck to=hand 2
88. 3 1
   draw seat=3 cards=C2T6 from=deck to=hand 3
89. 0 1
   draw seat=0 cards=C4T8 from=deck to=hand 0
90. 1 1
   draw seat=1 cards=C2T5 from=deck to=hand 1
91. 2 1
   draw seat=2 cards=C3T7 from=deck to=hand 2
92. 3 1
   draw seat=3 cards=C6T1 from=deck to=hand 3
93. 0 1
   draw seat=0 cards=C4T7 from=deck to=hand 0
94. 1 1
   draw seat=1 cards=C4T3 from=deck to=hand 1
95. 2 1
   draw seat=2 cards=C6X from=deck to=hand 2
96. 3 1
   draw seat=3 cards=C2T8 from=deck to=hand 3
97. 0 1
   draw seat=0 cards=C5T3 from=deck to=hand 0
98. 1 1
   draw seat=1 cards=C2T1 from=deck to=hand 1
99. 2 1
   draw seat=2 cards=C5T1 from=deck to=hand 2
100. 3 1
   draw seat=3 cards=C3T8 from=deck to=hand 3
101. 0 2 C3X
   discard seat=0 cards=C3X from=hand 0 to=discard
102. 1 1
   draw seat=1 cards=C4T6 from=deck to=hand 1
103. 2 2 C3T4 pass
   discard seat=2 cards=C3T4 from=hand 2 to=discard
104. 3 2
   discard seat=3 cards=C3T8 from=hand 3 to=discard
105. 0 1
   draw seat=0 cards=C2T3 from=deck to=hand 0
106. 1 1
   draw seat=1 cards=C1T3 from=deck to=hand 1
107. 2 1
   draw seat=2 cards=C2X from=deck to=hand 2
   complete_hand seat=2
   hand_shown seat=0 cards=C4T8+C4T7+C5T3+C2T3 from=hand 0
   hand_shown seat=1 cards=C5T5+C2T5+C4T3+C2T1+C4T6+C1T3 from=hand 1
   hand_shown seat=2 cards=C3T7+C6X+C5T1+C2X from=hand 2
   hand_shown seat=3 cards=C6T7+C2T6+C6T1+C2T8 from=hand 3
   hand_scored seat=0 number=12
   hand_left seat=0 number=2
   hand_scored seat=1 number=5
   hand_left seat=1 number=4
   hand_scored seat=2 number=5
   hand_scored seat=3 number=6
   hand_left seat=3 number=2
   round_over seat=2 number=2 facts={'points': [10, 1, 5, 4]}
{"config": {"players": 4, "mode": "m4_hand", "rounds": 2}, "deck": ["C1T5", "C6T4", "C4T4", "C1T6", "C1X", "C3T3", "C3T6", "C4T2", "C5T7", "C5T2", "C1T8", "C6T8", "C1T7", "C6T5", "C4X", "C5T6", "C3T5", "C2T2", "C5X", "C1T4", "C1T1", "C6T6", "C4T5", "C4T1", "C1T2", "C5T8", "C2T7", "C3T1", "C6T2", "C2T4", "C5T4", "C3T2"], "discard": ["C6T3", "C3X", "C3T4", "C3T8"], "hands": [["C4T8", "C4T7", "C5T3", "C2T3"], ["C5T5", "C2T5", "C4T3", "C2T1", "C4T6", "C1T3"], ["C3T7", "C6X", "C5T1", "C2X"], ["C6T7", "C2T6", "C6T1", "C2T8"]], "mission": ["N7", "N3", "N2", "N1"], "over": true, "first": 3, "state": "GAME_OVER", "rounds": [[1, 7, 4, 15], [10, 1, 5, 4]], "known": [{"place": "hands", "seat": 0, "at": 0, "seats": [1, 2, 3, -1]}, {"place": "hands", "seat": 0, "at": 1, "seats": [1, 2, 3, -1]}, {"place": "hands", "seat": 0, "at": 2, "seats": [1, 2, 3, -1]}, {"place": "hands", "seat": 0, "at": 3, "seats": [1, 2, 3, -1]}, {"place": "hands", "seat": 1, "at": 0, "seats": [0, 2, 3, -1]}, {"place": "hands", "seat": 1, "at": 1, "seats": [0, 2, 3, -1]}, {"place": "hands", "seat": 1, "at": 2, "seats": [0, 2, 3, -1]}, {"place": "hands", "seat": 1, "at": 3, "seats": [0, 2, 3, -1]}, {"place": "hands", "seat": 1, "at": 4, "seats": [0, 2, 3, -1]}, {"place": "hands", "seat": 1, "at": 5, "seats": [0, 2, 3, -1]}, {"place": "hands", "seat": 2, "at": 0, "seats": [0, 1, 3, -1]}, {"place": "hands", "seat": 2, "at": 1, "seats": [0, 1, 3, -1]}, {"place": "hands", "seat": 2, "at": 2, "seats": [0, 1, 3, -1]}, {"place": "hands", "seat": 2, "at": 3, "seats": [0, 1, 3, -1]}, {"place": "hands", "seat": 3, "at": 0, "seats": [0, 1, 2, -1]}, {"place": "hands", "seat": 3, "at": 1, "seats": [0, 1, 2, -1]}, {"place": "hands", "seat": 3, "at": 2, "seats": [0, 1, 2, -1]}, {"place": "hands", "seat": 3, "at": 3, "seats": [0, 1, 2, -1]}]}
