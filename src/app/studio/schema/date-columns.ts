import type { ValueType } from '../../../catalogue/field.ts';
import { isFieldId } from '../../../catalogue/fields.ts';
import { checkFormula, type FormulaTypes, parseFormula } from '../../../expression/formula.ts';
import { columnTypeByOptions, hasAffix } from '../../../schema/option-types.ts';
import { parentOf } from './parent.ts';
import type { ColumnDraft, StudioColumn, StudioSchema, StudioTable } from './studio-schema.ts';

/** The value types of columns, as far as they are known without a check. */
type ValueTypes = (table: StudioTable, column: StudioColumn) => ValueType | undefined;

/** The names of a table's columns that hold dates or timestamps, directly or computed from other columns. */
export function dateColumns(schema: StudioSchema, table: StudioTable): readonly string[] {
  const typeOf = valueTypesIn(schema);
  return table.columns.filter((column) => isDate(typeOf(table, column))).map(({ name }) => name);
}

/** The types of a schema's columns, also of those that are computed from other columns. */
export function valueTypesIn({ tables }: StudioSchema): ValueTypes {
  // Undefined as well for what is being looked at: a circle has no type.
  const types = new Map<StudioColumn, ValueType | undefined>();

  function typeOf(owner: StudioTable, column: StudioColumn): ValueType | undefined {
    if (!types.has(column)) {
      types.set(column, undefined);
      types.set(column, computedType(owner, column));
    }
    return types.get(column);
  }

  function typeOfNamed(owner: StudioTable | undefined, name: unknown): ValueType | undefined {
    const column = owner?.columns.find((other) => other.name === name);
    return owner && column && typeOf(owner, column);
  }

  function computedType(owner: StudioTable, column: StudioColumn): ValueType | undefined {
    const { field, options = {} } = column;
    if (!isFieldId(field)) return undefined;
    const known = { field, options };
    if (hasAffix(known)) return 'text';
    if (field === 'reference' || field === 'lookup')
      return typeOfNamed(parentOf(tables, owner, column), options.column);
    return field === 'formula'
      ? formulaType(owner, String(options.expression))
      : columnTypeByOptions(known).type;
  }

  function formulaTypes(owner: StudioTable): FormulaTypes {
    return {
      column: (name) => typeOfNamed(owner, name),
      aggregate: ({ table: name, column }) => {
        const read = tables.find((other) => other.name === name);
        return column === undefined ? read && 'integer' : typeOfNamed(read, column);
      },
    };
  }

  function formulaType(owner: StudioTable, expression: string): ValueType | undefined {
    const formula = parseFormula(expression);
    const type = formula.ok ? checkFormula(formula.value, formulaTypes(owner)) : formula;
    return type.ok && type.value !== 'null' && type.value !== 'json' ? type.value : undefined;
  }

  return typeOf;
}

/** Whether a column of an object can hold dates or timestamps. A formula can. */
export function canBeDate({ field, options = {} }: ColumnDraft): boolean {
  if (!isFieldId(field)) return false;
  return field === 'formula' || isDate(columnTypeByOptions({ field, options }).type);
}

export function isDate(type: ValueType | undefined): boolean {
  return type === 'date' || type === 'timestamp';
}
