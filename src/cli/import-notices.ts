import { fields } from '../catalogue/fields.ts';
import { cutAt } from '../expression/text.ts';
import { formats } from '../formats/formats.ts';
import { sourceKinds } from '../importers/kinds.ts';
import type { ColumnReport, Evidence, ImportReport } from '../importers/report.ts';
import { type Consequence, consequenceOf, sectionTitles, summaryText } from '../importers/report-parts.ts';
import { counted } from '../library/counted.ts';
import type { MergeNotice } from '../schema/edits/merge-source.ts';
import { printable } from './report.ts';

/** A list on the terminal is cut here: the report has all of it. */
const LINES_MAX = 20;

interface ReportedColumn {
  readonly table: string;
  readonly column: ColumnReport;
}

function columnsOf({ tables }: ImportReport): readonly ReportedColumn[] {
  return tables.flatMap((table) => table.columns.map((column) => ({ table: table.name, column })));
}

/** Cuts a list of the report, and counts the rest. */
type Cut = (lines: readonly string[], what: string) => readonly string[];

/** @param wayOut a sentence that says where the rest of a list is */
function cutWith(wayOut: string): Cut {
  return (lines, what) => {
    if (lines.length <= LINES_MAX) return lines;
    const rest = lines.length - LINES_MAX;
    return [...lines.slice(0, LINES_MAX), `${rest.toLocaleString('en-US')} more ${what}. ${wayOut}`];
  };
}

/** SQL files are for PostgreSQL unless their option says otherwise. */
function notesOf({ dialect = 'postgresql', isDialectGuessed, notes }: ImportReport): readonly string[] {
  const name = formats.sql.options.dialect.labels[dialect];
  const about = [
    ...(dialect === 'postgresql'
      ? []
      : [`The columns keep their ${name} types, so write SQL files for ${name}.`]),
    ...(isDialectGuessed
      ? [`Hardly anything tells that the SQL is for ${name}. --dialect names another database.`]
      : []),
  ];
  return about.length === 0 ? notes : [about.join(' '), ...notes];
}

/**
 * Says in sentences how much was read, which parts are missing, and which fields to look at. Leaves out statements that change no row.
 * @param wayOut a sentence that says where the rest of a long list is
 */
export function importSentences(
  report: ImportReport,
  fileName: string,
  wayOut = '--report FILE writes all of them.',
): readonly string[] {
  const cut = cutWith(wayOut);
  const columns = columnsOf(report);
  const skippedOf = (consequence: Consequence) =>
    report.skipped
      .filter((part) => consequenceOf(part) === consequence)
      .map(
        ({ place: { file = fileName, line, column }, text, reason }) =>
          `${file}:${line}:${column}: ${quotedPart(text)}${reason}`,
      );
  const repaired = columns.flatMap(({ table, column }) =>
    column.repairs.map((sentence) => `${table}.${column.name}: ${sentence}`),
  );
  const unsure = columns
    .filter(({ column }) => column.confidence === 'unsure')
    .map(({ table, column }) => `${table}.${column.name}: ${guessSentence(column)}`);
  const sampled = columns.filter(({ column }) => column.sampleValues !== undefined);
  const counts = summaryText(report.summary);
  const { tables, columns: read } = report.summary;
  // Tables of things are no part of the source.
  const areMade = report.tables.some(({ isOfThings }) => isOfThings);
  const size = areMade ? [tables, read] : [report.tables.length, columns.length];
  return [
    `Read ${counted(size[0] ?? 0, 'table')} with ${counted(size[1] ?? 0, 'column')} as ${sourceKinds[report.kind].label}${counts === '' ? '' : `: ${counts}`}.`,
    ...cut(notesOf(report), 'notes'),
    ...section('refused', cut(skippedOf('refused'), 'lines')),
    ...section('may-differ', cut(skippedOf('may-differ'), 'parts were skipped')),
    ...cut(repaired, 'changes'),
    ...section('guesses', cut(unsure, 'guesses')),
    ...cut(
      sampled.map(({ table, column }) => `${table}.${column.name}: ${heldSentence(column)}`),
      'columns whose values the schema holds',
    ),
  ].map(printable);
}

/** Lines under their title. No line, no title. */
function section(title: keyof typeof sectionTitles, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [`${sectionTitles[title]}:`, ...lines];
}

/** What guesses come from. */
const SOURCES: Readonly<Record<Evidence, string>> = {
  key: 'from its key',
  check: 'from its checks',
  sample: 'from its values',
  type: 'from its type',
  name: 'from its name',
  none: 'because nothing is known about it',
};

function guessSentence({ field, evidence }: ColumnReport): string {
  return `${fields[field].label}, a guess ${SOURCES[evidence]}.`;
}

/** The report has all values. */
const VALUES_SHOWN = 5;
const LENGTH_SHOWN = 40;

function heldSentence({ sampleValues = [] }: ColumnReport): string {
  const shown = sampleValues.slice(0, VALUES_SHOWN).map((value) => `“${cutAt(String(value), LENGTH_SHOWN)}”`);
  const more = sampleValues.length - shown.length;
  const rest = more > 0 ? [`${more} more`] : [];
  return `The schema holds values of the sample: ${[...shown, ...rest].join(', ')}.`;
}

function quotedPart(text: string): string {
  return text === '' ? '' : `“${text}”: `;
}

/** The same as JSON, one notice per line. */
export function importNotices(report: ImportReport): readonly string[] {
  const notes = notesOf(report).map((message) => ({ code: 'import-note', message }));
  const skipped = report.skipped
    .filter(({ matters }) => matters)
    .map(({ place, text, reason, isRefused = false }) => {
      const code = isRefused ? 'import-refused' : 'import-skipped';
      return { code, ...place, text, message: reason };
    });
  const columns = columnsOf(report).flatMap(({ table, column }) => {
    const { name, field, confidence, repairs, sampleValues } = column;
    const at = { table, column: name, field };
    return [
      ...repairs.map((message) => ({ code: 'import-repaired', ...at, message })),
      ...(confidence === 'unsure' ? [{ code: 'import-unsure', ...at, message: guessSentence(column) }] : []),
      ...(sampleValues ? [{ code: 'import-sample-values', ...at, message: heldSentence(column) }] : []),
    ];
  });
  return [...notes, ...skipped, ...columns].map((notice) => JSON.stringify(notice));
}

/** A line for each part that a merge adds, changes, removes or keeps: nothing goes in silence. */
export function mergeLines(
  notices: readonly MergeNotice[],
  { json }: { readonly json: boolean },
): readonly string[] {
  return notices.map(({ table, column, message }) => {
    if (json)
      return JSON.stringify({
        code: 'import-merged',
        table,
        ...(column !== undefined && { column }),
        message,
      });
    return printable(`${column === undefined ? table : `${table}.${column}`}: ${message}`);
  });
}
