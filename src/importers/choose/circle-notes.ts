import type { SourceTable } from '../source-tables.ts';
import type { ForeignKeyPlan } from './foreign-keys.ts';

/** Names tables that need each other's rows: their references lead in a circle. Files of SQL load them, and others may not. */
export function circleNotes(plans: ReadonlyMap<SourceTable, ForeignKeyPlan>): readonly string[] {
  const parents = new Map([...plans].map(([table, plan]) => [table.name, neededBy(table, plan)]));
  const reached = new Map([...parents.keys()].map((name) => [name, reachedFrom(name, parents)]));
  const told = new Set<string>();
  return [...reached].flatMap(([name, others]) => {
    if (told.has(name) || !others.has(name)) return [];
    const circle = [...others].filter((other) => reached.get(other)?.has(name) === true);
    for (const other of circle) told.add(other);
    return [
      `${circle.sort().join(', ')} refer to each other. Files of SQL and of SQL COPY load their rows, also into tables that exist. Rows of other files load only where keys are checked late.`,
    ];
  });
}

function neededBy({ name, columns }: SourceTable, { references }: ForeignKeyPlan): readonly string[] {
  const needed = new Set<string>();
  for (const column of columns) {
    const target = references.get(column.name);
    if (target && target.table !== name) needed.add(target.table);
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
