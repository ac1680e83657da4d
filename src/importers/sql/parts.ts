import type { Cursor } from './cursor.ts';
import type { SqlScript } from './script.ts';
import { SqlSyntaxError } from './syntax-error.ts';

/** Reads each part by itself: one that cannot be read is listed as skipped, and the others are kept. */
export function readParts(parts: readonly Cursor[], script: SqlScript, read: (part: Cursor) => void): void {
  for (const part of parts) {
    const whole = part.within(part.index, part.end);
    try {
      read(part);
    } catch (error) {
      listFault(error, whole, script);
    }
  }
}

/** Lists tokens that could not be read as skipped. Other errors than those of syntax are thrown again. */
export function listFault(error: unknown, unread: Cursor, script: SqlScript): void {
  if (!(error instanceof SqlSyntaxError)) throw error;
  const { tokens, index, end } = unread.kept();
  script.skip(tokens[index]?.start ?? 0, tokens[end - 1]?.end ?? 0, error.message, true);
}

/** Words of databases that Rowloom does not read, and of indexes: they say how rows are stored. */
const STORAGE = new Set(
  (
    'BACKUP CACHE CLUSTER CODEC COMPOUND COMPRESS DATA_RETENTION_TIME_IN_DAYS DISTKEY DISTSTYLE ENCODE FAMILY GRANULARITY ' +
    'INITRANS INTERLEAVED LOCALITY LOGGING MAXTRANS NOCACHE NOCOMPRESS NOLOGGING NOPARALLEL OPTIONS ORDER PARALLEL ' +
    'PCTFREE PCTUSED SEGMENT SETTINGS SORTKEY STORAGE TTL'
  ).split(' '),
);

/** Lists the tokens of a statement that no reader has read. */
export function listUnread(cursor: Cursor, script: SqlScript): void {
  for (const { from, to } of cursor.unread()) {
    const first = cursor.tokens[from];
    const last = cursor.tokens[to - 1];
    if (!first || !last) continue;
    const isStorage = STORAGE.has(first.keyword);
    const reason = isStorage
      ? 'This says how the database stores rows.'
      : `“${script.text.slice(first.start, first.end)}” is not known here.`;
    script.skip(first.start, last.end, reason, !isStorage);
  }
}
