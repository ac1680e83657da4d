import { germanHeads, translations } from '../../catalogue/name-translations.ts';

type Words = readonly string[];

/** Words between the words of a name in Romance languages. */
const LINKS =
  /^(?:d|de|del|della|dell|des|di|do|da|dos|das|du|la|el|le|les|los|las|il|lo|o|a|e|et|y|und|der|die|das|von|en|em)$/;
/** In letters, the shortest entry of several words that is also written without marks. */
const JOINED_LEAST = 5;
/** In letters, the shortest parts of a compound without marks whose words no list has. */
const PART_LEAST = 5;
/** Words that are the same in English, or that the vocabulary has. */
const PARTS: ReadonlySet<string> = new Set(
  'total final login status local cliente clientes usuario produto email data item parcial real client model sport original normal cor foto video valor tipo nome nombre fecha unit prod docto pagto pgto saida entrada'.split(
    ' ',
  ),
);
/** In words, the longest entries of the table that are found within a name. */
const WORDS_MAX = 4;
/**
 * The last English words of nouns that stand last, and first in languages that put the noun before what tells more about it:
 * `numero_factura` is an invoice number, and `judul_buku` the title of a book.
 */
const HEADS =
  /(?:^| )(?:number|date|type|code|name|amount|price|quantity|reason|value|description|status|level|address|phone|email|password|duration|total|time|unit|percentage|title|image|category|author|color|place|year|cost|fee|comment|count|notes|message|balance|mobile|photo|city|country|salary|age|gender|classification|discount|login|photo|period|method|result|grade|score)$/;
/** Heads before another head: `nome_categoria` is the name of a category, and `kategorie_name` as well. */
const OTHER_HEADS = /^(?:name|type|code|date|description|status|number)$/;
const HEADED =
  /^(?:category|title|place|level|year|image|author|status|period|payment method|color|country|city|login)$/;

/**
 * A name of words in other languages in English words, in the order of English. Undefined for a name without such words.
 */
export function translated(words: Words): string | undefined {
  const withoutMark = afterMark(words);
  if (withoutMark !== undefined) return withoutMark;
  const parts = words
    .filter((word, i) => i === 0 || !LINKS.test(word))
    .flatMap((word) =>
      entryOf(word) === undefined ? (unspacedParts(word) ?? compoundParts(word) ?? [word]) : [word],
    );
  const english: string[] = [];
  let isForeign = parts.length > words.length;
  for (let at = 0; at < parts.length; ) {
    const { text, length } = longestEntry(parts, at);
    isForeign ||= text !== undefined;
    english.push(text ?? parts[at] ?? '');
    at += length;
  }
  if (!isForeign) return undefined;
  const end = english.length > 1 ? ENDS[english.at(-1) ?? ''] : undefined;
  if (end !== undefined) english.splice(-1, 1, end);
  // Dates are data in Romance languages.
  if (english[0] === 'data' && english.length > 1) english[0] = 'date';
  const [head = '', ...rest] = adjectiveFirst(english);
  const last = rest.at(-1) ?? '';
  const isHeaded = OTHER_HEADS.test(head) && HEADED.test(last);
  const isOther = UNSPACED.test(words.join('')) || last === 'id' || (HEADS.test(last) && !isHeaded);
  const isHeadFirst = HEADS.test(head) && rest.length > 0 && !isOther;
  const inOrder = (isHeadFirst ? [...rest, head] : [head, ...rest]).join('_').replaceAll(' ', '_');
  return inOrder === words.join('_') ? undefined : inOrder;
}

/** Letters of Chinese and Japanese, whose names have no marks between words and their head last. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** In letters, the longest words without marks between them. */
const UNSPACED_MAX = 8;
/** Words between the words of a name, before the thing that something belongs to, and for any table. */
const UNSPACED_LINKS = /^(?:の|的|所属|所在|所|信息|情報|表|一覧|マスタ)$/;

/** The words of a name such as `球队名称`: the longest ones of the table from its end, and what is between them. */
function unspacedParts(word: string): Words | undefined {
  if (!UNSPACED.test(word)) return undefined;
  const letters = [...word];
  const parts: string[] = [];
  let unknown = '';
  while (letters.length > 0) {
    const lengths = Array.from({ length: Math.min(UNSPACED_MAX, letters.length) }, (_, i) => i + 1);
    const length = lengths.findLast((one) => translations.has(letters.slice(-one).join('')));
    if (length === undefined) {
      unknown = `${letters.pop()}${unknown}`;
      continue;
    }
    if (unknown !== '') parts.unshift(unknown);
    unknown = '';
    parts.unshift(letters.splice(-length).join(''));
  }
  const all = [unknown, ...parts].filter((part) => part !== '');
  const telling = all.filter((part) => !UNSPACED_LINKS.test(part));
  return telling.length > 0 ? telling : all;
}

/** Heads behind words of other languages that are other words in English, such as those of `uye_ad` and `rolleBez`. */
const ENDS: Readonly<Record<string, string>> = { ad: 'name', bez: 'name', nr: 'number', nro: 'number' };

/** Adjectives that stand behind their noun in Romance languages: `precio_final` is a final price. */
const ADJECTIVES =
  /^(?:minimum|maximum|initial|final|annual|monthly|daily|weekly|second|secondary|main|scientific|previous|current|new|old|net|gross|base|estimated|actual|official|medical|personal|technical|commercial|alternative)$/;

const adjectiveFirst = (english: Words): Words =>
  english.length > 1 && ADJECTIVES.test(english.at(-1) ?? '')
    ? [english.at(-1) ?? '', ...english.slice(0, -1)]
    : english;

/**
 * The head that the first letters of a name stand for in Brazil, Indonesia and Vietnam, such as those of `nm_cliente`, `kd_barang`
 * and `MaKhoa`.
 */
const MARKS: Readonly<Record<string, string>> = {
  nm: 'name',
  ds: '',
  dt: 'date',
  dat: 'date',
  hr: 'time',
  vl: 'amount',
  vlr: 'amount',
  nr: 'number',
  nu: 'number',
  num: 'number',
  cd: 'code',
  tp: 'type',
  qt: 'quantity',
  qtd: 'quantity',
  sg: 'code',
  kd: 'code',
  jml: 'quantity',
  tgl: 'date',
  ma: 'code',
  ten: 'name',
  so: 'number',
  ngay: 'date',
};

/** The English name for a name that begins with such a mark. Undefined if the words behind it are English. */
function afterMark([mark = '', ...rest]: Words): string | undefined {
  const head = Object.hasOwn(MARKS, mark) ? MARKS[mark] : undefined;
  if (head === undefined || rest.length === 0 || entryOf([mark, ...rest].join('_')) !== undefined)
    return undefined;
  const thing = translated(rest);
  if (thing === undefined) return undefined;
  const isWhole = head === '' || HEADS.test(thing.replaceAll('_', ' ')) || WHOLE.test(thing);
  return isWhole ? thing : `${thing}_${head}`;
}

/** Things that need no head. */
const WHOLE = /(?:^|_)(?:mobile|weight|height|age|salary|discount|balance|birth|gender|login)$/;

/** Words with the plain vowels in place of transcribed umlauts: `zubehor` for `zubehoer`, as the vocabulary has `Zubehör`. */
export const untranscribed = (word: string): string => word.replace(/([aou])e/g, '$1');

/** The English words for all words of a name together, such as those of `mode_reglement`. */
export function wholeTranslation(words: Words): string | undefined {
  return words.length > 1 ? translations.get(words.join('_'))?.replaceAll(' ', '_') : undefined;
}

function longestEntry(
  words: Words,
  at: number,
): { readonly text: string | undefined; readonly length: number } {
  for (let length = Math.min(WORDS_MAX, words.length - at); length > 0; length--) {
    const text = entryOf(words.slice(at, at + length).join('_'));
    if (text !== undefined) return { text, length };
  }
  const word = words[at] ?? '';
  return { text: ofGermanCompound(word) ?? ofOtherForm(word), length: 1 };
}

/** Entries of several words without marks between them, such as `fechanacimiento`. */
const joined: ReadonlyMap<string, string> = new Map(
  [...translations]
    .filter(([words]) => words.includes('_') && words.length > JOINED_LEAST)
    .map(([words, english]) => [words.replaceAll('_', ''), english]),
);

const entryOf = (text: string) =>
  translations.get(text) ?? joined.get(text) ?? translations.get(untranscribed(text));

/** Words that begin compounds without marks, such as `nomecategoria`, however short they are. */
const FIRST_PARTS =
  /^(?:no(?:m|me|mbre)|nama|naziv|ime|ten|titulo|titre|judul|cod|codigo|kode|num|numero|nro|tel|telefone|telefono|cantidad|quantidade|qtde?|jumlah|broj|fecha|data|dt|dat|date|datum|tgl|tanggal|ngay|anio|ano|tipo|type|jenis|vrsta|valor|vlr|total|preco|precio|prezzo|prix|harga|cijena|salario|sueldo|salaire|gaji|descricao|descripcion|status|estado|situacao|forma|email|login|senha|endereco|direccion|alamat|item|usuario|cliente|produto|categoria)$/;
/** Words that end compounds without marks, such as `kategoriadi`. */
const LAST_PARTS = /^(?:adi|tarihi|kodu|turu|fiyati?|sayisi|naam|prijs|aantal|soort|fecha|nombre)$/;
const LINKED = /^(?:de|da|do|del|di)(?=[a-z]{4})/;

/** The words of a compound without marks between them, such as `salarioannuo`, `nomedespesa` and `valortotalsaida`. */
function compoundParts(word: string): Words | undefined {
  if (!/^[a-z]{6,40}$/.test(word) || NO_FORMS.test(word)) return undefined;
  for (let at = word.length - 3; at >= 2; at--) {
    const start = word.slice(0, at);
    const end = word.slice(at);
    const isFirst = FIRST_PARTS.test(start);
    const isLong = start.length >= PART_LEAST && end.length >= PART_LEAST;
    const isLast = start.length > 3 && LAST_PARTS.test(end);
    if (!isFirst && !((isLong || isLast) && isPart(start))) continue;
    const rest = [end, end.replace(LINKED, '')].map(restParts).find((parts) => parts !== undefined);
    if (rest) return [start, ...rest];
  }
  return undefined;
}

const restParts = (text: string): Words | undefined => (isPart(text) ? [text] : compoundParts(text));
const isPart = (text: string): boolean =>
  entryOf(text) !== undefined || ofOtherForm(text) !== undefined || PARTS.has(text);

/** In letters, the shortest word that plurals and cases are looked up of. */
const STEM_LEAST = 4;
/** Ends of plurals and cases, and the end of the word in the table: `klientow` of `klient`, `libri` of `libro`, `marki` of `marka`. */
const FORMS: readonly (readonly [end: RegExp, put: string])[] = [
  [/s$/, ''],
  [/(?<=or|al|ad|ion)es$/, ''],
  [/(?:ne)?n$/, ''],
  [/e[nr]$/, ''],
  [/l[ae]r$/, ''],
  [/ow$/, ''],
  [/[aeiuy]$/, ''],
  [/i$/, 'o'],
  [/i$/, 'e'],
  [/[iy]$/, 'a'],
  [/(?<=[^s][^t])e$/, 'a'],
  [/ii$/, 'e'],
  [/ii$/, 'a'],
  [/ii$/, 'e'],
  [/ii$/, 'a'],
  [/ului$/, ''],
  [/ovi$/, ''],
  [/(?:ов|[аеиуыя])$/, ''],
  [/[еиуы]$/, 'а'],
  [/[ия]$/, 'ь'],
  [/ии$/, 'ия'],
  [/я$/, 'е'],
];

/** The words of all meanings: but for `region`, they are no forms of words in other languages, such as `city` of `cita`. */
const ENGLISH: ReadonlySet<string> = new Set(
  [...translations.values()].flatMap((text) => text.split(' ')).filter((word) => word !== 'region'),
);
/** English words that end as forms of others do. */
const NO_FORMS =
  /^(?:payees?|pulses?|classes|statutes?|branches|better|profiles?|series|generic|candidates?|wages?|some|tenders?|discipline|ranges?|divide|came|prime|primer|tennis|patron|datauri)$/;

/** The English words for a plural or a case of a word in the table. */
function ofOtherForm(word: string): string | undefined {
  if (NO_FORMS.test(word) || ENGLISH.has(word) || ENGLISH.has(word.replace(/s$/, ''))) return undefined;
  for (const [end, put] of FORMS) {
    const stem = word.replace(end, put);
    const text = stem !== word && stem.length >= STEM_LEAST ? entryOf(stem) : undefined;
    if (text !== undefined) return text;
  }
  return undefined;
}

/** In letters, the shortest beginning of a compound. */
const BEGINNING_LEAST = 3;

/** Ends of compounds that also end English words, such as `chart`, `report` and `legend`. */
const ENGLISH_ENDS = /^(?:art|ort|nr|ende|plan|liste|punkte|name|naam|namn|navn)$/;

/** The English words for a compound such as `Rechnungsnummer`, whose beginning can be a word of its own. */
function ofGermanCompound(word: string): string | undefined {
  for (let at = BEGINNING_LEAST; at < word.length - 2; at++) {
    const end = untranscribed(word.slice(at));
    const head = germanHeads.get(end);
    if (head === undefined) continue;
    const start = word.slice(0, at);
    const text = entryOf(start) ?? entryOf(start.replace(/s$|n$/, ''));
    if (text !== undefined || !ENGLISH_ENDS.test(end)) return `${text ?? start} ${head}`;
  }
  return undefined;
}
