1. 0 SAFETY supply 46
   play seat=0 cards=SAFETY from=hand 0 to=discard
   draw_at seat=0 number=46 cards=SCAVENGE.G from=supply to=hand 0
2. 1 DEFLECT.G UFO#3 47 1
   play seat=1 cards=DEFLECT.G from=hand 1 to=discard
   sight_open seat=1 number=47 cards=UFO#3 from=reserve to=supply
   draw seat=1 cards=RAD_REVERSE from=supply to=hand 1
3. 2 REARRANGE
   play seat=2 cards=REARRANGE from=hand 2 to=discard
   look seat=2 number=3 cards=DEFEND.GOLD+STEAL.G+DEFEND.B from=supply
4. 2 STEAL.G DEFEND.B
   arrange seat=2 number=3 to=supply
   draw seat=2 cards=STEAL.G from=supply to=hand 2
5. 0 SWAPSIES SCAVENGE.G 2
   play seat=0 cards=SWAPSIES from=hand 0 to=discard
   swap_give seat=0 other=2 cards=SCAVENGE.G from=hand 0 to=hand 2
   swap_take seat=0 other=2 cards=SCAVENGE.B from=hand 2 to=hand 0
   draw seat=0 cards=DEFEND.B from=supply to=hand 0
6. 1 SWAPSIES RAD_REVERSE 0
   play seat=1 cards=SWAPSIES from=hand 1 to=discard
   swap_give seat=1 other=0 cards=RAD_REVERSE from=hand 1 to=hand 0
   swap_take seat=1 other=0 cards=STEAL.B from=hand 0 to=hand 1
   draw seat=1 cards=DEFEND.GOLD from=supply to=hand 1
7. 2 GOLD_BOOST
   play seat=2 cards=GOLD_BOOST from=hand 2 to=discard
   boost_early seat=2
   draw seat=2 cards=DEFEND.R from=supply to=hand 2
8. 0 RAD_REVERSE supply 63
   play seat=0 cards=RAD_REVERSE from=hand 0 to=discard
   reverse seat=0
   lock seat=0
   draw_at seat=0 number=63 cards=GREY from=supply to=hand 0
   locked seat=2
9. 2 SAFETY
   play seat=2 cards=SAFETY from=hand 2 to=discard
   wasted seat=2
   draw seat=2 cards=SHUFFLE from=supply to=hand 2
10. 1 STEAL.R UFO#4 66 1
   play seat=1 cards=STEAL.R from=hand 1 to=discard
   sight_open seat=1 number=66 cards=UFO#4 from=reserve to=supply
   draw seat=1 cards=STEAL.B from=supply to=hand 1
11. 0 SCAVENGE.B UFO#2 24 1
   play seat=0 cards=SCAVENGE.B from=hand 0 to=discard
   sight_open seat=0 number=24 cards=UFO#2 from=reserve to=supply
   draw seat=0 cards=DEFLECT.B from=supply to=hand 0
12. 2 DEFEND.R
   play seat=2 cards=DEFEND.R from=hand 2 to=discard
   idle seat=2
   draw seat=2 cards=GOLD_BOOST from=supply to=hand 2
13. 1 SHUFFLE
   play seat=1 cards=SHUFFLE from=hand 1 to=discard
   shuffle seat=1 word=supply from=supply to=supply
   draw seat=1 cards=DEFEND.GOLD from=supply to=hand 1
14. 0 DEFLECT.B
   play seat=0 cards=DEFLECT.B from=hand 0 to=discard
   idle seat=0
   draw seat=0 cards=SCAVENGE.B from=supply to=hand 0
15. 2 VIEW_TWO
   play seat=2 cards=VIEW_TWO from=hand 2 to=discard
16. 2 supply 67 supply 19
   look_at seat=2 number=67 cards=DEFLECT.G from=supply
   look_at seat=2 number=19 cards=UFO#1 from=supply
17. 2 UFO#1
   on_top seat=2 cards=DEFLECT.G to=supply
   ufo seat=2 cards=UFO#1 from=supply to=discard
   invasion seat=2 number=14 to=supply
   owes seat=2 number=3
18. 2 SHUFFLE
   play seat=2 cards=SHUFFLE from=hand 2 to=discard
   shuffle seat=2 word=invasion from=invasion to=invasion
   reveal seat=2 cards=ALIEN.B from=invasion to=discard
19. 2 GREY
   miss seat=2 word=b cards=GREY from=hand 2 to=discard
20. 2 pass
   reveal seat=2 cards=RELAX1 from=invasion to=discard
   relax seat=2 number=1
   draw seat=2 cards=SWAPSIES from=supply to=hand 2
21. 2 pass
   reveal seat=2 cards=RELAX1 from=invasion to=discard
   relax seat=2 number=1
   draw seat=2 cards=REVERSE from=supply to=hand 2
22. 1 pass
   reveal seat=1 cards=ALIEN.G from=invasion to=discard
23. 1 DEFEND.GOLD
   match seat=1 word=g cards=DEFEND.GOLD from=hand 1 to=discard
   draw seat=1 cards=VIEW from=supply to=hand 1
24. 0 pass
   reveal seat=0 cards=ALIEN.RG from=invasion to=discard
25. 0 SCAVENGE.G 1 GREY
   match seat=0 word=g cards=SCAVENGE.G from=hand 0 to=discard
   miss seat=0 word=r cards=GREY from=hand 0 to=discard
   draw seat=0 cards=SHUFFLE from=supply to=hand 0
   draw seat=0 cards=REVIVE.G from=supply to=hand 0
26. 2 SWAPSIES GOLD_BOOST 1
   play seat=2 cards=SWAPSIES from=hand 2 to=discard
   swap_give seat=2 other=1 cards=GOLD_BOOST from=hand 2 to=hand 1
   swap_take seat=2 other=1 cards=VIEW from=hand 1 to=hand 2
   reveal seat=2 cards=ALIEN.GB from=invasion to=discard
27. 2 SCAVENGE.G 2
   miss seat=2 word=b cards=SCAVENGE.G from=hand 2 to=discard
   match seat=2 word=g cards=STEAL.G from=hand 2 to=discard
28. 2 1
   steal seat=2 other=1 cards=STEAL.B from=hand 1 to=hand 2
   bonus seat=2 number=2
   draw seat=2 cards=STEAL.R from=supply to=hand 2
   draw seat=2 cards=DEFEND.B from=supply to=hand 2
29. 1 VIEW
   play seat=1 cards=VIEW from=hand 1 to=discard
   look seat=1 number=1 cards=ALIEN.R from=invasion
30. 1 invasion 33
   reveal_at seat=1 number=33 cards=ALIEN.B from=invasion to=discard
31. 1 STEAL.B
   match seat=1 word=b cards=STEAL.B from=hand 1 to=discard
32. 1 0
   steal seat=1 other=0 cards=SAFETY from=hand 0 to=hand 1
33. 0 pass
   reveal seat=0 cards=ALIEN.R from=invasion to=discard
34. 0 REVIVE.G
   miss seat=0 word=r cards=REVIVE.G from=hand 0 to=discard
35. 2 REVERSE
   play seat=2 cards=REVERSE from=hand 2 to=discard
   reverse seat=2
   safe seat=2
36. 0 pass
   reveal seat=0 cards=ALIEN.R from=invasion to=discard
37. 0 DEFLECT.GOLD
   match seat=0 word=r cards=DEFLECT.GOLD from=hand 0 to=discard
   draw seat=0 cards=SAFETY from=supply to=hand 0
38. 0 2
   deflect seat=0 other=2 word=r
39. 2 STEAL.B
   miss seat=2 word=r cards=STEAL.B from=hand 2 to=discard
40. 1 pass
   reveal seat=1 cards=STEALTH from=invasion to=discard
41. 1 DEFEND.GOLD
   miss seat=1 word=s cards=DEFEND.GOLD from=hand 1 to=discard
   extra seat=1
   reveal seat=1 cards=RELAX2 from=invasion to=discard
   relax seat=1 number=2
   draw seat=1 cards=RAD_REVERSE from=supply to=hand 1
   draw seat=1 cards=DEFEND.G from=supply to=hand 1
42. 2 VIEW
   play seat=2 cards=VIEW from=hand 2 to=discard
   look seat=2 number=1 cards=ALIEN.B from=invasion
43. 2 invasion 32
   reveal_at seat=2 number=32 cards=RELAX1 from=invasion to=discard
   relax seat=2 number=1
   draw seat=2 cards=DEFEND.R from=supply to=hand 2
44. 0 SHUFFLE
   play seat=0 cards=SHUFFLE from=hand 0 to=discard
   shuffle seat=0 word=invasion from=invasion to=invasion
   reveal seat=0 cards=ALIEN.GB from=invasion to=discard
45. 0 DEFEND.B 2
   match seat=0 word=b cards=DEFEND.B from=hand 0 to=discard
   miss seat=0 word=g cards=SCAVENGE.B from=hand 0 to=discard
   draw seat=0 cards=REVIVE.B from=supply to=hand 0
46. 1 GOLD_BOOST
   play seat=1 cards=GOLD_BOOST from=hand 1 to=discard
   boost seat=1
   reveal seat=1 cards=STEALTH from=invasion to=discard
47. 1 DEFEND.G
   miss seat=1 word=s cards=DEFEND.G from=hand 1 to=discard
   extra seat=1
   reveal seat=1 cards=ALIEN.GB from=invasion to=discard
   out seat=1 number=2 word=outnumbered cards=SAFETY+SAFETY+RAD_REVERSE+DEFEND.G from=hand 1 to=discard facts={'characters': 1}
48. 2 pass
   mimic seat=2 cards=MIMIC from=invasion to=mimics
49. 0 pass
   mimics_used number=1 cards=MIMIC from=mimics to=discard
   reveal seat=0 cards=RELAX2 from=invasion to=discard
   relax seat=0 number=4
   ufo_again seat=0 cards=UFO#3 from=supply to=discard
   draw seat=0 cards=SAFETY from=supply to=hand 0
   draw seat=0 cards=SCAVENGE.R from=supply to=hand 0
   draw seat=0 cards=STEAL.G from=supply to=hand 0
   draw seat=0 cards=DEFEND.R from=supply to=hand 0
   owes seat=2 number=2
50. 2 pass
   reveal seat=2 cards=ALLIANCE from=invasion to=discard
51. 2 1
   ally seat=2 other=0 word=g
52. 0 DEFEND.R
   miss seat=0 word=g cards=DEFEND.R from=hand 0 to=discard
53. 2 pass
   reveal seat=2 cards=ALIEN.B from=invasion to=discard
54. 2 DEFEND.R
   miss seat=2 word=b cards=DEFEND.R from=hand 2 to=discard
55. 0 pass
   mimic seat=0 cards=MIMIC from=invasion to=mimics
56. 2 pass
   mimics_used number=1 cards=MIMIC from=mimics to=discard
   reveal seat=2 cards=ALIEN.RB from=invasion to=discard
   out seat=2 number=4 word=outnumbered cards=SAFETY+STEAL.R+DEFEND.B from=hand 2 to=discard facts={'characters': 2}
   end seat=0
{"config": {"players": 3, "expansion": true}, "supply": ["SWAPSIES", "DEFLECT.G", "SHUFFLE", "DEFLECT.G", "SHUFFLE", "GREY", "SCAVENGE.B", "REARRANGE", "SUPER_SAFETY", "VIEW_TWO", "DEFEND.B", "REVERSE", "GREY", "DEFEND.R", "VIEW", "RAD_REVERSE", "DEFEND.B", "SCAVENGE.R", "SCAVENGE.G", "DEFEND.G", "VIEW", "REVIVE.G", "DEFLECT.R", "SHUFFLE", "SWAPSIES", "SWAPSIES", "REVERSE", "REVIVE.R", "REARRANGE", "DEFLECT.G", "STEAL.R", "VIEW_TWO", "SUPER_SAFETY", "REARRANGE", "SWAPSIES", "REVERSE", "UFO", "SAFETY", "VIEW_TWO", "DEFEND.G", "SUPER_SAFETY", "REARRANGE", "RAD_REVERSE", "DEFLECT.R", "DEFEND.GOLD", "REVERSE", "REARRANGE", "DEFLECT.R", "GOLD_BOOST", "SCAVENGE.GOLD", "DEFLECT.B", "REVIVE.R", "GREY", "SCAVENGE.R", "REVIVE.B", "DEFLECT.B", "DEFLECT.B", "UFO", "DEFEND.R", "GREY", "REARRANGE", "GOLD_BOOST", "VIEW", "SAFETY", "REVERSE", "VIEW", "SHUFFLE", "SWAPSIES", "DEFEND.GOLD"], "invasion": ["STEALTH", "ALIEN.RB", "RELAX1", "ALIEN.B", "ALIEN.RG", "RELAX1", "ALLIANCE", "RELAX1", "RELAX1", "ALIEN.G", "ALIEN.G", "ALIEN.R", "MIMIC", "ALIEN.RGB", "STEALTH", "ALIEN.G", "ALIEN.G", "ALIEN.RG", "ALIEN.RB", "ALLIANCE", "RELAX2", "ALIEN.B", "RELAX1", "ALIEN.G", "ALIEN.R", "ALIEN.B", "RELAX1", "MIMIC", "ALIEN.R", "ALIEN.R", "ALLIANCE"], "discard": ["UFO", "SHUFFLE", "ALIEN.B", "GREY", "RELAX1", "RELAX1", "ALIEN.G", "DEFEND.GOLD", "ALIEN.RG", "SCAVENGE.G", "GREY", "SWAPSIES", "ALIEN.GB", "SCAVENGE.G", "STEAL.G", "VIEW", "ALIEN.B", "STEAL.B", "ALIEN.R", "REVIVE.G", "REVERSE", "ALIEN.R", "DEFLECT.GOLD", "STEAL.B", "STEALTH", "DEFEND.GOLD", "RELAX2", "VIEW", "RELAX1", "SHUFFLE", "ALIEN.GB", "DEFEND.B", "SCAVENGE.B", "GOLD_BOOST", "STEALTH", "DEFEND.G", "ALIEN.GB", "SAFETY", "SAFETY", "RAD_REVERSE", "DEFEND.G", "MIMIC", "RELAX2", "UFO", "ALLIANCE", "DEFEND.R", "ALIEN.B", "DEFEND.R", "MIMIC", "ALIEN.RB", "SAFETY", "STEAL.R", "DEFEND.B"], "reserve": [], "mimics": [], "hands": [["SCAVENGE.B", "SAFETY", "REVIVE.B", "SAFETY", "SCAVENGE.R", "STEAL.G"], null, null], "over": true, "phase": 2, "current": 2, "turns_left": 1, "dir": 1, "lock": false, "phase2_turns": 19, "out": [0, 1, 2], "ufos": [4, 2, 1, 3]}
