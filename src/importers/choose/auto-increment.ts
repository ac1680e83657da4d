import { countedNumbers, countedType, hasRoomFor } from '../../schema/counted-types.ts';
import { columnTypeByOptions } from '../../schema/option-types.ts';
import type { ImportedColumn } from '../imported-schema.ts';
import type { Choice, ColumnContext } from './choice.ts';

const isOnly = (key: readonly string[], name: string) => key.length === 1 && key[0] === name;

interface NumberedColumn {
  readonly context: Pick<ColumnContext, 'column'>;
  readonly choice: Pick<Choice, 'field' | 'options'>;
  readonly properties: Pick<ImportedColumn, 'nulls' | 'nullable'>;
}

interface NumberedTable<Column extends NumberedColumn> {
  readonly columns: readonly Column[];
  readonly rows: number;
  readonly primaryKey: readonly string[];
  readonly unique: readonly (readonly string[])[];
}

/**
 * The column of a table whose declaration lets the database number it, and whose numbers a document can let it continue: the
 * first sequence of integers that is a key by itself. A rowid has no such declaration: SQLite numbers it in any case.
 * @param typeOf the SQL type that the document names
 */
export function autoIncrementOf<Column extends NumberedColumn>(
  { columns, primaryKey, unique, rows }: NumberedTable<Column>,
  typeOf: (column: Column) => string | undefined,
): Column | undefined {
  return columns.find((column) => {
    const { context, choice, properties } = column;
    const { name, sequence, isRowId } = context.column;
    const { field, options = {} } = choice;
    if (!sequence || isRowId || field !== 'sequence') return false;
    if (columnTypeByOptions({ field, options }).type !== 'integer') return false;
    const isPrimaryKey = isOnly(primaryKey, name);
    if (!isPrimaryKey && !unique.some((key) => isOnly(key, name))) return false;
    if (!isPrimaryKey && (properties.nulls || properties.nullable)) return false;
    const type = countedType(typeOf(column));
    return type !== undefined && hasRoomFor(type, countedNumbers(options, rows));
  });
}
