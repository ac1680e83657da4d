import type { SourceColumn, SourceForeignKey, SourceTable } from '../source-tables.ts';
import type { QualifiedName } from './cursor.ts';
import type { SqlScript } from './script.ts';

/** A foreign key of a table that is there. */
interface Child extends SourceForeignKey {
  readonly child: string;
}

interface AbsentParent {
  readonly name: string;
  readonly keys: Child[];
  readonly start: number;
  readonly end: number;
}

/**
 * Tables that foreign keys lead to and the source lacks. Each becomes a table with the columns of these keys alone, so that the
 * rows of all tables that refer there join.
 */
export class AbsentParents {
  readonly #script: SqlScript;
  readonly #taken: Set<string>;
  readonly #parents = new Map<string, AbsentParent>();

  /** @param taken the names of all tables of the source */
  constructor(script: SqlScript, taken: Iterable<string>) {
    this.#script = script;
    this.#taken = new Set(taken);
  }

  /** The foreign key of a table that leads to an absent one. Offsets are those of the key. */
  keyTo(
    parentName: QualifiedName,
    { child, columns, references }: Omit<Child, 'table'>,
    { offset: start, end }: { readonly offset: number; readonly end: number },
  ): SourceForeignKey {
    const id = JSON.stringify(this.#script.resolved(parentName)).toLowerCase();
    const parent = this.#parents.get(id) ?? { name: this.#nameFor(parentName), keys: [], start, end };
    this.#parents.set(id, parent);
    const names = references.length > 0 ? references : columns.length === 1 ? ['id'] : columns;
    const key = { columns, table: parent.name, references: names };
    parent.keys.push({ ...key, child });
    return key;
  }

  #nameFor(parentName: QualifiedName): string {
    const last = parentName.at(-1) ?? '';
    const name = this.#taken.has(last) ? parentName.join('.') : last;
    this.#taken.add(name);
    return name;
  }

  /** @param tables those of the source */
  finish(tables: readonly SourceTable[]): readonly SourceTable[] {
    const byName = new Map(tables.map((table) => [table.name, table]));
    return Array.from(this.#parents.values(), (parent) => {
      const columns = columnsFor(parent, byName);
      const [primaryKey = [], ...uniqueKeys] = distinct(parent.keys.map(({ references }) => references));
      const names = columns.map(({ name }) => name).join(', ');
      const reason = `The source lacks the table “${parent.name}”. It is made with the columns of keys alone (${names}), so that rows join. Tables that exist need its rows first.`;
      this.#script.skip(parent.start, parent.end, reason, true);
      return {
        name: parent.name,
        columns,
        primaryKey,
        uniqueKeys,
        foreignKeys: [],
        comparisons: [],
        isMadeForKeys: true,
      };
    });
  }
}

function columnsFor(
  { keys }: AbsentParent,
  tables: ReadonlyMap<string, SourceTable>,
): readonly SourceColumn[] {
  const found = new Map<string, SourceColumn>();
  for (const { child, columns, references } of keys) {
    for (const [i, name] of references.entries()) {
      const own = tables.get(child)?.columns.find((column) => column.name === columns[i]);
      const known = found.get(name);
      // Values have to fit into each of the columns that repeat them.
      if (own && (!known || lengthOf(own) < lengthOf(known))) {
        const { type, values, bounds, pattern, format } = own;
        found.set(name, {
          name,
          type,
          nullable: false,
          ...(values && { values }),
          ...(bounds && { bounds }),
          ...(pattern !== undefined && { pattern }),
          ...(format !== undefined && { format }),
        });
      }
    }
  }
  return [...found.values()];
}

const lengthOf = ({ type }: SourceColumn) => type.maxLength ?? Number.POSITIVE_INFINITY;

function distinct(keys: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return [...new Map(keys.map((key) => [JSON.stringify(key.toSorted()), key])).values()];
}
