import { domainNames } from './domain-words.ts';
import type { FieldGuess } from './field-words.ts';

/** Values, joined by `|`, and what they are names, types or states of, in the singular. */
type ThingRow = readonly [values: string, things: string];

/** The names and the titles of things without a field of their own. */
const NAMES: readonly ThingRow[] = [
  [
    'Office lease|Support agreement|Software license|Cleaning services|Annual maintenance|Consulting services',
    'contract, agreement, contrato, contrat, vertrag, contratto',
  ],
  ['Standard|Réduit|Famille|Étudiant|Entreprise', 'nom type, libelle type, nom tarif, libelle tarif'],
  [
    'Office|Guest Wi-Fi|Servers|VoIP|Management|DMZ|Printers|Cameras',
    'vlan, subnet, network, firewall zone, ssid, vpn, vrf',
  ],
  [
    'Morning Show|Jazz Hour|Evening News|Top 40|Night Mix|Sunday Classics',
    'show, radio show, broadcast, webstream, podcast, stream, tv show',
  ],
  [
    'Text|Image|Audio|Video|Computer file|Map',
    'carrier, carrier type, content type library, gmd, medium type',
  ],
  ['Website|Mobile app|Import|Partner API|Manual entry', 'source, data source, event source, origin'],
  ['Standard|Automatic|Manual|Direct|Scheduled', 'method, mode, procedure type'],
  // The name of a thing in the language of the column
  ['Activo|Inactivo|Pendiente|Bloqueado', 'nombre estado, nombre estatus, nombre situacion'],
  [
    'Electrónica|Libros|Ropa|Hogar|Juguetes|Deportes|Belleza|Alimentos',
    'nombre categoria, nombre rubro, nombre familia, nombre subcategoria',
  ],
  [
    'Eletrônicos|Livros|Vestuário|Casa e Jardim|Brinquedos|Esportes|Beleza|Alimentos',
    'nome categoria, nome subcategoria, nome grupo',
  ],
  [
    'Électronique|Livres|Vêtements|Maison|Jouets|Sports|Beauté',
    'nom categorie, libelle categorie, nom famille, libelle famille, nom rubrique',
  ],
  [
    'Elektronik|Bücher|Kleidung|Haushalt|Spielzeug|Sport',
    'name kategorie, bezeichnung kategorie, bezeichnung warengruppe',
  ],
  [
    'Administrador|Supervisor|Vendedor|Cajero|Consulta|Invitado',
    'nombre rol, nombre role, nombre perfil, nombre cargo, nombre puesto, tipo usuario',
  ],
  [
    'Administrador|Gerente|Vendedor|Operador|Visitante',
    'nome perfil, nome cargo, nome papel, nome funcao, nome role',
  ],
  [
    'Administrateur|Gestionnaire|Vendeur|Lecteur|Invité',
    'nom role, libelle role, nom profil, libelle profil, nom fonction',
  ],
  ['Ventas|Compras|Recursos Humanos|Contabilidad|Sistemas|Producción', 'nombre departamento, nombre area'],
  ['Vendas|Compras|Recursos Humanos|Financeiro|TI|Produção', 'nome departamento, nome setor, nome area'],
  ['Efectivo|Tarjeta|Transferencia|Cheque', 'nombre pago, tipo pago, metodo pago, forma pago'],
  ['Dinheiro|Cartão de crédito|Pix|Boleto|Transferência', 'nome pagamento, tipo pagamento, forma pagamento'],
  ['Unidad|Kilogramo|Litro|Metro|Caja|Docena', 'nombre unidad, nombre medida'],
  ['Unidade|Quilograma|Litro|Metro|Caixa|Dúzia', 'nome unidade, nome medida'],
  [
    'Arroz 1 kg|Aceite de oliva|Camiseta|Cuaderno|Silla de oficina|Lámpara LED|Teclado|Café molido|Jabón|Mochila',
    'nombre producto, nombre articulo, descripcion producto, descripcion articulo',
  ],
  [
    'Arroz 5 kg|Café torrado|Camiseta|Caderno|Cadeira|Luminária LED|Teclado|Sabonete|Tênis|Mochila',
    'nome produto, descricao produto, nome item',
  ],
  [
    'Chaise de bureau|Lampe LED|Cahier|Café moulu|Savon|Clavier|Sac à dos|T-shirt',
    'nom produit, libelle produit, nom article, libelle article, designation produit',
  ],
  [
    'Administrator|Editor|Author|Manager|Viewer|Support|Guest',
    'role, user role, usergroup, user group, member group, rol, usertype, user type, profile role, perfil, access type, permission group, security group',
  ],
  [
    'Read|Write|Create|Delete|Export|Approve|Manage users',
    'permission, privilege, access right, right, scope, ability, authority',
  ],
  [
    'Accounting|Sales|Marketing|Human Resources|Research|Production|Customer Service|Purchasing|Legal|IT',
    'department, dept, departamento, departement, abteilung, division, business unit, service department, cost center, team department, organization unit, organ',
  ],
  [
    'Electronics|Books|Clothing|Home & Garden|Toys|Sports|Beauty|Groceries|Health|Automotive',
    'category, product category, categoria, categorie, kategorie, subcategory, sub category, product type, product line, product group, department store, item category, family product, catalog, catalogue, collection, item class, product class, rubro, cat',
  ],
  [
    'General|Announcements|Support|Feedback|Off topic|News',
    'forum, board, channel, room chat, chat room, mailing list, list mail, mail list, category forum, help section',
  ],
  [
    'Mathematics|English|History|Biology|Chemistry|Physics|Geography|Art|Music|Computer Science',
    'subject, school subject, discipline, disciplina, materia, asignatura, fach, matiere',
  ],
  [
    'Introduction to Programming|Linear Algebra|World History|Organic Chemistry|Microeconomics|Statistics I|Academic Writing|Data Structures|Modern Art|Human Anatomy',
    'course, class course, curso, kurs, cours, module course, training course, curriculum, course offering, learning path, unit course',
  ],
  [
    'Computer Science|Business Administration|Mechanical Engineering|Nursing|Economics|Psychology|Law|Education',
    'major, program, programme, study program, faculty, degree program, carrera, minor, specialization',
  ],
  [
    'Bachelor of Arts|Bachelor of Science|Master of Arts|Master of Science|Doctor of Philosophy',
    'degree, diploma',
  ],
  ['Class 1A|Class 1B|Class 2A|Class 2B|Class 3A|Class 3B', 'classroom, school class, turma, klasse'],
  ['Spring|Summer|Autumn|Winter', 'season'],
  ['Fall 2024|Spring 2025|Summer 2025|Fall 2025', 'semester, term, academic term, school term'],
  [
    'Website Relaunch|Customer Portal|Mobile App|Data Migration|Office Move|Inventory System|Annual Audit|New Billing System',
    'project, proyecto, projeto, projekt, projet, initiative, epic, task list, backlog',
  ],
  [
    'Review the contract|Prepare the invoice|Update the website|Call the customer|Plan the meeting|Order supplies|Check the figures|Write the report',
    'task, todo, tarefa, tarea, aufgabe, tache, ticket, issue, action item, work item, subtask, checklist item, milestone task, step',
  ],
  [
    'Login fails with a new password|Export stops after 100 rows|Wrong total on the invoice|Page loads slowly|Search finds no results|Button has no label',
    'bug, defect, incident, support ticket, problem, case, fault',
  ],
  ['Planning|Design|Development|Testing|Release', 'milestone, phase, stage, sprint, etapa, fase'],
  [
    'Backlog|To do|In progress|Review|Done',
    'column board, board column, list board, swimlane, workflow state, workflow step, stage board, pipeline stage',
  ],
  [
    'Pilot|The Letter|A New Start|The Visit|Lost and Found|The Long Way Home|Old Friends|The Last Day',
    'episode, show episode',
  ],
  ['Rock|Pop|Jazz|Classical|Workout|Party|Road Trip|Favorites', 'playlist'],
  [
    'Drama|Comedy|Action|Thriller|Documentary|Horror|Animation|Romance',
    'film genre, movie genre, film category, genero, film type',
  ],
  [
    'MP3 audio file|AAC audio file|MPEG-4 video file|Protected AAC audio file',
    'media type, format, media format',
  ],
  [
    'Lions|Tigers|Eagles|Bears|Wolves|Hawks|Panthers|Sharks|Falcons|Rangers',
    'team, equipo, equipe, squad, franchise, mannschaft, home, away, home team, away team, visitor team, opponent, host team',
  ],
  [
    'FC Northfield|Riverside United|Lakeview SC|Union Westport|Athletic Brookside|Real Hillcrest|Sporting Fairview|Harbor City FC',
    'club, clube, verein, sports club, soccer club',
  ],
  [
    'Premier League|First Division|Second Division|National Cup|Regional League|Youth League',
    'league, liga, competition, tournament, torneo, championship, cup, campeonato',
  ],
  [
    'Soccer|Basketball|Tennis|Swimming|Running|Cycling|Volleyball|Hockey',
    'sport, deporte, sports, athletic discipline, esporte',
  ],
  ['Goalkeeper|Defender|Midfielder|Forward', 'player position, field position'],
  [
    'Riverside Stadium|Memorial Arena|City Park|Olympic Center|Lakeside Field|Central Court',
    'stadium, arena, venue, estadio, ground, racing circuit, golf course, sports field',
  ],
  [
    'Grand Hotel|Park Inn|Seaside Resort|City Lodge|Mountain View Hotel|Harbor Suites|Garden Hotel|Central Plaza',
    'hotel, accommodation, resort, property hotel, villa, hostel, inn, lodging',
  ],
  [
    'Single room|Double room|Twin room|Suite|Family room',
    'room type, room category, tipo habitacion, room class, cabin',
  ],
  [
    'Wi-Fi|Parking|Pool|Air conditioning|Breakfast|Gym|Laundry|Pets allowed',
    'amenity, hotel facility, room facility, equipment room, room amenity, comodidad',
  ],
  [
    'Cleaning|Repair|Consulting|Delivery|Installation|Inspection|Training|Maintenance',
    'service, servicio, servico, dienst, leistung, service type, prestation',
  ],
  [
    'Starters|Main courses|Desserts|Drinks|Salads|Soups',
    'menu, food category, menu category, dish category, course meal, food type',
  ],
  ['Italian|Mexican|Chinese|Indian|French|Japanese|Greek|Thai', 'cuisine, ethnicity cuisine'],
  [
    'Sunset Apartments|Oak Residence|Riverside Lofts|Maple Court|Park Terrace|Lakeview House',
    'property, building, residence, condominium, estate, apartment building, edificio, real estate',
  ],
  [
    'Apartment|House|Townhouse|Office|Land|Warehouse',
    'property type, building type, housing type, room kind',
  ],
  [
    'North Warehouse|South Warehouse|Main Warehouse|Harbor Depot|Airport Depot',
    'warehouse, depot, almacen, lager, storage, stock location, deposito, stock repository, distribution center',
  ],
  [
    'Main Branch|Downtown Branch|North Branch|South Branch|Airport Branch|Riverside Branch',
    'branch, filial, sucursal, office, standort, filiale, library branch, site, location, campus, agencia, station office, oficina, sede',
  ],
  [
    'North Zone|South Zone|East Zone|West Zone|Central Zone',
    'zone, district, area, geofence, sales territory, sector, shipping zone, quadrat, plot, delivery area, locality area, field plot, territorio, bairro, division region',
  ],
  [
    'Oakwood|Riverside|Downtown|Hillcrest|Lakeview|Old Town|Westside|Maple Grove',
    'neighborhood, neighbourhood, suburb, barrio, quarter city, borough',
  ],
  [
    'Standard shipping|Express shipping|Overnight|Pickup|Freight',
    'shipping method, ship method, delivery method, shipping option, shipment method, ship mode, shipping, shipping rate, alt shipping, freight',
  ],
  ['UPS|FedEx|DHL|USPS|GLS', 'carrier, shipping carrier, courier, shipping provider'],
  [
    'Credit card|Debit card|Bank transfer|Cash|PayPal|Check',
    'payment method, payment type, payment mode, forma pagamento, metodo pago, zahlungsart, tender, payment gateway, gateway, payment, payment option',
  ],
  ['Net 30|Net 15|Due on receipt|Net 60|End of month', 'payment term, terms'],
  [
    'Standard rate|Reduced rate|Zero rate|Exempt',
    'tax, tax class, tax rate, taxrate, vat, vat rate, impuesto, taxe, tax category, tax code, tax type',
  ],
  [
    'Checking|Savings|Cash|Receivables|Payables|Revenue|Expenses|Equity',
    'ledger account, gl account, chart account, account type, ledger, journal, account category, account class',
  ],
  [
    'Common stock|Bond|Index fund|Treasury bill|Preferred stock',
    'security, instrument, investment, fund, financial instrument, security type',
  ],
  [
    'Rent|Salary|Utilities|Travel|Office supplies|Insurance|Groceries',
    'expense, expense category, budget, cost type, expense type, transaction category, income category, cash flow category, cost category',
  ],
  [
    'Free|Basic|Standard|Pro|Business|Enterprise',
    'plan, subscription, tier, package, membership, subscription plan, license, edition, product plan, pricing plan, plano, membership type, customer type, service plan, member type',
  ],
  [
    'Summer sale|New customer discount|Free shipping|Black Friday|Loyalty bonus|Spring offer',
    'promotion, discount, offer, coupon, voucher, deal, sale, special offer, cart rule, price rule, descuento',
  ],
  [
    'Size|Color|Material|Weight|Width|Brand',
    'attribute, product attribute, product option, option, option group, property attribute, feature, specification, characteristic, atributo, attribute group, variant option, custom field, profile field',
  ],
  [
    'Small|Medium|Large|Red|Blue|Black|White',
    'attribute value, option value, variant, product variant, option attribute',
  ],
  ['S|M|L|XL|XXL', 'size, clothing size, talla, tamanho'],
  [
    'Piece|Box|Kilogram|Liter|Meter|Hour|Pack',
    'unit, unit of measure, measure unit, measurement unit, unidad, unidade, einheit, uom, unit measure, unite, measure',
  ],
  [
    'Temperature|Humidity|Pressure|Light|Motion|Air quality',
    'sensor, sensor type, measurement, metric, observation type, indicator, parameter sensor, reading type, variable',
  ],
  [
    'Temperature sensor|Smart meter|Gateway|Camera|Thermostat|Motion detector',
    'device, equipment, gadget, thing device, appliance, instrument device, dispositivo, machine, device type',
  ],
  [
    'Laptop|Monitor|Printer|Phone|Projector|Desk|Chair',
    'inventory, inventory item, asset, fixed asset, equipment item, asset type, equipment type, resource, furniture',
  ],
  [
    'Bolt|Nut|Washer|Gasket|Bearing|Valve|Sleeve|Bracket',
    'component, part, component type, spare part, connection type, type component, material part, piece',
  ],
  [
    'Water|Ethanol|Acetone|Sodium chloride|Sulfuric acid|Glucose|Methanol',
    'substance, chemical, solvent, reagent',
  ],
  ['Section A|Section B|Section C|Section D|Section E', 'section, seccion, sektion'],
  ['Steel|Aluminum|Copper|Plastic|Glass|Wood|Rubber', 'material, raw material, stoff'],
  [
    'Hypertension|Diabetes type 2|Asthma|Migraine|Influenza|Arthritis|Anemia|Bronchitis',
    'disease, diagnosis, condition, illness, medical condition, diagnostico, maladie, krankheit, disorder, problem medical, patologia, indication, health condition',
  ],
  [
    'Aspirin|Ibuprofen|Amoxicillin|Metformin|Lisinopril|Atorvastatin|Omeprazole|Paracetamol',
    'drug, medicine, medication, medicament, medicamento, medicamentos, prescription, remedio, medikament',
  ],
  [
    'Blood test|X-ray|Ultrasound|Physical exam|ECG|MRI scan|Vaccination',
    'procedure, treatment, examination, exam medical, lab test, test medical, therapy, medical service, tratamiento, medical test, lab',
  ],
  [
    'Cardiology|Pediatrics|Neurology|Dermatology|Orthopedics|General Medicine|Radiology',
    'specialty, speciality, ward, specialism, especialidad, especialidade, medical department, care site, hospital department, medical specialty, care unit, doctor type',
  ],
  [
    'Fever|Cough|Headache|Nausea|Fatigue|Dizziness|Rash',
    'symptom, sintoma, side effect, adverse event, reaction',
  ],
  [
    'Influenza vaccine|Tetanus vaccine|Hepatitis B vaccine|MMR vaccine',
    'vaccine, vacuna, vacina, immunization',
  ],
  ['Penicillin|Peanuts|Pollen|Dust mites|Latex|Milk', 'allergy, allergen'],
  [
    'St. Mary Hospital|General Hospital|Memorial Hospital|Lakeside Medical Center|University Hospital',
    'hospital, medical center, health center',
  ],
  [
    'Lincoln High School|Washington Elementary|Riverside College|Northfield University|State University|Jefferson Middle School',
    'school, university, college, escuela, escola, universidad, universidade, schule, institute, alma mater',
  ],
  [
    'Quercus robur|Homo sapiens|Canis lupus|Pinus sylvestris|Acer rubrum|Felis catus|Apis mellifera|Escherichia coli',
    'organism, taxon, plant species, taxonomy, scientific, plant, subspecies, especie',
  ],
  ['Quercus|Pinus|Acer|Betula|Fagus|Salix|Ulmus', 'genus'],
  ['Fagaceae|Pinaceae|Rosaceae|Fabaceae|Poaceae|Asteraceae', 'plant family, taxonomic family'],
  ['TP53|BRCA1|EGFR|MYC|KRAS|PTEN|APOE|TNF', 'gene, transcript, locus'],
  ['P53|Insulin|Hemoglobin|Collagen|Albumin|Keratin', 'protein'],
  ['Amazon|Danube|Nile|Rhine|Mississippi|Volga|Ganges', 'river, rio, fluss'],
  ['Lake Superior|Lake Victoria|Lake Geneva|Lake Baikal|Lake Constance', 'lake, see lake'],
  ['Mont Blanc|Denali|Kilimanjaro|Mount Fuji|Matterhorn|Mount Elbrus', 'mountain, peak, summit'],
  ['Atlantic Ocean|Pacific Ocean|Baltic Sea|Red Sea|Mediterranean Sea|North Sea', 'sea, ocean'],
  ['Sahara|Gobi|Kalahari|Atacama|Mojave', 'desert'],
  ['Crete|Sicily|Iceland|Madagascar|Borneo|Cuba', 'island'],
  ['Christianity|Islam|Hinduism|Buddhism|Judaism|Unaffiliated', 'religion'],
  ['White|Black|Asian|Hispanic|Native American|Other', 'ethnic group, ethnicity, race person, ethnic'],
  [
    'United Nations|European Union|World Trade Organization|World Health Organization|African Union',
    'international organization',
  ],
  [
    'Central Station|Airport|Market Square|City Hall|Harbor|University|Main Street',
    'station, stop, bus stop, train station, terminal, estacion, haltestelle, platform station, seaport, ferry port',
  ],
  [
    'Line 1|Line 2|Route 10|Express 5|Airport Line',
    'route, bus line, train line, metro line, trip, train, ruta, linea, bus, bus route',
  ],
  [
    'Sea Breeze|Northern Star|Ocean Spirit|Blue Horizon|Atlantic Queen',
    'ship, boat, vessel, yacht, barco, schiff',
  ],
  [
    'English Channel Cup|National Library|City Museum|Old Cathedral|Botanical Garden|History Museum|Castle Hill',
    'museum, attraction, point of interest, poi, landmark, monument, library, park, sight, place of interest, tourist attraction',
  ],
  [
    'Main feeder|Lighting circuit|HVAC circuit|Elevator circuit|Office feeder|Emergency circuit',
    'distribution circuit, electric circuit, power circuit, feeder, breaker',
  ],
  ['09:00-10:00|10:00-11:00|11:00-12:00|14:00-15:00|15:00-16:00', 'time block, time slot'],
  [
    'Projector|Whiteboard|HDMI cable|Microphone|Extension cord|Webcam|Headset',
    'accessory, accessorio, zubehor, accessoire, acessorio',
  ],
  [
    'Web server|Database server|File server|Backup server|Office desktop|Test system',
    'connection, remote connection, ssh connection, rdp connection',
  ],
  [
    'Ford Transit|Fiat Ducato|Renault Kangoo|VW Caddy|Mercedes Sprinter|Toyota Hilux',
    'automezzo, automezzi, mezzo, furgone, fleet vehicle',
  ],
  ['Scatola|Busta|Pallet|Sfuso|Cartone', 'aspettobeni, aspetto beni, imballaggio'],
  ['Vendita|Reso|Conto visione|Riparazione|Omaggio', 'causalet, causale, causale trasporto, causali'],
  [
    'Bonifico bancario|Contanti|Carta di credito|Assegno|RiBa 30 giorni',
    'pagamento, pagamenti, nome pagamento',
  ],
  [
    'Order approval|Invoice review|Leave request|Customer onboarding|Purchase approval|Contract renewal|Expense claim',
    'process definition, procdef, process instance, procinst, deployment, taskinst, process model, case definition, casedef, case inst, plan item inst, mil inst, appdef, decision, execution, workflow definition, business process',
  ],
  ['amount|customer|approved|due_date|reason|approver', 'varinst, process variable, execution variable'],
  [
    'Main meter|Building A|Floor 2|Lighting|Air conditioning|Elevators|Workshop|Server room',
    'meter, offline meter, virtual meter, electric meter, energy meter',
  ],
  ['Lobby|Open office|Meeting room|Warehouse|Workshop|Canteen|Server room', 'space, shopfloor, indoor space'],
  [
    'Battery bank 1|Battery bank 2|Battery bank 3|Reserve battery|Rack battery A|Rack battery B',
    'battery, batteries, energy storage container, battery pack',
  ],
  [
    'Diesel generator 1|Diesel generator 2|Gas generator|Backup generator',
    'power generator, microgrids generator, diesel generator',
  ],
  [
    'Inverter A|Inverter B|Inverter C|Roof inverter|Carport inverter',
    'invertor, inverter, power conversion system',
  ],
  [
    'Rooftop array|Carport array|Ground array|South roof array|West roof array',
    'photovoltaic, solar array, pv array, solar panel',
  ],
  ['Heat pump 1|Heat pump 2|Roof heat pump|Basement heat pump', 'heatpump, heat pump'],
  [
    'Garage charger 1|Garage charger 2|Visitor charger|Fleet charger',
    'evcharger, charger, charging station, charge point',
  ],
  ['North campus|South campus|Harbor site|Industrial park|Hospital grid', 'microgrid, power station'],
  [
    'Core switch|Access switch 1|Access switch 2|Lab switch|Distribution switch|Office switch',
    'switch, network switch',
  ],
  [
    'Edge router 1|Edge router 2|Border router|Lab router|Backup router|Branch router',
    'router, network router',
  ],
  ['Rack A01|Rack A02|Rack B07|Rack C12|Row 3 Rack 5', 'cabinet, rack, patch panel'],
  [
    'Contracts|Invoices|Reports|Policies|Meeting minutes|Photos',
    'directory, docstore directory, document directory',
  ],
  ['Chrome|Firefox|Safari|Edge|Opera', 'browser, user agent'],
  ['Windows|macOS|Linux|Android|iOS', 'operating system, os, platform'],
  ['Galaxy S24|iPhone 15|Pixel 8|ThinkPad X1|MacBook Air|iPad Pro', 'phone model, device model'],
  ['en_US|en_GB|de_DE|fr_FR|es_ES', 'locale'],
  [
    'Blog|Login|Search|Gallery|Calendar|Contact form|Backup|Statistics',
    'module, plugin, extension, addon, widget, app, block, component web, application, package software, menu module, system module, repository module, software',
  ],
  [
    'Home|About us|Contact|Services|News|Products',
    'menu page, menu entry, link, navigation, menu link, nav item, site page, sitemap, nav, tab',
  ],
  [
    'Default|Classic|Dark|Light|Modern|Minimal',
    'theme, skin, style, layout, color scheme, appearance, template set, scheme, design',
  ],
  [
    'Welcome email|Password reset|Order confirmation|Invoice|Shipping notice|Newsletter',
    'template, email template, mail template, message template, document type, email type, report template, letter, notification type, document template, email content, vorlage',
  ],
  [
    'site_title|timezone|items_per_page|date_format|maintenance_mode|default_language|admin_email|cache_enabled',
    'setting, config, configuration, node option, user option, config attribute, setting attribute, preference option, preference, parameter, option setting, variable setting, site option, property key, system parameter, key, config option, konfiguration, meta, metadata, user setting',
  ],
  [
    'Contains|Equals|Greater than|Less than|Starts with',
    'operator, filter operator, condition operator, comparator',
  ],
  [
    'customers|orders|products|invoices|users|payments',
    'table, entity, model, object type, relation, collection db, class, resource type, content type, entity type, db table, sheet, dataset, data set, view, data source, data table',
  ],
  [
    'name|status|email|created_at|amount|quantity|city',
    'field, column, form field, col, property field, dimension, attribute field, feld, variable field, campo, db field, field type, placeholder',
  ],
  [
    'user.login|user.created|order.paid|page.view|file.upload|password.reset',
    'event type, log event, event name, action, trigger, hook, webhook, activity type, audit action, log action, webhook event, event log',
  ],
  [
    'Daily backup|Send reminders|Clean up logs|Import prices|Update statistics|Sync contacts',
    'cron, cronjob, cron job, scheduled task, queue, batch, batch job, schedule, worker job, process, background job, crontab, workflow, procedure job, script',
  ],
  [
    'getUser|createOrder|sendEmail|updateStatus|calculateTotal|validateForm',
    'function, routine, operation, callback, handler',
  ],
  [
    'urgent|new|sale|popular|featured|archived|internal|draft',
    'tag, keyword, label, etiqueta, hashtag, schlagwort, tags, tag group, watched word',
  ],
  [
    'Top Contributor|First Post|Early Bird|Helpful Answer|Problem Solver|Good Question',
    'badge, achievement, award, trophy, prize, medal, rank user, user title, reward, honor',
  ],
  [
    'Low|Medium|High|Critical',
    'priority, severity, urgency, risk level, prioridad, importance, impact, prioritat',
  ],
  [
    'New|In progress|On hold|Completed|Cancelled',
    'status, state type, status type, order status, estado pedido, situation, situacao',
  ],
  [
    'Beginner|Intermediate|Advanced|Expert',
    'level, skill level, difficulty, grade level, proficiency, nivel, experience level, stufe',
  ],
  [
    'Communication|Project management|Python|Excel|Negotiation|Data analysis|Public speaking',
    'skill, competence, competency, qualification, ability skill, habilidade, certification, expertise, technology',
  ],
  [
    'Technology|Healthcare|Finance|Retail|Manufacturing|Construction|Transport',
    'industry, sector industry, business type, branch industry, line of business, market segment, segment, partner industry, industry type, economic sector',
  ],
  [
    'Retail|Wholesale|Online|Corporate|Government',
    'customer group, customer category, customer segment, price list, pricelist, sales channel, client group, client type, customer class, target group, audience',
  ],
  [
    'Website|Referral|Trade fair|Advertisement|Social media|Phone call',
    'lead source, referrer, referer, origin source, channel marketing, medium, traffic source, contact source',
  ],
  [
    'Christmas|New Year|Labor Day|Independence Day|Thanksgiving|Easter Monday',
    'holiday, feriado, feiertag, public holiday, calendar holiday',
  ],
  [
    'Vacation|Sick leave|Parental leave|Training|Unpaid leave',
    'leave type, leave, absence, absence type, time off type, time off',
  ],
  ['Morning shift|Day shift|Evening shift|Night shift', 'shift, work shift, turno, schicht'],
  ['Work calendar|Personal|Birthdays|Holidays|Team events', 'calendar, agenda'],
  [
    'Checkup|Consultation|Follow-up|Surgery|Emergency',
    'visit type, appointment type, encounter type, admission type, appointment, visit, visit occurrence, termin, encounter, consulta',
  ],
  [
    'Mobile|Home|Work|Fax|Other',
    'phone number type, phone type, contact type, phone, telephone type, contact mechanism, contact method type, tipo telefono',
  ],
  ['Home|Billing|Shipping|Work|Archive', 'address type, address, contact address'],
  ['Married|Single|Divorced|Widowed', 'marital status, civil status, estado civil'],
  [
    'Friend|Parent|Spouse|Sibling|Colleague',
    'relationship, relationship type, relation type, kinship, link type, person relationship',
  ],
  [
    'Full-time|Part-time|Contract|Internship|Temporary',
    'employment type, contract type, job type, employee status, work type',
  ],
  [
    'Deposit|Withdrawal|Transfer|Payment|Fee|Refund',
    'transaction type, trade type, transaction, movement type, cash transaction, movement, operation type, payment transaction',
  ],
  [
    'Invoice|Receipt|Contract|Passport|ID card|Certificate',
    'document, documento, dokument, doc type, identity document, document category, certificate, tipo documento, doc, id type',
  ],
  ['Small model|Large model|Vision model|Embedding model', 'ai model, language model, llm, ml model'],
  [
    'General|Account|Billing|Technical|Other',
    'faq category, help category, ticket category, support category, article category, faq, help topic, topic help, request category',
  ],
  ['Bitcoin|Ethereum|Litecoin|Solana|Polygon', 'blockchain, coin, cryptocurrency, crypto, network crypto'],
  ['Main wallet|Savings wallet|Hot wallet|Cold wallet', 'wallet'],
  ['Front wheel|Engine|Brake|Battery|Transmission|Exhaust', 'car part, vehicle part'],
  [
    'Sedan|SUV|Hatchback|Pickup|Van|Coupe',
    'vehicle type, vehicle class, car type, body type, vehicle category, truck',
  ],
  [
    'Comprehensive|Liability|Collision|Life|Travel|Home',
    'insurance, policy, policy type, insurance type, coverage, coverage type',
  ],
  [
    'Adoption|Proposal|Amendment|Final vote',
    'vote, vote type, bill, motion, law, act, legal act, resolution',
  ],
  [
    'Democratic Party|Green Party|Liberal Party|Labor Party|Conservative Party',
    'party, political party, partido, partei',
  ],
  [
    'Ministry of Finance|City Council|Tax Office|Police Department|Public Works',
    'authority government, public body, ministry, government agency, council, committee',
  ],
  [
    'Health insurance|Retirement plan|Meal vouchers|Gym membership|Paid leave|Company car',
    'benefit, employee benefit, perk',
  ],
  ['Bin A-01|Bin A-02|Bin B-01|Bin B-07|Bin C-03', 'bin, storage bin, shelf bin'],
  ['Overtime|Night shift|Sunday work|Sales target|Referral', 'bonus rule, pay rule, bonus, allowance'],
  ['CC-100|CC-210|CC-300|CC-415', 'charge code, cost code'],
  ['Opening|Closing|Safety|Vehicle handover|Onboarding|Cleaning', 'checklist, check list'],
  ['Spring 2025|Autumn 2025|Evening group|Weekend group|Class of 2026', 'cohort, intake, student group'],
  ['Wheat|Corn|Crude oil|Gold|Copper|Coffee|Cotton|Natural gas', 'commodity'],
  ['Energy|Growth|Balance|Identity|Network|Memory', 'concept'],
  [
    'North County|Riverside|Harbor District|West End|Lakeside|Old Town',
    'constituency, electoral district, electorate',
  ],
  [
    'Gloves|Printer paper|Face masks|Batteries|Lubricant|Cleaning wipes',
    'consumable, supply, supplies, office supply',
  ],
  ['Photo contest|Science fair|Talent show|Spelling bee|Baking contest', 'contest'],
  ['Counter 1|Counter 2|Counter 3|Information desk', 'counter, service counter, desk'],
  ['Gala|Honeycrisp|Sweet corn|Early red|Russet|Butterhead', 'crop variety, variety, cultivar'],
  ['Caribbean Week|Norwegian Fjords|Greek Islands|Alaska Glaciers|Baltic Capitals', 'cruise'],
  ['EUR/USD|GBP/USD|USD/JPY|USD/CHF|AUD/USD', 'currency pair, trading pair, forex pair'],
  ['Sales overview|Website traffic|Support tickets|Finance|Production|Team performance', 'dashboard'],
  ['Frankfurt 1|Ashburn 2|Dublin 1|Singapore 1|Oregon 3', 'data center, datacenter, availability zone'],
  [
    'Vegetarian|Vegan|Low carb|Gluten free|Mediterranean|Diabetic',
    'diet, meal plan, diet plan, food preference',
  ],
  ['Dock 1|Dock 2|Dock 3|North dock|Loading ramp', 'dock, loading dock, pier'],
  [
    'Contracts|Invoices|Photos|Reports|Archive|Drafts|Personnel files',
    'folder, document folder, file folder',
  ],
  [
    'North Hall|South Hall|Oak House|Maple House|Riverside Residence',
    'dormitory, dorm, student residence, hostel block',
  ],
  ['production|staging|development|testing', 'environment, deployment environment, stage environment'],
  ['Old Masters|Modern Photography|Local History|Dinosaurs|Space Travel', 'exhibit, exhibition'],
  [
    'Main plant|North plant|Assembly plant|Paint shop|Foundry',
    'factory, manufacturing plant, production plant, plant site',
  ],
  ['dark_mode|new_checkout|beta_search|export_v2|chat_widget', 'feature flag, feature toggle, flag'],
  ['Delivery vans|Company cars|Long-haul trucks|Service vehicles|Rental cars', 'fleet, vehicle fleet'],
  ['Gate A1|Gate A2|Gate B4|Gate C7|Main gate|North gate', 'gate, airport gate, boarding gate'],
  ['Gift card|Chocolate box|Flowers|Book voucher|Scented candle', 'gift, giveaway'],
  [
    'Save for a car|Run 10 km|Learn Spanish|Read 20 books|Lose 5 kg',
    'goal, personal goal, objective, target goal, resolution year',
  ],
  ['Iron Wolves|Silver Dawn|Night Watch|Crimson Order|Golden Lions', 'guild, clan, alliance, faction, tribe'],
  [
    'Hall A|Hall B|Main Hall|Small Hall|Auditorium|Concert Hall',
    'hall, lecture hall, event hall, auditorium, sport hall, town hall, venue hall',
  ],
  [
    'Harbor of Rotterdam|Port of Hamburg|Port of Los Angeles|Port of Santos|Port of Piraeus',
    'harbor, harbour, port, marina',
  ],
  [
    'Flood|Wildfire|Slippery floor|High voltage|Falling objects|Chemical spill',
    'hazard, threat environment, danger',
  ],
  [
    'Reading|Cooking|Hiking|Painting|Gardening|Photography|Chess|Cycling',
    'hobby, interest, pastime, leisure activity',
  ],
  ['Locker 12|Locker 27|Locker 48|Locker 105', 'locker'],
  ['Lot A|Lot B|Lot 12|Lot 27|North lot', 'lot, parking lot, car park, parking area'],
  [
    'Tech Today|Home & Garden|Travel Weekly|Science Review|Food Journal',
    'magazine, newspaper, media outlet, publication, periodical',
  ],
  [
    'Lakeside Mall|City Center|Riverside Plaza|Harbor Galleria',
    'mall, shopping center, marketplace physical',
  ],
  [
    'Room Berlin|Room Paris|Conference Room A|Meeting Room 2|Boardroom',
    'meeting room, conference room, staff room, museum room',
  ],
  ['Happy|Calm|Tired|Stressed|Excited|Sad', 'mood, emotion, feeling'],
  ['A1|A7|I-95|Route 66|M25|E45', 'motorway, highway, freeway, expressway'],
  ['Protein|Fiber|Vitamin C|Iron|Calcium|Fat|Sugar', 'nutrient, vitamin, mineral food, nutrition fact'],
  ['City Symphony|Chamber Ensemble|Youth Orchestra|Philharmonic', 'orchestra, ensemble, choir'],
  ['Iron ore|Bauxite|Copper ore|Gold ore|Zinc ore', 'ore, mineral'],
  [
    'Sunrise over the Bay|Portrait of a Lady|Still Life with Fruit|The Old Mill|Winter Landscape',
    'painting, artwork, art piece, art work, sculpture',
  ],
  ['Aphid|Whitefly|Spider mite|Cutworm|Snail', 'pest'],
  [
    'City Pharmacy|Park Pharmacy|Main Street Pharmacy|Sunrise Pharmacy',
    'pharmacy, drugstore, apotheke, farmacia, pharmacie',
  ],
  [
    'North Line|Coastal Line|Central Line|Valley Line',
    'railway line, transmission line, pipeline, rail line',
  ],
  ['Mercury|Venus|Earth|Mars|Jupiter|Saturn|Uranus|Neptune', 'planet'],
  [
    'Assembly line 1|Assembly line 2|Packaging line|Bottling line|Paint line',
    'production line, assembly line, work center, work station, workstation',
  ],
  ['TCP|UDP|HTTP|HTTPS|SSH|MQTT|FTP', 'protocol, network protocol'],
  ['Private|Corporal|Sergeant|Lieutenant|Captain|Major|Colonel', 'rank, military rank, army rank'],
  ['Excellent|Good|Satisfactory|Needs improvement', 'rubric, grade scale, rating scale, evaluation scale'],
  [
    'Merit Scholarship|Sports Scholarship|Arts Grant|Research Fellowship',
    'scholarship, fellowship, bursary, grant program',
  ],
  ['Shelf A1|Shelf A2|Shelf B1|Shelf C3', 'shelf, rack shelf, bookshelf'],
  ['Safe Haven|Happy Paws|Second Chance|Open Door', 'shelter, animal shelter, kennel'],
  ['Red|Yellow|Green|Blinking', 'signal, traffic light'],
  ['Tank 1|Tank 2|Water tank|Fuel tank|Reserve tank', 'tank, reservoir tank'],
  ['Phishing|Malware|Data leak|Insider threat|Ransomware', 'threat, cyber threat, security threat, risk'],
  ['North Tower|South Tower|Clock Tower|Tower A|Tower B', 'tower, block tower'],
  ['Teddy bear|Building blocks|Puzzle|Toy train|Doll|Yo-yo', 'toy'],
  [
    'River Trail|Summit Loop|Forest Path|Coastal Walk|Lakeside Trail',
    'trail, hiking trail, track hiking, path',
  ],
  ['Tunnel North|Harbor Tunnel|City Tunnel|Ridge Tunnel', 'tunnel'],
  ['V-101|V-102|V-205|V-310', 'valve'],
  ['Carrot|Tomato|Potato|Onion|Spinach|Pepper|Broccoli', 'vegetable, vegetable type'],
  ['Well 1|Well 2|Well 7|North well', 'well, water well, oil well, borehole'],
  ['Front yard|Storage yard|Container yard|Rail yard', 'yard'],
  ['Remote|Hybrid|On site', 'work mode, work model, work arrangement'],
  ['Swimming|Yoga|Football|Chess club|Drama|Choir', 'extracurricular, school club, after school'],
  ['Windows 11|Ubuntu 24.04|macOS 15|Debian 12', 'operating system version, os version'],
  ['Cold call|Demo|Proposal|Negotiation|Closing', 'sales stage, deal stage, opportunity stage'],
  [
    'Data breach|Server outage|Late delivery|Budget overrun|Key person leaves',
    'project risk, business risk, risk register',
  ],
  ['Kickoff|Weekly status|Retrospective|Board meeting|Planning', 'meeting, meeting type, agenda item'],
  ['Sunflower|Rose|Tulip|Lavender|Lily|Orchid', 'flower, flower type'],
  [
    'Aspirin tablets 100|Bandage 5 cm|Syringe 2 ml|Thermometer|Gauze',
    'medical supply, medical item, medical product',
  ],
  ['Marble|Granite|Oak parquet|Ceramic tile|Carpet', 'flooring, floor type, floor covering'],
  ['Breathing|Push-ups|Squats|Plank|Bench press|Deadlift|Lunges', 'workout exercise'],
  [
    'Full body|Upper body|Leg day|Cardio|Core strength|Morning routine',
    'workout plan, training plan, fitness plan, workout type',
  ],
  ['Chest|Back|Legs|Shoulders|Arms|Core', 'muscle group, muscle, body part'],
  [
    'Bronze|Silver|Gold|Platinum',
    'loyalty level, loyalty tier, member tier, membership level, customer level, reward level',
  ],
  ['Goodwill|Equity fund|Venture round|Seed round', 'funding round, investment round'],
  ['Cable|Fiber|DSL|Satellite|5G', 'internet connection, access technology'],
  ['Prepaid|Postpaid|Business|Family', 'tariff plan, mobile plan, telecom plan, phone plan'],
  ['Lung|Heart|Kidney|Liver|Cornea|Pancreas', 'organ type, body organ'],
  ['Cardiac arrest|Stroke|Fracture|Burn|Allergic shock', 'emergency, emergency type, emergency case'],
  [
    'Plumbing|Electrical|Painting|Carpentry|Roofing|Landscaping',
    'trade, craft, handyman service, contractor type, repair category',
  ],
  [
    'Basic wash|Full wash|Interior cleaning|Waxing|Dry cleaning|Ironing',
    'wash type, car wash, laundry service, laundry item, cleaning service',
  ],
  [
    'Haircut|Manicure|Massage|Facial|Hair coloring|Pedicure',
    'salon service, beauty service, spa service, beauty treatment, spa treatment',
  ],
  ['Fingerprint|Knife|Footprint|Witness statement|Blood sample', 'evidence, exhibit evidence'],
  ['Theft|Fraud|Assault|Burglary|Vandalism', 'crime, offense, offence, crime type, charge crime'],
  ['Civil Division|Criminal Division|Family Court|Appeals Court', 'court, court division, tribunal'],
  ['Tailings pond|Coal mine|Copper Hill|Silver Creek Mine', 'mine, quarry'],
  ['Perseverance|Explorer 4|Landsat 9|Sentinel-2|Hubble', 'satellite, spacecraft, space mission'],
  ['Apollo|Gemini|Voyager|Rosetta|Artemis', 'space program'],
  ['Rover X1|Picker 2|Welding robot|Cleaning robot|Drone A4', 'robot, drone, uav'],
  ['Full moon|Solar eclipse|Meteor shower|Comet', 'celestial event'],
  ['Scanner 1|Handheld scanner|Barcode scanner|Flatbed scanner', 'scanner'],
  [
    'Momentum|Mean reversion|Buy and hold|Dollar cost averaging',
    'strategy, trading strategy, investment strategy',
  ],
  ['Main Office|Community Center|Training Center|Sports Hall|Storage Building|Health Center', 'facility'],
];

/** The types of things. */
const TYPES: readonly ThingRow[] = [
  [
    'product|service|fee|discount',
    'item, invoice item, invoice line, order item, order line, line item, cart item, bill item, quote item, receipt item, transaction item, purchase item, sale item, sales item, invoice detail, order detail, charge item, fee item',
  ],
  ['email|import|export|cleanup|report', 'background job, job run, batch, cron job, queue, scheduled task'],
  [
    'create|update|delete',
    'change, modification, crud, operate, oper, operation log, audit log, log operation',
  ],
  ['Riparazione|Installazione|Manutenzione|Controllo', 'intervento, lavoro, lavorazione'],
  ['malware|botnet|ransomware|tool|threat-actor', 'galaxy, cluster, galaxy cluster, threat, indicator'],
  ['DNI|Pasaporte|RUC|NIF', 'documento identidad, identificacion'],
  ['info|success|warning|error', 'message, notification, alert, log, notice, toast, flash'],
  [
    'text|image|video|file|link',
    'media, content, attachment, resource, post, asset, item content, element, block, mime content, page, multimedia',
  ],
  [
    'text|number|date|boolean|select',
    'field, data, column, value, attribute, input, variable, question, option, parameter, setting, property field, param, custom field, metadata, form field, user field, meta, feld, profile field',
  ],
  ['credit|debit', 'ledger entry, account entry, journal, movement, posting, balance, lancamento, transfer'],
  ['deposit|withdrawal|transfer|payment|fee', 'transaction, cash transaction, bank transaction, operation'],
  [
    'percent|fixed',
    'desconto, descuento, sconto, remise, rabatt, discount, coupon, promotion, commission, fee, rebate, tax, price, rule price, adjustment',
  ],
  ['checking|savings|business', 'account, bank account, conta'],
  [
    'user|group|organization',
    'owner, recipient, target user, member, actor, author, sender, receiver, subject, assignee, requester, principal, source user, creator, participant',
  ],
  [
    'Post|Comment|Product|Order|User',
    'commentable, likeable, taggable, imageable, entity, object, model, record, reference, ref, parent, related, source, resource model, target, trackable, auditable, subject model, notifiable, linked, followed, owner model, loggable, res, addressable',
  ],
  [
    'individual|company',
    'customer, client, partner, party, legal, contact person, person, vendor, supplier, taxpayer, cliente',
  ],
  ['mobile|home|work', 'phone, telephone, contact, phone number, email, tel'],
  ['home|billing|shipping|work', 'address, addr, location address'],
  ['invoice|receipt|contract|report', 'document, doc, file document, voucher, paper, documento'],
  ['passport|id card|driver license', 'id, identity, identification, id document, card identity'],
  ['visa|mastercard|amex', 'card, credit card, cc, payment card'],
  ['sale|rent', 'property listing, listing property, offer, contract property, deal, transaction property'],
  ['apartment|house|office|land', 'property, building, home, house, housing, real estate, imovel'],
  ['single|double|suite|family', 'room, bed room, habitacion, bed, quarto'],
  ['standard|express|overnight|pickup', 'shipping, delivery, shipment, freight, ship, service'],
  [
    'view|click|sign_up|purchase|login',
    'event, action, activity, tracking, interaction, log action, conversion, hit',
  ],
  ['bug|feature|task|improvement', 'issue, ticket, task, story, work item, request, request change'],
  ['admin|editor|member|guest', 'user, role, permission, access, usr, login'],
  ['A+|A-|B+|B-|AB+|O+|O-', 'blood'],
  ['inpatient|outpatient|emergency', 'visit, admission, encounter, patient, hospitalization, care, admit'],
  ['lecture|seminar|lab|exam', 'course, class, lesson, session, exam, assessment, curso'],
  ['one-way|round-trip', 'trip, flight, journey, fare, voyage'],
  ['car|truck|van|motorcycle', 'vehicle, transport, vehicule, auto, veiculo'],
  ['gasoline|diesel|electric|hybrid', 'fuel, engine, energy, motor'],
  ['string|integer|boolean|json', 'config, variable type, argument'],
  ['document|image|video|audio|archive', 'file, datei, fichier, archivo, arquivo, upload'],
  ['cover|gallery|thumbnail|photo', 'image, picture, imagem, imagen, immagine, foto'],
  ['GET|POST|PUT|DELETE', 'http, method http'],
  ['page|article|menu|category', 'link, menu, node, seo, url, redirect, navigation, sitemap'],
  ['box|pallet|container|envelope', 'package, container, packaging, parcel, cargo, storage'],
  ['in|out', 'stock, inventory, stock movement, direction, flow, io'],
  [
    'monthly|yearly|weekly',
    'billing, subscription, period, frequency, interval, recurrence, repeat, schedule, plan period',
  ],
  [
    'public|private|restricted',
    'visibility, channel, group, space, repository, room chat, access level, list',
  ],
  ['Street|Avenue|Road|Lane|Drive', 'street'],
  ['cron|simple|calendar', 'trigger, job trigger, qrtz'],
  ['personal|mortgage|car|student', 'loan, credit loan, credit, debt, prestamo, emprestimo, kredit'],
  ['breakfast|lunch|dinner|snack', 'meal, diet meal, mahlzeit, repas, comida, refeicao'],
  ['email|social|search|display', 'campaign, marketing campaign, ad campaign, marketing'],
  ['banner|video|native|text', 'ad, advert, advertisement, creative'],
  ['call|meeting|email|task', 'crm activity, sales activity, follow up, followup, touchpoint, engagement'],
  ['general|private|reminder', 'note, memo, remark'],
  ['economy|business|first', 'seat, cabin, seat class, travel class'],
  [
    'standard|VIP|student|child',
    'admission ticket, event ticket, ticket sale, ticket price, ticket event, entry, pass, concert ticket, visitor',
  ],
  [
    'full-time|part-time|temporary|intern',
    'employee, staff, worker, employment, job, vacancy, job posting, position, job offer, workload',
  ],
  ['retail|wholesale|service|manufacturing', 'business, merchant, enterprise, trade'],
  ['clay|loam|sand|silt', 'soil, soil sample, boden, suelo, solo'],
  ['cereal|vegetable|fruit|legume', 'crop, culture, cultivo, cultura, harvest, seed, farm product'],
  ['centrifugal|submersible|diaphragm', 'pump'],
  ['LAN|WAN|VPN|Wi-Fi', 'network, network connection, interface network, net'],
  ['web|database|mail|file', 'server, host, virtual machine, vm'],
  [
    'mysql|postgresql|sqlite|sqlserver',
    'database, db, datasource, data source, dbms, connection db, db connection',
  ],
  ['full|incremental|differential', 'backup, snapshot, dump'],
  ['wildcard|single domain|multi domain', 'ssl certificate, tls certificate'],
  ['RSA|EC|Ed25519', 'key pair, ssh key, public key, private key, crypto key'],
  [
    'password|oauth|saml|api_key',
    'auth, authentication, authentification, credential, grant, auth method, signin',
  ],
  ['access|refresh|reset|invite', 'token, jwt, auth token'],
  ['salary|bonus|interest|sale', 'income, earning, revenue, ingreso, receita, einkommen'],
  ['one-time|monthly|yearly', 'donation, pledge, gift donation, contribution, spende'],
  ['perpetual|subscription|trial', 'license, licence, software license'],
  ['length|weight|volume|count', 'unit, measure, unit measure, measurement unit, uom'],
  ['flat|gable|hip', 'roof'],
  ['shop|kiosk|outlet|online', 'store, shop, point of sale, pos, tienda, loja'],
  ['primary|secondary|vocational', 'school, escuela, escola, schule, ecole, education'],
  ['public|private|clinic', 'hospital, health facility, health center, medical center'],
  ['points|discount|gift', 'reward, loyalty, bonus, prize'],
  ['mRNA|inactivated|live attenuated', 'vaccine, vaccination, immunization'],
  ['food|drug|pollen|insect', 'allergy, allergen, alergia'],
  ['blood|urine|imaging|genetic', 'medical test, lab test, laboratory test, analysis, lab exam'],
  ['unit|integration|manual', 'test case, test run, software test'],
  [
    'multiple choice|essay|practical',
    'quiz, exam question, quiz question, assessment item, test, exam paper',
  ],
  ['blood|tissue|water|soil', 'sample, specimen, muestra, amostra, probe'],
  ['oak|pine|maple|birch', 'tree, wood, timber'],
  [
    'bus|train|tram|metro',
    'station, stop, bus stop, transit, transport line, route, line, transport mode, haltestelle',
  ],
  ['rss|atom|json', 'feed, news feed'],
  ['allow|deny|limit', 'rule, firewall rule, access rule, acl, policy rule, filter rule'],
  ['range|list|text|date', 'filter, search filter'],
  ['chart|table|text|map', 'widget, dashboard widget, panel, dashboard item, gadget ui'],
  ['bar|line|pie|area', 'chart, graph, diagram, plot chart'],
  ['summary|detail|monthly|annual', 'report, reporte, relatorio, bericht, rapport'],
  ['personal|shared|team', 'dashboard, view'],
  ['select|insert|update|delete', 'query, statement sql, sql, db operation'],
  ['debug|release|nightly', 'build, compile'],
  ['major|minor|patch', 'release, version, software release'],
  ['feature|bugfix|release', 'git branch, code branch'],
  ['head office|regional|local', 'branch, office, filial, sucursal, branch office, agency'],
  ['docker|npm|maven|raw', 'artifact, package registry, registry'],
  ['stripe|paypal|bank', 'payment provider, payment gateway, psp, gateway payment'],
  [
    'email|sms|push|web',
    'notification channel, delivery channel, communication, contact channel, send, subscription channel',
  ],
  ['html|text|pdf', 'template, email template, report format, document template, output, export, print'],
  ['contact|survey|registration', 'form, web form'],
  ['primary|secondary|link', 'button, cta'],
  [
    'residential|commercial|industrial',
    'zone, area, district, land, land use, zoning, real estate zone, lot land',
  ],
  ['theater|stadium|club|hall', 'venue, location event, place event'],
  ['paperback|hardcover|e-book|audiobook', 'book, edition, buch, livre, livro, libro'],
  ['public|university|school', 'library, biblioteca, bibliotheque'],
  ['publisher|imprint|self-published', 'publisher, editorial'],
  ['album|single|EP|live', 'album, release music, disc, record music'],
  ['string|brass|woodwind|percussion', 'instrument, musical instrument'],
  ['sword|bow|axe|staff', 'weapon, arma, waffe'],
  ['light|medium|heavy|shield', 'armor, armour, shield'],
  ['beast|undead|dragon|demon', 'monster, creature, enemy, mob, npc, boss'],
  ['main|side|daily|event', 'quest, mission, game quest'],
  ['active|passive|ultimate', 'skill, ability, talent, perk'],
  ['attack|defense|healing', 'spell, magic, move'],
  ['weapon|armor|potion|material', 'game item, loot, item drop, inventory item game, item template'],
  ['knockout|league|friendly', 'tournament, match, competition, championship, fixture, torneo, campeonato'],
  ['action|puzzle|strategy|sports', 'game, video game, juego, jogo, jeu'],
  ['amateur|professional|youth', 'player, team, club, athlete, league'],
  ['daily|weekly|monthly', 'stat, statistic, summary, digest, aggregate, task recurring'],
  ['income|expense|transfer', 'budget line, ledger, bookkeeping, cash flow, financial, finance, cashbook'],
  ['asset|liability|equity|revenue|expense', 'gl account, ledger account, chart account, accounting'],
  ['cash|card|transfer', 'payment, receipt payment, paid, pay, tender'],
  ['common|preferred|option', 'share, stock share, equity'],
  ['stock|bond|fund|option', 'security, instrument financial, investment, holding, portfolio'],
  ['market|limit|stop', 'trade order, stock order, order book, crypto order'],
  ['buy|sell', 'trading, order side, position trade'],
  [
    'preventive|corrective|emergency',
    'work order, repair, servicing, service order, technical service, intervention',
  ],
  ['safety|quality|fire|annual', 'inspection, audit, check, control'],
  ['critical|major|minor', 'defect, fault, nonconformity, error log, failure'],
  ['theft|accident|fraud|damage', 'incident, claim, crime, offense, case police, accident'],
  ['civil|criminal|family|labor', 'case, court case, lawsuit, legal case, proceso, processo'],
  ['motion|petition|appeal|complaint', 'filing, legal filing, petition'],
  ['injection|oral|topical', 'administration, medication route, dose'],
  [
    'tablet|capsule|syrup|injection',
    'medicine, drug, medication, medicament, medicamento, obat, medicine form',
  ],
  ['surgery|consultation|therapy|imaging', 'procedure, treatment, medical service, therapy'],
  [
    'allergy|chronic|acute|injury',
    'condition, medical condition, disease, diagnosis, illness, problem medical',
  ],
  ['dog|cat|bird|rabbit', 'pet, animal, mascota, haustier'],
  ['mammal|bird|reptile|fish', 'species, animal species, wildlife, fauna'],
  ['tree|shrub|flower|herb', 'plant, flora, pflanze, planta'],
  ['beach|museum|park|restaurant', 'attraction, place, poi, point interest, destination, sight'],
  [
    'city break|beach|adventure|cruise',
    'tour, travel package, holiday package, vacation package, viaje, reise',
  ],
  ['starter|main|dessert|drink', 'dish, menu item, recipe, food, plato, prato, gericht, meal item'],
  ['sauce|topping|extra', 'modifier, addon, add on, extra'],
  ['pickup|delivery|dine-in', 'food order, restaurant order, order mode'],
  ['sedan|SUV|hatchback|van', 'car model, car body'],
  ['summer|winter|all-season', 'tire, tyre'],
  ['manual|automatic', 'transmission, gearbox, gear, run, entry mode, trigger mode'],
  ['freehold|leasehold|rent', 'tenure, ownership'],
  ['maternity|sick|annual|unpaid', 'leave request, absence, vacation, time off, leave'],
  ['morning|evening|night', 'shift, turn, work shift, duty'],
  ['verbal|written|final', 'warning, disciplinary, sanction'],
  [
    'temperature|humidity|pressure|motion',
    'sensor, measurement, measure sensor, reading, probe sensor, observation',
  ],
  ['sensor|gateway|camera|meter', 'device, iot device, equipment, appliance, hardware, dispositivo'],
  ['electricity|water|gas', 'meter, utility, meter reading, consumption, supply'],
  ['solar|wind|hydro|gas', 'power plant, plant energy, generator, energy source, power'],
  ['river|lake|groundwater|spring', 'water, water body, water source'],
  ['rain|snow|fog|clear', 'weather, precipitation'],
  ['ground|surface|satellite|drone', 'survey land, image source, observation platform'],
  ['polygon|point|line', 'geometry, feature, geo, shape, layer, map feature'],
  ['raster|vector|tile', 'map layer, gis, map'],
  ['http|tcp|icmp|dns', 'monitor, health check, uptime, check network, connection'],
  ['cpu|memory|disk|network', 'metric, resource usage, counter, host metric'],
  ['exact|regex|prefix', 'match rule, pattern, matching'],
  ['A|AAAA|CNAME|MX|TXT', 'dns, dns record, record dns, rr, domain record, zone record'],
  ['upload|download|sync', 'file transfer, download'],
  ['like|love|laugh|sad', 'reaction, emoji, like'],
  [
    'friend|follow|block',
    'user relation, connection user, friendship, contact relation, follow relation, follower',
  ],
  [
    'parent|spouse|sibling|child',
    'relation, relationship, family, family relation, kin, relative, guardian, relative relation, dependent, dependant',
  ],
  ['spam|abuse|off-topic|other', 'flag, report abuse, abuse, report user, moderation report, violation'],
  [
    'single choice|multiple choice|text|rating',
    'survey question, survey, poll, poll question, form question',
  ],
  ['bug|idea|praise|question', 'feedback, suggestion, contact request, inquiry, enquiry, message contact'],
  ['homework|quiz|project|exam', 'assignment, grade item, homework, task school, grade, mark'],
  ['bachelor|master|doctorate', 'degree, study, program study, academic program, programme'],
  ['mandatory|elective', 'module, module course, course unit, class subject'],
  ['national|religious|school', 'holiday, feiertag, feriado'],
  ['keynote|talk|workshop|panel', 'conference, conference session, talk, presentation, speech'],
  ['concert|workshop|conference|meetup', 'evento, veranstaltung, evenement, calendar event, happening'],
  ['birthday|wedding|graduation', 'occasion, celebration, party event'],
  ['romantic|action|drama|comedy', 'film, movie, pelicula, filme'],
  ['movie|series|documentary', 'title, show, program tv, content video, stream, tv'],
  ['news|opinion|interview|review', 'article, news, blog post, post blog'],
  ['income tax|sales tax|property tax', 'taxes, tax return, impuesto, imposto'],
  ['local|national|international', 'call, mail, trade fair, news region, conference region, carrier'],
  ['cardboard|plastic|wood|metal', 'material, container material, material type'],
  ['paper|plastic|glass|organic', 'waste, trash, recycling, garbage, bin'],
  ['oil|filter|brakes|tires', 'car service, vehicle service'],
  ['vehicle deposit|security|advance', 'deposit, prepayment'],
  [
    'inbound|outbound|internal',
    'transfer stock, call direction, traffic, shipment direction, stock transfer',
  ],
  [
    'receipt|issue|adjustment|return',
    'inventory transaction, warehouse movement, stock entry, goods movement',
  ],
  ['raw|semi-finished|finished', 'stock item, goods, material stock, part, component item'],
  ['production|purchase|service', 'item master, sku'],
  ['hazardous|fragile|perishable|general', 'goods transport'],
  ['dry|refrigerated|tank', 'trailer, truck'],
  ['landing|product|checkout|home', 'page view, landing page, web page'],
  ['desktop|mobile|tablet', 'client device, user device, visit device'],
  ['header|footer|sidebar|content', 'section, region page, widget area, layout block'],
  ['email|phone|chat|web', 'ticket source, request source, contact method, lead source type'],
  ['bank|cash|mobile money', 'wallet, fund source, cash account'],
  ['income|outcome', 'category finance, finance category'],
  ['human|bot|system', 'agent, message sender, author message'],
  ['speaker|sponsor|attendee|guest', 'attendee, delegate, event participant'],
  ['gold|silver|bronze', 'sponsor, sponsorship, partner level'],
  [
    'city|state|country',
    'location, place level, region, administrative division, geographic, locality, geo area, territory',
  ],
];

/** The statuses and the states of things. */
const STATES: readonly ThingRow[] = [
  [
    'activo|inactivo|pendiente',
    'persona, empleado, proveedor, producto, empresa, alumno, docente, categoria, articulo',
  ],
  [
    'open|in progress|resolved|closed',
    'issue, ticket, bug, incident, case, request, complaint, defect, problem, support ticket, claim, story, chamado',
  ],
  ['open|merged|closed', 'pull request, merge request, pr, review'],
  [
    'todo|in progress|done',
    'task, todo, step, work item, assignment, subtask, checklist, tarefa, card, activity, job task, action item',
  ],
  [
    'pending|paid|shipped|delivered|cancelled',
    'order, sale, purchase, sales order, purchase order, pedido, bestellung, commande, order item, order line, venda, order summary',
  ],
  ['draft|sent|paid|overdue', 'invoice, bill, factura, fatura, rechnung, facture, statement'],
  [
    'pending|completed|failed|refunded',
    'payment, transaction, refund, payout, transfer, charge, pago, pagamento, deposit, withdrawal, settlement',
  ],
  [
    'active|inactive|suspended',
    'user, account, member, customer, employee, client, supplier, vendor, partner, contact, usr, person, usuario, cliente, tenant, merchant, profile, company, organization, cust, admin',
  ],
  [
    'active|trial|expired|cancelled',
    'subscription, membership, license, plan, policy, contract, coupon, promotion, voucher, warranty',
  ],
  [
    'draft|published|archived',
    'post, article, page, product, news, blog, content, document, survey, template, item, course, video, form, listing, campaign content, menu, event page, wiki, faq, media, book record',
  ],
  [
    'pending|approved|rejected',
    'comment, application, leave, approval, expense, registration, enrollment request, proposal, quote, friend, invitation, review comment, loan, verification, leave request, moderation, submission, reservation request, candidate, recruitment',
  ],
  [
    'booked|confirmed|cancelled|completed',
    'booking, reservation, appointment, visit, rental, event, meeting, reserva, cita, consulta, session, trip, termin, lesson',
  ],
  [
    'pending|in transit|delivered|returned',
    'shipment, delivery, package, shipping, parcel, tracking, consignment, envio, freight, cargo',
  ],
  [
    'queued|running|succeeded|failed',
    'job, run, build, task run, process, batch, import, export, queue, deployment, pipeline, execution, backup, sync, migration, cron, workflow',
  ],
  [
    'queued|sent|delivered|failed',
    'message, email, notification, sms, mail, mailing, newsletter, campaign, push, outbox, email log, invite',
  ],
  ['scheduled|boarding|departed|arrived|delayed', 'flight, train, departure'],
  [
    'available|occupied|maintenance',
    'room, vehicle, car, equipment, table, machine, bed, seat, copy, asset, property, unit, parking, apartment, quarto, mesa, locker',
  ],
  [
    'online|offline|error',
    'device, sensor, server, node, host, machine device, gateway, camera, service, agent, endpoint, connection, printer, network, system',
  ],
  [
    'planned|active|on hold|completed',
    'project, campaign, sprint, milestone, program, phase, plan project, projeto, proyecto, production, work order, maintenance, construction',
  ],
  [
    'scheduled|live|finished',
    'match, game, race, tournament, round, fixture, partida, jogo, spiel, contest, auction',
  ],
  [
    'enrolled|completed|dropped',
    'enrollment, enrolment, student, course enrollment, registration course, matricula',
  ],
  ['in stock|low stock|out of stock', 'stock, inventory, product stock, availability'],
  ['admitted|discharged', 'patient, admission, encounter, hospitalization'],
  ['yes|no|abstain', 'vote, voting, hlasovani'],
  ['A|B|F', 'line status'],
];

const byThing = (rows: readonly ThingRow[]): ReadonlyMap<string, FieldGuess> =>
  new Map(
    rows.flatMap(([values, things]) =>
      things
        .split(', ')
        .map((thing) => [thing, { field: 'list', options: { values: values.split('|') } }] as const),
    ),
  );

export const namesByThing: ReadonlyMap<string, FieldGuess> = new Map([...byThing(NAMES), ...domainNames]);
export const typesByThing = byThing(TYPES);
export const statesByThing = byThing(STATES);
