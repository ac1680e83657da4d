import { type CategoryId, categories, isCategoryId } from '../catalogue/categories.ts';
import { type ColumnNameProblem, columnNameProblems } from '../catalogue/column-names.ts';
import {
  type CustomKind,
  type CustomKindId,
  customKinds,
  isCustomKindId,
} from '../catalogue/custom-kinds.ts';
import type { Field } from '../catalogue/field.ts';
import { type FieldId, fields } from '../catalogue/fields.ts';
import { PATTERN_COLUMN, RUN_ROWS_MAX, RUN_ROWS_MIN } from '../catalogue/limits.ts';
import { isOfPlace } from '../catalogue/place-fields.ts';
import type { Result } from '../result.ts';
import { withDefaults } from './options.ts';
import {
  type ColumnOptions,
  type ColumnSchema,
  LOCALE_DEFAULT,
  SCHEMA_VERSION,
  type Schema,
} from './schema.ts';

/** Asks for a category's ticked fields and, unless `pattern` is blank, for a column of values that match it. */
interface CategoryRequest {
  readonly tool: 'category';
  readonly category: CategoryId;
  /** Labels of fields in the category. The columns keep the category's order, not the order here. */
  readonly fields: readonly string[];
  /** A JavaScript regular expression without slashes and flags. Blank for none. */
  readonly pattern: string;
}

export interface CustomColumn {
  readonly name: string;
  readonly kind: CustomKindId;
}

/** Asks for columns that the user named. */
interface CustomRequest {
  readonly tool: 'custom';
  readonly columns: readonly CustomColumn[];
}

export type GenerateRequest = CategoryRequest | CustomRequest;

/** Everything that decides the generated file: equal runs give equal bytes. */
export interface Run {
  readonly request: GenerateRequest;
  /** An integer of up to 32 bits. */
  readonly seed: number;
  /** Dates are relative to this moment, in milliseconds since 1970 UTC. */
  readonly now: number;
  /** An integer from 1 to 5,000. */
  readonly rows: number;
}

/** The reason why a request is refused. */
export type RequestError =
  | 'row-count'
  | 'nothing-chosen'
  | 'unknown-field'
  | 'no-columns'
  | ColumnNameProblem
  | 'unknown-kind';

interface TableOfRequest {
  readonly name: string;
  readonly columns: readonly ColumnSchema[];
}

/**
 * Makes a schema with one table from a dialog's request, or returns the reason why not. Never throws for a bad request.
 */
export function schemaFromRun({ request, seed, now, rows }: Run): Result<Schema, RequestError> {
  const table = request.tool === 'category' ? tableOfCategory(request) : tableOfCustom(request);
  if (!table.ok) return table;
  if (!Number.isInteger(rows) || rows < RUN_ROWS_MIN || rows > RUN_ROWS_MAX)
    return { ok: false, error: 'row-count' };
  const { name, columns } = table.value;
  return {
    ok: true,
    value: {
      version: SCHEMA_VERSION,
      seed: String(seed),
      now: new Date(now).toISOString(),
      locale: LOCALE_DEFAULT,
      tables: [{ name, key: name, rows, columns, primaryKey: [], unique: [], foreignKeys: [] }],
    },
  };
}

/** Columns of these fields are unique. */
const UNIQUE_FIELDS: readonly FieldId[] = ['internet.email', 'internet.exampleEmail', 'internet.username'];

function column(name: string, field: FieldId, options: ColumnOptions = {}): ColumnSchema {
  return {
    name,
    key: name,
    field,
    of: {},
    options: withDefaults(field, options),
    nulls: 0,
    unique: UNIQUE_FIELDS.includes(field),
  };
}

function tableOfCategory({
  category,
  fields: ticked,
  pattern,
}: CategoryRequest): Result<TableOfRequest, RequestError> {
  if (!isCategoryId(category)) return { ok: false, error: 'unknown-field' };
  const { fields: known, optionsWithoutPlace = {} } = categories[category];
  if (ticked.some((label) => !Object.hasOwn(known, label))) return { ok: false, error: 'unknown-field' };
  const chosen = Object.entries(known).filter(([label]) => ticked.includes(label));
  const options = chosen.some(([, field]) => isOfPlace(field)) ? {} : optionsWithoutPlace;
  const columns = chosen.map(([label, field]) => column(label, field, options[field]));
  const source = pattern.trim();
  if (source !== '') {
    columns.push(column(PATTERN_COLUMN, 'regex', { pattern: source }));
  }
  if (columns.length === 0) return { ok: false, error: 'nothing-chosen' };
  return { ok: true, value: { name: category, columns } };
}

/**
 * The n-th column of a kind belongs to the row's n-th entity, so the first name and the first email belong to the same
 * person. All phone numbers belong to the first place.
 */
function tableOfCustom({ columns: requested }: CustomRequest): Result<TableOfRequest, RequestError> {
  if (requested.length === 0) return { ok: false, error: 'no-columns' };
  const error = columnNameProblems(requested.map(({ name }) => name)).find(Boolean);
  if (error) return { ok: false, error };
  const columns: ColumnSchema[] = [];
  const counts = new Map<string, number>();
  for (const { name: typed, kind } of requested) {
    if (!isCustomKindId(kind)) return { ok: false, error: 'unknown-kind' };
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const { field, options = {} }: CustomKind = customKinds[kind];
    const { entity }: Field = fields[field];
    columns.push({
      ...column(typed.trim(), field, options),
      of: entity && kind !== 'phones' ? { [entity]: count } : {},
    });
  }
  return { ok: true, value: { name: 'custom_data', columns } };
}
