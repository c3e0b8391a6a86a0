   round seat=4 number=1
1. 4 1
   reveal_card seat=4 cards=C1T2 from=deck to=revealed
2. 4 2
   reveal_card seat=4 cards=C1T3 from=deck to=revealed
3. 4 2
   reveal_card seat=4 cards=C6T4 from=deck to=revealed
4. 4 2
   reveal_card seat=4 cards=C6T1 from=deck to=revealed
5. 4 2
   reveal_card seat=4 cards=C1T8 from=deck to=revealed
6. 4 2
   reveal_card seat=4 cards=C3T5 from=deck to=revealed
7. 4 2
   reveal_card seat=4 cards=C1T4 from=deck to=revealed
   bust seat=4 cards=C1T2+C1T3+C6T4+C6T1+C1T8+C3T5+C1T4 from=revealed to=discard
8. 5 1
   reveal_card seat=5 cards=C1T5 from=deck to=revealed
9. 5 2
   reveal_card seat=5 cards=C6T8 from=deck to=revealed
10. 5 2
   reveal_card seat=5 cards=C4T2 from=deck to=revealed
11. 5 1
   take seat=5 cards=C1T5+C6T8+C4T2 from=revealed to=hand 5
12. 0 pass
   pass seat=0
13. 1 1
   reveal_card seat=1 cards=C1T6 from=deck to=revealed
14. 1 2
   reveal_card seat=1 cards=C3T3 from=deck to=revealed
15. 1 2
   reveal_card seat=1 cards=C2T8 from=deck to=revealed
16. 1 1
   take seat=1 cards=C1T6+C3T3+C2T8 from=revealed to=hand 1
17. 2 pass
   pass seat=2
18. 3 1
   reveal_card seat=3 cards=C4T1 from=deck to=revealed
19. 3 2
   reveal_card seat=3 cards=C4T8 from=deck to=revealed
20. 3 2
   reveal_card seat=3 cards=C6T7 from=deck to=revealed
21. 3 1
   take seat=3 cards=C4T1+C4T8+C6T7 from=revealed to=hand 3
22. 4 1
   reveal_card seat=4 cards=C6T2 from=deck to=revealed
23. 4 2
   reveal_card seat=4 cards=C6T6 from=deck to=revealed
24. 4 1
   take seat=4 cards=C6T2+C6T6 from=revealed to=hand 4
25. 5 1
   reveal_card seat=5 cards=C4T5 from=deck to=revealed
26. 5 2
   reveal_card seat=5 cards=C2T2 from=deck to=revealed
27. 5 2
   reveal_card seat=5 cards=C4T6 from=deck to=revealed
28. 5 1
   take seat=5 cards=C4T5+C2T2+C4T6 from=revealed to=hand 5
29. 0 1
   reveal_card seat=0 cards=C2T3 from=deck to=revealed
30. 0 1
   take seat=0 cards=C2T3 from=revealed to=hand 0
31. 1 1
   reveal_card seat=1 cards=C4T7 from=deck to=revealed
32. 1 2
   reveal_card seat=1 cards=C3T4 from=deck to=revealed
33. 1 2
   reveal_card seat=1 cards=C5T4 from=deck to=revealed
   bust seat=1 cards=C4T7+C3T4+C5T4 from=revealed to=discard
34. 2 pass
   pass seat=2
35. 3 1
   reveal_card seat=3 cards=C1T7 from=deck to=revealed
36. 3 2
   reveal_card seat=3 cards=C3T8 from=deck to=revealed
37. 3 2
   reveal_card seat=3 cards=C5T2 from=deck to=revealed
38. 3 1
   take seat=3 cards=C1T7+C3T8+C5T2 from=revealed to=hand 3
39. 4 pass
   pass seat=4
40. 5 1
   reveal_card seat=5 cards=C5T7 from=deck to=revealed
41. 5 2
   reveal_card seat=5 cards=C4T3 from=deck to=revealed
42. 5 2
   reveal_card seat=5 cards=C5T3 from=deck to=revealed
   bust seat=5 cards=C5T7+C4T3+C5T3 from=revealed to=discard
43. 0 pass
   pass seat=0
44. 1 1
   reveal_card seat=1 cards=C3T1 from=deck to=revealed
45. 1 2
   reveal_card seat=1 cards=C6T5 from=deck to=revealed
46. 1 2
   reveal_card seat=1 cards=C2T1 from=deck to=revealed
   bust seat=1 cards=C3T1+C6T5+C2T1 from=revealed to=discard
47. 2 1
   reveal_card seat=2 cards=C2T6 from=deck to=revealed
48. 2 2
   reveal_card seat=2 cards=C2T4 from=deck to=revealed
49. 2 2
   reveal_card seat=2 cards=C5T8 from=deck to=revealed
50. 2 2
   reveal_card seat=2 cards=C3T7 from=deck to=revealed
51. 2 2
   reveal_card seat=2 cards=C3T6 from=deck to=revealed
   bust seat=2 cards=C2T6+C2T4+C5T8+C3T7+C3T6 from=revealed to=discard
52. 3 1
   reveal_card seat=3 cards=C3T2 from=deck to=revealed
53. 3 2
   reveal_card seat=3 cards=C2T7 from=deck to=revealed
54. 3 1
   take seat=3 cards=C3T2+C2T7 from=revealed to=hand 3
55. 3 C4T1
   trim seat=3 cards=C4T1 from=hand 3 to=discard
56. 4 pass
   pass seat=4
57. 5 1
   reveal_card seat=5 cards=C4T4 from=deck to=revealed
58. 5 2
   reveal_card seat=5 cards=C2T5 from=deck to=revealed
59. 5 1
   take seat=5 cards=C4T4+C2T5 from=revealed to=hand 5
60. 5 C4T4
   trim seat=5 cards=C4T4 from=hand 5 to=discard
61. 0 pass
   pass seat=0
62. 1 1
   reveal_card seat=1 cards=C5T6 from=deck to=revealed
63. 1 2
   reveal_card seat=1 cards=C5T5 from=deck to=revealed
64. 1 2
   reveal_card seat=1 cards=C1T1 from=deck to=revealed
65. 1 1
   take seat=1 cards=C5T6+C5T5+C1T1 from=revealed to=hand 1
66. 2 pass
   pass seat=2
67. 3 2 N7
   pay seat=3 cards=C1T7+C2T7+C6T7 from=hand 3 to=discard
   capture seat=3 number=1 cards=N7 from=slots to=captured 3
68. 4 1
   reveal_card seat=4 cards=C5T1 from=deck to=revealed
69. 4 1
   take seat=4 cards=C5T1 from=revealed to=hand 4
70. 5 2 N5
   pay seat=5 cards=C1T5+C2T5+C4T5 from=hand 5 to=discard
   capture seat=5 number=1 cards=N5 from=slots to=captured 5
71. 0 1
   reveal_card seat=0 cards=C6T3 from=deck to=revealed
   new_deck from=deck to=deck
72. 0 N4
   remove seat=0 cards=N4 from=slots to=removed
   lost seat=0 cards=C5X from=places to=removed
73. 0 2
   reveal_card seat=0 cards=C2T7 from=deck to=revealed
74. 0 2
   reveal_card seat=0 cards=C2T1 from=deck to=revealed
75. 0 2
   reveal_card seat=0 cards=C6T7 from=deck to=revealed
   bust seat=0 cards=C6T3+C2T7+C2T1+C6T7 from=revealed to=discard
76. 1 1
   reveal_card seat=1 cards=C3T1 from=deck to=revealed
77. 1 2
   reveal_card seat=1 cards=C4T4 from=deck to=revealed
78. 1 2
   reveal_card seat=1 cards=C4T5 from=deck to=revealed
79. 1 1
   take seat=1 cards=C3T1+C4T4+C4T5 from=revealed to=hand 1
80. 1 C4T4
   trim seat=1 cards=C4T4 from=hand 1 to=discard
81. 1 C4T5
   trim seat=1 cards=C4T5 from=hand 1 to=discard
82. 2 pass
   pass seat=2
83. 3 1
   reveal_card seat=3 cards=C6T5 from=deck to=revealed
84. 3 2
   reveal_card seat=3 cards=C3T4 from=deck to=revealed
85. 3 2
   reveal_card seat=3 cards=C1T5 from=deck to=revealed
   bust seat=3 cards=C6T5+C3T4+C1T5 from=revealed to=discard
86. 4 1
   reveal_card seat=4 cards=C6T4 from=deck to=revealed
87. 4 2
   reveal_card seat=4 cards=C2T5 from=deck to=revealed
88. 4 1
   take seat=4 cards=C6T4+C2T5 from=revealed to=hand 4
89. 5 1
   reveal_card seat=5 cards=C3T7 from=deck to=revealed
90. 5 2
   reveal_card seat=5 cards=C4T3 from=deck to=revealed
91. 5 2
   reveal_card seat=5 cards=C5T7 from=deck to=revealed
   bust seat=5 cards=C3T7+C4T3+C5T7 from=revealed to=discard
92. 0 1
   reveal_card seat=0 cards=C5T3 from=deck to=revealed
93. 0 2
   reveal_card seat=0 cards=C3T5 from=deck to=revealed
94. 0 1
   take seat=0 cards=C5T3+C3T5 from=revealed to=hand 0
95. 1 1
   reveal_card seat=1 cards=C1T7 from=deck to=revealed
96. 1 2
   reveal_card seat=1 cards=C5T4 from=deck to=revealed
97. 1 2
   reveal_card seat=1 cards=C1T4 from=deck to=revealed
   bust seat=1 cards=C1T7+C5T4+C1T4 from=revealed to=discard
98. 2 pass
   pass seat=2
99. 3 1
   reveal_card seat=3 cards=C2T4 from=deck to=revealed
100. 3 2
   reveal_card seat=3 cards=C3T6 from=deck to=revealed
101. 3 2
   reveal_card seat=3 cards=C2T6 from=deck to=revealed
   bust seat=3 cards=C2T4+C3T6+C2T6 from=revealed to=discard
102. 4 pass
   pass seat=4
103. 5 1
   reveal_card seat=5 cards=C4T1 from=deck to=revealed
104. 5 2
   reveal_card seat=5 cards=C4T7 from=deck to=revealed
105. 5 2
   reveal_card seat=5 cards=C1T2 from=deck to=revealed
106. 5 1
   take seat=5 cards=C4T1+C4T7+C1T2 from=revealed to=hand 5
107. 0 1
   reveal_card seat=0 cards=C1T3 from=deck to=revealed
108. 0 2
   reveal_card seat=0 cards=C6T1 from=deck to=revealed
109. 0 2
   reveal_card seat=0 cards=C5T8 from=deck to=revealed
110. 0 1
   take seat=0 cards=C1T3+C6T1+C5T8 from=revealed to=hand 0
111. 1 1
   reveal_card seat=1 cards=C1T8 from=deck to=revealed
   new_deck from=deck to=deck
112. 1 N3
   remove seat=1 cards=N3 from=slots to=removed
   lost seat=1 cards=C3X from=places to=removed
113. 1 2
   reveal_card seat=1 cards=C2T7 from=deck to=revealed
114. 1 2
   reveal_card seat=1 cards=C3T4 from=deck to=revealed
115. 1 1
   take seat=1 cards=C1T8+C2T7+C3T4 from=revealed to=hand 1
116. 1 C3T3
   trim seat=1 cards=C3T3 from=hand 1 to=discard
117. 1 C3T4
   trim seat=1 cards=C3T4 from=hand 1 to=discard
118. 1 C5T5
   trim seat=1 cards=C5T5 from=hand 1 to=discard
119. 2 1
   reveal_card seat=2 cards=C6T7 from=deck to=revealed
120. 2 2
   reveal_card seat=2 cards=C3T6 from=deck to=revealed
121. 2 1
   take seat=2 cards=C6T7+C3T6 from=revealed to=hand 2
122. 3 1
   reveal_card seat=3 cards=C6T5 from=deck to=revealed
123. 3 2
   reveal_card seat=3 cards=C1T7 from=deck to=revealed
124. 3 2
   reveal_card seat=3 cards=C2T4 from=deck to=revealed
125. 3 1
   take seat=3 cards=C6T5+C1T7+C2T4 from=revealed to=hand 3
126. 4 pass
   pass seat=4
127. 5 2
   pay seat=5 cards=C1T2+C2T2+C4T2 from=hand 5 to=discard
   capture seat=5 number=1 cards=N2 from=slots to=captured 5
   free seat=5 number=4 cards=C6X from=places to=freed 5
128. 0 1
   reveal_card seat=0 cards=C5T7 from=deck to=revealed
129. 0 2
   reveal_card seat=0 cards=C3T7 from=deck to=revealed
   bust seat=0 cards=C5T7+C3T7 from=revealed to=discard
130. 1 1
   reveal_card seat=1 cards=C2T1 from=deck to=revealed
131. 1 2
   reveal_card seat=1 cards=C6T3 from=deck to=revealed
132. 1 1
   take seat=1 cards=C2T1+C6T3 from=revealed to=hand 1
133. 1 C6T3
   trim seat=1 cards=C6T3 from=hand 1 to=discard
134. 1 C2T7
   trim seat=1 cards=C2T7 from=hand 1 to=discard
135. 2 1
   reveal_card seat=2 cards=C5T4 from=deck to=revealed
136. 2 1
   take seat=2 cards=C5T4 from=revealed to=hand 2
137. 3 1
   reveal_card seat=3 cards=C4T4 from=deck to=revealed
138. 3 2
   reveal_card seat=3 cards=C4T5 from=deck to=revealed
139. 3 2
   reveal_card seat=3 cards=C1T5 from=deck to=revealed
   bust seat=3 cards=C4T4+C4T5+C1T5 from=revealed to=discard
140. 4 1
   reveal_card seat=4 cards=C2T6 from=deck to=revealed
141. 4 1
   take seat=4 cards=C2T6 from=revealed to=hand 4
142. 5 1
   reveal_card seat=5 cards=C1T4 from=deck to=revealed
143. 5 2
   reveal_card seat=5 cards=C4T3 from=deck to=revealed
   new_deck from=deck to=deck
144. 5 N1
   remove seat=5 cards=N1 from=slots to=removed
   lost seat=5 cards=C1X from=places to=removed
145. 5 2
   reveal_card seat=5 cards=C5T7 from=deck to=revealed
146. 5 1
   take seat=5 cards=C1T4+C4T3+C5T7 from=revealed to=hand 5
147. 0 pass
   pass seat=0
148. 1 2 N8
   pay seat=1 cards=C1T8+C2T8+C1T1+C2T1+C3T1 from=hand 1 to=discard
   capture seat=1 number=1 cards=N8 from=slots to=captured 1
   free seat=1 number=3 cards=C2X from=places to=freed 1
149. 2 pass
   pass seat=2
150. 3 1
   reveal_card seat=3 cards=C4T2 from=deck to=revealed
151. 3 1
   take seat=3 cards=C4T2 from=revealed to=hand 3
152. 3 C2T4
   trim seat=3 cards=C2T4 from=hand 3 to=discard
153. 4 1
   reveal_card seat=4 cards=C3T7 from=deck to=revealed
154. 4 1
   take seat=4 cards=C3T7 from=revealed to=hand 4
155. 5 1
   reveal_card seat=5 cards=C3T3 from=deck to=revealed
156. 5 2
   reveal_card seat=5 cards=C2T2 from=deck to=revealed
157. 5 2
   reveal_card seat=5 cards=C4T4 from=deck to=revealed
158. 5 1
   take seat=5 cards=C3T3+C2T2+C4T4 from=revealed to=hand 5
159. 5 C4T1
   trim seat=5 cards=C4T1 from=hand 5 to=discard
160. 5 C2T2
   trim seat=5 cards=C2T2 from=hand 5 to=discard
161. 5 C6T8
   trim seat=5 cards=C6T8 from=hand 5 to=discard
162. 0 pass
   pass seat=0
163. 1 1
   reveal_card seat=1 cards=C5T5 from=deck to=revealed
164. 1 2
   reveal_card seat=1 cards=C3T4 from=deck to=revealed
165. 1 1
   take seat=1 cards=C5T5+C3T4 from=revealed to=hand 1
166. 2 pass
   pass seat=2
167. 3 1
   reveal_card seat=3 cards=C4T5 from=deck to=revealed
168. 3 1
   take seat=3 cards=C4T5 from=revealed to=hand 3
169. 3 C1T7
   trim seat=3 cards=C1T7 from=hand 3 to=discard
170. 4 pass
   pass seat=4
171. 5 1
   reveal_card seat=5 cards=C6T3 from=deck to=revealed
172. 5 2
   reveal_card seat=5 cards=C1T2 from=deck to=revealed
173. 5 2
   reveal_card seat=5 cards=C1T5 from=deck to=revealed
174. 5 2
   reveal_card seat=5 cards=C2T7 from=deck to=revealed
   deck_out seat=5
   round_over seat=1 number=1 facts={'points': [0, 4, 0, 1, 0, 6]}
175. next
   round seat=1 number=2
176. 1 1
   reveal_card seat=1 cards=C2T6 from=deck to=revealed
177. 1 2
   reveal_card seat=1 cards=C3T4 from=deck to=revealed
178. 1 2
   reveal_card seat=1 cards=C4T1 from=deck to=revealed
179. 1 1
   take seat=1 cards=C2T6+C3T4+C4T1 from=revealed to=hand 1
180. 2 pass
   pass seat=2
181. 3 1
   reveal_card seat=3 cards=C6T2 from=deck to=revealed
182. 3 2
   reveal_card seat=3 cards=C3T2 from=deck to=revealed
   bust seat=3 cards=C6T2+C3T2 from=revealed to=discard
183. 4 pass
   pass seat=4
184. 5 1
   reveal_card seat=5 cards=C4T8 from=deck to=revealed
185. 5 2
   reveal_card seat=5 cards=C3T6 from=deck to=revealed
186. 5 2
   reveal_card seat=5 cards=C6T1 from=deck to=revealed
187. 5 1
   take seat=5 cards=C4T8+C3T6+C6T1 from=revealed to=hand 5
188. 0 pass
   pass seat=0
189. 1 1
   reveal_card seat=1 cards=C2T5 from=deck to=revealed
190. 1 2
   reveal_card seat=1 cards=C1T6 from=deck to=revealed
191. 1 2
   reveal_card seat=1 cards=C4T7 from=deck to=revealed
192. 1 1
   take seat=1 cards=C2T5+C1T6+C4T7 from=revealed to=hand 1
193. 2 pass
   pass seat=2
194. 3 1
   reveal_card seat=3 cards=C1T1 from=deck to=revealed
195. 3 2
   reveal_card seat=3 cards=C3T3 from=deck to=revealed
196. 3 2
   reveal_card seat=3 cards=C3T8 from=deck to=revealed
197. 3 1
   take seat=3 cards=C1T1+C3T3+C3T8 from=revealed to=hand 3
198. 4 pass
   pass seat=4
199. 5 1
   reveal_card seat=5 cards=C2T7 from=deck to=revealed
200. 5 2
   reveal_card seat=5 cards=C5T6 from=deck to=revealed
201. 5 2
   reveal_card seat=5 cards=C5T8 from=deck to=revealed
202. 5 1
   take seat=5 cards=C2T7+C5T6+C5T8 from=revealed to=hand 5
203. 0 1
   reveal_card seat=0 cards=C5T7 from=deck to=revealed
204. 0 2
   reveal_card seat=0 cards=C2T2 from=deck to=revealed
205. 0 2
   reveal_card seat=0 cards=C4T3 from=deck to=revealed
206. 0 2
   reveal_card seat=0 cards=C6T4 from=deck to=revealed
207. 0 2
   reveal_card seat=0 cards=C6T5 from=deck to=revealed
208. 0 2
   reveal_card seat=0 cards=C2T8 from=deck to=revealed
209. 0 2
   reveal_card seat=0 cards=C3T7 from=deck to=revealed
   bust seat=0 cards=C5T7+C2T2+C4T3+C6T4+C6T5+C2T8+C3T7 from=revealed to=discard
210. 1 1
   reveal_card seat=1 cards=C6T6 from=deck to=revealed
211. 1 2
   reveal_card seat=1 cards=C6T8 from=deck to=revealed
212. 1 1
   take seat=1 cards=C6T6+C6T8 from=revealed to=hand 1
213. 1 C4T1
   trim seat=1 cards=C4T1 from=hand 1 to=discard
214. 2 pass
   pass seat=2
215. 3 1
   reveal_card seat=3 cards=C5T2 from=deck to=revealed
216. 3 2
   reveal_card seat=3 cards=C2T1 from=deck to=revealed
217. 3 2
   reveal_card seat=3 cards=C4T6 from=deck to=revealed
218. 3 2
   reveal_card seat=3 cards=C5T4 from=deck to=revealed
219. 3 1
   take seat=3 cards=C5T2+C2T1+C4T6+C5T4 from=revealed to=hand 3
220. 4 pass
   pass seat=4
221. 5 1
   reveal_card seat=5 cards=C2T3 from=deck to=revealed
222. 5 1
   take seat=5 cards=C2T3 from=revealed to=hand 5
223. 0 1
   reveal_card seat=0 cards=C3T5 from=deck to=revealed
224. 0 2
   reveal_card seat=0 cards=C4T5 from=deck to=revealed
   bust seat=0 cards=C3T5+C4T5 from=revealed to=discard
225. 1 2
   pay seat=1 cards=C1T6+C2T6+C6T6 from=hand 1 to=discard
   capture seat=1 number=1 cards=N6 from=slots to=captured 1
226. 2 1
   reveal_card seat=2 cards=C5T1 from=deck to=revealed
227. 2 1
   take seat=2 cards=C5T1 from=revealed to=hand 2
228. 3 1
   reveal_card seat=3 cards=C5T3 from=deck to=revealed
229. 3 2
   reveal_card seat=3 cards=C3T1 from=deck to=revealed
230. 3 1
   take seat=3 cards=C5T3+C3T1 from=revealed to=hand 3
231. 3 C4T6
   trim seat=3 cards=C4T6 from=hand 3 to=discard
232. 3 C5T2
   trim seat=3 cards=C5T2 from=hand 3 to=discard
233. 4 1
   reveal_card seat=4 cards=C1T3 from=deck to=revealed
234. 4 2
   reveal_card seat=4 cards=C1T8 from=deck to=revealed
235. 4 2
   reveal_card seat=4 cards=C1T5 from=deck to=revealed
236. 4 1
   take seat=4 cards=C1T3+C1T8+C1T5 from=revealed to=hand 4
237. 5 1
   reveal_card seat=5 cards=C1T4 from=deck to=revealed
238. 5 2
   reveal_card seat=5 cards=C4T2 from=deck to=revealed
239. 5 1
   take seat=5 cards=C1T4+C4T2 from=revealed to=hand 5
240. 5 C3T6
   trim seat=5 cards=C3T6 from=hand 5 to=discard
241. 5 C5T6
   trim seat=5 cards=C5T6 from=hand 5 to=discard
242. 0 1
   reveal_card seat=0 cards=C5T5 from=deck to=revealed
243. 0 1
   take seat=0 cards=C5T5 from=revealed to=hand 0
244. 1 1
   reveal_card seat=1 cards=C6T7 from=deck to=revealed
245. 1 2
   reveal_card seat=1 cards=C4T4 from=deck to=revealed
246. 1 1
   take seat=1 cards=C6T7+C4T4 from=revealed to=hand 1
247. 2 pass
   pass seat=2
248. 3 2 N1
   pay seat=3 cards=C1T1+C2T1+C3T1 from=hand 3 to=discard
   capture seat=3 number=1 cards=N1 from=slots to=captured 3
   free seat=3 number=3 cards=C5X from=places to=freed 3
249. 4 1
   reveal_card seat=4 cards=C2T4 from=deck to=revealed
250. 4 1
   take seat=4 cards=C2T4 from=revealed to=hand 4
251. 5 1
   reveal_card seat=5 cards=C1T2 from=deck to=revealed
252. 5 2
   reveal_card seat=5 cards=C6T3 from=deck to=revealed
253. 5 1
   take seat=5 cards=C1T2+C6T3 from=revealed to=hand 5
254. 5 C6T1
   trim seat=5 cards=C6T1 from=hand 5 to=discard
255. 5 C1T4
   trim seat=5 cards=C1T4 from=hand 5 to=discard
256. 0 pass
   pass seat=0
257. 1 1
   reveal_card seat=1 cards=C1T7 from=deck to=revealed
   new_deck from=deck to=deck
258. 1 N3
   remove seat=1 cards=N3 from=slots to=removed
259. 1 1
   take seat=1 cards=C1T7 from=revealed to=hand 1
260. 2 pass
   pass seat=2
261. 3 1
   reveal_card seat=3 cards=C6T4 from=deck to=revealed
262. 3 2
   reveal_card seat=3 cards=C1T6 from=deck to=revealed
263. 3 2
   reveal_card seat=3 cards=C2T6 from=deck to=revealed
   bust seat=3 cards=C6T4+C1T6+C2T6 from=revealed to=discard
264. 4 pass
   pass seat=4
265. 5 1
   reveal_card seat=5 cards=C3T5 from=deck to=revealed
266. 5 2
   reveal_card seat=5 cards=C4T3 from=deck to=revealed
267. 5 2
   reveal_card seat=5 cards=C6T1 from=deck to=revealed
268. 5 2
   reveal_card seat=5 cards=C2T2 from=deck to=revealed
269. 5 1
   take seat=5 cards=C3T5+C4T3+C6T1+C2T2 from=revealed to=hand 5
270. 5 C6T1
   trim seat=5 cards=C6T1 from=hand 5 to=discard
271. 5 C3T5
   trim seat=5 cards=C3T5 from=hand 5 to=discard
272. 5 C2T7
   trim seat=5 cards=C2T7 from=hand 5 to=discard
273. 5 C2T3
   trim seat=5 cards=C2T3 from=hand 5 to=discard
274. 0 1
   reveal_card seat=0 cards=C4T6 from=deck to=revealed
275. 0 1
   take seat=0 cards=C4T6 from=revealed to=hand 0
276. 1 2 N4
   pay seat=1 cards=C3T4+C4T4+C1T7+C4T7+C6T7 from=hand 1 to=discard
   capture seat=1 number=1 cards=N4 from=slots to=captured 1
   free seat=1 number=4 cards=C3X from=places to=freed 1
277. 2 1
   reveal_card seat=2 cards=C2T1 from=deck to=revealed
278. 2 1
   take seat=2 cards=C2T1 from=revealed to=hand 2
279. 3 1
   reveal_card seat=3 cards=C6T2 from=deck to=revealed
280. 3 2
   reveal_card seat=3 cards=C1T1 from=deck to=revealed
281. 3 2
   reveal_card seat=3 cards=C6T5 from=deck to=revealed
282. 3 1
   take seat=3 cards=C6T2+C1T1+C6T5 from=revealed to=hand 3
283. 4 1
   reveal_card seat=4 cards=C2T8 from=deck to=revealed
284. 4 1
   take seat=4 cards=C2T8 from=revealed to=hand 4
285. 5 2 N2
   pay seat=5 cards=C1T2+C2T2+C4T2 from=hand 5 to=discard
   capture seat=5 number=1 cards=N2 from=slots to=captured 5
   free seat=5 number=2 cards=C1X from=places to=freed 5
286. 0 1
   reveal_card seat=0 cards=C6T6 from=deck to=revealed
287. 0 2
   reveal_card seat=0 cards=C5T2 from=deck to=revealed
288. 0 1
   take seat=0 cards=C6T6+C5T2 from=revealed to=hand 0
289. 1 1
   reveal_card seat=1 cards=C3T1 from=deck to=revealed
290. 1 2
   reveal_card seat=1 cards=C4T1 from=deck to=revealed
   bust seat=1 cards=C3T1+C4T1 from=revealed to=discard
291. 2 1
   reveal_card seat=2 cards=C3T2 from=deck to=revealed
292. 2 2
   reveal_card seat=2 cards=C3T7 from=deck to=revealed
293. 2 1
   take seat=2 cards=C3T2+C3T7 from=revealed to=hand 2
294. 3 1
   reveal_card seat=3 cards=C1T4 from=deck to=revealed
295. 3 2
   reveal_card seat=3 cards=C5T6 from=deck to=revealed
296. 3 2
   reveal_card seat=3 cards=C5T7 from=deck to=revealed
297. 3 1
   take seat=3 cards=C1T4+C5T6+C5T7 from=revealed to=hand 3
298. 3 C1T1
   trim seat=3 cards=C1T1 from=hand 3 to=discard
299. 3 C6T2
   trim seat=3 cards=C6T2 from=hand 3 to=discard
300. 3 C5T6
   trim seat=3 cards=C5T6 from=hand 3 to=discard
301. 4 pass
   pass seat=4
302. 5 1
   reveal_card seat=5 cards=C4T5 from=deck to=revealed
303. 5 2
   reveal_card seat=5 cards=C3T6 from=deck to=revealed
   new_deck from=deck to=deck
304. 5 N7
   remove seat=5 cards=N7 from=slots to=removed
305. 5 1
   take seat=5 cards=C4T5+C3T6 from=revealed to=hand 5
306. 0 pass
   pass seat=0
307. 1 1
   reveal_card seat=1 cards=C3T4 from=deck to=revealed
308. 1 2
   reveal_card seat=1 cards=C3T1 from=deck to=revealed
309. 1 2
   reveal_card seat=1 cards=C2T2 from=deck to=revealed
310. 1 1
   take seat=1 cards=C3T4+C3T1+C2T2 from=revealed to=hand 1
311. 2 1
   reveal_card seat=2 cards=C6T7 from=deck to=revealed
312. 2 2
   reveal_card seat=2 cards=C1T2 from=deck to=revealed
313. 2 2
   reveal_card seat=2 cards=C4T2 from=deck to=revealed
   bust seat=2 cards=C6T7+C1T2+C4T2 from=revealed to=discard
314. 3 1
   reveal_card seat=3 cards=C6T2 from=deck to=revealed
315. 3 2
   reveal_card seat=3 cards=C2T3 from=deck to=revealed
316. 3 2
   reveal_card seat=3 cards=C5T6 from=deck to=revealed
317. 3 1
   take seat=3 cards=C6T2+C2T3+C5T6 from=revealed to=hand 3
318. 3 C6T2
   trim seat=3 cards=C6T2 from=hand 3 to=discard
319. 3 C5T6
   trim seat=3 cards=C5T6 from=hand 3 to=discard
320. 3 C5T7
   trim seat=3 cards=C5T7 from=hand 3 to=discard
321. 4 pass
   pass seat=4
322. 5 1
   reveal_card seat=5 cards=C4T1 from=deck to=revealed
323. 5 2
   reveal_card seat=5 cards=C4T7 from=deck to=revealed
324. 5 2
   reveal_card seat=5 cards=C4T4 from=deck to=revealed
325. 5 2
   reveal_card seat=5 cards=C6T4 from=deck to=revealed
   bust seat=5 cards=C4T1+C4T7+C4T4+C6T4 from=revealed to=discard
326. 0 pass
   pass seat=0
327. 1 1
   reveal_card seat=1 cards=C1T1 from=deck to=revealed
328. 1 2
   reveal_card seat=1 cards=C1T7 from=deck to=revealed
329. 1 1
   take seat=1 cards=C1T1+C1T7 from=revealed to=hand 1
330. 2 pass
   pass seat=2
331. 3 1
   reveal_card seat=3 cards=C2T6 from=deck to=revealed
332. 3 2
   reveal_card seat=3 cards=C1T6 from=deck to=revealed
   bust seat=3 cards=C2T6+C1T6 from=revealed to=discard
333. 4 pass
   pass seat=4
334. 5 1
   reveal_card seat=5 cards=C2T7 from=deck to=revealed
335. 5 2
   reveal_card seat=5 cards=C6T1 from=deck to=revealed
336. 5 2
   reveal_card seat=5 cards=C3T5 from=deck to=revealed
   new_deck from=deck to=deck
337. 5 N8
   remove seat=5 cards=N8 from=slots to=removed
   lost seat=5 cards=C2X from=places to=removed
338. 5 1
   take seat=5 cards=C2T7+C6T1+C3T5 from=revealed to=hand 5
339. 5 C6T1
   trim seat=5 cards=C6T1 from=hand 5 to=discard
340. 5 C3T6
   trim seat=5 cards=C3T6 from=hand 5 to=discard
341. 0 1
   reveal_card seat=0 cards=C4T2 from=deck to=revealed
342. 0 1
   take seat=0 cards=C4T2 from=revealed to=hand 0
343. 1 1
   reveal_card seat=1 cards=C6T2 from=deck to=revealed
344. 1 2
   reveal_card seat=1 cards=C6T4 from=deck to=revealed
345. 1 1
   take seat=1 cards=C6T2+C6T4 from=revealed to=hand 1
346. 1 C1T7
   trim seat=1 cards=C1T7 from=hand 1 to=discard
347. 1 C6T8
   trim seat=1 cards=C6T8 from=hand 1 to=discard
348. 2 1
   reveal_card seat=2 cards=C1T2 from=deck to=revealed
349. 2 2
   reveal_card seat=2 cards=C5T6 from=deck to=revealed
350. 2 1
   take seat=2 cards=C1T2+C5T6 from=revealed to=hand 2
351. 3 1
   reveal_card seat=3 cards=C5T7 from=deck to=revealed
352. 3 2
   reveal_card seat=3 cards=C1T6 from=deck to=revealed
353. 3 2
   reveal_card seat=3 cards=C2T6 from=deck to=revealed
   bust seat=3 cards=C5T7+C1T6+C2T6 from=revealed to=discard
354. 4 pass
   pass seat=4
355. 5 1
   reveal_card seat=5 cards=C6T7 from=deck to=revealed
356. 5 1
   take seat=5 cards=C6T7 from=revealed to=hand 5
357. 5 C4T3
   trim seat=5 cards=C4T3 from=hand 5 to=discard
358. 0 1
   reveal_card seat=0 cards=C4T7 from=deck to=revealed
359. 0 2
   reveal_card seat=0 cards=C4T1 from=deck to=revealed
360. 0 1
   take seat=0 cards=C4T7+C4T1 from=revealed to=hand 0
361. 1 1
   reveal_card seat=1 cards=C4T4 from=deck to=revealed
   deck_out seat=1
   round_over seat=5 number=2 facts={'points': [0, 6, 0, 4, 0, 3]}
{"config": {"players": 6, "mode": "m5_rescue", "rounds": 2, "free_pass": true, "m5_open_hands": true}, "slots": {"S12": "N5"}, "places": {"V11": "C4X", "V12": "C6X"}, "deck": [], "discard": ["C6T1", "C3T6", "C1T7", "C6T8", "C5T7", "C1T6", "C2T6", "C4T3"], "hands": [["C5T5", "C4T6", "C6T6", "C5T2", "C4T2", "C4T7", "C4T1"], ["C2T5", "C3T4", "C3T1", "C2T2", "C1T1", "C6T2", "C6T4"], ["C5T1", "C2T1", "C3T2", "C3T7", "C1T2", "C5T6"], ["C3T3", "C3T8", "C5T4", "C5T3", "C6T5", "C1T4", "C2T3"], ["C1T3", "C1T8", "C1T5", "C2T4", "C2T8"], ["C4T8", "C5T8", "C6T3", "C4T5", "C2T7", "C3T5", "C6T7"]], "revealed": ["C4T4"], "captured": [[], ["N6", "N4"], [], ["N1"], [], ["N2"]], "freed": [[], ["C3X"], [], ["C5X"], [], ["C1X"]], "removed": ["N3", "N7", "N8", "C2X"], "over": true, "first": 5, "state": "GAME_OVER", "captor": 5, "up": ["V12"], "rounds": [[0, 4, 0, 1, 0, 6], [0, 6, 0, 4, 0, 3]]}
