import type { ForeignDialect, SourceDialect } from '../source-tables.ts';

/** A type, and not the word in a text. */
const STRING_TYPE = /\w["`]? (?:STRING|string)(?:[,()]|\r?\n| (?:NOT|NULL|not|null)\b)/;

/** Marks of each dialect, with the weight of one. Each counts once. */
const EVIDENCE: readonly (readonly [SourceDialect | ForeignDialect, number, RegExp])[] = [
  ['postgresql', 20, /^-- (?:Dumped (?:from|by)|PostgreSQL database)/m],
  ['postgresql', 10, /^\\(?:restrict|connect|c|set|echo|\.)(?:\s|$)/m],
  ['postgresql', 8, /\bpg_catalog\.|\bALTER TABLE ONLY\b|::\s*"?[a-z]/i],
  ['postgresql', 6, /\bFROM stdin;/],
  ['postgresql', 5, /\bCREATE TYPE\s+[\w."]+\s+AS\s+ENUM\b|\bCREATE DOMAIN\b|\bnextval\s*\(/i],
  [
    'postgresql',
    4,
    /\b(?:jsonb|bytea|timestamptz|timetz|bigserial|smallserial|tsvector|citext|inet|cidr)\b/i,
  ],
  ['postgresql', 4, /\bwith(?:out)? time zone\b|\bcharacter varying\b|\bCOMMENT ON\b|\$\w*\$/i],
  ['postgresql', 3, /\bserial\b|\bGENERATED\s+(?:ALWAYS|BY\s+DEFAULT)\s+AS\s+IDENTITY\b|\w\[\]/i],
  ['postgresql', 2, /\bdouble precision\b|\bCREATE EXTENSION\b|\buuid\b|\bUNLOGGED\b|\bPARTITION OF\b/i],
  ['mysql', 20, /^-- (?:MySQL|MariaDB|phpMyAdmin|Adminer)\b/m],
  ['mysql', 10, /\/\*M?!\d{5}|\bENGINE\s*=|\bAUTO_INCREMENT\b/i],
  ['mysql', 6, /^DELIMITER\s/im],
  ['mysql', 6, /\bDEFAULT\s+CHARSET\b|\bLOCK TABLES\b|\bCHARACTER SET\b|\bON UPDATE CURRENT_TIMESTAMP\b/i],
  ['mysql', 4, /\bunsigned\b|\b(?:tiny|medium|long)(?:text|blob)\b|\b(?:enum|set)\s*\('|\bmediumint\b/i],
  ['mysql', 3, /`/],
  ['mysql', 1, /\bdatetime\b|\btinyint\b|\bdouble\b/i],
  ['sqlite', 20, /\bsqlite_(?:sequence|master|schema|stat1)\b/i],
  ['sqlite', 10, /\bAUTOINCREMENT\b|\bWITHOUT ROWID\b|\)\s*STRICT\b|^PRAGMA\b/im],
  ['sqlite', 5, /\bCREATE VIRTUAL TABLE\b|\bBEGIN TRANSACTION;/i],
  // MySQL's triggers say BEFORE or AFTER, and FOR EACH ROW; those of SQL Server have AS.
  ['sqlite', 8, /\bTRIGGER\s+[\w"[\]]+\s+(?:INSERT|DELETE|UPDATE)\s|\bON\s+[\w"[\]]+\s+BEGIN\b/i],
  ['sqlite', 3, /\bINTEGER\s+(?:NOT NULL\s+)?PRIMARY KEY\b|\bGLOB\s+'/i],
  ['sqlite', 2, /\bCREATE TABLE IF NOT EXISTS '|\bdatetime\b|\bREAL\b|\bBLOB\b/i],
  ['sqlserver', 12, /^GO[ \t]*\r?$/im],
  ['sqlserver', 10, /\[dbo\]|\bSET (?:ANSI_NULLS|QUOTED_IDENTIFIER)\b|\bON \[PRIMARY\]/i],
  [
    'sqlserver',
    8,
    /\bIDENTITY\s*\(\s*\d|\bsp_addextendedproperty\b|\]\s*\[(?:n?varchar|int|bit|datetime2?)\]/i,
  ],
  ['sqlserver', 6, /\bnvarchar\b|\buniqueidentifier\b|\bdatetime2\b|\bdatetimeoffset\b|\bsmalldatetime\b/i],
  ['sqlserver', 4, /\bNONCLUSTERED\b|\bgetdate\s*\(|\bnewid\s*\(|\bdbo\./i],
  ['sqlserver', 2, /\bN'|\[\w+\]/],
  ['oracle', 12, /\bN?VARCHAR2\s*\(|^--[ \t]+DDL for (?:Table|Index)/im],
  ['oracle', 8, /\bSEGMENT\s+CREATION\b|\bPCTFREE\b|\bSYS_GUID\s*\(|\bNOT\s+NULL\s+ENABLE\b|^\/[ \t]*\r?$/im],
  ['oracle', 6, /\bNUMBER\s*\(\s*[\d*]|\bBINARY_(?:FLOAT|DOUBLE)\b|\bNCLOB\b|\bRAW\s*\(\d/i],
  ['oracle', 3, /[\w"]\s+NUMBER\s*(?:NOT|,|\))|\bSYSDATE\b|\bSYSTIMESTAMP\b|\bCLOB\b/i],
  ['snowflake', 14, /\bTIMESTAMP(?:_?(?:NTZ|LTZ)|_TZ)\b|\bVARCHAR\s*\(16777216\)/i],
  [
    'snowflake',
    10,
    /\bVARIANT\b|\bCREATE\s+(?:OR\s+REPLACE\s+)?TRANSIENT\s+TABLE\b|\bautoincrement\s+(?:start|(?:no)?order)\b/i,
  ],
  ['snowflake', 8, /\bNUMBER\s*\(38\b/i],
  ['snowflake', 4, /\bCREATE\s+OR\s+REPLACE\s+TABLE\b|\bCLUSTER\s+BY\s*\(/i],
  ['snowflake', 4, STRING_TYPE],
  ['bigquery', 14, /\b(?:INT64|FLOAT64|int64|float64|BIGNUMERIC|bignumeric)\b/],
  ['bigquery', 10, /\bOPTIONS\s*\(|\b(?:ARRAY|STRUCT)\s*</i],
  ['bigquery', 8, /\bCREATE\s+(?:OR\s+REPLACE\s+)?TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?`[\w-]+\.[\w.-]+`/i],
  ['bigquery', 2, STRING_TYPE],
  ['redshift', 14, /\bDISTSTYLE\b|\bDISTKEY\b|\bSORTKEY\b/i],
  ['redshift', 12, /\bENCODE\s+(?:az64|lzo|zstd|raw|bytedict|delta|mostly|runlength|text255|text32k|auto)/i],
  ['clickhouse', 26, /\bENGINE\s*=\s*(?:\w*MergeTree|Distributed|Kafka|TinyLog|StripeLog|Buffer|Null)\b/],
  ['clickhouse', 14, /\bU?Int(?:8|16|32|64|128|256)\b|\bFloat(?:32|64)\b|\bDateTime64\b|\bFixedString\b/],
  ['clickhouse', 12, /\b(?:LowCardinality|Nullable)\s*\(/],
  [
    'cockroachdb',
    12,
    /[,(]\s*FAMILY\s+(?:"[^"]*"|\w+)\s*\(\s*["a-z_]|\bunique_rowid\s*\(|\bcrdb_internal\b|\bINVERTED\s+INDEX\b/i,
  ],
  [
    'cockroachdb',
    8,
    /\bUSING\s+HASH\s+WITH\s+BUCKET_COUNT\b|\bLOCALITY\s+(?:REGIONAL|GLOBAL)\b|\bSTORING\s*\(/i,
  ],
  ['cockroachdb', 4, /\bSTRING(?:\[\]|\s*\(\d+\))?\s+(?:NOT\s+)?NULL\b|::STRING\b/i],
];

/** Dialects that have the words of PostgreSQL too. */
const LIKE_POSTGRESQL: readonly ForeignDialect[] = ['redshift', 'cockroachdb'];
/** With less evidence of its own, such a dialect is PostgreSQL. */
const OWN_EVIDENCE = 8;
/** Less evidence is that of words which people write in the SQL of other databases too. */
const CERTAIN = 6;

/** A table whose name has capitals alone, as PostgreSQL's tools never write it. */
const CAPITALS =
  /\b(?:CREATE|create|Create)\s+(?:TABLE|table|Table)\s+(?:(?:IF|if)\s+(?:NOT|not)\s+(?:EXISTS|exists)\s+)?[A-Z][A-Z0-9_$.]*\s*\(/;

/** The marks of a dialect are common, so that this much of the text has some. */
export const EXAMINED = 500_000;

export interface GuessedDialect {
  readonly dialect: SourceDialect | ForeignDialect;
  /** False if hardly anything in the text tells the dialects apart. */
  readonly isCertain: boolean;
}

/** The dialect with the most evidence in the text; PostgreSQL, which is near to the standard, if there is none. */
export function guessDialect(text: string): GuessedDialect {
  const examined = text.slice(0, EXAMINED);
  const scores = new Map<SourceDialect | ForeignDialect, number>();
  for (const [dialect, weight, mark] of EVIDENCE) {
    if (mark.test(examined)) scores.set(dialect, (scores.get(dialect) ?? 0) + weight);
  }
  for (const dialect of LIKE_POSTGRESQL) {
    const own = scores.get(dialect) ?? 0;
    if (own >= OWN_EVIDENCE) scores.set(dialect, own + (scores.get('postgresql') ?? 0));
  }
  const [dialect, most] = [...scores].reduce((best, score) => (score[1] > best[1] ? score : best), NONE);
  if (most >= CERTAIN) return { dialect, isCertain: true };
  // Names in capitals are those of the standard, and of people who write `INTEGER` where a tool of SQLite would not.
  return { dialect: CAPITALS.test(examined) ? 'postgresql' : dialect, isCertain: false };
}

const NONE: readonly [SourceDialect | ForeignDialect, number] = ['postgresql', 0];
