import { GENERAL_LINES } from './domains/general.ts';
import { LEISURE_LINES } from './domains/leisure.ts';
import { NATURE_LINES } from './domains/nature.ts';
import { PUBLIC_LINES } from './domains/public.ts';
import { SENTENCE_LINES } from './domains/sentences.ts';
import { TECHNOLOGY_LINES } from './domains/technology.ts';
import { TRADE_LINES } from './domains/trade.ts';
import { TRANSPORT_LINES } from './domains/transport.ts';
import type { FieldGuess } from './field-words.ts';
import { type FieldId, fields } from './fields.ts';

/** The words of a table, or those before the last ones of a column, by the subject that they tell. */
const SUBJECTS: Readonly<Record<string, RegExp>> = {
  animal:
    /\b(?:animal|cattle|horse|puppy|goat|sheep|livestock|poultry|chicken|flock|breeding|mascota|ganado|vaca|tiere|shelter|kennel|stallion|(?:pet|cow|calf|bull|dog|cat|pig|herd|bird)s?\b)/,
  body: /\b(?:patient|person|player|athlete|vital|bmi|health|fitness|body|anthrop|screening|gym|workout|physical|member|user|profile|jugador|paciente|joueur|spieler|giocator|jogador|character|driver|rider|student|donor|fighter|wrestler|swimmer|pregnan)/,
  film: /\b(?:film|movie|cinema|pelicula|kino\b|tv\b|shows?\b|series|anime|serie\b|cast\b)/,
  book: /\b(?:books?\b|libro|livro|livre|buch|library|loan|borrow|bibliot|copy\b|copies|volume|reader)/,
  flight:
    /\b(?:flight|airport|airline|aircraft|airplane|planes?\b|vuelo|aero|aviao|avion|vols?\b|flug|airways|legs?\b)/,
  match:
    /\b(?:match|matches|verein|liga|campeonato|game|games|competition|fixture|team|league|score|partido|partida|jogo|spiel|player|season|tournament|standing|innings)/,
  school:
    /\b(?:school|student|course|class(?!if)|exams?\b|examen|grade|subject|enrol|teacher|alumno|aluno|curso|materia|eleve|schuler|lesson|faculty|universit|college|instructor|department|semester|voter|candidate|section|nota|notas)/,
  vehicle:
    /\b(?:vehic|veic|carro|coche|fahrzeug|truck|voiture|motor|bike|buses|fleet|trip|ride|driver|aircraft|engine|machine|telemetry|gps|(?:car|auto|bus|moto)s?\b)/,
  weather: /\b(?:weather|climat|meteo|forecast|wetter|clima|station|observation|sensor|environment|reading)/,
  game: /\b(?:character|hero|monster|creature|npc|pokemon|enem|boss|quest(?!ion)|skill|spell|weapon|armor|player|game|guild|loot|(?:mob|unit|class|char|clan|drop|pet)(?:es|s)?\b)/,
  house:
    /\b(?:house|property|properties|propert|apartment|listing|estate|inmueble|imovel|immobil|immeuble|wohnung|casa|flats?\b|building|lots?\b|homes?\b|villa|rental|room)/,
  food: /\b(?:food|meal|dish|recipe|menu|restaurant|nutrition|platos?\b|prato|plats?\b|gericht|piatto|comida|diet|ingredient|order|carts?\b|pizza|burger)/,
  farm: /\b(?:farm|crop|field|harvest|plant|soil|agri|cultiv|seed|garden|parcel|finca|fazenda|plot|irrigation|greenhouse)/,
  music: /\b(?:music|songs?\b|tracks?\b|album|artist|playlist|bands?\b|cancion|musica|recording|concert)/,
  hotel: /\b(?:hotel|room|rooms|booking|reservation|reserva|guest|habitacion|quarto|chambre|zimmer)/,
  chem: /\b(?:chem|compound|molecule|element|reaction|assay|sample|solution|substance|protein|drug)/,
  place:
    /\b(?:country|countries|city|cities|region|nation|territory|states?\b|province|pais|pays\b|land\b|lander\b|geo|municip|district|county|island|lake|mountain|peak|river)/,
  medical:
    /\b(?:patient|doctor|physician|nurse|hospital|medic|clinic|diagnos|treatment|prescri|health|paciente|surg|labs?\b|visit|consult)/,
};

/**
 * Guesses by the last words of names, as `words = values`. Values are texts with `|` between them, a range of numbers, dates or times with
 * `..` and the decimals behind `/`, a field behind `:`, or a pattern behind `~`. A word behind `#` is also a thing whose table has these
 * names, and one behind `##` only that. A line with `@` says in which tables or behind which words the rows below hold: those of a
 * subject, those with one of some words or its plural, those with none behind `!`, or those that match a pattern. `@` alone: everywhere.
 */
const LINES = String.raw`
@/\b(?:gene|genes|genom|genetic|chrom|chromosome|mutation|allele|snp|snps|exon|cnv|copy number|genotyp|dna|rna|gistic|locus|sequencing|structural variant)/
chr chrom chromosome site_chromosome = ~([1-9]|1\d|2[0-2]|X|Y)
chr chrom chromosome = 1..22
start end start_position end_position position pos chr_start chr_end peak_start peak_end breakpoint = 100000..230000000
allele ref alt ref_allele alt_allele reference_allele alternate_allele minor_allele major_allele tumor_seq_allele seq_allele validation_allele = ~[ACGT]
build genome_build ncbi_build assembly genome_version reference = ~(GRCh37|GRCh38|hg19|hg38)
mutation_type variant_classification consequence effect = ~(Missense|Nonsense|Frameshift|Splice site|Silent|In-frame deletion)
support rna_support dna_support = ~(yes|no)
strand = ~[+-]
transcript_id ensembl_transcript_id = ~ENST00000\d{6}
@/\b(?:contract|renewal|billing|payment|payroll|subscription|backup|report|maintenance|donation|membership|pledge|newsletter|digest|inspection|review|rent|fee|expense|budget|salary)/
frequency freq frecuencia frequenz frequenza frequence renewal_frequency payment_frequency billing_frequency interval_type periodicity = ~(Weekly|Monthly|Quarterly|Yearly)
@/\b(?:budget|fiscal|financial|tax|report|plan|forecast|payroll)/
year fiscal_year financial_year budget_year tax_year = 2021..2026
@/\b(?:tickets?|issues?|helpdesk|support)\b/
category ticket_category issue_category request_category = Hardware|Software|Network|Account access|Billing|Other
@/\b(?:tickets?|issues?|employees?|projects?|tasks?|departments?|staff|support|problems?|incidents?|companies|company|requests?|on call|assigned)\b/
team team_name support_team external_team assigned_team = ~(Support|Sales|Engineering|Marketing|Operations|Finance|Legal)
@/\b(?:golf|holes?|rounds?|putts?|fairways?|tees?|scorecards?|handicaps?)\b/
par = 3..5
strokes = 2..8
putts = 1..3
fairways_hit fairways = 2..14
gir greens_in_regulation = 0..18
handicap handicap_index = 0..36/1
@/\b(?:modifiers?|toppings?|order items?|menu items?|dish(?:es)?|pizzas?|drinks?)\b/
option option_name modifier modifier_name modifier_option_name topping = Extra cheese|Large|No onions|Gluten free|Oat milk|Spicy|Decaf
@/\b(?:avion(?:es)?|aircrafts?|planes?|airplanes?|fleet aircraft|jets?)\b/
make marca manufacturer brand hersteller fabricant = Boeing|Airbus|Embraer|Cessna|Bombardier|ATR
@/\b(?:flights?|aircrafts?|airlines?|adsb|radar)\b/
callsign call_sign = ~(DLH|BAW|AFR|UAL|KLM|EZY)[1-9]\d{1,3}
@/\b(?:microbiolog(?:y|ies)|serolog(?:y|ies)|patholog(?:y|ies)|chemical patholog(?:y|ies)|lab|labs|liver|blood|results?)\b/
bilirubin conj_bilirubin total_bilirubin direct_bilirubin = 0.2..1.2/1
albumin = 3.4..5.4/1
alt ast sgpt sgot = 8..45
hcv_ab hbsag hiv malaria widal vdrl = Negative|Positive|Not done
@weather
location location_name place place_name = :location.city
@/\b(?:weather alerts?|storms?|hazards?)\b/
title name event headline = Storm warning|Heavy rain|Heat advisory|Frost warning|Flood watch|High winds
@/\b(?:alerts?|alarms?|warnings?)\b/
title alert_name alert_title subject = High temperature|Low battery|New login|Unusual payment|Connection lost|Disk almost full
@/\b(?:projects?|deals?|contracts?|tenders?|grants?|investments?|claims?|funds?|loans?|mortgages?|acquisitions?|estimates?|bids?|invoices? project)\b/
amount total total_amount total_cost total_expenses expenses cost costs value total_value revenue profit min_amount max_amount funding estimated_cost actual_cost contract_value deal_value bid_amount = 1000..250000/2
@/\b(?:images?|img|photos?|pictures?|pics?|avatars?|thumbnails?|logos?)\b/
ext extension file_ext = jpg|png|webp|gif
@
img_ext image_ext imgext photo_ext = jpg|png|webp|gif
##sound_effect ##sound ##sfx = Door slam|Thunder|Footsteps|Rain|Applause|Bell|Glass break
@/\b(?:accidents?|damages?|incidents?|claims?|repairs?|insurance|losses|loss)\b/
damage damage_cost damagecost repair_cost estimated_damage damage_amount loss_amount cost_estimate = 200..25000/2
@/\b(?:logs?|audits?|histor(?:y|ies)|changes|journal|trail)\b/
operation action operation_type action_type change_type dml operation_name = INSERT|UPDATE|DELETE
@/\b(?:flights?|tickets?|bookings?|airlines?|seats?|fares?|passengers?|trains?|cabins?)\b/
class travel_class cabin_class seat_class ticket_class flight_class = Economy|Business|First
@/\b(?:maintenance|technicians?|repairs?|work orders?|cleaning|security|rescue|construction|field service)\b/
team team_name teamname crew crew_name = ~(North|South|East|West|Night|Day|Mobile|Rapid) (crew|team|unit) [1-9]\d?
@/\b(?:modules?|ships?|weapons?|equipment|items?|racks?|ports?|cards?|boards?|inventory)\b/
slot slot_name = ~[A-D][1-9]
@/\b(?:alerts?|alarms?|warnings?|fraud|anomal(?:y|ies)|monitoring)\b/
description message details text alert_message alert_text = ~(High temperature|Low battery|Login from a new device|Unusual payment|Nearly full disk|Connection lost|Value above the limit) (detected|reported|confirmed) (at night|twice|for (five|ten|thirty) minutes|by the system|by a user)\.( Please check\.| Resolved by restart\.|)
@/\b(?:beers?|wines?|coffees?|teas?|cocktails?|drinks?|beverages?|brew(?:s|ery|eries)?|spirits?|whisk(?:y|ies))\b/
description tasting_notes notes flavor flavour taste taste_notes aroma = ~(Crisp|Dark|Fruity|Smooth|Dry|Full-bodied|Light) with notes of (citrus|caramel|chocolate|berries|honey|pine|vanilla|roasted nuts)( and a hint of spice| and a long finish| and a fresh aroma|)\.( Best served cold\.| Goes well with cheese\.| Limited edition\.|)
@/\b(?:trees|plants|flora|shrubs?|flowers|forests?|woods?|gardens?|(?:tree|plant|flower) species)/
common_name commonname vernacular_name = Scots pine|English oak|Red maple|Silver birch|Norway spruce|Common beech|Black walnut
species species_name scientific_name latin_name = Pinus sylvestris|Quercus robur|Acer rubrum|Betula pendula|Picea abies|Fagus sylvatica|Juglans nigra
@/\b(?:openings?|chess|games? chess|eco)\b/
eco eco_code = ~[A-E]\d{2}
opening opening_name = Sicilian Defense|Ruy Lopez|French Defense|Italian Game|Queen’s Gambit|King’s Indian Defense|Caro-Kann Defense
##opening = Sicilian Defense|Ruy Lopez|French Defense|Italian Game|Queen’s Gambit|King’s Indian Defense|Caro-Kann Defense
@/\b(?:time controls?|clocks?)\b/
initial_time base_time initial_seconds = 60|180|300|600|900|1800
increment increment_seconds = 0|1|2|3|5|10|30
category = bullet|blitz|rapid|classical
@/\b(?:coupons?|promo|promotions?|vouchers?|discounts?|offers?)\b/
per_user_limit limit_per_user usage_limit_per_user max_uses_per_user uses_per_user peruserlimit = 1..5
@
quality_indicator fix_quality indicator ind = Y|N
photo_name image_name picture_name img_name photo_file photo_filename image_file image_filename photo_path picture_file photofile imagefile photoname imagename = ~(IMG|DSC|photo|portrait|product)_\d{4}\.(jpg|png)
availability available_in = All year|Seasonal|Limited|Sold out|In stock
login_user loginuser user_login userlogin = :internet.username
@/\b(?:cricket|innings|scorecards?|batting|bowling|overs?|batsm[ae]n|bowlers?|matches|match|balls?)\b/
wickets wickets_taken wickets_lost = 0..10
overs overs_bowled = 1..20/1
balls balls_faced = 1..90
fours = 0..12
sixes = 0..8
strike_rate = 60..190/2
economy economy_rate = 3..11/2
runs runs_scored = 0..120
@/\b(?:players?|squads?|lineups?|team members|rosters?)\b/
role player_role = Captain|Starter|Substitute|Reserve
@match
venue ground stadium arena = Riverside Stadium|Memorial Arena|City Park|Olympic Center|Lakeside Field|Central Court
@/\b(?:laps?|races?|pit ?stops?|pits?|qualifying|tyres?|tires?|drivers?|karts?)\b/
lap_time laptime best_lap fastest_lap = 62..110/3
compound tyre_compound tire_compound tyre tyres = Soft|Medium|Hard|Intermediate|Wet
tyrecompound tirecompound = Soft|Medium|Hard|Intermediate|Wet
pit_time stop_time pit_duration stop_duration = 2..30/1
@/\b(?:budgets?|allocations?|appropriations?|cost centers?)\b/
amount planned_amount allocated_amount total_amount total budget_amount allocated spent actual_amount = 500..50000/2
@/\b(?:doctors?|consultations?|clinics?|veterinarians?|vets?|lawyers?|attorneys?|dentists?|therapists?|specialists?|physicians?)\b/
fee consultation_fee consultationfee consult_fee visit_fee charges fees = 30..250/2
@/\b(?:candidates?|employees?|users?|persons?|people|members?|customers?|clients?|patients?|voters?|drivers?|authors?|artists?|actors?|players?|donors?)\b/
birth_year year_of_birth birthyear yob = 1950..2005
@/\b(?:shipments?|deliver(?:y|ies)|parcels?|freights?|cargos?|warehouses?|stocks?|inventor(?:y|ies)|goods|suppliers?|outbound|inbound|consignments?|packages?)\b/
category categories item_category = Electronics|Clothing|Furniture|Food|Documents|Spare parts|Medical supplies
@/\b(?:flights?|airlines?|schedules?|routes?|trains?|buses|bus|shifts?|courses?|classes|lessons?|timetables?|alarms?|reminders?|habits?|medications?)\b/
weekdays days_of_week week_days operating_days days days_of_operation working_days = ~(Mon-Fri|Mon-Sat|Daily|Sat-Sun|Mon, Wed, Fri|Tue, Thu)
@/\b(?:flights?|airlines?)\b/
duration flight_duration flight_time travel_time = 01:00..12:30
@/\b(?:games?|video games?)\b/
developer publisher studio game_developer game_publisher development_studio = ~(Pixel|Iron|Blue|Night|Silver|Red|Lucky|Quiet) (Forge|Owl|Lantern|Harbor|Comet|Fox|Anchor) (Games|Studios|Interactive|Entertainment)
@/\b(?:errors?|exceptions?|stack|traces?|debug|crash(?:es)?|failures?)\b/
file file_path filename file_name source_file script path = ~(src|app|lib)/(controllers|models|services|views|helpers)/(user|order|invoice|report|session)\.(php|js|py|rb|ts)
@/\b(?:airlines?|airports?|stations?|cit(?:y|ies)|countr(?:y|ies)|compan(?:y|ies)|products?|brands?|organi[sz]ations?|teams?|places?|hosts?|servers?|devices?|domains?|tables?|columns?|fields?|categor(?:y|ies)|tags?)\b/
alias aliases = ~(main|old|short|local|north|south|web|test)-[a-z]{3}\d{0,2}
@/\b(?:appointments?|visits?|consultations?|encounters?|admissions?|check ?ins?|clinic|vets?)\b/
reason reasons visit_reason appointment_reason reason_for_visit chief_complaint = ~(Annual checkup|Vaccination|Follow-up visit|Back pain|Skin rash|Persistent cough|Blood test|Medication review|Stomach ache|Ear infection)(, second visit|, since last week|, as agreed by phone|)
@/\b(?:complaints?|grievances?|disputes?)\b/
description details text body message complaint complaint_text comment content remarks = ~(The delivery arrived (two|three|five) days late|The invoice shows the wrong amount|Nobody answered the phone|The connection drops every evening|The staff were unfriendly|The item was damaged|I was charged twice|The service was not as promised)(, for the second time|, and nobody called back|, despite a reminder|)\.( Please refund the amount\.| I expect an answer this week\.| Photos are attached\.|)
@
who_consumed who_received who_created who_did who_paid who_approved who_made who_added who = :person.fullName
alias = :internet.username
pdf_file pdf_file_name pdf_filename pdf_name pdf_path pdf = ~(invoice|report|contract|receipt|statement|certificate)-[1-9]\d{3}\.pdf
csv_file csv_file_name csv_filename csv_path import_file = ~(orders|customers|prices|stock)-2025-(0[1-9]|1[0-2])\.csv
xls_file excel_file xlsx_file excel_file_name = ~(orders|customers|budget|timesheet)-2025-(0[1-9]|1[0-2])\.xlsx
video_file video_file_name video_filename mp4_file = ~(intro|lesson|interview|demo|trailer)-\d{2}\.mp4
audio_file audio_file_name mp3_file sound_file = ~(intro|episode|voice|song|jingle)-\d{2}\.mp3
log_file logfile log_file_name log_path = ~/var/log/(app|nginx|worker|mail)/(error|access|debug)\.log
zip_file archive_file archive_name backup_file backup_file_name = ~backup-2025-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])\.zip
@
rejection_reason reject_reason decline_reason refusal_reason denial_reason rejected_reason reason_rejected = Missing documents|Incomplete form|Not eligible|Wrong amount|Duplicate request|Over budget|Past the deadline
createdby updatedby modifiedby approvedby deletedby addedby insertedby lastmodifiedby = :person.fullName
ban_type = permanent|temporary|chat|ip
razaosocial razao_social nomefantasia nome_fantasia = :company.name
ramoatuacao ramo_atuacao ramo_atividade = Comércio|Indústria|Serviços|Tecnologia|Saúde|Educação
usuariologin loginusuario usulogin = :internet.username
forma_pgto formapgto forma_pagto formapagto formaspagto formapagamento = Dinheiro|Pix|Cartão de crédito|Boleto|Transferência
defeito defeito_declarado defeito_encontrado defeito_relatado = Não liga|Tela quebrada|Bateria não carrega|Barulho no motor|Sem áudio|Superaquecimento
solucao laudo laudo_tecnico = Troca da tela|Limpeza interna|Substituição da bateria|Atualização do sistema|Sem conserto
urgencia urgence nivel_urgencia = Alta|Media|Baja
docteur medecin nom_docteur nom_medecin duenio dueno nombre_dueno proprietaire referrer referrer_name referred_by custname cust_name customername = :person.fullName
jmeno imie = :person.firstName
prijmeni priezvisko nazwisko = :person.lastName
mesto miasto = :location.city
heslo haslo mat_khau matkhau sifre parola = :internet.password
popis opis mo_ta mota ghi_chu ghichu aciklama = :word.sentences
diachi dia_chi adres adresa = :location.streetAddress
sdt so_dien_thoai dien_thoai dienthoai sodienthoai = :phone.number
hoten ho_ten ho_va_ten ten_khach_hang tenkh ad_soyad adsoyad = :person.fullName
gioitinh gioi_tinh = Nam|Nữ
trangthai trang_thai tinhtrang tinh_trang = Hoạt động|Tạm ngưng|Đã hủy|Chờ duyệt
soluong so_luong = 1..20
dongia don_gia giaban gia_ban gianhap = 10000..2000000
tensp ten_sp tensanpham ten_san_pham = :commerce.productName
cnic cnic_number cnic_no nic_number = ~[1-9]\d{4}-\d{7}-\d
aadhaar aadhar aadhaar_number aadhar_number aadhar_no = ~[2-9]\d{3} \d{4} \d{4}
pan_number pan_no pan_card = ~[A-Z]{3}P[A-Z]\d{4}[A-Z]
linked_in linked_in_url linkedin_profile = ~https://www\.linkedin\.com/in/[a-z]{5,9}
git_hub git_hub_url github_profile = ~https://github\.com/[a-z]{5,9}
you_tube you_tube_url = ~https://www\.youtube\.com/@[a-z]{5,9}
tik_tok = ~@[a-z]{5,9}
wechat wechat_id weixin we_chat = ~wx_[a-z]{4}\d{3}
qq qq_number = ~[1-9]\d{8}
cve cve_id cve_number = ~CVE-20(1[89]|2[0-5])-\d{5}
remediation mitigation = Update to the latest version|Restrict access to the service|Disable the feature|Rotate the keys|Apply the vendor patch
technology technology_name tech = React|Node.js|PostgreSQL|Docker|Django|Redis|Kubernetes
http_code http_status_code response_code = 200|201|204|301|400|401|404|500
mime = image/png|image/jpeg|application/pdf|text/plain|video/mp4
buffer_minutes buffer_time buffer_before buffer_after = 5|10|15|30
day_from day_to birth_day = 1..28
dietary_req dietary_reqs dietary_requirement dietary_requirements dietary_needs dietary_preferences dietary_preference special_diet dietary_restriction dietary_restrictions = None|Vegetarian|Vegan|Gluten-free|Halal|Nut allergy
allergen_info allergy_tags allergy_info allergies = None|Gluten|Nuts|Milk|Eggs|Pollen|Penicillin
disciplinary_field field_of_expertise field_expertise study_field academic_field = Biology|Economics|History|Linguistics|Medicine|Physics
news_outlet newspaper = Daily Herald|City Times|Morning Post|Evening Star|River Gazette
reponse_correcte bonne_reponse respuesta_correcta resposta_correta risposta_corretta = Paris|12|Jupiter|Shakespeare|1945
orgtype org_type organization_type organisation_type = Nonprofit|Company|School|Government|Association
renovation renovation_type = None|Cosmetic|Partial|Full|Designer
institution alma_mater institution_name = Northfield University|State University|Riverside College|Lakeview Institute of Technology|University of Westport
series_name = The Northern Saga|Harbor Mysteries|Classics Library|Young Readers|History in Brief
##series = The Northern Saga|Harbor Mysteries|Classics Library|Young Readers|History in Brief
##laboratory ##laboratorio lab_name = Central Laboratory|BioLab|City Diagnostics|Physics Lab|Computer Lab
##family ##household ##famille_nom = :person.lastName
##insurer ##insurance_company ##aseguradora ##assureur ##seguradora ##insurance_provider = Northstar Insurance|Blue Harbor|Medica Plus|United Care|City Insurance|Guardian Mutual
##perro ##perros ##gato ##hund ##chien ##cachorro ##cane ##gatto = Bella|Max|Luna|Charlie|Rocky|Nala|Toby|Coco
##delegation = Delegation of France|Delegation of Brazil|Delegation of Japan|Delegation of Kenya|Delegation of Canada
@perro cachorro hund chien cane dog puppy
raza raca razza breed rasse = Labrador|Bulldog|Poodle|Beagle|Golden Retriever|Boxer
@/^(?:client |customer |contact |lead )?interactions?$/
interaction_type type = Call|Email|Meeting|Demo|Note
@customer supplier vendor client patient address branch store
area area_name = Downtown|Riverside|Old Town|Hillcrest|Westside|Maple Grove
@application applicant candidate career profile youth job resume
availability = Full time|Part time|Weekends|Evenings|Flexible
license licenses = Driver's license|Nursing license|Forklift license|Teaching license|None
experience work_experience = ~([2-9]|1\d) years in (retail|nursing|sales|teaching|logistics|software|hospitality)
motivation cover_letter = ~I (have worked|studied|volunteered) (in this field|abroad|with children|in a small team) (for three years|for a year|since 2021) and (enjoy learning|like working with people|want to grow with you)\.
requirements requirement = Two years of experience|Driver's license|Good English|First aid certificate|Team spirit
@opportunity vacancy posting volunteer
requirements requirement = Two years of experience|Driver's license|Good English|First aid certificate|Age 18 or over
@menu permission route module
controller controller_name = Home|Users|Orders|Reports|Products|Account
@passport document certificate visa
authority issuing_authority issued_by_authority = City Registry|Ministry of the Interior|Passport Office|County Clerk
@message
from to = :person.fullName
@match standing fixture worldcup
group group_name = Group A|Group B|Group C|Group D|Group E|Group F
condition conditions weather pitch_condition = Sunny|Rainy|Windy|Cloudy|Snow
@loan
duration = 6..360
interest = 2..18
@land plot estate parcel terrain foncier
price old_price new_price prix = 20000..900000
@contract deal
price contract_price = 1000..250000
@pricelist treatment clinic hospital medical
service service_name = Consultation|Blood test|X-ray|Vaccination|Physiotherapy|Ultrasound
recommendation recommendations advice = Rest for three days|Drink plenty of fluids|Follow-up in two weeks|Low-salt diet|Daily walks|Avoid heavy lifting
@part component electronic
footprint package = SOIC-8|0805|TO-220|QFP-44|SOT-23|DIP-14
@medicine drug pharmacy product
reg_no registration_no drap_reg_no = ~\d{6}
fun_fact funfact trivia_fact did_you_know interesting_fact = Octopuses have three hearts.|Honey never spoils.|The tower was built in two years.|Sharks are older than trees.|A day on Venus is longer than its year.|Bananas are berries.
lieferantenname lieferant_name firmenname = :company.name
kundenname kunden_name mitarbeitername = :person.fullName
client_ua browser_ua ua_string http_user_agent = :internet.userAgent
alpn alpn_protocol = h2|http/1.1|h3
ja3 ja3_hash ja3_lite ja3s ja4 ja3_fingerprint = ~[0-9a-f]{32}
tls_ver tls_version ssl_version = TLSv1.2|TLSv1.3
json raw_json = :json
@/^(?:events?|eventos?|evenements?)$/
event_name event_title = Summer Festival|Open Day|Charity Run|Book Fair|Jazz Night|Science Fair|Spring Market
event_type type event_category = Concert|Workshop|Conference|Meetup|Exhibition|Festival
category = Music|Sports|Education|Charity|Technology|Food & Drink
organizer organiser organized_by event_organizer = :company.name
@/\b(?:analytics|tracking|audit|outbox|webhooks?|system|domain|security|track) events?\b|\bevents? (?:logs?|stores?|outbox)/
name title = user.login|order.paid|page.view|file.upload|password.reset|user.created
@debit credit transfer payment transaction expense withdrawal
purpose = Rent for March|Invoice payment|Birthday gift|Savings|Loan installment|Groceries|Travel costs
@!food meal menu dish recipe restaurant order cart pizza kitchen cafe canteen cafeteria bar bakery bill
item_name = :commerce.productName
@receipt fee invoice payment homework notice child parent lesson timetable promotion
class_name = 5A|5B|6A|6B|7A|8C
@/\b(?:lab|labs|tests?|blood|patients?|results?|analys[ie]s|health|medical|panel|screening|vitals?)\b/
cholesterol total_cholesterol = 140..260
ldl ldl_cholesterol = 70..190
hdl hdl_cholesterol = 35..80
triglycerides = 60..220
creatinine = 0.6..1.4/2
wbc white_blood_cells leukocytes = 4..11/1
rbc red_blood_cells = 4..6/2
platelets platelet_count = 150..400
hematocrit = 36..50/1
sodium = 135..146
potassium = 3.5..5.2/1
urea bun = 15..45
uric_acid = 3..7.5/1
hba1c = 4.8..9/1
heart_rate hr heartrate heart_beat = 55..105
@/\b(?:loans?|mortgages?|credits?|lending|borrowers?|debts?)\b/
balance outstanding_balance remaining_balance outstanding_amount outstanding loan_amount amount_borrowed remaining_amount = 1000..250000/2
term_months loan_term tenure term_in_months tenure_months duration_months number_of_installments = 12|24|36|48|60|120|180|240|360
monthly_payment installment installment_amount emi emi_amount monthly_installment = 100..3000/2
@/\b(?:accounts?|wallets?|savings|banks?|deposits?|ledgers?)\b/
balance current_balance available_balance opening_balance closing_balance account_balance balance_before balance_after new_balance old_balance = 50..25000/2
@/\b(?:employees?|payrolls?|payslips?|salar(?:y|ies)|staff|wages?|compensations?|workers?)\b/
bonus allowance allowances deduction deductions overtime_pay incentive = 100..2500/2
basic_salary base_salary gross_salary net_salary gross_pay net_pay basic_pay total_pay = 1800..9500/2
@/\b(?:vehicles?|cars?|engines?|motorcycles?|trucks?|models?)\b/
engine_size engine_volume engine_displacement = 1..5/1
engine_capacity engine_cc displacement cc = 900..5000
doors number_of_doors door_count num_doors = 3..5
@/\b(?:restaurants?|dining)\b|\btables?\b/
seats seat_count number_of_seats = 2..12
@/\b(?:rooms?|meeting rooms?|classrooms?|hotels?)\b/
capacity max_guests max_occupancy occupancy room_capacity = 1..30
@/\b(?:exams?|tests?|quizz?e?s?|assessments?|assignments?|subjects?)\b/
max_score max_marks full_marks total_marks maximum_marks max_points max_grade = 20|50|100|200
@/\b(?:students?|pupils?|attendance|classes)\b/
attendance_percentage attendance_rate attendance_percent attendance = 60..100/1
@/\b(?:flights?|airlines?)\b/
duration flight_duration duration_minutes flight_time duration_min = 45..720
@/\b(?:movies?|films?)\b/
budget production_budget = 1000000..200000000
@/\b(?:servers?|vms?|virtual|hosts?|nodes?|containers?|instances?|flavors?|machines?)\b/
memory_mb ram_mb mem_mb memory_size_mb = 1024|2048|4096|8192|16384|32768
memory_gb ram_gb memory ram = 2|4|8|16|32|64|128
@/\b(?:campaigns?|ads?|adverts?|advertisements?|banners?|keywords?)\b/
clicks click_count = 50..20000
impressions impression_count views reach = 1000..500000
ctr click_through_rate = 0.002..0.08/4
@/\b(?:energy|electricity|power|tariffs?|utility|utilities|meters?)\b/
tariff price_per_kwh rate_per_kwh kwh_price unit_rate = 0.08..0.45/4
reading meter_reading current_reading previous_reading last_reading = 1000..90000/1
@/\b(?:stocks?|tickers?|quotes?|candles?|ohlcv?|cryptos?|coins?|markets?|shares?|symbols?)\b/
volume trade_volume volume_24h trading_volume = 5000..5000000
market_cap marketcap market_capitalization = 100000000..900000000000
@book
resume resumo resumen sinopsis = :word.sentences
cote cote_livre signatura sygnatura call_number shelf_mark = ~[A-Z]{3} [1-9]\d{2}
genre jenis tur turu jenis_buku kitap_turu rodzaj = Novel|Fantasy|Mystery|Biography|History|Science Fiction|Poetry|Children
pages page_count number_of_pages num_pages pages_count numpages = 80..900
@/\b(?:gps|positions?|locations?|tracks?|tracking|trackers?)\b/
accuracy gps_accuracy accuracy_m gps_accuracy_m horizontal_accuracy = 2..30/1
@weather
humidity relative_humidity = 25..100
@/\b(?:cit(?:y|ies)|stations?|towns?|airports?)\b/
elevation altitude elevation_m = 0..2500
@/\b(?:water|pools?|rivers?|quality)\b/
turbidity = 0.1..10/2
@/\b(?:characters?|rac(?:e|es)|abilit(?:y|ies)|spells?|rpg|traits?|npcs?|monsters?|classes|heroes|hero|skills?|dnd)\b/
race race_name = Human|Elf|Dwarf|Orc|Halfling|Gnome
##race = Human|Elf|Dwarf|Orc|Halfling|Gnome
alignment = Lawful good|Neutral good|Chaotic good|True neutral|Lawful evil|Chaotic evil
background = Soldier|Noble|Scholar|Outlander|Sailor|Hermit
@/\b(?:characters? skills?|spells?|rpg|npcs?|monsters?|heroes|hero|dnd|characters?)\b/
skill skill_name = Stealth|Archery|Alchemy|Persuasion|Lockpicking|Healing|Survival
@
donation_reason reason_for_donation reason_of_donation = Family tradition|Wants to help|Friend in need|Personal reasons|Heard about the campaign
reason reasons reason_text reason_description = ~(Personal reasons|Customer request|Duplicate entry|Wrong amount|No longer needed|Change of plans|Missing documents|Technical problem)(, confirmed by phone|, see ticket [1-9]\d{2}|, as agreed with the manager|)
reason reasons = Customer request|Duplicate|Wrong amount|No longer needed|Change of plans|Other
years_experience experience_years years_of_experience years_exp work_experience_years = 0..30
min_version max_version min_firmware_version max_firmware_version min_app_version minimum_version required_version latest_version target_version = ~[1-9]\.\d\.\d{1,2}
from_location to_location pickup_city dropoff_city departure_location arrival_location = :location.city
##travel_mode ##transport_mode ##mode_of_transport ##transportation ##transport_type ##mode_of_travel = Car|Bus|Train|Bicycle|On foot|Taxi
@/\bqrtz\b/
trigger_name = ~(daily|hourly|nightly|weekly)(Backup|Cleanup|Report|Sync|Import)Trigger
trigger_group job_group sched_group = DEFAULT|reports|imports|maintenance
trigger_type = CRON|SIMPLE|CAL_INT|DAILY_I
trigger_state state = WAITING|ACQUIRED|PAUSED|COMPLETE|ERROR
sched_name = ~(quartzScheduler|clusteredScheduler)
job_name = ~(daily|hourly|nightly|weekly)(Backup|Cleanup|Report|Sync|Import)Job
job_class_name = ~com\.example\.jobs\.(Backup|Cleanup|Report|Sync|Import)Job
lock_name = TRIGGER_ACCESS|STATE_ACCESS|JOB_ACCESS|CALENDAR_ACCESS
misfire_instr = 0..2
@/\bact (?:ru|hi|re|ge|evt|id|procdef)\b/
suspension_state = 1..2
act_type = startEvent|userTask|serviceTask|exclusiveGateway|endEvent
act_id task_def_key activity_id start_act_id end_act_id = ~(start|end|approve|review|submit|check)(Order|Invoice|Request)
key = ~(order|invoice|leave|claim)(Approval|Review|Handling)
business_key = ~BK-[1-9]\d{4}
category = http://www.example.com/processes|default|finance|hr
type = string|integer|boolean|date|long
handler_type = timer-transition|async-continuation|suspend-processdefinition
@/\b(?:settings?|configs?|configurations?|preferences?|options?|params?|parameters?)\b/
attribute property parameter setting option variable setting_key config_key = site_title|timezone|items_per_page|date_format|maintenance_mode|default_language|admin_email|cache_enabled
@/\b(?:bulk job|jobs?|queue|batch|worker)\b/
task command task_name = import|export|reindex|cleanup|send_mails|resize_images
@medical
substance active_substance active_ingredient generic_name = Ibuprofen|Amoxicillin|Metformin|Paracetamol|Omeprazole|Amlodipine|Atorvastatin
@/\b(?:products?|items?|inventory|goods)\b/
quantity_per_unit qty_per_unit = ~(6|8|10|12|20|24) (bottles|bags|boxes|cans|jars|pieces)
@
loaned_to lent_to sold_to issued_to billed_to reports_to report_to delegated_to handed_to transferred_to escalated_to rented_to registered_to invoiced_to belongs_to = :person.fullName
maill e_maill emial e_mial mail_adress email_adress = :internet.email
block_letter blockletter section_letter row_letter = ~[A-F]
@/\b(?:send|sent|sender|delivery|notif|notification|message|mail|alert|contact|reminder)\b/
method send_method delivery_method send_method_used notification_method contact_method = email|sms|post|web
@/\b(?:mails?|emails?|mailbox|mailboxes|domain|domains|maillists?|alias|smtp|postfix|imap)\b/
transport = ~(smtp|lmtp|dovecot|virtual|local)
quota max_quota maxquota mail_quota = 512..10240
relayhost relay_host smtp_relay relay smart_host = ~\[(smtp|relay|mail)\.example\.(com|net)\]:587
maildir mail_dir = ~example\.com/(anna|tom|sales|info|support|office)/Maildir/
mailbox mailbox_name mailboxfolder mailbox_folder mail_folder folder folder_name = ~(INBOX|Sent|Drafts|Trash|Archive|Junk)
header header_name headername = ~(Subject|From|To|Date|Message-ID|Content-Type|Received)
message_id in_reply_to references references_field referencesfield mail_id = ~<202[45]\d{8}\.[A-F0-9]{8}@mail\.example\.(com|net)>
allow_nets allowed_nets networks = ~(192\.168\.[1-9]\d?\.0/24|10\.[1-9]\d?\.0\.0/16)
service protocol = ~(imap|pop3|smtp|lmtp|managesieve)
@/\b(?:e?mails?|maillists?|mailbox|mailboxes|alias|aliases|forwardings?|bcc|smtp|imap|postfix|dmarc|newsletters?|moderators?|sieve|replycache|autorespond|vacation)\b/
address addr deliver_to forward_to goto bcc_address cc_address target_address dest_address sender_address recipient_address to_addr from_addr alias_address = :internet.email
##mailbox ##mail_folder ##imap_folder = INBOX|Sent|Drafts|Trash|Archive|Junk|Receipts|Projects
@/\b(?:sms|smsc|phones?|calls?|caller|callee|dial|pbx|cdr|voip|msisdn|inbox|outbox|sentitems|blacklist|whitelist)\b/
number sender_number destination_number source_number caller_number called_number from_number to_number smsc_number dest_number src_number dst_number cid_number = :phone.number
@/\b(?:hosts?|servers?|nas|switch|switches|router|routers|network|networks|dns|vpn|nagios|icinga|zabbix|snmp|firewall|proxy|gateway)\b/
address addr host_address address4 = :internet.ipv4
address_6 = :internet.ipv6
@/\b(?:hosts?|services?|checks?|monitors?|monitoring|nagios|icinga|zabbix|state|probe|healthcheck|uptime|plugin|flapping|notification)\b/
output plugin_output check_output status_output = ~(OK - load average: 0\.[1-9]\d|PING OK - Packet loss = 0%|DISK WARNING - 1\d% free|HTTP OK - 0\.\d{3} s|CRITICAL - connection refused)
long_output = :word.sentences
perfdata perf_data performance_data normalized_performance_data = ~rta=0\.\d{3}ms;100;500 pl=0%;20;60
check_command check_commandline command_line commandline = ~check_(ping|http|disk|load|ssh) -H 10\.0\.[1-9]\d?\.[1-9]\d? -w [1-9]0 -c 9\d
flapping_threshold flapping_threshold_low threshold_low low_flap_threshold = 20..30
flapping_threshold_high threshold_high high_flap_threshold = 30..50
percent_state_change flapping_current percent_state_change_start percent_state_change_end = 0..60/1
timeout check_timeout = 10..120
last_state_change last_hard_state_change last_status_change last_change = :timestamp
##check_command ##event_command ##notification_command ##checkcommand ##eventcommand ##notificationcommand = ping4|http|disk|load|ssh|mail-host-notification|restart-service|snmp-uptime
##timeperiod ##time_period = 24x7|Business hours|Night|Weekend|Maintenance window|Never
##host ##server_host = web01.example.com|db01.example.com|mail.example.com|proxy.example.com|backup01.example.com|app02.example.com
@/\b(?:audio|songs?|tracks?|podcasts?|episodes?|radio|music|webstreams?|sound|jingle|deleted song)\b/
mime mime_type content_type media_type = ~audio/(mpeg|ogg|flac|aac)
file filename file_name audio_file = ~(morning|evening|blue|summer|night)_(song|mix|session)_\d{2}\.(mp3|ogg|flac)
format file_format = ~(mp3|ogg|flac|aac|wav)
feed feed_url = ~https://feeds\.example\.(com|org)/(daily|science|history|tech)-(talk|hour|stories)\.xml
@/\b(?:videos?|movies?|films?|clips?|trailers?|recordings?)\b/
mime mime_type content_type = ~video/(mp4|webm|quicktime|x-matroska)
@/\b(?:songs?|tracks?|audio|video|videos|music|sound|album|podcasts?)\b/
channels channel_count num_channels nchannels = 1..2
size file_size filesize = 2000000..90000000
@/\b(?:videos?|images?|screens?|monitors?|displays?|cameras?|media|resolution)\b/
resolution_x res_x x_resolution = 640|1280|1920|3840
resolution_y res_y y_resolution = 480|720|1080|2160
@/\b(?:songs?|tracks?|music|album|artist|discograph)\b/
release_type album_type = Album|Single|EP|Compilation|Live
@/\b(?:sensor|measur|reading|iot\b|station|weather|water|air\b|probe|lab\b|climat|environ|telemetr|device)/
parameter = Temperature|Humidity|Pressure|Light|Motion|CO2
@/\b(?:rights|reproduc|licen|legal|archiv|statute|copyright|information object)/
conditions access_conditions reproduction_conditions restrictions = ~(No restrictions|Permission required|Open for research|Closed until 203\d|Copyright held by the creator)
terms license_terms licence_terms terms_of_use = ~(Non-commercial use only|Attribution required|Internal use only|No derivatives|All uses permitted)
@/\b(?:geo|cultur|histor|archiv|repositor|museum|collection|social)/
context = :word.sentences
@/\b(?:archiv|information object|object|collection|museum|fonds|accession|holding)/
extent extent_and_medium extent_and_format physical_extent = ~([2-9]|1\d) (boxes|folders|volumes|photographs|maps|letters)
@/\b(?:translat|l10n|i18n|locale|text|phrase|string|lang)/
trans translated orig original original_text translated_text source_text text_orig text_trans = :word.title
@/\b(?:users?|profiles?|forum|mail|email|posts?|members?|preferences)\b/
signature sig user_sig = ~(Best regards|Kind regards|Cheers|Many thanks), (Anna|Tom|Maria|Jan|Alex|Sofia|Ben|Laura)
@/\b(?:contact|contacts|vendors?|persons?|employees?|clients?|customers?|users?|phones?|offices?|locations?|staff)\b(?!.*\b(?:files?|documents?|attachments?|images?|uploads?)\b)/
extension phone_extension = ~[1-9]\d{2,3}
@/\bsocials?\b/
type social_type network platform = facebook|twitter|instagram|linkedin|youtube
@/\b(?:categor|menu|node|tree|comment|zone|page|folder|hierarch|taxonom|directory|thread|crawl|level)/
depth tree_depth nesting nesting_level = 0..6
@/\b(?:users?|password|login|admin)\b/
encryption_type password_scheme hash_type hash_method hash_algorithm = ~(bcrypt|sha256|sha512|argon2id|md5)
@/\b(?:sinais|vitais|vital|signos|paciente|patient|saude|salud|triage|nurs|enferm|clinic|medic|consulta)/
saturacao saturacion saturation spo2 sat_o2 oxigeno saturacao_oxigenio sao2 = 93..100
frequencia_cardiaca frecuencia_cardiaca frequence_cardiaque freq_cardiaca fc pulso pouls pulsacoes batimentos herzfrequenz frequenza_cardiaca = 58..104
frequencia_respiratoria frecuencia_respiratoria frequence_respiratoire freq_respiratoria respiracao respiracion atemfrequenz frequenza_respiratoria = 12..22
temperatura temperature temp temperatur = 36..38.9/1
pressao_arterial presion_arterial tension_arterielle pressao presion blutdruck pressione_arteriosa ta pa_arterial = 118/76|120/80|130/85|110/70|142/90|125/82
glicemia glucemia glycemie glicose blutzucker hgt dextro = 75..160
dosagem dosis posologia dose dosaggio dosierung = 5 mg|10 mg|20 mg|500 mg|1 tablet|5 ml
duracao duracion duree durata dauer = 3 dias|5 dias|7 dias|10 dias|14 dias|30 dias
aplicacao via_aplicacao aplicacion = Oral|Intramuscular|Intravenosa|Subcutânea|Tópica
@/\b(?:medicament|vacina|vacuna|vaccin|remedio|farmac|vermifug|drug|medicine)/
marca fabricante laboratorio marque brand = Bayer|Zoetis|Merck|Boehringer|Pfizer|Virbac
@/^(?!.*\b(?:language|nationality|parent|date|time|login|visit|seen|used|is|page|row)\b).*\b(?:users?|persons?|people|customers?|employees?|members?|students?|patients?|players?|profiles?)$/
first = :person.firstName
last = :person.lastName
@traffic flow bandwidth interface usage netflow sflow
day_avg_in day_avg_out day_max_in day_max_out day_tot_in day_tot_out week_avg_in week_avg_out week_max_in week_max_out week_tot_in week_tot_out month_avg_in month_avg_out month_max_in month_max_out month_tot_in month_tot_out year_avg_in year_avg_out year_max_in year_max_out year_tot_in year_tot_out avg_in avg_out max_in max_out tot_in tot_out used_traffic average max_95th = 1000000..900000000
@/\b(?:logs?|access|https?|apis?|webhooks?|gateways?|proxy|server)\b/
request request_line http_request = GET /orders/17|POST /login|GET /products?page=2|PUT /users/8|DELETE /sessions/31
@serial console port line tty connection
parity = none|even|odd
flow_control flowcontrol = none|hardware|software
duplex = full|half|auto
stop_bits stopbits = 1..2
baud baud_rate baudrate = 9600|19200|38400|57600|115200
@/\b(?:horario|turno|ponto|jornada|escala|expediente|quadro)/
entrada saida entrada_1 saida_1 entrada_2 saida_2 salida = 08:00|12:00|13:00|17:00|18:00
carga_horaria jornada = 20h|30h|36h|40h|44h
dias_trabalhados dias_laborables dias_trabalho = Segunda a sexta|Segunda a sábado|Escala 12x36
folga folgas descanso = Domingo|Sábado e domingo|Segunda-feira|Quarta-feira
@
ipv6_addr ipv6addr ipv6_address addr6 ip6addr = :internet.ipv6
datatype data_type column_type field_datatype value_type variable_type = text|number|date|boolean|json
ragione_sociale denominazione_sociale raison_sociale firmenname razao_social denominacion_social = :company.name
piva p_iva partita_iva partitaiva = ~\d{11}
codicerea rea numero_rea = ~(MI|RM|TO|NA|BO)-\d{6}
nazione paese stato_estero = :location.country
sitoweb sito_web site_web pagina_web webseite nocwww corpwww www = :internet.url
hostip host_ip ipaddr srv_ip = :internet.ipv4
noc24hphone noc_phone nocphone nocfax noc_fax support_phone telefono_ufficio = :phone.number
settore settore_merceologico ramo ramo_atividade = Edilizia|Commercio|Servizi|Industria|Trasporti|Agricoltura
mansione qualifica ruolo_aziendale = Responsabile acquisti|Amministrazione|Direttore tecnico|Commerciale|Segreteria
oggetto oggetto_email = Conferma appuntamento|Preventivo richiesto|Invio fattura|Aggiornamento intervento|Richiesta informazioni
ubicazione collocazione dislocazione = Piano terra|Primo piano|Magazzino|Ufficio|Sala macchine|Esterno
lotto lote lot_no losnummer numero_lote numero_lotto = ~L\d{5}
movimento causale_movimento = Carico|Scarico|Trasferimento|Inventario|Reso
occupante intestatario = :person.fullName
capitale_sociale = 10000|20000|50000|100000
tempi_consegna tempo_consegna delivery_terms delai_livraison plazo_entrega prazo_entrega = 3-5 days|1 week|2 weeks|30 days|On request
validita validite gultigkeit validade validez giorni_validita = 15..90
giorni_preavviso giorni_preavviso_rinnovo preavviso = 15..90
gg_garanzia garanzia giorni_garanzia = 180..730
registro_geral rg_numero identidade = ~\d{2}\.\d{3}\.\d{3}-\d
orgao_emissor orgao_expedidor = SSP|DETRAN|PC|OAB|CRM
parentesco grau_parentesco vinculo_familiar = Mãe|Pai|Filho|Filha|Irmão|Avó|Cônjuge
plataforma = Windows|Linux|Android|iOS|Web
zona_eleitoral secao_eleitoral = ~\d{3}
jurisdiction jurisdiccion jurisdicao = Delaware|England and Wales|Ireland|Ontario|New South Wales|Singapore
switchgear = Main switchboard|Panel A1|Panel B2|Transformer room|Busbar 1
birth date_birth mb_birth = :date.birthdate
subcategoria sous_categorie unterkategorie subcategory_name = Accessories|Spare parts|Tools|Consumables|Electronics|Office
@/\b(audit|log|history|permission|revision|activit|trail|content type|polymorph)/
model model_name model_type model_class = User|Order|Product|Invoice|Comment
@chat llm ai prompt completion embedding agent inference conversation assistant
model model_name = small-v1|large-v2|vision-v1|embedding-v3
@/^(?!.*\b(?:insur|claim|premium|coverage|policies|polic[ye] ?holder|underwrit|quote|broker))/
policy = default|strict|open|restricted|disabled
@shipping delivery postage
method method_name shipping_method = Standard shipping|Express shipping|Overnight|Pickup|Freight
@/\b(?:encrypt|cipher|crypt|tls|ssl)/
method mode type algorithm = none|SSL/TLS|STARTTLS|AES-256
@/\b(?:auth|login|verif|mfa|2fa|signin)/
method = password|email|sms|totp|oauth
@/^(?!.*\b(?:rpc|api|code|class|log|job|task|call|function|queue|test|soap|rest|http|request|route|endpoint|controller|trace|hook|payment|pay|shipping|ship))/
method methode metodo = automatic|manual|standard|direct|scheduled
@/\b(?:http|request|route|endpoint|rest|access)/
method verb = GET|POST|PUT|DELETE
@smtp mail email mailer mailserver outgoing
port smtp_port = 25|465|587|2525
@imap pop3 pop incoming mailbox
port = 143|993|110|995
@/\b(?:interface|physical|port|link|switch|network|uplink|nic|circuit)/
speed link_speed if_speed port_speed bandwidth = 100|1000|10000|25000|40000|100000
@/^(?!.*\b(?:person|people|patient|student|employee|user|member|customer|voter|applicant|candidate|citizen|resident|suspect|offender|victim|inmate|demograph|census|participant|subject|client|donor|case|character|char|char|hero|player|npc|pet|animal|dog|cat|cattle|horse|herd))/
race = City Sprint|Harbor Run|Grand Prix|Hill Climb|Night Race|Coast Marathon
@/\b(?:f1|formula|race|racing|driver|circuit|season|rally|lap|moto ?gp|qualif|karting|session|pit|constructor)/
lap_time best_lap fastest_lap_time best_lap_time laptime q1 q2 q3 = ~1:[1-3]\d\.\d{3}
gap race_gap interval_text = ~\+[1-9]\d?\.\d{3}
position_text result_text = 1|2|3|4|5|6|7|8|9|10|DNF|DSQ
lap laps total_laps race_laps scheduled_laps laps_completed = 44..78
millis milliseconds time_millis lap_millis = 70000..98000
##circuit ##race_circuit ##track = Riverside Circuit|Harbor Street Circuit|Hillcrest Raceway|Lakeside Park|Autodromo Nord|Desert Ring
##grand_prix ##race ##event_race = Monaco Grand Prix|Italian Grand Prix|British Grand Prix|Spanish Grand Prix|Japanese Grand Prix|Belgian Grand Prix|Austrian Grand Prix
@/\b(?:muc|rooms?|pubsub|xmpp|roster)\b/
affiliation = owner|admin|member|outcast|none
@!state province country currency region unit language
abbreviation abbrev abbr kurzel kuerzel abreviatura abreviacao abbreviazione tla = ~[A-Z]{3}
abbreviation abbrev abbr kurzel kuerzel abreviatura abreviacao abbreviazione tla = ~[A-Z]{2}
@/\b(?:pay|pg|inicis|kcp|transaction|gateway|respon|resp|result|merchant|bank)/
msg mesg rmesg resmsg result_msg res_msg resp_msg return_msg retmsg respmsg = OK|Approved|Declined|Timeout|Invalid request|Not found
@/^(?!.*\b(?:chat|mail|sms|post|comment|user log|call|visit|patient|exception|error)).*\b(?:logs?|syslog|logging|journal log|debug)\b/
msg message log_message log_text logmessage log_msg text_log = User signed in|Connection closed|File uploaded|Job finished in 3 s|Cache cleared|Retrying the request|Service started
@/\boptions? (?:group|set)|\b(?:product|item|variant) options?/
option_name option option_title set_name group_name = Size|Color|Material|Weight|Length|Style
@/\b(?:option|attribute|variant) values?/
value_name = Small|Medium|Large|Red|Blue|Black|White
@!created updated modified timestamp last start end date expires
millis milliseconds msec msecs elapsed_ms time_ms time_millis duration_millis took_ms runtime_ms latency_millis = 20..120000
@
demonym gentilicio gentile = American|British|French|German|Italian|Spanish|Japanese|Brazilian|Canadian|Dutch
alpha2_code alpha_2_code alpha2 alpha_2 iso2 iso3 alpha3 alpha3_code iso_alpha2 iso_alpha3 iso_3166 cca2 cca3 ioc_code fifa_code = :location.countryCode
arch arches architecture host_arch cpu_arch target_arch machine_arch base_arch build_arch = x86_64|aarch64|ppc64le|s390x|noarch|i686
extra_arches = aarch64|ppc64le|s390x|armv7hl
compression compression_type compress compression_method compression_algorithm = gzip|bzip2|xz|zstd|none
encryption encryption_type cipher encryption_method encryption_algorithm = none|TLS|STARTTLS|AES-256
mechanism auth_mechanism sasl_mechanism = PLAIN|SCRAM-SHA-1|SCRAM-SHA-256|DIGEST-MD5|EXTERNAL
krb_principal kerberos_principal principal_name user_principal_name upn = ~(alice|bob|carol|daniel|emma|frank|grace|henry)\d{1,3}@EXAMPLE\.COM
jid jabber jabber_id xmpp_address alternate_jid sip_address sip_uri = :internet.email
vcard = ~BEGIN:VCARD VERSION:3\.0 FN:(Ann|Joe|Kim|Max|Eva) (Lee|Meyer|Park|Roth|Silva) END:VCARD
equation formula_text expression math_expression calc_formula calculation_formula = x1 + x2|x1 - x2|(x1 + x2) / 2|x1 * 0.85|x1 + x2 + x3
imsi = ~(262|310|208|222|234)0[1-9]\d{10}
iccid sim_number ccid = ~8949\d{15}
meid = ~A0000\d{9}
eui dev_eui deveui gateway_eui device_eui join_eui app_eui = ~[0-9A-F]{16}
accession accession_number accession_no accession_id genbank = ~(AB|AF|NM|NP|XM|CP)\d{6}
crc crc32 checksum_crc = ~[0-9A-F]{8}
md5hash sha1hash sha256hash md5sum md5_hash = ~[0-9a-f]{32}
w3w what3words = ~(river|table|happy|green|silver|quiet)\.(lamp|stone|garden|music|cloud|forest)\.(jump|blue|north|seven|bright|paper)
cron_schedule cron_string crontab = 0 * * * *|0 0 * * *|*/5 * * * *|30 6 * * 1
asn as_number autsys as_num asnum peer_as local_as remote_as = 1000..64000
as_macro peering_macro peeringmacro as_set peeringmacrov6 = ~AS-(NORTHNET|RIVERNET|CLOUDLINE|METROIX|DATAHUB|FIBERCO)
peering_policy peeringpolicy = open|selective|restrictive|closed
switchport if_name ifname interface_name if_descr ifdescr port_name iface nic_name = ~(GigabitEthernet|TenGigE)0/[0-3]/[1-9]\d?
contact_info contact_details contactinfo kontaktdaten informations_contact datos_contacto = :internet.email
verify validation_key verify_key verify_code_hash verification_key validation_token verify_token activation_token validation_hash = ~[A-Za-z0-9]{32}
include_head include_tail include_file header_file footer_file head_file tail_file = ~includes/(head|tail|header|footer|menu|sidebar)\.php
html_code head_html tail_html header_html footer_html html markup html_text html_body intro_html = ~(<h1>Welcome</h1>|<p>Our offices are open from 9 to 5\.</p>|<div class="box">News</div>|<p>Free shipping on all orders\.</p>)
xml xml_data stanza xml_payload raw_xml xml_content xslt body_xslt dataform_xslt = ~<(message|item|entry|record) id="[1-9]\d{2}"><(body|name|value)>(Hello|Office|Report|Update)</(body|name|value)></(message|item|entry|record)>
icona icone icono icon_class icon_name icon_css fa_icon menu_icon icon_font = fa fa-user|fa fa-cog|fa fa-home|fa fa-file|fa fa-chart-bar|fa fa-bell
hex_code color_hex colour_hex bgcolor bg_color background_color text_color font_color backgroundcolor fontcolor border_color = ~#[0-9a-f]{6}
extensao extension_arquivo arquivo_extensao extensao_arquivo estensione dateiendung extension_fichier extension_archivo = pdf|jpg|png|docx|xlsx
ibge codigo_ibge cod_ibge = ~(35|33|31|41|43)\d{5}
pis pasep pis_pasep nis nit = ~1[2-9]\d\.\d{5}\.\d{2}-\d
ctps titulo_eleitor titulo_eleitoral certificado_reservista reservista carteira_trabalho = ~[1-9]\d{7}
uf_ctps uf_rg uf_nascimento uf_emissor estado_uf = :location.stateAbbreviation
numero nummer numer numero_interno nro num_interno cislo = ~[1-9]\d{3}
numero nummer numer nro cislo = 1..9999
qta qte quantita quantite menge_stk qnt stueckzahl = 1..10
costo costo_unitario prezzo_unitario imponibile importo totale_riga netto lordo prezzo_vendita prezzo_acquisto = 5..400/2
costo_orario costo_ore prezzo_ora prezzo_ore tariffa_oraria stundensatz taux_horaire valor_hora costo_hora tarifa_hora prezzo_ore_unitario costo_ora = 25..95/2
costo_km prezzo_km tariffa_km km_rate cost_per_km prezzo_km_unitario = 0.2..1.2/2
sconto sconto_percentuale remise rabais nachlass skonto abbuono sconto_unitario = 0..25/2
iva ritenuta ritenuta_acconto rivalsa rivalsa_inps iva_rivalsainps iva_indetraibile ritenutaacconto mwst ust tva = 4..220/2
bollo marca_bollo diritti_fissi = 2..16/2
km km_percorsi kilometri kilometros quilometros = 5..300/1
piano_terra ##piano_edificio = 0..10
start_pos start_position begin_pos pos_start seq_start chrom_start = 1..4999
end_pos end_position pos_end seq_end chrom_end = 5000..9999
rev revision revision_number rev_no row_version lock_version entity_version record_version = 1..12
dbname db_name database_name database schema_name db_schema catalog_name = app|shop|crm|billing|reports|analytics|warehouse
node node_name cluster_node worker_node nodename = ~(node|worker|web|db)-0[1-9]
u_position rack_unit u_pos = 1..42
registered_name registered_company company_registered_name legal_entity_name = :company.name
peak_type tariff_period time_of_use = peak|off-peak|shoulder
synonym synonyms sinonimo = laptop computer|sofa|cell phone|sneakers|sweater
aspiration = Naturally aspirated|Turbocharged|Supercharged
@bio bioentry biosequence taxon taxonomy gene genome sequence protein dna rna nucleotide transcript fasta
seq sequence residues dna_sequence nucleotide_sequence = ~[ACGT]{60}
alphabet = dna|rna|protein
##taxon_name ##taxon = Homo sapiens|Mus musculus|Escherichia coli|Arabidopsis thaliana|Drosophila melanogaster|Danio rerio
name_class = scientific name|common name|synonym|authority
division = BCT|INV|MAM|PLN|PRI|VRL
authority = NCBI|EMBL|DDBJ|UniProt|GO
@router bgp peering looking_glass
software = BIRD 2|FRR|JunOS|IOS-XE|EOS|OpenBGPD
@router switch firewall
operating_system os os_name = IOS-XE|JunOS|EOS|NX-OS|RouterOS|PAN-OS
@twitter token mert icode cert sms site facebook google kakao naver paypal stripe recaptcha captcha api apple github linkedin payment kakaopay naverpay maps license licence encryption secret private public aws app client
key = ~[A-Za-z0-9]{32}
@/\b(bans?|logs?|report|ticket|mutes?|kicks?|warns?)/
admin moderator banned_by = :internet.username
@/\b(medic|doctor|docente|alumn|alun|student|profesor|empleado|funcionario|odontolog|enferm|person|socio|usuario)/
matricula n_matricula = ~[1-9]\d{4}
@/\b(pago|pagamento|paiement|payment|venta|venda|factur|fatura|pedido|order|recibo)/
metodo metodo_pago forma_pago medio_pago modo_pago = Efectivo|Tarjeta|Transferencia|Cheque
@/\b(voyages?|trips?|tours?|viajes?|viagens?|viagem|travels?|packages?|circuits?|reise|reisen|viaggi|viaggio)/
title titre titulo titolo titel = Alpine Trek|City Highlights|Island Hopping|Wine Country Weekend|Desert Safari|Northern Lights Tour
@/\b(buecher|buch|libros?|livros?|livres?|books?)/
titel title titulo titre titolo = :book.title
@/\b(failed|jobs?|queue|batches)/
connection = database|redis|sync
@/\bmigration/
migration = ~20(1[4-9]|2[0-5])_(0[1-9]|1[0-2])_[0-2]\d_\d{6}_create_(users|orders|posts|comments|jobs)_table
batch = 1..10
@/\btoken/
abilities = ["*"]|["read"]|["read","write"]
tokenable_type = App\Models\User|App\Models\Admin
@/\b(species|plants?|trees?|birds?|fish|animal|taxon|specimen|organism|flora|fauna)/
common_name nombre_comun nom_commun trivialname vernacular_name = Oak|House sparrow|Red fox|Honey bee|Brown trout|Scots pine
@/\b(player|foot|jugador|joueur|spieler)/
preferred_foot dominant_foot foot pie_habil = left|right|both
minutes minutes_played = 0..90
@/\b(user|client|customer|person|event|contact|student|employee|patient|guest|huesped|cliente|empleado|usuario|persona)/
document documento contact_document num_document numero_documento nro_documento document_number num_doc doc_number = ~[1-9]\d{7}
@/\b(scout|lineup|squad|transfer)/
position current_position main_position = Goalkeeper|Defender|Midfielder|Forward
@/\b(financ|expense|transaction|income|budget|cash|ledger|gasto|despesa|depense|spending)/
category categoria categorie kategorie = Rent|Salaries|Utilities|Office supplies|Travel|Insurance
@/\b(llegadas?|salidas?|vuelos?|viajes?|rutas?|trips?|trayectos?|transporte|buses)/
desde hasta origen destino from to = :location.city
puerta = ~[A-F][1-9]\d?
@/\b(leave|absence|time off|vacation)/
type leave_type = Vacation|Sick leave|Unpaid leave|Parental leave|Training
@/\b(cars?|vehicles?|vehiculos?|veiculos?|autos?|coches?|carros?|voitures?|fahrzeuge?|motos?|bikes?|rental)\b/
price_per_day daily_rate rent_per_day rental_price precio_dia price_day precio_por_dia prix_jour preco_diaria valor_diaria daily_price = 25..180
price precio preco prix preis prezzo valor sale_price asking_price = 3000..60000
@/^(?!.*\b(?:product|item|shop|store|goods|order|sale|inventory|catalog|stock|artic|produ|artik|sku|brand|cart|invoice|purchase|merch))(?!.*\b(?:posts?|articles?|news|blogs?|books?|events?|forums?|topics?|videos?|courses?|channels?|pages?|contents?|quotes?|podcasts?|stories|polls?|surveys?|questions?|groups?|communit|documents?|files?|media|photos?|images?|feeds?|newsletters?|magazines?|users?|cms|site|menus?|faq)).*$/
category categories = General|Standard|Special|Other
@/^(?!.*\b(?:product|item|shop|store|goods|order|sale|inventory|catalog|stock|artic|produ|artik|sku|brand|cart|invoice|purchase|merch))/
category categoria categorie kategorie section rubrique = General|Education|Sports|Culture|Technology|Health
@/\b(school|student|course|exam|teacher|alumno|aluno|eleve|timetable|attendance|result|fee|admission|subject|homework)/
class class_name clase klasse = 5A|5B|6A|6B|7A|8C
@/\b(?:stats?|statistics?)\b|\b(?:match|team|player)/
stat_name stat statistic = Shots|Passes|Possession|Tackles|Fouls|Corners
@/\b(image|photo|picture|poster|cover|avatar|logo|thumb|banner|icon|foto)/
content_type mime_type mimetype file_type mime = image/jpeg|image/png|image/webp
extension file_extension ext = jpg|png|gif|webp
@/\b(result|mark|grade|score|exam|student|nota|report)/
english math maths science physics chemistry biology history geography literature computer algebra programming = 35..98
@/\b(student|course|faculty|teacher|college|universit|lectur|professor|alumn|instructor|program)/
department dept department_name dept_name departement departamento = Computer Science|Mathematics|Physics|History|Law|Economics
@/\b(subject|student|teacher|class|exam|mark|result|timetable|grade|tutor|lesson|school|assignment|syllabus|quiz|attendance)/
subject subject_name subject_title materia matiere = Mathematics|English|History|Biology|Chemistry|Physics|Geography|Computer Science
@/\b(languages?|langs?|idiomas?|langues?|sprachen?)$/
code codigo codice iso iso_code abbreviation = en|de|fr|es|it|pt|nl|pl
@/\b(currenc(y|ies)|monedas?|moedas?|devises?)$/
code codigo codice iso symbol abbreviation = :finance.currencyCode
@/\b(countr(y|ies)|nations?|pais|paises|pays|land|lander)$/
code codigo codice iso abbreviation = :location.countryCode
@/\b(states?|provinces?|estados?|provincias?|regions?)$/
code codigo codice abbreviation uf sigla = :location.stateAbbreviation
@/\b(airports?|aeropuertos?|aeroportos?|flughafen)$/
code codigo codice iata = ~(JFK|LAX|LHR|CDG|FRA|MAD|AMS|DXB|ORD|ATL)
@/\b(airlines?|aerolineas?)$/
code codigo codice iata = AA|BA|DL|LH|AF|UA|IB|KL|EK|QR
@/\b(booking|reserv|plan|trip|travel|hotel|ticket|order|visit|place|bill)/
pay total_pay payment_total total_bill totalbill = 20..900
@/\b(user|person|employee|student|patient|member|customer|name|people|resident|staff)/
suffix = Jr.|Sr.|II|III
@/\b(user|employee|student|patient|member|customer|client|doctor|staff|driver|teacher|tenant|guardian|parent|person|donor|farmer|passenger|resident)/
contact contacts contact_no contact_num contacto kontakt = :phone.number
@/\b(quiz|exam|question|survey|poll|quest|alternativ|pregunta|pergunta|respuesta|reponse|frage|answer|option)/
opcao opcion respuesta resposta reponse antwort answer_option alternativa = Paris|12|Jupiter|Yes|No|Both|None of the above|1945
@/\b(animals?|pets?|cattle|cows?|bulls?|horses?|dogs?|cats?|goats?|mascotas?|tiere?|livestock|animais)$/
name nombre nome nom = Bella|Max|Luna|Charlie|Daisy|Rocky|Molly|Buddy|Coco|Rex
@/\b(cattle|cow|calf|bull|milk|dairy|herd|ganado|vaca)/
breed race raza raca razza = Holstein|Angus|Hereford|Jersey|Simmental|Charolais|Brown Swiss
@/\b(horse|stallion|mare|caballo)/
breed race raza raca razza = Arabian|Thoroughbred|Quarter Horse|Friesian|Appaloosa
@/\b(cats|gato|katze)/
breed race raza raca razza = Siamese|Persian|Maine Coon|Bengal|Ragdoll|British Shorthair
@/\b(athlete|player|jugador|jogador|joueur|spieler|driver|fighter|runner|swimmer)/
age edad idade alter = 16..39
@/\b(prescri|medic|treatment|course|therapy)/
duration duracion duree durata = 3 days|5 days|1 week|10 days|2 weeks|1 month
@/\b(films?|movies?|peliculas?|filmes?|anime|tv series|tv shows?|movie details|shows)$|^(?:\w{1,4} )?series$/
title titulo titre titolo titel name original_title nombre nome original_name movie_title film_title series_title nom = The Last Summer|Midnight Train|A Quiet Place by the Sea|Broken Mirror|The Lighthouse Keeper|City of Rain|Second Chance|Paper Moon|The Long Road|Winter Light
@/\b(game|videogame|videojuego|steam)/
genre genres genero = Action|Adventure|Role-playing|Puzzle|Strategy|Sports|Simulation|Racing
platform platforms plataforma console konsole = PC|PlayStation 5|Xbox Series X|Nintendo Switch|Mobile
@/\b(books?|libros?|livros?|livres?|buch|bucher|libri|ouvrages?|library book)$/
title titulo titre titolo titel book_name book_title name name_book nom_livre titulo_libro = :book.title
@/\b(stadium|arena|venue|theat|hall|auditor|estadio)/
capacity seats total_seats capacidad capacidade capacite kapazitat capienza aforo = 500..60000
@/\b(car|cars|vehicle|vehicles|auto|autos|vehiculo|vehiculos|veiculo|veiculos|fahrzeug|fahrzeuge|voiture|voitures)/
type vehicle_type body body_style car_type category tipo typ categoria vehicle_class = Sedan|SUV|Hatchback|Pickup|Van|Coupe
@/\b(player|football|soccer|jugador|jogador|joueur|spieler|calciator|giocator|squad|lineup)/
position posicion posicao poste ruolo player_position position_name = Goalkeeper|Defender|Midfielder|Forward
@/\b(weapons?|armors?|loot|game items?|equipment items?)$/
name item_name = Iron Sword|Leather Armor|Healing Potion|Oak Staff|Silver Ring|Steel Shield
@/\b(alumno|aluno|etudiant|eleve|student|examen|matricula|inscri|evalu|calific|nota|notas|note|notes|voti|esame|pauta|disciplina|asignatura)/
note voto calificacion note_finale nota_final promedio media moyenne votazione = 4..10/1
@/\b(schedul|timetable|class|horario|course|lesson|shift|opening|hours|slot|section|stunden|emploi)/
day day_of_week weekday dia dia_semana jour jour_semaine wochentag giorno days schedule_day class_day = Monday|Tuesday|Wednesday|Thursday|Friday
@/\b(quiz|exam|quest|survey|test|poll|pregunta|pergunta|frage)/
question_text pregunta pergunta domanda frage enunciado question = What is the capital of France?|Which planet is the largest?|How satisfied are you with the service?|What is 12 x 8?|Who wrote Hamlet?
@/\b(candidate|election|vote|votes|voting|ballot|nominee)/
position candidate_position post position_name office seat = President|Vice President|Secretary|Treasurer|Auditor
@/\b(candidate|election|vote|party|politic|parlia|member)/
party party_name political_party partylist partido parti partei affiliation = Democratic Party|Green Party|Liberal Party|Labor Party|Independent
@/\b(river|road|trail|route|segment|track|bridge|tunnel)/
length longitud longueur lange = 1..900/1
@/\b(lake|sea|ocean|dive|water|river|well|quake|earthquake)/
depth max_depth profundidad profondeur tiefe = 2..300/1
@/\b(quake|earthquake|seism|event)/
magnitude mag magnitud = 1.5..7.5/1
@/\b(sensor|reading|data|iot|plant|green|room|telemetry)/
light lux light_level light_intensity illuminance luminosidad luz = 5..2000
@/\b(battery|device|sensor|node|lora)/
voltage volt volts tension voltaje tensao = 2.8..4.2/2
@/\b(sensor|meter|reading|energy|power|electric|panel|inverter|charg|data)/
current amps ampere amperage corriente corrente stromstarke = 0.1..30/2
@/\b(sensor|meter|reading|energy|electric|panel|inverter|charg|solar|turbine|device|data|plant)/
power watt watts power_w active_power potencia puissance leistung power_output max_power rated_power = 20..5000/1
@/\b(sensor|meter|reading|energy|electric|panel|inverter|charg|solar|turbine|device|bill|usage|utility|house|plant)/
energy kwh energy_kwh consumption consumo consommation verbrauch energia energy_consumed total_energy units_consumed energy_usage generation produced production_kwh = 1..900/2
@/\b(power|grid|electric|meter|voltage|inverter)/
frequency freq = 49.8..50.2/2
@/\b(milk|cow|dairy|cattle)/
milk_yield milk_quantity morning_production evening_production milk_amount liters milk_production total_production total_milk leche litros = 4..35/1
@/\b(house|houses|property|properties|estate|inmueble|inmuebles|imovel|imoveis|immobili|immobile|apartment|realestate)/
price precio preco prix preis prezzo sale_price asking_price list_price listing_price valor selling_price property_price = 80000..900000
@/\b(house|property|hotel|room|listing|estate|venue|apartment)/
amenities facilities comodidades servicios instalaciones features = Parking, elevator|Pool, gym|Balcony|Garden, garage|Wi-Fi, parking
@/\b(foods?|dish|dishes|meals?|recipes?|platos?|pratos?|plats?|platillos?|gerichte?|piatt[io]|menu items?|menuitems?|comidas?)$/
name nombre nome nom title = :food.dish
@/\b(room|rooms|sala|salas|salle|salles|meeting|conference|lab|classroom)/
room_name nombre_sala nom_salle nome_sala raum raumname salle sala = Room 101|Room 204|Conference Room A|Board Room|Main Hall|Lab 2
@/\b(hotel|restaurant|review|feedback)/
rating stars estrellas estrelas etoiles sterne stelle star_rating categoria_estrellas = 1|2|3|4|5
@/\b(gene|protein|plant|sample|tree|specimen|observation|bird|fish|taxon|collection|marine)/
species especie espece art specie species_name organism = Quercus robur|Passer domesticus|Pinus sylvestris|Vulpes vulpes|Salmo trutta|Apis mellifera
@/\b(room|meeting|gym|hall|classroom|lab)/
equipment equipment_name equipamiento equipos = Projector|Whiteboard|Video conference|Treadmill|Microphone
@/\b(meeting|conference|talk|session|discussion)/
theme topic subject subject_name = Quarterly planning|Budget review|Project kickoff|Team update|Safety training
@/\b(gym|member|fitness|club)/
membership_type membership_plan plan_name tipo_membresia plano abonnement = Monthly|Quarterly|Annual|Student
@/\b(prescri|medic|drug|immuni|vaccin|treatment|dose|dosage|patient|pharma|clinic)/
route route_of_administration administration_route via via_administracion = Oral|Intravenous|Intramuscular|Subcutaneous|Topical|Inhalation
form dosage_form drug_form pharmaceutical_form presentation forma_farmaceutica = Tablet|Capsule|Syrup|Injection|Ointment|Drops
manufacturer manufacturer_name laboratory laboratorio fabricante laboratoire hersteller = Bayer|Novartis|Roche|Sanofi|Merck|Teva|Sandoz
indication indications diagnosis_text = Hypertension|Bacterial infection|Chronic pain|Type 2 diabetes|Seasonal allergy|Asthma
facility facility_name clinic clinic_name = Central Hospital|Riverside Clinic|City Medical Center|Lakeside Health Center|St. Mary's Hospital
respiration respiratory_rate resp_rate breaths frecuencia_respiratoria fr_resp = 12..24
waist waist_circ waist_circumference hip hip_circumference = 60..120/1
head_circ head_circumference = 33..56/1
spo2 oxygen_saturation saturation o2_sat sat_o2 saturacion = 93..100
amount_administered dose_amount dose_value = 0.5..20/1
amount_administered_unit dose_unit dosage_unit unit_dose = mg|ml|g|IU|tablet
site administration_site injection_site body_site = Left arm|Right arm|Left thigh|Right thigh|Abdomen
specimen_type sample_type specimen = Blood|Urine|Saliva|Tissue|Swab|Serum
code_type coding_system code_system = ICD10|CPT4|HCPCS|SNOMED|LOINC
ss ssn = ~\d{3}-\d{2}-\d{4}
@/\b(salar|payroll|payslip|wage|remunerac|sueldo|gehalt|paie|bulletin)/
amount total gross net base basic salary net_amount gross_amount = 1800..7500/2
@/\b(wifi|wi fi|wlan|radio|signal|lte|wireless|access point|ap|antenna|cell|network|station|mobile|spectrum)\b/
band frequency_band radio_band = 2.4 GHz|5 GHz|6 GHz
channel channel_number = 1..165
@/\b(screen|display|monitor|device|browser|visit|config|video|client|session|camera|stats|resolution)/
resolution screen_resolution display_resolution video_resolution = 1920x1080|1366x768|1440x900|2560x1440|390x844|1280x720
@/\b(ticket|issue|bug|incident|defect|case|request|complaint|task)/
resolution resolution_code resolution_type = Fixed|Won't fix|Duplicate|Cannot reproduce|Completed
@/\b(browser|visit|client|user agent|session|device|config)/
engine browser_engine rendering_engine layout_engine = Blink|WebKit|Gecko|Trident
@/\b(table|database|db|schema|storage|mysql)/
engine storage_engine db_engine = InnoDB|MyISAM|Memory|Archive
@/^(?!.*\b(?:emp|employee|staff|person|people|job|candidate|user|users|worker|contact|career|hr|resume|vacanc|player|member|applicant|recruit|human|work|position|team|official|politic|election|experience|teacher|doctor|nurse|funcion|empleado|cargo|mitarbeiter|personal|employ|guardian|parent|client|customer|lead))/
position pos placement = ~(top|middle|bottom|left|right|center)
@/\b(computer|device|hardware|printer|monitor|server|processor|memory|disk|machine|asset|phone|network|port|interface|component)/
manufacturer manufacturer_name vendor vendor_name brand make maker fabricante marca hersteller = Dell|HP|Lenovo|Cisco|Samsung|Logitech|Intel|Western Digital
model model_name product_name modele modelo modell = ThinkPad T14|OptiPlex 7010|LaserJet Pro M404|Catalyst 2960|EliteDesk 800|PowerEdge R740
designation = Main unit|Spare unit|Office unit|Rack unit|Mobile unit
@/\b(?:network|ports?\b|interface|router|switch|snmp|device|hosts?\b|links?\b|lan\b|wan\b|dhcp|subnet|ip\b|traffic|firewall)/
interface interface_name if_name ifname iface port_name nic = eth0|eth1|wlan0|enp3s0|GigabitEthernet0/1|lo
if_descr ifdescr if_alias ifalias = GigabitEthernet0/1|GigabitEthernet0/2|Uplink to core|Vlan10|Loopback0
mtu if_mtu ifmtu = 1280..1500
speed if_speed ifspeed link_speed = 100..10000
duplex port_duplex portduplex = full|half|auto
in_bytes out_bytes in_octets out_octets ifinbytes ifoutbytes rx_bytes tx_bytes bytes_in bytes_out = 0..90000000
in_errors out_errors ifinerrors ifouterrors = 0..40
@
filesystem file_system fs fstype fs_type filesystem_type = ext4|xfs|btrfs|ntfs|zfs|vfat
mountpoint mount_point mount = /|/home|/var|/boot|/mnt/data|/srv
processor_architecture = x86_64|arm64|i386|armhf
login_shell loginshell shell = /bin/bash|/bin/sh|/bin/zsh|/usr/sbin/nologin
home_directory home_dir homedir homedirectory unix_home = ~/home/(anna|ben|carla|david|emma|frank|grace|henry)
base_dn basedn bind_dn binddn user_dn ldap_dn dn distinguished_name = dc=example,dc=com|ou=people,dc=example,dc=com|ou=groups,dc=example,dc=com|cn=admin,dc=example,dc=com
ldap_filter user_filter group_filter search_filter = (objectClass=person)|(uid=*)|(&(objectClass=user)(memberOf=cn=staff,dc=example,dc=com))|(mail=*)
cipher_suite crypt_method = AES-256-GCM|AES-128-CBC|ChaCha20|RSA-2048
hash_algorithm hash_type digest_algorithm checksum_type hash_method signature_algorithm digest algo = SHA-256|SHA-1|MD5|SHA-512
grant_type grant_types authorized_grant_types response_type response_types = authorization_code|client_credentials|refresh_token|password
date_format date_display_format dateformat format_date date_pattern fmt_date = YYYY-MM-DD|DD/MM/YYYY|MM/DD/YYYY|DD.MM.YYYY
time_format time_display_format timeformat format_time = HH:mm|HH:mm:ss|h:mm A
datetime_format format_datetime date_time_format = YYYY-MM-DD HH:mm|DD/MM/YYYY HH:mm|MM/DD/YYYY h:mm A
number_format decimal_format = 1,234.56|1.234,56|1 234,56
barcode_type symbology barcode_format = EAN-13|QR|CODE128|UPC-A|CODE39
css custom_css style_css inline_style styles stylesheet_css = body { color: #333; }|h1 { font-size: 24px; }|a { color: #0066cc; }|.box { margin: 0 auto; }
css_class css_classes class_css html_class = btn-primary|card|highlight|text-center|sidebar
javascript js custom_js script_js head_js = console.log("ready");|window.scrollTo(0, 0);|document.title = "Home";
font font_family font_name fontname typeface = Arial|Helvetica|Georgia|Verdana|Roboto|Open Sans
font_size fontsize text_size = 8..36
margin margin_top margin_left margin_right margin_bottom padding padding_top padding_left = 0..40
page_width page_height pagewidth pageheight = 100..420
per_page items_per_page page_size rows_per_page posts_per_page results_per_page = 5..100
lifetime valid_lifetime max_lifetime min_lifetime lease_time max_lease_time ttl time_to_live cache_ttl cache_time cache_lifetime expires_in session_lifetime renew_timer rebind_timer timeout_seconds keepalive = 300..86400
copay co_pay copayment = 10..80
grace_period graceperiod notice_period notice_days retention_days retention = 1..60
refusal_reason = Patient declined|Allergy|Religious reasons|Not available
deceased_reason cause_of_death = Heart failure|Stroke|Accident|Pneumonia|Cancer
warranty warranty_period garantia garantie = 1 year|2 years|6 months|3 years|None
warranty_months garantia_meses = 6..36
license_no licence_no license_number licence_number driver_license drivers_license driving_license driver_licence license_num dl_no = ~[A-Z]\d{7}
serial_key license_key product_key activation_key serial_no_key = ~[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}
callnumber call_number shelf_mark signatur signature_book itemcallnumber = ~[1-9]\d{2}\.\d{1,2} [A-Z]{3}
lccn = ~20[0-2]\d\d{6}
pages_text extent = ~[1-9]\d{2} p\.
other_names othernames middle_names second_name segundo_nombre deuxieme_prenom = :person.firstName
initials name_initials inits = ~[A-Z]\.[A-Z]\.
mothers_name mother_name nome_mae nombre_madre nom_mere fathers_name father_name nome_pai nombre_padre nom_pere guardian_name guardians_name beneficiary beneficiario beneficiaire librarian witness moderator applicant interpreter = :person.fullName
pronoun pronouns preferred_pronouns = she/her|he/him|they/them
marital marital_status civil_status estado_civil etat_civil familienstand stato_civile = single|married|divorced|widowed
statut statut_compte = actif|inactif|en attente|suspendu
smiles smile canonical_smiles isomeric_smiles product_smiles = ~(C|CC|CCC|CC\(C\)|CCCC|NCC|OCC|ClCC)(O|N|C=O|C\(=O\)O|C\(=O\)N|Cl|Br|F)?(Cc1ccccc1|Cc1ccncc1|C1CCCCC1|Cc1ccc\(O\)cc1|Cc1ccc\(F\)cc1)
source_value source_concept_value = ~[A-TV-Z]\d{2}\.\d
inchi inchi_key inchikey = ~[A-Z]{14}-[A-Z]{10}-N
space_group point_group spacegroup = P 21 21 21|P 1 21 1|C 1 2 1|P 43 21 2|I 4
file_type filetype mime_type mimetype content_type media_type type_mime = application/pdf|image/png|image/jpeg|text/csv|application/zip
file_attached attached attached_file = ~(contract|invoice|report|photo|minutes)_202[3-5]_\d{2}\.(pdf|jpg|docx)
file_ext fileext extensions = pdf|jpg|png|docx|xlsx|csv|zip
weekday_start week_start weekstart first_day_of_week start_weekday weekday_end end_weekday dow day_of_week weekday_number = 0..6
hour_min hour_max hourmin hourmax start_hour end_hour hour_of_day from_hour to_hour hours_of_day = 0..23
minute_start minute_end start_minute end_minute minutes_past = 0..59
dim_x dim_y dim_z dimension_x dimension_y dimension_z = 1..120/1
queue_name queue message_queue queuename = default|emails|reports|imports|notifications
exchange_rate currency_rate fx_rate conversion_rate currency_value = 0.5..1.6/4
visitor visitor_name guest_name attendee = :person.fullName
@/\b(?:ship|cargo|freight|ports?\b|vessel|container|logist|export|import|customs|bills?\b|voyage|carrier|transport)/
port_of_loading port_of_discharge loading_port discharge_port port_of_entry departure_port arrival_port pol pod origin_port destination_port = Rotterdam|Hamburg|Shanghai|Singapore|Los Angeles|Antwerp|Valencia|Santos
voyage voyage_no voyage_number = ~\d{3}[EWNS]
consignee shipper notify_party freight_forwarder forwarder = :company.name
bill_of_lading bol bl_number bl_no mbl hbl = ~(MSCU|MAEU|HLCU|COSU)\d{8}
customs_value declared_value = 200..90000/2
@/\b(work order|machine|production|manufactur|factory|bom|assembly|routing|quality|maintenance|operation)/
machine machine_name maquina maschine = CNC Mill 1|CNC Mill 2|Lathe 3|Hydraulic Press 1|Injection Molder 4|Laser Cutter 2
work_center workcenter cost_center_name line production_line = Assembly A|Assembly B|Milling|Welding|Paint Shop|Packaging
tooling tool tool_name = End mill 8 mm|Drill 6.5 mm|Torque wrench|Mold 14|Die set 3
tolerance = ±0.05 mm|±0.1 mm|±0.2 mm|±0.5 mm
surface_finish finish = Polished|Anodized|Brushed|Powder coated|Ra 1.6
revision bom_revision rev = A|B|C|D
material_grade grade = 304|316L|6061-T6|S235|C45
planned_qty produced_qty planned_quantity produced_quantity good_qty target_qty = 10..500
oee availability performance quality_rate utilization = 40..98/1
@/\b(polic|insur|premium|claim|coverage|underwrit)/
coverage_limit policy_limit sum_assured sum_insured insured_amount limit_amount coverage coverage_amount insured_value = 10000..1000000
payment_frequency premium_frequency frequency payment_mode = Monthly|Quarterly|Semi-annually|Annually
deductible excess = 100..2500
line_of_business lob product_line policy_type = Auto|Home|Life|Health|Liability|Travel
cancellation_reason = Non-payment|Customer request|Vehicle sold|Moved abroad|Duplicate policy
@/\b(loan|mortgage|lend|credit|borrow|bank|repay|debt)/
principal outstanding_balance loan_balance amount_financed remaining_balance outstanding loan_amount disbursed_amount = 1000..250000/2
purpose loan_purpose = Home purchase|Car|Education|Debt consolidation|Business|Renovation
collateral guarantee security_type = House|Car|Land|Savings deposit|Equipment|None
repayment_method repayment_type = Direct debit|Bank transfer|Standing order|Cash|Card
ltv loan_to_value = 20..95/1
installment emi monthly_payment = 100..1500/2
@/\b(?:trades?\b|trading|stocks\b|stock (?:price|quote|trade|history)|ticker|candle|ohlc|portfolio|securit|invest|funds?\b|exchange)/
side trade_side = BUY|SELL
order_type = Market|Limit|Stop|Stop limit
open high low close open_price high_price low_price close_price adj_close adjusted_close vwap last_price bid ask = 10..300/2
volume trade_volume = 1000..5000000
market_cap = 100000000..900000000000
pe_ratio price_earnings = 5..40/1
dividend_yield yield = 0..6/2
strategy strategy_name = Momentum|Mean reversion|Value|Growth|Arbitrage|Index tracking
counterparty broker = :company.name
@/\b(?:museum|arts?\b|artwork|artifact|artefact|exhibit|painting|heritage|archaeo|archeo|accession)/
medium material_technique technique = Oil on canvas|Watercolor|Bronze|Marble|Ceramic|Etching|Tempera on wood|Gelatin silver print
period era epoch = Renaissance|Baroque|Bronze Age|Roman|Medieval|Modern
culture civilization = Greek|Roman|Egyptian|Maya|Celtic|Chinese
dynasty = Ming|Tang|Song|Qing|Han
provenance = Private collection, Paris|Bequest of the family, 1954|Purchased at auction, 1988|Found at the site in 1923|Transferred from the city archive
credit_line = Gift of the artist, 1987|Purchase, 1998|Bequest, 1954|Museum fund, 2003
acquisition_method acquisition_type acquired_by = Purchase|Gift|Bequest|Loan|Exchange|Field collection
inscription signature_text = Signed lower left|Anno 1684|In memoriam|Dated on the back|No inscription
insurance_value appraised_value estimated_value valuation = 500..900000
artist artist_name maker creator = :person.fullName
title object_name = Portrait of a Lady|Still Life with Fruit|View of the Harbor|Winter Landscape|The Musicians|Seated Figure
@/\b(?:graves?\b|cemeter|burial|tomb|funeral|deceas)/
plot section_plot grave_number = ~[A-F]-[1-9]\d?
section block row_block = A|B|C|D|E|F
row grave_row = 1..40
headstone monument marker = Granite|Marble|Bronze plaque|Sandstone|Wooden cross
inscription epitaph = In loving memory|Rest in peace|Forever in our hearts|Beloved mother|Until we meet again
@/\b(?:sighting|wildlife|birds?\b|specimen|taxon|species|fauna|flora|ecolog|biodivers|habitat)/
habitat habitat_type biotope = Forest|Wetland|Grassland|Urban|Coast|River|Farmland
behavior behaviour activity_observed = Feeding|Resting|Flying|Nesting|Singing|Swimming
life_stage age_class stage = adult|juvenile|larva|egg|subadult
rank taxon_rank taxonomic_rank = ~(species|genus|family|order|class|subspecies)
common_name vernacular_name english_name = House sparrow|Red fox|Honey bee|Brown trout|Scots pine|Grey heron|Barn owl
@/\b(flight|aircraft|airline|aviation|flights ops|atc|airport|plane)/
pax passengers passenger_count = 40..280
altitude altitude_ft cruise_altitude flight_level_ft = 1000..41000
ground_speed speed groundspeed airspeed = 120..520
squawk transponder = ~[0-7]{4}
runway = 09L|09R|27L|27R|18|36|04
terminal = T1|T2|T3|A|B
stand parking_stand = ~[A-D][1-9]\d?
tail = ~N[1-9]\d{2}[A-HJ-NP-Z]{2}
delay delay_min delay_minutes arr_delay dep_delay = 0..120
block_time flight_time air_time = 40..720
fuel fuel_kg fuel_burn = 2000..60000
@/\b(?:menu item|menus|dish|recipe|kitchen|restaurant|food|meal)/
course course_type = Starter|Main course|Dessert|Side dish|Soup
allergens allergen = Gluten|Milk|Eggs|Nuts|Soy|Fish|None
portion portion_size size = Small|Regular|Large|Family
station kitchen_station = Grill|Fry|Salad|Pastry|Sauté
wine_pairing wine beverage drink = Chardonnay|Merlot|Riesling|Pinot Noir|Sauvignon Blanc
garnish topping toppings = Parsley|Lemon wedge|Basil|Chives|Mint
spice_level spiciness = 0..5
prep_minutes cook_minutes = 5..90
@/\b(?:cases?\b|court|legal|laws?\b|docket|hearing|judg|litig|lawsuit|attorney)/
court court_name tribunal = District Court|Superior Court|Court of Appeals|Municipal Court|Family Court
verdict judgment ruling decision = Guilty|Not guilty|Dismissed|Settled|Mistrial
sentence = 6 months|2 years probation|Community service|Fine|5 years
statute law_section legal_basis = § 12.4|§ 187|§ 243(b)|Art. 15|§ 1983
case_type matter_type practice_area = Civil|Criminal|Family|Labor|Tax|Bankruptcy
damages claim_value settlement_amount bail_amount bail = 1000..500000
disposition outcome = Dismissed|Settled|Convicted|Acquitted|Transferred
jurisdiction = State|Federal|County|Municipal
exhibit = ~[A-F]-[1-9]
defendant plaintiff petitioner respondent appellant opposing_counsel counsel prosecutor = :person.fullName
@/\b(?:parcel|lands?\b|cadast|property|zoning|estate)/
zoning zone_code zoning_code zoning_district = R1|R2|R3|C1|C2|M1|AG
block lot lot_no block_no = ~[1-9]\d?
flood_zone = X|AE|A|VE
easement = None|Utility|Access|Drainage
utilities = Water, sewer|Electricity|Water, electricity, gas|None
assessed_value land_value improvement_value tax_value property_value = 20000..900000
frontage = 8..60/1
slope slope_pct = 0..40
@/\b(?:wells?\b|drill|oil|gas\b|petrol|reservoir)/
formation = Eagle Ford|Bakken|Wolfcamp|Marcellus|Niobrara|Haynesville
basin = Permian|Williston|Appalachian|Anadarko|Gulf Coast
field field_name = North Ridge|Salt Creek|Big Sandy|Willow Flats|East Mesa
rig rig_name = Rig 12|Rig 27|Explorer 4|Pioneer 8
operator operator_name = :company.name
casing_pressure tubing_pressure pressure = 200..3000
api_gravity = 20..45/1
mud_weight = 8..14/1
@/\b(?:stars?\b|galax|astro|telescope|constellation|exoplanet|celestial|observatory|nebula)/
name star_name object_name = Sirius|Vega|Rigel|Betelgeuse|Altair|Deneb|Polaris|Antares
constellation = Orion|Lyra|Cygnus|Ursa Major|Cassiopeia|Scorpius|Leo
ra right_ascension = 0..360/4
dec declination = -90..90/4
magnitude mag apparent_magnitude absolute_magnitude = -1..15/2
spectral_type spectral_class stellar_class = G2V|K5V|M3V|A0V|B8I|F5IV
parallax = 1..400/2
redshift = 0..3/3
radial_velocity = -200..200/1
airmass = 1..2.5/2
seeing = 0.5..3/1
temperature_k effective_temperature teff = 2500..30000
telescope instrument = Hubble|Keck I|VLT|Gaia|Subaru
filter filter_band = U|B|V|R|I
@/\b(broadcast|radio|tv|show|program|podcast|episode|channel|series|event|party|webinar|meeting)/
host hosts presenter anchor = :person.fullName
episode episode_number episode_no = 1..24
viewers listeners audience = 1000..900000
@/\b(?:broadcast|radio|fm\b|station|transmitter)/
frequency frequency_mhz = 87.5..108/1
@/\b(patent|trademark|invention)/
ipc_class ipc cpc ipc_code = G06F 17/30|H04L 9/32|A61K 31/00|B60L 50/60|C07D 401/12
legal_status status = Granted|Pending|Expired|Lapsed
kind_code = A1|A2|B1|B2
assignee = :company.name
@/\b(election|vote|voting|precinct|ballot|referend)/
registered_voters eligible_voters electorate ballots_cast = 300..5000
turnout turnout_pct = 25..90/1
election_type = General|Primary|Municipal|Runoff|Special
margin = 0..40/1
term_years = 2..6
@/\b(iot|sensor|device|mqtt|lora|node|gateway|telemetry|reading|meter)/
gateway gateway_name gateway_id = ~gw-[a-f]\d{3}
topic mqtt_topic = sensors/room1/temperature|sensors/hall/humidity|meters/main/power|devices/door3/state
alarm_state alarm alarm_status = ok|warning|alarm
snr = -10..15/1
dissolved_oxygen do_level = 4..14/1
turbidity turbidity_ntu = 0..20/2
conductivity = 50..1500
flow flow_rate flow_lpm = 0.5..60/1
vibration vibration_mm_s = 0.1..12/2
threshold_low low_threshold lower_limit alarm_low = 1..20/1
threshold_high high_threshold upper_limit alarm_high = 30..80/1
lux illuminance = 5..2000
@/\b(?:ships?\b|vessel|boat|gps|track|navig|ais|position|trip|route)/
course course_over_ground = ~[0-9]{1,2}
@
incoterm incoterms = EXW|FOB|CIF|DAP|DDP|FCA
hs_code tariff_code commodity_code hts_code = ~\d{4}\.\d{2}\.\d{2}
un_number = ~UN[1-3]\d{3}
cusip = ~[0-9]{3}[0-9A-Z]{5}\d
sedol = ~[B-D][0-9A-Z]{5}\d
isrc = ~(US|GB|DE|FR)[A-Z0-9]{3}2\d{6}
key_signature musical_key = C|G|D|A|E|F|Am|Em
sample_rate = 44100|48000|96000
bank bank_name issuing_bank = First National Bank|Union Bank|City Savings Bank|Commerce Bank|Harbor Bank|People's Credit Union
bank_branch branch_office agency_name = Downtown|Airport|North|Market Square|University|Harbor
health_insurance insurer insurance_company health_plan = National Health Fund|Family Care Plus|MediPlan|Unity Health|Sunrise Insurance
driver_license_class license_class licence_class = A|B|C|CE|D
education_level education degree_level = High school|Bachelor's degree|Master's degree|Doctorate|Vocational training
medical_record_number mrn record_number = ~[1-9]\d{6}
syear fyear fiscal_year financial_year tax_year = 2016..2026
overtime overtime_hours extra_hours = 0..40
credit_score fico fico_score = 450..850
leverage = 1..30
vehicle_reg reg_no vehicle_registration registration_plate = :vehicle.vrm
body_fat body_fat_percentage fat_percentage = 8..35/1
confidence certainty confidence_level = ~(low|medium|high)
counterparty third_party = :company.name
excavation_site dig_site job_site work_site construction_site study_site sampling_site burial_site landing_site = :location.city
market_value_amount book_value net_worth contract_value deal_value project_value = 1000..500000
@/\b(?:weather|climat|meteo|forecast|wetter|clima)/
description desc weather_desc weather_condition condition main sky = clear sky|few clouds|light rain|overcast clouds|snow|thunderstorm|mist
@weather
wind_direction wind_dir wave_direction swell_direction direction_degrees winddirection direction current_direction wind_deg wind_degree wind_bearing = 0..359
temperature temp temperatura temp_max temp_min temp_c max_temp min_temp feels_like air_temp air_temperature dew_point temperature_c tmax tmin tavg = -10..35/1
visibility visibility_km vis = 1..20/1
@game
#skill_name #spell #ability #habilidad_nombre = Fireball|Heal|Shield Wall|Double Strike|Stealth|Lightning Bolt
hp health hit_points max_hp hitpoints mp mana max_health = 50..500
attack defense defence strength dexterity agility intelligence wisdom charisma constitution stamina luck vitality speed sp_attack sp_defense str dex con int wis cha spirit armor = 1..100
xp exp experience experience_points exp_points = 0..50000
gold coins gems money cash tokens_amount silver diamonds crystals = 0..10000
level lvl nivel player_level char_level required_level min_level max_level = 1..60
#character_class class char_class job_class = Warrior|Mage|Rogue|Cleric|Ranger|Paladin
#char_race race species = Human|Elf|Dwarf|Orc|Halfling
@house
operacion operation_type tipo_operacion finalidade transaction_kind modalidad = sale|rent
bedrooms beds habitaciones dormitorios quartos chambres zimmer camere bedroom num_bedrooms no_of_bedrooms bhk recamaras = 1..6
bathrooms baths banos banheiros bagni bader bathroom num_bathrooms = 1..4
area square_feet sqft size metros_cuadrados m2 surface superficie area_m2 living_area square_meters superficie_m2 wohnflache metri_quadri metros area_util area_total lot_size built_area = 35..400
@animal
gender sex sexo sexe genero = male|female
birth_date birthdate date_of_birth dob birthday fecha_nacimiento data_nascimento date_naissance geburtsdatum = 2015-01-01..2025-10-31
breed race raza raca razza rasse = :animal.dog
weight peso poids gewicht = 2..60/1
age edad = 1..14
feed feed_type feed_name pienso alimento fodder = Hay|Silage|Corn|Pellets|Grain mix|Dry food
@body
height altura estatura taille grosse height_cm stature = 150..198
height altura estatura taille grosse stature height_m = 1.5..1.98/2
weight peso poids gewicht weight_kg body_weight = 48..110/1
@food
protein carbs carbohydrates fat fats fiber sugar sugars sodium proteins saturated_fat cholesterol = 0..60/1
@medical
temperature temp temperatura body_temp = 36..39.5/1
frequency frecuencia frequencia posologia posology dosage_frequency sig = once a day|twice a day|three times a day|every 8 hours|as needed|before meals
medical_history history antecedentes antecedents past_history family_history = Hypertension|Type 2 diabetes|Asthma|No known conditions|Appendectomy 2015|Migraine
treatment tratamiento tratamento traitement treatment_plan behandlung = Rest and fluids|Antibiotics for 7 days|Physiotherapy|Surgery|Blood pressure medication|Wound care
condition diagnosis_condition condition_name = Hypertension|Diabetes type 2|Asthma|Migraine|Influenza|Arthritis
@film
role character_name personnage personaje personagem rolle = Detective Harris|The Stranger|Captain Moore|Dr. Lewis|Young Anna|Narrator
genre genres genero generos film_genre movie_genre genere gattung = Drama|Comedy|Action|Thriller|Documentary|Horror|Animation|Romance
rating certification classification rated age_rating content_rating mpaa_rating clasificacion classificacao fsk = G|PG|PG-13|R
runtime duration length duracion duree durata running_time laufzeit minutes duration_minutes film_length = 75..190
box_office gross worldwide_gross revenue = 500000..900000000
@book
genre genres genero generos genere libelle_genre = Novel|Fantasy|Mystery|Biography|History|Science Fiction|Poetry|Children
edition edicion edicao edizione ausgabe auflage = 1st|2nd|3rd|Revised|Paperback
author autor auteur autore authors autores verfasser writer book_author author_name nom_auteur = :book.author
binding cover_type encuadernacion book_format format = Hardcover|Paperback|E-book|Audiobook
shelf shelf_location shelf_no estante estanteria estante_codigo regal rayon location ubicacion localizacion = A1|A2|B1|B3|C2|D4
@music
duration length duracion duree durata = 120..420
#instrument #instrumento instruments = Guitar|Piano|Violin|Drums|Bass|Trumpet|Saxophone
#record_label #discografica label label_name sello = Harbor Records|Blue Note|Northside Music|Sunset Sound|Parlophone
@flight
model model_name modelo modele aircraft_model airplane_model = :airline.airplane
manufacturer manufacturer_name fabricante hersteller make = Airbus|Boeing|Embraer|Bombardier|ATR
seats_per_row = 4..10
airspeed cruise_speed = 400..950
class seat_class travel_class fare_class cabin cabin_class = Economy|Business|First
flying_to = :location.city
departure_airport arrival_airport origin_airport destination_airport dep_airport arr_airport from_airport to_airport airport_code origin_code dest_code departure_code arrival_code iata_code iata aeroporto aeropuerto_origen aeropuerto_destino origin destination source dest from to origen destino origem salida llegada depart arrivee = ~(JFK|LAX|LHR|CDG|FRA|MAD|AMS|DXB|ORD|ATL)
distance distancia distance_km distance_miles entfernung = 200..9000
price precio preco prix fare ticket_price base_price base_fare price_amount cost tarifa tarif preis economy_price business_price = 60..1400/2
capacity seats total_seats seat_capacity capacidad capacidade passenger_capacity available_seats seats_available economy_seats max_passengers plazas asientos = 50..380
@vehicle
seats asientos assentos places sitze posti plazas num_seats number_of_seats no_of_seats seat_count = 2..9
horsepower hp cv ps power_hp engine_power potencia puissance = 70..350
displacement cilindrada engine_size engine_capacity cylindree hubraum engine_cc cc = 900..3500
transmission gearbox transmision transmissao boite getriebe cambio transmission_type = Automatic|Manual
speed velocidad velocidade vitesse velocita geschwindigkeit speed_kmh avg_speed max_speed speed_limit = 10..130
@match
home away visitor local visitante opponent = Lions|Tigers|Eagles|Bears|Wolves|Hawks|Panthers
goal_difference goal_diff diff gd = -20..40
goals assists goles gols buts tore reti own_goals yellow_cards yellows red_cards penalties = 0..12
wins losses draws ties won lost drawn victorias derrotas empates vitorias wins_count played matches_played games_played = 0..38
points puntos pontos points_total pts points_scored = 0..90
stage round ronda fase rodada spieltag match_type jornada matchday_name round_name = Group stage|Round of 16|Quarter-final|Semi-final|Final
result outcome resultado ergebnis risultato = win|draw|loss
score resultado marcador final_score = 2-1|0-0|3-2|1-1|4-0|1-2
attendance spectators asistencia spectateurs zuschauer publico = 500..60000
market_value transfer_fee valor_mercado = 100000..60000000
surface court_type superficie = grass|clay|hard|indoor
season temporada saison stagione season_name = 2021/22|2022/23|2023/24|2024/25
@school
section seccion classe turma class_section section_name group_name grupo paralelo = A|B|C|D
credit_hour credit_hours credits credit creditos credit_units ects cfu crediti units kreditpunkte num_credits = 1..6
marks mark score grade_points total_marks obtained_marks marks_obtained exam_score final_score midterm_score quiz_score test_score points_earned = 35..100
grade letter_grade gpa_letter final_grade calificacion_letra = A|B|C|D|F
semester term semestre trimestre quarter_name semester_name periodo periodo_academico = ~(Fall|Spring|Summer) 202[3-6]
#exam #assessment #examen #klausur test_name = Midterm exam|Final exam|Quiz 1|Unit test|Oral exam
attendance attendance_status asistencia presenca presence = present|absent|late|excused
@place
area surface superficie area_km2 area_sq_km surface_area land_area flache = 50..500000
elevation altitude altura altitud hohe elevation_m height summit_elevation = 5..4500
iso iso2 iso_2 iso3 iso_3 iso_alpha2 iso_alpha3 alpha2 alpha3 cca2 cca3 alpha2_code alpha3_code iso_code country_iso sigla = :location.countryCode
@farm
variety variedad variedade variete sorte varieta cultivar = Golden Delicious|Roma|Russet|Pioneer 1197|Early Girl|Hard Red Winter
area size hectares acres acreage land_size superficie area_ha field_size farm_size hectareas = 0.5..120/1
yield harvest_quantity rendimiento rendement production cosecha yield_kg yield_amount quantity_harvested = 50..9000/1
season growing_season planting_season = Spring|Summer|Autumn|Winter
@chem
#chemical_element element element_name elemento = Hydrogen|Carbon|Oxygen|Iron|Copper|Gold|Silicon
@hotel
price precio prix preco preis tarifa price_per_night nightly_rate rate = 40..350/2
@
played_time prison_time ban_time mute_time jail_time practice_time race_time qualify_time wait_time travel_time reading_time play_time playtime response_time processing_time time_limit time_taken screen_time time_spent duration_min duration_mins duration_in_minutes duree_minutes duracion_minutos = 1..120
#character #personaje #personnage #personagem = :person.fullName
indirizzo indirizzo_residenza domicilio_residenza anschrift wohnadresse adresse_postale = :location.streetAddress
luogo_nascita luogo_di_nascita comune residenza citta localita lugar_nacimiento local_nascimento poblado = :location.city
codice_fiscale cod_fiscale cf = ~[A-Z]{6}\d{2}[A-EHLMPRST]\d{2}[A-Z]\d{3}[A-Z]
cap cp_postal codigo_post = :location.zipCode
civico numero_civico hausnr = :location.buildingNumber
sesso geschlecht = M|F
note_aggiuntive note_cliente osservazione richieste = Allergia alle noci|Tavolo vicino alla finestra|Arrivo in ritardo|Nessuna nota
anfangsuhrzeit anfangszeit beginn von_zeit = 08:00..11:45
enduhrzeit schlusszeit ende bis_zeit = 13:00..19:45
dates fechas = :date
#document_type #tipo_documento #type_document #dokumenttyp = Passport|ID card|Driver license|Invoice|Contract
comfort comfort_class travel_comfort = Economy|Business|First
popularity popularity_score relevance = 1..100
start_time time_start from_time begin_time time_from opening_time open_time opens_at start_at hora_inicio hora_entrada heure_debut hora_apertura ora_inizio startzeit start_hour hora_desde clock_in time_in check_in start inicio = 08:00..11:45
end_time time_end to_time time_to finish_time closing_time close_time closes_at end_at hora_fin hora_salida heure_fin hora_fim hora_cierre ora_fine endzeit end_hour hora_hasta clock_out time_out check_out end fin fim = 13:00..19:45
appointment_time visit_time attendance_time class_time exam_time meeting_time event_time show_time hora hora_cita heure heure_rdv uhrzeit horario orario ora pickup_time delivery_time booking_time reservation_time consultation_time schedule_time time_slot time = 08:00..19:45
wave_height swell_height significant_wave_height = 0.2..7/1
wave_period swell_period = 3..18/1
ice_cover snow_cover vegetation_cover = 0..100
sea_level tide tide_height = -1.5..2.5/2
radiation solar_radiation irradiance radiation_flux ghi dni_irradiance = 0..1100
min_age minimum_age age_min edad_minima age_limit = 3..18
max_age maximum_age age_max = 25..80
min_height minimum_height height_requirement = 90..150
#cinema #theater #theatre #cine #kino #teatro = Grand Cinema|Odeon|Lumière|Rex|Star Theater|Capitol|Rialto|Metropolis
#farm #finca #fazenda #ranch #ferme #bauernhof = Green Valley Farm|Sunny Acres|Oak Hill Ranch|Riverside Farm|Meadow Farm|Hillside Farm
#gym #fitness_center #gimnasio = City Gym|Power House|Fit Zone|Iron Works|Active Club
#restaurant #cafe #restaurante #ristorante #bar = The Green Table|Bella Napoli|Golden Dragon|Riverside Grill|Cafe Central|Casa Miguel|Blue Fish
#posicion #posicao #player_position = Goalkeeper|Defender|Midfielder|Forward
#maintenance_type #tipo_mantenimiento = Inspection|Repair|Cleaning|Oil change|Part replacement
#course_category #categoria_curso = Programming|Languages|Business|Design|Health
#grade_level #grado #niveau #nivel_educativo = 1st grade|2nd grade|3rd grade|4th grade|5th grade
#asignatura #matiere #materia_nombre #fach = Mathematics|History|Biology|Chemistry|Physics|Geography
#mission #quest #mision = The Lost Relic|Into the Cave|Defend the Village|The Last Escort|Shadow of the Tower
#monster #enemy #creature #mob #npc = Goblin|Skeleton|Cave Spider|Orc Warrior|Wolf|Dragon
#tournament #torneo #championship #trofeo = Summer Cup|National Championship|City Open|Winter League|Masters
#museum #museo #musee = City Museum|National Gallery|Museum of Natural History|Museum of Modern Art
#library #biblioteca #bibliotheque #bibliothek = Central Library|North Branch Library|University Library|City Library
nombres primer_nombre segundo_nombre primernombre = :person.firstName
primer_apellido segundo_apellido apellido_paterno apellido_materno apellido1 apellido2 apellido_p apellido_m ap_paterno ap_materno = :person.lastName
activa activo ativa ativo actif attivo attiva aktiv correta correto correcta correcto is_correct iscorrect habilitado vigente disponible disponivel correct = :boolean
dia day_number jour tag giorno = 1..28
ambientes piezas stanze locali vani nb_pieces zimmeranzahl = 1..6
moneda tipo_moneda moeda valuta = :finance.currencyCode
administrador admin_flag es_admin = SI|NO
fotografia portada caratula copertina couverture couv affiche afiche = :image.url
json json_data data_json jsondata = :json
base64 = ~[A-Za-z0-9+/]{60}
gmaps map map_url google_maps mapa maps_link map_link = ~https://maps\.example\.com/\?q=[2-4]\d\.\d{4},-[7-9]\d\.\d{4}
pet_name animal_name = Bella|Max|Luna|Charlie|Daisy|Rocky|Molly|Buddy|Coco|Rex
calf_name bull_name cow_name dog_name cat_name horse_name puppy_name nom_animal nombre_mascota = Bella|Max|Luna|Charlie|Daisy|Rocky|Molly|Buddy
litter_size = 1..12
#vaccine #vacuna #vacina #impfung #vaccin vaccination = Rabies|Distemper|Parvovirus|Influenza|Tetanus|Hepatitis B
health_condition health_status estado_salud = healthy|sick|recovering|under treatment
bmi imc body_mass_index = 17..36/1
calories kcal calorie energy_kcal calorias kalorien calories_burned = 50..900
steps step_count pasos daily_steps = 500..18000
sleep_hours hours_slept = 4..10/1
blood_sugar glucose glucose_level blood_glucose glicemia glucosa = 70..180
hemoglobin haemoglobin hb = 11..17/1
blood_pressure_systolic sys systolic_bp bp_sys systolic_pressure = 100..150
blood_pressure_diastolic dia diastolic_bp bp_dia diastolic_pressure = 60..95
allergies allergy known_allergies alergias allergie = None|Penicillin|Peanuts|Pollen|Latex|Dust
symptoms symptom sintomas chief_complaint complaint complaints reason_for_visit presenting_complaint = Fever and cough|Headache|Back pain|Shortness of breath|Sore throat|Dizziness|Chest pain
operation surgery surgery_type procedure_type operation_name = Appendectomy|Hip replacement|Cataract surgery|Knee arthroscopy|Hernia repair
genres genero generos genere = Rock|Pop|Jazz|Classical|Hip Hop|Electronic|Folk|Country
age_rating content_rating pegi esrb esrb_rating = 3|7|12|16|18
imdb_rating vote_average average_rating avg_rating user_rating imdb_score tmdb_rating critic_score = 1..10/1
imdb_id tconst imdb imdb_code = ~tt\d{7}
album album_name album_title disco = Blue Hour|Northern Lights|Live in Berlin|Second Nature|Greatest Hits|Paper Houses|Open Water
artist_name artist artista artiste kunstler interpreter band band_name = The Wandering Lights|Nora Field|Blue Harbor|Sam Rivera|Velvet Echo|Luna Park|Jonas Berg
publisher editorial editora editeur editore verlag maison_edition editrice casa_editrice = :book.publisher
icao icao_code = ~(KJFK|KLAX|EGLL|LFPG|EDDF|LEMD|EHAM|OMDB|KORD|KATL)
airline_code carrier_code airline_iata = AA|BA|DL|LH|AF|UA|IB|KL|EK
tail_number tail_no aircraft_registration tailnum tail_num = ~N[1-9]\d{2}[A-HJ-NP-Z]{2}
capacity capacidad capacidade capacite kapazitat capienza max_capacity aforo = 10..300
doors puertas portas portes turen porte num_doors no_of_doors = 2..5
mileage kilometraje quilometragem kilometrage kilometerstand chilometraggio odometer km_stand kilometraje_actual current_mileage = 5000..180000
fuel_level battery_level charge_level battery_percentage soc state_of_charge battery_pct = 5..100
fuel_type fuel combustible combustivel carburant kraftstoff carburante tipo_combustible tipo_combustivel energie = Gasoline|Diesel|Electric|Hybrid
chassis chassis_no chassis_number chasis chassi numero_chasis vin_number telaio fahrgestellnummer = :vehicle.vin
heading bearing azimuth cog = 0..359
rpm engine_rpm = 700..4500
home_score away_score score_home score_away goals_home goals_away home_goals away_goals home_team_goal away_team_goal goals_for goals_against goles_local goles_visitante gols_mandante gols_visitante team1_score team2_score score1 score2 score_1 score_2 halftime_home halftime_away ht_home ht_away = 0..5
jersey_number shirt_number squad_number dorsal jersey kit_number jersey_no numero_camiseta numero_camisa numero_maglia trikotnummer shirt_no uniform_number = 1..99
rarity quality rareza raridade = common|uncommon|rare|epic|legendary
#weapon #arma weapon_type = Sword|Bow|Staff|Dagger|Axe|Shield
year_level grade_level class_level school_level curso_nivel nivel_educativo grado = 1st Year|2nd Year|3rd Year|4th Year
academic_year school_year session_name academic_session ano_letivo anno_accademico annee_scolaire ano_academico ano_escolar schuljahr anno_scolastico = 2022/2023|2023/2024|2024/2025|2025/2026
program_name programme_name degree_program #career #carrera #filiere #studiengang #corso_laurea degree_name course_of_study = Computer Science|Business Administration|Mechanical Engineering|Nursing|Economics|Psychology|Law
nota notas = 0..10/1
max_marks full_marks maximum_marks max_score = 50..100
exam_type assessment_type evaluation_type tipo_examen test_type type_examen = Midterm|Final|Quiz|Assignment|Oral
option_a option_b option_c option_d option1 option2 option3 option4 opt1 opt2 opt3 opt4 option_1 option_2 option_3 option_4 choice_a choice_b choice_c choice_d answer_a answer_b answer_c answer_d = Paris|12|Jupiter|Yes|No|Both|None of the above|1945
correct_answer correct_option right_answer respuesta_correcta = A|B|C|D
constituency electoral_district ward ward_name precinct polling_station polling_place wahlkreis circonscription = North District|South District|East Ward|West Ward|Central Ward
votes vote_count total_votes votos num_votes votes_received valid_votes = 0..5000
population poblacion populacao einwohner popolazione habitants habitantes nb_habitants = 500..5000000
capital capital_city capitale hauptstadt = :location.city
phone_code dial_code dialing_code calling_code phonecode country_calling_code isd_code idd_prefix = 1..998
gdp pib gnp gdp_usd = 1000000..2000000000
life_expectancy esperanza_vida = 55..85/1
wind_speed windspeed wind wind_gust gust velocidad_viento wind_kph = 0..90/1
precipitation rainfall rain precip precipitacion lluvia rain_mm precip_mm snowfall snow snow_depth pluviometria = 0..60/1
cloud_cover clouds cloudiness cloud = 0..100
uv uv_index uvi = 0..11
aqi air_quality_index air_quality = 10..180
co2 co_2 co2_ppm co2_level eco2 = 400..1800
pm25 pm2_5 pm10 pm_2_5 pm_10 pm1 no2 so2 o3 nox no_2 so_2 tvoc voc = 2..90/1
ph ph_level ph_value soil_ph water_ph = 5..8.5/1
moisture soil_moisture humidity_soil humedad umidade umidita humidite feuchtigkeit luftfeuchtigkeit humedad_suelo = 15..90/1
noise noise_level sound_level decibel decibels db_level = 30..95
voltage volt volts tension voltaje tensao spannung = 220..240/1
meter_number meter_no meter_id_number medidor compteur zahlernummer contador = ~MTR-\d{6}
previous_reading current_reading meter_reading last_reading prev_reading lectura lectura_actual lectura_anterior index_reading = 1000..90000
power_factor cos_phi pf = 0.8..1/2
tariff tariff_name tarifa_nombre rate_plan = Standard|Night|Peak|Off-peak|Industrial
sensor_type measurement_type magnitude_type tipo_sensor reading_type sensor_name type_capteur capteur = Temperature|Humidity|Pressure|Light|Motion|CO2
#crop #cultivo #cultura #coltura crop_type plant_name = Wheat|Corn|Soybeans|Rice|Potatoes|Tomatoes|Barley|Cotton
soil_type soil tipo_suelo type_sol bodenart tipo_solo = Clay|Sandy|Loam|Silt|Peat
rent monthly_rent rent_amount alquiler aluguel loyer miete affitto precio_alquiler renta canone valor_aluguel = 400..3500
property_type house_type tipo_propiedad tipo_inmueble tipo_imovel type_bien immobilientyp home_type tipo_vivienda = Apartment|House|Townhouse|Studio|Land|Commercial
furnishing furnished furnishing_status furnished_status = furnished|semi-furnished|unfurnished
food_name dish_name item_name menu_name nombre_plato nome_prato meal_name recipe_name food_item food menu_item nombre_platillo platillo plat nom_plat = :food.dish
food_type meal_category menu_category dish_type tipo_plato tipo_comida food_category course_type menu_type = Starter|Main course|Dessert|Drink|Side dish
ingredients ingredientes ingredienti zutaten = Flour, sugar, butter|Tomato, basil, mozzarella|Rice, beans, onion|Chicken, garlic, lemon|Milk, eggs, vanilla
table_number table_no mesa numero_mesa num_mesa tisch tischnummer numero_table tavolo no_mesa = 1..30
guests party_size number_of_guests num_guests guest_count covers personas comensales pax no_of_people noofpeople numero_personas nb_personnes num_personas number_of_people people_count = 1..8
prep_time cook_time preparation_time cooking_time total_time tiempo_preparacion temps_preparation = 5..90
servings porciones porcoes portions yield_servings serves = 1..8
room_number room_no numero_habitacion num_habitacion numero_quarto num_chambre zimmernummer numero_camera no_chambre numero_chambre room_num = 101..520
room_type tipo_habitacion tipo_quarto type_chambre zimmertyp raumtyp = Single|Double|Twin|Suite|Family
difficulty difficulty_level dificultad dificuldade difficulte schwierigkeit = easy|medium|hard
transport transport_mode mode_of_transport transport_type medio_transporte means_of_transport travel_mode = Bus|Train|Car|Plane|Ferry|Bicycle
#tour #excursion #paquete #tour_package tour_title package_name = Alpine Trek|City Highlights|Island Hopping|Wine Country Weekend|Desert Safari|Northern Lights Tour
#attraction #landmark #poi place_of_interest #sight tourist_spot lugar_turistico = Old Cathedral|Botanical Garden|Castle Hill|National Museum|Central Park|Harbor Bridge|Sunset Beach
#estacion #parada #haltestelle #gare #stazione #bahnhof station_name stop_name from_station to_station source_station destination_station boarding_point = Central Station|Airport|Market Square|City Hall|Harbor|University|Main Street
route_short_name route_no route_number line_number bus_number bus_no train_number train_no linea_numero = 12|7A|45|101|X3|22
route_long_name trip_headsign headsign route_name ruta_nombre = Central Station - Airport|Harbor - University|City Hall - Stadium|Market Square - Hospital
#ship #vessel #boat #barco #navire #schiff = Sea Breeze|Northern Star|Ocean Spirit|Blue Horizon
case_number docket_number file_number expediente numero_expediente = ~20(2[2-5])-\d{5}
offense offence crime crime_type charge_type delito infraction violation violation_type = Theft|Burglary|Speeding|Vandalism|Fraud|Assault
atomic_number = 1..118
density densidad densite dichte = 0.1..20/2
concentration concentracion = 0.01..500/2
#compound #molecule #reagent = Ethanol|Glucose|Caffeine|Acetone|Benzene|Methane
conservation_status iucn_status = LC|NT|VU|EN|CR
#exercise #ejercicio #exercicio #ubung #workout = Squat|Bench press|Deadlift|Plank|Push-up|Lunge
nationality nacionalidad nacionalidade nationalite nationalitat nazionalita cittadinanza = :location.country
blood_group blood_type tipo_sangre grupo_sanguineo groupe_sanguin blutgruppe tipo_sanguineo gruppo_sanguigno tipo_de_sangre = A+|A-|B+|B-|AB+|AB-|O+|O-
religion religious_affiliation religione = Christianity|Islam|Hinduism|Buddhism|Judaism|None
##comment ##review ##testimonial ##feedback ##enquiry ##inquiry ##guestbook ##donation ##registration ##reservation ##booking ##appointment ##complaint ##subscriber ##comentario ##reserva = :person.fullName
until featured_until active_until blocked_until = :date
home_away venue_type = home|away
passbild lichtbild = :image.url
aktion = Angelegt|Geändert|Gelöscht
von_name by_name = :person.fullName
mon tue wed thu fri sat sun domestic = :boolean
vuelo_no numero_vuelo num_vuelo vuelo codigo_vuelo flight_no flight_code flight_num numero_vol num_vol flugnummer voo = :airline.flightNumber
heure hora ora stunde hour_of_day = 0..23
texto contenido cuerpo = La entrega se acordó para la próxima semana.|La documentación está completa.|Sin observaciones.|El servicio se realizó según lo acordado.
alamat = :location.streetAddress
kota = :location.city
nama_lengkap = :person.fullName
jenis_kelamin jk = L|P
tahun = 2015..2025
bulan = 1..12
minggu = 1..52
no_hp no_telp telepon nohp = :phone.number
tanggal tgl tanggal_lahir tgl_lahir = :date
harga = 5000..500000
jumlah stok = 1..100
keterangan deskripsi = :word.sentences
pekerjaan jabatan = :person.jobTitle
cpf = ~\d{3}\.\d{3}\.\d{3}-\d{2}
cpf = ~[1-9]\d{10}
cnpj = ~\d{2}\.\d{3}\.\d{3}/0001-\d{2}
cnpj = ~[1-9]\d{7}0001\d{2}
oib = ~[1-9]\d{10}
jmbg = ~(0[1-9]|1\d|2[0-8])(0[1-9]|1[0-2])9[5-9]\d{8}
cnp = ~[12][5-9]\d(0[1-9]|1[0-2])(0[1-9]|1\d|2[0-8])\d{6}
rodne_cislo = ~\d{2}(0[1-9]|1[0-2])(0[1-9]|1\d|2[0-8])/\d{4}
pib = ~1\d{8}
curp = ~[A-Z]{4}\d{2}(0[1-9]|1[0-2])(0[1-9]|1\d|2[0-8])[HM](DF|JC|NL|PL)[A-Z]{3}0[1-9]
pesel = ~\d\d(0[1-9]|1[0-2])(0[1-9]|1\d|2[0-8])\d{5}
nik ktp no_ktp nomor_ktp no_kk = ~3\d{15}
npwp = ~\d{2}\.\d{3}\.\d{3}\.\d-\d{3}\.\d{3}
nisn = ~00\d{8}
tckn tc_no tc_kimlik tc_kimlik_no kimlik_no = ~[1-9]\d{10}
bsn burgerservicenummer = ~[1-9]\d{8}
cccd so_cccd cmnd so_cmnd = ~0\d{11}
personnummer personnr = ~19[4-9]\d(0[1-9]|1[0-2])(0[1-9]|1\d|2[0-8])-\d{4}
day dzien hari = 1..28
num_secu numero_secu numero_securite_sociale num_ss = ~[12]\d\d(0[1-9]|1[0-2])\d{10}
tussenvoegsel tussenvoegsels = van|de|van der|van den|van de|ter
harga_jual harga_beli harga_satuan harga_barang harga_produk harga_sewa total_harga total_bayar jumlah_bayar biaya subtotal_harga = 5000..500000
denda denda_keterlambatan = 1000..50000
gaji gaji_pokok = 2000000..12000000
gia don_gia gia_ban gia_nhap gia_goc tong_tien thanh_tien so_tien = 10000..2000000
nilai nilai_akhir nilai_tugas nilai_uts nilai_uas = 55..100
room_number room_no = ~[1-5][0-2]\d
table_number table_no = ~([1-9]|[1-3]\d)
jersey_number shirt_number trikotnummer = 1..40
@/\b(?:teacher|guru|employee|pegawai|karyawan|lecturer|dosen|civil|personnel)/
nip = ~19[6-9]\d(0[1-9]|1[0-2])(0[1-9]|1\d|2[0-8])20[01]\d[01]\d[12]00[1-9]
@
nip = ~[1-9]\d{9}
cuit cuil = ~20-[1-9]\d{7}-\d
cuit cuil = ~20[1-9]\d{8}
crm coren crp = ~[1-9]\d{4}
##grupo_sanguineo ##blood_group ##blood_type ##groupe_sanguin ##blutgruppe = A+|A-|B+|B-|AB+|AB-|O+|O-
imagen imagem immagine bild foto_url url_imagen ruta_imagen gambar = :image.url
##game ##videogame ##video_game ##juego ##jogo ##jeu ##spiel ##board_game = Sky Kingdom|Pixel Racer|Dragon Arena|Star Colony|Word Battle|Harbor Traders|Chess Masters
##timeslot ##time_slot ##slot ##creneau = 09:00-10:00|10:00-11:00|11:00-12:00|14:00-15:00|15:00-16:00
posti seggi asientos_disponibles plazas_libres = 10..300
valider valide valida confirme confirmado pagado paye annule anulado cancelado = :boolean
mod = 0..20
salario sueldo stipendio salaire gehalt ordenado remuneracao salario_base = 1200..6500/2
andar piso etage stockwerk = 0..10
##tratamento ##tratamiento ##traitement ##behandlung ##treatment = Physiotherapy|Chemotherapy|Wound care|Vaccination|Dialysis|Root canal
nutzername anmeldename = :internet.username
destination to_city arrival_city city_to ville_arrivee ville_arriver ville_destination ciudad_destino cidade_destino zielort ankunftsort destinazione = London|Paris|Madrid|Rome|Berlin|Lisbon|Vienna|Prague|Dublin|Athens
eta = 18..90
luogo = :location.city
esito = Positivo|Negativo|In attesa
sujet objet_mail = :word.title
pass_admin pass_user pass_usuario password_user password_admin = :internet.password
@!lead traffic utm referral contact customer campaign candidate
source = web|api|import|manual|mobile
@currency
code iso iso_code currency_code curr_code ccy = :finance.currencyCode
@country nation
code iso iso_code abbreviation alpha_2 = :location.countryCode
@language lang
code iso iso_code short_code = en|de|fr|es|it|pt
@
curr_code currency_code currency_iso curr_abrev curr_abbrev iso_currency = :finance.currencyCode
@sales inventory cogs adjustment receivable payable expense income asset payroll gl wip discount purchase ledger journal tax interest equity liability earnings freight clearing rounding debit credit depreciation profit loss
account acct account_no account_num account_id accno = ~[1-8]\d{3}
@
vat vat_no vat_number vatin vat_code vat_id tva_intra vat_reg_no = ~(DE|FR|GB|IT|ES)\d{9}
@!book novel library literature isbn title quote
author author_name = :person.fullName
@email mail smtp newsletter mailbox inbox outbox mailer mailing
recipient recipients sender receiver from to sent_to sent_from reply_to replyto from_address to_address return_path = :internet.email
@
change_type change_action dml_type operation_type crud = INSERT|UPDATE|DELETE
@payment invoice order workflow job process transaction subscription machine attempt task ticket instance execution flow transition
state_name = INIT|PENDING|SUCCESS|FAILED|ABORTED
@implementation handler driver java php controller listener model rule entity provider processor job task bean enable queue plugin module exception notification event
class class_name classname = OrderService|MailHandler|UserController|ReportJob|ImportTask|PaymentProvider
@
every repeat_every repeats_every recur_every interval_count frequency_duration number_of_periods no_of_periods periods = 1..12
decimal_places decimals decimal_digits currency_digits digits precision num_decimals fraction_digits = 0..4
@name title text word password string pin code token key field prefix username label max min
length len = 3..40
@base transaction trans currency conversion
rate = 0.5..2/4
@tax vat gst discount commission interest fee markup margin surcharge
percentage percent pct = 0..25/2
@
quantity qty = 1..10/0
quantity_on_hand qty_on_hand quantity_available quantity_in_stock quantity_purchased quantity_sold quantity_ordered qty_ordered quantity_received qty_received quantity_shipped qty_shipped quantity_invoiced quantity_returned quantity_delivered stock_quantity stock_qty order_min order_max = 1..100/0
@insurance policy coverage claim quote premium
premium premium_amount base_premium annual_premium net_premium gross_premium = 100..5000/2
@
square_footage footage square_feet sqft floor_area living_area lot_size = 500..20000
@!domain tld registrar whois dns
extension file_extension ext = pdf|jpg|png|docx|xlsx|csv|zip
@domain tld registrar whois dns
tld extension domain_extension = .com|.net|.org|.io|.shop
@label text image legend menu block widget banner ad module logo watermark icon button popup sidebar hook
position pos placement location = left|right|top|bottom|center
@invoice order number sequence document doc quote receipt counter series estimate bill voucher
prefix = INV-|ORD-|PO-|QUO-|CN-
@setting config configuration preference option sysconf param parameter registry info
category cat group section = general|mail|security|appearance|system
key config_key setting_key option_key param param_name setting option_name config_name variable parameter = ~(site|mail|cache|session|upload|backup|search|image|login|report|invoice|user)_(title|host|path|limit|timeout|enabled|format|size|level|language|interval|key)(_(max|min|default|admin|public))?
@payment pay supplier vendor customer invoice bill order credit terms
payment_terms pay_terms terms_name terms_description terms = Net 30|Net 15|Due on receipt|Net 60|End of month
@
utimestamp unixtime unix_time unix_timestamp mtime ctime atime epoch lastmod last_mod tstamp crdate = :timestamp
@http connection visit visitor log session click hit page request stats traffic guest url
referer referrer http_referer referer_url = ~https://(www|news|blog)\.example\.(com|org|net)/(articles|topics|news|search)/[1-9]\d{2}
@
link_rewrite rewrite url_key url_alias permalink seo_name = :word.slug
@product item stock inventory part bin shelf pallet lot
location bin bin_location shelf shelf_location aisle storage_location = ~[A-F]-\d{2}-\d{2}
@product item package parcel box article part shipment sku pallet carton furniture
dimension dimensions measurements = ~[1-9]\d x [1-9]\d x [1-9]\d cm
@color colour
background bg background_color link text border foreground hover font title = ~[0-9a-f]{6}
@event session cache extra custom form request response job queue user meta raw post additional log notification
data = :json
@
custom attr = A|B|1|2|10|Standard|Premium|red|blue
extra extras extra_data additional_data raw_data task_data payload job_data arguments_json = :json
@item product customer client price discount vendor supplier tax
group item_group = Standard|Premium|Wholesale|Retail|Internal
@link urllink menu url banner nav slide slider button item page
target link_target = _blank|_self|_top|_parent
@search query
term search_term search_query search_text search_string query_string keyword keywords = running shoes|coffee machine|winter jacket|wireless headphones|desk lamp|gift ideas
@
ids = ~[1-9]\d?(,[1-9]\d?){1,3}
@
endpoint_path api_path request_path route_path url_path uri_path endpoint route_url = /api/users|/api/orders/42|/login|/api/reports|/health|/api/products
bin_path program_path executable_path command_path scan_path ping_path binary_path path_to_ffmpeg exec_path = /usr/bin/ping|/usr/local/bin/convert|/bin/sh|/usr/bin/git
index_path path_to_index document_root web_root docroot webroot base_path root_path install_path = /var/www/html|/srv/www/site|/usr/share/app|/opt/app/public
phone_code dial_code dialing_code calling_code phonecode country_calling_code isd_code idd_prefix = ~\+(1|7|33|34|39|44|49|52|55|81|90|91)
dia = ~(Lunes|Martes|Miércoles|Jueves|Viernes|Sábado)
seat_class seat_type seat_category ticket_class ticket_category = Regular|Premium|VIP|Economy
revision_no = 1..12
policy_value asset_value property_value insured_value estimated_value = 500..100000
@/^(?!.*\b(?:user|person|employee|student|member|customer|teacher|doctor|profile|author|contact|patient|player|staff|driver|artist|people|candidat|client|account|usuario|aluno|alumno|team|agent|coach|actor))/
photo picture foto = :image.url
@email mail smtp imap ldap pop connection server account
security encryption secure_type ssl_mode = none|ssl|tls|starttls
@/^(?!.*\b(?:trade|stock|share|portfolio|invest|fund|market|exchange|broker|quote|ticker|bond))/
security security_level = none|low|medium|high
@/\b(?:image|photo|picture|logo|banner|thumb|avatar|cover|icon|screenshot|portrait|foto|gambar)/
file_name filename file img_name nama_file original_filename = ~(garden|sunset|beach|office|portrait|street|mountain|lake|kitchen|team)_\d{3}\.(jpg|png)
@/\b(?:nagios|host|service|check|monitor|probe|plugin|icinga)/
output long_output plugin_output check_output perfdata perf_data = OK - load average: 0.42|PING OK - 0% packet loss|DISK OK - free space 61%|HTTP OK: 200 in 0.05 seconds|CRITICAL - connection refused
@/\b(?:taxon|taxref|species|taxonom|plant|flora|fauna|specimen|organism|espece|animal)/
famille sous_famille familia famiglia subfamily familie = Fagaceae|Pinaceae|Rosaceae|Felidae|Canidae|Salmonidae
regne kingdom reino regno = Animalia|Plantae|Fungi
phylum embranchement filo = Chordata|Arthropoda|Mollusca|Magnoliophyta
ordre order ordem ordine ordnung = ~(Carnivora|Rodentia|Passeriformes|Coleoptera|Rosales|Fagales)
classe = Mammalia|Aves|Insecta|Magnoliopsida
rang rank nom_rang = ~(species|genus|family|order|subspecies)
@/\b(?:types?|kinds?|categor(?:y|ies)|levels?|status|statuses|roles?|badges?|priorit(?:y|ies))$/
description desc = For everyday use|For special cases|Used by default|Rarely used|For internal use|Only on request
@!send status sent enable enabled use
whatsapp wa no_wa nomor_wa = :phone.number
@
args arguments command_args argv cmd_args cli_args command_line_args = --verbose|--force --quiet|-n 10|--output report.txt|--dry-run|-v -v
output stdout command_output = Done.|3 files copied|Build finished in 12 s|No errors found|12 rows updated
sha256 sha256_hash sha256sum hash_sha256 checksum_sha256 = ~[0-9a-f]{64}
sha1 sha1_hash sha1sum hash_sha1 = ~[0-9a-f]{40}
sha512 sha512_hash = ~[0-9a-f]{128}
ifsc ifsc_code = ~(SBIN|HDFC|ICIC|UTIB)0\d{6}
snmp_community community_string read_community = public|private|monitor|network-ro
id_format number_format_text numbering_format invoice_id_format invoice_number_format = INV-{number}|{year}-{number}|{number}|{prefix}{number}
wind_avg avg_wind average_wind wind_average = 0..40/1
fl = :boolean
lock_reason ban_reason kick_reason mute_reason = Spam|Offensive language|Duplicate account|Violation of the rules|Missing documents
name_value key_value = A|B|C
@/^(?!.*\b(?:vehic|veic|veh\b|cars?\b|autos?\b|carro|coche|moto|fahrzeug|truck|voiture|bike|bus|rental|fleet|driver|parking|garage|repair|dealer|listing|engine|model|ai\b|llm|chat|aircraft|plane|avion))/
model modello modelo modele modell model_name model_no = ~[A-Z]{2}-[1-9]\d{2,3}[A-Z]?
@!lab crop farm plant patient microbiology specimen culture_result
culture locale_code = ~(en|fr|es|de|it|pt|nl)
@
dob ddn date_naiss datenaiss date_de_naissance naissance = :date.birthdate
gsm mobil handynummer mobilnummer portable num_gsm celular movil pager msisdn = :phone.number
lieu_naissance lieu_de_naissance geburtsort luogo_di_nascita lugar_de_nacimiento = :location.city
metier beruf profesion professione profissao ocupacion = :person.jobTitle
fraction frac fraction_done active_frac on_frac probability prob likelihood p_value q_value pvalue qvalue pval qval p_val q_val fdr allele_frequency = 0..1/4
cpus ncpus num_cpus cpu_count cores ncores cpu_cores num_cores vcpus p_ncpus = 1..32
gpus ngpus gpu_count num_gpus p_ngpus = 0..4
replay_gain replaygain replaygain_track_gain replaygain_album_gain track_gain album_gain = -12..6/2
samplerate = 44100|48000|96000|22050
track_peak album_peak replaygain_track_peak replaygain_album_peak peak_amplitude = 0..1/3
mbid musicbrainz_id mb_id musicbrainz_track_id musicbrainz_artist_id = :string.uuid
isrc_number isrc_code = ~(US|GB|DE|FR)[A-Z]{2}[A-Z0-9](1\d|2[0-5])\d{5}
orcid orcid_id = ~0000-000[1-3]-\d{4}-\d{4}
doi = ~10\.10\d{2}/[a-z]{4}\.202[0-5]\.\d{5}
pmid pubmed_id pubmed = ~[23]\d{7}
citation = ~(Smith|Garcia|Chen|Keller|Rossi) et al\., (Nature|Science|Cell) 20(1[5-9]|2[0-5])
copyright copyright_notice = ~© 202[0-5] (Harbor Records|Northside Media|Green Valley Press|Example Studios)
lyricist original_lyricist conductor songwriter arranger remixer contributor contributors narrator translator illustrator curator librettist screenwriter cinematographer photographer = :person.fullName
artwork cover_art album_art = :image.url
feed feed_url rss rss_url rss_feed atom_feed = ~https://(www|blog|news)\.example\.(com|org)/feed\.xml
radio_station radio_station_name = Radio One|City FM|Jazz 88|Classic Radio|Coast FM|News 24
pfn lfn to_pfn from_pfn physical_file_name = ~/store/data/run\d{4}/(raw|reco|skim)_\d{6}\.root
sla sla_name sla_level = ~(4 hours|8 hours|Next business day|24/7|Best effort)
uprn = ~1000\d{8}
edition = ~(First|Second|Third|Revised|Limited) edition
opening_times opening_hours business_hours hours_of_operation visiting_hours horaires_ouverture oeffnungszeiten horario_atencion = ~(Mon-Fri (8|9):00-1[678]:00|Mon-Sat 9:00-18:00|Daily 10:00-17:00)
createdat updatedat deletedat modifiedat = :timestamp
datefound dateseen datelost datejoined dateissued datereceived = :date
preg_status pregnancy_status pregnant_status = Pregnant|Not pregnant|Unknown
relat_name relative_name next_of_kin_name kin_name = :person.fullName
relat_phone relative_phone kin_phone = :phone.number
barcode barcode_number ean gtin = 10000000..99999999
##federalentity ##federal_entity ##entidad_federativa = Jalisco|Puebla|Oaxaca|Sonora|Chiapas|Veracruz
protein_change amino_acid_change aa_change hgvsp hgvs_p hgvsp_short = ~p\.(V600E|G12D|R175H|E545K|R248Q|L858R|Q61K)
hgvsc hgvs_c cdna_change = ~c\.(1799T>A|35G>A|524G>A|1633G>A|2573T>G)
cytoband = ~([1-9]|1\d|2[0-2])[pq]([1-3][1-5])
uniprot uniprot_id uniprot_accession uniprot_name swissprot = ~[OPQ]\d[A-Z]{2}\d{2}
refseq refseq_id refseq_mrna_id = ~NM_00\d{4}\.[1-5]
ensembl_gene_id ensembl_id = ~ENSG00000\d{6}
rsid rs_id dbsnp dbsnp_rs dbsnp_id snp_id = ~rs[1-9]\d{6}
##gene_panel = Solid tumor panel|Myeloid panel|Hereditary cancer panel|Lung panel|Exome
##reference_genome = GRCh37|GRCh38|hg19|hg38|mm10|GRCm39
#cancer_type #tumor_type ##cancer ##tumor ##type_of_cancer ##tumour cancer_type_detailed oncotree = Breast cancer|Lung adenocarcinoma|Melanoma|Prostate cancer|Colorectal cancer|Glioblastoma|Ovarian cancer
##cancer_study ##clinical_study ##clinical_trial = Breast cancer cohort 2023|Lung adenocarcinoma registry|Melanoma immunotherapy trial|Pediatric leukemia study|Prostate cancer follow-up
alteration_type genetic_alteration_type = MUTATION|COPY_NUMBER|EXPRESSION|METHYLATION|FUSION
ip_number ipnumber ip_nr lastip regip userip clientip remoteip loginip = :internet.ipv4
##repository ##repo = web-app|api-server|mobile-client|design-system|docs|infrastructure
##directory = documents|images|reports|backup|config|calibration
##formula = Average score|Total price|Net margin|Weighted mean|Growth rate
##cotisation ##cotis ##type_cotisation = Cotisation annuelle|Cotisation réduite|Cotisation famille|Don|Cotisation entreprise
##group = ~(Sales|Support|Project|Marketing|Research|Customer|Partner) group
##hostgroup ##host_group ##server_group ##device_group = Linux servers|Web servers|Database servers|Mail servers|Printers|Switches
##servicegroup ##service_group = Web services|Database services|Mail services|DNS|Backups
affiliation affiliations = ~(University of Leeds|Stanford University|ETH Zurich|University of Toronto|Max Planck Institute|Kyoto University)
@!min max id code type status key
kg kilograms = 0.5..90/1
mg = 5..500
lb lbs pounds = 1..200/1
km kilometers miles = 1..500/1
mm = 1..900
cm = 1..200
ft feet = 5..500
hpa mbar = 980..1040/1
mhz = 88..2400
ghz = 1..6/1
kw = 1..500/1
kwh = 1..900/1
mv = 2800..4200
ppm ppb = 1..900
psi = 20..300
kmh kph mph = 10..130
dbm = -100..-40
khz = 8..48/1
nm = 200..900
ml = 5..900
gb = 1..512
mb = 1..2048
sqm m2 = 15..400
sqft = 300..4000
pct = 0..100/1
deg degrees = 0..359
`;

/** A test of the words around a name: those of its table and those before it. */
export type About = Pick<RegExp, 'test'>;

interface DomainRow {
  readonly words: readonly string[];
  readonly guess: FieldGuess;
  /** Tests the words around, if the guess needs any. */
  readonly about: About | undefined;
}

const isField = (text: string): text is FieldId => Object.hasOwn(fields, text);

function guessOf(values: string): FieldGuess {
  if (values.startsWith('~')) return { field: 'regex', options: { pattern: values.slice(1) } };
  const field = values.slice(1);
  if (isField(field)) return { field };
  const [range = '', decimals] = values.split('/');
  const [from = '', to] = range.split('..');
  if (to === undefined) return { field: 'list', options: { values: values.split('|') } };
  if (/\d[:-]\d\d$/.test(from)) return { field: from.includes(':') ? 'time' : 'date', options: { from, to } };
  const places = decimals === undefined ? {} : { decimals: Number(decimals) };
  return { field: 'number', options: { min: Number(from), max: Number(to), ...places } };
}

function aboutOf(head: string): About | undefined {
  if (head === '') return undefined;
  const pattern = /^\/(.+)\/$/.exec(head)?.[1];
  if (pattern !== undefined) return new RegExp(pattern);
  return SUBJECTS[head] ?? hasWord(head.replace(/^!/, '').split(' '), !head.startsWith('!'));
}

/** Whether a text has one of these words, or its plural. */
function hasWord(words: readonly string[], isWanted: boolean): About {
  const forms = new Set(words.flatMap((word) => [word, `${word}s`, `${word}es`, word.replace(/y$/, 'ies')]));
  return { test: (text) => text.split(' ').some((word) => forms.has(word)) === isWanted };
}

function rowsOf(lines: string): readonly DomainRow[] {
  const found: DomainRow[] = [];
  let about: About | undefined;
  for (const line of lines.trim().split('\n')) {
    const [words = '', values = ''] = line.split(' = ');
    if (line.startsWith('@')) about = aboutOf(line.slice(1));
    else {
      // Names are taken apart between letters and digits: `co2` is `co 2`.
      const ends = words.split(' ').map((word) => word.replaceAll('_', ' ').replace(/([a-z])(?=\d)/g, '$1 '));
      found.push({ words: ends, guess: guessOf(values), about });
    }
  }
  return found;
}

const sentenceRows = rowsOf(SENTENCE_LINES);
const subjectRows = [
  LEISURE_LINES,
  NATURE_LINES,
  PUBLIC_LINES,
  TRADE_LINES,
  TRANSPORT_LINES,
  TECHNOLOGY_LINES,
].flatMap(rowsOf);
const rows = [...subjectRows, ...rowsOf(LINES), ...rowsOf(GENERAL_LINES), ...sentenceRows];

/** The patterns of English sentences. */
export const sentencePatterns: ReadonlySet<unknown> = new Set(
  sentenceRows.map(({ guess }) => guess.options?.pattern),
);

const isThing = (word: string) => word.startsWith('#');
const plain = (word: string) => word.replace(/^#+/, '');

/** The guesses by the ends of names. Things have names, too: `crop` stands also for `crop name`. */
export const domainRows: readonly DomainRow[] = rows.map((row) => ({
  ...row,
  words: row.words
    .filter((word) => !word.startsWith('##'))
    .flatMap((word) => (isThing(word) ? [plain(word), `${plain(word)} name`] : [word])),
}));

/** The names of things. Maps keep the last of equal keys, which is that of the first row here. */
export const domainNames: readonly (readonly [thing: string, guess: FieldGuess])[] = rows
  .flatMap(({ words, guess }) => words.filter(isThing).map((word) => [plain(word), guess] as const))
  .toReversed();
