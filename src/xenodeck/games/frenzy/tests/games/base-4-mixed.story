   no_time seat=1 cards=UFO#1 from=hand 1 to=discard
   invasion seat=1 number=2 to=supply
   owes seat=1 number=3
1. 1 pass
   reveal seat=1 cards=RELAX1 from=invasion to=discard
   relax seat=1 number=1
   draw seat=1 cards=DEFLECT.GOLD from=supply to=hand 1
2. 1 SAFETY
   play seat=1 cards=SAFETY from=hand 1 to=discard
   safe seat=1
3. 1 pass
   reveal seat=1 cards=ALIEN.G from=invasion to=discard
4. 1 GREY
   miss seat=1 word=g cards=GREY from=hand 1 to=discard
5. 2 pass
   reveal seat=2 cards=ALIEN.B from=invasion to=discard
6. 2 DEFEND.GOLD
   match seat=2 word=b cards=DEFEND.GOLD from=hand 2 to=discard
   draw seat=2 cards=SCAVENGE.B from=supply to=hand 2
7. 3 SHUFFLE
   play seat=3 cards=SHUFFLE from=hand 3 to=discard
   shuffle seat=3 word=invasion from=invasion to=invasion
   reveal seat=3 cards=ALIEN.R from=invasion to=discard
8. 3 DEFEND.B
   miss seat=3 word=r cards=DEFEND.B from=hand 3 to=discard
9. 0 REARRANGE
   play seat=0 cards=REARRANGE from=hand 0 to=discard
   look seat=0 number=4 cards=RELAX2+ALIEN.G+RELAX1+ALIEN.GB from=invasion
10. 0 RELAX2 ALIEN.GB ALIEN.G
   arrange seat=0 number=4 to=invasion
   reveal seat=0 cards=RELAX2 from=invasion to=discard
   relax seat=0 number=2
   draw seat=0 cards=DEFEND.B from=supply to=hand 0
   draw seat=0 cards=DEFLECT.R from=supply to=hand 0
11. 1 pass
   reveal seat=1 cards=ALIEN.GB from=invasion to=discard
12. 1 SCAVENGE.G 2 DEFLECT.GOLD
   miss seat=1 word=b cards=SCAVENGE.G from=hand 1 to=discard
   match seat=1 word=g cards=DEFLECT.GOLD from=hand 1 to=discard
   draw seat=1 cards=DEFEND.G from=supply to=hand 1
13. 1 3
   deflect seat=1 other=3 word=g
14. 3 DEFEND.G
   match seat=3 word=g cards=DEFEND.G from=hand 3 to=discard
   draw seat=3 cards=GREY from=supply to=hand 3
   bonus seat=3 number=2
   draw seat=3 cards=GREY from=supply to=hand 3
   draw seat=3 cards=GREY from=supply to=hand 3
15. 2 pass
   reveal seat=2 cards=ALIEN.G from=invasion to=discard
16. 2 DEFLECT.G
   match seat=2 word=g cards=DEFLECT.G from=hand 2 to=discard
   ufo_again seat=2 cards=UFO#3 from=supply to=discard
   draw seat=2 cards=DEFLECT.R from=supply to=hand 2
17. 2 1
   deflect seat=2 other=1 word=g
18. 1 DEFEND.G
   match seat=1 word=g cards=DEFEND.G from=hand 1 to=discard
   draw seat=1 cards=SCAVENGE.G from=supply to=hand 1
   owes seat=3 number=2
19. 3 pass
   reveal seat=3 cards=RELAX1 from=invasion to=discard
   relax seat=3 number=1
   draw seat=3 cards=SHUFFLE from=supply to=hand 3
20. 3 SWAPSIES SAFETY 1
   play seat=3 cards=SWAPSIES from=hand 3 to=discard
   swap_give seat=3 other=1 cards=SAFETY from=hand 3 to=hand 1
   swap_take seat=3 other=1 cards=VIEW from=hand 1 to=hand 3
   reveal seat=3 cards=ALIEN.B from=invasion to=discard
21. 3 GREY
   miss seat=3 word=b cards=GREY from=hand 3 to=discard
22. 0 pass
   reveal seat=0 cards=RELAX1 from=invasion to=discard
   relax seat=0 number=1
   draw seat=0 cards=SAFETY from=supply to=hand 0
23. 1 pass
   reveal seat=1 cards=ALIEN.R from=invasion to=discard
24. 1 SCAVENGE.G
   miss seat=1 word=r cards=SCAVENGE.G from=hand 1 to=discard
25. 2 SWAPSIES SAFETY 1
   play seat=2 cards=SWAPSIES from=hand 2 to=discard
   swap_give seat=2 other=1 cards=SAFETY from=hand 2 to=hand 1
   swap_take seat=2 other=1 cards=SAFETY from=hand 1 to=hand 2
   reveal seat=2 cards=ALIEN.B from=invasion to=discard
26. 2 SCAVENGE.B
   match seat=2 word=b cards=SCAVENGE.B from=hand 2 to=discard
   draw seat=2 cards=SHUFFLE from=supply to=hand 2
   draw seat=2 cards=VIEW from=supply to=hand 2
27. 3 pass
   reveal seat=3 cards=ALIEN.RG from=invasion to=discard
28. 3 GREY 1
   miss seat=3 word=g cards=GREY from=hand 3 to=discard
   miss seat=3 word=r cards=GREY from=hand 3 to=discard
   out seat=3 cards=REARRANGE+REARRANGE+SHUFFLE+VIEW from=hand 3 to=discard
29. 0 pass
   reveal seat=0 cards=RELAX1 from=invasion to=discard
   relax seat=0 number=1
   draw seat=0 cards=SWAPSIES from=supply to=hand 0
30. 1 pass
   reveal seat=1 cards=ALIEN.GB from=invasion to=discard
31. 1 DEFEND.R 2
   miss seat=1 word=b cards=DEFEND.R from=hand 1 to=discard
   miss seat=1 word=g cards=DEFEND.R from=hand 1 to=discard
   out seat=1 cards=SAFETY from=hand 1 to=discard
32. 2 VIEW
   play seat=2 cards=VIEW from=hand 2 to=discard
   look seat=2 number=1 cards=ALIEN.G from=invasion
33. 2 invasion 1
   reveal_at seat=2 number=1 cards=ALIEN.RGB from=invasion to=discard
34. 2 DEFEND.G 1 DEFLECT.R 2
   match seat=2 word=g cards=DEFEND.G from=hand 2 to=discard
   miss seat=2 word=b cards=DEFLECT.R from=hand 2 to=discard
   match seat=2 word=r cards=SCAVENGE.R from=hand 2 to=discard
   draw seat=2 cards=SCAVENGE.B from=supply to=hand 2
   draw seat=2 cards=VIEW from=supply to=hand 2
   draw seat=2 cards=REARRANGE from=supply to=hand 2
   bonus seat=2 number=2
   draw seat=2 cards=DEFLECT.B from=supply to=hand 2
   draw seat=2 cards=SHUFFLE from=supply to=hand 2
35. 0 SWAPSIES SHUFFLE
   play seat=0 cards=SWAPSIES from=hand 0 to=discard
   swap_give seat=0 other=2 cards=SHUFFLE from=hand 0 to=hand 2
   swap_take seat=0 other=2 cards=DEFLECT.B from=hand 2 to=hand 0
   reveal seat=0 cards=ALIEN.G from=invasion to=discard
36. 0 DEFEND.R
   miss seat=0 word=g cards=DEFEND.R from=hand 0 to=discard
37. 2 SAFETY
   play seat=2 cards=SAFETY from=hand 2 to=discard
   safe seat=2
38. 0 pass
   reveal seat=0 cards=RELAX1 from=invasion to=discard
   relax seat=0 number=1
   draw seat=0 cards=SWAPSIES from=supply to=hand 0
39. 2 SAFETY
   play seat=2 cards=SAFETY from=hand 2 to=discard
   safe seat=2
40. 0 pass
   reveal seat=0 cards=ALIEN.RB from=invasion to=discard
41. 0 DEFLECT.B 2 SCAVENGE.R
   match seat=0 word=b cards=DEFLECT.B from=hand 0 to=discard
   match seat=0 word=r cards=SCAVENGE.R from=hand 0 to=discard
   draw seat=0 cards=REVERSE from=supply to=hand 0
   draw seat=0 cards=DEFEND.B from=supply to=hand 0
   draw seat=0 cards=DEFEND.R from=supply to=hand 0
   deflect seat=0 other=2 word=b
42. 2 SCAVENGE.B
   match seat=2 word=b cards=SCAVENGE.B from=hand 2 to=discard
   draw seat=2 cards=DEFEND.GOLD from=supply to=hand 2
   draw seat=2 cards=DEFLECT.B from=supply to=hand 2
   bonus seat=2 number=2
   draw seat=2 cards=SCAVENGE.B from=supply to=hand 2
   draw seat=2 cards=SAFETY from=supply to=hand 2
43. 2 REARRANGE
   play seat=2 cards=REARRANGE from=hand 2 to=discard
   look seat=2 number=2 cards=ALIEN.G+ALIEN.B from=invasion
44. 2 ALIEN.B
   arrange seat=2 number=2 to=invasion
   reveal seat=2 cards=ALIEN.B from=invasion to=discard
45. 2 SCAVENGE.B
   match seat=2 word=b cards=SCAVENGE.B from=hand 2 to=discard
   draw seat=2 cards=REVERSE from=supply to=hand 2
   draw seat=2 cards=VIEW from=supply to=hand 2
46. 0 pass
   reveal seat=0 cards=ALIEN.G from=invasion to=discard
47. 0 DEFEND.B
   miss seat=0 word=g cards=DEFEND.B from=hand 0 to=discard
48. 2 VIEW
   play seat=2 cards=VIEW from=hand 2 to=discard
   look seat=2 number=1 cards=RELAX2 from=invasion
49. 2 RELAX2
   reveal seat=2 cards=RELAX2 from=invasion to=discard
   relax seat=2 number=2
   draw seat=2 cards=SWAPSIES from=supply to=hand 2
   draw seat=2 cards=SCAVENGE.G from=supply to=hand 2
50. 0 pass
   reveal seat=0 cards=RELAX2 from=invasion to=discard
   relax seat=0 number=2
   draw seat=0 cards=DEFEND.B from=supply to=hand 0
   draw seat=0 cards=GREY from=supply to=hand 0
51. 2 SWAPSIES SHUFFLE
   play seat=2 cards=SWAPSIES from=hand 2 to=discard
   swap_give seat=2 other=0 cards=SHUFFLE from=hand 2 to=hand 0
   swap_take seat=2 other=0 cards=SAFETY from=hand 0 to=hand 2
   reveal seat=2 cards=ALIEN.R from=invasion to=discard
52. 2 DEFEND.GOLD
   match seat=2 word=r cards=DEFEND.GOLD from=hand 2 to=discard
   draw seat=2 cards=DEFLECT.G from=supply to=hand 2
53. 0 SWAPSIES SHUFFLE
   play seat=0 cards=SWAPSIES from=hand 0 to=discard
   swap_give seat=0 other=2 cards=SHUFFLE from=hand 0 to=hand 2
   swap_take seat=0 other=2 cards=SAFETY from=hand 2 to=hand 0
   reveal seat=0 cards=RELAX1 from=invasion to=discard
   relax seat=0 number=1
   draw seat=0 cards=SHUFFLE from=supply to=hand 0
54. 2 REVERSE
   play seat=2 cards=REVERSE from=hand 2 to=discard
   reverse seat=2
   safe seat=2
55. 0 pass
   reveal seat=0 cards=ALIEN.RG from=invasion to=discard
56. 0 GREY 1 DEFLECT.R
   miss seat=0 word=g cards=GREY from=hand 0 to=discard
   match seat=0 word=r cards=DEFLECT.R from=hand 0 to=discard
   draw seat=0 cards=DEFEND.G from=supply to=hand 0
   deflect seat=0 other=2 word=r
57. 2 DEFLECT.G
   miss seat=2 word=r cards=DEFLECT.G from=hand 2 to=discard
58. 2 VIEW
   play seat=2 cards=VIEW from=hand 2 to=discard
   look seat=2 number=1 cards=ALIEN.G from=invasion
59. 2 invasion 1
   reveal_at seat=2 number=1 cards=ALIEN.G from=invasion to=discard
60. 2 SCAVENGE.G
   match seat=2 word=g cards=SCAVENGE.G from=hand 2 to=discard
   draw seat=2 cards=SWAPSIES from=supply to=hand 2
   draw seat=2 cards=REVERSE from=supply to=hand 2
61. 0 pass
   reveal seat=0 cards=ALIEN.G from=invasion to=discard
62. 0 DEFEND.G
   match seat=0 word=g cards=DEFEND.G from=hand 0 to=discard
   draw seat=0 cards=DEFLECT.G from=supply to=hand 0
63. 2 SAFETY
   play seat=2 cards=SAFETY from=hand 2 to=discard
   safe seat=2
64. 0 pass
   reveal seat=0 cards=ALIEN.B from=invasion to=discard
65. 0 DEFLECT.B
   match seat=0 word=b cards=DEFLECT.B from=hand 0 to=discard
   ufo_again seat=0 cards=UFO#2 from=supply to=discard
   draw seat=0 cards=REVERSE from=supply to=hand 0
   deflect seat=0 other=2 word=b
66. 2 DEFLECT.B
   match seat=2 word=b cards=DEFLECT.B from=hand 2 to=discard
   draw seat=2 cards=VIEW from=supply to=hand 2
   bonus seat=2 number=2
   draw seat=2 cards=GREY from=supply to=hand 2
   draw seat=2 cards=DEFLECT.R from=supply to=hand 2
   deflect seat=2 other=0 word=b
67. 0 DEFEND.B
   match seat=0 word=b cards=DEFEND.B from=hand 0 to=discard
   draw seat=0 cards=REVERSE from=supply to=hand 0
   owes seat=2 number=2
68. 2 SWAPSIES SHUFFLE
   play seat=2 cards=SWAPSIES from=hand 2 to=discard
   swap_give seat=2 other=0 cards=SHUFFLE from=hand 2 to=hand 0
   swap_take seat=2 other=0 cards=SAFETY from=hand 0 to=hand 2
   reveal seat=2 cards=ALIEN.R from=invasion to=discard
69. 2 DEFLECT.R
   match seat=2 word=r cards=DEFLECT.R from=hand 2 to=discard
   draw seat=2 cards=REARRANGE from=supply to=hand 2
   deflect seat=2 other=0 word=r
70. 0 DEFEND.R
   match seat=0 word=r cards=DEFEND.R from=hand 0 to=discard
   draw seat=0 cards=VIEW from=supply to=hand 0
71. 2 REVERSE
   play seat=2 cards=REVERSE from=hand 2 to=discard
   reverse seat=2
   safe seat=2
72. 0 REVERSE
   play seat=0 cards=REVERSE from=hand 0 to=discard
   reverse seat=0
   safe seat=0
73. 2 SAFETY
   play seat=2 cards=SAFETY from=hand 2 to=discard
   safe seat=2
74. 0 SAFETY
   play seat=0 cards=SAFETY from=hand 0 to=discard
   safe seat=0
75. 2 REARRANGE
   play seat=2 cards=REARRANGE from=hand 2 to=discard
   look seat=2 number=2 cards=RELAX1+RELAX1 from=invasion
76. 2 RELAX1
   arrange seat=2 number=2 to=invasion
   reveal seat=2 cards=RELAX1 from=invasion to=discard
   relax seat=2 number=1
   draw seat=2 cards=SCAVENGE.R from=supply to=hand 2
77. 0 REVERSE
   play seat=0 cards=REVERSE from=hand 0 to=discard
   reverse seat=0
   safe seat=0
78. 2 pass
   reveal seat=2 cards=RELAX1 from=invasion to=discard
   relax seat=2 number=1
   draw seat=2 cards=SCAVENGE.GOLD from=supply to=hand 2
79. 0 REVERSE
   play seat=0 cards=REVERSE from=hand 0 to=discard
   reverse seat=0
   safe seat=0
80. 2 VIEW
   play seat=2 cards=VIEW from=hand 2 to=discard
   look seat=2 number=1 cards=ALIEN.R from=invasion
81. 2 ALIEN.R
   reveal seat=2 cards=ALIEN.R from=invasion to=discard
82. 2 SCAVENGE.R
   match seat=2 word=r cards=SCAVENGE.R from=hand 2 to=discard
   draw seat=2 cards=REARRANGE from=supply to=hand 2
   rebuild number=69 word=supply from=discard to=supply
   draw seat=2 cards=GREY from=supply to=hand 2
83. 0 REVERSE
   play seat=0 cards=REVERSE from=hand 0 to=discard
   reverse seat=0
   safe seat=0
84. 2 REARRANGE
   play seat=2 cards=REARRANGE from=hand 2 to=discard
   look seat=2 number=2 cards=ALIEN.RB+ALIEN.R from=invasion
85. 2 ALIEN.R
   arrange seat=2 number=2 to=invasion
   reveal seat=2 cards=ALIEN.R from=invasion to=discard
86. 2 SCAVENGE.GOLD
   match seat=2 word=r cards=SCAVENGE.GOLD from=hand 2 to=discard
   draw seat=2 cards=DEFLECT.R from=supply to=hand 2
   draw seat=2 cards=SCAVENGE.B from=supply to=hand 2
87. 0 VIEW
   play seat=0 cards=VIEW from=hand 0 to=discard
   look seat=0 number=1 cards=ALIEN.RB from=invasion
88. 0 invasion 1
   reveal_at seat=0 number=1 cards=ALIEN.RB from=invasion to=discard
89. 0 DEFEND.B 2
   match seat=0 word=b cards=DEFEND.B from=hand 0 to=discard
   miss seat=0 word=r cards=DEFLECT.G from=hand 0 to=discard
   draw seat=0 cards=REVERSE from=supply to=hand 0
   bonus seat=0 number=2
   draw seat=0 cards=DEFLECT.GOLD from=supply to=hand 0
   draw seat=0 cards=REVERSE from=supply to=hand 0
90. 2 SHUFFLE
   play seat=2 cards=SHUFFLE from=hand 2 to=discard
   shuffle seat=2 word=invasion from=invasion to=invasion
   reveal seat=2 cards=ALIEN.GB from=invasion to=discard
91. 2 GREY 1 SCAVENGE.B
   miss seat=2 word=g cards=GREY from=hand 2 to=discard
   match seat=2 word=b cards=SCAVENGE.B from=hand 2 to=discard
   ufo_again seat=2 cards=UFO#1 from=supply to=discard
   draw seat=2 cards=GREY from=supply to=hand 2
   draw seat=2 cards=DEFLECT.B from=supply to=hand 2
   owes seat=0 number=2
92. 0 REVERSE
   play seat=0 cards=REVERSE from=hand 0 to=discard
   reverse seat=0
   safe seat=0
93. 0 REVERSE
   play seat=0 cards=REVERSE from=hand 0 to=discard
   reverse seat=0
   safe seat=0
94. 2 pass
   reveal seat=2 cards=RELAX1 from=invasion to=discard
   relax seat=2 number=1
   draw seat=2 cards=SAFETY from=supply to=hand 2
95. 0 pass
   reveal seat=0 cards=ALIEN.B from=invasion to=discard
96. 0 DEFLECT.GOLD
   match seat=0 word=b cards=DEFLECT.GOLD from=hand 0 to=discard
   draw seat=0 cards=SWAPSIES from=supply to=hand 0
   bonus seat=0 number=2
   draw seat=0 cards=DEFLECT.R from=supply to=hand 0
   draw seat=0 cards=DEFEND.B from=supply to=hand 0
   deflect seat=0 other=2 word=b
97. 2 DEFLECT.B
   match seat=2 word=b cards=DEFLECT.B from=hand 2 to=discard
   draw seat=2 cards=REVERSE from=supply to=hand 2
   deflect seat=2 other=0 word=b
98. 0 DEFEND.B
   match seat=0 word=b cards=DEFEND.B from=hand 0 to=discard
   draw seat=0 cards=SCAVENGE.G from=supply to=hand 0
99. 2 SAFETY
   play seat=2 cards=SAFETY from=hand 2 to=discard
   safe seat=2
100. 0 SWAPSIES SHUFFLE
   play seat=0 cards=SWAPSIES from=hand 0 to=discard
   swap_give seat=0 other=2 cards=SHUFFLE from=hand 0 to=hand 2
   swap_take seat=0 other=2 cards=REVERSE from=hand 2 to=hand 0
   reveal seat=0 cards=ALIEN.RB from=invasion to=discard
101. 0 DEFLECT.R 0
   match seat=0 word=r cards=DEFLECT.R from=hand 0 to=discard
   miss seat=0 word=b cards=SCAVENGE.G from=hand 0 to=discard
   draw seat=0 cards=SCAVENGE.B from=supply to=hand 0
   bonus seat=0 number=2
   draw seat=0 cards=DEFEND.G from=supply to=hand 0
   draw seat=0 cards=SWAPSIES from=supply to=hand 0
   deflect seat=0 other=2 word=r
102. 2 DEFLECT.R
   match seat=2 word=r cards=DEFLECT.R from=hand 2 to=discard
   draw seat=2 cards=GREY from=supply to=hand 2
   deflect seat=2 other=0 word=r
103. 0 DEFEND.G
   miss seat=0 word=r cards=DEFEND.G from=hand 0 to=discard
104. 2 pass
   reveal seat=2 cards=ALIEN.RG from=invasion to=discard
105. 2 GREY 0
   miss seat=2 word=r cards=GREY from=hand 2 to=discard
   miss seat=2 word=g cards=GREY from=hand 2 to=discard
106. 0 REVERSE
   play seat=0 cards=REVERSE from=hand 0 to=discard
   reverse seat=0
   safe seat=0
107. 2 pass
   rebuild number=40 word=invasion from=discard to=invasion
   reveal seat=2 cards=RELAX1 from=invasion to=discard
   relax seat=2 number=1
   draw seat=2 cards=REVERSE from=supply to=hand 2
108. 0 SWAPSIES SHUFFLE
   play seat=0 cards=SWAPSIES from=hand 0 to=discard
   swap_give seat=0 other=2 cards=SHUFFLE from=hand 0 to=hand 2
   swap_take seat=0 other=2 cards=SHUFFLE from=hand 2 to=hand 0
   reveal seat=0 cards=ALIEN.RB from=invasion to=discard
   out seat=0 number=2 word=outnumbered cards=SCAVENGE.B+SHUFFLE from=hand 0 to=discard facts={'characters': 1}
   end seat=2
{"config": {"players": 4, "expansion": false}, "supply": ["UFO", "DEFEND.R", "DEFEND.R", "REARRANGE", "DEFLECT.G", "REARRANGE", "REARRANGE", "DEFEND.GOLD", "DEFEND.G", "SCAVENGE.G", "DEFLECT.B", "SWAPSIES", "SCAVENGE.R", "SWAPSIES", "SHUFFLE", "SAFETY", "REARRANGE", "SCAVENGE.G", "SAFETY", "DEFLECT.R", "VIEW", "SAFETY", "DEFEND.G", "DEFLECT.B", "DEFEND.B", "VIEW", "DEFLECT.G", "DEFEND.B", "SAFETY", "SHUFFLE", "SWAPSIES", "UFO", "SCAVENGE.B", "DEFEND.G", "VIEW", "DEFEND.GOLD", "REARRANGE", "SCAVENGE.R", "REVERSE", "GREY", "DEFEND.R", "DEFEND.R", "SAFETY", "SWAPSIES", "SAFETY", "VIEW", "SCAVENGE.R", "GREY", "VIEW"], "invasion": ["RELAX2", "ALIEN.B", "ALIEN.R", "RELAX1", "ALIEN.R", "ALIEN.R", "ALIEN.R", "ALIEN.B", "ALIEN.GB", "RELAX2", "ALIEN.R", "ALIEN.GB", "ALIEN.G", "ALIEN.B", "RELAX1", "RELAX1", "RELAX1", "RELAX1", "ALIEN.R", "ALIEN.RG", "RELAX1", "RELAX1", "RELAX2", "ALIEN.RB", "ALIEN.G", "ALIEN.RG", "ALIEN.B", "ALIEN.RGB", "RELAX1", "ALIEN.B", "ALIEN.G", "ALIEN.G", "ALIEN.RG", "ALIEN.RB", "ALIEN.G", "ALIEN.B", "ALIEN.G", "ALIEN.GB"], "discard": ["REVERSE", "REARRANGE", "SCAVENGE.GOLD", "VIEW", "DEFEND.B", "DEFLECT.G", "SHUFFLE", "GREY", "SCAVENGE.B", "UFO", "REVERSE", "REVERSE", "DEFLECT.GOLD", "DEFLECT.B", "DEFEND.B", "SAFETY", "SWAPSIES", "DEFLECT.R", "SCAVENGE.G", "DEFLECT.R", "DEFEND.G", "GREY", "GREY", "REVERSE", "RELAX1", "SWAPSIES", "ALIEN.RB", "SCAVENGE.B", "SHUFFLE"], "reserve": [], "mimics": [], "hands": [null, null, ["SHUFFLE", "GREY", "REVERSE", "SHUFFLE"], null], "over": true, "phase": 2, "current": 0, "turns_left": 1, "dir": -1, "lock": false, "phase2_turns": 57, "out": [3, 2, 0, 1], "ufos": [3, 2, 1], "known": [{"place": "hands", "seat": 2, "at": 3, "seats": [0]}]}
