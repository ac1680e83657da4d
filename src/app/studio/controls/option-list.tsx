import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react';

interface ListedOption {
  /** Unique in its group. */
  readonly key: string;
  readonly isSelected: boolean;
  readonly isDisabled?: boolean;
  /** Read out after the option's text. */
  readonly description?: string | undefined;
  readonly content: ReactNode;
}

interface OptionGroup {
  readonly title: string;
  readonly options: readonly ListedOption[];
}

interface Props {
  readonly id: string;
  /** The accessible name. */
  readonly label: string;
  readonly groups: readonly OptionGroup[];
  /** The place of the active option among all, from 0. */
  readonly active: number;
  /** `option` is the place of the option among all, from 0. */
  readonly onPick: (option: number) => void;
}

type Line =
  | { readonly kind: 'title'; readonly group: number; readonly title: string }
  | {
      readonly kind: 'option';
      readonly group: number;
      readonly place: number;
      readonly option: ListedOption;
    };

/** In pixels. */
const TITLE_HEIGHT = 28;
const OPTION_HEIGHT = 36;
const TOUCH_HEIGHT = 44;

export function optionId(listId: string, option: number): string {
  return `${listId}-${option}`;
}

function linesOf(groups: readonly OptionGroup[]): readonly Line[] {
  let place = 0;
  return groups.flatMap(({ title, options }, group): Line[] => [
    { kind: 'title', group, title },
    ...options.map((option): Line => ({ kind: 'option', group, place: place++, option })),
  ]);
}

/**
 * The listbox of a combobox, which has the focus and names the active option. Only the options in view are in the DOM.
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function OptionList({ id, label, groups, active, onPick }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => linesOf(groups), [groups]);
  const count = lines.length - groups.length;
  const activeLine = lines.findIndex((line) => line.kind === 'option' && line.place === active);
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
    <div
      id={id}
      role="listbox"
      aria-label={label}
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
              if (line.kind === 'title') {
                return (
                  <div
                    key="title"
                    aria-hidden="true"
                    style={{ top: start, height: size }}
                    className="absolute inset-x-0 flex items-end px-2 pb-1 text-xs font-medium text-muted"
                  >
                    {line.title}
                  </div>
                );
              }
              const { option, place } = line;
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are the control's
                // biome-ignore lint/a11y/useFocusableInteractive: the control has the focus, and names the active option
                <div
                  key={option.key}
                  ref={virtualizer.measureElement}
                  data-index={index}
                  id={optionId(id, place)}
                  role="option"
                  aria-description={option.description}
                  aria-selected={option.isSelected}
                  aria-disabled={option.isDisabled || undefined}
                  aria-setsize={count}
                  aria-posinset={place + 1}
                  data-active={place === active || undefined}
                  onClick={() => onPick(place)}
                  style={{ top: start, minHeight: optionHeight }}
                  className="absolute inset-x-0 flex cursor-pointer items-center gap-3 rounded-control px-2 text-sm hover:bg-sunken aria-disabled:cursor-default aria-disabled:text-faint data-active:bg-accent-soft aria-selected:font-medium forced-colors:data-active:selected-in-system-colors"
                >
                  {option.content}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
