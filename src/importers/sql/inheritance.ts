import type { QualifiedName } from './cursor.ts';
import { DraftTable } from './drafts.ts';
import type { SqlScript } from './script.ts';

/** Tables that inherit from tables that inherit. */
const DEPTH_MAX = 50;
/** Columns that are inherited, in all tables together. */
const COLUMNS_MAX = 100_000;

/**
 * Adds the columns and checks of the tables from which others inherit, before their own. Keys are not inherited.
 * https://www.postgresql.org/docs/current/ddl-inherit.html
 */
export class Inheritance {
  readonly #script: SqlScript;
  readonly #known = new Map<DraftTable, DraftTable>();
  #columns = 0;

  constructor(script: SqlScript) {
    this.#script = script;
  }

  /** The table with all that it inherits. */
  whole(table: DraftTable, depth = 0): DraftTable {
    if (table.parents.length === 0 || depth > DEPTH_MAX) return table;
    const known = this.#known.get(table);
    if (known) return known;
    const whole = new DraftTable(table.names, table.offset, table.end);
    // A table that inherits from itself through others ends here.
    this.#known.set(table, table);
    for (const name of table.parents) this.#addParent(whole, table, name, depth);
    for (const column of table.columns) whole.add(column);
    whole.takeKeys(table);
    whole.takeForeignKeys(table);
    whole.takeChecks(table);
    this.#known.set(table, whole);
    return whole;
  }

  #addParent(whole: DraftTable, table: DraftTable, name: QualifiedName, depth: number): void {
    const parent = this.#script.findTable(name);
    const inherited = parent && this.whole(parent, depth + 1);
    this.#columns += inherited?.columnCount ?? 0;
    if (!inherited || this.#columns > COLUMNS_MAX) {
      const why = inherited ? 'are too many' : 'are not in the source';
      const reason = `The columns of “${name.at(-1)}”, which this table inherits, ${why}.`;
      this.#script.skip(table.offset, table.end, reason, true);
      return;
    }
    for (const column of inherited.columns) {
      const own = table.column(column.name);
      whole.add(own ? { ...own, isNotNull: own.isNotNull || column.isNotNull } : column);
    }
    whole.takeChecks(inherited);
  }
}
