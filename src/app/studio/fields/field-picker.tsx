import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefCallback,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type FieldId, fields, isFieldId } from '../../../catalogue/fields.ts';
import type { ListedField } from '../../../catalogue/search-fields.ts';
import { useTargetRef } from '../../lib/focus-hooks.ts';
import { movedTo } from '../controls/option-keys.ts';
import { optionId } from '../controls/option-list.tsx';
import { FieldOptions } from './field-options.tsx';
import { loadFieldSamples, useFieldSamples } from './field-samples.ts';
import { findFields } from './find-fields.ts';
import { noteRecentField, useRecentFields } from './recent-fields.ts';

interface Props {
  readonly id?: string;
  /** The accessible name, where no label names the control. */
  readonly label?: string;
  /** The id of the chosen field, or what a document has in its place. */
  readonly value: string;
  readonly onPick: (field: FieldId) => void;
  /** Which fields there are to choose from; all unless given. */
  readonly isOffered?: ((field: FieldId) => boolean) | undefined;
  /** Whether the arrow keys open the list; in a grid they lead to other cells. */
  readonly opensByArrow?: boolean;
  readonly placeholder?: string;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
  readonly className?: string;
  readonly target?: RefCallback<HTMLInputElement>;
}

/** What is open: the typed text, undefined before anything was typed, and the place of the active option. */
interface Open {
  readonly text: string | undefined;
  readonly active: number;
}

export function labelOf(field: string): string {
  return isFieldId(field) ? fields[field].label : field;
}

/** A text box that finds a field by words, synonyms and examples. https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
export function FieldPicker({
  id,
  label,
  value,
  onPick,
  isOffered,
  opensByArrow = false,
  placeholder,
  invalid = false,
  describedBy,
  className = '',
  target,
}: Props) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState<Open>();
  const isOpen = open !== undefined;
  const text = open?.text ?? '';
  // The first list is for the text that has opened it.
  const query = useDeferredValue(isOpen ? text : undefined) ?? text;
  const recent = useRecentFields();
  const samples = useFieldSamples();
  const groups = useMemo(
    () => (isOpen ? findFields(query, recent, samples, isOffered) : []),
    [isOpen, query, recent, samples, isOffered],
  );
  const entries = useMemo(() => groups.flatMap((group) => group.entries), [groups]);
  // A key may have been pressed while the list was still that of the text before.
  const active = open && entries[open.active] ? open.active : 0;

  function show() {
    loadFieldSamples();
    const all = findFields('', recent, samples, isOffered).flatMap((group) => group.entries);
    setOpen({
      text: undefined,
      active: Math.max(
        0,
        all.findIndex((entry) => entry.id === value),
      ),
    });
  }

  /** WebKit would put the caret where a selected text was clicked, after the click. */
  function onMouseUp(event: MouseEvent) {
    if (!isOpen) event.preventDefault();
  }

  /** What is typed after a click takes the place of the field’s label, as it does after a key. */
  function onClick() {
    if (isOpen) return;
    show();
    input.current?.select();
  }

  function pick({ id: field }: ListedField) {
    setOpen(undefined);
    noteRecentField(field);
    onPick(field);
    input.current?.focus();
  }

  /** The active option for the text now in the box. The list on the screen may still show the options for earlier text. */
  function activeEntry(): ListedField | undefined {
    if (!open) return undefined;
    const now =
      query === text
        ? entries
        : findFields(text, recent, samples, isOffered).flatMap((group) => group.entries);
    return now[open.active] ?? now[0];
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.altKey) return;
    if (!open) {
      const opens =
        (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) ||
        event.key === 'F2' ||
        (opensByArrow && (event.key === 'ArrowDown' || event.key === 'ArrowUp'));
      if (!opens) return;
      event.preventDefault();
      show();
      return;
    }
    const to = movedTo(event.key, active, entries.length);
    if (to !== undefined) {
      event.preventDefault();
      setOpen({ ...open, active: to });
    } else if (event.key === 'Enter') {
      // With Control it is the page's too.
      if (!event.ctrlKey && !event.metaKey) event.preventDefault();
      const entry = activeEntry();
      if (entry) pick(entry);
    } else if (event.key === 'Tab') {
      const entry = open.text ? activeEntry() : undefined;
      setOpen(undefined);
      if (entry && entry.id !== value) {
        noteRecentField(entry.id);
        onPick(entry.id);
      }
    } else if (event.key === 'Escape') {
      event.preventDefault();
      setOpen(undefined);
      input.current?.select();
    }
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget !== input.current) setOpen(undefined);
  }

  return (
    <>
      <input
        ref={useTargetRef(input, target)}
        id={id}
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && entries.length > 0 ? optionId(listId, active) : undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={placeholder}
        value={open?.text ?? labelOf(value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onMouseUp={onMouseUp}
        onClick={onClick}
        onChange={({ target }) => {
          loadFieldSamples();
          setOpen({ text: target.value, active: 0 });
        }}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        className={className}
      />
      {isOpen && (
        <FieldOptions
          id={listId}
          groups={groups}
          query={query}
          active={active}
          value={value}
          control={input.current}
          onPick={pick}
        />
      )}
    </>
  );
}
