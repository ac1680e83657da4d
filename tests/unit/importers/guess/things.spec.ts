import { expect, it } from 'vitest';
import { guessesByEnd } from '../../../../src/catalogue/column-words.ts';
import { fields } from '../../../../src/catalogue/fields.ts';
import { importSql } from '../../../fixtures/import/imported.ts';

/** The content that a reader expects in such a column: a field, a part of its pattern, or one of its values. */
const EXPECTED: readonly (readonly [ddl: string, column: string, values: RegExp | string | number])[] = [
  ['tickets (id int, state varchar(20))', 'state', 'open'],
  ['orders (id int, company char(20))', 'company', /\(Group\|Supply/],
  ['match_reports (id int, freekick2 varchar(2))', 'freekick2', '12'],
  ['flight (id int, dep_loc varchar(50))', 'dep_loc', 'location.city'],
  ['leave_day (id int, unit_of_measure varchar(10))', 'unit_of_measure', 'Days'],
  ['intake (id int, datefound varchar(30))', 'datefound', 'date'],
  ['patient (id int, relat_name varchar(255))', 'relat_name', 'person.fullName'],
  ['aluno (id int, materia varchar(40))', 'materia', 'Biologia'],
  ['consultas (id int, nombre varchar(40), email varchar(80))', 'nombre', 'person.fullName'],
  ['course_exercises (id int, title varchar(80))', 'title', 'Irregular Verbs'],
  ['visits (id int, street varchar(5))', 'street', /Elm/],
  ['visits (id int, address varchar(20))', 'address', /\(St\|Rd/],
  ['visits (id int, created_by varchar(12))', 'created_by', 'person.lastName'],
  ['visits (id int, sex char(3))', 'sex', 'F'],
  ['visits (id int, gender varchar(6))', 'gender', 'Female'],
  ['issue (id int, state text)', 'state', 'open'],
  ['departments (id int, department_name varchar(60))', 'department_name', 'Accounting'],
  ['phone_number_type (id int, name varchar(50))', 'name', 'Mobile'],
  ['genre (id int, name varchar(60))', 'name', 'music.genre'],
  ['club (id int, nombre varchar(60))', 'nombre', 'FC Northfield'],
  ['role (id int, name varchar(60))', 'name', 'Administrator'],
  ['currency (id int, name varchar(60))', 'name', 'finance.currencyName'],
  ['nation (n_nationkey int, n_name char(25))', 'n_name', 'location.country'],
  ['countries (id int, name varchar(60))', 'name', 'location.country'],
  ['states (id int, state_province_name varchar(50))', 'state_province_name', 'location.state'],
  ['addresses (id int, city text, state text)', 'state', 'location.state'],
  ['api_keys (id int, value varchar(255))', 'value', 'string.alphanumeric'],
  ['dept (id int, leader varchar(40))', 'leader', 'person.fullName'],
  ['users (id int, logon_name varchar(40))', 'logon_name', 'internet.username'],
  ['t (id int, create_by varchar(64))', 'create_by', 'internet.username'],
  ['t (id int, bcc varchar(128))', 'bcc', 'internet.email'],
  ['t (id int, locale varchar(10))', 'locale', 'en-US'],
  ['t (id int, neighborhood varchar(50))', 'neighborhood', 'Downtown'],
  ['t (id int, description text)', 'description', 'word.sentences'],
  ['t (id int, slug varchar(200))', 'slug', 'word.slug'],
  ['identities (id int, name varchar(128))', 'name', /Main.* identity$/],
  ['soil_samples (id int, soil_type varchar(40))', 'soil_type', 'Clay'],
  ['loan (id int, type varchar(40))', 'type', 'mortgage'],
  ['weapons (id int, weapon_type varchar(40))', 'weapon_type', 'Sword'],
  ['qwertz (id int, type varchar(40))', 'type', 'general'],
  ['loans (id int, loaned_to varchar(100), due date)', 'loaned_to', 'person.fullName'],
  ['qrtz_triggers (id int, trigger_type varchar(8))', 'trigger_type', 'CRON'],
  ['medicines (id int, substance varchar(100))', 'substance', 'Ibuprofen'],
  ['settings (id int, attribute varchar(100), value text)', 'attribute', 'timezone'],
  ['styles (id int, only_if_visible smallint)', 'only_if_visible', 1],
  ['vcard (id int, nickname varchar(90), lnickname varchar(90))', 'lnickname', 'internet.username'],
  ['medicine (id int, name_m varchar(90), strength varchar(20))', 'name_m', 'Ibuprofen'],
  ['course (cno int, cname varchar(60), ctype varchar(30))', 'cname', 'Linear Algebra'],
  ['devices (id int, min_firmware_version varchar(20))', 'min_firmware_version', /\\\.\\d/],
  ['heroes (id int, race varchar(40))', 'race', 'Halfling'],
  ['consumption (id int, reason_for_consumption varchar(255))', 'reason_for_consumption', /Customer request/],
  ['airports (id int, alias varchar(30))', 'alias', /north/],
  ['users (id int, alias varchar(30))', 'alias', 'internet.username'],
  ['shipments (id int, pdf_file_name text)', 'pdf_file_name', /pdf$/],
  ['guests (id int, ip char(15))', 'ip', 'internet.ipv4'],
  ['driver (fname varchar(50), lname varchar(50))', 'lname', 'person.lastName'],
  ['items (id int, has_childs int)', 'has_childs', 1],
  ['towns (id int, town varchar(60) NOT NULL UNIQUE)', 'town', /Springs/],
  ['people (id int, full_name varchar(90) NOT NULL UNIQUE)', 'full_name', /Carla/],
  ['user_addresses (id int, address_text varchar(255))', 'address_text', 'location.streetAddress'],
  ['zones (id int, photo_name varchar(90))', 'photo_name', /IMG/],
  ['admin (id int, admin_xyzzy varchar(50))', 'admin_xyzzy', /^Admin xyzzy/],
  ['tree_species (id int, common_name_tree_species varchar(90))', 'common_name_tree_species', 'English oak'],
  ['tickets_log (id int, class varchar(50))', 'class', 'Economy'],
  ['staff_log (id int, operation varchar(10))', 'operation', 'UPDATE'],
  ['qwertz (id int, category varchar(50))', 'category', 'General'],
  ['beers (id int, description varchar(500))', 'description', /citrus/],
  ['alerts (id int, message text)', 'message', /Low battery/],
  ['gene_name (id int, value varchar(90))', 'value', 'BRCA1'],
  ['weather_alerts (id int, title text)', 'title', 'Storm warning'],
  ['order_modifiers (id int, option_name varchar(90))', 'option_name', 'Extra cheese'],
  ['user_events (id int, description text)', 'description', /live music/],
  ['users (id int, description text)', 'description', 'person.bio'],
  // Sentences about the subject of the table
  ['patients (id int, notes text)', 'notes', /headache/],
  ['orders (id int, delivery_instructions text)', 'delivery_instructions', /front door/],
  ['chat_messages (id int, message text)', 'message', /are you free/],
  ['tickets (id int, description text)', 'description', /invoice\|report/],
  ['listings (id int, description text)', 'description', /apartment/],
  ['recipes (id int, instructions text)', 'instructions', /Chop/],
  ['students (id int, remarks varchar(255))', 'remarks', /homework/i],
  ['orders (id int, opmerking text)', 'opmerking', /Leveren/],
  ['t (id int, qwertz varchar(40))', 'qwertz', /^Qwertz \[1-9\]/],
  // Subjects of tables
  ['cattle (id int, breed varchar(50), birth_date date)', 'breed', 'Holstein'],
  ['movies (id int, title varchar(100))', 'title', 'Winter Light'],
  ['flights (id int, origin varchar(50), price decimal(8,2))', 'origin', /JFK/],
  ['candidates (id int, position varchar(100))', 'position', 'Treasurer'],
  ['diagnosis (id int, diagnosis_condition text)', 'diagnosis_condition', 'Asthma'],
  ['comments (id int, name varchar(120))', 'name', 'person.fullName'],
  ['news (id int, category varchar(50))', 'category', 'Culture'],
  ['expenses (id int, category varchar(50))', 'category', 'Utilities'],
  ['products (id int, category varchar(50))', 'category', 'commerce.department'],
  ['events (id int, featured_until varchar(32))', 'featured_until', 'date'],
  ['player (id int, contract_end varchar(32))', 'contract_end', 'date'],
  ['t (id int, state varchar(8), city varchar(40))', 'state', 'location.stateAbbreviation'],
  ['clientes (id int, cpf varchar(11))', 'cpf', /^\[1-9\]/],
  ['aircraft_model (id int, model_name varchar(30))', 'model_name', 'airline.airplane'],
  ['city (id int, namecity varchar(255))', 'namecity', 'location.city'],
  ['pays (id int, nom_en_gb varchar(45))', 'nom_en_gb', 'location.country'],
  ['staff (id int, st_name varchar(255))', 'st_name', 'person.fullName'],
  ['factions (id int, rank_name_1 varchar(32))', 'rank_name_1', 'Captain'],
  ['books (id int, titel varchar(30), betreff varchar(20))', 'betreff', 'Open day'],
  // Kinds and states with tables of their own
  ['status_payment (id int, name varchar(100))', 'name', 'Completed'],
  ['cinemas_types (id int, name varchar(100))', 'name', 'Premium'],
  ['payment_method (id int, name varchar(100))', 'name', 'PayPal'],
  ['roles (id int, name varchar(60) unique not null)', 'name', /Central .*Manager/],
  // Names without marks between their words
  ['animales (id int, nombreanimal varchar(40))', 'nombreanimal', 'animal.type'],
  ['employes (nomemp text, preemp text, telemp text, adremp text)', 'telemp', 'phone.number'],
  ['users (id int, user_name char(10))', 'user_name', 'internet.username'],
  // Files
  ['images (id int, chemin varchar(255))', 'chemin', /jpg/],
  ['plugins (id int, path text)', 'path', /plugins/],
  ['fotos (id int, nombre varchar(255))', 'nombre', /jpg/],
  // Units, flags and codes
  ['articoli (id int, unita text)', 'unita', 'kg'],
  ["stock (id int, units varchar(20) default 'each')", 'units', 'each'],
  ['shop (id int, mobile_list_use tinyint(4) default 0)', 'mobile_list_use', 1],
  ['imoveis (id int, tem_garagem varchar(3))', 'tem_garagem', 'yes'],
  ['casas (id int, tiene_garaje text)', 'tiene_garaje', 'SI'],
  ['orders (id int, zip char(3))', 'zip', 'string.numeric'],
  ['items (id int, codice text)', 'codice', /\d/],
  ['settings (id int, language varchar(11))', 'language', 'de'],
  ['sites (id int, lat varchar(31), lon varchar(31))', 'lat', /\\\.\\d/],
  ['countries (id int, currency_format varchar(30))', 'currency_format', '#,##0.00'],
  // Texts that programs read
  ['report (id int, sqlcontent text)', 'sqlcontent', /^SELECT/],
  ['logs (id int, error_message text)', 'error_message', 'File not found'],
  // Words of several meanings
  ['switches (id int, model varchar(255))', 'model', /\[A-Z\]/],
  ['cars (id int, model varchar(255))', 'model', 'vehicle.model'],
  ['pubsub_nodes (id int, reply_policy varchar(15))', 'reply_policy', 'restricted'],
  ['race_data (id int, race_gap varchar(20))', 'race_gap', /\\\+/],
  ['shipping_rates (id int, method_name varchar(255))', 'method_name', 'Overnight'],
  ['user_attributes (id int, attribute_value text)', 'attribute_value', 'none'],
  ['timer_jobs (id int, type varchar(255), retries int)', 'type', 'cleanup'],
  ['social_config (id int, twitter_key varchar(100))', 'twitter_key', /\{32\}/],
  ['readings (id int, co2 int)', 'co2', 'number'],
  ['routers (id int, allowed_ips text)', 'allowed_ips', 'internet.ipv4'],
  ['routers (id int, `allowedIPs` text)', 'allowedIPs', 'internet.ipv4'],
  ['presence (id int, offline_date char(15))', 'offline_date', /^0017/],
  ['mail_settings (id int, smtp_port int)', 'smtp_port', 587],
  ["columns (id int, display text default '{}')", 'display', 'json'],
  ['sinais_vitais (id int, pressao_arterial varchar(10))', 'pressao_arterial', '120/80'],
  ['users (id int, legacypassword varchar(32))', 'legacypassword', 'internet.password'],
  ['order_summary (id int, first_name_d varchar(32))', 'first_name_d', 'person.firstName'],
  ['act_user (id int, first_ varchar(64))', 'first_', 'person.firstName'],
  ['orders (id int, name varchar(20), email varchar(50))', 'name', 'person.fullName'],
  ['log (request text, result text, response text, rejected int, reason text)', 'request', 'POST /login'],
  // Names
  ['pet_raca (id int, descricao varchar(50))', 'descricao', 'animal.dog'],
  ['pagamentos (id int, descricao varchar(50), nome varchar(50))', 'descricao', 'Sem observações.'],
  ['seqfeatures (id int, display_name varchar(64))', 'display_name', /seqfeature/],
  ['profiles (id int, display_name varchar(64))', 'display_name', 'person.fullName'],
  ['engines (id int, name text, full_name varchar(64))', 'full_name', /engine/],
  ['customers (id int, first_name text, title varchar(16))', 'title', 'person.prefix'],
  ['vlans (id int, name varchar(255))', 'name', 'Servers'],
  ['widgets (id int, title varchar(64))', 'title', 'Search'],
  ['tipiintervento (id int, descrizione varchar(100))', 'descrizione', /tipiintervento$|Tipiintervento/],
  ['oc_t_user (pk_i_id int, s_name varchar(100))', 's_name', 'person.fullName'],
  ['log (id int, entity0_credit text)', 'entity0_credit', 'person.fullName'],
  ['time (id int, mitarbeiter varchar(255))', 'mitarbeiter', 'person.fullName'],
  ['usuario (id int, nombre varchar(50), apellido varchar(50))', 'nombre', 'person.firstName'],
  // Business software
  ['payment_attempts (id int, state_name varchar(40))', 'state_name', 'PENDING'],
  ['suppliers (id int, curr_code char(3))', 'curr_code', 'finance.currencyCode'],
  ['currency (id int, code varchar(3))', 'code', 'finance.currencyCode'],
  ['stock (id int, sales_account varchar(15))', 'sales_account', /\\d\{3\}/],
  ['plugins (id int, author varchar(50))', 'author', 'person.fullName'],
  ['email_queue (id int, recipient varchar(255))', 'recipient', 'internet.email'],
  ['kb_article (id int, title varchar(255))', 'title', 'word.title'],
  ['invoice_items (id int, type varchar(24))', 'type', 'service'],
  ["users (id int, locale varchar(9) default 'en_GB')", 'locale', 'de_DE'],
  ['events (id int, user_id varchar(36))', 'user_id', 'string.uuid'],
  ['hosting (id int, max_ftp varchar(50))', 'max_ftp', '10'],
  ['orders (id int, utimestamp int)', 'utimestamp', 'number'],
  ['staff (id int, salesman_name char(60))', 'salesman_name', 'person.fullName'],
  ['`%TABLE_PREFIX%group` (id int, name varchar(60))', 'name', /\) group$/],
  ['items (id int, item_number varchar(255) unique)', 'item_number', 'regex'],
  ['items (id int, dimension varchar(70))', 'dimension', / x /],
  ['visits (id int, http_referer varchar(255))', 'http_referer', /^https/],
  ['templates (id int, email_subjects text)', 'email_subjects', 'word.title'],
  ['plants (id int, square_footage varchar(70))', 'square_footage', '500'],
  ['faq (id int, language varchar(5))', 'language', 'location.language'],
  ['themes (id int, color_link varchar(6))', 'color_link', /a-f/],
  ['forums (id int, service_ids varchar(64))', 'service_ids', /,/],
  [
    'category_lang (id int, name varchar(90), description text)',
    'description',
    /Simple\|Regular\|Special\) category[^ ]/,
  ],
  ['forest_zones (id int, name varchar(90), description text)', 'description', /\) forest zone/],
  ['dowels (id int, remarks varchar(900))', 'remarks', /Details of the dowel /],
  ['dowels (id int, markings varchar(900))', 'markings', /^\(The\|Some\|All\|Most\) markings /],
  [
    'dowels (id int, description text, kunde int, strasse int, menge int)',
    'description',
    /täglichen Gebrauch/,
  ],
  ['lagoons (id int, name varchar(90))', 'name', /\|North\|/],
  ['dowels (id int, name varchar(90))', 'name', /\|Classic\|/],
  ['menu_items (id int, description text)', 'description', /pasta|salmon/],
  ['order_items (id int, description text)', 'description', /backpack/],
  ['staff (id int, role varchar(40))', 'role', 'Cashier'],
  ['supplier_payments (id int, notes text)', 'notes', /Invoice/],
  ['member_sex (id int, value varchar(32))', 'value', 'person.sex'],
  ['nicks (id int, nick_name varchar(200))', 'nick_name', 'person.firstName'],
  ['groups (id int, desciption varchar(200))', 'desciption', /Project|New members/],
  [
    '`person` (`id` int(11) NOT NULL, `first_name` varbinary(120)) ENGINE=InnoDB',
    'first_name',
    'person.firstName',
  ],
  ['maillists (id int, bcc_address varchar(255))', 'bcc_address', 'internet.email'],
  ['results (id int, cpu_time int)', 'cpu_time', 'number'],
  ['vendors (id int, vendor_extension varchar(20))', 'vendor_extension', /1-9/],
  ['songs (id int, replay_gain decimal(6,2))', 'replay_gain', 'number'],
  ['hosts (id int, address varchar(255))', 'address', 'internet.ipv4'],
  ['files (id int, time_create double precision)', 'time_create', 'number'],
  ['mailbox (id int, enableimaptls smallint)', 'enableimaptls', 'list'],
  ['song (id int, sample_rate int)', 'sample_rate', 'list'],
  ['services (id int, name varchar(90), name_ci varchar(90))', 'name_ci', 'Consulting'],
  ['job (id int, name varchar(90), completed_at timestamp)', 'name', 'Daily backup'],
  [
    'service_agreements (id int, client_id int, contract_client_address text)',
    'contract_client_address',
    'location.streetAddress',
  ],
  ['mutations (id int, chr varchar(5), reference_allele text)', 'reference_allele', /ACGT/],
  ['settings (`key` varchar(99) primary key, value text)', 'key', /_/],
  ['live_log (state varchar(32), starts timestamp)', 'state', 'active'],
  ['wp_members (id int, adresse_adh text, nom_statut varchar(60))', 'nom_statut', 'actif'],
  ['stocks (id int, exchange varchar(20))', 'exchange', 'NASDAQ'],
  ['trades (id int, timeframe varchar(10))', 'timeframe', '15m'],
  ['blocks (id int, prev_hash varchar(80))', 'prev_hash', /0x/],
  ['pay_components (id int, name varchar(60))', 'name', 'Basic salary'],
  ['defects (id int, root_cause varchar(80))', 'root_cause', 'Worn tool'],
  ['shipments (id int, mode varchar(20))', 'mode', 'Sea'],
  ['loans (id int, term_length decimal(6,2))', 'term_length', 36],
  ['payments (id int, method varchar(30))', 'method', 'Bank transfer'],
  ['shoes (id int, name varchar(80))', 'name', 'Alpine Boot'],
  ['laptops (id int, cpu varchar(60))', 'cpu', 'AMD Ryzen 5'],
  ['surveys (id int, title varchar(90))', 'title', 'Employee Survey'],
  ['leaves (id int, reason text)', 'reason', /Summer vacation/],
  ['parking_spots (id int, spot_number varchar(9))', 'spot_number', /A-F/],
  ['flights (id int, gate varchar(5))', 'gate', /A-F/],
  ['pages (id int, title varchar(90))', 'title', 'Privacy policy'],
  ['bookings (id int, stripe_customer_id varchar(90))', 'stripe_customer_id', /cus_/],
  ['chess_games (id int, termination varchar(50))', 'termination', 'Checkmate'],
  ['wines (id int, grape varchar(50))', 'grape', 'Merlot'],
  ['minerals (id int, name varchar(50))', 'name', 'Quartz'],
  ['patients (id int, ward varchar(30))', 'ward', 'Cardiology'],
  ['hymns (id int, title varchar(90))', 'title', 'Amazing Grace'],
  ['expenses (id int, item_name varchar(50))', 'item_name', 'commerce.productName'],
  ['events (id int, event_type varchar(50))', 'event_type', 'Workshop'],
  ['delivery_status (id int, stat_name varchar(20))', 'stat_name', 'Completed'],
  ['supplier_payments (id int, notes text)', 'notes', /Refunded/],
  ['tblcustomer (id int, name varchar(50))', 'name', 'person.fullName'],
  ['qwertz_zombies (id int, name varchar(50))', 'name', /zombie$/],
  ["photos (id int, date_type varchar(20) DEFAULT 'unknown')", 'date_type', 'general'],
  ['policies (id int, date_approved varchar(20))', 'date_approved', 'date'],
  ['price_matrices (id int, name varchar(60))', 'name', /matrix$/],
  ['leads (id int, next_steps text)', 'next_steps', /supplier/],
  ['gender (code char(2), gender_description varchar(30))', 'gender_description', 'Female'],
  ['stores (id int, cash_tipping_message varchar(90))', 'cash_tipping_message', /see you soon/],
  ['test_suites (id int, suite_name varchar(60))', 'suite_name', 'Checkout'],
  ['attendance (id int, status varchar(20))', 'status', 'present'],
  ['appointments (id int, service varchar(60))', 'service', 'Consultation'],
  ['register (id int, name varchar(60), email varchar(90))', 'name', 'person.fullName'],
  ['stock_movements (id int, reason varchar(200))', 'reason', /Missing documents/],
  // Other languages
  ['villes (id int, titre varchar(60))', 'titre', 'location.city'],
  ['kupac (id int, prezime varchar(60))', 'prezime', 'person.lastName'],
  ['libros (id int, nombre_categorias varchar(50))', 'nombre_categorias', 'Libros'],
  ['produto (id int, nome varchar(100))', 'nome', 'Camiseta'],
  ['lavori (id int, tipo_intervento text)', 'tipo_intervento', 'Riparazione'],
  ['lavori (id int, modello_veicolo text)', 'modello_veicolo', 'vehicle.model'],
  ['lavori (id int, data_consegna text)', 'data_consegna', 'date'],
  ['clientes (id int, estado text)', 'estado', 'activo'],
  ['clientes (id int, ciudad text, estado text)', 'estado', 'location.state'],
  ['empresa (id int, telefonos text)', 'telefonos', 'phone.number'],
];

/** The ends of the range that a reader expects. */
const RANGES: readonly (readonly [ddl: string, column: string, min: number, max: number])[] = [
  ['golf_holes (id int, par int)', 'par', 3, 5],
  ['batting (id int, obp decimal(4,3))', 'obp', 0.29, 0.42],
  ['dives (id int, visibility int)', 'visibility', 3, 30],
  ['runs (id int, talk_time int)', 'talk_time', 1, 60],
  ['stock_counts (id int, variance int)', 'variance', -12, 12],
  ['projects (id int, total_expenses decimal(12,2))', 'total_expenses', 1000, 250000],
  ['lab_results (id int, creatinine decimal(4,2))', 'creatinine', 0.6, 1.4],
  ['loan (id int, balance decimal(12,2))', 'balance', 1000, 250000],
  ['campaigns (id int, impressions int)', 'impressions', 1000, 500000],
  ['patients (id int, height decimal(5,2))', 'height', 150, 198],
  ['patients (id int, height decimal(3,2))', 'height', 1.5, 1.98],
  ['weather (id int, wind_direction_20m float)', 'wind_direction_20m', 0, 359],
  ['escuela_alumno (id int, nota decimal(4,2))', 'nota', 0, 10],
  ['t (id int, phone int(11))', 'phone', 200_000_000, 989_999_999],
  ['accounts (id int, interestrate numeric)', 'interestrate', 0.1, 5],
  ['currencyhistory (id int, currvalue numeric)', 'currvalue', 0.5, 2],
  ['rack_contents (id int, rack_start int unsigned)', 'rack_start', 1, 42],
  ['ore_lavorate (id int, ore real)', 'ore', 0.5, 12],
  ['comments (id int, stars smallint)', 'stars', 1, 5],
  ['sales (id int, quantity_purchased decimal(15,3) default 0)', 'quantity_purchased', 1, 100],
  ['taxes (id int, tax_percentage decimal(25,6))', 'tax_percentage', 0, 25],
  ['accounts (id int, billing_cycle_day int)', 'billing_cycle_day', 1, 28],
];

it.each(RANGES)('%s: %s has a range of its kind', async (ddl, name, min, max) => {
  const { schema } = await importSql(`CREATE TABLE ${ddl};`);
  const column = schema.tables[0]?.columns.find((one) => one.name === name);
  expect([column?.field, column?.options?.min, column?.options?.max]).toEqual(['number', min, max]);
});

it('a time that lasts is no moment, and a time of an event is one', async () => {
  const { schema } = await importSql(
    'CREATE TABLE runs (id int, contact_time int, avg_ground_contact_time float, create_time int);',
  );
  const [, ...ends] = schema.tables[0]?.columns.map(({ options }) => Number(options?.max)) ?? [];
  expect(ends.map((end) => end > 1e9)).toEqual([false, false, true]);
});

it('a column of JSON with an empty list as its default has lists of different texts', async () => {
  const { schema } = await importSql("CREATE TABLE rides (id int, seats jsonb DEFAULT '[]'::jsonb);");
  expect(schema.tables[0]?.columns[1]).toMatchObject({ field: 'array', options: { distinct: true } });
});

it('a fade of a track lasts some seconds', async () => {
  const { schema } = await importSql("CREATE TABLE cues (id int, fade_out time default '00:00:00');");
  expect(schema.tables[0]?.columns[1]?.options?.to).toBe('00:00:09');
});

it.each(EXPECTED)('%s: the table and the words of %s tell what is in it', async (ddl, name, expected) => {
  const { schema } = await importSql(`CREATE TABLE ${ddl};`);
  const { field, options } = schema.tables[0]?.columns.find((column) => column.name === name) ?? {};
  const told = [field, options?.pattern, ...(Array.isArray(options?.values) ? options.values : [])];
  expect(told).toContainEqual(expected instanceof RegExp ? expect.stringMatching(expected) : expected);
});

it('two teams of a game differ, and years and addresses of a row, too', async () => {
  const { schema } = await importSql(
    'CREATE TABLE games (id int, home_team text, away_team text, start_year int, end_year int, html_url text, clone_url text);',
  );
  const optionsOf = (name: string) =>
    schema.tables[0]?.columns.find((column) => column.name === name)?.options;
  const home: unknown = optionsOf('home_team')?.values;
  const away: unknown = optionsOf('away_team')?.values;
  expect(Array.isArray(home) && Array.isArray(away) && home.some((team) => away.includes(team))).toBe(false);
  expect(Number(optionsOf('start_year')?.max)).toBeLessThan(Number(optionsOf('end_year')?.min));
  expect(optionsOf('html_url')?.pattern).not.toBe(optionsOf('clone_url')?.pattern);
});

it('each guess names a field of the catalogue', () => {
  const guesses = [...guessesByEnd.values()].flat().map(({ guess }) => guess.field);
  expect(guesses.filter((field) => !Object.hasOwn(fields, field))).toEqual([]);
});
