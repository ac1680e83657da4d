import type { RandomStream } from '../../random/stream.ts';
import type { LargeTables } from '../large-tables.ts';
import { inProportion } from '../weighted.ts';
import { type CompanyTables, HYPHENS, STYLE_COUNT } from './companies.ts';
import type { EntityOptions, PartMaker } from './part.ts';

/** Protocols of sites: of 20 pages that are loaded in Chrome, 19 are encrypted. */
const PROTOCOLS = inProportion('https 19|http 1');

/** A company and its site: the domain is made from the name, and the catch phrase fits the trade. */
export function siteParts(stream: RandomStream) {
  return (
    { sampled, derived, computed, chosen, uniform, weighted, listed, oneOf, ...maker }: PartMaker,
    { protocol: given }: EntityOptions,
    { companies }: LargeTables,
  ) => {
    if (!companies) throw new RangeError('The tables of companies are not loaded');
    const { heads, joinedHeads, hyphenedHeads, tails, everyTail, kinds, trades, slugs } = companies;
    const { isDistinct, number } = maker;
    const entry = chosen('entry', companyCount(companies));
    const distinct = () => entry.values().map((index) => companyAt(companies, index));
    const tail = isDistinct
      ? computed(() => distinct().map((company) => company.tail))
      : weighted('companyTail', () => everyTail);
    const head = isDistinct
      ? computed(() => distinct().map((company) => company.head))
      : sampled('companyHead', (i) => sampleHead(stream, companies, kinds[tail.at(i)] ?? 0));
    const trade = listed(tail, trades);

    const companyName = computed(() => {
      const tailIndexes = tail.values();
      return head.values().map((index, i) => {
        const end = tails[tailIndexes[i] ?? 0] ?? '';
        return headText(heads, index, ' & ') + end;
      });
    });
    const phrase = oneOf('catchPhrase', trade, companies.phrases);
    const closing = oneOf('catchPhraseClosing', trade, companies.closings);
    const catchPhrase = computed(() => {
      const ends = closing.values();
      return phrase.values().map((text, i) => text + (ends[i] ?? ''));
    });

    const protocol = given ? derived(() => given) : listed(uniform('protocol', PROTOCOLS.length), PROTOCOLS);
    const style = uniform('domainStyle', STYLE_COUNT);
    const word = computed(() => {
      const tailIndexes = tail.values();
      const styles = style.values();
      return head.values().map((index, i) => {
        const own = styles[i] ?? 0;
        const isHyphened = own === HYPHENS;
        const start = headText(isHyphened ? hyphenedHeads : joinedHeads, index, isHyphened ? '-' : '');
        return start + (slugs[(tailIndexes[i] ?? 0) * STYLE_COUNT + own] ?? '');
      });
    });
    const domainWord = number
      ? computed(() => {
          const numbers = number.values();
          return word.values().map((text, i) => text + (numbers[i] ?? ''));
        })
      : word;
    const domainSuffix = oneOf('domainSuffix', trade, companies.suffixes);
    const domainName = computed(() => {
      const suffixes = domainSuffix.values();
      return domainWord.values().map((text, i) => `${text}.${suffixes[i] ?? ''}`);
    });
    const url = computed(() => {
      const protocols = protocol.values();
      return domainName.values().map((domain, i) => `${protocols[i] ?? ''}://${domain}`);
    });
    return { companyName, catchPhrase, protocol, domainWord, domainSuffix, domainName, url };
  };
}

/** A head that fits the tail. Two surnames are one index that is not below the number of heads. */
function sampleHead(stream: RandomStream, { heads, ranges }: CompanyTables, kind: number): number {
  const range = ranges[kind];
  if (range) return range.indexAt(stream.next());
  const [{ indexAt }] = ranges;
  const one = indexAt(stream.next());
  for (;;) {
    const other = indexAt(stream.next());
    if (other !== one) return one + (other + 1) * heads.length;
  }
}

function headText(heads: readonly string[], index: number, between: string): string {
  const count = heads.length;
  return index < count
    ? (heads[index] ?? '')
    : `${heads[index % count] ?? ''}${between}${heads[Math.floor(index / count) - 1] ?? ''}`;
}

/** The number of companies with one head. Their names all differ. */
function companyCount({ ranges, tailsOf }: CompanyTables): number {
  return ranges.reduce((sum, { count }, kind) => sum + count * (tailsOf[kind]?.length ?? 0), 0);
}

/** The company at an index below `companyCount`. */
function companyAt({ ranges, tailsOf }: CompanyTables, index: number): { head: number; tail: number } {
  let left = index;
  for (const [kind, { first, count }] of ranges.entries()) {
    const tails = tailsOf[kind] ?? [];
    if (left < count * tails.length)
      return { head: first + (left % count), tail: tails[Math.floor(left / count)] ?? 0 };
    left -= count * tails.length;
  }
  throw new RangeError(`There is no company ${index}`);
}
