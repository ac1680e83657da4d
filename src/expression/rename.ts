import { parseFormula } from './formula.ts';
import { isColumnName } from './parse.ts';
import { parseTemplate } from './template.ts';
import { nodesOf } from './tree.ts';

/** A formula with a column's name replaced. A formula that cannot be read stays as it is. */
export function renameInFormula(source: string, from: string, to: string): string {
  if (!mentions(source, from)) return source;
  const formula = parseFormula(source);
  if (!formula.ok || !formula.value.columns.includes(from)) return source;
  const places = nodesOf(formula.value).flatMap((node) =>
    node.kind === 'column' && node.name === from ? [node.at] : [],
  );
  return replaceNames(source, places, from, nameInFormula(to));
}

/** A column's name as formulas write it: in brackets if it must be. */
export function nameInFormula(name: string): string {
  return isColumnName(name) ? name : bracketed(name);
}

/** A column's name as the placeholders of templates write it. */
export function nameInTemplate(name: string): string {
  return TEMPLATE_NAME.test(name) && name !== 'row' ? name : bracketed(name);
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

/** Names that need no brackets inside a template's braces. */
const TEMPLATE_NAME = /^[^\s|}:{[](?:[^|}:{]*[^\s|}:{])?$/;

/** Whether a name can be written at all, in brackets or without. */
function mentions(text: string, name: string): boolean {
  return text.includes(name.split(']', 1)[0] ?? '');
}

function bracketed(name: string): string {
  return `[${name.replaceAll(']', ']]')}]`;
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
