import type { Cell, Json } from '../../catalogue/field.ts';
import { fields } from '../../catalogue/fields.ts';
import { chooseByType } from '../choose/choose-column.ts';
import type { ColumnDraft } from '../choose/draft.ts';
import { distinctGuesses } from '../repair/distinct.ts';
import type { TestTools } from '../source-tables.ts';
import type { Finding } from './judge.ts';
import { narrowNumbers } from './narrow-numbers.ts';
import { nullsByState } from './state-nulls.ts';

/** How to undo the last change for a finding, and how many rows broke its demand before the change. */
export type UndoSteps = Map<string, { readonly broken: number; readonly undo: () => void }>;

/** A way to mend what rows break, with a name under which it is tried once. Returns false if it does not help. */
interface Remedy {
  readonly id: string;
  readonly apply: (finding: Finding, columns: readonly ColumnDraft[], tools: TestTools) => boolean;
}

/** The best first. */
const REMEDIES: readonly Remedy[] = [
  ...[0, 1, 2].map(
    (at): Remedy => ({
      id: `distinct ${at}`,
      apply: (finding, columns) => useDistinct(at, finding, columns),
    }),
  ),
  { id: 'pattern', apply: usePattern },
  { id: 'states', apply: nullsByState },
  { id: 'ranges', apply: narrowNumbers },
  { id: 'rows', apply: useFewerRows },
  { id: 'values', apply: usePassingValues },
  { id: 'type', apply: useType },
  { id: 'values of type', apply: usePassingValues },
];

/** Mends one finding of each column. A change after which as many rows break it is undone before the next one is tried. */
export function mendAll(found: readonly Finding[], undo: UndoSteps, tools: TestTools): boolean {
  const mended = new Set<string>();
  let isChanged = false;
  for (const finding of found) {
    if (finding.broken === 0) continue;
    const names = finding.demand.columns.map((name) => `${finding.table.source.name}.${name}`);
    if (names.some((name) => mended.has(name))) continue;
    const id = `${finding.table.source.name}: ${finding.demand.text}`;
    const last = undo.get(id);
    if (last && last.broken <= finding.broken) {
      last.undo();
      isChanged = true;
    }
    const next = mendFinding(finding, tools);
    if (next) {
      undo.set(id, { broken: finding.broken, undo: next });
      isChanged = true;
    } else undo.delete(id);
    if (next || last) for (const name of names) mended.add(name);
  }
  return isChanged;
}

/** Tries the next way to mend what rows break. Returns how to undo it, or undefined if nothing is left to try. */
function mendFinding(finding: Finding, tools: TestTools): (() => void) | undefined {
  const { table, demand } = finding;
  const columns = demand.columns.flatMap(
    (name) => table.columns.find(({ context }) => context.column.name === name) ?? [],
  );
  for (const { id, apply } of REMEDIES) {
    const tried = `${id}: ${demand.text}`;
    if (columns.some((column) => column.tried.has(tried))) continue;
    for (const column of columns) column.tried.add(tried);
    const before = table.columns.map(({ choice, properties, repairs }) => ({ choice, properties, repairs }));
    if (!apply(finding, columns, tools)) continue;
    return () => {
      for (const [i, column] of table.columns.entries()) Object.assign(column, before[i]);
    };
  }
  return undefined;
}

function say(column: ColumnDraft, sentence: string): void {
  column.repairs = [...column.repairs, sentence];
}

function isReplaceable({ choice }: ColumnDraft): boolean {
  return choice.field !== 'reference' && choice.field !== 'formula';
}

/** Values that differ without their case too. */
function useDistinct(at: number, { demand, table }: Finding, columns: readonly ColumnDraft[]): boolean {
  const column = columns.find((one) => one.context.column.foldsCase && isReplaceable(one));
  const guess = demand.isDistinct && column && distinctGuesses(column, table)[at];
  if (!column || !guess) return false;
  const { label } = fields[guess.field];
  say(column, `“${label}” replaces “${fields[column.choice.field].label}”, to keep “${demand.text}”.`);
  const { options: _, ...choice } = column.choice;
  column.choice = { ...choice, ...guess };
  return true;
}

/** The pattern of the column itself, in place of a field that the name suggests. */
function usePattern({ demand }: Finding, [column, ...others]: readonly ColumnDraft[]): boolean {
  const pattern = column?.context.column.pattern;
  if (!column || pattern === undefined || others.length > 0 || !isReplaceable(column)) return false;
  if (column.choice.field === 'regex') return false;
  say(column, `A pattern replaces “${fields[column.choice.field].label}”, to keep “${demand.text}”.`);
  column.choice = {
    field: 'regex',
    options: { pattern },
    evidence: 'check',
    confidence: 'sure',
    why: 'The pattern of its text',
  };
  return true;
}

function useType({ demand }: Finding, [column, ...others]: readonly ColumnDraft[]): boolean {
  if (!column || others.length > 0 || !isReplaceable(column)) return false;
  const choice = chooseByType(column.context);
  if (
    JSON.stringify([choice.field, choice.options]) ===
    JSON.stringify([column.choice.field, column.choice.options])
  )
    return false;
  say(
    column,
    `“${fields[choice.field].label}” replaces “${fields[column.choice.field].label}”, to keep “${demand.text}”.`,
  );
  column.choice = choice;
  return true;
}

/** A list of fewer different values says little. */
const VALUES_LEAST = 3;
const VALUES_MAX = 100;

/** The values that fulfil a check of one column. */
function usePassingValues(
  { demand, cells: [cells = []] }: Finding,
  [column, ...others]: readonly ColumnDraft[],
  tools: TestTools,
): boolean {
  if (!column || others.length > 0 || column.context.key !== undefined || !isReplaceable(column))
    return false;
  if (!['text', 'integer', 'decimal'].includes(column.context.column.type.value)) return false;
  const passing = new Set<Cell>();
  for (const cell of cells) {
    if (typeof cell !== 'string' && typeof cell !== 'number') continue;
    if (demand.holds?.([cell], tools) === true) passing.add(cell);
  }
  if (passing.size < VALUES_LEAST) return false;
  say(column, `A list replaces “${fields[column.choice.field].label}”: values that fulfil “${demand.text}”.`);
  column.choice = {
    field: 'list',
    options: { values: [...passing].slice(0, VALUES_MAX).map(String).map(restored(column)) },
    evidence: 'check',
    confidence: 'likely',
    why: `Values that fulfil ${demand.text}`,
  };
  return true;
}

const restored =
  ({ context }: ColumnDraft) =>
  (text: string): Json =>
    context.column.type.value === 'text' ? text : Number(text);

/** A change of a column after which all rows fulfil a condition. */
interface Mode {
  readonly nulls: 'as-is' | 'never' | 'always';
  /** The only values that are left, as texts. */
  readonly values?: ReadonlySet<string>;
}

const AS_IS: Mode = { nulls: 'as-is' };
/** The cost of each change: the cheapest changes are made. */
const COST = { 'as-is': 0, never: 1, always: 3 } as const;
const COST_OF_VALUES = 2;
/** Conditions of more columns change at most one of them. */
const COMBINED_MAX = 5;

/** Leaves out the rows that break a condition: columns are never null, always null, or have fewer values. */
function useFewerRows(finding: Finding, columns: readonly ColumnDraft[], tools: TestTools): boolean {
  if (columns.length !== finding.cells.length) return false;
  let best: { readonly modes: readonly Mode[]; readonly cost: number } | undefined;
  for (const modes of combinations(finding, columns)) {
    const cost = modes.reduce((sum, { nulls }) => sum + COST[nulls], 0);
    if (best && best.cost <= cost) continue;
    const kept = keptValues(finding, columns, modes, tools);
    if (kept === undefined) continue;
    const whole = cost + (kept === modes ? 0 : COST_OF_VALUES);
    if (!best || whole < best.cost) best = { modes: kept, cost: whole };
  }
  if (!best || best.cost === 0) return false;
  for (const [i, column] of columns.entries()) change(column, best.modes[i] ?? AS_IS, finding);
  return true;
}

function combinations(
  { cells, demand: { isSampled } }: Finding,
  columns: readonly ColumnDraft[],
): readonly (readonly Mode[])[] {
  // The order of a sample's rows is worth less than the values of a column.
  const choices = columns.map((column, i) =>
    modesOf(column, cells[i] ?? []).filter(({ nulls }) => !isSampled || nulls === 'as-is'),
  );
  if (columns.length > COMBINED_MAX) {
    return choices.flatMap((modes, i) =>
      modes.map((mode) => columns.map((_, j) => (i === j ? mode : AS_IS))),
    );
  }
  return choices.reduce<readonly (readonly Mode[])[]>(
    (all, modes) => all.flatMap((before) => modes.map((mode) => [...before, mode])),
    [[]],
  );
}

function modesOf({ context, properties }: ColumnDraft, cells: readonly Cell[]): readonly Mode[] {
  const { nulls = 0 } = properties;
  const { column, key } = context;
  const isMixed = nulls > 0 && nulls < 100 && cells.some((cell) => cell !== null);
  return [
    AS_IS,
    ...(isMixed ? [{ nulls: 'never' } as const] : []),
    ...(column.nullable && key === undefined && nulls < 100 ? [{ nulls: 'always' } as const] : []),
  ];
}

/** The same modes if all rows hold, or with fewer values of one column; undefined if neither helps. */
function keptValues(
  { demand, cells, rows }: Finding,
  columns: readonly ColumnDraft[],
  modes: readonly Mode[],
  tools: TestTools,
): readonly Mode[] | undefined {
  const kept: { readonly row: readonly Cell[]; readonly holds: boolean }[] = [];
  for (let i = 0; i < rows; i++) {
    const row = cells.map((column, j) => (modes[j]?.nulls === 'always' ? null : (column[i] ?? null)));
    if (row.some((cell, j) => cell === null && modes[j]?.nulls === 'never')) continue;
    kept.push({ row, holds: demand.holds?.(row, tools) !== false });
  }
  if (kept.length === 0) return undefined;
  if (kept.every(({ holds }) => holds)) return modes;
  for (const [j, column] of columns.entries()) {
    if (modes[j]?.nulls === 'always' || !hasFewValues(column)) continue;
    const values = new Set<string>();
    const refused = new Set<string>();
    for (const { row, holds } of kept) {
      const cell = row[j] ?? null;
      if (cell !== null) (holds ? values : refused).add(String(cell));
      else if (!holds) refused.add('');
    }
    if (refused.has('')) continue;
    const passing = new Set([...values].filter((value) => !refused.has(value)));
    if (passing.size > 0) return modes.with(j, { nulls: modes[j]?.nulls ?? 'as-is', values: passing });
  }
  return undefined;
}

function hasFewValues({ choice }: ColumnDraft): boolean {
  return choice.field === 'list' || choice.field === 'boolean';
}

function change(column: ColumnDraft, { nulls, values }: Mode, { demand }: Finding): void {
  const { nullable } = column.context.column;
  const why = `to keep “${demand.text}”.`;
  if (nulls === 'always') {
    const { nullable: _, ...properties } = column.properties;
    column.properties = { ...properties, nulls: 100 };
    say(column, `It is always null, ${why}`);
  }
  if (nulls === 'never') {
    column.properties = { ...column.properties, nulls: 0, ...(nullable && { nullable }) };
    say(column, `It has no nulls, ${why}`);
  }
  if (values) keepValues(column, values, why);
}

function keepValues(column: ColumnDraft, kept: ReadonlySet<string>, why: string): void {
  const { choice } = column;
  if (choice.field === 'boolean') {
    column.choice = { ...choice, options: { percent: kept.has('true') ? 100 : 0 } };
    say(column, `It is always ${kept.has('true')}, ${why}`);
    return;
  }
  const { values, weights, ...rest } = choice.options ?? {};
  const all = Array.isArray(values) ? values : [];
  const isKept = all.map((value) => kept.has(String(value)));
  column.choice = {
    ...choice,
    options: {
      ...rest,
      values: all.filter((_, i) => isKept[i]),
      ...(Array.isArray(weights) && { weights: weights.filter((_, i) => isKept[i]) }),
    },
  };
  say(column, `It has only ${kept.size === 1 ? 'one' : kept.size} of its values, ${why}`);
}
