import type { Cell } from '../../catalogue/field.ts';
import { textOf } from '../../expression/text.ts';
import type { SourceColumn, SourceConstraint, SourceType } from '../source-tables.ts';
import type { Context } from './schema-columns.ts';
import { Validator } from './validate.ts';

/** Keywords that rows of nested and alternative values can break. Others of a column are compared by themselves. */
const KEYWORDS =
  'oneOf anyOf not if required type enum const pattern minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minItems maxItems uniqueItems contains additionalProperties propertyNames minProperties maxProperties'.split(
    ' ',
  );
const NESTED: ReadonlySet<SourceType['value']> = new Set(['json', 'object', 'array']);

/** Demands that the rows of a column keep each keyword of its schema, if its values are nested or of several kinds. */
export function keywordConstraints(
  column: SourceColumn,
  { root, schemas }: Context,
): readonly SourceConstraint[] {
  const { name, type, place = { line: 1, column: 1 }, alternatives } = column;
  const layer = schemas.get(column);
  if (!layer || !(NESTED.has(type.value) || alternatives)) return [];
  const validator = new Validator(root);
  const known = new Map<Cell, readonly string[]>();
  const faultsOf = (cell: Cell) => {
    const faults = known.get(cell) ?? validator.faults(layer.schema, valueOfCell(cell, type));
    known.set(cell, faults);
    return faults;
  };
  return KEYWORDS.map((keyword) => ({
    kind: 'keyword',
    text: `${name}: ${keyword}`,
    place,
    columns: [name],
    holds: ([cell = null]) => cell === null || !faultsOf(cell).includes(keyword),
  }));
}

function valueOfCell(cell: Cell, { value }: SourceType): unknown {
  if (typeof cell === 'number' && (value === 'date' || value === 'timestamp')) return textOf(cell, value);
  return NESTED.has(value) && typeof cell === 'string' ? parsed(cell) : cell;
}

/** The value of JSON. A column that repairs have replaced has another text, which is a value itself. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
