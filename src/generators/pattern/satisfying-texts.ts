import type { CharacterRange } from '../../expression/character-ranges.ts';
import type { RandomStream } from '../../random/stream.ts';
import type { RangesOf } from './characters.ts';
import { formulaAutomaton } from './formula-automaton.ts';
import { TooLargeError } from './formulas.ts';
import { type Alphabet, lettersOf } from './letters.ts';
import { liveStates } from './live-states.ts';
import { patternGraph, type Repetitions } from './positions.ts';
import type { Pattern } from './tree.ts';
import { WeightedTexts } from './weighted-texts.ts';

export interface SatisfyingTexts {
  sample(stream: RandomStream): string;
  /** In UTF-16 units. */
  readonly maxLength: number;
  /** The characters that texts are drawn from. */
  ranges(): readonly CharacterRange[];
}

/** The most characters of a text beyond those of the shortest, if quantifiers must repeat more often than usual. */
const MAX_FURTHER_CHARACTERS = 10;
const LAST_UNIT = 0xffff;

const ATTEMPTS: readonly (readonly [Repetitions, Alphabet])[] = [
  ['bounded', 'usual'],
  ['open', 'usual'],
  ['bounded', 'shared'],
  ['open', 'shared'],
  ['bounded', 'wide'],
  ['open', 'wide'],
];

/**
 * Texts of a pattern that satisfy its lookarounds and assertions by construction: the pattern and its lookarounds become
 * one automaton. Open quantifiers repeat at most 10 times beyond their minimum. If no such text exists, they repeat as
 * often as the shortest text needs, and texts have at most 10 characters more than that one.
 *
 * Texts are drawn in vain only if the pattern has back-references, or syntax that the parser reads as something else.
 * @param maxUnits the most UTF-16 units of a text
 * @returns null if no text exists, or the automaton is too large
 */
export function satisfyingTexts(
  pattern: Pattern,
  rangesOf: RangesOf,
  maxUnits: number,
): SatisfyingTexts | null {
  const tooLarge = new Set<Repetitions>();
  for (const [repetitions, alphabet] of ATTEMPTS) {
    // With a larger alphabet, the automaton would be larger still.
    if (tooLarge.has(repetitions)) continue;
    try {
      const texts = attempt(pattern, rangesOf, maxUnits, repetitions, alphabet);
      if (texts) return texts;
    } catch (error) {
      if (!(error instanceof TooLargeError)) throw error;
      tooLarge.add(repetitions);
    }
  }
  return null;
}

function attempt(
  pattern: Pattern,
  rangesOf: RangesOf,
  maxUnits: number,
  repetitions: Repetitions,
  alphabet: Alphabet,
): SatisfyingTexts | null {
  const graph = patternGraph(pattern, repetitions);
  const letters = lettersOf(pattern, graph.classes, rangesOf, alphabet);
  const units = letters.some(({ ranges }) => ranges.some(({ to }) => to > LAST_UNIT)) ? 2 : 1;
  const most = Math.floor(maxUnits / units);
  const limit = (shortest: number) =>
    repetitions === 'bounded' ? most : Math.min(most, shortest + MAX_FURTHER_CHARACTERS);
  const states = liveStates(formulaAutomaton(graph, letters), letters.length, limit);
  if (!states) return null;
  const texts = new WeightedTexts(states, letters);
  return {
    sample: (stream) => texts.sample(stream),
    maxLength: texts.longest * units,
    ranges: () =>
      letters.flatMap(({ ranges }, letter) =>
        states.next.some((targets) => (targets[letter] ?? -1) >= 0) ? ranges : [],
      ),
  };
}
