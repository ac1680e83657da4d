import { isColumnName } from '../../../expression/written-names.ts';

/** What Mustache, Handlebars and Vue replace. */
const DOUBLED = /\{\{([^{}]*)\}\}/g;

/** The first name that a template has between doubled braces, where it is only text. Undefined if there is none. */
export function nameInDoubledBraces(template: string, columns: readonly string[]): string | undefined {
  const names = [...template.matchAll(DOUBLED)].map(([, inner = '']) => (inner.split('|')[0] ?? '').trim());
  return names.find((name) => columns.includes(name) || isColumnName(name));
}
