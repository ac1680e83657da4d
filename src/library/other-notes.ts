import { NOTES } from '../importers/json-schema/keywords.ts';
import { DATE, type JsonSchema } from './zod-notes.ts';

/** The JSON Schema that ArkType writes for a part that JSON Schema cannot describe. https://arktype.io/docs/configuration#tojsonschema */
export function noteArkType({
  code,
  base,
}: {
  readonly code: string;
  readonly base: JsonSchema;
}): JsonSchema {
  if (code === 'date') return { ...base, ...DATE.instead, [NOTES]: [DATE.note] };
  const notes = Array.isArray(base[NOTES]) ? base[NOTES] : [];
  return { ...base, [NOTES]: [...notes, `JSON Schema cannot say what ArkType calls “${code}”.`] };
}

interface ValibotContext {
  readonly jsonSchema: JsonSchema;
  readonly errors?: readonly string[];
  readonly valibotSchema?: { readonly type: string };
}

/** The JSON Schema that the adapter of Valibot writes for a schema or an action that JSON Schema cannot describe. */
export function noteValibot({ jsonSchema, errors, valibotSchema }: ValibotContext): JsonSchema | undefined {
  if (!errors?.length) return undefined;
  if (valibotSchema?.type === 'date') return { ...jsonSchema, ...DATE.instead, [NOTES]: [DATE.note] };
  const notes = Array.isArray(jsonSchema[NOTES]) ? jsonSchema[NOTES] : [];
  return { ...jsonSchema, [NOTES]: [...notes, ...errors] };
}
