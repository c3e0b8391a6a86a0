   deal seat=2 number=5 cards=G5c from=draw to=pile 2
   deal seat=0 number=5 cards=F5s from=draw to=pile 0
   deal seat=1 number=1 cards=F1s from=draw to=pile 1
   draw seat=2 cards=F5c from=draw to=hand 2
   draw seat=2 cards=G3p from=draw to=hand 2
   draw seat=0 cards=G2c from=draw to=hand 0
   draw seat=0 cards=G1c from=draw to=hand 0
   draw seat=1 cards=B2s from=draw to=hand 1
   draw seat=1 cards=B1c from=draw to=hand 1
   draw seat=2 cards=Y4c from=draw to=hand 2
   draw seat=2 cards=F2p from=draw to=hand 2
1. 2 pass
   pass seat=2
   take_draw seat=2 cards=G4s from=draw to=pending
2. 2 G4s 1
   match seat=2 number=5 cards=G4s+G5c from=pending to=box
3. 2 pass
   draw seat=0 cards=G3s from=draw to=hand 0
   draw seat=0 cards=B5p from=draw to=hand 0
4. 0 G3s 0 pass
   lay seat=0 cards=G3s from=hand 0 to=route facts={'cell': [1, 0], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   roll seat=0 number=1 cards=G3s facts={'dice': [5, 6, 5, 2], 'value': 3}
   fly seat=0 number=1 facts={'to': 0}
5. 0 B5p 1
   match seat=0 number=5 cards=B5p+F5s from=hand 0 to=box
6. 0 pass
   draw seat=1 cards=Y4p from=draw to=hand 1
   draw seat=1 cards=F2c from=draw to=hand 1
7. 1 F2c 1 B2s
   lay seat=1 cards=F2c from=hand 1 to=route facts={'cell': [2, 0], 'turn': 'L', 'entry': 'W', 'exit': 'N'}
   lay seat=1 cards=B2s from=hand 1 to=route facts={'cell': [2, 1], 'turn': 'S', 'entry': 'S', 'exit': 'N'}
   roll seat=1 number=1 cards=F2c facts={'dice': [6, 1, 5, 6], 'value': 2}
   fly seat=1 number=1 facts={'to': 1}
   roll seat=1 number=2 cards=B2s facts={'dice': [5, 2, 6, 2], 'value': 2}
   fly seat=1 number=1 facts={'to': 2}
   excess seat=1 number=1
   take_route seat=1 cards=G3s from=route to=pending
8. 1 G3s
   keep seat=1 number=3 cards=G3s from=pending to=pile 1
9. 1 pass
   draw seat=2 cards=G1s from=draw to=hand 2
   draw seat=2 cards=Y2c from=draw to=hand 2
10. 2 Y2c 2 Y4c 1
   lay seat=2 cards=Y2c from=hand 2 to=route facts={'cell': [2, 2], 'turn': 'R', 'entry': 'S', 'exit': 'E'}
   lay seat=2 cards=Y4c from=hand 2 to=route facts={'cell': [3, 2], 'turn': 'L', 'entry': 'W', 'exit': 'N'}
   roll seat=2 number=2 cards=Y2c facts={'dice': [2, 3, 5, 2], 'value': 2}
   fly seat=2 number=2 facts={'to': 3}
   roll seat=2 number=3 cards=Y4c facts={'dice': [3, 1, 3, 5], 'value': 4}
   excess seat=2 number=3
   take_route seat=2 cards=F2c from=route to=pending
   take_route seat=2 cards=B2s from=route to=pending
   take_route seat=2 cards=Y2c from=route to=pending
11. 2 B2s
   keep seat=2 number=2 cards=B2s from=pending to=pile 2
12. 2 Y2c 1
   match seat=2 number=2 cards=Y2c+B2s from=pending to=box
13. 2 F2c
   keep seat=2 number=2 cards=F2c from=pending to=pile 2
14. 2 F2p 1
   match seat=2 number=2 cards=F2p+F2c from=hand 2 to=box
15. 2 pass
   draw seat=0 cards=B5c from=draw to=hand 0
   draw seat=0 cards=F4c from=draw to=hand 0
16. 0 G2c 1 pass
   lay seat=0 cards=G2c from=hand 0 to=route facts={'cell': [3, 3], 'turn': 'L', 'entry': 'S', 'exit': 'W'}
   roll seat=0 number=1 cards=G2c facts={'dice': [6, 6, 2, 3], 'value': 2}
   fly seat=0 number=1 facts={'to': 1}
17. 0 pass
   draw seat=1 cards=Y2p from=draw to=hand 1
   draw seat=1 cards=B1p from=draw to=hand 1
18. 1 B1c 1
   lay seat=1 cards=B1c from=hand 1 to=route facts={'cell': [2, 3], 'turn': 'L', 'entry': 'E', 'exit': 'S'}
   roll seat=1 number=0 cards=B1c facts={'dice': [6, 3, 6, 3], 'value': 1}
19. 1 B1p
   planet seat=1 number=1 cards=B1p from=hand 1 to=pile 1
20. 1 Y2p
   planet seat=1 number=2 cards=Y2p from=hand 1 to=pile 1
21. 1 Y4p 0
   planet seat=1 number=4 cards=Y4p from=hand 1 to=pile 1
22. 1 pass
   draw seat=2 cards=B2c from=draw to=hand 2
   draw seat=2 cards=W4s from=draw to=hand 2
23. 2 G1s 0 W4s
   lay seat=2 cards=G1s from=hand 2 to=route facts={'cell': [2, 2], 'turn': 'S', 'entry': 'N', 'exit': 'S'}
   lay seat=2 cards=W4s from=hand 2 to=route facts={'cell': [2, 1], 'turn': 'S', 'entry': 'N', 'exit': 'S'}
   roll seat=2 number=0 cards=G1s facts={'dice': [3, 3, 6, 4], 'value': 1}
   roll seat=2 number=3 cards=W4s facts={'dice': [5, 3, 4, 2], 'value': 4}
   fly seat=2 number=3 facts={'to': 4}
24. 2 pass
   draw seat=0 cards=Y1c from=draw to=hand 0
   draw seat=0 cards=F2s from=draw to=hand 0
25. 0 Y1c 1 G1c 2
   lay seat=0 cards=Y1c from=hand 0 to=route facts={'cell': [2, 0], 'turn': 'L', 'entry': 'N', 'exit': 'E'}
   lay seat=0 cards=G1c from=hand 0 to=route facts={'cell': [3, 0], 'turn': 'R', 'entry': 'W', 'exit': 'S'}
   roll seat=0 number=0 cards=Y1c facts={'dice': [3, 2, 4, 3], 'value': 1}
   roll seat=0 number=3 cards=G1c facts={'dice': [1, 1, 1, 4], 'value': 1}
   fly seat=0 number=2 facts={'to': 6}
   excess seat=0 number=1
   take_route seat=0 cards=Y4c from=route to=pending
26. 0 Y4c
   keep seat=0 number=4 cards=Y4c from=pending to=pile 0
27. 0 pass
   draw seat=1 cards=G4c from=draw to=hand 1
   draw seat=1 cards=B3c from=draw to=hand 1
28. 1 G4c 2
   lay seat=1 cards=G4c from=hand 1 to=route facts={'cell': [3, -1], 'turn': 'R', 'entry': 'N', 'exit': 'W'}
   roll seat=1 number=2 cards=G4c facts={'dice': [2, 4, 5, 6], 'value': 4}
   fly seat=1 number=1 facts={'to': 6}
   excess seat=1 number=1
   take_route seat=1 cards=G2c from=route to=pending
29. 1 G2c
   keep seat=1 number=2 cards=G2c from=pending to=pile 1
30. 1 pass
   draw seat=2 cards=W5c from=draw to=hand 2
   draw seat=2 cards=B5s from=draw to=hand 2
31. 2 W5c 2
   lay seat=2 cards=W5c from=hand 2 to=route facts={'cell': [2, -1], 'turn': 'R', 'entry': 'E', 'exit': 'N'}
   roll seat=2 number=4 cards=W5c facts={'dice': [1, 2, 3, 5], 'value': 5}
   fly seat=2 number=1 facts={'to': 6}
   excess seat=2 number=3
   take_route seat=2 cards=B1c from=route to=pending
   take_route seat=2 cards=G1s from=route to=pending
   take_route seat=2 cards=W4s from=route to=pending
32. 2 B1c
   keep seat=2 number=1 cards=B1c from=pending to=pile 2
33. 2 G1s 0
   keep seat=2 number=1 cards=G1s from=pending to=pile 2
34. 2 W4s 1
   match seat=2 number=1 cards=W4s+G1s from=pending to=box
35. 2 pass
   draw seat=0 cards=F3s from=draw to=hand 0
   draw seat=0 cards=B4s from=draw to=hand 0
36. 0 pass
   pass seat=0
   take_route seat=0 cards=Y1c from=route to=pending
37. 0 Y1c 1
   match seat=0 number=4 cards=Y1c+Y4c from=pending to=box
38. 0 pass
   draw seat=1 cards=Y5s from=draw to=hand 1
   draw seat=1 cards=F3c from=draw to=hand 1
39. 1 F3c 1 B3c 2
   lay seat=1 cards=F3c from=hand 1 to=route facts={'cell': [2, 0], 'turn': 'L', 'entry': 'S', 'exit': 'W'}
   lay seat=1 cards=B3c from=hand 1 to=route facts={'cell': [1, 0], 'turn': 'R', 'entry': 'E', 'exit': 'N'}
   roll seat=1 number=3 cards=F3c facts={'dice': [5, 1, 2, 2], 'value': 3}
   fly seat=1 number=2 facts={'to': 4}
   roll seat=1 number=2 cards=B3c facts={'dice': [2, 6, 5, 2], 'value': 3}
   excess seat=1 number=3
   take_route seat=1 cards=G1c from=route to=pending
   take_route seat=1 cards=G4c from=route to=pending
   take_route seat=1 cards=W5c from=route to=pending
40. 1 G4c 1
   match seat=1 number=2 cards=G4c+G2c from=pending to=box
41. 1 G1c
   keep seat=1 number=1 cards=G1c from=pending to=pile 1
42. 1 W5c 1
   match seat=1 number=1 cards=W5c+G1c from=pending to=box
43. 1 pass
   draw seat=2 cards=Y1s from=draw to=hand 2
   draw seat=2 cards=G5s from=draw to=hand 2
44. 2 B5s 0 G5s 0 pass
   lay seat=2 cards=B5s from=hand 2 to=route facts={'cell': [1, 1], 'turn': 'S', 'entry': 'S', 'exit': 'N'}
   lay seat=2 cards=G5s from=hand 2 to=route facts={'cell': [1, 2], 'turn': 'S', 'entry': 'S', 'exit': 'N'}
   roll seat=2 number=3 cards=B5s facts={'dice': [2, 6, 2, 2], 'value': 5}
   fly seat=2 number=2 facts={'to': 3}
   roll seat=2 number=3 cards=G5s facts={'dice': [1, 6, 3, 5], 'value': 5}
   excess seat=2 number=4
   take_route seat=2 cards=F3c from=route to=pending
   take_route seat=2 cards=B3c from=route to=pending
   take_route seat=2 cards=B5s from=route to=pending
   take_draw seat=2 cards=W5p from=draw to=pending
45. 2 F3c
   keep seat=2 number=3 cards=F3c from=pending to=pile 2
46. 2 B3c 0
   keep seat=2 number=3 cards=B3c from=pending to=pile 2
47. 2 B5s 1
   match seat=2 number=3 cards=B5s+B3c from=pending to=box
48. 2 W5p 0
   keep seat=2 number=5 cards=W5p from=pending to=pile 2
49. 2 pass
   draw seat=0 cards=Y3c from=draw to=hand 0
   draw seat=0 cards=F1c from=draw to=hand 0
50. 0 F2s 0 pass
   lay seat=0 cards=F2s from=hand 0 to=route facts={'cell': [1, 3], 'turn': 'S', 'entry': 'S', 'exit': 'N'}
   roll seat=0 number=0 cards=F2s facts={'dice': [3, 5, 5, 3], 'value': 2}
51. 0 pass
   draw seat=1 cards=B4c from=draw to=hand 1
   draw seat=1 cards=Y5c from=draw to=hand 1
52. 1 Y5s 0 Y5c 2
   lay seat=1 cards=Y5s from=hand 1 to=route facts={'cell': [1, 4], 'turn': 'S', 'entry': 'S', 'exit': 'N'}
   lay seat=1 cards=Y5c from=hand 1 to=route facts={'cell': [1, 5], 'turn': 'R', 'entry': 'S', 'exit': 'E'}
   roll seat=1 number=4 cards=Y5s facts={'dice': [1, 4, 5, 2], 'value': 5}
   fly seat=1 number=3 facts={'to': 3}
   roll seat=1 number=2 cards=Y5c facts={'dice': [6, 6, 4, 2], 'value': 5}
   excess seat=1 number=3
   take_route seat=1 cards=G5s from=route to=pending
   take_route seat=1 cards=F2s from=route to=pending
   take_route seat=1 cards=Y5s from=route to=pending
53. 1 Y5s 0
   keep seat=1 number=5 cards=Y5s from=pending to=pile 1
54. 1 G5s 0
   keep seat=1 number=5 cards=G5s from=pending to=pile 1
55. 1 F2s
   keep seat=1 number=2 cards=F2s from=pending to=pile 1
56. 1 pass
   draw seat=2 cards=F4s from=draw to=hand 2
   draw seat=2 cards=G3c from=draw to=hand 2
57. 2 G3c 1
   lay seat=2 cards=G3c from=hand 2 to=route facts={'cell': [2, 5], 'turn': 'L', 'entry': 'W', 'exit': 'N'}
   roll seat=2 number=2 cards=G3c facts={'dice': [2, 1, 5, 6], 'value': 3}
   fly seat=2 number=1 facts={'to': 1}
   excess seat=2 number=1
   take_route seat=2 cards=Y5c from=route to=pending
58. 2 Y5c 1
   match seat=2 number=5 cards=Y5c+W5p from=pending to=box
59. 2 G3p 1
   match seat=2 number=3 cards=G3p+F3c from=hand 2 to=box
60. 2 pass
   draw seat=0 cards=B3s from=draw to=hand 0
   draw seat=0 cards=F3p from=draw to=hand 0
61. 0 B5c 2 B3s 0 B4s
   lay seat=0 cards=B5c from=hand 0 to=route facts={'cell': [2, 6], 'turn': 'R', 'entry': 'S', 'exit': 'E'}
   lay seat=0 cards=B3s from=hand 0 to=route facts={'cell': [3, 6], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   lay seat=0 cards=B4s from=hand 0 to=route facts={'cell': [4, 6], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   roll seat=0 number=3 cards=B5c facts={'dice': [5, 5, 1, 6], 'value': 5}
   fly seat=0 number=3 facts={'to': 3}
   roll seat=0 number=3 cards=B3s facts={'dice': [5, 3, 1, 2], 'value': 3}
   roll seat=0 number=1 cards=B4s facts={'dice': [5, 5, 5, 3], 'value': 4}
   excess seat=0 number=4
   take_route seat=0 cards=G3c from=route to=pending
   take_route seat=0 cards=B5c from=route to=pending
   take_route seat=0 cards=B3s from=route to=pending
   take_draw seat=0 cards=Y2s from=draw to=pending
62. 0 G3c
   keep seat=0 number=3 cards=G3c from=pending to=pile 0
63. 0 Y2s
   keep seat=0 number=2 cards=Y2s from=pending to=pile 0
64. 0 B5c
   keep seat=0 number=5 cards=B5c from=pending to=pile 0
65. 0 B3s 1
   match seat=0 number=5 cards=B3s+B5c from=pending to=box
66. 0 pass
   draw seat=1 cards=Y4s from=draw to=hand 1
   draw seat=1 cards=Y3s from=draw to=hand 1
67. 1 pass
   pass seat=1
   take_draw seat=1 cards=B1s from=draw to=pending
68. 1 B1s
   keep seat=1 number=1 cards=B1s from=pending to=pile 1
69. 1 pass
   draw seat=2 cards=G2s from=draw to=hand 2
   draw seat=2 cards=G1p from=draw to=hand 2
70. 2 F5c 2 pass
   lay seat=2 cards=F5c from=hand 2 to=route facts={'cell': [5, 6], 'turn': 'R', 'entry': 'W', 'exit': 'S'}
   roll seat=2 number=3 cards=F5c facts={'dice': [6, 1, 4, 5], 'value': 5}
   fly seat=2 number=1 facts={'to': 1}
   excess seat=2 number=2
   take_route seat=2 cards=B4s from=route to=pending
   spared seat=2 number=1
71. 2 B4s 0
   keep seat=2 number=4 cards=B4s from=pending to=pile 2
72. 2 G1p
   planet seat=2 number=1 cards=G1p from=hand 2 to=pile 2
73. 2 pass
   final seat=0
   last_turn seat=0
74. 0 pass
   pass seat=0
   spared seat=0 number=1
75. 0 F3p
   planet seat=0 number=3 cards=F3p from=hand 0 to=pile 0
76. 0 pass
   dump seat=0 number=4 cards=F4c from=hand 0 to=pile 0
   dump seat=0 number=3 cards=F3s from=hand 0 to=pile 0
   dump seat=0 number=3 cards=Y3c from=hand 0 to=pile 0
   dump seat=0 number=1 cards=F1c from=hand 0 to=pile 0
   last_turn seat=1
77. 1 Y3s 0 Y4s
   lay seat=1 cards=Y3s from=hand 1 to=route facts={'cell': [5, 5], 'turn': 'S', 'entry': 'N', 'exit': 'S'}
   lay seat=1 cards=Y4s from=hand 1 to=route facts={'cell': [5, 4], 'turn': 'S', 'entry': 'N', 'exit': 'S'}
   roll seat=1 number=4 cards=Y3s facts={'dice': [2, 1, 3, 1], 'value': 3}
   fly seat=1 number=2 facts={'to': 2}
   roll seat=1 number=3 cards=Y4s facts={'dice': [4, 1, 5, 4], 'value': 4}
   excess seat=1 number=5
   take_route seat=1 cards=F5c from=route to=pending
   take_route seat=1 cards=Y3s from=route to=pending
   spared seat=1 number=3
78. 1 Y3s
   keep seat=1 number=3 cards=Y3s from=pending to=pile 1
79. 1 F5c
   keep seat=1 number=5 cards=F5c from=pending to=pile 1
80. 1 pass
   dump seat=1 number=4 cards=B4c from=hand 1 to=pile 1
   last_turn seat=2
81. 2 G2s 0 B2c 2
   lay seat=2 cards=G2s from=hand 2 to=route facts={'cell': [5, 3], 'turn': 'S', 'entry': 'N', 'exit': 'S'}
   lay seat=2 cards=B2c from=hand 2 to=route facts={'cell': [5, 2], 'turn': 'R', 'entry': 'N', 'exit': 'W'}
   roll seat=2 number=0 cards=G2s facts={'dice': [5, 4, 5, 5], 'value': 2}
   roll seat=2 number=1 cards=B2c facts={'dice': [1, 5, 3, 5], 'value': 2}
   fly seat=2 number=1 facts={'to': 1}
82. 2 pass
   dump seat=2 number=1 cards=Y1s from=hand 2 to=pile 2
   dump seat=2 number=4 cards=F4s from=hand 2 to=pile 2
   scored facts={'points': [19, 36, 11]}
{"config": {"players": 3, "easy_match": true}, "draw": [], "hands": [[], [], []], "piles": [["G3c", "Y2s", "F3p", "F4c", "F3s", "Y3c", "F1c"], ["F1s", "G3s", "B1p", "Y2p", "Y4p", "Y5s", "G5s", "F2s", "B1s", "Y3s", "F5c", "B4c"], ["B1c", "B4s", "G1p", "Y1s", "F4s"]], "pending": [], "box": ["G4s", "G5c", "B5p", "F5s", "Y2c", "B2s", "F2p", "F2c", "W4s", "G1s", "Y1c", "Y4c", "G4c", "G2c", "W5c", "G1c", "B5s", "B3c", "Y5c", "W5p", "G3p", "F3c", "B3s", "B5c"], "planet": ["X1", "X2", "X3", "X4"], "over": true, "active": 2, "state": "START", "route": [{"card": "Y4s", "cell": [5, 4], "turn": "S", "entry": "N", "exit": "S"}, {"card": "G2s", "cell": [5, 3], "turn": "S", "entry": "N", "exit": "S"}, {"card": "B2c", "cell": [5, 2], "turn": "R", "entry": "N", "exit": "W"}], "route_start": {"cell": [5, 4], "heading": "S"}, "front": {"cell": [4, 2], "heading": "W"}, "zoid": 1, "final_round": true, "final_turns_done": 3}
