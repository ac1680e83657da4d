import type { Field } from '../catalogue/field.ts';
import { type FieldId, type FieldIdFormattedByOptions, fields } from '../catalogue/fields.ts';
import { formatPattern } from '../expression/format-date.ts';
import { readPattern } from '../generators/pattern/read.ts';
import { hasAffix } from '../schema/option-types.ts';
import type { ColumnOptions, ColumnSchema } from '../schema/schema.ts';

/** A `format` and a `pattern` of JSON Schema. https://json-schema.org/draft/2020-12/json-schema-validation#section-7.3 */
interface TextFormat {
  readonly format?: string;
  readonly pattern?: string;
}

const DATES = ({ format }: ColumnOptions, isDefault: boolean): TextFormat => ({
  pattern: `^${formatPattern(String(format), isDefault)}$`,
});

/** The formats that options decide. */
const FORMATS: Readonly<
  Record<FieldIdFormattedByOptions, (options: ColumnOptions, isDefault: boolean) => TextFormat>
> = {
  // A provider can be any text.
  'internet.email': ({ provider }) => (provider === undefined ? { format: 'email' } : {}),
  sequence: ({ pad }) => ({ pattern: `^-?\\d{${pad},}$` }),
  'finance.accountNumber': ({ length }) => ({
    pattern: length === undefined ? '^\\d+$' : `^\\d{${length}}$`,
  }),
  'finance.pin': ({ length }) => ({ pattern: `^\\d{${length}}$` }),
  date: DATES,
  timestamp: DATES,
  time: DATES,
  regex: ({ pattern }) => regexPattern(String(pattern)),
};

function isFormattedByOptions(field: FieldId): field is FieldIdFormattedByOptions {
  return Object.hasOwn(FORMATS, field);
}

/**
 * The format and pattern of a text column's values, as far as its field and options determine them. Texts that are cut,
 * that have a prefix or a suffix, or that are in another case have none.
 * @param isDefault whether all rows are of the default locale
 */
export function formatOf(column: ColumnSchema, isDefault: boolean): TextFormat {
  const { field, options, maxLength } = column;
  if (hasAffix(column) || maxLength !== undefined) return {};
  if (isFormattedByOptions(field)) return FORMATS[field](options, isDefault);
  const { format = 'unknown' }: Field = fields[field];
  return format === 'unknown' ? {} : { format };
}

/** Finds assertions. A pattern that has them may match only part of a value, so it is not anchored. */
const HAS_ASSERTION = /\(\?<?[=!]|\\b|\\B|\^|\$/;

/** Leaves out a pattern that the flag `u`, which validators set, would make invalid. */
function regexPattern(source: string): TextFormat {
  const read = readPattern(source);
  if (!read.ok || (!read.value.pattern.unicode && !isValidInUnicode(source))) return {};
  return { pattern: HAS_ASSERTION.test(source) ? source : `^(?:${source})$` };
}

function isValidInUnicode(source: string): boolean {
  try {
    new RegExp(source, 'u');
    return true;
  } catch {
    return false;
  }
}
