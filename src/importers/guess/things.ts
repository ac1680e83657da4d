import { ends, type FieldGuess, namesByTable } from '../../catalogue/field-words.ts';
import type { FieldId } from '../../catalogue/fields.ts';
import { namesByThing, statesByThing, typesByThing } from '../../catalogue/thing-words.ts';
import { isPerson, type NamedTable } from './guess-field.ts';
import { fullWordsOf, singularOf, singulars, wordsOf } from './words.ts';

type Words = readonly string[];

/** The last words of columns whose values depend on the thing that they tell about: the table’s, or that of the words before. */
const KINDS: ReadonlyMap<string, (context: ThingContext) => FieldGuess | undefined> = new Map(
  [
    {
      words: 'name title label nombre nome nom naam nazev bezeichnung denominacion libelle',
      guessOf: nameOf,
    },
    { words: 'type kind tipo typ', guessOf: typeOf },
    { words: 'status state estado situacao', guessOf: stateOf },
    { words: 'value val str string wert valor', guessOf: settingOf },
    { words: 'department dept departamento abteilung', guessOf: departmentOf },
    { words: 'unit units', guessOf: unitOf },
    { words: 'size width height', guessOf: sizeOf },
    { words: 'cents centavos', guessOf: (): FieldGuess => ({ field: 'number', options: CENTS }) },
    { words: 'address addresses', guessOf: walletOf },
    { words: 'action operation activity', guessOf: actionOf },
    {
      words: `extra extras params parameters args arguments options variables filters conditions criteria payload raw context
        configuration meta attrs attributes fields columns constraints annotations`,
      guessOf: (): FieldGuess => ({ field: 'json' }),
    },
    { words: 'rate', guessOf: rateOf },
    { words: 'url uri link href', guessOf: urlOf },
  ].flatMap(({ words, guessOf }) => words.split(/\s+/).map((word) => [word, guessOf] as const)),
);

interface ThingContext {
  readonly table: NamedTable;
  /** The words of the column’s name. */
  readonly words: Words;
  /** The words before the last one. */
  readonly before: Words;
  /** The words of the thing: `before`, or the table’s. */
  readonly thing: Words;
}

/** The guess for a name, a type, a state or an address of a thing: the `name` of a nation, the `type` of a phone number. */
export function guessByThing(table: NamedTable, name: string): FieldGuess | undefined {
  const plain = wordsOf(name);
  // The abbreviation `str` also stands for a street.
  const words = withoutPrefix(plain.length > 1 && plain.at(-1) === 'str' ? plain : fullWordsOf(plain), table);
  // `nachname` is not the name of something.
  const isKnown = plain.length === 1 && ends.has(plain[0] ?? '') && words.length > 1;
  const guessOf = isKnown ? undefined : KINDS.get(words.at(-1) ?? '');
  const before = words.slice(0, -1).filter((word) => !ADJECTIVES.has(word) && !/^\d+$/.test(word));
  const thing = before.length > 0 ? before : thingOf(table);
  return guessOf?.({ table, words, before, thing });
}

/** The words of a table’s name without those that say only that it is a table. */
function thingOf({ name }: NamedTable): Words {
  const words = fullWordsOf(wordsOf(name)).filter((word) => !/^\d+$/.test(word));
  const thing = words.filter((word) => !TABLE_WORDS.has(word));
  return thing.length > 0 ? thing : words;
}

/** The words without a prefix that all columns share, such as that of `n_name` and `n_nationkey`. */
function withoutPrefix(words: Words, { columns }: NamedTable): Words {
  const [first = ''] = words;
  const isShared = () =>
    first.length <= 4 &&
    columns.length > 0 &&
    columns.every(({ name }) => fullWordsOf(wordsOf(name))[0] === first);
  if (words.length < 2 || BEGINNINGS.has(first) || !(first.length === 1 || isShared())) return words;
  return withoutPrefix(words.slice(1), { name: '', columns: [] });
}

const BEGINNINGS: ReadonlySet<string> = new Set([
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

/** The entry of a map for the longest end of a thing’s words. The last word can be a plural or a compound. */
function longestEnd<Value>(map: ReadonlyMap<string, Value>, thing: Words): Value | undefined {
  const last = thing.at(-1) ?? '';
  for (let from = Math.max(0, thing.length - 3); from < thing.length; from++) {
    for (const form of singulars(last)) {
      const value = map.get([...thing.slice(from, -1), form].join(' '));
      if (value !== undefined) return value;
    }
  }
  return undefined;
}

function nameOf({ words, before, thing, table }: ThingContext): FieldGuess | undefined {
  if (before.join() === 'job' && JOBS.test(table.name)) return namesByThing.get('cron job');
  if (isPerson(thing.at(-1) ?? '') || isWholeName(words)) return undefined;
  if (
    before.length === 0 &&
    UNTELLING_TABLES.has(wordsOf(table.name).findLast((word) => !/\d/.test(word)) ?? '')
  )
    return undefined;
  const listed = longestEnd(namesByThing, thing) ?? asGuess(longestEnd(namesByTable, thing));
  if (listed) return listed;
  const asWord = longestEnd(ends, thing);
  return asWord && NAMES.test(asWord.field) ? asWord : labelOf(thing);
}

/** Tables of jobs that programs do. */
const JOBS = /cron|run|queue|task|batch|worker|schedul|background|failed|delayed|export|import/i;

const asGuess = (field: FieldId | undefined): FieldGuess | undefined => field && { field };
const NAMES = /^(?:location|vehicle|airline|book|music|food|animal|commerce|company|science)\./;

/** Whether the words have a meaning together, such as that of a first name. */
function isWholeName(words: Words): boolean {
  return words.length > 1 && (ends.has(words.slice(-2).join(' ')) || ends.has(words.slice(-3).join(' ')));
}

/** Neutral names, such as `Group 12`. */
export function labelOf(words: Words): FieldGuess | undefined {
  const [last, qualifier = ''] = words.filter((word) => /^[a-z]{2,}$/.test(word)).toReversed();
  if (last === undefined) return undefined;
  // Short words at the beginning are prefixes of tables.
  const text = `${qualifier.length > 4 ? `${qualifier} ` : ''}${singularOf(last) ?? last}`;
  return {
    field: 'regex',
    options: { pattern: `${text.charAt(0).toUpperCase()}${text.slice(1)} [1-9]\\d?` },
  };
}

const isAbout = (names: RegExp, { before, table }: ThingContext) =>
  names.test([...before, ...wordsOf(table.name)].join(' '));

/** Products are in departments of a store, and people in those of a company. */
function departmentOf(context: ThingContext): FieldGuess | undefined {
  return isAbout(/\b(?:product|item|article|catalog|inventory|sku)/, context)
    ? undefined
    : namesByThing.get(isAbout(MEDICAL, context) ? 'ward' : 'department');
}

const MEDICAL = /\b(?:patient|doctor|physician|nurse|hospital|medical|clinic|ward|bed|admission|appointment)/;
const MEASURED = /\b(?:lab|test|result|sensor|reading|measure|metric|telemetry|observation|vital|analy)/;

function unitOf(context: ThingContext): FieldGuess | undefined {
  const values = isAbout(/\b(?:lab|result|observation|vital|blood)/, context)
    ? ['mg/dL', 'mmol/L', 'g/L', '%', 'U/L']
    : isAbout(MEASURED, context)
      ? ['°C', '%', 'hPa', 'V', 'lux']
      : undefined;
  return values && { field: 'list', options: { values } };
}

/** Logs of changes tell what somebody did to a record. */
function actionOf(context: ThingContext): FieldGuess | undefined {
  return isAbout(/\b(?:audit|log|history|revision|trail|permission|change|activity)/, context)
    ? { field: 'list', options: { values: ['create', 'update', 'delete', 'view', 'login', 'export'] } }
    : undefined;
}

const CENTS = { min: 100, max: 50_000, distribution: 'log-normal' };
const FILE =
  /\b(?:file|attachment|upload|document|media|image|photo|video|blob|object|backup|asset|message|body|package)/;
const PICTURE = /\b(?:image|photo|picture|video|screen|logo|banner|thumb|avatar|media|asset)/;

/** Files have sizes in bytes, and pictures have widths in pixels. */
function sizeOf(context: ThingContext): FieldGuess | undefined {
  if (context.words.at(-1) === 'size') return isAbout(FILE, context) ? ends.get('bytes') : undefined;
  return isAbout(PICTURE, context) ? { field: 'number', options: { min: 200, max: 1920 } } : undefined;
}

function walletOf(context: ThingContext): FieldGuess | undefined {
  return isAbout(/\b(?:wallet|blockchain|crypto|eth|token|contract|nft)/, context)
    ? { field: 'finance.ethereumAddress' }
    : undefined;
}

/** Rates of taxes, interest and commissions are percentages, and those of currencies are about 1. */
function rateOf(context: ThingContext): FieldGuess | undefined {
  if (isAbout(/\b(?:currenc|exchange|fx|conversion)/, context)) {
    return { field: 'number', options: { min: 0.5, max: 2, decimals: 4 } };
  }
  return isAbout(/\b(?:tax|vat|steuer|interest|commission|discount|loan|success|error|win|fail)/, context)
    ? ends.get('tax rate')
    : undefined;
}

/** Any text: the secret of a key, the setting of an option, the number of a measurement. */
function settingOf(context: ThingContext): FieldGuess | undefined {
  const { thing } = context;
  const last = thing.at(-1) ?? '';
  if (isAbout(MEASURED, context)) return ends.get('reading');
  if (/^(?:key|token|secret|code|hash)s?$/.test(last))
    return { field: 'string.alphanumeric', options: { length: 24 } };
  return { field: 'list', options: { values: ['true', 'false', '10', '100', 'default', 'none'] } };
}

function typeOf({ words, thing }: ThingContext): FieldGuess | undefined {
  if (isWholeName(words)) return undefined;
  const last = thing.at(-1) ?? '';
  const ofThing = longestEnd(typesByThing, thing) ?? longestEnd(namesByThing, [...thing, 'type']);
  return ofThing ?? (last.endsWith('able') ? typesByThing.get('entity') : OTHER_TYPES);
}

const OTHER_TYPES: FieldGuess = {
  field: 'list',
  options: { values: ['standard', 'basic', 'extended', 'custom'] },
};

function stateOf({ words, before, thing, table }: ThingContext): FieldGuess | undefined {
  if (isWholeName(words)) return undefined;
  const ofThing = longestEnd(statesByThing, thing);
  const isState = words.at(-1) === 'state' || words.at(-1) === 'estado';
  if (!isState) return ofThing;
  const isOfPlace = table.columns.some(({ name }) => ADDRESS.test(name));
  if (before.length > 0) {
    const isOther = isPerson(before.at(-1) ?? '') || OF_ADDRESS.test(before.at(-1) ?? '');
    return isOther ? undefined : (ofThing ?? ends.get('status'));
  }
  if (isOfPlace || isPerson(thing.at(-1) ?? '') || PLACES.test(thing.at(-1) ?? '')) return undefined;
  return ofThing ?? (table.columns.length > 1 ? ends.get('status') : undefined);
}

/** Columns beside which a state is a part of a country. */
const ADDRESS =
  /addr|city|zip|postal|postcode|country|street|county|district|latitude|ciudad|cidade|pais|cep|direccion|endereco/i;
/** Words before a state that is a part of a country. */
const OF_ADDRESS =
  /^(?:addr\w*|billing|shipping|bill|ship|home|mailing|mail|birth|residence|work|office|permanent|current|postal|legal|origin|destination|from|to|license|us|business|company|tax|delivery|pickup|location|geo|store|property|registered|plate|voting)$/;
const PLACES =
  /^(?:address|addresses|location|locations|store|stores|branch|branches|city|cities|state|states|site|sites|company|companies|office|offices|venue|venues|endereco|logradouro|direccion|supplier|suppliers|zip|place|places)$/;

/** Addresses of pages, which differ within a row. Companies and people have home pages. */
function urlOf({ before, thing }: ThingContext): FieldGuess | undefined {
  const last = before.at(-1) ?? '';
  const isHome =
    before.length === 0 &&
    (isPerson(thing.at(-1) ?? '') || namesByTable.get(thing.at(-1) ?? '') === 'company.name');
  if (isHome || OWN_URLS.test(last) || ends.get(`${last} url`) !== undefined) return undefined;
  const path = last === '' || !/^[a-z]+$/.test(last) ? 'www' : last;
  return {
    field: 'regex',
    options: { pattern: `https://${path}\\.example\\.(com|org|net)/(${PAGES})/[1-9]\\d{2,4}` },
  };
}

const OWN_URLS =
  /^(?:web|website|home|homepage|site|company|business|personal|image|photo|picture|logo|icon|avatar|thumbnail|thumb|cover|banner|poster|profile|img|facebook|twitter|linkedin)$/;
const PAGES = 'articles|documents|guide|help|news|orders|projects|reports|team|topics';

/** The names of tables of samples that nobody named. */
const UNTELLING_TABLES: ReadonlySet<string> = new Set([
  'rows',
  'data',
  'sample',
  'export',
  'table',
  'list',
  'records',
]);

/** Words before `name` that do not say of what. */
const ADJECTIVES: ReadonlySet<string> = new Set(
  `short long full display internal original old new default alt alternative english native local common other main
  print system external complete abbr abbreviated abbreviation custom seo friendly human readable raw public google current previous
  default base sub en de fr es cz cs nl it pt ru code unique text the of my this cached`.split(/\s+/),
);

/** Words of tables’ names that do not say of what. */
const TABLE_WORDS: ReadonlySet<string> = new Set(
  `tbl table tables dim dimension fact lookup lkp ref list data info information master detail details translation translations lang
  description descriptions language languages history archive backup temp tmp view i18n sys def`.split(/\s+/),
);
