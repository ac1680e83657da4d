import { useLayoutEffect, useMemo, useRef } from 'react';
import type { ListedField } from '../../../catalogue/search-fields.ts';
import { countOf } from '../../lib/format-count.ts';
import { OptionList } from '../controls/option-list.tsx';
import { useFieldSamples } from './field-samples.ts';
import type { FieldGroup } from './find-fields.ts';
import { keepPlaced } from './popup-place.ts';

interface Props {
  readonly id: string;
  readonly groups: readonly FieldGroup[];
  readonly query: string;
  /** The place of the active option among all. */
  readonly active: number;
  /** The chosen field. */
  readonly value: string;
  readonly control: HTMLElement | null;
  readonly onPick: (entry: ListedField) => void;
}

/** The field picker's popup. */
export function FieldOptions({ id, groups, query, active, value, control, onPick }: Props) {
  const popup = useRef<HTMLDivElement>(null);
  const samples = useFieldSamples();
  const entries = groups.flatMap((group) => group.entries);
  const listed = useMemo(
    () =>
      groups.map((group) => ({
        title: group.title,
        options: group.entries.map((entry) => ({
          key: entry.id,
          isSelected: entry.id === value,
          description: samples.get(entry.id),
          content: (
            <>
              <span className="flex-none">{entry.label}</span>
              <span
                aria-hidden="true"
                className="min-w-0 grow truncate text-right font-mono text-xs text-muted"
              >
                {samples.get(entry.id)}
              </span>
            </>
          ),
        })),
      })),
    [groups, samples, value],
  );

  useLayoutEffect(() => {
    if (!popup.current || !control) return;
    popup.current.showPopover();
    return keepPlaced(popup.current, control);
  }, [control]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only leaves the focus where it is
    <div
      ref={popup}
      popover="manual"
      // The focus stays in the control.
      onMouseDown={(event) => event.preventDefault()}
      className="fixed inset-auto m-0 flex max-h-96 flex-col overflow-hidden rounded-panel border border-line-strong bg-surface text-ink shadow-raised"
    >
      <div aria-live="polite" className="sr-only">
        {query !== '' && countOf(entries.length, 'field')}
      </div>
      {entries.length === 0 && <p className="px-3 py-2 text-sm text-muted">No field matches “{query}”.</p>}
      <OptionList
        id={id}
        label="Fields"
        groups={listed}
        active={active}
        onPick={(option) => {
          const entry = entries[option];
          if (entry) onPick(entry);
        }}
      />
    </div>
  );
}
