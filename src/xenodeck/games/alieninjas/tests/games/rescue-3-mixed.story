   round seat=2 number=1
1. 2 1
   reveal_card seat=2 cards=C4T3 from=deck to=revealed
2. 2 2
   reveal_card seat=2 cards=C5T5 from=deck to=revealed
3. 2 2
   reveal_card seat=2 cards=C5T8 from=deck to=revealed
4. 2 1
   take seat=2 cards=C4T3+C5T5+C5T8 from=revealed to=hand 2
5. 0 1
   reveal_card seat=0 cards=C3T3 from=deck to=revealed
6. 0 2
   reveal_card seat=0 cards=C1T3 from=deck to=revealed
   bust seat=0 cards=C3T3+C1T3 from=revealed to=discard
7. 1 1
   reveal_card seat=1 cards=C3T7 from=deck to=revealed
8. 1 2
   reveal_card seat=1 cards=C4T5 from=deck to=revealed
9. 1 2
   reveal_card seat=1 cards=C6T3 from=deck to=revealed
10. 1 1
   take seat=1 cards=C3T7+C4T5+C6T3 from=revealed to=hand 1
11. 2 1
   reveal_card seat=2 cards=C6T4 from=deck to=revealed
12. 2 2
   reveal_card seat=2 cards=C2T5 from=deck to=revealed
13. 2 2
   reveal_card seat=2 cards=C6T7 from=deck to=revealed
14. 2 1
   take seat=2 cards=C6T4+C2T5+C6T7 from=revealed to=hand 2
15. 0 1
   reveal_card seat=0 cards=C3T2 from=deck to=revealed
16. 0 2
   reveal_card seat=0 cards=C2T6 from=deck to=revealed
17. 0 2
   reveal_card seat=0 cards=C5T3 from=deck to=revealed
18. 0 1
   take seat=0 cards=C3T2+C2T6+C5T3 from=revealed to=hand 0
19. 1 1
   reveal_card seat=1 cards=C2T7 from=deck to=revealed
20. 1 2
   reveal_card seat=1 cards=C6T5 from=deck to=revealed
21. 1 2
   reveal_card seat=1 cards=C2T4 from=deck to=revealed
22. 1 1
   take seat=1 cards=C2T7+C6T5+C2T4 from=revealed to=hand 1
23. 2 1
   reveal_card seat=2 cards=C5T6 from=deck to=revealed
24. 2 2
   reveal_card seat=2 cards=C3T8 from=deck to=revealed
25. 2 1
   take seat=2 cards=C5T6+C3T8 from=revealed to=hand 2
26. 2 C4T3
   trim seat=2 cards=C4T3 from=hand 2 to=discard
27. 0 1
   reveal_card seat=0 cards=C5T1 from=deck to=revealed
28. 0 2
   reveal_card seat=0 cards=C2T2 from=deck to=revealed
29. 0 2
   reveal_card seat=0 cards=C5T7 from=deck to=revealed
30. 0 1
   take seat=0 cards=C5T1+C2T2+C5T7 from=revealed to=hand 0
31. 1 1
   reveal_card seat=1 cards=C4T7 from=deck to=revealed
32. 1 2
   reveal_card seat=1 cards=C3T6 from=deck to=revealed
33. 1 1
   take seat=1 cards=C4T7+C3T6 from=revealed to=hand 1
34. 1 C6T3
   trim seat=1 cards=C6T3 from=hand 1 to=discard
35. 2 1
   reveal_card seat=2 cards=C5T4 from=deck to=revealed
36. 2 2
   reveal_card seat=2 cards=C2T8 from=deck to=revealed
37. 2 1
   take seat=2 cards=C5T4+C2T8 from=revealed to=hand 2
38. 2 C5T6
   trim seat=2 cards=C5T6 from=hand 2 to=discard
39. 2 C6T7
   trim seat=2 cards=C6T7 from=hand 2 to=discard
40. 0 1
   reveal_card seat=0 cards=C3T5 from=deck to=revealed
41. 0 2
   reveal_card seat=0 cards=C1T7 from=deck to=revealed
42. 0 2
   reveal_card seat=0 cards=C6T2 from=deck to=revealed
43. 0 1
   take seat=0 cards=C3T5+C1T7+C6T2 from=revealed to=hand 0
44. 0 C5T1
   trim seat=0 cards=C5T1 from=hand 0 to=discard
45. 0 C5T3
   trim seat=0 cards=C5T3 from=hand 0 to=discard
46. 1 2 N7
   pay seat=1 cards=C2T7+C3T7+C4T7 from=hand 1 to=discard
   capture seat=1 number=1 cards=N7 from=slots to=captured 1
47. 2 2 N5
   pay seat=2 cards=C2T5+C5T5+C2T8+C3T8+C5T8 from=hand 2 to=discard
   capture seat=2 number=1 cards=N5 from=slots to=captured 2
   free seat=2 number=2 cards=C4X from=places to=freed 2
48. 0 2
   pay seat=0 cards=C2T2+C3T2+C6T2 from=hand 0 to=discard
   capture seat=0 number=1 cards=N2 from=slots to=captured 0
   free seat=0 number=3 cards=C2X from=places to=freed 0
49. 1 1
   reveal_card seat=1 cards=C4T8 from=deck to=revealed
50. 1 2
   reveal_card seat=1 cards=C1T2 from=deck to=revealed
51. 1 2
   reveal_card seat=1 cards=C3T4 from=deck to=revealed
52. 1 1
   take seat=1 cards=C4T8+C1T2+C3T4 from=revealed to=hand 1
53. 2 1
   reveal_card seat=2 cards=C3T1 from=deck to=revealed
54. 2 2
   reveal_card seat=2 cards=C1T4 from=deck to=revealed
55. 2 1
   take seat=2 cards=C3T1+C1T4 from=revealed to=hand 2
56. 0 1
   reveal_card seat=0 cards=C4T4 from=deck to=revealed
57. 0 2
   reveal_card seat=0 cards=C1T6 from=deck to=revealed
58. 0 2
   reveal_card seat=0 cards=C5T2 from=deck to=revealed
59. 0 1
   take seat=0 cards=C4T4+C1T6+C5T2 from=revealed to=hand 0
60. 1 1
   reveal_card seat=1 cards=C2T1 from=deck to=revealed
61. 1 2
   reveal_card seat=1 cards=C1T8 from=deck to=revealed
62. 1 2
   reveal_card seat=1 cards=C1T5 from=deck to=revealed
63. 1 2
   reveal_card seat=1 cards=C4T6 from=deck to=revealed
64. 1 1
   take seat=1 cards=C2T1+C1T8+C1T5+C4T6 from=revealed to=hand 1
65. 1 C1T2
   trim seat=1 cards=C1T2 from=hand 1 to=discard
66. 1 C2T1
   trim seat=1 cards=C2T1 from=hand 1 to=discard
67. 1 C1T5
   trim seat=1 cards=C1T5 from=hand 1 to=discard
68. 1 C4T5
   trim seat=1 cards=C4T5 from=hand 1 to=discard
69. 2 2
   pay seat=2 cards=C1T4+C5T4+C6T4 from=hand 2 to=discard
   capture seat=2 number=1 cards=N4 from=slots to=captured 2
70. 0 1
   reveal_card seat=0 cards=C6T6 from=deck to=revealed
71. 0 2
   reveal_card seat=0 cards=C4T2 from=deck to=revealed
72. 0 2
   reveal_card seat=0 cards=C6T1 from=deck to=revealed
73. 0 1
   take seat=0 cards=C6T6+C4T2+C6T1 from=revealed to=hand 0
74. 0 C4T4
   trim seat=0 cards=C4T4 from=hand 0 to=discard
75. 0 C3T5
   trim seat=0 cards=C3T5 from=hand 0 to=discard
76. 0 C4T2
   trim seat=0 cards=C4T2 from=hand 0 to=discard
77. 1 1
   reveal_card seat=1 cards=C6T8 from=deck to=revealed
78. 1 2
   reveal_card seat=1 cards=C1T1 from=deck to=revealed
79. 1 1
   take seat=1 cards=C6T8+C1T1 from=revealed to=hand 1
80. 1 C6T5
   trim seat=1 cards=C6T5 from=hand 1 to=discard
81. 1 C2T4
   trim seat=1 cards=C2T4 from=hand 1 to=discard
82. 2 1
   reveal_card seat=2 cards=C4T1 from=deck to=revealed
83. 2 2
   reveal_card seat=2 cards=C2T3 from=deck to=revealed
   new_deck from=deck to=deck
84. 2 N6
   remove seat=2 cards=N6 from=slots to=removed
   lost seat=2 cards=C1X from=places to=removed
85. 2 1
   take seat=2 cards=C4T1+C2T3 from=revealed to=hand 2
86. 0 1
   reveal_card seat=0 cards=C6T2 from=deck to=revealed
87. 0 2
   reveal_card seat=0 cards=C6T5 from=deck to=revealed
88. 0 2
   reveal_card seat=0 cards=C1T4 from=deck to=revealed
89. 0 1
   take seat=0 cards=C6T2+C6T5+C1T4 from=revealed to=hand 0
90. 0 C1T4
   trim seat=0 cards=C1T4 from=hand 0 to=discard
91. 0 C6T5
   trim seat=0 cards=C6T5 from=hand 0 to=discard
92. 0 C5T2
   trim seat=0 cards=C5T2 from=hand 0 to=discard
93. 1 2
   pay seat=1 cards=C1T8+C4T8+C6T8 from=hand 1 to=discard
   capture seat=1 number=1 cards=N8 from=slots to=captured 1
   free seat=1 number=4 cards=C3X from=places to=freed 1
94. 2 1
   reveal_card seat=2 cards=C2T8 from=deck to=revealed
95. 2 2
   reveal_card seat=2 cards=C4T3 from=deck to=revealed
96. 2 2
   reveal_card seat=2 cards=C5T8 from=deck to=revealed
   bust seat=2 cards=C2T8+C4T3+C5T8 from=revealed to=discard
97. 0 1
   reveal_card seat=0 cards=C1T2 from=deck to=revealed
98. 0 2
   reveal_card seat=0 cards=C5T1 from=deck to=revealed
99. 0 2
   reveal_card seat=0 cards=C1T3 from=deck to=revealed
100. 0 1
   take seat=0 cards=C1T2+C5T1+C1T3 from=revealed to=hand 0
101. 0 C1T2
   trim seat=0 cards=C1T2 from=hand 0 to=discard
102. 0 C6T2
   trim seat=0 cards=C6T2 from=hand 0 to=discard
103. 0 C1T7
   trim seat=0 cards=C1T7 from=hand 0 to=discard
104. 1 1
   reveal_card seat=1 cards=C5T3 from=deck to=revealed
105. 1 2
   reveal_card seat=1 cards=C6T4 from=deck to=revealed
106. 1 2
   reveal_card seat=1 cards=C3T2 from=deck to=revealed
107. 1 1
   take seat=1 cards=C5T3+C6T4+C3T2 from=revealed to=hand 1
108. 2 1
   reveal_card seat=2 cards=C5T6 from=deck to=revealed
109. 2 2
   reveal_card seat=2 cards=C2T5 from=deck to=revealed
110. 2 2
   reveal_card seat=2 cards=C2T2 from=deck to=revealed
111. 2 2
   reveal_card seat=2 cards=C2T4 from=deck to=revealed
112. 2 1
   take seat=2 cards=C5T6+C2T5+C2T2+C2T4 from=revealed to=hand 2
113. 0 2
   pay seat=0 cards=C5T1+C6T1+C1T6+C2T6+C6T6 from=hand 0 to=discard
   capture seat=0 number=1 cards=N1 from=slots to=captured 0
   free seat=0 number=3 cards=C5X from=places to=freed 0
114. 1 1
   reveal_card seat=1 cards=C6T3 from=deck to=revealed
115. 1 1
   take seat=1 cards=C6T3 from=revealed to=hand 1
116. 1 C1T1
   trim seat=1 cards=C1T1 from=hand 1 to=discard
117. 2 1
   reveal_card seat=2 cards=C3T8 from=deck to=revealed
118. 2 2
   reveal_card seat=2 cards=C1T5 from=deck to=revealed
119. 2 2
   reveal_card seat=2 cards=C3T7 from=deck to=revealed
120. 2 2
   reveal_card seat=2 cards=C4T2 from=deck to=revealed
121. 2 1
   take seat=2 cards=C3T8+C1T5+C3T7+C4T2 from=revealed to=hand 2
122. 2 C2T4
   trim seat=2 cards=C2T4 from=hand 2 to=discard
123. 2 C5T6
   trim seat=2 cards=C5T6 from=hand 2 to=discard
124. 2 C3T7
   trim seat=2 cards=C3T7 from=hand 2 to=discard
125. 2 C3T8
   trim seat=2 cards=C3T8 from=hand 2 to=discard
126. 0 1
   reveal_card seat=0 cards=C5T5 from=deck to=revealed
127. 0 2
   reveal_card seat=0 cards=C2T1 from=deck to=revealed
128. 0 2
   reveal_card seat=0 cards=C2T7 from=deck to=revealed
129. 0 1
   take seat=0 cards=C5T5+C2T1+C2T7 from=revealed to=hand 0
130. 1 1
   reveal_card seat=1 cards=C4T4 from=deck to=revealed
131. 1 2
   reveal_card seat=1 cards=C3T5 from=deck to=revealed
132. 1 2
   reveal_card seat=1 cards=C4T7 from=deck to=revealed
133. 1 2
   reveal_card seat=1 cards=C4T5 from=deck to=revealed
   bust seat=1 cards=C4T4+C3T5+C4T7+C4T5 from=revealed to=discard
134. 2 1
   reveal_card seat=2 cards=C6T7 from=deck to=revealed
135. 2 2
   reveal_card seat=2 cards=C3T3 from=deck to=revealed
136. 2 1
   take seat=2 cards=C6T7+C3T3 from=revealed to=hand 2
137. 2 C6T7
   trim seat=2 cards=C6T7 from=hand 2 to=discard
138. 2 C3T1
   trim seat=2 cards=C3T1 from=hand 2 to=discard
139. 0 1
   reveal_card seat=0 cards=C5T4 from=deck to=revealed
   deck_out seat=0
   round_over seat=0 number=1 facts={'points': [8, 6, 4]}
140. next
   round seat=0 number=2
141. 0 1
   reveal_card seat=0 cards=C4T7 from=deck to=revealed
142. 0 2
   reveal_card seat=0 cards=C2T7 from=deck to=revealed
   bust seat=0 cards=C4T7+C2T7 from=revealed to=discard
143. 1 1
   reveal_card seat=1 cards=C1T6 from=deck to=revealed
144. 1 2
   reveal_card seat=1 cards=C4T6 from=deck to=revealed
   bust seat=1 cards=C1T6+C4T6 from=revealed to=discard
145. 2 1
   reveal_card seat=2 cards=C4T5 from=deck to=revealed
146. 2 2
   reveal_card seat=2 cards=C3T7 from=deck to=revealed
147. 2 2
   reveal_card seat=2 cards=C3T8 from=deck to=revealed
148. 2 1
   take seat=2 cards=C4T5+C3T7+C3T8 from=revealed to=hand 2
149. 0 1
   reveal_card seat=0 cards=C3T2 from=deck to=revealed
150. 0 2
   reveal_card seat=0 cards=C5T5 from=deck to=revealed
151. 0 2
   reveal_card seat=0 cards=C6T2 from=deck to=revealed
   bust seat=0 cards=C3T2+C5T5+C6T2 from=revealed to=discard
152. 1 1
   reveal_card seat=1 cards=C6T5 from=deck to=revealed
153. 1 2
   reveal_card seat=1 cards=C2T1 from=deck to=revealed
154. 1 2
   reveal_card seat=1 cards=C4T8 from=deck to=revealed
155. 1 1
   take seat=1 cards=C6T5+C2T1+C4T8 from=revealed to=hand 1
156. 2 1
   reveal_card seat=2 cards=C3T4 from=deck to=revealed
157. 2 2
   reveal_card seat=2 cards=C1T1 from=deck to=revealed
158. 2 2
   reveal_card seat=2 cards=C2T2 from=deck to=revealed
159. 2 1
   take seat=2 cards=C3T4+C1T1+C2T2 from=revealed to=hand 2
160. 0 1
   reveal_card seat=0 cards=C4T3 from=deck to=revealed
161. 0 2
   reveal_card seat=0 cards=C2T6 from=deck to=revealed
162. 0 2
   reveal_card seat=0 cards=C1T3 from=deck to=revealed
   bust seat=0 cards=C4T3+C2T6+C1T3 from=revealed to=discard
163. 1 1
   reveal_card seat=1 cards=C5T3 from=deck to=revealed
164. 1 2
   reveal_card seat=1 cards=C1T4 from=deck to=revealed
165. 1 2
   reveal_card seat=1 cards=C6T1 from=deck to=revealed
166. 1 1
   take seat=1 cards=C5T3+C1T4+C6T1 from=revealed to=hand 1
167. 2 1
   reveal_card seat=2 cards=C5T6 from=deck to=revealed
168. 2 2
   reveal_card seat=2 cards=C5T4 from=deck to=revealed
169. 2 1
   take seat=2 cards=C5T6+C5T4 from=revealed to=hand 2
170. 2 C1T1
   trim seat=2 cards=C1T1 from=hand 2 to=discard
171. 0 1
   reveal_card seat=0 cards=C4T1 from=deck to=revealed
172. 0 2
   reveal_card seat=0 cards=C5T1 from=deck to=revealed
   bust seat=0 cards=C4T1+C5T1 from=revealed to=discard
173. 1 1
   reveal_card seat=1 cards=C3T5 from=deck to=revealed
174. 1 2
   reveal_card seat=1 cards=C2T8 from=deck to=revealed
175. 1 1
   take seat=1 cards=C3T5+C2T8 from=revealed to=hand 1
176. 1 C5T3
   trim seat=1 cards=C5T3 from=hand 1 to=discard
177. 2 1
   reveal_card seat=2 cards=C2T3 from=deck to=revealed
178. 2 2
   reveal_card seat=2 cards=C5T8 from=deck to=revealed
179. 2 2
   reveal_card seat=2 cards=C6T3 from=deck to=revealed
   bust seat=2 cards=C2T3+C5T8+C6T3 from=revealed to=discard
180. 0 1
   reveal_card seat=0 cards=C1T7 from=deck to=revealed
181. 0 2
   reveal_card seat=0 cards=C2T4 from=deck to=revealed
182. 0 2
   reveal_card seat=0 cards=C2T5 from=deck to=revealed
183. 0 1
   take seat=0 cards=C1T7+C2T4+C2T5 from=revealed to=hand 0
184. 1 1
   reveal_card seat=1 cards=C3T1 from=deck to=revealed
185. 1 2
   reveal_card seat=1 cards=C1T8 from=deck to=revealed
186. 1 1
   take seat=1 cards=C3T1+C1T8 from=revealed to=hand 1
187. 1 C1T4
   trim seat=1 cards=C1T4 from=hand 1 to=discard
188. 1 C3T5
   trim seat=1 cards=C3T5 from=hand 1 to=discard
189. 2 1
   reveal_card seat=2 cards=C3T6 from=deck to=revealed
190. 2 2
   reveal_card seat=2 cards=C1T5 from=deck to=revealed
191. 2 2
   reveal_card seat=2 cards=C1T2 from=deck to=revealed
192. 2 2
   reveal_card seat=2 cards=C4T2 from=deck to=revealed
   bust seat=2 cards=C3T6+C1T5+C1T2+C4T2 from=revealed to=discard
193. 0 1
   reveal_card seat=0 cards=C4T4 from=deck to=revealed
194. 0 2
   reveal_card seat=0 cards=C5T7 from=deck to=revealed
195. 0 2
   reveal_card seat=0 cards=C5T2 from=deck to=revealed
196. 0 1
   take seat=0 cards=C4T4+C5T7+C5T2 from=revealed to=hand 0
197. 1 2 N1 pass
   pay seat=1 cards=C2T1+C3T1+C6T1 from=hand 1 to=discard
   capture seat=1 number=1 cards=N1 from=slots to=captured 1
198. 2 1
   reveal_card seat=2 cards=C6T4 from=deck to=revealed
199. 2 1
   take seat=2 cards=C6T4 from=revealed to=hand 2
200. 2 C2T2
   trim seat=2 cards=C2T2 from=hand 2 to=discard
201. 0 1
   reveal_card seat=0 cards=C6T8 from=deck to=revealed
202. 0 2
   reveal_card seat=0 cards=C6T6 from=deck to=revealed
203. 0 2
   reveal_card seat=0 cards=C6T7 from=deck to=revealed
204. 0 1
   take seat=0 cards=C6T8+C6T6+C6T7 from=revealed to=hand 0
205. 0 C5T2
   trim seat=0 cards=C5T2 from=hand 0 to=discard
206. 0 C2T5
   trim seat=0 cards=C2T5 from=hand 0 to=discard
207. 1 2
   pay seat=1 cards=C1T8+C2T8+C4T8 from=hand 1 to=discard
   capture seat=1 number=1 cards=N8 from=slots to=captured 1
   free seat=1 number=2 cards=C1X from=places to=freed 1
208. 2 2
   pay seat=2 cards=C3T4+C5T4+C6T4 from=hand 2 to=discard
   capture seat=2 number=1 cards=N4 from=slots to=captured 2
209. 0 2
   pay seat=0 cards=C1T7+C5T7+C6T7 from=hand 0 to=discard
   capture seat=0 number=1 cards=N7 from=slots to=captured 0
   free seat=0 number=4 cards=C3X from=places to=freed 0
210. 1 1
   reveal_card seat=1 cards=C3T3 from=deck to=revealed
   new_deck from=deck to=deck
211. 1 N6
   remove seat=1 cards=N6 from=slots to=removed
212. 1 2
   reveal_card seat=1 cards=C5T1 from=deck to=revealed
213. 1 2
   reveal_card seat=1 cards=C4T1 from=deck to=revealed
   bust seat=1 cards=C3T3+C5T1+C4T1 from=revealed to=discard
214. 2 1
   reveal_card seat=2 cards=C3T6 from=deck to=revealed
215. 2 2
   reveal_card seat=2 cards=C1T3 from=deck to=revealed
216. 2 2
   reveal_card seat=2 cards=C2T8 from=deck to=revealed
217. 2 1
   take seat=2 cards=C3T6+C1T3+C2T8 from=revealed to=hand 2
218. 0 1
   reveal_card seat=0 cards=C3T5 from=deck to=revealed
219. 0 2
   reveal_card seat=0 cards=C6T2 from=deck to=revealed
220. 0 2
   reveal_card seat=0 cards=C1T1 from=deck to=revealed
221. 0 1
   take seat=0 cards=C3T5+C6T2+C1T1 from=revealed to=hand 0
222. 1 1
   reveal_card seat=1 cards=C6T7 from=deck to=revealed
223. 1 2
   reveal_card seat=1 cards=C5T7 from=deck to=revealed
   bust seat=1 cards=C6T7+C5T7 from=revealed to=discard
224. 2 1
   reveal_card seat=2 cards=C5T8 from=deck to=revealed
225. 2 2
   reveal_card seat=2 cards=C1T4 from=deck to=revealed
226. 2 2
   reveal_card seat=2 cards=C4T2 from=deck to=revealed
227. 2 1
   take seat=2 cards=C5T8+C1T4+C4T2 from=revealed to=hand 2
228. 2 C1T4
   trim seat=2 cards=C1T4 from=hand 2 to=discard
229. 2 C3T7
   trim seat=2 cards=C3T7 from=hand 2 to=discard
230. 2 C3T6
   trim seat=2 cards=C3T6 from=hand 2 to=discard
231. 0 1
   reveal_card seat=0 cards=C1T7 from=deck to=revealed
232. 0 2
   reveal_card seat=0 cards=C5T3 from=deck to=revealed
233. 0 2
   reveal_card seat=0 cards=C3T1 from=deck to=revealed
234. 0 1
   take seat=0 cards=C1T7+C5T3+C3T1 from=revealed to=hand 0
235. 0 C6T6
   trim seat=0 cards=C6T6 from=hand 0 to=discard
236. 0 C1T7
   trim seat=0 cards=C1T7 from=hand 0 to=discard
237. 0 C6T8
   trim seat=0 cards=C6T8 from=hand 0 to=discard
238. 1 1
   reveal_card seat=1 cards=C5T4 from=deck to=revealed
239. 1 2
   reveal_card seat=1 cards=C2T2 from=deck to=revealed
240. 1 2
   reveal_card seat=1 cards=C2T7 from=deck to=revealed
241. 1 2
   reveal_card seat=1 cards=C3T2 from=deck to=revealed
   bust seat=1 cards=C5T4+C2T2+C2T7+C3T2 from=revealed to=discard
242. 2 1
   reveal_card seat=2 cards=C5T2 from=deck to=revealed
243. 2 2
   reveal_card seat=2 cards=C2T3 from=deck to=revealed
244. 2 1
   take seat=2 cards=C5T2+C2T3 from=revealed to=hand 2
245. 2 C5T6
   trim seat=2 cards=C5T6 from=hand 2 to=discard
246. 2 C4T5
   trim seat=2 cards=C4T5 from=hand 2 to=discard
247. 0 1
   reveal_card seat=0 cards=C1T6 from=deck to=revealed
248. 0 2
   reveal_card seat=0 cards=C1T5 from=deck to=revealed
249. 0 2
   reveal_card seat=0 cards=C4T6 from=deck to=revealed
   bust seat=0 cards=C1T6+C1T5+C4T6 from=revealed to=discard
250. 1 1
   reveal_card seat=1 cards=C1T8 from=deck to=revealed
251. 1 2
   reveal_card seat=1 cards=C4T8 from=deck to=revealed
   bust seat=1 cards=C1T8+C4T8 from=revealed to=discard
252. 2 2 N3
   pay seat=2 cards=C1T3+C2T3+C2T8+C3T8+C5T8 from=hand 2 to=discard
   capture seat=2 number=1 cards=N3 from=slots to=captured 2
   free seat=2 number=2 cards=C4X from=places to=freed 2
253. 0 1
   reveal_card seat=0 cards=C2T6 from=deck to=revealed
254. 0 2
   reveal_card seat=0 cards=C6T3 from=deck to=revealed
255. 0 2
   reveal_card seat=0 cards=C5T5 from=deck to=revealed
256. 0 1
   take seat=0 cards=C2T6+C6T3+C5T5 from=revealed to=hand 0
257. 0 C2T6
   trim seat=0 cards=C2T6 from=hand 0 to=discard
258. 0 C1T1
   trim seat=0 cards=C1T1 from=hand 0 to=discard
259. 0 C3T1
   trim seat=0 cards=C3T1 from=hand 0 to=discard
260. 1 1
   reveal_card seat=1 cards=C4T3 from=deck to=revealed
261. 1 2
   reveal_card seat=1 cards=C2T1 from=deck to=revealed
262. 1 2
   reveal_card seat=1 cards=C6T1 from=deck to=revealed
   bust seat=1 cards=C4T3+C2T1+C6T1 from=revealed to=discard
263. 2 1
   reveal_card seat=2 cards=C6T4 from=deck to=revealed
264. 2 2
   reveal_card seat=2 cards=C2T5 from=deck to=revealed
265. 2 1
   take seat=2 cards=C6T4+C2T5 from=revealed to=hand 2
266. 0 1
   reveal_card seat=0 cards=C3T4 from=deck to=revealed
267. 0 2
   reveal_card seat=0 cards=C1T2 from=deck to=revealed
268. 0 2
   reveal_card seat=0 cards=C4T7 from=deck to=revealed
   new_deck from=deck to=deck
269. 0 N2
   remove seat=0 cards=N2 from=slots to=removed
   lost seat=0 cards=C6X from=places to=removed
270. 0 1
   take seat=0 cards=C3T4+C1T2+C4T7 from=revealed to=hand 0
271. 0 C4T7
   trim seat=0 cards=C4T7 from=hand 0 to=discard
272. 0 C1T2
   trim seat=0 cards=C1T2 from=hand 0 to=discard
273. 0 C6T2
   trim seat=0 cards=C6T2 from=hand 0 to=discard
274. 1 1
   reveal_card seat=1 cards=C1T1 from=deck to=revealed
275. 1 2
   reveal_card seat=1 cards=C3T3 from=deck to=revealed
276. 1 2
   reveal_card seat=1 cards=C1T5 from=deck to=revealed
277. 1 1
   take seat=1 cards=C1T1+C3T3+C1T5 from=revealed to=hand 1
278. 2 1
   reveal_card seat=2 cards=C2T3 from=deck to=revealed
279. 2 2
   reveal_card seat=2 cards=C4T5 from=deck to=revealed
280. 2 2
   reveal_card seat=2 cards=C5T8 from=deck to=revealed
281. 2 1
   take seat=2 cards=C2T3+C4T5+C5T8 from=revealed to=hand 2
282. 0 2
   pay seat=0 cards=C3T5+C5T5+C2T4+C3T4+C4T4 from=hand 0 to=discard
   capture seat=0 number=1 cards=N5 from=slots to=captured 0
   free seat=0 number=3 cards=C2X from=places to=freed 0
   free seat=0 number=3 cards=C5X from=places to=freed 0
   round_over seat=0 number=2 facts={'points': [12, 4, 4]}
283. next
   round seat=0 number=3
284. 0 1
   reveal_card seat=0 cards=C4T7 from=deck to=revealed
285. 0 2
   reveal_card seat=0 cards=C2T8 from=deck to=revealed
286. 0 2
   reveal_card seat=0 cards=C4T3 from=deck to=revealed
287. 0 1
   take seat=0 cards=C4T7+C2T8+C4T3 from=revealed to=hand 0
288. 1 1
   reveal_card seat=1 cards=C5T1 from=deck to=revealed
289. 1 2
   reveal_card seat=1 cards=C1T2 from=deck to=revealed
290. 1 2
   reveal_card seat=1 cards=C2T7 from=deck to=revealed
291. 1 1
   take seat=1 cards=C5T1+C1T2+C2T7 from=revealed to=hand 1
292. 2 1
   reveal_card seat=2 cards=C3T8 from=deck to=revealed
293. 2 2
   reveal_card seat=2 cards=C5T8 from=deck to=revealed
   bust seat=2 cards=C3T8+C5T8 from=revealed to=discard
294. 0 1
   reveal_card seat=0 cards=C4T4 from=deck to=revealed
295. 0 2
   reveal_card seat=0 cards=C6T6 from=deck to=revealed
296. 0 2
   reveal_card seat=0 cards=C5T4 from=deck to=revealed
   bust seat=0 cards=C4T4+C6T6+C5T4 from=revealed to=discard
297. 1 1
   reveal_card seat=1 cards=C6T3 from=deck to=revealed
298. 1 2
   reveal_card seat=1 cards=C5T3 from=deck to=revealed
   bust seat=1 cards=C6T3+C5T3 from=revealed to=discard
299. 2 1
   reveal_card seat=2 cards=C5T2 from=deck to=revealed
300. 2 2
   reveal_card seat=2 cards=C3T1 from=deck to=revealed
301. 2 2
   reveal_card seat=2 cards=C5T6 from=deck to=revealed
302. 2 1
   take seat=2 cards=C5T2+C3T1+C5T6 from=revealed to=hand 2
303. 0 1
   reveal_card seat=0 cards=C3T6 from=deck to=revealed
304. 0 2
   reveal_card seat=0 cards=C1T6 from=deck to=revealed
   bust seat=0 cards=C3T6+C1T6 from=revealed to=discard
305. 1 1
   reveal_card seat=1 cards=C4T5 from=deck to=revealed
306. 1 2
   reveal_card seat=1 cards=C1T7 from=deck to=revealed
307. 1 2
   reveal_card seat=1 cards=C2T1 from=deck to=revealed
308. 1 1
   take seat=1 cards=C4T5+C1T7+C2T1 from=revealed to=hand 1
309. 2 1
   reveal_card seat=2 cards=C4T2 from=deck to=revealed
310. 2 2
   reveal_card seat=2 cards=C5T7 from=deck to=revealed
311. 2 2
   reveal_card seat=2 cards=C2T3 from=deck to=revealed
312. 2 1
   take seat=2 cards=C4T2+C5T7+C2T3 from=revealed to=hand 2
313. 0 1
   reveal_card seat=0 cards=C1T5 from=deck to=revealed
314. 0 2
   reveal_card seat=0 cards=C6T1 from=deck to=revealed
315. 0 2
   reveal_card seat=0 cards=C4T1 from=deck to=revealed
   bust seat=0 cards=C1T5+C6T1+C4T1 from=revealed to=discard
316. 1 1
   reveal_card seat=1 cards=C3T2 from=deck to=revealed
317. 1 2
   reveal_card seat=1 cards=C1T4 from=deck to=revealed
318. 1 1
   take seat=1 cards=C3T2+C1T4 from=revealed to=hand 1
319. 1 C1T4
   trim seat=1 cards=C1T4 from=hand 1 to=discard
320. 2 1
   reveal_card seat=2 cards=C4T8 from=deck to=revealed
321. 2 2
   reveal_card seat=2 cards=C1T1 from=deck to=revealed
322. 2 2
   reveal_card seat=2 cards=C2T5 from=deck to=revealed
323. 2 1
   take seat=2 cards=C4T8+C1T1+C2T5 from=revealed to=hand 2
324. 2 C2T3
   trim seat=2 cards=C2T3 from=hand 2 to=discard
325. 2 C2T5
   trim seat=2 cards=C2T5 from=hand 2 to=discard
326. 0 1
   reveal_card seat=0 cards=C2T4 from=deck to=revealed
327. 0 2
   reveal_card seat=0 cards=C3T3 from=deck to=revealed
328. 0 2
   reveal_card seat=0 cards=C3T7 from=deck to=revealed
329. 0 1
   take seat=0 cards=C2T4+C3T3+C3T7 from=revealed to=hand 0
330. 1 1
   reveal_card seat=1 cards=C2T6 from=deck to=revealed
331. 1 2
   reveal_card seat=1 cards=C4T6 from=deck to=revealed
   bust seat=1 cards=C2T6+C4T6 from=revealed to=discard
332. 2 1
   reveal_card seat=2 cards=C6T2 from=deck to=revealed
333. 2 2
   reveal_card seat=2 cards=C2T2 from=deck to=revealed
   bust seat=2 cards=C6T2+C2T2 from=revealed to=discard
334. 0 1
   reveal_card seat=0 cards=C6T5 from=deck to=revealed
335. 0 2
   reveal_card seat=0 cards=C1T3 from=deck to=revealed
336. 0 2
   reveal_card seat=0 cards=C6T8 from=deck to=revealed
337. 0 1
   take seat=0 cards=C6T5+C1T3+C6T8 from=revealed to=hand 0
338. 0 C2T4
   trim seat=0 cards=C2T4 from=hand 0 to=discard
339. 0 C6T5
   trim seat=0 cards=C6T5 from=hand 0 to=discard
340. 1 1
   reveal_card seat=1 cards=C6T4 from=deck to=revealed
341. 1 2
   reveal_card seat=1 cards=C1T8 from=deck to=revealed
342. 1 2
   reveal_card seat=1 cards=C6T7 from=deck to=revealed
343. 1 1
   take seat=1 cards=C6T4+C1T8+C6T7 from=revealed to=hand 1
344. 1 C6T4
   trim seat=1 cards=C6T4 from=hand 1 to=discard
345. 1 C4T5
   trim seat=1 cards=C4T5 from=hand 1 to=discard
346. 1 C1T8
   trim seat=1 cards=C1T8 from=hand 1 to=discard
347. 2 1
   reveal_card seat=2 cards=C5T5 from=deck to=revealed
348. 2 2
   reveal_card seat=2 cards=C3T4 from=deck to=revealed
349. 2 2
   reveal_card seat=2 cards=C3T5 from=deck to=revealed
   bust seat=2 cards=C5T5+C3T4+C3T5 from=revealed to=discard
   new_deck from=deck to=deck
350. 2 N3
   remove seat=2 cards=N3 from=slots to=removed
351. 0 2 N7
   pay seat=0 cards=C3T7+C4T7+C1T3+C3T3+C4T3 from=hand 0 to=discard
   capture seat=0 number=1 cards=N7 from=slots to=captured 0
352. 1 2 N2
   pay seat=1 cards=C1T2+C3T2+C1T7+C2T7+C6T7 from=hand 1 to=discard
   capture seat=1 number=1 cards=N2 from=slots to=captured 1
   free seat=1 number=3 cards=C2X from=places to=freed 1
353. 2 1
   reveal_card seat=2 cards=C6T3 from=deck to=revealed
354. 2 2
   reveal_card seat=2 cards=C4T1 from=deck to=revealed
355. 2 2
   reveal_card seat=2 cards=C2T5 from=deck to=revealed
356. 2 1
   take seat=2 cards=C6T3+C4T1+C2T5 from=revealed to=hand 2
357. 2 C6T3
   trim seat=2 cards=C6T3 from=hand 2 to=discard
358. 2 C5T7
   trim seat=2 cards=C5T7 from=hand 2 to=discard
359. 2 C4T2
   trim seat=2 cards=C4T2 from=hand 2 to=discard
360. 0 1
   reveal_card seat=0 cards=C4T4 from=deck to=revealed
361. 0 2
   reveal_card seat=0 cards=C5T4 from=deck to=revealed
   bust seat=0 cards=C4T4+C5T4 from=revealed to=discard
362. 1 1
   reveal_card seat=1 cards=C3T4 from=deck to=revealed
363. 1 2
   reveal_card seat=1 cards=C6T5 from=deck to=revealed
364. 1 2
   reveal_card seat=1 cards=C3T8 from=deck to=revealed
365. 1 1
   take seat=1 cards=C3T4+C6T5+C3T8 from=revealed to=hand 1
366. 2 2
   pay seat=2 cards=C1T1+C3T1+C4T1 from=hand 2 to=discard
   capture seat=2 number=1 cards=N1 from=slots to=captured 2
367. 0 1
   reveal_card seat=0 cards=C6T6 from=deck to=revealed
368. 0 2
   reveal_card seat=0 cards=C5T3 from=deck to=revealed
369. 0 2
   reveal_card seat=0 cards=C5T5 from=deck to=revealed
370. 0 1
   take seat=0 cards=C6T6+C5T3+C5T5 from=revealed to=hand 0
371. 1 1
   reveal_card seat=1 cards=C4T5 from=deck to=revealed
372. 1 2
   reveal_card seat=1 cards=C1T4 from=deck to=revealed
373. 1 1
   take seat=1 cards=C4T5+C1T4 from=revealed to=hand 1
374. 2 1
   reveal_card seat=2 cards=C2T6 from=deck to=revealed
375. 2 2
   reveal_card seat=2 cards=C3T6 from=deck to=revealed
   bust seat=2 cards=C2T6+C3T6 from=revealed to=discard
376. 0 1
   reveal_card seat=0 cards=C6T1 from=deck to=revealed
377. 0 2
   reveal_card seat=0 cards=C3T5 from=deck to=revealed
378. 0 2
   reveal_card seat=0 cards=C4T6 from=deck to=revealed
379. 0 1
   take seat=0 cards=C6T1+C3T5+C4T6 from=revealed to=hand 0
380. 0 C6T1
   trim seat=0 cards=C6T1 from=hand 0 to=discard
381. 1 1
   reveal_card seat=1 cards=C1T8 from=deck to=revealed
382. 1 2
   reveal_card seat=1 cards=C6T4 from=deck to=revealed
383. 1 1
   take seat=1 cards=C1T8+C6T4 from=revealed to=hand 1
384. 1 C2T1
   trim seat=1 cards=C2T1 from=hand 1 to=discard
385. 1 C5T1
   trim seat=1 cards=C5T1 from=hand 1 to=discard
386. 2 1
   reveal_card seat=2 cards=C2T2 from=deck to=revealed
387. 2 2
   reveal_card seat=2 cards=C2T4 from=deck to=revealed
388. 2 2
   reveal_card seat=2 cards=C1T5 from=deck to=revealed
389. 2 1
   take seat=2 cards=C2T2+C2T4+C1T5 from=revealed to=hand 2
390. 0 1
   reveal_card seat=0 cards=C5T8 from=deck to=revealed
391. 0 2
   reveal_card seat=0 cards=C1T6 from=deck to=revealed
392. 0 2
   reveal_card seat=0 cards=C2T3 from=deck to=revealed
393. 0 1
   take seat=0 cards=C5T8+C1T6+C2T3 from=revealed to=hand 0
394. 0 C2T3
   trim seat=0 cards=C2T3 from=hand 0 to=discard
395. 0 C5T3
   trim seat=0 cards=C5T3 from=hand 0 to=discard
396. 0 C3T5
   trim seat=0 cards=C3T5 from=hand 0 to=discard
397. 1 2 N5
   pay seat=1 cards=C4T5+C6T5+C1T4+C3T4+C6T4 from=hand 1 to=discard
   capture seat=1 number=1 cards=N5 from=slots to=captured 1
   free seat=1 number=2 cards=C4X from=places to=freed 1
   free seat=1 number=2 cards=C1X from=places to=freed 1
398. 2 1
   reveal_card seat=2 cards=C6T2 from=deck to=revealed
   new_deck from=deck to=deck
399. 2 N6
   remove seat=2 cards=N6 from=slots to=removed
400. 2 2
   reveal_card seat=2 cards=C6T1 from=deck to=revealed
401. 2 2
   reveal_card seat=2 cards=C2T6 from=deck to=revealed
402. 2 1
   take seat=2 cards=C6T2+C6T1+C2T6 from=revealed to=hand 2
403. 2 C6T1
   trim seat=2 cards=C6T1 from=hand 2 to=discard
404. 2 C1T5
   trim seat=2 cards=C1T5 from=hand 2 to=discard
405. 2 C2T5
   trim seat=2 cards=C2T5 from=hand 2 to=discard
406. 0 2 N8 pass
   pay seat=0 cards=C2T8+C5T8+C6T8 from=hand 0 to=discard
   capture seat=0 number=1 cards=N8 from=slots to=captured 0
   free seat=0 number=4 cards=C3X from=places to=freed 0
   free seat=0 number=3 cards=C5X from=places to=freed 0
407. 1 1
   reveal_card seat=1 cards=C1T7 from=deck to=revealed
408. 1 2
   reveal_card seat=1 cards=C1T2 from=deck to=revealed
409. 1 2
   reveal_card seat=1 cards=C4T5 from=deck to=revealed
410. 1 2
   reveal_card seat=1 cards=C3T2 from=deck to=revealed
   bust seat=1 cards=C1T7+C1T2+C4T5+C3T2 from=revealed to=discard
411. 2 1
   reveal_card seat=2 cards=C5T4 from=deck to=revealed
412. 2 1
   take seat=2 cards=C5T4 from=revealed to=hand 2
413. 2 C4T8
   trim seat=2 cards=C4T8 from=hand 2 to=discard
414. 0 1
   reveal_card seat=0 cards=C4T3 from=deck to=revealed
415. 0 2
   reveal_card seat=0 cards=C2T3 from=deck to=revealed
   bust seat=0 cards=C4T3+C2T3 from=revealed to=discard
416. 1 1
   reveal_card seat=1 cards=C4T4 from=deck to=revealed
417. 1 2
   reveal_card seat=1 cards=C4T7 from=deck to=revealed
418. 1 1
   take seat=1 cards=C4T4+C4T7 from=revealed to=hand 1
419. 2 2
   pay seat=2 cards=C2T4+C5T4+C2T2+C5T2+C6T2 from=hand 2 to=discard
   capture seat=2 number=1 cards=N4 from=slots to=captured 2
   free seat=2 number=4 cards=C6X from=places to=freed 2
   round_over seat=2 number=3 facts={'points': [9, 9, 6]}
{"config": {"players": 3, "mode": "m5_rescue"}, "slots": {}, "places": {}, "deck": ["C4T2", "C3T4", "C3T3", "C5T3", "C2T1", "C1T3", "C6T5", "C5T1", "C3T7", "C2T7", "C5T7", "C3T1", "C1T4", "C6T7", "C1T1", "C3T5", "C3T6", "C4T1", "C6T3", "C6T4"], "discard": ["C6T1", "C1T5", "C2T5", "C2T8", "C5T8", "C6T8", "C1T7", "C1T2", "C4T5", "C3T2", "C4T8", "C4T3", "C2T3", "C2T4", "C5T4", "C2T2", "C5T2", "C6T2"], "hands": [["C6T6", "C5T5", "C4T6", "C1T6"], ["C3T8", "C1T8", "C4T4", "C4T7"], ["C5T6", "C2T6"]], "revealed": [], "captured": [["N7", "N8"], ["N2", "N5"], ["N1", "N4"]], "freed": [["C3X", "C5X"], ["C2X", "C4X", "C1X"], ["C6X"]], "removed": ["N3", "N6"], "over": true, "first": 2, "state": "GAME_OVER", "captor": 2, "up": [], "rounds": [[8, 6, 4], [12, 4, 4], [9, 9, 6]], "known": [{"place": "hands", "seat": 0, "at": 0, "seats": [1, 2, -1]}, {"place": "hands", "seat": 0, "at": 1, "seats": [1, 2, -1]}, {"place": "hands", "seat": 0, "at": 2, "seats": [1, 2, -1]}, {"place": "hands", "seat": 0, "at": 3, "seats": [1, 2, -1]}, {"place": "hands", "seat": 1, "at": 0, "seats": [0, 2, -1]}, {"place": "hands", "seat": 1, "at": 1, "seats": [0, 2, -1]}, {"place": "hands", "seat": 1, "at": 2, "seats": [0, 2, -1]}, {"place": "hands", "seat": 1, "at": 3, "seats": [0, 2, -1]}, {"place": "hands", "seat": 2, "at": 0, "seats": [0, 1, -1]}, {"place": "hands", "seat": 2, "at": 1, "seats": [0, 1, -1]}]}
