import { useId, useState } from 'react';
import { preloaded } from '../../lib/preload.ts';
import { useLazyModule } from '../../lib/use-lazy-module.ts';
import { notifyNotLoaded } from '../../notifications/not-loaded.ts';
import { useStudio } from '../document/store.ts';
import { tableById } from '../schema/studio-schema.ts';

const load = preloaded(() => import('./insertable.ts'));

/** The column whose formula it is. */
export interface FormulaOwner {
  /** The id of its table. */
  readonly table: string;
  readonly column: string;
}

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
  const schema = useStudio((state) => state.schema);
  const table = owner && tableById(schema, owner.table);
  const groups =
    isOpen && loaded && table && syntax === 'formula' ? loaded.rowCallsOf(schema, table, owner.column) : [];
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
        {groups.map(({ title, calls }) => (
          <li key={title}>
            <p id={`${id} ${title}`} className="px-2 pt-2 text-xs font-medium text-muted">
              {title}
            </p>
            <ul aria-labelledby={`${id} ${title}`}>
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
  readonly onInsert: (text: string) => void;
}

function Item({ text, help, onInsert }: ItemProps) {
  return (
    <li>
      <button
        type="button"
        onClick={() => onInsert(text)}
        className="flex min-h-11 w-full cursor-pointer flex-col justify-center rounded-control px-2 py-1 text-left -outline-offset-2 hover:bg-sunken"
      >
        <span className="max-w-full font-mono text-[0.8125rem] break-words">{text}</span>
        <span className="text-xs text-muted">{help}</span>
      </button>
    </li>
  );
}
