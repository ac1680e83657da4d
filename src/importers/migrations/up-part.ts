import type { SourceDialect } from '../source-tables.ts';

export interface UpPart {
  /** As long as the text of the file: what is left out is spaces. */
  readonly text: string;
  readonly cuts: readonly Cut[];
}

/** A part that was left out of a file. Offsets are those of the file's text. */
interface Cut {
  readonly start: number;
  readonly end: number;
  readonly reason: string;
}

const COMMENT = /(?:--|#).*/g;
/**
 * Comments of dbmate, goose, sql-migrate, rambler, node-pg-migrate, MyBatis and Play after which statements make a change or
 * undo it.
 */
const MARKS = [
  /^--[ \t]*migrate:(up|down)\b/i,
  /^--[ \t]*rambler[ \t]+(up|down)\b/i,
  /^--[ \t]*[+@](?:\w+[ \t:]+)?(up|down)\b/i,
  /^--[ \t]*(up|down)[ \t]+migration\b/i,
  /^--[ \t]*\/\/[ \t]*@(undo)\b/i,
  /^#[ \t]*---[ \t]*!(up|down)s\b/i,
];
/** Liquibase's comment before a change, which can be for some databases only. */
const CHANGE = /^--[ \t]*changeset[ \t]/i;
const BREAKPOINT = '--> statement-breakpoint';

/** The statements of a migration that make its change, without those that undo it. */
export function upPart(text: string, dialect: SourceDialect): UpPart {
  const cuts: Cut[] = [];
  let cut: Omit<Cut, 'end'> | undefined;
  const parts: string[] = [];
  let end = 0;
  const take = (to: number, isKept: boolean) => {
    const part = text.slice(end, to);
    parts.push(isKept ? part : part.replace(/[^\r\n]/g, ' '));
    end = to;
  };
  for (const { 0: line, index: start } of text.matchAll(COMMENT)) {
    const comment = line.trim();
    const isAlone = text.slice(text.lastIndexOf('\n', start) + 1, start).trim() === '';
    if (!isAlone) continue;
    const mark = MARKS.map((one) => one.exec(comment)?.[1]?.toLowerCase()).find((one) => one !== undefined);
    const isChange = CHANGE.test(comment);
    if (mark === undefined && !isChange) continue;
    take(start, cut === undefined);
    if (cut) cuts.push({ ...cut, end: start });
    const reason = isChange ? whyElsewhere(comment, dialect) : mark === 'up' ? undefined : UNDOES;
    cut = reason === undefined ? undefined : { start, reason };
    take(start + line.length, false);
  }
  take(text.length, cut === undefined);
  if (cut) cuts.push({ ...cut, end: text.length });
  // Drizzle ends statements with a line that is no comment in MySQL.
  const kept = parts.length === 1 ? text : parts.join('');
  return { text: kept.replaceAll(BREAKPOINT, `;${' '.repeat(BREAKPOINT.length - 1)}`), cuts };
}

const UNDOES = 'This part undoes a migration, and is left out.';

/** The names that Liquibase gives to databases. https://docs.liquibase.com/concepts/changelogs/attributes/dbms.html */
const LIQUIBASE: Readonly<Record<SourceDialect, readonly string[]>> = {
  postgresql: ['postgresql'],
  mysql: ['mysql', 'mariadb'],
  sqlite: ['sqlite'],
  sqlserver: ['mssql'],
};

/** Why a change with attributes such as `dbms:oracle, h2 runOnChange:true` is not for a database. */
function whyElsewhere(comment: string, dialect: SourceDialect): string | undefined {
  const [, attribute] = comment.split(/[ \t]dbms:/i);
  if (attribute === undefined) return undefined;
  const words = attribute.split(/[ \t]+/);
  const end = words.findIndex((word) => word.includes(':'));
  const listed = words
    .slice(0, end < 0 ? words.length : end)
    .join(' ')
    .replaceAll(/["']/g, '')
    .trim();
  const names = listed.toLowerCase().split(/[, ]+/);
  const own = LIQUIBASE[dialect];
  const isFor = names.some((name) => own.includes(name) || name === 'all');
  const isForOthers = names.every((name) => name.startsWith('!') && !own.includes(name.slice(1)));
  return isFor || isForOthers ? undefined : `This change is for ${listed}, and is left out.`;
}
