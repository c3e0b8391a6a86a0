1. 0 5
   character seat=0 number=5 cards=C5X
2. tick 1
3. 1 3
   character seat=1 number=3 cards=C3X
4. tick 1
5. 2 2
   character seat=2 number=2 cards=C2X
6. tick 1
7. 3 6
   character seat=3 number=6 cards=C6X
   maps seat=0 number=1 word=b
8. tick 1
9. next
   start seat=0
10. tick 2
11. 2 4 3 7
12. tick 4
13. 3 1 1
14. tick 1
   look seat=3 number=1 cards=C6T8 from=grid 3
   swap seat=2 from=grid 2 facts={'cells': [3, 7]}
15. 1 2 2
16. 0 1 1
17. 2 1 9
18. tick 1 drawn
   look seat=0 number=1 cards=C5T3 from=grid 0
   look seat=2 number=9 cards=C2T2 from=grid 2
19. tick 4
   up seat=1 number=2 cards=C3T4 from=grid 1
20. 2 4 5 2
21. tick 2
22. 1 4 3 2
23. tick 3
   swap seat=2 from=grid 2 facts={'cells': [5, 2]}
24. 2 4 4 3
25. tick 2
   swap seat=1 from=grid 1 facts={'cells': [3, 2]}
26. 0 4 3 1
27. tick 3
   swap seat=2 from=grid 2 facts={'cells': [4, 3]}
28. 3 4 9 1
29. tick 1
30. 2 2 6
31. 1 2 2
32. tick 1 drawn
   swap seat=0 from=grid 0 facts={'cells': [3, 1]}
33. tick 2
   up seat=2 number=6 cards=C2T3 from=grid 2
   up seat=1 number=2 cards=C3T3 from=grid 1
34. 2 4 3 5
35. tick 2
   swap seat=3 from=grid 3 facts={'cells': [9, 1]}
36. 0 1 1
37. tick 2
   look seat=0 number=1 cards=C5T1 from=grid 0
38. 1 2 4
39. tick 1
   swap seat=2 from=grid 2 facts={'cells': [3, 5]}
40. 2 2 1
41. tick 3
   up seat=1 number=4 cards=C3X from=grid 1
   up seat=2 number=1 cards=C2T8 from=grid 2
42. 2 1 4
43. tick 4
   look seat=2 number=4 cards=C2T4 from=grid 2
44. 1 2 5
45. tick 1
46. 2 4 5 1
47. 0 1 2
48. tick 1 drawn
   look seat=0 number=2 cards=C5T7 from=grid 0
49. tick 1
   up seat=1 number=5 cards=C3T8 from=grid 1
50. 3 1 1
51. tick 3
   look seat=3 number=1 cards=C6T6 from=grid 3
   swap seat=2 from=grid 2 facts={'cells': [5, 1]}
52. 2 1 3
53. 1 4 7 5
54. tick 1 drawn
   look seat=2 number=3 cards=C2T6 from=grid 2
55. tick 4
   swap seat=1 from=grid 1 facts={'cells': [7, 5]}
56. 2 4 3 6
57. tick 2
58. 3 4 6 1
59. tick 1
60. 0 4 9 2
61. tick 1
62. 1 2 5
63. tick 2
   swap seat=2 from=grid 2 facts={'cells': [3, 6]}
64. 2 2 9
65. tick 3
   swap seat=3 from=grid 3 facts={'cells': [6, 1]}
   up seat=1 number=5 cards=C3T6 from=grid 1
   swap seat=0 from=grid 0 facts={'cells': [9, 2]}
   up seat=2 number=9 cards=C2T2 from=grid 2
66. 2 2 1
67. tick 2
68. 1 2 6
69. tick 1
   up seat=2 number=1 cards=C2T5 from=grid 2
70. 2 4 1 6
71. tick 1
72. 0 1 2
73. tick 4
   look seat=0 number=2 cards=C5T2 from=grid 0
   up seat=1 number=6 cards=C3T1 from=grid 1
   swap seat=2 from=grid 2 facts={'cells': [1, 6]}
74. 3 1 1
75. tick 1
   look seat=3 number=1 cards=C6T1 from=grid 3
76. 2 3 6
77. 1 4 8 6
78. tick 1 drawn
79. tick 3
   down seat=2 number=6
80. 2 3 5
81. tick 4
   swap seat=1 from=grid 1 facts={'cells': [8, 6]}
   down seat=2 number=5
82. 2 2 5
83. 0 1 3
84. 1 2 6
85. tick 1 drawn
   look seat=0 number=3 cards=C5T3 from=grid 0
86. tick 1
87. 3 1 3
88. tick 1
   look seat=3 number=3 cards=C6T2 from=grid 3
   up seat=2 number=5 cards=C2T8 from=grid 2
   up seat=1 number=6 cards=C3T7 from=grid 1
89. 2 1 8
90. tick 3
   look seat=2 number=8 cards=C2X from=grid 2
91. 1 2 1
92. tick 3
   up seat=1 number=1 cards=C3T5 from=grid 1
93. 2 2 6
94. tick 3
   up seat=2 number=6 cards=C2T5 from=grid 2
95. 1 4 4 1
96. 2 1 7
97. tick 1 drawn
   look seat=2 number=7 cards=C2T7 from=grid 2
98. 3 4 1 3
99. tick 1
100. 0 1 5
101. tick 3
   look seat=0 number=5 cards=C5X from=grid 0
   swap seat=1 from=grid 1 facts={'cells': [4, 1]}
102. 2 2 2
103. tick 3
   swap seat=3 from=grid 3 facts={'cells': [1, 3]}
   up seat=2 number=2 cards=C2T1 from=grid 2
104. 2 4 3 7
105. 1 3 1
106. tick 1 drawn
107. tick 1
108. 3 1 4
109. tick 3
   look seat=3 number=4 cards=C6T5 from=grid 3
   down seat=1 number=1
   swap seat=2 from=grid 2 facts={'cells': [3, 7]}
110. 2 2 8
111. tick 3
   up seat=2 number=8 cards=C2X from=grid 2
112. 1 5
113. 0 1 7
114. tick 1 drawn
115. 1 5
116. 2 4 4 2
117. 0 1 7
118. tick 1 drawn
119. 0 1 7
120. 1 5
121. 2 1 3
122. tick 1 drawn
123. 1 5
124. 0 1 7
125. tick 1 drawn
   call seat=1
   right seat=1
   placed seat=1 number=6
   optional seat=1 number=1
   bonus seat=1 number=2
   misplaced seat=2 number=6
   floor seat=2 number=6
   round_over seat=1 number=1 facts={'points': [0, 9, 0, 0]}
126. next
   maps seat=1 number=2 word=a
127. next
   start seat=1
128. 2 1 3
129. tick 6
   look seat=2 number=3 cards=C2X from=grid 2
130. 0 1 2
131. tick 1
   look seat=0 number=2 cards=C5T6 from=grid 0
132. 3 1 1
133. 2 2 2
134. tick 1 drawn
   look seat=3 number=1 cards=C6T5 from=grid 3
135. 1 2 3
136. tick 2
   up seat=2 number=2 cards=C2T8 from=grid 2
137. 2 2 7
138. tick 3
   up seat=1 number=3 cards=C3T8 from=grid 1
   up seat=2 number=7 cards=C2T1 from=grid 2
139. 1 4 8 3
140. 2 4 5 6
141. tick 1 drawn
142. tick 1
143. 0 1 3
144. tick 3
   look seat=0 number=3 cards=C5T3 from=grid 0
   swap seat=1 from=grid 1 facts={'cells': [8, 3]}
   swap seat=2 from=grid 2 facts={'cells': [5, 6]}
145. 3 4 4 1
146. 2 4 4 5
147. tick 1 drawn
148. tick 3
149. 1 2 3
150. tick 1
   swap seat=3 from=grid 3 facts={'cells': [4, 1]}
   swap seat=2 from=grid 2 facts={'cells': [4, 5]}
151. 2 3 2
152. tick 3
   up seat=1 number=3 cards=C3T1 from=grid 1
   down seat=2 number=2
153. 2 1 8
154. tick 1
   look seat=2 number=8 cards=C2T3 from=grid 2
155. 1 2 4
156. tick 1
157. 0 1 4
158. tick 3
   look seat=0 number=4 cards=C5T2 from=grid 0
   up seat=1 number=4 cards=C3T4 from=grid 1
159. 2 3
160. tick 1
161. 3 1 1
162. tick 4
   look seat=3 number=1 cards=C6T1 from=grid 3
   down seat=2 number=7
163. 2 1 5
164. 1 4 3 4
165. tick 1 drawn
   look seat=2 number=5 cards=C2T4 from=grid 2
166. tick 3
167. 0 4 9 4
168. tick 1
   swap seat=1 from=grid 1 facts={'cells': [3, 4]}
169. 2 1 7
170. tick 1
   look seat=2 number=7 cards=C2T1 from=grid 2
171. 3 1 2
172. tick 2
   look seat=3 number=2 cards=C6T7 from=grid 3
173. 1 2 6
174. tick 3
   swap seat=0 from=grid 0 facts={'cells': [9, 4]}
   up seat=1 number=6 cards=C3T6 from=grid 1
175. 2 2 7
176. tick 2
177. 0 1 4
178. tick 1
   look seat=0 number=4 cards=C5X from=grid 0
   up seat=2 number=7 cards=C2T1 from=grid 2
179. 1 2 7
180. 2 4 5 7
181. tick 1 drawn
182. tick 1
183. 3 4 9 2
184. tick 4
   up seat=1 number=7 cards=C3T3 from=grid 1
   swap seat=2 from=grid 2 facts={'cells': [5, 7]}
185. 2 3
186. 1 2 1
187. tick 1 drawn
   swap seat=3 from=grid 3 facts={'cells': [9, 2]}
188. tick 3
   down seat=2 number=5
   up seat=1 number=1 cards=C3T7 from=grid 1
189. 2 1 3
190. tick 1
   look seat=2 number=3 cards=C2X from=grid 2
191. 3 1 2
192. 1 4 7 1
193. 0 1 8
194. tick 1 drawn
   look seat=3 number=2 cards=C6T4 from=grid 3
   look seat=0 number=8 cards=C5T7 from=grid 0
195. tick 5
   swap seat=1 from=grid 1 facts={'cells': [7, 1]}
196. 2 2 7
197. tick 1
198. 1 2 2
199. tick 2
   up seat=2 number=7 cards=C2T4 from=grid 2
200. 2 2 9
201. tick 3
   up seat=1 number=2 cards=C3T2 from=grid 1
   up seat=2 number=9 cards=C2T6 from=grid 2
202. 3 1 6
203. tick 1
   look seat=3 number=6 cards=C6T6 from=grid 3
204. 2 2 5
205. 0 4 3 8
206. tick 1 drawn
207. 1 2 5
208. tick 2
   up seat=2 number=5 cards=C2T1 from=grid 2
209. 2 1 1
210. tick 5
   look seat=2 number=1 cards=C2T5 from=grid 2
   up seat=1 number=5 cards=C3T5 from=grid 1
   swap seat=0 from=grid 0 facts={'cells': [3, 8]}
211. 1 4 4 5
212. tick 1
213. 2 4 3 7
214. tick 2
215. 3 1 3
216. 0 1 1
217. tick 1 drawn
   look seat=3 number=3 cards=C6T8 from=grid 3
   look seat=0 number=1 cards=C5T4 from=grid 0
218. tick 2
   swap seat=1 from=grid 1 facts={'cells': [4, 5]}
   swap seat=2 from=grid 2 facts={'cells': [3, 7]}
219. 2 4 8 3
220. tick 1
221. 1 3 1
222. tick 4
   down seat=1 number=1
   swap seat=2 from=grid 2 facts={'cells': [8, 3]}
223. 2 2 2
224. tick 1
225. 1 3 2
226. tick 3
   up seat=2 number=2 cards=C2T8 from=grid 2
   down seat=1 number=2
227. 3 1 6
228. 2 1 7
229. tick 1 drawn
   look seat=3 number=6 cards=C6T6 from=grid 3
   look seat=2 number=7 cards=C2X from=grid 2
230. tick 1
231. 1 3 5
232. 0 1 9
233. tick 1 drawn
   look seat=0 number=9 cards=C5T2 from=grid 0
234. tick 2
   down seat=1 number=5
235. 2 4 1 4
236. tick 6
   swap seat=2 from=grid 2 facts={'cells': [1, 4]}
237. 0 1 1
238. 2 2 6
239. 1 5
240. tick 1 drawn
241. 0 1 1
242. 1 5
243. tick 1 drawn
244. 1 5
245. 0 1 1
246. tick 1 drawn
247. 2 4 1 6
248. 1 5
249. 0 1 1
250. tick 1 drawn
   call seat=1
   right seat=1
   placed seat=1 number=4
   optional seat=1 number=1
   bonus seat=1 number=2
   misplaced seat=2 number=4
   floor seat=2 number=4
   round_over seat=1 number=2 facts={'points': [0, 7, 0, 0]}
{"config": {"players": 4, "mode": "m3_map", "rounds": 2, "latency_mode": "compensated", "m3_characters": "choose", "m3_side": ["b", "random"], "m3_fresh_maps_first": true, "m3_call_guard": true}, "grids": [["C5T4", "C5T6", "C5T7", "C5X", "C5T5", "C5T8", "C5T1", "C5T3", "C5T2"], ["C3T3", "C3T2", "C3T4", "C3T5", "C3T1", "C3T6", "C3T7", "C3T8", "C3X"], ["C2T2", "C2T8", "C2T3", "C2T5", "C2T1", "C2T7", "C2X", "C2T4", "C2T6"], ["C6T1", "C6T4", "C6T8", "C6T5", "C6T3", "C6T6", "C6T2", "C6X", "C6T7"]], "over": true, "first": 1, "state": "GAME_OVER", "characters": ["C5", "C3", "C2", "C6"], "announcer": 1, "used_maps": ["P1", "P3", "P6", "P2", "P4", "P5"], "up": [[], [3, 4, 6, 7, 8], [2, 5, 8, 9], []], "tick": 223, "rounds": [[0, 9, 0, 0], [0, 7, 0, 0]], "known": [{"place": "grids", "seat": 0, "at": 0, "seats": [0]}, {"place": "grids", "seat": 0, "at": 1, "seats": [0]}, {"place": "grids", "seat": 0, "at": 2, "seats": [0]}, {"place": "grids", "seat": 0, "at": 3, "seats": [0]}, {"place": "grids", "seat": 0, "at": 7, "seats": [0]}, {"place": "grids", "seat": 0, "at": 8, "seats": [0]}, {"place": "grids", "seat": 1, "at": 0, "seats": [0, 1, 2, 3, -1]}, {"place": "grids", "seat": 1, "at": 1, "seats": [0, 1, 2, 3, -1]}, {"place": "grids", "seat": 1, "at": 2, "seats": [0, 1, 2, 3, -1]}, {"place": "grids", "seat": 1, "at": 3, "seats": [0, 1, 2, 3, -1]}, {"place": "grids", "seat": 1, "at": 4, "seats": [0, 1, 2, 3, -1]}, {"place": "grids", "seat": 1, "at": 5, "seats": [0, 1, 2, 3, -1]}, {"place": "grids", "seat": 1, "at": 6, "seats": [0, 1, 2, 3, -1]}, {"place": "grids", "seat": 1, "at": 7, "seats": [0, 1, 2, 3, -1]}, {"place": "grids", "seat": 2, "at": 1, "seats": [0, 1, 2, 3, -1]}, {"place": "grids", "seat": 2, "at": 2, "seats": [2]}, {"place": "grids", "seat": 2, "at": 3, "seats": [2]}, {"place": "grids", "seat": 2, "at": 4, "seats": [0, 1, 2, 3, -1]}, {"place": "grids", "seat": 2, "at": 6, "seats": [2]}, {"place": "grids", "seat": 2, "at": 7, "seats": [0, 1, 2, 3, -1]}, {"place": "grids", "seat": 2, "at": 8, "seats": [0, 1, 2, 3, -1]}, {"place": "grids", "seat": 3, "at": 0, "seats": [3]}, {"place": "grids", "seat": 3, "at": 1, "seats": [3]}, {"place": "grids", "seat": 3, "at": 2, "seats": [3]}, {"place": "grids", "seat": 3, "at": 3, "seats": [3]}, {"place": "grids", "seat": 3, "at": 5, "seats": [3]}, {"place": "grids", "seat": 3, "at": 8, "seats": [3]}], "maps": ["P6a", "P4a", "P5a", "P3a"]}
