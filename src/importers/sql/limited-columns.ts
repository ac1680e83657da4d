import type {
  SourceColumn,
  SourceComparison,
  SourceConstraint,
  SourceEquation,
  SourceType,
  SourceValuesCount,
} from '../source-tables.ts';
import type { ColumnLimits } from './checks/column-limits.ts';
import type { Limit } from './checks/limits.ts';
import type { CheckScope } from './checks/scope.ts';
import type { DraftColumn } from './drafts.ts';
import type { SqlScript } from './script.ts';
import type { ResolvedType } from './types/resolve-type.ts';

/** A column with its type and all that limits its values. */
export interface LimitedColumn {
  readonly column: DraftColumn;
  readonly type: ResolvedType;
  readonly limits: ColumnLimits;
  /** The items, if the column is an array. */
  readonly item?: LimitedColumn;
  /** The fields, if the column is an object. */
  readonly fields?: readonly { readonly name: string; readonly value: LimitedColumn }[];
}

/** Demands of a table's checks beside the limits of single columns. */
export interface TableDemands {
  readonly comparisons: SourceComparison[];
  readonly valuesCounts: SourceValuesCount[];
  readonly equations: SourceEquation[];
  readonly constraints: SourceConstraint[];
}

export const newDemands = (): TableDemands => ({
  comparisons: [],
  valuesCounts: [],
  equations: [],
  constraints: [],
});

export type FindColumn = (name: string) => LimitedColumn | undefined;

export function scopeOf({ dialect }: SqlScript, find: FindColumn): CheckScope {
  return {
    dialect,
    column: (name) => {
      const found = find(name);
      return found && { name: found.column.name, type: checkedType(found.type.facts.type) };
    },
  };
}

/** MySQL's `tinyint(1)` holds other numbers too, which a check can show. */
function checkedType(type: SourceType): SourceType {
  return isTinyNumber(type) ? { ...type, value: 'integer' } : type;
}

const isTinyNumber = ({ value, written = '' }: SourceType) =>
  value === 'boolean' && /^tinyint/i.test(written);

/** A column whose type is read as a boolean, with its limits as numbers or, if they allow no others than 0 and 1, as booleans. */
export function withNumbers(one: LimitedColumn): Pick<SourceColumn, 'type' | 'bounds' | 'values'> {
  const { type, limits } = one;
  const { bounds, values } = limits;
  const own = { type: type.facts.type, ...(bounds && { bounds }), ...(values && { values }) };
  if (!isTinyNumber(own.type)) return own;
  const numbers = [...(values ?? []), bounds?.min ?? 0, bounds?.max ?? 1].map(Number);
  if (numbers.every((number) => number === 0 || number === 1)) {
    return { type: own.type, ...(values && { values: values.map((value) => Number(value) === 1) }) };
  }
  return { ...own, type: { ...own.type, value: 'integer', integerMin: '-128', integerMax: '127' } };
}

export function keepLimit(limit: Limit, find: FindColumn, demands: TableDemands): boolean {
  switch (limit.kind) {
    case 'comparison': {
      const { left, operator, right } = limit;
      demands.comparisons.push({ left, operator, right });
      return true;
    }
    case 'values-count': {
      const { columns, least, most } = limit;
      demands.valuesCounts.push({ columns, least, most });
      return true;
    }
    case 'equation': {
      const { columns, formula } = limit;
      demands.equations.push({ columns, formula });
      // Whether fields keep it shows in the rows.
      return false;
    }
    case 'items':
      return find(limit.column)?.item?.limits.add({ ...limit, kind: 'values' }) ?? false;
    default:
      return find(limit.column)?.limits.add(limit) ?? false;
  }
}
