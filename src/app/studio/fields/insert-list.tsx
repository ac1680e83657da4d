import { useState } from 'react';
import { preloaded } from '../../lib/preload.ts';
import { useLazyModule } from '../../lib/use-lazy-module.ts';
import { notifyNotLoaded } from '../../notifications/not-loaded.ts';

const load = preloaded(async () => (await import('./insertable.ts')).insertable);

interface Props {
  readonly syntax: 'formula' | 'template';
  readonly onInsert: (text: string) => void;
}

/** What formulas can call, or the filters of templates, on demand. A click inserts one. */
export function InsertList({ syntax, onInsert }: Props) {
  const [isOpen, setOpen] = useState(false);
  const insertable = useLazyModule(load, isOpen, notifyNotLoaded);
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
        {insertable?.[syntax].map(({ text, help }) => (
          <li key={text}>
            <button
              type="button"
              onClick={() => onInsert(text)}
              className="flex min-h-11 w-full cursor-pointer flex-col justify-center rounded-control px-2 py-1 text-left -outline-offset-2 hover:bg-sunken"
            >
              <span className="max-w-full font-mono text-[0.8125rem] break-words">{text}</span>
              <span className="text-xs text-muted">{help}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
