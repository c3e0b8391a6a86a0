   mission seat=5 number=1 cards=N4+N1 from=box to=mission
1. tick 20
2. 5 1
3. tick 4
   flip seat=5 number=1 cards=C5T3 from=pile 5 to=stack
4. 3 2
5. tick 1
6. 3 2
7. tick 27
   claim seat=3 number=-3 cards=C5T3 from=stack to=gained 3 facts={'seq': 1}
8. 3 1
9. tick 23
   flip seat=3 number=2 cards=C2T8 from=pile 3 to=stack
10. 4 1
11. tick 6
   flip seat=4 number=3 cards=C1T6 from=pile 4 to=stack
12. 3 2
13. tick 26
   claim seat=3 number=-2 cards=C1T6 from=stack to=gained 3 facts={'seq': 3}
14. 3 1
15. tick 17
   flip seat=3 number=4 cards=C2T5 from=pile 3 to=stack
16. 4 1
17. tick 6
   flip seat=4 number=5 cards=C4T1 from=pile 4 to=stack
18. 3 2
19. tick 1
20. 3 2
21. tick 2
22. 3 2
23. tick 20
   claim seat=3 number=3 cards=C4T1 from=stack to=gained 3 facts={'seq': 5}
24. 3 1
25. tick 16
   flip seat=3 number=6 cards=C4T7 from=pile 3 to=stack
26. 4 1
27. tick 1
   flip seat=4 number=7 cards=C5T4 from=pile 4 to=stack
28. 3 2
29. tick 1
30. 3 2
31. tick 1
32. 3 2
33. tick 1
34. 3 2
35. tick 20
   claim seat=3 number=1 cards=C5T4 from=stack to=gained 3 facts={'seq': 7}
36. 3 1
37. tick 11
   flip seat=3 number=8 cards=C6T1 from=pile 3 to=stack
38. 2 2
39. tick 1
40. 2 2
41. tick 1
42. 2 2
43. tick 1
44. 2 2
45. tick 23
   claim seat=2 number=2 cards=C6T1 from=stack to=gained 2 facts={'seq': 8}
46. 2 1
47. tick 1
   flip seat=2 number=9 cards=C6T4 from=pile 2 to=stack
48. 3 2
49. tick 3
50. 3 2
51. tick 21
   claim seat=3 number=2 cards=C6T4 from=stack to=gained 3 facts={'seq': 9}
52. 3 1
53. tick 22
   flip seat=3 number=10 cards=C3T3 from=pile 3 to=stack
54. 4 1
55. tick 1
   flip seat=4 number=11 cards=C2T1 from=pile 4 to=stack
56. 3 2
57. tick 2
58. 3 2
59. tick 22
   claim seat=3 number=1 cards=C2T1 from=stack to=gained 3 facts={'seq': 11}
60. 3 1
61. tick 19
   flip seat=3 number=12 cards=C3T8 from=pile 3 to=stack
62. 4 1
63. tick 1
   flip seat=4 number=13 cards=C5X from=pile 4 to=stack
64. 3 2
65. tick 2
66. 3 2
67. tick 23
   claim seat=3 number=3 cards=C5X from=stack to=gained 3 facts={'seq': 13}
68. 3 1
69. tick 9
   flip seat=3 number=14 cards=C1T1 from=pile 3 to=stack
70. 2 2
71. tick 1
72. 2 2
73. tick 1
74. 2 2
75. 5 2
76. tick 1 drawn
77. 5 2
78. 2 2
79. tick 1 drawn
   claim seat=2 number=3 cards=C1T1 from=stack to=gained 2 facts={'seq': 14}
80. tick 19
81. 2 1
82. tick 1
   flip seat=2 number=15 cards=C2X from=pile 2 to=stack
83. 3 2
84. tick 2
85. 3 2
86. tick 21
   claim seat=3 number=3 cards=C2X from=stack to=gained 3 facts={'seq': 15}
87. 3 1
88. tick 16
   flip seat=3 number=16 cards=C6T7 from=pile 3 to=stack
89. 4 1
90. tick 1
   flip seat=4 number=17 cards=C6T3 from=pile 4 to=stack
91. 3 2
92. tick 3
93. 3 2
94. tick 20
   claim seat=3 number=-1 cards=C6T3 from=stack to=gained 3 facts={'seq': 17}
95. 3 1
96. tick 17
   flip seat=3 number=18 cards=C6T2 from=pile 3 to=stack
   round_over seat=3 number=1 facts={'points': [0, 0, 5, 7, 0, 0]}
97. next
   mission seat=3 number=2 cards=N5+N3 from=box to=mission
98. tick 1
99. 3 1
100. tick 8
   flip seat=3 number=1 cards=C3T5 from=pile 3 to=stack
101. 2 2
102. tick 1
103. 2 2
104. tick 1
105. 2 2
106. tick 1
107. 2 2
108. tick 20
   claim seat=2 number=3 cards=C3T5 from=stack to=gained 2 facts={'seq': 1}
109. 2 1
110. tick 1
   flip seat=2 number=2 cards=C5T6 from=pile 2 to=stack
111. 3 2
112. tick 2
113. 3 2
114. tick 21
   claim seat=3 number=-3 cards=C5T6 from=stack to=gained 3 facts={'seq': 2}
115. 3 1
116. tick 24
   flip seat=3 number=3 cards=C3T6 from=pile 3 to=stack
117. 4 1
118. tick 2
   flip seat=4 number=4 cards=C3T8 from=pile 4 to=stack
119. 3 2
120. tick 1
121. 3 2
122. tick 1
123. 3 2
124. tick 1
125. 3 2
126. tick 22
   claim seat=3 number=-3 cards=C3T8 from=stack to=gained 3 facts={'seq': 4}
127. 3 1
128. tick 18
   flip seat=3 number=5 cards=C2T2 from=pile 3 to=stack
129. 4 1
130. tick 1
   flip seat=4 number=6 cards=C6T5 from=pile 4 to=stack
131. 3 2
132. tick 2
133. 3 2
134. tick 1
135. 3 2
136. tick 20
   claim seat=3 number=3 cards=C6T5 from=stack to=gained 3 facts={'seq': 6}
137. 3 1
138. tick 9
   flip seat=3 number=7 cards=C5X from=pile 3 to=stack
139. 1 2
140. 2 2
141. tick 1 drawn
142. 1 2
143. 2 2
144. tick 1 drawn
145. 1 2
146. 2 2
147. tick 1 drawn
148. 2 2
149. 1 2
150. tick 1 drawn
   claim seat=2 number=3 cards=C5X from=stack to=gained 2 facts={'seq': 7}
151. tick 19
152. 2 1
153. tick 5
   flip seat=2 number=8 cards=C6T6 from=pile 2 to=stack
154. 3 2
155. tick 1
156. 3 2
157. tick 1
158. 3 2
159. tick 24
   claim seat=3 number=-1 cards=C6T6 from=stack to=gained 3 facts={'seq': 8}
160. 3 1
161. tick 11
   flip seat=3 number=9 cards=C1T5 from=pile 3 to=stack
162. 2 2
163. 5 2
164. tick 1 drawn
165. 1 2
166. 2 2
167. 5 2
168. tick 1 drawn
169. 1 2
170. 5 2
171. 2 2
172. tick 1 drawn
173. 2 2
174. 1 2
175. 5 2
176. tick 1 drawn
   claim seat=5 number=1 cards=C1T5 from=stack to=gained 5 facts={'seq': 9}
177. tick 19
178. 5 1
179. tick 3
   flip seat=5 number=10 cards=C2T7 from=pile 5 to=stack
180. 3 2
181. tick 2
182. 3 2
183. tick 1
184. 3 2
185. tick 20
   claim seat=3 number=-1 cards=C2T7 from=stack to=gained 3 facts={'seq': 10}
186. 3 1
187. tick 18
   flip seat=3 number=11 cards=C5T4 from=pile 3 to=stack
188. 4 1
189. tick 1
   flip seat=4 number=12 cards=C4T3 from=pile 4 to=stack
190. 3 2
191. tick 1
192. 3 2
193. tick 1
194. 3 2
195. tick 1
196. 3 2
197. tick 23
   claim seat=3 number=2 cards=C4T3 from=stack to=gained 3 facts={'seq': 12}
198. 3 1
199. tick 18
   flip seat=3 number=13 cards=C6T7 from=pile 3 to=stack
200. 4 1
201. tick 1
   flip seat=4 number=14 cards=C1T3 from=pile 4 to=stack
202. 3 2
203. tick 23
   claim seat=3 number=2 cards=C1T3 from=stack to=gained 3 facts={'seq': 14}
204. 3 1
205. tick 18
   flip seat=3 number=15 cards=C6T2 from=pile 3 to=stack
206. 4 1
207. tick 4
   flip seat=4 number=16 cards=C1T1 from=pile 4 to=stack
208. 3 2
209. tick 1
210. 3 2
211. tick 1
212. 3 2
213. tick 21
   claim seat=3 number=-3 cards=C1T1 from=stack to=gained 3 facts={'seq': 16}
214. 3 1
215. tick 17
   flip seat=3 number=17 cards=C5T8 from=pile 3 to=stack
   floor seat=3 number=4
   round_over seat=3 number=2 facts={'points': [0, 0, 6, 0, 0, 1]}
{"config": {"players": 6, "rounds": 2, "latency_mode": "compensated", "self_claim": false, "last_card_claimable": true, "claim_uncovered": true}, "piles": [["C3T7", "C6T1", "C2T4", "C4T1", "C6X", "C3T4", "C5T2", "C4T4", "C4X"], ["C4T7", "C1T4", "C2T8", "C5T7", "C3T2", "C2T1", "C4T8", "C1T8", "C6T3"], ["C4T5", "C2T6", "C6T4", "C3T3", "C5T5", "C2X", "C1X"], [], ["C4T6", "C6T8", "C2T3", "C1T6"], ["C3T1", "C5T1", "C1T2", "C2T5", "C1T7", "C3X", "C5T3", "C4T2"]], "stack": ["C3T6", "C2T2", "C5T4", "C6T7", "C6T2", "C5T8"], "gained": [[], [], ["C3T5", "C5X"], ["C5T6", "C3T8", "C6T5", "C6T6", "C2T7", "C4T3", "C1T3", "C1T1"], [], ["C1T5"]], "aside": [], "mission": ["N5", "N3"], "over": true, "first": 3, "state": "GAME_OVER", "seq": 17, "last_player": 3, "tick": 881, "rounds": [[0, 0, 5, 7, 0, 0], [0, 0, 6, 0, 0, 1]]}
