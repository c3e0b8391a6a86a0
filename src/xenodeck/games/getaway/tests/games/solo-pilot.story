   deal seat=0 number=2 cards=Y2s from=draw to=pile 0
   deal seat=1 number=1 cards=W4s from=draw to=pile 1
   draw seat=0 cards=G1s from=draw to=hand 0
   draw seat=0 cards=G2s from=draw to=hand 0
   draw seat=0 cards=Y5c from=draw to=hand 0
   draw seat=0 cards=F5s from=draw to=hand 0
1. 0 Y5c 2 pass
   lay seat=0 cards=Y5c from=hand 0 to=route facts={'cell': [1, 0], 'turn': 'R', 'entry': 'W', 'exit': 'S'}
   roll seat=0 number=3 cards=Y5c facts={'dice': [1, 3, 3, 6], 'value': 5}
   fly seat=0 number=1 facts={'to': 0}
   excess seat=0 number=2
   take_draw seat=0 cards=G4s from=draw to=pending
   take_draw seat=0 cards=G3s from=draw to=pending
2. 0 G4s
   keep seat=0 number=4 cards=G4s from=pending to=pile 0
3. 0 G3s 1
   match seat=0 number=4 cards=G3s+G4s from=pending to=box
4. 0 pass
   oola_draw seat=1 cards=B1c from=draw to=shown
   lay seat=1 cards=B1c from=shown to=route facts={'cell': [1, -1], 'turn': 'L', 'entry': 'N', 'exit': 'E'}
   fly seat=1 number=1 facts={'to': 1}
   draw seat=0 cards=G3c from=draw to=hand 0
   draw seat=0 cards=G5s from=draw to=hand 0
5. 0 F5s 0 pass
   lay seat=0 cards=F5s from=hand 0 to=route facts={'cell': [2, -1], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   roll seat=0 number=4 cards=F5s facts={'dice': [1, 2, 5, 3], 'value': 5}
   fly seat=0 number=1 facts={'to': 2}
   excess seat=0 number=3
   take_route seat=0 cards=Y5c from=route to=pending
   take_route seat=0 cards=B1c from=route to=pending
   take_draw seat=0 cards=Y4s from=draw to=pending
6. 0 Y5c 0
   keep seat=0 number=5 cards=Y5c from=pending to=pile 0
7. 0 Y4s 1
   match seat=0 number=5 cards=Y4s+Y5c from=pending to=box
8. 0 B1c
   keep seat=0 number=1 cards=B1c from=pending to=pile 0
9. 0 pass
   oola_draw seat=1 cards=F1s from=draw to=shown
   lay seat=1 cards=F1s from=shown to=route facts={'cell': [3, -1], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   fly seat=1 number=1 facts={'to': 1}
   draw seat=0 cards=W5p from=draw to=hand 0
   draw seat=0 cards=B1p from=draw to=hand 0
10. 0 G5s 0 pass
   lay seat=0 cards=G5s from=hand 0 to=route facts={'cell': [4, -1], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   roll seat=0 number=3 cards=G5s facts={'dice': [1, 6, 1, 4], 'value': 5}
   fly seat=0 number=1 facts={'to': 2}
   excess seat=0 number=2
   take_route seat=0 cards=F5s from=route to=pending
   take_route seat=0 cards=F1s from=route to=pending
11. 0 F5s
   keep seat=0 number=5 cards=F5s from=pending to=pile 0
12. 0 F1s 1
   match seat=0 number=5 cards=F1s+F5s from=pending to=box
13. 0 B1p 1
   match seat=0 number=1 cards=B1p+B1c from=hand 0 to=box
14. 0 W5p 1
   match seat=0 number=2 cards=W5p+Y2s from=hand 0 to=box
15. 0 pass
   oola_draw seat=1 cards=B5p from=draw to=shown
   match seat=1 number=1 cards=B5p+W4s from=shown to=box
   draw seat=0 cards=G3p from=draw to=hand 0
   draw seat=0 cards=F3c from=draw to=hand 0
16. 0 G1s 0 G2s 0 G3c 1
   lay seat=0 cards=G1s from=hand 0 to=route facts={'cell': [5, -1], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   lay seat=0 cards=G2s from=hand 0 to=route facts={'cell': [6, -1], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   lay seat=0 cards=G3c from=hand 0 to=route facts={'cell': [7, -1], 'turn': 'L', 'entry': 'W', 'exit': 'N'}
   roll seat=0 number=0 cards=G1s facts={'dice': [2, 6, 3, 3], 'value': 1}
   roll seat=0 number=4 cards=G2s facts={'dice': [1, 2, 2, 2], 'value': 2}
   fly seat=0 number=3 facts={'to': 3}
   roll seat=0 number=4 cards=G3c facts={'dice': [2, 1, 2, 3], 'value': 3}
   excess seat=0 number=5
   take_route seat=0 cards=G5s from=route to=pending
   take_route seat=0 cards=G1s from=route to=pending
   take_route seat=0 cards=G2s from=route to=pending
   take_draw seat=0 cards=G1p from=draw to=pending
   take_draw seat=0 cards=Y1c from=draw to=pending
17. 0 G5s
   keep seat=0 number=5 cards=G5s from=pending to=pile 0
18. 0 G1s 1
   match seat=0 number=5 cards=G1s+G5s from=pending to=box
19. 0 G2s
   keep seat=0 number=2 cards=G2s from=pending to=pile 0
20. 0 G1p 1
   match seat=0 number=2 cards=G1p+G2s from=pending to=box
21. 0 Y1c
   keep seat=0 number=1 cards=Y1c from=pending to=pile 0
22. 0 pass
   oola_draw seat=1 cards=B3s from=draw to=shown
   lay seat=1 cards=B3s from=shown to=route facts={'cell': [7, 0], 'turn': 'S', 'entry': 'S', 'exit': 'N'}
   fly seat=1 number=1 facts={'to': 1}
   take_route seat=1 cards=G3c from=route to=pending
   keep seat=1 number=1 cards=G3c from=pending to=pile 1
   draw seat=0 cards=G2c from=draw to=hand 0
   draw seat=0 cards=B5s from=draw to=hand 0
23. 0 G2c 1
   lay seat=0 cards=G2c from=hand 0 to=route facts={'cell': [7, 1], 'turn': 'L', 'entry': 'S', 'exit': 'W'}
   roll seat=0 number=1 cards=G2c facts={'dice': [6, 2, 3, 6], 'value': 2}
   fly seat=0 number=1 facts={'to': 1}
24. 0 pass
   oola_draw seat=1 cards=B2s from=draw to=shown
   lay seat=1 cards=B2s from=shown to=route facts={'cell': [6, 1], 'turn': 'S', 'entry': 'E', 'exit': 'W'}
   fly seat=1 number=1 facts={'to': 2}
   take_route seat=1 cards=B3s from=route to=pending
   keep seat=1 number=1 cards=B3s from=pending to=pile 1
   draw seat=0 cards=F4c from=draw to=hand 0
   draw seat=0 cards=G1c from=draw to=hand 0
25. 0 B5s
   lay seat=0 cards=B5s from=hand 0 to=route facts={'cell': [5, 1], 'turn': 'S', 'entry': 'E', 'exit': 'W'}
   roll seat=0 number=4 cards=B5s facts={'dice': [1, 1, 3, 1], 'value': 5}
   fly seat=0 number=1 facts={'to': 2}
   excess seat=0 number=3
   take_route seat=0 cards=G2c from=route to=pending
   take_route seat=0 cards=B2s from=route to=pending
   take_draw seat=0 cards=B5c from=draw to=pending
26. 0 G2c
   keep seat=0 number=2 cards=G2c from=pending to=pile 0
27. 0 B2s
   keep seat=0 number=2 cards=B2s from=pending to=pile 0
28. 0 B5c 1
   match seat=0 number=2 cards=B5c+B2s from=pending to=box
29. 0 G3p 1
   match seat=0 number=2 cards=G3p+G2c from=hand 0 to=box
30. 0 pass
   oola_draw seat=1 cards=F3p from=draw to=shown
   keep seat=1 number=1 cards=F3p from=shown to=pile 1
   draw seat=0 cards=G4c from=draw to=hand 0
   draw seat=0 cards=Y3c from=draw to=hand 0
31. 0 G1c 1 pass
   lay seat=0 cards=G1c from=hand 0 to=route facts={'cell': [4, 1], 'turn': 'L', 'entry': 'E', 'exit': 'S'}
   roll seat=0 number=0 cards=G1c facts={'dice': [4, 3, 2, 5], 'value': 1}
32. 0 pass
   oola_draw seat=1 cards=Y1s from=draw to=shown
   lay seat=1 cards=Y1s from=shown to=route facts={'cell': [4, 0], 'turn': 'S', 'entry': 'N', 'exit': 'S'}
   fly seat=1 number=1 facts={'to': 1}
   draw seat=0 cards=B4s from=draw to=hand 0
   draw seat=0 cards=B3c from=draw to=hand 0
33. 0 F4c 1 G4c 2 pass
   lay seat=0 cards=F4c from=hand 0 to=route facts={'cell': [4, -1], 'turn': 'L', 'entry': 'N', 'exit': 'E'}
   lay seat=0 cards=G4c from=hand 0 to=route facts={'cell': [5, -1], 'turn': 'R', 'entry': 'W', 'exit': 'S'}
   roll seat=0 number=4 cards=F4c facts={'dice': [2, 4, 4, 2], 'value': 4}
   fly seat=0 number=3 facts={'to': 4}
   roll seat=0 number=3 cards=G4c facts={'dice': [3, 4, 2, 5], 'value': 4}
   excess seat=0 number=4
   take_route seat=0 cards=B5s from=route to=pending
   take_route seat=0 cards=G1c from=route to=pending
   take_route seat=0 cards=Y1s from=route to=pending
   take_route seat=0 cards=F4c from=route to=pending
34. 0 Y1s 1
   match seat=0 number=1 cards=Y1s+Y1c from=pending to=box
35. 0 G1c
   keep seat=0 number=1 cards=G1c from=pending to=pile 0
36. 0 F4c
   keep seat=0 number=4 cards=F4c from=pending to=pile 0
37. 0 B5s
   keep seat=0 number=5 cards=B5s from=pending to=pile 0
38. 0 pass
   oola_draw seat=1 cards=F2p from=draw to=shown
   match seat=1 number=1 cards=F2p+F3p from=shown to=box
   draw seat=0 cards=B1s from=draw to=hand 0
   draw seat=0 cards=Y4p from=draw to=hand 0
39. 0 pass
   pass seat=0
   take_draw seat=0 cards=F4s from=draw to=pending
40. 0 F4s
   keep seat=0 number=4 cards=F4s from=pending to=pile 0
41. 0 pass
   oola_draw seat=1 cards=Y3s from=draw to=shown
   lay seat=1 cards=Y3s from=shown to=route facts={'cell': [5, -2], 'turn': 'S', 'entry': 'N', 'exit': 'S'}
   fly seat=1 number=1 facts={'to': 1}
   take_route seat=1 cards=G4c from=route to=pending
   keep seat=1 number=1 cards=G4c from=pending to=pile 1
   draw seat=0 cards=Y2c from=draw to=hand 0
   draw seat=0 cards=B2c from=draw to=hand 0
42. 0 B1s 0 B2c 1 B3c 2 B4s
   lay seat=0 cards=B1s from=hand 0 to=route facts={'cell': [5, -3], 'turn': 'S', 'entry': 'N', 'exit': 'S'}
   lay seat=0 cards=B2c from=hand 0 to=route facts={'cell': [5, -4], 'turn': 'L', 'entry': 'N', 'exit': 'E'}
   lay seat=0 cards=B3c from=hand 0 to=route facts={'cell': [6, -4], 'turn': 'R', 'entry': 'W', 'exit': 'S'}
   lay seat=0 cards=B4s from=hand 0 to=route facts={'cell': [6, -5], 'turn': 'S', 'entry': 'N', 'exit': 'S'}
   roll seat=0 number=2 cards=B1s facts={'dice': [1, 1, 2, 6], 'value': 1}
   fly seat=0 number=2 facts={'to': 2}
   roll seat=0 number=0 cards=B2c facts={'dice': [5, 4, 5, 4], 'value': 2}
   roll seat=0 number=1 cards=B3c facts={'dice': [5, 3, 4, 4], 'value': 3}
   fly seat=0 number=1 facts={'to': 3}
   roll seat=0 number=2 cards=B4s facts={'dice': [1, 2, 5, 6], 'value': 4}
   fly seat=0 number=1 facts={'to': 4}
   excess seat=0 number=1
   take_route seat=0 cards=Y3s from=route to=pending
43. 0 Y3s
   keep seat=0 number=3 cards=Y3s from=pending to=pile 0
44. 0 Y4p 1
   match seat=0 number=3 cards=Y4p+Y3s from=hand 0 to=box
45. 0 pass
   oola_draw seat=1 cards=Y4c from=draw to=shown
   lay seat=1 cards=Y4c from=shown to=route facts={'cell': [6, -6], 'turn': 'L', 'entry': 'N', 'exit': 'E'}
   fly seat=1 number=1 facts={'to': 4}
   take_route seat=1 cards=B1s from=route to=pending
   keep seat=1 number=1 cards=B1s from=pending to=pile 1
   draw seat=0 cards=Y5s from=draw to=hand 0
   draw seat=0 cards=W5c from=draw to=hand 0
46. 0 Y3c 2 Y2c 1 Y5s 0 W5c 1
   lay seat=0 cards=Y3c from=hand 0 to=route facts={'cell': [7, -6], 'turn': 'R', 'entry': 'W', 'exit': 'S'}
   lay seat=0 cards=Y2c from=hand 0 to=route facts={'cell': [7, -7], 'turn': 'L', 'entry': 'N', 'exit': 'E'}
   lay seat=0 cards=Y5s from=hand 0 to=route facts={'cell': [8, -7], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   lay seat=0 cards=W5c from=hand 0 to=route facts={'cell': [9, -7], 'turn': 'L', 'entry': 'W', 'exit': 'N'}
   roll seat=0 number=3 cards=Y3c facts={'dice': [2, 2, 5, 3], 'value': 3}
   fly seat=0 number=3 facts={'to': 6}
   roll seat=0 number=3 cards=Y2c facts={'dice': [2, 3, 2, 1], 'value': 2}
   fly seat=0 number=1 facts={'to': 7}
   roll seat=0 number=3 cards=Y5s facts={'dice': [2, 5, 3, 6], 'value': 5}
   roll seat=0 number=2 cards=W5c facts={'dice': [6, 2, 6, 4], 'value': 5}
   excess seat=0 number=7
   take_route seat=0 cards=B2c from=route to=pending
   take_route seat=0 cards=B3c from=route to=pending
   take_route seat=0 cards=B4s from=route to=pending
   take_route seat=0 cards=Y4c from=route to=pending
   take_route seat=0 cards=Y3c from=route to=pending
   take_route seat=0 cards=Y2c from=route to=pending
   take_route seat=0 cards=Y5s from=route to=pending
47. 0 B2c
   keep seat=0 number=2 cards=B2c from=pending to=pile 0
48. 0 B3c 0
   keep seat=0 number=3 cards=B3c from=pending to=pile 0
49. 0 B4s 1
   match seat=0 number=3 cards=B4s+B3c from=pending to=box
50. 0 Y4c
   keep seat=0 number=4 cards=Y4c from=pending to=pile 0
51. 0 Y3c 1
   match seat=0 number=4 cards=Y3c+Y4c from=pending to=box
52. 0 Y2c
   keep seat=0 number=2 cards=Y2c from=pending to=pile 0
53. 0 Y5s 1
   match seat=0 number=2 cards=Y5s+Y2c from=pending to=box
54. 0 pass
   oola_draw seat=1 cards=Y2p from=draw to=shown
   keep seat=1 number=1 cards=Y2p from=shown to=pile 1
   draw seat=0 cards=B4c from=draw to=hand 0
   draw seat=0 cards=F1c from=draw to=hand 0
55. 0 B4c 1
   lay seat=0 cards=B4c from=hand 0 to=route facts={'cell': [9, -6], 'turn': 'L', 'entry': 'S', 'exit': 'W'}
   roll seat=0 number=3 cards=B4c facts={'dice': [2, 1, 4, 6], 'value': 4}
   fly seat=0 number=1 facts={'to': 1}
   excess seat=0 number=2
   take_route seat=0 cards=W5c from=route to=pending
   take_draw seat=0 cards=F5c from=draw to=pending
56. 0 W5c 1
   match seat=0 number=2 cards=W5c+B2c from=pending to=box
57. 0 F5c 1
   match seat=0 number=4 cards=F5c+F4s from=pending to=box
58. 0 pass
   oola_draw seat=1 cards=G5c from=draw to=shown
   lay seat=1 cards=G5c from=shown to=route facts={'cell': [8, -6], 'turn': 'L', 'entry': 'E', 'exit': 'S'}
   fly seat=1 number=1 facts={'to': 1}
   take_route seat=1 cards=B4c from=route to=pending
   keep seat=1 number=1 cards=B4c from=pending to=pile 1
   draw seat=0 cards=F2c from=draw to=hand 0
   draw seat=0 cards=F2s from=draw to=hand 0
59. 0 F1c 1 F2c 2 F2s 0 F3c 1
   lay seat=0 cards=F1c from=hand 0 to=route facts={'cell': [8, -7], 'turn': 'L', 'entry': 'N', 'exit': 'E'}
   lay seat=0 cards=F2c from=hand 0 to=route facts={'cell': [9, -7], 'turn': 'R', 'entry': 'W', 'exit': 'S'}
   lay seat=0 cards=F2s from=hand 0 to=route facts={'cell': [9, -8], 'turn': 'S', 'entry': 'N', 'exit': 'S'}
   lay seat=0 cards=F3c from=hand 0 to=route facts={'cell': [9, -9], 'turn': 'L', 'entry': 'N', 'exit': 'E'}
   roll seat=0 number=0 cards=F1c facts={'dice': [6, 6, 6, 4], 'value': 1}
   roll seat=0 number=2 cards=F2c facts={'dice': [2, 1, 6, 3], 'value': 2}
   fly seat=0 number=2 facts={'to': 2}
   roll seat=0 number=0 cards=F2s facts={'dice': [6, 6, 6, 4], 'value': 2}
   roll seat=0 number=2 cards=F3c facts={'dice': [2, 4, 5, 1], 'value': 3}
   fly seat=0 number=2 facts={'to': 4}
60. 0 pass
   oola_draw seat=1 cards=F3s from=draw to=shown
   lay seat=1 cards=F3s from=shown to=route facts={'cell': [10, -9], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   fly seat=1 number=1 facts={'to': 5}
   take_route seat=1 cards=G5c from=route to=pending
   keep seat=1 number=1 cards=G5c from=pending to=pile 1
   final seat=0
   last_turn seat=0
61. 0 pass
   pass seat=0
   take_route seat=0 cards=F1c from=route to=pending
62. 0 F1c
   keep seat=0 number=1 cards=F1c from=pending to=pile 0
63. 0 pass
   scored facts={'points': [11, 7]}
{"config": {"players": 2, "solo": true}, "draw": [], "hands": [[], []], "piles": [["G1c", "F4c", "B5s", "F1c"], ["G3c", "B3s", "G4c", "B1s", "Y2p", "B4c", "G5c"]], "pending": [], "box": ["G3s", "G4s", "Y4s", "Y5c", "F1s", "F5s", "B1p", "B1c", "W5p", "Y2s", "B5p", "W4s", "G1s", "G5s", "G1p", "G2s", "B5c", "B2s", "G3p", "G2c", "Y1s", "Y1c", "F2p", "F3p", "Y4p", "Y3s", "B4s", "B3c", "Y3c", "Y4c", "Y5s", "Y2c", "W5c", "B2c", "F5c", "F4s"], "planet": ["X1", "X2", "X3", "X4"], "over": true, "active": 0, "state": "START", "route": [{"card": "F2c", "cell": [9, -7], "turn": "R", "entry": "W", "exit": "S"}, {"card": "F2s", "cell": [9, -8], "turn": "S", "entry": "N", "exit": "S"}, {"card": "F3c", "cell": [9, -9], "turn": "L", "entry": "N", "exit": "E"}, {"card": "F3s", "cell": [10, -9], "turn": "S", "entry": "W", "exit": "E"}], "route_start": {"cell": [9, -7], "heading": "E"}, "front": {"cell": [11, -9], "heading": "E"}, "zoid": 3, "final_round": true, "final_turns_done": 1}
