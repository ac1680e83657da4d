import { type Decimals, formulaDecimals } from '../expression/decimals.ts';
import { parseFormula } from '../expression/formula.ts';
import { alternativesOf, isNullConstant } from './cases.ts';
import { parentTableName } from './dependencies.ts';
import { numbersOf, type RowFacts, rowsOf } from './field-numbers.ts';
import { hasAffix } from './option-types.ts';
import type { ColumnSchema, Schema } from './schema.ts';
import type { ColumnTypes } from './value-types.ts';

interface Place {
  readonly rows: RowFacts;
  readonly columns: ReadonlyMap<string, ColumnSchema>;
}

/**
 * The most digits after the decimal point of a column's numbers: 0 of integers. Undefined if they can have any number of
 * digits, or are no numbers.
 */
export function columnDecimals(
  { tables }: Pick<Schema, 'tables'>,
  types: ColumnTypes,
): (column: ColumnSchema) => Decimals {
  const places = new Map<ColumnSchema, Place>();
  const columnsOf = new Map(
    tables.map((table) => [table.name, new Map(table.columns.map((column) => [column.name, column]))]),
  );
  for (const table of tables) {
    const place = { rows: rowsOf(table), columns: columnsOf.get(table.name) ?? new Map() };
    for (const column of table.columns) {
      for (const own of [column, ...alternativesOf(column)]) places.set(own, place);
    }
  }
  const decimals = new Map<ColumnSchema, Decimals>();

  function decimalsOf(column: ColumnSchema | undefined): Decimals {
    if (!column) return undefined;
    if (decimals.has(column)) return decimals.get(column);
    const type = types.get(column)?.type;
    if (type === 'integer') return 0;
    if (type !== 'decimal' || hasAffix(column)) return undefined;
    // A row before has as many as the column itself: none at first, and no more than those that this gives.
    decimals.set(column, 0);
    const first = ofDecimal(column);
    decimals.set(column, first);
    const second = column.field === 'formula' ? ofDecimal(column) : first;
    const settled = first === second ? first : undefined;
    decimals.set(column, settled);
    return settled;
  }

  function ofDecimal(column: ColumnSchema): Decimals {
    const { field, options } = column;
    const place = places.get(column);
    if (!place) return undefined;
    if (field === 'reference' || field === 'lookup') {
      return decimalsOf(columnsOf.get(parentTableName(column, place.columns))?.get(String(options.column)));
    }
    if (field === 'cases') return mostDecimals(alternativesOf(column).map(decimalsOfCase));
    if (field !== 'formula') return numbersOf(column, place.rows).decimals;
    const formula = parseFormula(String(options.expression));
    if (!formula.ok) return undefined;
    return formulaDecimals(formula.value, {
      column: (name) => decimalsOf(place.columns.get(name)),
      aggregate: ({ table, column: read }) =>
        read === undefined ? 0 : decimalsOf(columnsOf.get(table)?.get(read)),
    });
  }

  /** The constant null has no digits. */
  function decimalsOfCase(alternative: ColumnSchema): Decimals {
    return isNullConstant(alternative) ? 0 : decimalsOf(alternative);
  }

  return decimalsOf;
}

function mostDecimals(all: readonly Decimals[]): Decimals {
  return all.reduce<Decimals>(
    (most, decimals) => (most === undefined || decimals === undefined ? undefined : Math.max(most, decimals)),
    0,
  );
}
