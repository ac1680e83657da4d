/** The name of the one column of the query that asks PostgreSQL for its structure. */
export const STRUCTURE_COLUMN = 'rowloom_structure';

/** How the first row of the query's answer begins. */
export const STRUCTURE_MARK = '-- Structure of a database of PostgreSQL';

/** Psql's line under its header, with or without a frame, in ASCII or with lines. */
const RULE = /^[+┌├└╞|│]?[-─═]{3,}[+┐┤┘╡|│]?$/;
/** The last lines of psql's tables, in any language of its messages. */
const COUNT = /^\(\d+ \p{L}+\)$/u;
/** A row that a client has put in quotes, as in CSV. */
const QUOTED = /^"(?:-- Structure|CREATE |ALTER |COMMENT |SET )/m;

/**
 * The SQL in the answer to the query for a structure, as clients print or copy it: as lines, in quotes as in CSV, or as psql's
 * table. Undefined for any other text.
 */
export function pastedStructure(text: string): string | undefined {
  const start = text.slice(0, 2000);
  if (!start.includes(STRUCTURE_MARK)) return undefined;
  const lines = text.split(/\r?\n/);
  const isTable =
    text.startsWith(` ${STRUCTURE_MARK}`) || lines.slice(0, 5).some((line) => RULE.test(line.trim()));
  if (isTable) return fromTable(lines);
  const rows = isHeader(lines[0] ?? '') ? lines.slice(1) : lines;
  const body = rows.join('\n');
  if (body.trimStart().startsWith(STRUCTURE_MARK) && !QUOTED.test(body))
    return lines === rows ? undefined : body;
  return fromQuoted(body);
}

function isHeader(line: string): boolean {
  return line.replace(/["|\s│]/g, '') === STRUCTURE_COLUMN;
}

/** Rows in quotes, and rows without them where they need none. A row can have several lines. */
function fromQuoted(body: string): string {
  const rows = body.matchAll(/"((?:[^"]|"")*)"[ \t]*(?:\n|$)|([^\n]*)(?:\n|$)/gy);
  return [...rows].map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain).join('\n');
}

/**
 * Psql's table. A row begins after one space, and `+` or `↵` at the end of a line says that its text has a line break there.
 * https://www.postgresql.org/docs/current/app-psql.html
 */
function fromTable(lines: readonly string[]): string {
  const rows: string[] = [];
  for (const line of lines) {
    if (RULE.test(line.trim()) || COUNT.test(line.trim()) || isHeader(line)) continue;
    rows.push(rowOfTable(line));
  }
  return rows.join('\n');
}

function rowOfTable(line: string): string {
  const isFramed = /^[|│].*[|│]$/.test(line);
  const text = (isFramed ? line.slice(1, -1) : line).replace(/^ /, '');
  if (/[+↵]$/.test(text)) return text.slice(0, -1).trimEnd();
  return isFramed ? text.trimEnd() : text;
}
