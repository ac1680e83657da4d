/** What a template of Mustache, Handlebars or Vue would name, with its filters. */
const DOUBLED = /\{\{\s*([^{}|]+?)\s*(?:\|[^{}]*)?\}\}/g;

/** The first column that a template names between doubled braces, where the name is only text. Undefined if there is none. */
export function columnInDoubledBraces(template: string, columns: readonly string[]): string | undefined {
  const names = [...template.matchAll(DOUBLED)].map(([, name = '']) => name);
  return names.find((name) => columns.includes(name));
}
