import { parseFormula } from './formula.ts';
import { parseTemplate } from './template.ts';
import { type Node, nodesOf } from './tree.ts';
import { bracketed, nameInFormula, nameInTemplate } from './written-names.ts';

/** A formula with the name of a column of its row replaced. A formula that cannot be read stays as it is. */
export function renameInFormula(source: string, from: string, to: string): string {
  return renamed(source, from, to, (node) => {
    switch (node.kind) {
      case 'column':
        return node.name === from ? node.at : undefined;
      case 'previous':
      case 'total':
        return node.name === from ? node.nameAt : undefined;
      default:
        return undefined;
    }
  });
}

/** The same for the column of a table that the formula's row groups: in `sum(table.column)` and the like. */
export function renameInAggregates(source: string, table: string, from: string, to: string): string {
  return renamed(source, from, to, (node) =>
    node.kind === 'aggregate' && node.aggregate.table === table && node.aggregate.column === from
      ? node.columnAt
      : undefined,
  );
}

/** The same for the name of such a table. */
export function renameTableInFormula(source: string, from: string, to: string): string {
  return renamed(source, from, to, (node) =>
    node.kind === 'aggregate' && node.aggregate.table === from ? node.tableAt : undefined,
  );
}

function renamed(
  source: string,
  from: string,
  to: string,
  placeIn: (node: Node) => number | undefined,
): string {
  if (!mentions(source, from)) return source;
  const formula = parseFormula(source);
  if (!formula.ok) return source;
  const places = nodesOf(formula.value).flatMap((node) => placeIn(node) ?? []);
  return replaceNames(source, places, from, nameInFormula(to));
}

/** The same for a template, where names need brackets less often. */
export function renameInTemplate(text: string, from: string, to: string): string {
  if (!mentions(text, from)) return text;
  const template = parseTemplate(text);
  if (!template.ok) return text;
  const { columns, parts } = template.value;
  const column = columns.indexOf(from);
  if (column < 0) return text;
  const places = parts.flatMap((part) =>
    typeof part === 'object' && part.column === column ? [afterSpace(text, part.at + 1)] : [],
  );
  return replaceNames(text, places, from, nameInTemplate(to));
}

/** Whether a name can be written at all, in brackets or without. */
function mentions(text: string, name: string): boolean {
  return text.includes(name.split(']', 1)[0] ?? '');
}

function afterSpace(text: string, from: number): number {
  const found = text.slice(from).search(/\S/);
  return from + Math.max(found, 0);
}

/** Replaces a name wherever it occurs, in brackets or without. */
function replaceNames(text: string, places: readonly number[], from: string, written: string): string {
  let replaced = '';
  let end = 0;
  for (const at of places.toSorted((a, b) => a - b)) {
    replaced += text.slice(end, at) + written;
    end = at + (text[at] === '[' ? bracketed(from) : from).length;
  }
  return replaced + text.slice(end);
}
