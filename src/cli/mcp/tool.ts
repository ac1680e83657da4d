import { closest } from '../../expression/closest.ts';
import type { Arguments } from '../arguments.ts';
import type { CommandInfo } from '../command-info.ts';
import { CommandError, refuse } from '../problem.ts';
import type { Workspace } from './workspace.ts';

/** The JSON types of arguments. A `schema` is a document or a name. */
const TYPES = {
  text: { type: 'string' },
  count: { type: 'integer', minimum: 0 },
  flag: { type: 'boolean' },
  object: { type: 'object' },
  list: { type: 'array' },
  schema: { type: ['object', 'string'] },
} as const;

export interface Parameter {
  readonly type: keyof typeof TYPES;
  readonly help?: string;
  readonly choices?: readonly string[];
  readonly required?: true;
}

type Values = Readonly<Record<string, unknown>>;

/** Counts are checked already. */
interface CallArguments extends Arguments<string> {
  readonly count: (name: string) => number | undefined;
}

/** The arguments of one call, which fit the tool's parameters. */
export interface ToolCall {
  readonly values: Values;
  /** The same as flags of a command. */
  readonly args: CallArguments;
  readonly workspace: Workspace;
  readonly signal: AbortSignal;
  /** A sentence about flags of the command as one about arguments of the tool. */
  readonly inArguments: (sentence: string) => string;
}

export interface ToolAnswer {
  readonly text: string;
  readonly isError?: boolean;
}

export interface Tool {
  readonly help: string;
  readonly parameters: Readonly<Record<string, Parameter>>;
  /** Whether the tool writes files, which needs `--allow-writes`. */
  readonly writes?: true;
  readonly run: (call: ToolCall) => Promise<ToolAnswer>;
}

/** The commands. Tools take their descriptions from the commands. */
export type Commands = Readonly<Record<string, CommandInfo>>;

/** The JSON Schema of a tool's arguments. */
export function inputSchemaOf({ parameters }: Tool): Record<string, unknown> {
  const properties = Object.entries(parameters).map(([name, { type, help, choices }]) => [
    name,
    { ...TYPES[type], ...(choices && { enum: choices }), ...(help && { description: help }) },
  ]);
  const required = Object.keys(parameters).filter((name) => parameters[name]?.required);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

function isOfType(value: unknown, type: Parameter['type']): boolean {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  switch (type) {
    case 'text':
      return typeof value === 'string';
    case 'count':
      return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
    case 'flag':
      return typeof value === 'boolean';
    case 'object':
      return isObject;
    case 'list':
      return Array.isArray(value);
    case 'schema':
      return isObject || typeof value === 'string';
  }
}

const TYPE_NAMES: Readonly<Record<Parameter['type'], string>> = {
  text: 'a text',
  count: 'an integer from 0',
  flag: 'true or false',
  object: 'an object',
  list: 'a list',
  schema: 'a schema document, or the name of one',
};

/** Refuses arguments that the tool does not have, lacks, or cannot read. */
function checkValues(values: Values, { parameters }: Tool): void {
  for (const [name, value] of Object.entries(values)) {
    const parameter = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    if (!parameter) {
      const suggestion = closest(name, Object.keys(parameters));
      const hint = suggestion === undefined ? '' : ` Did you mean “${suggestion}”?`;
      refuse(name, 'unknown-flag', `There is no argument “${name}”.${hint}`);
    }
    if (!isOfType(value, parameter.type)) {
      refuse(name, 'wrong-type', `“${name}” must be ${TYPE_NAMES[parameter.type]}.`);
    }
  }
  for (const [name, { required, type }] of Object.entries(parameters)) {
    if (required && values[name] === undefined) {
      refuse(name, 'missing-argument', `“${name}” is missing. It is ${TYPE_NAMES[type]}.`);
    }
  }
}

function asArguments(values: Values): CallArguments {
  const text = (name: string) => {
    const value = values[name];
    return value === undefined ? undefined : String(value);
  };
  return {
    operands: [],
    has: (name) => values[name] !== undefined && values[name] !== false,
    text,
    texts: (name) => [text(name) ?? []].flat(),
    count: (name) => (values[name] === undefined ? undefined : Number(values[name])),
    object: (name) => {
      const value = values[name];
      return typeof value === 'object' && value !== null ? value : undefined;
    },
  };
}

const WORD = /[^\s(“"]+/g;
/** A flag of a command, such as `--dialect`, with what ends a part of a sentence. */
const FLAG = /^--([a-z][a-z-]*)([.,:;)”"]*)$/;

/** Names the arguments of a tool where a text names the same flags of its command. Flags of other programs stay. */
export function inArguments(text: string, { parameters }: Tool): string {
  return text.replaceAll(WORD, (word) => {
    const [, name = '', end = ''] = FLAG.exec(word) ?? [];
    return Object.hasOwn(parameters, name) ? `“${name}”${end}` : word;
  });
}

/** Runs a tool with the arguments of a call. Throws a `CommandError` if they do not fit. */
export function callTool(
  tool: Tool,
  input: unknown,
  { workspace, signal }: Pick<ToolCall, 'workspace' | 'signal'>,
): Promise<ToolAnswer> {
  if (!isOfType(input ?? {}, 'object')) {
    throw new CommandError([{ path: '', code: 'wrong-type', message: 'The arguments must be an object.' }]);
  }
  const values: Values = { ...(input ?? {}) };
  checkValues(values, tool);
  const sentence = (text: string) => inArguments(text, tool);
  return tool.run({ values, args: asArguments(values), workspace, signal, inArguments: sentence });
}
