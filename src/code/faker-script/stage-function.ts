import { identifier } from '../../formats/identifier.ts';
import { columnTypeByOptions, hasAffix } from '../../schema/option-types.ts';
import type { ColumnSchema, Schema, TableSchema } from '../../schema/schema.ts';
import { createNames, quoted } from '../literal.ts';
import type { createShapes, Property } from '../shapes.ts';
import type { Code } from './code.ts';
import type { ColumnWriting } from './column-writing.ts';
import { digitsOf } from './columns.ts';
import { entityName } from './entities.ts';
import type { Helpers } from './helpers.ts';
import { TAKEN_NAMES } from './names.ts';
import type { Stage } from './stages.ts';

export interface ScriptTable {
  readonly table: TableSchema;
  readonly properties: readonly Property[];
  readonly rowType: string;
  readonly name: string;
}

/** What all functions of a script share. */
export interface Script {
  readonly schema: Schema;
  readonly shapes: ReturnType<typeof createShapes>;
  readonly helpers: Helpers;
  readonly nameOf: (wanted: string) => string;
  readonly tables: ReadonlyMap<string, ScriptTable>;
  readonly stages: readonly Stage[];
}

/** What a table's rows have, as far as it is made. */
export interface Progress {
  readonly variable: string;
  readonly type: string;
}

export const capitalized = (text: string) => text.replace(/^./u, (letter) => letter.toUpperCase());

/** A function of the script while it is written: it makes some columns of all rows of a table. */
export class StageFunction {
  readonly script: Script;
  readonly stage: Stage;
  readonly own: ScriptTable;
  readonly progress: ReadonlyMap<TableSchema, Progress>;
  readonly nameOf: (wanted: string) => string;
  /** Lines before the loop over rows, and within it. */
  readonly setup: string[] = [];
  readonly lines: string[] = [];
  /** Types of rows by the parameter that has them. */
  readonly parameters = new Map<string, string>();
  readonly cells = new Map<string, Code>();
  readonly entityNames = new Map<string, string>();
  /** What later stages need beside the columns. */
  readonly carried = new Map<string, { readonly code: string; readonly type: string }>();
  readonly carriedName: string;
  readonly begun: string;
  readonly madeName: string;
  readonly seenNames = new Map<string, string>();
  readonly row: Code;
  /** Whether rows refer to rows before them. */
  needsMade = false;
  readonly #done: ReadonlySet<ColumnSchema>;

  constructor(
    script: Script,
    stage: Stage,
    own: ScriptTable,
    progress: ReadonlyMap<TableSchema, Progress>,
    name: string,
  ) {
    const { table, before, columns } = stage;
    const taken = [...script.tables.values()].flatMap((other) => [other.name, other.rowType]);
    this.script = script;
    this.stage = stage;
    this.own = own;
    this.progress = progress;
    this.nameOf = createNames([...taken, ...TAKEN_NAMES, 'whole', name]);
    this.carriedName = createNames(table.columns.map((column) => column.name))('carried');
    this.begun = this.nameOf('begun');
    this.madeName = this.nameOf('made');
    const range = { min: 0, max: Math.max(0, table.rows - 1) };
    this.row = { code: 'row', type: 'integer', nullable: false, simple: true, range };
    this.#done = new Set([...before, ...columns]);
  }

  isUsed(isOf: (column: ColumnSchema) => boolean): boolean {
    return this.stage.columns.some(isOf);
  }

  wasUsed(isOf: (column: ColumnSchema) => boolean): boolean {
    return this.stage.before.some(isOf);
  }

  isNeededLater(isOf: (column: ColumnSchema) => boolean): boolean {
    return this.stage.table.columns.some((column) => !this.#done.has(column) && isOf(column));
  }

  isDone(name: string): boolean {
    return [...this.#done].some((column) => column.name === name);
  }

  /** What was carried here. */
  fromBefore(name: string): string {
    return `${this.begun}.${this.carriedName}.${name}`;
  }

  writing(column: ColumnSchema): ColumnWriting {
    const { schema, shapes, helpers } = this.script;
    return {
      helpers,
      nameOf: this.nameOf,
      now: Date.parse(schema.now),
      rows: this.stage.table.rows,
      row: this.row,
      cell: (name) => this.cells.get(name),
      entity: (other) => this.entityNames.get(entityName(other) ?? ''),
      leavesCalendar: shapes.outcomes.leavesCalendar,
      typeOf: (other) => shapes.types.get(other) ?? columnTypeByOptions(other),
      note: (text) => this.lines.push(`// ${quoted(column.name)}: ${text}`),
    };
  }

  /** The set of a column's values so far. */
  seenBy({ name }: ColumnSchema): string {
    const known = this.seenNames.get(name);
    if (known !== undefined) return known;
    const seen = this.nameOf(`seen${capitalized(identifier(name))}`);
    this.seenNames.set(name, seen);
    this.setup.push(`const ${seen} = new Set<unknown>();`);
    return seen;
  }

  /** A column of a row that is already made. */
  madeCell(column: ColumnSchema, of: TableSchema, code: string): Code {
    const { shapes, tables } = this.script;
    const shape = tables.get(of.name)?.properties.find(({ name }) => name === column.name)?.shape;
    const { type } = shapes.types.get(column) ?? columnTypeByOptions(column);
    const digits = hasAffix(column) ? undefined : this.#madeDigits(column, of);
    const made: Code = {
      code,
      type,
      nullable: shape?.nullable ?? false,
      simple: true,
      large: shape?.kind === 'integer' && shape.bigints !== 'none',
      narrow: shape?.kind === 'choice',
      range: shapes.outcomes.of(column).bounds,
    };
    if (digits === undefined) return made;
    const text = `${code}.toFixed(${digits})`;
    return {
      ...made,
      code: made.nullable ? `(${code} === null ? null : ${text})` : text,
      digits,
      simple: false,
    };
  }

  /** Of a decimal whose zeros at the end count. */
  #madeDigits(column: ColumnSchema, of: TableSchema): number | undefined {
    if (column.field !== 'reference' && column.field !== 'lookup') return digitsOf(column);
    const via =
      column.field === 'lookup' ? of.columns.find(({ name }) => name === column.options.via) : column;
    const parent = this.script.schema.tables.find(({ name }) => name === via?.options.table);
    const target = parent?.columns.find(({ name }) => name === column.options.column);
    return parent && target && !hasAffix(target) ? this.#madeDigits(target, parent) : undefined;
  }
}
