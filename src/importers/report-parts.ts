import type { SkippedPart } from './source-tables.ts';

/** The consequence for the rows of a part that was not read, or of a demand that is not kept. */
export type Consequence = 'refused' | 'may-differ' | 'none';

/** The headings of a report's sections, in order. */
export const sectionTitles = {
  refused: 'The database will refuse',
  'may-differ': 'May differ',
  guesses: 'Guesses',
} as const;

export function consequenceOf({ isRefused, matters }: SkippedPart): Consequence {
  if (isRefused) return 'refused';
  return matters ? 'may-differ' : 'none';
}

/** Figures of a report, each with its noun in the singular and the plural. */
const FIGURES = [
  ['primaryKeys', 'primary key', 'primary keys'],
  ['uniqueKeys', 'unique key', 'unique keys'],
  ['foreignKeys', 'foreign key', 'foreign keys'],
  ['checks', 'check', 'checks'],
  ['sampleRows', 'row', 'rows'],
] as const;

/** A report's counts of the source: keys, checks and rows. */
export interface ReportSummary {
  readonly tables: number;
  readonly columns: number;
  readonly primaryKeys: number;
  readonly uniqueKeys: number;
  readonly foreignKeys: number;
  /** Conditions such as CHECK, of columns and of tables. */
  readonly checks: number;
  /** Checks that all rows fulfil. */
  readonly checksKept: number;
  /** Rows of samples and of dumps. */
  readonly sampleRows: number;
}

/** The keys, checks and rows of a source: `2 primary keys, 3 checks (2 kept)`. Empty if it has none. */
export function summaryText(summary: ReportSummary): string {
  return FIGURES.flatMap(([figure, one, many]) => {
    const count = summary[figure];
    if (count === 0) return [];
    const { checks, checksKept } = summary;
    const kept =
      figure === 'checks' && checksKept < checks ? ` (${checksKept.toLocaleString('en-US')} kept)` : '';
    return [`${count.toLocaleString('en-US')} ${count === 1 ? one : many}${kept}`];
  }).join(', ');
}

/** How many checks rows break, or can break. */
export function brokenChecks(
  broken: readonly { readonly demand: { readonly constraint?: { readonly kind: string } } }[],
): number {
  return broken.filter(({ demand }) => demand.constraint?.kind === 'check').length;
}
