import { type KeyboardEvent, memo, useEffect, useId, useRef } from 'react';
import type { ColumnNameProblem } from '../../../catalogue/column-names.ts';
import { customKindIds, customKinds, isCustomKindId } from '../../../catalogue/custom-kinds.ts';
import { Button } from '../../ui/button.tsx';
import { ColumnHandle } from '../../ui/column-handle.tsx';
import { Select, TextArea } from '../../ui/inputs.tsx';
import { type CustomColumn, splitName, useCustomDialog } from './store.ts';

/** A wish that the cursor go into a column's name. */
export interface ColumnFocus {
  readonly id: string;
}

const problemTexts: Readonly<Record<ColumnNameProblem, string>> = {
  'blank-column-name': 'This column needs a name.',
  'duplicate-column-name': 'Another column has this name.',
};

interface Props {
  readonly column: CustomColumn;
  /** Its place, from 1. */
  readonly number: number;
  /** What is wrong with its name, once that was refused. */
  readonly problem: ColumnNameProblem | undefined;
  readonly focused: ColumnFocus | undefined;
  readonly onAddAfter: (id: string) => void;
  readonly onRemove: (id: string) => void;
  readonly onSplit: (id: string) => void;
}

export const ColumnRow = memo(function ColumnRow({
  column: { id, name, kind },
  number,
  problem,
  focused,
  onAddAfter,
  onRemove,
  onSplit,
}: Props) {
  const rename = useCustomDialog((dialog) => dialog.rename);
  const setKind = useCustomDialog((dialog) => dialog.setKind);
  const nameRef = useRef<HTMLTextAreaElement>(null);
  const problemId = useId();
  const names = splitName(name);

  useEffect(() => {
    if (focused) nameRef.current?.focus();
  }, [focused]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onAddAfter(id);
  }

  return (
    <li
      data-column={id}
      // Not laid out nor painted while out of view; the padding is room for the outlines of what has the focus.
      className="-m-1 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2 p-1 [contain-intrinsic-size:auto_2.5rem] [content-visibility:auto] sm:grid-cols-[auto_minmax(0,1.2fr)_minmax(0,1fr)_auto]"
    >
      <ColumnHandle id={id} number={number} />
      {/* A name may hold a line break when pasted: a one-line input would drop it. */}
      <TextArea
        ref={nameRef}
        aria-label={`Column ${number} name`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
        placeholder="Column name"
        rows={1}
        spellCheck={false}
        autoCapitalize="off"
        value={name}
        onChange={({ target }) => rename(id, target.value)}
        onKeyDown={onKeyDown}
        className="block field-sizing-content max-h-24 min-h-10 resize-none"
      />
      <Select
        aria-label={`Column ${number} data category`}
        value={kind}
        onChange={({ target }) => isCustomKindId(target.value) && setKind(id, target.value)}
        className="col-start-2 sm:col-start-auto"
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
        onClick={() => onRemove(id)}
        className="col-start-3 row-start-1 sm:col-start-auto sm:row-start-auto"
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
      {names.length > 0 && (
        <Button
          size="small"
          onClick={() => onSplit(id)}
          className="col-start-2 min-h-11 justify-self-start sm:min-h-0"
        >
          Make {names.length} columns of it
        </Button>
      )}
    </li>
  );
});
