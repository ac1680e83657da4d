import { type Loop, type Machine, type Program, writeProgram } from './program.ts';
import type { Tree } from './tree.ts';

/** What a rehearsal ends in; `costly` when it took more steps than it was given. */
export type Outcome = 'match' | 'mismatch' | 'costly';

/** A value takes a few steps a character; far more than that is backtracking run wild. */
const FREE_STEPS = 20_000;
const STEPS_PER_UNIT = 50;
const ANYWHERE = -1;
const LAST_UNIT = 0xffff;

/**
 * Matches by backtracking as browsers do, but counts its steps and gives up in time: the native `RegExp`, which
 * cannot be interrupted, gets to judge only what was affordable here. One object serves any number of texts.
 */
export class Rehearsal {
  readonly unicode: boolean;
  readonly registers: number[];
  readonly #program: Program;
  text = '';
  stepsLeft = 0;
  /** Steps that all rehearsals so far took together. */
  spent = 0;

  constructor(tree: Tree) {
    const { program, registers } = writeProgram(tree);
    this.#program = program;
    this.unicode = tree.unicode;
    this.registers = Array.from({ length: registers }, () => -1);
  }

  /** Whether the whole text matches. */
  whole(text: string): Outcome {
    this.#begin(text);
    return this.#outcome(new Run(this, this.#program, 0, text.length).succeeds());
  }

  /** Whether any part of the text matches. */
  part(text: string): Outcome {
    this.#begin(text);
    let found = false;
    for (let at = 0; at <= text.length && !found; at++) {
      found = new Run(this, this.#program, at, ANYWHERE).succeeds();
    }
    return this.#outcome(found);
  }

  #begin(text: string): void {
    this.text = text;
    this.stepsLeft = allowance(text);
    this.registers.fill(-1);
  }

  #outcome(found: boolean): Outcome {
    this.spent += allowance(this.text) - this.stepsLeft;
    if (this.stepsLeft < 0) return 'costly';
    return found ? 'match' : 'mismatch';
  }
}

function allowance(text: string): number {
  return FREE_STEPS + STEPS_PER_UNIT * text.length;
}

/** One attempt of a program at one place; a look-around is an attempt within an attempt. */
class Run implements Machine {
  readonly #host: Rehearsal;
  readonly #program: Program;
  readonly #end: number;
  /** Pairs: a step and a place to go on from, or a register (as ~register) and the value to give back to it. */
  readonly #trail: number[] = [];
  #next = 0;
  #at: number;
  #ended = false;

  constructor(host: Rehearsal, program: Program, start: number, end: number) {
    this.#host = host;
    this.#program = program;
    this.#at = start;
    this.#end = end;
  }

  /** Whether there is a match that begins at the start and ends at the end. Without steps left there is none. */
  succeeds(): boolean {
    while (!this.#ended) {
      const step = this.#program[this.#next++];
      if (!step || --this.#host.stepsLeft < 0) return false;
      if (!step(this) && !this.#goBack()) return false;
    }
    return true;
  }

  end(): boolean {
    this.#ended = this.#end === ANYWHERE || this.#end === this.#at;
    return this.#ended;
  }

  fork(second: number): true {
    this.#trail.push(second, this.#at);
    return true;
  }

  jump(to: number): true {
    this.#next = to;
    return true;
  }

  character(has: (code: number) => boolean): boolean {
    const { text, unicode } = this.#host;
    if (this.#at >= text.length) return false;
    const code = (unicode ? text.codePointAt(this.#at) : text.charCodeAt(this.#at)) ?? 0;
    this.#at += code > LAST_UNIT ? 2 : 1;
    return has(code);
  }

  many(has: (code: number) => boolean, min: number, max: number): boolean {
    for (let count = 0; count < max; count++) {
      const start = this.#at;
      if (!this.character(has)) {
        this.#at = start;
        return count >= min;
      }
      this.#host.stepsLeft--;
      if (count >= min) this.#trail.push(this.#next, start);
    }
    return true;
  }

  save(register: number): true {
    return this.#set(register, this.#at);
  }

  enter({ count }: Loop): true {
    this.#set(count + 1, -1);
    return this.#set(count, 0);
  }

  loop({ count, min, max, greedy, exit }: Loop): boolean {
    const turns = this.#get(count);
    if (turns < min) return true;
    // A turn too many that took nothing would go on for ever.
    if (turns > min && this.#get(count + 1) === this.#at) return false;
    if (turns >= max) return this.jump(exit);
    if (greedy) return this.fork(exit);
    this.fork(this.#next);
    return this.jump(exit);
  }

  turn({ count, forget: [from, to] }: Loop): true {
    for (let register = from; register < to; register++) this.#set(register, -1);
    this.#set(count + 1, this.#at);
    return this.#set(count, this.#get(count) + 1);
  }

  edge(at: string): boolean {
    if (at === '^') return this.#at === 0;
    if (at === '$') return this.#at === this.#host.text.length;
    const between = this.#isWord(this.#at - 1) !== this.#isWord(this.#at);
    return between === (at === '\\b');
  }

  /** Whether what the groups hold comes again here. */
  back(groups: readonly number[]): boolean {
    const { text } = this.#host;
    for (const group of groups) {
      const start = this.#get(2 * group - 2);
      const end = this.#get(2 * group - 1);
      if (start < 0 || end < start) continue;
      if (!text.startsWith(text.slice(start, end), this.#at)) return false;
      this.#at += end - start;
    }
    return true;
  }

  look(program: Program, behind: boolean): boolean {
    const first = behind ? 0 : this.#at;
    for (let start = this.#at; start >= first; start--) {
      const run = new Run(this.#host, program, start, behind ? this.#at : ANYWHERE);
      if (!run.succeeds()) continue;
      this.#keep(run);
      return true;
    }
    return false;
  }

  /** Takes over what another attempt set, to give it back in its turn. */
  #keep(other: Run): void {
    for (let i = 0; i < other.#trail.length; i += 2) {
      const [place = 0, value = 0] = other.#trail.slice(i, i + 2);
      if (place < 0) this.#trail.push(place, value);
    }
  }

  /** Gives back what was set since the last choice, and takes its other way; false when none is left. */
  #goBack(): boolean {
    for (;;) {
      const value = this.#trail.pop();
      const place = this.#trail.pop();
      if (value === undefined || place === undefined) return false;
      if (place >= 0) {
        this.#next = place;
        this.#at = value;
        return true;
      }
      this.#host.registers[~place] = value;
    }
  }

  #set(register: number, value: number): true {
    this.#trail.push(~register, this.#get(register));
    this.#host.registers[register] = value;
    return true;
  }

  #get(register: number): number {
    return this.#host.registers[register] ?? -1;
  }

  #isWord(at: number): boolean {
    return /\w/.test(this.#host.text.charAt(at));
  }
}
