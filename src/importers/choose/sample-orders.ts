import { bracketed, nameInFormula } from '../../expression/written-names.ts';
import type { SampledGap } from '../source-tables.ts';
import type { ColumnDraft, TableDraft } from './draft.ts';
import { freeName } from './free-name.ts';
import { areNested } from './null-states.ts';
import { caseOfParts } from './sample-parts.ts';

/** Two columns of numbers or moments. In nearly every row of a sample, `higher` is not below or before `lower`. */
interface OrderedPair {
  readonly lower: ColumnDraft;
  readonly higher: ColumnDraft;
  readonly gap: SampledGap;
}

/** In percent. */
const NULLS_CLOSE = 1;

/**
 * Makes a number or a moment the sum of a lower one of its row and of a distance, which a hidden column before it draws, if it can keep
 * the share of nulls and the range of the sample.
 */
export function keepSampledOrders(table: TableDraft, orders: readonly OrderedPair[]): void {
  for (const { lower, higher, gap } of orders) {
    if (gap.unit !== undefined) for (const column of [lower, higher]) column.choice = drawnMoments(column);
    if (!areNested(table.source.nullStates, higher.context.column.name, lower.context.column.name)) continue;
    const nulls = ownNulls(lower, higher);
    if (nulls !== undefined) table.columns = addGap(table.columns, { lower, higher, gap, nulls });
  }
}

/** A list of moments is one of texts, to which no distance can be added. */
function drawnMoments({ choice, context }: ColumnDraft): ColumnDraft['choice'] {
  if (choice.field !== 'list') return choice;
  return context.samples?.bySampleRange(context) ?? choice;
}

interface Gap extends OrderedPair {
  /** In percent. */
  readonly nulls: number;
}

function addGap(columns: readonly ColumnDraft[], { lower, higher, gap, nulls }: Gap): readonly ColumnDraft[] {
  const { name } = higher.context.column;
  if (!canAdd({ lower, higher, gap })) return columns;
  const names = new Set(columns.map(({ context }) => context.column.name));
  const hidden = freeName(`${name} - ${lower.context.column.name}`, names);
  const expression = sumOf({ lower, higher, gap }, hidden);
  if (expression === undefined) return columns;
  const why = `Never below ${lower.context.column.name}, as in all rows`;
  higher.choice = { ...higher.choice, field: 'formula', options: { expression }, why };
  higher.properties = { ...higher.properties, nulls };
  const { min, max, bins } = gap;
  const [one, other] = [lower, higher].map(({ context }) => context.column.sample?.decimals ?? gap.decimals);
  const decimals = Math.max(one ?? 0, other ?? 0);
  const { parts = [{ min, max, decimals, count: 1, ...(bins && { bins }) }] } = gap;
  const drawn: ColumnDraft = {
    context: { ...higher.context, column: { name: hidden, type: { value: 'unknown' }, nullable: false } },
    choice: {
      ...caseOfParts(parts),
      evidence: 'sample',
      confidence: 'sure',
      why: `The distances of ${name} and ${lower.context.column.name}. No file has this column`,
    },
    properties: { hidden: true },
    repairs: [],
    tried: new Set(),
  };
  return columns.flatMap((column) => (column === higher ? [drawn, column] : [column]));
}

const DRAWN = ['number', 'list'];
const DRAWN_MOMENTS = ['date', 'timestamp'];
/** Fields of columns to which formulas can add a distance. */
const SIZED: ReadonlySet<string> = new Set([...DRAWN, 'formula', 'cases', 'sequence', 'series']);
const SIZED_MOMENTS: ReadonlySet<string> = new Set([...DRAWN_MOMENTS, 'formula', 'series']);

function canAdd({ lower, higher, gap: { unit } }: OrderedPair): boolean {
  const { field } = higher.choice;
  if (higher.context.key !== undefined) return false;
  if (unit === 'Days' && field === 'timestamp' && lower.choice.field === 'date') return false;
  return unit === undefined
    ? DRAWN.includes(field) && SIZED.has(lower.choice.field)
    : DRAWN_MOMENTS.includes(field) && SIZED_MOMENTS.has(lower.choice.field);
}

/** The formula of the sum, which is at most the sample's highest value of the two columns: a lower limit could be below `lower`. */
function sumOf({ lower, higher, gap }: OrderedPair, hidden: string): string | undefined {
  const [low, high] = [lower, higher].map(({ context }) => context.column.sample);
  const { min, max } = high ?? {};
  if (low?.min === undefined || low.max === undefined || min === undefined || max === undefined)
    return undefined;
  if (gap.unit !== undefined) {
    const sum = `add${gap.unit}(${bracketed(lower.context.column.name)}, ${bracketed(hidden)})`;
    // A series goes on beyond the rows of the sample.
    if (lower.choice.field === 'series') return sum;
    const last = Date.parse(String(low.max)) > Date.parse(String(max)) ? low.max : max;
    return `min(${sum}, '${last}')`;
  }
  const sum = `${nameInFormula(lower.context.column.name)} + ${nameInFormula(hidden)}`;
  const most = Math.max(Number(low.max), Number(max));
  const below = Number(low.max) + gap.max > most ? `min(${sum}, ${most})` : sum;
  const within = Number(low.min) + gap.min < Number(min) ? `max(${below}, ${min})` : below;
  return gap.decimals > 0 ? `round(${within}, ${high?.decimals ?? gap.decimals})` : within;
}

/** The nulls of `higher` that do not come from nulls of `lower`, in percent. Undefined if `higher` has too few. */
function ownNulls(lower: ColumnDraft, higher: ColumnDraft): number | undefined {
  const { nulls: inherited = 0 } = lower.properties;
  const { nulls: all = 0 } = higher.properties;
  if (inherited > all + NULLS_CLOSE) return undefined;
  const own = (100 * (all - inherited)) / (100 - inherited);
  return inherited >= 100 ? undefined : Math.max(0, Math.round(own * 100) / 100);
}
