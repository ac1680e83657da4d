import { COLUMNS_MAX } from '../../schema/schema.ts';
import type { SkippedPart, SourceDialect, SourcePlace } from '../source-tables.ts';
import type { Cursor, QualifiedName } from './cursor.ts';
import type { LexicalRules } from './dialects.ts';
import { NameMap } from './name-map.ts';
import type { PartitionBounds, Partitioning } from './partitions.ts';
import { placesIn } from './places.ts';
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

/** No more skipped parts are listed. */
const SKIPPED_MAX = 10_000;

/** Why a statement was not read, as a sentence, and whether a schema may lack something because of it. */
export interface Unread {
  readonly reason: string;
  readonly matters: boolean;
}

/** Characters of a skipped part that people see. */
const SHOWN = 80;

/** What a script can say about its tables and a schema document does not hold, in the order in which a note lists it. */
export const UNWRITTEN = [
  'automatic numbering',
  'CHECK',
  'DEFAULT',
  'ON DELETE',
  'ON UPDATE',
  'ENUM',
] as const;

export type Unwritten = (typeof UNWRITTEN)[number];

/** What a script has defined so far. */
export class SqlScript {
  readonly text: string;
  readonly dialect: SourceDialect;
  readonly rules: LexicalRules;
  readonly tables = new NameMap<DraftTable>();
  /** Tables by the names that they had before. */
  readonly #renamed = new NameMap<DraftTable>();
  readonly types = new NameMap<DraftType>();
  readonly sequences = new NameMap<SequenceSteps>();
  /** What SQL files of the schema will lack. */
  readonly unwritten = new Set<Unwritten>();
  /** The names of virtual tables. */
  readonly virtualTables: string[] = [];
  /** Tables that the script deletes, with the offsets of the statements. */
  readonly dropped: { readonly table: DraftTable; readonly start: number; readonly end: number }[] = [];
  /** How many columns `LIKE` has copied. */
  copiedColumns = 0;
  /** The namespace of names that have none. */
  namespace = '';
  readonly #skipped: { readonly offset: number; readonly part: SkippedPart }[] = [];
  #unlisted = 0;
  readonly placeOf: (offset: number) => SourcePlace;

  constructor(text: string, dialect: SourceDialect, rules: LexicalRules) {
    this.text = text;
    this.dialect = dialect;
    this.rules = rules;
    this.placeOf = placesIn(text);
  }

  /** The name with its namespace. */
  resolved(names: QualifiedName): QualifiedName {
    return names.length > 1 ? names.slice(-2) : [this.namespace, ...names];
  }

  findTable(names: QualifiedName): DraftTable | undefined {
    const resolved = this.resolved(names);
    return this.tables.get(resolved) ?? this.#renamed.get(resolved);
  }

  /** Gives a table another name in its namespace. */
  rename(table: DraftTable, name: string): void {
    this.tables.delete(table.names);
    this.#renamed.set(table.names, table);
    table.names = [...table.names.slice(0, -1), name];
    this.tables.set(table.names, table);
  }

  /** In the order of the source. */
  get skipped(): readonly SkippedPart[] {
    const parts = this.#skipped.toSorted((one, other) => one.offset - other.offset).map(({ part }) => part);
    const last = parts.at(-1);
    if (!last || this.#unlisted === 0) return parts;
    const reason = `${this.#unlisted} more parts were skipped and are not listed.`;
    return [...parts, { place: last.place, text: '', reason, matters: true }];
  }

  /**
   * Lists a part of the source that was not read. Of several parts in a row with one reason that matter to no schema, only
   * the first is listed.
   *
   * @param at the offset of the fault, if it is not the start
   */
  skip(start: number, end: number, reason: string, matters: boolean, at = start): undefined {
    const last = this.#skipped.at(-1)?.part;
    if (!matters && last?.reason === reason && !last.matters) return;
    if (this.#skipped.length >= SKIPPED_MAX) {
      this.#unlisted++;
      return;
    }
    const text = this.text.slice(start, Math.min(end, start + 4 * SHOWN));
    const part = {
      place: this.placeOf(at),
      text: shownText(text),
      reason,
      matters,
    };
    this.#skipped.push({ offset: start, part });
  }

  /** Lists a part that could hold data, so that its text is not shown. */
  skipData(start: number, reason: string, matters: boolean): undefined {
    this.skip(start, start, reason, matters);
  }
}

function shownText(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > SHOWN ? `${line.slice(0, SHOWN - 1)}…` : line;
}

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
