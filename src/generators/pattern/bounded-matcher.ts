import { compileProgram, type Loop, type Machine, type Program } from './program.ts';
import type { Pattern } from './tree.ts';

/** `step-limit`: the matcher gave up. */
export type MatchOutcome = 'match' | 'mismatch' | 'step-limit';

/**
 * The limit is `BASE_STEPS + STEPS_PER_UNIT * length`. Unless backtracking is exponential, a match takes a few steps
 * for each UTF-16 unit.
 */
export const BASE_STEPS = 20_000;
const STEPS_PER_UNIT = 50;
const ANYWHERE = -1;
const LAST_UNIT = 0xffff;

/**
 * Matches by backtracking, as the native `RegExp` does, but within a limit of steps. The native engine cannot be
 * interrupted, so it gets a text only after the text matched here. One matcher can check any number of texts.
 */
export class BoundedMatcher {
  readonly unicode: boolean;
  readonly registers: number[];
  readonly #program: Program;
  text = '';
  stepsLeft = 0;
  /** The steps of all matches so far. */
  stepsTaken = 0;

  constructor(pattern: Pattern) {
    const { program, registers } = compileProgram(pattern);
    this.#program = program;
    this.unicode = pattern.unicode;
    this.registers = Array.from({ length: registers }, () => -1);
  }

  /** Whether the whole text matches. */
  whole(text: string): MatchOutcome {
    this.#begin(text);
    return this.#outcome(new Attempt(this, this.#program, 0, text.length).succeeds());
  }

  /** Whether any part of the text matches. */
  part(text: string): MatchOutcome {
    this.#begin(text);
    let found = false;
    for (let at = 0; at <= text.length && !found; at++) {
      found = new Attempt(this, this.#program, at, ANYWHERE).succeeds();
    }
    return this.#outcome(found);
  }

  #begin(text: string): void {
    this.text = text;
    this.stepsLeft = stepLimit(text);
    this.registers.fill(-1);
  }

  #outcome(found: boolean): MatchOutcome {
    this.stepsTaken += stepLimit(this.text) - this.stepsLeft;
    if (this.stepsLeft < 0) return 'step-limit';
    return found ? 'match' : 'mismatch';
  }
}

function stepLimit(text: string): number {
  return BASE_STEPS + STEPS_PER_UNIT * text.length;
}

/** One run of a program from one position in the text. A lookaround is an attempt within an attempt. */
class Attempt implements Machine {
  readonly #matcher: BoundedMatcher;
  readonly #program: Program;
  readonly #end: number;
  /**
   * The backtracking stack, as pairs: a step and the position to continue from, or a register (as `~register`) and
   * its old value.
   */
  readonly #trail: number[] = [];
  #next = 0;
  #at: number;
  #ended = false;

  constructor(matcher: BoundedMatcher, program: Program, start: number, end: number) {
    this.#matcher = matcher;
    this.#program = program;
    this.#at = start;
    this.#end = end;
  }

  /** Whether a match begins at the start and ends at the end. False if no steps are left. */
  succeeds(): boolean {
    while (!this.#ended) {
      const step = this.#program[this.#next++];
      if (!step || --this.#matcher.stepsLeft < 0) return false;
      if (!step(this) && !this.#backtrack()) return false;
    }
    return true;
  }

  end(): boolean {
    this.#ended = this.#end === ANYWHERE || this.#end === this.#at;
    return this.#ended;
  }

  split(second: number): true {
    this.#trail.push(second, this.#at);
    return true;
  }

  jump(to: number): true {
    this.#next = to;
    return true;
  }

  character(has: (code: number) => boolean): boolean {
    const { text, unicode } = this.#matcher;
    if (this.#at >= text.length) return false;
    const code = (unicode ? text.codePointAt(this.#at) : text.charCodeAt(this.#at)) ?? 0;
    this.#at += code > LAST_UNIT ? 2 : 1;
    return has(code);
  }

  characters(has: (code: number) => boolean, min: number, max: number): boolean {
    for (let count = 0; count < max; count++) {
      const start = this.#at;
      if (!this.character(has)) {
        this.#at = start;
        return count >= min;
      }
      this.#matcher.stepsLeft--;
      if (count >= min) this.#trail.push(this.#next, start);
    }
    return true;
  }

  save(register: number): true {
    return this.#set(register, this.#at);
  }

  enterLoop({ countRegister }: Loop): true {
    this.#set(countRegister + 1, -1);
    return this.#set(countRegister, 0);
  }

  loop({ countRegister, min, max, greedy, exit }: Loop): boolean {
    const count = this.#get(countRegister);
    if (count < min) return true;
    // An empty iteration beyond the minimum fails: https://tc39.es/ecma262/#sec-runtime-semantics-repeatmatcher-abstract-operation
    if (count > min && this.#get(countRegister + 1) === this.#at) return false;
    if (count >= max) return this.jump(exit);
    if (greedy) return this.split(exit);
    this.split(this.#next);
    return this.jump(exit);
  }

  beginIteration({ countRegister, clearedRegisters: [from, to] }: Loop): true {
    for (let register = from; register < to; register++) this.#set(register, -1);
    this.#set(countRegister + 1, this.#at);
    return this.#set(countRegister, this.#get(countRegister) + 1);
  }

  assertion(source: string): boolean {
    if (source === '^') return this.#at === 0;
    if (source === '$') return this.#at === this.#matcher.text.length;
    const isBoundary = this.#isWord(this.#at - 1) !== this.#isWord(this.#at);
    return isBoundary === (source === '\\b');
  }

  /** Whether the text of the captured groups is repeated at this position. */
  backreference(groups: readonly number[]): boolean {
    const { text } = this.#matcher;
    for (const group of groups) {
      const start = this.#get(2 * group - 2);
      const end = this.#get(2 * group - 1);
      if (start < 0 || end < start) continue;
      if (!text.startsWith(text.slice(start, end), this.#at)) return false;
      this.#at += end - start;
    }
    return true;
  }

  lookaround(program: Program, behind: boolean): boolean {
    const first = behind ? 0 : this.#at;
    for (let start = this.#at; start >= first; start--) {
      const attempt = new Attempt(this.#matcher, program, start, behind ? this.#at : ANYWHERE);
      if (!attempt.succeeds()) continue;
      this.#adoptRegisters(attempt);
      return true;
    }
    return false;
  }

  /** Copies the register changes of another attempt, so that backtracking undoes them too. */
  #adoptRegisters(other: Attempt): void {
    for (let i = 0; i < other.#trail.length; i += 2) {
      const [place = 0, value = 0] = other.#trail.slice(i, i + 2);
      if (place < 0) this.#trail.push(place, value);
    }
  }

  /**
   * Restores the registers to their values at the last choice, and takes its other branch. False if there is no
   * choice left.
   */
  #backtrack(): boolean {
    for (;;) {
      const value = this.#trail.pop();
      const place = this.#trail.pop();
      if (value === undefined || place === undefined) return false;
      if (place >= 0) {
        this.#next = place;
        this.#at = value;
        return true;
      }
      this.#matcher.registers[~place] = value;
    }
  }

  #set(register: number, value: number): true {
    this.#trail.push(~register, this.#get(register));
    this.#matcher.registers[register] = value;
    return true;
  }

  #get(register: number): number {
    return this.#matcher.registers[register] ?? -1;
  }

  #isWord(at: number): boolean {
    return /\w/.test(this.#matcher.text.charAt(at));
  }
}
