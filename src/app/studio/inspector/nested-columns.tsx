import { type ComponentType, type ReactNode, useId, useState } from 'react';
import { focusTarget } from '../../lib/focus.ts';
import { preloaded } from '../../lib/preload.ts';
import { useLazyModule } from '../../lib/use-lazy-module.ts';
import { notifyNotLoaded } from '../../notifications/not-loaded.ts';
import { Button } from '../../ui/button.tsx';
import { ProblemTexts } from '../fields/labelled.tsx';
import { type NestedColumns as Columns, nestedColumnsIn, nestedJson } from '../schema/nested.ts';
import { problemsAt } from '../schema/problem-places.ts';
import type { FormProps } from './form.ts';

interface Props {
  /** The form that they are an option of. */
  readonly form: FormProps;
  readonly option: string;
  readonly label: string;
  /** The same as JSON text. */
  readonly text: ReactNode;
  /** The form of each column's options. */
  readonly Form: ComponentType<FormProps>;
}

const loadList = preloaded(async () => (await import('./nested-list.tsx')).NestedList);

/**
 * The columns of an object, as rows or as JSON text. Only the text can show a value that is not a list of columns. The code
 * of the rows is loaded with the first object.
 */
export function NestedColumns({ form, option, label, text, Form }: Props) {
  const { options, holder, path, problems, onEdit } = form;
  const columns = nestedColumnsIn(options[option]);
  const [isText, setText] = useState(false);
  if (!columns && !isText) setText(true);
  const NestedList = useLazyModule(loadList, !isText, () => {
    setText(true);
    void notifyNotLoaded();
  });
  const toggleId = useId();
  const at = [...path, option];
  // Those of a column stand beside it.
  const own = problemsAt(problems, ...at).filter((problem) => problem.at.length === at.length);

  function edit(change: (columns: Columns) => Columns, typing?: string) {
    onEdit((before) => {
      const current = nestedColumnsIn(before[option]);
      const after = current && change(current);
      return after === current || !after ? before : { ...before, [option]: nestedJson(after) };
    }, typing);
  }

  return (
    <fieldset
      aria-label={`${label} of ${holder || 'a column without a name'}`}
      className="col-span-2 grid min-w-0 grid-cols-[1fr_auto] gap-2"
    >
      {isText || !columns ? (
        <div className="col-span-2 grid grid-cols-2">{text}</div>
      ) : (
        <>
          <span className="col-span-2 text-sm font-medium">{label}</span>
          {NestedList && <NestedList form={form} path={at} columns={columns} onEdit={edit} Form={Form} />}
        </>
      )}
      <Button
        ref={focusTarget(toggleId)}
        id={toggleId}
        variant="quiet"
        size="touch"
        aria-disabled={!columns || undefined}
        onClick={() => columns && setText(!isText)}
        className="col-start-2"
      >
        {isText ? 'Edit as a list' : 'Edit as JSON'}
      </Button>
      {!isText && own.length > 0 && (
        <div className="col-span-2 flex flex-col items-start gap-1">
          <ProblemTexts problems={own} controlId={toggleId} />
        </div>
      )}
    </fieldset>
  );
}
