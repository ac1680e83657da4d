import { commonOptions } from '../../catalogue/common-options.ts';
import type { Field } from '../../catalogue/field.ts';
import { phone } from '../../catalogue/fields/phone.ts';
import { type FieldId, fields } from '../../catalogue/fields.ts';
import type { Aggregate } from '../../expression/row-functions.ts';
import { domainNames } from '../../generators/company-facts.ts';
import { type ComposedFields, composed } from '../../generators/composed.ts';
import { minLengthAt } from '../../generators/entities/mailboxes.ts';
import { endingLength, isWorkAddress, mailDomains } from '../../generators/mail-lengths.ts';
import { decimalLength } from '../../generators/number-lengths.ts';
import { phoneLength } from '../../generators/phone-numbers.ts';
import { extensionLength } from '../../generators/system.ts';
import { alternativesOf } from '../../schema/cases.ts';
import type { ColumnScope } from '../../schema/column-scope.ts';
import { parentTableName } from '../../schema/dependencies.ts';
import { numbersOf, rowsOf } from '../../schema/field-numbers.ts';
import { type ColumnType, columnTypeByOptions } from '../../schema/option-types.ts';
import { CELL_LENGTH_MAX, type ColumnSchema, type TableSchema } from '../../schema/schema.ts';
import type { ColumnTypes } from '../../schema/value-types.ts';
import { affixLength, caseOf } from '../finish.ts';
import { type Engine, enginesOf, entryOf } from '../locale-engine.ts';
import { valueLength } from '../values.ts';
import { formulaLength } from './formula-length.ts';
import { jsonLength } from './json-length.ts';
import { CASE_GROWTH, type ReadLengths } from './read-lengths.ts';
import type { RowContext } from './row-context.ts';
import { templateLength } from './template-length.ts';

/**
 * The longest chain of columns whose lengths depend on each other. In a longer chain, a cell counts as its greatest
 * length.
 */
const DEPTH_MAX = 200;
const ASCII = /^[ -~]*$/;

/** The facts about a document that decide the lengths of its cells. */
interface LengthContext {
  readonly engineOfTable: (table: TableSchema) => Engine;
  readonly now: number;
  readonly types: ColumnTypes;
  table(name: string): TableSchema | undefined;
  column(table: TableSchema, name: string): ColumnSchema | undefined;
  columnsOf(table: TableSchema): ColumnScope;
  isFaulty(column: ColumnSchema): boolean;
}

type ComposedLength = (column: ColumnSchema, row: RowContext) => number;

function isComposed(field: FieldId): field is keyof ComposedFields {
  return Object.hasOwn(composed, field);
}

/** Upper bounds for the lengths of columns' cells, in UTF-16 units. */
export class CellLengths {
  readonly #context: LengthContext;
  readonly #rows = new Map<TableSchema, RowContext>();
  readonly #cells = new Map<ColumnSchema, number>();
  readonly #values = new Map<string, number | undefined>();
  #depth = 0;

  constructor(context: LengthContext) {
    this.#context = context;
  }

  rowOf(table: TableSchema): RowContext {
    const known = this.#rows.get(table);
    if (known) return known;
    const { count: rows, currencies } = rowsOf(table);
    const row = { table, scope: this.#context.columnsOf(table), rows, currencies };
    this.#rows.set(table, row);
    return row;
  }

  /** The greatest length of a cell as text, after `maxLength` is applied. */
  cell(column: ColumnSchema, row: RowContext): number {
    const { type } = this.#typeOf(column);
    const limit = type === 'text' ? (column.maxLength ?? CELL_LENGTH_MAX) : CELL_LENGTH_MAX;
    return Math.min(this.uncut(column, row), limit);
  }

  /** The greatest length of a cell as text, before `maxLength` is applied. */
  uncut(column: ColumnSchema, row: RowContext): number {
    const known = this.#cells.get(column);
    if (known !== undefined) return known;
    // A column with another problem gets no message about its length.
    if (this.#context.isFaulty(column)) return 1;
    if (this.#depth >= DEPTH_MAX) return CELL_LENGTH_MAX;
    this.#depth++;
    // If columns depend on each other in a circle, the inner call returns this.
    this.#cells.set(column, CELL_LENGTH_MAX);
    const length = this.#value(column, row) * caseGrowth(column, this.#typeOf(column)) + affixLength(column);
    this.#depth--;
    this.#cells.set(column, length);
    return length;
  }

  /** The smallest `maxLength` that keeps the column's values valid. 1 if they can be cut anywhere. */
  needed(column: ColumnSchema, row: RowContext): number {
    const { type, unaffixed } = this.#typeOf(column);
    if (type === 'json' || (type === 'text' && unaffixed !== 'text')) return this.uncut(column, row);
    if (type !== 'text') return 1;
    if (column.field === 'lookup' || column.field === 'reference') return this.#neededOfParent(column, row);
    if (column.field === 'cases') return this.#neededOfCases(column, row);
    const { whenTooLong = 'cut-at-end' }: Field = fields[column.field];
    switch (whenTooLong) {
      case 'cut-at-end':
        return 1;
      case 'refused':
        return this.uncut(column, row);
      case 'email':
        return this.#mailLength(column, row) + affixLength(column);
      case 'username':
        return 1 + this.#endingLength(row) + affixLength(column);
      case 'phone-number':
        return this.#phoneLength(column, row) + affixLength(column);
      case 'file-name':
        return 1 + '.'.length + extensionLength() + affixLength(column);
    }
  }

  #typeOf(column: ColumnSchema): ColumnType {
    return this.#context.types.get(column) ?? columnTypeByOptions(column);
  }

  /** The column whose cells a lookup or a reference copies. */
  parentOf(
    column: ColumnSchema,
    { scope }: RowContext,
  ): { readonly column: ColumnSchema; readonly row: RowContext } | undefined {
    const table = this.#context.table(parentTableName(column, scope));
    const parent = table && this.#context.column(table, String(column.options.column));
    return table && parent && { column: parent, row: this.rowOf(table) };
  }

  #neededOfParent(column: ColumnSchema, row: RowContext): number {
    const parent = this.parentOf(column, row);
    if (!parent || this.#depth >= DEPTH_MAX) return 1;
    this.#depth++;
    const needed = this.needed(parent.column, parent.row);
    this.#depth--;
    // The parent's own `maxLength` limits the length here too.
    return needed === 1 ? 1 : Math.min(needed, this.cell(parent.column, parent.row)) + affixLength(column);
  }

  /** Texts of cases are cut at their end, which only some fields' texts stand. */
  #neededOfCases(column: ColumnSchema, row: RowContext): number {
    const lengths = alternativesOf(column).map((alternative) =>
      this.needed(alternative, row) === 1 ? 1 : this.cell(alternative, row),
    );
    const needed = Math.max(1, ...lengths);
    return needed === 1 ? 1 : needed + affixLength(column);
  }

  /**
   * The smallest length that keeps addresses valid: one character of the name and its number, or as many characters as
   * the provider demands, and the domain.
   */
  #mailLength(column: ColumnSchema, row: RowContext): number {
    const { field, options } = column;
    const { provider, reserved, work } = options;
    const engines = enginesOf(this.#context.engineOfTable(row.table), column);
    const mail = {
      provider: typeof provider === 'string' ? provider : undefined,
      reserved: reserved === true || field === 'internet.exampleEmail',
      work: work === true,
    };
    const ending = this.#endingLength(row);
    if (isWorkAddress(mail))
      return (
        'x.x'.length +
        ending +
        '@'.length +
        Math.max(...engines.map(({ tables }) => domainNames(tables, row.rows).length()))
      );
    const inCase = caseOf(column) ?? ((domain: string) => domain);
    return Math.max(
      ...engines.flatMap(({ locale: { country } }) =>
        mailDomains(country.mailboxes, mail).map(
          (domain) =>
            Math.max(minLengthAt(country.mailboxes, domain), 1 + ending) + `@${inCase(domain)}`.length,
        ),
      ),
    );
  }

  /** The length of a phone number without an extension. */
  #phoneLength(column: ColumnSchema, { table }: RowContext): number {
    const style =
      phone['phone.number'].options.style.choices.find((one) => one === column.options.style) ?? 'human';
    const engines = enginesOf(this.#context.engineOfTable(table), column);
    return Math.max(...engines.map(({ locale: { country } }) => phoneLength(country.phones, style)));
  }

  /**
   * The digits at the end of a user name. If a column of a person in this table is unique, they are the row's number.
   */
  #endingLength({ table, rows }: RowContext): number {
    const engine = this.#context.engineOfTable(table);
    const isNumbered = table.columns.some(
      ({ field, unique }) => unique && isOfPerson(field) && entryOf(engine, field).values === 'number',
    );
    return endingLength(isNumbered ? rows : 0);
  }

  #value(column: ColumnSchema, row: RowContext): number {
    const own =
      column.field === 'finance.amount' ? amountLength(column, row) : this.#fieldLength(column, row);
    if (own !== undefined) return own;
    return isComposed(column.field) ? this.#composed[column.field](column, row) : CELL_LENGTH_MAX;
  }

  readonly #nested: ComposedLength = (column, row) =>
    jsonLength(column, row, {
      typeOf: (inner) => this.#typeOf(inner).type,
      lengthOf: (inner, its) => this.cell(inner, its),
    });

  readonly #copied: ComposedLength = (column, row) => {
    const parent = this.parentOf(column, row);
    return parent ? this.cell(parent.column, parent.row) : 1;
  };

  /** The lengths of the fields that are made from other columns. */
  readonly #composed: Readonly<Record<keyof ComposedFields, ComposedLength>> = {
    template: ({ options }, row) => templateLength(String(options.text), this.#readBy(row)),
    formula: ({ options }, row) => formulaLength(String(options.expression), this.#readBy(row)),
    cases: (column, row) => Math.max(0, ...alternativesOf(column).map((inner) => this.cell(inner, row))),
    json: this.#nested,
    array: this.#nested,
    reference: this.#copied,
    lookup: this.#copied,
  };

  #readBy(row: RowContext): ReadLengths {
    const lengthOf = (name: string) => {
      const column = row.scope.get(name);
      return column ? this.cell(column, row) : 1;
    };
    const lengthInTable = ({ table: name, column: inTable }: Aggregate) => {
      const table = this.#context.table(name);
      const column = table && inTable !== undefined && this.#context.column(table, inTable);
      return table && column ? this.cell(column, this.rowOf(table)) : 0;
    };
    return { lengthOf, lengthInTable, rows: row.rows };
  }

  /** The length of the field's own values, computed once for all columns with the same options. */
  #fieldLength(column: ColumnSchema, { table, rows: rowCount }: RowContext): number | undefined {
    const engine = this.#context.engineOfTable(table);
    const { field, options } = column;
    const own = Object.entries(options).filter(([name]) => !Object.hasOwn(commonOptions, name));
    const locales = enginesOf(engine, column).map(({ locale }) => locale.name);
    const key = JSON.stringify([field, own, rowCount, locales]);
    if (!this.#values.has(key)) {
      const { now } = this.#context;
      this.#values.set(key, valueLength(engine, { now, rowCount }, column));
    }
    return this.#values.get(key);
  }
}

/** The length of an amount. Its decimals and its greatest value depend on whether the row names a currency. */
function amountLength(column: ColumnSchema, { rows, currencies }: RowContext): number {
  const { min, max, decimals } = numbersOf(column, { count: rows, groupRows: 0, currencies });
  if (min === undefined || max === undefined || decimals === undefined) return CELL_LENGTH_MAX;
  return decimalLength(min, max, decimals);
}

function isOfPerson(field: FieldId): boolean {
  const { entity }: Field = fields[field];
  return entity === 'person';
}

/** Whether a field's texts can have any characters, whatever its options contain. */
function isFree(field: FieldId): boolean {
  return isComposed(field) || field === 'regex' || field === 'given';
}

/** How much longer a change of case can make values. ASCII texts and the catalogue's lists never grow. */
function caseGrowth({ field, options }: ColumnSchema, { unaffixed }: ColumnType): number {
  if (options.case === undefined || unaffixed !== 'text') return 1;
  return isFree(field) || !ASCII.test(JSON.stringify(options)) ? CASE_GROWTH : 1;
}
