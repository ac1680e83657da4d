import { formats } from '../../../../formats/formats.ts';
import { countOf, formatCount } from '../../../lib/format-count.ts';
import { Button } from '../../../ui/button.tsx';
import type { StudioTable } from '../schema/studio-schema.ts';
import { useFileSettings } from './file-settings.ts';
import { ESTIMATED_BYTES_MAX, type Fit, type Way } from './fit.ts';
import { sizeText } from './sizes.ts';
import type { ExportChoice } from './use-export.ts';

const LIMIT = sizeText(ESTIMATED_BYTES_MAX);

const nameOf = (table: StudioTable | undefined) => table?.name || 'the unnamed table';

/** Names as a sentence has them; of many only how many. */
function listed(tables: readonly (StudioTable | undefined)[]): string {
  return tables.length > 2 ? countOf(tables.length, 'table') : tables.map(nameOf).join(' and ');
}

/** What is written, and how large it will be. */
export function fitText(
  { tables, request: { format } }: Pick<ExportChoice, 'tables' | 'request'>,
  fit: Fit | undefined,
): string {
  const rows = fit?.rowCount ?? tables.reduce((sum, table) => sum + table.rows, 0);
  const files = 'ofTables' in formats[format] ? 1 : tables.length;
  const inFiles = files > 1 ? `, in ${countOf(files, 'file')}` : '';
  if (!fit) return `${countOf(rows, 'row')}${inFiles}.`;
  const size = `about ${sizeText(fit.bytes)}${fit.gzip ? ' compressed' : ''}`;
  const start = `${countOf(rows, 'row')}, ${size}${inFiles}.`;
  if (fit.isTooLarge) return `${start} That is more than the ${LIMIT} that this page can hold.`;
  if (fit.rows) return `${start} ${cutText(tables, fit.rows)}`;
  if (fit.gzip && fit.plainBytes > ESTIMATED_BYTES_MAX) {
    return `${start} Uncompressed it would be about ${sizeText(fit.plainBytes)}, and this page can hold ${LIMIT}.`;
  }
  return `${start} This page can hold ${LIMIT}.`;
}

function cutText(tables: readonly StudioTable[], rows: readonly number[]): string {
  const cut = tables.filter((table, i) => (rows[i] ?? table.rows) < table.rows);
  const most = Math.max(...cut.map((table) => rows[tables.indexOf(table)] ?? 0));
  return `Only the first ${formatCount(most)} rows of ${listed(cut)}, because this page can hold ${LIMIT}.`;
}

interface WaysProps extends Pick<ExportChoice, 'tables'> {
  readonly fit: Fit;
  /** Called once a way is chosen: its button is gone then. */
  readonly onChosen: () => void;
}

/** What can be written instead of what is too large; and, where rows are left out, the way back. */
export function FitWays({ tables, fit, onChosen }: WaysProps) {
  const { setFit } = useFileSettings.getState();
  const choose = (set: () => void) => () => {
    set();
    onChosen();
  };
  if (fit.rows) {
    return (
      <div>
        <Button size="small" className={TOUCH} onClick={choose(() => setFit({ isCut: false }))}>
          All rows
        </Button>
      </div>
    );
  }
  if (fit.ways.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, and a layout, of its own.
    <div role="group" aria-label="What fits" className="flex flex-wrap gap-2">
      {fit.ways.map((way) => (
        <Button
          key={wayText(way, tables)}
          size="small"
          className={`max-w-full ${TOUCH}`}
          onClick={choose(() => take(way, tables))}
        >
          <span className="truncate">{wayText(way, tables)}</span>
        </Button>
      ))}
    </div>
  );
}

const TOUCH = 'min-h-11 lg:min-h-0';

function wayText(way: Way, tables: readonly StudioTable[]): string {
  switch (way.kind) {
    case 'compress':
      return `Compress (about ${sizeText(way.bytes)})`;
    case 'cut': {
      const cut = listed(way.tables.map((place) => tables[place]));
      return `Only the first ${formatCount(way.rows)} rows of ${cut}${way.gzip ? ', compressed' : ''}`;
    }
    case 'alone':
      return `Only ${nameOf(tables[way.table])}`;
  }
}

function take(way: Way, tables: readonly StudioTable[]): void {
  const { setFit, setTable } = useFileSettings.getState();
  switch (way.kind) {
    case 'compress':
      setFit({ gzip: true });
      break;
    case 'cut':
      setFit({ gzip: way.gzip, isCut: true });
      break;
    case 'alone':
      setTable(tables[way.table]?.id);
      break;
  }
}
