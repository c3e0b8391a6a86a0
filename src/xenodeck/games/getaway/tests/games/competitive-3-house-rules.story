   deal seat=1 number=5 cards=W5c from=draw to=pile 1
   deal seat=2 number=2 cards=B2s from=draw to=pile 2
   deal seat=0 number=1 cards=B1p from=draw to=pile 0
   draw seat=1 cards=Y2c from=draw to=hand 1
   draw seat=1 cards=Y2p from=draw to=hand 1
   draw seat=2 cards=G1p from=draw to=hand 2
   draw seat=2 cards=Y1c from=draw to=hand 2
   draw seat=0 cards=G3s from=draw to=hand 0
   draw seat=0 cards=G3p from=draw to=hand 0
   draw seat=1 cards=F2c from=draw to=hand 1
   draw seat=1 cards=Y5s from=draw to=hand 1
1. 1 Y2c 2 Y5s
   lay seat=1 cards=Y2c from=hand 1 to=route facts={'cell': [1, 0], 'turn': 'R', 'entry': 'W', 'exit': 'S'}
   lay seat=1 cards=Y5s from=hand 1 to=route facts={'cell': [1, -1], 'turn': 'S', 'entry': 'N', 'exit': 'S'}
   roll seat=1 number=3 cards=Y2c facts={'dice': [1, 6, 1, 2], 'value': 2}
   fly seat=1 number=2 facts={'to': 1}
   roll seat=1 number=4 cards=Y5s facts={'dice': [3, 2, 3, 4], 'value': 5}
   excess seat=1 number=5
   take_planet seat=1 cards=X1 from=planet to=pending
   take_planet seat=1 cards=X2 from=planet to=pending
   take_planet seat=1 cards=X3 from=planet to=pending
   take_planet seat=1 cards=X4 from=planet to=pending
   take_route seat=1 cards=Y2c from=route to=pending
2. 1 X4 1
   match seat=1 number=5 cards=X4+W5c from=pending to=box
3. 1 X1
   keep seat=1 number=1 cards=X1 from=pending to=pile 1
4. 1 X2
   keep seat=1 number=2 cards=X2 from=pending to=pile 1
5. 1 X3
   keep seat=1 number=3 cards=X3 from=pending to=pile 1
6. 1 Y2c
   keep seat=1 number=2 cards=Y2c from=pending to=pile 1
7. 1 Y2p 1
   match seat=1 number=2 cards=Y2p+Y2c from=hand 1 to=box
8. 1 pass
   draw seat=2 cards=W4s from=draw to=hand 2
   draw seat=2 cards=B3c from=draw to=hand 2
9. 2 pass
   pass seat=2
   take_draw seat=2 cards=B3s from=draw to=pending
10. 2 B3s 0
   keep seat=2 number=3 cards=B3s from=pending to=pile 2
11. 2 G1p
   planet seat=2 number=1 cards=G1p from=hand 2 to=pile 2
12. 2 pass
   draw seat=0 cards=B5s from=draw to=hand 0
   draw seat=0 cards=F2p from=draw to=hand 0
13. 0 pass
   pass seat=0
   take_draw seat=0 cards=B5c from=draw to=pending
14. 0 B5c 0
   keep seat=0 number=5 cards=B5c from=pending to=pile 0
15. 0 pass
   draw seat=1 cards=G5c from=draw to=hand 1
   draw seat=1 cards=B1s from=draw to=hand 1
16. 1 B1s
   lay seat=1 cards=B1s from=hand 1 to=route facts={'cell': [1, -2], 'turn': 'S', 'entry': 'N', 'exit': 'S'}
   roll seat=1 number=1 cards=B1s facts={'dice': [2, 3, 1, 3], 'value': 1}
   fly seat=1 number=1 facts={'to': 1}
17. 1 pass
   draw seat=2 cards=W5p from=draw to=hand 2
   draw seat=2 cards=Y4s from=draw to=hand 2
18. 2 Y1c 1 pass
   lay seat=2 cards=Y1c from=hand 2 to=route facts={'cell': [1, -3], 'turn': 'L', 'entry': 'N', 'exit': 'E'}
   roll seat=2 number=2 cards=Y1c facts={'dice': [1, 2, 1, 5], 'value': 1}
   fly seat=2 number=1 facts={'to': 2}
   excess seat=2 number=1
   take_route seat=2 cards=Y5s from=route to=pending
19. 2 Y5s
   keep seat=2 number=5 cards=Y5s from=pending to=pile 2
20. 2 pass
   draw seat=0 cards=F1c from=draw to=hand 0
   draw seat=0 cards=Y4c from=draw to=hand 0
21. 0 G3s
   lay seat=0 cards=G3s from=hand 0 to=route facts={'cell': [2, -3], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   roll seat=0 number=1 cards=G3s facts={'dice': [5, 5, 2, 5], 'value': 3}
   fly seat=0 number=1 facts={'to': 2}
22. 0 F2p
   planet seat=0 number=2 cards=F2p from=hand 0 to=pile 0
23. 0 G3p
   planet seat=0 number=3 cards=G3p from=hand 0 to=pile 0
24. 0 pass
   draw seat=1 cards=B1c from=draw to=hand 1
   draw seat=1 cards=F3p from=draw to=hand 1
25. 1 G5c 1
   lay seat=1 cards=G5c from=hand 1 to=route facts={'cell': [3, -3], 'turn': 'L', 'entry': 'W', 'exit': 'N'}
   roll seat=1 number=4 cards=G5c facts={'dice': [4, 5, 4, 2], 'value': 5}
   fly seat=1 number=1 facts={'to': 3}
   excess seat=1 number=3
   take_route seat=1 cards=B1s from=route to=pending
   take_route seat=1 cards=Y1c from=route to=pending
   take_route seat=1 cards=G3s from=route to=pending
26. 1 B1s
   keep seat=1 number=1 cards=B1s from=pending to=pile 1
27. 1 Y1c
   keep seat=1 number=1 cards=Y1c from=pending to=pile 1
28. 1 G3s
   keep seat=1 number=3 cards=G3s from=pending to=pile 1
29. 1 pass
   draw seat=2 cards=F1s from=draw to=hand 2
   draw seat=2 cards=Y1s from=draw to=hand 2
30. 2 pass
   pass seat=2
   take_draw seat=2 cards=G2c from=draw to=pending
31. 2 G2c
   keep seat=2 number=2 cards=G2c from=pending to=pile 2
32. 2 W5p 1
   match seat=2 number=2 cards=W5p+G2c from=hand 2 to=box
33. 2 pass
   draw seat=0 cards=Y2s from=draw to=hand 0
   draw seat=0 cards=G1c from=draw to=hand 0
34. 0 G1c 1 F1c 2
   lay seat=0 cards=G1c from=hand 0 to=route facts={'cell': [3, -2], 'turn': 'L', 'entry': 'S', 'exit': 'W'}
   lay seat=0 cards=F1c from=hand 0 to=route facts={'cell': [2, -2], 'turn': 'R', 'entry': 'E', 'exit': 'N'}
   roll seat=0 number=0 cards=G1c facts={'dice': [3, 6, 3, 6], 'value': 1}
   roll seat=0 number=0 cards=F1c facts={'dice': [3, 5, 3, 6], 'value': 1}
35. 0 pass
   draw seat=1 cards=F4c from=draw to=hand 1
   draw seat=1 cards=Y4p from=draw to=hand 1
36. 1 pass
   pass seat=1
   fly seat=1 number=1 facts={'to': 1}
   take_route seat=1 cards=G5c from=route to=pending
37. 1 G5c 1
   match seat=1 number=3 cards=G5c+G3s from=pending to=box
38. 1 Y4p 1
   match seat=1 number=1 cards=Y4p+Y1c from=hand 1 to=box
39. 1 pass
   draw seat=2 cards=F5c from=draw to=hand 2
   draw seat=2 cards=G5s from=draw to=hand 2
40. 2 W4s 0 Y4s 0 Y1s
   lay seat=2 cards=W4s from=hand 2 to=route facts={'cell': [2, -1], 'turn': 'S', 'entry': 'S', 'exit': 'N'}
   lay seat=2 cards=Y4s from=hand 2 to=route facts={'cell': [2, 0], 'turn': 'S', 'entry': 'S', 'exit': 'N'}
   lay seat=2 cards=Y1s from=hand 2 to=route facts={'cell': [2, 1], 'turn': 'S', 'entry': 'S', 'exit': 'N'}
   roll seat=2 number=2 cards=W4s facts={'dice': [2, 3, 5, 5], 'value': 4}
   fly seat=2 number=2 facts={'to': 2}
   roll seat=2 number=3 cards=Y4s facts={'dice': [4, 4, 4, 6], 'value': 4}
   fly seat=2 number=2 facts={'to': 4}
   roll seat=2 number=1 cards=Y1s facts={'dice': [5, 4, 3, 1], 'value': 1}
   excess seat=2 number=2
   take_route seat=2 cards=G1c from=route to=pending
   take_route seat=2 cards=F1c from=route to=pending
41. 2 F1c
   keep seat=2 number=1 cards=F1c from=pending to=pile 2
42. 2 G1c
   keep seat=2 number=1 cards=G1c from=pending to=pile 2
43. 2 pass
   draw seat=0 cards=G4s from=draw to=hand 0
   draw seat=0 cards=Y3s from=draw to=hand 0
44. 0 Y3s 0 Y4c 2 Y2s
   lay seat=0 cards=Y3s from=hand 0 to=route facts={'cell': [2, 2], 'turn': 'S', 'entry': 'S', 'exit': 'N'}
   lay seat=0 cards=Y4c from=hand 0 to=route facts={'cell': [2, 3], 'turn': 'R', 'entry': 'S', 'exit': 'E'}
   lay seat=0 cards=Y2s from=hand 0 to=route facts={'cell': [3, 3], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   roll seat=0 number=2 cards=Y3s facts={'dice': [3, 4, 3, 4], 'value': 3}
   fly seat=0 number=2 facts={'to': 4}
   roll seat=0 number=3 cards=Y4c facts={'dice': [3, 2, 5, 1], 'value': 4}
   fly seat=0 number=1 facts={'to': 5}
   roll seat=0 number=0 cards=Y2s facts={'dice': [3, 6, 4, 6], 'value': 2}
   excess seat=0 number=2
   take_route seat=0 cards=W4s from=route to=pending
   take_route seat=0 cards=Y4s from=route to=pending
45. 0 Y4s
   keep seat=0 number=4 cards=Y4s from=pending to=pile 0
46. 0 W4s 0
   keep seat=0 number=4 cards=W4s from=pending to=pile 0
47. 0 pass
   draw seat=1 cards=B4s from=draw to=hand 1
   draw seat=1 cards=F2s from=draw to=hand 1
48. 1 F4c 1 F2c 2 F2s
   lay seat=1 cards=F4c from=hand 1 to=route facts={'cell': [4, 3], 'turn': 'L', 'entry': 'W', 'exit': 'N'}
   lay seat=1 cards=F2c from=hand 1 to=route facts={'cell': [4, 4], 'turn': 'R', 'entry': 'S', 'exit': 'E'}
   lay seat=1 cards=F2s from=hand 1 to=route facts={'cell': [5, 4], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   roll seat=1 number=3 cards=F4c facts={'dice': [1, 4, 2, 6], 'value': 4}
   fly seat=1 number=3 facts={'to': 6}
   roll seat=1 number=1 cards=F2c facts={'dice': [3, 4, 1, 6], 'value': 2}
   roll seat=1 number=0 cards=F2s facts={'dice': [5, 4, 5, 3], 'value': 2}
   excess seat=1 number=1
   take_route seat=1 cards=Y1s from=route to=pending
49. 1 Y1s
   keep seat=1 number=1 cards=Y1s from=pending to=pile 1
50. 1 pass
   draw seat=2 cards=F3s from=draw to=hand 2
   draw seat=2 cards=B2c from=draw to=hand 2
51. 2 pass
   pass seat=2
   take_route seat=2 cards=Y3s from=route to=pending
52. 2 Y3s
   keep seat=2 number=3 cards=Y3s from=pending to=pile 2
53. 2 pass
   draw seat=0 cards=F4s from=draw to=hand 0
   draw seat=0 cards=Y3c from=draw to=hand 0
54. 0 G4s 0 pass
   lay seat=0 cards=G4s from=hand 0 to=route facts={'cell': [6, 4], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   roll seat=0 number=3 cards=G4s facts={'dice': [1, 2, 5, 1], 'value': 4}
   fly seat=0 number=1 facts={'to': 5}
   excess seat=0 number=2
   take_route seat=0 cards=Y4c from=route to=pending
   take_route seat=0 cards=Y2s from=route to=pending
55. 0 Y2s 0
   keep seat=0 number=2 cards=Y2s from=pending to=pile 0
56. 0 Y4c 0
   keep seat=0 number=4 cards=Y4c from=pending to=pile 0
57. 0 pass
   draw seat=1 cards=G2s from=draw to=hand 1
   draw seat=1 cards=B5p from=draw to=hand 1
58. 1 B1c 1 B4s
   lay seat=1 cards=B1c from=hand 1 to=route facts={'cell': [7, 4], 'turn': 'L', 'entry': 'W', 'exit': 'N'}
   lay seat=1 cards=B4s from=hand 1 to=route facts={'cell': [7, 5], 'turn': 'S', 'entry': 'S', 'exit': 'N'}
   roll seat=1 number=0 cards=B1c facts={'dice': [4, 3, 5, 3], 'value': 1}
   roll seat=1 number=2 cards=B4s facts={'dice': [1, 3, 6, 6], 'value': 4}
   fly seat=1 number=2 facts={'to': 5}
59. 1 pass
   draw seat=2 cards=G3c from=draw to=hand 2
   draw seat=2 cards=B4c from=draw to=hand 2
60. 2 B4c 2 B2c 1 B3c 1
   lay seat=2 cards=B4c from=hand 2 to=route facts={'cell': [7, 6], 'turn': 'R', 'entry': 'S', 'exit': 'E'}
   lay seat=2 cards=B2c from=hand 2 to=route facts={'cell': [8, 6], 'turn': 'L', 'entry': 'W', 'exit': 'N'}
   lay seat=2 cards=B3c from=hand 2 to=route facts={'cell': [8, 7], 'turn': 'L', 'entry': 'S', 'exit': 'W'}
   roll seat=2 number=4 cards=B4c facts={'dice': [2, 4, 3, 2], 'value': 4}
   fly seat=2 number=3 facts={'to': 8}
   roll seat=2 number=1 cards=B2c facts={'dice': [4, 5, 2, 5], 'value': 2}
   roll seat=2 number=1 cards=B3c facts={'dice': [3, 6, 5, 6], 'value': 3}
   excess seat=2 number=3
   take_route seat=2 cards=F4c from=route to=pending
   take_route seat=2 cards=F2c from=route to=pending
   take_route seat=2 cards=F2s from=route to=pending
61. 2 F2c
   keep seat=2 number=2 cards=F2c from=pending to=pile 2
62. 2 F2s 1
   match seat=2 number=2 cards=F2s+F2c from=pending to=box
63. 2 F4c
   keep seat=2 number=4 cards=F4c from=pending to=pile 2
64. 2 pass
   draw seat=0 cards=F5s from=draw to=hand 0
   draw seat=0 cards=F3c from=draw to=hand 0
65. 0 F5s 0 B5s
   lay seat=0 cards=F5s from=hand 0 to=route facts={'cell': [7, 7], 'turn': 'S', 'entry': 'E', 'exit': 'W'}
   lay seat=0 cards=B5s from=hand 0 to=route facts={'cell': [6, 7], 'turn': 'S', 'entry': 'E', 'exit': 'W'}
   roll seat=0 number=4 cards=F5s facts={'dice': [1, 4, 3, 4], 'value': 5}
   fly seat=0 number=2 facts={'to': 7}
   roll seat=0 number=4 cards=B5s facts={'dice': [2, 5, 3, 1], 'value': 5}
   excess seat=0 number=6
   take_route seat=0 cards=G4s from=route to=pending
   take_route seat=0 cards=B1c from=route to=pending
   take_route seat=0 cards=B4s from=route to=pending
   take_route seat=0 cards=B4c from=route to=pending
   take_route seat=0 cards=B2c from=route to=pending
   take_route seat=0 cards=B3c from=route to=pending
66. 0 B3c
   keep seat=0 number=3 cards=B3c from=pending to=pile 0
67. 0 B2c 1
   match seat=0 number=3 cards=B2c+B3c from=pending to=box
68. 0 B4s
   keep seat=0 number=4 cards=B4s from=pending to=pile 0
69. 0 B1c 1
   match seat=0 number=4 cards=B1c+B4s from=pending to=box
70. 0 B4c
   keep seat=0 number=4 cards=B4c from=pending to=pile 0
71. 0 G4s
   keep seat=0 number=4 cards=G4s from=pending to=pile 0
72. 0 pass
   draw seat=1 cards=Y5c from=draw to=hand 1
   draw seat=1 cards=G4c from=draw to=hand 1
73. 1 G2s 0 G4c 1
   lay seat=1 cards=G2s from=hand 1 to=route facts={'cell': [5, 7], 'turn': 'S', 'entry': 'E', 'exit': 'W'}
   lay seat=1 cards=G4c from=hand 1 to=route facts={'cell': [4, 7], 'turn': 'L', 'entry': 'E', 'exit': 'S'}
   roll seat=1 number=0 cards=G2s facts={'dice': [4, 5, 6, 4], 'value': 2}
   roll seat=1 number=2 cards=G4c facts={'dice': [2, 6, 5, 4], 'value': 4}
   fly seat=1 number=2 facts={'to': 3}
74. 1 pass
   draw seat=2 cards=G1s from=draw to=hand 2
75. 2 F3s 0 G3c 2
   lay seat=2 cards=F3s from=hand 2 to=route facts={'cell': [4, 6], 'turn': 'S', 'entry': 'N', 'exit': 'S'}
   lay seat=2 cards=G3c from=hand 2 to=route facts={'cell': [4, 5], 'turn': 'R', 'entry': 'N', 'exit': 'W'}
   roll seat=2 number=1 cards=F3s facts={'dice': [6, 5, 3, 5], 'value': 3}
   fly seat=2 number=1 facts={'to': 4}
   roll seat=2 number=1 cards=G3c facts={'dice': [4, 2, 4, 5], 'value': 3}
   fly seat=2 number=1 facts={'to': 5}
76. 2 pass
   final seat=0
   last_turn seat=0
77. 0 F4s 0 F3c 1
   lay seat=0 cards=F4s from=hand 0 to=route facts={'cell': [3, 5], 'turn': 'S', 'entry': 'E', 'exit': 'W'}
   lay seat=0 cards=F3c from=hand 0 to=route facts={'cell': [2, 5], 'turn': 'L', 'entry': 'E', 'exit': 'S'}
   roll seat=0 number=1 cards=F4s facts={'dice': [5, 3, 5, 5], 'value': 4}
   fly seat=0 number=1 facts={'to': 6}
   roll seat=0 number=2 cards=F3c facts={'dice': [3, 6, 3, 5], 'value': 3}
   fly seat=0 number=1 facts={'to': 7}
   excess seat=0 number=1
   take_route seat=0 cards=F5s from=route to=pending
78. 0 F5s
   keep seat=0 number=5 cards=F5s from=pending to=pile 0
79. 0 pass
   dump seat=0 number=3 cards=Y3c from=hand 0 to=pile 0
   last_turn seat=1
80. 1 Y5c 2
   lay seat=1 cards=Y5c from=hand 1 to=route facts={'cell': [2, 4], 'turn': 'R', 'entry': 'N', 'exit': 'W'}
   roll seat=1 number=3 cards=Y5c facts={'dice': [1, 5, 5, 6], 'value': 5}
   fly seat=1 number=1 facts={'to': 7}
   excess seat=1 number=2
   take_route seat=1 cards=B5s from=route to=pending
   take_route seat=1 cards=G2s from=route to=pending
81. 1 G2s
   keep seat=1 number=2 cards=G2s from=pending to=pile 1
82. 1 B5s
   keep seat=1 number=5 cards=B5s from=pending to=pile 1
83. 1 B5p 1
   match seat=1 number=5 cards=B5p+B5s from=hand 1 to=box
84. 1 pass
   dump seat=1 number=3 cards=F3p from=hand 1 to=pile 1
   last_turn seat=2
85. 2 F1s 0 F5c 2
   lay seat=2 cards=F1s from=hand 2 to=route facts={'cell': [1, 4], 'turn': 'S', 'entry': 'E', 'exit': 'W'}
   lay seat=2 cards=F5c from=hand 2 to=route facts={'cell': [0, 4], 'turn': 'R', 'entry': 'E', 'exit': 'N'}
   roll seat=2 number=0 cards=F1s facts={'dice': [4, 2, 6, 6], 'value': 1}
   roll seat=2 number=4 cards=F5c facts={'dice': [4, 3, 1, 5], 'value': 5}
   fly seat=2 number=2 facts={'to': 7}
   excess seat=2 number=2
   take_route seat=2 cards=G4c from=route to=pending
   take_route seat=2 cards=F3s from=route to=pending
86. 2 F3s 0
   keep seat=2 number=3 cards=F3s from=pending to=pile 2
87. 2 G4c
   keep seat=2 number=4 cards=G4c from=pending to=pile 2
88. 2 pass
   dump seat=2 number=5 cards=G5s from=hand 2 to=pile 2
   dump seat=2 number=1 cards=G1s from=hand 2 to=pile 2
   scored facts={'points': [41, 13, 33]}
{"config": {"players": 3, "dead_end_guard": "all", "planet_penalty": "numbers", "open_piles": true}, "draw": [], "hands": [[], [], []], "piles": [["B1p", "B5c", "F2p", "G3p", "Y4s", "W4s", "Y2s", "Y4c", "B4c", "G4s", "F5s", "Y3c"], ["X1", "X2", "X3", "B1s", "Y1s", "G2s", "F3p"], ["B2s", "B3s", "G1p", "Y5s", "F1c", "G1c", "Y3s", "F4c", "F3s", "G4c", "G5s", "G1s"]], "pending": [], "box": ["X4", "W5c", "Y2p", "Y2c", "W5p", "G2c", "G5c", "G3s", "Y4p", "Y1c", "F2s", "F2c", "B2c", "B3c", "B1c", "B4s", "B5p", "B5s"], "planet": [], "over": true, "active": 2, "state": "START", "route": [{"card": "G3c", "cell": [4, 5], "turn": "R", "entry": "N", "exit": "W"}, {"card": "F4s", "cell": [3, 5], "turn": "S", "entry": "E", "exit": "W"}, {"card": "F3c", "cell": [2, 5], "turn": "L", "entry": "E", "exit": "S"}, {"card": "Y5c", "cell": [2, 4], "turn": "R", "entry": "N", "exit": "W"}, {"card": "F1s", "cell": [1, 4], "turn": "S", "entry": "E", "exit": "W"}, {"card": "F5c", "cell": [0, 4], "turn": "R", "entry": "E", "exit": "N"}], "route_start": {"cell": [4, 5], "heading": "S"}, "front": {"cell": [0, 5], "heading": "N"}, "zoid": 5, "final_round": true, "final_turns_done": 3}
