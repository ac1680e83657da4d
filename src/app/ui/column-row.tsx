import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { focusTarget } from '../lib/focus.ts';
import { Button } from './button.tsx';
import { ColumnHandle } from './column-handle.tsx';
import { TextArea } from './inputs.tsx';

interface Props {
  /** Leads the focus to its name. */
  readonly id: string;
  readonly name: string;
  /** Its place, from 1. */
  readonly number: number;
  /** What is wrong with its name. */
  readonly problem: string | undefined;
  /** How many columns the name can be split into; 0 where it cannot be. */
  readonly splitCount: number;
  readonly onRename: (id: string, name: string) => void;
  readonly onMove: (id: string, place: number) => void;
  readonly onAddAfter: (id: string) => void;
  readonly onRemove: (id: string) => void;
  readonly onSplit: (id: string) => void;
  /** The control that chooses what the column holds. */
  readonly children: ReactNode;
}

/** A list item that edits one column. */
export function ColumnRow({
  id,
  name,
  number,
  problem,
  splitCount,
  onRename,
  onMove,
  onAddAfter,
  onRemove,
  onSplit,
  children,
}: Props) {
  const problemId = useId();

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onAddAfter(id);
  }

  return (
    <li
      data-column={id}
      // `content-visibility` clips what is outside of the box; the padding is for the focus outlines.
      className="-m-1 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2 p-1 [contain-intrinsic-size:auto_2.5rem] [content-visibility:auto] md:grid-cols-[auto_minmax(0,1.2fr)_minmax(0,1fr)_auto]"
    >
      <ColumnHandle number={number} onMove={(place) => onMove(id, place)} />
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
        onChange={({ target }) => onRename(id, target.value)}
        onKeyDown={onKeyDown}
        className="block field-sizing-content max-h-24 min-h-10 resize-none"
      />
      {children}
      <Button
        variant="danger"
        size="icon"
        aria-label={`Remove column ${number}`}
        onClick={() => onRemove(id)}
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
          {problem}
        </p>
      )}
      {splitCount > 0 && (
        <Button
          size="small"
          onClick={() => onSplit(id)}
          className="col-start-2 min-h-11 justify-self-start md:min-h-0"
        >
          Make {splitCount} columns of it
        </Button>
      )}
    </li>
  );
}
