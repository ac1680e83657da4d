import type { Business, Companies, Trade } from '../../locales/companies.ts';
import type { Surnames } from '../../locales/people.ts';
import { DRAWS, fillDraws } from '../../random/weighted.ts';
import type { Spell } from '../mail-spelling.ts';
import { once, oncePer } from '../once.ts';
import { inProportion, unpackWeighted } from '../weighted.ts';

/** What a name begins with: `Alvarez`, `Cedar Ridge`, `Rosa's` or `Hughes & Carter`. */
const KINDS = ['surname', 'name', 'owner', 'pair'] as const;
type Kind = (typeof KINDS)[number];

/** How an ending is written in a domain word. Each style is as frequent as in this list. */
const STYLES = ['joined', 'joined', 'joined', 'short', 'short', 'short', 'and', 'hyphens'] as const;
export const STYLE_COUNT = STYLES.length;
export const HYPHENS = STYLES.indexOf('hyphens');

/** The years since which companies exist. */
const FIRST_YEAR = 1988;
const YEARS = 32;
/** The percentage of catch phrases with a closing. */
const CLOSED_PERCENT = 35;

/** Heads of one kind, by their indexes in the list of all heads. */
interface HeadRange {
  readonly first: number;
  readonly count: number;
}

/** A company by the indexes of the parts of its name: a head, such as `Alvarez`, an ending, such as `& Sons Roofing`, and a form. */
interface Company {
  readonly head: number;
  readonly ending: number;
  readonly form: number;
}

/** Texts around a head. */
interface Around {
  readonly before: string;
  readonly after: string;
}

interface Heads {
  readonly heads: readonly string[];
  /** By kind. Two surnames with `&` between them have no range of their own. */
  readonly ranges: readonly HeadRange[];
  /** For a kind, `DRAWS` indexes of heads. Two surnames are one index that is not below the number of heads. */
  readonly headsOf: (kind: number) => Uint32Array;
}

interface Endings {
  /** By ending, the index of its kind of heads. */
  readonly kinds: Uint8Array;
  /** `DRAWS` indexes of endings. */
  readonly endingAt: Uint32Array;
  /** By ending, indexes of legal forms, repeated by their weights. */
  readonly formDraws: readonly (readonly number[])[];
  /** By ending, what precedes the head. */
  readonly starts: readonly string[];
  /** What follows the head: the ending with a legal form. */
  readonly tailOf: (ending: number, form: number) => string;
  readonly tails: () => readonly string[];
  /** The ending in a domain word, by `ending * STYLE_COUNT + style`: what precedes the head and what follows it. */
  readonly slugOf: (styled: number) => Around;
  readonly slugs: () => readonly Around[];
  /** By ending: the phrases of its trade, and what follows a phrase, which is nothing or a sentence. */
  readonly phrases: () => readonly (readonly string[])[];
  readonly closings: () => readonly (readonly string[])[];
  /** By ending: the top-level domains of its trade with the point before them, repeated by their weights. */
  readonly suffixes: readonly (readonly string[])[];
}

export interface CompanyTables extends Heads, Endings {
  /** The name's beginning, as people write it, and in domain words without and with hyphens. */
  readonly headText: (head: number) => string;
  readonly joinedHead: (head: number) => string;
  readonly hyphenedHead: (head: number) => string;
  /** The number of companies with one head. Their names all differ. */
  readonly count: number;
  /** The company at an index below the count. */
  readonly companyAt: (index: number) => Company;
}

/**
 * The tables from which companies' names, domains and catch phrases are made. Texts are made when they are first used: there are
 * thousands, and a page of rows has some.
 */
export function readCompanies(
  companies: Companies,
  business: Business,
  surnames: Surnames,
  spell: Spell,
): CompanyTables {
  const heads = readHeads(companies, surnames);
  const endings = readEndings(companies, business, spell);
  return {
    ...heads,
    ...endings,
    headText: headWriter(heads.heads, ' & ', (head) => head),
    joinedHead: headWriter(heads.heads, '', spell),
    hyphenedHead: headWriter(heads.heads, '-', (head) => head.split(' ').map(spell).join('-')),
    ...distinctCompanies(heads, endings),
  };
}

/** Writes a head, or two surnames with a text between them. */
function headWriter(
  heads: readonly string[],
  between: string,
  write: (head: string) => string,
): (head: number) => string {
  const count = heads.length;
  const known = new Array<string>(count);
  const textOf = (index: number) => {
    known[index] ??= write(heads[index] ?? '');
    return known[index];
  };
  return (head) =>
    head < count ? textOf(head) : textOf(head % count) + between + textOf(Math.floor(head / count) - 1);
}

function readHeads(companies: Companies, last: Surnames): Heads {
  const ownNames = companies.names.split('|');
  const owners = companies.owners.split('|').map((owner) => companies.ownerForm.replace(HEAD, owner));
  const unfit = new Set([...ownNames, ...companies.unfitSurnames.split('|')]);
  const { texts, weights } = unpackWeighted(last.common);
  const surnames = texts
    .map((surname, i) => ({ surname, weight: weights[i] ?? 0 }))
    .filter(({ surname }) => !unfit.has(surname));
  const heads = [...surnames.map(({ surname }) => surname), ...ownNames, ...owners];
  const [count, namesEnd] = [surnames.length, surnames.length + ownNames.length];
  const ranges = [
    { first: 0, count },
    { first: count, count: ownNames.length },
    { first: namesEnd, count: owners.length },
  ];
  const common = once(() => inDraws(surnames.map(({ weight }) => weight)));
  const makers = [
    common,
    ...ranges.slice(1).map((range) => () => evenly(range)),
    () => pairs(common(), heads.length),
  ].map(once);
  return { heads, ranges, headsOf: (kind) => makers[kind]?.() ?? common() };
}

function inDraws(weights: readonly number[]): Uint32Array {
  return fillDraws(new Uint32Array(DRAWS), weights);
}

/** The indexes of a range, each as often. */
function evenly({ first, count }: HeadRange): Uint32Array {
  return inDraws(new Array<number>(count).fill(1)).map((index) => first + index);
}

/** An odd number near the golden ratio of `DRAWS`: its multiples are spread evenly, and each comes once. */
const PAIR_STEP = 20_251;

/** Two different surnames in each draw, both with their frequencies. */
function pairs(surnames: Uint32Array, headCount: number): Uint32Array {
  return surnames.map((one, draw) => {
    let second = (draw * PAIR_STEP) % DRAWS;
    while (surnames[second] === one) second = (second + PAIR_STEP) % DRAWS;
    return one + ((surnames[second] ?? 0) + 1) * headCount;
  });
}

/** Stands for the head in an ending, which otherwise follows it. */
const HEAD = '~';

/** The texts that follow the heads of a kind, or stand around them. */
interface Ending extends Around {
  readonly kind: Kind;
  readonly trade: Trade;
  readonly weight: number;
}

/** The endings of a trade, which share its weight equally. */
function endingsOf(trade: Trade, weight: number): readonly Ending[] {
  const { any, surname, name, owner, pair } = trade;
  const of = (kind: Kind, packed: string | undefined) =>
    packed === undefined ? [] : packed.split('|').map((text) => ({ kind, ...aroundHead(text) }));
  const endings = [
    ...of('surname', any),
    ...of('name', any),
    ...of('surname', surname),
    ...of('name', name),
    ...of('owner', owner),
    ...of('pair', pair),
  ];
  return endings.map((ending) => ({ ...ending, trade, weight: weight / endings.length }));
}

/** `Garage ~ et Fils` stands around the head, and `& Sons Roofing` follows it. */
function aroundHead(text: string): Around {
  const at = text.indexOf(HEAD);
  return at < 0
    ? { before: '', after: ` ${text}` }
    : { before: text.slice(0, at), after: text.slice(at + HEAD.length) };
}

/** Each sector has its share, which its trades share equally. */
function readEndings(
  { sectors, closings, and }: Companies,
  { forms, suffixes }: Business,
  spell: Spell,
): Endings {
  const all = sectors.flatMap(({ firms, trades }) =>
    trades.flatMap((trade) => endingsOf(trade, firms / trades.length)),
  );
  const formTexts = Object.values(forms).flatMap((packed) => unpackWeighted(packed).texts);
  const drawsOfForms = new Map(
    Object.entries(forms).map(([name, packed]) => [
      name,
      inProportion(packed).map((form) => formTexts.indexOf(form)),
    ]),
  );
  const formDraws = all.map(
    ({ kind, trade }) => drawsOfForms.get(kind === 'pair' ? 'partners' : (trade.form ?? 'general')) ?? [],
  );
  const dots = {
    general: dotted(suffixes.general),
    tech: dotted(suffixes.tech),
    charity: dotted(suffixes.charity),
  };
  const tails = new Array<string>(all.length * formTexts.length);
  const slugs = new Array<Around>(all.length * STYLE_COUNT);

  function tailOf(ending: number, form: number): string {
    const index = ending * formTexts.length + form;
    // A flat text: V8 would follow the parts of a concatenation again for each row.
    tails[index] ??= [all[ending]?.after ?? '', formTexts[form] ?? ''].join('');
    return tails[index];
  }

  function slugOf(styled: number): Around {
    const { before = '', after = '', trade } = all[(styled / STYLE_COUNT) | 0] ?? {};
    slugs[styled] ??= slugIn(
      STYLES[styled % STYLE_COUNT] ?? 'joined',
      { before, after },
      { trade: trade?.domain ?? '', and, spell },
    );
    return slugs[styled];
  }

  return {
    kinds: Uint8Array.from(all, ({ kind }) => KINDS.indexOf(kind)),
    endingAt: inDraws(all.map(({ weight }) => weight)),
    formDraws,
    starts: all.map(({ before }) => before),
    tailOf,
    tails: once(() =>
      formDraws.flatMap((draws, ending) => [...new Set(draws)].map((form) => tailOf(ending, form))),
    ),
    slugOf,
    slugs: once(() => Array.from(slugs, (_, styled) => slugOf(styled))),
    phrases: once(() => {
      const phrasesOf = oncePer(({ phrases }: Trade) => phrases.split('|'));
      return all.map(({ trade }) => phrasesOf(trade));
    }),
    closings: once(() => {
      const sentences = sentencesOf(closings.all);
      const sentencesOfOwned = sentencesOf(`${closings.all}|${closings.owned}`);
      return all.map(({ trade }) => (trade.suffix === 'charity' ? sentences : sentencesOfOwned));
    }),
    suffixes: all.map(({ trade: { suffix = 'general' } }) => dots[suffix]),
  };
}

const dotted = (suffixes: string) => inProportion(suffixes).map((suffix) => `.${suffix}`);

/** Companies with one head, by a number. */
function distinctCompanies({ ranges }: Heads, { kinds, formDraws }: Endings) {
  const tailsOf = once(() =>
    ranges.map((_, kind) =>
      formDraws.flatMap((draws, ending) =>
        kinds[ending] === kind ? [...new Set(draws)].map((form) => ({ ending, form })) : [],
      ),
    ),
  );
  const formCounts = new Map([...new Set(formDraws)].map((draws) => [draws, new Set(draws).size]));
  const count = formDraws.reduce(
    (sum, draws, ending) => sum + (ranges[kinds[ending] ?? 0]?.count ?? 0) * (formCounts.get(draws) ?? 0),
    0,
  );

  function companyAt(index: number): Company {
    let left = index;
    for (const [kind, { first, count: heads }] of ranges.entries()) {
      const tails = tailsOf()[kind] ?? [];
      const tail = tails[Math.floor(left / heads)];
      if (tail) return { head: first + (left % heads), ...tail };
      left -= heads * tails.length;
    }
    throw new RangeError(`There is no company ${index}`);
  }
  return { count, companyAt };
}

interface SlugWords {
  /** The trade in short. */
  readonly trade: string;
  /** The word for `&`. */
  readonly and: string;
  readonly spell: Spell;
}

/** Writes `& Sons Roofing` in a style: `sonsroofing`, `roofing` by the trade, `andsonsroofing` or `-sons-roofing`. */
function slugIn(
  style: (typeof STYLES)[number],
  { before, after }: Around,
  { trade, and, spell }: SlugWords,
): Around {
  const wordsOf = (text: string) =>
    (style === 'and' ? text.replaceAll('&', and) : text).split(' ').map(spell).filter(Boolean);
  const [firsts, lasts] = [wordsOf(before), wordsOf(after)];
  if (style === 'hyphens') return { before: [...firsts, ''].join('-'), after: ['', ...lasts].join('-') };
  const joined = { before: firsts.join(''), after: lasts.join('') };
  if (style !== 'short') return joined;
  if (joined.before.includes(trade)) return { before: trade, after: '' };
  return joined.after.includes(trade) ? { before: '', after: trade } : joined;
}

/** Sentences with each of the years, and as many empty texts as there are phrases without a sentence. */
function sentencesOf(packed: string): readonly string[] {
  const sentences = packed
    .split('|')
    .flatMap((closing) =>
      Array.from({ length: YEARS }, (_, year) => `. ${closing.replace('#', String(FIRST_YEAR + year))}.`),
    );
  const none = Math.round((sentences.length * (100 - CLOSED_PERCENT)) / CLOSED_PERCENT);
  return [...sentences, ...new Array<string>(none).fill('')];
}
