import type { SkippedPart, SourceDialect, SourcePlace } from '../source-tables.ts';
import type { QualifiedName } from './cursor.ts';
import type { LexicalRules } from './dialects.ts';
import type { DraftTable, DraftType, SequenceSteps } from './drafts.ts';
import { NameMap } from './name-map.ts';
import { placesIn } from './places.ts';
import { SkippedParts } from './skipped.ts';

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
  readonly rules: LexicalRules;
  readonly tables = new NameMap<DraftTable>();
  /** Tables by the names that they had before. */
  readonly #renamed = new NameMap<DraftTable>();
  readonly types = new NameMap<DraftType>();
  readonly sequences = new NameMap<SequenceSteps>();
  /** What SQL files of the schema will lack. */
  readonly unwritten = new Set<Unwritten>();
  /** Where functions and procedures are, by their names in small letters without their namespaces. */
  readonly routines = new Map<string, Body>();
  /** Characters of blocks that may still be read: a procedure can call itself. */
  blockCharacters: number;
  /** The names of virtual tables. */
  readonly virtualTables: string[] = [];
  /** Tables that the script deletes, with the offsets of the statements. */
  readonly dropped: { readonly table: DraftTable; readonly start: number; readonly end: number }[] = [];
  /** How many columns `LIKE` has copied. */
  copiedColumns = 0;
  /** The namespace of names that have none. */
  namespace = '';
  readonly #log: SkippedParts;
  readonly placeOf: (offset: number) => SourcePlace;

  constructor(text: string, dialect: SourceDialect, rules: LexicalRules, placeOf = placesIn(text)) {
    this.text = text;
    this.dialect = dialect;
    this.rules = rules;
    this.blockCharacters = BLOCK_CHARACTERS_MIN + BLOCK_READS * text.length;
    this.placeOf = placeOf;
    this.#log = new SkippedParts(text, this.placeOf);
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
