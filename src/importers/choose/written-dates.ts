import type { Field } from '../../catalogue/field.ts';
import { fields } from '../../catalogue/fields.ts';
import { bracketed } from '../../expression/written-names.ts';
import type { ImportedColumn } from '../imported-schema.ts';
import type { SourceColumn } from '../source-tables.ts';
import { freeName } from './free-name.ts';

/** Options that name a column of moments. */
const READERS = ['after', 'before', 'from'] as const;
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
  const names = new Set(columns.map(({ name }) => name));
  const renamed = new Map<string, string>();
  const hidden: ImportedColumn[] = [];
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
    // Names in templates cannot have all signs.
    const name = freeName(`${column.name.replace(/[^\p{L}\p{N}_ ]/gu, '_')}_moment`, names);
    names.add(name);
    renamed.set(column.name, name);
    hidden.push({ ...withoutFormat(column), name, hidden: true });
    if (day !== undefined && hasFormat(column)) {
      const expression = `addDays([${name}], ${day} - day([${name}]))`;
      return { name: column.name, field: 'formula' as const, options: { expression } };
    }
    const nulls = column.nulls || column.nullWhen ? { nullWhen: `isNull([${name}])` } : {};
    const options = { text: `{${name}|date:${format}}`, ...letters };
    return { name: column.name, field: 'template' as const, options, ...nulls };
  });
  return [...shown, ...hidden].map((column) => withReaders(column, renamed));
}

function hasMoments({ field, options }: ImportedColumn): boolean {
  const { type }: Field = fields[field];
  if (field === 'series') return typeof options?.from === 'string';
  return type === 'date' || type === 'timestamp';
}

const hasFormat = ({ field }: ImportedColumn) => field === 'date' || field === 'timestamp';

/** Whether the options of a column name another one. */
export const reads = ({ options = {} }: Pick<ImportedColumn, 'options'>, name: string) =>
  READERS.some((key) => options[key] === name) ||
  TEXTS.some((key) => String(options[key]).includes(bracketed(name)));

function withoutFormat(column: ImportedColumn): ImportedColumn {
  const { format: _, ...options } = column.options ?? {};
  return { ...column, options };
}

/** The column with the names of hidden columns instead of those that they write. */
function withReaders(column: ImportedColumn, renamed: ReadonlyMap<string, string>): ImportedColumn {
  const options = column.options ?? {};
  const named = READERS.flatMap((key) => {
    const name = renamed.get(String(options[key]));
    return name === undefined ? [] : [[key, name] as const];
  });
  const read = TEXTS.flatMap((key) =>
    [...renamed].flatMap(([before, name]) => {
      const text = String(options[key]);
      return text.includes(bracketed(before))
        ? [[key, text.replaceAll(bracketed(before), bracketed(name))] as const]
        : [];
    }),
  );
  const changed = [...named, ...read];
  return changed.length === 0
    ? column
    : { ...column, options: { ...options, ...Object.fromEntries(changed) } };
}
