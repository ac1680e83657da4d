import type { FieldGuess } from '../../catalogue/field-words.ts';
import type { ColumnDraft, TableDraft } from '../choose/draft.ts';
import { textLength } from '../choose/exact-text.ts';
import { numberLimits } from '../choose/number-limits.ts';
import { fullWordsOf, singulars, wordsOf } from '../guess/words.ts';

/** Fields with at least as many different values as the table has rows, the most readable first. */
export function distinctGuesses({ context }: ColumnDraft, table: TableDraft): readonly FieldGuess[] {
  const { column } = context;
  const { rows } = table;
  switch (column.type.value) {
    case 'text':
    case 'unknown':
      return distinctTexts(context.tableName, column.name, {
        rows,
        length: textLength(column),
        isExact: column.type.isFixedLength === true,
        least: column.bounds?.minLength ?? 0,
      });
    case 'integer':
    case 'decimal':
      return distinctNumbers(column, rows);
    case 'date':
      return [{ field: 'date', options: { from: daysBefore(rows * 2), to: '2026-01-01' } }];
    case 'timestamp':
      return [{ field: 'timestamp', options: {} }];
    case 'time':
      return [{ field: 'time', options: {} }];
    case 'uuid':
      return [{ field: 'string.uuid' }];
    default:
      return [];
  }
}

const DAY_MS = 86_400_000;

function daysBefore(days: number): string {
  return new Date(Date.parse('2026-01-01') - Math.min(days, 700_000) * DAY_MS).toISOString().slice(0, 10);
}

interface Texts {
  readonly rows: number;
  readonly length: number | undefined;
  readonly isExact: boolean;
  readonly least: number;
}

/** Texts such as `Category 12`: what the table holds, and the number of the row. */
function distinctTexts(tableName: string, name: string, texts: Texts): readonly FieldGuess[] {
  const { rows, length, isExact, least } = texts;
  const digits = String(Math.max(0, rows - 1)).length;
  const random = Math.max(least, Math.min(length ?? 12, Math.max(8, digits + 2)));
  const code: FieldGuess = {
    field: 'string.alphanumeric',
    options: { length: isExact && length !== undefined ? length : random, casing: 'upper' },
  };
  const thing = titleOf(tableName, name);
  const isNamed = !isExact && (length === undefined || thing.length + 1 + digits <= length);
  const named: FieldGuess = { field: 'template', options: { text: `${thing} {row|pad:${digits}}` } };
  const pad = Math.max(digits, isExact ? (length ?? 0) : least);
  const counted: FieldGuess = { field: 'sequence', options: { pad } };
  return [...(isNamed && thing.length + 1 + digits >= least ? [named] : []), code, counted];
}

/** `Product` for the name of a product, `Product code` for its code. */
function titleOf(tableName: string, name: string): string {
  const table = wordsOf(tableName).flatMap((word) => singulars(word).at(-1) ?? word);
  const own = fullWordsOf(wordsOf(name)).filter((word) => word !== 'name' && word !== 'title');
  const words = [...new Set([...table, ...own])].join(' ').replace(/[{}]/g, '');
  return words === '' ? 'Value' : words.charAt(0).toUpperCase() + words.slice(1);
}

function distinctNumbers(column: ColumnDraft['context']['column'], rows: number): readonly FieldGuess[] {
  const { min, max, decimals } = numberLimits(column);
  const first = Math.ceil(Math.max(1, min));
  const sequence: FieldGuess = { field: 'sequence', options: first === 1 ? {} : { start: first } };
  const steps = 10 ** decimals;
  const top = Math.min(max, Math.max(min, 0) + Math.max(1000, (rows * 10) / steps));
  const range: FieldGuess = {
    field: 'number',
    options: {
      min: Math.max(min, 0),
      max: Number(top.toFixed(decimals)),
      ...(decimals > 0 ? { decimals } : {}),
    },
  };
  const whole: FieldGuess = { field: 'number', options: { min, max, ...(decimals > 0 ? { decimals } : {}) } };
  return [...(first + rows - 1 <= max ? [sequence] : []), range, whole];
}
