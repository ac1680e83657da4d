import { type About, domainRows } from './domain-words.ts';
import type { FieldGuess } from './field-words.ts';
import type { FieldId } from './fields.ts';

/**
 * The last words of names, a guess, and the words of the table or before them that the guess needs. Among the rows for the
 * longest end of a name, the first one that suits the type decides: a `unit` of texts is a list, and one of decimals is not.
 */
type ColumnRow = readonly [words: string, guess: FieldGuess, about?: RegExp];

const list = (texts: string): FieldGuess => ({ field: 'list', options: { values: texts.split('|') } });
const like = (pattern: string): FieldGuess => ({ field: 'regex', options: { pattern } });
const number = (min: number, max: number, decimals?: number): FieldGuess => ({
  field: 'number',
  options: { min, max, ...(decimals !== undefined && { decimals }) },
});
const span = (from: string, to: string): FieldGuess => ({ field: 'time', options: { from, to } });
const field = (id: FieldId): FieldGuess => ({ field: id });
const json = field('json');
const PERSON = field('person.fullName');
const FLAG = field('boolean');

const MONEY = /\b(?:currenc|exchange|fx|conversion|moned|moed|devis|cambi|valut|wahrung)/;
const MEDICAL = /\b(?:patient|doctor|physician|nurse|hospital|medical|clinic|ward|bed|admission|appointment)/;
const GOODS = /\b(?:product|item|article|catalog|inventory|sku|goods|attribut|variant|spec)/;
const LAB = /\b(?:lab|result|observation|vital|blood)/;
export const MEASURED =
  /\b(?:lab|test|result|sensor|reading|measure|metric|telemetry|observation|vital|analy)/;
const FILE =
  /\b(?:file|attachment|upload|document|media|image|photo|video|blob|object|backup|asset|message|body|package|audio|track)/;
const PICTURE =
  /\b(?:graph|image|photo|picture|video|screen|logo|banner|thumb|avatar|media|asset|icon|cover|foto|imagen|imagem|immagin|bild|galer|galler|slide|poster)/;
const AUDIO = /\b(?:audio|music|song|track|radio|podcast|sound|playlist|webstream|jingle)/;
const CODE = /\b(?:plugin|module|extension|addon|package|theme|template|component|script|widget|app)/;
const TRAIL = /\b(?:audit|log|history|revision|trail|permission|change|activity)/;
const VEHICLE =
  /\b(?:vehic|veic|veh|car|cars|auto|autos|carro|coche|moto|fahrzeug|truck|commess|voiture|engine)/;
const LOGIN = /\b(?:login|logins|oper|ip|visit|visitor|session|online|access)\b/;
const RACK = /\brack/;
/** Tables of kinds and states have descriptions of a few words. */
const NO_KIND =
  /^(?!.*\b(?:type|kind|status|state|stati|tipi|tipo|estado|categor|modalit|role|ruol|priorit|stage|level|class))/;
const USER =
  /\b(?:user|users|account|accounts|login|member|members|admin|admins|customer|customers|client|clients|employee|employees|student|students|usuario|usuarios|benutzer|utilisateur|utilisateurs|utente|utenti|staff|person|operator|operators)\b/;
const QUERY = /\b(?:report|query|sql|db|database|dashboard|chart|sqlcontent|widget)/;
const CURRENCIES = /(?:^|\b)(?:currency|currencies|moneda|monedas|moeda|moedas|devise|devises)$/;
const TASKS =
  /\b(?:action|automat|notification|webhook|hook|log|audit|queue|trigger|event|subscri|unread|listener|job)/;

const CODE_FORM = like('[A-Z]{2}\\d{3,4}');
const UNITS = list('pcs|kg|m|l|h');
const ERRORS = list(
  'Connection timed out|Access denied|File not found|Invalid argument|Unexpected end of input|Duplicate entry|Out of memory',
);
const LOCALES = list('en_US|en_GB|de_DE|fr_FR|es_ES');
const LANGUAGES = list('en|de|fr|es|it|pt');
const PICTURE_FILE =
  '(garden|sunset|beach|office|portrait|street|mountain|lake|kitchen|team)_\\d{3}\\.(jpg|png)';

const ROWS: readonly ColumnRow[] = [
  // Files
  ['path file_path filepath chemin ruta percorso caminho pfad', like(`uploads/${PICTURE_FILE}`), PICTURE],
  [
    'path file_path filepath chemin ruta percorso caminho pfad',
    like('music/(morning|evening|blue|summer|night)_(song|mix|session)_\\d{2}\\.(mp3|ogg|flac)'),
    AUDIO,
  ],
  [
    'path file_path',
    like('documents/202[3-5]/(report|invoice|offer)_\\d{3}\\.pdf'),
    /\b(?:pdf|report|invoice)\b/,
  ],
  [
    'path chemin ruta percorso caminho pfad',
    like('(plugins|modules)/(blog|calendar|gallery|backup|search|statistics)/(index|main)\\.(php|js)'),
    CODE,
  ],
  [
    'path file_path filepath chemin ruta percorso caminho pfad',
    like('uploads/202[3-5]/(0[1-9]|1[0-2])/(photo|report|invoice|contract|banner)_\\d{3}\\.(jpg|png|pdf)'),
  ],
  [
    'image picture photo foto img imagen imagem immagine bild logo avatar icon thumbnail thumb banner cover imagen_url',
    like(PICTURE_FILE),
    /\b(?:nom|nome|nombre|file|datei|archivo|fichier|arquivo)\b/,
  ],
  [
    'name nom nome nombre file_name filename original_name title titre titulo',
    like(PICTURE_FILE),
    /\b(?:image|images|photo|photos|picture|pictures|foto|fotos|imagenes|imagen|imagem|imagens|immagini|bilder|gallery|galerie)$/,
  ],
  [
    'name nom nome nombre file_name filename',
    like('(contract|invoice|report|offer|statement|minutes|plan|receipt)_202[3-5]_\\d{2}\\.(pdf|docx|xlsx)'),
    /\b(?:allegati|allegato|adjunto|adjuntos|anexo|anexos|anhang|anhange|piece jointe|pieces jointes|attachment|attachments)$/,
  ],
  [
    'size file_size filesize',
    { field: 'number', options: { min: 10_000, max: 10_000_000, distribution: 'log-normal' } },
    FILE,
  ],
  ['width height', number(200, 1920), PICTURE],
  ['width height', number(40, 200), /\b(?:furniture|table|desk|door|window|panel|shelf)/],

  // Flags, and texts that say yes or no
  ['use used_flag yn yes_no flag flg on_off', FLAG],

  // Units, rates and amounts
  [
    'unit units unite unidad unidade einheit unita unidad_medida unidade_medida unita_misura unidad_de_medida unite_mesure um ud',
    list('mg/dL|mmol/L|g/L|%|U/L'),
    LAB,
  ],
  ['unit units unite unidad unidade einheit', list('°C|%|hPa|V|lux'), MEASURED],
  [
    'unit units unite unidad unidade einheit unita unidad_medida unidade_medida unita_misura unidad_de_medida unite_mesure um ud',
    number(1, 10),
    /\b(?:number|num|sold|credit)\b/,
  ],
  [
    'unit units unite unidad unidade einheit unita unidad_medida unidade_medida unita_misura unidad_de_medida unite_mesure um ud',
    UNITS,
  ],
  [
    'department dept departamento abteilung',
    list('Cardiology|Pediatrics|Neurology|Dermatology|Orthopedics|General Medicine|Radiology'),
    MEDICAL,
  ],
  [
    'department dept departamento abteilung',
    list(
      'Accounting|Sales|Marketing|Human Resources|Research|Production|Customer Service|Purchasing|Legal|IT',
    ),
    /^(?!.*\b(?:product|item|article|catalog|inventory|sku))/,
  ],
  ['cents centavos', { field: 'number', options: { min: 100, max: 50_000, distribution: 'log-normal' } }],
  ['rate rates value valor kurs tasa taxa taux tasso tipo_cambio exchange', number(0.5, 2, 4), MONEY],
  [
    'rate rates tasa taxa taux tasso aliquota zins zinssatz zinsen interest_rate interes juros interets',
    number(0, 25, 2),
    /\b(?:tax|vat|steuer|interest|commission|discount|loan|success|error|win|fail|zins|impuesto|iva|juros|credit|account|debt|bank)/,
  ],
  ['aliquota zinssatz interest_rate tasa_interes taxa_juros', number(0, 25, 2)],
  [
    'hours stunden ore horas heures arbeitszeit arbeitsstunden zeit',
    number(0.5, 12, 2),
    /\b(?:work|job|jobs|lavor|trabaj|trabalh|arbeit|time|timesheet|ore|horas|heures|zeit|project|task|employee)/,
  ],
  ['fade fade_in fade_out', span('00:00:00', '00:00:09')],
  ['fade fade_in fade_out crossfade', number(0, 9, 1)],
  [
    'length duration cue_in cue_out dauer duracion duracao durata duree laufzeit clip_length',
    span('00:01:00', '01:30:00'),
  ],
  ['level nivel niveau stufe livello', number(1, 10)],
  ['star stars sterne estrellas estrelas stelle', number(1, 5)],
  ['start end from to position unit units u height size', number(1, 42), RACK],
  [
    'start end from to first last',
    number(1, 200),
    /\b(?:page|pages|row|line|range|block|offset|chunk|seq|sequence|verse|chapter|prefix|number)s?\b/,
  ],
  ['quality qualitat qualite calidad qualidade', number(1, 100)],
  [
    'width height depth length profondeur hauteur largeur',
    { field: 'number', options: { min: 5, max: 200, decimals: 1 } },
    GOODS,
  ],

  ['frame_rate fps framerate', number(24, 60)],
  ['bit_rate bitrate', number(64, 320)],
  ['codec video_codec', list('h264|hevc|vp9|av1'), /\bvideo/],
  ['codec audio_codec', list('mp3|aac|flac|opus|vorbis')],
  ['track track_number disc disk', number(1, 20)],
  [
    'last_played last_run last_check last_checked last_sync last_synced last_accessed last_access last_post last_backup last_poll last_contact last_activity last_error_date lastlogin lastvisit',
    field('timestamp'),
  ],
  [
    'disk_space diskspace',
    { field: 'number', options: { min: 1_000_000, max: 50_000_000_000, distribution: 'log-normal' } },
  ],
  ['voltagem voltaje voltaggio', list('110 V|220 V|380 V')],

  // Places
  ['cp zip_adh', field('location.zipCode')],
  ['latitude lat latitud', like('(2[6-9]|3\\d|4[0-7])\\.\\d{5}')],
  ['longitude lon lng long longitud', like('-(7[1-9]|8\\d|9\\d|1[01]\\d)\\.\\d{5}')],
  ['location lieu ort', field('location.city'), LOGIN],
  [
    'hp handphone cellulare cellulari telefoni telefonos telefones recapito fone fones telephones telefone_fixo celulares tlf tfno telef',
    field('phone.number'),
  ],
  [
    'address addresses',
    field('finance.ethereumAddress'),
    /^(?!.*\b(?:client|customer|vendor|supplier|employee|contact|party|tenant)).*\b(?:wallet|blockchain|crypto|eth|token|contract|nft)/,
  ],

  // Codes
  [
    'code codice codigo kode kod cod',
    like('[A-Z]{3}'),
    /\b(?:type|types|kind|kinds|status|class|frequency|carrier)$/,
  ],
  ['code codice codigo kode kod cod', CODE_FORM],
  ['code codice codigo kode kod cod', like('[A-Z]{2}\\d')],
  ['cedula', like('[01]\\d{9}')],
  [
    'gl_code gl_account account_code ledger_code konto kontonummer cuenta_contable compte_comptable gl',
    like('[1-8]\\d{3}'),
  ],
  ['room_code', like('[A-D][1-4]\\d{2}')],
  ['carnet matricola matricule legajo matrikelnummer', like('[1-9]\\d{6}')],
  ['tno tid transaction_no auth_no approval_no transaction_id trade_no', like('202[45]\\d{12}')],
  [
    'private_key key_private',
    like('-----BEGIN PRIVATE KEY-----MIIEv[A-Za-z0-9+/]{120}-----END PRIVATE KEY-----'),
  ],
  [
    'password passwd pwd pass passwort contrasena senha mot_de_passe clave password_hash',
    like('\\$2y\\$10\\$[A-Za-z0-9./]{53}'),
    USER,
  ],
  ['language lang locale idioma lingua sprache langue', LOCALES, /\b(?:translation|locale|i18n|site|system)/],
  [
    'language lang locale idioma lingua sprache langue',
    LANGUAGES,
    /\b(?:user|users|setting|settings|config|customer|client|account|member|profile|page|post|info|infos|content)/,
  ],
  ['currency moneda moeda devise', field('finance.currencyName'), CURRENCIES],
  ['description desc name', field('finance.currencyName'), CURRENCIES],
  ['symbol sign sfx_symbol pfx_symbol simbolo symbole', field('finance.currencySymbol'), MONEY],
  ['currency_format number_format money_format', list('#,##0.00|# ##0,00|#.##0,00|#,##0')],
  ['format formato', list('jpg|png|gif|webp'), PICTURE],
  ['format formato', list('mp3|ogg|flac|wav'), AUDIO],

  // Texts that programs read
  [
    'sql sql_content sqlcontent sql_query sql_text sql_code query statement select_statement',
    list(
      "SELECT * FROM orders WHERE status = 'open'|SELECT name, email FROM customers|SELECT COUNT(*) FROM users|SELECT SUM(amount) FROM payments",
    ),
    QUERY,
  ],
  [
    'sql sql_content sqlcontent sql_query sql_text',
    list(
      "SELECT * FROM orders WHERE status = 'open'|SELECT name, email FROM customers|SELECT COUNT(*) FROM users|SELECT SUM(amount) FROM payments",
    ),
  ],
  [
    'html template_html body_html html_body html_content template_content value content body',
    list(
      '<h1>{title}</h1>|<p>Dear {name},</p>|<p>{content}</p>|<div class="box">{items}</div>|<a href="{link}">{title}</a>',
    ),
    /\b(?:html|template|templates|vorlage|plantilla|modele)\b/,
  ],
  [
    'exception exception_info stack_trace stacktrace traceback trace error_trace exception_message error_log',
    list(
      'TimeoutError: no answer within 30 s|ValueError: invalid date|KeyError: id|ConnectionError: connection refused|IndexError: list index out of range',
    ),
  ],
  [
    'error error_message error_msg errmsg err_msg last_error fehler fehlermeldung erreur failure_reason error_text error_info error_description',
    ERRORS,
  ],
  [
    'filter filters query',
    list('status:open|assignee:me|priority:high|due:today|tag:urgent status:open'),
    /\b(?:filter|filters|search|saved|view|views)\b/,
  ],
  ['rules rule', json, /\b(?:search|filter|smart|segment)/],
  [
    'response gateway_response merchant_response answer_code',
    list('Approved|Declined|Insufficient funds|Expired card|Timeout'),
    /\b(?:merchant|gateway|payment|bank|card)/,
  ],
  [
    'extra extras params parameters args arguments options variables conditions criteria payload raw context configuration meta attrs attributes fields columns constraints annotations filters',
    json,
  ],
  ['action operation activity', list('create|update|delete|view|login|export'), TRAIL],
  [
    'event_name event event_type',
    list('task.created|task.closed|comment.created|user.login|file.uploaded'),
    TASKS,
  ],
  ['job_group task_group queue queue_name', list('default|mail|reports|imports|system')],
  [
    'name task_name task',
    list('tasks.send_mail|tasks.import_file|tasks.clean_up|tasks.build_report'),
    /\b(?:celery|worker)/,
  ],
  ['rd route_distinguisher rt', like('650\\d{2}:[1-9]\\d{2}'), /\b(?:vrf|bgp|mpls|route)/],
  ['k key', list('name|highway|building|source|amenity|surface'), /\btags?$/],
  [
    'v value',
    list('yes|no|residential|school|asphalt|restaurant|survey'),
    /\b(?:node|way|relation|changeset)s? tags?$/,
  ],
  [
    'value val wert valor',
    list('Red|Blue|Cotton|Steel|M|L|2 kg|30 cm'),
    /^(?!.*\b(?:user|group|connection|session|member|profile|config|system|account|person|customer|token|node|sharing|device|entity)).*\b(?:goods|product|variant|spec|attribut)/,
  ],
  ['attribute attribut atributo specification spec', list('Size|Color|Material|Weight|Width|Brand'), GOODS],

  ['payment pagamento pago paiement zahlung', number(1, 500, 2)],
  ['payment pagamento pago paiement', list('card|transfer|cash')],
  ['zahlung zahlungsweise', list('Rechnung|Vorkasse|PayPal|Lastschrift|bar')],
  [
    'freifeld zusatzfeld udf custom_field free_field campo_libre extra_field user_field',
    list('A|B|1|2|10|Standard|Premium|red|blue'),
  ],
  ['conta', list('Caixa|Conta corrente|Poupança|Banco')],
  ['cuenta', list('Caja|Cuenta corriente|Ahorros|Banco')],
  ['permissoes permisos permissao permiso', list('ver|ver,editar|ver,editar,borrar|todo')],

  // Prose in the language of the name
  [
    'notiz notizen bemerkung bemerkungen beschreibung anmerkung anmerkungen hinweis hinweise kommentar bemerkungtext',
    list(
      'Bitte vor der Lieferung anrufen.|Der Termin wurde auf nächste Woche verschoben.|Die Unterlagen liegen vollständig vor.|Rückfrage beim Kunden erforderlich.|Wurde telefonisch bestätigt.|Keine Besonderheiten.',
    ),
    NO_KIND,
  ],
  [
    'descricao descricoes observacao observacoes obs comentario_pt mensagem',
    list(
      'Entrega combinada para a próxima semana.|Cliente solicitou contato por telefone.|Documentação completa.|Aguardando confirmação do fornecedor.|Sem observações.|Serviço realizado conforme o combinado.',
    ),
    NO_KIND,
  ],
  [
    'descripcion observacion observaciones comentarios nota notas detalle mensaje motivo',
    list(
      'La entrega se acordó para la próxima semana.|El cliente pidió que lo llamen por teléfono.|La documentación está completa.|Falta la confirmación del proveedor.|Sin observaciones.|El servicio se realizó según lo acordado.',
    ),
    NO_KIND,
  ],
  [
    'descrizione annotazioni osservazioni commento note_interne',
    list(
      'La consegna è prevista per la prossima settimana.|Il cliente ha chiesto di essere richiamato.|La documentazione è completa.|In attesa della conferma del fornitore.|Nessuna osservazione.|Lavoro eseguito come concordato.',
    ),
    NO_KIND,
  ],
  [
    'remarque remarques commentaire commentaires observations_fr contenu',
    list(
      'La livraison est prévue la semaine prochaine.|Le client souhaite être rappelé.|Le dossier est complet.|En attente de la confirmation du fournisseur.|Rien à signaler.|Le travail a été réalisé comme convenu.',
    ),
    NO_KIND,
  ],

  ['payement', list('carte|espèces|virement|chèque')],
  ['mdp dbpass dbpassword db_pass', field('internet.password')],
  ['dbuser db_user', field('internet.username')],
  ['tipo_mime mime_tipo', field('system.mimeType')],
  ['status', field('internet.httpStatusCode'), /\b(?:api|http)\b/],
  ['description comment note remark', field('word.sentences'), NO_KIND],
  [
    'description comment note remark',
    list('Standard version|With accessories|Gift wrapped|Second choice|Spare part|As agreed'),
    NO_KIND,
  ],

  // People
  ['credit credits credited_as', PERSON],

  // Vehicles
  ['modello modelo modele modell model', field('vehicle.model'), VEHICLE],
  ['marca marque marke make brand manufacturer', field('vehicle.manufacturer'), VEHICLE],
  ['manufacturer', field('company.name')],
  ['departure arrival', field('location.city')],
  ['targa matricula placa immatriculation kennzeichen patente', field('vehicle.vrm')],

  // Words of other languages
  [
    'frequency freq recur_frequency recurrence frecuencia frequenza frequencia frequence',
    list('1D|1W|2W|1M|3M|1Y'),
    /\b(?:recur|recurring|invoice|invoices|subscription)/,
  ],
  ['regimen regime', list('General|Simplificado|Especial')],
];

interface WordGuess {
  readonly guess: FieldGuess;
  readonly about: About | undefined;
}

/** The guesses for each end of a name, in the order of the rows. */
export const guessesByEnd: ReadonlyMap<string, readonly WordGuess[]> = byEnd();

function byEnd(): ReadonlyMap<string, readonly WordGuess[]> {
  const map = new Map<string, WordGuess[]>();
  const rows = ROWS.map(([words, guess, about]) => ({
    words: words.split(' ').map((word) => word.replaceAll('_', ' ')),
    guess,
    about,
  }));
  for (const { words, guess, about } of [...domainRows, ...rows]) {
    for (const end of words) map.set(end, [...(map.get(end) ?? []), { guess, about }]);
  }
  return map;
}

/** Names of dates in Italian, Portuguese and German, where `data` and `am` say less by themselves, and such as `dateApproved`. */
export const DATES =
  /^(?:data|dta) (?:consegna|nascita|nascimento|inizio|fine|inicio|fim|criacao|cadastro|scadenza|vencimento|pagamento|emissao|emissione|ordine|pedido|venda|compra|entrega|entrada|saida|uscita|ingresso|arrivo|partenza|fattura|registro|atualizacao|modifica|creazione|inserimento|acquisto|vendita|evento|prevista|chiusura|apertura|assunzione|admissao|demissao|devolucao|emprestimo|prenotazione|rilascio|validade|lancamento|conclusao|envio|documento|ritiro|visita|intervento|movimento|prestito|restituzione|spedizione|agendamento|consulta|reserva|retirada|abertura|fechamento|expiracao|exclusao|alteracao|publicacao|inclusao|contratacao|hora|ultima|ultimo|de|di|da|do)\b|^date (?:[a-z]{2,}ed|paid|sent|sold|taken)$/;

/** Names of moments that begin with the time and go on with the event: `time_create` and `timeSubmitted`. Some last instead. */
export const TIMES =
  /^(?:time|when) (?!(?:allotted|allowed|limited|used|wasted|saved|needed|required|estimated|logged|worked|passed|reserved|added|played|watched|elapsed|consumed|planned|tracked|based|delayed)\b)(?:create|update|expire|insert|delete|modify|request|complete|assign|confirm|export|done|state|sent|suspend until|arrive|inxfer|xfer|[a-z]{2,}ed)\b/;

/** Words that begin names of flags, and the texts for yes and no in the language of the word, if texts of any length can say them. */
export const beginningFlags: ReadonlyMap<string, string> = new Map(
  (
    [
      [
        'is has can should was are does show hide display enable disable enabled disabled use include includes require requires allow allows send auto force ignore skip notify persist accept exclude prevent restrict keep',
        '',
      ],
      ['tem possui permite', 'S|N'],
      ['tiene obligado requiere lleva', 'SI|NO'],
      ['ist hat', 'ja|nein'],
      ['est_ce a_t', 'oui|non'],
      ['czy', 'tak|nie'],
      ['czy', 'tak|nie'],
    ] as const
  ).flatMap(([words, texts]) => words.split(' ').map((word) => [word, texts] as const)),
);

/** Nouns that come first in names of Romance languages. */
export const HEADS: ReadonlySet<string> = new Set(
  `nombre nome nom libelle denominacion denominazione denominacao tipo estado stato statut codigo codice cod url path chemin ruta unidad
  unidade unita cidade ciudad categoria categorie fecha idioma lingua langue moneda moeda foto photo img imagen imagem image immagine logo modelo modello modele marca marque telefono telefone
  clave senha contrasena tasa taxa taux aliquota horas ore heures nivel niveau livello descripcion descricao descrizione description`.split(
    /\s+/,
  ),
);

/** How names of things are made of their kind, by the word for a name: with adjectives that have one form for all genders. */
export const NAME_FORMS: ReadonlyMap<string, string> = new Map(
  (
    [
      [
        'name title label',
        '(Main|Second|New|Old|Small|Large|Standard|Special|Basic|Classic|Modern|Regular) kind',
      ],
      ['nombre denominacion', 'Kind (general|principal|central|regional|especial|norte|sur|estándar)'],
      ['nome denominacao denominazione', 'Kind (Alfa|Beta|Gamma|Delta|Omega|Plus|Prime|Standard)'],
      ['nom libelle', 'Kind (standard|principal|central|nord|sud|mobile|test|unique)'],
      ['bezeichnung', '(Standard|Haupt|Test|Sonder|Neben)-Kind'],
    ] as const
  ).flatMap(([words, form]) => words.split(' ').map((word) => [word, form] as const)),
);

/** The names of places by their kind. */
export const PLACE_FORM = '(Main|Central|Small|Large|New|Old|North|South|East|West|Upper|Lower) kind';
/** Kinds of places that no list has names of. */
export const OF_PLACE =
  /^(?:zone|area|region|field|site|park|lake|lagoon|bay|beach|island|gate|hall|wing|building|block|floor|station|point|yard|tower|bridge|river|canal|road|street|lane|harbor|harbour|port|terminal|dock|garden|forest|wood|plot|sector|district|branch|office|hub|center|centre|plant|mine|well|hill|mountain|valley|reef|shop|market|room|corridor|entrance|spot|location|place|depot|basin|dam|reservoir|village|camp|farm|pond|pool|stand|court|pitch|track|trail|route|line|junction|crossing|precinct|parish|county|ward|cell|quarter)$/;

export const QUANTITIES =
  /^(?:count|counts|id|ids|name|number|num|no|limit|max|min|order|date|time|at|on|by|type|level|code|url|size|total|amount|price|days|hours|minutes|seconds|until|from|to|key|value|text|title|path|case|cases)$/;

/** Beside a last name, a name is a first name. */
export const OTHER_NAME =
  /^(?:\w{1,4}_)?(?:apellidos?|sobrenome|cognome|surname|last_?name|family_?name|nachname|vorname|prenom|first_?name|forename)(?:_?1)?$/i;

/** Columns beside which an `estado` is no state of a row. */
export const OF_TOWN = /ciudad|cidade|municipio|pais|cep$|postal|bairro|colonia|provincia/i;

/** Columns beside which a state is a part of a country. */
export const ADDRESS =
  /addr|city|zip|postal|postcode|country|street|county|district|latitude|ciudad|cidade|pais|cep|direccion|endereco/i;

/** Words before a state that is a part of a country. */
export const OF_ADDRESS =
  /^(?:addr\w*|city|billing|shipping|bill|ship|home|mailing|mail|birth|residence|work|office|permanent|current|postal|legal|origin|destination|from|to|license|us|business|company|tax|delivery|pickup|location|geo|store|property|registered|plate|voting)$/;

export const PLACES =
  /^(?:regions?|count(?:y|ies)|countr(?:y|ies)|towns?|hospitals?|schools?|universit(?:y|ies)|colleges?|clinics?|airports?|hotels?|restaurants?|parks?|museums?|committees?|facilit(?:y|ies)|warehouses?|address|addresses|location|locations|store|stores|branch|branches|city|cities|state|states|site|sites|company|companies|office|offices|venue|venues|endereco|logradouro|direccion|supplier|suppliers|zip|place|places)$/;

export const OWN_URLS =
  /^(?:web|website|home|homepage|site|company|business|personal|image|photo|picture|logo|icon|avatar|thumbnail|thumb|cover|banner|poster|profile|img|facebook|twitter|linkedin)$/;

export const PAGES = 'articles|documents|guide|help|news|orders|projects|reports|team|topics';

/** The names of tables of samples that nobody named. */
export const UNTELLING_TABLES: ReadonlySet<string> = new Set([
  'rows',
  'data',
  'sample',
  'export',
  'table',
  'list',
  'records',
]);

/** Words before `name` that do not say of what. */
export const ADJECTIVES: ReadonlySet<string> = new Set(
  `short long full expanded display internal original old new default alt alternative english native local common other main
  print system external complete abbr abbreviated abbreviation custom seo friendly human readable raw public google current previous
  default base sub sort pluralized normalized normalised canonical localized preferred en gb br mx de fr es cz cs nl it pt ru code unique text the of my this cached`.split(
    /\s+/,
  ),
);

/** Words of tables’ names that do not say of what. */
export const TABLE_WORDS: ReadonlySet<string> = new Set(
  `tbl table tables dim dimension fact lookup lkp ref list data info information master detail details translation translations lang
  descriptions language languages history archive backup temp tmp view i18n sys def v read write model future scraped bak staging main`.split(
    /\s+/,
  ),
);

/** Words of tables whose rows are the kinds or the states of something, and are described in a few words. */
export const OF_KIND =
  /^(?:type|kind|status|state|stati|tipi|tipo|estado|categor|modalit|role|ruol|priorit|stage|level|class)/;

export const BEGINNINGS: ReadonlySet<string> = new Set([
  'is',
  'has',
  'can',
  'num',
  'no',
  'id',
  'min',
  'max',
  'date',
]);

/** Tables of jobs that programs do. */
export const JOBS = /qrtz|cron|run|queue|task|batch|worker|schedul|background|failed|delayed|export|import/i;
