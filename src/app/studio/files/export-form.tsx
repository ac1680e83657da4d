import { useId, useRef, useState } from 'react';
import { type FormatId, formats, isTextFormat } from '../../../formats/formats.ts';
import { Button } from '../../ui/button.tsx';
import { LabelledSelect } from '../../ui/labelled-select.tsx';
import { CheckFailed, ProblemList } from '../controls/problems.tsx';
import { optionsOf, useFileSettings } from '../document/file-settings.ts';
import { useStudio } from '../document/store.ts';
import { Setting } from '../fields/setting.tsx';
import { NO_PROBLEMS } from '../schema/problems.ts';
import { nameOf } from './choice-text.ts';
import { CsvProfileChoice } from './csv-profile-choice.tsx';
import { FormatChoice } from './format-choice.tsx';
import { ChosenFormatOptions, hasLeadingOptions, hasOtherOptions } from './format-options-form.tsx';
import type { ExportChoice } from './use-export.ts';

/** The choices; what is done with them is below, always in view. */
export function ExportForm({ schema, request, isRefused, fit, problems }: ExportChoice) {
  const isFailed = useStudio((state) => state.problems.isFailed);
  const format = useRef<HTMLDivElement>(null);
  return (
    <div className="flex flex-col gap-4 text-sm">
      {isRefused && (
        <div className="rounded-panel border border-danger p-2">
          <p className="p-2 font-medium text-danger">Fix these problems first.</p>
          <ProblemList />
        </div>
      )}
      {isFailed && <CheckFailed next={() => format.current?.focus()} />}
      <div
        ref={format}
        tabIndex={-1}
        className="grid gap-4 outline-none md:grid-cols-[auto_minmax(0,1fr)] md:gap-x-8"
      >
        <FormatChoice label="Format" />
        <TableChoice schema={schema} request={request} />
      </div>
      {hasLeadingOptions(request.format) && <ChosenFormatOptions part="leading" problems={problems} />}
      {isTextFormat(request.format) && <Compress isChecked={fit?.gzip ?? false} />}
      {hasOtherOptions(request.format) && <FoldedOptions format={request.format} problems={problems} />}
    </div>
  );
}

interface FoldedProps extends Pick<ExportChoice, 'problems'> {
  readonly format: FormatId;
}

/** Most files need none of them. They unfold by themselves when one of them has a problem. */
function FoldedOptions({ format, problems }: FoldedProps) {
  const [isOpen, setOpen] = useState(false);
  const [hadProblems, setHadProblems] = useState(false);
  const setCount = useFileSettings((settings) => Object.keys(optionsOf(settings)).length);
  const id = useId();
  const hasProblems = problems.length > 0;
  if (hasProblems !== hadProblems) {
    setHadProblems(hasProblems);
    if (hasProblems) setOpen(true);
  }
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-2">
      <div className="flex items-center gap-3">
        <Button
          variant="quiet"
          size="small"
          className="-ml-2 min-h-11 px-2! lg:min-h-0"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <span aria-hidden="true" className={isOpen ? 'rotate-90' : ''}>
            ›
          </span>
          Options
        </Button>
        <span className="text-muted">
          {setCount > 0 ? `${setCount} set` : `for ${formats[format].label}, all default`}
        </span>
      </div>
      {isOpen && (
        <div id={id} className="flex flex-col gap-4">
          {format === 'csv' && <CsvProfileChoice />}
          <ChosenFormatOptions part="others" problems={problems} />
        </div>
      )}
    </div>
  );
}

function Compress({ isChecked }: { readonly isChecked: boolean }) {
  return (
    <div className="-ml-2 lg:-mr-2">
      <Setting
        label="Compress"
        help="Compress with gzip (.gz). Most tools read such files directly."
        isFolded
        checked={isChecked}
        problems={NO_PROBLEMS}
        onSet={(gzip) => useFileSettings.getState().setFit({ gzip })}
      />
    </div>
  );
}

function TableChoice({ schema: { tables }, request: { format } }: Pick<ExportChoice, 'schema' | 'request'>) {
  const table = useFileSettings((settings) => settings.table);
  if (tables.length < 2) return null;
  const all =
    'ofTables' in formats[format] ? 'All tables, in one file' : `All tables, ${tables.length} files`;
  return (
    <LabelledSelect
      label="Tables"
      options={[['', all], ...tables.map((one) => [one.id, `Only ${nameOf(one)}`] as const)]}
      value={tables.some(({ id }) => id === table) ? table : ''}
      onChange={(value) => useFileSettings.getState().setTable(value || undefined)}
    />
  );
}
