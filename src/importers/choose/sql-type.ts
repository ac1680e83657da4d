import type { ValueType } from '../../catalogue/field.ts';
import { columnTypeByOptions } from '../../schema/option-types.ts';
import { isSqlType } from '../../schema/parse-column.ts';
import type { SourceColumn, SourceDialect } from '../source-tables.ts';
import { isBuiltIn, isOfWriter, storedType, textForm } from '../sql/types/registry.ts';
import type { Choice } from './choice.ts';

/** Why the database may refuse the texts that a column gets: nothing is known about its type. */
export function unreadableType(column: SourceColumn, dialect: SourceDialect | undefined): string | undefined {
  const { value, written = '', refusesTexts } = column.type;
  if (refusesTexts)
    return `The database accepts no text for the type ${written}, and no field makes other values for it.`;
  // SQL Server's own types have the values of types that it has already.
  const isOwnType = value === 'unknown' && written !== '' && dialect === 'postgresql';
  if (!isOwnType || isBuiltIn(column.type, dialect) || textForm(column.type)) return undefined;
  return `No field makes values of the type ${written}. Write a pattern for its text.`;
}

/** Whether the field's values have the type of the source, so that the DDL writer starts from the same one. */
function isOfType({ type }: SourceColumn, { field, options = {} }: Choice): boolean {
  if (field === 'reference' || field === 'formula' || field === 'template') return true;
  const own: ValueType = columnTypeByOptions({ field, options }).type;
  return own === type.value || (type.value !== 'integer' && type.value !== 'decimal' && own === 'json');
}

/** The column's SQL type, if the DDL writer would write another one for its field. */
export function keptType(
  column: SourceColumn,
  choice: Choice,
  dialect: SourceDialect | undefined,
  isInKey: boolean,
): string | undefined {
  const { type } = column;
  const written = storedType(type.written ?? '', dialect);
  if (!isSqlType(written) || !isBuiltIn(type, dialect)) return undefined;
  if (!isOfType(column, choice) || !isOfWriter(written, type, dialect)) return written;
  // The writer gives texts in keys a length, if their column has none.
  const isCut = isInKey && type.value === 'text' && type.maxLength === undefined;
  return isCut && written.toLowerCase() !== 'text' ? written : undefined;
}
