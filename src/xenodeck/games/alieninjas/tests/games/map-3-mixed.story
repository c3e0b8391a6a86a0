   character seat=2 number=1 cards=C1X
   character seat=0 number=6 cards=C6X
   character seat=1 number=3 cards=C3X
   maps seat=2 number=1 word=a
1. next
   start seat=2
2. tick 2
3. 2 2 2
4. tick 6
   up seat=2 number=2 cards=C1X from=grid 2
5. 0 1 1
6. tick 1
   look seat=0 number=1 cards=C6T7 from=grid 0
7. 1 1 3
8. tick 4
   look seat=1 number=3 cards=C3T1 from=grid 1
9. 2 2 3
10. tick 5
   up seat=2 number=3 cards=C1T7 from=grid 2
11. 2 2 4
12. tick 1
13. 1 1 4
14. tick 3
   look seat=1 number=4 cards=C3T8 from=grid 1
   up seat=2 number=4 cards=C1T6 from=grid 2
15. 0 4 9 1
16. tick 3
17. 2 4 2 4
18. tick 8
   swap seat=0 from=grid 0 facts={'cells': [9, 1]}
   swap seat=2 from=grid 2 facts={'cells': [2, 4]}
19. 2 2 8
20. tick 3
   up seat=2 number=8 cards=C1T3 from=grid 2
21. 1 4 8 4
22. tick 3
23. 2 2 9
24. tick 6
   swap seat=1 from=grid 1 facts={'cells': [8, 4]}
   up seat=2 number=9 cards=C1T4 from=grid 2
25. 2 2 1
26. tick 2
27. 1 1 4
28. 0 1 1
29. tick 1 drawn
   look seat=0 number=1 cards=C6T6 from=grid 0
   look seat=1 number=4 cards=C3T5 from=grid 1
   up seat=2 number=1 cards=C1T1 from=grid 2
30. tick 3
31. 2 4 8 1
32. tick 11
   swap seat=2 from=grid 2 facts={'cells': [8, 1]}
33. 2 2 5
34. 0 4 6 1
35. tick 1 drawn
36. tick 1
37. 1 1 6
38. tick 5
   look seat=1 number=6 cards=C3T6 from=grid 1
   up seat=2 number=5 cards=C1T8 from=grid 2
   swap seat=0 from=grid 0 facts={'cells': [6, 1]}
39. 2 4 4 5
40. tick 4
41. 0 1 1
42. tick 4
   look seat=0 number=1 cards=C6X from=grid 0
   swap seat=2 from=grid 2 facts={'cells': [4, 5]}
43. 1 1 7
44. tick 1
   look seat=1 number=7 cards=C3T3 from=grid 1
45. 2 2 6
46. tick 7
   up seat=2 number=6 cards=C1T2 from=grid 2
47. 0 1 2
48. tick 1
   look seat=0 number=2 cards=C6T1 from=grid 0
49. 1 1 1
50. tick 1
   look seat=1 number=1 cards=C3T7 from=grid 1
51. 2 4 9 6
52. tick 12
   swap seat=2 from=grid 2 facts={'cells': [9, 6]}
53. 2 3 1
54. tick 3
   down seat=2 number=1
55. 0 1 2
56. tick 1
   look seat=0 number=2 cards=C6T1 from=grid 0
57. 1 4 7 1
58. tick 3
59. 2 3 5
60. tick 6
   swap seat=1 from=grid 1 facts={'cells': [7, 1]}
   down seat=2 number=5
61. 2 3 6
62. tick 1
63. 1 1 2
64. tick 1
   look seat=1 number=2 cards=C3T4 from=grid 1
65. 0 1 4
66. tick 5
   look seat=0 number=4 cards=C6T2 from=grid 0
   down seat=2 number=6
67. 2 5
68. tick 1
   call seat=2
   right seat=2
   placed seat=2 number=4
   optional seat=2 number=1
   bonus seat=2 number=2
   round_over seat=2 number=1 facts={'points': [0, 0, 7]}
69. next
   maps seat=2 number=2 word=a
70. next
   start seat=2
71. tick 3
72. 2 2 1
73. tick 6
   up seat=2 number=1 cards=C1T2 from=grid 2
74. 1 1 1
75. tick 2
   look seat=1 number=1 cards=C3T5 from=grid 1
76. 2 2 5
77. tick 2
78. 0 1 2
79. tick 6
   look seat=0 number=2 cards=C6T4 from=grid 0
   up seat=2 number=5 cards=C1T5 from=grid 2
80. 1 4 4 1
81. tick 1
82. 2 4 1 5
83. tick 8
   swap seat=1 from=grid 1 facts={'cells': [4, 1]}
   swap seat=2 from=grid 2 facts={'cells': [1, 5]}
84. 2 2 6
85. tick 4
   up seat=2 number=6 cards=C1X from=grid 2
86. 0 1 3
87. tick 2
   look seat=0 number=3 cards=C6T2 from=grid 0
88. 1 1 1
89. tick 1
   look seat=1 number=1 cards=C3T1 from=grid 1
90. 2 2 7
91. tick 6
   up seat=2 number=7 cards=C1T8 from=grid 2
92. 2 2 8
93. tick 3
   up seat=2 number=8 cards=C1T7 from=grid 2
94. 0 4 9 3
95. tick 4
96. 1 1 2
97. tick 1
   look seat=1 number=2 cards=C3T4 from=grid 1
   swap seat=0 from=grid 0 facts={'cells': [9, 3]}
98. 2 4 6 8
99. tick 11
   swap seat=2 from=grid 2 facts={'cells': [6, 8]}
100. 2 2 2
101. 1 1 6
102. tick 1 drawn
   look seat=1 number=6 cards=C3T8 from=grid 1
103. tick 2
   up seat=2 number=2 cards=C1T1 from=grid 2
104. 0 1 3
105. tick 3
   look seat=0 number=3 cards=C6T7 from=grid 0
106. 2 4 8 2
107. tick 6
   swap seat=2 from=grid 2 facts={'cells': [8, 2]}
108. 1 1 4
109. tick 4
   look seat=1 number=4 cards=C3T5 from=grid 1
110. 2 2 3
111. tick 7
   up seat=2 number=3 cards=C1T4 from=grid 2
112. 1 1 9
113. tick 1
   look seat=1 number=9 cards=C3X from=grid 1
114. 2 2 4
115. tick 6
   up seat=2 number=4 cards=C1T6 from=grid 2
116. 2 4 5 4
117. tick 3
118. 0 1 4
119. tick 2
   look seat=0 number=4 cards=C6T3 from=grid 0
   swap seat=2 from=grid 2 facts={'cells': [5, 4]}
120. 1 1 3
121. tick 7
   look seat=1 number=3 cards=C3T6 from=grid 1
122. 2 3 2
123. tick 5
   down seat=2 number=2
124. 1 4 6 3
125. tick 1
126. 2 3 3
127. tick 5
   down seat=2 number=3
   swap seat=1 from=grid 1 facts={'cells': [6, 3]}
128. 0 1 8
129. tick 1
   look seat=0 number=8 cards=C6T5 from=grid 0
130. 2 3 4
131. tick 5
   down seat=2 number=4
132. 1 1 2
133. tick 2
   look seat=1 number=2 cards=C3T4 from=grid 1
134. 2 5
135. tick 1
   back seat=1 number=2 facts={'cells': [2]}
   call seat=2
   right seat=2
   placed seat=2 number=4
   optional seat=2 number=1
   bonus seat=2 number=2
   round_over seat=2 number=2 facts={'points': [0, 0, 7]}
136. next
   maps seat=2 number=3 word=a
137. next
   start seat=2
138. tick 7
139. 1 1 3
140. 2 2 2
141. tick 1 drawn
   look seat=1 number=3 cards=C3T8 from=grid 1
142. tick 4
   up seat=2 number=2 cards=C1T7 from=grid 2
143. 0 1 2
144. tick 1
   look seat=0 number=2 cards=C6T4 from=grid 0
145. 2 2 4
146. tick 5
   up seat=2 number=4 cards=C1X from=grid 2
147. 1 4 8 3
148. tick 2
149. 2 2 5
150. tick 6
   swap seat=1 from=grid 1 facts={'cells': [8, 3]}
   up seat=2 number=5 cards=C1T8 from=grid 2
151. 2 2 6
152. tick 1
153. 1 1 3
154. tick 5
   look seat=1 number=3 cards=C3T7 from=grid 1
   up seat=2 number=6 cards=C1T5 from=grid 2
155. 2 2 8
156. tick 1
157. 0 1 2
158. tick 5
   look seat=0 number=2 cards=C6T4 from=grid 0
   up seat=2 number=8 cards=C1T1 from=grid 2
159. 1 4 7 3
160. tick 2
161. 2 2 1
162. tick 6
   swap seat=1 from=grid 1 facts={'cells': [7, 3]}
   up seat=2 number=1 cards=C1T4 from=grid 2
163. 2 4 5 1
164. tick 6
   swap seat=2 from=grid 2 facts={'cells': [5, 1]}
165. 1 1 3
166. tick 5
   look seat=1 number=3 cards=C3T1 from=grid 1
167. 2 2 3
168. 0 1 3
169. tick 1 drawn
   look seat=0 number=3 cards=C6T1 from=grid 0
170. tick 5
   up seat=2 number=3 cards=C1T6 from=grid 2
171. 1 1 4
172. tick 1
   look seat=1 number=4 cards=C3T4 from=grid 1
173. 2 4 8 3
174. tick 8
   swap seat=2 from=grid 2 facts={'cells': [8, 3]}
175. 0 1 3
176. tick 1
   look seat=0 number=3 cards=C6T1 from=grid 0
177. 2 2 7
178. tick 5
   up seat=2 number=7 cards=C1T3 from=grid 2
179. 2 4 2 9
180. tick 1
181. 1 4 3 4
182. tick 11
   swap seat=2 from=grid 2 facts={'cells': [2, 9]}
   swap seat=1 from=grid 1 facts={'cells': [3, 4]}
183. 2 4 4 7
184. tick 3
185. 1 1 6
186. tick 1
   look seat=1 number=6 cards=C3X from=grid 1
187. 0 1 2
188. tick 5
   look seat=0 number=2 cards=C6T4 from=grid 0
   swap seat=2 from=grid 2 facts={'cells': [4, 7]}
189. 2 3 1
190. tick 3
   down seat=2 number=1
191. 1 1 1
192. tick 5
   look seat=1 number=1 cards=C3T3 from=grid 1
193. 2 2 2
194. tick 3
   up seat=2 number=2 cards=C1T2 from=grid 2
195. 0 1 4
196. tick 4
   look seat=0 number=4 cards=C6T5 from=grid 0
197. 2 3 3
198. tick 1
199. 1 1 2
200. tick 4
   look seat=1 number=2 cards=C3T5 from=grid 1
   down seat=2 number=3
201. 2 3 7
202. tick 5
   down seat=2 number=7
203. 0 1 8
204. 2 3 9
205. tick 1 drawn
   look seat=0 number=8 cards=C6T7 from=grid 0
206. tick 5
   down seat=2 number=9
207. 1 4 4 2
208. tick 3
209. 2 5
210. tick 1
   back seat=1 number=4 facts={'cells': [4, 2]}
   call seat=2
   right seat=2
   placed seat=2 number=4
   optional seat=2 number=1
   bonus seat=2 number=2
   round_over seat=2 number=3 facts={'points': [0, 0, 7]}
{"config": {"players": 3, "mode": "m3_map"}, "grids": [["C6T8", "C6T4", "C6T1", "C6T5", "C6X", "C6T3", "C6T2", "C6T7", "C6T6"], ["C3T3", "C3T5", "C3T4", "C3T1", "C3T2", "C3X", "C3T7", "C3T8", "C3T6"], ["C1T8", "C1T2", "C1T1", "C1T3", "C1T4", "C1T5", "C1X", "C1T6", "C1T7"]], "over": true, "first": 2, "state": "GAME_OVER", "characters": ["C6", "C3", "C1"], "announcer": 2, "used_maps": ["P6", "P3", "P4", "P5", "P2"], "up": [[], [], [2, 4, 5, 6, 8]], "tick": 376, "rounds": [[0, 0, 7], [0, 0, 7], [0, 0, 7]], "known": [{"place": "grids", "seat": 0, "at": 1, "seats": [0]}, {"place": "grids", "seat": 0, "at": 2, "seats": [0]}, {"place": "grids", "seat": 0, "at": 3, "seats": [0]}, {"place": "grids", "seat": 0, "at": 7, "seats": [0]}, {"place": "grids", "seat": 1, "at": 0, "seats": [1]}, {"place": "grids", "seat": 1, "at": 1, "seats": [1]}, {"place": "grids", "seat": 1, "at": 2, "seats": [1]}, {"place": "grids", "seat": 1, "at": 3, "seats": [1]}, {"place": "grids", "seat": 1, "at": 5, "seats": [1]}, {"place": "grids", "seat": 1, "at": 6, "seats": [1]}, {"place": "grids", "seat": 1, "at": 7, "seats": [1]}, {"place": "grids", "seat": 2, "at": 0, "seats": [0, 1, 2, -1]}, {"place": "grids", "seat": 2, "at": 1, "seats": [0, 1, 2, -1]}, {"place": "grids", "seat": 2, "at": 2, "seats": [0, 1, 2, -1]}, {"place": "grids", "seat": 2, "at": 3, "seats": [0, 1, 2, -1]}, {"place": "grids", "seat": 2, "at": 4, "seats": [0, 1, 2, -1]}, {"place": "grids", "seat": 2, "at": 5, "seats": [0, 1, 2, -1]}, {"place": "grids", "seat": 2, "at": 6, "seats": [0, 1, 2, -1]}, {"place": "grids", "seat": 2, "at": 7, "seats": [0, 1, 2, -1]}, {"place": "grids", "seat": 2, "at": 8, "seats": [0, 1, 2, -1]}], "maps": ["P6a", "P4a", "P2a"]}
