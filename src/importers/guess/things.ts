import { AGENT_ENDS, AGENTS, NO_AGENTS, OTHER_ENDS } from '../../catalogue/agent-words.ts';
import {
  ADDRESS,
  ADJECTIVES,
  BEGINNINGS,
  beginningFlags,
  DATES,
  guessesByEnd,
  HEADS,
  JOBS,
  MEASURED,
  NAME_FORMS,
  OF_ADDRESS,
  OF_KIND,
  OF_PLACE,
  OF_TOWN,
  OTHER_NAME,
  OWN_URLS,
  PAGES,
  PLACE_FORM,
  PLACES,
  QUANTITIES,
  TABLE_WORDS,
  TIMES,
  UNTELLING_TABLES,
} from '../../catalogue/column-words.ts';
import { sentencePatterns } from '../../catalogue/domain-words.ts';
import { ends, type FieldGuess, namesByTable } from '../../catalogue/field-words.ts';
import type { FieldId } from '../../catalogue/fields.ts';
import { namesByThing, statesByThing, typesByThing } from '../../catalogue/thing-words.ts';
import { isPerson, type NamedTable } from './guess-field.ts';
import { qualifiersOf } from './schema-domain.ts';
import { fullWordsOf, singularOf, singulars, wordsOf } from './words.ts';

type Words = readonly string[];

/** The last words of columns whose values depend on the thing that they tell about: the table’s, or that of the words before. */
const KINDS: ReadonlyMap<string, (context: ThingContext) => FieldGuess | undefined> = new Map(
  [
    {
      words:
        'name title titre titulo titolo titel label nombre nome nom naam nazev bezeichnung denominacion denominacao denominazione libelle',
      guessOf: nameOf,
    },
    {
      words: 'description desc beschreibung descrizione descricao descripcion designation designacao',
      guessOf: (context: ThingContext) =>
        wordsOf(context.table.name).some((word) => OF_KIND.test(word)) &&
        !context.table.names?.some((name) => NAMED.test(name))
          ? nameOf(context)
          : undefined,
    },
    { words: 'type kind tipo typ tipologia', guessOf: typeOf },
    { words: 'status state estado situacao stato statut zustand', guessOf: stateOf },
    { words: 'value val str string wert valor', guessOf: settingOf },
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
  /** The words that the subject of the schema puts before the thing. */
  readonly qualifiers: Words;
}

/**
 * The guesses for a name by its words, the words before them and its table. The first guess that suits the column decides: the
 * `name` of a nation, the `type` of a phone number, the `rate` of a currency.
 * @param isLong whether the column has room for more than yes and no
 * @param isLine whether the column has room for one line
 */
export function guessesByThing(
  table: NamedTable,
  name: string,
  isLong: boolean,
  isLine = false,
): readonly FieldGuess[] {
  const plain = wordsOf(name);
  const written = withoutPrefix(plain, table);
  const isMoment = DATES.test(written.join(' ')) ? DATE : TIMES.test(written.join(' ')) ? MOMENT : undefined;
  const flag = flagOf(written, isLong) ?? isMoment;
  if (flag) return [flag];
  // The abbreviation `str` also stands for a street.
  const full = plain.length > 1 && plain.at(-1) === 'str' ? plain : fullWordsOf(plain);
  const inOrder = withoutPrefix(full, table);
  // `rank_name_1` is the name of a rank.
  const words = headLast(withoutNumber(inOrder));
  const isMoved = words !== inOrder;
  // `nachname` is not the name of something.
  const isKnown = plain.length === 1 && ends.has(plain[0] ?? '') && words.length > 1;
  const guessOf = isKnown ? undefined : KINDS.get(words.at(-1) ?? '');
  const before = words.slice(0, -1).filter((word) => !ADJECTIVES.has(word) && !/^\d+$/.test(word));
  const thing = before.length > 0 ? before : thingOf(table);
  const qualifiers = qualifiersOf(table.domain, [...before, ...thingOf(table)]);
  const guess = guessOf?.({ table, words, before, thing, qualifiers });
  // The `gender_description` of a gender is its description.
  const own =
    words.length > 1 && words.slice(0, -1).join() === thingOf(table).join() ? words.slice(-1) : words;
  const described = isLine && DESCRIPTIONS.test(own.join(' ')) ? describedName(table, own) : undefined;
  const whole = isMoved ? ends.get(words.join(' ')) : undefined;
  const moved = headLast(full);
  // The head of `telefone_hotel` says more than its last word.
  const isHeadFirst =
    moved !== full && FIRST_HEADS.test(plain[0] ?? '') && !guessesByEnd.has(plain.join(' '));
  const ofEnd = byEnd(plain, table);
  const named = guessOf === nameOf ? thing : guessOf ? [] : words;
  const ofDomain = inDomain(named, qualifiers);
  const guesses = [
    described,
    ofDomain,
    ...(isHeadFirst ? [] : ofEnd),
    whole,
    ...byEnd(moved, table),
    guess,
    ...(isHeadFirst ? [ends.get(moved.at(-1) ?? ''), ...ofEnd] : []),
  ];
  return guesses.filter((one) => one !== undefined);
}

/** The name that a word stands for in the subject of the schema: the `role` of the staff of a cinema, and a `category` of its films. */
function inDomain(words: Words, qualifiers: Words): FieldGuess | undefined {
  const [word = '', ...rest] = words;
  if (rest.length > 0) return undefined;
  return qualifiers
    .flatMap((qualifier) => singulars(word).map((form) => namesByThing.get(`${qualifier} ${form}`)))
    .find((guess) => guess !== undefined);
}

/** Nouns whose values no word behind them changes. */
const FIRST_HEADS = /^(?:telefon[oe]|foto|imagen|imagem|categoria|correo|senha|clave|cidade|ciudad)$/;

const withoutNumber = (words: Words) =>
  words.length > 1 && /^\d+$/.test(words.at(-1) ?? '') ? words.slice(0, -1) : words;

const DATE: FieldGuess = { field: 'date' };
const MOMENT: FieldGuess = { field: 'timestamp' };

/** `show_title` and `tiene_garaje` are flags, and `use_count` is none. */
function flagOf(words: Words, isLong: boolean): FieldGuess | undefined {
  if (!isLong && ONLY.test(words.join(' '))) return { field: 'boolean' };
  const texts = words.length > 1 ? beginningFlags.get(words[0] ?? '') : undefined;
  const isCount = QUANTITIES.test(words.at(-1) ?? '') && !HAS_SEVERAL.test(words.join(' '));
  if (texts === undefined || isCount) return undefined;
  if (!isLong) return { field: 'boolean' };
  return texts === '' ? undefined : { field: 'list', options: { values: texts.split('|') } };
}

const HAS_SEVERAL = /^has (?:child|childs|children|items|files|values|comments|replies|cases)$/;
const ONLY = /\bonly(?: if\b|$)/;

/** Some names of English words have the order of Romance languages, such as `status_room` and `name_admin`. */
const ENGLISH_HEADS: ReadonlySet<string> = new Set(['name', 'title', 'type', 'status', 'contact']);
const isThing = (words: Words) =>
  isPerson(words.at(-1) ?? '') ||
  [namesByTable, namesByThing, typesByThing, statesByThing].some(
    (map) => longestEnd<unknown>(map, words) !== undefined,
  );

/** Romance languages put the noun first: `tipo_intervento` is a kind of intervention, and `nome_da_categoria` the name of a category. */
function headLast(words: Words): Words {
  const [head = '', ...rest] = words;
  const isEnglishHead = ENGLISH_HEADS.has(head) && rest.length === 1 && rest[0] !== 'class' && isThing(rest);
  const isHead = HEADS.has(head) || (isEnglishHead && (head !== 'contact' || isPerson(rest[0] ?? '')));
  if (rest.length === 0 || !isHead || ends.has(words.join(' '))) return words;
  return [...rest.filter((word) => !/^(?:d[aeio]|del|della|des|du|la|el|los|las)$/.test(word)), head];
}

/** The guesses of the vocabulary for the longest end of a name that the words around it allow. */
function byEnd(given: Words, table: NamedTable): readonly FieldGuess[] {
  // `pulse2` is a pulse, and `wind_direction_20m` a direction.
  const isAfterNumber = (i: number) => /^\d+$/.test(given[i - 1] ?? '') && LENGTHS.test(given[i] ?? '');
  const last = given.findLastIndex((word, i) => !/^\d+$/.test(word) && !isAfterNumber(i));
  const inNumbers = last < given.length - 1 ? byEndOf(given, table) : [];
  return inNumbers.length > 0 ? inNumbers : byEndOf(given.slice(0, last + 1), table);
}

function byEndOf(words: Words, table: NamedTable): readonly FieldGuess[] {
  for (let from = 0; from < words.length; from++) {
    const end = words.slice(from).join(' ');
    const before = words.slice(0, from).join(' ');
    const general = [...words.slice(0, from).filter(isWord), ...thingOf(table)];
    const qualifiers = NAMED_THINGS.test(end) ? [] : qualifiersOf(table.domain, general);
    const ofTable = wordsOf(table.name).filter(isWord);
    const around = [...words.slice(0, from), ...ofTable].join(' ');
    const farther = (before === '' ? ofTable.slice(0, -1) : ofTable).join(' ');
    const inDomain = [...qualifiers, around].join(' ');
    const rows = /(?:^| )(?:per|by|of|for)$/.test(before) ? [] : guessesByEnd.get(end);
    const rankOf = ({ about, guess }: NonNullable<typeof rows>[number]) => {
      if (about === undefined) return RANKS.anywhere;
      if (!about.test(inDomain) || (dependsOnThing(guess) && !about.test(around))) return RANKS.elsewhere;
      // The payments of `supplier_payments` tell more than its suppliers.
      if (about.test(around) && !about.test(farther)) return RANKS.near;
      return qualifiers.length > 0 ? RANKS.ofDomain : RANKS.anywhere;
    };
    const guesses = (rows ?? [])
      .map((row) => ({ guess: row.guess, rank: rankOf(row) }))
      .filter(({ rank }) => rank < RANKS.elsewhere)
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ guess }) => guess);
    if (guesses.length > 0) return guesses;
    if (words.length - from > 1 && (ends.has(end) || ends.has(fullWordsOf(words.slice(from)).join(' '))))
      return [];
  }
  return [];
}

/** Prices and descriptions are those of a thing: its subject says too little about them. */
const dependsOnThing = ({ field, options }: FieldGuess) =>
  field === 'number' || sentencePatterns.has(options?.pattern);
/** The order of guesses, by where their words are. */
const RANKS = { near: 0, ofDomain: 1, anywhere: 2, elsewhere: 3 } as const;
const NAMED_THINGS = /^(?:name|title|label)$/;
const LENGTHS = /^(?:m|cm|km|ft|hpa|min|h)$/;
const isWord = (word: string) => word.length > 1 && !/^\d/.test(word);

/** The words of a table’s name without those that say only that it is a table. */
export function thingOf({ name }: NamedTable): Words {
  const words = fullWordsOf(wordsOf(name)).filter((word) => !/^\d+$/.test(word));
  const thing = headLast(words.filter((word) => !TABLE_WORDS.has(word)));
  return thing.length > 0 ? thing : words;
}

/** The words without a prefix that all columns share, such as that of `n_name` and `n_nationkey`. */
function withoutPrefix(
  words: Words,
  { name, columns, names = columns.map((column) => column.name) }: NamedTable,
): Words {
  const [first = ''] = words;
  const [tableName = ''] = wordsOf(name);
  const isShared = () =>
    first.length <= 4 &&
    // `st_name` of `staff` is no state.
    ((tableName.startsWith(first) && !singulars(tableName).includes(first)) ||
      (names.length > 1 && names.every((name) => fullWordsOf(wordsOf(name))[0] === first)));
  if (words.length < 2 || BEGINNINGS.has(first) || !(first.length === 1 || isShared())) return words;
  // `LName` is a last name.
  if (words.length === 2 && /^(?:[fl]|nick|user|pen|pet|first|last|full) name$/.test(words.join(' ')))
    return words;
  return withoutPrefix(words.slice(1), { name: '', columns: [] });
}

/**
 * The entry of a map for the longest end of a thing’s words. The last word can be a plural or a compound.
 * @param qualifiers words of the schema’s subject, with which the last word says more than alone
 */
function longestEnd<Value>(
  map: ReadonlyMap<string, Value>,
  thing: Words,
  qualifiers: Words = [],
): Value | undefined {
  const ends = thing.slice(-3).map((_, i, words) => words.slice(i));
  const alone = ends.slice(-1).flatMap((end) => [...qualifiers.map((word) => [word, ...end]), end]);
  for (const end of [...ends.slice(0, -1), ...alone]) {
    for (const form of singulars(end.at(-1) ?? '')) {
      const value = map.get([...end.slice(0, -1), form].join(' '));
      if (value !== undefined) return value;
    }
  }
  return undefined;
}

function nameOf({ words, before, thing, table }: ThingContext): FieldGuess | undefined {
  const last = words.at(-1) ?? '';
  const isBare = before.length === 0 && /^(?:name|nombre|nome|nom)$/.test(last) && !words.includes('display');
  const other = isBare ? (table.names ?? []).find((name) => OTHER_NAME.test(name)) : undefined;
  if (other !== undefined)
    return { field: /^(?:vor|pre|first|fore)/i.test(other) ? 'person.lastName' : 'person.firstName' };
  if (PERSONS.test(before.at(-1) ?? '')) return { field: 'person.fullName' };
  const isOnlyPerson = last === 'name' && longestEnd(namesByTable, thing) === undefined;
  const isWithoutPrefix = isOnlyPerson || words.length < wordsOf(table.names?.[0] ?? '').length;
  if (isBare && isWithoutPrefix && isPerson(thing.at(-1) ?? '')) return { field: 'person.fullName' };
  const isOfJob =
    thing.join() === 'job' &&
    (JOBS.test(table.name) || (isBare && table.names?.some((one) => OF_PROGRAM.test(one))));
  if (isOfJob) return namesByThing.get('cron job');
  const isProfile =
    /^profiles?$/.test(thing.at(-1) ?? '') && thing.length > 1 && !isPerson(thing.at(-2) ?? '');
  if ((isPerson(thing.at(-1) ?? '') && !isProfile) || (isWholeName(words) && !isNameOfThing(words, table)))
    return undefined;
  if (
    before.length === 0 &&
    wordsOf(table.name).every((word) => UNTELLING_TABLES.has(word) || /\d/.test(word))
  )
    return undefined;
  const states = KIND.test(thing.at(-1) ?? '') ? kindsOf(thing, table) : undefined;
  if (states) return states;
  const isReached = isBare && table.names?.some((name) => REACHED.test(name));
  if (isReached && OF_REQUESTS.test(thing.at(-1) ?? '')) return { field: 'person.fullName' };
  const inLanguage = singulars(thing.at(-1) ?? '').map((form) => namesByThing.get(`${last} ${form}`));
  const listed =
    inLanguage.find((found) => found !== undefined) ??
    longestEnd(namesByThing, thing) ??
    asGuess(longestEnd(namesByTable, thing));
  // Titles are no names of products and persons, and no names that programs give.
  const isTitle = TITLES.test(last) && before.length === 0;
  const isUntitled = NO_TITLES.test(listed?.field ?? '') && !TITLED.test(thing.at(-1) ?? '');
  if (isTitle && (isUntitled || isOfProgram(listed))) return { field: 'word.title' };
  if (isProfile && listed?.field.startsWith('person.')) return nameLabelOf(thing, last);
  if (listed) return listed;
  const asWord = longestEnd(ends, thing);
  if (asWord && NAMES.test(asWord.field)) return asWord;
  // The `name` of an order beside an email is that of a person.
  const isOfPerson = isReached && !OF_GROUPS.test(thing.at(-1) ?? '');
  const isOfAgent = !TITLES.test(last) && isAgent(thing.at(-1) ?? '');
  return isOfPerson || isOfAgent ? { field: 'person.fullName' } : nameLabelOf(thing, last);
}

const TITLES = /^tit(?:le|re|el|ulo|olo)$/;
const NO_TITLES = /^(?:commerce\.productName|person\.fullName)$/;
/** Things whose titles are their names. */
const TITLED = /^(?:product|produit|producto|produto|prodotto|produkt|good|sku)s?$/;

/** Columns of jobs that programs do, and that no person has. */
const OF_PROGRAM =
  /^(?:job_?)?(?:status|payload|queue|attempts|started_at|completed_at|finished_at|command|cron)/i;

const DESCRIPTIONS =
  /^(?:description|beschreibung|descrizione|descricao|descripcion|designation|designacao)$/;

/** The name of a thing whose table has only a description: a list of the vocabulary. */
function describedName(table: NamedTable, [last = '']: Words): FieldGuess | undefined {
  if (!table.names || table.names.some((name) => NAMED.test(name))) return undefined;
  const thing = thingOf(table);
  if (KIND.test(thing.at(-1) ?? '')) return undefined;
  const inLanguage = singulars(thing.at(-1) ?? '').flatMap((form) =>
    [last, NAME_WORDS[last]].map((word) => namesByThing.get(`${word} ${form}`)),
  );
  const found =
    inLanguage.find((one) => one !== undefined) ??
    longestEnd(namesByThing, thing, qualifiersOf(table.domain, thing));
  const ofTable = longestEnd(namesByTable, thing);
  return found && !isOfProgram(found) && !found.field.startsWith('person.')
    ? found
    : ofTable && NAMES_OF_LINES.test(ofTable)
      ? { field: ofTable }
      : undefined;
}

/** The word for a name in the language of that for a description. */
const NAME_WORDS: Readonly<Record<string, string>> = {
  descricao: 'nome',
  designacao: 'nome',
  descripcion: 'nombre',
  designation: 'nom',
};

const NAMES_OF_LINES = /^(?:commerce|animal|food|vehicle|color|location)\./;

/** Columns with mail addresses and phone numbers. */
const REACHED = /(?:^|_)(?:e?mail|correo|phone|tel|telefono|telefone|hp|mobile|cell_?phone)$/i;
/** Things that somebody asks for, whose names beside a mail address are those of the person. */
const OF_REQUESTS =
  /^(?:consultas?|solicitud|solicitudes|solicitacoes|requests?|inquir(?:y|ies)|enquir(?:y|ies)|messages?|mensajes?|mensagens?|contacto?s?|contato?s?|leads?|bookings?|reservations?|reservas?|citas?|appointments?|registrations?|anfragen?|demandes?|feedbacks?|subscriptions?|applications?)$/;
const OF_GROUPS =
  /^(?:groups?|lists?|units?|sites?|places?|points?|facilit\w+|entit\w+|labs?|practices?|services?|domains?|networks?|systems?|config|settings?|lugar\w*|local\w*)$/;

function isOfProgram(guess: FieldGuess | undefined): boolean {
  const { values } = guess?.options ?? {};
  return Array.isArray(values) && values.every((value) => /^[a-z_.]+$/.test(String(value)));
}

/** The names of the kinds and the states of a thing, which have tables of their own: `payment_status` and `status_room`. */
function kindsOf(thing: Words, { names = [] }: NamedTable): FieldGuess | undefined {
  const last = thing.at(-1) ?? '';
  if (singulars(last).some((form) => namesByThing.has([...thing.slice(-2, -1), form].join(' '))))
    return undefined;
  const isState = STATES.test(last);
  const found = longestEnd(isState ? statesByThing : typesByThing, thing.slice(0, -1))?.options?.values;
  const isOfPlace = OF_ADDRESS.test(thing.at(-2) ?? '') || names.some((name) => ADDRESS.test(name));
  const unlisted = /^t[iy]p/.test(last) ? TYPES : isState && thing.length > 1 && !isOfPlace ? STATUSES : [];
  const texts = Array.isArray(found) ? found.map(String) : unlisted;
  if (texts.length === 0) return undefined;
  const values = texts.map((text) => text.charAt(0).toUpperCase() + text.slice(1));
  return { field: 'list', options: { values } };
}

const TYPES = ['Standard', 'Premium', 'Basic', 'Special', 'Other'];
const STATUSES = ['Active', 'Pending', 'Completed', 'Cancelled', 'On hold'];
const KIND = /^(?:types?|kinds?|tipos?|typ|status|statuses|states?|stati|estados?|etats?|zustand)$/;
const STATES = /^(?:status|stat[ei]|estado|etat|zustand)/;

/** Words for people that are too many to list, such as `policyholder` and `salesman`. */
const PERSONS =
  /(?:holder|sman|women|woman|person|keeper|officer|insured|injured|deceased|claimant|adjuster|occupant|witness|trainee|nominee|payee|signee|attendee|lessee|tenant|buyer|seller|landlord)$/;

/** Names of things that only have a kind, such as `North vlan`, in the language of the column’s name. */
function nameLabelOf(thing: Words, last: string): FieldGuess | undefined {
  if (TITLES.test(last)) return { field: 'word.title' };
  const label = labelOf(thing);
  const [kind = ''] = String(label?.options?.pattern ?? '').split(' [');
  const ofLanguage = NAME_FORMS.get(last) ?? NAME_FORMS.get('name');
  const isOfPlace =
    ofLanguage === NAME_FORMS.get('name') && OF_PLACE.test(kind.toLowerCase().split(' ').at(-1) ?? '');
  const form = isOfPlace ? PLACE_FORM : ofLanguage;
  if (!label || !form) return undefined;
  return {
    field: 'regex',
    options: { pattern: form.replace('kind', kind.toLowerCase()).replace('Kind', kind) },
  };
}

const asGuess = (field: FieldId | undefined): FieldGuess | undefined => field && { field };
const NAMES = /^(?:location|vehicle|airline|book|music|food|animal|commerce|company|science)\./;

/** Whether the words have a meaning together, such as that of a first name. */
function isWholeName(words: Words): boolean {
  return words.length > 1 && (ends.has(words.slice(-2).join(' ')) || ends.has(words.slice(-3).join(' ')));
}

/** The `display_name` of a group, and the `full_name` beside a `name`, are no names of people. */
function isNameOfThing(words: Words, { name, names = [] }: NamedTable): boolean {
  const text = words.join(' ');
  if (text === 'full name') return names.some((one) => /^(?:name|display_?name)$/i.test(one));
  if (text !== 'display name' || names.length === 0) return false;
  // Games have users, but a game is no person.
  const isKnown = longestEnd(namesByThing, thingOf({ name, columns: [] })) !== undefined;
  return ![name, ...(isKnown ? [] : names)].some((one) => OF_PEOPLE.test(one));
}

const OF_PEOPLE =
  /mail|phone|passw|first_?name|last_?name|birth|gender|avatar|user_?name|nick|login|user|account|person|people|member|profile|contact|auth|employee|staff|student|player|author|customer|client/i;

/** Names of what a column's words say: persons for `mitarbeiter`, and those of things. */
export function nameOfKind(words: Words): FieldGuess | undefined {
  return isPerson(words.at(-1) ?? '') ? { field: 'person.fullName' } : longestEnd(namesByThing, words);
}

/** Whether the vocabulary has names of the thing that words end with. */
export const isKnownThing = (words: Words): boolean =>
  nameOfKind(words) !== undefined ||
  longestEnd(namesByTable, words) !== undefined ||
  NAMES.test(longestEnd(ends, words)?.field ?? '');

/** Whether a word that no vocabulary has stands for a person, by its end. */
export const isAgent = (word: string) =>
  AGENTS.test(word) || (AGENT_ENDS.test(word) && !OTHER_ENDS.test(word) && !NO_AGENTS.has(word));

/** Neutral names, such as `Group 12`. */
export function labelOf(words: Words): FieldGuess | undefined {
  const [last, qualifier = ''] = words
    .filter((word) => /^(?:[a-z]{2,}|[^\0-\x7f]+)$/.test(word))
    .toReversed();
  if (last === undefined) return undefined;
  // Short words at the beginning are prefixes of tables.
  const singular = last.replace(ROMANCE_PLURAL, (end) => (end === 'oes' ? 'ao' : ''));
  const thing = singular === last ? (singularOf(last) ?? last) : singular;
  const text = `${qualifier.length > 4 ? `${qualifier} ` : ''}${thing}`;
  return {
    field: 'regex',
    options: { pattern: `${text.charAt(0).toUpperCase()}${text.slice(1)} [1-9]\\d?` },
  };
}

/** The ends of plurals such as `sesiones`, `unidades` and `opcoes`. */
const ROMANCE_PLURAL = /(?<=[cs])oes$|(?<=[aeic]tor|dor|[rtn]ial|[tnu]al|iar|dad|[cs]ion|lon)es$/;

const isAbout = (names: RegExp, { before, table }: ThingContext) =>
  names.test([...before, ...wordsOf(table.name)].join(' '));

/** Columns beside which a description is no name. */
const NAMED = /(?:^|_)(?:name|title|label|nombre|nome|nom)_?$/i;

/** Any text: the secret of a key, the setting of an option, the number of a measurement. */
function settingOf(context: ThingContext): FieldGuess | undefined {
  const { thing } = context;
  const last = thing.at(-1) ?? '';
  if (isAbout(MEASURED, context)) return ends.get('reading');
  if (/^(?:key|token|secret|code|hash)s?$/.test(last))
    return { field: 'string.alphanumeric', options: { length: 24 } };
  // The value of a `gene_name` is the name of a gene.
  const named = thing.filter((word) => word !== 'name');
  const ofPerson = isPerson(named.at(-2) ?? '') ? textOfWord(named) : undefined;
  const ofTable = context.before.length === 0 ? (longestEnd(namesByThing, named) ?? ofPerson) : undefined;
  const ofWord = OF_SETTING.test(last) ? undefined : context.before.length > 0 ? textOfWord(thing) : ofTable;
  return ofWord ?? { field: 'list', options: { values: ['true', 'false', '10', '100', 'default', 'none'] } };
}

/** Words before a value that can be anything. */
const OF_SETTING =
  /^(?:default|options?|settings?|configs?|config\w+|params?|parameters?|attributes?|attr|propert\w+|props?|formatted|old|new|current|previous|prev|initial|min|max|field|custom|meta|metadata|data|raw|actual|expected|text|string|preferences?|constant|variable|flag|extra|value)$/;

/** The texts that a word has without a value behind it, such as those of `decision_value`. */
function textOfWord(before: Words): FieldGuess | undefined {
  return longestEnd(typesByThing, before) ?? longestEnd(namesByThing, before) ?? longestEnd(ends, before);
}

function typeOf({ words, thing, table, qualifiers }: ThingContext): FieldGuess | undefined {
  if (isWholeName(words)) return undefined;
  const last = thing.at(-1) ?? '';
  const isOfProgram = [table.name, ...(table.names ?? [])].some((name) => OF_JOBS.test(name));
  if (/^jobs?$/.test(last) && isOfProgram) return typesByThing.get('background job');
  const ofThing =
    longestEnd(typesByThing, thing, qualifiers) ?? longestEnd(namesByThing, [...thing, 'type'], qualifiers);
  return ofThing ?? (last.endsWith('able') ? typesByThing.get('entity') : OTHER_TYPES);
}

/** Names of tables and columns about jobs that programs do. */
const OF_JOBS = /cron|queue|timer|retries|attempts|exception|payload|handler|worker|lock_/i;

const OTHER_TYPES: FieldGuess = {
  field: 'list',
  options: { values: ['general', 'standard', 'special', 'other'] },
};

function stateOf({ words, before, thing, table, qualifiers }: ThingContext): FieldGuess | undefined {
  if (isWholeName(words)) return undefined;
  const ofThing = longestEnd(statesByThing, thing, qualifiers);
  const isState = words.at(-1) === 'state' || words.at(-1) === 'estado';
  if (!isState) return ofThing;
  const names = table.names ?? table.columns.map(({ name }) => name);
  const isOfPlace = names.some((name) => ADDRESS.test(name));
  if (before.length > 0) {
    const of = before.at(-1) ?? '';
    const isWithTown = names.some((one) => one.toLowerCase().startsWith(of) && OF_TOWN.test(one));
    const isOther = isPerson(of) || isAgent(of) || OF_ADDRESS.test(of) || isWithTown;
    return isOther ? undefined : (ofThing ?? ends.get('status'));
  }
  if (words.at(-1) === 'estado' && names.some((name) => OF_TOWN.test(name)))
    return { field: 'location.state' };
  if (words.at(-1) === 'estado' && isPerson(thing.at(-1) ?? '')) return statesByThing.get('persona');
  if (isOfPlace || isPerson(thing.at(-1) ?? '') || PLACES.test(thing.at(-1) ?? '')) return undefined;
  return ofThing ?? (names.length > 1 ? ends.get('status') : undefined);
}

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
