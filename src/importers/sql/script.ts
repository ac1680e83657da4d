import type { ForeignDialect, SkippedPart, SourceDialect, SourcePlace } from '../source-tables.ts';
import type { QualifiedName } from './cursor.ts';
import type { LexicalRules } from './dialects.ts';
import type { DraftTable, DraftType, SequenceSteps } from './drafts.ts';
import type { Reading } from './foreign-dialects.ts';
import { NameMap } from './name-map.ts';
import { placesIn } from './places.ts';
import { SkippedParts } from './skipped.ts';
import type { WrittenType } from './types/written-type.ts';

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

/** A part of the source that holds statements: the body of a block, or the text that a command executes. */
export interface Body {
  readonly start: number;
  readonly end: number;
  readonly rules: LexicalRules;
}

/** All blocks together are read as often as this, or so many characters of them. */
const BLOCK_READS = 10;
const BLOCK_CHARACTERS_MIN = 1_000_000;

/** What a script has defined so far. */
export class SqlScript {
  readonly text: string;
  readonly dialect: SourceDialect;
  /** The foreign dialect that is read like `dialect`. */
  readonly readAs: ForeignDialect | undefined;
  readonly rules: LexicalRules;
  readonly tables = new NameMap<DraftTable>();
  /** Tables by the names that they had before. */
  readonly #renamed = new NameMap<DraftTable>();
  readonly types = new NameMap<DraftType>();
  /** Types by the names that they had, with the numbers of the changes that took the names from them. */
  readonly #formerTypes = new NameMap<{ readonly type: DraftType; readonly change: number }[]>();
  #typeChanges = 0;
  readonly sequences = new NameMap<SequenceSteps>();
  /** What SQL files of the schema will lack. */
  readonly unwritten = new Set<Unwritten>();
  /** Where functions and procedures are, by their names in small letters without their namespaces. */
  readonly routines = new Map<string, Body>();
  /** Characters of blocks that may still be read: a procedure can call itself. */
  blockCharacters: number;
  /** Columns that take no numbers of an INSERT in PostgreSQL. */
  readonly alwaysNumbered: string[] = [];
  /** The names of virtual tables. */
  readonly virtualTables: string[] = [];
  /** Types that the report names because the dialect does not have them. */
  readonly unknownTypes = new Set<string>();
  /** Tables by the names of their indexes. */
  readonly indexes = new NameMap<DraftTable>();
  /** The offset of the last statement that drops a table. */
  lastDrop: number | undefined;
  /** How many columns `LIKE` has copied. */
  copiedColumns = 0;
  /** The namespaces of names that have none. The first is that of what is created. */
  searchPath: readonly string[] = [''];
  readonly #log: SkippedParts;
  readonly placeOf: (offset: number) => SourcePlace;

  /** @param placeOf finds the lines and columns of offsets in the text */
  constructor(text: string, { dialect, readAs, rules }: Reading, placeOf = placesIn(text)) {
    this.text = text;
    this.dialect = dialect;
    this.readAs = readAs;
    this.rules = rules;
    this.blockCharacters = BLOCK_CHARACTERS_MIN + BLOCK_READS * text.length;
    this.placeOf = placeOf;
    this.#log = new SkippedParts(text, this.placeOf);
  }

  /** The name with its namespace. */
  resolved(names: QualifiedName): QualifiedName {
    return names.length > 1 ? names.slice(-2) : [this.searchPath[0] ?? '', ...names];
  }

  /**
   * What has a name: in the namespace that the name has. A name without one is in the first of some namespaces that has it, or in
   * any other if only one has it.
   */
  find<T>(map: NameMap<T>, names: QualifiedName, namespaces = this.searchPath): T | undefined {
    const found = this.findExactly(map, names, namespaces);
    return found ?? (names.length > 1 ? undefined : map.only(names.at(-1) ?? ''));
  }

  /** The same, but nothing in other namespaces. */
  findExactly<T>(map: NameMap<T>, names: QualifiedName, namespaces = this.searchPath): T | undefined {
    const name = names.at(-1) ?? '';
    // MySQL creates an object without a namespace in that of the connection.
    const asNamed = this.dialect === 'mysql' ? [names, ['', name]] : [names];
    const places = names.length > 1 ? asNamed : namespaces.map((namespace) => [namespace, name]);
    for (const place of places) {
      const found = map.get(place);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** @param namespaces where a name without a namespace can be */
  findTable(names: QualifiedName, namespaces = this.searchPath): DraftTable | undefined {
    const table = this.find(this.tables, names, namespaces);
    const renamed = table ? undefined : this.find(this.#renamed, names, namespaces);
    return table ?? (renamed?.dropped ? undefined : renamed);
  }

  /** @param since how many types had been renamed when the name was written: by default as many as now */
  findType(names: QualifiedName, since = this.#typeChanges): DraftType | undefined {
    const former = this.#typeChanges > since ? this.find(this.#formerTypes, names) : undefined;
    return former?.find(({ change }) => change >= since)?.type ?? this.find(this.types, names);
  }

  /** A type as it stands in a definition, with the moment at which its name was written. */
  dated(type: WrittenType | undefined): WrittenType | undefined {
    return type && this.#typeChanges > 0 ? { ...type, since: this.#typeChanges } : type;
  }

  /** Gives a type another name, and perhaps another namespace. The columns that have the type keep it. */
  renameType(names: QualifiedName, type: DraftType, renamed: QualifiedName): void {
    this.types.delete(names);
    const former = { type, change: this.#typeChanges++ };
    const same = this.#formerTypes.get(names);
    if (same) same.push(former);
    else this.#formerTypes.set(names, [former]);
    this.types.set(renamed, type);
  }

  /** Gives a table another name, and perhaps another namespace. */
  rename(table: DraftTable, names: QualifiedName): void {
    this.tables.delete(table.names);
    this.#renamed.set(table.names, table);
    table.names = names;
    this.tables.set(names, table);
  }

  /** @param withKeys whether the foreign keys that lead to the table go with it */
  drop(table: DraftTable, offset: number, withKeys: boolean): void {
    if (this.tables.get(table.names) === table) this.tables.delete(table.names);
    table.dropped = withKeys ? 'cascade' : 'alone';
    this.lastDrop = offset;
  }

  /** In the order of the source. */
  get skipped(): readonly SkippedPart[] {
    return this.#log.parts;
  }

  /**
   * Lists a part of the source that was not read. Of several parts in a row with one reason that matter to no schema, only
   * the first is listed.
   *
   * @param at the offset of the fault, if it is not the start
   */
  skip(start: number, end: number, reason: string, matters: boolean, at = start): undefined {
    this.#log.skip({ start, end, reason, matters, at });
  }

  /** Lists a part that could hold data, so that its text is not shown. */
  skipData(start: number, reason: string, matters: boolean): undefined {
    this.skip(start, start, reason, matters);
  }
}
