/**
 * Lists of texts, joined by `|`. A default tells the list of a column: `draft` brings `published`. The first list with the default
 * decides.
 */
const FAMILIES = `
draft|published|archived
pending|approved|rejected
active|inactive|suspended
open|in progress|resolved|closed
new|in progress|done
todo|in progress|done
queued|running|succeeded|failed
running|completed|failed
success|failure
idle|running|stopped
scheduled|completed|cancelled
planned|active|completed
available|reserved|sold
unread|read|archived
unpaid|paid|refunded
online|offline
enabled|disabled
up|down
low|medium|high
low|normal|high|urgent
minor|major|critical
info|warning|error
debug|info|warn|error
none|partial|full
all|some|none
public|private|unlisted
internal|external
user|admin|moderator
member|admin|owner
viewer|editor|admin
student|teacher|admin
customer|admin|staff
employee|manager|admin
patient|doctor|nurse|admin
guest|member|admin
user|assistant|system
free|basic|pro|enterprise
trial|active|expired|cancelled
starter|professional|enterprise
bronze|silver|gold|platinum
standard|premium|deluxe
standard|express|overnight
light|dark|system
auto|manual
automatic|manual
default|custom
general|specific
single|double|family
simple|advanced
text|image|video|file
text|number|date|boolean
string|number|boolean|json
html|text|markdown
email|sms|push
email|phone|web
web|mobile|api
website|referral|social|email
desktop|mobile|tablet
android|ios|web
local|google|github|microsoft
manual|import|api
app|email|sms
in app|email|push
daily|weekly|monthly|yearly
monthly|yearly
day|week|month|year
once|daily|weekly
hourly|daily|weekly
monday|tuesday|wednesday|thursday|friday
full time|part time|contract
permanent|temporary
male|female|other
unknown|male|female
cash|card|transfer
credit card|paypal|bank transfer
credit|debit
income|expense
debit|credit
buy|sell
deposit|withdrawal
in|out
inbound|outbound
incoming|outgoing
percentage|fixed
percent|fixed|amount
flat|percentage
asc|desc
left|center|right
top|middle|bottom
horizontal|vertical
easy|medium|hard
easy|normal|hard
beginner|intermediate|advanced
good|fair|poor
new|used|refurbished
healthy|degraded|down
yes|no
y|n
t|f
on|off
true|false
home|work|other
billing|shipping
individual|company
person|organization
product|service
physical|digital
sale|rent
page|post|link
post|page|attachment
image|video|audio
production|staging|development
get|post|put|delete
http|https
tcp|udp
kg|g|lb
cm|m|in
pcs|kg|m
metric|imperial
piece|box|pack
en|de|fr|es
en us|en gb|de de|fr fr
english|german|french|spanish
positive|neutral|negative
confirmed|tentative|cancelled
waiting|playing|finished
lobby|playing|finished
present|absent|late
enrolled|completed|dropped
admitted|discharged
assigned|in progress|completed
submitted|under review|approved|rejected
verified|unverified
not started|in progress|completed
created|paid|shipped|delivered
processing|shipped|delivered
sent|delivered|failed
received|processed|failed
normal|high|critical
green|yellow|red
pendiente|aprobado|rechazado
pendiente|en proceso|completado
pendiente|pagado|cancelado
activo|inactivo
activa|inactiva
disponible|ocupado|mantenimiento
disponible|ocupada|mantenimiento
abierto|cerrado
nuevo|usado
usuario|admin
cliente|admin
efectivo|tarjeta|transferencia
pendente|aprovado|rejeitado
pendente|pago|cancelado
ativo|inativo
ativa|inativa
aberto|em andamento|fechado
aberta|fechada
disponivel|ocupado
en attente|valide|refuse
en cours|termine|annule
actif|inactif
brouillon|publie|archive
ouvert|ferme
offen|in bearbeitung|geschlossen
offen|bezahlt|storniert
aktiv|inaktiv
neu|gebraucht
entwurf|veroffentlicht`;

export const families: readonly (readonly string[])[] = FAMILIES.trim()
  .split('\n')
  .map((line) => line.split('|'));

/** Objects of JSON by the last word of their column, as keys with values joined by `|`. Numbers are ranges. */
const SHAPES: readonly (readonly [words: string, shape: Readonly<Record<string, string>>])[] = [
  [
    'settings setting preferences preference config configuration options option prefs theme appearance features feature toggles ajustes einstellungen',
    { theme: 'light|dark', language: 'en|de|fr|es', notifications: 'on|off' },
  ],
  [
    'result results analysis response output outcome prediction evaluation assessment findings summary report verification',
    { status: 'ok|ok|warning|failed', score: '1-100' },
  ],
  [
    'request params parameters args arguments query filter filters criteria conditions condition rules rule input variables logic',
    { field: 'status|type|country|amount', operator: 'equals|contains|greater than', value: '1-100' },
  ],
  [
    'changes change diff snapshot before after values value old new delta state data body previous',
    { status: 'active|pending|closed', quantity: '1-20' },
  ],
  ['error exception errors failure', { code: '400-504', message: 'Not found|Timeout|Invalid value' }],
  ['address addresses location locations', { city: 'Berlin|Paris|London|Madrid', zip: '10000-99999' }],
  [
    'coordinates coordinate geo position geometry point bounds polygon geojson coords',
    { lat: '40-55', lng: '2-15' },
  ],
  ['dimensions dimension size measurements box', { width: '10-200', height: '10-200', depth: '10-200' }],
  ['schedule hours availability calendar slots timetable', { monday: '09:00-17:00', friday: '09:00-15:00' }],
  [
    'metrics stats statistics metric counts usage performance scores score totals',
    { count: '1-500', average: '1-100' },
  ],
  ['headers header', { Accept: 'application/json|text/html', 'Cache-Control': 'no-cache|max-age=60' }],
  [
    'prices price pricing fees amounts amount cost costs balance budget',
    { amount: '5-500', currency: 'USD|EUR|GBP' },
  ],
  ['credentials credential auth authentication', { type: 'oauth|basic|token', expires: '300-3600' }],
  ['translations translation i18n localized', { en: 'Hello|Welcome|Thanks', de: 'Hallo|Willkommen|Danke' }],
  ['vector embedding embeddings', { dimensions: '128-1536', model: 'small|large' }],
];
/** Any other object, such as `metadata`. */
const OTHER_SHAPE = { source: 'web|mobile|api|import', version: '1-5' };

export const shapes: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(
  SHAPES.flatMap(([words, shape]) => words.split(/\s+/).map((word) => [word, shape] as const)),
);
export const otherShape: Readonly<Record<string, string>> = OTHER_SHAPE;

/** Items of lists by the last word of their column in the singular. */
const ITEMS: readonly (readonly [words: string, texts: string])[] = [
  ['tag label keyword topic etiqueta schlagwort', 'new|urgent|sale|popular|featured|internal'],
  ['permission privilege ability right', 'read|write|delete|admin'],
  ['scope', 'read|write|profile|email'],
  ['role', 'admin|editor|viewer'],
  ['language lang locale', 'en|de|fr|es'],
  ['country market', 'US|DE|FR|GB|ES'],
  ['currency', 'USD|EUR|GBP'],
  ['day weekday', 'monday|tuesday|wednesday|thursday|friday'],
  ['allergy allergen', 'Penicillin|Peanuts|Pollen|Latex|Milk'],
  ['symptom sintoma', 'Fever|Cough|Headache|Nausea|Fatigue'],
  ['condition disease diagnosis', 'Hypertension|Asthma|Migraine|Diabetes type 2'],
  ['medication medicine drug', 'Aspirin|Ibuprofen|Metformin|Amoxicillin'],
  ['event trigger hook webhook', 'user.created|order.paid|file.uploaded'],
  ['channel', 'email|sms|push'],
  ['column field property', 'name|status|email|created_at|amount'],
  ['code', 'A01|B12|C34|D56'],
  ['color colour', 'red|green|blue|black|white'],
  ['size', 'S|M|L|XL'],
  [
    'url link uri image photo picture attachment screenshot',
    'https://example.com/a.png|https://example.com/b.png|https://example.org/c.jpg',
  ],
  ['file document path', 'report.pdf|photo.jpg|notes.txt'],
  ['email recipient mail cc bcc', 'ana.lee@example.com|joe@example.org|kim@example.net'],
  ['domain host origin', 'example.com|example.org|shop.example.net'],
  ['ip address', '192.0.2.10|198.51.100.7|203.0.113.5'],
  ['ingredient', 'flour|sugar|butter|salt|milk'],
  ['amenity facility', 'Wi-Fi|Parking|Pool|Gym'],
  ['skill technology competency', 'Python|SQL|Excel|Project management'],
  ['feature', 'search|export|reports|api access'],
  ['category genre', 'Books|Sports|Music|Travel|Health'],
  ['interest hobby', 'music|sports|travel|cooking|reading'],
  ['method', 'GET|POST|PUT|DELETE'],
  ['type kind format', 'standard|basic|custom'],
  ['status state', 'pending|active|closed'],
  ['flag warning alert', 'duplicate|late|incomplete|manual review'],
  ['note comment message instruction step', 'Check the details|Call back tomorrow|Wait for approval'],
  ['id uuid key', 'k3v9|m7q2|x8t4|b6n1'],
  ['name alias participant member user author', 'Ana Lee|Joe Meyer|Kim Park|Max Roth'],
  ['platform', 'web|android|ios'],
  ['subject course', 'Mathematics|English|History|Biology'],
  ['team department group', 'Sales|Support|Finance|Engineering'],
  ['question answer option choice', 'yes|no|maybe'],
];

export const itemTexts: ReadonlyMap<string, readonly string[]> = new Map(
  ITEMS.flatMap(([words, texts]) => words.split(' ').map((word) => [word, texts.split('|')] as const)),
);

/** Words of comments that are no values. */
export const NO_VALUES =
  /^(?:todo|fixme|xxx|note|nb|see|eg|ie|ex|default|format|example|examples|http|https|values|value|pk|fk|references|refs|type|types|optional|required|unit|units|nullable|null)$/i;
