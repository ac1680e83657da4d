import type { RandomStream } from '../../random/stream.ts';
import {
  CARD_DISTINCT_DIGITS,
  cardCode,
  cardSampler,
  cardsOf,
  issuerPicker,
  issuers,
  testNumber,
} from '../cards.ts';
import { scatteredDigits } from '../scattered.ts';
import type { EntityOptions, PartMaker } from './part.ts';

/** A payment card: its number and the code beside it are its issuer's. */
export function cardParts(stream: RandomStream) {
  const pickIssuer = issuerPicker(stream);
  const numbers = new Map(issuers.map((issuer) => [issuer, cardSampler(stream, issuer)]));
  const distinctDigits = scatteredDigits(CARD_DISTINCT_DIGITS);
  return ({ sampled, derived, number }: PartMaker, { issuer: given, testNumbers }: EntityOptions) => {
    const issuer = sampled('issuer', () => given ?? pickIssuer());
    return {
      issuerName: derived((i) => cardsOf(issuer.at(i)).name),
      number: sampled('number', (i) =>
        testNumbers
          ? testNumber(stream, issuer.at(i))
          : (numbers.get(issuer.at(i))?.(number && distinctDigits(number.at(i))) ?? ''),
      ),
      code: sampled('code', (i) => cardCode(stream, issuer.at(i))),
    };
  };
}
