import { languages } from '../code/languages.ts';
import { closest } from '../expression/closest.ts';
import { refuse } from './problem.ts';

const ROWS_FLAGS = ['table', 'from', 'to', 'format', 'options', 'gzip'] as const;
const CODE_FLAGS = ['language', 'options'] as const;
/** Flags that take no value. */
const SWITCHES: ReadonlySet<string> = new Set(['gzip']);
type Flag = (typeof ROWS_FLAGS | typeof CODE_FLAGS)[number];
type Flags = Readonly<Partial<Record<Flag, string>>>;

/** Version 0.3 was the last with this language. */
const REMOVED_LANGUAGE = 'faker-script';

const COUNT = /^\d{1,15}$/;

interface ParsedArguments {
  /** The path of the document, or `-` for standard input. */
  readonly file: string;
  readonly flags: Flags;
}

export interface RowsArguments {
  readonly file: string;
  readonly table: string | undefined;
  readonly from: number;
  /** The number of the first row after the range, or infinity. */
  readonly to: number;
  readonly format: string;
  readonly options: unknown;
  /** Whether the file is compressed. */
  readonly gzip: boolean;
}

export interface CodeArguments {
  readonly file: string;
  readonly language: string;
  readonly options: unknown;
}

function isFlag(name: string, known: readonly Flag[]): name is Flag {
  return known.some((flag) => flag === name);
}

/** Reads one file and any flags, as `--name value` or `--name=value`, in any order. */
function parseArguments(args: readonly string[], known: readonly Flag[]): ParsedArguments {
  const flags: Partial<Record<Flag, string>> = {};
  const files: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const word = args[i] ?? '';
    if (!word.startsWith('--')) {
      if (word.startsWith('-') && word !== '-') refuseFlag(word, known);
      files.push(word);
      continue;
    }
    const [, name = '', given] = /^--([^=]*)(?:=(.*))?$/s.exec(word) ?? [];
    if (!isFlag(name, known)) refuseFlag(word, known);
    if (SWITCHES.has(name) && given !== undefined) {
      refuse(name, 'invalid-flag', `--${name} takes no value.`);
    }
    const value = SWITCHES.has(name) ? '' : (given ?? args[++i]);
    if (value === undefined) refuse(name, 'invalid-flag', `--${name} needs a value after it.`);
    if (flags[name] !== undefined) refuse(name, 'invalid-flag', `--${name} is given twice.`);
    flags[name] = value;
  }
  const [file, ...others] = files;
  if (file === undefined) {
    return refuse('', 'missing-argument', 'Name a schema document, or - for standard input.');
  }
  if (others.length > 0) {
    refuse('', 'invalid-flag', `Name only one document, not both “${file}” and “${others[0]}”.`);
  }
  return { file, flags };
}

function refuseFlag(word: string, known: readonly Flag[]): never {
  const [flag = ''] = word.split('=');
  const name = flag.replace(/^-+/, '');
  const suggestion = closest(name, known);
  const hint = suggestion === undefined ? '' : ` Did you mean --${suggestion}?`;
  return refuse(name, 'unknown-flag', `There is no flag “${flag}”.${hint}`);
}

function readCount(flags: Flags, name: 'from' | 'to', fallback: number): number {
  const text = flags[name];
  if (text === undefined) return fallback;
  return COUNT.test(text)
    ? Number(text)
    : refuse(name, 'invalid-flag', `--${name} must be a row number, counted from 0, not “${text}”.`);
}

function readJson(text: string | undefined): unknown {
  if (text === undefined) return {};
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return refuse('options', 'not-json', `--options must be a JSON object: ${reason}.`);
  }
}

export function readRowsArguments(args: readonly string[]): RowsArguments {
  const { file, flags } = parseArguments(args, ROWS_FLAGS);
  const from = readCount(flags, 'from', 0);
  const to = readCount(flags, 'to', Number.POSITIVE_INFINITY);
  if (from > to) refuse('to', 'range-empty', `--to ${to} is before --from ${from}.`);
  return {
    file,
    table: flags.table,
    from,
    to,
    format: flags.format ?? 'ndjson',
    options: readJson(flags.options),
    gzip: flags.gzip !== undefined,
  };
}

export function readCodeArguments(args: readonly string[]): CodeArguments {
  const { file, flags } = parseArguments(args, CODE_FLAGS);
  const { language } = flags;
  if (language === undefined) {
    const known = Object.keys(languages).join(', ');
    return refuse('language', 'missing-argument', `Name a language after --language: ${known}.`);
  }
  if (language === REMOVED_LANGUAGE) {
    refuse(
      'language',
      'invalid-value',
      `A schema is no longer written as a ${language}. Use npm run rows to write its rows.`,
    );
  }
  return { file, language, options: readJson(flags.options) };
}

export function readCheckArguments(args: readonly string[]): { readonly file: string } {
  return { file: parseArguments(args, []).file };
}
