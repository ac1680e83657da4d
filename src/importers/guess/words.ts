import { abbreviations } from '../../catalogue/name-abbreviations.ts';
import { withoutAccents } from '../../catalogue/without-accents.ts';

/** The words of a name in lower case, without accents: the same for `unitPrice`, `unit_price` and `Unit price`. */
export function wordsOf(name: string): readonly string[] {
  const apart = withoutAccents(name)
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    // Acronyms have plurals, such as `allowedIPs`.
    .replace(/(\p{Lu})(\p{Lu}(?!s(?!\p{Ll}))\p{Ll})/gu, '$1 $2')
    .replace(/(\p{L})(\d)/gu, '$1 $2');
  return (apart.toLowerCase().match(/[\p{L}\p{M}]+|\d+/gu) ?? []).map(inAmerican);
}

/** Words of British English as the vocabulary has them. */
const inAmerican = (word: string) =>
  /our|isation|enrolment$/.test(word)
    ? word
        .replace(/^(specialis|categoris|authoris|customis)(?=ation)/, (text) => `${text.slice(0, -1)}z`)
        .replace(/^(col|fav|neighb|behavi|lab|flav|hon|arm|hum)our(?=s?$|ed$|ite|hood|ing$)/, '$1or')
        .replace(/^enrolment$/, 'enrollment')
    : word;

/** The words of a name with abbreviations written out and compounds taken apart: `cust_nm` becomes `customer name`. */
export function fullWordsOf(words: readonly string[]): readonly string[] {
  return words.flatMap((word, i) => {
    // Only the `long` of places stands alone.
    if (word === 'long' && i < words.length - 1) return [word];
    if (Object.hasOwn(abbreviations, word)) return abbreviations[word] ?? [];
    return partsOf(word).flatMap((part) => (part === word ? [part] : (BEHIND[part] ?? [part])));
  });
}

/** Words that end compounds such as `hiredate` and `postalcode`. */
const COMPOUND_END =
  /^(\p{L}{2,})(date|name|code|number|price|phone|email|address|status|amount|title|time|type|level|group|color|size|path|token|label|(?<!dis|ac|head)count|datum|preis|betrag|strasse|symbol|value|account|balance|percent|content|(?<=[a-z]{4})desc|(?<=[a-z]{4})location|(?<=interest|tax|vat|exchange|discount|commission|hourly)rate|(?<=api|access|secret|license|licence|auth|session|option|meta|config)key|(?<=user|client|customer|session|group|order|parent|account|member|admin|owner|thread|forum|post|topic|event|transaction)id|(?<=password|pass|file|content)hash|(?<=delivery|pickup|working|order|market|visit|meeting|class|payment|collection|opening|start|end)day|(?<=phone|mobile|contact|account|invoice|bill|receipt|order|ticket|flight|train|bus|vehicle|seat|room|house|batch|item|page|license|licence|passport|registration|serial|student|employee|card|voucher|tracking|policy|mob|reg|acc)no)$/u;
/** Words of Romance languages that begin compounds such as `nombremascota`. */
const COMPOUND_START =
  /^(name(?!d|s|ly|plate)|nombre|fecha|tipo|codigo|numero|direccion|telefono|precio|cantidad|apellido|correo|clave|valor|estado|titulo|descripcion)(?!s$|do|aci)(\p{L}{3,})$/u;
/** Questions without a mark between their words, such as `isactive`. */
const QUESTION =
  /^(is|has)(active|enabled|deleted|default|public|private|admin|visible|answered|overdue|read|paid|locked|verified|approved|published|available|required|primary|main|new|open|closed|sent|online|valid|featured|completed|hidden|confirmed|closed|banned|blocked|anonymous|staff|superuser|superadmin|globaladmin|archived|reviewed|processed|selected|favorite|global)$/;
/** Words that only look like compounds. */
export const SIMPLE: ReadonlySet<string> = new Set(
  `update candidate mandate consolidate username nickname vorname nachname screenname surname forename hostname filename firstname lastname
  fullname prename middlename familyname givenname barcode zipcode postcode pincode subtitle lifetime runtime uptime downtime
  overtime timeout passport password background database bandwidth scorecard bookmark campground alternative timetable cashback
  override leaderboard highlight realtime marketplace paragraph passbook photoshop heartbeat showcase stakeholder checkpoint
  timesheet blacklist whitelist allowlist blocklist wordlist transmission homeroom generated prototype subtype datatype subgroup datetime birthdate microphone smartphone telephone cellphone headphone sometime sublime codename`.split(
    /\s+/,
  ),
);

/** Compounds such as `lastmodified`. */
const LAST =
  /^(last)(modified|updated?|login|visit|access|post|activity|imported|seen|changed?|checked|run|used|reply|action|edited)$/u;

function partsOf(word: string): readonly string[] {
  if (SIMPLE.has(word)) return [word];
  const [, first, last] =
    QUESTION.exec(word) ?? LAST.exec(word) ?? COMPOUND_END.exec(word) ?? COMPOUND_START.exec(word) ?? [];
  return first === undefined || last === undefined ? [word] : [first, last];
}

/** Abbreviations that end compounds. */
const BEHIND: Readonly<Record<string, readonly string[]>> = {
  desc: ['description'],
  no: ['number'],
  ...Object.fromEntries(
    ['cntry', 'dept', 'emp', 'cust', 'prod', 'pkg', 'cat', 'acct', 'supp', 'vend', 'mgr'].map((short) => [
      short,
      abbreviations[short] ?? [short],
    ]),
  ),
};

const PLURAL_ENDS = [
  ['s', ''],
  ['es', ''],
  ['ies', 'y'],
] as const;

/** A word, and its possible singular forms. */
export function singulars(word: string): readonly string[] {
  if (word === 'people') return [word, 'person'];
  const singular = PLURAL_ENDS.flatMap(([end, put]) =>
    word.endsWith(end) ? [word.slice(0, word.length - end.length) + put] : [],
  );
  return [word, ...singular];
}

/** Ends of plurals, and of their singulars. */
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/^(?:series|species|news)$/i, '$&'],
  [/(?<=^(?:mov|cook|calor|zomb|genr|rook|l|p|t))ies$/i, 'ie'],
  [/ies$/i, 'y'],
  [/(?<=status|virus|bonus|campus|census|bus|lens|gas|bias|alias|atlas)es$/i, ''],
  [/(?<=matr)ices$/i, 'ix'],
  [/(?<=ind|vert)ices$/i, 'ex'],
  [/(?<=ss|x|ch|sh)es$/i, ''],
  [/(?<!alia|atla|bia|canva|len|chao)(?<=[^suiy]|[aeo]y)s$/i, ''],
];

/** The most likely singular of a word in the plural: `role` for `roles`. Undefined if it does not look like a plural. */
export function singularOf(word: string): string | undefined {
  const [plural, end] = PLURALS.find(([expression]) => expression.test(word)) ?? [];
  return plural && end !== undefined ? word.replace(plural, end) : undefined;
}
