import { COLUMNS_MAX } from '../../schema/schema.ts';
import type { Cursor, QualifiedName } from './cursor.ts';
import type { KeyBeginning } from './key-columns.ts';
import type { PartitionBounds, Partitioning } from './partitions.ts';
import type { WrittenType } from './types/written-type.ts';

export interface SequenceSteps {
  readonly start: number;
  readonly step: number;
}

export interface DraftColumn {
  name: string;
  readonly offset: number;
  type: WrittenType | undefined;
  isNotNull: boolean;
  default: Cursor | undefined;
  /** By which SQL Server drops the default. */
  defaultName?: string | undefined;
  /** The text of the expression that computes it. */
  generated: string | undefined;
  sequence: SequenceSteps | undefined;
  /** Whether PostgreSQL refuses other numbers in an INSERT than its own. */
  isAlwaysNumbered?: boolean;
  comment: string | undefined;
  /** Whether keys take `a` and `A` for equal. Undefined if the source does not say it. */
  foldsCase?: boolean | undefined;
  /** Whether it has a character set of one byte. Undefined if it has that of its table. */
  isLatin1?: boolean;
  /** How many characters of its beginning a key compares, if not all of them. */
  keyLength?: number;
}

/** A part of a table's definition that statements can drop by its name. */
interface Constraint {
  /** As a statement gives it. The database makes a name for a constraint without one. */
  name?: string | undefined;
  /** Of the source. */
  readonly offset: number;
  readonly end: number;
}

export interface DraftKey extends Constraint {
  readonly kind: 'primary' | 'unique';
  readonly columns: readonly string[];
  /** Columns that the key compares without regard to case. */
  readonly folded?: readonly string[];
  /** Columns whose beginning alone the key compares. */
  readonly beginnings?: readonly KeyBeginning[] | undefined;
}

export interface DraftForeignKey extends Constraint {
  readonly columns: readonly string[];
  readonly table: QualifiedName;
  readonly references: readonly string[];
  /** When it does more than to refuse changes of the parent. */
  readonly actions: Set<'ON DELETE' | 'ON UPDATE'>;
}

/** A part of a statement that is read when all tables and types are known. */
export interface DraftCheck {
  readonly expression: Cursor;
  readonly offset: number;
  name?: string | undefined;
  /** The present name of a column that the check mentions. Absent if the check is of no table. */
  readonly nameNow?: (name: string) => string;
}

/** When a constraint was added: the name of its table, and how many columns had been renamed or deleted. */
interface Moment {
  readonly table: string;
  readonly changes: number;
}

/** A constraint with its moment. */
export type Placed<T> = T & { readonly moment: Moment };

/** A foreign key with the table that it leads to, if that was there, and the changes of its columns until then. */
export interface PlacedForeignKey extends Placed<DraftForeignKey> {
  readonly parent?: DraftTable | undefined;
  readonly parentChanges: number;
}

export class DraftTable {
  names: QualifiedName;
  /** Of its name. */
  readonly offset: number;
  readonly end: number;
  keys: Placed<DraftKey>[] = [];
  foreignKeys: PlacedForeignKey[] = [];
  checks: Placed<DraftCheck>[] = [];
  /** The tables that it inherits from. */
  readonly parents: QualifiedName[] = [];
  /** The table that has its rows, if it is a partition. */
  partitionOf: QualifiedName | undefined;
  /** Which of them, if it is a partition. */
  bounds: PartitionBounds = { kind: 'unknown' };
  /** How its rows are divided, if it has partitions. */
  partitioning: Partitioning | undefined;
  /** Whether columns were left out because it is full. */
  isCut = false;
  /** In SQLite, an INTEGER PRIMARY KEY is then like any other column. */
  isWithoutRowId = false;
  /** Whether columns have a character set of one byte, unless they name another. */
  isLatin1 = false;
  /** In SQLite, the columns of such a table refuse values of other types. */
  isStrict = false;
  /** Whether a statement drops the table; with CASCADE, also the foreign keys that lead to the table. */
  dropped: 'alone' | 'cascade' | undefined;
  readonly #columns = new Set<DraftColumn>();
  readonly #byName = new Map<string, DraftColumn>();
  readonly #byLowerCase = new Map<string, DraftColumn>();
  /** Columns by the names in lower case that they had, with the number of the change that took the name from them. */
  readonly #former = new Map<string, { readonly column: DraftColumn; readonly change: number }[]>();
  #changes = 0;

  constructor(names: QualifiedName, offset: number, end: number) {
    this.names = names;
    this.offset = offset;
    this.end = end;
  }

  get columnCount(): number {
    return this.#columns.size;
  }

  get columns(): readonly DraftColumn[] {
    return [...this.#columns];
  }

  /** How many columns have been renamed or deleted. */
  get changes(): number {
    return this.#changes;
  }

  /** Whether it has as many columns as a schema takes: then `add` refuses more. */
  get isFull(): boolean {
    return this.#columns.size >= COLUMNS_MAX;
  }

  /** Names of columns. Empty if there is no primary key. */
  get primaryKey(): readonly string[] {
    const key = this.keys.findLast(({ kind }) => kind === 'primary');
    return (key && this.namesNow(key.columns, key.moment.changes)) ?? [];
  }

  get uniqueKeys(): readonly (readonly string[])[] {
    return this.keys.flatMap(({ kind, columns, moment }) => {
      const names = kind === 'unique' && this.namesNow(columns, moment.changes);
      return names ? [names] : [];
    });
  }

  addKey(key: DraftKey): void {
    // A column can have both clauses, and a later primary key replaces the one before.
    if (key.kind === 'primary') this.keys = this.keys.filter(({ kind }) => kind !== 'primary');
    for (const name of key.folded ?? []) {
      const column = this.column(name);
      if (column) column.foldsCase = true;
    }
    for (const { name, length } of key.beginnings ?? []) {
      const column = this.column(name);
      if (column) column.keyLength = Math.min(length, column.keyLength ?? length);
    }
    this.keys.push({ ...key, moment: this.#moment() });
  }

  addForeignKey(key: DraftForeignKey, parent: DraftTable | undefined): void {
    const placed = { ...key, moment: this.#moment(), parent, parentChanges: parent?.changes ?? 0 };
    this.foreignKeys.push(placed);
  }

  addCheck(check: DraftCheck): void {
    const moment = this.#moment();
    const nameNow = check.nameNow ?? ((name: string) => this.column(name, moment.changes)?.name ?? name);
    this.checks.push({ ...check, nameNow, moment });
  }

  /** Takes over the keys of another table with the present names of their columns. */
  takeKeys(from: DraftTable): void {
    for (const key of from.keys) {
      const columns = from.namesNow(key.columns, key.moment.changes);
      if (columns) this.addKey({ ...key, columns });
    }
  }

  takeForeignKeys(from: DraftTable): void {
    for (const key of from.foreignKeys) {
      const columns = from.namesNow(key.columns, key.moment.changes);
      if (columns) this.foreignKeys.push({ ...key, columns, moment: this.#moment() });
    }
  }

  takeChecks(from: DraftTable): void {
    for (const check of from.checks) if (!from.isWithout(check)) this.addCheck(check);
  }

  #moment(): Moment {
    return { table: this.names.at(-1) ?? '', changes: this.#changes };
  }

  /** False if there is such a column already, or no place for more. */
  add(column: DraftColumn): boolean {
    if (this.isFull || this.#byName.has(column.name)) return false;
    this.#columns.add(column);
    this.#addName(column);
    return true;
  }

  /** The keys and checks that have its former name go on to mean the column. False if another column has the name. */
  rename(column: DraftColumn, name: string): boolean {
    if (name === column.name) return true;
    if (this.#byName.has(name)) return false;
    this.#removeName(column);
    column.name = name;
    this.#addName(column);
    return true;
  }

  /** The keys of several columns go on without a column. */
  takeFromKeys(column: DraftColumn): void {
    this.keys = this.keys.flatMap((key) => {
      const columns = key.columns.filter((name) => this.column(name, key.moment.changes) !== column);
      return columns.length > 0 ? [{ ...key, columns }] : [];
    });
  }

  /** Deletes a column with the keys and checks that it belongs to. */
  delete(column: DraftColumn): void {
    this.#removeName(column);
    this.#columns.delete(column);
  }

  #addName(column: DraftColumn): void {
    this.#byName.set(column.name, column);
    this.#byLowerCase.set(column.name.toLowerCase(), column);
  }

  #removeName(column: DraftColumn): void {
    const name = column.name.toLowerCase();
    const former = { column, change: this.#changes++ };
    const same = this.#former.get(name);
    if (same) same.push(former);
    else this.#former.set(name, [former]);
    this.#byName.delete(column.name);
    if (this.#byLowerCase.get(name) === column) this.#byLowerCase.delete(name);
  }

  /**
   * A column by its name: as written, or else without regard to case.
   *
   * @param changes the moment at which it had the name. It may have been deleted since then.
   */
  column(name: string, changes = this.#changes): DraftColumn | undefined {
    const former =
      changes < this.#changes &&
      this.#former.get(name.toLowerCase())?.find(({ change }) => change >= changes);
    if (former) return former.column;
    return this.#byName.get(name) ?? this.#byLowerCase.get(name.toLowerCase());
  }

  /** The present names of columns. A name that no column had stays. Undefined if one of the columns has been deleted. */
  namesNow(names: readonly string[], changes: number): readonly string[] | undefined {
    const columns = names.map((name) => this.column(name, changes));
    if (columns.some((column) => column && !this.#columns.has(column))) return undefined;
    return names.map((name, i) => columns[i]?.name ?? name);
  }

  /** Whether a check mentions a column that has been deleted since then. */
  isWithout({ expression, moment }: Placed<DraftCheck>): boolean {
    if (moment.changes === this.#changes) return false;
    return mentioned(expression).some((name) => {
      const column = this.column(name, moment.changes);
      return column !== undefined && !this.#columns.has(column);
    });
  }
}

/** All names in an expression, of columns and others. */
export function mentioned(expression: Cursor): readonly string[] {
  const tokens = expression.tokens.slice(expression.index, expression.end);
  const names = tokens.filter(({ kind }) => kind === 'word' || kind === 'name');
  return names.map((token) => expression.nameOf(token));
}

/** A type that the script defines: an enum with its values, or a domain over another type. */
export type DraftType =
  | { readonly kind: 'enum'; readonly values: string[] }
  | {
      readonly kind: 'domain';
      readonly type: WrittenType | undefined;
      isNotNull: boolean;
      default: Cursor | undefined;
      checks: DraftCheck[];
    };

export function newColumn(name: string, offset: number): DraftColumn {
  return {
    name,
    offset,
    type: undefined,
    isNotNull: false,
    default: undefined,
    generated: undefined,
    sequence: undefined,
    comment: undefined,
  };
}
