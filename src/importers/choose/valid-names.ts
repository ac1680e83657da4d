import { cutAt } from '../../expression/text.ts';
import { NAME_LENGTH_MAX } from '../../schema/schema.ts';
import type { SampleFacts, SourceColumn, SourceForeignKey, SourceTable } from '../source-tables.ts';

interface NamedTables {
  readonly tables: readonly SourceTable[];
  /** Columns whose names were changed, with a sentence. */
  readonly renamed: ReadonlyMap<SourceColumn, string>;
  /** Tables whose names were changed, as sentences. */
  readonly notes: readonly string[];
}

/** Gives each table, each column and each property of an object a name that a schema allows, wherever it is named. */
export function withValidNames(tables: readonly SourceTable[]): NamedTables {
  const names = validNames(tables, 'table');
  const tableNames = firstOf(tables.map(({ name }, i) => [name, names[i] ?? name]));
  const columnNames = new Map(tables.map((table) => [table.name, namesOfColumns(table)]));
  const renamed = new Map<SourceColumn, string>();
  const notes: string[] = [];
  const valid = tables.map((table, i) => {
    const name = names[i] ?? table.name;
    if (name !== table.name)
      notes.push(`The table “${shown(name)}” has this name because ${why(table.name)}.`);
    const own = namesOfColumns(table);
    const ownName = (column: string) => own.get(column) ?? column;
    const foreignKey = (key: SourceForeignKey): SourceForeignKey => {
      const theirs = columnNames.get(key.table);
      return {
        columns: key.columns.map(ownName),
        table: tableNames.get(key.table) ?? key.table,
        references: key.references.map((column) => theirs?.get(column) ?? column),
      };
    };
    const { things = [], ...rest } = table;
    const areNamed =
      things.length > 0 && table.columns.every((column) => ownName(column.name) === column.name);
    return {
      ...rest,
      ...(areNamed && { things }),
      name,
      columns: validColumns(table.columns, renamed),
      primaryKey: table.primaryKey.map(ownName),
      uniqueKeys: table.uniqueKeys.map((key) => key.map(ownName)),
      foreignKeys: table.foreignKeys.map(foreignKey),
      comparisons: table.comparisons.map((comparison) => ({
        ...comparison,
        left: ownName(comparison.left),
        right: ownName(comparison.right),
      })),
      ...(table.valuesCounts && { valuesCounts: renamedIn(table.valuesCounts, ownName) }),
      ...(table.equations && { equations: renamedIn(table.equations, ownName) }),
      ...(table.nullStates && { nullStates: renamedIn(table.nullStates, ownName) }),
      ...(table.valueStates && { valueStates: renamedIn(table.valueStates, ownName) }),
      ...(table.agreements && { agreements: renamedIn(table.agreements, ownName) }),
      ...(table.constraints && { constraints: renamedIn(table.constraints, ownName) }),
    };
  });
  return { tables: valid, renamed, notes };
}

function renamedIn<T extends { readonly columns: readonly string[] }>(
  parts: readonly T[],
  ownName: (column: string) => string,
): readonly T[] {
  return parts.map((part) => ({ ...part, columns: part.columns.map(ownName) }));
}

interface Named {
  readonly name: string;
}

function firstOf(pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, string> {
  return new Map(pairs.toReversed());
}

function namesOfColumns({ columns }: SourceTable): ReadonlyMap<string, string> {
  const names = validNames(columns, 'column');
  return firstOf(columns.map(({ name }, i) => [name, names[i] ?? name]));
}

function validColumns(
  columns: readonly SourceColumn[],
  renamed: Map<SourceColumn, string>,
): readonly SourceColumn[] {
  const names = validNames(columns, 'column');
  const isChanged = columns.some(({ name }, i) => name !== names[i]);
  return columns.map((column, i) => {
    const name = names[i] ?? column.name;
    const valid: SourceColumn = {
      ...column,
      name,
      ...(column.columns && { columns: validColumns(column.columns, renamed) }),
      ...(column.items && { items: { ...column.items, column: validItem(column.items.column, renamed) } }),
      // Formulas and templates name other columns.
      ...(isChanged && column.sample && { sample: underived(column.sample) }),
    };
    if (name !== column.name) renamed.set(valid, `Its name was changed because ${why(column.name)}.`);
    return valid;
  });
}

function underived({ derived, ...sample }: SampleFacts): SampleFacts {
  return sample;
}

function validItem(item: SourceColumn, renamed: Map<SourceColumn, string>): SourceColumn {
  return item.columns ? { ...item, columns: validColumns(item.columns, renamed) } : item;
}

/** Names in the order of the given ones: none is blank, too long or there twice. */
function validNames(named: readonly Named[], kind: 'table' | 'column'): readonly string[] {
  const taken = new Set(named.map(({ name }) => name).filter(isValid));
  const used = new Set<string>();
  const numbers = new Map<string, number>();
  return named.map(({ name }, i) => {
    if (isValid(name) && !used.has(name)) {
      used.add(name);
      return name;
    }
    const text = cutAt(name.replaceAll('\0', ''), NAME_LENGTH_MAX).trim();
    const wished = text === '' ? `${kind}_${i + 1}` : text;
    let free = wished;
    for (let number = numbers.get(wished) ?? 2; taken.has(free) || used.has(free); number++) {
      free = `${cutAt(wished, NAME_LENGTH_MAX - SUFFIX_MAX)}_${number}`;
      numbers.set(wished, number + 1);
    }
    used.add(free);
    return free;
  });
}

/** `_` and a number. */
const SUFFIX_MAX = 10;

function isValid(name: string): boolean {
  return name.trim() !== '' && name.length <= NAME_LENGTH_MAX && !name.includes('\0');
}

function why(name: string): string {
  if (name.trim() === '') return 'it has none in the source';
  if (name.includes('\0')) return 'a name cannot contain the character NUL';
  if (name.length <= NAME_LENGTH_MAX) return 'an earlier one has the same name';
  const length = name.length.toLocaleString('en-US');
  return `a name has at most ${NAME_LENGTH_MAX.toLocaleString('en-US')} characters, and this one has ${length} in the source`;
}

function shown(name: string): string {
  return name.length > SHOWN_MAX ? `${cutAt(name, SHOWN_MAX)}…` : name;
}

const SHOWN_MAX = 60;
