   no_time seat=2 cards=UFO#1 from=hand 2 to=discard
   invasion seat=2 number=3 to=supply
   owes seat=2 number=3
1. 2 REARRANGE
   play seat=2 cards=REARRANGE from=hand 2 to=discard
   look seat=2 number=6 cards=RELAX1+RELAX1+RELAX1+STEALTH+STEALTH+MIMIC from=invasion
2. 2 RELAX1 RELAX1 RELAX1 STEALTH STEALTH
   arrange seat=2 number=6 to=invasion
   reveal seat=2 cards=RELAX1 from=invasion to=discard
   relax seat=2 number=1
   draw seat=2 cards=DEFEND.R from=supply to=hand 2
3. 2 pass
   reveal seat=2 cards=RELAX1 from=invasion to=discard
   relax seat=2 number=1
   draw seat=2 cards=SUPER_SAFETY from=supply to=hand 2
4. 2 pass
   reveal seat=2 cards=RELAX1 from=invasion to=discard
   relax seat=2 number=1
   draw seat=2 cards=SAFETY from=supply to=hand 2
5. 3 SWAPSIES SWAPSIES 4
   play seat=3 cards=SWAPSIES from=hand 3 to=discard
   swap_give seat=3 other=4 cards=SWAPSIES from=hand 3 to=hand 4
   swap_take seat=3 other=4 cards=REVERSE from=hand 4 to=hand 3
   reveal seat=3 cards=STEALTH from=invasion to=discard
6. 3 DEFLECT.B
   miss seat=3 word=s cards=DEFLECT.B from=hand 3 to=discard
   extra seat=3
   reveal seat=3 cards=STEALTH from=invasion to=discard
7. 3 DEFLECT.G
   miss seat=3 word=s cards=DEFLECT.G from=hand 3 to=discard
   extra seat=3
   mimic seat=3 cards=MIMIC from=invasion to=mimics
8. 4 SAFETY
   play seat=4 cards=SAFETY from=hand 4 to=discard
   safe seat=4
9. 5 SAFETY
   play seat=5 cards=SAFETY from=hand 5 to=discard
   safe seat=5
10. 0 SAFETY
   play seat=0 cards=SAFETY from=hand 0 to=discard
   safe seat=0
11. 1 REARRANGE
   play seat=1 cards=REARRANGE from=hand 1 to=discard
   look seat=1 number=6 cards=ALIEN.G+ALIEN.RB+ALIEN.GB+ALIEN.G+STEALTH+ALIEN.R from=invasion
12. 1 ALIEN.G ALIEN.RB STEALTH ALIEN.GB ALIEN.R
   arrange seat=1 number=6 to=invasion
   mimics_used number=1 cards=MIMIC from=mimics to=discard
   reveal seat=1 cards=ALIEN.G from=invasion to=discard
13. 1 STEAL.G 1 REVIVE.G
   match seat=1 word=g cards=STEAL.G from=hand 1 to=discard
   match seat=1 word=g cards=REVIVE.G from=hand 1 to=discard
14. 1 3
   steal seat=1 other=3 cards=STEAL.R from=hand 3 to=hand 1
   revive seat=1 cards=STEAL.G from=discard to=hand 1
15. 2 pass
   reveal seat=2 cards=ALIEN.RB from=invasion to=discard
16. 2 DEFEND.R 0 DEFLECT.B
   match seat=2 word=r cards=DEFEND.R from=hand 2 to=discard
   match seat=2 word=b cards=DEFLECT.B from=hand 2 to=discard
   draw seat=2 cards=REVIVE.B from=supply to=hand 2
   draw seat=2 cards=DEFLECT.R from=supply to=hand 2
17. 2 3
   deflect seat=2 other=3 word=b
18. 3 SCAVENGE.B
   match seat=3 word=b cards=SCAVENGE.B from=hand 3 to=discard
   draw seat=3 cards=VIEW from=supply to=hand 3
   draw seat=3 cards=SWAPSIES from=supply to=hand 3
   bonus seat=3 number=2
   draw seat=3 cards=GOLD_BOOST from=supply to=hand 3
   draw seat=3 cards=SCAVENGE.B from=supply to=hand 3
19. 3 SAFETY
   play seat=3 cards=SAFETY from=hand 3 to=discard
   safe seat=3
20. 4 SWAPSIES SHUFFLE 1
   play seat=4 cards=SWAPSIES from=hand 4 to=discard
   swap_give seat=4 other=1 cards=SHUFFLE from=hand 4 to=hand 1
   swap_take seat=4 other=1 cards=DEFEND.GOLD from=hand 1 to=hand 4
   reveal seat=4 cards=STEALTH from=invasion to=discard
21. 4 DEFEND.R
   miss seat=4 word=s cards=DEFEND.R from=hand 4 to=discard
   extra seat=4
   reveal seat=4 cards=ALIEN.GB from=invasion to=discard
22. 4 SCAVENGE.B 2 SCAVENGE.GOLD
   match seat=4 word=b cards=SCAVENGE.B from=hand 4 to=discard
   match seat=4 word=g cards=SCAVENGE.GOLD from=hand 4 to=discard
   draw seat=4 cards=REARRANGE from=supply to=hand 4
   draw seat=4 cards=SCAVENGE.G from=supply to=hand 4
   draw seat=4 cards=SCAVENGE.R from=supply to=hand 4
   draw seat=4 cards=RAD_REVERSE from=supply to=hand 4
23. 5 pass
   reveal seat=5 cards=ALIEN.R from=invasion to=discard
24. 5 REVIVE.R
   match seat=5 word=r cards=REVIVE.R from=hand 5 to=discard
   revive seat=5 cards=SCAVENGE.GOLD from=discard to=hand 5
25. 0 VIEW_TWO
   play seat=0 cards=VIEW_TWO from=hand 0 to=discard
26. 0 invasion 0 invasion 1
   look_at seat=0 number=0 cards=ALIEN.G from=invasion
   look_at seat=0 number=1 cards=RELAX2 from=invasion
27. 0 RELAX2
   on_top seat=0 cards=ALIEN.G to=invasion
   reveal seat=0 cards=RELAX2 from=invasion to=discard
   relax seat=0 number=2
   draw seat=0 cards=DEFEND.B from=supply to=hand 0
   draw seat=0 cards=RAD_REVERSE from=supply to=hand 0
28. 1 pass
   reveal seat=1 cards=ALIEN.G from=invasion to=discard
29. 1 STEAL.G
   match seat=1 word=g cards=STEAL.G from=hand 1 to=discard
30. 1 5
   steal seat=1 other=5 cards=REVERSE from=hand 5 to=hand 1
31. 2 pass
   reveal seat=2 cards=ALIEN.R from=invasion to=discard
32. 2 DEFLECT.R
   match seat=2 word=r cards=DEFLECT.R from=hand 2 to=discard
   draw seat=2 cards=STEAL.B from=supply to=hand 2
33. 2 3
   deflect seat=2 other=3 word=r
34. 3 SCAVENGE.B
   miss seat=3 word=r cards=SCAVENGE.B from=hand 3 to=discard
   out seat=3 cards=REVERSE+VIEW+SWAPSIES+GOLD_BOOST from=hand 3 to=discard
35. 4 REARRANGE
   play seat=4 cards=REARRANGE from=hand 4 to=discard
   look seat=4 number=5 cards=ALIEN.GB+ALLIANCE+ALLIANCE+ALIEN.B+RELAX1 from=invasion
36. 4 RELAX1 ALIEN.GB ALIEN.B
   arrange seat=4 number=5 to=invasion
   reveal seat=4 cards=RELAX1 from=invasion to=discard
   relax seat=4 number=1
   draw seat=4 cards=GREY from=supply to=hand 4
37. 5 pass
   reveal seat=5 cards=ALIEN.GB from=invasion to=discard
38. 5 DEFEND.G 1 SCAVENGE.GOLD
   match seat=5 word=g cards=DEFEND.G from=hand 5 to=discard
   match seat=5 word=b cards=SCAVENGE.GOLD from=hand 5 to=discard
   draw seat=5 cards=SWAPSIES from=supply to=hand 5
   draw seat=5 cards=REVIVE.B from=supply to=hand 5
   draw seat=5 cards=SHUFFLE from=supply to=hand 5
39. 0 VIEW
   play seat=0 cards=VIEW from=hand 0 to=discard
   look seat=0 number=1 cards=ALIEN.B from=invasion
40. 0 invasion 1
   reveal_at seat=0 number=1 cards=ALLIANCE from=invasion to=discard
41. 0 0 1
   ally seat=0 other=1 word=r
42. 1 STEAL.R
   match seat=1 word=r cards=STEAL.R from=hand 1 to=discard
43. 1 4
   steal seat=1 other=4 cards=VIEW from=hand 4 to=hand 1
44. 1 VIEW
   play seat=1 cards=VIEW from=hand 1 to=discard
   look seat=1 number=1 cards=ALIEN.B from=invasion
45. 1 invasion 1
   reveal_at seat=1 number=1 cards=ALLIANCE from=invasion to=discard
46. 1 0 5
   ally seat=1 other=5 word=r
47. 5 GREY
   miss seat=5 word=r cards=GREY from=hand 5 to=discard
48. 2 pass
   reveal seat=2 cards=ALIEN.B from=invasion to=discard
49. 2 REVIVE.B
   match seat=2 word=b cards=REVIVE.B from=hand 2 to=discard
   revive seat=2 cards=GREY from=discard to=hand 2
50. 4 pass
   reveal seat=4 cards=ALIEN.B from=invasion to=discard
51. 4 DEFEND.GOLD
   match seat=4 word=b cards=DEFEND.GOLD from=hand 4 to=discard
   draw seat=4 cards=SHUFFLE from=supply to=hand 4
52. 5 SWAPSIES SHUFFLE 1
   play seat=5 cards=SWAPSIES from=hand 5 to=discard
   swap_give seat=5 other=1 cards=SHUFFLE from=hand 5 to=hand 1
   swap_take seat=5 other=1 cards=SHUFFLE from=hand 1 to=hand 5
   reveal seat=5 cards=ALLIANCE from=invasion to=discard
53. 5 0 1
   ally seat=5 other=1 word=r
54. 1 DEFLECT.G
   miss seat=1 word=r cards=DEFLECT.G from=hand 1 to=discard
55. 0 pass
   reveal seat=0 cards=ALIEN.RB from=invasion to=discard
56. 0 DEFEND.B 2 REVIVE.R
   match seat=0 word=b cards=DEFEND.B from=hand 0 to=discard
   match seat=0 word=r cards=REVIVE.R from=hand 0 to=discard
   draw seat=0 cards=DEFEND.G from=supply to=hand 0
   revive seat=0 cards=DEFEND.B from=discard to=hand 0
57. 1 REVERSE
   play seat=1 cards=REVERSE from=hand 1 to=discard
   reverse seat=1
   safe seat=1
58. 0 pass
   reveal seat=0 cards=RELAX2 from=invasion to=discard
   relax seat=0 number=2
   draw seat=0 cards=REARRANGE from=supply to=hand 0
   draw seat=0 cards=SAFETY from=supply to=hand 0
59. 5 pass
   reveal seat=5 cards=ALIEN.R from=invasion to=discard
60. 5 DEFEND.B
   miss seat=5 word=r cards=DEFEND.B from=hand 5 to=discard
61. 4 pass
   reveal seat=4 cards=ALIEN.G from=invasion to=discard
62. 4 SCAVENGE.G
   match seat=4 word=g cards=SCAVENGE.G from=hand 4 to=discard
   draw seat=4 cards=SAFETY from=supply to=hand 4
   draw seat=4 cards=SWAPSIES from=supply to=hand 4
63. 2 pass
   reveal seat=2 cards=ALIEN.B from=invasion to=discard
64. 2 STEAL.B
   match seat=2 word=b cards=STEAL.B from=hand 2 to=discard
65. 2 5
   steal seat=2 other=5 cards=REVIVE.B from=hand 5 to=hand 2
   out seat=5 cards=SHUFFLE+SHUFFLE from=hand 5 to=discard
66. 1 REVERSE
   play seat=1 cards=REVERSE from=hand 1 to=discard
   reverse seat=1
   safe seat=1
67. 2 pass
   reveal seat=2 cards=ALIEN.R from=invasion to=discard
68. 2 DEFEND.R
   match seat=2 word=r cards=DEFEND.R from=hand 2 to=discard
   draw seat=2 cards=STEAL.B from=supply to=hand 2
69. 4 SWAPSIES SHUFFLE 1
   play seat=4 cards=SWAPSIES from=hand 4 to=discard
   swap_give seat=4 other=1 cards=SHUFFLE from=hand 4 to=hand 1
   swap_take seat=4 other=1 cards=DEFLECT.B from=hand 1 to=hand 4
   out seat=1 cards=SHUFFLE+SHUFFLE from=hand 1 to=discard
   reveal seat=4 cards=ALIEN.G from=invasion to=discard
70. 4 GREY
   miss seat=4 word=g cards=GREY from=hand 4 to=discard
71. 0 REARRANGE
   play seat=0 cards=REARRANGE from=hand 0 to=discard
   look seat=0 number=3 cards=ALIEN.G+STEALTH+MIMIC from=invasion
72. 0 MIMIC STEALTH
   arrange seat=0 number=3 to=invasion
   mimic seat=0 cards=MIMIC from=invasion to=mimics
73. 2 GOLD_BOOST
   play seat=2 cards=GOLD_BOOST from=hand 2 to=discard
   boost seat=2
   mimics_used number=1 cards=MIMIC from=mimics to=discard
   reveal seat=2 cards=STEALTH from=invasion to=discard
74. 2 GREY 3 DEFEND.G
   miss seat=2 word=s cards=GREY from=hand 2 to=discard
   miss seat=2 word=s cards=DEFEND.G from=hand 2 to=discard
   extra seat=2
   reveal seat=2 cards=ALIEN.G from=invasion to=discard
75. 2 REVIVE.B
   match seat=2 word=g cards=REVIVE.B from=hand 2 to=discard
   revive seat=2 cards=DEFEND.G from=discard to=hand 2
76. 4 pass
   reveal seat=4 cards=ALIEN.B from=invasion to=discard
77. 4 DEFLECT.B
   match seat=4 word=b cards=DEFLECT.B from=hand 4 to=discard
   draw seat=4 cards=DEFLECT.G from=supply to=hand 4
78. 4 2
   deflect seat=4 other=2 word=b
79. 2 STEAL.B
   match seat=2 word=b cards=STEAL.B from=hand 2 to=discard
80. 2 4
   steal seat=2 other=4 cards=SAFETY from=hand 4 to=hand 2
81. 0 pass
   reveal seat=0 cards=ALLIANCE from=invasion to=discard
82. 0 0 4
   ally seat=0 other=4 word=r
83. 4 SCAVENGE.R
   match seat=4 word=r cards=SCAVENGE.R from=hand 4 to=discard
   draw seat=4 cards=DEFLECT.R from=supply to=hand 4
   draw seat=4 cards=DEFEND.G from=supply to=hand 4
84. 2 pass
   reveal seat=2 cards=ALIEN.R from=invasion to=discard
85. 2 DEFLECT.GOLD
   match seat=2 word=r cards=DEFLECT.GOLD from=hand 2 to=discard
   draw seat=2 cards=REARRANGE from=supply to=hand 2
86. 2 4
   deflect seat=2 other=4 word=r
87. 4 DEFLECT.R
   match seat=4 word=r cards=DEFLECT.R from=hand 4 to=discard
   draw seat=4 cards=VIEW from=supply to=hand 4
88. 4 2
   deflect seat=4 other=2 word=r
89. 2 DEFEND.G
   miss seat=2 word=r cards=DEFEND.G from=hand 2 to=discard
   out seat=2 cards=SUPER_SAFETY+SAFETY+SAFETY+REARRANGE from=hand 2 to=discard
90. 4 VIEW
   play seat=4 cards=VIEW from=hand 4 to=discard
   look seat=4 number=1 cards=ALIEN.RG from=invasion
91. 4 invasion 1
   mimic_at seat=4 number=1 cards=MIMIC from=invasion to=mimics
92. 0 SUPER_SAFETY
   play seat=0 cards=SUPER_SAFETY from=hand 0 to=discard
   lock seat=0
   safe seat=0
   locked seat=4
   mimics_used number=1 cards=MIMIC from=mimics to=discard
   reveal seat=4 cards=ALIEN.RG from=invasion to=discard
   out seat=4 number=4 word=outnumbered cards=RAD_REVERSE+DEFLECT.G+DEFEND.G from=hand 4 to=discard facts={'characters': 2}
   end seat=0
{"config": {"players": 6, "expansion": true}, "supply": ["DEFEND.GOLD", "SCAVENGE.R", "VIEW", "UFO", "VIEW_TWO", "DEFEND.B", "REVIVE.G", "GREY", "UFO", "VIEW_TWO", "DEFEND.R", "SHUFFLE", "SCAVENGE.R", "UFO", "GREY", "REVERSE", "VIEW", "SUPER_SAFETY", "DEFLECT.R", "DEFEND.B", "DEFEND.GOLD", "GREY", "REVERSE", "GREY", "STEAL.R", "SWAPSIES", "GOLD_BOOST", "STEAL.G", "DEFEND.GOLD", "SHUFFLE", "RAD_REVERSE", "SCAVENGE.G", "REARRANGE"], "invasion": ["RELAX1", "RELAX1", "RELAX1", "ALIEN.RB", "ALIEN.RG", "ALIEN.B", "ALIEN.B", "RELAX1", "ALIEN.G", "ALIEN.RG", "ALIEN.RGB", "ALIEN.GB", "MIMIC", "RELAX2", "ALIEN.R", "RELAX1"], "discard": ["UFO", "REARRANGE", "RELAX1", "RELAX1", "RELAX1", "SWAPSIES", "STEALTH", "DEFLECT.B", "STEALTH", "DEFLECT.G", "SAFETY", "SAFETY", "SAFETY", "REARRANGE", "MIMIC", "ALIEN.G", "REVIVE.G", "ALIEN.RB", "DEFEND.R", "DEFLECT.B", "SCAVENGE.B", "SAFETY", "SWAPSIES", "STEALTH", "DEFEND.R", "ALIEN.GB", "SCAVENGE.B", "ALIEN.R", "REVIVE.R", "VIEW_TWO", "RELAX2", "ALIEN.G", "STEAL.G", "ALIEN.R", "DEFLECT.R", "SCAVENGE.B", "REVERSE", "VIEW", "SWAPSIES", "GOLD_BOOST", "REARRANGE", "RELAX1", "ALIEN.GB", "DEFEND.G", "SCAVENGE.GOLD", "VIEW", "ALLIANCE", "STEAL.R", "VIEW", "ALLIANCE", "ALIEN.B", "REVIVE.B", "ALIEN.B", "DEFEND.GOLD", "SWAPSIES", "ALLIANCE", "DEFLECT.G", "ALIEN.RB", "REVIVE.R", "REVERSE", "RELAX2", "ALIEN.R", "DEFEND.B", "ALIEN.G", "SCAVENGE.G", "ALIEN.B", "STEAL.B", "SHUFFLE", "SHUFFLE", "REVERSE", "ALIEN.R", "DEFEND.R", "SWAPSIES", "SHUFFLE", "SHUFFLE", "ALIEN.G", "GREY", "REARRANGE", "GOLD_BOOST", "MIMIC", "STEALTH", "GREY", "ALIEN.G", "REVIVE.B", "ALIEN.B", "DEFLECT.B", "STEAL.B", "ALLIANCE", "SCAVENGE.R", "ALIEN.R", "DEFLECT.GOLD", "DEFLECT.R", "DEFEND.G", "SUPER_SAFETY", "SAFETY", "SAFETY", "REARRANGE", "VIEW", "SUPER_SAFETY", "MIMIC", "ALIEN.RG", "RAD_REVERSE", "DEFLECT.G", "DEFEND.G"], "reserve": [], "mimics": [], "hands": [["SCAVENGE.G", "REVERSE", "RAD_REVERSE", "DEFEND.G", "DEFEND.B", "SAFETY"], null, null, null, null, null], "over": true, "phase": 2, "current": 4, "turns_left": 1, "dir": 1, "lock": false, "phase2_turns": 38, "out": [0, 3, 4, 1, 5, 2], "ufos": [2, 3, 4, 1], "known": [{"place": "hands", "seat": 0, "at": 4, "seats": [1, 2, 3, 4, 5, -1]}]}
