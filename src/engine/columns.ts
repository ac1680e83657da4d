import { categories } from '../catalogue/categories.ts';
import { columnNameProblems } from '../catalogue/column-names.ts';
import { customKinds, isCustomKindId } from '../catalogue/custom-kinds.ts';
import { PATTERN_COLUMN } from '../catalogue/limits.ts';
import type { Recipe } from '../catalogue/recipe.ts';
import type { CategoryRequest, CustomRequest, GenerateRequest, RunProblem } from './request.ts';

/** Everything that yields values: a ticked field, a custom column, the pattern. */
export interface Column {
  readonly name: string;
  readonly draw: Recipe;
  /** What its random stream is derived from, besides the seed: its kind and name. */
  readonly streamName: string;
  /** Which set of the row's facts it reads, from 0. */
  readonly set: number;
}

/** A request in columns; where it holds a pattern, the caller makes that column's recipe. */
export type Columns =
  | { readonly ok: true; readonly tableName: string; readonly columns: readonly Column[] }
  | { readonly ok: false; readonly problem: RunProblem };

/** The columns of a request, in the order in which they are written, or why there are none. Never throws. */
export function resolveColumns(request: GenerateRequest, pattern: () => Recipe): Columns {
  switch (request.tool) {
    case 'category':
      return resolveCategory(request, pattern);
    case 'custom':
      return resolveCustom(request);
  }
}

function resolveCategory(request: CategoryRequest, pattern: () => Recipe): Columns {
  const { fields } = categories[request.category];
  if (request.fields.some((label) => !Object.hasOwn(fields, label))) {
    return { ok: false, problem: 'unknown-field' };
  }
  const ticked = new Set(request.fields);
  const columns: Column[] = Object.entries(fields)
    .filter(([label]) => ticked.has(label))
    .map(([name, draw]) => ({ name, draw, streamName: `${request.category}/${name}`, set: 0 }));
  if (request.pattern.trim() !== '') {
    columns.push({ name: PATTERN_COLUMN, draw: pattern(), streamName: `pattern/${PATTERN_COLUMN}`, set: 0 });
  }
  if (columns.length === 0) return { ok: false, problem: 'nothing-chosen' };
  return { ok: true, tableName: request.category, columns };
}

function resolveCustom(request: CustomRequest): Columns {
  if (request.columns.length === 0) return { ok: false, problem: 'no-columns' };
  const problem = columnNameProblems(request.columns.map(({ name }) => name)).find(Boolean);
  if (problem) return { ok: false, problem };
  const columns: Column[] = [];
  const sets = new Map<string, number>();
  for (const { name: typed, kind } of request.columns) {
    if (!isCustomKindId(kind)) return { ok: false, problem: 'unknown-kind' };
    const set = sets.get(kind) ?? 0;
    const name = typed.trim();
    sets.set(kind, set + 1);
    columns.push({ name, draw: customKinds[kind].recipe, streamName: `${kind}/${name}`, set });
  }
  return { ok: true, tableName: 'custom_data', columns };
}
