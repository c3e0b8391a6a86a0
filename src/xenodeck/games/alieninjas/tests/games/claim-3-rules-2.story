   mission seat=0 number=1 cards=N5+N3 from=box to=mission
1. tick 19
2. 0 1
3. tick 11
   flip seat=0 number=1 cards=C5T5 from=pile 0 to=stack
4. 1 2
5. tick 20
   claim seat=1 number=2 cards=C5T5 from=stack to=gained 1 facts={'seq': 1}
6. 1 1
7. tick 10
   flip seat=1 number=2 cards=C5T3 from=pile 1 to=stack
8. 1 2
9. tick 20
   claim seat=1 number=3 cards=C5T3 from=stack to=gained 1 facts={'seq': 2}
10. 1 1
11. tick 10
   flip seat=1 number=3 cards=C1T3 from=pile 1 to=stack
12. 1 2
13. tick 22
   claim seat=1 number=2 cards=C1T3 from=stack to=gained 1 facts={'seq': 3}
14. 1 1
15. tick 10
   flip seat=1 number=4 cards=C4T5 from=pile 1 to=stack
16. 1 2
17. tick 20
   claim seat=1 number=1 cards=C4T5 from=stack to=gained 1 facts={'seq': 4}
18. 1 1
19. tick 22
   flip seat=1 number=5 cards=C5T1 from=pile 1 to=stack
20. 2 1
21. tick 23
   flip seat=2 number=6 cards=C2T8 from=pile 2 to=stack
22. 0 1
23. tick 19
   flip seat=0 number=7 cards=C2T4 from=pile 0 to=stack
24. 1 1
25. tick 18
   flip seat=1 number=8 cards=C2T2 from=pile 1 to=stack
26. 2 1
27. tick 12
   flip seat=2 number=9 cards=C3T3 from=pile 2 to=stack
28. 2 2
29. tick 20
   claim seat=2 number=1 cards=C3T3 from=stack to=gained 2 facts={'seq': 9}
30. 2 1
31. tick 18
   flip seat=2 number=10 cards=C6T6 from=pile 2 to=stack
32. 0 1
33. tick 7
   flip seat=0 number=11 cards=C1T5 from=pile 0 to=stack
34. 1 2
35. tick 20
   claim seat=1 number=1 cards=C1T5 from=stack to=gained 1 facts={'seq': 11}
36. 1 1
37. tick 16
   flip seat=1 number=12 cards=C1T1 from=pile 1 to=stack
38. 2 1
39. tick 24
   flip seat=2 number=13 cards=C5T4 from=pile 2 to=stack
40. 0 1
41. tick 16
   flip seat=0 number=14 cards=C4T8 from=pile 0 to=stack
42. 1 1
43. tick 19
   flip seat=1 number=15 cards=C4T7 from=pile 1 to=stack
44. 2 1
45. tick 13
   flip seat=2 number=16 cards=C1X from=pile 2 to=stack
46. 1 2
47. tick 20
   claim seat=1 number=2 cards=C1X from=stack to=gained 1 facts={'seq': 16}
48. 1 1
49. tick 8
   flip seat=1 number=17 cards=C2X from=pile 1 to=stack
50. 1 2
51. tick 28
   claim seat=1 number=3 cards=C2X from=stack to=gained 1 facts={'seq': 17}
52. 1 1
53. tick 19
   flip seat=1 number=18 cards=C3T6 from=pile 1 to=stack
54. 2 1
55. tick 11
   flip seat=2 number=19 cards=C6T3 from=pile 2 to=stack
56. 1 2
57. tick 20
   claim seat=1 number=1 cards=C6T3 from=stack to=gained 1 facts={'seq': 19}
58. 1 1
59. tick 20
   flip seat=1 number=20 cards=C6T2 from=pile 1 to=stack
60. 2 1
61. tick 17
   flip seat=2 number=21 cards=C4T4 from=pile 2 to=stack
62. 0 1
63. tick 22
   flip seat=0 number=22 cards=C4T1 from=pile 0 to=stack
64. 1 1
65. tick 8
   flip seat=1 number=23 cards=C4X from=pile 1 to=stack
66. 1 2
67. tick 20
   claim seat=1 number=2 cards=C4X from=stack to=gained 1 facts={'seq': 23}
68. 1 1
69. tick 23
   flip seat=1 number=24 cards=C1T7 from=pile 1 to=stack
70. 2 1
71. tick 16
   flip seat=2 number=25 cards=C3T8 from=pile 2 to=stack
72. 0 1
73. tick 9
   flip seat=0 number=26 cards=C2T5 from=pile 0 to=stack
74. 1 2
75. tick 20
   claim seat=1 number=2 cards=C2T5 from=stack to=gained 1 facts={'seq': 26}
76. 1 1
77. tick 24
   flip seat=1 number=27 cards=C2T6 from=pile 1 to=stack
78. 2 1
79. tick 21
   flip seat=2 number=28 cards=C1T6 from=pile 2 to=stack
80. 0 1
81. tick 18
   flip seat=0 number=29 cards=C5T2 from=pile 0 to=stack
82. 1 1
83. tick 16
   flip seat=1 number=30 cards=C2T7 from=pile 1 to=stack
84. 2 1
85. tick 10
   flip seat=2 number=31 cards=C2T3 from=pile 2 to=stack
86. 1 2
87. tick 20
   claim seat=1 number=3 cards=C2T3 from=stack to=gained 1 facts={'seq': 31}
88. 1 1
89. tick 20
   flip seat=1 number=32 cards=C6T7 from=pile 1 to=stack
90. 2 1
91. tick 18
   flip seat=2 number=33 cards=C1T4 from=pile 2 to=stack
92. 0 1
93. tick 31
   flip seat=0 number=34 cards=C4T2 from=pile 0 to=stack
94. 1 1
95. tick 29
   flip seat=1 number=35 cards=C4T6 from=pile 1 to=stack
96. 2 1
97. tick 12
   flip seat=2 number=36 cards=C4T3 from=pile 2 to=stack
98. 1 2
99. 0 2
100. tick 1 drawn
   claim seat=0 number=2 cards=C4T3 from=stack to=gained 0 facts={'seq': 36}
101. tick 19
102. 0 1
103. tick 29
   flip seat=0 number=37 cards=C3T7 from=pile 0 to=stack
104. 1 1
105. tick 23
   flip seat=1 number=38 cards=C6T4 from=pile 1 to=stack
106. 2 1
107. tick 17
   flip seat=2 number=39 cards=C3T1 from=pile 2 to=stack
108. 0 1
109. tick 20
   flip seat=0 number=40 cards=C6T8 from=pile 0 to=stack
110. 1 1
111. tick 1
   flip seat=1 number=41 cards=C5T7 from=pile 1 to=stack
   round_over seat=1 number=1 facts={'points': [2, 22, 1]}
112. next
   mission seat=1 number=2 cards=N1+N2 from=box to=mission
113. tick 14
114. 1 1
115. tick 16
   flip seat=1 number=1 cards=C4T5 from=pile 1 to=stack
116. 2 1
117. tick 13
   flip seat=2 number=2 cards=C4X from=pile 2 to=stack
118. 2 2
119. tick 20
   claim seat=2 number=2 cards=C4X from=stack to=gained 2 facts={'seq': 2}
120. 2 1
121. tick 16
   flip seat=2 number=3 cards=C1T8 from=pile 2 to=stack
122. 0 1
123. tick 20
   flip seat=0 number=4 cards=C3T6 from=pile 0 to=stack
124. 1 1
125. tick 9
   flip seat=1 number=5 cards=C3X from=pile 1 to=stack
126. 1 2
127. tick 20
   claim seat=1 number=4 cards=C3X from=stack to=gained 1 facts={'seq': 5}
128. 1 1
129. tick 22
   flip seat=1 number=6 cards=C3T7 from=pile 1 to=stack
130. 2 1
131. tick 18
   flip seat=2 number=7 cards=C4T6 from=pile 2 to=stack
132. 0 1
133. tick 10
   flip seat=0 number=8 cards=C6T2 from=pile 0 to=stack
134. 1 2
135. tick 20
   claim seat=1 number=3 cards=C6T2 from=stack to=gained 1 facts={'seq': 8}
136. 1 1
137. tick 9
   flip seat=1 number=9 cards=C2T1 from=pile 1 to=stack
138. 1 2
139. tick 22
   claim seat=1 number=1 cards=C2T1 from=stack to=gained 1 facts={'seq': 9}
140. 1 1
141. tick 14
   flip seat=1 number=10 cards=C6X from=pile 1 to=stack
142. 1 2
143. tick 20
   claim seat=1 number=4 cards=C6X from=stack to=gained 1 facts={'seq': 10}
144. 1 1
145. tick 20
   flip seat=1 number=11 cards=C2T7 from=pile 1 to=stack
146. 2 1
147. tick 8
   flip seat=2 number=12 cards=C4T1 from=pile 2 to=stack
148. 1 2
149. tick 20
   claim seat=1 number=3 cards=C4T1 from=stack to=gained 1 facts={'seq': 12}
150. 1 1
151. tick 10
   flip seat=1 number=13 cards=C1X from=pile 1 to=stack
152. 1 2
153. tick 20
   claim seat=1 number=2 cards=C1X from=stack to=gained 1 facts={'seq': 13}
154. 1 1
155. tick 16
   flip seat=1 number=14 cards=C5T4 from=pile 1 to=stack
156. 2 1
157. tick 22
   flip seat=2 number=15 cards=C2T8 from=pile 2 to=stack
158. 0 1
159. tick 17
   flip seat=0 number=16 cards=C5T6 from=pile 0 to=stack
160. 1 1
161. tick 18
   flip seat=1 number=17 cards=C3T4 from=pile 1 to=stack
162. 2 1
163. tick 22
   flip seat=2 number=18 cards=C4T4 from=pile 2 to=stack
164. 0 1
165. tick 10
   flip seat=0 number=19 cards=C2X from=pile 0 to=stack
166. 1 2
167. tick 20
   claim seat=1 number=3 cards=C2X from=stack to=gained 1 facts={'seq': 19}
168. 1 1
169. tick 8
   flip seat=1 number=20 cards=C3T1 from=pile 1 to=stack
170. 1 2
171. tick 20
   claim seat=1 number=2 cards=C3T1 from=stack to=gained 1 facts={'seq': 20}
172. 1 1
173. tick 30
   flip seat=1 number=21 cards=C6T8 from=pile 1 to=stack
174. 2 1
175. tick 26
   flip seat=2 number=22 cards=C1T3 from=pile 2 to=stack
176. 0 1
177. tick 22
   flip seat=0 number=23 cards=C2T5 from=pile 0 to=stack
178. 1 1
179. tick 17
   flip seat=1 number=24 cards=C1T6 from=pile 1 to=stack
180. 2 1
181. tick 20
   flip seat=2 number=25 cards=C1T4 from=pile 2 to=stack
182. 0 1
183. tick 10
   flip seat=0 number=26 cards=C2T2 from=pile 0 to=stack
184. 1 2
185. tick 24
   claim seat=1 number=2 cards=C2T2 from=stack to=gained 1 facts={'seq': 26}
186. 1 1
187. tick 17
   flip seat=1 number=27 cards=C4T8 from=pile 1 to=stack
188. 2 1
189. tick 11
   flip seat=2 number=28 cards=C1T2 from=pile 2 to=stack
190. 1 2
191. tick 28
   claim seat=1 number=1 cards=C1T2 from=stack to=gained 1 facts={'seq': 28}
192. 1 1
193. tick 18
   flip seat=1 number=29 cards=C1T7 from=pile 1 to=stack
194. 2 1
195. tick 16
   flip seat=2 number=30 cards=C6T5 from=pile 2 to=stack
196. 0 1
197. tick 22
   flip seat=0 number=31 cards=C2T3 from=pile 0 to=stack
198. 1 1
199. tick 22
   flip seat=1 number=32 cards=C1T5 from=pile 1 to=stack
200. 2 1
201. tick 24
   flip seat=2 number=33 cards=C5T8 from=pile 2 to=stack
202. 0 1
203. tick 10
   flip seat=0 number=34 cards=C6T1 from=pile 0 to=stack
204. 1 2
205. tick 20
   claim seat=1 number=2 cards=C6T1 from=stack to=gained 1 facts={'seq': 34}
206. 1 1
207. tick 16
   flip seat=1 number=35 cards=C6T7 from=pile 1 to=stack
208. 2 1
209. tick 11
   flip seat=2 number=36 cards=C3T2 from=pile 2 to=stack
210. 1 2
211. tick 22
   claim seat=1 number=3 cards=C3T2 from=stack to=gained 1 facts={'seq': 36}
212. 1 1
213. tick 13
   flip seat=1 number=37 cards=C4T2 from=pile 1 to=stack
214. 1 2
215. tick 21
   claim seat=1 number=1 cards=C4T2 from=stack to=gained 1 facts={'seq': 37}
216. 1 1
217. tick 1
   flip seat=1 number=38 cards=C3T3 from=pile 1 to=stack
   round_over seat=1 number=2 facts={'points': [0, 31, 2]}
{"config": {"players": 3, "rounds": 2}, "piles": [["C5T1", "C2T6", "C5T3", "C5X", "C3T8", "C1T1", "C6T6", "C5T7", "C5T2", "C3T5"], [], ["C6T4", "C2T4", "C4T3", "C5T5", "C6T3", "C4T7"]], "stack": ["C4T5", "C1T8", "C3T6", "C3T7", "C4T6", "C2T7", "C5T4", "C2T8", "C5T6", "C3T4", "C4T4", "C6T8", "C1T3", "C2T5", "C1T6", "C1T4", "C4T8", "C1T7", "C6T5", "C2T3", "C1T5", "C5T8", "C6T7", "C3T3"], "gained": [[], ["C3X", "C6T2", "C2T1", "C6X", "C4T1", "C1X", "C2X", "C3T1", "C2T2", "C1T2", "C6T1", "C3T2", "C4T2"], ["C4X"]], "aside": [], "mission": ["N1", "N2"], "over": true, "first": 1, "state": "GAME_OVER", "seq": 38, "last_player": 1, "tick": 915, "rounds": [[2, 22, 1], [0, 31, 2]]}
