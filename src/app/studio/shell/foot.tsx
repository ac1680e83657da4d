import { useEffect, useId, useState } from 'react';
import { focusTarget } from '../../lib/focus.ts';
import { Button } from '../../ui/button.tsx';
import { CHECK_FAILED } from '../controls/problems.tsx';
import { TableRows, useIsRowsRefused } from '../controls/table-rows.tsx';
import { useWide } from '../controls/use-wide.ts';
import { lacksOption, optionsOf, useFileSettings } from '../document/file-settings.ts';
import { FOCUS } from '../document/place.ts';
import { selectedTable, useStudio } from '../document/store.ts';
import { choiceText, WITH_PROBLEMS } from '../files/choice-text.ts';
import { ExportChip } from '../files/export-chip.tsx';
import { FormatChoice } from '../files/format-choice.tsx';
import { useExport } from '../files/use-export.ts';
import { useSave } from '../files/use-save.ts';
import type { StudioTable } from '../schema/studio-schema.ts';

interface Props {
  /** Opens the dialog of the download. */
  readonly onExport: () => void;
}

/**
 * The bar below the editor: what a plain file needs, and the export that runs. A narrow screen has the controls in its tabs
 * "Tables" and "Export".
 */
export function Foot({ onExport }: Props) {
  const isWide = useWide();
  const table = useStudio(selectedTable);
  return (
    <section
      aria-label="Download"
      data-step="export"
      className="flex min-w-0 flex-wrap items-center border-line bg-surface has-[button]:border-t lg:gap-x-4 lg:px-3 lg:has-[button]:py-1.5"
    >
      {isWide && table && <FileControls table={table} onExport={onExport} />}
      <ExportChip onShow={onExport} />
    </section>
  );
}

interface ControlsProps extends Props {
  readonly table: StudioTable;
}

function FileControls({ table, onExport }: ControlsProps) {
  const noteId = useId();
  // The size matters only for files that may not fit, and estimating it makes rows of every table.
  const choice = useExport('on-demand');
  const { isUnderWay, isBusy, save } = useSave(choice);
  const { schema, tables } = choice;
  const isRowsRefused = useIsRowsRefused(table.id);
  const isRefused = choice.isRefused || isRowsRefused;
  const isIncomplete = useFileSettings((settings) => lacksOption(settings.format, optionsOf(settings)));
  const isChecked = useStudio(({ problems }) => problems.schema === schema);
  const isFailed = useStudio(({ problems }) => problems.isFailed);
  const [isWanted, setWanted] = useState(false);

  function download() {
    if (!isBusy) setWanted(true);
  }

  /** The file may be of another table alone. The number is not in it then, and Enter only settles the number. */
  function onEnter() {
    if (tables.some(({ id }) => id === table.id)) download();
  }

  function noteOf(): string {
    if (isRefused) return WITH_PROBLEMS;
    if (isUnderWay) return 'This file is being made.';
    if (isFailed) return `${CHECK_FAILED} The download checks it again.`;
    return isIncomplete ? 'Set the required option under More options.' : choiceText(choice);
  }

  // The problems are those of an earlier schema until the edit before a download is checked.
  useEffect(() => {
    if (!isWanted || !isChecked) return;
    setWanted(false);
    if (isRefused) return;
    // The dialog has the option; or it says what is too large, and what fits.
    if (isIncomplete) onExport();
    else void save().then((isStarted) => isStarted || onExport());
  });

  return (
    <div className="contents max-lg:hidden">
      <FormatChoice label="Format" />
      <div data-part="tables">
        <TableRows key={table.id} table={table} place="foot" onEnter={onEnter} />
      </div>
      <Button
        ref={focusTarget(FOCUS.download)}
        variant="primary"
        size="small"
        single
        busy={isBusy || isWanted}
        // The spinner has its place beside the text, so that nothing moves when it comes.
        className="relative px-7! [&>.spinner]:absolute [&>.spinner]:left-2.5"
        aria-disabled={isRefused || isBusy || undefined}
        aria-describedby={noteId}
        onClick={download}
      >
        Download
      </Button>
      <p id={noteId} className={`min-w-0 text-sm wrap-anywhere ${isRefused ? 'text-danger' : 'text-muted'}`}>
        {noteOf()}
      </p>
      <Button size="small" variant="quiet" aria-haspopup="dialog" onClick={onExport}>
        More options
      </Button>
    </div>
  );
}
