/** In characters. */
const WIDTH = 100;

/** JSON that people edit: values that fit on a line stay on one. */
export function jsonText(value: unknown, indent = ''): string {
  const line = oneLine(value);
  if (indent.length + line.length <= WIDTH - 20 || typeof value !== 'object' || value === null) return line;
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const entries = isList
    ? value.map((item) => jsonText(item, inner))
    : Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${jsonText(item, inner)}`);
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${entries.map((entry) => `${inner}${entry}`).join(',\n')}\n${indent}${close}`;
}

/** Like `JSON.stringify`, with spaces after commas and colons and inside of braces. */
function oneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  const entries = Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}: ${oneLine(item)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
