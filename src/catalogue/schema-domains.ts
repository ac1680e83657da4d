/**
 * Subjects of schemas, as `words before things : words of tables`. The words of tables tell the subject, and the words before things,
 * the best first, make things of it: the `categories` of a schema with `dishes` and `waiters` are categories of food. A word of tables
 * stands for its plural, too. The first of two subjects with equally many words wins.
 */
const LINES = `
food menu restaurant dish : restaurant menu dish kitchen waiter chef cuisine meal cook pizza burger cafe canteen bistro
recipe food ingredient : recipe ingredient cuisine meal diet cook nutrition nutrient
pharmacy medicine drug : pharmacy medicine drug prescription pharmacist medication dispensing tablet
medical hospital patient clinic : patient doctor nurse ward diagnosis prescription hospital clinic admission surgery physician appointment treatment medication bed symptom disease
dental clinic medical : dentist dental tooth orthodontic dentistry
laboratory lab sample test : sample specimen assay lab laboratory reagent test experiment
library book : library book author borrow borrower loan publisher copy fine librarian shelf isbn
school course student class : student teacher class exam grade subject enrollment enrolment lesson school parent attendance classroom homework marks
university course student school : student professor faculty course semester lecturer enrollment enrolment department lecture university campus major thesis
online course course lesson : course lesson quiz enrollment enrolment instructor module certificate video chapter
quiz exam question : quiz question answer choice option exam test score
hotel room : hotel room guest housekeeping amenity floor checkin reservation booking suite
cinema movie film : movie film cinema screening showtime hall theater theatre seat actor director genre screen
tv show series : episode season show series channel broadcast
music song album : song album artist playlist track band genre musician concert lyric
museum exhibition artwork : museum exhibit exhibition artwork artifact collection curator artist gallery painting
vehicle rental car : rental car vehicle rent fleet branch fuel
car vehicle dealership : car vehicle dealer dealership make model engine test drive
car workshop vehicle auto : mechanic repair workshop garage vehicle spare part service car
gym fitness workout : gym trainer workout exercise membership fitness set routine
sports match team league : team player match league tournament goal referee stadium season coach fixture club standing score
race racing motorsport : race driver circuit constructor lap qualifying pitstop team
travel tour trip : tour destination itinerary trip travel traveler guide excursion package
airline flight airport : flight airport aircraft passenger crew airline airplane gate runway pilot baggage
train railway station : train station railway route platform carriage ticket coach schedule
bus transit route : bus stop route line timetable driver trip conductor
property real estate house : property tenant lease landlord apartment realtor house rent unit building owner
bank account loan : account branch bank loan card transaction deposit withdrawal mortgage
insurance policy claim : policy claim insured premium coverage insurance policyholder beneficiary insurer
investment stock trading : stock portfolio trade broker dividend holding security quote asset
farm crop field agriculture : farm crop field harvest soil irrigation farmer seed plot plant fertilizer
livestock animal farm : animal livestock herd cow cattle milk breeding barn
pet animal veterinary : pet vet veterinarian adoption breed shelter owner vaccination animal
zoo animal : zoo enclosure animal keeper species habitat feeding
garden plant flower : plant garden flower greenhouse nursery seed species
salon beauty hair : salon stylist beauty hairdresser barber haircut spa
shipping logistics freight : shipment parcel delivery courier carrier freight truck consignment tracking driver route
warehouse inventory stock : warehouse bin stock shelf inbound outbound picking pallet stocktake inventory
ship vessel port : vessel ship port cargo voyage container crew
church parish : church parish sermon tithe parishioner baptism priest ministry congregation member
legal law court case : lawyer court hearing attorney case client judge law lawsuit verdict
police crime criminal : crime criminal officer suspect arrest evidence police victim offense prison inmate
election voting : election candidate vote voter party ballot constituency poll
construction building project site : construction site contractor material subcontractor blueprint building
energy electricity meter : meter consumption energy electricity tariff outlet solar panel inverter
sensor device iot : sensor device measurement reading gateway actuator telemetry
production manufacturing machine : machine production bom assembly workorder factory part operator shift plant
game character rpg : player character quest guild skill monster weapon inventory spell npc enemy armor
social media forum : post follow follower like friend friendship hashtag comment story feed
forum community : forum thread topic post moderator board reply
blog article : post comment article blog author tag
news article : article news journalist editor newspaper headline
event conference : event venue attendee speaker ticket organizer sponsor session conference
hr employee job : employee department leave payroll attendance salary timesheet payslip absence benefit
recruitment job candidate : applicant candidate interview resume vacancy job application recruiter
charity donation volunteer : donor donation campaign volunteer beneficiary charity fundraiser
blood donation medical : blood donor bloodbank transfusion donation recipient
telecom network mobile : subscriber call sim sms network cdr cell tariff operator lte telecom sip voip extension gateway
network server it : server host network vlan switch router firewall interface subnet rack datacenter
software project it : project issue sprint repository commit release bug milestone branch pipeline
support ticket : ticket agent sla support helpdesk
parking vehicle : parking slot lot spot vehicle permit
taxi ride driver : ride driver rider taxi cab fare passenger
auction lot : auction bid bidder lot
fashion clothing apparel : clothing size garment outfit fashion dress shirt shoe
jewelry : jewelry gem gemstone ring necklace
bakery cake food : bakery cake bread pastry baker
coffee drink : coffee roast espresso barista
wine : wine vineyard grape winery tasting
beer brewery : beer brewery brew hop
flower : flower bouquet florist
astronomy star : star planet galaxy telescope constellation observation
weather station : weather forecast temperature rainfall climate
fishing fish : fishing catch angler fish bait lure tackle angling fishery
photography photo : photo photographer photoshoot gallery album
coworking desk room : desk coworking workspace
dictionary word : word dictionary synonym antonym pronunciation meaning
genetics gene : gene mutation chromosome genome variant sequence
chemistry compound : compound molecule element reaction chemical
childcare kindergarten child : kindergarten daycare child nursery caregiver
wedding event : wedding bride groom guest
nursing care patient : caregiver resident care nursing
government public administration : citizen permit municipality complaint office application
tax fiscal : taxpayer tax assessment
waste recycling : waste recycling bin collection
water utility : water pump well reservoir pipe
`;

/** A subject that a schema can be about. */
export interface SchemaDomain {
  /** The words before things of the subject, the best first. */
  readonly qualifiers: readonly string[];
  /** The words of tables that tell the subject. */
  readonly words: ReadonlySet<string>;
}

export const schemaDomains: readonly SchemaDomain[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [qualifiers = '', words = ''] = line.split(' : ');
    return { qualifiers: qualifiers.split(' '), words: new Set(words.split(' ')) };
  });

/** Things of many subjects, in the singular: the subject of the schema tells more about their tables. */
export const GENERAL_THINGS: ReadonlySet<string> = new Set(
  `activity area article batch bill booking brand catalog catalogue category classification collection comment component
  condition department detail employee entry equipment event experience facility feature feedback gallery good group incident
  inspection inventory item job kind label level line list listing location maintenance material media method module note offer
  offering operation option order package part personnel place plan point position post procedure process product program programme
  project promotion purchase rank rating record request requirement reservation resource result review room sale schedule score
  section sector selection service shift skill slot source space specialization specialty staff stage state stock store subcategory
  supply survey tag task team technology template ticket tool topic track treatment type unit usage venue visit visitor waitlist work
  worker zone`.split(/\s+/),
);
