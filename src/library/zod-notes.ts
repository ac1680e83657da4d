import { DATE_TEXTS, NOTES } from '../importers/json-schema/keywords.ts';
import { isBuiltIn } from './built-in.ts';

export type JsonSchema = Record<string, unknown>;

/** The parts of a schema of Zod 4 that this file reads. https://zod.dev/packages/core */
interface ZodSchema {
  readonly _zod: { readonly def: ZodDefinition };
  readonly '~standard': { readonly validate: (value: unknown) => unknown };
}

interface ZodCheck {
  readonly check: string;
  /** The limit, if the check is one. */
  readonly value?: unknown;
  readonly inclusive?: boolean;
}

interface ZodDefinition {
  readonly type: string;
  readonly format?: string;
  readonly coerce?: boolean;
  readonly checks?: readonly { readonly _zod: { readonly def: ZodCheck } }[];
  readonly protocol?: RegExp;
  readonly hostname?: RegExp;
  readonly in?: ZodSchema;
  readonly out?: ZodSchema;
  readonly reverseTransform?: unknown;
}

/** The values that rows have in place of values that JSON lacks, with the reason. */
interface Substitute {
  readonly note: string;
  readonly instead: JsonSchema;
}

export const DATE: Substitute = {
  note: 'JSON has no Date: files have its text in ISO 8601, and so have objects and lists in rows. Other columns of rows have a Date.',
  instead: { type: 'string', format: 'date-time', [DATE_TEXTS]: false },
};

const NEVER: JsonSchema = { not: {} };
/** Types whose values are not JSON, with what rows have in their place: optional properties are left out. */
const NOT_JSON: Readonly<Record<string, Substitute>> = {
  bigint: { note: 'JSON has no BigInt: rows have a number.', instead: { type: 'integer' } },
  date: DATE,
  map: { note: 'JSON has no Map.', instead: NEVER },
  set: { note: 'JSON has no Set.', instead: NEVER },
  symbol: { note: 'JSON has no symbols.', instead: NEVER },
  undefined: { note: 'JSON has no undefined.', instead: NEVER },
  void: { note: 'JSON has no undefined.', instead: NEVER },
  nan: { note: 'JSON has no NaN.', instead: NEVER },
  custom: { note: 'JSON Schema cannot say what instanceof and custom types accept.', instead: NEVER },
  function: { note: 'JSON has no functions.', instead: NEVER },
  transform: { note: 'JSON Schema cannot say what this transform accepts.', instead: {} },
  file: { note: 'JSON has no files.', instead: NEVER },
};

const CODE = 'JSON Schema cannot say what a refine, superRefine or check compares, so rows may break it.';
const PIPE =
  'JSON Schema cannot say what comes after a transform or before a preprocess, so rows may break it.';
const LIMIT = 'JSON Schema cannot say the limits of this value, so rows may be outside.';
const LIMITS: ReadonlySet<string> = new Set(['greater_than', 'less_than', 'multiple_of']);
const PROTOCOL = 'JSON Schema cannot say which protocols are allowed, so rows may have others.';
const HOST = 'JSON Schema cannot say which hostnames are allowed, so rows may have others.';
/** Texts for truth values. `z.stringbool()` takes some of them. */
const TRUTH = ['true', 'false', '1', '0', 'yes', 'no', 'on', 'off', 'y', 'n', 'enabled', 'disabled'];

/** Adds to the JSON Schema of each part what Zod knows of it, or a note that it is lost. */
export function noteZod({
  zodSchema,
  jsonSchema,
}: {
  readonly zodSchema: ZodSchema;
  readonly jsonSchema: JsonSchema;
}): void {
  const { def } = zodSchema._zod;
  const note = (text: string) => {
    const notes = Array.isArray(jsonSchema[NOTES]) ? jsonSchema[NOTES] : [];
    jsonSchema[NOTES] = [...new Set([...notes, text])];
  };
  const lost = NOT_JSON[def.type];
  if (lost) Object.assign(jsonSchema, lost.instead);
  if (lost && def.coerce !== true) note(lost.note);
  if (lost && !keepLimits(def, jsonSchema)) note(LIMIT);
  if (def.checks?.some(({ _zod }) => _zod.def.check === 'custom')) note(CODE);
  if (def.format === 'url') keepAddress(def, jsonSchema, note);
  if (def.type === 'pipe') keepPipe(zodSchema, jsonSchema, note);
}

/** The keywords of ajv-formats for a limit of dates, beside that for a limit which is excluded. */
const DATE_LIMITS: Readonly<Record<string, readonly [inclusive: string, exclusive: string]>> = {
  greater_than: ['formatMinimum', 'formatExclusiveMinimum'],
  less_than: ['formatMaximum', 'formatExclusiveMaximum'],
};

/** Writes the limits of a date, of several ones all. False if limits are of another type. */
function keepLimits({ checks = [] }: ZodDefinition, json: JsonSchema): boolean {
  const limits = checks.map(({ _zod }) => _zod.def).filter(({ check }) => LIMITS.has(check));
  const kept = limits.flatMap(({ check, value, inclusive }) => {
    const keyword = DATE_LIMITS[check]?.[inclusive === true ? 0 : 1];
    return keyword !== undefined && isBuiltIn(value, 'Date')
      ? [{ format: json.format, [keyword]: value.toISOString() }]
      : [];
  });
  if (kept.length > 0) json.allOf = kept;
  return kept.length === limits.length;
}

/** The protocols of a URL, as a pattern. Their host ends with a letter: after a number, it would be an IP address. */
function keepAddress({ protocol, hostname }: ZodDefinition, json: JsonSchema, note: (text: string) => void) {
  const [, allowed] = /^\^(.*)\$$/.exec(protocol?.source ?? '') ?? [];
  if (allowed !== undefined) json.pattern ??= `^(?:${allowed})://[a-z][a-z0-9.-]*[a-z](?:[/?#]\\S*)?$`;
  if (protocol && allowed === undefined) note(PROTOCOL);
  if (hostname) note(HOST);
}

function keepPipe(schema: ZodSchema, json: JsonSchema, note: (text: string) => void): void {
  const { in: input, out, reverseTransform } = schema._zod.def;
  const [from, to] = [input, out].map((one) => one?._zod.def.type);
  const isCodec = reverseTransform !== undefined;
  const accepts = (text: string) => {
    const result = schema['~standard'].validate(text);
    // Zod validates again, in a promise, after a function of the schema threw.
    if (result instanceof Promise) result.catch(() => {});
    return !(result instanceof Promise) && !('issues' in Object(result));
  };
  const words = isCodec && from === 'string' && to === 'boolean' ? TRUTH.filter(accepts) : [];
  if (words.length > 0) json.enum = words;
  else if (isCodec ? to === 'boolean' : to !== 'transform') note(PIPE);
}
