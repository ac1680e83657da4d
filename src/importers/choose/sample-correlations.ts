import { bracketed, nameInFormula } from '../../expression/written-names.ts';
import type { SourceCorrelation } from '../source-tables.ts';
import type { ColumnDraft, TableDraft } from './draft.ts';
import { freeName } from './free-name.ts';

/** Fields of measures, which formulas can read or replace. */
const DRAWN: ReadonlySet<string> = new Set(['number', 'cases', 'list']);
const READABLE: ReadonlySet<string> = new Set([...DRAWN, 'formula']);
/** In percent. */
const NULLS_CLOSE = 1;

/** Lets a measure follow another one of its row as closely as in a sample. A hidden column draws the rest. */
export function keepSampledCorrelations(table: TableDraft): void {
  for (const correlation of table.source.correlations ?? []) {
    const [target, source] = correlation.columns.map((name) =>
      table.columns.find(({ context }) => context.column.name === name),
    );
    if (target && source && canFollow(target, source) && !reads(table, source, target))
      table.columns = withRest(table.columns, target, correlation);
  }
}

function canFollow(target: ColumnDraft, source: ColumnDraft): boolean {
  const { nulls: own = 0, nullWhen } = target.properties;
  const { nulls: inherited = 0, nullWhen: inheritedWhen } = source.properties;
  const keepsNulls = inherited === 0 && inheritedWhen === undefined;
  return (
    canBeComputed(target, source) &&
    (keepsNulls || (nullWhen === inheritedWhen && Math.abs(own - inherited) <= NULLS_CLOSE))
  );
}

/** Whether a formula can compute a measure from another one, apart from nulls. */
export function canBeComputed(target: ColumnDraft, source: ColumnDraft): boolean {
  const isFree =
    target.context.key === undefined && target.choice.evidence === 'sample' && DRAWN.has(target.choice.field);
  const areNumbers = [target, source].every(({ context }) => typeof context.column.sample?.max === 'number');
  return isFree && areNumbers && READABLE.has(source.choice.field);
}

/** Whether a column already reads another one. */
export function reads({ columns }: TableDraft, reader: ColumnDraft, read: ColumnDraft): boolean {
  const byName = new Map(columns.map((column) => [column.context.column.name, column]));
  const seen = new Set<ColumnDraft>();
  const visit = (column: ColumnDraft): boolean => {
    if (column === read) return true;
    if (seen.has(column)) return false;
    seen.add(column);
    const text = JSON.stringify(column.choice.options ?? {});
    return [...byName].some(([name, other]) => text.includes(name) && visit(other));
  };
  return visit(reader);
}

function withRest(
  columns: readonly ColumnDraft[],
  target: ColumnDraft,
  { columns: [name, read], factor, offset, rest }: SourceCorrelation,
): readonly ColumnDraft[] {
  const hidden = freeName(`${name} rest`, new Set(columns.map(({ context }) => context.column.name)));
  const { min, max, decimals = 0 } = target.context.column.sample ?? {};
  const sign = offset < 0 ? '-' : '+';
  const line = `${factor} * ${nameInFormula(read)} ${sign} ${Math.abs(offset)}`;
  const rounded = `round(${line} + ${bracketed(hidden)}, ${decimals})`;
  target.choice = {
    ...target.choice,
    field: 'formula',
    options: { expression: `max(min(${rounded}, ${max}), ${min})` },
    why: `It follows ${read} as closely as in the sample`,
  };
  target.repairs = [
    ...target.repairs,
    `It is about ${line}, as in the rows of the sample. The hidden column “${hidden}” draws the rest: no rule is exact.`,
  ];
  const { decimals: places, min: from, max: to, bins } = rest;
  const drawn: ColumnDraft = {
    context: { ...target.context, column: { name: hidden, type: { value: 'unknown' }, nullable: false } },
    choice: {
      field: 'number',
      options: { min: from, max: to, decimals: places, ...(bins && { distribution: 'histogram', bins }) },
      evidence: 'sample',
      confidence: 'sure',
      why: `The distances of ${name} from what ${read} says. No file has this column`,
    },
    properties: { hidden: true },
    repairs: [],
    tried: new Set(),
  };
  return columns.flatMap((column) => (column === target ? [drawn, column] : [column]));
}
