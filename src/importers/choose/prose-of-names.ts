import { proseOf, valuesOf } from '../../catalogue/domains/prose.ts';
import type { FieldGuess } from '../../catalogue/field-words.ts';
import type { FieldId } from '../../catalogue/fields.ts';
import { languageOfName } from '../guess/name-language.ts';
import { labelOf, thingOf } from '../guess/things.ts';
import { translated } from '../guess/translate.ts';
import { fullWordsOf, singularOf, wordsOf } from '../guess/words.ts';
import type { SourceColumn } from '../source-tables.ts';
import { isLabel, isNumberedLabel } from './by-name.ts';
import type { Choice, ColumnContext } from './choice.ts';
import { longestOfPattern, textLength } from './exact-text.ts';

const TEXTS =
  /^(?:lorem\.\w+|word\.(?:sentences|title)|company\.(?:catchPhrase|buzzPhrase)|commerce\.productDescription|hacker\.phrase|person\.bio)$/;

/**
 * The choice of a text without a subject or in English with a text of its kind, or the values of its list, in the language of names.
 * @param isRead whether formulas of the table read the values
 */
export function inLanguageOfNames(
  choice: Choice,
  context: ColumnContext,
  ofNames: string | undefined,
  isRead: boolean,
): Choice {
  const { column, key } = context;
  const isText = column.type.value === 'text' || column.type.value === 'unknown';
  const isOfRows = column.sample !== undefined && column.type.written === undefined;
  if (!isText || isOfRows || column.bounds || column.pattern) return choice;
  if (key !== undefined) return { ...choice, ...labelInLetters(choice, column) };
  const language = languageOfName(column.name) ?? ofNames;
  if (language === undefined) return choice;
  const list = isRead ? undefined : listIn(language, choice, textLength(column));
  const guess =
    (isRead ? undefined : ofField(language, choice, column)) ??
    proseFor(choice, context, language) ??
    list ??
    labelInLetters(choice, column);
  return guess ? { ...choice, ...guess } : choice;
}

/** The values that the language has for the column's English name, or in place of the field's ones. */
function ofField(language: string, { field }: Choice, column: SourceColumn): FieldGuess | undefined {
  const prose = proseOf.get(language);
  const english = translated(wordsOf(column.name))?.replaceAll('_', ' ');
  const [pattern] = prose?.get(`of ${english}`) ?? prose?.get(field) ?? [];
  const isFitting = pattern !== undefined && longestOfPattern(pattern) <= (textLength(column) ?? Infinity);
  return isFitting ? { field: 'regex', options: { pattern } } : undefined;
}

/** The column's name and a number in place of an English name of things, where the column has letters of another script. */
function labelInLetters(choice: Choice, { name }: SourceColumn): FieldGuess | undefined {
  const isNeutral = choice.evidence === 'name' && isLabel(choice);
  return isNeutral && OTHER_SCRIPTS.test(name) ? labelOf(wordsOf(name.replace(NAME_END, ''))) : undefined;
}

const OTHER_SCRIPTS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Cyrillic}]/u;
/** The word for a name behind the thing that has it. */
const NAME_END = /(?<=.)(?:名称|名字|名)$/u;

function proseFor(choice: Choice, context: ColumnContext, language: string): FieldGuess | undefined {
  const prose = proseOf.get(language);
  const words = wordsOf(context.column.name);
  const length = textLength(context.column) ?? Infinity;
  const subject = subjectOf(context);
  const isNumbered = length >= SENTENCES_LEAST && isNumberedLabel(choice);
  const isUntold = isNumbered || choice.evidence === 'type' || choice.field === 'word.sentences';
  const kind = kindOf(words, subject) ?? (isUntold ? 'notes' : undefined);
  if (prose === undefined || kind === undefined) return undefined;
  const isKnown = prose.has(`${kind} ${subject}`) && OF_PHRASES.test(kind) && isOfPhrases(choice);
  if (!isProse(choice, words) && !isKnown && !isNumbered) return undefined;
  const kinds = [`${kind} ${subject}`, kind, ...(choice.field === 'word.sentences' ? ['notes'] : [])];
  const patterns = kinds.flatMap((one) => (prose.get(one) ?? []).toReversed());
  const pattern = patterns.find((one) => longestOfPattern(one) <= length);
  return pattern === undefined ? undefined : { field: 'regex', options: { pattern } };
}

/** In characters, the room for sentences rather than for the number of a thing. */
const SENTENCES_LEAST = 500;
/** The English values of fields. */
const VALUES_OF: Partial<Record<FieldId, readonly string[]>> = {
  'person.sex': ['female', 'male'],
  'date.weekday': ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
};

/** The values of a list of English ones, if all of them have counterparts with room in the column. */
function listIn(language: string, choice: Choice, length = Infinity): FieldGuess | undefined {
  const { field, options, evidence } = choice;
  const given = field === 'list' ? options?.values : VALUES_OF[field];
  if (evidence !== 'name' || !Array.isArray(given)) return undefined;
  const values = given.flatMap((value) => inCaseOf(String(value), valuesOf.get(language)) ?? []);
  const areKnown = values.length === given.length && values.every((value) => value.length <= length);
  return areKnown && values.length > 0 ? { field: 'list', options: { ...options, values } } : undefined;
}

function inCaseOf(value: string, values: ReadonlyMap<string, string> | undefined): string | undefined {
  const text = values?.get(value.toLowerCase());
  if (text === undefined || value === value.toLowerCase()) return text;
  if (value.length > 2 && value === value.toUpperCase()) return text.toUpperCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
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

/** Sentences, also those of a list and of a pattern, and numbers behind the words of the column. */
function isProse(choice: Choice, [first = '']: readonly string[]): boolean {
  const { field, options = {}, evidence } = choice;
  if (TEXTS.test(field)) return true;
  const { values } = options;
  const pattern = String(options.pattern ?? '');
  const texts = Array.isArray(values) ? values.map(String) : [];
  const areSentences = texts.length > 0 && texts.every((text) => text.includes(' ') && text.endsWith('.'));
  const isOfThing = isLabel(choice) && !pattern.toLowerCase().startsWith(first);
  return evidence === 'name' && (areSentences || (pattern.includes(' ') && !isOfThing));
}

/** The first or last words of names, in English and as the vocabulary has these words, by the kind of their texts. */
const KINDS: readonly (readonly [kind: string, words: RegExp])[] = [
  [
    'description',
    /^(?:descriptions?|summary|overview|info|information|details?|definition|abstract|introduction|explanation|characteristics?|features?|biography|bio|descri[pcz]\w+|detall\w*|detalh\w*|dettagli\w*|beschreibung)$/,
  ],
  [
    'notes',
    /^(?:notes?|remarks?|comments?|observations?|memo|annotations?|feedback|findings|opinion|observ\w+|osserva\w+|obs|notas?|coment\w+|comment\w+|annotazion\w+|remarques?|bemerkung|anmerkung|notiz)$/,
  ],
  ['message', /^(?:messages?|mail|mensaj\w+|mensage\w+|messagg\w+)$/],
  ['text', /^(?:body|text|content|texto|testo|contenido|conteudo|contenuto|contenu)$/],
  ['reason', /^(?:reasons?|causes?|motive|justification|purpose|motivo?s?|motivi|motifs?)$/],
  ['title', /^(?:titles?|subject|heading|headline|topic|titulo|titolo|titre|asunto|assunto)$/],
  [
    'advice',
    /^(?:recommendations?|instructions?|advice|guidelines|indications?|requirements?|conditions?|treatment)$/,
  ],
  ['question', /^(?:questions?|pregunta|pergunta|domanda)$/],
  ['answer', /^(?:answers?|response|reply|solution|respuesta|resposta|risposta|reponse)$/],
];

function kindOf(words: readonly string[], subject: string | undefined): string | undefined {
  const english = translated(words)?.split('_') ?? fullWordsOf(words);
  const last = english.findLast((word) => !/^\d+$/.test(word)) ?? '';
  const kind = [last, words.at(-1) ?? '', words[0] ?? '']
    .map((word) => KINDS.find(([, expression]) => expression.test(word))?.[0])
    .find((one) => one !== undefined);
  if (kind !== 'text') return kind;
  return subject === 'talk' ? 'message' : subject === 'book' ? 'description' : 'notes';
}

/** English words of tables and columns, and those that the vocabulary has without a translation, by the subject of their texts. */
const SUBJECTS: readonly (readonly [subject: string, words: RegExp])[] = [
  ['talk', /^(?:message|chat|conversation|mail|notification|sms|mensajes?|mensage[mn]s?|messaggi\w?)$/],
  [
    'review',
    /^(?:review|rating|comment|feedback|resenas?|comentarios?|commentaires?|commenti|recension[ei]|avis|avaliac\w+)$/,
  ],
  [
    'patient',
    /^(?:patient|treatment|consultation|diagnos\w+|prescription|medic\w+|disease|symptom|appointment|surgery|vaccin\w+|clinic|clinical|hospital|allergy|illness|citas?|consultas?|pacientes?|pazient[ei])$/,
  ],
  [
    'course',
    /^(?:course|class|lesson|exam|assignment|grade|homework|subject|training|workshop|curriculum|student|cursos?|cors[oi]|cours)$/,
  ],
  [
    'book',
    /^(?:book|movie|film|story|novel|song|album|series|episode|post|news|libros?|livros?|libr[oi]|livres?|peliculas?|filmes?)$/,
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
