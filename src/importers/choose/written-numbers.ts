import type { Json } from '../../catalogue/field.ts';
import { bracketed, quoted } from '../../expression/written-names.ts';
import type { ImportedColumn } from '../imported-schema.ts';
import { type NumberForm, writeNumber } from '../samples/number-form.ts';
import type { SampleFacts, SourceColumn } from '../source-tables.ts';
import { HiddenValues } from './hidden-values.ts';

/** Fields of numbers, if their columns have numbers in the sample. */
const NUMBERS: ReadonlySet<string> = new Set([
  ...['number', 'number.int', 'number.float', 'cases', 'formula', 'list', 'constant'],
  ...['location.latitude', 'location.longitude'],
]);

/**
 * Columns of numbers that are written as in the sample, such as 1.234,50 € and 12 %. The numbers stay in a hidden column, which other columns
 * read, and a formula or a template writes them.
 * @param sources of the columns, in the same order
 */
export function writtenNumbers(
  sources: readonly SourceColumn[],
  columns: readonly ImportedColumn[],
): readonly ImportedColumn[] {
  const hidden = new HiddenValues(columns);
  const shown = columns.map((column, i) => {
    const { sample } = sources[i] ?? {};
    const { numberForm: form } = sample ?? {};
    const isKept = column.primaryKey || column.unique || column.hidden || column.type !== undefined;
    if (!form || !sample || isKept || !NUMBERS.has(column.field)) return column;
    const listed = listOfTexts(column, form);
    if (listed && !columns.some((other) => other !== column && mentions(other, column.name))) return listed;
    const { name, nulls } = hidden.hide(column, '_number');
    return { name: column.name, ...writing(form, sample, name, column.field === 'formula'), ...nulls };
  });
  return hidden.behind(shown);
}

/** A list of numbers as one of texts. */
function listOfTexts(column: ImportedColumn, form: NumberForm): ImportedColumn | undefined {
  const { field, options = {} } = column;
  const write = (value: Json | undefined) => (typeof value === 'number' ? writeNumber(value, form) : null);
  if (field === 'constant') return { ...column, options: { ...options, value: write(options.value) } };
  if (field !== 'list' || !Array.isArray(options.values)) return undefined;
  return { ...column, options: { ...options, values: options.values.map(write) } };
}

const mentions = ({ options, nullWhen }: ImportedColumn, name: string) =>
  JSON.stringify([options, nullWhen]).includes(name);

/** The field that writes the numbers of a hidden column. */
function writing(
  form: NumberForm,
  { min, max, decimals = 0 }: SampleFacts,
  name: string,
  isComputed: boolean,
): Pick<ImportedColumn, 'field' | 'options'> {
  const { prefix, suffix, mark, thousands } = form;
  const most = Math.max(Math.abs(Number(min)), Math.abs(Number(max)));
  const isNegative = Number(min) < 0;
  const isGrouped = thousands !== undefined && most >= 1000;
  const isPlain = !isGrouped && form.decimals === undefined && !(isNegative && prefix !== '');
  if (isPlain && !/[{}]/.test(prefix + suffix)) {
    const filter = mark === ',' && decimals > 0 ? '|replace:.,,' : '';
    return { field: 'template', options: { text: `${prefix}{${name}${filter}}${suffix}` } };
  }
  const number = isNegative ? `abs(${bracketed(name)})` : bracketed(name);
  // A formula can have more digits than the column writes.
  const size = isComputed && form.decimals !== undefined ? `round(${number}, ${form.decimals})` : number;
  const whole = decimals > 0 ? `floor(${size})` : size;
  const parts = [
    ...(isNegative ? [`if(${bracketed(name)} < 0, '-', '')`] : []),
    ...(prefix === '' ? [] : [quoted(prefix)]),
    isGrouped ? groupedBy(thousands, whole, most) : whole,
    ...(decimals > 0 ? [fractionOf(size, form)] : []),
    ...(suffix === '' ? [] : [quoted(suffix)]),
  ];
  return { field: 'formula', options: { expression: `concat(${parts.join(', ')})` } };
}

/** The digits of an integer with a mark between thousands. */
function groupedBy(thousands: string, whole: string, most: number): string {
  let text = `concat(${whole})`;
  for (let size = 1000, groups = 1; size <= most; size *= 1000, groups++) {
    const parts = Array.from({ length: groups }, (_, i) => {
      const unit = 1000 ** (groups - i - 1);
      const group = unit === 1 ? `${whole} % 1000` : `floor(${whole} / ${unit}) % 1000`;
      return `${quoted(thousands)}, substring(concat(1000 + ${group}), 2)`;
    });
    text = `if(${whole} >= ${size}, concat(floor(${whole} / ${size}), ${parts.join(', ')}), ${text})`;
  }
  return text;
}

/** The mark and the digits behind it. */
function fractionOf(size: string, { mark, decimals }: NumberForm): string {
  if (decimals === undefined)
    return `if(${size} % 1 = 0, '', concat(${quoted(mark)}, substring(concat(${size} % 1), 3)))`;
  const unit = 10 ** decimals;
  return `${quoted(mark)}, substring(concat(${unit} + round(${size} % 1 * ${unit})), 2)`;
}
