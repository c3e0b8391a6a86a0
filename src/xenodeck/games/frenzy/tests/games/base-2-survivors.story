   no_time seat=1 cards=UFO#1 from=hand 1 to=discard
   invasion seat=1 number=2 to=supply
   owes seat=1 number=3
1. 1 REARRANGE
   play seat=1 cards=REARRANGE from=hand 1 to=discard
   look seat=1 number=2 cards=ALIEN.G+RELAX1 from=invasion
2. 1 RELAX1
   arrange seat=1 number=2 to=invasion
   reveal seat=1 cards=RELAX1 from=invasion to=discard
   relax seat=1 number=1
   draw seat=1 cards=REVERSE from=supply to=hand 1
3. 1 SHUFFLE
   play seat=1 cards=SHUFFLE from=hand 1 to=discard
   shuffle seat=1 word=invasion from=invasion to=invasion
   reveal seat=1 cards=ALIEN.R from=invasion to=discard
4. 1 DEFLECT.GOLD
   match seat=1 word=r cards=DEFLECT.GOLD from=hand 1 to=discard
   draw seat=1 cards=VIEW from=supply to=hand 1
   deflect seat=1 other=0 word=r
5. 0 SCAVENGE.R
   match seat=0 word=r cards=SCAVENGE.R from=hand 0 to=discard
   draw seat=0 cards=DEFLECT.R from=supply to=hand 0
   draw seat=0 cards=SAFETY from=supply to=hand 0
6. 1 VIEW
   play seat=1 cards=VIEW from=hand 1 to=discard
   look seat=1 number=1 cards=ALIEN.B from=invasion
7. 1 invasion 1
   reveal_at seat=1 number=1 cards=ALIEN.B from=invasion to=discard
8. 1 SCAVENGE.B
   match seat=1 word=b cards=SCAVENGE.B from=hand 1 to=discard
   draw seat=1 cards=SCAVENGE.G from=supply to=hand 1
   draw seat=1 cards=DEFEND.R from=supply to=hand 1
9. 0 REARRANGE
   play seat=0 cards=REARRANGE from=hand 0 to=discard
   look seat=0 number=2 cards=ALIEN.B+ALIEN.GB from=invasion
10. 0 ALIEN.B
   arrange seat=0 number=2 to=invasion
   reveal seat=0 cards=ALIEN.B from=invasion to=discard
11. 0 DEFEND.R
   miss seat=0 word=b cards=DEFEND.R from=hand 0 to=discard
12. 1 pass
   reveal seat=1 cards=ALIEN.GB from=invasion to=discard
13. 1 DEFEND.GOLD 2 SCAVENGE.G
   match seat=1 word=b cards=DEFEND.GOLD from=hand 1 to=discard
   match seat=1 word=g cards=SCAVENGE.G from=hand 1 to=discard
   draw seat=1 cards=GREY from=supply to=hand 1
   draw seat=1 cards=REARRANGE from=supply to=hand 1
   draw seat=1 cards=SHUFFLE from=supply to=hand 1
14. 0 pass
   reveal seat=0 cards=ALIEN.G from=invasion to=discard
15. 0 DEFLECT.G
   match seat=0 word=g cards=DEFLECT.G from=hand 0 to=discard
   draw seat=0 cards=SCAVENGE.G from=supply to=hand 0
   deflect seat=0 other=1 word=g
16. 1 DEFEND.GOLD
   match seat=1 word=g cards=DEFEND.GOLD from=hand 1 to=discard
   draw seat=1 cards=SWAPSIES from=supply to=hand 1
17. 1 REARRANGE
   play seat=1 cards=REARRANGE from=hand 1 to=discard
   look seat=1 number=2 cards=RELAX2+ALIEN.B from=invasion
18. 1 RELAX2
   arrange seat=1 number=2 to=invasion
   reveal seat=1 cards=RELAX2 from=invasion to=discard
   relax seat=1 number=2
   draw seat=1 cards=SHUFFLE from=supply to=hand 1
   draw seat=1 cards=SWAPSIES from=supply to=hand 1
19. 0 pass
   reveal seat=0 cards=ALIEN.B from=invasion to=discard
20. 0 DEFEND.G
   miss seat=0 word=b cards=DEFEND.G from=hand 0 to=discard
21. 1 SWAPSIES SHUFFLE
   play seat=1 cards=SWAPSIES from=hand 1 to=discard
   swap_give seat=1 other=0 cards=SHUFFLE from=hand 1 to=hand 0
   swap_take seat=1 other=0 cards=SCAVENGE.G from=hand 0 to=hand 1
   reveal seat=1 cards=ALIEN.RG from=invasion to=discard
22. 1 DEFEND.R 0 SCAVENGE.G
   match seat=1 word=r cards=DEFEND.R from=hand 1 to=discard
   match seat=1 word=g cards=SCAVENGE.G from=hand 1 to=discard
   draw seat=1 cards=DEFEND.G from=supply to=hand 1
   draw seat=1 cards=DEFLECT.R from=supply to=hand 1
   draw seat=1 cards=SCAVENGE.GOLD from=supply to=hand 1
23. 0 SAFETY
   play seat=0 cards=SAFETY from=hand 0 to=discard
   safe seat=0
24. 1 SWAPSIES SHUFFLE
   play seat=1 cards=SWAPSIES from=hand 1 to=discard
   swap_give seat=1 other=0 cards=SHUFFLE from=hand 1 to=hand 0
   swap_take seat=1 other=0 cards=SAFETY from=hand 0 to=hand 1
   reveal seat=1 cards=ALIEN.R from=invasion to=discard
25. 1 DEFLECT.R
   match seat=1 word=r cards=DEFLECT.R from=hand 1 to=discard
   draw seat=1 cards=REARRANGE from=supply to=hand 1
   deflect seat=1 other=0 word=r
26. 0 DEFLECT.R
   match seat=0 word=r cards=DEFLECT.R from=hand 0 to=discard
   draw seat=0 cards=GREY from=supply to=hand 0
   bonus seat=0 number=2
   draw seat=0 cards=DEFLECT.G from=supply to=hand 0
   draw seat=0 cards=DEFEND.G from=supply to=hand 0
   deflect seat=0 other=1 word=r
27. 1 SCAVENGE.GOLD
   match seat=1 word=r cards=SCAVENGE.GOLD from=hand 1 to=discard
   draw seat=1 cards=SAFETY from=supply to=hand 1
   draw seat=1 cards=DEFLECT.R from=supply to=hand 1
28. 0 SWAPSIES SHUFFLE
   play seat=0 cards=SWAPSIES from=hand 0 to=discard
   swap_give seat=0 other=1 cards=SHUFFLE from=hand 0 to=hand 1
   swap_take seat=0 other=1 cards=DEFLECT.R from=hand 1 to=hand 0
   reveal seat=0 cards=RELAX2 from=invasion to=discard
   relax seat=0 number=2
   draw seat=0 cards=DEFLECT.B from=supply to=hand 0
   draw seat=0 cards=SCAVENGE.R from=supply to=hand 0
29. 1 REARRANGE
   play seat=1 cards=REARRANGE from=hand 1 to=discard
   look seat=1 number=2 cards=RELAX1+ALIEN.G from=invasion
30. 1 RELAX1
   arrange seat=1 number=2 to=invasion
   reveal seat=1 cards=RELAX1 from=invasion to=discard
   relax seat=1 number=1
   draw seat=1 cards=SHUFFLE from=supply to=hand 1
31. 0 pass
   reveal seat=0 cards=ALIEN.G from=invasion to=discard
32. 0 DEFLECT.G
   match seat=0 word=g cards=DEFLECT.G from=hand 0 to=discard
   ufo_again seat=0 cards=UFO#3 from=supply to=discard
   draw seat=0 cards=GREY from=supply to=hand 0
   deflect seat=0 other=1 word=g
33. 1 DEFEND.G
   match seat=1 word=g cards=DEFEND.G from=hand 1 to=discard
   draw seat=1 cards=REVERSE from=supply to=hand 1
   owes seat=1 number=2
34. 1 REVERSE
   play seat=1 cards=REVERSE from=hand 1 to=discard
   reverse seat=1
   safe seat=1
35. 1 SAFETY
   play seat=1 cards=SAFETY from=hand 1 to=discard
   safe seat=1
36. 0 pass
   reveal seat=0 cards=ALIEN.RB from=invasion to=discard
37. 0 SCAVENGE.R 0 DEFLECT.B
   match seat=0 word=r cards=SCAVENGE.R from=hand 0 to=discard
   match seat=0 word=b cards=DEFLECT.B from=hand 0 to=discard
   draw seat=0 cards=VIEW from=supply to=hand 0
   draw seat=0 cards=GREY from=supply to=hand 0
   draw seat=0 cards=REVERSE from=supply to=hand 0
   deflect seat=0 other=1 word=b
38. 1 GREY
   miss seat=1 word=b cards=GREY from=hand 1 to=discard
   out seat=1 cards=SAFETY+SHUFFLE+SHUFFLE+REVERSE from=hand 1 to=discard
   end seat=0
{"config": {"players": 2, "expansion": false}, "supply": ["DEFLECT.G", "SCAVENGE.R", "VIEW", "REVERSE", "VIEW", "DEFEND.B", "DEFEND.R", "SCAVENGE.B", "SHUFFLE", "DEFEND.B", "SWAPSIES", "REVERSE", "SHUFFLE", "REARRANGE", "REVERSE", "SCAVENGE.G", "SCAVENGE.B", "SWAPSIES", "DEFEND.B", "GREY", "GREY", "DEFLECT.B", "REARRANGE", "VIEW", "DEFLECT.B", "DEFEND.G", "VIEW", "SAFETY", "UFO", "SWAPSIES", "DEFEND.R", "SAFETY", "SAFETY", "SAFETY", "DEFEND.B"], "invasion": ["ALIEN.RB", "RELAX1", "ALIEN.RG", "ALIEN.RG", "ALIEN.RGB", "ALIEN.B", "RELAX2", "ALIEN.R", "RELAX1", "ALIEN.B", "RELAX1", "ALIEN.RB", "ALIEN.R", "ALIEN.G", "ALIEN.G", "ALIEN.GB", "RELAX1", "RELAX1", "RELAX1", "ALIEN.G", "ALIEN.R", "ALIEN.R", "ALIEN.G", "ALIEN.GB", "RELAX1", "ALIEN.B"], "discard": ["UFO", "REARRANGE", "RELAX1", "SHUFFLE", "ALIEN.R", "DEFLECT.GOLD", "SCAVENGE.R", "VIEW", "ALIEN.B", "SCAVENGE.B", "REARRANGE", "ALIEN.B", "DEFEND.R", "ALIEN.GB", "DEFEND.GOLD", "SCAVENGE.G", "ALIEN.G", "DEFLECT.G", "DEFEND.GOLD", "REARRANGE", "RELAX2", "ALIEN.B", "DEFEND.G", "SWAPSIES", "ALIEN.RG", "DEFEND.R", "SCAVENGE.G", "SAFETY", "SWAPSIES", "ALIEN.R", "DEFLECT.R", "DEFLECT.R", "SCAVENGE.GOLD", "SWAPSIES", "RELAX2", "REARRANGE", "RELAX1", "ALIEN.G", "DEFLECT.G", "UFO", "DEFEND.G", "REVERSE", "SAFETY", "ALIEN.RB", "SCAVENGE.R", "DEFLECT.B", "GREY", "SAFETY", "SHUFFLE", "SHUFFLE", "REVERSE"], "reserve": [], "mimics": [], "hands": [["SHUFFLE", "GREY", "DEFEND.G", "DEFLECT.R", "GREY", "VIEW", "GREY", "REVERSE"], null], "over": true, "phase": 2, "current": 0, "turns_left": 1, "dir": -1, "lock": false, "phase2_turns": 16, "out": [0, 1], "ufos": [2, 1, 3], "known": [{"place": "hands", "seat": 0, "at": 0, "seats": [1]}, {"place": "hands", "seat": 0, "at": 3, "seats": [1]}]}
