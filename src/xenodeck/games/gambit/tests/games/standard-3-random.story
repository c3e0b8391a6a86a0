   turn seat=2 number=1
   draw seat=2 cards=R from=draw to=hand 2
1. 2 psych_defence
   play seat=2 cards=psych_defence from=hand 2 to=resolving
   psych seat=2 word=defence
2. 2 B
   pass seat=2 other=0 cards=B from=hand 2 to=hand 0
   turn seat=0 number=2
   draw seat=0 cards=trade_cards from=draw to=hand 0
3. 0 B
   science seat=0 cards=B from=hand 0 to=science
4. 0 stray_damage
   pass seat=0 other=1 cards=stray_damage from=hand 0 to=hand 1
   turn seat=1 number=3
   draw seat=1 cards=YR from=draw to=hand 1
5. 1 force_to_play 2 1
   play seat=1 cards=force_to_play from=hand 1 to=resolving
   aim_force seat=1 other=2 word=drawn
6. 1 stray_damage
   pass seat=1 other=2 cards=stray_damage from=hand 1 to=hand 2
   turn seat=2 number=4
   psych_over seat=2 cards=psych_defence from=psych to=discard
   draw seat=2 cards=trade_cards from=draw to=hand 2
7. 2 1 0
   play seat=2 cards=trade_cards from=hand 2 to=resolving
   aim_trade seat=1 other=0
   trade seat=1 other=0 cards=YR from=hand 1 to=hand 0
   trade seat=0 other=1 cards=trade_cards from=hand 0 to=hand 1
8. 2 stray_damage
   pass seat=2 other=0 cards=stray_damage from=hand 2 to=hand 0
   turn seat=0 number=5
   draw seat=0 cards=skip_turn from=draw to=hand 0
9. 0 skip_turn 0
   play seat=0 cards=skip_turn from=hand 0 to=resolving
   aim seat=0 other=0
10. 0 YR
   pass seat=0 other=1 cards=YR from=hand 0 to=hand 1
   turn seat=1 number=6
   draw seat=1 cards=peek_any_card from=draw to=hand 1
11. 1 trade_cards 2 0
   play seat=1 cards=trade_cards from=hand 1 to=resolving
   aim_trade seat=2 other=0
   trade seat=2 other=0 cards=R from=hand 2 to=hand 0
   trade seat=0 other=2 cards=stray_damage from=hand 0 to=hand 2
12. 1 YR
   pass seat=1 other=2 cards=YR from=hand 1 to=hand 2
   turn seat=2 number=7
   draw seat=2 cards=B from=draw to=hand 2
13. 2 B
   science seat=2 cards=B from=hand 2 to=science
14. 2 YR
   skip seat=0 cards=skip_turn from=skip 0 to=discard
   pass seat=2 other=1 cards=YR from=hand 2 to=hand 1
   turn seat=1 number=8
   draw seat=1 cards=rearrange_top_3 from=draw to=hand 1
15. 1 rearrange_top_3
   play seat=1 cards=rearrange_top_3 from=hand 1 to=resolving
   look seat=1 number=3 cards=peek_any_card+B+cancel_science from=draw
16. 1 peek_any_card B
   arrange seat=1 number=3 to=draw
17. 1 YR
   pass seat=1 other=2 cards=YR from=hand 1 to=hand 2
   turn seat=2 number=9
   draw seat=2 cards=peek_any_card from=draw to=hand 2
18. 2 YR
   science seat=2 cards=YR from=hand 2 to=science
19. 2 peek_any_card
   pass seat=2 other=0 cards=peek_any_card from=hand 2 to=hand 0
   turn seat=0 number=10
   draw seat=0 cards=B from=draw to=hand 0
20. 0 B
   science seat=0 cards=B from=hand 0 to=science
21. 0 R
   pass seat=0 other=1 cards=R from=hand 0 to=hand 1
   turn seat=1 number=11
   draw seat=1 cards=cancel_science from=draw to=hand 1
22. 1 R
   science seat=1 cards=R from=hand 1 to=science
23. 1 peek_any_card
   pass seat=1 other=2 cards=peek_any_card from=hand 1 to=hand 2
   turn seat=2 number=12
   draw seat=2 cards=R from=draw to=hand 2
24. 2 R
   science seat=2 cards=R from=hand 2 to=science
25. 2 peek_any_card
   pass seat=2 other=0 cards=peek_any_card from=hand 2 to=hand 0
   turn seat=0 number=13
   draw seat=0 cards=B from=draw to=hand 0
26. 0 B
   science seat=0 cards=B from=hand 0 to=science
27. 0 peek_any_card#2
   pass seat=0 other=1 cards=peek_any_card from=hand 0 to=hand 1
   turn seat=1 number=14
   draw seat=1 cards=R from=draw to=hand 1
28. 1 peek_any_card 3
   play seat=1 cards=peek_any_card from=hand 1 to=resolving
   peek_draw seat=1 number=0 cards=B from=draw
29. 1 cancel_science
   pass seat=1 other=2 cards=cancel_science from=hand 1 to=hand 2
   turn seat=2 number=15
   draw seat=2 cards=B from=draw to=hand 2
30. 2 cancel_science B#4
   play seat=2 cards=cancel_science from=hand 2 to=resolving
   cover seat=2 cards=B from=science
31. 2 B
   pass seat=2 other=0 cards=B from=hand 2 to=hand 0
   turn seat=0 number=16
   draw seat=0 cards=B from=draw to=hand 0
32. 0 B
   science seat=0 cards=B from=hand 0 to=science
33. 0 B
   pass seat=0 other=1 cards=B from=hand 0 to=hand 1
   turn seat=1 number=17
   draw seat=1 cards=steal_card from=draw to=hand 1
34. 1 steal_card 0
   play seat=1 cards=steal_card from=hand 1 to=resolving
   aim seat=1 other=0
   show seat=0 cards=peek_any_card from=hand 0 to=resolving
   draw seat=0 cards=R from=draw to=hand 0
35. 1 2 2
   aim_peek seat=1 other=2 word=hand
   peek_hand seat=1 other=2 cards=stray_damage from=hand 2
36. 1 B
   pass seat=1 other=2 cards=B from=hand 1 to=hand 2
   turn seat=2 number=18
   draw seat=2 cards=stray_damage from=draw to=hand 2
37. 2 B
   science seat=2 cards=B from=hand 2 to=science
38. 2 stray_damage
   pass seat=2 other=0 cards=stray_damage from=hand 2 to=hand 0
   turn seat=0 number=19
   draw seat=0 cards=damage_or_heal from=draw to=hand 0
39. 0 stray_damage
   play seat=0 cards=stray_damage from=hand 0 to=resolving
   die seat=0 other=2 number=6
   discard seat=2 cards=stray_damage from=hand 2 to=discard
   damaged seat=2
40. 0 damage_or_heal
   pass seat=0 other=1 cards=damage_or_heal from=hand 0 to=hand 1
   turn seat=1 number=20
   draw seat=1 cards=Y from=draw to=hand 1
41. 1 R
   science seat=1 cards=R from=hand 1 to=science
42. 1 damage_or_heal
   pass seat=1 other=2 cards=damage_or_heal from=hand 1 to=hand 2
   turn seat=2 number=21
   draw seat=2 cards=R from=draw to=hand 2
43. 2 R
   science seat=2 cards=R from=hand 2 to=science
   pass seat=2 other=0 cards=damage_or_heal from=hand 2 to=hand 0
   turn seat=0 number=22
   draw seat=0 cards=skip_turn from=draw to=hand 0
44. 0 skip_turn 0
   play seat=0 cards=skip_turn from=hand 0 to=resolving
   aim seat=0 other=0
45. 0 damage_or_heal
   pass seat=0 other=1 cards=damage_or_heal from=hand 0 to=hand 1
   turn seat=1 number=23
   draw seat=1 cards=take_from_discard from=draw to=hand 1
46. 1 take_from_discard 0
   play seat=1 cards=take_from_discard from=hand 1 to=resolving
   aim seat=1 other=0
   search seat=0 from=discard to=discard
47. 0 steal_card
   take seat=0 cards=steal_card from=discard to=hand 0
48. 0 R
   discard seat=0 cards=R from=hand 0 to=discard
49. 1 Y
   pass seat=1 other=2 cards=Y from=hand 1 to=hand 2
   turn seat=2 number=24
   draw seat=2 cards=play_top_card from=draw to=hand 2
50. 2 play_top_card
   play seat=2 cards=play_top_card from=hand 2 to=resolving
   turn_over seat=2 cards=R from=draw to=resolving
   science seat=2 cards=R from=resolving to=science
   won word=aliens
   unmask seat=0 number=0 cards=alien from=role 0
   unmask seat=1 number=0 cards=scientist from=role 1
   unmask seat=2 number=0 cards=extinctionist from=role 2
{"config": {"players": 3}, "draw": ["shuffle_hands", "R", "steal_card", "move_cancel_science", "Y", "damage_or_heal", "force_to_play", "B", "reset_hands", "psych_weapon", "B", "Y", "psych_defence", "protect_player", "play_top_card", "replace_card", "B", "YB", "psych_weapon", "replace_card", "protect_player", "heal_all", "R", "R", "damage_or_heal", "R", "B", "rearrange_top_3", "take_from_discard"], "discard": ["trade_cards", "skip_turn", "stray_damage", "force_to_play", "rearrange_top_3", "psych_defence", "trade_cards", "stray_damage", "peek_any_card", "peek_any_card", "R", "take_from_discard"], "resolving": ["play_top_card"], "science": ["B", "B", "YR", "B", "R", "R", {"card": "B", "covered_by": "cancel_science"}, "B", "B", "R", "R", "R"], "psych": null, "hands": [["steal_card"], ["damage_or_heal"], ["Y"]], "roles": ["alien", "scientist", "extinctionist"], "protects": [0, 0, 0], "skips": [1, 0, 0], "forces": [[], [], []], "over": true, "turn": 24, "active": 2, "damaged": [false, false, true], "psych_guard": false, "state": "PASS", "played_by": [0, 2, 2, 0, 1, 2, 0, 0, 2, 1, 2, null], "looked": [[], [0, 2], []], "known": [{"place": "discard", "at": 0, "seats": [0]}, {"place": "discard", "at": 1, "seats": [0]}, {"place": "discard", "at": 2, "seats": [0]}, {"place": "discard", "at": 3, "seats": [0]}, {"place": "discard", "at": 4, "seats": [0]}, {"place": "discard", "at": 5, "seats": [0]}, {"place": "discard", "at": 6, "seats": [0]}, {"place": "discard", "at": 7, "seats": [0]}, {"place": "discard", "at": 8, "seats": [0]}, {"place": "discard", "at": 9, "seats": [0]}, {"place": "discard", "at": 10, "seats": [0]}, {"place": "discard", "at": 11, "seats": [0, 1, 2, -1]}, {"place": "hands", "seat": 2, "at": 0, "seats": [1]}, {"place": "roles", "seat": 0, "at": 0, "seats": [1, 2, -1]}, {"place": "roles", "seat": 1, "at": 0, "seats": [0, 2, -1]}, {"place": "roles", "seat": 2, "at": 0, "seats": [0, 1, -1]}]}
