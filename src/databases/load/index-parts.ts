/** A text in quotes, or one character. */
const TOKENS = /'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|\[[^\]]*\]|./gs;

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
  const condition = /^\s*WHERE\s+(.+?)\s*;?\s*$/is.exec(sql.slice(end))?.[1];
  return { parts: parts.map((part) => part.trim().replace(/\s+(?:ASC|DESC)$/i, '')), condition };
}
