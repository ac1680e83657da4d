import RandExp from 'randexp';
import { pickIndex, type Stream } from './stream.ts';

/** Why a pattern yields no values. */
export type PatternProblem =
  | { kind: 'invalid'; detail: string }
  | { kind: 'too-long'; detail: string }
  | { kind: 'values-too-long'; detail: string }
  | { kind: 'unsupported'; detail: string }
  | { kind: 'unmatched'; detail: string };

export type Pattern = { ok: true; draw: (stream: Stream) => string } | { ok: false; problem: PatternProblem };

export function compilePattern(source: string): Pattern {
  try {
    const native = new RegExp(source);
    return {
      ok: true,
      draw: (stream) => {
        const generator = new RandExp(native);
        generator.max = 10;
        generator.randInt = (from, to) => from + pickIndex(stream, to - from + 1);
        return generator.gen();
      },
    };
  } catch (error) {
    return { ok: false, problem: { kind: 'invalid', detail: String(error) } };
  }
}
