import { formats } from '../../../../formats/formats.ts';
import { LabelledSelect } from '../../../ui/labelled-select.tsx';
import { Setting } from '../options/setting.tsx';
import { NO_PROBLEMS } from '../problems.ts';
import { ProblemList } from '../shell/problems.tsx';
import { CsvProfileChoice } from './csv-profile-choice.tsx';
import { useFileSettings } from './file-settings.ts';
import { FormatChoice } from './format-choice.tsx';
import { ChosenFormatOptions } from './format-options-form.tsx';
import type { ExportChoice } from './use-export.ts';

/** The choices; what is done with them is below, always in view. */
export function ExportForm({ schema, request, isRefused, fit, problems }: ExportChoice) {
  return (
    <div className="flex flex-col gap-5 text-sm">
      {isRefused && (
        <div className="rounded-panel border border-danger p-2">
          <p className="p-2 font-medium text-danger">These problems have to be solved first.</p>
          <ProblemList />
        </div>
      )}
      <FormatChoice label="Format" />
      <TableChoice schema={schema} request={request} />
      <Compress isChecked={fit?.gzip ?? false} />
      {request.format === 'csv' && <CsvProfileChoice />}
      <ChosenFormatOptions problems={problems} />
    </div>
  );
}

function Compress({ isChecked }: { readonly isChecked: boolean }) {
  return (
    <div className="-mx-2">
      <Setting
        label="Compress"
        help="As gzip, which most tools read as it is."
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
      options={[
        ['', all],
        ...tables.map(({ id, name }) => [id, `Only ${name || 'the unnamed table'}`] as const),
      ]}
      value={tables.some(({ id }) => id === table) ? table : ''}
      onChange={(value) => useFileSettings.getState().setTable(value || undefined)}
    />
  );
}
