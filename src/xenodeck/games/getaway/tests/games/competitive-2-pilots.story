   deal seat=1 number=1 cards=Y1c from=draw to=pile 1
   deal seat=0 number=2 cards=F2c from=draw to=pile 0
   draw seat=1 cards=Y3c from=draw to=hand 1
   draw seat=1 cards=B1c from=draw to=hand 1
   draw seat=0 cards=Y2s from=draw to=hand 0
   draw seat=0 cards=G4c from=draw to=hand 0
   draw seat=1 cards=B3c from=draw to=hand 1
   draw seat=1 cards=Y2p from=draw to=hand 1
1. 1 B1c 2 pass
   lay seat=1 cards=B1c from=hand 1 to=route facts={'cell': [1, 0], 'turn': 'R', 'entry': 'W', 'exit': 'S'}
   roll seat=1 number=0 cards=B1c facts={'dice': [6, 3, 4, 5], 'value': 1}
2. 1 Y2p 1
   match seat=1 number=1 cards=Y2p+Y1c from=hand 1 to=box
3. 1 pass
   draw seat=0 cards=G2c from=draw to=hand 0
   draw seat=0 cards=W4s from=draw to=hand 0
4. 0 G2c 1 G4c 2 W4s
   lay seat=0 cards=G2c from=hand 0 to=route facts={'cell': [1, -1], 'turn': 'L', 'entry': 'N', 'exit': 'E'}
   lay seat=0 cards=G4c from=hand 0 to=route facts={'cell': [2, -1], 'turn': 'R', 'entry': 'W', 'exit': 'S'}
   lay seat=0 cards=W4s from=hand 0 to=route facts={'cell': [2, -2], 'turn': 'S', 'entry': 'N', 'exit': 'S'}
   roll seat=0 number=1 cards=G2c facts={'dice': [4, 4, 6, 1], 'value': 2}
   fly seat=0 number=1 facts={'to': 0}
   roll seat=0 number=2 cards=G4c facts={'dice': [4, 6, 6, 4], 'value': 4}
   fly seat=0 number=2 facts={'to': 2}
   roll seat=0 number=4 cards=W4s facts={'dice': [4, 3, 3, 3], 'value': 4}
   fly seat=0 number=1 facts={'to': 3}
   excess seat=0 number=3
   take_route seat=0 cards=B1c from=route to=pending
   take_route seat=0 cards=G2c from=route to=pending
   take_route seat=0 cards=G4c from=route to=pending
5. 0 B1c
   keep seat=0 number=1 cards=B1c from=pending to=pile 0
6. 0 G2c
   keep seat=0 number=2 cards=G2c from=pending to=pile 0
7. 0 G4c 1
   match seat=0 number=2 cards=G4c+G2c from=pending to=box
8. 0 pass
   draw seat=1 cards=W5p from=draw to=hand 1
   draw seat=1 cards=F3c from=draw to=hand 1
9. 1 Y3c 1 pass
   lay seat=1 cards=Y3c from=hand 1 to=route facts={'cell': [2, -3], 'turn': 'L', 'entry': 'N', 'exit': 'E'}
   roll seat=1 number=3 cards=Y3c facts={'dice': [5, 1, 1, 3], 'value': 3}
   fly seat=1 number=1 facts={'to': 1}
   excess seat=1 number=2
   take_route seat=1 cards=W4s from=route to=pending
   take_draw seat=1 cards=B2s from=draw to=pending
10. 1 W4s
   keep seat=1 number=4 cards=W4s from=pending to=pile 1
11. 1 B2s 0
   keep seat=1 number=2 cards=B2s from=pending to=pile 1
12. 1 W5p 1
   match seat=1 number=2 cards=W5p+B2s from=hand 1 to=box
13. 1 pass
   draw seat=0 cards=G3s from=draw to=hand 0
   draw seat=0 cards=F5c from=draw to=hand 0
14. 0 F5c 1
   lay seat=0 cards=F5c from=hand 0 to=route facts={'cell': [3, -3], 'turn': 'L', 'entry': 'W', 'exit': 'N'}
   roll seat=0 number=4 cards=F5c facts={'dice': [2, 2, 5, 2], 'value': 5}
   fly seat=0 number=1 facts={'to': 1}
   excess seat=0 number=3
   take_route seat=0 cards=Y3c from=route to=pending
   take_draw seat=0 cards=Y5c from=draw to=pending
   take_draw seat=0 cards=Y5s from=draw to=pending
15. 0 Y3c
   keep seat=0 number=3 cards=Y3c from=pending to=pile 0
16. 0 Y5c 0
   keep seat=0 number=5 cards=Y5c from=pending to=pile 0
17. 0 Y5s 1
   match seat=0 number=5 cards=Y5s+Y5c from=pending to=box
18. 0 pass
   draw seat=1 cards=F3p from=draw to=hand 1
   draw seat=1 cards=B1s from=draw to=hand 1
19. 1 B3c 1 B1s
   lay seat=1 cards=B3c from=hand 1 to=route facts={'cell': [3, -2], 'turn': 'L', 'entry': 'S', 'exit': 'W'}
   lay seat=1 cards=B1s from=hand 1 to=route facts={'cell': [2, -2], 'turn': 'S', 'entry': 'E', 'exit': 'W'}
   roll seat=1 number=1 cards=B3c facts={'dice': [4, 5, 6, 3], 'value': 3}
   fly seat=1 number=1 facts={'to': 1}
   roll seat=1 number=0 cards=B1s facts={'dice': [6, 6, 2, 2], 'value': 1}
20. 1 F3p 1
   match seat=1 number=4 cards=F3p+W4s from=hand 1 to=box
21. 1 pass
   draw seat=0 cards=Y1s from=draw to=hand 0
   draw seat=0 cards=Y4c from=draw to=hand 0
22. 0 Y2s 0 pass
   lay seat=0 cards=Y2s from=hand 0 to=route facts={'cell': [1, -2], 'turn': 'S', 'entry': 'E', 'exit': 'W'}
   roll seat=0 number=0 cards=Y2s facts={'dice': [3, 6, 5, 4], 'value': 2}
23. 0 pass
   draw seat=1 cards=B1p from=draw to=hand 1
   draw seat=1 cards=G2s from=draw to=hand 1
24. 1 F3c 1
   lay seat=1 cards=F3c from=hand 1 to=route facts={'cell': [0, -2], 'turn': 'L', 'entry': 'E', 'exit': 'S'}
   roll seat=1 number=1 cards=F3c facts={'dice': [6, 5, 5, 3], 'value': 3}
   fly seat=1 number=1 facts={'to': 2}
25. 1 pass
   draw seat=0 cards=F1s from=draw to=hand 0
   draw seat=0 cards=Y4s from=draw to=hand 0
26. 0 Y1s 0 Y4c 1 pass
   lay seat=0 cards=Y1s from=hand 0 to=route facts={'cell': [0, -3], 'turn': 'S', 'entry': 'N', 'exit': 'S'}
   lay seat=0 cards=Y4c from=hand 0 to=route facts={'cell': [0, -4], 'turn': 'L', 'entry': 'N', 'exit': 'E'}
   roll seat=0 number=0 cards=Y1s facts={'dice': [6, 5, 2, 6], 'value': 1}
   roll seat=0 number=2 cards=Y4c facts={'dice': [2, 5, 5, 2], 'value': 4}
   fly seat=0 number=2 facts={'to': 4}
27. 0 pass
   draw seat=1 cards=G5c from=draw to=hand 1
   draw seat=1 cards=G4s from=draw to=hand 1
28. 1 G2s 0 G4s 0 G5c 2
   lay seat=1 cards=G2s from=hand 1 to=route facts={'cell': [1, -4], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   lay seat=1 cards=G4s from=hand 1 to=route facts={'cell': [2, -4], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   lay seat=1 cards=G5c from=hand 1 to=route facts={'cell': [3, -4], 'turn': 'R', 'entry': 'W', 'exit': 'S'}
   roll seat=1 number=0 cards=G2s facts={'dice': [5, 3, 5, 5], 'value': 2}
   roll seat=1 number=3 cards=G4s facts={'dice': [1, 4, 6, 3], 'value': 4}
   fly seat=1 number=3 facts={'to': 7}
   roll seat=1 number=4 cards=G5c facts={'dice': [1, 5, 1, 1], 'value': 5}
   fly seat=1 number=2 facts={'to': 9}
   excess seat=1 number=2
   take_route seat=1 cards=F5c from=route to=pending
   take_route seat=1 cards=B3c from=route to=pending
29. 1 F5c
   keep seat=1 number=5 cards=F5c from=pending to=pile 1
30. 1 B3c
   keep seat=1 number=3 cards=B3c from=pending to=pile 1
31. 1 B1p 1
   match seat=1 number=3 cards=B1p+B3c from=hand 1 to=box
32. 1 pass
   draw seat=0 cards=F4c from=draw to=hand 0
   draw seat=0 cards=F2p from=draw to=hand 0
33. 0 Y4s 0 pass
   lay seat=0 cards=Y4s from=hand 0 to=route facts={'cell': [3, -5], 'turn': 'S', 'entry': 'N', 'exit': 'S'}
   roll seat=0 number=3 cards=Y4s facts={'dice': [2, 3, 2, 5], 'value': 4}
   fly seat=0 number=1 facts={'to': 8}
   excess seat=0 number=2
   take_route seat=0 cards=B1s from=route to=pending
   take_route seat=0 cards=Y2s from=route to=pending
34. 0 Y2s 1
   match seat=0 number=3 cards=Y2s+Y3c from=pending to=box
35. 0 B1s 1
   match seat=0 number=1 cards=B1s+B1c from=pending to=box
36. 0 F2p 1
   match seat=0 number=2 cards=F2p+F2c from=hand 0 to=box
37. 0 pass
   draw seat=1 cards=F2s from=draw to=hand 1
   draw seat=1 cards=G3c from=draw to=hand 1
38. 1 pass
   pass seat=1
   take_route seat=1 cards=F3c from=route to=pending
39. 1 F3c 1
   match seat=1 number=5 cards=F3c+F5c from=pending to=box
40. 1 pass
   draw seat=0 cards=G1p from=draw to=hand 0
   draw seat=0 cards=B4s from=draw to=hand 0
41. 0 F4c 1 F1s
   lay seat=0 cards=F4c from=hand 0 to=route facts={'cell': [3, -6], 'turn': 'L', 'entry': 'N', 'exit': 'E'}
   lay seat=0 cards=F1s from=hand 0 to=route facts={'cell': [4, -6], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   roll seat=0 number=2 cards=F4c facts={'dice': [5, 3, 5, 4], 'value': 4}
   fly seat=0 number=2 facts={'to': 7}
   roll seat=0 number=1 cards=F1s facts={'dice': [2, 4, 4, 1], 'value': 1}
   excess seat=0 number=1
   take_route seat=0 cards=Y1s from=route to=pending
42. 0 Y1s
   keep seat=0 number=1 cards=Y1s from=pending to=pile 0
43. 0 pass
   draw seat=1 cards=G3p from=draw to=hand 1
   draw seat=1 cards=W5c from=draw to=hand 1
44. 1 F2s 0 W5c 1
   lay seat=1 cards=F2s from=hand 1 to=route facts={'cell': [5, -6], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   lay seat=1 cards=W5c from=hand 1 to=route facts={'cell': [6, -6], 'turn': 'L', 'entry': 'W', 'exit': 'N'}
   roll seat=1 number=1 cards=F2s facts={'dice': [3, 2, 4, 4], 'value': 2}
   fly seat=1 number=1 facts={'to': 7}
   roll seat=1 number=3 cards=W5c facts={'dice': [3, 6, 5, 3], 'value': 5}
   fly seat=1 number=1 facts={'to': 8}
   excess seat=1 number=2
   take_route seat=1 cards=Y4c from=route to=pending
   take_route seat=1 cards=G2s from=route to=pending
45. 1 Y4c
   keep seat=1 number=4 cards=Y4c from=pending to=pile 1
46. 1 G2s
   keep seat=1 number=2 cards=G2s from=pending to=pile 1
47. 1 G3p 1
   match seat=1 number=2 cards=G3p+G2s from=hand 1 to=box
48. 1 pass
   draw seat=0 cards=B2c from=draw to=hand 0
   draw seat=0 cards=G1c from=draw to=hand 0
49. 0 B2c 2 B4s
   lay seat=0 cards=B2c from=hand 0 to=route facts={'cell': [6, -5], 'turn': 'R', 'entry': 'S', 'exit': 'E'}
   lay seat=0 cards=B4s from=hand 0 to=route facts={'cell': [7, -5], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   roll seat=0 number=2 cards=B2c facts={'dice': [1, 5, 2, 4], 'value': 2}
   fly seat=0 number=2 facts={'to': 8}
   roll seat=0 number=2 cards=B4s facts={'dice': [1, 3, 6, 6], 'value': 4}
   excess seat=0 number=2
   take_route seat=0 cards=G4s from=route to=pending
   take_route seat=0 cards=G5c from=route to=pending
50. 0 G4s
   keep seat=0 number=4 cards=G4s from=pending to=pile 0
51. 0 G5c 1
   match seat=0 number=4 cards=G5c+G4s from=pending to=box
52. 0 pass
   draw seat=1 cards=F3s from=draw to=hand 1
   draw seat=1 cards=B5c from=draw to=hand 1
53. 1 B5c 1
   lay seat=1 cards=B5c from=hand 1 to=route facts={'cell': [8, -5], 'turn': 'L', 'entry': 'W', 'exit': 'N'}
   roll seat=1 number=3 cards=B5c facts={'dice': [6, 2, 3, 5], 'value': 5}
   fly seat=1 number=1 facts={'to': 7}
   excess seat=1 number=2
   take_route seat=1 cards=Y4s from=route to=pending
   take_route seat=1 cards=F4c from=route to=pending
54. 1 Y4s 1
   match seat=1 number=4 cards=Y4s+Y4c from=pending to=box
55. 1 F4c
   keep seat=1 number=4 cards=F4c from=pending to=pile 1
56. 1 pass
   draw seat=0 cards=Y3s from=draw to=hand 0
   draw seat=0 cards=G1s from=draw to=hand 0
57. 0 G3s 0 G1c 1 G1s
   lay seat=0 cards=G3s from=hand 0 to=route facts={'cell': [8, -4], 'turn': 'S', 'entry': 'S', 'exit': 'N'}
   lay seat=0 cards=G1c from=hand 0 to=route facts={'cell': [8, -3], 'turn': 'L', 'entry': 'S', 'exit': 'W'}
   lay seat=0 cards=G1s from=hand 0 to=route facts={'cell': [7, -3], 'turn': 'S', 'entry': 'E', 'exit': 'W'}
   roll seat=0 number=2 cards=G3s facts={'dice': [5, 2, 6, 1], 'value': 3}
   fly seat=0 number=2 facts={'to': 7}
   roll seat=0 number=1 cards=G1c facts={'dice': [6, 2, 1, 5], 'value': 1}
   fly seat=0 number=1 facts={'to': 8}
   roll seat=0 number=1 cards=G1s facts={'dice': [4, 6, 3, 1], 'value': 1}
   excess seat=0 number=1
   take_route seat=0 cards=F1s from=route to=pending
58. 0 F1s
   keep seat=0 number=1 cards=F1s from=pending to=pile 0
59. 0 pass
   draw seat=1 cards=B4c from=draw to=hand 1
   draw seat=1 cards=F1c from=draw to=hand 1
60. 1 B4c 2
   lay seat=1 cards=B4c from=hand 1 to=route facts={'cell': [6, -3], 'turn': 'R', 'entry': 'E', 'exit': 'N'}
   roll seat=1 number=3 cards=B4c facts={'dice': [6, 2, 1, 2], 'value': 4}
   fly seat=1 number=1 facts={'to': 8}
   excess seat=1 number=2
   take_route seat=1 cards=F2s from=route to=pending
   take_route seat=1 cards=W5c from=route to=pending
61. 1 F2s 1
   match seat=1 number=4 cards=F2s+F4c from=pending to=box
62. 1 W5c
   keep seat=1 number=5 cards=W5c from=pending to=pile 1
63. 1 pass
   draw seat=0 cards=F5s from=draw to=hand 0
   draw seat=0 cards=Y4p from=draw to=hand 0
64. 0 F5s
   lay seat=0 cards=F5s from=hand 0 to=route facts={'cell': [6, -2], 'turn': 'S', 'entry': 'S', 'exit': 'N'}
   roll seat=0 number=4 cards=F5s facts={'dice': [5, 3, 3, 3], 'value': 5}
   fly seat=0 number=1 facts={'to': 7}
   excess seat=0 number=3
   take_route seat=0 cards=B2c from=route to=pending
   take_route seat=0 cards=B4s from=route to=pending
   take_route seat=0 cards=B5c from=route to=pending
65. 0 B2c
   keep seat=0 number=2 cards=B2c from=pending to=pile 0
66. 0 B4s 0
   keep seat=0 number=4 cards=B4s from=pending to=pile 0
67. 0 B5c 1
   match seat=0 number=4 cards=B5c+B4s from=pending to=box
68. 0 pass
   draw seat=1 cards=B5p from=draw to=hand 1
   draw seat=1 cards=B5s from=draw to=hand 1
69. 1 B5s
   lay seat=1 cards=B5s from=hand 1 to=route facts={'cell': [6, -1], 'turn': 'S', 'entry': 'S', 'exit': 'N'}
   roll seat=1 number=2 cards=B5s facts={'dice': [6, 4, 2, 6], 'value': 5}
   fly seat=1 number=1 facts={'to': 5}
   excess seat=1 number=1
   take_route seat=1 cards=G3s from=route to=pending
70. 1 G3s 1
   match seat=1 number=5 cards=G3s+W5c from=pending to=box
71. 1 pass
   draw seat=0 cards=F4s from=draw to=hand 0
   draw seat=0 cards=G5s from=draw to=hand 0
72. 0 G5s
   lay seat=0 cards=G5s from=hand 0 to=route facts={'cell': [6, 0], 'turn': 'S', 'entry': 'S', 'exit': 'N'}
   roll seat=0 number=3 cards=G5s facts={'dice': [6, 3, 3, 4], 'value': 5}
   fly seat=0 number=1 facts={'to': 5}
   excess seat=0 number=2
   take_route seat=0 cards=G1c from=route to=pending
   take_route seat=0 cards=G1s from=route to=pending
73. 0 G1c
   keep seat=0 number=1 cards=G1c from=pending to=pile 0
74. 0 G1s 1
   match seat=0 number=1 cards=G1s+G1c from=pending to=box
75. 0 pass
   draw seat=1 cards=B3s from=draw to=hand 1
   draw seat=1 cards=Y2c from=draw to=hand 1
76. 1 G3c 1 F3s 0 pass
   lay seat=1 cards=G3c from=hand 1 to=route facts={'cell': [6, 1], 'turn': 'L', 'entry': 'S', 'exit': 'W'}
   lay seat=1 cards=F3s from=hand 1 to=route facts={'cell': [5, 1], 'turn': 'S', 'entry': 'E', 'exit': 'W'}
   roll seat=1 number=3 cards=G3c facts={'dice': [6, 3, 3, 3], 'value': 3}
   fly seat=1 number=2 facts={'to': 5}
   roll seat=1 number=2 cards=F3s facts={'dice': [3, 6, 6, 1], 'value': 3}
   excess seat=1 number=3
   take_route seat=1 cards=B4c from=route to=pending
   take_route seat=1 cards=F5s from=route to=pending
   take_route seat=1 cards=B5s from=route to=pending
77. 1 B4c
   keep seat=1 number=4 cards=B4c from=pending to=pile 1
78. 1 B5s 1
   match seat=1 number=4 cards=B5s+B4c from=pending to=box
79. 1 F5s
   keep seat=1 number=5 cards=F5s from=pending to=pile 1
80. 1 pass
   final seat=0
   last_turn seat=0
81. 0 F4s
   lay seat=0 cards=F4s from=hand 0 to=route facts={'cell': [4, 1], 'turn': 'S', 'entry': 'E', 'exit': 'W'}
   roll seat=0 number=1 cards=F4s facts={'dice': [6, 6, 6, 1], 'value': 4}
   fly seat=0 number=1 facts={'to': 3}
82. 0 pass
   dump seat=0 number=1 cards=G1p from=hand 0 to=pile 0
   dump seat=0 number=3 cards=Y3s from=hand 0 to=pile 0
   dump seat=0 number=4 cards=Y4p from=hand 0 to=pile 0
   last_turn seat=1
83. 1 B3s
   lay seat=1 cards=B3s from=hand 1 to=route facts={'cell': [3, 1], 'turn': 'S', 'entry': 'E', 'exit': 'W'}
   roll seat=1 number=1 cards=B3s facts={'dice': [4, 6, 6, 1], 'value': 3}
   fly seat=1 number=1 facts={'to': 4}
84. 1 pass
   dump seat=1 number=1 cards=F1c from=hand 1 to=pile 1
   dump seat=1 number=5 cards=B5p from=hand 1 to=pile 1
   dump seat=1 number=2 cards=Y2c from=hand 1 to=pile 1
   scored facts={'points': [12, 13]}
{"config": {"players": 2}, "draw": [], "hands": [[], []], "piles": [["Y1s", "F1s", "B2c", "G1p", "Y3s", "Y4p"], ["F5s", "F1c", "B5p", "Y2c"]], "pending": [], "box": ["Y2p", "Y1c", "G4c", "G2c", "W5p", "B2s", "Y5s", "Y5c", "F3p", "W4s", "B1p", "B3c", "Y2s", "Y3c", "B1s", "B1c", "F2p", "F2c", "F3c", "F5c", "G3p", "G2s", "G5c", "G4s", "Y4s", "Y4c", "F2s", "F4c", "B5c", "B4s", "G3s", "W5c", "G1s", "G1c", "B5s", "B4c"], "planet": ["X1", "X2", "X3", "X4"], "over": true, "active": 1, "state": "START", "route": [{"card": "G5s", "cell": [6, 0], "turn": "S", "entry": "S", "exit": "N"}, {"card": "G3c", "cell": [6, 1], "turn": "L", "entry": "S", "exit": "W"}, {"card": "F3s", "cell": [5, 1], "turn": "S", "entry": "E", "exit": "W"}, {"card": "F4s", "cell": [4, 1], "turn": "S", "entry": "E", "exit": "W"}, {"card": "B3s", "cell": [3, 1], "turn": "S", "entry": "E", "exit": "W"}], "route_start": {"cell": [6, 0], "heading": "N"}, "front": {"cell": [2, 1], "heading": "W"}, "zoid": 4, "final_round": true, "final_turns_done": 2}
