   round seat=2 number=1
   turned cards=C2T4 from=deck to=discard
   missions cards=N2+N5+N7+N3 to=mission
   multiplied cards=N2+N7 to=mission
1. 2 1
   draw seat=2 cards=C4X from=deck to=hand 2
2. 0 1
   draw seat=0 cards=C2T8 from=deck to=hand 0
3. 1 1
   draw seat=1 cards=C3T5 from=deck to=hand 1
4. 2 1
   draw seat=2 cards=C6X from=deck to=hand 2
5. 0 1
   draw seat=0 cards=C1X from=deck to=hand 0
6. 1 1
   draw seat=1 cards=C4T1 from=deck to=hand 1
7. 2 1
   draw seat=2 cards=C6T3 from=deck to=hand 2
8. 0 1
   draw seat=0 cards=C1T5 from=deck to=hand 0
9. 1 1
   draw seat=1 cards=C5T8 from=deck to=hand 1
10. 2 1
   draw seat=2 cards=C6T5 from=deck to=hand 2
11. 0 1
   draw seat=0 cards=C5T2 from=deck to=hand 0
12. 1 1
   draw seat=1 cards=C3T6 from=deck to=hand 1
13. 2 1
   draw seat=2 cards=C6T1 from=deck to=hand 2
14. 0 2 C2T8
   discard seat=0 cards=C2T8 from=hand 0 to=discard
15. 1 1
   draw seat=1 cards=C5T3 from=deck to=hand 1
16. 2 1
   draw seat=2 cards=C3T3 from=deck to=hand 2
17. 0 1
   draw seat=0 cards=C3T2 from=deck to=hand 0
18. 1 1
   draw seat=1 cards=C5T1 from=deck to=hand 1
19. 2 1
   draw seat=2 cards=C6T6 from=deck to=hand 2
20. 0 2
   discard seat=0 cards=C1X from=hand 0 to=discard
21. 1 1
   draw seat=1 cards=C2T3 from=deck to=hand 1
22. 2 pass
   pass seat=2
23. 0 1
   draw seat=0 cards=C3T1 from=deck to=hand 0
24. 1 pass
   pass seat=1
25. 2 pass
   pass seat=2
26. 0 2
   discard seat=0 cards=C1T5 from=hand 0 to=discard
27. 1 pass
   pass seat=1
28. 2 pass
   pass seat=2
29. 0 1
   draw seat=0 cards=C2T6 from=deck to=hand 0
30. 1 pass
   pass seat=1
31. 2 pass
   pass seat=2
32. 0 1
   draw seat=0 cards=C1T3 from=deck to=hand 0
33. 1 pass
   pass seat=1
34. 2 pass
   pass seat=2
35. 0 2
   discard seat=0 cards=C1T3 from=hand 0 to=discard
36. 1 2 C5T3 pass
   discard seat=1 cards=C5T3 from=hand 1 to=discard
37. 2 2 C4X
   discard seat=2 cards=C4X from=hand 2 to=discard
38. 0 1
   draw seat=0 cards=C5T7 from=deck to=hand 0
39. 1 1
   draw seat=1 cards=C4T7 from=deck to=hand 1
40. 2 1
   draw seat=2 cards=C2T2 from=deck to=hand 2
41. 0 1
   draw seat=0 cards=C1T8 from=deck to=hand 0
42. 1 2 C4T1 pass
   discard seat=1 cards=C4T1 from=hand 1 to=discard
43. 2 2 C6X
   discard seat=2 cards=C6X from=hand 2 to=discard
44. 0 1
   draw seat=0 cards=C1T6 from=deck to=hand 0
45. 1 1
   draw seat=1 cards=C2X from=deck to=hand 1
46. 2 2 C6T3 C6T1 C6T6 pass N7 N5
   discard seat=2 cards=C6T3+C6T1+C6T6 from=hand 2 to=discard
   move_multiplier seat=2 cards=N7+N5 to=mission
47. 0 2 C2T6 C1T6 pass pass
   discard seat=0 cards=C2T6+C1T6 from=hand 0 to=discard
48. 1 2 C3T6
   discard seat=1 cards=C3T6 from=hand 1 to=discard
49. 2 1
   draw seat=2 cards=C5T6 from=deck to=hand 2
50. 0 2 C3T1 pass
   discard seat=0 cards=C3T1 from=hand 0 to=discard
51. 1 2 C5T1
   discard seat=1 cards=C5T1 from=hand 1 to=discard
52. 2 2
   discard seat=2 cards=C5T6 from=hand 2 to=discard
53. 0 2 C5T2 pass
   discard seat=0 cards=C5T2 from=hand 0 to=discard
54. 1 2 C5T8
   discard seat=1 cards=C5T8 from=hand 1 to=discard
55. 2 1
   draw seat=2 cards=C1T7 from=deck to=hand 2
   complete_hand seat=2
   hand_shown seat=0 cards=C3T2+C5T7+C1T8 from=hand 0
   hand_shown seat=1 cards=C3T5+C2T3+C4T7+C2X from=hand 1
   hand_shown seat=2 cards=C6T5+C3T3+C2T2+C1T7 from=hand 2
   hand_scored seat=0 number=7
   hand_left seat=0 number=1
   hand_scored seat=1 number=12
   hand_scored seat=2 number=14
   round_over seat=2 number=1 facts={'points': [6, 12, 14]}
56. next
   round seat=2 number=2
   turned cards=C4X from=deck to=discard
   missions cards=N3+N5+N2+N6 to=mission
   multiplied cards=N3+N6 to=mission
57. 2 1
   draw seat=2 cards=C5T2 from=deck to=hand 2
58. 0 1
   draw seat=0 cards=C5T7 from=deck to=hand 0
59. 1 1
   draw seat=1 cards=C4T2 from=deck to=hand 1
60. 2 1
   draw seat=2 cards=C6T4 from=deck to=hand 2
61. 0 1
   draw seat=0 cards=C1X from=deck to=hand 0
62. 1 1
   draw seat=1 cards=C6T3 from=deck to=hand 1
63. 2 1
   draw seat=2 cards=C1T5 from=deck to=hand 2
64. 0 1
   draw seat=0 cards=C5T5 from=deck to=hand 0
65. 1 1
   draw seat=1 cards=C1T2 from=deck to=hand 1
66. 2 1
   draw seat=2 cards=C5T8 from=deck to=hand 2
67. 0 1
   draw seat=0 cards=C6T5 from=deck to=hand 0
68. 1 1
   draw seat=1 cards=C2T7 from=deck to=hand 1
69. 2 1
   draw seat=2 cards=C5T6 from=deck to=hand 2
70. 0 2
   discard seat=0 cards=C1X from=hand 0 to=discard
71. 1 1
   draw seat=1 cards=C4T6 from=deck to=hand 1
72. 2 1
   draw seat=2 cards=C4T4 from=deck to=hand 2
73. 0 1
   draw seat=0 cards=C1T1 from=deck to=hand 0
74. 1 2
   discard seat=1 cards=C1T2 from=hand 1 to=discard
75. 2 1
   draw seat=2 cards=C3T1 from=deck to=hand 2
76. 0 2
   discard seat=0 cards=C1T1 from=hand 0 to=discard
77. 1 1
   draw seat=1 cards=C5T3 from=deck to=hand 1
78. 2 2 C3T1
   discard seat=2 cards=C3T1 from=hand 2 to=discard
79. 0 1
   draw seat=0 cards=C1T6 from=deck to=hand 0
80. 1 1
   draw seat=1 cards=C3T4 from=deck to=hand 1
81. 2 1
   draw seat=2 cards=C2T2 from=deck to=hand 2
82. 0 1
   draw seat=0 cards=C6T6 from=deck to=hand 0
83. 1 2
   discard seat=1 cards=C3T4 from=hand 1 to=discard
84. 2 2 C6T4 C4T4 pass N3 N2
   discard seat=2 cards=C6T4+C4T4 from=hand 2 to=discard
   move_multiplier seat=2 cards=N3+N2 to=mission
85. 0 1
   draw seat=0 cards=C3T5 from=deck to=hand 0
86. 1 1
   draw seat=1 cards=C5T1 from=deck to=hand 1
87. 2 1
   draw seat=2 cards=C3X from=deck to=hand 2
88. 0 1
   draw seat=0 cards=C4T1 from=deck to=hand 0
89. 1 1
   draw seat=1 cards=C6T2 from=deck to=hand 1
90. 2 1
   draw seat=2 cards=C2T4 from=deck to=hand 2
91. 0 2
   discard seat=0 cards=C4T1 from=hand 0 to=discard
92. 1 2 C4T2 pass
   discard seat=1 cards=C4T2 from=hand 1 to=discard
93. 2 2 C5T2 pass
   discard seat=2 cards=C5T2 from=hand 2 to=discard
94. 0 2 C5T7 C5T5 pass pass
   discard seat=0 cards=C5T7+C5T5 from=hand 0 to=discard
95. 1 2 C5T1 pass
   discard seat=1 cards=C5T1 from=hand 1 to=discard
96. 2 2 C5T8 pass
   discard seat=2 cards=C5T8 from=hand 2 to=discard
97. 0 1
   draw seat=0 cards=C3T3 from=deck to=hand 0
98. 1 1
   draw seat=1 cards=C4T8 from=deck to=hand 1
99. 2 1
   draw seat=2 cards=C2T3 from=deck to=hand 2
100. 0 1
   draw seat=0 cards=C1T7 from=deck to=hand 0
101. 1 2 C4T8
   discard seat=1 cards=C4T8 from=hand 1 to=discard
102. 2 2
   discard seat=2 cards=C3X from=hand 2 to=discard
103. 0 2 C3T5 pass
   discard seat=0 cards=C3T5 from=hand 0 to=discard
104. 1 1
   draw seat=1 cards=C6T7 from=deck to=hand 1
105. 2 1
   draw seat=2 cards=C3T6 from=deck to=hand 2
106. 0 2 C3T3
   discard seat=0 cards=C3T3 from=hand 0 to=discard
107. 1 2 C6T3 pass
   discard seat=1 cards=C6T3 from=hand 1 to=discard
108. 2 1
   draw seat=2 cards=C1T3 from=deck to=hand 2
109. 0 2 C6T6 pass
   discard seat=0 cards=C6T6 from=hand 0 to=discard
110. 1 2 C6T7 pass
   discard seat=1 cards=C6T7 from=hand 1 to=discard
111. 2 pass
   pass seat=2
112. 0 1
   draw seat=0 cards=C3T2 from=deck to=hand 0
113. 1 2 C2T7
   discard seat=1 cards=C2T7 from=hand 1 to=discard
114. 2 2 C2T4 pass
   discard seat=2 cards=C2T4 from=hand 2 to=discard
115. 0 1
   draw seat=0 cards=C5X from=deck to=hand 0
116. 1 1
   draw seat=1 cards=C6T1 from=deck to=hand 1
117. 2 2 C2T3 pass
   discard seat=2 cards=C2T3 from=hand 2 to=discard
118. 0 2
   discard seat=0 cards=C5X from=hand 0 to=discard
119. 1 1
   draw seat=1 cards=C6T8 from=deck to=hand 1
120. 2 1
   draw seat=2 cards=C6X from=deck to=hand 2
121. 0 1
   draw seat=0 cards=C2X from=deck to=hand 0
122. 1 1
   draw seat=1 cards=C2T5 from=deck to=hand 1
123. 2 2 C6X
   discard seat=2 cards=C6X from=hand 2 to=discard
124. 0 2 C2X
   discard seat=0 cards=C2X from=hand 0 to=discard
125. 1 1
   draw seat=1 cards=C2T6 from=deck to=hand 1
126. 2 1
   draw seat=2 cards=C1T4 from=deck to=hand 2
127. 0 1
   draw seat=0 cards=C1T8 from=deck to=hand 0
128. 1 pass
   pass seat=1
129. 2 1
   draw seat=2 cards=C5T4 from=deck to=hand 2
130. 0 1
   draw seat=0 cards=C2T8 from=deck to=hand 0
131. 1 pass
   pass seat=1
132. 2 pass
   pass seat=2
133. 0 2
   discard seat=0 cards=C2T8 from=hand 0 to=discard
134. 1 2 C6T8
   discard seat=1 cards=C6T8 from=hand 1 to=discard
135. 2 pass
   pass seat=2
136. 0 2 C1T8
   discard seat=0 cards=C1T8 from=hand 0 to=discard
137. 1 1
   draw seat=1 cards=C2T1 from=deck to=hand 1
138. 2 2 C1T4 pass
   discard seat=2 cards=C1T4 from=hand 2 to=discard
139. 0 2 C1T7 pass
   discard seat=0 cards=C1T7 from=hand 0 to=discard
140. 1 pass
   pass seat=1
141. 2 1
   draw seat=2 cards=C4T3 from=deck to=hand 2
142. 0 1
   draw seat=0 cards=C3T8 from=deck to=hand 0
143. 1 pass
   pass seat=1
144. 2 2 C1T3 pass
   discard seat=2 cards=C1T3 from=hand 2 to=discard
145. 0 2
   discard seat=0 cards=C1T6 from=hand 0 to=discard
146. 1 2 C4T6 pass
   discard seat=1 cards=C4T6 from=hand 1 to=discard
147. 2 2 C3T6 pass
   discard seat=2 cards=C3T6 from=hand 2 to=discard
148. 0 1
   draw seat=0 cards=C3T7 from=deck to=hand 0
149. 1 1
   draw seat=1 cards=C4T5 from=deck to=hand 1
150. 2 1
   draw seat=2 cards=C4T7 from=deck to=hand 2
   deck_out seat=2
   hand_shown seat=0 cards=C6T5+C3T2+C3T8+C3T7 from=hand 0
   hand_shown seat=1 cards=C5T3+C6T2+C6T1+C2T5+C2T6+C2T1+C4T5 from=hand 1
   hand_shown seat=2 cards=C1T5+C5T6+C2T2+C5T4+C4T3+C4T7 from=hand 2
   hand_scored seat=0 number=9
   hand_left seat=0 number=2
   hand_scored seat=1 number=17
   hand_left seat=1 number=3
   hand_scored seat=2 number=13
   hand_left seat=2 number=2
   round_over seat=2 number=2 facts={'points': [7, 14, 11]}
151. next
   round seat=2 number=3
   turned cards=C3T8 from=deck to=discard
   missions cards=N6+N8+N2+N1 to=mission
   multiplied cards=N6+N8 to=mission
152. 2 1
   draw seat=2 cards=C5T7 from=deck to=hand 2
153. 0 1
   draw seat=0 cards=C6T7 from=deck to=hand 0
154. 1 1
   draw seat=1 cards=C4T3 from=deck to=hand 1
155. 2 1
   draw seat=2 cards=C2T7 from=deck to=hand 2
156. 0 1
   draw seat=0 cards=C1T1 from=deck to=hand 0
157. 1 1
   draw seat=1 cards=C4T2 from=deck to=hand 1
158. 2 1
   draw seat=2 cards=C5T2 from=deck to=hand 2
159. 0 1
   draw seat=0 cards=C2T3 from=deck to=hand 0
160. 1 1
   draw seat=1 cards=C4T6 from=deck to=hand 1
161. 2 1
   draw seat=2 cards=C5T6 from=deck to=hand 2
162. 0 1
   draw seat=0 cards=C3T5 from=deck to=hand 0
163. 1 1
   draw seat=1 cards=C2T4 from=deck to=hand 1
164. 2 1
   draw seat=2 cards=C6X from=deck to=hand 2
165. 0 2
   discard seat=0 cards=C3T5 from=hand 0 to=discard
166. 1 1
   draw seat=1 cards=C3T2 from=deck to=hand 1
167. 2 1
   draw seat=2 cards=C6T6 from=deck to=hand 2
168. 0 1
   draw seat=0 cards=C2T2 from=deck to=hand 0
169. 1 1
   draw seat=1 cards=C1T4 from=deck to=hand 1
170. 2 1
   draw seat=2 cards=C3T7 from=deck to=hand 2
171. 0 1
   draw seat=0 cards=C3T4 from=deck to=hand 0
172. 1 1
   draw seat=1 cards=C6T5 from=deck to=hand 1
173. 2 2 C3T7
   discard seat=2 cards=C3T7 from=hand 2 to=discard
174. 0 2 C6T7
   discard seat=0 cards=C6T7 from=hand 0 to=discard
175. 1 2
   discard seat=1 cards=C6T5 from=hand 1 to=discard
176. 2 2 C6X
   discard seat=2 cards=C6X from=hand 2 to=discard
177. 0 1
   draw seat=0 cards=C5T5 from=deck to=hand 0
178. 1 1
   draw seat=1 cards=C2T8 from=deck to=hand 1
179. 2 2
   discard seat=2 cards=C6T6 from=hand 2 to=discard
180. 0 1
   draw seat=0 cards=C5T3 from=deck to=hand 0
181. 1 pass
   pass seat=1
182. 2 1
   draw seat=2 cards=C4X from=deck to=hand 2
183. 0 1
   draw seat=0 cards=C4T4 from=deck to=hand 0
184. 1 pass
   pass seat=1
185. 2 1
   draw seat=2 cards=C3T1 from=deck to=hand 2
186. 0 pass
   pass seat=0
187. 1 pass
   pass seat=1
188. 2 1
   draw seat=2 cards=C5T1 from=deck to=hand 2
189. 0 pass
   pass seat=0
190. 1 pass
   pass seat=1
191. 2 pass
   pass seat=2
   all_pass cards=C1T2 from=deck to=discard
192. 0 2 C2T2
   discard seat=0 cards=C2T2 from=hand 0 to=discard
193. 1 2 C4T2 pass
   discard seat=1 cards=C4T2 from=hand 1 to=discard
194. 2 pass
   pass seat=2
195. 0 2
   discard seat=0 cards=C4T4 from=hand 0 to=discard
196. 1 2 C2T4 C1T4 pass pass
   discard seat=1 cards=C2T4+C1T4 from=hand 1 to=discard
197. 2 pass
   pass seat=2
198. 0 2 C3T4
   discard seat=0 cards=C3T4 from=hand 0 to=discard
199. 1 1
   draw seat=1 cards=C6T2 from=deck to=hand 1
200. 2 pass
   pass seat=2
201. 0 1
   draw seat=0 cards=C6T8 from=deck to=hand 0
202. 1 2
   discard seat=1 cards=C3T2 from=hand 1 to=discard
203. 2 pass
   pass seat=2
204. 0 1
   draw seat=0 cards=C4T5 from=deck to=hand 0
205. 1 1
   draw seat=1 cards=C4T8 from=deck to=hand 1
206. 2 pass
   pass seat=2
207. 0 1
   draw seat=0 cards=C1T3 from=deck to=hand 0
208. 1 1
   draw seat=1 cards=C5T4 from=deck to=hand 1
209. 2 pass
   pass seat=2
210. 0 pass
   pass seat=0
211. 1 1
   draw seat=1 cards=C4T7 from=deck to=hand 1
212. 2 pass
   pass seat=2
213. 0 pass
   pass seat=0
214. 1 pass
   pass seat=1
   all_pass cards=C2T6 from=deck to=discard
215. 2 2 C2T7
   discard seat=2 cards=C2T7 from=hand 2 to=discard
216. 0 2
   discard seat=0 cards=C2T3 from=hand 0 to=discard
217. 1 2 C4T3
   discard seat=1 cards=C4T3 from=hand 1 to=discard
218. 2 1
   draw seat=2 cards=C3T6 from=deck to=hand 2
219. 0 2 C5T3 C1T3 pass pass
   discard seat=0 cards=C5T3+C1T3 from=hand 0 to=discard
220. 1 1
   draw seat=1 cards=C4T1 from=deck to=hand 1
221. 2 pass
   pass seat=2
222. 0 2
   discard seat=0 cards=C1T1 from=hand 0 to=discard
223. 1 pass
   pass seat=1
224. 2 2 C4X
   discard seat=2 cards=C4X from=hand 2 to=discard
225. 0 1
   draw seat=0 cards=C1T7 from=deck to=hand 0
226. 1 2 C4T8 C4T7 pass pass
   discard seat=1 cards=C4T8+C4T7 from=hand 1 to=discard
227. 2 2
   discard seat=2 cards=C5T7 from=hand 2 to=discard
228. 0 2 C5T5
   discard seat=0 cards=C5T5 from=hand 0 to=discard
229. 1 2
   discard seat=1 cards=C5T4 from=hand 1 to=discard
230. 2 2 C5T1 pass
   discard seat=2 cards=C5T1 from=hand 2 to=discard
231. 0 1
   draw seat=0 cards=C6T4 from=deck to=hand 0
232. 1 1
   draw seat=1 cards=C2T5 from=deck to=hand 1
233. 2 1
   draw seat=2 cards=C1T6 from=deck to=hand 2
234. 0 1
   draw seat=0 cards=C5X from=deck to=hand 0
235. 1 1
   draw seat=1 cards=C3X from=deck to=hand 1
236. 2 1
   draw seat=2 cards=C1T5 from=deck to=hand 2
237. 0 2
   discard seat=0 cards=C5X from=hand 0 to=discard
238. 1 2
   discard seat=1 cards=C3X from=hand 1 to=discard
239. 2 1
   draw seat=2 cards=C2X from=deck to=hand 2
240. 0 1
   draw seat=0 cards=C1X from=deck to=hand 0
241. 1 1
   draw seat=1 cards=C5T8 from=deck to=hand 1
242. 2 2 C3T6 pass
   discard seat=2 cards=C3T6 from=hand 2 to=discard
243. 0 2
   discard seat=0 cards=C1X from=hand 0 to=discard
244. 1 1
   draw seat=1 cards=C6T1 from=deck to=hand 1
245. 2 2 C1T6 C1T5 pass N8 N2
   discard seat=2 cards=C1T6+C1T5 from=hand 2 to=discard
   move_multiplier seat=2 cards=N8+N2 to=mission
246. 0 2 C4T5
   discard seat=0 cards=C4T5 from=hand 0 to=discard
247. 1 2 C2T5
   discard seat=1 cards=C2T5 from=hand 1 to=discard
248. 2 1
   draw seat=2 cards=C2T1 from=deck to=hand 2
249. 0 1
   draw seat=0 cards=C1T8 from=deck to=hand 0
250. 1 2
   discard seat=1 cards=C2T8 from=hand 1 to=discard
251. 2 2 C2T1
   discard seat=2 cards=C2T1 from=hand 2 to=discard
252. 0 1
   draw seat=0 cards=C6T3 from=deck to=hand 0
253. 1 2 C6T1 pass
   discard seat=1 cards=C6T1 from=hand 1 to=discard
254. 2 1
   draw seat=2 cards=C3T3 from=deck to=hand 2
   deck_out seat=2
   hand_shown seat=0 cards=C6T8+C1T7+C6T4+C1T8+C6T3 from=hand 0
   hand_shown seat=1 cards=C4T6+C6T2+C4T1+C5T8 from=hand 1
   hand_shown seat=2 cards=C5T2+C5T6+C3T1+C2X+C3T3 from=hand 2
   hand_scored seat=0 number=3
   hand_left seat=0 number=4
   floor seat=0 number=1
   hand_scored seat=1 number=15
   hand_scored seat=2 number=12
   hand_left seat=2 number=1
   round_over seat=2 number=3 facts={'points': [0, 15, 11]}
{"config": {"players": 3, "mode": "m4_hand"}, "deck": [], "discard": ["C3T8", "C3T5", "C3T7", "C6T7", "C6T5", "C6X", "C6T6", "C1T2", "C2T2", "C4T2", "C4T4", "C2T4", "C1T4", "C3T4", "C3T2", "C2T6", "C2T7", "C2T3", "C4T3", "C5T3", "C1T3", "C1T1", "C4X", "C4T8", "C4T7", "C5T7", "C5T5", "C5T4", "C5T1", "C5X", "C3X", "C3T6", "C1X", "C1T6", "C1T5", "C4T5", "C2T5", "C2T8", "C2T1", "C6T1"], "hands": [["C6T8", "C1T7", "C6T4", "C1T8", "C6T3"], ["C4T6", "C6T2", "C4T1", "C5T8"], ["C5T2", "C5T6", "C3T1", "C2X", "C3T3"]], "mission": ["N6", "N8", "N2", "N1"], "over": true, "first": 2, "state": "GAME_OVER", "rounds": [[6, 12, 14], [7, 14, 11], [0, 15, 11]], "known": [{"place": "hands", "seat": 0, "at": 0, "seats": [1, 2, -1]}, {"place": "hands", "seat": 0, "at": 1, "seats": [1, 2, -1]}, {"place": "hands", "seat": 0, "at": 2, "seats": [1, 2, -1]}, {"place": "hands", "seat": 0, "at": 3, "seats": [1, 2, -1]}, {"place": "hands", "seat": 0, "at": 4, "seats": [1, 2, -1]}, {"place": "hands", "seat": 1, "at": 0, "seats": [0, 2, -1]}, {"place": "hands", "seat": 1, "at": 1, "seats": [0, 2, -1]}, {"place": "hands", "seat": 1, "at": 2, "seats": [0, 2, -1]}, {"place": "hands", "seat": 1, "at": 3, "seats": [0, 2, -1]}, {"place": "hands", "seat": 2, "at": 0, "seats": [0, 1, -1]}, {"place": "hands", "seat": 2, "at": 1, "seats": [0, 1, -1]}, {"place": "hands", "seat": 2, "at": 2, "seats": [0, 1, -1]}, {"place": "hands", "seat": 2, "at": 3, "seats": [0, 1, -1]}, {"place": "hands", "seat": 2, "at": 4, "seats": [0, 1, -1]}]}
