import { mapped } from '../../mapped.ts';
import { firstBits, TWO_POW_32 } from '../../random/stream.ts';
import { DRAWS } from '../../random/weighted.ts';
import type { LargeTables } from '../large-tables.ts';
import { loaded } from '../loaded.ts';
import { inProportion } from '../weighted.ts';
import { HYPHENS, STYLE_COUNT } from './companies.ts';
import { joined } from './joined.ts';
import type { EntityOptions, PartMaker } from './part.ts';

/** Protocols of sites: of 20 pages that are loaded in Chrome, 19 are encrypted. */
const PROTOCOLS = inProportion('https 19|http 1');

/** A company and its site: the domain is made from the name, and the catch phrase fits the trade. */
export function siteParts(
  { derived, computed, drawn, chosen, uniform, listed, oneOf, isDistinct, number }: PartMaker,
  { protocol: given }: EntityOptions,
  tables: LargeTables,
) {
  const companies = loaded(tables, 'companies');
  const { headText, joinedHead, hyphenedHead, headsOf, starts, tailOf, kinds, slugOf, endingAt } = companies;
  const entry = chosen('entry', companies.count);
  const distinct = computed(() => mapped(entry.values(), companies.companyAt));
  /** One number decides the ending and the style of the domain word. */
  const styled = drawn('companyEnding', (key, rows) => {
    const endings = isDistinct ? distinct.values() : undefined;
    const all = new Array<number>(rows.length);
    for (let i = 0; i < rows.length; i++) {
      const draw = ((firstBits(key, rows[i] ?? 0) / TWO_POW_32) * DRAWS * STYLE_COUNT) | 0;
      const ending = endings ? endings[i]?.ending : endingAt[(draw / STYLE_COUNT) | 0];
      all[i] = (ending ?? 0) * STYLE_COUNT + (draw % STYLE_COUNT);
    }
    return all;
  });
  const ending = computed(() => mapped(styled.values(), (one) => (one / STYLE_COUNT) | 0));
  const head = drawn('companyHead', (key, rows) => {
    if (isDistinct) return mapped(distinct.values(), (company) => company.head);
    const endings = styled.values();
    const heads = new Array<number>(rows.length);
    for (let i = 0; i < rows.length; i++) {
      const draw = ((firstBits(key, rows[i] ?? 0) / TWO_POW_32) * DRAWS) | 0;
      heads[i] = headsOf(kinds[((endings[i] ?? 0) / STYLE_COUNT) | 0] ?? 0)[draw] ?? 0;
    }
    return heads;
  });
  const form = isDistinct
    ? computed(() => mapped(distinct.values(), (company) => company.form))
    : oneOf('companyForm', ending, companies.formDraws);

  const companyName = computed(() => {
    const endings = ending.values();
    const forms = form.values();
    return mapped(head.values(), (index, i) => {
      const own = endings[i] ?? 0;
      return (starts[own] ?? '') + headText(index) + tailOf(own, forms[i] ?? 0);
    });
  });
  const phrase = oneOf('catchPhrase', ending, companies.phrases);
  const closing = oneOf('catchPhraseClosing', ending, companies.closings);
  const catchPhrase = computed(() => joined(phrase.values(), closing.values()));

  const protocol = given ? derived(() => given) : listed(uniform('protocol', PROTOCOLS.length), PROTOCOLS);
  const word = computed(() => {
    const endings = styled.values();
    return mapped(head.values(), (index, i) => {
      const one = endings[i] ?? 0;
      const { before, after } = slugOf(one);
      return before + (one % STYLE_COUNT === HYPHENS ? hyphenedHead(index) : joinedHead(index)) + after;
    });
  });
  const domainWord = number ? computed(() => joined(word.values(), number.values())) : word;
  /** The suffix with the point before it. */
  const suffix = oneOf('domainSuffix', ending, companies.suffixes);
  const domainSuffix = computed(() => mapped(suffix.values(), (text) => text.slice(1)));
  const domainName = computed(() => joined(domainWord.values(), suffix.values()));
  const url = computed(() => {
    const protocols = protocol.values();
    return mapped(domainName.values(), (domain, i) => `${protocols[i] ?? ''}://${domain}`);
  });
  return { companyName, catchPhrase, protocol, domainWord, domainSuffix, domainName, url };
}
