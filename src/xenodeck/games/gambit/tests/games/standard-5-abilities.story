   turn seat=3 number=1
1. 0 pass
   draw seat=3 cards=take_from_discard from=draw to=hand 3
2. 0 1
   ability seat=0 cards=cancel_psych from=ability 0 to=gone
   guard seat=0
3. 3 take_from_discard 0
   play seat=3 cards=take_from_discard from=hand 3 to=resolving
   aim seat=3 other=0
   no_effect seat=0
4. 1 1
   ability seat=1 cards=ambush from=ability 1 to=gone
5. 3 skip_turn
   discard seat=3 cards=skip_turn from=hand 3 to=discard
   damaged seat=3
6. 3 take_from_discard
   pass seat=3 other=4 cards=take_from_discard from=hand 3 to=hand 4
   turn seat=4 number=2
   draw seat=4 cards=cancel_science from=draw to=hand 4
7. 4 take_from_discard 1
   play seat=4 cards=take_from_discard from=hand 4 to=resolving
   aim seat=4 other=1
8. 3 1
   ability seat=3 cards=veto from=ability 3 to=gone
   vetoed seat=3 cards=take_from_discard
9. 4 pass
10. 4 psych_defence
   pass seat=4 other=0 cards=psych_defence from=hand 4 to=hand 0
   turn seat=0 number=3
   draw seat=0 cards=move_cancel_science from=draw to=hand 0
11. 0 R
   science seat=0 cards=R from=hand 0 to=science
12. 0 psych_defence
   pass seat=0 other=1 cards=psych_defence from=hand 0 to=hand 1
   turn seat=1 number=4
   draw seat=1 cards=R from=draw to=hand 1
13. 1 psych_defence
   play seat=1 cards=psych_defence from=hand 1 to=resolving
   guarded seat=1 cards=psych_defence
14. 1 R
   pass seat=1 other=2 cards=R from=hand 1 to=hand 2
   turn seat=2 number=5
   draw seat=2 cards=replace_card from=draw to=hand 2
15. 2 pass
16. 2 replace_card 4
   play seat=2 cards=replace_card from=hand 2 to=resolving
   aim seat=2 other=4
   discard seat=4 cards=cancel_science from=hand 4 to=discard
   draw seat=4 cards=B from=draw to=hand 4
17. 2 1 1
   ability seat=2 cards=background_check from=ability 2 to=gone
   peek_role seat=2 other=1 number=0 cards=alien from=role 1
18. 2 R
   pass seat=2 other=3 cards=R from=hand 2 to=hand 3
   turn seat=3 number=6
   draw seat=3 cards=R from=draw to=hand 3
19. 3 R#2
   science seat=3 cards=R from=hand 3 to=science
   pass seat=3 other=4 cards=R from=hand 3 to=hand 4
   turn seat=4 number=7
   draw seat=4 cards=B from=draw to=hand 4
20. 4 B#2
   science seat=4 cards=B from=hand 4 to=science
21. 4 pass
22. 4 R
   pass seat=4 other=0 cards=R from=hand 4 to=hand 0
   turn seat=0 number=8
   draw seat=0 cards=heal_all from=draw to=hand 0
23. 0 heal_all
   play seat=0 cards=heal_all from=hand 0 to=resolving
   draw seat=3 cards=B from=draw to=hand 3
   healed seat=3
24. 0 R
   pass seat=0 other=1 cards=R from=hand 0 to=hand 1
   turn seat=1 number=9
   draw seat=1 cards=R from=draw to=hand 1
25. 1 R#2
   science seat=1 cards=R from=hand 1 to=science
26. 1 stray_damage
   pass seat=1 other=2 cards=stray_damage from=hand 1 to=hand 2
   turn seat=2 number=10
   draw seat=2 cards=reset_hands from=draw to=hand 2
27. 2 stray_damage
   play seat=2 cards=stray_damage from=hand 2 to=resolving
   die seat=2 other=1 number=5
   discard seat=1 cards=R from=hand 1 to=discard
   damaged seat=1
28. 2 Y
   pass seat=2 other=3 cards=Y from=hand 2 to=hand 3
   turn seat=3 number=11
   draw seat=3 cards=force_to_play from=draw to=hand 3
29. 3 B
   science seat=3 cards=B from=hand 3 to=science
30. 3 Y
   pass seat=3 other=4 cards=Y from=hand 3 to=hand 4
   turn seat=4 number=12
   draw seat=4 cards=force_to_play from=draw to=hand 4
31. 4 Y
   science seat=4 cards=Y from=hand 4 to=science
32. 4 1 B
   ability seat=4 cards=double_play from=ability 4 to=gone
   damaged seat=4
   science seat=4 cards=B from=hand 4 to=science
   pass seat=4 other=0 cards=force_to_play from=hand 4 to=hand 0
   turn seat=0 number=13
   draw seat=0 cards=peek_any_card from=draw to=hand 0
33. 0 peek_any_card 3
   play seat=0 cards=peek_any_card from=hand 0 to=resolving
   peek_draw seat=0 number=0 cards=B from=draw
34. 0 force_to_play
   pass seat=0 other=1 cards=force_to_play from=hand 0 to=hand 1
   turn seat=1 number=14
   draw seat=1 cards=B from=draw to=hand 1
35. 1 B
   science seat=1 cards=B from=hand 1 to=science
   pass seat=1 other=2 cards=force_to_play from=hand 1 to=hand 2
   turn seat=2 number=15
   draw seat=2 cards=R from=draw to=hand 2
36. 2 reset_hands
   play seat=2 cards=reset_hands from=hand 2 to=resolving
   discard seat=2 cards=force_to_play from=hand 2 to=discard
   discard seat=2 cards=R from=hand 2 to=discard
   discard seat=3 cards=force_to_play from=hand 3 to=discard
   discard seat=0 cards=move_cancel_science from=hand 0 to=discard
   draw seat=2 cards=steal_card from=draw to=hand 2
   draw seat=2 cards=B from=draw to=hand 2
   draw seat=3 cards=R from=draw to=hand 3
   draw seat=4 cards=psych_defence from=draw to=hand 4
   healed seat=4
   draw seat=0 cards=YR from=draw to=hand 0
   draw seat=1 cards=YB from=draw to=hand 1
   healed seat=1
37. 2 steal_card
   pass seat=2 other=3 cards=steal_card from=hand 2 to=hand 3
   turn seat=3 number=16
   draw seat=3 cards=YB from=draw to=hand 3
38. 3 steal_card 1
   play seat=3 cards=steal_card from=hand 3 to=resolving
   aim seat=3 other=1
   show seat=1 cards=YB from=hand 1 to=resolving
   draw seat=1 cards=protect_player from=draw to=hand 1
   science seat=3 cards=YB from=resolving to=science
39. 3 YB
   pass seat=3 other=4 cards=YB from=hand 3 to=hand 4
   turn seat=4 number=17
   draw seat=4 cards=R from=draw to=hand 4
40. 4 psych_defence
   play seat=4 cards=psych_defence from=hand 4 to=resolving
   psych seat=4 word=defence
41. 4 YB
   pass seat=4 other=0 cards=YB from=hand 4 to=hand 0
   turn seat=0 number=18
   draw seat=0 cards=B from=draw to=hand 0
42. 0 YB
   science seat=0 cards=YB from=hand 0 to=science
   won word=extinctionists
   unmask seat=0 number=0 cards=scientist from=role 0
   unmask seat=1 number=0 cards=alien from=role 1
   unmask seat=2 number=0 cards=alien from=role 2
   unmask seat=3 number=0 cards=extinctionist from=role 3
   unmask seat=4 number=0 cards=scientist from=role 4
{"config": {"players": 5, "special_abilities": true}, "draw": ["rearrange_top_3", "skip_turn", "peek_any_card", "replace_card", "R", "damage_or_heal", "rearrange_top_3", "shuffle_hands", "play_top_card", "R", "R", "steal_card", "trade_cards", "stray_damage", "trade_cards", "damage_or_heal", "protect_player", "B", "B", "B", "Y", "psych_weapon", "Y", "damage_or_heal", "play_top_card", "psych_weapon", "YR", "B"], "discard": ["take_from_discard", "skip_turn", "take_from_discard", "psych_defence", "cancel_science", "replace_card", "heal_all", "R", "stray_damage", "peek_any_card", "force_to_play", "R", "force_to_play", "move_cancel_science", "reset_hands", "steal_card"], "science": ["R", "R", "B", "R", "B", "Y", "B", "B", "YB", "YB"], "psych": {"card": "psych_defence", "owner": 4}, "aside": ["redirect", "sit_out", "refuse", "self_heal", "redraft"], "hands": [["YR", "B"], ["protect_player"], ["B"], ["R"], ["R"]], "roles": ["scientist", "alien", "alien", "extinctionist", "scientist"], "protects": [0, 0, 0, 0, 0], "skips": [0, 0, 0, 0, 0], "forces": [[], [], [], [], []], "over": true, "turn": 18, "active": 0, "damaged": [false, false, false, false, false], "psych_guard": false, "state": "PASS", "played_by": [0, 3, 4, 1, 3, 4, 4, 1, null, 0], "looked": [[1], [], [], [], []], "known": [{"place": "discard", "at": 0, "seats": [0, 1, 2, 3, 4, -1]}, {"place": "discard", "at": 1, "seats": [3]}, {"place": "discard", "at": 2, "seats": [0, 1, 2, 3, 4, -1]}, {"place": "discard", "at": 3, "seats": [0, 1, 2, 3, 4, -1]}, {"place": "discard", "at": 4, "seats": [4]}, {"place": "discard", "at": 5, "seats": [0, 1, 2, 3, 4, -1]}, {"place": "discard", "at": 6, "seats": [0, 1, 2, 3, 4, -1]}, {"place": "discard", "at": 7, "seats": [1]}, {"place": "discard", "at": 8, "seats": [0, 1, 2, 3, 4, -1]}, {"place": "discard", "at": 9, "seats": [0, 1, 2, 3, 4, -1]}, {"place": "discard", "at": 10, "seats": [2]}, {"place": "discard", "at": 11, "seats": [2]}, {"place": "discard", "at": 12, "seats": [3]}, {"place": "discard", "at": 13, "seats": [0]}, {"place": "discard", "at": 14, "seats": [0, 1, 2, 3, 4, -1]}, {"place": "discard", "at": 15, "seats": [0, 1, 2, 3, 4, -1]}, {"place": "roles", "seat": 0, "at": 0, "seats": [1, 2, 3, 4, -1]}, {"place": "roles", "seat": 1, "at": 0, "seats": [0, 2, 3, 4, -1]}, {"place": "roles", "seat": 2, "at": 0, "seats": [0, 1, 3, 4, -1]}, {"place": "roles", "seat": 3, "at": 0, "seats": [0, 1, 2, 4, -1]}, {"place": "roles", "seat": 4, "at": 0, "seats": [0, 1, 2, 3, -1]}], "abilities": ["used:cancel_psych", "used:ambush", "used:background_check", "used:veto", "used:double_play"]}
