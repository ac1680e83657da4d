import { errorMessage } from '../error-text.ts';
import { DATE_TEXTS } from '../importers/json-schema/keywords.ts';
import type { ImportProblem } from '../importers/problem.ts';
import type { Result } from '../result.ts';
import { noteArkType, noteValibot } from './other-notes.ts';
import { noteZod } from './zod-notes.ts';

/**
 * A schema of a library for validation that can be written as JSON Schema, such as one of Zod 4 or ArkType.
 * https://standardschema.dev/json-schema
 */
export interface StandardJsonSchema {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly jsonSchema: {
      readonly input: (options: {
        readonly target: 'draft-2020-12';
        readonly libraryOptions?: Record<string, unknown>;
      }) => Record<string, unknown>;
    };
  };
}

/** Options with which libraries write what they would refuse, and note what JSON Schema lacks. */
const OPTIONS: Readonly<Record<string, Record<string, unknown>>> = {
  arktype: { fallback: noteArkType },
  valibot: { errorMode: 'ignore', overrideSchema: noteValibot, overrideAction: noteValibot },
  zod: { unrepresentable: 'any', override: noteZod },
};

/** Whether a source is such a schema. Those of ArkType are functions. */
export function isStandardJsonSchema(source: unknown): source is StandardJsonSchema {
  const isSchema = (typeof source === 'object' && source !== null) || typeof source === 'function';
  if (!isSchema || !('~standard' in source)) return false;
  return typeof Object(Object(source['~standard']).jsonSchema).input === 'function';
}

/** The JSON Schema of the values that the schema accepts, as a text. */
export function jsonSchemaText({
  '~standard': { vendor, jsonSchema },
}: StandardJsonSchema): Result<string, readonly ImportProblem[]> {
  const libraryOptions = OPTIONS[vendor];
  const options = { target: 'draft-2020-12', ...(libraryOptions && { libraryOptions }) } as const;
  try {
    return { ok: true, value: JSON.stringify(jsonSchema.input(options), withDateTexts) };
  } catch (error) {
    const message = `The library ${vendor} cannot write this schema as JSON Schema: ${errorMessage(error)}`;
    return { ok: false, error: [{ path: [], code: 'no-tables', message }] };
  }
}

/** Marks the texts of dates, which rows then have, unless a library's `Date` stands behind them. */
const withDateTexts = (_: string, part: unknown): unknown =>
  [Object(part).type].flat().includes('string') ? { [DATE_TEXTS]: true, ...Object(part) } : part;
