/** A table as a database describes it. */
export interface DatabaseTable {
  /** Distinct in the database: `public.orders`. */
  readonly id: string;
  readonly name: string;
  /** The namespace, such as PostgreSQL's `public`. Empty in SQLite. */
  readonly namespace: string;
  /** Whether the name alone, without the namespace, leads to the table. */
  readonly isVisible: boolean;
  /** Quoted, as statements name the table. */
  readonly sqlName: string;
  /** Quoted, as statements name its rows without those of tables that inherit from it. */
  readonly scanName: string;
  readonly columns: readonly DatabaseColumn[];
  /** The primary key first, then unique keys without conditions. */
  readonly keys: readonly DatabaseKey[];
  readonly foreignKeys: readonly DatabaseForeignKey[];
  /** The ids of tables in other databases that refer to it. Only in MySQL. */
  readonly referrers?: readonly string[];
  /** Whether triggers of the database run for its rows, which can change them. */
  readonly hasTriggers: boolean;
  /** Whether a transaction can take back rows of the table. Tables of MyISAM keep them. */
  readonly isTransactional: boolean;
  /** Privileges that a load needs and the user does not have, such as `INSERT`. */
  readonly lacking: readonly string[];
}

export interface DatabaseColumn {
  readonly name: string;
  /** As the database writes it: `character varying(20)`. */
  readonly type: string;
  readonly nullable: boolean;
  /** Whether the database has a value for a row that names none: a default, a counter, or a computed value. */
  readonly hasDefault: boolean;
  /** Whether the database computes it from other columns, so that no row can name a value. */
  readonly isGenerated: boolean;
  /** The counter of new rows, quoted as statements name it. Only in PostgreSQL: the other databases move theirs themselves. */
  readonly sequence?: string;
  /** Whether a row that names no value takes the next number of a counter, which the counter does not give again. */
  readonly isCounted: boolean;
}

export interface DatabaseKey {
  readonly columns: readonly string[];
  readonly isPrimary: boolean;
}

export interface DatabaseForeignKey {
  readonly name: string;
  readonly columns: readonly string[];
  /** The id of the table that it refers to. */
  readonly table: string;
  readonly references: readonly string[];
  /** Whether a transaction can put off its check to the end. */
  readonly isDeferrable: boolean;
  /** Whether all of its columns must be null for a row to refer to nothing. Otherwise one is enough. */
  readonly isFull: boolean;
}
