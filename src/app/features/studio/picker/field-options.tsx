import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { ListedField } from '../../../../catalogue/search-fields.ts';
import { countOf } from '../../../lib/format-count.ts';
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

type Line =
  | { readonly kind: 'title'; readonly group: number; readonly title: string }
  | { readonly kind: 'option'; readonly group: number; readonly option: number; readonly entry: ListedField };

/** In pixels. */
const TITLE_HEIGHT = 28;
const OPTION_HEIGHT = 36;
const TOUCH_HEIGHT = 44;

export function optionId(listId: string, option: number): string {
  return `${listId}-${option}`;
}

function linesOf(groups: readonly FieldGroup[]): readonly Line[] {
  let option = 0;
  return groups.flatMap(({ title, entries }, group): Line[] => [
    { kind: 'title', group, title },
    ...entries.map((entry): Line => ({ kind: 'option', group, option: option++, entry })),
  ]);
}

/** The field picker's popup. Only the options in view are in the DOM. */
export function FieldOptions({ id, groups, query, active, value, control, onPick }: Props) {
  const popup = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const samples = useFieldSamples();
  const lines = useMemo(() => linesOf(groups), [groups]);
  const count = lines.length - groups.length;
  const activeLine = lines.findIndex((line) => line.kind === 'option' && line.option === active);
  const optionHeight = useMemo(
    () => (matchMedia('(pointer: coarse)').matches ? TOUCH_HEIGHT : OPTION_HEIGHT),
    [],
  );
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => list.current,
    estimateSize: (line) => (lines[line]?.kind === 'title' ? TITLE_HEIGHT : optionHeight),
    overscan: 6,
    // What is named as active has to be in the document.
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range);
      return activeLine === -1 || seen.includes(activeLine)
        ? seen
        : [...seen, activeLine].sort((a, b) => a - b);
    },
    initialRect: { width: 352, height: 384 },
  });

  useLayoutEffect(() => {
    if (!popup.current || !control) return;
    popup.current.showPopover();
    return keepPlaced(popup.current, control);
  }, [control]);

  // The sizes are of other lines then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines are what changes them
  useLayoutEffect(() => virtualizer.measure(), [lines, virtualizer]);

  useEffect(() => {
    if (active === 0) virtualizer.scrollToOffset(0);
    else if (activeLine !== -1) virtualizer.scrollToIndex(activeLine, { align: 'auto' });
  }, [active, activeLine, virtualizer]);

  const shown = virtualizer.getVirtualItems();
  const shownGroups = [...new Set(shown.map(({ index }) => lines[index]?.group ?? 0))];
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
        {query !== '' && countOf(count, 'field')}
      </div>
      {count === 0 && <p className="px-3 py-2 text-sm text-muted">No field matches “{query}”.</p>}
      <div
        id={id}
        role="listbox"
        aria-label="Fields"
        ref={list}
        className="min-h-0 overflow-y-auto overscroll-contain p-1"
      >
        <div role="presentation" className="relative" style={{ height: virtualizer.getTotalSize() }}>
          {shownGroups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
            <div key={groups[group]?.title} role="group" aria-label={groups[group]?.title ?? ''}>
              {shown.map(({ index, start, size }) => {
                const line = lines[index];
                if (!line || line.group !== group) return null;
                const style = { top: start, height: size };
                if (line.kind === 'title') {
                  return (
                    <div
                      key="title"
                      aria-hidden="true"
                      style={style}
                      className="absolute inset-x-0 flex items-end px-2 pb-1 text-xs font-medium text-muted"
                    >
                      {line.title}
                    </div>
                  );
                }
                const { entry, option } = line;
                const sample = samples.get(entry.id);
                return (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are the control's
                  // biome-ignore lint/a11y/useFocusableInteractive: the control has the focus, and names the active option
                  <div
                    key={entry.id}
                    id={optionId(id, option)}
                    role="option"
                    aria-description={sample}
                    aria-selected={entry.id === value}
                    aria-setsize={count}
                    aria-posinset={option + 1}
                    data-active={option === active || undefined}
                    onClick={() => onPick(entry)}
                    style={style}
                    className="absolute inset-x-0 flex cursor-pointer items-center gap-3 rounded-control px-2 text-sm hover:bg-sunken data-active:bg-accent-soft aria-selected:font-medium forced-colors:data-active:selected-in-system-colors"
                  >
                    <span className="flex-none">{entry.label}</span>
                    <span
                      aria-hidden="true"
                      className="min-w-0 grow truncate text-right font-mono text-xs text-muted"
                    >
                      {sample}
                    </span>
                  </div>
                );
              })}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
