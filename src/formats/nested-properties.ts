import type { Column } from '../dataset/dataset.ts';
import { flatProperties, type Properties } from './record-layout.ts';

/** The properties of records, nested where that is asked for. */
export function propertiesOf(columns: readonly Pick<Column, 'name'>[], nested: boolean): Properties {
  return nested ? nestedProperties(columns) : flatProperties(columns);
}

/**
 * A name's dots part the names of objects within one another; a name with nothing before, after or between dots, and one
 * below another column's, stays whole.
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
