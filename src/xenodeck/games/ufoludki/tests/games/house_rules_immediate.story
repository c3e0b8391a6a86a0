1. 2 S3B
   play seat=2 cards=S3B from=hand 2 to=stack 2
   take seat=2 number=3
   draw seat=2 cards=GENERAL from=deck to=hand 2
2. 3 S4B
   play seat=3 cards=S4B from=hand 3 to=stack 3
   take seat=3 number=4
   draw seat=3 cards=COUNTER from=deck to=hand 3
3. 4 S4A
   play seat=4 cards=S4A from=hand 4 to=stack 4
   take seat=4 number=4
   draw seat=4 cards=S2A from=deck to=hand 4
4. 0 GENERAL
   play seat=0 cards=GENERAL from=hand 0 to=stack 0
   return seat=1 number=0
   return seat=2 number=3
   return seat=3 number=4
   return seat=4 number=4
   gather seat=0 number=4 to=deck
   draw seat=0 cards=COUNTER from=deck to=hand 0
5. 1 RECRUIT
   play seat=1 cards=RECRUIT from=hand 1 to=stack 1
   take seat=1 number=1
   draw seat=1 cards=S3A from=deck to=hand 1
6. 2 GENERAL
   play seat=2 cards=GENERAL from=hand 2 to=stack 2
   return seat=3 number=0
   return seat=4 number=0
   return seat=0 number=0
   return seat=1 number=1
   gather seat=2 number=2 to=deck
   draw seat=2 cards=S4A from=deck to=hand 2
7. 3 RECRUIT
   play seat=3 cards=RECRUIT from=hand 3 to=stack 3
   take seat=3 number=1
   draw seat=3 cards=RECRUIT from=deck to=hand 3
8. 4 S2A
   play seat=4 cards=S2A from=hand 4 to=stack 4
   take seat=4 number=2
   draw seat=4 cards=S4B from=deck to=hand 4
9. 0 COUNTER 4
   play seat=0 cards=COUNTER from=hand 0 to=stack 0
   rob seat=0 other=4 number=2
   draw seat=0 cards=S3B from=deck to=hand 0
10. 1 S3A
   play seat=1 cards=S3A from=hand 1 to=stack 1
   take seat=1 number=3
   draw seat=1 cards=COUNTER from=deck to=hand 1
11. 2 S2B
   play seat=2 cards=S2B from=hand 2 to=stack 2
   take seat=2 number=2
   draw seat=2 cards=SWARM from=deck to=hand 2
12. 3 RECRUIT
   play seat=3 cards=RECRUIT from=hand 3 to=stack 3
   take seat=3 number=1
   draw seat=3 cards=S4A from=deck to=hand 3
13. 4 S3A
   play seat=4 cards=S3A from=hand 4 to=stack 4
   rob seat=4 other=1 number=3
   draw seat=4 cards=S4B from=deck to=hand 4
14. 0 S2A
   play seat=0 cards=S2A from=hand 0 to=stack 0
   take seat=0 number=2
   draw seat=0 cards=GENERAL from=deck to=hand 0
15. 1 COUNTER 0
   play seat=1 cards=COUNTER from=hand 1 to=stack 1
   rob seat=1 other=0 number=2
   draw seat=1 cards=S3B from=deck to=hand 1
16. 2 S4A
   play seat=2 cards=S4A from=hand 2 to=stack 2
   take seat=2 number=4
   draw seat=2 cards=RECRUIT from=deck to=hand 2
17. 3 COUNTER 0
   play seat=3 cards=COUNTER from=hand 3 to=stack 3
   rob seat=3 other=0 number=2
   draw seat=3 cards=GENERAL from=deck to=hand 3
18. 4 RECRUIT
   play seat=4 cards=RECRUIT from=hand 4 to=stack 4
   take seat=4 number=1
19. 0 GENERAL
   play seat=0 cards=GENERAL from=hand 0 to=stack 0
   return seat=1 number=2
   return seat=2 number=4
   return seat=3 number=2
   return seat=4 number=1
   gather seat=0 number=13 to=deck
   draw seat=0 cards=RECRUIT from=deck to=hand 0
20. 1 S3B
   play seat=1 cards=S3B from=hand 1 to=stack 1
   take seat=1 number=3
   draw seat=1 cards=COUNTER from=deck to=hand 1
21. 2 RECRUIT
   play seat=2 cards=RECRUIT from=hand 2 to=stack 2
   take seat=2 number=1
   draw seat=2 cards=S2A from=deck to=hand 2
22. 3 GENERAL
   play seat=3 cards=GENERAL from=hand 3 to=stack 3
   return seat=4 number=0
   return seat=0 number=0
   return seat=1 number=3
   return seat=2 number=1
   gather seat=3 number=3 to=deck
   draw seat=3 cards=S2A from=deck to=hand 3
23. 4 S4B
   play seat=4 cards=S4B from=hand 4 to=stack 4
   take seat=4 number=4
   draw seat=4 cards=RECRUIT from=deck to=hand 4
   draw seat=4 cards=COUNTER from=deck to=hand 4
24. 0 RECRUIT
   play seat=0 cards=RECRUIT from=hand 0 to=stack 0
   take seat=0 number=1
   draw seat=0 cards=S3A from=deck to=hand 0
25. 1 COUNTER 0
   play seat=1 cards=COUNTER from=hand 1 to=stack 1
   rob seat=1 other=0 number=1
   draw seat=1 cards=GENERAL from=deck to=hand 1
26. 2 COUNTER 1
   play seat=2 cards=COUNTER from=hand 2 to=stack 2
   rob seat=2 other=1 number=1
   draw seat=2 cards=COUNTER from=deck to=hand 2
27. 3 COUNTER 0
   play seat=3 cards=COUNTER from=hand 3 to=stack 3
   rob seat=3 other=0 number=0
   draw seat=3 cards=RECRUIT from=deck to=hand 3
28. 4 GENERAL
   play seat=4 cards=GENERAL from=hand 4 to=stack 4
   return seat=0 number=0
   return seat=1 number=0
   return seat=2 number=2
   return seat=3 number=2
   gather seat=4 number=6 to=deck
   draw seat=4 cards=S3A from=deck to=hand 4
29. 0 S3B
   play seat=0 cards=S3B from=hand 0 to=stack 0
   take seat=0 number=3
   draw seat=0 cards=S2B from=deck to=hand 0
30. 1 S4A
   play seat=1 cards=S4A from=hand 1 to=stack 1
   take seat=1 number=4
   draw seat=1 cards=S4A from=deck to=hand 1
31. 2 SWARM 2
   play seat=2 cards=SWARM from=hand 2 to=stack 2
   play seat=2 cards=SWARM from=hand 2 to=stack 2
   take seat=2 number=2
   draw seat=2 cards=S3B from=deck to=hand 2
   draw seat=2 cards=GENERAL from=deck to=hand 2
32. 3 RECRUIT
   play seat=3 cards=RECRUIT from=hand 3 to=stack 3
   take seat=3 number=1
   draw seat=3 cards=RECRUIT from=deck to=hand 3
33. 4 RECRUIT
   play seat=4 cards=RECRUIT from=hand 4 to=stack 4
   take seat=4 number=2
   draw seat=4 cards=GENERAL from=deck to=hand 4
34. 0 S3A
   play seat=0 cards=S3A from=hand 0 to=stack 0
   take seat=0 number=3
   draw seat=0 cards=COUNTER from=deck to=hand 0
35. 1 S4B
   play seat=1 cards=S4B from=hand 1 to=stack 1
   take seat=1 number=4
   draw seat=1 cards=COUNTER from=deck to=hand 1
36. 2 COUNTER 1
   play seat=2 cards=COUNTER from=hand 2 to=stack 2
   rob seat=2 other=1 number=2
   draw seat=2 cards=COUNTER from=deck to=hand 2
37. 3 S2B
   play seat=3 cards=S2B from=hand 3 to=stack 3
   take seat=3 number=2
   draw seat=3 cards=S4B from=deck to=hand 3
38. 4 S4A
   play seat=4 cards=S4A from=hand 4 to=stack 4
   take seat=4 number=4
   draw seat=4 cards=RECRUIT from=deck to=hand 4
39. 0 S2B
   play seat=0 cards=S2B from=hand 0 to=stack 0
   rob seat=0 other=3 number=2
40. 1 S2A
   play seat=1 cards=S2A from=hand 1 to=stack 1
   take seat=1 number=2
41. 2 GENERAL
   play seat=2 cards=GENERAL from=hand 2 to=stack 2
   return seat=3 number=1
   return seat=4 number=4
   return seat=0 number=2
   return seat=1 number=2
   gather seat=2 number=14 to=deck
   draw seat=2 cards=GENERAL from=deck to=hand 2
42. 3 GENERAL
   play seat=3 cards=GENERAL from=hand 3 to=stack 3
   return seat=4 number=0
   return seat=0 number=0
   return seat=1 number=0
   return seat=2 number=0
   gather seat=3 number=1 to=deck
   draw seat=3 cards=RECRUIT from=deck to=hand 3
43. 4 GENERAL
   play seat=4 cards=GENERAL from=hand 4 to=stack 4
   return seat=0 number=0
   return seat=1 number=0
   return seat=2 number=0
   return seat=3 number=0
   gather seat=4 number=1 to=deck
   draw seat=4 cards=S4A from=deck to=hand 4
44. 0 S3A
   play seat=0 cards=S3A from=hand 0 to=stack 0
   take seat=0 number=3
   draw seat=0 cards=S3B from=deck to=hand 0
   draw seat=0 cards=S2A from=deck to=hand 0
45. 1 S4B
   play seat=1 cards=S4B from=hand 1 to=stack 1
   take seat=1 number=4
   draw seat=1 cards=SWARM from=deck to=hand 1
   draw seat=1 cards=RECRUIT from=deck to=hand 1
46. 2 S3B
   play seat=2 cards=S3B from=hand 2 to=stack 2
   take seat=2 number=3
   draw seat=2 cards=S3A from=deck to=hand 2
47. 3 S2A
   play seat=3 cards=S2A from=hand 3 to=stack 3
   take seat=3 number=2
   draw seat=3 cards=S4B from=deck to=hand 3
48. 4 COUNTER 3
   play seat=4 cards=COUNTER from=hand 4 to=stack 4
   rob seat=4 other=3 number=2
   draw seat=4 cards=S2B from=deck to=hand 4
49. 0 RECRUIT
   play seat=0 cards=RECRUIT from=hand 0 to=stack 0
   take seat=0 number=1
   draw seat=0 cards=COUNTER from=deck to=hand 0
50. 1 RECRUIT
   play seat=1 cards=RECRUIT from=hand 1 to=stack 1
   take seat=1 number=2
   draw seat=1 cards=S4A from=deck to=hand 1
51. 2 GENERAL
   play seat=2 cards=GENERAL from=hand 2 to=stack 2
   return seat=3 number=0
   return seat=4 number=2
   return seat=0 number=2
   return seat=1 number=2
   gather seat=2 number=8 to=deck
   draw seat=2 cards=SWARM from=deck to=hand 2
52. 3 S4B
   play seat=3 cards=S4B from=hand 3 to=stack 3
   take seat=3 number=4
   draw seat=3 cards=S2B from=deck to=hand 3
53. 4 S2B
   play seat=4 cards=S2B from=hand 4 to=stack 4
   take seat=4 number=2
   draw seat=4 cards=GENERAL from=deck to=hand 4
54. 0 S2A
   play seat=0 cards=S2A from=hand 0 to=stack 0
   take seat=0 number=2
   draw seat=0 cards=GENERAL from=deck to=hand 0
55. 1 GENERAL
   play seat=1 cards=GENERAL from=hand 1 to=stack 1
   return seat=2 number=0
   return seat=3 number=4
   return seat=4 number=2
   return seat=0 number=2
   gather seat=1 number=4 to=deck
   draw seat=1 cards=S3A from=deck to=hand 1
56. 2 S2A
   play seat=2 cards=S2A from=hand 2 to=stack 2
   take seat=2 number=2
   draw seat=2 cards=RECRUIT from=deck to=hand 2
57. 3 S4A
   play seat=3 cards=S4A from=hand 3 to=stack 3
   take seat=3 number=4
   draw seat=3 cards=COUNTER from=deck to=hand 3
58. 4 GENERAL
   play seat=4 cards=GENERAL from=hand 4 to=stack 4
   return seat=0 number=0
   return seat=1 number=0
   return seat=2 number=2
   return seat=3 number=4
   gather seat=4 number=3 to=deck
   draw seat=4 cards=RECRUIT from=deck to=hand 4
59. 0 GENERAL
   play seat=0 cards=GENERAL from=hand 0 to=stack 0
   return seat=1 number=0
   return seat=2 number=0
   return seat=3 number=0
   return seat=4 number=0
   gather seat=0 number=1 to=deck
   draw seat=0 cards=GENERAL from=deck to=hand 0
60. 1 COUNTER 0
   play seat=1 cards=COUNTER from=hand 1 to=stack 1
   rob seat=1 other=0 number=2
   draw seat=1 cards=S3B from=deck to=hand 1
61. 2 GENERAL
   play seat=2 cards=GENERAL from=hand 2 to=stack 2
   return seat=3 number=0
   return seat=4 number=0
   return seat=0 number=0
   return seat=1 number=2
   gather seat=2 number=2 to=deck
   draw seat=2 cards=S2A from=deck to=hand 2
62. 3 S4B
   play seat=3 cards=S4B from=hand 3 to=stack 3
   take seat=3 number=4
   draw seat=3 cards=S4B from=deck to=hand 3
63. 4 COUNTER 3
   play seat=4 cards=COUNTER from=hand 4 to=stack 4
   rob seat=4 other=3 number=2
   draw seat=4 cards=S4B from=deck to=hand 4
64. 0 S3B
   play seat=0 cards=S3B from=hand 0 to=stack 0
   take seat=0 number=3
   draw seat=0 cards=S2A from=deck to=hand 0
65. 1 GENERAL
   play seat=1 cards=GENERAL from=hand 1 to=stack 1
   return seat=2 number=0
   return seat=3 number=2
   return seat=4 number=2
   return seat=0 number=3
   gather seat=1 number=4 to=deck
   draw seat=1 cards=S2B from=deck to=hand 1
66. 2 S3A
   play seat=2 cards=S3A from=hand 2 to=stack 2
   take seat=2 number=3
   draw seat=2 cards=GENERAL from=deck to=hand 2
67. 3 S4B
   play seat=3 cards=S4B from=hand 3 to=stack 3
   take seat=3 number=4
   draw seat=3 cards=S4A from=deck to=hand 3
68. 4 S4A
   play seat=4 cards=S4A from=hand 4 to=stack 4
   take seat=4 number=4
   draw seat=4 cards=S2A from=deck to=hand 4
69. 0 COUNTER 2
   play seat=0 cards=COUNTER from=hand 0 to=stack 0
   rob seat=0 other=2 number=2
   draw seat=0 cards=GENERAL from=deck to=hand 0
70. 1 S4A
   play seat=1 cards=S4A from=hand 1 to=stack 1
   rob seat=1 other=4 number=4
   draw seat=1 cards=GENERAL from=deck to=hand 1
71. 2 S2A
   play seat=2 cards=S2A from=hand 2 to=stack 2
   take seat=2 number=2
   draw seat=2 cards=COUNTER from=deck to=hand 2
72. 3 S2B
   play seat=3 cards=S2B from=hand 3 to=stack 3
   take seat=3 number=2
   draw seat=3 cards=GENERAL from=deck to=hand 3
73. 4 S2A
   play seat=4 cards=S2A from=hand 4 to=stack 4
   rob seat=4 other=2 number=2
   draw seat=4 cards=GENERAL from=deck to=hand 4
74. 0 S2A
   play seat=0 cards=S2A from=hand 0 to=stack 0
   rob seat=0 other=2 number=2
   draw seat=0 cards=COUNTER from=deck to=hand 0
75. 1 GENERAL
   play seat=1 cards=GENERAL from=hand 1 to=stack 1
   return seat=2 number=2
   return seat=3 number=2
   return seat=4 number=2
   return seat=0 number=2
   gather seat=1 number=10 to=deck
   draw seat=1 cards=S3B from=deck to=hand 1
76. 2 GENERAL
   play seat=2 cards=GENERAL from=hand 2 to=stack 2
   return seat=3 number=0
   return seat=4 number=0
   return seat=0 number=0
   return seat=1 number=0
   gather seat=2 number=1 to=deck
   draw seat=2 cards=S4B from=deck to=hand 2
77. 3 GENERAL
   play seat=3 cards=GENERAL from=hand 3 to=stack 3
   return seat=4 number=0
   return seat=0 number=0
   return seat=1 number=0
   return seat=2 number=0
   gather seat=3 number=1 to=deck
   draw seat=3 cards=S4A from=deck to=hand 3
78. 4 RECRUIT
   play seat=4 cards=RECRUIT from=hand 4 to=stack 4
   take seat=4 number=1
   draw seat=4 cards=S4A from=deck to=hand 4
79. 0 S3B
   play seat=0 cards=S3B from=hand 0 to=stack 0
   take seat=0 number=3
   draw seat=0 cards=S3A from=deck to=hand 0
80. 1 S3A
   play seat=1 cards=S3A from=hand 1 to=stack 1
   take seat=1 number=3
   draw seat=1 cards=S4B from=deck to=hand 1
81. 2 S4B
   play seat=2 cards=S4B from=hand 2 to=stack 2
   take seat=2 number=4
   draw seat=2 cards=S2A from=deck to=hand 2
82. 3 S2A
   play seat=3 cards=S2A from=hand 3 to=stack 3
   take seat=3 number=2
   draw seat=3 cards=S2B from=deck to=hand 3
83. 4 S4B
   play seat=4 cards=S4B from=hand 4 to=stack 4
   rob seat=4 other=2 number=4
   draw seat=4 cards=COUNTER from=deck to=hand 4
84. 0 COUNTER 4
   play seat=0 cards=COUNTER from=hand 0 to=stack 0
   rob seat=0 other=4 number=2
   draw seat=0 cards=GENERAL from=deck to=hand 0
85. 1 S3B
   play seat=1 cards=S3B from=hand 1 to=stack 1
   take seat=1 number=3
   draw seat=1 cards=S2A from=deck to=hand 1
86. 2 COUNTER 1
   play seat=2 cards=COUNTER from=hand 2 to=stack 2
   rob seat=2 other=1 number=2
   draw seat=2 cards=S2A from=deck to=hand 2
87. 3 S4A
   play seat=3 cards=S4A from=hand 3 to=stack 3
   take seat=3 number=4
   draw seat=3 cards=GENERAL from=deck to=hand 3
88. 4 GENERAL
   play seat=4 cards=GENERAL from=hand 4 to=stack 4
   return seat=0 number=2
   return seat=1 number=3
   return seat=2 number=2
   return seat=3 number=4
   gather seat=4 number=11 to=deck
   draw seat=4 cards=GENERAL from=deck to=hand 4
89. 0 GENERAL
   play seat=0 cards=GENERAL from=hand 0 to=stack 0
   return seat=1 number=0
   return seat=2 number=0
   return seat=3 number=0
   return seat=4 number=0
   gather seat=0 number=1 to=deck
   draw seat=0 cards=COUNTER from=deck to=hand 0
90. 1 S2A
   play seat=1 cards=S2A from=hand 1 to=stack 1
   take seat=1 number=2
   draw seat=1 cards=GENERAL from=deck to=hand 1
91. 2 SWARM
   play seat=2 cards=SWARM from=hand 2 to=stack 2
   take seat=2 number=1
   draw seat=2 cards=RECRUIT from=deck to=hand 2
92. 3 S4A
   play seat=3 cards=S4A from=hand 3 to=stack 3
   take seat=3 number=4
   draw seat=3 cards=S3A from=deck to=hand 3
93. 4 GENERAL
   play seat=4 cards=GENERAL from=hand 4 to=stack 4
   return seat=0 number=0
   return seat=1 number=2
   return seat=2 number=1
   return seat=3 number=4
   gather seat=4 number=4 to=deck
   draw seat=4 cards=S4A from=deck to=hand 4
94. 0 GENERAL
   play seat=0 cards=GENERAL from=hand 0 to=stack 0
   return seat=1 number=0
   return seat=2 number=0
   return seat=3 number=0
   return seat=4 number=0
   gather seat=0 number=1 to=deck
   draw seat=0 cards=COUNTER from=deck to=hand 0
95. 1 SWARM
   play seat=1 cards=SWARM from=hand 1 to=stack 1
   take seat=1 number=1
   draw seat=1 cards=S2A from=deck to=hand 1
96. 2 COUNTER 1
   play seat=2 cards=COUNTER from=hand 2 to=stack 2
   rob seat=2 other=1 number=2
   draw seat=2 cards=S4B from=deck to=hand 2
97. 3 RECRUIT
   play seat=3 cards=RECRUIT from=hand 3 to=stack 3
   take seat=3 number=1
   draw seat=3 cards=S3B from=deck to=hand 3
98. 4 S3A
   play seat=4 cards=S3A from=hand 4 to=stack 4
   take seat=4 number=3
   draw seat=4 cards=S4B from=deck to=hand 4
99. 0 GENERAL
   play seat=0 cards=GENERAL from=hand 0 to=stack 0
   return seat=1 number=1
   return seat=2 number=2
   return seat=3 number=1
   return seat=4 number=3
   gather seat=0 number=5 to=deck
   draw seat=0 cards=S3B from=deck to=hand 0
100. 1 S2A
   play seat=1 cards=S2A from=hand 1 to=stack 1
   take seat=1 number=2
   draw seat=1 cards=GENERAL from=deck to=hand 1
101. 2 RECRUIT
   play seat=2 cards=RECRUIT from=hand 2 to=stack 2
   take seat=2 number=1
   draw seat=2 cards=S2A from=deck to=hand 2
102. 3 S2B
   play seat=3 cards=S2B from=hand 3 to=stack 3
   take seat=3 number=2
   draw seat=3 cards=GENERAL from=deck to=hand 3
103. 4 S4B
   play seat=4 cards=S4B from=hand 4 to=stack 4
   take seat=4 number=4
   draw seat=4 cards=S4A from=deck to=hand 4
104. 0 COUNTER 2
   play seat=0 cards=COUNTER from=hand 0 to=stack 0
   rob seat=0 other=2 number=2
   draw seat=0 cards=SWARM from=deck to=hand 0
105. 1 S3A
   play seat=1 cards=S3A from=hand 1 to=stack 1
   take seat=1 number=3
   draw seat=1 cards=GENERAL from=deck to=hand 1
106. 2 S4B
   play seat=2 cards=S4B from=hand 2 to=stack 2
   rob seat=2 other=4 number=4
   draw seat=2 cards=RECRUIT from=deck to=hand 2
107. 3 GENERAL
   play seat=3 cards=GENERAL from=hand 3 to=stack 3
   return seat=4 number=4
   return seat=0 number=2
   return seat=1 number=3
   return seat=2 number=4
   gather seat=3 number=8 to=deck
   draw seat=3 cards=COUNTER from=deck to=hand 3
108. 4 S4A
   play seat=4 cards=S4A from=hand 4 to=stack 4
   take seat=4 number=4
   draw seat=4 cards=SWARM from=deck to=hand 4
109. 0 SWARM
   play seat=0 cards=SWARM from=hand 0 to=stack 0
   take seat=0 number=1
   draw seat=0 cards=S3A from=deck to=hand 0
110. 1 S4B
   play seat=1 cards=S4B from=hand 1 to=stack 1
   take seat=1 number=4
   draw seat=1 cards=GENERAL from=deck to=hand 1
111. 2 S2A
   play seat=2 cards=S2A from=hand 2 to=stack 2
   take seat=2 number=2
   draw seat=2 cards=S2B from=deck to=hand 2
112. 3 S3A
   play seat=3 cards=S3A from=hand 3 to=stack 3
   take seat=3 number=3
   draw seat=3 cards=S2A from=deck to=hand 3
113. 4 S4B
   play seat=4 cards=S4B from=hand 4 to=stack 4
   rob seat=4 other=1 number=4
   draw seat=4 cards=S3A from=deck to=hand 4
114. 0 S3B
   play seat=0 cards=S3B from=hand 0 to=stack 0
   take seat=0 number=3
   draw seat=0 cards=GENERAL from=deck to=hand 0
115. 1 S2B
   play seat=1 cards=S2B from=hand 1 to=stack 1
   take seat=1 number=2
   draw seat=1 cards=S4B from=deck to=hand 1
116. 2 S2A
   play seat=2 cards=S2A from=hand 2 to=stack 2
   take seat=2 number=2
   draw seat=2 cards=COUNTER from=deck to=hand 2
117. 3 S3B
   play seat=3 cards=S3B from=hand 3 to=stack 3
   rob seat=3 other=0 number=3
   draw seat=3 cards=S4B from=deck to=hand 3
118. 4 S4A
   play seat=4 cards=S4A from=hand 4 to=stack 4
   take seat=4 number=4
   draw seat=4 cards=RECRUIT from=deck to=hand 4
119. 0 S3A
   play seat=0 cards=S3A from=hand 0 to=stack 0
   take seat=0 number=3
120. 1 S3B
   play seat=1 cards=S3B from=hand 1 to=stack 1
   rob seat=1 other=3 number=3
121. 2 S2A
   play seat=2 cards=S2A from=hand 2 to=stack 2
   take seat=2 number=2
122. 3 GENERAL
   play seat=3 cards=GENERAL from=hand 3 to=stack 3
   return seat=4 number=4
   return seat=0 number=3
   return seat=1 number=3
   return seat=2 number=2
   gather seat=3 number=15 to=deck
   draw seat=3 cards=S2B from=deck to=hand 3
123. 4 SWARM
   play seat=4 cards=SWARM from=hand 4 to=stack 4
   take seat=4 number=1
   draw seat=4 cards=S2A from=deck to=hand 4
124. 0 COUNTER 4
   play seat=0 cards=COUNTER from=hand 0 to=stack 0
   rob seat=0 other=4 number=2
   draw seat=0 cards=S3A from=deck to=hand 0
   draw seat=0 cards=S4A from=deck to=hand 0
125. 1 S4B
   play seat=1 cards=S4B from=hand 1 to=stack 1
   take seat=1 number=4
   draw seat=1 cards=S3B from=deck to=hand 1
   draw seat=1 cards=S4A from=deck to=hand 1
126. 2 S2B
   play seat=2 cards=S2B from=hand 2 to=stack 2
   take seat=2 number=2
   draw seat=2 cards=GENERAL from=deck to=hand 2
   draw seat=2 cards=S3B from=deck to=hand 2
127. 3 COUNTER 0
   play seat=3 cards=COUNTER from=hand 3 to=stack 3
   rob seat=3 other=0 number=2
   draw seat=3 cards=S2A from=deck to=hand 3
128. 4 COUNTER 1
   play seat=4 cards=COUNTER from=hand 4 to=stack 4
   rob seat=4 other=1 number=2
   draw seat=4 cards=SWARM from=deck to=hand 4
129. 0 S4A
   play seat=0 cards=S4A from=hand 0 to=stack 0
   take seat=0 number=4
   draw seat=0 cards=S3A from=deck to=hand 0
130. 1 GENERAL
   play seat=1 cards=GENERAL from=hand 1 to=stack 1
   return seat=2 number=2
   return seat=3 number=2
   return seat=4 number=2
   return seat=0 number=4
   gather seat=1 number=8 to=deck
   draw seat=1 cards=S3B from=deck to=hand 1
131. 2 COUNTER 1
   play seat=2 cards=COUNTER from=hand 2 to=stack 2
   rob seat=2 other=1 number=2
   draw seat=2 cards=S4B from=deck to=hand 2
132. 3 S2B
   play seat=3 cards=S2B from=hand 3 to=stack 3
   take seat=3 number=2
   draw seat=3 cards=S4B from=deck to=hand 3
133. 4 S2A
   play seat=4 cards=S2A from=hand 4 to=stack 4
   take seat=4 number=2
   draw seat=4 cards=S2A from=deck to=hand 4
134. 0 COUNTER 4
   play seat=0 cards=COUNTER from=hand 0 to=stack 0
   rob seat=0 other=4 number=2
   draw seat=0 cards=S4B from=deck to=hand 0
135. 1 S4A
   play seat=1 cards=S4A from=hand 1 to=stack 1
   take seat=1 number=4
   draw seat=1 cards=COUNTER from=deck to=hand 1
136. 2 GENERAL
   play seat=2 cards=GENERAL from=hand 2 to=stack 2
   return seat=3 number=2
   return seat=4 number=2
   return seat=0 number=2
   return seat=1 number=4
   gather seat=2 number=6 to=deck
   draw seat=2 cards=COUNTER from=deck to=hand 2
137. 3 S3B
   play seat=3 cards=S3B from=hand 3 to=stack 3
   take seat=3 number=3
   draw seat=3 cards=SWARM from=deck to=hand 3
138. 4 SWARM
   play seat=4 cards=SWARM from=hand 4 to=stack 4
   take seat=4 number=1
   draw seat=4 cards=S4A from=deck to=hand 4
139. 0 S3A
   play seat=0 cards=S3A from=hand 0 to=stack 0
   take seat=0 number=3
   draw seat=0 cards=S2B from=deck to=hand 0
140. 1 S3B
   play seat=1 cards=S3B from=hand 1 to=stack 1
   rob seat=1 other=3 number=3
   draw seat=1 cards=COUNTER from=deck to=hand 1
141. 2 S3B
   play seat=2 cards=S3B from=hand 2 to=stack 2
   rob seat=2 other=3 number=3
   draw seat=2 cards=GENERAL from=deck to=hand 2
142. 3 SWARM
   play seat=3 cards=SWARM from=hand 3 to=stack 3
   take seat=3 number=1
   draw seat=3 cards=COUNTER from=deck to=hand 3
143. 4 S2A
   play seat=4 cards=S2A from=hand 4 to=stack 4
   take seat=4 number=2
   draw seat=4 cards=COUNTER from=deck to=hand 4
144. 0 GENERAL
   play seat=0 cards=GENERAL from=hand 0 to=stack 0
   return seat=1 number=3
   return seat=2 number=3
   return seat=3 number=1
   return seat=4 number=2
   gather seat=0 number=8 to=deck
   draw seat=0 cards=S4A from=deck to=hand 0
145. 1 S4A
   play seat=1 cards=S4A from=hand 1 to=stack 1
   take seat=1 number=4
   draw seat=1 cards=GENERAL from=deck to=hand 1
146. 2 S4B
   play seat=2 cards=S4B from=hand 2 to=stack 2
   take seat=2 number=4
   draw seat=2 cards=S2B from=deck to=hand 2
147. 3 S4B
   play seat=3 cards=S4B from=hand 3 to=stack 3
   rob seat=3 other=2 number=4
   draw seat=3 cards=S2A from=deck to=hand 3
148. 4 S4A
   play seat=4 cards=S4A from=hand 4 to=stack 4
   rob seat=4 other=1 number=4
   draw seat=4 cards=GENERAL from=deck to=hand 4
149. 0 S3A
   play seat=0 cards=S3A from=hand 0 to=stack 0
   take seat=0 number=3
   draw seat=0 cards=S3B from=deck to=hand 0
150. 1 S3B
   play seat=1 cards=S3B from=hand 1 to=stack 1
   take seat=1 number=3
   draw seat=1 cards=S3B from=deck to=hand 1
151. 2 S2B
   play seat=2 cards=S2B from=hand 2 to=stack 2
   take seat=2 number=2
   draw seat=2 cards=SWARM from=deck to=hand 2
152. 3 COUNTER 2
   play seat=3 cards=COUNTER from=hand 3 to=stack 3
   rob seat=3 other=2 number=2
   draw seat=3 cards=S3A from=deck to=hand 3
153. 4 S3A
   play seat=4 cards=S3A from=hand 4 to=stack 4
   rob seat=4 other=0 number=3
   draw seat=4 cards=SWARM from=deck to=hand 4
154. 0 S4A
   play seat=0 cards=S4A from=hand 0 to=stack 0
   take seat=0 number=4
   draw seat=0 cards=S3B from=deck to=hand 0
155. 1 COUNTER 0
   play seat=1 cards=COUNTER from=hand 1 to=stack 1
   rob seat=1 other=0 number=2
   draw seat=1 cards=S2A from=deck to=hand 1
156. 2 COUNTER 4
   play seat=2 cards=COUNTER from=hand 2 to=stack 2
   rob seat=2 other=4 number=2
157. 3 S2A
   play seat=3 cards=S2A from=hand 3 to=stack 3
   take seat=3 number=2
158. 4 RECRUIT
   play seat=4 cards=RECRUIT from=hand 4 to=stack 4
   take seat=4 number=1
159. 0 S3B
   play seat=0 cards=S3B from=hand 0 to=stack 0
   take seat=0 number=3
   end seat=0
{"config": {"players": 5, "hand_size": 7, "refill_timing": "immediate", "turn_limit": 2000}, "hands": [["S2B", "S2B", "S3A", "S4B", "S2B", "S3B"], ["GENERAL", "GENERAL", "GENERAL", "COUNTER", "GENERAL", "S3B", "S2A"], ["RECRUIT", "RECRUIT", "RECRUIT", "RECRUIT", "GENERAL", "SWARM"], ["RECRUIT", "S2A", "S4B", "COUNTER", "S2A", "S3A"], ["RECRUIT", "RECRUIT", "S4A", "COUNTER", "GENERAL", "SWARM"]], "stacks": [["S3A", "S4A", "S3B"], ["S4A", "S3B", "COUNTER"], ["S4B", "S2B", "COUNTER"], ["S4B", "COUNTER", "S2A"], ["S4A", "S3A", "RECRUIT"]], "deck": [], "over": true, "active": 0, "state": "PLAY", "earth": 0, "loot": [20, 22, 12, 16, 20], "turns": 159}
