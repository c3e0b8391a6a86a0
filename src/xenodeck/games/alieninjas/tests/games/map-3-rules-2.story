   character seat=0 number=4 cards=C4X
   character seat=1 number=6 cards=C6X
   character seat=2 number=2 cards=C2X
   maps seat=0 number=1 word=b
1. next
   start seat=0
2. tick 7
3. 1 2 1
4. tick 7
   up seat=1 number=1 cards=C6X from=grid 1
5. 1 2 3
6. tick 3
   up seat=1 number=3 cards=C6T6 from=grid 1
7. 2 1 1
8. tick 5
   look seat=2 number=1 cards=C2T8 from=grid 2
9. 0 1 2
10. tick 1
   look seat=0 number=2 cards=C4T4 from=grid 0
11. 1 4 6 3
12. tick 16
   swap seat=1 from=grid 1 facts={'cells': [6, 3]}
13. 1 2 3
14. tick 1
15. 0 4 9 2
16. tick 6
   up seat=1 number=3 cards=C6T8 from=grid 1
   swap seat=0 from=grid 0 facts={'cells': [9, 2]}
17. 1 4 9 3
18. tick 9
   swap seat=1 from=grid 1 facts={'cells': [9, 3]}
19. 0 1 2
20. 1 2 3
21. tick 1 drawn
   look seat=0 number=2 cards=C4T1 from=grid 0
22. tick 5
   up seat=1 number=3 cards=C6T5 from=grid 1
23. 1 4 5 3
24. tick 8
   swap seat=1 from=grid 1 facts={'cells': [5, 3]}
25. 2 1 1
26. tick 1
   look seat=2 number=1 cards=C2T8 from=grid 2
27. 1 2 3
28. tick 7
   up seat=1 number=3 cards=C6T3 from=grid 1
29. 1 2 4
30. tick 6
   up seat=1 number=4 cards=C6T2 from=grid 1
31. 0 4 5 2
32. tick 2
33. 2 1 1
34. tick 3
   look seat=2 number=1 cards=C2T8 from=grid 2
   swap seat=0 from=grid 0 facts={'cells': [5, 2]}
35. 1 4 1 4
36. tick 16
   swap seat=1 from=grid 1 facts={'cells': [1, 4]}
37. 2 4 6 1
38. tick 4
39. 1 2 7
40. tick 1
   swap seat=2 from=grid 2 facts={'cells': [6, 1]}
41. 0 1 2
42. tick 9
   look seat=0 number=2 cards=C4T3 from=grid 0
   up seat=1 number=7 cards=C6T1 from=grid 1
43. 1 2 2
44. tick 7
   up seat=1 number=2 cards=C6T7 from=grid 1
45. 2 1 1
46. tick 1
   look seat=2 number=1 cards=C2T4 from=grid 2
47. 1 4 4 8
48. tick 1
49. 0 4 8 2
50. tick 8
   swap seat=1 from=grid 1 facts={'cells': [4, 8]}
   swap seat=0 from=grid 0 facts={'cells': [8, 2]}
51. 1 4 7 2
52. tick 11
   swap seat=1 from=grid 1 facts={'cells': [7, 2]}
53. 2 1 2
54. tick 1
   look seat=2 number=2 cards=C2T2 from=grid 2
55. 1 3 2
56. tick 4
   down seat=1 number=2
57. 0 1 2
58. tick 8
   look seat=0 number=2 cards=C4T7 from=grid 0
59. 1 2 4
60. tick 10
   up seat=1 number=4 cards=C6T4 from=grid 1
61. 2 4 9 2
62. 1 3 8
63. tick 1 drawn
64. tick 13
   down seat=1 number=8
   swap seat=2 from=grid 2 facts={'cells': [9, 2]}
65. 1 5
66. tick 1
   call seat=1
   right seat=1
   placed seat=1 number=6
   optional seat=1 number=1
   bonus seat=1 number=2
   round_over seat=1 number=1 facts={'points': [0, 9, 0]}
67. next
   maps seat=1 number=2 word=a
68. next
   start seat=1
69. tick 6
70. 1 2 1
71. tick 5
   up seat=1 number=1 cards=C6T5 from=grid 1
72. 2 1 3
73. tick 2
   look seat=2 number=3 cards=C2T7 from=grid 2
74. 0 1 1
75. tick 3
   look seat=0 number=1 cards=C4T3 from=grid 0
76. 1 4 4 1
77. tick 12
   swap seat=1 from=grid 1 facts={'cells': [4, 1]}
78. 1 2 1
79. tick 1
80. 0 1 3
81. tick 7
   look seat=0 number=3 cards=C4T2 from=grid 0
   up seat=1 number=1 cards=C6T8 from=grid 1
82. 2 4 7 3
83. tick 3
84. 1 2 2
85. tick 10
   swap seat=2 from=grid 2 facts={'cells': [7, 3]}
   up seat=1 number=2 cards=C6T2 from=grid 1
86. 1 2 6
87. tick 3
   up seat=1 number=6 cards=C6T7 from=grid 1
88. 2 1 3
89. tick 4
   look seat=2 number=3 cards=C2T6 from=grid 2
90. 0 1 5
91. tick 8
   look seat=0 number=5 cards=C4T4 from=grid 0
92. 1 4 9 6
93. tick 14
   swap seat=1 from=grid 1 facts={'cells': [9, 6]}
94. 1 2 6
95. tick 2
96. 0 4 7 5
97. tick 5
   up seat=1 number=6 cards=C6T4 from=grid 1
   swap seat=0 from=grid 0 facts={'cells': [7, 5]}
98. 1 4 2 6
99. tick 1
100. 2 1 4
101. tick 11
   look seat=2 number=4 cards=C2T1 from=grid 2
   swap seat=1 from=grid 1 facts={'cells': [2, 6]}
102. 1 2 3
103. tick 4
   up seat=1 number=3 cards=C6T6 from=grid 1
104. 0 1 5
105. tick 4
   look seat=0 number=5 cards=C4X from=grid 0
106. 1 4 6 3
107. tick 6
   swap seat=1 from=grid 1 facts={'cells': [6, 3]}
108. 2 1 6
109. tick 7
   look seat=2 number=6 cards=C2T2 from=grid 2
110. 1 2 5
111. tick 9
   up seat=1 number=5 cards=C6X from=grid 1
112. 1 2 7
113. tick 7
   up seat=1 number=7 cards=C6T1 from=grid 1
114. 0 1 3
115. tick 7
   look seat=0 number=3 cards=C4T2 from=grid 0
116. 1 4 1 8
117. tick 11
   swap seat=1 from=grid 1 facts={'cells': [1, 8]}
118. 1 2
119. tick 4
   up seat=1 number=1 cards=C6T3 from=grid 1
120. 0 1 7
121. tick 5
   look seat=0 number=7 cards=C4T4 from=grid 0
122. 1 3 3
123. tick 8
   down seat=1 number=3
124. 2 1 7
125. tick 3
   look seat=2 number=7 cards=C2T7 from=grid 2
126. 1 3 5
127. tick 11
   down seat=1 number=5
128. 1 3 7
129. tick 1
130. 0 1 9
131. tick 1
   look seat=0 number=9 cards=C4T6 from=grid 0
132. 2 1 8
133. tick 8
   look seat=2 number=8 cards=C2T3 from=grid 2
   down seat=1 number=7
134. 1 3 8
135. tick 8
   down seat=1 number=8
136. 0 1 3
137. tick 2
   look seat=0 number=3 cards=C4T2 from=grid 0
138. 2 1 1
139. tick 2
   look seat=2 number=1 cards=C2X from=grid 2
140. 1 5
141. tick 1
   back seat=0 number=3 facts={'cells': [3]}
   back seat=2 number=1 facts={'cells': [1]}
   call seat=1
   right seat=1
   placed seat=1 number=4
   optional seat=1 number=1
   bonus seat=1 number=2
   round_over seat=1 number=2 facts={'points': [0, 7, 0]}
{"config": {"players": 3, "mode": "m3_map", "rounds": 2, "m3_side": "random"}, "grids": [["C4T3", "C4T5", "C4T2", "C4T7", "C4X", "C4T8", "C4T4", "C4T1", "C4T6"], ["C6T3", "C6T4", "C6T2", "C6T5", "C6X", "C6T6", "C6T1", "C6T8", "C6T7"], ["C2X", "C2T8", "C2T6", "C2T1", "C2T4", "C2T2", "C2T7", "C2T3", "C2T5"]], "over": true, "first": 1, "state": "GAME_OVER", "characters": ["C4", "C6", "C2"], "announcer": 1, "used_maps": ["P6", "P2", "P4", "P3", "P1"], "up": [[], [1, 2, 4, 6, 9], []], "tick": 206, "rounds": [[0, 9, 0], [0, 7, 0]], "known": [{"place": "grids", "seat": 0, "at": 0, "seats": [0]}, {"place": "grids", "seat": 0, "at": 2, "seats": [0]}, {"place": "grids", "seat": 0, "at": 4, "seats": [0]}, {"place": "grids", "seat": 0, "at": 6, "seats": [0]}, {"place": "grids", "seat": 0, "at": 8, "seats": [0]}, {"place": "grids", "seat": 1, "at": 0, "seats": [0, 1, 2, -1]}, {"place": "grids", "seat": 1, "at": 1, "seats": [0, 1, 2, -1]}, {"place": "grids", "seat": 1, "at": 2, "seats": [0, 1, 2, -1]}, {"place": "grids", "seat": 1, "at": 3, "seats": [0, 1, 2, -1]}, {"place": "grids", "seat": 1, "at": 4, "seats": [0, 1, 2, -1]}, {"place": "grids", "seat": 1, "at": 5, "seats": [0, 1, 2, -1]}, {"place": "grids", "seat": 1, "at": 6, "seats": [0, 1, 2, -1]}, {"place": "grids", "seat": 1, "at": 7, "seats": [0, 1, 2, -1]}, {"place": "grids", "seat": 1, "at": 8, "seats": [0, 1, 2, -1]}, {"place": "grids", "seat": 2, "at": 0, "seats": [2]}, {"place": "grids", "seat": 2, "at": 2, "seats": [2]}, {"place": "grids", "seat": 2, "at": 3, "seats": [2]}, {"place": "grids", "seat": 2, "at": 5, "seats": [2]}, {"place": "grids", "seat": 2, "at": 6, "seats": [2]}, {"place": "grids", "seat": 2, "at": 7, "seats": [2]}], "maps": ["P1a", "P3a", "P4a"]}
