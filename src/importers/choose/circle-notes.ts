import type { SourceTable } from '../source-tables.ts';
import type { ForeignKeyPlan } from './foreign-keys.ts';

/** Names tables whose references lead in a circle, those first that cannot be null: they need each other's rows first. */
export function circleNotes(plans: ReadonlyMap<SourceTable, ForeignKeyPlan>): readonly string[] {
  const needed = circles(plans, neededBy).map(
    (circle) =>
      `${circle.join(', ')} refer to each other, and the references cannot be null: no order of inserts is possible. SQL files load the rows of these tables together, so that keys are checked at the end. Rows of other formats load only where keys are deferred.`,
  );
  const closed = circles(plans, ledToBy).flatMap((circle) => {
    const tables = new Set(circle);
    const open = [...plans].flatMap(([{ name, columns }, { references }]) =>
      columns.flatMap((column) => {
        const target = references.get(column.name)?.table;
        const isOpen = column.nullable && tables.has(name) && target !== name && tables.has(target ?? '');
        return isOpen ? [`${name}.${column.name}`] : [];
      }),
    );
    return open.length === 0
      ? []
      : [
          `${circle.join(', ')} refer to each other. SQL files load the rows of these tables together, so that keys are checked at the end. Files of other formats need nulls in ${open.join(', ')} first.`,
        ];
  });
  return [...needed, ...closed];
}

type ParentsOf = (table: SourceTable, plan: ForeignKeyPlan) => readonly string[];

/** The names of tables that lead to each other, in order. */
function circles(
  plans: ReadonlyMap<SourceTable, ForeignKeyPlan>,
  parentsOf: ParentsOf,
): readonly (readonly string[])[] {
  const parents = new Map([...plans].map(([table, plan]) => [table.name, parentsOf(table, plan)]));
  const reached = new Map([...parents.keys()].map((name) => [name, reachedFrom(name, parents)]));
  const told = new Set<string>();
  return [...reached].flatMap(([name, others]) => {
    if (told.has(name) || !others.has(name)) return [];
    const circle = [...others].filter((other) => reached.get(other)?.has(name) === true);
    for (const other of circle) told.add(other);
    return [circle.sort()];
  });
}

function ledToBy({ name }: SourceTable, { references }: ForeignKeyPlan): readonly string[] {
  return Array.from(references.values(), ({ table }) => table).filter((table) => table !== name);
}

function neededBy({ name, columns }: SourceTable, { references }: ForeignKeyPlan): readonly string[] {
  const needed = new Set<string>();
  for (const column of columns) {
    const target = references.get(column.name);
    if (target && !column.nullable && target.table !== name) needed.add(target.table);
  }
  return [...needed];
}

/** All tables to which a table refers, directly or through others. It is one of them only in a circle. */
function reachedFrom(from: string, parents: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...(parents.get(from) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    waiting.push(...(parents.get(next) ?? []));
  }
  return reached;
}
