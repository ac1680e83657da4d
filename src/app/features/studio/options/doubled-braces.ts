/** What Mustache, Handlebars and Vue replace. */
const DOUBLED = /\{\{([^{}]*)\}\}/g;

/** The first column that a template names between doubled braces, where the name is only text. Undefined if there is none. */
export function columnInDoubledBraces(template: string, columns: readonly string[]): string | undefined {
  const names = [...template.matchAll(DOUBLED)].map(([, inner = '']) => (inner.split('|')[0] ?? '').trim());
  return names.find((name) => columns.includes(name));
}
