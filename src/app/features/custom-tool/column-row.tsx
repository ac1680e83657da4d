import { type KeyboardEvent, memo, useId } from 'react';
import type { ColumnNameProblem } from '../../../catalogue/column-names.ts';
import { customKindIds, customKinds, isCustomKindId } from '../../../catalogue/custom-kinds.ts';
import { focusTarget } from '../../lib/focus.ts';
import { Button } from '../../ui/button.tsx';
import { Select, TextArea } from '../../ui/inputs.tsx';
import { ColumnHandle } from './column-handle.tsx';
import { type CustomColumn, type CustomDialogState, splitName } from './store.ts';

const problemTexts: Readonly<Record<ColumnNameProblem, string>> = {
  'blank-column-name': 'This column needs a name.',
  'duplicate-column-name': 'Another column has this name.',
};

export interface ColumnActions extends Pick<CustomDialogState, 'rename' | 'setKind' | 'move'> {
  readonly addAfter: (id: string) => void;
  readonly remove: (id: string) => void;
  readonly split: (id: string) => void;
}

interface Props {
  readonly column: CustomColumn;
  /** Its place, from 1. */
  readonly number: number;
  /** Why its name was refused. */
  readonly problem: ColumnNameProblem | undefined;
  /** The same object in every render, so that a row renders only when its own column changes. */
  readonly actions: ColumnActions;
}

/** A list item that edits one column. */
export const ColumnRow = memo(function ColumnRow({
  column: { id, name, kind },
  number,
  problem,
  actions,
}: Props) {
  const problemId = useId();
  const splitCount = splitName(name).length;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    actions.addAfter(id);
  }

  return (
    <li
      data-column={id}
      // `content-visibility` clips what is outside of the box; the padding is for the focus outlines.
      className="-m-1 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2 p-1 [contain-intrinsic-size:auto_2.5rem] [content-visibility:auto] md:grid-cols-[auto_minmax(0,1.2fr)_minmax(0,1fr)_auto]"
    >
      <ColumnHandle number={number} onMove={(place) => actions.move(id, place)} />
      {/* A name may hold a line break when pasted: a one-line input would drop it. */}
      <TextArea
        ref={focusTarget(id)}
        aria-label={`Column ${number} name`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
        placeholder="Column name"
        rows={1}
        spellCheck={false}
        autoCapitalize="off"
        value={name}
        onChange={({ target }) => actions.rename(id, target.value)}
        onKeyDown={onKeyDown}
        className="block field-sizing-content max-h-24 min-h-10 resize-none"
      />
      <Select
        aria-label={`Column ${number} data category`}
        value={kind}
        onChange={({ target }) => isCustomKindId(target.value) && actions.setKind(id, target.value)}
        className="col-start-2 md:col-start-auto"
      >
        {customKindIds.map((value) => (
          <option key={value} value={value}>
            {customKinds[value].label}
          </option>
        ))}
      </Select>
      <Button
        variant="danger"
        size="icon"
        aria-label={`Remove column ${number}`}
        onClick={() => actions.remove(id)}
        className="col-start-3 row-start-1 md:col-start-auto md:row-start-auto"
      >
        <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 fill-none stroke-current">
          <path
            strokeWidth="1.25"
            d="M2.5 4h11M6 4V2.5h4V4m-5.5 0 .5 9.5h6l.5-9.5M6.75 6.5v4.5m2.5-4.5v4.5"
          />
        </svg>
      </Button>
      {problem && (
        <p id={problemId} className="col-start-2 text-sm text-danger">
          {problemTexts[problem]}
        </p>
      )}
      {splitCount > 0 && (
        <Button size="small" onClick={() => actions.split(id)} className="col-start-2 justify-self-start">
          Make {splitCount} columns of it
        </Button>
      )}
    </li>
  );
});
