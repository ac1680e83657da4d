import type { Json } from '../../catalogue/field.ts';
import { renameInFormula } from '../../expression/rename.ts';
import { bracketed } from '../../expression/written-names.ts';
import type { ImportedColumn } from '../imported-schema.ts';
import { freeName } from './free-name.ts';

/** Options that name a column of moments. */
export const MOMENT_OPTIONS = ['after', 'before', 'from'] as const;
const NAMING: ReadonlySet<string> = new Set(MOMENT_OPTIONS);
const FORMULAS: ReadonlySet<string> = new Set(['expression', 'when']);

type Options = NonNullable<ImportedColumn['options']>;

/** Hidden columns with the values of columns that write these values as a sample does. */
export class HiddenValues {
  readonly #names: Set<string>;
  readonly #hidden: ImportedColumn[] = [];
  /** The names of hidden columns by those of the columns that write them. */
  readonly #renamed = new Map<string, string>();

  constructor(columns: readonly ImportedColumn[]) {
    this.#names = new Set(columns.map(({ name }) => name));
  }

  /**
   * Moves the values of a column to a hidden one.
   * @param ending the end of the hidden column's name, such as `_moment`
   * @returns the hidden column's name, and the nulls of the column that writes its values
   */
  hide(column: ImportedColumn, ending: string): { readonly name: string; readonly nulls: object } {
    // Names in templates cannot have all signs.
    const name = freeName(`${column.name.replace(/[^\p{L}\p{N}_ ]/gu, '_')}${ending}`, this.#names);
    this.#names.add(name);
    this.#renamed.set(column.name, name);
    this.#hidden.push({ ...column, name, hidden: true });
    const nulls = column.nulls || column.nullWhen ? { nullWhen: `isNull(${bracketed(name)})` } : {};
    return { name, nulls };
  }

  /** The columns with the hidden ones behind them. Formulas of other columns read the hidden values. */
  behind(columns: readonly ImportedColumn[]): readonly ImportedColumn[] {
    if (this.#renamed.size === 0) return columns;
    return [...columns, ...this.#hidden].map((column) =>
      this.#renamed.has(column.name) ? column : this.#reading(column),
    );
  }

  #reading(column: ImportedColumn): ImportedColumn {
    const { options, nullWhen } = column;
    return {
      ...column,
      ...(options && { options: this.#inOptions(options) }),
      ...(nullWhen !== undefined && { nullWhen: this.#inFormula(nullWhen) }),
    };
  }

  #inFormula(formula: string): string {
    return [...this.#renamed].reduce((text, [from, to]) => renameInFormula(text, from, to), formula);
  }

  #inOptions(options: Options): Options {
    return Object.fromEntries(
      Object.entries(options).map(([key, value]) => [key, this.#inOption(key, value)]),
    );
  }

  #inOption(key: string, value: Json): Json {
    if (typeof value === 'string') return this.#inText(key, value);
    if (key === 'cases' && Array.isArray(value)) return value.map((one) => this.#inJson(one));
    return key === 'else' || key === 'options' ? this.#inJson(value) : value;
  }

  #inText(key: string, value: string): string {
    if (NAMING.has(key)) return this.#renamed.get(value) ?? value;
    if (FORMULAS.has(key)) return this.#inFormula(value);
    if (key !== 'text') return value;
    // A template with the name alone has the text that the column writes.
    return [...this.#renamed].reduce(
      (text, [from, to]) => text.replaceAll(bracketed(from), bracketed(to)),
      value,
    );
  }

  #inJson(value: Json): Json {
    return isObject(value) ? this.#inOptions(value) : value;
  }
}

const isObject = (json: Json): json is Readonly<Record<string, Json>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);
