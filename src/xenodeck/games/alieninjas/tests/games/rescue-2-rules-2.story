   round seat=1 number=1
1. 1 1
   reveal_card seat=1 cards=C2T3 from=deck to=revealed
2. 1 2
   reveal_card seat=1 cards=C5T6 from=deck to=revealed
3. 1 2
   reveal_card seat=1 cards=C2T2 from=deck to=revealed
4. 1 1
   take seat=1 cards=C2T3+C5T6+C2T2 from=revealed to=hand 1
5. 0 1
   reveal_card seat=0 cards=C4T2 from=deck to=revealed
6. 0 2
   reveal_card seat=0 cards=C5T3 from=deck to=revealed
7. 0 2
   reveal_card seat=0 cards=C4T1 from=deck to=revealed
8. 0 1
   take seat=0 cards=C4T2+C5T3+C4T1 from=revealed to=hand 0
9. 1 1
   reveal_card seat=1 cards=C4T4 from=deck to=revealed
10. 1 2
   reveal_card seat=1 cards=C5T1 from=deck to=revealed
11. 1 2
   reveal_card seat=1 cards=C4T3 from=deck to=revealed
12. 1 1
   take seat=1 cards=C4T4+C5T1+C4T3 from=revealed to=hand 1
13. 0 1
   reveal_card seat=0 cards=C4T7 from=deck to=revealed
14. 0 2
   reveal_card seat=0 cards=C6T2 from=deck to=revealed
15. 0 2
   reveal_card seat=0 cards=C3T6 from=deck to=revealed
16. 0 1
   take seat=0 cards=C4T7+C6T2+C3T6 from=revealed to=hand 0
17. 1 1
   reveal_card seat=1 cards=C3T4 from=deck to=revealed
18. 1 2
   reveal_card seat=1 cards=C3T1 from=deck to=revealed
19. 1 1
   take seat=1 cards=C3T4+C3T1 from=revealed to=hand 1
20. 1 C2T2
   trim seat=1 cards=C2T2 from=hand 1 to=discard
21. 0 1
   reveal_card seat=0 cards=C3T3 from=deck to=revealed
22. 0 2
   reveal_card seat=0 cards=C6T6 from=deck to=revealed
23. 0 2
   reveal_card seat=0 cards=C6T7 from=deck to=revealed
24. 0 1
   take seat=0 cards=C3T3+C6T6+C6T7 from=revealed to=hand 0
25. 0 C4T1
   trim seat=0 cards=C4T1 from=hand 0 to=discard
26. 0 C4T2
   trim seat=0 cards=C4T2 from=hand 0 to=discard
27. 1 1
   reveal_card seat=1 cards=C6T5 from=deck to=revealed
28. 1 2
   reveal_card seat=1 cards=C5T2 from=deck to=revealed
29. 1 2
   reveal_card seat=1 cards=C5T4 from=deck to=revealed
30. 1 1
   take seat=1 cards=C6T5+C5T2+C5T4 from=revealed to=hand 1
31. 1 C5T2
   trim seat=1 cards=C5T2 from=hand 1 to=discard
32. 1 C6T5
   trim seat=1 cards=C6T5 from=hand 1 to=discard
33. 1 C5T6
   trim seat=1 cards=C5T6 from=hand 1 to=discard
34. 0 1
   reveal_card seat=0 cards=C3T8 from=deck to=revealed
35. 0 2
   reveal_card seat=0 cards=C1T8 from=deck to=revealed
   bust seat=0 cards=C3T8+C1T8 from=revealed to=discard
36. 1 2 N4
   pay seat=1 cards=C3T4+C4T4+C5T4 from=hand 1 to=discard
   capture seat=1 number=1 cards=N4 from=slots to=captured 1
37. 0 1
   reveal_card seat=0 cards=C2T4 from=deck to=revealed
38. 0 2
   reveal_card seat=0 cards=C1T7 from=deck to=revealed
39. 0 2
   reveal_card seat=0 cards=C1T3 from=deck to=revealed
40. 0 1
   take seat=0 cards=C2T4+C1T7+C1T3 from=revealed to=hand 0
41. 0 C2T4
   trim seat=0 cards=C2T4 from=hand 0 to=discard
42. 0 C6T2
   trim seat=0 cards=C6T2 from=hand 0 to=discard
43. 0 C3T6
   trim seat=0 cards=C3T6 from=hand 0 to=discard
44. 1 1
   reveal_card seat=1 cards=C6T8 from=deck to=revealed
45. 1 2
   reveal_card seat=1 cards=C4T6 from=deck to=revealed
46. 1 2
   reveal_card seat=1 cards=C1T6 from=deck to=revealed
   bust seat=1 cards=C6T8+C4T6+C1T6 from=revealed to=discard
47. 0 2 N3 pass
   pay seat=0 cards=C1T3+C3T3+C5T3 from=hand 0 to=discard
   capture seat=0 number=1 cards=N3 from=slots to=captured 0
48. 1 1
   reveal_card seat=1 cards=C1T2 from=deck to=revealed
49. 1 2
   reveal_card seat=1 cards=C4T8 from=deck to=revealed
50. 1 2
   reveal_card seat=1 cards=C1T5 from=deck to=revealed
51. 1 1
   take seat=1 cards=C1T2+C4T8+C1T5 from=revealed to=hand 1
52. 0 2
   pay seat=0 cards=C1T7+C4T7+C6T7 from=hand 0 to=discard
   capture seat=0 number=1 cards=N7 from=slots to=captured 0
   free seat=0 number=4 cards=C3X from=places to=freed 0
53. 1 1
   reveal_card seat=1 cards=C3T2 from=deck to=revealed
54. 1 2
   reveal_card seat=1 cards=C2T1 from=deck to=revealed
55. 1 1
   take seat=1 cards=C3T2+C2T1 from=revealed to=hand 1
56. 1 C2T3
   trim seat=1 cards=C2T3 from=hand 1 to=discard
57. 1 C4T3
   trim seat=1 cards=C4T3 from=hand 1 to=discard
58. 0 1
   reveal_card seat=0 cards=C2T8 from=deck to=revealed
59. 0 2
   reveal_card seat=0 cards=C6T3 from=deck to=revealed
60. 0 2
   reveal_card seat=0 cards=C2T6 from=deck to=revealed
61. 0 1
   take seat=0 cards=C2T8+C6T3+C2T6 from=revealed to=hand 0
62. 1 2 N1
   pay seat=1 cards=C2T1+C3T1+C5T1 from=hand 1 to=discard
   capture seat=1 number=1 cards=N1 from=slots to=captured 1
   free seat=1 number=3 cards=C5X from=places to=freed 1
63. 0 1
   reveal_card seat=0 cards=C1T4 from=deck to=revealed
64. 0 2
   reveal_card seat=0 cards=C3T7 from=deck to=revealed
65. 0 2
   reveal_card seat=0 cards=C2T5 from=deck to=revealed
66. 0 1
   take seat=0 cards=C1T4+C3T7+C2T5 from=revealed to=hand 0
67. 1 1
   reveal_card seat=1 cards=C4T5 from=deck to=revealed
68. 1 2
   reveal_card seat=1 cards=C3T5 from=deck to=revealed
   bust seat=1 cards=C4T5+C3T5 from=revealed to=discard
69. 0 1
   reveal_card seat=0 cards=C5T5 from=deck to=revealed
70. 0 2
   reveal_card seat=0 cards=C5T7 from=deck to=revealed
71. 0 2
   reveal_card seat=0 cards=C6T1 from=deck to=revealed
72. 0 1
   take seat=0 cards=C5T5+C5T7+C6T1 from=revealed to=hand 0
73. 0 C6T1
   trim seat=0 cards=C6T1 from=hand 0 to=discard
74. 0 C6T3
   trim seat=0 cards=C6T3 from=hand 0 to=discard
75. 0 C1T4
   trim seat=0 cards=C1T4 from=hand 0 to=discard
76. 1 1
   reveal_card seat=1 cards=C6T4 from=deck to=revealed
77. 1 2
   reveal_card seat=1 cards=C5T8 from=deck to=revealed
78. 1 1
   take seat=1 cards=C6T4+C5T8 from=revealed to=hand 1
79. 0 1
   reveal_card seat=0 cards=C2T7 from=deck to=revealed
80. 0 2
   reveal_card seat=0 cards=C1T1 from=deck to=revealed
   new_deck from=deck to=deck
81. 0 N2
   remove seat=0 cards=N2 from=slots to=removed
82. 0 2
   reveal_card seat=0 cards=C1T8 from=deck to=revealed
83. 0 1
   take seat=0 cards=C2T7+C1T1+C1T8 from=revealed to=hand 0
84. 0 C1T1
   trim seat=0 cards=C1T1 from=hand 0 to=discard
85. 0 C2T7
   trim seat=0 cards=C2T7 from=hand 0 to=discard
86. 0 C3T7
   trim seat=0 cards=C3T7 from=hand 0 to=discard
87. 1 1
   reveal_card seat=1 cards=C4T6 from=deck to=revealed
88. 1 2
   reveal_card seat=1 cards=C1T6 from=deck to=revealed
   bust seat=1 cards=C4T6+C1T6 from=revealed to=discard
89. 0 1
   reveal_card seat=0 cards=C2T2 from=deck to=revealed
90. 0 2
   reveal_card seat=0 cards=C3T8 from=deck to=revealed
91. 0 2
   reveal_card seat=0 cards=C3T3 from=deck to=revealed
92. 0 1
   take seat=0 cards=C2T2+C3T8+C3T3 from=revealed to=hand 0
93. 0 C2T2
   trim seat=0 cards=C2T2 from=hand 0 to=discard
94. 0 C3T3
   trim seat=0 cards=C3T3 from=hand 0 to=discard
95. 0 C5T7
   trim seat=0 cards=C5T7 from=hand 0 to=discard
96. 1 1
   reveal_card seat=1 cards=C6T5 from=deck to=revealed
97. 1 2
   reveal_card seat=1 cards=C6T3 from=deck to=revealed
98. 1 2
   reveal_card seat=1 cards=C3T5 from=deck to=revealed
   bust seat=1 cards=C6T5+C6T3+C3T5 from=revealed to=discard
99. 0 2 N8
   pay seat=0 cards=C1T8+C2T8+C3T8 from=hand 0 to=discard
   capture seat=0 number=1 cards=N8 from=slots to=captured 0
100. 1 1
   reveal_card seat=1 cards=C5T6 from=deck to=revealed
101. 1 2
   reveal_card seat=1 cards=C5T1 from=deck to=revealed
102. 1 1
   take seat=1 cards=C5T6+C5T1 from=revealed to=hand 1
103. 1 C5T1
   trim seat=1 cards=C5T1 from=hand 1 to=discard
104. 0 1
   reveal_card seat=0 cards=C2T4 from=deck to=revealed
105. 0 2
   reveal_card seat=0 cards=C3T6 from=deck to=revealed
106. 0 2
   reveal_card seat=0 cards=C1T3 from=deck to=revealed
107. 0 1
   take seat=0 cards=C2T4+C3T6+C1T3 from=revealed to=hand 0
108. 1 1
   reveal_card seat=1 cards=C4T3 from=deck to=revealed
109. 1 2
   reveal_card seat=1 cards=C5T2 from=deck to=revealed
110. 1 1
   take seat=1 cards=C4T3+C5T2 from=revealed to=hand 1
111. 1 C4T3
   trim seat=1 cards=C4T3 from=hand 1 to=discard
112. 1 C6T4
   trim seat=1 cards=C6T4 from=hand 1 to=discard
113. 0 2 N6
   pay seat=0 cards=C2T6+C3T6+C6T6 from=hand 0 to=discard
   capture seat=0 number=1 cards=N6 from=slots to=captured 0
   free seat=0 number=4 cards=C6X from=places to=freed 0
   free seat=0 number=3 cards=C2X from=places to=freed 0
114. 1 1
   reveal_card seat=1 cards=C6T8 from=deck to=revealed
115. 1 2
   reveal_card seat=1 cards=C4T7 from=deck to=revealed
116. 1 1
   take seat=1 cards=C6T8+C4T7 from=revealed to=hand 1
117. 1 C5T6
   trim seat=1 cards=C5T6 from=hand 1 to=discard
118. 1 C4T7
   trim seat=1 cards=C4T7 from=hand 1 to=discard
119. 0 1
   reveal_card seat=0 cards=C1T4 from=deck to=revealed
120. 0 2
   reveal_card seat=0 cards=C4T1 from=deck to=revealed
121. 0 2
   reveal_card seat=0 cards=C2T1 from=deck to=revealed
   bust seat=0 cards=C1T4+C4T1+C2T1 from=revealed to=discard
122. 1 2
   pay seat=1 cards=C1T5+C1T2+C3T2+C5T2+C4T8+C5T8+C6T8 from=hand 1 to=discard
   capture seat=1 number=1 cards=N5 from=slots to=captured 1
   free seat=1 number=2 cards=C4X from=places to=freed 1
   free seat=1 number=2 cards=C1X from=places to=freed 1
   round_over seat=1 number=1 facts={'points': [15, 10]}
123. next
   round seat=1 number=2
124. 1 1
   reveal_card seat=1 cards=C2T4 from=deck to=revealed
125. 1 2
   reveal_card seat=1 cards=C2T8 from=deck to=revealed
126. 1 2
   reveal_card seat=1 cards=C4T3 from=deck to=revealed
127. 1 1
   take seat=1 cards=C2T4+C2T8+C4T3 from=revealed to=hand 1
128. 0 1
   reveal_card seat=0 cards=C2T7 from=deck to=revealed
129. 0 2
   reveal_card seat=0 cards=C1T1 from=deck to=revealed
130. 0 2
   reveal_card seat=0 cards=C4T6 from=deck to=revealed
131. 0 1
   take seat=0 cards=C2T7+C1T1+C4T6 from=revealed to=hand 0
132. 1 1
   reveal_card seat=1 cards=C3T3 from=deck to=revealed
133. 1 2
   reveal_card seat=1 cards=C6T4 from=deck to=revealed
134. 1 2
   reveal_card seat=1 cards=C5T3 from=deck to=revealed
   bust seat=1 cards=C3T3+C6T4+C5T3 from=revealed to=discard
135. 0 1
   reveal_card seat=0 cards=C6T3 from=deck to=revealed
136. 0 2
   reveal_card seat=0 cards=C5T5 from=deck to=revealed
137. 0 2
   reveal_card seat=0 cards=C6T1 from=deck to=revealed
138. 0 1
   take seat=0 cards=C6T3+C5T5+C6T1 from=revealed to=hand 0
139. 1 1
   reveal_card seat=1 cards=C4T2 from=deck to=revealed
140. 1 2
   reveal_card seat=1 cards=C2T2 from=deck to=revealed
   bust seat=1 cards=C4T2+C2T2 from=revealed to=discard
141. 0 1
   reveal_card seat=0 cards=C4T5 from=deck to=revealed
142. 0 2
   reveal_card seat=0 cards=C3T7 from=deck to=revealed
143. 0 2
   reveal_card seat=0 cards=C1T2 from=deck to=revealed
144. 0 1
   take seat=0 cards=C4T5+C3T7+C1T2 from=revealed to=hand 0
145. 0 C1T2
   trim seat=0 cards=C1T2 from=hand 0 to=discard
146. 0 C6T3
   trim seat=0 cards=C6T3 from=hand 0 to=discard
147. 1 1
   reveal_card seat=1 cards=C6T6 from=deck to=revealed
148. 1 2
   reveal_card seat=1 cards=C1T4 from=deck to=revealed
149. 1 2
   reveal_card seat=1 cards=C4T7 from=deck to=revealed
150. 1 1
   take seat=1 cards=C6T6+C1T4+C4T7 from=revealed to=hand 1
151. 0 1
   reveal_card seat=0 cards=C3T6 from=deck to=revealed
152. 0 2
   reveal_card seat=0 cards=C3T5 from=deck to=revealed
153. 0 2
   reveal_card seat=0 cards=C1T3 from=deck to=revealed
154. 0 1
   take seat=0 cards=C3T6+C3T5+C1T3 from=revealed to=hand 0
155. 0 C1T3
   trim seat=0 cards=C1T3 from=hand 0 to=discard
156. 0 C1T1
   trim seat=0 cards=C1T1 from=hand 0 to=discard
157. 0 C6T1
   trim seat=0 cards=C6T1 from=hand 0 to=discard
158. 1 1
   reveal_card seat=1 cards=C5T6 from=deck to=revealed
159. 1 2
   reveal_card seat=1 cards=C5T1 from=deck to=revealed
160. 1 2
   reveal_card seat=1 cards=C4T4 from=deck to=revealed
161. 1 1
   take seat=1 cards=C5T6+C5T1+C4T4 from=revealed to=hand 1
162. 1 C5T1
   trim seat=1 cards=C5T1 from=hand 1 to=discard
163. 1 C4T3
   trim seat=1 cards=C4T3 from=hand 1 to=discard
164. 0 2 N5
   pay seat=0 cards=C3T5+C4T5+C5T5 from=hand 0 to=discard
   capture seat=0 number=1 cards=N5 from=slots to=captured 0
165. 1 2 N4
   pay seat=1 cards=C1T4+C2T4+C4T4 from=hand 1 to=discard
   capture seat=1 number=1 cards=N4 from=slots to=captured 1
166. 0 1
   reveal_card seat=0 cards=C2T1 from=deck to=revealed
167. 0 2
   reveal_card seat=0 cards=C1T6 from=deck to=revealed
168. 0 2
   reveal_card seat=0 cards=C4T1 from=deck to=revealed
   bust seat=0 cards=C2T1+C1T6+C4T1 from=revealed to=discard
169. 1 1
   reveal_card seat=1 cards=C6T5 from=deck to=revealed
170. 1 2
   reveal_card seat=1 cards=C3T1 from=deck to=revealed
171. 1 2
   reveal_card seat=1 cards=C2T3 from=deck to=revealed
172. 1 2
   reveal_card seat=1 cards=C2T6 from=deck to=revealed
173. 1 1
   take seat=1 cards=C6T5+C3T1+C2T3+C2T6 from=revealed to=hand 1
174. 1 C6T5
   trim seat=1 cards=C6T5 from=hand 1 to=discard
175. 0 1
   reveal_card seat=0 cards=C5T2 from=deck to=revealed
176. 0 2
   reveal_card seat=0 cards=C6T2 from=deck to=revealed
   bust seat=0 cards=C5T2+C6T2 from=revealed to=discard
177. 1 2
   pay seat=1 cards=C2T6+C5T6+C6T6 from=hand 1 to=discard
   capture seat=1 number=1 cards=N6 from=slots to=captured 1
178. 0 1
   reveal_card seat=0 cards=C3T4 from=deck to=revealed
179. 0 2
   reveal_card seat=0 cards=C6T7 from=deck to=revealed
180. 0 2
   reveal_card seat=0 cards=C3T2 from=deck to=revealed
181. 0 1
   take seat=0 cards=C3T4+C6T7+C3T2 from=revealed to=hand 0
182. 1 1
   reveal_card seat=1 cards=C5T4 from=deck to=revealed
183. 1 2
   reveal_card seat=1 cards=C1T7 from=deck to=revealed
184. 1 2
   reveal_card seat=1 cards=C2T5 from=deck to=revealed
185. 1 2
   reveal_card seat=1 cards=C1T8 from=deck to=revealed
186. 1 1
   take seat=1 cards=C5T4+C1T7+C2T5+C1T8 from=revealed to=hand 1
187. 1 C5T4
   trim seat=1 cards=C5T4 from=hand 1 to=discard
188. 0 2
   pay seat=0 cards=C2T7+C3T7+C6T7 from=hand 0 to=discard
   capture seat=0 number=1 cards=N7 from=slots to=captured 0
   free seat=0 number=3 cards=C5X from=places to=freed 0
189. 1 1
   reveal_card seat=1 cards=C3T8 from=deck to=revealed
190. 1 1
   take seat=1 cards=C3T8 from=revealed to=hand 1
191. 1 C2T5
   trim seat=1 cards=C2T5 from=hand 1 to=discard
192. 0 1
   reveal_card seat=0 cards=C5T7 from=deck to=revealed
193. 0 2
   reveal_card seat=0 cards=C4T8 from=deck to=revealed
194. 0 2
   reveal_card seat=0 cards=C5T8 from=deck to=revealed
   bust seat=0 cards=C5T7+C4T8+C5T8 from=revealed to=discard
195. 1 2
   pay seat=1 cards=C1T8+C2T8+C3T8 from=hand 1 to=discard
   capture seat=1 number=1 cards=N8 from=slots to=captured 1
   free seat=1 number=3 cards=C2X from=places to=freed 1
196. 0 1
   reveal_card seat=0 cards=C1T5 from=deck to=revealed
197. 0 2
   reveal_card seat=0 cards=C6T8 from=deck to=revealed
   new_deck from=deck to=deck
198. 0 N3
   remove seat=0 cards=N3 from=slots to=removed
   lost seat=0 cards=C4X from=places to=removed
199. 0 2
   reveal_card seat=0 cards=C5T3 from=deck to=revealed
200. 0 1
   take seat=0 cards=C1T5+C6T8+C5T3 from=revealed to=hand 0
201. 1 1
   reveal_card seat=1 cards=C5T5 from=deck to=revealed
202. 1 2
   reveal_card seat=1 cards=C6T4 from=deck to=revealed
203. 1 2
   reveal_card seat=1 cards=C2T4 from=deck to=revealed
   bust seat=1 cards=C5T5+C6T4+C2T4 from=revealed to=discard
204. 0 1
   reveal_card seat=0 cards=C6T7 from=deck to=revealed
205. 0 2
   reveal_card seat=0 cards=C2T6 from=deck to=revealed
206. 0 2
   reveal_card seat=0 cards=C5T4 from=deck to=revealed
207. 0 1
   take seat=0 cards=C6T7+C2T6+C5T4 from=revealed to=hand 0
208. 0 C5T3
   trim seat=0 cards=C5T3 from=hand 0 to=discard
209. 0 C1T5
   trim seat=0 cards=C1T5 from=hand 0 to=discard
210. 0 C6T7
   trim seat=0 cards=C6T7 from=hand 0 to=discard
211. 1 1
   reveal_card seat=1 cards=C5T6 from=deck to=revealed
212. 1 2
   reveal_card seat=1 cards=C4T4 from=deck to=revealed
213. 1 2
   reveal_card seat=1 cards=C3T3 from=deck to=revealed
214. 1 2
   reveal_card seat=1 cards=C1T6 from=deck to=revealed
   bust seat=1 cards=C5T6+C4T4+C3T3+C1T6 from=revealed to=discard
215. 0 1
   reveal_card seat=0 cards=C4T2 from=deck to=revealed
216. 0 2
   reveal_card seat=0 cards=C6T5 from=deck to=revealed
217. 0 2
   reveal_card seat=0 cards=C6T2 from=deck to=revealed
   bust seat=0 cards=C4T2+C6T5+C6T2 from=revealed to=discard
218. 1 1
   reveal_card seat=1 cards=C1T8 from=deck to=revealed
219. 1 2
   reveal_card seat=1 cards=C3T8 from=deck to=revealed
   bust seat=1 cards=C1T8+C3T8 from=revealed to=discard
220. 0 1
   reveal_card seat=0 cards=C5T1 from=deck to=revealed
221. 0 2
   reveal_card seat=0 cards=C6T6 from=deck to=revealed
222. 0 2
   reveal_card seat=0 cards=C4T1 from=deck to=revealed
   bust seat=0 cards=C5T1+C6T6+C4T1 from=revealed to=discard
223. 1 1
   reveal_card seat=1 cards=C6T1 from=deck to=revealed
224. 1 2
   reveal_card seat=1 cards=C5T8 from=deck to=revealed
225. 1 2
   reveal_card seat=1 cards=C3T7 from=deck to=revealed
226. 1 1
   take seat=1 cards=C6T1+C5T8+C3T7 from=revealed to=hand 1
227. 0 1
   reveal_card seat=0 cards=C2T5 from=deck to=revealed
228. 0 2
   reveal_card seat=0 cards=C5T2 from=deck to=revealed
229. 0 2
   reveal_card seat=0 cards=C5T7 from=deck to=revealed
230. 0 1
   take seat=0 cards=C2T5+C5T2+C5T7 from=revealed to=hand 0
231. 0 C2T5
   trim seat=0 cards=C2T5 from=hand 0 to=discard
232. 0 C5T7
   trim seat=0 cards=C5T7 from=hand 0 to=discard
233. 0 C6T8
   trim seat=0 cards=C6T8 from=hand 0 to=discard
234. 1 2
   pay seat=1 cards=C3T1+C6T1+C1T7+C3T7+C4T7 from=hand 1 to=discard
   capture seat=1 number=1 cards=N1 from=slots to=captured 1
   free seat=1 number=2 cards=C1X from=places to=freed 1
   free seat=1 number=4 cards=C6X from=places to=freed 1
235. 0 2
   pay seat=0 cards=C3T2+C5T2+C2T6+C3T6+C4T6 from=hand 0 to=discard
   capture seat=0 number=1 cards=N2 from=slots to=captured 0
   free seat=0 number=4 cards=C3X from=places to=freed 0
   round_over seat=0 number=2 facts={'points': [10, 13]}
{"config": {"players": 2, "mode": "m5_rescue", "rounds": 2}, "slots": {}, "places": {}, "deck": ["C1T2", "C3T5", "C1T3", "C2T8", "C2T2", "C4T8", "C6T3", "C2T7", "C1T4", "C2T1", "C4T5", "C1T1", "C4T3"], "discard": ["C5T5", "C6T4", "C2T4", "C5T3", "C1T5", "C6T7", "C5T6", "C4T4", "C3T3", "C1T6", "C4T2", "C6T5", "C6T2", "C1T8", "C3T8", "C5T1", "C6T6", "C4T1", "C2T5", "C5T7", "C6T8", "C3T1", "C6T1", "C1T7", "C3T7", "C4T7", "C3T2", "C5T2", "C2T6", "C3T6", "C4T6"], "hands": [["C3T4", "C5T4"], ["C2T3", "C5T8"]], "revealed": [], "captured": [["N5", "N7", "N2"], ["N4", "N6", "N8", "N1"]], "freed": [["C5X", "C3X"], ["C2X", "C1X", "C6X"]], "removed": ["N3", "C4X"], "over": true, "first": 1, "state": "GAME_OVER", "captor": 0, "up": [], "rounds": [[15, 10], [10, 13]], "known": [{"place": "hands", "seat": 0, "at": 0, "seats": [1, -1]}, {"place": "hands", "seat": 0, "at": 1, "seats": [1, -1]}, {"place": "hands", "seat": 1, "at": 0, "seats": [0, -1]}, {"place": "hands", "seat": 1, "at": 1, "seats": [0, -1]}]}
