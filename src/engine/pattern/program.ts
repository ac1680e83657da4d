import { holds } from './characters.ts';
import type { Characters, Group, Node, Options, Repeat, Tree } from './tree.ts';

/** One step of a backtracking machine: false where the text cannot go on this way. */
type Step = (machine: Machine) => boolean;
export type Program = readonly Step[];

/** What a step can ask of the machine that runs it. Targets are indexes of steps. */
export interface Machine {
  character(has: (code: number) => boolean): boolean;
  /** As many of the characters as there are, from `min` to `max`. */
  many(has: (code: number) => boolean, min: number, max: number): boolean;
  /** Goes on here and, where that fails, there. */
  fork(second: number): true;
  jump(to: number): true;
  save(register: number): true;
  enter(loop: Loop): true;
  loop(loop: Loop): boolean;
  turn(loop: Loop): true;
  edge(at: string): boolean;
  back(groups: readonly number[]): boolean;
  look(program: Program, behind: boolean): boolean;
  end(): boolean;
}

/** A choice between one more turn, which is the next step, and the way out. */
export interface Loop {
  readonly min: number;
  readonly max: number;
  readonly greedy: boolean;
  /** The register of its count; the next one holds where the last turn began. */
  readonly count: number;
  exit: number;
  /** Registers of the captures that every turn forgets, from the first to before the second. */
  forget: readonly [number, number];
}

/** Group n starts at register 2n - 2 and ends at 2n - 1; the loops' registers follow. */
export function writeProgram(tree: Tree): { program: Program; registers: number } {
  const writer = new Writer(2 * tree.captures);
  return { program: writer.program(tree.options), registers: writer.registers };
}

const ASCII_SIZE = 128;

class Writer {
  registers: number;
  /** The last group opened so far: those that a loop holds are numbered without a gap. */
  #group = 0;

  constructor(registers: number) {
    this.registers = registers;
  }

  program(options: Options): Program {
    const steps: Step[] = [];
    this.#options(steps, options);
    steps.push((machine) => machine.end());
    return steps;
  }

  #options(steps: Step[], options: Options): void {
    const after = { step: 0 };
    for (const [index, sequence] of options.entries()) {
      const other = { step: 0 };
      const last = index === options.length - 1;
      if (!last) steps.push((machine) => machine.fork(other.step));
      for (const node of sequence) this.#node(steps, node);
      if (!last) steps.push((machine) => machine.jump(after.step));
      other.step = steps.length;
    }
    after.step = steps.length;
  }

  #node(steps: Step[], node: Node): void {
    switch (node.type) {
      case 'group':
        this.#capture(steps, node.options, node.number);
        return;
      case 'repeat':
        this.#repeat(steps, node);
        return;
      default:
        steps.push(this.#step(node));
    }
  }

  #step(node: Exclude<Node, Group | Repeat>): Step {
    switch (node.type) {
      case 'characters': {
        const has = membership(node);
        return (machine) => machine.character(has);
      }
      case 'look': {
        const program = this.program(node.options);
        return (machine) => machine.look(program, node.behind) !== node.negate;
      }
      case 'edge':
        return (machine) => machine.edge(node.at);
      case 'back':
        return (machine) => machine.back(node.groups);
    }
  }

  #capture(steps: Step[], options: Options, number: number): void {
    if (number > 0) {
      this.#group = number;
      steps.push((machine) => machine.save(2 * number - 2));
    }
    this.#options(steps, options);
    if (number > 0) steps.push((machine) => machine.save(2 * number - 1));
  }

  #repeat(steps: Step[], { of, min, max, greedy }: Repeat): void {
    if (of.type === 'characters' && greedy) {
      const has = membership(of);
      steps.push((machine) => machine.many(has, min, max));
      return;
    }
    const count = this.registers;
    this.registers += 2;
    const before = this.#group;
    const loop: Loop = { min, max, greedy, count, exit: 0, forget: [0, 0] };
    const start = steps.push((machine) => machine.enter(loop));
    steps.push(
      (machine) => machine.loop(loop),
      (machine) => machine.turn(loop),
    );
    this.#node(steps, of);
    steps.push((machine) => machine.jump(start));
    loop.exit = steps.length;
    loop.forget = [2 * before, 2 * this.#group];
  }
}

/** `holds`, looked up once for ASCII. */
function membership(characters: Characters): (code: number) => boolean {
  const ascii = Array.from({ length: ASCII_SIZE }, (_, code) => holds(characters, code));
  return (code) => (code < ASCII_SIZE ? ascii[code] === true : holds(characters, code));
}
