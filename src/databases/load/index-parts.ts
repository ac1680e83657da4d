/** A text in quotes, or one character. */
const TOKENS = /'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|\[[^\]]*\]|./gsy;

/**
 * The parts and the condition of SQLite's `CREATE UNIQUE INDEX name ON table (part, part DESC) WHERE condition`. Undefined for other
 * texts.
 */
export function indexParts(
  sql: string,
): { readonly parts: readonly string[]; readonly condition: string | undefined } | undefined {
  const parts = [''];
  let depth = 0;
  let end = 0;
  for (const { 0: token, index } of sql.matchAll(TOKENS)) {
    end = index + token.length;
    if (token === ')' && --depth === 0) break;
    if (token === ',' && depth === 1) parts.push('');
    else if (depth > 0) parts.push(`${parts.pop() ?? ''}${token}`);
    if (token === '(') depth++;
  }
  if (depth !== 0 || parts[0] === '') return undefined;
  return { parts: parts.map(withoutDirection), condition: conditionOf(sql.slice(end).trim()) };
}

function withoutDirection(part: string): string {
  return part
    .trim()
    .replace(/\s(?:ASC|DESC)$/i, '')
    .trimEnd();
}

function conditionOf(rest: string): string | undefined {
  const [, condition = ''] = /^WHERE\s(.+)$/is.exec(rest) ?? [];
  const text = condition.endsWith(';') ? condition.slice(0, -1).trim() : condition.trim();
  return text === '' ? undefined : text;
}
