import { formatCount } from '../../lib/format-count.ts';
import { Button } from '../../ui/button.tsx';
import { useFileSettings } from '../document/file-settings.ts';
import type { StudioTable } from '../schema/studio-schema.ts';
import { nameOf } from './choice-text.ts';
import type { Fit, Way } from './fit.ts';
import { listed } from './fit-text.ts';
import { sizeText } from './sizes.ts';
import type { ExportChoice } from './use-export.ts';

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
      <div className="mb-2">
        <Button size="touch" onClick={choose(() => setFit({ isCut: false }))}>
          All rows
        </Button>
      </div>
    );
  }
  if (fit.ways.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, and a layout, of its own.
    <div role="group" aria-label="What fits" className="mb-2 flex flex-wrap gap-2">
      {fit.ways.map((way) => (
        <Button
          key={wayText(way, tables)}
          size="touch"
          className="max-w-full"
          onClick={choose(() => take(way, tables))}
        >
          <span className="truncate">{wayText(way, tables)}</span>
        </Button>
      ))}
    </div>
  );
}

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
