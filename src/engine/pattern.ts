import { hardestConstruct, hasLooks } from './pattern/constructs.ts';
import { Drawer } from './pattern/drawer.ts';
import { parsePattern } from './pattern/parse.ts';
import { type Outcome, Rehearsal } from './pattern/rehearsal.ts';
import { type Tokens, writeTokens } from './pattern/tokens.ts';
import type { Tree } from './pattern/tree.ts';
import { createStream, pickIndex, type Stream, streamKey } from './stream.ts';

/** Why a pattern yields no values; `detail` is a sentence for people. */
export type PatternProblem =
  /** JavaScript's own `RegExp` refuses it, for this reason. */
  | { kind: 'invalid'; detail: string }
  /** The pattern has more than 500 characters. */
  | { kind: 'too-long'; detail: string }
  /** Its values could exceed 10,000 characters. */
  | { kind: 'values-too-long'; detail: string }
  /** It holds a construct that cannot be generated or checked. */
  | { kind: 'unsupported'; detail: string }
  /** It is valid, but too few values were found that match, if any. */
  | { kind: 'unmatched'; detail: string };

export type Pattern = { ok: true; draw: (stream: Stream) => string } | { ok: false; problem: PatternProblem };

const LONGEST_SOURCE = 500;
const LONGEST_VALUE = 10_000;
const MOST_COUNTED = 1e12;
/** `\p{Lu}` or `\u{1F600}`, which mean nothing without the flag `u`: there, braces hold a count if anything. */
const UNICODE_ESCAPE_ALONE = /(?:^|[^\\])(?:\\\\)*\\(?:[pP]\{\w*[A-Za-z_]|u\{[\dA-Fa-f]*[A-Fa-f])/;
/** `\p{…}` or `\u{…}`, behind an even number of backslashes, so that it is an escape. */
const UNICODE_ESCAPE = /(?:^|[^\\])(?:\\\\)*\\[pPu]\{/;
/** Trial draws: how many matches are kept, and what ends the search for them. */
const KEPT = 50;
const TRIALS = 1000;
const TRIALS_IN_VAIN = 300;
const TRIAL_STEPS = 500_000;
/** The least share of trial draws that must match. */
const LEAST_YIELD = 0.01;
/** Draws for one cell before it takes a kept value, and the steps of judging them. */
const TRIES = 40;
const CELL_STEPS = 20_000;

/**
 * Makes a generator of values that match a pattern. Every value passes the native `RegExp`, with the flag `u` where
 * the pattern needs it (`\p{…}`, `\u{…}`, emoji), and matches from its first character to its last, unless the
 * pattern itself looks beyond its match: `\d+(?=%)` gives `42%`. Open quantifiers repeat at most 10 times beyond
 * their minimum. Wide sets (`.`, `[^x]`, `\W`) draw printable ASCII where they can, `\s` a space, `\p{L}` plain and
 * accented Latin letters, `\p{Emoji}` pictures.
 *
 * The same stream gives the same value. Never throws, and ends in bounded time whatever the pattern.
 * @param source of the pattern, trimmed, without slashes and flags
 */
export function compilePattern(source: string): Pattern {
  if (source.length > LONGEST_SOURCE) {
    const detail = `The pattern has ${count(source.length)} characters; the limit is ${LONGEST_SOURCE}.`;
    return refuse('too-long', detail);
  }
  const wanted = wantsUnicode(source);
  const reasonWithFlag = wanted ? refusal(source, 'u') : null;
  const unicode = wanted && reasonWithFlag === null;
  const mayDoWithout = !UNICODE_ESCAPE_ALONE.test(source);
  const reason = !unicode && mayDoWithout ? refusal(source, '') : reasonWithFlag;
  if (reason !== null) return refuse('invalid', reason);
  const tree = understand(source, unicode);
  if (!tree) return refuse('unsupported', 'The pattern holds a construct that is not known here.');
  return generator(source, tree);
}

/** One value of a pattern, to show what it makes; always the same. */
export function examplePattern(
  source: string,
): { ok: true; example: string } | { ok: false; problem: PatternProblem } {
  const pattern = compilePattern(source);
  if (!pattern.ok) return pattern;
  const stream = createStream();
  stream.seek(streamKey(0, 'example'), 0);
  return { ok: true, example: pattern.draw(stream) };
}

function generator(source: string, tree: Tree): Pattern {
  const { root, most } = writeTokens(tree, 'skipped');
  if (most > LONGEST_VALUE) {
    const detail = `Values could be ${count(most)} characters long; the limit is ${count(LONGEST_VALUE)}.`;
    return refuse('values-too-long', detail);
  }
  let costly = false;
  for (const method of methods(source, tree, { root, most })) {
    const trial = tryOut(method);
    if (trial.yield >= LEAST_YIELD) return { ok: true, draw: drawWith(method, trial.kept) };
    costly ||= trial.costly;
  }
  if (costly) return refuse('unsupported', 'Its repetitions make this pattern too slow to check.');
  const construct = hardestConstruct(tree);
  return refuse('unmatched', `No value was found that ${construct ? `satisfies ${construct}` : 'matches'}.`);
}

/** A way to draw values and to judge them: they match as a whole, or in part only. */
interface Method {
  readonly drawer: Drawer;
  readonly rehearsal: Rehearsal;
  readonly scope: 'whole' | 'part';
  readonly natives: readonly RegExp[];
}

/** The ways, the most exact first: each is tried where none before it finds enough values. */
function* methods(source: string, tree: Tree, skipped: Tokens): Generator<Method> {
  const flags = tree.unicode ? 'u' : '';
  const rehearsal = new Rehearsal(tree);
  const part = new RegExp(source, flags);
  const whole = new RegExp(`^(?:${source})$`, flags);
  const drawer = new Drawer(skipped.root);
  if (tree.unicode && !UNICODE_ESCAPE.test(source) && refusal(source, '') === null) {
    // Emoji want `u`, but nothing in the pattern asks for it: it may be read without, too.
    yield { drawer, rehearsal, scope: 'whole', natives: [whole, new RegExp(source)] };
  }
  yield { drawer, rehearsal, scope: 'whole', natives: [whole] };
  const written = writeTokens(tree, 'written');
  if (!hasLooks(tree) || written.most > LONGEST_VALUE) return;
  const writer = new Drawer(written.root);
  yield { drawer: writer, rehearsal, scope: 'whole', natives: [whole] };
  yield { drawer: writer, rehearsal, scope: 'part', natives: [part] };
}

function judge({ rehearsal, scope, natives }: Method, value: string): Outcome {
  if (rehearsal[scope](value) === 'costly') return 'costly';
  return natives.every((native) => matches(native, value)) ? 'match' : 'mismatch';
}

/** The share of draws that match, some that did, and whether any was too costly to judge. */
function tryOut(method: Method): { yield: number; kept: string[]; costly: boolean } {
  const stream = createStream();
  stream.seek(streamKey(0, 'pattern trial'), 0);
  const limit = method.rehearsal.spent + TRIAL_STEPS;
  const kept: string[] = [];
  let trials = 0;
  let costly = false;
  while (
    trials < (kept.length > 0 ? TRIALS : TRIALS_IN_VAIN) &&
    kept.length < KEPT &&
    method.rehearsal.spent < limit
  ) {
    const value = method.drawer.draw(stream);
    const outcome = judge(method, value);
    if (outcome === 'match') kept.push(value);
    costly ||= outcome === 'costly';
    trials++;
  }
  return { yield: kept.length / trials, kept, costly };
}

function drawWith(method: Method, kept: readonly string[]): (stream: Stream) => string {
  const { drawer, rehearsal } = method;
  return (stream) => {
    const limit = rehearsal.spent + CELL_STEPS;
    for (let i = 0; i < TRIES && rehearsal.spent < limit; i++) {
      const value = drawer.draw(stream);
      if (judge(method, value) === 'match') return value;
    }
    return kept[pickIndex(stream, kept.length)] ?? '';
  };
}

/** Why the native `RegExp` refuses a pattern, or null when it does not. */
function refusal(source: string, flags: string): string | null {
  try {
    new RegExp(source, flags);
    return null;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const reason = message.slice(message.lastIndexOf(': ') + 1).trim();
    return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
  }
}

/** A pattern too large for the browser's engine throws only when it is run. */
function matches(native: RegExp, value: string): boolean {
  try {
    return native.test(value);
  } catch {
    return false;
  }
}

function understand(source: string, unicode: boolean): Tree | null {
  try {
    return parsePattern(source, unicode);
  } catch {
    return null;
  }
}

function wantsUnicode(source: string): boolean {
  return UNICODE_ESCAPE.test(source) || /[\u{10000}-\u{10ffff}]/u.test(source);
}

function refuse(kind: PatternProblem['kind'], detail: string): Pattern {
  return { ok: false, problem: { kind, detail } };
}

function count(number: number): string {
  return number > MOST_COUNTED ? `more than ${count(MOST_COUNTED)}` : number.toLocaleString('en-US');
}
