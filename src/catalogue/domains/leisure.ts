/** Guesses for columns about sports, games, the arts, food and drink, in the syntax of `domain-words.ts`. */
export const LEISURE_LINES = String.raw`
@movie film actor director media song album
awards award award_name = Best Picture|Best Director|Best Newcomer|Audience Award|None
@/\b(?:players?|cricket|batsm[ae]n|bowlers?)\b/
bowling_style = Right-arm fast|Left-arm spin|Leg break|Off break|Right-arm medium
batting_style = Right-hand bat|Left-hand bat
@user member profile person
interest interests user_interest hobby hobbies = Cycling|Photography|Reading|Cooking|Hiking|Music
@move turn chess
move san = ~(e4|d4|Nf3|c5|Bb5|O-O|Qd2|exd5)
@
##map ##game_map ##level_map = Old Town|Harbor District|Canyon Pass|Frozen Lake|Desert Outpost
##activity = City walk|Team workshop|Yoga class|Cooking class|Football match|Museum visit
nick ruler ruler_name rulername iusername = :internet.username
red_card red_cards redcard redcards = 0..2
yellow_card yellow_cards yellowcard yellowcards = 0..9
@/\b(?:custom|form|extra|profile|dynamic|meta) ?fields?\b/
field_name field_label label name = Color|Department|Due date|Warranty until|Contact person|Internal number
@fishing angler catch
method fishing_method technique fishing_style fishing_styles style = Fly fishing|Spinning|Float fishing|Ledgering|Trolling|Carp fishing
@/\b(?:hotels?|room ?types?|accommodations?|resorts?|hostels?)\b/
feature amenity facility room_feature hotel_feature = Wi-Fi|Minibar|Balcony|Air conditioning|Safe|Sea view
capacity typecapacity type_capacity max_guests = 1..6
@/^(?:movies?|films?|cinemas?|screenings?|seans|showtimes?|sessions?|tickets?)$/
film film_name film_title movie movie_name movie_title = The Lighthouse Keeper|Midnight Train|Paper Moon|Second Chance|Silent Harbor
@match game fixture prediction
grp group group_name = A|B|C|D|E|F
pred_home pred_away home_prediction away_prediction predicted_home predicted_away home_pred away_pred = 0..4
@
##custom_field ##form_field ##extra_field ##profile_field = Color|Department|Due date|Warranty until|Contact person|Internal number
hero_title hero_heading hero_headline banner_title banner_heading = Welcome to our website|Discover what is new|Made for everyday life|Better together|Start your journey here
##room ##hotel_room = ~Room ([1-4]\d\d|[A-F])
##gym_pass ##pass ##membership_pass = Day pass|Weekly pass|Monthly pass|Annual pass|Student pass
##semester ##term ##academic_term ##school_term = ~(Fall|Spring|Summer) 202[3-6]
##hall_type ##hall_kind = Banquet hall|Conference hall|Concert hall|Sports hall
##chain ##hotel_chain = Grand Horizon Hotels|Blue Bay Resorts|City Inn Group|Northstar Hotels
@/\bmatch(?:es)? (?:reports?|stats?|statistics|details?|summar(?:y|ies)|results?)\b/
red yellow red_card yellow_card penalty penalties = 0..3
freekick free_kick freekicks corner corners foul fouls offside offsides shot shots save saves throw_in throw_ins = 0..18
@/\b(?:online )?characters?\b.*|\bguild members?\b/
profession vocation = Knight|Paladin|Sorcerer|Druid|Archer|Cleric
@chess
opening opening_name = Sicilian Defense|Italian Game|Ruy Lopez|French Defense|Queen's Gambit|Caro-Kann Defense
title fide_title = GM|IM|FM|CM|WGM|WIM
rating peak_rating standard_rating rapid_rating blitz_rating bullet_rating performance_rating highest_rating = 1200..2600
result outcome = 1-0|0-1|1/2-1/2
federation fed = USA|GER|FRA|ESP|IND|NOR|POL|ITA
moves move_list = ~1\. (e4 e5 2\. Nf3 Nc6 3\. Bb5|e4 c5 2\. Nf3 d6 3\. d4|d4 d5 2\. c4 e6 3\. Nc3) (a6|Nf6|cxd4|Be7)
termination end_reason win_type = Checkmate|Resignation|Time forfeit|Stalemate|Agreement
variant = Standard|Chess960|King of the Hill|Three-check|Atomic
event event_name = Club Championship|City Open|Rapid Cup|Team League|Winter Open
rated = :boolean
@game chess match pairing
white black white_player black_player white_name black_name = :person.fullName
white_rating black_rating = 1200..2600
variation opening_variation = Najdorf Variation|Exchange Variation|Advance Variation|Berlin Defense|Main Line|Classical Variation
@move chess puzzle ply
san notation best_move = e4|Nf3|d4|O-O|Bb5|exd5|Qd2|Rfe1
uci lan = ~(e2e4|g1f3|d2d4|b1c3|f1b5|e7e5|g8f6)
piece moved_piece captured_piece piece_type = Pawn|Knight|Bishop|Rook|Queen|King
from_square to_square square from_position to_position = ~[a-h][1-8]
evaluation eval = -4..4/2
centipawn eval_cp cp = -300..300
promotion promotion_piece = Q|R|B|N
ply move_number = 1..80
clock clock_time time_left = 5..900
themes theme = fork|pin|mateIn2|endgame|sacrifice|skewer|discoveredAttack
@puzzle chess
rating difficulty_rating = 800..2600
solution = Qh5 g6 Qxe5|Rxf7 Kxf7 Qd5|Nf7 Rxf7 Qc8|Bxh7 Kxh7 Ng5
@
ppg points_per_game = 4..30/1
rpg apg = 1..12/1
fgm ftm = 0..12
fga fta = 1..22
bats throws = R|L|S
fen start_fen fen_string fen_before fen_after = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1|r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3|rnbqkb1r/pp2pppp/3p1n2/8/3NP3/8/PPP2PPP/RNBQKB1R w KQkq - 1 5|8/5pk1/6p1/8/5K2/6P1/8/8 w - - 0 40
pgn pgn_text pgn_moves = ~1\. (e4 e5 2\. Nf3 Nc6 3\. Bb5 a6|e4 c5 2\. Nf3 d6 3\. d4 cxd4|d4 d5 2\. c4 e6 3\. Nc3 Nf6) (4\. O-O|4\. Nc3|4\. Bg5|4\. Be2) (Be7|Nf6|g6) (1-0|0-1|1/2-1/2)
elo elo_rating fide_rating white_elo black_elo elo_score uscf_rating = 1000..2500
fide_id = 1000000..25000000
k_factor = 10|20|40
time_control = 60+0|180+2|300+0|600+5|900+10|5400+30
tie_break tiebreak tiebreaker tie_breaker = Head to head|Goal difference|Buchholz|Wins|Drawing of lots
buchholz sonneborn_berger = 10..40/1
@golf tee hole
slope slope_rating = 105..145
course_rating = 66..76/1
holes number_of_holes num_holes = 9|18|27
hole_number hole = 1..18
stroke_index hole_handicap = 1..18
yardage yards distance length total_yards = 120..560
tee tee_name tee_color = Blue|White|Red|Gold|Black
green_fee = 30..180
@tee
color name = Blue|White|Red|Gold|Black
@hole
handicap = 1..18
@golf round scorecard
gross_score net_score total_score gross net adjusted_gross_score = 68..105
differential score_differential = 2..30/1
total_putts = 26..40
penalties penalty_strokes = 0..4
@golf shot
club club_used club_type = Driver|3 Wood|5 Iron|7 Iron|9 Iron|Pitching wedge|Putter
lie = Tee|Fairway|Rough|Bunker|Green
shot_shape shape = Straight|Draw|Fade|Hook|Slice
ball_speed club_speed club_head_speed = 90..175/1
launch_angle = 8..28/1
spin_rate = 1800..8000
carry carry_distance = 90..290/1
shaft_flex flex = Regular|Stiff|Senior|Ladies
loft = 9..60/1
##golf_course ##golf_club = Pine Valley Golf Club|Lakeside Links|Oak Hills Country Club|Heather Downs|Old Mill Golf Course|Dunes Links
@tennis atp wta padel squash badminton match
aces ace w_ace l_ace winner_aces = 0..20
double_faults df w_df l_df = 0..9
svpt service_points 1st_in 1st_won = 30..90
2nd_won = 8..35
sv_gms service_games = 8..18
bp_saved bp_faced break_points break_points_saved break_points_won = 0..12
best_of = 3|5
rank_points ranking_points = 50..9000
seed winner_seed loser_seed = 1..32
entry = Q|WC|LL|PR
hand winner_hand loser_hand dominant_hand = R|L
@tennis atp wta padel squash court
score match_score set_scores = 6-4 6-3|7-6 6-4|6-2 3-6 6-1|6-4 4-6 7-5|6-3 7-5
surface court_surface court_type = Hard|Clay|Grass|Carpet
backhand = One-handed|Two-handed
plays handedness playing_hand = Right-handed|Left-handed
turned_pro = 1998..2023
ntrp ntrp_rating = 2.5|3|3.5|4|4.5|5
tourney_level = G|M|A|C|F
ranking_points = 50..9000
@tennis padel squash badminton pickleball
court court_name = Center Court|Court 1|Court 2|Court 3|Grandstand|Show Court
@/\b(?:tennis|padel|squash|badminton|sports?|booking) (?:courts?|canchas?)\b/
name title = Center Court|Court 1|Court 2|Court 3|Grandstand|Show Court
@
tourney_name tourney = City Open|Lakeside Classic|Harbor Masters|Indoor Championships|Clay Court Cup|Grass Court Trophy
loser loser_name winner_name opponent_name batsman batter striker non_striker fielder pitcher catcher goalie scorer goalscorer goal_scorer assist_by assisted_by player_in player_out player_of_match man_of_the_match player_dismissed referee_name umpire umpire1 umpire2 scorekeeper linesman mvp jockey jockey_name trainer_name trainer rider_name co_driver navigator skipper umpire_name = :person.fullName
@match game fixture team club lineup soccer football tactic
formation home_formation away_formation tactic = 4-4-2|4-3-3|3-5-2|4-2-3-1|5-3-2
possession ball_possession home_possession away_possession = 30..70
shots total_shots home_shots away_shots = 4..22
shots_on_target shots_on_goal home_shots_on_target away_shots_on_target sot = 1..10
corners corner_kicks home_corners away_corners offsides home_offsides away_offsides = 0..12
fouls fouls_committed home_fouls away_fouls = 5..20
yellow_cards home_yellow away_yellow home_yellow_cards away_yellow_cards = 0..6
red_cards home_red away_red home_red_cards away_red_cards = 0..1
matchday match_day gameweek match_week round_number = 1..38
full_time_result half_time_result ftr htr = H|D|A
xg xga home_xg away_xg expected_goals xa = 0.2..3.5/2
stoppage_time added_time extra_time_minutes = 1..8
kickoff kick_off = 13:00..20:45
win_by_runs = 1..120
win_by_wickets = 1..10
toss_decision = bat|field
toss_winner match_winner winning_team losing_team batting_team bowling_team = Lions|Tigers|Eagles|Bears|Wolves|Hawks
@/\b(?:match|game) (?:events?|incidents?)\b|\b(?:goals?|substitutions?|bookings card|cards?) (?:event|match)/
goal_type = Open play|Penalty|Free kick|Header|Own goal
event_type type event action = Goal|Yellow card|Red card|Substitution|Penalty|Corner
card_type card = Yellow|Red|Second yellow
minute = 1..90
@/\b(?:matches|match|players?|bookings?|discipline|suspensions?|events?) (?:cards?|card)\b|\bcards? (?:match|football|soccer)\b/
card_type type card color = Yellow|Red|Second yellow
@/\b(?:match|football|soccer|game|player) goals?\b|\bgoals? (?:match|football|soccer)\b/
goal_type = Open play|Penalty|Free kick|Header|Own goal
body_part = Right foot|Left foot|Head
@substitution
reason = Tactical|Injury|Fatigue|Yellow card risk
@player fifa squad footballer
overall overall_rating potential ovr = 60..92
pace shooting passing dribbling defending physicality finishing crossing acceleration sprint_speed stamina agility heading vision reactions tackling marking interceptions composure ball_control jumping = 40..95
work_rate attacking_work_rate defensive_work_rate = Low|Medium|High
weak_foot skill_moves = 1..5
release_clause market_value transfer_value = 500000..60000000
caps international_caps appearances apps = 0..90
goals goals_scored = 0..25
assists = 0..15
red_cards = 0..2
yellow_cards = 0..9
clean_sheets = 0..15
@transfer
fee transfer_fee market_value = 200000..60000000
transfer_type type = Permanent|Loan|Free transfer|Loan return
window transfer_window = Summer 2024|Winter 2025|Summer 2025
@team club franchise roster league standing nba nfl nhl mlb
mascot = Lion|Eagle|Bear|Wolf|Tiger|Bulldog|Shark
team_nickname club_nickname = The Reds|The Lions|The Blues|The Eagles|The Wolves|The Saints
@/^(?:teams?|clubs?|franchises?|squads?)$/
nickname = The Reds|The Lions|The Blues|The Eagles|The Wolves|The Saints
@team club franchise league nba nfl nhl mlb
colors team_colors colours kit_colors club_colors = Red and white|Blue and yellow|Green and black|Navy and gold|White and blue
home_kit away_kit jersey_color kit_color = Red|Blue|White|Green|Yellow|Black
conference = Eastern|Western|Northern|Southern
@standing team club league franchise
streak = ~[WL][1-7]
form recent_form last_five = ~[WDL]{5}
games_behind gb = 0..20/1
win_pct pct win_percentage winning_percentage = 0.25..0.75/3
@nba nfl nhl mlb standing team
division = Atlantic|Central|Pacific|Northwest|Southeast|Southwest
@nba basketball wnba
position = PG|SG|SF|PF|C
@nba nfl basketball draft prospect wnba
draft_pick pick overall_pick pick_number = 1..60
draft_round round = 1..7
draft_year = 2005..2025
wingspan = 185..230
height = ~[67]-\d
experience years_pro = 0..18
@/\b(?:box ?scores?|nba|wnba|basketball|(?:player|team|game|season) (?:stats?|statistics?|games?|logs?|totals|averages|season))\b/
fgm field_goals_made field_goals fg = 0..14
fga field_goals_attempted = 2..25
fg_3m fg3m three_pointers three_pointers_made threes tpm = 0..6
fg_3a three_pointers_attempted tpa = 1..11
ftm free_throws free_throws_made ft = 0..9
fta free_throws_attempted = 0..11
fg_pct field_goal_percentage fg_percentage ft_pct free_throw_percentage = 0.35..0.9/3
fg_3_pct three_point_percentage fg3_pct = 0.25..0.48/3
oreb orb offensive_rebounds = 0..5
dreb drb defensive_rebounds = 0..10
reb trb rebounds total_rebounds = 0..15
ast assists = 0..12
stl steals blk blocks = 0..4
tov turnovers = 0..6
pf personal_fouls = 0..6
plus_minus = -25..25
pts points = 2..35
ppg points_per_game = 4..30/1
rpg rebounds_per_game apg assists_per_game = 1..12/1
spg bpg steals_per_game blocks_per_game = 0.2..2.5/1
usage_rate usg_pct = 12..34/1
mpg minutes_per_game = 8..38/1
double_doubles triple_doubles = 0..40
@batting batter hitter hitting baseball mlb
avg batting_average ba = 0.210..0.330/3
obp on_base_percentage = 0.29..0.42/3
slg slugging slugging_percentage = 0.35..0.6/3
ops = 0.65..1/3
ab at_bats = 2..600
pa plate_appearances = 2..680
g games = 1..162
r runs h hits = 0..190
doubles 2b = 0..45
triples 3b hbp sh sf gidp ibb cs = 0..9
hr home_runs = 0..45
rbi = 0..120
sb stolen_bases = 0..40
bb walks = 0..100
so strikeouts = 10..180
war = -1..8/1
bats throws bats_hand throws_hand throwing_hand batting_hand = R|L|S
position pos primary_position = P|C|1B|2B|3B|SS|LF|CF|RF|DH
@pitching pitcher baseball
era = 2..6/2
whip = 0.9..1.7/2
ip innings_pitched = 5..200/1
w wins l losses = 0..18
sv saves = 0..40
k so strikeouts = 5..250
bb walks er earned_runs = 1..80
h hits hits_allowed = 10..180
@pitch
pitch_type = Fastball|Curveball|Slider|Changeup|Sinker|Cutter
velocity = 74..101/1
spin_rate = 1700..2900
pitch_result = Ball|Called strike|Swinging strike|Foul|In play
balls = 0..3
strikes = 0..2
@/\b(?:at bats?|innings?|play by play|baseball)\b/
inning = 1..9
outs = 0..2
half inning_half top_bottom = top|bottom
outcome result = Single|Double|Home run|Strikeout|Walk|Groundout|Flyout
@cricket ipl odi batsman bowler bowling wicket inning
batting_style batting_hand batting = Right-hand bat|Left-hand bat
bowling_style bowling = Right-arm fast|Right-arm medium|Left-arm orthodox|Leg break|Right-arm offbreak
role player_role playing_role = Batsman|Bowler|All-rounder|Wicketkeeper
match_type format = Test|ODI|T20|T20I
@cricket ipl odi batsman bowler bowling wicket inning delivery ball
batsman_runs runs_off_bat = 0|1|2|4|6
extra_runs extras wide_runs noball_runs bye_runs legbye_runs = 0..2
over over_number overs = 0..19
ball ball_number = 1..6
innings_number inning = 1..2
dismissal_kind dismissal_type wicket_type how_out = caught|bowled|lbw|run out|stumped
@cricket ipl odi
maidens = 0..3
result = won by 5 wickets|won by 23 runs|won by 8 wickets|tied|no result
shot shot_type = Cover drive|Pull|Sweep|Cut|Hook|Straight drive
@athletic athlete meet heat sprint hurdle marathon runner race
discipline = 100 m|400 m|1500 m|Long jump|High jump|Shot put|Javelin
##athletics_event ##track_event = 100 m|200 m|400 m hurdles|1500 m|Long jump|High jump|Shot put|Javelin throw
lane lane_number = 1..8
wind wind_speed = -2..3/1
heat heat_number = 1..6
bib bib_number race_number start_number = ~[1-9]\d{1,3}
reaction_time = 0.12..0.22/3
personal_best season_best pb sb seed_time = ~1[0-5]\.\d{2}
finish_time chip_time gun_time net_time = ~0[2-5]:[0-5]\d:[0-5]\d
age_group age_category = U18|U20|Senior|M40|W40|M50
medal medal_type = Gold|Silver|Bronze
@swim swimmer swimming pool meet
stroke stroke_type swim_style style = Freestyle|Backstroke|Breaststroke|Butterfly|Medley
course course_type pool_course = LCM|SCM|SCY
distance race_distance = 50|100|200|400|800|1500
swim_time final_time split_time best_time time_result entry_time = ~(2[4-9]|5\d)\.\d{2}
event event_name = 50 m freestyle|100 m backstroke|200 m medley|100 m butterfly|400 m freestyle
laps = 2..60
swolf = 35..60
@race racing f1 formula constructor motorsport kart rally qualifying lap
grid grid_position start_position starting_grid starting_position quali_position = 1..20
constructor constructor_name team team_name = Scuderia Nova|Redline Racing|Silver Arrow GP|Blue Falcon Racing|Apex Motorsport|Lotus Green
driver_code = HAM|VER|LEC|NOR|SAI|ALO|RUS
fastest_lap_speed top_speed avg_speed average_speed speed_trap = 190..340/1
finish_status result_status race_status = Finished|+1 Lap|Engine|Collision|Gearbox|Retired
pole pole_position = :person.fullName
stop stops pit_stops stop_number = 1..4
circuit_length track_length = 3.2..7/3
turns corners = 9..27
session_type = Practice 1|Practice 2|Qualifying|Sprint|Race
car_number = 1..99
flag = Green|Yellow|Red|Safety car
@cycling cyclist ride bike strava segment workout activity route run running
cadence avg_cadence average_cadence max_cadence = 70..100
avg_power average_watts normalized_power np weighted_power avg_watts average_power = 140..310
ftp = 180..380
elevation_gain elevation ascent total_ascent climb total_elevation_gain elevation_loss descent elev_gain elev_high = 20..1800
avg_heart_rate average_heartrate avg_hr max_hr max_heartrate max_heart_rate = 110..190
average_pace pace avg_pace = ~[4-7]:[0-5]\d
stage_type terrain = Flat|Hilly|Mountain|Time trial
suffer_score relative_effort training_load tss = 20..250
frame_size = 48..62
wheel_size = 26"|27.5"|28"|29"
gear gear_name groupset = 105 12-speed|Ultegra|XT|SRAM Rival|Tiagra
frame_material = Aluminum|Carbon|Steel|Titanium
rolling_resistance = 0.002..0.01/4
@horse racecourse jockey thoroughbred racehorse runner
going track_condition ground = Firm|Good|Good to soft|Soft|Heavy
race_type = Flat|Hurdle|Steeplechase|Trot
race_class = Group 1|Group 2|Listed|Handicap|Maiden
furlongs distance_furlongs = 5..20
starting_price odds sp = ~(2|3|5|7|9|11)/[124]
draw barrier stall post_position = 1..16
weight_carried carried_weight = 50..62/1
lengths margin beaten_lengths = 0..12/1
sire dam damsire dam_sire = Northern Dawn|Silver Arrow|Midnight Storm|Golden Meadow|Desert Rose|Royal Thunder
@horse thoroughbred racehorse stallion mare foal pony
coat_color colour coat color = Bay|Chestnut|Gray|Black|Palomino|Roan
sex gender = Stallion|Mare|Gelding|Filly|Colt
height height_hands hands = 14..17/1
purse prize = 5000..500000
##horse ##racehorse ##stallion ##mare ##foal ##caballo ##pferd ##cheval = Northern Dawn|Silver Arrow|Midnight Storm|Golden Meadow|Desert Rose|Royal Thunder|Whisper|Apollo
##racecourse ##racetrack = Ascot Park|Meadowlands|Riverside Downs|Lakeview Raceway|Hillcrest Park
discipline riding_style = Dressage|Show jumping|Eventing|Western|Trail riding
@esport gamer match tournament valorant dota csgo team player summoner
champion champion_name hero_name = Ashen Knight|Frost Archer|Shadow Monk|Storm Caller|Iron Warden|Night Blade
##champion = Ashen Knight|Frost Archer|Shadow Monk|Storm Caller|Iron Warden|Night Blade
kills deaths kill_count death_count = 0..25
kda kd_ratio kd kdr k_d = 0.5..5/2
map map_name = Dust Canyon|Harbor|Mirage Palace|Overpass|Frozen Temple|Old Town
server_region game_region = EUW|NA|KR|EUNE|BR
gamertag gamer_tag ign in_game_name summoner_name steam_name riot_id battletag = ~(Shadow|Pixel|Night|Frost|Turbo|Lucky|Silent)(Wolf|Ninja|Fox|Blade|Storm)\d{1,3}
steam_id steamid steam_id64 = ~7656119\d{10}
mmr rank_points lp matchmaking_rating skill_rating = 600..4500
tier rank_name rank_tier current_rank peak_rank = Bronze|Silver|Gold|Platinum|Diamond|Master
headshots = 0..15
headshot_percentage hs_percent = 10..60/1
game_mode mode = Ranked|Casual|Team deathmatch|Capture the flag|Battle royale
creep_score cs minions = 60..320
gold_earned = 5000..18000
damage_dealt damage total_damage = 3000..60000
@game boardgame
min_players = 1..3
max_players = 2..8
playing_time play_time min_playtime max_playtime playtime duration_minutes = 20..180
min_age minimum_age age_min = 6..18
mechanic mechanics game_mechanic = Deck building|Worker placement|Area control|Dice rolling|Hand management
complexity weight game_weight = 1..5/2
bgg_rating average_rating = 5.5..8.8/1
bgg_id = 100..350000
bgg_rank = 1..9000
esrb pegi age_rating esrb_rating = E|E10+|T|M
##mechanic ##game_mechanic = Deck building|Worker placement|Area control|Dice rolling|Hand management|Set collection
##expansion ##dlc = Northern Lands|The Lost Isle|Winds of Winter|Dark Waters|Rise of Empires
metacritic metacritic_score metascore critic_score = 55..96
hours_played playtime_hours playtime_forever = 1..400
engine game_engine = Unity|Unreal Engine|Godot|Source
@/\b(?:characters?|creatures?|monsters?|npcs?|heroes|hero|rpg|dnd|units?|class|classes|race|stats?|boss|bosses|enemy|enemies|mobs?|armou?rs?|weapons?|personage[mn]s?|personajes?|players?|items?|pokemons?)\b/
hp hit_points max_hp current_hp health max_health hit_point vida health_points = 10..200
mp mana max_mp max_mana current_mana mana_points magic_points = 0..120
strength dexterity constitution intelligence wisdom charisma str dex con int_stat wis cha luck agility vitality endurance perception fuerza destreza forca inteligencia = 6..20
str_mod dex_mod ability_modifier modifier = -2..5
ac armor_class armour_class = 10..20
initiative = 1..20
hit_dice hit_die = d6|d8|d10|d12
damage_dice damage_roll = 1d6|1d8|2d6|1d10|1d12|1d4
damage_type element = Fire|Cold|Lightning|Poison|Slashing|Piercing
challenge_rating cr = 0..20
proficiency_bonus = 2..6
saving_throw save primary_ability = Strength|Dexterity|Constitution|Intelligence|Wisdom|Charisma
@character creature monster npc hero heroes rpg dnd mob enemy personaje personagem
subclass archetype = Champion|Evoker|Thief|Life Domain|Hunter|Berserker
class char_class character_class class_name job clase classe = Warrior|Mage|Rogue|Cleric|Ranger|Paladin
subrace = High elf|Hill dwarf|Lightfoot|Wood elf|Drow
languages language = Common|Common, Elvish|Common, Dwarvish|Common, Orc
size creature_size = Tiny|Small|Medium|Large|Huge
type creature_type monster_type = Beast|Undead|Dragon|Humanoid|Elemental|Fiend
xp exp experience experience_points xp_reward exp_reward = 50..9000
level lvl char_level character_level nivel = 1..60
deity patron_deity = Solara|Morvain|Thalia|Korr the Smith|The Silent One
faction = Silver Order|Night Guild|Iron Legion|Forest Circle|Sun Court
@character creature monster npc hero heroes rpg dnd mob enemy unit weapon armor boss stat pokemon card personaje personagem item
attack defense defence atk def magic_attack attack_power defense_power sp_attack sp_defense special_attack special_defense base_attack base_defense speed_stat magic_defense = 10..150
crit_chance critical_chance crit_rate = 1..35/1
durability max_durability = 10..100
@character npc hero rpg dnd personaje personagem
personality personality_traits trait = Brave but reckless|Quiet and watchful|Always joking|Loyal to friends|Greedy for knowledge
ideals ideal bonds bond flaws flaw = Freedom above all|I protect the weak|My village comes first|I cannot resist a bet|I owe a debt to my mentor
backstory = ~(Raised by|Escaped from|Trained with|Once served) (a wandering monk|a band of thieves|the royal guard|an old wizard)( in the northern hills| during the long war| on a distant island|)\.( Seeks revenge\.| Looks for a lost brother\.| Longs for peace\.|)
drop loot drops = Gold coins|Healing potion|Iron sword|Magic ring|Leather boots
#character_class ##hero_class ##player_class ##rpg_class = Warrior|Mage|Rogue|Cleric|Ranger|Paladin|Druid|Bard
#spell #hechizo #feitico ##cantrip ##magia = Fireball|Healing Word|Magic Missile|Shield|Invisibility|Lightning Bolt|Frost Nova|Detect Magic
#monster ##enemy ##mob ##creature ##boss ##enemigo ##inimigo ##monstruo = Goblin|Orc Raider|Skeleton|Giant Spider|Fire Drake|Swamp Troll|Shadow Wolf|Stone Golem
##npc ##hero ##game_character ##player_character ##personaje ##personagem = Aldric|Mirela|Thorgar|Elowen|Kaelen|Sylvara|Bram|Nyra
##quest ##mission_game ##side_quest = The Lost Amulet|Wolves at the Gate|A Letter to the King|The Sunken Temple|Bandits of the Pass|The Last Dragon
#guild #clan = Silver Ravens|Iron Wolves|Night Watch|Order of the Dawn|Storm Riders|Red Dragons
##potion ##consumable = Healing potion|Mana potion|Elixir of speed|Antidote|Strength potion
##dungeon ##game_zone ##game_map = Sunken Temple|Goblin Caves|Frozen Crypt|Shadow Keep|Forgotten Mines|Dragon's Lair
##faction = Silver Order|Night Guild|Iron Legion|Forest Circle|Sun Court
##feat = Alert|Lucky|Sharpshooter|Tough|War Caster|Mobile
##perk ##talent = Quick hands|Iron will|Lucky find|Sharp eye|Second wind
##achievement ##trophy_game = First Blood|Treasure Hunter|Marathon Runner|Perfect Score|Night Owl|Explorer
@spell magic cantrip
school school_of_magic magic_school = Evocation|Abjuration|Illusion|Necromancy|Conjuration|Divination
casting_time cast_time = 1 action|1 bonus action|1 minute|10 minutes|1 reaction
components component = V|V, S|V, S, M|S, M
range spell_range = Self|Touch|30 feet|60 feet|120 feet
duration = Instantaneous|1 minute|1 hour|8 hours|Concentration, 1 minute
level spell_level circle = 0..9
mana_cost mana cost = 5..90
element damage_type = Fire|Ice|Lightning|Poison|Holy|Shadow
cooldown = 1..60
save saving_throw = Dexterity|Wisdom|Constitution|None
@galaxy starship spaceship fleet colony empire planet
metal crystal deuterium = 500..90000
@starship spaceship spacecraft galaxy
ship_class class = Fighter|Cruiser|Battleship|Carrier|Freighter|Scout
shield shields shield_strength hull hull_integrity hull_points = 100..5000
warp_speed warp_factor hyperdrive_rating = 1..9/1
cargo_capacity cargo = 50..9000
crew crew_size = 1..800
galaxy_type = Spiral|Elliptical|Irregular|Lenticular
##starship ##spaceship ##space_ship ##fleet_ship = Star Falcon|Nebula Runner|Iron Comet|Aurora|Silent Orbit|Nova Dawn
##starbase ##space_station ##colony = Port Meridian|Haven Station|Outpost Nine|New Carthage|Orion Gate
@card tcg ccg deck mtg yugioh booster
mana_cost = ~\{[1-4]\}\{[WUBRG]\}
cmc converted_mana_cost mana_value = 0..8
toughness attack_points defense_points atk_points = 0..8
color_identity = White|Blue|Black|Red|Green|Colorless
type_line = Creature|Instant|Sorcery|Enchantment|Artifact|Land
card_rarity = Common|Uncommon|Rare|Mythic|Promo
set_name = Dawn of Empires|Shadowfall|Core Set|Ancient Realms|Storm Coast
set_code = ~[A-Z]{3}
collector_number card_number = ~\d{1,3}/180
card_condition = Mint|Near mint|Lightly played|Moderately played|Damaged
flavor_text = The wind remembers every name.|Strike first, ask the ashes later.|Even the stones were afraid.|No wall is older than patience.
foil is_foil holo = :boolean
psa_grade = 6..10
grading_company = PSA|BGS|CGC|SGC
@tcg ccg mtg yugioh
card_type type = Creature|Instant|Sorcery|Enchantment|Artifact|Land
power = 0..8
##trading_card ##tcg_card ##magic_card = Ember Dragon|Forest Guardian|Tidal Sage|Dark Ritual|Stone Sentinel|Sky Raider|Healing Light
##deck = Red Aggro|Blue Control|Dragon Midrange|Elf Combo|Starter Deck|Zombie Horde
@pokemon pokedex
type type1 type2 type_1 type_2 primary_type secondary_type = Fire|Water|Grass|Electric|Psychic|Rock|Flying
nature = Adamant|Modest|Jolly|Timid|Bold|Calm
generation gen = 1..9
ability hidden_ability = Overgrow|Blaze|Torrent|Static|Levitate|Intimidate
height = 0.3..3/1
weight = 1..250/1
base_experience = 50..300
catch_rate capture_rate = 3..255
egg_group = Monster|Water 1|Bug|Flying|Field|Fairy
classification category = Seed Pokémon|Lizard Pokémon|Mouse Pokémon|Flame Pokémon|Dragon Pokémon
move moves move_name = Tackle|Ember|Water Gun|Vine Whip|Thunderbolt|Quick Attack
region = Kanto|Johto|Hoenn|Sinnoh|Unova|Kalos
pokedex_number dex_number national_dex = 1..900
nickname = Sparky|Bubbles|Rocky|Shadow|Peanut|Blaze
##pokemon ##pokemons = Leafling|Emberpup|Aquafin|Voltmouse|Stonehorn|Mistwing|Thornback|Frostail
@lottery lotto raffle draw ticket jackpot loteria sorteo
numbers winning_numbers drawn_numbers picked_numbers lucky_numbers selected_numbers numeros = ~([1-9]|1\d), 2\d, 3[0-4], 3[5-9], 4[0-9]
bonus_ball powerball bonus_number mega_ball joker star_number = 1..26
jackpot jackpot_amount prize_pool = 100000..90000000
ticket_number = ~[1-9]\d{6}
draw_number draw_no = 1000..4000
@bet betting bookmaker wager odds casino
odds home_odds away_odds draw_odds decimal_odds coefficient quota odd price = 1.2..8/2
stake bet_amount wager_amount wager amount = 5..200/2
payout potential_win potential_payout winnings possible_win = 10..900/2
bet_type market market_type market_name = Match winner|Over/under 2.5|Both teams to score|Handicap|Correct score
selection pick outcome_name = Home|Draw|Away|Over 2.5|Under 2.5
bookmaker bookmaker_name = BetRiver|OddsPoint|Lucky Bookmakers|Sportline|GoalBet
result bet_result = won|lost|void|pending
##bookmaker = BetRiver|OddsPoint|Lucky Bookmakers|Sportline|GoalBet
##casino_game ##slot_game ##table_game = Blackjack|European Roulette|Baccarat|Video Poker|Lucky Sevens|Fruit Fiesta
@poker holdem
hole_cards cards hand board_cards community_cards = ~[AKQJT98][shdc] [AKQJT765][shdc]
buy_in = 10|20|50|100|200
small_blind = 0.5|1|2|5|10
big_blind = 1|2|4|10|20
chips chip_count stack_size = 500..20000
hand_rank hand_type winning_hand = Pair|Two pair|Straight|Flush|Full house|High card
@museum exhibit exhibition artwork painting artifact sculpture art
artist artist_name painter sculptor creator maker author autor = :person.fullName
medium technique materials art_medium tecnica = Oil on canvas|Watercolor|Bronze|Marble|Ink on paper|Acrylic|Photograph
style art_style movement art_movement estilo = Impressionism|Baroque|Realism|Abstract|Cubism|Romanticism
period era historical_period epoch periodo epoca = Renaissance|Baroque|Roman|Medieval|19th century|Bronze Age
creation_year year_created year_made year = 1480..2015
creation_year year_created year_made date_text dating = ~(1[5-9]\d{2}|c\. 1[5-9]\d0|1[89][1-9]0s)
dimensions size = ~[2-9]\d x [2-9]\d cm
@exhibition exhibit
title name = Light and Shadow|Treasures of the Sea|Masters of Color|Life in the Bronze Age|City in Motion|Hidden Gardens
@museum exhibit exhibition artwork painting artifact sculpture art
provenance acquisition_source acquired_from credit_line = ~(Gift of|Bequest of|Purchased from|Loan from) (a private collection|the Hart family|an estate sale|the City Museum|a local dealer)(, (19[2-9]|20[01])\d)?
acquisition_method acquisition_type acquisition_mode = Gift|Purchase|Bequest|Loan|Excavation|Transfer
condition condition_status state_of_preservation conservation_state = Excellent|Good|Fair|Poor|Under restoration
inventory_number accession_number object_number catalog_number inv_no = ~(19[5-9]|20[0-2])\d\.[1-9]\d?\.\d{1,3}
culture origin_culture civilization = Roman|Greek|Egyptian|Maya|Celtic|Persian
gallery gallery_name wing exhibition_hall exhibit_hall = East Wing|Sculpture Hall|Modern Gallery|Gallery 3|Rotunda|West Wing
insurance_value appraised_value estimated_value appraisal valuation = 2000..900000
object_type artifact_type classification = Painting|Sculpture|Ceramic|Textile|Coin|Manuscript
theme = Light and Shadow|Life at Sea|Ancient Trade|Modern Cities|Women in Art
curator = :person.fullName
opening_hours = Tue-Sun 10:00-18:00
#artwork ##painting ##art_piece ##oeuvre ##tableau ##gemalde ##obra_arte = Harbor at Dawn|Portrait of a Lady|Still Life with Pears|The Mill|Winter Landscape|Blue Composition|Woman at the Window
##artifact ##artefact ##museum_object ##museum_item ##museum_piece = Bronze helmet|Clay jar|Silver coin|Stone axe|Gold brooch|Marble bust|Oil lamp
#exhibition #exhibit ##exposicion ##exposition ##ausstellung ##mostra ##exposicao = Light and Shadow|Treasures of the Sea|Masters of Color|Life in the Bronze Age|City in Motion|Hidden Gardens
##museum ##musee ##museo ##museu = City Museum|Museum of Natural History|Maritime Museum|Museum of Modern Art|Textile Museum
##art_movement ##art_style = Impressionism|Baroque|Realism|Abstract|Cubism|Romanticism
##sculpture = The Thinker's Rest|Standing Figure|Winged Horse|The Dancer|Mother and Child
@archaeology excavation trench stratigraphy archaeological
context context_number = ~[1-9]\d{2,3}
trench trench_name = Trench A|Trench B|Trench C|North trench|Test pit 1
layer stratum = ~(I|II|III|IV|V)[ab]?
find_type object_type artifact_type = Pottery|Bone|Flint|Coin|Metal|Glass
material = Ceramic|Bone|Flint|Bronze|Iron|Glass
period dating culture = Neolithic|Bronze Age|Iron Age|Roman|Medieval
munsell munsell_color soil_color = 10YR 4/3|7.5YR 5/4|10YR 3/2|5YR 4/6
deposit_type context_type feature_type = Pit|Ditch|Wall|Floor|Posthole|Hearth
##excavation_site ##dig_site ##archaeological_site = Hillfort North|Roman Villa Field|Abbey Meadow|River Terrace|Old Mill Mound
@archive fonds archival accession
level_of_description level = Fonds|Series|File|Item|Collection
reference_code ref_code call_number = ~[A-Z]{2}/\d{2}/[1-9]\d{1,2}
scope_and_content = Letters and photographs of the family|Minutes and annual reports|Maps and building plans|Press clippings|Account books
access_restrictions access_status = Open|Restricted|Closed until 2040|By appointment
finding_aid = Inventory online|Card index|Printed guide|None
repository repository_name = City Archive|State Archive|University Archive|Church Archive|Film Archive
@library book loan shelf patron title catalog copy circulation
dewey dewey_decimal dewey_number ddc = ~[1-9]\d{2}\.\d{1,2}
shelf_location shelf_number = ~[A-F]\d{1,2}
binding cover_type book_format = Hardcover|Paperback|E-book|Audiobook
fine fine_amount late_fee overdue_fine multa = 0.5..25/2
copy_condition book_condition = New|Good|Worn|Damaged
patron_type member_type borrower_type = Adult|Child|Student|Senior|Staff
publisher editorial editora editeur verlag = Harbor Press|Northside Books|Green Valley Press|Lantern House|Oxford University Press
series series_name = The Northern Saga|Harbor Mysteries|Classics Library|Young Readers|History in Brief
reading_level age_group = Children|Young adult|Adult|Middle grade
##publisher ##editorial ##editora ##editeur ##verlag ##casa_editrice ##publishing_house ##imprint ##editoriales = Harbor Press|Northside Books|Green Valley Press|Lantern House|Oak Tree Publishing|Bluebird Editions
##book_series = The Northern Saga|Harbor Mysteries|Classics Library|Young Readers|History in Brief
@song track music album composition
key musical_key song_key key_signature = C major|A minor|G major|E minor|D major|B-flat major
bpm tempo = 70..178
time_signature = 4/4|3/4|6/8|2/4
danceability energy valence acousticness instrumentalness liveness speechiness = 0..1/3
loudness = -18..-3/1
mood vibe = Happy|Calm|Energetic|Melancholic|Romantic|Dark
record_label label_name = Harbor Records|Northside Music|Blue Note Street|Silver Disc|Echo Lane
isrc = ~(US|GB|DE|FR)[A-Z0-9]{3}(1\d|2[0-5])\d{5}
lyrics lyric letra paroles = ~(Walking down the river road|Under the silver moon|Take me back to yesterday|Every light is shining), (hold me close tonight|we are young again|never let it go|the night is ours)\.
composer arranger producer performer singer cantante interprete featuring featured_artist = :person.fullName
tuning = Standard|Drop D|Open G|Half step down
capo = 0..7
chords chord_progression = C G Am F|D A Bm G|Em C G D|Am F C G
play_count plays = 10..500000
popularity = 5..95
##record_label ##music_label ##discografica ##gravadora = Harbor Records|Northside Music|Blue Note Street|Silver Disc|Echo Lane
#genre_music #music_genre ##song_genre ##genero_musical ##album_genre = Rock|Pop|Jazz|Classical|Hip-hop|Electronic|Folk|Blues
##musical_instrument ##orchestra_instrument = Violin|Piano|Flute|Trumpet|Cello|Guitar|Drums|Clarinet
@orchestra musician choir ensemble band concert philharmonic rehearsal music
instrument instrument_name main_instrument instruments instrumento = Violin|Piano|Flute|Trumpet|Cello|Guitar|Drums
section instrument_section = Strings|Woodwinds|Brass|Percussion
voice voice_type voice_part = Soprano|Alto|Tenor|Bass
chair seat_position = Principal|Assistant principal|First chair|Section
piece piece_name work work_title composition repertoire = Symphony No. 5|Requiem|Four Seasons|Carmen Suite|Piano Concerto No. 2|Messiah
program programme = Mozart and Haydn|An Evening of Film Music|Spring Concert|Brahms and Dvořák
catalog_number opus opus_number = ~(Op\. |K\. |BWV )[1-9]\d{1,2}
##ensemble ##choir ##orchestra ##coro = Riverside Symphony|Northfield Chamber Choir|City Philharmonic|Harbor Brass|St. Mark's Choir
##band ##banda ##grupo_musical ##music_band = The Night Owls|Silver Coast|Paper Planes|Velvet Road|Echo Street|Northern Lights
##composition ##musical_piece ##musical_work ##partitura = Symphony No. 5|Requiem|Four Seasons|Carmen Suite|Piano Concerto No. 2|Messiah
@theatre theater opera ballet musical play
role role_name character character_name part = Hamlet|Juliet|The Nurse|Doctor Moreau|First Guard|The Stranger
act act_number acts = 1..5
curtain_time show_time performance_time = 14:00..20:30
@
playwright choreographer dramaturg stage_manager costume_designer set_designer lighting_designer = :person.fullName
@theatre theater seat
seat_row row_letter = ~[A-R]
@dance ballet
dance_style style dance_type = Ballet|Tango|Salsa|Hip hop|Jazz|Contemporary
#playwright ##choreographer = :person.fullName
##theatre_play ##stage_play ##theatre_production ##piece_theatre = The Cherry Garden|Midnight Letters|A Winter Comedy|The Inspector's Visit|Three Brothers|House of Glass
##theatre ##theater ##teatro ##opera_house = City Theatre|Grand Playhouse|Riverside Stage|Old Mill Theatre|Opera House
##opera = Carmen|La Traviata|The Magic Flute|Tosca|Rigoletto|Fidelio
#dance_style ##dance ##dance_class ##tipo_baile ##baile = Ballet|Tango|Salsa|Hip hop|Jazz|Contemporary|Waltz
@film movie cinema pelicula filme
rating mpaa mpaa_rating age_rating certificate certification clasificacion content_rating fsk = PG|PG-13|R|G|NC-17
runtime duration_min length_minutes running_time duracion duree runtime_minutes = 80..165
screen screen_name hall hall_name auditorium sala screen_number_text = Hall 1|Hall 2|Hall 3|IMAX|Studio
screen_format projection projection_type screening_type = 2D|3D|IMAX|4DX|35mm
tagline slogan = Some doors should stay closed.|Love has no return ticket.|The truth is only the beginning.|Nobody leaves the island.
imdb_rating vote_average tmdb_rating imdb_score = 4..9/1
imdb_id imdb = ~tt\d{7}
tmdb_id = 100..900000
box_office gross revenue domestic_gross worldwide_gross = 500000..800000000
budget = 500000..200000000
studio production_company productora distributor production_companies = Harbor Pictures|Northlight Films|Silver Gate Studios|Red Lantern Productions|Blue Door Films
director directors producer writer screenwriter composer cinematographer editor regista realisateur regisseur = :person.fullName
actors cast starring stars main_cast actores elenco acteurs attori = ~(Anna Keller|Tom Reed|Maria Lopez|Jan Novak), (Laura Grant|Ben Carter|Sofia Rossi|Paul Meyer)
genre genres genero genere = Drama|Comedy|Thriller|Action|Documentary|Horror|Animation
award award_name = Best Film|Best Director|Audience Award|Jury Prize|Best Actress
festival_section = Competition|Panorama|Documentary|Short Films|Retrospective
subtitles subtitle_language = English|Spanish|French|German
aspect_ratio = 1.85:1|2.39:1|16:9|4:3
#production_company ##film_studio ##movie_studio ##productora = Harbor Pictures|Northlight Films|Silver Gate Studios|Red Lantern Productions|Blue Door Films
##film_festival ##festival = Harbor Film Festival|Summer Jazz Days|City of Lights Festival|Folk on the Hill|Short Film Week
##cinema ##cine ##movie_theater = Grand Cinema|Cinema Paradiso|Starlight Cinema|Odeon City|Riverside Cinema
@camera photo photography photograph image lens exif shot picture shoot
aperture f_number fnumber f_stop = ~f/(1\.8|2\.8|4|5\.6|8|11)
shutter_speed exposure_time shutter exposure = 1/60|1/125|1/250|1/500|1/1000|1/30
iso iso_speed iso_value = 100|200|400|800|1600|3200
focal_length = 16..300
camera_body = EOS R6|Nikon D750|Alpha 7 IV|X-T5|Lumix GH6
@photo photography photograph exif picture image lens shoot
camera camera_model camera_make camera_name = EOS R6|Nikon D750|Alpha 7 IV|X-T5|Lumix GH6
lens lens_model lens_name lens_type = 24-70mm f/2.8|50mm f/1.8|70-200mm f/4|35mm f/1.4|16-35mm f/4
white_balance = Auto|Daylight|Cloudy|Tungsten|Flash
metering_mode = Multi-segment|Spot|Center-weighted|Partial
sensor_size sensor_format = Full frame|APS-C|Micro Four Thirds|Medium format
megapixels = 12..61
lens_mount = EF|RF|F|Z|E|X
color_space = sRGB|Adobe RGB|ProPhoto RGB
film_stock film film_type = Portra 400|Tri-X 400|HP5 Plus|Ektar 100|Velvia 50
shoot_type session_type = Wedding|Portrait|Family|Product|Event|Newborn
##photo_album ##photo_gallery = Summer 2024|Wedding|Mountains|City at Night|Family|Trip to Lisbon
@podcast episode
host host_name guest guest_name hosts presenter narrator = :person.fullName
episode_title = Getting Started|The Big Interview|Listener Questions|Behind the Scenes|A Look Back|What Comes Next
episode_number episode = 1..120
season_number season = 1..8
##podcast = The Daily Byte|History Unwrapped|Science Over Coffee|True Stories|Startup Talks|Slow Travel
@tv television broadcast broadcaster
channel channel_name = Channel One|City TV|News 24|Sports Plus|Kids World
@tv television episode show series
network network_name broadcaster = Channel One|City TV|News 24|Sports Plus|Kids World
air_time airtime broadcast_time = 06:00..23:30
episode_number episode_no = 1..24
season_number season_no season = 1..9
network_logo channel_logo = :image.url
##tv_channel ##tv_network ##tv_station ##broadcaster ##canal_tv = Channel One|City TV|News 24|Sports Plus|Kids World|Music Box
@beer brewery brew brewing malt
style beer_style beer_type estilo = IPA|Pale Ale|Stout|Porter|Lager|Wheat Beer|Pilsner
abv alcohol alcohol_content alcohol_by_volume alcohol_percentage graduacion = 3.5..11/1
ibu bitterness = 10..90
srm ebc color_srm = 3..40
og original_gravity starting_gravity = 1.038..1.085/3
fg final_gravity = 1.005..1.02/3
yeast yeast_strain = US-05|WLP001|Saison 3711|Wyeast 1056|Nottingham
hops hop_variety hop_name = Citra|Cascade|Mosaic|Saaz|Simcoe|Centennial
malt grain malt_name = Pilsner malt|Munich malt|Crystal 60|Wheat malt|Roasted barley
mash_temp mash_temperature = 62..70
boil_time = 60|75|90
alpha_acid alpha_acids = 3..15/1
batch_size = 10|20|25|40
attenuation = 68..85
#beer ##beers ##cerveza ##biere ##bier ##birra ##cerveja = Harbor Pale Ale|Midnight Stout|Golden Pilsner|Hop Garden IPA|Old Mill Porter|Summer Wheat|Amber Trail
#beer_style = IPA|Pale Ale|Stout|Porter|Lager|Wheat Beer|Pilsner|Saison
#brewery ##brasserie ##cerveceria ##brauerei ##birrificio = Harbor Brewing|Old Mill Brewery|Three Hills Brewing Co.|Copper Kettle|Northside Ales
#hop ##hop_variety ##hops = Citra|Cascade|Mosaic|Saaz|Simcoe|Centennial|Amarillo
#malt ##fermentable ##malts = Pilsner malt|Munich malt|Crystal 60|Wheat malt|Roasted barley
#yeast ##yeast_strain = US-05|WLP001|Saison 3711|Wyeast 1056|Nottingham
@wine vineyard winery vino cellar
grape grape_variety varietal variety grapes cepage uva cepa varietals = Merlot|Chardonnay|Pinot Noir|Riesling|Syrah|Cabernet Sauvignon
vintage year millesime anada = 2005..2023
color colour wine_color wine_type type tipo couleur = Red|White|Rosé|Sparkling|Dessert
appellation aoc designation denominacion = Bordeaux AOC|Rioja DOCa|Chianti DOCG|Mosel|Napa Valley AVA
region wine_region region_name = Bordeaux|Tuscany|Rioja|Napa Valley|Mosel|Barossa
winery producer bodega domaine chateau estate producer_name = Château Bellevue|Bodega del Sol|Domaine Roche|Hillside Estate|Weingut Keller
sweetness = Dry|Off-dry|Medium|Sweet
body = Light|Medium|Full
acidity tannin tannins = Low|Medium|High
alcohol abv alcohol_content = 10.5..15/1
points score parker_score wine_score = 82..98
bottle_size size = 750 ml|375 ml|1.5 l
food_pairing pairing = Red meat|Fish|Cheese|Pasta|Poultry|Dessert
#wine ##vino ##wein ##vinho = Château Bellevue Rouge|Riesling Kabinett|Rioja Reserva|Old Vines Zinfandel|Chianti Classico|Pinot Noir Hillside
##winery ##vineyard ##bodega ##domaine ##weingut ##cantina ##vinicola = Château Bellevue|Bodega del Sol|Domaine Roche|Hillside Estate|Weingut Keller
##grape ##grape_variety ##varietal ##cepage ##uva = Merlot|Chardonnay|Pinot Noir|Riesling|Syrah|Cabernet Sauvignon|Tempranillo
@whisky whiskey spirit distillery cask bourbon gin rum
cask cask_type barrel_type wood = Bourbon barrel|Sherry butt|Port pipe|Virgin oak|Hogshead
age age_statement = 8|10|12|15|18|21
abv strength proof = 40..62/1
region = Speyside|Islay|Highlands|Lowlands|Campbeltown
type category style = Single malt|Blended|Bourbon|Rye|Grain
peat_level phenol_ppm = 0..55
##whisky ##whiskey ##spirit ##bourbon = Glen Harrow 12|Old Stag Reserve|Isle of Mist 10|Copper Still Rye|Highland Oak 18
##distillery ##distilleria = Glen Harrow|Isle of Mist|Copper Still|Highland Oak|Northgate
@coffee roast bean roaster espresso barista
roast roast_level roast_type roast_degree = Light|Medium|Medium-dark|Dark
process processing_method process_method processing = Washed|Natural|Honey|Wet-hulled
variety varietal cultivar bean_type = Bourbon|Typica|Caturra|Gesha|Catuai
origin origin_country = Ethiopia|Colombia|Kenya|Brazil|Guatemala|Costa Rica
altitude elevation = 900..2200
cupping_score score sca_score = 78..92/1
grind grind_size grind_setting = Fine|Medium-fine|Medium|Coarse
brew_method method = Espresso|Pour over|French press|AeroPress|Cold brew
dose dose_grams dose_in = 14..22/1
extraction_time brew_time = 20..240
flavor_notes tasting_notes = Blueberry, jasmine|Caramel, nuts|Dark chocolate|Citrus, honey|Red apple, brown sugar
size cup_size = Small|Medium|Large
milk milk_type = Whole milk|Oat milk|Almond milk|None
#coffee ##coffee_bean ##bean ##cafe_product = House Blend|Ethiopia Yirgacheffe|Colombia Supremo|Espresso Forte|Kenya AA|Brazil Santos
##coffee_drink ##drink ##beverage ##bebida ##boisson ##getrank ##bevanda = Cappuccino|Espresso|Orange juice|Lemonade|Iced tea|Mineral water|Latte
##cocktail ##coctel = Mojito|Margarita|Negroni|Daiquiri|Old Fashioned|Cosmopolitan
@restaurant menu dining reservation
table_name table_label mesa_nombre = Window 1|Terrace 4|Bar 2|Table 7|Booth 3
table_location seating_area seating table_section = Terrace|Window|Main room|Bar|Garden
price_range price_level = $|$$|$$$
dietary dietary_info dietary_type diet = Vegetarian|Vegan|Gluten-free|Halal|None
spice_level spiciness = Mild|Medium|Hot
allergens alergenos allergenes = Gluten|Nuts, milk|Eggs|Fish|None|Soy
cooking_level doneness = Rare|Medium rare|Medium|Well done
##restaurant ##restaurante ##ristorante = Blue Lantern|Trattoria Roma|The Copper Pot|Casa Miguel|Golden Dragon|Le Petit Jardin
@recipe ingredient cooking meal dish cookbook receta receita recette rezept
cuisine cuisine_type = Italian|Mexican|Chinese|Indian|French|Japanese|Greek
unit unit_name measure measurement unidad medida = g|ml|cup|tbsp|tsp|piece
@recipe ingredient receta recette rezept receita
amount quantity cantidad menge quantite = 1..500
amount_text = 1 cup|2 tbsp|200 g|1/2 tsp|3 pieces
course meal_type meal course_type = Breakfast|Lunch|Dinner|Dessert|Snack
diet diet_type dietary dietary_tag = Vegetarian|Vegan|Gluten-free|Low-carb|None
step_number step_no = 1..10
cooking_method method = Baking|Frying|Boiling|Grilling|Steaming
oven_temperature oven_temp temperature = 160..220
equipment utensil = Oven|Blender|Frying pan|Mixer|Baking tray
aisle = Produce|Dairy|Baking|Spices|Frozen
preparation preparation_note prep_note = chopped|finely sliced|melted|at room temperature|grated
yield yield_text rendimiento = 4 servings|12 pieces|1 loaf|2 portions
#recipe ##receta ##receita ##recette ##rezept ##ricetta = Tomato Soup|Apple Pie|Chicken Curry|Vegetable Lasagna|Pancakes|Beef Stew|Lemon Cake
#ingredient ##ingrediente ##zutat ##ingredients = Flour|Butter|Tomato|Garlic|Olive oil|Milk|Eggs|Basil|Rice
##allergen ##alergeno ##allergene ##allergy = Gluten|Milk|Eggs|Peanuts|Soy|Fish|Tree nuts
##diet ##dieta ##regime ##diet_type = Mediterranean|Vegetarian|Low-carb|Vegan|High protein|Gluten-free
@food nutrition nutrient meal diet ingredient recipe product serving macro intake
calories kcal calorie energy_kcal calorias calories_per_100g = 40..650
protein proteins protein_g proteinas = 0..35/1
carbs carbohydrates carbohydrate carb carbs_g carbohidratos carboidratos glucides = 0..80/1
fat fats total_fat fat_g grasas gorduras lipides lipids saturated_fat saturated sat_fat trans_fat = 0..40/1
fiber fibre dietary_fiber fibra fibres fiber_g = 0..12/1
sugar sugars azucar acucar sucres added_sugar = 0..45/1
sodium sodium_mg sodio = 5..900
salt = 0..3/2
cholesterol cholesterol_mg = 0..120
vitamin_c calcium iron potassium magnesium vitamin_a vitamin_d zinc = 0..300/1
serving_size portion_size porcion = 1 cup|100 g|1 slice|1 piece|250 ml
serving_unit = g|ml|cup|piece|slice
glycemic_index = 15..95
water_intake = 250..3000
food_group = Vegetables|Fruits|Grains|Dairy|Protein|Fats
nutri_score nutriscore nutriscore_grade = A|B|C|D|E
##nutrient ##nutriente ##nahrstoff = Protein|Fiber|Vitamin C|Calcium|Iron|Sodium|Potassium
##food_group ##grupo_alimento = Vegetables|Fruits|Grains|Dairy|Protein|Fats
@bakery cake pastry bread dough
flavor flavour sabor filling relleno = Chocolate|Vanilla|Lemon|Strawberry|Red velvet|Carrot
frosting icing topping decoration = Buttercream|Fondant|Whipped cream|Ganache|None
flour flour_type = Wheat|Rye|Spelt|Whole grain
size cake_size = 6 inch|8 inch|10 inch|Sheet
hydration = 60..85
tiers layers = 1..4
inscription message_on_cake cake_message = Happy Birthday|Congratulations|Best wishes|Happy Anniversary|Welcome home
##pastry ##cake ##bread ##bakery_item ##pan ##gateau ##kuchen ##torta ##bolo ##patisserie = Croissant|Sourdough|Apple pie|Cheesecake|Baguette|Cinnamon roll|Carrot cake
@/\brace (?:results?|entr(?:y|ies))\b/
status = Finished|Retired|Disqualified|Did not start
@race horse jockey runner
odds starting_price = ~(2|3|5|7|9|11)/[124]
weight_carried = 50..62/1
@circuit
length length_km lap_length = 3.2..7/3
##race = City Grand Prix|Harbor Grand Prix|Coast Rally|Night Race|Hill Climb|Lakeside 500
##constructor ##racing_team = Scuderia Nova|Redline Racing|Silver Arrow GP|Blue Falcon Racing|Apex Motorsport
@spell weapon monster creature character ability attack
damage = 1d6|1d8|2d6|1d10|1d12|1d4
@item spell potion card skill ability weapon artifact perk talent relic
effect effects bonus_effect = Restores 50 HP|+10 strength|Stuns for one turn|Doubles speed|+5 armor|Poisons the target|Removes curses
@quest mission achievement
reward rewards reward_text = 100 gold|Iron sword|Magic ring|250 XP|Healing potion|Silver amulet
@move
pp = 5..40
accuracy = 50..100
power base_power = 20..150
damage_class = Physical|Special|Status
@screening showtime showing
screen hall auditorium screen_name hall_name = Hall 1|Hall 2|Hall 3|IMAX|Studio
##concert = An Evening of Film Music|Spring Concert|Mozart and Haydn|Jazz under the Stars|New Year's Gala|Unplugged Night
@/^plays?$/
title name = The Cherry Garden|Midnight Letters|A Winter Comedy|The Inspector's Visit|Three Brothers|House of Glass
@play theatre theater
genre type = Comedy|Tragedy|Drama|Musical|Farce
@archive archival fonds
title = ~(Letters|Minutes|Photographs|Maps|Account books|Press clippings) (of the (mayor|music club|railway|Hart family|town council|textile mill))(, 1[89]\d{2}| and annexes|)
##workout = Push Day|Leg Day|Full Body|Morning Run|Upper Body|Core Blast|Interval Training
##event ##public_event ##evento ##evenement ##veranstaltung = Summer Festival|Open Day|Charity Run|Book Fair|Jazz Night|Science Fair|Spring Market|Tech Meetup
@event concert show festival
ticket_type ticket_category = Regular|VIP|Student|Early bird|Group|Child
@tournament
prize_pool prize_fund prize_money total_prize = 500..50000
format = Single elimination|Double elimination|Round robin|Swiss|Group stage
@fighter fight boxer boxing mma ufc bout wrestler judo
weight_class weight_category division = Flyweight|Lightweight|Welterweight|Middleweight|Heavyweight
stance = Orthodox|Southpaw|Switch
reach reach_cm = 165..205
record pro_record fight_record = ~(1\d|2\d|[5-9])-[0-6]-[01]
method win_method win_by finish_method result_method = KO|TKO|Decision|Submission|Split decision
round rounds ending_round = 1..12
discipline fighting_style style = Boxing|Wrestling|Muay Thai|Judo|Kickboxing|Brazilian jiu-jitsu
finisher signature_move = Spinning Driver|Night Drop|Iron Lock|Falcon Splash|Thunder Slam
#weight_class = Flyweight|Lightweight|Welterweight|Middleweight|Heavyweight
@martial karate judo taekwondo dojo belt student jiu
belt belt_color belt_rank belt_level current_belt belt_grade = White|Yellow|Orange|Green|Blue|Brown|Black
kyu dan = 1..9
@hockey nhl skater goalie
shoots shoots_catches catches = L|R
plus_minus = -20..25
pim penalty_minutes = 0..60
position = C|LW|RW|D|G
save_percentage save_pct = 0.88..0.94/3
goals_against_average gaa = 1.9..3.6/2
@gymnast gymnastics
apparatus = Floor|Vault|Uneven bars|Balance beam|Rings|Pommel horse
difficulty_score d_score execution_score e_score = 4..9.6/1
@ski snowboard slope piste lift resort
slope_difficulty run_difficulty = Green|Blue|Red|Black
snow_depth base_depth = 20..260
lift_type = Gondola|Chairlift|T-bar|Magic carpet
##ski_resort = Alpine Peak|Snow Valley|Pine Ridge|Crystal Mountain|White Summit
@climbing climb boulder crag ascent
grade route_grade difficulty = 5a|6a+|6b|6c|7a|7b+
style ascent_style = Onsight|Flash|Redpoint|Top rope
climb_type type = Sport|Trad|Boulder|Top rope
##climbing_route ##boulder ##crag = Sunny Side Up|Grey Wall|Crack of Dawn|Silent Corner|Gravity's Pull
@dive diving scuba diver
visibility visibility_m = 3..30
max_depth avg_depth average_depth depth = 5..40/1
gas gas_mix = Air|EAN32|EAN36|Trimix
suit wetsuit suit_type = 3 mm wetsuit|5 mm wetsuit|Drysuit|Shorty
bottom_time dive_time = 20..65
start_pressure = 190..220
end_pressure = 40..90
##dive_site = Coral Garden|Blue Hole|Lighthouse Reef|Wreck Bay|Turtle Point
@surf surfing
break_type wave_type = Beach break|Reef break|Point break
board_type = Shortboard|Longboard|Fish|Foamie
#pose #yoga_pose ##asana = Downward Dog|Warrior II|Tree Pose|Child's Pose|Cobra|Triangle
@
sanskrit_name = Adho Mukha Svanasana|Virabhadrasana II|Vrksasana|Balasana|Bhujangasana
##meet ##swim_meet ##track_meet = Spring Invitational|City Championships|Winter Sprint Meet|Regional Finals|Summer Open
##award ##prize ##premio = Best Newcomer|Innovation Award|Employee of the Year|Community Prize|Lifetime Achievement|People's Choice
@award nomination nominee oscar
category award_category = Best Director|Best Newcomer|Best Design|Innovation|Audience Choice
result outcome = Won|Nominated
@vinyl discogs
condition media_condition sleeve_condition = Mint|Near Mint|VG+|VG|Good
pressing = First pressing|Reissue|Limited edition|Remastered
rpm speed = 33|45|78
@anime manga
studio = Studio Kumo|Aozora Works|Red Lantern|Hoshi Pictures|North Star Animation
source source_material = Manga|Light novel|Original|Game
season = Winter 2024|Spring 2024|Summer 2023|Fall 2023
score mal_score = 5.5..9.2/2
demographic = Shonen|Shojo|Seinen|Josei
genre genres = Action|Fantasy|Slice of life|Comedy|Mecha|Romance
volumes = 1..40
##anime ##manga = Silent Blade|Sky Runners|Cherry Street|Iron Petals|The Last Spirit|Moon Kitchen
##comic ##comic_book ##graphic_novel = Captain Comet|Night Warden|The Paper Moon|Iron Harbor|Lost Planet Tales
@comic
issue_number issue issue_no = 1..300
grade cgc_grade = 4|6.5|8|9.2|9.4|9.8
@stamp philatelic
denomination face_value = 5c|10c|25c|1.00|2.50
perforation perf = 11|12 1/2|13|14|Imperf
condition = Mint|Used|Mint never hinged|Damaged
@coin numismatic banknote
denomination face_value = 1 cent|5 cents|25 cents|1 dollar|2 euro|10 francs
mint mint_mark = Philadelphia|Denver|London|Paris|Vienna
grade coin_grade condition = VF-20|XF-40|AU-55|MS-63|MS-65|PR-67
metal material composition_metal = Silver|Gold|Copper|Nickel|Bronze
year mint_year = 1820..2020
@auction lot bid
estimate_low low_estimate starting_price start_price starting_bid reserve_price opening_bid = 50..5000
estimate_high high_estimate hammer_price final_price sold_price winning_bid current_bid bid_amount buy_now_price = 5001..20000
##auction_lot ##auction_item = Oak writing desk|Silver tea set|Landscape in oil|Pocket watch|Persian rug|Porcelain vase
@lego brick minifig
theme = City|Space|Castle|Technic|Trains|Harbor
pieces piece_count num_parts = 60..4000
##lego_set = Police Station|Space Rover|Castle Gate|Race Car|Harbor Crane|Tree House
@puzzle jigsaw toy
pieces piece_count number_of_pieces = 100|250|500|1000|2000
@yarn knitting crochet fabric textile sewing quilt
yarn_weight weight_class = Lace|Fingering|DK|Worsted|Bulky
fiber fibre fiber_content composition material = Wool|Cotton|Alpaca|Silk|Acrylic|Linen
colorway color_name = Forest|Ocean|Sunset|Charcoal|Berry
needle_size hook_size = 3.5 mm|4 mm|5 mm|6 mm
@perfume fragrance scent candle cosmetic
top_notes middle_notes base_notes fragrance_notes scent = Bergamot, lemon|Rose, jasmine|Vanilla, amber|Cedar, musk|Lavender, sage
concentration = Eau de parfum|Eau de toilette|Cologne|Parfum
skin_type = Dry|Oily|Combination|Normal|Sensitive
##perfume ##fragrance ##parfum = Citrus Grove|Velvet Night|Ocean Mist|Amber Road|White Jasmine
@cigar tobacco
strength = Mild|Medium|Full
wrapper wrapper_leaf = Maduro|Connecticut|Habano|Corojo
@tea
type tea_type = Green|Black|Oolong|White|Herbal
steep_time brewing_time = 2..6
##tea = Earl Grey|Sencha|Darjeeling|Jasmine Pearls|Chamomile|Assam|Oolong
@cheese dairy
milk_type milk = Cow|Goat|Sheep|Buffalo
texture = Soft|Semi-soft|Hard|Crumbly
aging aging_time ripening = 2 months|6 months|12 months|Fresh
##cheese ##queso ##fromage ##kase ##formaggio ##queijo = Cheddar|Brie|Gouda|Feta|Manchego|Parmesan|Blue Stilton
##honey = Acacia honey|Forest honey|Clover honey|Lavender honey
@chocolate
cocoa_percentage cocoa_content = 30..90
@reservation booking restaurant party
occasion = Birthday|Anniversary|Business dinner|Date night|Family gathering
@
batting_average = 0.21..0.33/3
on_base_percentage = 0.29..0.42/3
slugging_percentage = 0.35..0.6/3
earned_run_average = 2..6/2
homeruns home_runs = 0..45
runs_batted_in rbi = 0..120
innings_pitched = 5..200/1
hits_allowed runs_allowed walks_allowed earned_runs = 1..150
inning = 1..9
outs = 0..2
@game bat pitch
balls = 0..3
strikes = 0..2
`;
