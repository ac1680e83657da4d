import type { Field, Json } from '../../../catalogue/field.ts';
import { fields } from '../../../catalogue/fields.ts';
import type { Result } from '../../../result.ts';
import { defaultsOf } from '../../../schema/options.ts';
import { type RequestError, type Run, schemaFromRun } from '../../../schema/requests.ts';
import type { ColumnSchema, TableSchema } from '../../../schema/schema.ts';
import {
  newId,
  type SetOptions,
  type StudioColumn,
  type StudioSchema,
  type StudioTable,
} from './studio-schema.ts';

/** A dialog's choices as a schema without redundant properties. */
export function studioSchemaFromRun(run: Run): Result<StudioSchema, RequestError> {
  const schema = schemaFromRun(run);
  if (!schema.ok) return schema;
  const { seed, now, tables } = schema.value;
  return { ok: true, value: { seed, now, tables: tables.map(tableOf) } };
}

function tableOf({ name, rows, columns }: TableSchema): StudioTable {
  return { id: newId(), name, rows, columns: columns.map(columnOf) };
}

function columnOf({ name, field, of, options, unique }: ColumnSchema): StudioColumn {
  const { options: infos = {} }: Field = fields[field];
  const own = withoutDefaults(options, defaultsOf(infos));
  const entities = Object.entries(of).filter(([, number]) => number !== 1);
  return {
    id: newId(),
    name,
    field,
    ...(entities.length > 0 ? { of: Object.fromEntries(entities) } : {}),
    ...(Object.keys(own).length > 0 ? { options: own } : {}),
    ...(unique ? { unique } : {}),
  };
}

function withoutDefaults(options: SetOptions, defaults: Readonly<Record<string, Json>>): SetOptions {
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => value !== defaults[name]));
}
