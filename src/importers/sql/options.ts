import type { Cursor } from './cursor.ts';

/** Words of options that change no row, and have nothing behind them. */
const WORDS = new Set(
  (
    ', ACTION ADD ASC BY CHARACTER CLUSTERED DATA DEFAULT DEFERRABLE DELETE DESC DISTINCT DROP ENFORCED FIRST HASH IGNORED ' +
    'INHERIT INVISIBLE KEY LAST LINEAR LOCAL NO NONCLUSTERED NOT NULLS PRESERVE RANGE ROWS STRICT SUBPARTITION ' +
    'VALID VERSIONING VISIBLE'
  ).split(' '),
);

/** Words of options that change no row, with a value behind them, or behind an equals sign. */
const WITH_VALUE = new Set(
  (
    'ALGORITHM AUTOEXTEND_SIZE AUTO_INCREMENT AVG_ROW_LENGTH CHARSET CHECKSUM COLLATE COLUMNS COMMENT COMPRESSION CONNECTION ' +
    'DELAY_KEY_WRITE DIRECTORY ENCRYPTED ENCRYPTION ENCRYPTION_KEY_ID ENGINE ENGINE_ATTRIBUTE FILESTREAM_ON INCLUDE INITIALLY ' +
    'INSERT_METHOD KEY_BLOCK_SIZE LOCK MATCH MAX_ROWS MIN_ROWS PACK_KEYS PAGE_CHECKSUM PAGE_COMPRESSED ' +
    'PAGE_COMPRESSION_LEVEL PARTITIONS PASSWORD ROW_FORMAT SECONDARY_ENGINE SET STATS_AUTO_RECALC STATS_PERSISTENT ' +
    'STATS_SAMPLE_PAGES STORING SUBPARTITIONS TABLESPACE TEXTIMAGE_ON TRANSACTIONAL TYPE UNION USING WITH WITHOUT'
  ).split(' '),
);

interface OptionsContext {
  /** Words that end the options. */
  readonly until?: ReadonlySet<string>;
  /** Called behind `ON`. */
  readonly onEvent?: (cursor: Cursor) => void;
}

/** Reads options behind a definition. Tokens that belong to none stay unread. */
export function readOptions(cursor: Cursor, { until, onEvent }: OptionsContext = {}): void {
  while (!cursor.isAtEnd && !(until && cursor.seesOneOf(until))) {
    if (cursor.takes('ON')) {
      onEvent?.(cursor);
      readEvent(cursor);
    } else if (cursor.seesOneOf(WITH_VALUE)) readValued(cursor);
    else if (cursor.seesOneOf(WORDS)) cursor.take();
    else cursor.skip();
  }
}

/** `ENGINE = InnoDB`, `WITH (fillfactor = 70)`, `USING btree`, `WITH SYSTEM VERSIONING` */
function readValued(cursor: Cursor): void {
  cursor.take();
  cursor.takes('=');
  cursor.takes('PARSER');
  if (!cursor.isAtEnd && !cursor.sees('(')) cursor.take();
  while (cursor.takes('.') && !cursor.isAtEnd) cursor.take();
  if (cursor.sees('(') && cursor.closes()) cursor.parenthesized().kept();
}

const EVENTS = new Set(['DELETE', 'UPDATE', 'CONFLICT']);

/** Reads what follows `ON`: `DELETE SET NULL`, `UPDATE current_timestamp(3)`, `CONFLICT REPLACE`, `[PRIMARY]`, `scheme (column)`. */
export function readEvent(cursor: Cursor): void {
  if (cursor.isAtEnd) return;
  const isEvent = cursor.seesOneOf(EVENTS);
  cursor.take();
  if (isEvent && !cursor.takes('SET')) cursor.takes('NO');
  if (isEvent && !cursor.isAtEnd) cursor.take();
  if (cursor.sees('(') && cursor.closes()) cursor.parenthesized().kept();
}
