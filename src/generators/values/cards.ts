import { withLuhnDigit } from './check-digits.ts';
import { characters, countedTexts, type Entries, inTurn, integers } from './texts.ts';
import type { Values } from './values.ts';

/** A range of numbers `[1-5]`, digits `#`, or what stands for itself; `L` at the end is the check digit. */
const PARTS = /\[(\d+)-(\d+)\]|(#+)|[^#[\]L]+/g;

/** Card numbers of an issuer, or of each in turn; of each of an issuer's formats in turn too. */
export function cardValues(
  issuers: Readonly<Record<string, readonly string[]>>,
  issuer: string | undefined,
): Values {
  const formats = issuer === undefined ? Object.values(issuers) : [issuers[issuer] ?? []];
  return inTurn(
    formats.map((list) => inTurn(list.map((format) => countedTexts(partsOf(format), withLuhnDigit)))),
  );
}

type Part = string | Entries;

function partsOf(format: string): readonly Part[] {
  return [...format.replaceAll('/', '').matchAll(PARTS)].flatMap(
    ([text, first, last, digits]): readonly Part[] => {
      if (digits !== undefined) return characters('0123456789', digits.length);
      return first === undefined || last === undefined ? [text] : [integers(Number(first), Number(last))];
    },
  );
}
