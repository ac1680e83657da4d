import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Keys } from './kbd.tsx';
import { findByLetters, PAUSE_MS } from './menu-letters.ts';
import type { MenuPlace } from './use-context-menu.ts';

/** Something that a menu does. */
export interface MenuCommand {
  readonly id: string;
  /** A verb first. */
  readonly label: string;
  /** The shortcut as people read it, for example `Ctrl+Z`. */
  readonly keys?: string;
  /** A disabled item can be focused and read, but does nothing. */
  readonly isEnabled: boolean;
  /** Why the item is disabled. */
  readonly reason?: string;
  /** Whether the item is ticked; undefined for an item that cannot be. */
  readonly isChecked?: boolean;
  /** Whether the command destroys something. */
  readonly isDangerous?: boolean;
  readonly run: () => void;
}

export type MenuItem = MenuCommand | 'separator';

interface Props {
  /** The menu's accessible name. */
  readonly label: string;
  /** In pixels of the viewport. */
  readonly at: MenuPlace;
  readonly items: readonly MenuItem[];
  /**
   * The id of the item that has the focus where a key opened the menu, and that the down arrow leads to where none has it;
   * the first enabled one unless given, or if that item is disabled.
   */
  readonly first?: string;
  /** Called before the chosen item runs, and when the menu is dismissed. */
  readonly onClose: () => void;
}

/** In pixels, between the menu and the edge of the viewport. */
const MARGIN = 8;
/** In pixels, of a menu that scrolls: some items. */
const HEIGHT_MIN = 200;

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * A menu at a point of the page, https://www.w3.org/WAI/ARIA/apg/patterns/menubar/. It takes the focus, and gives it back
 * before the chosen item runs, so that an item can move the focus elsewhere. The first key that leads to an item leads to
 * an enabled one; from there arrow keys reach all.
 */
export function ContextMenu({ label, at, items, first, onClose }: Props) {
  const { isByKey = false } = at;
  const backdrop = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  /** What had the focus when the menu opened. */
  const before = useRef<HTMLElement>(null);
  const typed = useRef({ text: '', timeMs: -Infinity });
  const commands = items.filter((item) => item !== 'separator');
  const firstUsable = commands.findIndex(isUsable);
  const lastUsable = commands.findLastIndex(isUsable);
  const preferred = commands.findIndex((command) => command.id === first && command.isEnabled);
  const start = preferred < 0 ? firstUsable : preferred;
  /** The items that the keys lead to from none. */
  const entries: Readonly<Record<string, number>> = {
    ArrowDown: start,
    ArrowUp: lastUsable,
    Home: firstUsable,
    End: lastUsable,
  };
  const [active, setActive] = useState(-1);

  const takeFocus = useEffectEvent(() => {
    if (isByKey) focusItem(start);
    else menu.current?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    if (document.activeElement instanceof HTMLElement) before.current ??= document.activeElement;
    backdrop.current?.showPopover();
    takeFocus();
  }, []);

  useLayoutEffect(() => {
    if (menu.current) place(menu.current, at);
  }, [at]);

  useEffect(() => {
    addEventListener('resize', onClose);
    return () => removeEventListener('resize', onClose);
  }, [onClose]);

  function focusItem(index: number) {
    setActive(index);
    const buttons = [...(menu.current?.children ?? [])].filter((item) => item instanceof HTMLButtonElement);
    buttons[index]?.focus();
  }

  /** Gives the focus back while the menu is there: React hears of no focus that moves while it removes elements. */
  function dismiss() {
    if (menu.current?.contains(document.activeElement)) before.current?.focus({ preventScroll: true });
    onClose();
  }

  function choose({ isEnabled, run }: MenuCommand) {
    if (!isEnabled) return;
    dismiss();
    run();
  }

  function onKeyDown(event: KeyboardEvent) {
    // What is around the menu in React's tree has keys of its own.
    event.stopPropagation();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    // A space within a word is a letter of it.
    const isTyping = event.timeStamp - typed.current.timeMs <= PAUSE_MS;
    const entry = entries[event.key];
    if (step && active >= 0) focusItem(step(active, commands.length));
    else if (entry !== undefined) focusItem(entry);
    else if (event.key === 'Escape' || event.key === 'Tab') dismiss();
    else if (event.key === 'Enter' || (event.key === ' ' && !isTyping)) {
      const command = commands[active];
      if (command) choose(command);
    } else if (event.key.length === 1) {
      const { text, timeMs } = typed.current;
      const labels = commands.map((command) => command.label);
      const found = findByLetters(labels, active, event.key, { text, ageMs: event.timeStamp - timeMs });
      typed.current = { text: found.text, timeMs: event.timeStamp };
      if (found.index !== undefined) focusItem(found.index);
    } else return;
    event.preventDefault();
  }

  /** The browser's own menu opens nowhere over this one; a press beside the menu dismisses it. */
  function onOutsideClick(event: MouseEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (event.target === event.currentTarget) dismiss();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape does what a press on it does
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what a press on it does
    <div
      ref={backdrop}
      popover="manual"
      onClick={onOutsideClick}
      onContextMenu={onOutsideClick}
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={(event) => event.stopPropagation()}
      className="fixed inset-0 m-0 h-auto max-h-none w-auto max-w-none border-0 bg-transparent p-0"
    >
      <div
        ref={menu}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={onKeyDown}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) onClose();
        }}
        className="absolute max-w-80 min-w-56 overflow-y-auto overscroll-contain rounded-panel border border-line-strong bg-surface p-1 text-sm text-ink shadow-raised outline-none"
      >
        {items.map((item, i) => {
          if (item === 'separator') {
            // biome-ignore lint/suspicious/noArrayIndexKey: a separator is known by its place alone
            return <hr key={i} className="mx-2 my-1 border-line" />;
          }
          return (
            <Item
              key={item.id}
              command={item}
              onPoint={() => focusItem(commands.indexOf(item))}
              onChoose={() => choose(item)}
            />
          );
        })}
      </div>
    </div>
  );
}

const isUsable = ({ isEnabled }: MenuCommand) => isEnabled;

interface ItemProps {
  readonly command: MenuCommand;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

function Item({
  command: { label, keys, isEnabled, reason, isChecked, isDangerous },
  onPoint,
  onChoose,
}: ItemProps): ReactNode {
  const role =
    isChecked === undefined ? { role: 'menuitem' } : { role: 'menuitemcheckbox', 'aria-checked': isChecked };
  return (
    <button
      type="button"
      {...role}
      tabIndex={-1}
      aria-disabled={!isEnabled || undefined}
      title={reason}
      aria-keyshortcuts={keys?.replace('Ctrl', 'Control')}
      onPointerMove={({ currentTarget }) => {
        if (document.activeElement !== currentTarget) onPoint();
      }}
      onClick={onChoose}
      className={`flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-control px-2 text-left outline-none focus:bg-accent-soft aria-disabled:cursor-not-allowed aria-disabled:text-faint md:min-h-8 forced-colors:focus:selected-in-system-colors forced-colors:aria-disabled:text-[GrayText]${isDangerous && isEnabled ? ' text-danger' : ''}`}
    >
      <span aria-hidden="true" className="w-3 flex-none text-center">
        {isChecked && '✓'}
      </span>
      <span className="grow">{label}</span>
      {keys && (
        <span aria-hidden="true" className="flex flex-none gap-1 pl-4 max-md:hidden">
          <Keys of={keys} />
        </span>
      )}
    </button>
  );
}

/**
 * Puts a menu to the right of a point, or to its left where there is no room; below what it is for, or above it. Where
 * both have too little room, the menu of a mouse moves as far as it must, and others scroll on the side with more.
 */
function place(menu: HTMLElement, { x, top, bottom, isByMouse = false }: MenuPlace): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const limit = clientHeight - MARGIN;
  menu.style.maxHeight = `${limit - MARGIN}px`;
  const { width, height: whole } = menu.getBoundingClientRect();
  const below = limit - bottom;
  const above = top - MARGIN;
  const isBelow = whole <= below || (whole > above && below >= above);
  const height = isByMouse ? whole : Math.min(whole, Math.max(isBelow ? below : above, HEIGHT_MIN));
  menu.style.maxHeight = `${height}px`;
  const within = (start: number, size: number, end: number) =>
    Math.max(MARGIN, Math.min(start, end - MARGIN - size));
  const left = x + width + MARGIN > clientWidth ? x - width : x;
  menu.style.left = `${within(left, width, clientWidth)}px`;
  menu.style.top = `${within(isBelow ? bottom : top - height, height, clientHeight)}px`;
}
