import { pickIndex, type RandomStream } from '../random/stream.ts';
import { once } from './once.ts';

/**
 * Three letters that people read as a rude word, a slur, a drug or a disease, or as its beginning; some with digits for letters.
 * Compiled by hand.
 */
const RUDE = [
  '666 A55 ANL ANU ARS ASS AZZ B00 BUM CLT CNT COC COK COQ COX CRA CUM CUN D1C D1K DCK DIC DIE DIK DYK F4G FAG FAP FCK FGT',
  'FKN FKU FUC FUK FUQ FUX FVC FVK GAY GOD HIV HOE IRA JAP JEW JIZ KIK KKK KUM KUN LSD MUF N1G NAZ NGR NIG NOB P00 PAK PEE PEN',
  'PIS PNS POO PRN PUS RAP S3X SEX SHI SHT SLT SOB STD SUC SUK SUX T1T TIT TRD TTS TUR TWA TWT UGL VAG VGN WAN WNK WOG WOP WTF XXX',
].flatMap((line) => line.split(' '));
const LETTERS = 3;

const rude = new Set(RUDE);

const triplesOver = ({ length: size }: readonly string[]) => size * size * size;

/** Whether three letters are rude. */
export const isRude = (letters: string): boolean => rude.has(letters);

/**
 * For each three letters of an alphabet, whether they are polite. Their index is a number with one digit for each letter, whose
 * base is the alphabet's size.
 */
function politeTriples(alphabet: readonly string[]): Uint8Array {
  const size = alphabet.length;
  const polite = new Uint8Array(triplesOver(alphabet)).fill(1);
  for (const letters of RUDE) {
    const places = [...letters].map((letter) => alphabet.indexOf(letter));
    if (places.includes(-1)) continue;
    polite[places.reduce((number, place) => number * size + place, 0)] = 0;
  }
  return polite;
}

/** Samples texts over an alphabet without rude letters. Each is equally likely. */
export function createPoliteSampler(
  stream: RandomStream,
  alphabet: readonly string[],
  length: number,
): () => string {
  const size = alphabet.length;
  const triples = triplesOver(alphabet);
  const polite = once(() => politeTriples(alphabet));
  return () => {
    const isPolite = polite();
    for (;;) {
      let text = '';
      let last = 0;
      let isGood = 1;
      for (let place = 0; place < length; place++) {
        const letter = pickIndex(stream, size);
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
 * Counts the texts over an alphabet without rude letters.
 * @param length at least 2; all texts over the alphabet are fewer than 2^53
 */
export function politeTexts(alphabet: readonly string[], length: number): PoliteTexts {
  const size = alphabet.length;
  const pairs = size * size;
  const polite = politeTriples(alphabet);
  /** By the number of letters that are left, and the index of the last two: how many ways there are to go on. */
  const ways = [new Float64Array(pairs).fill(1)];
  const waysOf = (left: number, pair: number) => ways[left]?.[pair] ?? 0;
  for (let left = 1; left <= length - 2; left++) {
    const counts = new Float64Array(pairs);
    for (let triple = 0; triple < polite.length; triple++) {
      const pair = Math.floor(triple / size);
      if (polite[triple] === 1) counts[pair] = (counts[pair] ?? 0) + waysOf(left - 1, triple % pairs);
    }
    ways.push(counts);
  }

  return {
    count: ways[length - 2]?.reduce((sum, count) => sum + count, 0) ?? 0,
    at(index) {
      let rest = index;
      let pair = 0;
      while (rest >= waysOf(length - 2, pair)) rest -= waysOf(length - 2, pair++);
      let text = (alphabet[Math.floor(pair / size)] ?? '') + (alphabet[pair % size] ?? '');
      for (let left = length - 3; left >= 0; left--) {
        let triple = pair * size;
        for (;;) {
          const count = polite[triple] === 1 ? waysOf(left, triple % pairs) : 0;
          if (rest < count) break;
          rest -= count;
          triple++;
        }
        text += alphabet[triple % size] ?? '';
        pair = triple % pairs;
      }
      return text;
    },
  };
}
