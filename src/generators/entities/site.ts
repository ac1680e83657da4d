import type { LargeTables } from '../large-tables.ts';
import { inProportion } from '../weighted.ts';
import { type CompanyTables, DRAWS, HYPHENS, STYLE_COUNT } from './companies.ts';
import { joined } from './joined.ts';
import type { EntityOptions, PartMaker } from './part.ts';

/** Protocols of sites: of 20 pages that are loaded in Chrome, 19 are encrypted. */
const PROTOCOLS = inProportion('https 19|http 1');

/** A company and its site: the domain is made from the name, and the catch phrase fits the trade. */
export function siteParts(
  { derived, computed, chosen, uniform, listed, oneOf, isDistinct, number }: PartMaker,
  { protocol: given }: EntityOptions,
  { companies }: LargeTables,
) {
  if (!companies) throw new RangeError('The tables of companies are not loaded');
  const { heads, joinedHeads, hyphenedHeads, headAt, tails, tailAt, kinds, slugs } = companies;
  const entry = chosen('entry', companyCount(companies));
  const distinct = () => entry.values().map((index) => companyAt(companies, index));
  const tailDraw = uniform('companyTail', DRAWS);
  const headDraw = uniform('companyHead', DRAWS);
  const tail = isDistinct
    ? computed(() => distinct().map((company) => company.tail))
    : computed(() => tailDraw.values().map((draw) => tailAt[draw] ?? 0));
  const head = isDistinct
    ? computed(() => distinct().map((company) => company.head))
    : computed(() => {
        const draws = headDraw.values();
        return tail.values().map((index, i) => headAt[kinds[index] ?? 0]?.[draws[i] ?? 0] ?? 0);
      });

  const companyName = computed(() => {
    const tailIndexes = tail.values();
    return head
      .values()
      .map((index, i) => headText(heads, index, ' & ') + (tails[tailIndexes[i] ?? 0] ?? ''));
  });
  const phrase = oneOf('catchPhrase', tail, companies.phrases);
  const closing = oneOf('catchPhraseClosing', tail, companies.closings);
  const catchPhrase = computed(() => joined(phrase.values(), closing.values()));

  const protocol = given ? derived(() => given) : listed(uniform('protocol', PROTOCOLS.length), PROTOCOLS);
  const style = uniform('domainStyle', STYLE_COUNT);
  const word = computed(() => {
    const tailIndexes = tail.values();
    const styles = style.values();
    return head.values().map((index, i) => {
      const own = styles[i] ?? 0;
      const slug = slugs[(tailIndexes[i] ?? 0) * STYLE_COUNT + own] ?? '';
      return (
        (own === HYPHENS ? headText(hyphenedHeads, index, '-') : headText(joinedHeads, index, '')) + slug
      );
    });
  });
  const domainWord = number ? computed(() => joined(word.values(), number.values())) : word;
  /** The suffix with the point before it. */
  const ending = oneOf('domainSuffix', tail, companies.endings);
  const domainSuffix = computed(() => ending.values().map((text) => text.slice(1)));
  const domainName = computed(() => joined(domainWord.values(), ending.values()));
  const url = computed(() => {
    const protocols = protocol.values();
    return domainName.values().map((domain, i) => `${protocols[i] ?? ''}://${domain}`);
  });
  return { companyName, catchPhrase, protocol, domainWord, domainSuffix, domainName, url };
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
