import { useId, useState } from 'react';
import type { Json } from '../../../catalogue/field.ts';
import { type NamedFile, namedFileIn } from '../../../schema/edits/given-json.ts';
import { announce } from '../../notifications/announcements.tsx';
import { Button } from '../../ui/button.tsx';
import { FileButton } from '../controls/file-button.tsx';
import { FileRefusal } from '../controls/file-refusal.tsx';
import { chooseFile, type Refusal } from '../document/choose-file.ts';
import { useHeldFiles } from '../document/held-files.ts';
import { ProblemTexts } from '../fields/labelled.tsx';
import type { GivenFile } from '../schema/given-rows.ts';
import { problemsAt } from '../schema/problem-places.ts';
import type { SetOptions } from '../schema/studio-schema.ts';
import type { FormProps } from './form.ts';

interface Props {
  readonly form: FormProps;
  readonly named: NamedFile;
}

/** The options of a list whose file was chosen again. The column of its values stays. */
function withFile(options: SetOptions, { file, sha256 }: GivenFile): SetOptions {
  const { values } = options;
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return options;
  const named = namedFileIn(values);
  if (named?.file === file && named.sha256 === sha256) return options;
  return { ...options, values: { ...values, file, sha256 } };
}

function withoutFile({ values: _, ...options }: SetOptions): SetOptions {
  return { ...options, values: [] };
}

function textIn(values: Json | undefined, name: string): string | undefined {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return undefined;
  const text = Object.entries(values).find(([property]) => property === name)?.[1];
  return typeof text === 'string' ? text : undefined;
}

/** The values of a list that are in a file, which the document only names. */
export function ListFile({ form, named }: Props) {
  const id = useId();
  const { options, path, onEdit } = form;
  const [refusal, setRefusal] = useState<Refusal>();
  const isHeld = useHeldFiles((files) => named.sha256 !== undefined && files.has(named.sha256));
  const problems = problemsAt(form.problems, ...path, 'values');
  const column = textIn(options.values, 'column');
  const weights = textIn(options.values, 'weightColumn');

  async function choose(file: File) {
    setRefusal(
      await chooseFile(file, named, (given) => {
        onEdit((before) => withFile(before, given));
        announce(`${given.file} chosen.`);
      }),
    );
  }

  return (
    <fieldset aria-label="Values of a file" className="col-span-full flex min-w-0 flex-col gap-2">
      <p aria-hidden="true" className="text-sm font-medium">
        Values of a file
      </p>
      <p className="text-xs break-words text-muted">
        {named.file}
        {column !== undefined && `, column ${column}`}
        {weights !== undefined && `, weights in ${weights}`}
        {isHeld ? '.' : '. Choose it again to see its values.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <FileButton
          text="Choose file"
          label="File of values"
          accept=".csv,.tsv,.json,.ndjson,.jsonl"
          size="touch"
          onFile={(file) =>
            void choose(file).catch(() => setRefusal({ message: `${file.name} could not be read.` }))
          }
        />
        <Button size="touch" variant="quiet" onClick={() => onEdit(withoutFile)}>
          Write values instead
        </Button>
      </div>
      {refusal && <FileRefusal refusal={refusal} onTaken={() => setRefusal(undefined)} />}
      {problems.length > 0 && <ProblemTexts problems={problems} controlId={id} />}
    </fieldset>
  );
}
