import type { RandomStream } from '../../random/stream.ts';
import {
  CARD_DISTINCT_DIGITS,
  cardCode,
  cardSampler,
  cardsOf,
  issuers,
  testNumber,
  weightedIssuers,
} from '../cards.ts';
import { scatteredDigits } from '../scattered.ts';
import type { EntityOptions, PartMaker } from './part.ts';

/** A payment card. Its number and its security code fit its issuer. */
export function cardParts(stream: RandomStream) {
  const byWeight = weightedIssuers();
  const numbers = new Map(issuers.map((issuer) => [issuer, cardSampler(stream, issuer)]));
  const distinctDigits = scatteredDigits(CARD_DISTINCT_DIGITS);
  return (
    { sampled, derived, weighted, number }: PartMaker,
    { issuer: given, testNumbers }: EntityOptions,
  ) => {
    const issuer = given ? derived(() => given) : weighted('issuer', () => byWeight);
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
