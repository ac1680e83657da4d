import { useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { WITH_PROBLEMS, WITHOUT_TABLE } from './choice-text.ts';
import { useExports } from './exports.ts';
import { FileList } from './file-list.tsx';
import { fitText } from './fit-text.ts';
import { FitWays } from './fit-ways.tsx';
import { RunningExport } from './running-export.tsx';
import { recordShown } from './shown-exports.ts';
import { useCopyRows } from './use-copy-rows.ts';
import type { ExportChoice } from './use-export.ts';
import { useSave } from './use-save.ts';
import { WaitingExports } from './waiting-exports.tsx';

const TOUCH = 'min-h-11 lg:min-h-0';

/** What is made, and the buttons that make it. */
export function ExportActions(choice: ExportChoice) {
  const { fit, isRefused, error, tables } = choice;
  const saveButton = useRef<HTMLButtonElement>(null);
  const noteId = useId();
  const reasonId = useId();
  const copyNoteId = useId();
  const { isUnderWay, isBusy, save } = useSave(choice);
  const failure = useExports((exports) => exports.error);
  const isTooLarge = fit?.isTooLarge ?? false;
  const canMake = !isRefused && tables.length > 0 && error === undefined;
  const canSave = canMake && !isTooLarge;
  const copying = useCopyRows(choice, canMake);
  const focusSave = () => saveButton.current?.focus();
  useEffect(recordShown, []);

  return (
    <div className="flex w-full flex-col text-sm">
      <p id={noteId} className={`mb-2 ${isTooLarge ? 'text-danger' : 'text-muted'}`}>
        {fitText(choice, isRefused ? undefined : fit)}
      </p>
      {!isRefused && fit && <FitWays tables={tables} fit={fit} onChosen={focusSave} />}
      <RunningExport next={focusSave} />
      <WaitingExports next={focusSave} />
      {/* Always there: a region that is added with its text is not announced. */}
      <p role="alert" className="text-danger not-empty:mb-2">
        {failure}
      </p>
      <FileList next={focusSave} />
      <div className="flex flex-wrap gap-2">
        <Button
          ref={saveButton}
          variant="primary"
          single
          busy={isBusy}
          className={TOUCH}
          aria-disabled={canSave && !isBusy ? undefined : true}
          aria-describedby={`${noteId} ${reasonId}`}
          onClick={() => canSave && void save()}
        >
          Download
        </Button>
        <Button
          className={TOUCH}
          busy={copying.isCopying}
          aria-disabled={copying.canCopy ? undefined : true}
          aria-describedby={canMake && copying.note ? copyNoteId : `${noteId} ${reasonId}`}
          onClick={() => copying.canCopy && void copying.copy()}
        >
          Copy rows
        </Button>
      </div>
      <p id={reasonId} className={`not-empty:mt-2 ${canMake ? 'text-muted' : 'text-danger'}`}>
        {reasonOf(choice, isUnderWay)}
      </p>
      {canMake && copying.note && (
        <p id={copyNoteId} className="mt-2 text-muted">
          {copying.note}
        </p>
      )}
      <p aria-live="polite" className="text-muted not-empty:mt-2">
        {copying.said}
      </p>
    </div>
  );
}

/** Why "Download" is disabled, where the size does not say it. */
function reasonOf({ isRefused, tables, error }: ExportChoice, isUnderWay: boolean): string | undefined {
  if (isRefused) return WITH_PROBLEMS;
  if (tables.length === 0) return WITHOUT_TABLE;
  return (
    error ??
    (isUnderWay ? 'This file is being made. Another format or option makes another file.' : undefined)
  );
}
