import type { Companies, Surnames, Trade } from '../../locales/locale.ts';
import { createWeightedTable, type WeightedList, type WeightedTable } from '../../random/weighted.ts';
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

/** Heads of one kind: their indexes in the list of all heads, from `first` on, and their frequencies. */
interface HeadRange {
  readonly first: number;
  readonly count: number;
  readonly indexAt: WeightedTable;
}

/** A company's name is a head, such as `Alvarez`, and a tail, such as ` & Sons Roofing, Inc.`. */
interface Heads {
  readonly heads: readonly string[];
  /** The heads in domain words, without and with hyphens. */
  readonly joinedHeads: readonly string[];
  readonly hyphenedHeads: readonly string[];
  /** By kind. Two surnames with `&` between them have no range of their own. */
  readonly ranges: readonly [surname: HeadRange, name: HeadRange, owner: HeadRange];
}

interface Tails {
  readonly tails: readonly string[];
  /** By tail: the index of its kind of heads, and of its trade. */
  readonly kinds: readonly number[];
  readonly trades: readonly number[];
  /** For each tail, the end of a domain word in each style. */
  readonly slugs: readonly string[];
  /** The indexes of the tails with their weights. */
  readonly everyTail: WeightedList<number>;
  /** By kind, the indexes of the tails. */
  readonly tailsOf: readonly (readonly number[])[];
}

interface Trades {
  /** By trade. */
  readonly phrases: readonly (readonly string[])[];
  /** By trade: top-level domains, each as often as its weight says. */
  readonly suffixes: readonly (readonly string[])[];
  /** By trade, what follows a catch phrase: nothing, or a sentence. */
  readonly closings: readonly (readonly string[])[];
}

export type CompanyTables = Heads & Tails & Trades;

/** The tables from which companies' names, domains and catch phrases are made. */
export function readCompanies(companies: Companies, surnames: Surnames): CompanyTables {
  return { ...readHeads(companies, surnames), ...readTails(companies), ...readTrades(companies) };
}

function readHeads(companies: Companies, last: Surnames): Heads {
  const ownNames = companies.names.split('|');
  const owners = companies.owners.split('|').map((owner) => `${owner}'s`);
  const unfit = new Set([...ownNames, ...companies.unfitSurnames.split('|')]);
  const common = unpackWeighted(last.common);
  const fit = common.texts.map((surname, i) => ({ surname, weight: common.weights[i] ?? 0 }));
  const surnames = fit.filter(({ surname }) => !unfit.has(surname));
  const heads = [...surnames.map(({ surname }) => surname), ...ownNames, ...owners];
  const equal = (first: number, count: number): HeadRange => ({
    first,
    count,
    indexAt: (fraction) => first + Math.floor(fraction * count),
  });
  const count = surnames.length;
  return {
    heads,
    joinedHeads: heads.map(mailboxName),
    hyphenedHeads: heads.map((head) => head.split(' ').map(mailboxName).join('-')),
    ranges: [
      { first: 0, count, indexAt: createWeightedTable(surnames.map(({ weight }) => weight)) },
      equal(count, ownNames.length),
      equal(count + ownNames.length, owners.length),
    ],
  };
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
function readTails({ sectors, forms }: Companies): Tails {
  const tails: string[] = [];
  const kinds: number[] = [];
  const trades: number[] = [];
  const slugs: string[] = [];
  const weights: number[] = [];
  const tailsOf: number[][] = KINDS.map(() => []);
  const all = sectors.flatMap(({ firms, trades: own }) =>
    own.map((trade) => ({ trade, weight: firms / own.length })),
  );
  for (const [index, { trade, weight }] of all.entries()) {
    const endings = endingsOf(trade);
    for (const { kind, text } of endings) {
      const kindIndex = KINDS.indexOf(kind);
      const form = unpackWeighted(forms[kind === 'pair' ? 'partners' : (trade.form ?? 'general')]);
      const sum = form.weights.reduce((total, own) => total + own, 0);
      const styled = slugsOf(text, trade.domain);
      for (const [i, legalForm] of form.texts.entries()) {
        tailsOf[kindIndex]?.push(tails.length);
        tails.push(['', text + legalForm].join(' '));
        kinds.push(kindIndex);
        trades.push(index);
        slugs.push(...styled);
        weights.push((weight / endings.length) * ((form.weights[i] ?? 0) / sum));
      }
    }
  }
  const everyTail = { list: tails.map((_, tail) => tail), indexAt: createWeightedTable(weights) };
  return { tails, kinds, trades, slugs, tailsOf, everyTail };
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

function readTrades({ sectors, suffixes, closings }: Companies): Trades {
  const trades = sectors.flatMap((sector) => sector.trades);
  const owned = closingsOf(`${closings.all}|${closings.owned}`);
  const others = closingsOf(closings.all);
  return {
    phrases: trades.map(({ phrases }) => phrases.split('|')),
    suffixes: trades.map(({ suffix = 'general' }) => inProportion(suffixes[suffix])),
    closings: trades.map(({ suffix }) => (suffix === 'charity' ? others : owned)),
  };
}

/** Sentences with each of the years, and as many empty texts as there are phrases without a sentence. */
function closingsOf(packed: string): readonly string[] {
  const sentences = packed
    .split('|')
    .flatMap((closing) =>
      Array.from({ length: YEARS }, (_, year) => `. ${closing.replace('#', String(FIRST_YEAR + year))}.`),
    );
  const none = Math.round((sentences.length * (100 - CLOSED_PERCENT)) / CLOSED_PERCENT);
  return [...sentences, ...new Array<string>(none).fill('')];
}
