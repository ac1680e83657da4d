import type { Json } from '../../../catalogue/field.ts';
import type { FieldId } from '../../../catalogue/fields.ts';
import { optionsIn, withOptions } from '../../../schema/edits/column-options.ts';
import { withField } from '../schema/kept-options.ts';
import { nestedColumnsIn, nestedJson } from '../schema/nested.ts';
import type { ColumnDraft, SetOptions } from '../schema/studio-schema.ts';
import { weightedValuesIn, withWeightedValues } from '../schema/weighted-values.ts';

type ColumnPart = Pick<ColumnDraft, 'name' | 'field' | 'options'>;

function listIn(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** The items of an array have a field and options like a column. */
function itemsOf({ field, options }: SetOptions): ColumnPart {
  return { name: '', field: typeof field === 'string' ? field : '', options: optionsIn(options) };
}

/** The values that a column's options hold: of a list, a constant, a prefix, and of the columns in an object or array. */
export function heldValues(part: ColumnPart): ReadonlySet<Json> {
  const { field } = part;
  const own = optionsIn(part.options);
  const values = new Set(own.prefix === undefined ? [] : [own.prefix]);
  if (field === 'list') for (const value of listIn(own.values)) values.add(value);
  if (field === 'constant' && own.value !== undefined) values.add(own.value);
  for (const inner of nestedParts(part)) for (const value of heldValues(inner)) values.add(value);
  return values;
}

/** Options that hold texts between other parts. */
const TEXT_OPTIONS = { regex: 'pattern', template: 'text', formula: 'expression' } as const;

/** The texts of a pattern, a template or a formula, in which words of a sample can be. */
function ownText({ field, options }: ColumnPart): string {
  const name = Object.entries(TEXT_OPTIONS).find(([id]) => id === field)?.[1];
  const text = name === undefined ? undefined : optionsIn(options)[name];
  if (typeof text !== 'string') return '';
  // A pattern has backslashes before some characters.
  return field === 'regex' ? text.replaceAll('\\', '') : text;
}

function holdsWord(part: ColumnPart, words: Iterable<Json>): boolean {
  const text = ownText(part);
  return text !== '' && [...words].some((word) => typeof word === 'string' && text.includes(word));
}

/** Those of the values that a column's options hold, as values or as words of their texts. */
export function heldOf(column: ColumnPart, values: readonly Json[]): readonly Json[] {
  const held = heldValues(column);
  const parts = partsIn(column);
  return values.filter((value) => held.has(value) || parts.some((part) => holdsWord(part, [value])));
}

/** A column, and all columns and items in it. */
function partsIn(column: ColumnPart): readonly ColumnPart[] {
  return [column, ...nestedParts(column).flatMap(partsIn)];
}

function nestedParts({ field, options }: ColumnPart): readonly ColumnPart[] {
  const own = optionsIn(options);
  if (field === 'array') return [itemsOf(own)];
  return field === 'json' ? (nestedColumnsIn(own.columns) ?? []) : [];
}

/**
 * The column without some of the values that its options hold. The other values of a list keep their weights. A list or
 * a constant without values becomes another field with values of their type, and a pattern with such words becomes nouns.
 */
export function withoutValues<T extends ColumnPart>(column: T, removed: ReadonlySet<Json>): T {
  return withOptions(withoutOwnValues(column, removed), (options) => {
    const { prefix, ...rest } = options;
    return prefix !== undefined && removed.has(prefix) ? rest : options;
  });
}

function withoutOwnValues<T extends ColumnPart>(column: T, removed: ReadonlySet<Json>): T {
  switch (column.field) {
    case 'list':
      return withoutListed(column, removed);
    case 'constant': {
      const { value } = optionsIn(column.options);
      const isRemoved = value !== undefined && removed.has(value);
      return isRemoved ? generated(column, [value]) : column;
    }
    case 'json':
      return withOptions(column, (options) => {
        const columns = nestedColumnsIn(options.columns) ?? [];
        const left = columns.map((own) => withoutValues(own, removed));
        const isSame = left.every((own, i) => own === columns[i]);
        return isSame ? options : { ...options, columns: nestedJson(left) };
      });
    case 'array':
      return withOptions(column, (options) => {
        const items = itemsOf(options);
        const left = withoutValues(items, removed);
        if (left === items) return options;
        const { options: taken, ...rest } = options;
        return { ...rest, field: left.field, ...(left.options ? { options: left.options } : {}) };
      });
    default:
      return holdsWord(column, removed) ? withField(column, 'word.noun', {}) : column;
  }
}

function withoutListed<T extends ColumnPart>(column: T, removed: ReadonlySet<Json>): T {
  const values = listIn(optionsIn(column.options).values);
  const left = values.filter((value) => !removed.has(value));
  if (left.length === values.length) return column;
  if (left.length === 0) return generated(column, values);
  return withOptions(column, (options) =>
    withWeightedValues(
      options,
      weightedValuesIn(options).filter(({ value }) => !removed.has(value)),
    ),
  );
}

/** The column with another field that gives values of the type of these. */
export function generated<T extends ColumnPart>(column: T, values: readonly Json[]): T {
  return withField(column, fieldFor(values), {});
}

function fieldFor(values: readonly Json[]): FieldId {
  const isOnly = (type: 'number' | 'boolean') =>
    values.every((value) => value === null || typeof value === type);
  if (isOnly('number')) return 'number';
  return isOnly('boolean') ? 'boolean' : 'word.noun';
}
