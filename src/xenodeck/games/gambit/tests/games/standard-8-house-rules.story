   turn seat=6 number=1
1. 6 1
   ability seat=6 cards=refuse from=ability 6 to=gone
   discard seat=6 cards=heal_all from=hand 6 to=discard
   draw seat=6 cards=B from=draw to=hand 6
2. 1 1
   ability seat=1 cards=cancel_psych from=ability 1 to=gone
   guard seat=1
   draw seat=6 cards=B from=draw to=hand 6
3. 6 B#2
   science seat=6 cards=B from=hand 6 to=science
4. 3 pass
5. 6 B
   pass seat=6 other=7 cards=B from=hand 6 to=hand 7
   turn seat=7 number=2
   draw seat=7 cards=B from=draw to=hand 7
6. 7 B#2
   science seat=7 cards=B from=hand 7 to=science
7. 3 1
   ability seat=3 cards=ambush from=ability 3 to=gone
8. 7 B
   discard seat=7 cards=B from=hand 7 to=discard
   damaged seat=7
9. 7 R
   pass seat=7 other=0 cards=R from=hand 7 to=hand 0
   turn seat=0 number=3
   draw seat=0 cards=B from=draw to=hand 0
10. 0 1 6
   ability seat=0 cards=background_check from=ability 0 to=gone
   peek_role seat=0 other=6 number=0 cards=alien from=role 6
11. 0 force_to_play 2 1
   play seat=0 cards=force_to_play from=hand 0 to=resolving
   aim_force seat=0 other=2 word=drawn
12. 7 1
   ability seat=7 cards=veto from=ability 7 to=gone
   vetoed seat=7 cards=force_to_play
13. 0 B
   pass seat=0 other=1 cards=B from=hand 0 to=hand 1
   turn seat=1 number=4
   draw seat=1 cards=psych_defence from=draw to=hand 1
14. 1 B
   science seat=1 cards=B from=hand 1 to=science
15. 1 play_top_card
   pass seat=1 other=2 cards=play_top_card from=hand 1 to=hand 2
   turn seat=2 number=5
   draw seat=2 cards=R from=draw to=hand 2
16. 2 sit_out R
   ability seat=2 cards=sit_out from=ability 2 to=gone
   discard seat=2 cards=R from=hand 2 to=discard
17. 2 peek_any_card
   pass seat=2 other=3 cards=peek_any_card from=hand 2 to=hand 3
   turn seat=3 number=6
   draw seat=3 cards=take_from_discard from=draw to=hand 3
18. 3 peek_any_card 4
   play seat=3 cards=peek_any_card from=hand 3 to=resolving
   peek_discard seat=3 number=0 cards=R from=discard
19. 3 take_from_discard
   pass seat=3 other=4 cards=take_from_discard from=hand 3 to=hand 4
   turn seat=4 number=7
   draw seat=4 cards=YB from=draw to=hand 4
20. 4 YB
   science seat=4 cards=YB from=hand 4 to=science
21. 4 R
   pass seat=4 other=5 cards=R from=hand 4 to=hand 5
   turn seat=5 number=8
   draw seat=5 cards=shuffle_hands from=draw to=hand 5
22. 5 shuffle_hands
   play seat=5 cards=shuffle_hands from=hand 5 to=resolving
   shuffle_hands seat=5
23. 5 psych_defence#2
   pass seat=5 other=6 cards=psych_defence from=hand 5 to=hand 6
   turn seat=6 number=9
   draw seat=6 cards=psych_weapon from=draw to=hand 6
24. 6 play_top_card
   play seat=6 cards=play_top_card from=hand 6 to=resolving
   turn_over seat=6 cards=YB from=draw to=resolving
   science seat=6 cards=YB from=resolving to=science
25. 6 psych_defence
   pass seat=6 other=7 cards=psych_defence from=hand 6 to=hand 7
   turn seat=7 number=10
   draw seat=7 cards=B from=draw to=hand 7
26. 7 psych_defence
   play seat=7 cards=psych_defence from=hand 7 to=resolving
   guarded seat=7 cards=psych_defence
27. 7 B
   pass seat=7 other=0 cards=B from=hand 7 to=hand 0
   turn seat=0 number=11
   draw seat=0 cards=R from=draw to=hand 0
28. 0 B
   science seat=0 cards=B from=hand 0 to=science
   won word=scientists
   unmask seat=0 number=0 cards=alien from=role 0
   unmask seat=1 number=0 cards=scientist from=role 1
   unmask seat=2 number=0 cards=scientist from=role 2
   unmask seat=3 number=0 cards=scientist from=role 3
   unmask seat=4 number=0 cards=extinctionist from=role 4
   unmask seat=5 number=0 cards=alien from=role 5
   unmask seat=6 number=0 cards=alien from=role 6
   unmask seat=7 number=0 cards=extinctionist from=role 7
{"config": {"players": 8, "special_abilities": true, "reshuffle": "immediate", "force_empty_slot": "next_best", "protect_lingering": "also_on_trigger", "defence_replaces_defence": false, "auto_single": false}, "draw": ["Y", "stray_damage", "B", "psych_weapon", "skip_turn", "cancel_science", "stray_damage", "damage_or_heal", "R", "R", "R", "damage_or_heal", "trade_cards", "force_to_play", "steal_card", "B", "R", "replace_card", "peek_any_card", "B", "play_top_card", "B", "trade_cards", "move_cancel_science", "R", "B", "replace_card", "YR", "reset_hands", "protect_player", "take_from_discard", "protect_player", "YR", "rearrange_top_3", "rearrange_top_3", "R", "damage_or_heal", "steal_card"], "discard": ["heal_all", "B", "force_to_play", "R", "peek_any_card", "shuffle_hands", "play_top_card", "psych_defence"], "science": ["B", "B", "B", "YB", "YB", "B"], "psych": null, "aside": ["redraft", "double_play"], "hands": [["take_from_discard", "R"], ["Y"], ["R"], ["skip_turn"], ["R"], ["psych_defence"], ["psych_weapon"], []], "roles": ["alien", "scientist", "scientist", "scientist", "extinctionist", "alien", "alien", "extinctionist"], "protects": [0, 0, 0, 0, 0, 0, 0, 0], "skips": [0, 0, 0, 0, 0, 0, 0, 0], "forces": [[], [], [], [], [], [], [], []], "over": true, "turn": 11, "active": 0, "damaged": [false, false, false, false, false, false, false, true], "psych_guard": false, "state": "PASS", "played_by": [6, 7, 1, 4, null, 0], "looked": [[], [], [], ["discard"], [], [], [], []], "known": [{"place": "discard", "at": 0, "seats": [6]}, {"place": "discard", "at": 1, "seats": [7]}, {"place": "discard", "at": 2, "seats": [0, 1, 2, 3, 4, 5, 6, 7, -1]}, {"place": "discard", "at": 3, "seats": [2, 3]}, {"place": "discard", "at": 4, "seats": [0, 1, 2, 3, 4, 5, 6, 7, -1]}, {"place": "discard", "at": 5, "seats": [0, 1, 2, 3, 4, 5, 6, 7, -1]}, {"place": "discard", "at": 6, "seats": [0, 1, 2, 3, 4, 5, 6, 7, -1]}, {"place": "discard", "at": 7, "seats": [0, 1, 2, 3, 4, 5, 6, 7, -1]}, {"place": "roles", "seat": 0, "at": 0, "seats": [1, 2, 3, 4, 5, 6, 7, -1]}, {"place": "roles", "seat": 1, "at": 0, "seats": [0, 2, 3, 4, 5, 6, 7, -1]}, {"place": "roles", "seat": 2, "at": 0, "seats": [0, 1, 3, 4, 5, 6, 7, -1]}, {"place": "roles", "seat": 3, "at": 0, "seats": [0, 1, 2, 4, 5, 6, 7, -1]}, {"place": "roles", "seat": 4, "at": 0, "seats": [0, 1, 2, 3, 5, 6, 7, -1]}, {"place": "roles", "seat": 5, "at": 0, "seats": [0, 1, 2, 3, 4, 6, 7, -1]}, {"place": "roles", "seat": 6, "at": 0, "seats": [0, 1, 2, 3, 4, 5, 7, -1]}, {"place": "roles", "seat": 7, "at": 0, "seats": [0, 1, 2, 3, 4, 5, 6, -1]}], "abilities": ["used:background_check", "used:cancel_psych", "used:sit_out", "used:ambush", "redirect", "self_heal", "used:refuse", "used:veto"]}
