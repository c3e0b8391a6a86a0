   deal seat=2 number=4 cards=F4s from=draw to=pile 2
   deal seat=3 number=3 cards=G3s from=draw to=pile 3
   deal seat=0 number=2 cards=B2c from=draw to=pile 0
   deal seat=1 number=1 cards=Y1s from=draw to=pile 1
   draw seat=2 cards=G4s from=draw to=hand 2
   draw seat=2 cards=Y4p from=draw to=hand 2
   draw seat=3 cards=G1s from=draw to=hand 3
   draw seat=3 cards=G4c from=draw to=hand 3
   draw seat=0 cards=F3p from=draw to=hand 0
   draw seat=0 cards=G3p from=draw to=hand 0
   draw seat=1 cards=Y2c from=draw to=hand 1
   draw seat=1 cards=Y3s from=draw to=hand 1
   draw seat=2 cards=F3s from=draw to=hand 2
   draw seat=2 cards=Y1c from=draw to=hand 2
1. 2 Y1c 2
   lay seat=2 cards=Y1c from=hand 2 to=route facts={'cell': [1, 0], 'turn': 'R', 'entry': 'W', 'exit': 'S'}
   roll seat=2 number=0 cards=Y1c facts={'dice': [5, 2, 6, 5], 'value': 1}
2. 2 pass
   draw seat=3 cards=F4c from=draw to=hand 3
   draw seat=3 cards=B1p from=draw to=hand 3
3. 3 G4c 1 G1s
   lay seat=3 cards=G4c from=hand 3 to=route facts={'cell': [1, -1], 'turn': 'L', 'entry': 'N', 'exit': 'E'}
   lay seat=3 cards=G1s from=hand 3 to=route facts={'cell': [2, -1], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   roll seat=3 number=1 cards=G4c facts={'dice': [6, 4, 5, 6], 'value': 4}
   fly seat=3 number=1 facts={'to': 0}
   roll seat=3 number=1 cards=G1s facts={'dice': [5, 5, 1, 6], 'value': 1}
   fly seat=3 number=1 facts={'to': 1}
4. 3 pass
   draw seat=0 cards=G5c from=draw to=hand 0
   draw seat=0 cards=G2s from=draw to=hand 0
5. 0 G2s 0 G5c 1
   lay seat=0 cards=G2s from=hand 0 to=route facts={'cell': [3, -1], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   lay seat=0 cards=G5c from=hand 0 to=route facts={'cell': [4, -1], 'turn': 'L', 'entry': 'W', 'exit': 'N'}
   roll seat=0 number=0 cards=G2s facts={'dice': [4, 4, 5, 6], 'value': 2}
   roll seat=0 number=3 cards=G5c facts={'dice': [3, 6, 5, 3], 'value': 5}
   fly seat=0 number=3 facts={'to': 4}
6. 0 pass
   draw seat=1 cards=W4s from=draw to=hand 1
   draw seat=1 cards=F3c from=draw to=hand 1
7. 1 F3c 1 W4s
   lay seat=1 cards=F3c from=hand 1 to=route facts={'cell': [4, 0], 'turn': 'L', 'entry': 'S', 'exit': 'W'}
   lay seat=1 cards=W4s from=hand 1 to=route facts={'cell': [3, 0], 'turn': 'S', 'entry': 'E', 'exit': 'W'}
   roll seat=1 number=3 cards=F3c facts={'dice': [1, 6, 3, 2], 'value': 3}
   fly seat=1 number=2 facts={'to': 6}
   roll seat=1 number=2 cards=W4s facts={'dice': [3, 1, 6, 6], 'value': 4}
   excess seat=1 number=3
   take_route seat=1 cards=Y1c from=route to=pending
   take_route seat=1 cards=G4c from=route to=pending
   take_route seat=1 cards=G1s from=route to=pending
8. 1 G4c
   keep seat=1 number=4 cards=G4c from=pending to=pile 1
9. 1 G1s 0
   keep seat=1 number=1 cards=G1s from=pending to=pile 1
10. 1 Y1c
   keep seat=1 number=1 cards=Y1c from=pending to=pile 1
11. 1 pass
   draw seat=2 cards=F1s from=draw to=hand 2
   draw seat=2 cards=F2s from=draw to=hand 2
12. 2 F1s
   lay seat=2 cards=F1s from=hand 2 to=route facts={'cell': [2, 0], 'turn': 'S', 'entry': 'E', 'exit': 'W'}
   roll seat=2 number=1 cards=F1s facts={'dice': [4, 4, 1, 6], 'value': 1}
   fly seat=2 number=1 facts={'to': 4}
13. 2 pass
   draw seat=3 cards=B5c from=draw to=hand 3
   draw seat=3 cards=B3c from=draw to=hand 3
14. 3 B5c 1 pass
   lay seat=3 cards=B5c from=hand 3 to=route facts={'cell': [1, 0], 'turn': 'L', 'entry': 'E', 'exit': 'S'}
   roll seat=3 number=2 cards=B5c facts={'dice': [6, 6, 3, 5], 'value': 5}
   fly seat=3 number=1 facts={'to': 5}
   excess seat=3 number=1
   take_route seat=3 cards=G2s from=route to=pending
15. 3 G2s 1
   match seat=3 number=3 cards=G2s+G3s from=pending to=box
16. 3 pass
   draw seat=0 cards=G1p from=draw to=hand 0
   draw seat=0 cards=G5s from=draw to=hand 0
17. 0 G5s
   lay seat=0 cards=G5s from=hand 0 to=route facts={'cell': [1, -1], 'turn': 'S', 'entry': 'N', 'exit': 'S'}
   roll seat=0 number=4 cards=G5s facts={'dice': [3, 5, 2, 3], 'value': 5}
   fly seat=0 number=1 facts={'to': 5}
   excess seat=0 number=3
   take_route seat=0 cards=G5c from=route to=pending
   take_route seat=0 cards=F3c from=route to=pending
   take_route seat=0 cards=W4s from=route to=pending
18. 0 W4s 1
   match seat=0 number=2 cards=W4s+B2c from=pending to=box
19. 0 G5c
   keep seat=0 number=5 cards=G5c from=pending to=pile 0
20. 0 F3c
   keep seat=0 number=3 cards=F3c from=pending to=pile 0
21. 0 F3p 1
   match seat=0 number=3 cards=F3p+F3c from=hand 0 to=box
22. 0 G3p 1
   match seat=0 number=5 cards=G3p+G5c from=hand 0 to=box
23. 0 pass
   draw seat=1 cards=Y5c from=draw to=hand 1
   draw seat=1 cards=B1s from=draw to=hand 1
24. 1 Y5c 2 Y3s 0 pass
   lay seat=1 cards=Y5c from=hand 1 to=route facts={'cell': [1, -2], 'turn': 'R', 'entry': 'N', 'exit': 'W'}
   lay seat=1 cards=Y3s from=hand 1 to=route facts={'cell': [0, -2], 'turn': 'S', 'entry': 'E', 'exit': 'W'}
   roll seat=1 number=3 cards=Y5c facts={'dice': [5, 4, 3, 6], 'value': 5}
   fly seat=1 number=2 facts={'to': 4}
   roll seat=1 number=2 cards=Y3s facts={'dice': [3, 1, 5, 6], 'value': 3}
   excess seat=1 number=3
   take_route seat=1 cards=F1s from=route to=pending
   take_route seat=1 cards=B5c from=route to=pending
   take_route seat=1 cards=G5s from=route to=pending
25. 1 G5s
   keep seat=1 number=5 cards=G5s from=pending to=pile 1
26. 1 F1s
   keep seat=1 number=1 cards=F1s from=pending to=pile 1
27. 1 B5c
   keep seat=1 number=5 cards=B5c from=pending to=pile 1
28. 1 pass
   draw seat=2 cards=B5p from=draw to=hand 2
   draw seat=2 cards=B1c from=draw to=hand 2
29. 2 B1c 1
   lay seat=2 cards=B1c from=hand 2 to=route facts={'cell': [-1, -2], 'turn': 'L', 'entry': 'E', 'exit': 'S'}
   roll seat=2 number=0 cards=B1c facts={'dice': [4, 3, 5, 2], 'value': 1}
30. 2 pass
   draw seat=3 cards=Y5s from=draw to=hand 3
   draw seat=3 cards=F1c from=draw to=hand 3
31. 3 Y5s
   lay seat=3 cards=Y5s from=hand 3 to=route facts={'cell': [-1, -3], 'turn': 'S', 'entry': 'N', 'exit': 'S'}
   roll seat=3 number=3 cards=Y5s facts={'dice': [4, 4, 4, 6], 'value': 5}
   fly seat=3 number=2 facts={'to': 3}
   excess seat=3 number=1
   take_route seat=3 cards=Y5c from=route to=pending
32. 3 Y5c
   keep seat=3 number=5 cards=Y5c from=pending to=pile 3
33. 3 pass
   draw seat=0 cards=G2c from=draw to=hand 0
   draw seat=0 cards=Y3c from=draw to=hand 0
34. 0 G2c 1
   lay seat=0 cards=G2c from=hand 0 to=route facts={'cell': [-1, -4], 'turn': 'L', 'entry': 'N', 'exit': 'E'}
   roll seat=0 number=2 cards=G2c facts={'dice': [2, 1, 6, 4], 'value': 2}
   fly seat=0 number=1 facts={'to': 3}
   excess seat=0 number=1
   take_route seat=0 cards=Y3s from=route to=pending
35. 0 Y3s
   keep seat=0 number=3 cards=Y3s from=pending to=pile 0
36. 0 pass
   draw seat=1 cards=Y4c from=draw to=hand 1
   draw seat=1 cards=Y4s from=draw to=hand 1
37. 1 B1s
   lay seat=1 cards=B1s from=hand 1 to=route facts={'cell': [0, -4], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   roll seat=1 number=1 cards=B1s facts={'dice': [4, 6, 1, 5], 'value': 1}
   fly seat=1 number=1 facts={'to': 3}
38. 1 pass
   draw seat=2 cards=W5c from=draw to=hand 2
   draw seat=2 cards=B5s from=draw to=hand 2
39. 2 F2s 0 pass
   lay seat=2 cards=F2s from=hand 2 to=route facts={'cell': [1, -4], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   roll seat=2 number=1 cards=F2s facts={'dice': [6, 5, 6, 2], 'value': 2}
   fly seat=2 number=1 facts={'to': 4}
40. 2 pass
   draw seat=3 cards=B4s from=draw to=hand 3
   draw seat=3 cards=W5p from=draw to=hand 3
41. 3 F4c 1 F1c 2
   lay seat=3 cards=F4c from=hand 3 to=route facts={'cell': [2, -4], 'turn': 'L', 'entry': 'W', 'exit': 'N'}
   lay seat=3 cards=F1c from=hand 3 to=route facts={'cell': [2, -3], 'turn': 'R', 'entry': 'S', 'exit': 'E'}
   roll seat=3 number=3 cards=F4c facts={'dice': [6, 1, 4, 3], 'value': 4}
   fly seat=3 number=2 facts={'to': 6}
   roll seat=3 number=0 cards=F1c facts={'dice': [6, 4, 2, 5], 'value': 1}
   excess seat=3 number=1
   take_route seat=3 cards=B1c from=route to=pending
42. 3 B1c
   keep seat=3 number=1 cards=B1c from=pending to=pile 3
43. 3 B1p 1
   match seat=3 number=1 cards=B1p+B1c from=hand 3 to=box
44. 3 W5p 1
   match seat=3 number=5 cards=W5p+Y5c from=hand 3 to=box
45. 3 pass
   draw seat=0 cards=Y2p from=draw to=hand 0
   draw seat=0 cards=F5s from=draw to=hand 0
46. 0 F5s
   lay seat=0 cards=F5s from=hand 0 to=route facts={'cell': [3, -3], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   roll seat=0 number=2 cards=F5s facts={'dice': [6, 5, 4, 6], 'value': 5}
   fly seat=0 number=1 facts={'to': 6}
   excess seat=0 number=1
   take_route seat=0 cards=Y5s from=route to=pending
47. 0 Y5s 1
   match seat=0 number=3 cards=Y5s+Y3s from=pending to=box
48. 0 pass
   draw seat=1 cards=B3s from=draw to=hand 1
   draw seat=1 cards=B4c from=draw to=hand 1
49. 1 B3s 0 B4c 2
   lay seat=1 cards=B3s from=hand 1 to=route facts={'cell': [4, -3], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   lay seat=1 cards=B4c from=hand 1 to=route facts={'cell': [5, -3], 'turn': 'R', 'entry': 'W', 'exit': 'S'}
   roll seat=1 number=3 cards=B3s facts={'dice': [2, 1, 5, 2], 'value': 3}
   fly seat=1 number=2 facts={'to': 7}
   roll seat=1 number=4 cards=B4c facts={'dice': [4, 4, 1, 2], 'value': 4}
   excess seat=1 number=5
   take_route seat=1 cards=G2c from=route to=pending
   take_route seat=1 cards=B1s from=route to=pending
   take_route seat=1 cards=F2s from=route to=pending
   take_route seat=1 cards=F4c from=route to=pending
   take_route seat=1 cards=F1c from=route to=pending
50. 1 F4c
   keep seat=1 number=4 cards=F4c from=pending to=pile 1
51. 1 F2s 0
   keep seat=1 number=2 cards=F2s from=pending to=pile 1
52. 1 G2c
   keep seat=1 number=2 cards=G2c from=pending to=pile 1
53. 1 B1s
   keep seat=1 number=1 cards=B1s from=pending to=pile 1
54. 1 F1c
   keep seat=1 number=1 cards=F1c from=pending to=pile 1
55. 1 pass
   draw seat=2 cards=Y2s from=draw to=hand 2
   draw seat=2 cards=B2s from=draw to=hand 2
56. 2 Y2s 0 B2s
   lay seat=2 cards=Y2s from=hand 2 to=route facts={'cell': [5, -4], 'turn': 'S', 'entry': 'N', 'exit': 'S'}
   lay seat=2 cards=B2s from=hand 2 to=route facts={'cell': [5, -5], 'turn': 'S', 'entry': 'N', 'exit': 'S'}
   roll seat=2 number=2 cards=Y2s facts={'dice': [1, 4, 2, 5], 'value': 2}
   fly seat=2 number=2 facts={'to': 4}
   roll seat=2 number=2 cards=B2s facts={'dice': [3, 3, 2, 2], 'value': 2}
   excess seat=2 number=2
   take_route seat=2 cards=F5s from=route to=pending
   take_route seat=2 cards=B3s from=route to=pending
57. 2 F5s 1
   match seat=2 number=4 cards=F5s+F4s from=pending to=box
58. 2 B3s
   keep seat=2 number=3 cards=B3s from=pending to=pile 2
59. 2 B5p 1
   match seat=2 number=3 cards=B5p+B3s from=hand 2 to=box
60. 2 pass
   draw seat=3 cards=F2p from=draw to=hand 3
   draw seat=3 cards=G1c from=draw to=hand 3
61. 3 B3c 1 B4s
   lay seat=3 cards=B3c from=hand 3 to=route facts={'cell': [5, -6], 'turn': 'L', 'entry': 'N', 'exit': 'E'}
   lay seat=3 cards=B4s from=hand 3 to=route facts={'cell': [6, -6], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   roll seat=3 number=2 cards=B3c facts={'dice': [5, 6, 3, 3], 'value': 3}
   fly seat=3 number=2 facts={'to': 4}
   roll seat=3 number=2 cards=B4s facts={'dice': [6, 2, 5, 2], 'value': 4}
   excess seat=3 number=2
   take_route seat=3 cards=B4c from=route to=pending
   take_route seat=3 cards=Y2s from=route to=pending
62. 3 Y2s
   keep seat=3 number=2 cards=Y2s from=pending to=pile 3
63. 3 B4c
   keep seat=3 number=4 cards=B4c from=pending to=pile 3
64. 3 pass
   draw seat=0 cards=F2c from=draw to=hand 0
   draw seat=0 cards=G3c from=draw to=hand 0
65. 0 Y3c 1 pass
   lay seat=0 cards=Y3c from=hand 0 to=route facts={'cell': [7, -6], 'turn': 'L', 'entry': 'W', 'exit': 'N'}
   roll seat=0 number=3 cards=Y3c facts={'dice': [3, 2, 4, 3], 'value': 3}
   fly seat=0 number=1 facts={'to': 3}
   excess seat=0 number=2
   take_route seat=0 cards=B2s from=route to=pending
   take_route seat=0 cards=B3c from=route to=pending
66. 0 B2s
   keep seat=0 number=2 cards=B2s from=pending to=pile 0
67. 0 B3c 1
   match seat=0 number=2 cards=B3c+B2s from=pending to=box
68. 0 pass
   draw seat=1 cards=F5c from=draw to=hand 1
69. 1 F5c 1
   lay seat=1 cards=F5c from=hand 1 to=route facts={'cell': [7, -5], 'turn': 'L', 'entry': 'S', 'exit': 'W'}
   roll seat=1 number=4 cards=F5c facts={'dice': [5, 5, 5, 1], 'value': 5}
   fly seat=1 number=1 facts={'to': 2}
   excess seat=1 number=3
   take_route seat=1 cards=B4s from=route to=pending
   take_route seat=1 cards=Y3c from=route to=pending
   spared seat=1 number=1
70. 1 B4s
   keep seat=1 number=4 cards=B4s from=pending to=pile 1
71. 1 Y3c
   keep seat=1 number=3 cards=Y3c from=pending to=pile 1
72. 1 pass
   final seat=2
   last_turn seat=2
73. 2 F3s 0 pass
   lay seat=2 cards=F3s from=hand 2 to=route facts={'cell': [6, -5], 'turn': 'S', 'entry': 'E', 'exit': 'W'}
   roll seat=2 number=2 cards=F3s facts={'dice': [5, 3, 1, 5], 'value': 3}
   fly seat=2 number=1 facts={'to': 1}
   excess seat=2 number=1
   take_route seat=2 cards=F5c from=route to=pending
74. 2 F5c
   keep seat=2 number=5 cards=F5c from=pending to=pile 2
75. 2 pass
   dump seat=2 number=4 cards=G4s from=hand 2 to=pile 2
   dump seat=2 number=4 cards=Y4p from=hand 2 to=pile 2
   dump seat=2 number=5 cards=W5c from=hand 2 to=pile 2
   dump seat=2 number=5 cards=B5s from=hand 2 to=pile 2
   last_turn seat=3
76. 3 G1c 1
   lay seat=3 cards=G1c from=hand 3 to=route facts={'cell': [5, -5], 'turn': 'L', 'entry': 'E', 'exit': 'S'}
   roll seat=3 number=0 cards=G1c facts={'dice': [5, 2, 2, 6], 'value': 1}
77. 3 pass
   dump seat=3 number=2 cards=F2p from=hand 3 to=pile 3
   last_turn seat=0
78. 0 G3c 2
   lay seat=0 cards=G3c from=hand 0 to=route facts={'cell': [5, -6], 'turn': 'R', 'entry': 'N', 'exit': 'W'}
   roll seat=0 number=1 cards=G3c facts={'dice': [5, 2, 5, 6], 'value': 3}
   fly seat=0 number=1 facts={'to': 1}
79. 0 pass
   dump seat=0 number=1 cards=G1p from=hand 0 to=pile 0
   dump seat=0 number=2 cards=Y2p from=hand 0 to=pile 0
   dump seat=0 number=2 cards=F2c from=hand 0 to=pile 0
   last_turn seat=1
80. 1 Y4c 1 Y4s 0 Y2c 2
   lay seat=1 cards=Y4c from=hand 1 to=route facts={'cell': [4, -6], 'turn': 'L', 'entry': 'E', 'exit': 'S'}
   lay seat=1 cards=Y4s from=hand 1 to=route facts={'cell': [4, -7], 'turn': 'S', 'entry': 'N', 'exit': 'S'}
   lay seat=1 cards=Y2c from=hand 1 to=route facts={'cell': [4, -8], 'turn': 'R', 'entry': 'N', 'exit': 'W'}
   roll seat=1 number=3 cards=Y4c facts={'dice': [1, 4, 6, 2], 'value': 4}
   fly seat=1 number=3 facts={'to': 4}
   roll seat=1 number=2 cards=Y4s facts={'dice': [2, 6, 5, 4], 'value': 4}
   fly seat=1 number=1 facts={'to': 5}
   roll seat=1 number=1 cards=Y2c facts={'dice': [4, 4, 4, 1], 'value': 2}
   excess seat=1 number=2
   take_route seat=1 cards=F3s from=route to=pending
   take_route seat=1 cards=G1c from=route to=pending
81. 1 G1c
   keep seat=1 number=1 cards=G1c from=pending to=pile 1
82. 1 F3s
   keep seat=1 number=3 cards=F3s from=pending to=pile 1
83. 1 pass
   scored facts={'points': [5, 39, 23, 8]}
{"config": {"players": 4}, "draw": [], "hands": [[], [], [], []], "piles": [["G1p", "Y2p", "F2c"], ["Y1s", "G4c", "G1s", "Y1c", "G5s", "F1s", "B5c", "F4c", "F2s", "G2c", "B1s", "F1c", "B4s", "Y3c", "G1c", "F3s"], ["F5c", "G4s", "Y4p", "W5c", "B5s"], ["Y2s", "B4c", "F2p"]], "pending": [], "box": ["G2s", "G3s", "W4s", "B2c", "F3p", "F3c", "G3p", "G5c", "B1p", "B1c", "W5p", "Y5c", "Y5s", "Y3s", "F5s", "F4s", "B5p", "B3s", "B3c", "B2s"], "planet": ["X1", "X2", "X3", "X4"], "over": true, "active": 1, "state": "START", "route": [{"card": "G3c", "cell": [5, -6], "turn": "R", "entry": "N", "exit": "W"}, {"card": "Y4c", "cell": [4, -6], "turn": "L", "entry": "E", "exit": "S"}, {"card": "Y4s", "cell": [4, -7], "turn": "S", "entry": "N", "exit": "S"}, {"card": "Y2c", "cell": [4, -8], "turn": "R", "entry": "N", "exit": "W"}], "route_start": {"cell": [5, -6], "heading": "S"}, "front": {"cell": [3, -8], "heading": "W"}, "zoid": 3, "final_round": true, "final_turns_done": 4}
