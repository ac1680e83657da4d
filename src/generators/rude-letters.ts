import type { RandomStream } from '../random/stream.ts';
import { pickUniform } from '../random/uniform.ts';
import { once } from './once.ts';

/**
 * Three letters that people read as a rude word, a slur, a drug or a disease, or as its beginning; some with digits for letters.
 * Compiled by hand.
 */
const RUDE = [
  '666 A55 ANL ANU ARS ASS AZZ B00 BCH BUM CLT CNT COC COK COQ COX CRA CUM CUN D1C D1K DCK DIC DTF DIE DIK DYK F4G FAG FAP FCK FGT',
  'FKN FKU FUC FUK FUQ FUV FUX FVC FVK GAY GOD HIV HOE IRA JAP JEW JIZ KIK KKK KUM KUN KYS LSD MUF N1G NAZ NGR NIG NOB NUD P00 PAK PEE PEN',
  'PIS PMS PNS POO PRN PUS RAP S3X SEX SHI SHT SLT SLU SOB STD SUC SUK SUX T1T TIT TRD TTS TUR TWA TWT UGL VAG VGN WAN WHR WNK WOG WOP WTF XXX',
].flatMap((line) => line.split(' '));
const LETTERS = 3;

const rude = new Set(RUDE);

/** Whether three letters are rude. */
export const isRude = (letters: string): boolean => rude.has(letters);

type Alphabet = readonly string[];

/** Politeness by the alphabets' characters: the masks of a country's plates have few different ones. */
const politeOf = new Map<string, Uint8Array>();

/**
 * For each three letters, one of each alphabet, whether they are polite. Their index is a number with one digit for each
 * letter, whose base is the alphabet's size.
 */
function politeTriples(alphabets: readonly [Alphabet, Alphabet, Alphabet]): Uint8Array {
  const key = alphabets.map((alphabet) => alphabet.join('')).join('\n');
  const polite = politeOf.get(key) ?? findPolite(alphabets);
  politeOf.set(key, polite);
  return polite;
}

function findPolite(alphabets: readonly [Alphabet, Alphabet, Alphabet]): Uint8Array {
  const polite = new Uint8Array(alphabets.reduce((count, { length }) => count * length, 1)).fill(1);
  // Letters that all texts have are names, such as COC on plates of Cochem.
  if (polite.length === 1) return polite;
  for (const letters of RUDE) {
    const places = alphabets.map((alphabet, i) => alphabet.indexOf(letters.charAt(i)));
    if (places.includes(-1)) continue;
    polite[places.reduce((number, place, i) => number * (alphabets[i]?.length ?? 0) + place, 0)] = 0;
  }
  return polite;
}

/** Samples texts over an alphabet without rude letters. Each is equally likely. */
export function createPoliteSampler(stream: RandomStream, alphabet: Alphabet, length: number): () => string {
  const size = alphabet.length;
  const triples = size * size * size;
  const polite = once(() => politeTriples([alphabet, alphabet, alphabet]));
  return () => {
    const isPolite = polite();
    for (;;) {
      let text = '';
      let last = 0;
      let isGood = 1;
      for (let place = 0; place < length; place++) {
        const letter = pickUniform(stream, size);
        last = (last * size + letter) % triples;
        text += alphabet[letter] ?? '';
        if (place >= LETTERS - 1) isGood &= isPolite[last] ?? 0;
      }
      if (isGood === 1) return text;
    }
  };
}

/** `at` gives a different text for each index from 0 to below `count`. */
interface PoliteTexts {
  readonly count: number;
  readonly at: (index: number) => string;
}

/**
 * For each place of texts that have one letter of an alphabet at each place, whether the three letters that end there are
 * polite. The first two places have none.
 */
export function politeEnds(places: readonly Alphabet[]): readonly Uint8Array[] {
  return places.map((letters, place) => {
    const [first, second] = [places[place - 2], places[place - 1]];
    return first && second ? politeTriples([first, second, letters]) : new Uint8Array();
  });
}

/**
 * Counts the texts without rude letters that have one letter of an alphabet at each place.
 * @param alphabets at least 2; all texts of their letters are fewer than 2^53
 */
export function politeTexts(alphabets: readonly Alphabet[]): PoliteTexts {
  const ends = politeEnds(alphabets);
  const last = alphabets.length - 1;
  const pairsAt = (place: number) => (alphabets[place - 1]?.length ?? 0) * (alphabets[place]?.length ?? 0);
  /** By the index of the last two letters, how many ways there are to go on. */
  let ways = new Float64Array(pairsAt(last)).fill(1);
  const places: Place[] = [];
  for (let place = last; place >= LETTERS - 1; place--) {
    const { [place]: letters = [] } = alphabets;
    const own = { letters, size: letters.length, pairs: pairsAt(place), polite: ends[place] ?? NONE, ways };
    places.unshift(own);
    ways = new Float64Array(pairsAt(place - 1));
    for (let triple = 0; triple < own.polite.length; triple++)
      ways[Math.floor(triple / own.size)] =
        (ways[Math.floor(triple / own.size)] ?? 0) + waysAfter(own, triple);
  }
  /** How many texts begin with the pairs before each pair. */
  const before = new Float64Array(ways.length);
  for (let pair = 1; pair < ways.length; pair++)
    before[pair] = (before[pair - 1] ?? 0) + (ways[pair - 1] ?? 0);
  const [first = [], second = []] = alphabets;

  return {
    count: (before.at(-1) ?? 0) + (ways.at(-1) ?? 0),
    at(index) {
      let pair = lastAtMost(before, index);
      let rest = index - (before[pair] ?? 0);
      let text = (first[Math.floor(pair / second.length)] ?? '') + (second[pair % second.length] ?? '');
      for (const place of places) {
        let triple = pair * place.size;
        for (let count = waysAfter(place, triple); rest >= count; count = waysAfter(place, triple)) {
          rest -= count;
          triple++;
        }
        text += place.letters[triple % place.size] ?? '';
        pair = triple % place.pairs;
      }
      return text;
    },
  };
}

const NONE = new Uint8Array();

interface Place {
  readonly letters: Alphabet;
  readonly size: number;
  /** How many pairs of letters there are here and one place before. */
  readonly pairs: number;
  readonly polite: Uint8Array;
  /** By the index of such a pair, how many ways there are to go on. */
  readonly ways: Float64Array;
}

/** How many ways there are to go on after three letters, which are none if they are rude. */
function waysAfter({ polite, pairs, ways }: Place, triple: number): number {
  return polite[triple] === 1 ? (ways[triple % pairs] ?? 0) : 0;
}

/** The index of the last number that is at most `limit`. The numbers ascend, and the first is at most `limit`. */
function lastAtMost(numbers: Float64Array, limit: number): number {
  let [low, high] = [0, numbers.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((numbers[middle] ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}
