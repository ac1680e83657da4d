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

/** Whether three letters are rude. */
export const isRude = (letters: string): boolean => rude.has(letters);

/** Whether three consecutive characters of a text are rude. */
export function isRudeAnywhere(text: string): boolean {
  for (let end = LETTERS; end <= text.length; end++)
    if (rude.has(text.slice(end - LETTERS, end))) return true;
  return false;
}

type Alphabet = readonly string[];

/**
 * For each three letters, one of each alphabet, whether they are polite. Their index is a number with one digit for each
 * letter, whose base is the alphabet's size.
 */
function politeTriples(alphabets: readonly [Alphabet, Alphabet, Alphabet]): Uint8Array {
  const polite = new Uint8Array(alphabets.reduce((count, { length }) => count * length, 1)).fill(1);
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
 * Counts the texts without rude letters that have one letter of an alphabet at each place.
 * @param places at least 2; all texts of their letters are fewer than 2^53
 */
export function politeTexts(places: readonly Alphabet[]): PoliteTexts {
  const lettersAt = (place: number) => places[place] ?? [];
  const sizeOf = (place: number) => lettersAt(place).length;
  const pairsAt = (place: number) => sizeOf(place - 1) * sizeOf(place);
  const politeAt = places.map((_, place) =>
    place < LETTERS - 1
      ? new Uint8Array()
      : politeTriples([lettersAt(place - 2), lettersAt(place - 1), lettersAt(place)]),
  );
  /** By the place of the last letter, and the index of the last two letters: how many ways there are to go on. */
  const ways: Float64Array[] = [];
  const waysOf = (place: number, pair: number) => ways[place]?.[pair] ?? 0;
  const last = places.length - 1;
  ways[last] = new Float64Array(pairsAt(last)).fill(1);
  for (let place = last; place >= LETTERS - 1; place--) {
    const counts = new Float64Array(pairsAt(place - 1));
    const polite = politeAt[place] ?? [];
    for (let triple = 0; triple < polite.length; triple++) {
      const pair = Math.floor(triple / sizeOf(place));
      if (polite[triple] === 1) counts[pair] = (counts[pair] ?? 0) + waysOf(place, triple % pairsAt(place));
    }
    ways[place - 1] = counts;
  }

  return {
    count: ways[1]?.reduce((sum, count) => sum + count, 0) ?? 0,
    at(index) {
      let rest = index;
      let pair = 0;
      while (rest >= waysOf(1, pair)) rest -= waysOf(1, pair++);
      const size = sizeOf(1);
      let text = (lettersAt(0)[Math.floor(pair / size)] ?? '') + (lettersAt(1)[pair % size] ?? '');
      for (let place = LETTERS - 1; place <= last; place++) {
        let triple = pair * sizeOf(place);
        for (;;) {
          const count = politeAt[place]?.[triple] === 1 ? waysOf(place, triple % pairsAt(place)) : 0;
          if (rest < count) break;
          rest -= count;
          triple++;
        }
        text += lettersAt(place)[triple % sizeOf(place)] ?? '';
        pair = triple % pairsAt(place);
      }
      return text;
    },
  };
}
