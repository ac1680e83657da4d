import type { Field } from '../../catalogue/field.ts';
import { fields } from '../../catalogue/fields.ts';
import { bracketed } from '../../expression/written-names.ts';
import type { ImportedColumn } from '../imported-schema.ts';
import type { SourceColumn } from '../source-tables.ts';
import { HiddenValues, MOMENT_OPTIONS } from './hidden-values.ts';

/** Options with names of columns of moments in brackets. */
const TEXTS = ['expression', 'text'] as const;

/**
 * Columns of dates that are written as in the sample, or as the source asks. Series and other fields have no format, and a column with a
 * format is a text, which no other date can follow. Such dates stay in a hidden column, and a template writes them.
 * @param sources of the columns, in the same order
 */
export function writtenDates(
  sources: readonly SourceColumn[],
  columns: readonly ImportedColumn[],
): readonly ImportedColumn[] {
  const hidden = new HiddenValues(columns);
  const shown = columns.map((column, i) => {
    const { sample, hasDateTexts } = sources[i] ?? {};
    const { type }: Field = fields[column.field];
    const isoFormat = type === 'date' ? 'YYYY-MM-DD' : 'YYYY-MM-DD[T]HH:mm:ss.SSS[Z]';
    const day = sample?.dayOfMonth;
    const ofDay = day !== undefined && `YYYY-MM-[${String(day).padStart(2, '0')}]`;
    const format = sample?.dateFormat ?? ((hasDateTexts && isoFormat) || ofDay);
    const isComputed = column.field === 'formula' && sample?.dateFormat !== undefined;
    if (!format || !(hasMoments(column) || isComputed)) return column;
    const letters = sample?.isUpperDate ? ({ case: 'upper' } as const) : {};
    if (day === undefined && hasFormat(column) && !columns.some((other) => reads(other, column.name))) {
      return { ...column, options: { format, ...column.options, ...letters } };
    }
    if (column.primaryKey || column.unique) return withoutFormat(column);
    const { name, nulls } = hidden.hide(withoutFormat(column), '_moment');
    if (day !== undefined && hasFormat(column)) {
      const expression = `addDays([${name}], ${day} - day([${name}]))`;
      return { name: column.name, field: 'formula' as const, options: { expression } };
    }
    const options = { text: `{${name}|date:${format}}`, ...letters };
    return { name: column.name, field: 'template' as const, options, ...nulls };
  });
  return hidden.behind(shown);
}

function hasMoments({ field, options }: ImportedColumn): boolean {
  const { type }: Field = fields[field];
  if (field === 'series') return typeof options?.from === 'string';
  return type === 'date' || type === 'timestamp';
}

const hasFormat = ({ field }: ImportedColumn) => field === 'date' || field === 'timestamp';

/** Whether the options of a column name another one. */
export const reads = ({ options = {} }: Pick<ImportedColumn, 'options'>, name: string) =>
  MOMENT_OPTIONS.some((key) => options[key] === name) ||
  TEXTS.some((key) => String(options[key]).includes(bracketed(name)));

function withoutFormat(column: ImportedColumn): ImportedColumn {
  const { format: _, ...options } = column.options ?? {};
  return { ...column, options };
}
