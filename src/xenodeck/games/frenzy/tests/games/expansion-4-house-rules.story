1. 0 SWAPSIES GOLD_BOOST 1
   play seat=0 cards=SWAPSIES from=hand 0 to=discard
   swap_give seat=0 other=1 cards=GOLD_BOOST from=hand 0 to=hand 1
   swap_take seat=0 other=1 cards=REVERSE from=hand 1 to=hand 0
   draw seat=0 cards=SWAPSIES from=supply to=hand 0
2. 1 DEFLECT.B UFO#3 65 1
   play seat=1 cards=DEFLECT.B from=hand 1 to=discard
   sight_open seat=1 number=65 cards=UFO#3 from=reserve to=supply
   draw seat=1 cards=VIEW from=supply to=hand 1
3. 2 SHUFFLE
   play seat=2 cards=SHUFFLE from=hand 2 to=discard
   shuffle seat=2 word=supply from=supply to=supply
   ufo seat=2 cards=UFO#1 from=supply to=discard
   invasion seat=2 number=5 to=supply
   out seat=1 cards=VIEW+SHUFFLE+VIEW+REARRANGE+VIEW+GOLD_BOOST+VIEW from=hand 1 to=gone
   owes seat=2 number=3
4. 2 pass
   reveal seat=2 cards=ALIEN.RGB from=invasion to=discard
5. 2 DEFLECT.R 0 DEFLECT.B 2 SCAVENGE.G
   match seat=2 word=r cards=DEFLECT.R from=hand 2 to=discard
   match seat=2 word=b cards=DEFLECT.B from=hand 2 to=discard
   match seat=2 word=g cards=SCAVENGE.G from=hand 2 to=discard
   draw seat=2 cards=SAFETY from=supply to=hand 2
   draw seat=2 cards=SWAPSIES from=supply to=hand 2
   draw seat=2 cards=DEFLECT.B from=supply to=hand 2
   draw seat=2 cards=REVERSE from=supply to=hand 2
6. 2 3
   deflect seat=2 other=3 word=r
7. 3 SCAVENGE.R
   match seat=3 word=r cards=SCAVENGE.R from=hand 3 to=discard
   draw seat=3 cards=GREY from=supply to=hand 3
   draw seat=3 cards=REVERSE from=supply to=hand 3
8. 2 0
   deflect seat=2 other=0 word=b
9. 0 SCAVENGE.B
   match seat=0 word=b cards=SCAVENGE.B from=hand 0 to=discard
   draw seat=0 cards=SHUFFLE from=supply to=hand 0
   draw seat=0 cards=REVERSE from=supply to=hand 0
10. 2 pass
   reveal seat=2 cards=ALIEN.G from=invasion to=discard
11. 2 SCAVENGE.GOLD
   match seat=2 word=g cards=SCAVENGE.GOLD from=hand 2 to=discard
   draw seat=2 cards=REVIVE.B from=supply to=hand 2
   draw seat=2 cards=DEFEND.R from=supply to=hand 2
12. 2 pass
   reveal seat=2 cards=RELAX1 from=invasion to=discard
   relax seat=2 number=1
   draw seat=2 cards=SWAPSIES from=supply to=hand 2
13. 3 pass
   reveal seat=3 cards=STEALTH from=invasion to=discard
14. 3 SCAVENGE.R
   miss seat=3 word=s cards=SCAVENGE.R from=hand 3 to=discard
   extra seat=3
   reveal seat=3 cards=ALLIANCE from=invasion to=discard
15. 3 1 2
   ally seat=3 other=2 word=g
16. 2 DEFEND.R
   miss seat=2 word=g cards=DEFEND.R from=hand 2 to=discard
17. 0 SWAPSIES SHUFFLE 3
   play seat=0 cards=SWAPSIES from=hand 0 to=discard
   swap_give seat=0 other=3 cards=SHUFFLE from=hand 0 to=hand 3
   swap_take seat=0 other=3 cards=STEAL.R from=hand 3 to=hand 0
   reveal seat=0 cards=ALLIANCE from=invasion to=discard
18. 0 0 3
   ally seat=0 other=3 word=r
19. 3 GREY
   miss seat=3 word=r cards=GREY from=hand 3 to=discard
20. 2 SAFETY
   play seat=2 cards=SAFETY from=hand 2 to=discard
   safe seat=2
21. 3 SHUFFLE
   play seat=3 cards=SHUFFLE from=hand 3 to=discard
   shuffle seat=3 word=invasion from=invasion to=invasion
   reveal seat=3 cards=ALIEN.B from=invasion to=discard
22. 3 GREY
   miss seat=3 word=b cards=GREY from=hand 3 to=discard
   out seat=3 cards=REARRANGE+SUPER_SAFETY+REVERSE+REVERSE from=hand 3 to=gone
23. 0 pass
   reveal seat=0 cards=ALIEN.G from=invasion to=discard
24. 0 DEFEND.GOLD
   match seat=0 word=g cards=DEFEND.GOLD from=hand 0 to=discard
   ufo_again seat=0 cards=UFO#2 from=supply to=discard
   draw seat=0 cards=REVIVE.G from=supply to=hand 0
   owes seat=2 number=2
25. 2 SAFETY
   play seat=2 cards=SAFETY from=hand 2 to=discard
   safe seat=2
26. 2 RAD_REVERSE
   play seat=2 cards=RAD_REVERSE from=hand 2 to=discard
   reverse seat=2
   lock seat=2
   safe seat=2
   locked seat=0
   reveal seat=0 cards=ALIEN.RB from=invasion to=discard
27. 0 DEFEND.GOLD 2 STEAL.R
   match seat=0 word=b cards=DEFEND.GOLD from=hand 0 to=discard
   match seat=0 word=r cards=STEAL.R from=hand 0 to=discard
   draw seat=0 cards=SUPER_SAFETY from=supply to=hand 0
   steal seat=0 other=2 cards=REVERSE from=hand 2 to=hand 0
28. 2 SWAPSIES SWAPSIES
   play seat=2 cards=SWAPSIES from=hand 2 to=discard
   swap_give seat=2 other=0 cards=SWAPSIES from=hand 2 to=hand 0
   swap_take seat=2 other=0 cards=REVERSE from=hand 0 to=hand 2
   reveal seat=2 cards=ALIEN.G from=invasion to=discard
29. 2 DEFLECT.B
   miss seat=2 word=g cards=DEFLECT.B from=hand 2 to=discard
30. 0 SWAPSIES SAFETY
   play seat=0 cards=SWAPSIES from=hand 0 to=discard
   swap_give seat=0 other=2 cards=SAFETY from=hand 0 to=hand 2
   swap_take seat=0 other=2 cards=REVIVE.B from=hand 2 to=hand 0
   out seat=2 cards=REVERSE+SAFETY from=hand 2 to=gone
   end seat=0
{"config": {"players": 4, "expansion": true, "eliminated_hand": "remove", "mimic_mode": "immediate", "survival_bonus": "per_match", "view_two": "one_by_one"}, "supply": ["VIEW", "DEFEND.G", "GREY", "SCAVENGE.R", "DEFEND.B", "SCAVENGE.B", "SUPER_SAFETY", "REVIVE.R", "DEFEND.G", "DEFLECT.G", "SCAVENGE.B", "REVIVE.R", "VIEW", "GREY", "DEFEND.G", "DEFLECT.G", "REVIVE.G", "DEFLECT.R", "DEFEND.B", "REVIVE.B", "GOLD_BOOST", "SHUFFLE", "SWAPSIES", "DEFLECT.GOLD", "STEAL.G", "DEFEND.R", "STEAL.B", "SAFETY", "REVERSE", "GREY", "DEFEND.B", "SAFETY", "DEFEND.B", "UFO", "STEAL.G", "VIEW_TWO", "SCAVENGE.G", "GREY", "SWAPSIES", "RAD_REVERSE", "SHUFFLE", "DEFEND.R", "DEFLECT.R", "STEAL.R", "SWAPSIES", "REARRANGE", "VIEW_TWO", "UFO", "DEFEND.R", "DEFEND.GOLD", "REARRANGE", "REARRANGE", "GOLD_BOOST", "DEFEND.GOLD", "SAFETY", "REARRANGE", "VIEW_TWO", "SCAVENGE.G", "DEFLECT.G", "STEAL.B", "SHUFFLE", "RAD_REVERSE", "SHUFFLE", "DEFLECT.B", "DEFEND.G"], "invasion": ["RELAX1", "ALIEN.GB", "STEALTH", "ALIEN.G", "RELAX1", "MIMIC", "ALIEN.B", "RELAX1", "ALIEN.B", "ALIEN.B", "ALIEN.RG", "ALIEN.R", "STEALTH", "ALIEN.B", "ALIEN.RG", "ALIEN.R", "RELAX2", "ALIEN.G", "RELAX2", "ALIEN.R", "MIMIC", "ALIEN.RB", "RELAX1", "ALIEN.GB", "RELAX1", "RELAX1", "ALIEN.R", "ALIEN.B", "ALIEN.RG", "ALIEN.R", "RELAX2", "ALLIANCE", "RELAX1", "RELAX1", "STEALTH", "MIMIC", "ALIEN.GB", "ALIEN.R", "MIMIC", "ALIEN.RB", "ALIEN.G", "ALLIANCE"], "discard": ["UFO", "ALIEN.RGB", "DEFLECT.R", "DEFLECT.B", "SCAVENGE.G", "SCAVENGE.R", "SCAVENGE.B", "ALIEN.G", "SCAVENGE.GOLD", "RELAX1", "STEALTH", "SCAVENGE.R", "ALLIANCE", "DEFEND.R", "SWAPSIES", "ALLIANCE", "GREY", "SAFETY", "SHUFFLE", "ALIEN.B", "GREY", "ALIEN.G", "DEFEND.GOLD", "UFO", "SAFETY", "RAD_REVERSE", "ALIEN.RB", "DEFEND.GOLD", "STEAL.R", "SWAPSIES", "ALIEN.G", "DEFLECT.B", "SWAPSIES"], "reserve": [], "mimics": [], "gone": ["VIEW", "SHUFFLE", "VIEW", "REARRANGE", "VIEW", "GOLD_BOOST", "VIEW", "REARRANGE", "SUPER_SAFETY", "REVERSE", "REVERSE", "REVERSE", "SAFETY"], "hands": [["SAFETY", "REVERSE", "REVERSE", "REVIVE.G", "SUPER_SAFETY", "REVIVE.B"], null, null, null], "over": true, "phase": 2, "current": 0, "turns_left": 1, "dir": -1, "lock": false, "phase2_turns": 12, "out": [0, 1, 3, 2], "ufos": [4, 3, 1, 2], "known": [{"place": "hands", "seat": 0, "at": 5, "seats": [2]}]}
