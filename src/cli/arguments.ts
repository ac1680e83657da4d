import { parseArgs } from 'node:util';
import { errorMessage } from '../error-text.ts';
import { closest } from '../expression/closest.ts';
import { type CommandInfo, commonFlags, type Flag } from './command-info.ts';
import { refuse } from './problem.ts';

/** Other programs' names of flags. */
const SYNONYMS: Readonly<Record<string, string>> = { limit: 'to', count: 'to', n: 'to' };
const COUNT = /^\d{1,15}$/;

/** What follows a command. The functions read a flag's value and refuse one that does not fit. */
export interface Arguments<FlagName extends string> {
  readonly operands: readonly string[];
  readonly has: (flag: FlagName) => boolean;
  /** The value of a flag; undefined if the flag is not given. */
  readonly text: (flag: FlagName) => string | undefined;
  /** The values of a flag that can be repeated, in their order. */
  readonly texts: (flag: FlagName) => readonly string[];
  /** A count of at most 15 digits. */
  readonly count: (flag: FlagName, what: string) => number | undefined;
  /** A JSON object. */
  readonly object: (flag: FlagName) => object | undefined;
}

type Flags = Readonly<Record<string, Flag>>;

/** Reads operands and flags in any order. A flag's value is written as `--name value` or `--name=value`. */
export function parseArguments<FlagName extends string>(
  words: readonly string[],
  { flags: own, operand }: Pick<CommandInfo<FlagName>, 'flags' | 'operand'>,
): Arguments<FlagName> {
  const flags: Flags = { ...own, ...commonFlags };
  const values = new Map<string, readonly string[]>();
  const operands: string[] = [];
  for (const token of tokensOf(words, flags)) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind === 'option') {
      const before = values.get(token.name) ?? [];
      values.set(token.name, [...before, readValue(token, flags, before)]);
    }
  }
  const { value, missing, many, words: count = 1 } = operand;
  if (operands.length < count && missing !== undefined) refuse('', 'missing-argument', missing);
  if (operands.length > count && !many) {
    const [one, other] = operands.slice(count - 1);
    const last = value.split(' ').at(-1);
    refuse('', 'invalid-flag', `Name only one ${last}, not both “${one}” and “${other}”.`);
  }
  const text = (flag: FlagName) => values.get(flag)?.[0];
  return {
    operands,
    has: (flag) => values.has(flag),
    text,
    texts: (flag) => values.get(flag) ?? [],
    count: (flag, what) => readCount(flag, text(flag), what),
    object: (flag) => readObject(flag, text(flag)),
  };
}

type Token = NonNullable<ReturnType<typeof tokensOf>>[number];

function tokensOf(words: readonly string[], flags: Flags) {
  const options = Object.entries(flags).map(([name, { value, short }]) => {
    const type: 'string' | 'boolean' = value === undefined ? 'boolean' : 'string';
    return [name, { type, ...(short === undefined ? {} : { short }) }] as const;
  });
  return parseArgs({
    args: [...words],
    options: Object.fromEntries(options),
    strict: false,
    allowPositionals: true,
    tokens: true,
  }).tokens;
}

function readValue(
  { name, rawName, value }: Extract<Token, { kind: 'option' }>,
  flags: Flags,
  before: readonly string[],
): string {
  const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
  if (!flag) return refuseFlag(name, rawName, Object.keys(flags));
  if (before.length > 0 && !flag.many) refuse(name, 'invalid-flag', `${rawName} is given twice.`);
  if (flag.value === undefined) {
    return value === undefined ? '' : refuse(name, 'invalid-flag', `${rawName} takes no value.`);
  }
  if (value === undefined || value === '' || value.startsWith('--')) {
    return refuse(name, 'invalid-flag', `${rawName} needs a value after it: ${flag.value}.`);
  }
  return value;
}

function refuseFlag(name: string, rawName: string, known: readonly string[]): never {
  const synonym = Object.hasOwn(SYNONYMS, name) ? SYNONYMS[name] : undefined;
  const similar = name.length === 1 ? known.find((flag) => flag.startsWith(name)) : closest(name, known);
  const suggestion = synonym !== undefined && known.includes(synonym) ? synonym : similar;
  const hint = suggestion === undefined ? '' : ` Did you mean --${suggestion}?`;
  return refuse(name, 'unknown-flag', `There is no flag “${rawName}”.${hint}`);
}

function readCount(flag: string, text: string | undefined, what: string): number | undefined {
  if (text === undefined) return undefined;
  return COUNT.test(text)
    ? Number(text)
    : refuse(flag, 'invalid-flag', `--${flag} must be ${what}, not “${text}”.`);
}

function readObject(flag: string, text: string | undefined): object | undefined {
  if (text === undefined) return undefined;
  const value = parseJson(flag, text);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  return refuse(
    flag,
    'wrong-type',
    `--${flag} must be a JSON object, such as {"header":false}, not ${text}.`,
  );
}

function parseJson(flag: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return refuse(flag, 'not-json', `--${flag} must be a JSON object: ${errorMessage(error)}.`);
  }
}
