import type { Companies, Surnames, Trade } from '../../locales/locale.ts';
import { inProportion, unpackWeighted } from '../weighted.ts';
import { mailboxName } from './mailboxes.ts';

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

/** The entries of a table of indexes, in which each index is as often as its weight says. One entry is one cheap pick. */
export const DRAWS = 32_768;

/** Heads of one kind, by their indexes in the list of all heads. */
interface HeadRange {
  readonly first: number;
  readonly count: number;
}

/** A company's name is a head, such as `Alvarez`, and a tail, such as ` & Sons Roofing, Inc.`. */
interface Heads {
  readonly heads: readonly string[];
  /** The heads in domain words, without and with hyphens. */
  readonly joinedHeads: readonly string[];
  readonly hyphenedHeads: readonly string[];
  /** By kind. Two surnames with `&` between them have no range of their own. */
  readonly ranges: readonly HeadRange[];
  /** By kind, `DRAWS` indexes of heads. Two surnames are one index that is not below the number of heads. */
  readonly headAt: readonly Uint32Array[];
}

interface Tails {
  readonly tails: readonly string[];
  /** By tail, the index of its kind of heads. */
  readonly kinds: readonly number[];
  /** For each tail, the end of a domain word in each style. */
  readonly slugs: readonly string[];
  /** `DRAWS` indexes of tails. */
  readonly tailAt: Uint32Array;
  /** By kind, the indexes of the tails. */
  readonly tailsOf: readonly (readonly number[])[];
  /** By tail: the phrases of its trade, and what follows a phrase, which is nothing or a sentence. */
  readonly phrases: readonly (readonly string[])[];
  readonly closings: readonly (readonly string[])[];
  /** By tail: the top-level domains of its trade with the point before them, each as often as its weight says. */
  readonly endings: readonly (readonly string[])[];
}

export type CompanyTables = Heads & Tails;

/** The tables from which companies' names, domains and catch phrases are made. */
export function readCompanies(companies: Companies, surnames: Surnames): CompanyTables {
  return { ...readHeads(companies, surnames), ...readTails(companies) };
}

function readHeads(companies: Companies, last: Surnames): Heads {
  const ownNames = companies.names.split('|');
  const owners = companies.owners.split('|').map((owner) => `${owner}'s`);
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
  const common = inDraws(surnames.map(({ weight }) => weight));
  const others = ranges
    .slice(1)
    .map((range) => inDraws(new Array<number>(range.count).fill(1)).map((index) => range.first + index));
  return {
    heads,
    joinedHeads: heads.map(mailboxName),
    hyphenedHeads: heads.map((head) => head.split(' ').map(mailboxName).join('-')),
    ranges,
    headAt: [common, ...others, pairs(common, heads.length)],
  };
}

/** The indexes of some weights, each as often as its weight says. */
function inDraws(weights: readonly number[]): Uint32Array {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const draws = new Uint32Array(DRAWS);
  let sum = 0;
  for (const [index, weight] of weights.entries()) {
    const from = Math.round((sum / total) * DRAWS);
    sum += weight;
    draws.fill(index, from, Math.round((sum / total) * DRAWS));
  }
  return draws;
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

interface Ending {
  readonly kind: Kind;
  readonly text: string;
}

function endingsOf({ any, surname, name, owner, pair }: Trade): readonly Ending[] {
  const of = (kind: Kind, packed: string | undefined) =>
    packed === undefined ? [] : packed.split('|').map((text) => ({ kind, text }));
  return [
    ...of('surname', any),
    ...of('name', any),
    ...of('surname', surname),
    ...of('name', name),
    ...of('owner', owner),
    ...of('pair', pair),
  ];
}

/** Each sector has its share, which its trades share equally, and so do the endings of a trade. */
function readTails({ sectors, forms, suffixes, closings }: Companies): Tails {
  const all = sectors.flatMap(({ firms, trades }) =>
    trades.flatMap((trade) => tailsOfTrade(trade, forms, firms / trades.length)),
  );
  const endings = {
    general: dotted(suffixes.general),
    tech: dotted(suffixes.tech),
    charity: dotted(suffixes.charity),
  };
  const sentences = {
    all: sentencesOf(closings.all),
    owned: sentencesOf(`${closings.all}|${closings.owned}`),
  };
  const phrases = new Map(
    sectors.flatMap(({ trades }) => trades).map((trade) => [trade, trade.phrases.split('|')]),
  );
  return {
    tails: all.map(({ text }) => text),
    kinds: all.map(({ kind }) => kind),
    slugs: all.flatMap(({ slugs }) => slugs),
    tailAt: inDraws(all.map(({ weight }) => weight)),
    tailsOf: KINDS.map((_, kind) => all.flatMap((tail, index) => (tail.kind === kind ? [index] : []))),
    phrases: all.map(({ trade }) => phrases.get(trade) ?? []),
    closings: all.map(({ trade }) => (trade.suffix === 'charity' ? sentences.all : sentences.owned)),
    endings: all.map(({ trade: { suffix = 'general' } }) => endings[suffix]),
  };
}

const dotted = (suffixes: string) => inProportion(suffixes).map((suffix) => `.${suffix}`);

interface Tail {
  readonly trade: Trade;
  readonly text: string;
  readonly kind: number;
  readonly slugs: readonly string[];
  readonly weight: number;
}

/** The tails of a trade: its endings with each legal form. */
function tailsOfTrade(trade: Trade, forms: Companies['forms'], weight: number): readonly Tail[] {
  const endings = endingsOf(trade);
  return endings.flatMap(({ kind, text }) => {
    const { texts, weights } = unpackWeighted(
      forms[kind === 'pair' ? 'partners' : (trade.form ?? 'general')],
    );
    const total = weights.reduce((sum, own) => sum + own, 0);
    const slugs = slugsOf(text, trade.domain);
    return texts.map((form, i) => ({
      trade,
      text: ['', text + form].join(' '),
      kind: KINDS.indexOf(kind),
      slugs,
      weight: (weight / endings.length) * ((weights[i] ?? 0) / total),
    }));
  });
}

/** Writes `& Sons Roofing` in each style: `sonsroofing`, `roofing` by the trade, `andsonsroofing` or `-sons-roofing`. */
function slugsOf(ending: string, trade: string): readonly string[] {
  const words = ending.split(' ').map(mailboxName).filter(Boolean);
  const joined = words.join('');
  const written = {
    joined,
    short: joined.includes(trade) ? trade : joined,
    and: ending
      .split(' ')
      .map((word) => mailboxName(word.replace('&', 'and')))
      .join(''),
    hyphens: words.map((word) => `-${word}`).join(''),
  };
  return STYLES.map((style) => written[style]);
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
