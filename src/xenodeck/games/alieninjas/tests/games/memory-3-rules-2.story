   round seat=2 number=1
   mission cards=N8 from=missions to=mission
   multiplier cards=M2 from=box to=multiplier
1. 2 1 14
   peek seat=2 number=14 cards=C1T8 from=grid
2. 2 18
   peek seat=2 number=18 cards=C2T2 from=grid
3. 0 1 14
   peek seat=0 number=14 cards=C1T8 from=grid
4. 0 2
   peek seat=0 number=2 cards=C2T3 from=grid
5. 1 1 3
   peek seat=1 number=3 cards=C1T5 from=grid
6. 1 1
   peek seat=1 number=1 cards=C2T7 from=grid
7. 2 2 2
   reveal seat=2 number=2 cards=C2T3 from=grid
8. 2 12
   show seat=2 number=12 cards=C2T8 from=grid
9. 0 2 13
   reveal seat=0 number=13 cards=C1T7 from=grid
10. 0 16
   show seat=0 number=16 cards=C2T4 from=grid
11. 1 1 7
   peek seat=1 number=7 cards=C1X from=grid
12. 1 11
   peek seat=1 number=11 cards=C2X from=grid
13. 2 2 18
   reveal seat=2 number=18 cards=C2T2 from=grid
14. 2 5
   show seat=2 number=5 cards=C1T4 from=grid
15. 0 2 8
   reveal seat=0 number=8 cards=C2T5 from=grid
16. 0 14
   show seat=0 number=14 cards=C1T8 from=grid
17. 1 2 12
   reveal seat=1 number=12 cards=C2T8 from=grid
18. 1 14
   show seat=1 number=14 cards=C1T8 from=grid
   complete seat=1 number=1 cards=N8 from=mission to=kept 1
   mission cards=N2 from=missions to=mission
19. 2 1 18
   peek seat=2 number=18 cards=C2T2 from=grid
20. 2 3
   peek seat=2 number=3 cards=C1T5 from=grid
21. 0 1 4
   peek seat=0 number=4 cards=C2T6 from=grid
22. 0 15
   peek seat=0 number=15 cards=C2T1 from=grid
23. 1 2 18
   reveal seat=1 number=18 cards=C2T2 from=grid
24. 1 11
   show seat=1 number=11 cards=C2X from=grid
   complete seat=1 number=2 cards=N2 from=mission to=kept 1
   mission cards=N7 from=missions to=mission
25. 2 2 9
   reveal seat=2 number=9 cards=C1T6 from=grid
26. 2 10
   show seat=2 number=10 cards=C1T1 from=grid
27. 0 1 15
   peek seat=0 number=15 cards=C2T1 from=grid
28. 0 7
   peek seat=0 number=7 cards=C1X from=grid
29. 1 1 7
   peek seat=1 number=7 cards=C1X from=grid
30. 1 4
   peek seat=1 number=4 cards=C2T6 from=grid
31. 2 1 13
   peek seat=2 number=13 cards=C1T7 from=grid
32. 2 16
   peek seat=2 number=16 cards=C2T4 from=grid
33. 0 2 3
   reveal seat=0 number=3 cards=C1T5 from=grid
34. 0 10
   show seat=0 number=10 cards=C1T1 from=grid
35. 1 2 13
   reveal seat=1 number=13 cards=C1T7 from=grid
36. 1 7
   show seat=1 number=7 cards=C1X from=grid
   complete seat=1 number=1 cards=N7 from=mission to=kept 1
   mission cards=N6 from=missions to=mission
37. 2 1 4
   peek seat=2 number=4 cards=C2T6 from=grid
38. 2 2
   peek seat=2 number=2 cards=C2T3 from=grid
39. 0 1 9
   peek seat=0 number=9 cards=C1T6 from=grid
40. 0 5
   peek seat=0 number=5 cards=C1T4 from=grid
41. 1 1 1
   peek seat=1 number=1 cards=C2T7 from=grid
42. 1 5
   peek seat=1 number=5 cards=C1T4 from=grid
43. 2 1 17
   peek seat=2 number=17 cards=C1T2 from=grid
44. 2 2
   peek seat=2 number=2 cards=C2T3 from=grid
45. 0 1 9
   peek seat=0 number=9 cards=C1T6 from=grid
46. 0 6
   peek seat=0 number=6 cards=C1T3 from=grid
47. 1 1 6
   peek seat=1 number=6 cards=C1T3 from=grid
48. 1 17
   peek seat=1 number=17 cards=C1T2 from=grid
49. 2 1 10
   peek seat=2 number=10 cards=C1T1 from=grid
50. 2 4
   peek seat=2 number=4 cards=C2T6 from=grid
51. 0 1 3
   peek seat=0 number=3 cards=C1T5 from=grid
52. 0 4
   peek seat=0 number=4 cards=C2T6 from=grid
53. 1 1 2
   peek seat=1 number=2 cards=C2T3 from=grid
54. 1 15
   peek seat=1 number=15 cards=C2T1 from=grid
55. 2 1 6
   peek seat=2 number=6 cards=C1T3 from=grid
56. 2 9
   peek seat=2 number=9 cards=C1T6 from=grid
57. 0 1 6
   peek seat=0 number=6 cards=C1T3 from=grid
58. 0 2
   peek seat=0 number=2 cards=C2T3 from=grid
59. 1 1 9
   peek seat=1 number=9 cards=C1T6 from=grid
60. 1 8
   peek seat=1 number=8 cards=C2T5 from=grid
61. 2 2 4
   reveal seat=2 number=4 cards=C2T6 from=grid
62. 2 9
   show seat=2 number=9 cards=C1T6 from=grid
   complete seat=2 number=2 cards=N6 from=mission to=kept 2
   mission cards=N1 from=missions to=mission
63. 0 1 10
   peek seat=0 number=10 cards=C1T1 from=grid
64. 0 2
   peek seat=0 number=2 cards=C2T3 from=grid
65. 1 2 6
   reveal seat=1 number=6 cards=C1T3 from=grid
66. 1 2
   show seat=1 number=2 cards=C2T3 from=grid
67. 2 1 10
   peek seat=2 number=10 cards=C1T1 from=grid
68. 2 3
   peek seat=2 number=3 cards=C1T5 from=grid
69. 0 1 5
   peek seat=0 number=5 cards=C1T4 from=grid
70. 0 15
   peek seat=0 number=15 cards=C2T1 from=grid
71. 1 1 16
   peek seat=1 number=16 cards=C2T4 from=grid
72. 1 1
   peek seat=1 number=1 cards=C2T7 from=grid
73. 2 1 8
   peek seat=2 number=8 cards=C2T5 from=grid
74. 2 15
   peek seat=2 number=15 cards=C2T1 from=grid
75. 0 1 1
   peek seat=0 number=1 cards=C2T7 from=grid
76. 0 17
   peek seat=0 number=17 cards=C1T2 from=grid
77. 1 2 10
   reveal seat=1 number=10 cards=C1T1 from=grid
78. 1 15
   show seat=1 number=15 cards=C2T1 from=grid
   complete seat=1 number=1 cards=N1 from=mission to=kept 1
   mission cards=N3 from=missions to=mission
79. 2 2 5
   reveal seat=2 number=5 cards=C1T4 from=grid
80. 2 6
   show seat=2 number=6 cards=C1T3 from=grid
81. 0 2 8
   reveal seat=0 number=8 cards=C2T5 from=grid
82. 0 2
   show seat=0 number=2 cards=C2T3 from=grid
83. 1 2 2
   reveal seat=1 number=2 cards=C2T3 from=grid
84. 1 6
   show seat=1 number=6 cards=C1T3 from=grid
   complete seat=1 number=1 cards=N3 from=mission to=kept 1
   mission cards=N5 from=missions to=mission
85. 2 2 17
   reveal seat=2 number=17 cards=C1T2 from=grid
86. 2 16
   show seat=2 number=16 cards=C2T4 from=grid
87. 0 2 1
   reveal seat=0 number=1 cards=C2T7 from=grid
88. 0 3
   show seat=0 number=3 cards=C1T5 from=grid
89. 1 2 3
   reveal seat=1 number=3 cards=C1T5 from=grid
90. 1 8
   show seat=1 number=8 cards=C2T5 from=grid
   complete seat=1 number=1 cards=N5 from=mission to=kept 1
   taken_out number=0 cards=N4 from=removed
   round_over seat=1 number=1 facts={'points': [0, 7, 2]}
91. next
   round seat=1 number=2
   mission cards=N2 from=missions to=mission
   multiplier cards=M2 from=box to=multiplier
92. 1 1 4
   peek seat=1 number=4 cards=C1T7 from=grid
93. 1 3
   peek seat=1 number=3 cards=C2T3 from=grid
94. 2 1 4
   peek seat=2 number=4 cards=C1T7 from=grid
95. 2 11
   peek seat=2 number=11 cards=C1T8 from=grid
96. 0 1 11
   peek seat=0 number=11 cards=C1T8 from=grid
97. 0 9
   peek seat=0 number=9 cards=C2T8 from=grid
98. 1 1 8
   peek seat=1 number=8 cards=C1T2 from=grid
99. 1 10
   peek seat=1 number=10 cards=C2T1 from=grid
100. 2 1 15
   peek seat=2 number=15 cards=C1T4 from=grid
101. 2 8
   peek seat=2 number=8 cards=C1T2 from=grid
102. 0 1 16
   peek seat=0 number=16 cards=C2T6 from=grid
103. 0 18
   peek seat=0 number=18 cards=C2T7 from=grid
104. 1 1 16
   peek seat=1 number=16 cards=C2T6 from=grid
105. 1 7
   peek seat=1 number=7 cards=C2T2 from=grid
106. 2 2 15
   reveal seat=2 number=15 cards=C1T4 from=grid
107. 2 3
   show seat=2 number=3 cards=C2T3 from=grid
108. 0 1 11
   peek seat=0 number=11 cards=C1T8 from=grid
109. 0 10
   peek seat=0 number=10 cards=C2T1 from=grid
110. 1 2 7
   reveal seat=1 number=7 cards=C2T2 from=grid
111. 1 8
   show seat=1 number=8 cards=C1T2 from=grid
   complete seat=1 number=2 cards=N2 from=mission to=kept 1
   mission cards=N1 from=missions to=mission
112. 2 1 14
   peek seat=2 number=14 cards=C1T5 from=grid
113. 2 10
   peek seat=2 number=10 cards=C2T1 from=grid
114. 0 1 12
   peek seat=0 number=12 cards=C2T5 from=grid
115. 0 16
   peek seat=0 number=16 cards=C2T6 from=grid
116. 1 1 9
   peek seat=1 number=9 cards=C2T8 from=grid
117. 1 5
   peek seat=1 number=5 cards=C1T1 from=grid
118. 2 1 15
   peek seat=2 number=15 cards=C1T4 from=grid
119. 2 5
   peek seat=2 number=5 cards=C1T1 from=grid
120. 0 1 6
   peek seat=0 number=6 cards=C1T3 from=grid
121. 0 10
   peek seat=0 number=10 cards=C2T1 from=grid
122. 1 1 16
   peek seat=1 number=16 cards=C2T6 from=grid
123. 1 14
   peek seat=1 number=14 cards=C1T5 from=grid
124. 2 2 18
   reveal seat=2 number=18 cards=C2T7 from=grid
125. 2 4
   show seat=2 number=4 cards=C1T7 from=grid
126. 0 1 9
   peek seat=0 number=9 cards=C2T8 from=grid
127. 0 11
   peek seat=0 number=11 cards=C1T8 from=grid
128. 1 2 11
   reveal seat=1 number=11 cards=C1T8 from=grid
129. 1 3
   show seat=1 number=3 cards=C2T3 from=grid
130. 2 1 2
   peek seat=2 number=2 cards=C1X from=grid
131. 2 5
   peek seat=2 number=5 cards=C1T1 from=grid
132. 0 1 16
   peek seat=0 number=16 cards=C2T6 from=grid
133. 0 6
   peek seat=0 number=6 cards=C1T3 from=grid
134. 1 2 1
   reveal seat=1 number=1 cards=C2X from=grid
135. 1 5
   show seat=1 number=5 cards=C1T1 from=grid
   complete seat=1 number=1 cards=N1 from=mission to=kept 1
   mission cards=N4 from=missions to=mission
136. 2 2 9
   reveal seat=2 number=9 cards=C2T8 from=grid
137. 2 12
   show seat=2 number=12 cards=C2T5 from=grid
138. 0 1 6
   peek seat=0 number=6 cards=C1T3 from=grid
139. 0 3
   peek seat=0 number=3 cards=C2T3 from=grid
140. 1 1 18
   peek seat=1 number=18 cards=C2T7 from=grid
141. 1 2
   peek seat=1 number=2 cards=C1X from=grid
142. 2 1 13
   peek seat=2 number=13 cards=C1T6 from=grid
143. 2 14
   peek seat=2 number=14 cards=C1T5 from=grid
144. 0 1 10
   peek seat=0 number=10 cards=C2T1 from=grid
145. 0 13
   peek seat=0 number=13 cards=C1T6 from=grid
146. 1 2 13
   reveal seat=1 number=13 cards=C1T6 from=grid
147. 1 3
   show seat=1 number=3 cards=C2T3 from=grid
148. 2 1 14
   peek seat=2 number=14 cards=C1T5 from=grid
149. 2 15
   peek seat=2 number=15 cards=C1T4 from=grid
150. 0 1 11
   peek seat=0 number=11 cards=C1T8 from=grid
151. 0 10
   peek seat=0 number=10 cards=C2T1 from=grid
152. 1 2 4
   reveal seat=1 number=4 cards=C1T7 from=grid
153. 1 3
   show seat=1 number=3 cards=C2T3 from=grid
154. 2 1 6
   peek seat=2 number=6 cards=C1T3 from=grid
155. 2 16
   peek seat=2 number=16 cards=C2T6 from=grid
156. 0 1 18
   peek seat=0 number=18 cards=C2T7 from=grid
157. 0 12
   peek seat=0 number=12 cards=C2T5 from=grid
158. 1 2 15
   reveal seat=1 number=15 cards=C1T4 from=grid
159. 1 2
   show seat=1 number=2 cards=C1X from=grid
   complete seat=1 number=1 cards=N4 from=mission to=kept 1
   mission cards=N5 from=missions to=mission
160. 2 1 10
   peek seat=2 number=10 cards=C2T1 from=grid
161. 2 18
   peek seat=2 number=18 cards=C2T7 from=grid
162. 0 1 4
   peek seat=0 number=4 cards=C1T7 from=grid
163. 0 6
   peek seat=0 number=6 cards=C1T3 from=grid
164. 1 2 12
   reveal seat=1 number=12 cards=C2T5 from=grid
165. 1 14
   show seat=1 number=14 cards=C1T5 from=grid
   complete seat=1 number=1 cards=N5 from=mission to=kept 1
   mission cards=N8 from=missions to=mission
166. 2 1 13
   peek seat=2 number=13 cards=C1T6 from=grid
167. 2 3
   peek seat=2 number=3 cards=C2T3 from=grid
168. 0 1 17
   peek seat=0 number=17 cards=C2T4 from=grid
169. 0 11
   peek seat=0 number=11 cards=C1T8 from=grid
170. 1 2 9
   reveal seat=1 number=9 cards=C2T8 from=grid
171. 1 11
   show seat=1 number=11 cards=C1T8 from=grid
   complete seat=1 number=1 cards=N8 from=mission to=kept 1
   mission cards=N3 from=missions to=mission
172. 2 2 17
   reveal seat=2 number=17 cards=C2T4 from=grid
173. 2 13
   show seat=2 number=13 cards=C1T6 from=grid
174. 0 2 10
   reveal seat=0 number=10 cards=C2T1 from=grid
175. 0 3
   show seat=0 number=3 cards=C2T3 from=grid
176. 1 2 6
   reveal seat=1 number=6 cards=C1T3 from=grid
177. 1 3
   show seat=1 number=3 cards=C2T3 from=grid
   complete seat=1 number=1 cards=N3 from=mission to=kept 1
   mission cards=N7 from=missions to=mission
178. 2 2 10
   reveal seat=2 number=10 cards=C2T1 from=grid
179. 2 16
   show seat=2 number=16 cards=C2T6 from=grid
180. 0 2 13
   reveal seat=0 number=13 cards=C1T6 from=grid
181. 0 18
   show seat=0 number=18 cards=C2T7 from=grid
182. 1 2 4
   reveal seat=1 number=4 cards=C1T7 from=grid
183. 1 18
   show seat=1 number=18 cards=C2T7 from=grid
   complete seat=1 number=1 cards=N7 from=mission to=kept 1
   taken_out number=0 cards=N6 from=removed
   round_over seat=1 number=2 facts={'points': [0, 8, 0]}
{"config": {"players": 3, "mode": "m2_memory", "rounds": 2, "m2_turn_cap": 120}, "grid": ["C2X", "C1X", "C2T3", "C1T7", "C1T1", "C1T3", "C2T2", "C1T2", "C2T8", "C2T1", "C1T8", "C2T5", "C1T6", "C1T5", "C1T4", "C2T6", "C2T4", "C2T7"], "mission": null, "missions": [], "removed": "N6", "multiplier": "M2", "kept": [[], ["N2", "N1", "N4", "N5", "N8", "N3", "N7"], []], "over": true, "first": 1, "state": "GAME_OVER", "up": [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 14, 15, 18], "rounds": [[0, 7, 2], [0, 8, 0]], "known": [{"place": "grid", "at": 9, "seats": [0, 1, 2, -1]}, {"place": "grid", "at": 12, "seats": [0, 1, 2, -1]}, {"place": "grid", "at": 15, "seats": [0, 1, 2, -1]}, {"place": "grid", "at": 16, "seats": [0, 1, 2, -1]}, {"place": "removed", "at": 0, "seats": [0, 1, 2, -1]}]}
