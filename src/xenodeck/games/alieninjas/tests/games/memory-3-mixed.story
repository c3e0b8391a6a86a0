   round seat=2 number=1
   mission cards=N5 from=missions to=mission
   multiplier cards=M3 from=box to=multiplier
1. 2 1 7
   peek seat=2 number=7 cards=C2T6 from=grid
2. 2 14
   peek seat=2 number=14 cards=C2T1 from=grid
3. 0 1 15
   peek seat=0 number=15 cards=C1T6 from=grid
4. 0 7
   peek seat=0 number=7 cards=C2T6 from=grid
5. 1 1 11
   peek seat=1 number=11 cards=C2T4 from=grid
6. 1 15
   peek seat=1 number=15 cards=C1T6 from=grid
7. 2 1 16
   peek seat=2 number=16 cards=C1T2 from=grid
8. 2 5
   peek seat=2 number=5 cards=C1T4 from=grid
9. 0 1 2
   peek seat=0 number=2 cards=C2T3 from=grid
10. 0 12
   peek seat=0 number=12 cards=C2T2 from=grid
11. 1 1 4
   peek seat=1 number=4 cards=C1T7 from=grid
12. 1 3
   peek seat=1 number=3 cards=C2X from=grid
13. 2 1 12
   peek seat=2 number=12 cards=C2T2 from=grid
14. 2 1
   peek seat=2 number=1 cards=C1T5 from=grid
15. 0 1 14
   peek seat=0 number=14 cards=C2T1 from=grid
16. 0 11
   peek seat=0 number=11 cards=C2T4 from=grid
17. 1 1 5
   peek seat=1 number=5 cards=C1T4 from=grid
18. 1 1
   peek seat=1 number=1 cards=C1T5 from=grid
19. 2 1 4
   peek seat=2 number=4 cards=C1T7 from=grid
20. 2 10
   peek seat=2 number=10 cards=C1X from=grid
21. 0 1 5
   peek seat=0 number=5 cards=C1T4 from=grid
22. 0 3
   peek seat=0 number=3 cards=C2X from=grid
23. 1 1 12
   peek seat=1 number=12 cards=C2T2 from=grid
24. 1 7
   peek seat=1 number=7 cards=C2T6 from=grid
25. 2 2 1
   reveal seat=2 number=1 cards=C1T5 from=grid
26. 2 10
   show seat=2 number=10 cards=C1X from=grid
   complete seat=2 number=1 cards=N5 from=mission to=kept 2
   mission cards=N7 from=missions to=mission
27. 0 1 3
   peek seat=0 number=3 cards=C2X from=grid
28. 0 2
   peek seat=0 number=2 cards=C2T3 from=grid
29. 1 1 5
   peek seat=1 number=5 cards=C1T4 from=grid
30. 1 15
   peek seat=1 number=15 cards=C1T6 from=grid
31. 2 1 18
   peek seat=2 number=18 cards=C2T7 from=grid
32. 2 6
   peek seat=2 number=6 cards=C1T3 from=grid
33. 0 1 8
   peek seat=0 number=8 cards=C2T8 from=grid
34. 0 17
   peek seat=0 number=17 cards=C1T8 from=grid
35. 1 1 17
   peek seat=1 number=17 cards=C1T8 from=grid
36. 1 3
   peek seat=1 number=3 cards=C2X from=grid
37. 2 2 4
   reveal seat=2 number=4 cards=C1T7 from=grid
38. 2 18
   show seat=2 number=18 cards=C2T7 from=grid
   complete seat=2 number=2 cards=N7 from=mission to=kept 2
   mission cards=N3 from=missions to=mission
39. 0 1 14
   peek seat=0 number=14 cards=C2T1 from=grid
40. 0 11
   peek seat=0 number=11 cards=C2T4 from=grid
41. 1 1 16
   peek seat=1 number=16 cards=C1T2 from=grid
42. 1 13
   peek seat=1 number=13 cards=C2T5 from=grid
43. 2 1 13
   peek seat=2 number=13 cards=C2T5 from=grid
44. 2 3
   peek seat=2 number=3 cards=C2X from=grid
45. 0 1 13
   peek seat=0 number=13 cards=C2T5 from=grid
46. 0 14
   peek seat=0 number=14 cards=C2T1 from=grid
47. 1 1 16
   peek seat=1 number=16 cards=C1T2 from=grid
48. 1 9
   peek seat=1 number=9 cards=C1T1 from=grid
49. 2 2 6
   reveal seat=2 number=6 cards=C1T3 from=grid
50. 2 3
   show seat=2 number=3 cards=C2X from=grid
   complete seat=2 number=2 cards=N3 from=mission to=kept 2
   mission cards=N1 from=missions to=mission
51. 0 1 5
   peek seat=0 number=5 cards=C1T4 from=grid
52. 0 16
   peek seat=0 number=16 cards=C1T2 from=grid
53. 1 1 14
   peek seat=1 number=14 cards=C2T1 from=grid
54. 1 15
   peek seat=1 number=15 cards=C1T6 from=grid
55. 2 1 16
   peek seat=2 number=16 cards=C1T2 from=grid
56. 2 5
   peek seat=2 number=5 cards=C1T4 from=grid
57. 0 1 12
   peek seat=0 number=12 cards=C2T2 from=grid
58. 0 16
   peek seat=0 number=16 cards=C1T2 from=grid
59. 1 2 9
   reveal seat=1 number=9 cards=C1T1 from=grid
60. 1 14
   show seat=1 number=14 cards=C2T1 from=grid
   complete seat=1 number=1 cards=N1 from=mission to=kept 1
   mission cards=N6 from=missions to=mission
61. 2 1 12
   peek seat=2 number=12 cards=C2T2 from=grid
62. 2 2
   peek seat=2 number=2 cards=C2T3 from=grid
63. 0 1 12
   peek seat=0 number=12 cards=C2T2 from=grid
64. 0 2
   peek seat=0 number=2 cards=C2T3 from=grid
65. 1 1 2
   peek seat=1 number=2 cards=C2T3 from=grid
66. 1 5
   peek seat=1 number=5 cards=C1T4 from=grid
67. 2 1 17
   peek seat=2 number=17 cards=C1T8 from=grid
68. 2 15
   peek seat=2 number=15 cards=C1T6 from=grid
69. 0 1 12
   peek seat=0 number=12 cards=C2T2 from=grid
70. 0 15
   peek seat=0 number=15 cards=C1T6 from=grid
71. 1 1 11
   peek seat=1 number=11 cards=C2T4 from=grid
72. 1 13
   peek seat=1 number=13 cards=C2T5 from=grid
73. 2 2 7
   reveal seat=2 number=7 cards=C2T6 from=grid
74. 2 15
   show seat=2 number=15 cards=C1T6 from=grid
   complete seat=2 number=1 cards=N6 from=mission to=kept 2
   mission cards=N4 from=missions to=mission
75. 0 1 17
   peek seat=0 number=17 cards=C1T8 from=grid
76. 0 8
   peek seat=0 number=8 cards=C2T8 from=grid
77. 1 2 5
   reveal seat=1 number=5 cards=C1T4 from=grid
78. 1 11
   show seat=1 number=11 cards=C2T4 from=grid
   complete seat=1 number=1 cards=N4 from=mission to=kept 1
   mission cards=N8 from=missions to=mission
79. 2 2 8
   reveal seat=2 number=8 cards=C2T8 from=grid
80. 2 17
   show seat=2 number=17 cards=C1T8 from=grid
   complete seat=2 number=1 cards=N8 from=mission to=kept 2
   taken_out number=0 cards=N2 from=removed
   round_over seat=2 number=1 facts={'points': [0, 2, 7]}
81. next
   round seat=2 number=2
   mission cards=N6 from=missions to=mission
   multiplier cards=M3 from=box to=multiplier
82. 2 1 8
   peek seat=2 number=8 cards=C1X from=grid
83. 2 3
   peek seat=2 number=3 cards=C1T7 from=grid
84. 0 1 5
   peek seat=0 number=5 cards=C3T1 from=grid
85. 0 11
   peek seat=0 number=11 cards=C3T8 from=grid
86. 1 1 18
   peek seat=1 number=18 cards=C3T6 from=grid
87. 1 16
   peek seat=1 number=16 cards=C1T2 from=grid
88. 2 1 18
   peek seat=2 number=18 cards=C3T6 from=grid
89. 2 12
   peek seat=2 number=12 cards=C3T4 from=grid
90. 0 1 10
   peek seat=0 number=10 cards=C3T3 from=grid
91. 0 7
   peek seat=0 number=7 cards=C3X from=grid
92. 1 1 7
   peek seat=1 number=7 cards=C3X from=grid
93. 1 9
   peek seat=1 number=9 cards=C1T4 from=grid
94. 2 1 7
   peek seat=2 number=7 cards=C3X from=grid
95. 2 6
   peek seat=2 number=6 cards=C1T3 from=grid
96. 0 1 12
   peek seat=0 number=12 cards=C3T4 from=grid
97. 0 9
   peek seat=0 number=9 cards=C1T4 from=grid
98. 1 1 16
   peek seat=1 number=16 cards=C1T2 from=grid
99. 1 17
   peek seat=1 number=17 cards=C1T5 from=grid
100. 2 1 8
   peek seat=2 number=8 cards=C1X from=grid
101. 2 18
   peek seat=2 number=18 cards=C3T6 from=grid
102. 0 1 2
   peek seat=0 number=2 cards=C1T1 from=grid
103. 0 11
   peek seat=0 number=11 cards=C3T8 from=grid
104. 1 1 13
   peek seat=1 number=13 cards=C1T6 from=grid
105. 1 15
   peek seat=1 number=15 cards=C3T2 from=grid
106. 2 2 18
   reveal seat=2 number=18 cards=C3T6 from=grid
107. 2 7
   show seat=2 number=7 cards=C3X from=grid
   complete seat=2 number=1 cards=N6 from=mission to=kept 2
   mission cards=N8 from=missions to=mission
108. 0 1 10
   peek seat=0 number=10 cards=C3T3 from=grid
109. 0 6
   peek seat=0 number=6 cards=C1T3 from=grid
110. 1 1 17
   peek seat=1 number=17 cards=C1T5 from=grid
111. 1 2
   peek seat=1 number=2 cards=C1T1 from=grid
112. 2 1 14
   peek seat=2 number=14 cards=C3T5 from=grid
113. 2 2
   peek seat=2 number=2 cards=C1T1 from=grid
114. 0 1 17
   peek seat=0 number=17 cards=C1T5 from=grid
115. 0 13
   peek seat=0 number=13 cards=C1T6 from=grid
116. 1 1 11
   peek seat=1 number=11 cards=C3T8 from=grid
117. 1 16
   peek seat=1 number=16 cards=C1T2 from=grid
118. 2 1 1
   peek seat=2 number=1 cards=C1T8 from=grid
119. 2 11
   peek seat=2 number=11 cards=C3T8 from=grid
120. 0 1 6
   peek seat=0 number=6 cards=C1T3 from=grid
121. 0 10
   peek seat=0 number=10 cards=C3T3 from=grid
122. 1 1 1
   peek seat=1 number=1 cards=C1T8 from=grid
123. 1 11
   peek seat=1 number=11 cards=C3T8 from=grid
124. 2 2 1
   reveal seat=2 number=1 cards=C1T8 from=grid
125. 2 11
   show seat=2 number=11 cards=C3T8 from=grid
   complete seat=2 number=1 cards=N8 from=mission to=kept 2
   mission cards=N4 from=missions to=mission
126. 0 1 9
   peek seat=0 number=9 cards=C1T4 from=grid
127. 0 5
   peek seat=0 number=5 cards=C3T1 from=grid
128. 1 1 5
   peek seat=1 number=5 cards=C3T1 from=grid
129. 1 9
   peek seat=1 number=9 cards=C1T4 from=grid
130. 2 1 15
   peek seat=2 number=15 cards=C3T2 from=grid
131. 2 4
   peek seat=2 number=4 cards=C3T7 from=grid
132. 0 1 4
   peek seat=0 number=4 cards=C3T7 from=grid
133. 0 6
   peek seat=0 number=6 cards=C1T3 from=grid
134. 1 1 16
   peek seat=1 number=16 cards=C1T2 from=grid
135. 1 12
   peek seat=1 number=12 cards=C3T4 from=grid
136. 2 1 10
   peek seat=2 number=10 cards=C3T3 from=grid
137. 2 9
   peek seat=2 number=9 cards=C1T4 from=grid
138. 0 1 13
   peek seat=0 number=13 cards=C1T6 from=grid
139. 0 10
   peek seat=0 number=10 cards=C3T3 from=grid
140. 1 2 9
   reveal seat=1 number=9 cards=C1T4 from=grid
141. 1 12
   show seat=1 number=12 cards=C3T4 from=grid
   complete seat=1 number=1 cards=N4 from=mission to=kept 1
   mission cards=N2 from=missions to=mission
142. 2 1 2
   peek seat=2 number=2 cards=C1T1 from=grid
143. 2 6
   peek seat=2 number=6 cards=C1T3 from=grid
144. 0 1 16
   peek seat=0 number=16 cards=C1T2 from=grid
145. 0 15
   peek seat=0 number=15 cards=C3T2 from=grid
146. 1 1 6
   peek seat=1 number=6 cards=C1T3 from=grid
147. 1 5
   peek seat=1 number=5 cards=C3T1 from=grid
148. 2 1 8
   peek seat=2 number=8 cards=C1X from=grid
149. 2 14
   peek seat=2 number=14 cards=C3T5 from=grid
150. 0 2 6
   reveal seat=0 number=6 cards=C1T3 from=grid
151. 0 5
   show seat=0 number=5 cards=C3T1 from=grid
152. 1 1 14
   peek seat=1 number=14 cards=C3T5 from=grid
153. 1 3
   peek seat=1 number=3 cards=C1T7 from=grid
154. 2 2 13
   reveal seat=2 number=13 cards=C1T6 from=grid
155. 2 2
   show seat=2 number=2 cards=C1T1 from=grid
156. 0 1 14
   peek seat=0 number=14 cards=C3T5 from=grid
157. 0 15
   peek seat=0 number=15 cards=C3T2 from=grid
158. 1 2 4
   reveal seat=1 number=4 cards=C3T7 from=grid
159. 1 17
   show seat=1 number=17 cards=C1T5 from=grid
160. 2 2 13
   reveal seat=2 number=13 cards=C1T6 from=grid
161. 2 2
   show seat=2 number=2 cards=C1T1 from=grid
162. 0 1 15
   peek seat=0 number=15 cards=C3T2 from=grid
163. 0 16
   peek seat=0 number=16 cards=C1T2 from=grid
164. 1 2 8
   reveal seat=1 number=8 cards=C1X from=grid
165. 1 16
   show seat=1 number=16 cards=C1T2 from=grid
   complete seat=1 number=1 cards=N2 from=mission to=kept 1
   mission cards=N1 from=missions to=mission
166. 2 2 2
   reveal seat=2 number=2 cards=C1T1 from=grid
167. 2 5
   show seat=2 number=5 cards=C3T1 from=grid
   complete seat=2 number=1 cards=N1 from=mission to=kept 2
   mission cards=N3 from=missions to=mission
168. 0 1 14
   peek seat=0 number=14 cards=C3T5 from=grid
169. 0 13
   peek seat=0 number=13 cards=C1T6 from=grid
170. 1 1 13
   peek seat=1 number=13 cards=C1T6 from=grid
171. 1 14
   peek seat=1 number=14 cards=C3T5 from=grid
172. 2 2 6
   reveal seat=2 number=6 cards=C1T3 from=grid
173. 2 10
   show seat=2 number=10 cards=C3T3 from=grid
   complete seat=2 number=2 cards=N3 from=mission to=kept 2
   mission cards=N5 from=missions to=mission
174. 0 1 4
   peek seat=0 number=4 cards=C3T7 from=grid
175. 0 3
   peek seat=0 number=3 cards=C1T7 from=grid
176. 1 2 15
   reveal seat=1 number=15 cards=C3T2 from=grid
177. 1 3
   show seat=1 number=3 cards=C1T7 from=grid
178. 2 2 14
   reveal seat=2 number=14 cards=C3T5 from=grid
179. 2 17
   show seat=2 number=17 cards=C1T5 from=grid
   complete seat=2 number=1 cards=N5 from=mission to=kept 2
   taken_out number=0 cards=N7 from=removed
   round_over seat=2 number=2 facts={'points': [0, 2, 6]}
180. next
   round seat=2 number=3
   mission cards=N6 from=missions to=mission
   multiplier cards=M1 from=box to=multiplier
181. 2 1 18
   peek seat=2 number=18 cards=C3T7 from=grid
182. 2 5
   peek seat=2 number=5 cards=C3X from=grid
183. 0 1 13
   peek seat=0 number=13 cards=C3T3 from=grid
184. 0 1
   peek seat=0 number=1 cards=C3T8 from=grid
185. 1 1 15
   peek seat=1 number=15 cards=C4X from=grid
186. 1 17
   peek seat=1 number=17 cards=C3T4 from=grid
187. 2 1 7
   peek seat=2 number=7 cards=C4T3 from=grid
188. 2 8
   peek seat=2 number=8 cards=C3T5 from=grid
189. 0 1 10
   peek seat=0 number=10 cards=C4T8 from=grid
190. 0 7
   peek seat=0 number=7 cards=C4T3 from=grid
191. 1 1 5
   peek seat=1 number=5 cards=C3X from=grid
192. 1 12
   peek seat=1 number=12 cards=C3T2 from=grid
193. 2 1 5
   peek seat=2 number=5 cards=C3X from=grid
194. 2 10
   peek seat=2 number=10 cards=C4T8 from=grid
195. 0 1 5
   peek seat=0 number=5 cards=C3X from=grid
196. 0 14
   peek seat=0 number=14 cards=C3T6 from=grid
197. 1 1 17
   peek seat=1 number=17 cards=C3T4 from=grid
198. 1 10
   peek seat=1 number=10 cards=C4T8 from=grid
199. 2 1 10
   peek seat=2 number=10 cards=C4T8 from=grid
200. 2 2
   peek seat=2 number=2 cards=C4T4 from=grid
201. 0 2 14
   reveal seat=0 number=14 cards=C3T6 from=grid
202. 0 5
   show seat=0 number=5 cards=C3X from=grid
   complete seat=0 number=1 cards=N6 from=mission to=kept 0
   mission cards=N1 from=missions to=mission
203. 1 1 16
   peek seat=1 number=16 cards=C4T2 from=grid
204. 1 7
   peek seat=1 number=7 cards=C4T3 from=grid
205. 2 1 3
   peek seat=2 number=3 cards=C4T7 from=grid
206. 2 4
   peek seat=2 number=4 cards=C3T1 from=grid
207. 0 1 13
   peek seat=0 number=13 cards=C3T3 from=grid
208. 0 8
   peek seat=0 number=8 cards=C3T5 from=grid
209. 1 1 2
   peek seat=1 number=2 cards=C4T4 from=grid
210. 1 12
   peek seat=1 number=12 cards=C3T2 from=grid
211. 2 1 9
   peek seat=2 number=9 cards=C4T6 from=grid
212. 2 17
   peek seat=2 number=17 cards=C3T4 from=grid
213. 0 1 16
   peek seat=0 number=16 cards=C4T2 from=grid
214. 0 1
   peek seat=0 number=1 cards=C3T8 from=grid
215. 1 1 4
   peek seat=1 number=4 cards=C3T1 from=grid
216. 1 17
   peek seat=1 number=17 cards=C3T4 from=grid
217. 2 1 13
   peek seat=2 number=13 cards=C3T3 from=grid
218. 2 12
   peek seat=2 number=12 cards=C3T2 from=grid
219. 0 1 3
   peek seat=0 number=3 cards=C4T7 from=grid
220. 0 7
   peek seat=0 number=7 cards=C4T3 from=grid
221. 1 1 8
   peek seat=1 number=8 cards=C3T5 from=grid
222. 1 12
   peek seat=1 number=12 cards=C3T2 from=grid
223. 2 1 11
   peek seat=2 number=11 cards=C4T5 from=grid
224. 2 1
   peek seat=2 number=1 cards=C3T8 from=grid
225. 0 1 2
   peek seat=0 number=2 cards=C4T4 from=grid
226. 0 6
   peek seat=0 number=6 cards=C4T1 from=grid
227. 1 1 9
   peek seat=1 number=9 cards=C4T6 from=grid
228. 1 15
   peek seat=1 number=15 cards=C4X from=grid
229. 2 2 8
   reveal seat=2 number=8 cards=C3T5 from=grid
230. 2 2
   show seat=2 number=2 cards=C4T4 from=grid
231. 0 1 18
   peek seat=0 number=18 cards=C3T7 from=grid
232. 0 11
   peek seat=0 number=11 cards=C4T5 from=grid
233. 1 1 6
   peek seat=1 number=6 cards=C4T1 from=grid
234. 1 4
   peek seat=1 number=4 cards=C3T1 from=grid
235. 2 2 7
   reveal seat=2 number=7 cards=C4T3 from=grid
236. 2 2
   show seat=2 number=2 cards=C4T4 from=grid
237. 0 1 4
   peek seat=0 number=4 cards=C3T1 from=grid
238. 0 12
   peek seat=0 number=12 cards=C3T2 from=grid
239. 1 2 4
   reveal seat=1 number=4 cards=C3T1 from=grid
240. 1 6
   show seat=1 number=6 cards=C4T1 from=grid
   complete seat=1 number=2 cards=N1 from=mission to=kept 1
   mission cards=N7 from=missions to=mission
241. 2 2 3
   reveal seat=2 number=3 cards=C4T7 from=grid
242. 2 18
   show seat=2 number=18 cards=C3T7 from=grid
   complete seat=2 number=1 cards=N7 from=mission to=kept 2
   mission cards=N4 from=missions to=mission
243. 0 1 16
   peek seat=0 number=16 cards=C4T2 from=grid
244. 0 10
   peek seat=0 number=10 cards=C4T8 from=grid
245. 1 1 11
   peek seat=1 number=11 cards=C4T5 from=grid
246. 1 2
   peek seat=1 number=2 cards=C4T4 from=grid
247. 2 1 15
   peek seat=2 number=15 cards=C4X from=grid
248. 2 10
   peek seat=2 number=10 cards=C4T8 from=grid
249. 0 1 8
   peek seat=0 number=8 cards=C3T5 from=grid
250. 0 1
   peek seat=0 number=1 cards=C3T8 from=grid
251. 1 1 17
   peek seat=1 number=17 cards=C3T4 from=grid
252. 1 10
   peek seat=1 number=10 cards=C4T8 from=grid
253. 2 2 2
   reveal seat=2 number=2 cards=C4T4 from=grid
254. 2 15
   show seat=2 number=15 cards=C4X from=grid
   complete seat=2 number=1 cards=N4 from=mission to=kept 2
   mission cards=N2 from=missions to=mission
255. 0 1 11
   peek seat=0 number=11 cards=C4T5 from=grid
256. 0 8
   peek seat=0 number=8 cards=C3T5 from=grid
257. 1 1 16
   peek seat=1 number=16 cards=C4T2 from=grid
258. 1 1
   peek seat=1 number=1 cards=C3T8 from=grid
259. 2 1 17
   peek seat=2 number=17 cards=C3T4 from=grid
260. 2 1
   peek seat=2 number=1 cards=C3T8 from=grid
261. 0 1 9
   peek seat=0 number=9 cards=C4T6 from=grid
262. 0 16
   peek seat=0 number=16 cards=C4T2 from=grid
263. 1 1 12
   peek seat=1 number=12 cards=C3T2 from=grid
264. 1 16
   peek seat=1 number=16 cards=C4T2 from=grid
265. 2 2 8
   reveal seat=2 number=8 cards=C3T5 from=grid
266. 2 1
   show seat=2 number=1 cards=C3T8 from=grid
267. 0 1 13
   peek seat=0 number=13 cards=C3T3 from=grid
268. 0 11
   peek seat=0 number=11 cards=C4T5 from=grid
269. 1 2 12
   reveal seat=1 number=12 cards=C3T2 from=grid
270. 1 16
   show seat=1 number=16 cards=C4T2 from=grid
   complete seat=1 number=1 cards=N2 from=mission to=kept 1
   mission cards=N3 from=missions to=mission
271. 2 2 7
   reveal seat=2 number=7 cards=C4T3 from=grid
272. 2 13
   show seat=2 number=13 cards=C3T3 from=grid
   complete seat=2 number=1 cards=N3 from=mission to=kept 2
   mission cards=N5 from=missions to=mission
273. 0 1 10
   peek seat=0 number=10 cards=C4T8 from=grid
274. 0 9
   peek seat=0 number=9 cards=C4T6 from=grid
275. 1 1 17
   peek seat=1 number=17 cards=C3T4 from=grid
276. 1 11
   peek seat=1 number=11 cards=C4T5 from=grid
277. 2 2 8
   reveal seat=2 number=8 cards=C3T5 from=grid
278. 2 11
   show seat=2 number=11 cards=C4T5 from=grid
   complete seat=2 number=2 cards=N5 from=mission to=kept 2
   taken_out number=0 cards=N8 from=removed
   round_over seat=2 number=3 facts={'points': [1, 3, 5]}
{"config": {"players": 3, "mode": "m2_memory", "m2_turn_cap": 120}, "grid": ["C3T8", "C4T4", "C4T7", "C3T1", "C3X", "C4T1", "C4T3", "C3T5", "C4T6", "C4T8", "C4T5", "C3T2", "C3T3", "C3T6", "C4X", "C4T2", "C3T4", "C3T7"], "mission": null, "missions": [], "removed": "N8", "multiplier": "M1", "kept": [["N6"], ["N1", "N2"], ["N7", "N4", "N3", "N5"]], "over": true, "first": 2, "state": "GAME_OVER", "up": [2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15, 16, 18], "rounds": [[0, 2, 7], [0, 2, 6], [1, 3, 5]], "known": [{"place": "grid", "at": 0, "seats": [0, 1, 2, -1]}, {"place": "grid", "at": 8, "seats": [0, 1, 2]}, {"place": "grid", "at": 9, "seats": [0, 1, 2]}, {"place": "grid", "at": 16, "seats": [1, 2]}, {"place": "removed", "at": 0, "seats": [0, 1, 2, -1]}]}
