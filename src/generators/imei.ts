import type { RandomStream } from '../random/stream.ts';
import { pickOne } from '../random/uniform.ts';
import { DIGITS } from './characters.ts';
import { codesOf, fillDigits, textOf, writeLuhnDigit } from './digits.ts';
import type { DistinctValues } from './distinct-values.ts';
import { combinations, textPlaces, union } from './text-combinations.ts';
import { inProportion } from './weighted.ts';

/**
 * The first digits of type allocation codes, with weights: those of the bodies that allocate them today, which are CTIA in the
 * United States (01), TÜV SÜD in the United Kingdom (35), TAF in China (86), and GHA for phones of two network standards (99).
 * https://en.wikipedia.org/wiki/Reporting_Body_Identifier
 */
const STARTS = '35 74|86 19|010 1|011 1|012 1|013 1|014 1|015 1|99000 1';

/** The digits before the check digit. */
const DIGITS_BEFORE = 14;
const FORM = '00-000000-000000-0';
export const IMEI_LENGTH = FORM.length;
/** The indexes of the digits. */
const PLACES = [...FORM].flatMap((mark, place) => (mark === '-' ? [] : [place]));
/** The indexes of the digits after the first two. */
const LATER_PLACES = PLACES.slice(2, -1);

/** Writes digits to their places in the form, from the first on. */
function writeStart(codes: number[], digits: string): void {
  for (let i = 0; i < digits.length; i++) codes[PLACES[i] ?? 0] = digits.charCodeAt(i);
}

/** Samples numbers of mobile phones, with their check digits. */
export function createImeiSampler(stream: RandomStream): () => string {
  const starts = inProportion(STARTS);
  /** Overwritten by each sample. */
  const codes = codesOf(FORM);
  return () => {
    fillDigits(stream, codes, LATER_PLACES);
    writeStart(codes, pickOne(stream, starts));
    writeLuhnDigit(codes, PLACES);
    return textOf(codes);
  };
}

function written(digits: string): string {
  const codes = codesOf(FORM);
  writeStart(codes, digits);
  writeLuhnDigit(codes, PLACES);
  return textOf(codes);
}

export const imeiValues = (): DistinctValues =>
  union(
    [...new Set(inProportion(STARTS))].map((start) =>
      combinations([start, ...textPlaces(DIGITS, DIGITS_BEFORE - start.length)], {
        fastest: 'last',
        write: written,
      }),
    ),
  );
