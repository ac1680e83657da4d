import { classMatches } from './characters.ts';
import type { Alternatives, CharacterClass, Element, Group, Pattern, Quantifier } from './tree.ts';

/**
 * An instruction of a backtracking machine. False: the text does not match.
 * https://swtch.com/~rsc/regexp/regexp2.html
 */
type Step = (machine: Machine) => boolean;
export type Program = readonly Step[];

/** The operations of the machine that runs a program. Jump targets are indexes of steps. */
export interface Machine {
  character(has: (code: number) => boolean): boolean;
  /** Takes as many matching characters as possible, from `min` to `max`. */
  characters(has: (code: number) => boolean, min: number, max: number): boolean;
  /** Continues with the next step, and with the step `second` if that fails. */
  split(second: number): true;
  jump(to: number): true;
  save(register: number): true;
  enterLoop(loop: Loop): true;
  loop(loop: Loop): boolean;
  beginIteration(loop: Loop): true;
  assertion(source: string): boolean;
  backreference(groups: readonly number[]): boolean;
  lookaround(program: Program, behind: boolean): boolean;
  end(): boolean;
}

/**
 * A repeated group. At each turn, the machine either starts one more iteration, at the next step, or goes to `exit`.
 */
export interface Loop {
  readonly min: number;
  readonly max: number;
  readonly greedy: boolean;
  /** The register that counts the iterations. The register after it holds the start of the last iteration. */
  readonly countRegister: number;
  exit: number;
  /**
   * The registers of captures that every iteration clears, from the first to before the second.
   * https://tc39.es/ecma262/#sec-runtime-semantics-repeatmatcher-abstract-operation
   */
  clearedRegisters: readonly [number, number];
}

/** Registers 2n - 2 and 2n - 1 hold the start and the end of group n. The registers of loops follow. */
export function compileProgram(pattern: Pattern): { program: Program; registers: number } {
  const compiler = new ProgramCompiler(2 * pattern.captures);
  return { program: compiler.program(pattern.alternatives), registers: compiler.registers };
}

const ASCII_SIZE = 128;

class ProgramCompiler {
  registers: number;
  /** The number of the last opened group. The groups inside a loop have consecutive numbers. */
  #lastGroup = 0;

  constructor(registers: number) {
    this.registers = registers;
  }

  program(alternatives: Alternatives): Program {
    const steps: Step[] = [];
    this.#alternatives(steps, alternatives);
    steps.push((machine) => machine.end());
    return steps;
  }

  #alternatives(steps: Step[], alternatives: Alternatives): void {
    const after = { step: 0 };
    for (const [index, sequence] of alternatives.entries()) {
      const other = { step: 0 };
      const last = index === alternatives.length - 1;
      if (!last) steps.push((machine) => machine.split(other.step));
      for (const element of sequence) this.#element(steps, element);
      if (!last) steps.push((machine) => machine.jump(after.step));
      other.step = steps.length;
    }
    after.step = steps.length;
  }

  #element(steps: Step[], element: Element): void {
    switch (element.type) {
      case 'group':
        this.#group(steps, element.alternatives, element.number);
        return;
      case 'quantifier':
        this.#quantifier(steps, element);
        return;
      default:
        steps.push(this.#step(element));
    }
  }

  #step(element: Exclude<Element, Group | Quantifier>): Step {
    switch (element.type) {
      case 'character-class': {
        const has = membership(element);
        return (machine) => machine.character(has);
      }
      case 'lookaround': {
        const program = this.program(element.alternatives);
        return (machine) => machine.lookaround(program, element.behind) !== element.negate;
      }
      case 'assertion':
        return (machine) => machine.assertion(element.source);
      case 'backreference':
        return (machine) => machine.backreference(element.groups);
    }
  }

  #group(steps: Step[], alternatives: Alternatives, number: number): void {
    if (number > 0) {
      this.#lastGroup = number;
      steps.push((machine) => machine.save(2 * number - 2));
    }
    this.#alternatives(steps, alternatives);
    if (number > 0) steps.push((machine) => machine.save(2 * number - 1));
  }

  #quantifier(steps: Step[], { element, min, max, greedy }: Quantifier): void {
    if (element.type === 'character-class' && greedy) {
      const has = membership(element);
      steps.push((machine) => machine.characters(has, min, max));
      return;
    }
    const countRegister = this.registers;
    this.registers += 2;
    const before = this.#lastGroup;
    const loop: Loop = { min, max, greedy, countRegister, exit: 0, clearedRegisters: [0, 0] };
    const start = steps.push((machine) => machine.enterLoop(loop));
    steps.push(
      (machine) => machine.loop(loop),
      (machine) => machine.beginIteration(loop),
    );
    this.#element(steps, element);
    steps.push((machine) => machine.jump(start));
    loop.exit = steps.length;
    loop.clearedRegisters = [2 * before, 2 * this.#lastGroup];
  }
}

/** `classMatches` with a table for ASCII. */
function membership(characterClass: CharacterClass): (code: number) => boolean {
  const ascii = Array.from({ length: ASCII_SIZE }, (_, code) => classMatches(characterClass, code));
  return (code) => (code < ASCII_SIZE ? ascii[code] === true : classMatches(characterClass, code));
}
