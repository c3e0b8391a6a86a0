   deal seat=0 number=3 cards=Y3s from=draw to=pile 0
   deal seat=1 number=3 cards=Y3c from=draw to=pile 1
   draw seat=0 cards=F4c from=draw to=hand 0
   draw seat=0 cards=F2c from=draw to=hand 0
   draw seat=1 cards=F3c from=draw to=hand 1
   draw seat=1 cards=F5s from=draw to=hand 1
   draw seat=0 cards=B4s from=draw to=hand 0
   draw seat=0 cards=G5s from=draw to=hand 0
1. 0 G5s
   lay seat=0 cards=G5s from=hand 0 to=route facts={'cell': [1, 0], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   roll seat=0 number=4 cards=G5s facts={'dice': [5, 5, 2, 3], 'value': 5}
   fly seat=0 number=1 facts={'to': 0}
   excess seat=0 number=3
   take_draw seat=0 cards=Y1s from=draw to=pending
   take_draw seat=0 cards=B5c from=draw to=pending
   take_draw seat=0 cards=F1s from=draw to=pending
2. 0 Y1s 1
   match seat=0 number=3 cards=Y1s+Y3s from=pending to=box
3. 0 F1s
   keep seat=0 number=1 cards=F1s from=pending to=pile 0
4. 0 B5c
   keep seat=0 number=5 cards=B5c from=pending to=pile 0
5. 0 pass
   draw seat=1 cards=B3c from=draw to=hand 1
   draw seat=1 cards=Y2s from=draw to=hand 1
6. 1 Y2s
   lay seat=1 cards=Y2s from=hand 1 to=route facts={'cell': [2, 0], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   roll seat=1 number=1 cards=Y2s facts={'dice': [4, 4, 1, 4], 'value': 2}
   fly seat=1 number=1 facts={'to': 1}
7. 1 pass
   draw seat=0 cards=B1c from=draw to=hand 0
   draw seat=0 cards=B1s from=draw to=hand 0
8. 0 B1c 1 pass
   lay seat=0 cards=B1c from=hand 0 to=route facts={'cell': [3, 0], 'turn': 'L', 'entry': 'W', 'exit': 'N'}
   roll seat=0 number=0 cards=B1c facts={'dice': [3, 5, 6, 6], 'value': 1}
9. 0 pass
   draw seat=1 cards=G1p from=draw to=hand 1
   draw seat=1 cards=B4c from=draw to=hand 1
10. 1 F5s 0 F3c 2
   lay seat=1 cards=F5s from=hand 1 to=route facts={'cell': [3, 1], 'turn': 'S', 'entry': 'S', 'exit': 'N'}
   lay seat=1 cards=F3c from=hand 1 to=route facts={'cell': [3, 2], 'turn': 'R', 'entry': 'S', 'exit': 'E'}
   roll seat=1 number=4 cards=F5s facts={'dice': [2, 2, 1, 5], 'value': 5}
   fly seat=1 number=3 facts={'to': 4}
   roll seat=1 number=2 cards=F3c facts={'dice': [6, 3, 1, 6], 'value': 3}
   excess seat=1 number=3
   take_route seat=1 cards=G5s from=route to=pending
   take_route seat=1 cards=Y2s from=route to=pending
   take_route seat=1 cards=B1c from=route to=pending
11. 1 B1c
   keep seat=1 number=1 cards=B1c from=pending to=pile 1
12. 1 G5s
   keep seat=1 number=5 cards=G5s from=pending to=pile 1
13. 1 Y2s
   keep seat=1 number=2 cards=Y2s from=pending to=pile 1
14. 1 G1p
   planet seat=1 number=1 cards=G1p from=hand 1 to=pile 1
15. 1 pass
   draw seat=0 cards=B5p from=draw to=hand 0
   draw seat=0 cards=G3s from=draw to=hand 0
16. 0 F4c 1 F2c 2
   lay seat=0 cards=F4c from=hand 0 to=route facts={'cell': [4, 2], 'turn': 'L', 'entry': 'W', 'exit': 'N'}
   lay seat=0 cards=F2c from=hand 0 to=route facts={'cell': [4, 3], 'turn': 'R', 'entry': 'S', 'exit': 'E'}
   roll seat=0 number=3 cards=F4c facts={'dice': [3, 4, 5, 4], 'value': 4}
   fly seat=0 number=2 facts={'to': 3}
   roll seat=0 number=1 cards=F2c facts={'dice': [5, 5, 6, 2], 'value': 2}
   excess seat=0 number=2
   take_route seat=0 cards=F5s from=route to=pending
   take_route seat=0 cards=F3c from=route to=pending
17. 0 F5s
   keep seat=0 number=5 cards=F5s from=pending to=pile 0
18. 0 F3c 1
   match seat=0 number=5 cards=F3c+F5s from=pending to=box
19. 0 B5p 1
   match seat=0 number=5 cards=B5p+B5c from=hand 0 to=box
20. 0 pass
   draw seat=1 cards=Y4c from=draw to=hand 1
   draw seat=1 cards=W5c from=draw to=hand 1
21. 1 B4c 2 W5c 1 pass
   lay seat=1 cards=B4c from=hand 1 to=route facts={'cell': [5, 3], 'turn': 'R', 'entry': 'W', 'exit': 'S'}
   lay seat=1 cards=W5c from=hand 1 to=route facts={'cell': [5, 2], 'turn': 'L', 'entry': 'N', 'exit': 'E'}
   roll seat=1 number=4 cards=B4c facts={'dice': [1, 3, 3, 3], 'value': 4}
   fly seat=1 number=2 facts={'to': 3}
   roll seat=1 number=4 cards=W5c facts={'dice': [2, 3, 1, 4], 'value': 5}
   excess seat=1 number=6
   take_route seat=1 cards=F4c from=route to=pending
   take_route seat=1 cards=F2c from=route to=pending
   take_route seat=1 cards=B4c from=route to=pending
   take_draw seat=1 cards=F2s from=draw to=pending
   take_draw seat=1 cards=F4s from=draw to=pending
   take_draw seat=1 cards=Y1c from=draw to=pending
22. 1 F2s
   keep seat=1 number=2 cards=F2s from=pending to=pile 1
23. 1 F4c 0
   keep seat=1 number=4 cards=F4c from=pending to=pile 1
24. 1 B4c
   keep seat=1 number=4 cards=B4c from=pending to=pile 1
25. 1 F4s
   keep seat=1 number=4 cards=F4s from=pending to=pile 1
26. 1 Y1c
   keep seat=1 number=1 cards=Y1c from=pending to=pile 1
27. 1 F2c
   keep seat=1 number=2 cards=F2c from=pending to=pile 1
28. 1 pass
   draw seat=0 cards=G1s from=draw to=hand 0
   draw seat=0 cards=G3c from=draw to=hand 0
29. 0 B1s 0 B4s
   lay seat=0 cards=B1s from=hand 0 to=route facts={'cell': [6, 2], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   lay seat=0 cards=B4s from=hand 0 to=route facts={'cell': [7, 2], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   roll seat=0 number=1 cards=B1s facts={'dice': [4, 3, 4, 1], 'value': 1}
   fly seat=0 number=1 facts={'to': 1}
   roll seat=0 number=4 cards=B4s facts={'dice': [1, 3, 2, 3], 'value': 4}
   fly seat=0 number=1 facts={'to': 2}
   excess seat=0 number=3
   take_route seat=0 cards=W5c from=route to=pending
   take_route seat=0 cards=B1s from=route to=pending
   take_draw seat=0 cards=G2s from=draw to=pending
30. 0 W5c 0
   keep seat=0 number=5 cards=W5c from=pending to=pile 0
31. 0 G2s 1
   match seat=0 number=5 cards=G2s+W5c from=pending to=box
32. 0 B1s
   keep seat=0 number=1 cards=B1s from=pending to=pile 0
33. 0 pass
   draw seat=1 cards=Y2c from=draw to=hand 1
   draw seat=1 cards=B1p from=draw to=hand 1
34. 1 B3c 2
   lay seat=1 cards=B3c from=hand 1 to=route facts={'cell': [8, 2], 'turn': 'R', 'entry': 'W', 'exit': 'S'}
   roll seat=1 number=3 cards=B3c facts={'dice': [5, 2, 2, 2], 'value': 3}
   fly seat=1 number=1 facts={'to': 1}
   excess seat=1 number=2
   take_route seat=1 cards=B4s from=route to=pending
   take_draw seat=1 cards=G4c from=draw to=pending
35. 1 G4c
   keep seat=1 number=4 cards=G4c from=pending to=pile 1
36. 1 B4s
   keep seat=1 number=4 cards=B4s from=pending to=pile 1
37. 1 B1p 1
   match seat=1 number=4 cards=B1p+B4s from=hand 1 to=box
38. 1 pass
   draw seat=0 cards=Y5c from=draw to=hand 0
   draw seat=0 cards=G3p from=draw to=hand 0
39. 0 Y5c 1
   lay seat=0 cards=Y5c from=hand 0 to=route facts={'cell': [8, 1], 'turn': 'L', 'entry': 'N', 'exit': 'E'}
   roll seat=0 number=4 cards=Y5c facts={'dice': [2, 1, 5, 3], 'value': 5}
   fly seat=0 number=1 facts={'to': 1}
   excess seat=0 number=3
   take_route seat=0 cards=B3c from=route to=pending
   take_draw seat=0 cards=W4s from=draw to=pending
   take_draw seat=0 cards=G2c from=draw to=pending
40. 0 B3c 1
   match seat=0 number=1 cards=B3c+B1s from=pending to=box
41. 0 W4s 1
   match seat=0 number=1 cards=W4s+F1s from=pending to=box
42. 0 G2c
   keep seat=0 number=2 cards=G2c from=pending to=pile 0
43. 0 G3p 1
   match seat=0 number=2 cards=G3p+G2c from=hand 0 to=box
44. 0 pass
   draw seat=1 cards=Y4p from=draw to=hand 1
   draw seat=1 cards=B3s from=draw to=hand 1
45. 1 B3s
   lay seat=1 cards=B3s from=hand 1 to=route facts={'cell': [9, 1], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   roll seat=1 number=1 cards=B3s facts={'dice': [1, 6, 6, 4], 'value': 3}
   fly seat=1 number=1 facts={'to': 1}
46. 1 pass
   draw seat=0 cards=F2p from=draw to=hand 0
   draw seat=0 cards=Y5s from=draw to=hand 0
47. 0 G1s 0 pass
   lay seat=0 cards=G1s from=hand 0 to=route facts={'cell': [10, 1], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   roll seat=0 number=1 cards=G1s facts={'dice': [1, 2, 5, 2], 'value': 1}
   fly seat=0 number=1 facts={'to': 2}
48. 0 pass
   draw seat=1 cards=G5c from=draw to=hand 1
   draw seat=1 cards=Y2p from=draw to=hand 1
49. 1 G5c 1
   lay seat=1 cards=G5c from=hand 1 to=route facts={'cell': [11, 1], 'turn': 'L', 'entry': 'W', 'exit': 'N'}
   roll seat=1 number=1 cards=G5c facts={'dice': [6, 6, 6, 1], 'value': 5}
   fly seat=1 number=1 facts={'to': 3}
50. 1 Y4p
   planet seat=1 number=4 cards=Y4p from=hand 1 to=pile 1
51. 1 pass
   draw seat=0 cards=W5p from=draw to=hand 0
   draw seat=0 cards=F5c from=draw to=hand 0
52. 0 Y5s 0 pass
   lay seat=0 cards=Y5s from=hand 0 to=route facts={'cell': [11, 2], 'turn': 'S', 'entry': 'S', 'exit': 'N'}
   roll seat=0 number=4 cards=Y5s facts={'dice': [4, 2, 4, 2], 'value': 5}
   fly seat=0 number=1 facts={'to': 4}
   excess seat=0 number=3
   take_route seat=0 cards=Y5c from=route to=pending
   take_route seat=0 cards=B3s from=route to=pending
   take_route seat=0 cards=G1s from=route to=pending
53. 0 G1s
   keep seat=0 number=1 cards=G1s from=pending to=pile 0
54. 0 B3s
   keep seat=0 number=3 cards=B3s from=pending to=pile 0
55. 0 Y5c
   keep seat=0 number=5 cards=Y5c from=pending to=pile 0
56. 0 W5p 1
   match seat=0 number=5 cards=W5p+Y5c from=hand 0 to=box
57. 0 pass
   draw seat=1 cards=G1c from=draw to=hand 1
   draw seat=1 cards=F1c from=draw to=hand 1
58. 1 Y2c 2 pass
   lay seat=1 cards=Y2c from=hand 1 to=route facts={'cell': [11, 3], 'turn': 'R', 'entry': 'S', 'exit': 'E'}
   roll seat=1 number=1 cards=Y2c facts={'dice': [3, 1, 4, 6], 'value': 2}
   fly seat=1 number=1 facts={'to': 2}
59. 1 pass
   draw seat=0 cards=B2c from=draw to=hand 0
   draw seat=0 cards=B2s from=draw to=hand 0
60. 0 F5c 1
   lay seat=0 cards=F5c from=hand 0 to=route facts={'cell': [12, 3], 'turn': 'L', 'entry': 'W', 'exit': 'N'}
   roll seat=0 number=3 cards=F5c facts={'dice': [6, 4, 2, 1], 'value': 5}
   fly seat=0 number=1 facts={'to': 3}
   excess seat=0 number=2
   take_route seat=0 cards=G5c from=route to=pending
   take_route seat=0 cards=Y5s from=route to=pending
61. 0 G5c
   keep seat=0 number=5 cards=G5c from=pending to=pile 0
62. 0 Y5s
   keep seat=0 number=5 cards=Y5s from=pending to=pile 0
63. 0 pass
   draw seat=1 cards=F3s from=draw to=hand 1
   draw seat=1 cards=Y4s from=draw to=hand 1
64. 1 G1c 1 F1c 1
   lay seat=1 cards=G1c from=hand 1 to=route facts={'cell': [12, 4], 'turn': 'L', 'entry': 'S', 'exit': 'W'}
   lay seat=1 cards=F1c from=hand 1 to=route facts={'cell': [11, 4], 'turn': 'L', 'entry': 'E', 'exit': 'S'}
   roll seat=1 number=0 cards=G1c facts={'dice': [5, 2, 2, 4], 'value': 1}
   roll seat=1 number=0 cards=F1c facts={'dice': [5, 6, 6, 4], 'value': 1}
65. 1 pass
   draw seat=0 cards=G4s from=draw to=hand 0
   draw seat=0 cards=B5s from=draw to=hand 0
66. 0 pass
   pass seat=0
   fly seat=0 number=1 facts={'to': 2}
   take_route seat=0 cards=Y2c from=route to=pending
67. 0 Y2c 1
   match seat=0 number=5 cards=Y2c+Y5s from=pending to=box
68. 0 pass
   draw seat=1 cards=F3p from=draw to=hand 1
69. 1 Y4s 0 pass
   lay seat=1 cards=Y4s from=hand 1 to=route facts={'cell': [11, 3], 'turn': 'S', 'entry': 'N', 'exit': 'S'}
   roll seat=1 number=2 cards=Y4s facts={'dice': [5, 4, 5, 4], 'value': 4}
   fly seat=1 number=2 facts={'to': 3}
70. 1 pass
   final seat=0
   last_turn seat=0
71. 0 G3s 0 G3c 1 G4s
   lay seat=0 cards=G3s from=hand 0 to=route facts={'cell': [11, 2], 'turn': 'S', 'entry': 'N', 'exit': 'S'}
   lay seat=0 cards=G3c from=hand 0 to=route facts={'cell': [11, 1], 'turn': 'L', 'entry': 'N', 'exit': 'E'}
   lay seat=0 cards=G4s from=hand 0 to=route facts={'cell': [12, 1], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   roll seat=0 number=2 cards=G3s facts={'dice': [4, 2, 6, 2], 'value': 3}
   fly seat=0 number=2 facts={'to': 5}
   roll seat=0 number=2 cards=G3c facts={'dice': [4, 1, 5, 1], 'value': 3}
   fly seat=0 number=1 facts={'to': 6}
   roll seat=0 number=2 cards=G4s facts={'dice': [5, 3, 5, 3], 'value': 4}
   excess seat=0 number=3
   take_route seat=0 cards=F5c from=route to=pending
   take_route seat=0 cards=G1c from=route to=pending
   take_route seat=0 cards=F1c from=route to=pending
72. 0 F5c
   keep seat=0 number=5 cards=F5c from=pending to=pile 0
73. 0 F1c 1
   match seat=0 number=5 cards=F1c+F5c from=pending to=box
74. 0 G1c 1
   match seat=0 number=5 cards=G1c+G5c from=pending to=box
75. 0 pass
   dump seat=0 number=2 cards=F2p from=hand 0 to=pile 0
   dump seat=0 number=2 cards=B2c from=hand 0 to=pile 0
   dump seat=0 number=2 cards=B2s from=hand 0 to=pile 0
   dump seat=0 number=5 cards=B5s from=hand 0 to=pile 0
   last_turn seat=1
76. 1 pass
   pass seat=1
   take_route seat=1 cards=Y4s from=route to=pending
77. 1 Y4s 0
   keep seat=1 number=4 cards=Y4s from=pending to=pile 1
78. 1 F3p
   planet seat=1 number=3 cards=F3p from=hand 1 to=pile 1
79. 1 Y2p
   planet seat=1 number=2 cards=Y2p from=hand 1 to=pile 1
80. 1 pass
   dump seat=1 number=4 cards=Y4c from=hand 1 to=pile 1
   dump seat=1 number=3 cards=F3s from=hand 1 to=pile 1
   game_scored number=1 facts={'points': [15, 53]}
   new_game seat=1 number=2
   deal seat=1 number=5 cards=B5c from=draw to=pile 1
   deal seat=0 number=1 cards=G1c from=draw to=pile 0
   draw seat=1 cards=Y1s from=draw to=hand 1
   draw seat=1 cards=G3p from=draw to=hand 1
   draw seat=0 cards=G5s from=draw to=hand 0
   draw seat=0 cards=B4c from=draw to=hand 0
81. next
   draw seat=1 cards=W5c from=draw to=hand 1
   draw seat=1 cards=G1s from=draw to=hand 1
82. 1 pass
   pass seat=1
   take_draw seat=1 cards=Y3c from=draw to=pending
83. 1 Y3c
   keep seat=1 number=3 cards=Y3c from=pending to=pile 1
84. 1 pass
   draw seat=0 cards=Y1c from=draw to=hand 0
   draw seat=0 cards=G1p from=draw to=hand 0
85. 0 G5s
   lay seat=0 cards=G5s from=hand 0 to=route facts={'cell': [1, 0], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   roll seat=0 number=4 cards=G5s facts={'dice': [5, 1, 1, 1], 'value': 5}
   fly seat=0 number=1 facts={'to': 0}
   excess seat=0 number=3
   take_draw seat=0 cards=F3c from=draw to=pending
   take_draw seat=0 cards=B2s from=draw to=pending
   take_draw seat=0 cards=B1s from=draw to=pending
86. 0 F3c
   keep seat=0 number=3 cards=F3c from=pending to=pile 0
87. 0 B2s
   keep seat=0 number=2 cards=B2s from=pending to=pile 0
88. 0 B1s 1
   match seat=0 number=2 cards=B1s+B2s from=pending to=box
89. 0 pass
   draw seat=1 cards=Y4p from=draw to=hand 1
   draw seat=1 cards=B1p from=draw to=hand 1
90. 1 pass
   pass seat=1
   take_draw seat=1 cards=B4s from=draw to=pending
91. 1 B4s
   keep seat=1 number=4 cards=B4s from=pending to=pile 1
92. 1 pass
   draw seat=0 cards=Y5s from=draw to=hand 0
   draw seat=0 cards=Y2p from=draw to=hand 0
93. 0 Y1c 1 Y5s
   lay seat=0 cards=Y1c from=hand 0 to=route facts={'cell': [2, 0], 'turn': 'L', 'entry': 'W', 'exit': 'N'}
   lay seat=0 cards=Y5s from=hand 0 to=route facts={'cell': [2, 1], 'turn': 'S', 'entry': 'S', 'exit': 'N'}
   roll seat=0 number=3 cards=Y1c facts={'dice': [1, 6, 1, 1], 'value': 1}
   fly seat=0 number=2 facts={'to': 2}
   roll seat=0 number=3 cards=Y5s facts={'dice': [5, 4, 5, 6], 'value': 5}
   excess seat=0 number=4
   take_route seat=0 cards=G5s from=route to=pending
   take_route seat=0 cards=Y1c from=route to=pending
   take_draw seat=0 cards=B2c from=draw to=pending
   take_draw seat=0 cards=B3c from=draw to=pending
94. 0 G5s
   keep seat=0 number=5 cards=G5s from=pending to=pile 0
95. 0 Y1c
   keep seat=0 number=1 cards=Y1c from=pending to=pile 0
96. 0 B2c
   keep seat=0 number=2 cards=B2c from=pending to=pile 0
97. 0 B3c 1
   match seat=0 number=2 cards=B3c+B2c from=pending to=box
98. 0 Y2p 1
   match seat=0 number=1 cards=Y2p+Y1c from=hand 0 to=box
99. 0 G1p 1
   match seat=0 number=5 cards=G1p+G5s from=hand 0 to=box
100. 0 pass
   draw seat=1 cards=Y5c from=draw to=hand 1
   draw seat=1 cards=G2c from=draw to=hand 1
101. 1 Y5c 2 W5c 2 Y1s
   lay seat=1 cards=Y5c from=hand 1 to=route facts={'cell': [2, 2], 'turn': 'R', 'entry': 'S', 'exit': 'E'}
   lay seat=1 cards=W5c from=hand 1 to=route facts={'cell': [3, 2], 'turn': 'R', 'entry': 'W', 'exit': 'S'}
   lay seat=1 cards=Y1s from=hand 1 to=route facts={'cell': [3, 1], 'turn': 'S', 'entry': 'N', 'exit': 'S'}
   roll seat=1 number=4 cards=Y5c facts={'dice': [2, 1, 4, 5], 'value': 5}
   fly seat=1 number=3 facts={'to': 3}
   roll seat=1 number=2 cards=W5c facts={'dice': [4, 6, 4, 6], 'value': 5}
   roll seat=1 number=0 cards=Y1s facts={'dice': [3, 5, 3, 4], 'value': 1}
   excess seat=1 number=3
   take_route seat=1 cards=Y5s from=route to=pending
   take_route seat=1 cards=Y5c from=route to=pending
   take_route seat=1 cards=W5c from=route to=pending
102. 1 W5c 1
   match seat=1 number=4 cards=W5c+B4s from=pending to=box
103. 1 Y5s 0
   keep seat=1 number=5 cards=Y5s from=pending to=pile 1
104. 1 Y5c 1
   match seat=1 number=5 cards=Y5c+Y5s from=pending to=box
105. 1 G3p
   planet seat=1 number=3 cards=G3p from=hand 1 to=pile 1
106. 1 B1p
   planet seat=1 number=1 cards=B1p from=hand 1 to=pile 1
107. 1 pass
   draw seat=0 cards=F2c from=draw to=hand 0
   draw seat=0 cards=F4c from=draw to=hand 0
108. 0 B4c 1 pass
   lay seat=0 cards=B4c from=hand 0 to=route facts={'cell': [3, 0], 'turn': 'L', 'entry': 'N', 'exit': 'E'}
   roll seat=0 number=3 cards=B4c facts={'dice': [2, 6, 3, 2], 'value': 4}
   fly seat=0 number=1 facts={'to': 1}
   excess seat=0 number=2
   take_route seat=0 cards=Y1s from=route to=pending
   take_draw seat=0 cards=G5c from=draw to=pending
109. 0 Y1s
   keep seat=0 number=1 cards=Y1s from=pending to=pile 0
110. 0 G5c
   keep seat=0 number=5 cards=G5c from=pending to=pile 0
111. 0 pass
   draw seat=1 cards=F1c from=draw to=hand 1
   draw seat=1 cards=G4s from=draw to=hand 1
112. 1 G2c 2 G1s 0 pass
   lay seat=1 cards=G2c from=hand 1 to=route facts={'cell': [4, 0], 'turn': 'R', 'entry': 'W', 'exit': 'S'}
   lay seat=1 cards=G1s from=hand 1 to=route facts={'cell': [4, -1], 'turn': 'S', 'entry': 'N', 'exit': 'S'}
   roll seat=1 number=2 cards=G2c facts={'dice': [2, 2, 3, 4], 'value': 2}
   fly seat=1 number=2 facts={'to': 2}
   roll seat=1 number=0 cards=G1s facts={'dice': [4, 5, 5, 4], 'value': 1}
113. 1 Y4p
   planet seat=1 number=4 cards=Y4p from=hand 1 to=pile 1
114. 1 pass
   draw seat=0 cards=F3s from=draw to=hand 0
   draw seat=0 cards=Y2s from=draw to=hand 0
115. 0 F2c 1 F3s 0 F4c 1
   lay seat=0 cards=F2c from=hand 0 to=route facts={'cell': [4, -2], 'turn': 'L', 'entry': 'N', 'exit': 'E'}
   lay seat=0 cards=F3s from=hand 0 to=route facts={'cell': [5, -2], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   lay seat=0 cards=F4c from=hand 0 to=route facts={'cell': [6, -2], 'turn': 'L', 'entry': 'W', 'exit': 'N'}
   roll seat=0 number=0 cards=F2c facts={'dice': [6, 6, 4, 6], 'value': 2}
   roll seat=0 number=1 cards=F3s facts={'dice': [6, 5, 5, 3], 'value': 3}
   fly seat=0 number=1 facts={'to': 3}
   roll seat=0 number=3 cards=F4c facts={'dice': [4, 3, 1, 6], 'value': 4}
   fly seat=0 number=2 facts={'to': 5}
   excess seat=0 number=1
   take_route seat=0 cards=B4c from=route to=pending
116. 0 B4c
   keep seat=0 number=4 cards=B4c from=pending to=pile 0
117. 0 pass
   draw seat=1 cards=F5c from=draw to=hand 1
   draw seat=1 cards=B5p from=draw to=hand 1
118. 1 F1c 1 pass
   lay seat=1 cards=F1c from=hand 1 to=route facts={'cell': [6, -1], 'turn': 'L', 'entry': 'S', 'exit': 'W'}
   roll seat=1 number=1 cards=F1c facts={'dice': [3, 4, 1, 2], 'value': 1}
   fly seat=1 number=1 facts={'to': 5}
119. 1 B5p
   planet seat=1 number=5 cards=B5p from=hand 1 to=pile 1
120. 1 pass
   draw seat=0 cards=B5s from=draw to=hand 0
   draw seat=0 cards=B3s from=draw to=hand 0
121. 0 B5s
   lay seat=0 cards=B5s from=hand 0 to=route facts={'cell': [5, -1], 'turn': 'S', 'entry': 'E', 'exit': 'W'}
   roll seat=0 number=3 cards=B5s facts={'dice': [5, 3, 6, 3], 'value': 5}
   fly seat=0 number=1 facts={'to': 6}
   excess seat=0 number=2
   take_route seat=0 cards=G2c from=route to=pending
   take_route seat=0 cards=G1s from=route to=pending
122. 0 G2c
   keep seat=0 number=2 cards=G2c from=pending to=pile 0
123. 0 G1s 1
   match seat=0 number=2 cards=G1s+G2c from=pending to=box
124. 0 pass
   draw seat=1 cards=F2s from=draw to=hand 1
   draw seat=1 cards=W4s from=draw to=hand 1
125. 1 G4s 0 pass
   lay seat=1 cards=G4s from=hand 1 to=route facts={'cell': [4, -1], 'turn': 'S', 'entry': 'E', 'exit': 'W'}
   roll seat=1 number=2 cards=G4s facts={'dice': [3, 6, 3, 5], 'value': 4}
   fly seat=1 number=1 facts={'to': 5}
   excess seat=1 number=1
   take_route seat=1 cards=F2c from=route to=pending
126. 1 F2c
   keep seat=1 number=2 cards=F2c from=pending to=pile 1
127. 1 pass
   draw seat=0 cards=G2s from=draw to=hand 0
   draw seat=0 cards=G3c from=draw to=hand 0
128. 0 B3s 0 pass
   lay seat=0 cards=B3s from=hand 0 to=route facts={'cell': [3, -1], 'turn': 'S', 'entry': 'E', 'exit': 'W'}
   roll seat=0 number=3 cards=B3s facts={'dice': [4, 2, 1, 1], 'value': 3}
   fly seat=0 number=1 facts={'to': 5}
   excess seat=0 number=2
   take_route seat=0 cards=F3s from=route to=pending
   take_route seat=0 cards=F4c from=route to=pending
129. 0 F3s
   keep seat=0 number=3 cards=F3s from=pending to=pile 0
130. 0 F4c 1
   match seat=0 number=3 cards=F4c+F3s from=pending to=box
131. 0 pass
   draw seat=1 cards=F3p from=draw to=hand 1
   draw seat=1 cards=Y2c from=draw to=hand 1
132. 1 Y2c 1 W4s
   lay seat=1 cards=Y2c from=hand 1 to=route facts={'cell': [2, -1], 'turn': 'L', 'entry': 'E', 'exit': 'S'}
   lay seat=1 cards=W4s from=hand 1 to=route facts={'cell': [2, -2], 'turn': 'S', 'entry': 'N', 'exit': 'S'}
   roll seat=1 number=1 cards=Y2c facts={'dice': [5, 4, 5, 2], 'value': 2}
   fly seat=1 number=1 facts={'to': 4}
   roll seat=1 number=4 cards=W4s facts={'dice': [4, 3, 3, 1], 'value': 4}
   fly seat=1 number=1 facts={'to': 5}
   excess seat=1 number=3
   take_route seat=1 cards=F1c from=route to=pending
   take_route seat=1 cards=B5s from=route to=pending
   take_route seat=1 cards=G4s from=route to=pending
133. 1 F1c 1
   match seat=1 number=2 cards=F1c+F2c from=pending to=box
134. 1 B5s 1
   match seat=1 number=5 cards=B5s+B5p from=pending to=box
135. 1 G4s
   keep seat=1 number=4 cards=G4s from=pending to=pile 1
136. 1 pass
   draw seat=0 cards=G4c from=draw to=hand 0
   draw seat=0 cards=F4s from=draw to=hand 0
137. 0 G4c 1 G2s 0 G3c 1
   lay seat=0 cards=G4c from=hand 0 to=route facts={'cell': [2, -3], 'turn': 'L', 'entry': 'N', 'exit': 'E'}
   lay seat=0 cards=G2s from=hand 0 to=route facts={'cell': [3, -3], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   lay seat=0 cards=G3c from=hand 0 to=route facts={'cell': [4, -3], 'turn': 'L', 'entry': 'W', 'exit': 'N'}
   roll seat=0 number=3 cards=G4c facts={'dice': [2, 5, 3, 3], 'value': 4}
   fly seat=0 number=3 facts={'to': 5}
   roll seat=0 number=1 cards=G2s facts={'dice': [3, 5, 4, 1], 'value': 2}
   roll seat=0 number=1 cards=G3c facts={'dice': [6, 6, 6, 3], 'value': 3}
   excess seat=0 number=2
   take_route seat=0 cards=B3s from=route to=pending
   take_route seat=0 cards=Y2c from=route to=pending
138. 0 B3s 1
   match seat=0 number=4 cards=B3s+B4c from=pending to=box
139. 0 Y2c
   keep seat=0 number=2 cards=Y2c from=pending to=pile 0
140. 0 pass
   draw seat=1 cards=F2p from=draw to=hand 1
   draw seat=1 cards=B1c from=draw to=hand 1
141. 1 B1c 1
   lay seat=1 cards=B1c from=hand 1 to=route facts={'cell': [4, -2], 'turn': 'L', 'entry': 'S', 'exit': 'W'}
   roll seat=1 number=1 cards=B1c facts={'dice': [4, 3, 1, 5], 'value': 1}
   fly seat=1 number=1 facts={'to': 4}
142. 1 F3p
   planet seat=1 number=3 cards=F3p from=hand 1 to=pile 1
143. 1 F2p 0
   planet seat=1 number=2 cards=F2p from=hand 1 to=pile 1
144. 1 pass
   draw seat=0 cards=Y3s from=draw to=hand 0
   draw seat=0 cards=Y4s from=draw to=hand 0
145. 0 F4s
   lay seat=0 cards=F4s from=hand 0 to=route facts={'cell': [3, -2], 'turn': 'S', 'entry': 'E', 'exit': 'W'}
   roll seat=0 number=3 cards=F4s facts={'dice': [5, 4, 2, 1], 'value': 4}
   fly seat=0 number=1 facts={'to': 5}
   excess seat=0 number=2
   take_route seat=0 cards=W4s from=route to=pending
   take_route seat=0 cards=G4c from=route to=pending
146. 0 W4s 1
   match seat=0 number=2 cards=W4s+Y2c from=pending to=box
147. 0 G4c 1
   match seat=0 number=5 cards=G4c+G5c from=pending to=box
148. 0 pass
   draw seat=1 cards=G3s from=draw to=hand 1
   draw seat=1 cards=Y4c from=draw to=hand 1
149. 1 pass
   pass seat=1
   take_route seat=1 cards=G2s from=route to=pending
150. 1 G2s
   keep seat=1 number=2 cards=G2s from=pending to=pile 1
151. 1 pass
   draw seat=0 cards=W5p from=draw to=hand 0
   draw seat=0 cards=F5s from=draw to=hand 0
152. 0 Y2s 0 Y3s 0 Y4s
   lay seat=0 cards=Y2s from=hand 0 to=route facts={'cell': [2, -2], 'turn': 'S', 'entry': 'E', 'exit': 'W'}
   lay seat=0 cards=Y3s from=hand 0 to=route facts={'cell': [1, -2], 'turn': 'S', 'entry': 'E', 'exit': 'W'}
   lay seat=0 cards=Y4s from=hand 0 to=route facts={'cell': [0, -2], 'turn': 'S', 'entry': 'E', 'exit': 'W'}
   roll seat=0 number=1 cards=Y2s facts={'dice': [5, 4, 3, 1], 'value': 2}
   fly seat=0 number=1 facts={'to': 3}
   roll seat=0 number=1 cards=Y3s facts={'dice': [5, 4, 6, 1], 'value': 3}
   fly seat=0 number=1 facts={'to': 4}
   roll seat=0 number=2 cards=Y4s facts={'dice': [6, 5, 1, 1], 'value': 4}
   fly seat=0 number=1 facts={'to': 5}
   excess seat=0 number=1
   take_route seat=0 cards=G3c from=route to=pending
153. 0 G3c
   keep seat=0 number=3 cards=G3c from=pending to=pile 0
154. 0 W5p 1
   match seat=0 number=3 cards=W5p+G3c from=hand 0 to=box
155. 0 pass
   draw seat=1 cards=F1s from=draw to=hand 1
156. 1 G3s
   lay seat=1 cards=G3s from=hand 1 to=route facts={'cell': [-1, -2], 'turn': 'S', 'entry': 'E', 'exit': 'W'}
   roll seat=1 number=2 cards=G3s facts={'dice': [1, 6, 2, 6], 'value': 3}
   fly seat=1 number=1 facts={'to': 5}
   excess seat=1 number=1
   take_route seat=1 cards=B1c from=route to=pending
157. 1 B1c
   keep seat=1 number=1 cards=B1c from=pending to=pile 1
158. 1 pass
   final seat=0
   last_turn seat=0
159. 0 F5s
   lay seat=0 cards=F5s from=hand 0 to=route facts={'cell': [-2, -2], 'turn': 'S', 'entry': 'E', 'exit': 'W'}
   roll seat=0 number=2 cards=F5s facts={'dice': [6, 6, 1, 2], 'value': 5}
   fly seat=0 number=1 facts={'to': 5}
   excess seat=0 number=1
   take_route seat=0 cards=F4s from=route to=pending
160. 0 F4s
   keep seat=0 number=4 cards=F4s from=pending to=pile 0
161. 0 pass
   last_turn seat=1
162. 1 pass
   pass seat=1
   take_route seat=1 cards=Y2s from=route to=pending
163. 1 Y2s
   keep seat=1 number=2 cards=Y2s from=pending to=pile 1
164. 1 pass
   dump seat=1 number=5 cards=F5c from=hand 1 to=pile 1
   dump seat=1 number=2 cards=F2s from=hand 1 to=pile 1
   dump seat=1 number=4 cards=Y4c from=hand 1 to=pile 1
   dump seat=1 number=1 cards=F1s from=hand 1 to=pile 1
   game_scored number=2 facts={'points': [9, 42]}
{"config": {"players": 2, "games": 2}, "draw": [], "hands": [[], []], "piles": [["G1c", "F3c", "Y1s", "F4s"], ["B5c", "Y3c", "G3p", "B1p", "Y4p", "G4s", "F3p", "F2p", "G2s", "B1c", "Y2s", "F5c", "F2s", "Y4c", "F1s"]], "pending": [], "box": ["B1s", "B2s", "B3c", "B2c", "Y2p", "Y1c", "G1p", "G5s", "W5c", "B4s", "Y5c", "Y5s", "G1s", "G2c", "F4c", "F3s", "F1c", "F2c", "B5s", "B5p", "B3s", "B4c", "W4s", "Y2c", "G4c", "G5c", "W5p", "G3c"], "planet": ["X1", "X2", "X3", "X4"], "over": true, "active": 1, "state": "START", "route": [{"card": "Y3s", "cell": [1, -2], "turn": "S", "entry": "E", "exit": "W"}, {"card": "Y4s", "cell": [0, -2], "turn": "S", "entry": "E", "exit": "W"}, {"card": "G3s", "cell": [-1, -2], "turn": "S", "entry": "E", "exit": "W"}, {"card": "F5s", "cell": [-2, -2], "turn": "S", "entry": "E", "exit": "W"}], "route_start": {"cell": [1, -2], "heading": "W"}, "front": {"cell": [-3, -2], "heading": "W"}, "zoid": 3, "final_round": true, "final_turns_done": 2, "match": {"game": 2, "start": 1, "points": [15, 53], "cards": [6, 18]}}
