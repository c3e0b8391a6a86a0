   deal seat=1 number=1 cards=B5s from=draw to=pile 1
   deal seat=0 number=3 cards=Y3s from=draw to=pile 0
   draw seat=0 cards=Y4c from=draw to=hand 0
   draw seat=0 cards=B2c from=draw to=hand 0
   oola_draw seat=1 cards=F3p from=draw to=shown
   keep seat=1 number=1 cards=F3p from=shown to=pile 1
   oola_draw seat=1 cards=G5c from=draw to=shown
1. 0 2
   lay seat=1 cards=G5c from=shown to=route facts={'cell': [1, 0], 'turn': 'R', 'entry': 'W', 'exit': 'S'}
   fly seat=1 number=1 facts={'to': 0}
   take_planet seat=1 cards=X1 from=planet to=pending
   keep seat=1 number=1 cards=X1 from=pending to=pile 1
   draw seat=0 cards=B3c from=draw to=hand 0
   draw seat=0 cards=F5s from=draw to=hand 0
2. 0 pass
   pass seat=0
   take_planet seat=0 cards=X2 from=planet to=pending
3. 0 X2
   keep seat=0 number=2 cards=X2 from=pending to=pile 0
4. 0 pass
   oola_draw seat=1 cards=G4c from=draw to=shown
5. 0 2
   lay seat=1 cards=G4c from=shown to=route facts={'cell': [1, -1], 'turn': 'R', 'entry': 'N', 'exit': 'W'}
   fly seat=1 number=1 facts={'to': 1}
   take_planet seat=1 cards=X3 from=planet to=pending
   keep seat=1 number=1 cards=X3 from=pending to=pile 1
   draw seat=0 cards=B4c from=draw to=hand 0
   draw seat=0 cards=F3s from=draw to=hand 0
6. 0 B4c 1 pass
   lay seat=0 cards=B4c from=hand 0 to=route facts={'cell': [0, -1], 'turn': 'L', 'entry': 'E', 'exit': 'S'}
   roll seat=0 number=2 cards=B4c facts={'dice': [4, 3, 6, 6], 'value': 4}
   fly seat=0 number=1 facts={'to': 2}
   excess seat=0 number=1
   take_planet seat=0 cards=X4 from=planet to=pending
7. 0 X4
   keep seat=0 number=4 cards=X4 from=pending to=pile 0
8. 0 pass
   oola_draw seat=1 cards=F2c from=draw to=shown
9. 0 1
   lay seat=1 cards=F2c from=shown to=route facts={'cell': [0, -2], 'turn': 'L', 'entry': 'N', 'exit': 'E'}
   fly seat=1 number=1 facts={'to': 3}
   take_route seat=1 cards=G5c from=route to=pending
   keep seat=1 number=1 cards=G5c from=pending to=pile 1
   draw seat=0 cards=Y1c from=draw to=hand 0
   draw seat=0 cards=F4c from=draw to=hand 0
10. 0 Y4c 1
   lay seat=0 cards=Y4c from=hand 0 to=route facts={'cell': [1, -2], 'turn': 'L', 'entry': 'W', 'exit': 'N'}
   roll seat=0 number=3 cards=Y4c facts={'dice': [5, 3, 2, 4], 'value': 4}
   fly seat=0 number=1 facts={'to': 3}
   excess seat=0 number=2
   take_route seat=0 cards=G4c from=route to=pending
   take_route seat=0 cards=B4c from=route to=pending
11. 0 G4c
   keep seat=0 number=4 cards=G4c from=pending to=pile 0
12. 0 B4c
   keep seat=0 number=4 cards=B4c from=pending to=pile 0
13. 0 pass
   oola_draw seat=1 cards=B5p from=draw to=shown
   keep seat=1 number=1 cards=B5p from=shown to=pile 1
   oola_draw seat=1 cards=G3p from=draw to=shown
   keep seat=1 number=1 cards=G3p from=shown to=pile 1
   oola_draw seat=1 cards=Y4s from=draw to=shown
   lay seat=1 cards=Y4s from=shown to=route facts={'cell': [1, -1], 'turn': 'S', 'entry': 'S', 'exit': 'N'}
   fly seat=1 number=1 facts={'to': 2}
   take_route seat=1 cards=F2c from=route to=pending
   keep seat=1 number=1 cards=F2c from=pending to=pile 1
   draw seat=0 cards=B1c from=draw to=hand 0
   draw seat=0 cards=G3s from=draw to=hand 0
14. 0 B2c 2 pass
   lay seat=0 cards=B2c from=hand 0 to=route facts={'cell': [1, 0], 'turn': 'R', 'entry': 'S', 'exit': 'E'}
   roll seat=0 number=2 cards=B2c facts={'dice': [1, 3, 1, 5], 'value': 2}
   fly seat=0 number=1 facts={'to': 2}
   excess seat=0 number=1
   take_route seat=0 cards=Y4c from=route to=pending
15. 0 Y4c
   keep seat=0 number=4 cards=Y4c from=pending to=pile 0
16. 0 pass
   oola_draw seat=1 cards=G2s from=draw to=shown
   lay seat=1 cards=G2s from=shown to=route facts={'cell': [2, 0], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   fly seat=1 number=1 facts={'to': 2}
   take_route seat=1 cards=Y4s from=route to=pending
   keep seat=1 number=1 cards=Y4s from=pending to=pile 1
   draw seat=0 cards=Y3c from=draw to=hand 0
   draw seat=0 cards=B5c from=draw to=hand 0
17. 0 Y3c 1 Y1c 2
   lay seat=0 cards=Y3c from=hand 0 to=route facts={'cell': [3, 0], 'turn': 'L', 'entry': 'W', 'exit': 'N'}
   lay seat=0 cards=Y1c from=hand 0 to=route facts={'cell': [3, 1], 'turn': 'R', 'entry': 'S', 'exit': 'E'}
   roll seat=0 number=2 cards=Y3c facts={'dice': [4, 3, 4, 3], 'value': 3}
   fly seat=0 number=2 facts={'to': 3}
   roll seat=0 number=0 cards=Y1c facts={'dice': [6, 5, 2, 5], 'value': 1}
18. 0 pass
   oola_draw seat=1 cards=B1s from=draw to=shown
   lay seat=1 cards=B1s from=shown to=route facts={'cell': [4, 1], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   fly seat=1 number=1 facts={'to': 4}
   draw seat=0 cards=F1c from=draw to=hand 0
   draw seat=0 cards=Y2s from=draw to=hand 0
19. 0 F1c 1 B1c 2
   lay seat=0 cards=F1c from=hand 0 to=route facts={'cell': [5, 1], 'turn': 'L', 'entry': 'W', 'exit': 'N'}
   lay seat=0 cards=B1c from=hand 0 to=route facts={'cell': [5, 2], 'turn': 'R', 'entry': 'S', 'exit': 'E'}
   roll seat=0 number=2 cards=F1c facts={'dice': [1, 2, 6, 1], 'value': 1}
   fly seat=0 number=2 facts={'to': 6}
   roll seat=0 number=1 cards=B1c facts={'dice': [6, 1, 6, 5], 'value': 1}
   excess seat=0 number=1
   take_route seat=0 cards=B2c from=route to=pending
20. 0 B2c
   keep seat=0 number=2 cards=B2c from=pending to=pile 0
21. 0 pass
   oola_draw seat=1 cards=F2s from=draw to=shown
   lay seat=1 cards=F2s from=shown to=route facts={'cell': [6, 2], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   fly seat=1 number=1 facts={'to': 6}
   take_route seat=1 cards=G2s from=route to=pending
   keep seat=1 number=1 cards=G2s from=pending to=pile 1
   draw seat=0 cards=Y5s from=draw to=hand 0
   draw seat=0 cards=W5c from=draw to=hand 0
22. 0 W5c 2 B3c 1 B5c 1
   lay seat=0 cards=W5c from=hand 0 to=route facts={'cell': [7, 2], 'turn': 'R', 'entry': 'W', 'exit': 'S'}
   lay seat=0 cards=B3c from=hand 0 to=route facts={'cell': [7, 1], 'turn': 'L', 'entry': 'N', 'exit': 'E'}
   lay seat=0 cards=B5c from=hand 0 to=route facts={'cell': [8, 1], 'turn': 'L', 'entry': 'W', 'exit': 'N'}
   roll seat=0 number=2 cards=W5c facts={'dice': [6, 2, 1, 6], 'value': 5}
   fly seat=0 number=2 facts={'to': 7}
   roll seat=0 number=1 cards=B3c facts={'dice': [6, 2, 5, 5], 'value': 3}
   fly seat=0 number=1 facts={'to': 8}
   roll seat=0 number=3 cards=B5c facts={'dice': [6, 3, 4, 3], 'value': 5}
   excess seat=0 number=3
   take_route seat=0 cards=Y3c from=route to=pending
   take_route seat=0 cards=Y1c from=route to=pending
   take_route seat=0 cards=B1s from=route to=pending
23. 0 Y1c
   keep seat=0 number=1 cards=Y1c from=pending to=pile 0
24. 0 Y3c 1
   match seat=0 number=1 cards=Y3c+Y1c from=pending to=box
25. 0 B1s 0
   keep seat=0 number=1 cards=B1s from=pending to=pile 0
26. 0 pass
   oola_draw seat=1 cards=Y4p from=draw to=shown
   keep seat=1 number=1 cards=Y4p from=shown to=pile 1
   oola_draw seat=1 cards=G2c from=draw to=shown
27. 0 2
   lay seat=1 cards=G2c from=shown to=route facts={'cell': [8, 2], 'turn': 'R', 'entry': 'S', 'exit': 'E'}
   fly seat=1 number=1 facts={'to': 6}
   take_route seat=1 cards=F1c from=route to=pending
   keep seat=1 number=1 cards=F1c from=pending to=pile 1
   draw seat=0 cards=F3c from=draw to=hand 0
   draw seat=0 cards=W4s from=draw to=hand 0
28. 0 pass
   pass seat=0
   take_route seat=0 cards=B1c from=route to=pending
29. 0 B1c 0
   keep seat=0 number=1 cards=B1c from=pending to=pile 0
30. 0 pass
   oola_draw seat=1 cards=Y1s from=draw to=shown
   lay seat=1 cards=Y1s from=shown to=route facts={'cell': [9, 2], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   fly seat=1 number=1 facts={'to': 5}
   draw seat=0 cards=B3s from=draw to=hand 0
   draw seat=0 cards=F1s from=draw to=hand 0
31. 0 Y2s 0 pass
   lay seat=0 cards=Y2s from=hand 0 to=route facts={'cell': [10, 2], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   roll seat=0 number=1 cards=Y2s facts={'dice': [1, 5, 4, 6], 'value': 2}
   fly seat=0 number=1 facts={'to': 6}
32. 0 pass
   oola_draw seat=1 cards=B1p from=draw to=shown
   keep seat=1 number=1 cards=B1p from=shown to=pile 1
   oola_draw seat=1 cards=F4s from=draw to=shown
   lay seat=1 cards=F4s from=shown to=route facts={'cell': [11, 2], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   fly seat=1 number=1 facts={'to': 7}
   take_route seat=1 cards=F2s from=route to=pending
   keep seat=1 number=1 cards=F2s from=pending to=pile 1
   draw seat=0 cards=G4s from=draw to=hand 0
   draw seat=0 cards=F5c from=draw to=hand 0
33. 0 G4s 0 G3s 0 pass
   lay seat=0 cards=G4s from=hand 0 to=route facts={'cell': [12, 2], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   lay seat=0 cards=G3s from=hand 0 to=route facts={'cell': [13, 2], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   roll seat=0 number=3 cards=G4s facts={'dice': [4, 3, 2, 6], 'value': 4}
   fly seat=0 number=2 facts={'to': 8}
   roll seat=0 number=3 cards=G3s facts={'dice': [4, 3, 3, 1], 'value': 3}
   excess seat=0 number=4
   take_route seat=0 cards=W5c from=route to=pending
   take_route seat=0 cards=B3c from=route to=pending
   take_route seat=0 cards=B5c from=route to=pending
   take_route seat=0 cards=G2c from=route to=pending
34. 0 G2c
   keep seat=0 number=2 cards=G2c from=pending to=pile 0
35. 0 B5c
   keep seat=0 number=5 cards=B5c from=pending to=pile 0
36. 0 W5c 1
   match seat=0 number=5 cards=W5c+B5c from=pending to=box
37. 0 B3c
   keep seat=0 number=3 cards=B3c from=pending to=pile 0
38. 0 pass
   oola_draw seat=1 cards=B4s from=draw to=shown
   lay seat=1 cards=B4s from=shown to=route facts={'cell': [14, 2], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   fly seat=1 number=1 facts={'to': 5}
   take_route seat=1 cards=Y1s from=route to=pending
   keep seat=1 number=1 cards=Y1s from=pending to=pile 1
   draw seat=0 cards=G5s from=draw to=hand 0
   draw seat=0 cards=G1p from=draw to=hand 0
39. 0 G5s 0 F5c 1 Y5s 0 pass
   lay seat=0 cards=G5s from=hand 0 to=route facts={'cell': [15, 2], 'turn': 'S', 'entry': 'W', 'exit': 'E'}
   lay seat=0 cards=F5c from=hand 0 to=route facts={'cell': [16, 2], 'turn': 'L', 'entry': 'W', 'exit': 'N'}
   lay seat=0 cards=Y5s from=hand 0 to=route facts={'cell': [16, 3], 'turn': 'S', 'entry': 'S', 'exit': 'N'}
   roll seat=0 number=4 cards=G5s facts={'dice': [5, 4, 4, 5], 'value': 5}
   fly seat=0 number=3 facts={'to': 7}
   roll seat=0 number=3 cards=F5c facts={'dice': [4, 1, 2, 6], 'value': 5}
   roll seat=0 number=3 cards=Y5s facts={'dice': [2, 6, 3, 5], 'value': 5}
   excess seat=0 number=7
   take_route seat=0 cards=Y2s from=route to=pending
   take_route seat=0 cards=F4s from=route to=pending
   take_route seat=0 cards=G4s from=route to=pending
   take_route seat=0 cards=G3s from=route to=pending
   take_route seat=0 cards=B4s from=route to=pending
   take_route seat=0 cards=G5s from=route to=pending
   take_route seat=0 cards=F5c from=route to=pending
40. 0 B4s 1
   match seat=0 number=3 cards=B4s+B3c from=pending to=box
41. 0 G5s 0
   keep seat=0 number=5 cards=G5s from=pending to=pile 0
42. 0 Y2s
   keep seat=0 number=2 cards=Y2s from=pending to=pile 0
43. 0 G4s
   keep seat=0 number=4 cards=G4s from=pending to=pile 0
44. 0 F4s
   keep seat=0 number=4 cards=F4s from=pending to=pile 0
45. 0 G3s
   keep seat=0 number=3 cards=G3s from=pending to=pile 0
46. 0 F5c
   keep seat=0 number=5 cards=F5c from=pending to=pile 0
47. 0 pass
   oola_draw seat=1 cards=Y2p from=draw to=shown
   match seat=1 number=1 cards=Y2p+Y1s from=shown to=box
   oola_draw seat=1 cards=W5p from=draw to=shown
   match seat=1 number=1 cards=W5p+F2s from=shown to=box
   oola_draw seat=1 cards=Y2c from=draw to=shown
48. 0 1
   lay seat=1 cards=Y2c from=shown to=route facts={'cell': [16, 4], 'turn': 'L', 'entry': 'S', 'exit': 'W'}
   fly seat=1 number=1 facts={'to': 1}
   take_route seat=1 cards=Y5s from=route to=pending
   keep seat=1 number=1 cards=Y5s from=pending to=pile 1
   draw seat=0 cards=G3c from=draw to=hand 0
   draw seat=0 cards=G1c from=draw to=hand 0
49. 0 F1s 0 F3c 1 pass
   lay seat=0 cards=F1s from=hand 0 to=route facts={'cell': [15, 4], 'turn': 'S', 'entry': 'E', 'exit': 'W'}
   lay seat=0 cards=F3c from=hand 0 to=route facts={'cell': [14, 4], 'turn': 'L', 'entry': 'E', 'exit': 'S'}
   roll seat=0 number=0 cards=F1s facts={'dice': [2, 5, 3, 5], 'value': 1}
   roll seat=0 number=2 cards=F3c facts={'dice': [4, 1, 6, 3], 'value': 3}
   fly seat=0 number=2 facts={'to': 2}
50. 0 pass
   oola_draw seat=1 cards=B2s from=draw to=shown
   lay seat=1 cards=B2s from=shown to=route facts={'cell': [14, 3], 'turn': 'S', 'entry': 'N', 'exit': 'S'}
   fly seat=1 number=1 facts={'to': 3}
   take_route seat=1 cards=Y2c from=route to=pending
   match seat=1 number=1 cards=Y2c+Y5s from=pending to=box
   draw seat=0 cards=Y5c from=draw to=hand 0
   draw seat=0 cards=G1s from=draw to=hand 0
51. 0 G1c 1 pass
   lay seat=0 cards=G1c from=hand 0 to=route facts={'cell': [14, 2], 'turn': 'L', 'entry': 'N', 'exit': 'E'}
   roll seat=0 number=1 cards=G1c facts={'dice': [3, 4, 1, 2], 'value': 1}
   fly seat=0 number=1 facts={'to': 3}
52. 0 pass
   oola_draw seat=1 cards=F2p from=draw to=shown
   keep seat=1 number=1 cards=F2p from=shown to=pile 1
   final seat=0
   last_turn seat=0
53. 0 pass
   pass seat=0
   take_route seat=0 cards=F1s from=route to=pending
54. 0 F1s 0
   keep seat=0 number=1 cards=F1s from=pending to=pile 0
55. 0 G1p
   planet seat=0 number=1 cards=G1p from=hand 0 to=pile 0
56. 0 pass
   dump seat=0 number=5 cards=F5s from=hand 0 to=pile 0
   dump seat=0 number=3 cards=F3s from=hand 0 to=pile 0
   dump seat=0 number=4 cards=F4c from=hand 0 to=pile 0
   dump seat=0 number=4 cards=W4s from=hand 0 to=pile 0
   dump seat=0 number=3 cards=B3s from=hand 0 to=pile 0
   dump seat=0 number=3 cards=G3c from=hand 0 to=pile 0
   dump seat=0 number=5 cards=Y5c from=hand 0 to=pile 0
   dump seat=0 number=1 cards=G1s from=hand 0 to=pile 0
   scored facts={'points': [80, 14]}
{"config": {"players": 2, "solo": true, "planet_penalty": "numbers", "start_seat": 1, "oola_placement": "human", "oola_planet": "redraw"}, "draw": [], "hands": [[], []], "piles": [["Y3s", "X2", "X4", "G4c", "B4c", "Y4c", "B2c", "B1s", "B1c", "G2c", "G5s", "Y2s", "G4s", "F4s", "G3s", "F5c", "F1s", "G1p", "F5s", "F3s", "F4c", "W4s", "B3s", "G3c", "Y5c", "G1s"], ["B5s", "F3p", "X1", "X3", "G5c", "B5p", "G3p", "F2c", "Y4s", "G2s", "Y4p", "F1c", "B1p", "F2p"]], "pending": [], "box": ["Y3c", "Y1c", "W5c", "B5c", "B4s", "B3c", "Y2p", "Y1s", "W5p", "F2s", "Y2c", "Y5s"], "planet": [], "over": true, "active": 0, "state": "START", "route": [{"card": "F3c", "cell": [14, 4], "turn": "L", "entry": "E", "exit": "S"}, {"card": "B2s", "cell": [14, 3], "turn": "S", "entry": "N", "exit": "S"}, {"card": "G1c", "cell": [14, 2], "turn": "L", "entry": "N", "exit": "E"}], "route_start": {"cell": [14, 4], "heading": "W"}, "front": {"cell": [15, 2], "heading": "E"}, "zoid": 2, "final_round": true, "final_turns_done": 1}
