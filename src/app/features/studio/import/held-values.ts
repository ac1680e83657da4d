import type { Json } from '../../../../catalogue/field.ts';
import type { FieldId } from '../../../../catalogue/fields.ts';
import { optionsIn, withOptions } from '../schema/column-options.ts';
import { withField } from '../schema/kept-options.ts';
import { nestedColumnsIn, nestedJson } from '../schema/nested.ts';
import type { ColumnDraft, SetOptions } from '../schema/studio-schema.ts';
import { withWeightsInStep } from '../schema/weights.ts';

type ColumnPart = Pick<ColumnDraft, 'name' | 'field' | 'options'>;

function listIn(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** The items of an array have a field and options like a column. */
function itemsOf({ field, options }: SetOptions): ColumnPart {
  return { name: '', field: typeof field === 'string' ? field : '', options: optionsIn(options) };
}

/** The values that a column's options hold: of a list, a constant, a prefix, and of the columns in an object or array. */
export function heldValues({ field, options }: ColumnPart): ReadonlySet<Json> {
  const own = optionsIn(options);
  const values = new Set(own.prefix === undefined ? [] : [own.prefix]);
  if (field === 'list') for (const value of listIn(own.values)) values.add(value);
  if (field === 'constant' && own.value !== undefined) values.add(own.value);
  const parts =
    field === 'array' ? [itemsOf(own)] : field === 'json' ? (nestedColumnsIn(own.columns) ?? []) : [];
  for (const part of parts) for (const value of heldValues(part)) values.add(value);
  return values;
}

/**
 * The column without some of the values that its options hold. The other values of a list keep their weights. A list or
 * a constant without values becomes another field with values of their type.
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
      return isRemoved ? withField(column, fieldFor([value]), {}) : column;
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
      return column;
  }
}

function withoutListed<T extends ColumnPart>(column: T, removed: ReadonlySet<Json>): T {
  const values = listIn(optionsIn(column.options).values);
  const left = values.filter((value) => !removed.has(value));
  if (left.length === values.length) return column;
  if (left.length === 0) return withField(column, fieldFor(values), {});
  return withOptions(column, (options) => withWeightsInStep(options, { ...options, values: left }));
}

function fieldFor(values: readonly Json[]): FieldId {
  const isOnly = (type: 'number' | 'boolean') =>
    values.every((value) => value === null || typeof value === type);
  if (isOnly('number')) return 'number';
  return isOnly('boolean') ? 'boolean' : 'word.noun';
}
