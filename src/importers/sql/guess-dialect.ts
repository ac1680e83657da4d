import type { SourceDialect } from '../source-tables.ts';

/** Marks of each dialect, with the weight of one. Each counts once. */
const EVIDENCE: readonly (readonly [SourceDialect, number, RegExp])[] = [
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
];

/** The marks of a dialect are common, so that this much of the text has some. */
export const EXAMINED = 500_000;

export interface GuessedDialect {
  readonly dialect: SourceDialect;
  /** False if nothing in the text tells the dialects apart. */
  readonly isCertain: boolean;
}

/** The dialect with the most evidence in the text; PostgreSQL, which is near to the standard, if there is none. */
export function guessDialect(text: string): GuessedDialect {
  const examined = text.slice(0, EXAMINED);
  const scores = new Map<SourceDialect, number>();
  for (const [dialect, weight, mark] of EVIDENCE) {
    if (mark.test(examined)) scores.set(dialect, (scores.get(dialect) ?? 0) + weight);
  }
  let best: GuessedDialect = { dialect: 'postgresql', isCertain: false };
  let most = 0;
  for (const [dialect, score] of scores) {
    if (score <= most) continue;
    best = { dialect, isCertain: true };
    most = score;
  }
  return best;
}
