   round seat=3 number=1
   dealt seat=3 cards=C5T3 from=deck to=hand 3
   dealt seat=4 cards=C1T5 from=deck to=hand 4
   dealt seat=0 cards=C3T8 from=deck to=hand 0
   dealt seat=1 cards=C2T3 from=deck to=hand 1
   dealt seat=2 cards=C1T7 from=deck to=hand 2
   dealt seat=3 cards=C6T4 from=deck to=hand 3
   dealt seat=4 cards=C1T1 from=deck to=hand 4
   dealt seat=0 cards=C1T8 from=deck to=hand 0
   dealt seat=1 cards=C6T8 from=deck to=hand 1
   dealt seat=2 cards=C1X from=deck to=hand 2
   dealt seat=3 cards=C2T6 from=deck to=hand 3
   dealt seat=4 cards=C2T7 from=deck to=hand 4
   dealt seat=0 cards=C5T2 from=deck to=hand 0
   dealt seat=1 cards=C2T4 from=deck to=hand 1
   dealt seat=2 cards=C5T5 from=deck to=hand 2
   dealt seat=3 cards=C6T2 from=deck to=hand 3
   dealt seat=4 cards=C2T2 from=deck to=hand 4
   dealt seat=0 cards=C1T3 from=deck to=hand 0
   dealt seat=1 cards=C5T8 from=deck to=hand 1
   dealt seat=2 cards=C6X from=deck to=hand 2
   turned cards=C4T7 from=deck to=discard
   missions cards=N7+N4+N1+N8 to=mission
   multiplied cards=N4+N8 to=mission
1. 3 pass
   pass seat=3
2. 4 pass
   pass seat=4
3. 0 1
   draw seat=0 cards=C4X from=deck to=hand 0
4. 1 1
   draw seat=1 cards=C4T6 from=deck to=hand 1
5. 2 pass
   pass seat=2
6. 3 1
   draw seat=3 cards=C4T2 from=deck to=hand 3
7. 4 1
   draw seat=4 cards=C1T6 from=deck to=hand 4
8. 0 2
   discard seat=0 cards=C4X from=hand 0 to=discard
9. 1 2
   discard seat=1 cards=C4T6 from=hand 1 to=discard
10. 2 1
   draw seat=2 cards=C2T1 from=deck to=hand 2
11. 3 1
   draw seat=3 cards=C3T4 from=deck to=hand 3
12. 4 1
   draw seat=4 cards=C3T5 from=deck to=hand 4
13. 0 pass
   pass seat=0
14. 1 pass
   pass seat=1
15. 2 pass
   pass seat=2
16. 3 1
   draw seat=3 cards=C5T4 from=deck to=hand 3
17. 4 1
   draw seat=4 cards=C3T7 from=deck to=hand 4
18. 0 pass
   pass seat=0
19. 1 pass
   pass seat=1
20. 2 1
   draw seat=2 cards=C3T3 from=deck to=hand 2
21. 3 2 C2T6
   discard seat=3 cards=C2T6 from=hand 3 to=discard
22. 4 pass
   pass seat=4
23. 0 pass
   pass seat=0
24. 1 1
   draw seat=1 cards=C5X from=deck to=hand 1
25. 2 pass
   pass seat=2
26. 3 pass
   pass seat=3
27. 4 2 C2T7 C2T2 pass N4 N7
   discard seat=4 cards=C2T7+C2T2 from=hand 4 to=discard
   move_multiplier seat=4 cards=N4+N7 to=mission
28. 0 pass
   pass seat=0
29. 1 1
   draw seat=1 cards=C1T4 from=deck to=hand 1
30. 2 pass
   pass seat=2
31. 3 1
   draw seat=3 cards=C2X from=deck to=hand 3
32. 4 1
   draw seat=4 cards=C3T6 from=deck to=hand 4
33. 0 pass
   pass seat=0
34. 1 pass
   pass seat=1
35. 2 1
   draw seat=2 cards=C3T1 from=deck to=hand 2
36. 3 pass
   pass seat=3
37. 4 pass
   pass seat=4
38. 0 1
   draw seat=0 cards=C3X from=deck to=hand 0
39. 1 pass
   pass seat=1
40. 2 pass
   pass seat=2
41. 3 pass
   pass seat=3
42. 4 1
   draw seat=4 cards=C5T7 from=deck to=hand 4
43. 0 pass
   pass seat=0
44. 1 2 C2T4 C1T4 pass N8 N4
   discard seat=1 cards=C2T4+C1T4 from=hand 1 to=discard
   move_multiplier seat=1 cards=N8+N4 to=mission
45. 2 2 C6X
   discard seat=2 cards=C6X from=hand 2 to=discard
46. 3 2 C6T4 C3T4 C5T4 pass N7 N8
   discard seat=3 cards=C6T4+C3T4+C5T4 from=hand 3 to=discard
   move_multiplier seat=3 cards=N7+N8 to=mission
47. 4 2 C5T7 pass
   discard seat=4 cards=C5T7 from=hand 4 to=discard
48. 0 pass
   pass seat=0
49. 1 2 C5T8 C6T8 pass N8 N1
   discard seat=1 cards=C5T8+C6T8 from=hand 1 to=discard
   move_multiplier seat=1 cards=N8+N1 to=mission
50. 2 2
   discard seat=2 cards=C1X from=hand 2 to=discard
51. 3 1
   draw seat=3 cards=C4T3 from=deck to=hand 3
52. 4 pass
   pass seat=4
53. 0 1
   draw seat=0 cards=C4T5 from=deck to=hand 0
54. 1 pass
   pass seat=1
55. 2 pass
   pass seat=2
56. 3 pass
   pass seat=3
57. 4 2 C1T6 C3T6 C3T7 C3T5 C1T5 C1T1 pass N4 N7
   discard seat=4 cards=C1T6+C3T6+C3T7+C3T5+C1T5+C1T1 from=hand 4 to=discard
   move_multiplier seat=4 cards=N4+N7 to=mission
58. 0 2 C1T8 pass
   discard seat=0 cards=C1T8 from=hand 0 to=discard
59. 1 pass
   pass seat=1
60. 2 1
   draw seat=2 cards=C6T3 from=deck to=hand 2
61. 3 2
   discard seat=3 cards=C2X from=hand 3 to=discard
62. 4 pass
   pass seat=4
63. 0 1
   draw seat=0 cards=C6T6 from=deck to=hand 0
64. 1 pass
   pass seat=1
65. 2 2 C2T1 C3T1 C3T3 pass pass
   discard seat=2 cards=C2T1+C3T1+C3T3 from=hand 2 to=discard
66. 3 2 C5T3 C4T3 C4T2 pass pass
   discard seat=3 cards=C5T3+C4T3+C4T2 from=hand 3 to=discard
67. 4 1
   draw seat=4 cards=C3T2 from=deck to=hand 4
68. 0 pass
   pass seat=0
69. 1 1
   draw seat=1 cards=C4T4 from=deck to=hand 1
70. 2 pass
   pass seat=2
71. 3 1
   draw seat=3 cards=C6T5 from=deck to=hand 3
72. 4 pass
   pass seat=4
73. 0 pass
   pass seat=0
74. 1 pass
   pass seat=1
75. 2 1
   draw seat=2 cards=C1T2 from=deck to=hand 2
76. 3 1
   draw seat=3 cards=C2T8 from=deck to=hand 3
77. 4 1
   draw seat=4 cards=C5T1 from=deck to=hand 4
78. 0 2 C4T5
   discard seat=0 cards=C4T5 from=hand 0 to=discard
79. 1 2 C4T4
   discard seat=1 cards=C4T4 from=hand 1 to=discard
80. 2 pass
   pass seat=2
81. 3 pass
   pass seat=3
82. 4 pass
   pass seat=4
83. 0 2
   discard seat=0 cards=C3X from=hand 0 to=discard
84. 1 pass
   pass seat=1
85. 2 pass
   pass seat=2
86. 3 1
   draw seat=3 cards=C4T8 from=deck to=hand 3
87. 4 1
   draw seat=4 cards=C6T7 from=deck to=hand 4
88. 0 2
   discard seat=0 cards=C3T8 from=hand 0 to=discard
89. 1 pass
   pass seat=1
90. 2 1
   draw seat=2 cards=C6T1 from=deck to=hand 2
91. 3 2 C4T8 C2T8 pass N1 N4
   discard seat=3 cards=C4T8+C2T8 from=hand 3 to=discard
   move_multiplier seat=3 cards=N1+N4 to=mission
92. 4 pass
   pass seat=4
93. 0 1
   draw seat=0 cards=C4T1 from=deck to=hand 0
94. 1 1
   draw seat=1 cards=C2T5 from=deck to=hand 1
95. 2 1
   draw seat=2 cards=C5T6 from=deck to=hand 2
   deck_out seat=2
   hand_shown seat=0 cards=C5T2+C1T3+C6T6+C4T1 from=hand 0
   hand_shown seat=1 cards=C2T3+C5X+C2T5 from=hand 1
   hand_shown seat=2 cards=C1T7+C5T5+C6T3+C1T2+C6T1+C5T6 from=hand 2
   hand_shown seat=3 cards=C6T2+C6T5 from=hand 3
   hand_shown seat=4 cards=C3T2+C5T1+C6T7 from=hand 4
   hand_scored seat=0 number=3
   hand_left seat=0 number=4
   floor seat=0 number=1
   hand_left seat=1 number=3
   floor seat=1 number=3
   hand_scored seat=2 number=8
   hand_left seat=2 number=6
   hand_left seat=3 number=2
   floor seat=3 number=2
   hand_scored seat=4 number=5
   hand_left seat=4 number=3
   round_over seat=2 number=1 facts={'points': [0, 0, 2, 0, 2]}
96. next
   round seat=2 number=2
   dealt seat=2 cards=C4X from=deck to=hand 2
   dealt seat=3 cards=C4T6 from=deck to=hand 3
   dealt seat=4 cards=C6T2 from=deck to=hand 4
   dealt seat=0 cards=C6T3 from=deck to=hand 0
   dealt seat=1 cards=C6X from=deck to=hand 1
   dealt seat=2 cards=C2X from=deck to=hand 2
   dealt seat=3 cards=C2T6 from=deck to=hand 3
   dealt seat=4 cards=C2T2 from=deck to=hand 4
   dealt seat=0 cards=C6T7 from=deck to=hand 0
   dealt seat=1 cards=C4T2 from=deck to=hand 1
   dealt seat=2 cards=C1T2 from=deck to=hand 2
   dealt seat=3 cards=C1T1 from=deck to=hand 3
   dealt seat=4 cards=C3T6 from=deck to=hand 4
   dealt seat=0 cards=C4T3 from=deck to=hand 0
   dealt seat=1 cards=C5T2 from=deck to=hand 1
   dealt seat=2 cards=C6T1 from=deck to=hand 2
   dealt seat=3 cards=C6T6 from=deck to=hand 3
   dealt seat=4 cards=C3T2 from=deck to=hand 4
   dealt seat=0 cards=C4T8 from=deck to=hand 0
   dealt seat=1 cards=C3T4 from=deck to=hand 1
   turned cards=C5T4 from=deck to=discard
   missions cards=N4+N2+N1+N3 to=mission
   multiplied cards=N4+N1 to=mission
   complete_hand seat=2
   hand_shown seat=0 cards=C6T3+C6T7+C4T3+C4T8 from=hand 0
   hand_shown seat=1 cards=C6X+C4T2+C5T2+C3T4 from=hand 1
   hand_shown seat=2 cards=C4X+C2X+C1T2+C6T1 from=hand 2
   hand_shown seat=3 cards=C4T6+C2T6+C1T1+C6T6 from=hand 3
   hand_shown seat=4 cards=C6T2+C2T2+C3T6+C3T2 from=hand 4
   hand_scored seat=0 number=2
   hand_left seat=0 number=4
   floor seat=0 number=2
   hand_scored seat=1 number=6
   hand_left seat=1 number=4
   hand_scored seat=2 number=5
   hand_left seat=2 number=4
   hand_scored seat=3 number=6
   hand_left seat=3 number=4
   hand_scored seat=4 number=3
   hand_left seat=4 number=4
   floor seat=4 number=1
   round_over seat=2 number=2 facts={'points': [0, 2, 1, 2, 0]}
{"config": {"players": 5, "mode": "m4_hand", "rounds": 2, "free_pass": true, "m4_initial_hand": 4, "m4_chain": true, "m4_wild_on_wild": false, "m4_browse_discard": true, "m4_leftover": "all"}, "deck": ["C5T7", "C4T1", "C5T6", "C3T7", "C4T4", "C3T5", "C2T7", "C2T8", "C6T8", "C3T1", "C1T8", "C2T4", "C3X", "C5T3", "C1T6", "C5T1", "C4T5", "C1T4", "C3T8", "C5T8", "C6T4", "C1T3", "C5X", "C3T3", "C4T7", "C2T1", "C1T5", "C1T7", "C5T5", "C6T5", "C1X", "C2T3", "C2T5"], "discard": ["C5T4"], "hands": [["C6T3", "C6T7", "C4T3", "C4T8"], ["C6X", "C4T2", "C5T2", "C3T4"], ["C4X", "C2X", "C1T2", "C6T1"], ["C4T6", "C2T6", "C1T1", "C6T6"], ["C6T2", "C2T2", "C3T6", "C3T2"]], "mission": ["N4", "N2", "N1", "N3"], "over": true, "first": 2, "state": "GAME_OVER", "rounds": [[0, 0, 2, 0, 2], [0, 2, 1, 2, 0]], "known": [{"place": "hands", "seat": 0, "at": 0, "seats": [1, 2, 3, 4, -1]}, {"place": "hands", "seat": 0, "at": 1, "seats": [1, 2, 3, 4, -1]}, {"place": "hands", "seat": 0, "at": 2, "seats": [1, 2, 3, 4, -1]}, {"place": "hands", "seat": 0, "at": 3, "seats": [1, 2, 3, 4, -1]}, {"place": "hands", "seat": 1, "at": 0, "seats": [0, 2, 3, 4, -1]}, {"place": "hands", "seat": 1, "at": 1, "seats": [0, 2, 3, 4, -1]}, {"place": "hands", "seat": 1, "at": 2, "seats": [0, 2, 3, 4, -1]}, {"place": "hands", "seat": 1, "at": 3, "seats": [0, 2, 3, 4, -1]}, {"place": "hands", "seat": 2, "at": 0, "seats": [0, 1, 3, 4, -1]}, {"place": "hands", "seat": 2, "at": 1, "seats": [0, 1, 3, 4, -1]}, {"place": "hands", "seat": 2, "at": 2, "seats": [0, 1, 3, 4, -1]}, {"place": "hands", "seat": 2, "at": 3, "seats": [0, 1, 3, 4, -1]}, {"place": "hands", "seat": 3, "at": 0, "seats": [0, 1, 2, 4, -1]}, {"place": "hands", "seat": 3, "at": 1, "seats": [0, 1, 2, 4, -1]}, {"place": "hands", "seat": 3, "at": 2, "seats": [0, 1, 2, 4, -1]}, {"place": "hands", "seat": 3, "at": 3, "seats": [0, 1, 2, 4, -1]}, {"place": "hands", "seat": 4, "at": 0, "seats": [0, 1, 2, 3, -1]}, {"place": "hands", "seat": 4, "at": 1, "seats": [0, 1, 2, 3, -1]}, {"place": "hands", "seat": 4, "at": 2, "seats": [0, 1, 2, 3, -1]}, {"place": "hands", "seat": 4, "at": 3, "seats": [0, 1, 2, 3, -1]}]}
