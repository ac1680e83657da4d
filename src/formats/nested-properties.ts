import type { Column } from '../dataset/table.ts';
import { flatProperties, type Properties } from './record-layout.ts';

/** The properties of a table's records: one per column, or nested by the dots in the columns' names. */
export function propertiesOf(columns: readonly Pick<Column, 'name'>[], nested: boolean): Properties {
  return nested ? nestedProperties(columns) : flatProperties(columns);
}

/**
 * Splits names at dots: `a.b` becomes a property `b` of the object `a`. A name with an empty part, such as `a..b`, stays
 * whole, and so does `a.b` beside a column `a`.
 */
function nestedProperties(columns: readonly Pick<Column, 'name'>[]): Properties {
  const names = new Set(columns.map(({ name }) => name));
  const root: Properties = new Map();
  for (const [i, { name }] of columns.entries()) {
    const steps = stepsOf(name, names);
    const last = steps.pop() ?? name;
    let properties = root;
    for (const step of steps) {
      const known = properties.get(step);
      const inner: Properties = typeof known === 'object' ? known : new Map();
      properties.set(step, inner);
      properties = inner;
    }
    properties.set(last, i);
  }
  return root;
}

function stepsOf(name: string, names: ReadonlySet<string>): string[] {
  const steps = name.split('.');
  if (steps.includes('')) return [name];
  const isBelowColumn = steps.some((_, i) => i > 0 && names.has(steps.slice(0, i).join('.')));
  return isBelowColumn ? [name] : steps;
}
