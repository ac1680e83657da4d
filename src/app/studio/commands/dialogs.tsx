import './commands.css';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { countOf } from '../../lib/format-count.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Keys } from '../../ui/kbd.tsx';
import { movedTo } from '../controls/option-keys.ts';
import { OptionList, optionId } from '../controls/option-list.tsx';
import { createRecent } from '../controls/recent.ts';
import { useWide } from '../controls/use-wide.ts';
import { useStudio } from '../document/store.ts';
import { findItems, type PaletteItem } from './find-items.ts';
import { paletteGroups, rowGroups } from './items.ts';
import { KeysDialog } from './keys-dialog.tsx';

/** The ids of what was chosen. */
const { useRecent, note } = createRecent<string>();

interface Props {
  readonly onClose: () => void;
}

/** Finds a command, a table, a column, a field or a row by a few letters. */
function CommandsDialog({ onClose }: Props) {
  return (
    <Dialog open onClose={onClose} title="Commands" size="palette">
      <Palette onClose={onClose} />
    </Dialog>
  );
}

/** Both dialogs list the same commands: they are one chunk, which the page loads when it first opens one of them. */
export const commandDialogs = { commands: CommandsDialog, keys: KeysDialog };

/** Twice: the dialog gives back the focus in the first one. */
function afterClose(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run));
}

function Palette({ onClose }: Props) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const isWide = useWide();
  const [text, setText] = useState('');
  const [place, setPlace] = useState(0);
  const query = useDeferredValue(text);
  const state = useStudio();
  const recent = useRecent();
  const all = useMemo(() => paletteGroups(state, isWide), [state, isWide]);
  const find = (typed: string) => [...rowGroups(state, typed), ...findItems(all, typed, recent)];
  // biome-ignore lint/correctness/useExhaustiveDependencies: what `find` reads
  const groups = useMemo(() => find(query), [all, state, recent, query]);
  const items = useMemo(() => groups.flatMap((group) => group.items), [groups]);
  const active = items[place] ? place : 0;
  const listed = useMemo(
    () =>
      groups.map(({ title, items }) => ({
        title,
        options: items.map((item) => ({
          key: item.id,
          isSelected: false,
          isDisabled: !item.isEnabled,
          description: item.reason,
          content: <ItemContent item={item} />,
        })),
      })),
    [groups],
  );
  useEffect(() => input.current?.focus(), []);

  function pick(item: PaletteItem | undefined) {
    if (!item?.isEnabled) return;
    if (item.id !== 'row') note(item.id);
    onClose();
    afterClose(item.run);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const to = movedTo(event.key, active, items.length);
    if (to !== undefined) {
      event.preventDefault();
      setPlace(to);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // The list on the screen may still be the one for earlier text.
      const now = query === text ? items : find(text).flatMap((group) => group.items);
      pick(now[place] ?? now[0]);
    }
  }

  return (
    <>
      <div className="flex-none border-b border-line p-2">
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label="Search commands"
          aria-expanded={items.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={items.length > 0 ? optionId(listId, active) : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="Command, table, column, field or row number"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setPlace(0);
          }}
          onKeyDown={onKeyDown}
          className="h-11 w-full rounded-control border border-line-strong bg-field px-3 text-base text-ink placeholder:text-muted"
        />
      </div>
      <div aria-live="polite" className="sr-only">
        {query !== '' && countOf(items.length, 'result')}
      </div>
      {items.length === 0 && <p className="p-4 text-sm text-muted">Nothing matches “{query}”.</p>}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only leaves the focus where it is */}
      <div onMouseDown={(event) => event.preventDefault()} className="flex min-h-0 grow flex-col">
        <OptionList
          id={listId}
          label="Commands"
          groups={listed}
          active={active}
          onPick={(option) => pick(items[option])}
        />
      </div>
    </>
  );
}

function ItemContent({ item: { label, detail, reason, keys } }: { readonly item: PaletteItem }) {
  const note = reason ?? detail;
  return (
    <>
      <span className="min-w-0 py-1.5 wrap-anywhere">{label}</span>
      {note && (
        <span
          // A screen reader has the reason as the option's description.
          aria-hidden={reason !== undefined || undefined}
          className="ml-auto min-w-0 py-1.5 text-right text-xs text-muted wrap-anywhere"
        >
          {note}
        </span>
      )}
      {keys && (
        <span className={`${note ? '' : 'ml-auto '}flex flex-none gap-1 pointer-coarse:hidden`}>
          <Keys of={keys} />
        </span>
      )}
    </>
  );
}
