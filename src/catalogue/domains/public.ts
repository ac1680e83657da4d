/** Guesses for columns about education, law, government, churches and public services, in the syntax of `domain-words.ts`. */
export const PUBLIC_LINES = String.raw`
@
recorder recorder_name = :person.fullName
##reason = Damaged|Wrong item|Changed plans|Too late|Too expensive
##list = Shopping list|To-do|Favorites|Reading list|Gift ideas
##test = Placement test|Reading test|Mathematics test|Listening test
@education training qualification certificate resume
institute institute_name institution = Riverside College|Northfield University|Lakeview Institute of Technology|Central Trade School
responsibility responsibilities duties = Led a team of five|Planned the budget|Trained new staff|Looked after key customers|Wrote monthly reports
@vulnerability vuln security scan
cvss cvss_score = 2.1..9.9/1
cvss_vector = ~AV:[NAL]/AC:[LMH]/Au:[NS]/C:[NPC]/I:[NPC]/A:[NPC]
@organ donor transplant
organ organ_req organ_required organ_donated donated_organ = Kidney|Liver|Heart|Lung|Cornea|Pancreas
@
maiden maiden_name = :person.lastName
gstin gst_no gst_number = ~\d{2}[A-Z]{5}\d{4}[A-Z]1Z\d
weekly_off off_day day_off = Sunday|Saturday|Monday|Friday
job_nature nature_of_job = Full-time|Part-time|Contract|Internship
state_headquartered = :location.state
entrance entry_gate = ~(North|South|East|West|Main) (entrance|gate)
iucn_category iucn_cat iucncat = Ia|Ib|II|III|IV|V|VI
rainy_season dry_season = March to May|October to December|June to September|November to April
projection map_projection = WGS 84|UTM 32N|UTM 33N|Mercator|Lambert Conformal Conic
@/\b(?:quiz(?:zes)?|exams?|tests?|trivia)\b/
title question_title = What is the capital of Australia?|Which planet is the largest?|Who wrote Hamlet?|What is 12 × 8?|Which gas do plants take in?
@question
title question_title headline = How do I reset my password?|Why is my query slow?|What is the best way to learn a language?|Can I use two accounts?|Where can I find the settings?
@talk presentation lecture conference keynote
title talk_title session_title = Scaling Databases|Design Systems in Practice|The Future of Testing|Lessons from Open Source|Security for Beginners
@news newspaper press pressrelease
title news_title = ~(City council|Local team|Museum|University|Hospital|Harbor) (opens|plans|presents|celebrates|reports) (a new building|its summer program|a record year|the first results)
@announcement notice noticeboard bulletin
title subject heading notice_title = Office closed on Friday|New opening hours|Parking lot under repair|Holiday schedule published|Registration open until June
@dictionary word definition vocabulary lexeme glossary
definition meaning gloss = ~A (tool|place|feeling|person|plant|way) (used for|known for|connected with|needed for) (cooking|travel|work|music|water|light)
@permission
codename = add_user|change_user|delete_order|view_invoice
@
##talk ##presentation ##conference_session ##lecture_topic = Scaling Databases|Design Systems in Practice|The Future of Testing|Lessons from Open Source|Security for Beginners
##form = Contact form|Registration form|Feedback form|Order form|Application form
##announcement ##notice = Office closed on Friday|New opening hours|Parking lot under repair|Holiday schedule published|Registration open until June
##note = Shopping list|Meeting notes|Ideas for the garden|Travel plans|Recipes to try|Questions for Monday
##center ##centre = Northside Center|Riverside Center|Downtown Center|Westgate Center
##comittee = Finance|Education|Events|Membership|Audit
##year ##school_year_name = 2021|2022|2023|2024|2025
codename code_name = Blue Falcon|Silver Fox|Red River|Night Owl|Iron Gate
ownership ownership_type owner_type = Private|Public|Nonprofit|Government|Franchise
registrant registrant_name = :person.fullName
verification = pending|verified|rejected
subtype sub_type = basic|standard|extended|custom
gmail gmail_id = :internet.email
translated_from = :location.language
origins = :location.country
rules house_rules entry_text fun_fact funfact fun_fact_text fulldesc full_desc = :word.sentences
@address person client customer street citizen voter accident resident
house house_no house_num building_no = ~[1-9]\d?[AB]?
@/\b(?:street ?(?:types?|suffix)|type suffix)/
description name suffix street_suffix type = Street|Avenue|Road|Lane|Court|Drive
@
##street_suffix ##street_type street_suffix street_type suffix_type = Street|Avenue|Road|Lane|Court|Drive
lga local_government_area = :location.county
##source_type ##type_source ##data_source_type source_type = Website|Newspaper|Interview|Book|Social media
consecutive consecutivo secuencial correlativo running_number = 1..999
@politician committee legislator bill congress trade_committee
chamber = Senate|House
@
chamber = House|Senate
election_cycle = 2016|2018|2020|2022|2024
issuing_authority inspection_authority licensing_authority authority_name = City Council|Ministry of Transport|Health Department|Road Authority|County Office
settlement settlement_name = :location.city
##settlement = :location.city
narration narrative about about_text backstory back_story utterance why_join_text = :word.sentences
@course school study term university
period_name study_period = P1|P2|P3|P4
@/\b(?:contract|case|property|legal|deed|agreement|lawsuit)s? part(?:y|ies)\b/
name party_name = :person.fullName
@staff employee student patient client teacher worker customer doctor person user
family = :person.lastName
patronymic = :person.middleName
@student college syllabus exam
branch student_branch = Computer Science|Mechanical Engineering|Civil Engineering|Electronics|Electrical Engineering
@/^(?!.*\b(?:git|repos?|repositor(?:y|ies)|commits?|builds?|deploy\w{0,8}|ci|pipelines?|projects?|releases?|github|gitlab|versions?|pull)\b).*\b(?:branch(?:es)?|banks?|compan(?:y|ies)|church|offices?|stores?|employees?|staff|accounts?|customers?|librar(?:y|ies)|loans?|cars?|rentals?|users?|members?|orders?|sales|deposits?)\b/
branch branch_name = Main Branch|Downtown Branch|Airport Branch|North Branch|Riverside Branch
@crime case court arrest suspect accused offender
charge charges = Theft|Assault|Fraud|Vandalism|Burglary|Drunk driving
@
federal_state bundesland federal_entity = :location.state
geographic_scope regional_focus geographic_area = Global|Europe|North America|Africa|Nationwide
@article newspaper press
headline headlines = ~(City council|Local team|Museum|University|Hospital|Harbor) (opens|plans|presents|celebrates|reports) (a new building|its summer program|a record year|the first results)
@author editor contact creator contributor publisher vcard person doctor nurse user teacher pupil
given = :person.firstName
family = :person.lastName
@aluno estudante turma
materia materias disciplina = Matemática|Biologia|História|Química|Geografia|Física
@alumno estudiante profesor calificacion
materia materias asignatura = Matemáticas|Biología|Historia|Química|Geografía|Física
@/\b(?:course|lesson|class|language|grammar|math) (?:exercises?|exercices?)\b/
title name exercise_name = Fractions and Ratios|Irregular Verbs|Reading Comprehension|Graphs of Functions|Word Order|Chemical Equations
@church parish diocese congregation ministry sacrament baptism worship sermon hymn pastor priest
sacrament sacrament_type = Baptism|Confirmation|Eucharist|Marriage|Anointing of the sick
ministry ministry_name = Youth Ministry|Worship Team|Outreach|Prayer Group|Children's Ministry|Hospitality
denomination = Catholic|Lutheran|Baptist|Methodist|Orthodox|Anglican
service_type mass_type = Sunday Service|Midweek Prayer|Youth Service|Holy Communion|Funeral Service
scripture bible_verse verse scripture_reference bible_reference passage bible_passage = ~(John 3:16|Psalm 23|Romans 8:28|Matthew 5:1-12|Luke 15|Isaiah 40:31|1 Corinthians 13)
sermon_title sermon_topic sermon = Walking in Faith|The Good Shepherd|Hope in Hard Times|Love Your Neighbor|A New Heart
preacher pastor pastor_name priest priest_name celebrant officiant godfather godmother godparent minister officiating_minister speaker = :person.fullName
offering_type collection_type fund = Tithe|Offering|Building fund|Missions|Thanksgiving
hymn_number = 1..600
membership_status = Member|Visitor|Inactive|Transferred
#hymn = Amazing Grace|How Great Thou Art|Be Thou My Vision|Holy, Holy, Holy|Abide with Me
##church ##parish ##iglesia ##paroquia ##parroquia ##kirche ##eglise ##congregation ##igreja = St. Mary's|Holy Trinity|St. John's|Grace Chapel|Sacred Heart|First Baptist Church
##ministry = Youth Ministry|Worship Team|Outreach|Prayer Group|Children's Ministry|Hospitality
##sacrament = Baptism|Confirmation|Eucharist|Marriage|Anointing of the sick
##diocese = Diocese of Northfield|Diocese of Riverside|Diocese of Lakeview
##sermon = Walking in Faith|The Good Shepherd|Hope in Hard Times|Love Your Neighbor|A New Heart
##bible_book = Genesis|Psalms|Isaiah|Matthew|Luke|Romans|Revelation
@election vote ballot candidate voter referendum poll constituency electoral polling voting
election_type type_election = General|Local|Presidential|Referendum|By-election
turnout turnout_percent voter_turnout = 35..85/1
vote_share vote_percentage percentage_votes = 1..55/1
registered_voters eligible_voters electorate = 500..90000
ballot_number candidate_number list_number = ~[1-9]\d
symbol party_symbol election_symbol = Sun|Tree|Star|Wheel|Book|Lion
manifesto slogan = Together for a better city|Jobs, schools, safety|A fair start for all|Time for change
votes_cast = 200..60000
#election ##eleccion ##eleicao ##election_round ##wahl = General Election 2024|City Council Election 2025|Mayoral Election 2023|Student Council 2025|School Board Election
##political_party ##partido_politico ##partei ##parti ##parti_politique = Democratic Party|Green Party|Liberal Party|Labor Party|Conservative Party|Independent
##constituency ##electoral_district ##polling_station ##polling_place ##wahlkreis ##polling_unit = North District|South District|East Ward|West Ward|Central Ward
##ballot ##referendum = School Funding Measure|New Bridge Referendum|Library Levy|Park Bond
@parliament legislator senator congress legislation legislative law amendment lawmaker senate
bill_number bill_no number_of_bill = ~(HB|SB|HR) [1-9]\d{2,3}
chamber house = House|Senate
sponsor sponsor_name cosponsor rapporteur = :person.fullName
bill_type legislation_type = Bill|Resolution|Amendment|Joint resolution
committee committee_name = Finance|Education|Health|Justice|Agriculture|Environment
vote vote_value vote_cast vote_choice vote_position = Yes|No|Abstain|Absent
session congress legislature legislative_session = 115|116|117|118
##legislation ##law ##act_of_parliament ##statute ##ley ##lei ##loi ##gesetz = Clean Water Act|Data Protection Act|Public Transport Act|School Meals Act|Road Safety Act
##committee ##comision ##commission ##comissao ##ausschuss = Finance|Education|Health|Justice|Agriculture|Environment
##amendment ##bill_parliament = Clean Water Amendment|Budget Amendment|School Meals Bill|Road Safety Bill
@court lawsuit hearing judgment judge litigation lawyer attorney legal verdict
court court_name courthouse tribunal juzgado gericht = District Court|Court of Appeals|Supreme Court|Family Court|Small Claims Court|County Court
court_type = Civil|Criminal|Family|Appeals|Supreme
verdict judgment ruling = Guilty|Not guilty|Dismissed|Settled|Mistrial
sentence sentence_text = 2 years probation|6 months in prison|Fine of $500|40 hours of community service|Suspended sentence
plea = Guilty|Not guilty|No contest
hearing_type = Arraignment|Pretrial|Trial|Sentencing|Motion|Status conference
courtroom court_room = ~(Courtroom|Room) [1-9]
plaintiff defendant petitioner respondent claimant judge judge_name attorney attorney_name prosecutor lawyer lawyer_name opposing_counsel counsel bailiff juror litigant appellant = :person.fullName
case_type case_category tipo_caso = Civil|Criminal|Family|Labor|Commercial
docket docket_number case_number case_no numero_caso = ~(CV|CR|FA)-202[0-5]-\d{5}
practice_area area_of_practice law_area specialization specialty = Family law|Criminal law|Corporate law|Tax law|Immigration law
statute law_section penal_code legal_basis article = ~§ [1-9]\d{2}
bar_number bar_id license_number bar_no bar_license = ~[1-9]\d{5}
law_firm firm firm_name = Hart & Miller LLP|Keller Law|Reed & Partners|Lopez Legal Group
##court ##courthouse ##tribunal ##juzgado ##gericht = District Court|Court of Appeals|Supreme Court|Family Court|Small Claims Court|County Court
##law_firm = Hart & Miller LLP|Keller Law|Reed & Partners|Lopez Legal Group|Stone Attorneys
##practice_area = Family law|Criminal law|Corporate law|Tax law|Immigration law|Labor law
##lawsuit ##court_case ##legal_case = Hart v. Miller|State v. Reed|Keller v. City of Northfield|Lopez v. Harbor Inc.|In re Stone
@police crime criminal arrest suspect officer offender precinct fir evidence warrant detective
badge badge_number badge_no shield_number = ~[1-9]\d{3}
officer_rank rank = Officer|Detective|Sergeant|Lieutenant|Captain|Chief
precinct precinct_name police_station station station_name = 1st Precinct|5th Precinct|Central Station|Harbor Station|North Station
weapon weapon_type weapon_used = Knife|Handgun|None|Blunt object|Rifle
evidence_type = Fingerprint|Photo|Weapon|Video|Document|DNA sample
charge charges offense crime_type crime offence = Theft|Burglary|Assault|Fraud|Vandalism|DUI
warrant_type = Arrest|Search|Bench
modus_operandi mo = Forced entry|Distraction|Online fraud|Pickpocketing
beat patrol_area sector = ~[A-F][1-9]
bail bail_amount bond_amount = 500..50000
chain_of_custody custody_status = In storage|Released|At the lab|Returned to owner
identifying_marks distinguishing_marks tattoo scars = Scar on left cheek|Tattoo on right arm|None|Birthmark on neck
#crime_type ##crime ##offense ##offence ##delito ##infraction ##crime_category ##charge_criminal = Theft|Burglary|Assault|Fraud|Vandalism|DUI|Shoplifting
##police_station ##precinct = 1st Precinct|5th Precinct|Central Station|Harbor Station|North Station
@prison inmate prisoner jail correctional
cell cell_number cell_no cell_block = ~[A-D]-[1-4]\d{2}
block block_name = A Block|B Block|C Block|D Block
security_level security_class = Minimum|Medium|Maximum
offense crime offence crime_committed = Theft|Burglary|Assault|Fraud|Robbery|Drug possession
sentence_length sentence_years years_sentenced sentence_duration = 1..25
visitor_name = :person.fullName
relationship relation = Spouse|Parent|Sibling|Child|Friend|Lawyer
##prison ##jail = North State Prison|Riverside Jail|Lakeview Correctional Facility|Hillcrest Prison
@fire firefighter brigade apparatus ambulance ems
alarm_level alarms = 1..4
incident_type call_type nature emergency_type = Structure fire|Medical emergency|Car accident|Gas leak|Brush fire|False alarm
apparatus unit_name unit engine truck = Engine 4|Ladder 2|Rescue 1|Ambulance 7|Battalion 3
station station_name fire_station = Station 1|Station 4|Station 7|Station 12
response_time response_minutes = 3..18
cause fire_cause cause_of_fire = Electrical|Cooking|Arson|Lightning|Smoking|Unknown
##fire_station ##firehouse ##brigade = Station 1|Station 4|Station 7|Station 12
##ambulance ##fire_engine = Ambulance 3|Ambulance 7|Engine 4|Ladder 2|Rescue 1
@military soldier army navy regiment battalion troop veteran squadron
rank military_rank rank_name grado = Private|Corporal|Sergeant|Lieutenant|Captain|Major|Colonel
branch service_branch branch_name branch_of_service = Army|Navy|Air Force|Marines|Coast Guard
unit unit_name regiment battalion squadron = 1st Infantry Regiment|3rd Armored Battalion|12th Engineers|7th Signal Company
base base_name = Fort Hill|Camp Riverside|North Air Base|Harbor Naval Station
clearance clearance_level security_clearance = None|Confidential|Secret|Top secret
mos = ~[1-9]\d[A-Z]
service_number = ~[1-9]\d{6}
medal award decoration = Medal of Honor|Bronze Star|Purple Heart|Service Medal
##military_rank ##rank_military = Private|Corporal|Sergeant|Lieutenant|Captain|Major|Colonel
##military_unit ##regiment ##battalion ##squadron = 1st Infantry Regiment|3rd Armored Battalion|12th Engineers|7th Signal Company
##military_base = Fort Hill|Camp Riverside|North Air Base|Harbor Naval Station
@visa immigration passport immigrant border consulate embassy asylum migrant
visa_type visa_category visa_class = Tourist|Student|Work|Business|Transit|Family
entry_type entries number_of_entries = Single|Double|Multiple
purpose purpose_of_visit purpose_of_travel = Tourism|Study|Work|Family visit|Business
port_of_entry entry_point checkpoint border_crossing = JFK Airport|Port of Dover|Frankfurt Airport|Northern Border Crossing
passport_type = Regular|Diplomatic|Official|Emergency
place_of_issue issuing_office issued_at_place = Washington|London|Berlin|Madrid|Paris
visa_number = ~V\d{8}
passport_number passport_no numero_pasaporte = ~[A-Z]\d{8}
consulate embassy = Consulate General New York|Embassy Berlin|Consulate Madrid|Embassy Paris
@permit zoning
permit_type = Building|Electrical|Plumbing|Demolition|Event|Signage
permit_number permit_no = ~(BP|EP|PL)-202[3-5]-\d{4}
zoning zone zoning_code zoning_district = R-1|R-2|C-1|M-1|Mixed use
work_type work_description scope_of_work = New construction|Addition|Renovation|Roof replacement|Deck|Pool
issuing_authority issued_by_authority authority issuing_body = City Planning Office|County Clerk|Department of Buildings|Fire Marshal
@cemetery grave burial deceased tomb funeral
plot plot_number grave_number lot plot_no = ~[A-H]-\d{1,3}
grave_type plot_type burial_type = Single|Family|Urn|Crypt|Mausoleum
section section_name = Old Section|North Lawn|Garden of Peace|Veterans Section
epitaph inscription = Forever in our hearts|Rest in peace|Beloved mother|Gone but not forgotten
cause_of_death = Heart failure|Stroke|Cancer|Pneumonia|Old age
interment_type disposition = Burial|Cremation|Entombment
next_of_kin deceased_name deceased = :person.fullName
##cemetery ##cementerio ##friedhof = Oakwood Cemetery|Green Hill Cemetery|St. Mary's Churchyard|Riverside Memorial Park
@genealogy ancestor family individual kinship pedigree relative gedcom
relationship relation relationship_type relation_type kinship = Father|Mother|Spouse|Child|Sibling|Grandparent
@genealogy ancestor individual pedigree gedcom
event_type fact_type = Birth|Baptism|Marriage|Death|Burial|Immigration
source_title source_name = Parish Register 1872|Census 1901|Family Bible|Passenger List 1908
gedcom_id gedcom xref = ~I\d{3,4}
@
birth_place death_place place_of_birth place_of_death burial_place birthplace = :location.city
maiden_name birth_name = :person.lastName
@marriage family genealogy
marriage_type union_type = Civil|Religious|Common law
@donation donor charity ngo nonprofit fundraiser fundraising pledge volunteer
cause cause_name = Clean Water|Education for All|Animal Rescue|Hunger Relief|Reforestation|Medical Aid
campaign campaign_name fund fund_name = Winter Appeal|Clean Water Fund|School Meals|Emergency Relief|Annual Fund
donor_type = Individual|Corporate|Foundation|Anonymous
donation_type gift_type = One-time|Monthly|In kind|Bequest
amount donation_amount amount_donated gift_amount pledge_amount pledged_amount = 10..1000
goal_amount target_amount goal raised raised_amount amount_raised current_amount collected_amount funds_raised = 1000..90000
item item_name item_donated = Blankets|Canned food|Winter coats|School supplies|Toys
skills skill_set volunteer_skills = First aid|Cooking|Driving|Teaching|Translation|Event setup
hours hours_worked volunteer_hours hours_volunteered = 1..8
##charity ##ngo ##nonprofit ##ong ##foundation = Helping Hands|Open Door Foundation|Clean Water Fund|Food for All|Green Future|Shelter Now
##cause ##donation_campaign ##fundraiser ##fundraising_campaign = Clean Water|Education for All|Animal Rescue|Hunger Relief|Reforestation|Medical Aid
@disaster relief evacuation flood wildfire
disaster_type type hazard_type emergency_type = Flood|Earthquake|Wildfire|Storm|Drought|Landslide
relief_item supply resource_type item item_name = Blankets|Drinking water|Tents|Canned food|First aid kits|Hygiene kits
affected people_affected affected_people affected_population displaced families_affected = 50..90000
casualties deaths injured missing fatalities = 0..200
severity severity_level alert_level = Low|Moderate|Severe|Extreme
#disaster ##disaster_event = River flood 2024|Coastal storm|Hill fire|Spring earthquake|Winter blizzard
##relief_item ##relief_supply = Blankets|Drinking water|Tents|Canned food|First aid kits|Hygiene kits
##evacuation_center ##relief_camp = City Hall Gym|North School|Community Center|Stadium Hall|St. Mary's Hall
@school student pupil teacher grade kindergarten enrollment classroom guardian preschool class
school_type type_school = Public|Private|Charter|International
guardian_relation relationship relation guardian_relationship parent_relation = Mother|Father|Grandparent|Guardian|Sibling
homeroom form_class class_section = ~(7|8|9|10)[A-D]
period period_number periodo_clase = 1..8
conduct behavior behaviour = Excellent|Good|Satisfactory|Needs improvement
meal_plan = Full board|Lunch only|None
bus_stop = Main Street|Oak Avenue|City Hall|Library|Market Square
roll_number roll_no rollno = 1..45
admission_number admission_no = ~ADM-\d{4}
medium medium_of_instruction = English|Spanish|French|Bilingual
term term_name trimester = First term|Second term|Third term
allergies = None|Peanuts|Milk|Eggs|Pollen
stream = Science|Arts|Commerce|General
gpa cgpa sgpa grade_point = 2..4/2
letter_grade final_grade = A|A-|B+|B|C+|C
@school house student
house house_name = Red House|Blue House|Green House|Yellow House
@kindergarten preschool daycare childcare nursery
age_group = 2-3 years|3-4 years|4-5 years|5-6 years
##school ##escuela ##escola ##ecole ##schule ##scuola ##colegio = Lincoln High School|Washington Elementary|Riverside School|Oakwood Academy|St. Mary's School|Hillcrest Middle School
##university ##universidad ##universidade ##universite ##universitat ##college = Northfield University|State University|Riverside College|Lakeview Institute of Technology|University of Westport
##kindergarten ##daycare ##preschool ##creche ##guarderia = Little Stars|Rainbow Kindergarten|Busy Bees|Sunshine Daycare|Happy Feet
@course university faculty lecture syllabus academic semester college curriculum professor
course_code course_number module_code subject_code course_no = ~(CS|MATH|PHYS|HIST|ECON|BIO)[1-4]\d{2}
credits credit_hours ects credit_units units credit = 2..6
prerequisite prerequisites prereq prerequisite_course = Calculus I|Introduction to Programming|Statistics I|None|Academic Writing
study_level degree_level = Undergraduate|Graduate|Doctoral
delivery_mode mode_of_study study_mode modality = On campus|Online|Hybrid
academic_rank = Professor|Associate Professor|Assistant Professor|Lecturer
office_hours = Mon 10-12|Tue 14-16|Wed 9-11|Thu 13-15
lecture_hall classroom room_code room lecture_room = ~(Hall|Room) [A-D][1-3]\d{2}
degree degree_type degree_awarded = BSc|BA|MSc|MA|PhD|MBA
syllabus = Introduction, methods, case studies, exam|Weekly readings and two essays|Lectures, labs and a project
learning_outcomes learning_outcome = Explain the basic concepts|Apply the methods to real data|Write a research report|Work in a team
@exam test quiz assessment question
question_type tipo_pregunta = Multiple choice|True/false|Short answer|Essay|Matching
passing_score pass_mark passing_marks min_score pass_percentage passing_grade = 40..70
total_questions number_of_questions num_questions question_count no_of_questions = 10..60
time_limit exam_duration time_limit_minutes = 15..180
negative_marks negative_marking = 0..1/2
explanation answer_explanation feedback_text = ~(Paris is the capital|Water boils at 100 °C|Shakespeare wrote Hamlet|Jupiter is the largest planet|12 x 8 is 96|The heart has four chambers)(, as shown in chapter [2-9]|, see lesson [1-9]|)\.
hint hints = Think of the capital|Read the first sentence again|Use the formula from lesson 2|It is a prime number
bloom_level blooms_level cognitive_level = Remember|Understand|Apply|Analyze|Evaluate
exam_session sitting = May 2025|November 2024|June 2025|January 2025
invigilator proctor examiner = :person.fullName
@quiz exam trivia
answer answer_text = Paris|12|Jupiter|True|False|Photosynthesis|Shakespeare
@quiz exam trivia question test
selected_answer given_answer user_answer student_answer = Paris|12|Jupiter|True|False|Photosynthesis|Shakespeare
#exam ##examen ##exame ##prufung ##esame = Midterm Exam|Final Exam|Algebra Test|Entrance Exam|Chemistry Practical|Reading Test
#quiz ##quizzes ##trivia = World Capitals|Famous Inventions|Basic Algebra|Music of the 80s|Animal Kingdom|European History
@scholarship bursary stipend fellowship
scholarship_type award_type = Merit-based|Need-based|Athletic|Research
eligibility eligibility_criteria criteria requirements = GPA above 3.5|First-year students|Family income below 30,000|Engineering majors
amount award_amount stipend = 500..12000
provider sponsor sponsor_name = Hart Foundation|Rotary Club|State Government|Alumni Association
##scholarship ##beca ##bolsa ##stipendium ##bourse ##fellowship = Merit Scholarship|Hart Foundation Award|Women in Science Grant|First Generation Fund|Music Talent Award
@dormitory hostel dorm
block block_name wing = Block A|Block B|Block C|North Wing|South Wing
bed bed_number bed_no = ~[A-D]\d
warden warden_name = :person.fullName
gender_type hostel_type = Boys|Girls|Mixed
roommate = :person.fullName
##dormitory ##dorm ##residence_hall ##hostel_block = Maple Hall|Lincoln Hall|North Residence|Cedar House|Riverside Hall
@grant research thesis dissertation publication paper conference manuscript
funding_agency funder funding_source agency funding_body = National Science Foundation|Horizon Europe|Hart Foundation|Ministry of Science|Wellcome Trust
grant_number grant_no award_number = ~[A-Z]{2}-\d{6}
principal_investigator pi pi_name co_investigator supervisor advisor co_supervisor reviewer corresponding_author first_author presenter session_chair second_reader = :person.fullName
keywords keyword = machine learning, ethics|climate, policy|gene editing|urban mobility|language acquisition|solar cells
journal journal_name publication_name = Nature|Science|PLOS ONE|The Lancet|IEEE Access|Cell
conference conference_name = ICML 2024|CHI 2025|NeurIPS 2024|EuroSys 2025|ACL 2025
presentation_type submission_type paper_type = Talk|Poster|Keynote|Workshop|Demo
track track_name = Machine Learning|Systems|Human Factors|Theory|Applications
impact_factor = 0.8..12/1
citations citation_count cited_by = 0..400
h_index = 1..60
issn = ~\d{4}-\d{4}
research_area field_of_study discipline research_field = Computer Science|Biology|Physics|Economics|Linguistics|Medicine
@paper manuscript submission review conference
decision review_decision recommendation = Accept|Minor revision|Major revision|Reject
@thesis dissertation paper manuscript research publication
abstract resumo = ~(We present|This paper studies|We compare|We evaluate) (a new method for|open data on|the effects of|the limits of) (language learning|urban air quality|protein folding|renewable energy|public transport)( in small samples| over ten years| with low cost|)\.( Results show a clear improvement\.| We discuss open problems\.| Data are available\.|)
title paper_title thesis_title publication_title manuscript_title = ~(A Study of|Limits of|New Methods for|The Role of|Measuring) (Urban Air Quality|Protein Folding|Language Learning|Solar Energy|Public Transport|Sleep and Memory|Coral Reefs)( in Europe| in Schools| with Open Data| over Ten Years|)
##thesis ##dissertation ##paper ##research_paper ##publication ##tese ##tesis ##these ##research_project = ~(A Study of|Limits of|New Methods for|The Role of|Measuring) (Urban Air Quality|Protein Folding|Language Learning|Solar Energy|Public Transport|Sleep and Memory|Coral Reefs)( in Europe| in Schools| with Open Data| over Ten Years|)
##grant ##research_grant = Early Career Grant|Horizon Project|Equipment Grant|Travel Grant|Seed Fund
##scientific_journal ##academic_journal = Nature|Science|PLOS ONE|The Lancet|IEEE Access|Cell
##conference ##congress ##symposium ##summit = Tech Summit 2025|Health Congress 2024|Open Data Days|Design Forum|Green Energy Conference
##research_area ##research_field ##field_of_study = Computer Science|Biology|Physics|Economics|Linguistics|Medicine
@vocabulary flashcard word learner lexicon lexeme vocab
word term front lemma headword source_word = house|water|to run|beautiful|tomorrow|friend|bread|window
translation meaning back target_word translated_word definition_short = casa|agua|correr|hermoso|mañana|amigo|pan|ventana
pronunciation phonetic ipa transcription phonetics = /haʊs/|/ˈwɔːtər/|/rʌn/|/frɛnd/|/brɛd/|/ˈwɪndoʊ/
part_of_speech pos word_class speech_part word_type = noun|verb|adjective|adverb|preposition
example example_sentence example_text sample_sentence = The house is near the river.|I drink water every day.|She runs in the park.|We will meet tomorrow.|He opened the window.
level cefr cefr_level language_level proficiency proficiency_level = A1|A2|B1|B2|C1|C2
ease_factor easiness_factor easiness ease = 1.3..2.8/2
interval interval_days = 1..120
mastery mastery_level = 0..5
plural plural_form = houses|friends|windows|breads|children
article = der|die|das
conjugation tense = Present|Past|Future|Perfect
##word ##vocabulary ##vocabulary_word = house|water|to run|beautiful|tomorrow|friend|bread|window
#flashcard_deck ##vocabulary_list ##word_list = Travel Basics|Food and Drink|Verbs 1|At the Office|Animals|Family
@driving
license_class licence_class license_category category categoria_licencia = A|A1|B|BE|C|D
lesson_type = City|Highway|Night|Parking|Theory
transmission = Manual|Automatic
test_type exam_type = Theory|Practical
test_center test_centre exam_center = Northfield Test Center|Riverside Test Center|Airport Road Test Center
mistakes errors faults minor_faults = 0..12
@election
type = General|Local|Presidential|Referendum|By-election
@exam examen
type = Midterm|Final|Quiz|Oral|Written|Practical
@room hostel dormitory dorm building flat apartment
block block_name = Block A|Block B|Block C|North Block|South Block
@submission paper conference
track track_name = Machine Learning|Systems|Human Factors|Theory|Applications
acronym = CHI|ICML|SIGMOD|OSDI|ACL|VLDB
@/^(?:courses?|subjects?)$/
code = ~(CS|MATH|PHYS|HIST|ECON|BIO|ART|CHEM)[1-4]\d{2}
@
semester semestre sem = 1..8
week week_number week_no weeknum = 1..52
identity_proof id_proof proof_of_identity id_proof_type identity_proof_type identity_document_type id_document_type = Passport|Driver's license|National ID|Voter ID|Residence permit
##lesson ##lecture ##chapter ##unit_lesson = Getting Started|The First Steps|Fractions and Decimals|The Water Cycle|Verbs and Tenses|Reading Maps|Light and Sound|Review and Practice
##fee ##fee_type ##frais ##tarifa_cobro = Registration fee|Late fee|Service fee|Library fee|Exam fee|Laboratory fee
##exemption = Senior citizen|Veteran|Charity|Agricultural land|First home|Disability
@property building land parcel assessment estate
usage usage_type land_use building_use = Residential|Commercial|Industrial|Agricultural|Mixed
assessed_value land_value building_value = 20000..900000
base_tax total_due tax_due property_tax annual_tax = 100..9000/2
@
sigla sigle acronimo = ~[A-Z]{2,4}
`;
