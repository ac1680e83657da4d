import { languageOfWord, proseOf } from '../../catalogue/domains/prose.ts';
import { thingOf } from '../guess/things.ts';
import { translated } from '../guess/translate.ts';
import { fullWordsOf, singularOf, wordsOf } from '../guess/words.ts';
import type { SourceTable } from '../source-tables.ts';
import type { Choice, ColumnContext } from './choice.ts';
import { longestOfPattern, textLength } from './exact-text.ts';

/** So many different words of names tell their language, if they are in so many of a hundred names. */
const WORDS_LEAST = 2;
const NAMES_PERCENT = 12;

/** The language of the names of tables and columns, if most words that only one language has are of one. */
export function languageOfNames(tables: readonly SourceTable[]): string | undefined {
  const names = tables.flatMap(({ name, columns }) => [name, ...columns.map((column) => column.name)]);
  const found = new Map<string, Set<string>>();
  const counts = new Map<string, number>();
  for (const name of names) {
    const word = wordsOf(name).find((one) => languageOfWord.has(one)) ?? '';
    const language = languageOfWord.get(word);
    if (language === undefined) continue;
    found.set(language, (found.get(language) ?? new Set()).add(word));
    counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const [first, second] = [...counts].sort(([, one], [, other]) => other - one);
  if (first === undefined) return undefined;
  const [language, count] = first;
  const isClear = (second?.[1] ?? 0) * 2 < count && (found.get(language)?.size ?? 0) >= WORDS_LEAST;
  return isClear && count * 100 >= names.length * NAMES_PERCENT ? language : undefined;
}

const TEXTS =
  /^(?:lorem\.\w+|word\.(?:sentences|title)|company\.(?:catchPhrase|buzzPhrase)|commerce\.productDescription|hacker\.phrase|person\.bio)$/;

/** The choice of a text without a subject or in English with a text of its kind in the language of names. */
export function inLanguageOfNames(
  choice: Choice,
  context: ColumnContext,
  ofNames: string | undefined,
): Choice {
  const { column, key } = context;
  const isText = column.type.value === 'text' || column.type.value === 'unknown';
  const isOfRows = column.sample !== undefined && column.type.written === undefined;
  if (!isText || key !== undefined || isOfRows || column.bounds || column.pattern) return choice;
  const words = wordsOf(column.name);
  const language = words.map((word) => languageOfWord.get(word)).find((one) => one !== undefined) ?? ofNames;
  const prose = proseOf.get(language ?? '');
  const kind = kindOf(words) ?? (choice.evidence === 'type' ? 'notes' : undefined);
  if (prose === undefined || kind === undefined) return choice;
  const subject = subjectOf(context);
  const isKnown = prose.has(`${kind} ${subject}`) && OF_PHRASES.test(kind) && isOfPhrases(choice);
  if (!isProse(choice) && !isKnown) return choice;
  const length = textLength(column) ?? Infinity;
  const patterns = [
    ...(prose.get(`${kind} ${subject}`) ?? []).toReversed(),
    ...(prose.get(kind) ?? []).toReversed(),
  ];
  const pattern = patterns.find((one) => longestOfPattern(one) <= length);
  return pattern === undefined ? choice : { ...choice, field: 'regex', options: { pattern } };
}

/** Kinds whose lists of English phrases have a counterpart. */
const OF_PHRASES = /^(?:title|description|notes|reason)$/;

/** A list of English phrases, such as the titles of events. */
function isOfPhrases({ field, options, evidence }: Choice): boolean {
  const { values } = options ?? {};
  if (field !== 'list' || evidence !== 'name' || !Array.isArray(values)) return false;
  const phrases = values.filter((text) => /^[ -~]*$/.test(String(text)) && String(text).includes(' '));
  return phrases.length * 2 > values.length;
}

/** Sentences, also those of a list and of a pattern. */
function isProse({ field, options = {}, evidence }: Choice): boolean {
  if (TEXTS.test(field)) return true;
  const { values, pattern = '' } = options;
  const texts = Array.isArray(values) ? values.map(String) : [];
  const areSentences = texts.length > 0 && texts.every((text) => text.includes(' ') && text.endsWith('.'));
  const isOfSentences = String(pattern).includes(' ') && String(pattern).includes('\\.');
  return evidence === 'name' && (areSentences || isOfSentences);
}

/** The last English words of names, by the kind of their texts. */
const KINDS: readonly (readonly [kind: string, words: RegExp])[] = [
  [
    'description',
    /^(?:descriptions?|summary|overview|info|information|details?|definition|abstract|introduction|explanation|characteristics?|features?|biography|bio|content)$/,
  ],
  [
    'notes',
    /^(?:notes?|remarks?|comments?|observations?|memo|annotations?|feedback|findings|opinion|results?)$/,
  ],
  ['message', /^(?:messages?|body|text|mail)$/],
  ['reason', /^(?:reasons?|causes?|motive|justification|purpose)$/],
  ['title', /^(?:titles?|subject|heading|headline|topic)$/],
  [
    'advice',
    /^(?:recommendations?|instructions?|advice|guidelines|indications?|requirements?|conditions?|treatment)$/,
  ],
  ['question', /^questions?$/],
  ['answer', /^(?:answers?|response|reply|solution)$/],
];

function kindOf(words: readonly string[]): string | undefined {
  const english = translated(words)?.split('_') ?? fullWordsOf(words);
  const last = english.findLast((word) => !/^\d+$/.test(word)) ?? '';
  return KINDS.find(([, expression]) => expression.test(last))?.[0];
}

/** English words of tables and columns, and those that the vocabulary has without a translation, by the subject of their texts. */
const SUBJECTS: readonly (readonly [subject: string, words: RegExp])[] = [
  [
    'patient',
    /^(?:patient|treatment|consultation|diagnos\w+|prescription|medic\w+|disease|symptom|appointment|surgery|vaccin\w+|clinic|clinical|hospital|allergy|illness|citas?|consultas?|pacientes?|pazient[ei])$/,
  ],
  [
    'course',
    /^(?:course|class|lesson|exam|assignment|grade|homework|subject|training|workshop|curriculum|student|cursos?|cors[oi]|cours)$/,
  ],
  [
    'vehicle',
    /^(?:vehicle|car|truck|repair|maintenance|motorcycle|vehiculos?|veiculos?|veicol[oi]|fahrzeuge?)$/,
  ],
  [
    'event',
    /^(?:event|concert|show|activity|trip|tour|conference|excursion|festival|eventos?|event[oi]|evenement)$/,
  ],
  [
    'place',
    /^(?:property|house|apartment|room|hotel|building|place|location|venue|branch|office|hall|park|land)$/,
  ],
  [
    'task',
    /^(?:project|task|issue|ticket|incident|bug|sprint|milestone|proyectos?|projetos?|progett[oi]|projet)$/,
  ],
  [
    'order',
    /^(?:order|sale|purchase|invoice|delivery|shipment|quote|quotation|pedidos?|ventas?|vendas?|compras?|ordin[ei]|commandes?|facturas?|fattur[ae]|bestellung(?:en)?|rechnung(?:en)?)$/,
  ],
  [
    'goods',
    /^(?:product|item|article|good|material|tool|equipment|inventory|merchandise|accessory|product[eo]s?|produtos?|prodott[oi]|produits?|articulos?|artikel)$/,
  ],
  [
    'person',
    /^(?:customer|client|employee|user|teacher|member|person|supplier|contact|player|candidate|volunteer|clientes?|client[ei]|usuarios?|utent[ei]|kunden?)$/,
  ],
];

/** The subject of the words before the last one of the column, or else of its table. */
function subjectOf({ column, tableName, subject = tableName }: ColumnContext): string | undefined {
  const before = (translated(wordsOf(column.name)) ?? '').split('_').slice(0, -1);
  const table = translated(wordsOf(subject)) ?? subject;
  const words = [...before.toReversed(), ...thingOf({ name: table, columns: [] }).toReversed()];
  for (const word of words) {
    const singular = singularOf(word) ?? word;
    const found = SUBJECTS.find(([, expression]) => expression.test(singular) || expression.test(word));
    if (found) return found[0];
  }
  return undefined;
}
