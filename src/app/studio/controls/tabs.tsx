import type { KeyboardEvent } from 'react';
import { focusTarget, moveFocus } from '../../lib/focus.ts';
import { FOCUS } from '../document/place.ts';

interface TabsProps<Id extends string> {
  /** The list's accessible name. */
  readonly label: string;
  readonly tabs: Readonly<Record<Id, string>>;
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** Begins the ids of the tabs and of their panels. */
  readonly idPrefix: string;
  readonly className?: string;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** https://www.w3.org/WAI/ARIA/apg/patterns/tabs/: the focus selects a tab. */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  idPrefix,
  className = '',
}: TabsProps<Id>) {
  const ids = Object.keys(tabs).filter((id): id is Id => Object.hasOwn(tabs, id));

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    const at = ids.indexOf(selected);
    const next = { Home: 0, End: ids.length - 1 }[event.key] ?? (step === undefined ? undefined : at + step);
    if (next === undefined) return;
    event.preventDefault();
    const id = ids[(next + ids.length) % ids.length];
    if (id === undefined) return;
    onSelect(id);
    moveFocus(FOCUS.tab(label, id));
  }

  return (
    <div role="tablist" aria-label={label} onKeyDown={onKeyDown} className={className}>
      {ids.map((id) => (
        <button
          key={id}
          ref={focusTarget(FOCUS.tab(label, id))}
          type="button"
          role="tab"
          data-tab={id}
          id={`${idPrefix}-${id}`}
          aria-selected={id === selected}
          aria-controls={id === selected ? `${idPrefix}-${id}-panel` : undefined}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
          className="h-full min-h-11 cursor-pointer border-b-2 border-transparent px-3 text-sm text-muted hover:text-ink aria-selected:border-accent aria-selected:font-medium aria-selected:text-ink lg:min-h-9 forced-colors:border-[Canvas] forced-colors:aria-selected:selected-in-system-colors"
        >
          {tabs[id]}
        </button>
      ))}
    </div>
  );
}

/** What makes an element the panel of a tab. */
export const tabPanel = (idPrefix: string, id: string) => ({
  role: 'tabpanel',
  id: `${idPrefix}-${id}-panel`,
  'aria-labelledby': `${idPrefix}-${id}`,
});
