import { COLUMNS_MAX } from '../../schema/schema.ts';
import type { Cursor, QualifiedName } from './cursor.ts';
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
  /** The text of the expression that computes it. */
  generated: string | undefined;
  sequence: SequenceSteps | undefined;
  comment: string | undefined;
}

export interface DraftForeignKey {
  readonly columns: readonly string[];
  readonly table: QualifiedName;
  readonly references: readonly string[];
  readonly offset: number;
  readonly end: number;
  /** When it does more than to refuse changes of the parent. */
  readonly actions: Set<'ON DELETE' | 'ON UPDATE'>;
}

/** A part of a statement that is read when all tables and types are known. */
export interface DraftCheck {
  readonly expression: Cursor;
  readonly offset: number;
}

export class DraftTable {
  names: QualifiedName;
  /** Of its name. */
  readonly offset: number;
  readonly end: number;
  primaryKey: readonly string[] = [];
  readonly uniqueKeys: (readonly string[])[] = [];
  readonly foreignKeys: DraftForeignKey[] = [];
  readonly checks: DraftCheck[] = [];
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
  /** Of SQLite: an INTEGER PRIMARY KEY is then like any other column. */
  isWithoutRowId = false;
  /** Of SQLite: its columns refuse values of other types. */
  isStrict = false;
  readonly #columns = new Set<DraftColumn>();
  readonly #byName = new Map<string, DraftColumn>();
  readonly #byLowerCase = new Map<string, DraftColumn>();

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

  /** Whether it has as many columns as a schema takes: then `add` refuses more. */
  get isFull(): boolean {
    return this.#columns.size >= COLUMNS_MAX;
  }

  /** False if there is such a column already, or no place for more. */
  add(column: DraftColumn): boolean {
    if (this.isFull || this.#byName.has(column.name)) return false;
    this.#columns.add(column);
    this.#addName(column);
    return true;
  }

  /** The keys and checks that have its old name keep it. */
  rename(column: DraftColumn, name: string): void {
    column.name = name;
    this.#addName(column);
  }

  #addName(column: DraftColumn): void {
    this.#byName.set(column.name, column);
    this.#byLowerCase.set(column.name.toLowerCase(), column);
  }

  /** Deletes a column with the keys that it belongs to. */
  delete(column: DraftColumn): void {
    const isWithout = (names: readonly string[]) => names.every((name) => this.column(name) !== column);
    if (!isWithout(this.primaryKey)) this.primaryKey = [];
    keepOnly(this.uniqueKeys, isWithout);
    keepOnly(this.foreignKeys, ({ columns }) => isWithout(columns));
    this.#columns.delete(column);
    this.#byName.delete(column.name);
    this.#byLowerCase.delete(column.name.toLowerCase());
  }

  /** A column by its name: as written, or else without regard to case. */
  column(name: string): DraftColumn | undefined {
    return this.#byName.get(name) ?? this.#byLowerCase.get(name.toLowerCase());
  }
}

function keepOnly<T>(list: T[], isKept: (item: T) => boolean): void {
  list.splice(0, list.length, ...list.filter(isKept));
}

/** A type that the script defines: an enum with its values, or a domain over another type. */
export type DraftType =
  | { readonly kind: 'enum'; readonly values: string[] }
  | {
      readonly kind: 'domain';
      readonly type: WrittenType | undefined;
      readonly isNotNull: boolean;
      readonly default: Cursor | undefined;
      readonly checks: DraftCheck[];
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
