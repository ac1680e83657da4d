import type { Parameter } from '../session.ts';

/** The character set `binary`, which all columns without characters have. */
const BINARY = 63;
/** Types of columns that hold bytes if their character set is `binary`: VARCHAR, BIT, the BLOBs, VAR_STRING, STRING and GEOMETRY. */
const BYTE_TYPES: ReadonlySet<number> = new Set([15, 16, 249, 250, 251, 252, 253, 254, 255]);

/** A column of a result, as `mysql2` describes it. */
export interface ResultColumn {
  readonly characterSet?: number;
  readonly columnType?: number;
}

/** A value of a result: text, or the digits of bytes. */
export function textOfValue(value: unknown, { characterSet, columnType }: ResultColumn): string | null {
  if (value === null || value === undefined) return null;
  if (!Buffer.isBuffer(value)) return String(value);
  const isBytes = characterSet === BINARY && columnType !== undefined && BYTE_TYPES.has(columnType);
  return isBytes ? value.toString('hex').toUpperCase() : value.toString('utf8');
}

/**
 * A value as SQL. Texts are written by their bytes, so that no mode of the server reads a quote or a backslash in another way.
 */
function literalOf(value: Parameter): string {
  if (value === null) return 'NULL';
  if (value instanceof Uint8Array) return `x'${Buffer.from(value).toString('hex')}'`;
  if (typeof value !== 'string') return String(value);
  return value === '' ? "''" : `_utf8mb4 x'${Buffer.from(value, 'utf8').toString('hex')}'`;
}

/** A statement with each `?` replaced by a value. It has no other `?`, such as one in a text. */
export function withParameters(sql: string, parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return sql;
  const parts = sql.split('?');
  if (parts.length !== parameters.length + 1) {
    throw new Error(`The statement has ${parts.length - 1} parameters, not ${parameters.length}`);
  }
  return parts
    .map((part, i) => part + (i < parameters.length ? literalOf(parameters[i] ?? null) : ''))
    .join('');
}
