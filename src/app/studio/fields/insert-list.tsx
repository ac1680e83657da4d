import { useId, useState } from 'react';
import { preloaded } from '../../lib/preload.ts';
import { useLazyModule } from '../../lib/use-lazy-module.ts';
import { notifyNotLoaded } from '../../notifications/not-loaded.ts';
import type { FormulaOwner } from './formula-owner.ts';
import { useRowCalls } from './use-row-calls.ts';

const load = preloaded(() => import('./insertable.ts'));

interface Props {
  readonly syntax: 'formula' | 'template';
  readonly owner: FormulaOwner | undefined;
  readonly onInsert: (text: string) => void;
  /** Inserts a call with all that is in its brackets. */
  readonly onInsertWhole: (text: string) => void;
}

/** What formulas can call, or the filters of templates, on demand. A click inserts one. */
export function InsertList({ syntax, owner, onInsert, onInsertWhole }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const loaded = useLazyModule(load, isOpen, notifyNotLoaded);
  const groups = useRowCalls(isOpen ? loaded : undefined, syntax === 'formula' ? owner : undefined);
  return (
    <details
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="rounded-control border border-line text-sm"
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-3 font-medium lg:min-h-9">
        <span aria-hidden="true" className={isOpen ? 'rotate-90' : ''}>
          ›
        </span>
        <span>{syntax === 'formula' ? 'Functions' : 'Filters'}</span>
      </summary>
      <ul className="flex max-h-72 flex-col overflow-y-auto px-1 pb-1">
        {groups.map(({ title, calls }, group) => (
          <li key={title}>
            <p id={`${id}-${group}`} className="px-2 pt-2 text-xs font-medium text-muted">
              {title}
            </p>
            <ul aria-labelledby={`${id}-${group}`}>
              {calls.map((call) => (
                <Item key={call.text} {...call} onInsert={onInsertWhole} />
              ))}
            </ul>
          </li>
        ))}
        {groups.length > 0 && (
          <li aria-hidden="true" className="px-2 pt-2 text-xs font-medium text-muted">
            All functions
          </li>
        )}
        {loaded?.insertable[syntax].map((item) => (
          <Item key={item.text} {...item} onInsert={onInsert} />
        ))}
      </ul>
    </details>
  );
}

interface ItemProps {
  readonly text: string;
  readonly help: string;
  /** The type of what a call gives. */
  readonly type?: string | undefined;
  readonly onInsert: (text: string) => void;
}

function Item({ text, help, type, onInsert }: ItemProps) {
  return (
    <li>
      <button
        type="button"
        onClick={() => onInsert(text)}
        className="flex min-h-11 w-full cursor-pointer flex-col justify-center rounded-control px-2 py-1 text-left -outline-offset-2 hover:bg-sunken"
      >
        <span className="flex w-full flex-wrap items-baseline justify-between gap-x-2">
          <span className="min-w-0 font-mono text-[0.8125rem] break-words">{text}</span>
          {type !== undefined && <span className="text-xs text-muted">{type}</span>}
        </span>
        <span className="text-xs text-muted">{help}</span>
      </button>
    </li>
  );
}
