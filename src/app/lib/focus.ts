import type { RefCallback } from 'react';
import { create } from 'zustand';

/** The controls of each key; several while a dialog has one that the page has too. */
const targets = new Map<string, Set<HTMLElement>>();
const refs = new Map<string, RefCallback<HTMLElement>>();
/** The keys of the controls that are to have the focus, the best one first; none once the best one has it. */
let wanted: readonly string[] = [];
/** Whether a control has the focus while those of `wanted`, which are better, are not in the document yet. */
let isStandIn = false;
/** Dialogs that are closed and have not returned the focus yet. */
let closingDialogs = 0;

/** The keys of a request for controls that are not in the document yet, for what can scroll to them. */
export const useUnmetFocus = create<{ readonly keys: readonly string[] }>()(() => ({ keys: [] }));

function want(keys: readonly string[], hasStandIn = false): void {
  wanted = keys;
  isStandIn = hasStandIn;
  const isMet = keys.length === 0 || hasStandIn;
  if (isMet && useUnmetFocus.getState().keys.length > 0) useUnmetFocus.setState({ keys: [] });
}

/** The element itself; of a box, such as a pane, the first control in it. Chromium could focus one that scrolls. */
function controlOf(element: HTMLElement): HTMLElement | undefined {
  if (element.tabIndex >= 0 || element.hasAttribute('tabindex')) return element;
  const controls = [...targets.values()].flatMap((set) => [...set]);
  return controls
    .filter((control) => control.tabIndex >= 0 && element.contains(control) && control.checkVisibility())
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))[0];
}

function takesFocus(element: HTMLElement): boolean {
  const control = controlOf(element);
  control?.focus({ preventScroll: true });
  if (!control || document.activeElement !== control) return false;
  if (control instanceof HTMLInputElement && control.type === 'text') control.select();
  control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  return true;
}

/** Focuses the first of the wanted controls that can have the focus, if there is one; behind a dialog there is none. */
function grant(): void {
  if (wanted.length === 0 || closingDialogs > 0) return;
  const taken = wanted.findIndex((key) => [...(targets.get(key) ?? [])].reverse().some(takesFocus));
  if (taken >= 0) want(wanted.slice(0, taken), taken > 0);
  else if (!isStandIn) useUnmetFocus.setState({ keys: wanted });
}

/** Withdraws the request when the person moves the focus, or uses the control that stands in for a better one. */
function withdraw(event: Event): void {
  if (isStandIn || !(event instanceof KeyboardEvent) || event.key === 'Tab') want([]);
}

/**
 * Moves the focus to the control of a key, the text in it selected: once React has rendered what this event changes, or as
 * soon as the control is in the document and no dialog is over it. React renders changes of stores in a microtask, so the
 * second one is after it, and before the next key.
 *
 * @param keys the first one counts whose control can have the focus, or the first control in it. A better one that comes into
 * the document later gets the focus then, unless the person has pressed a key or a pointer.
 */
export function moveFocus(...keys: readonly string[]): void {
  want(keys);
  queueMicrotask(() => queueMicrotask(grant));
}

/** The ref of a control that `moveFocus` finds by any of the keys. The same function for the same keys. */
export function focusTarget(...keys: readonly string[]): RefCallback<HTMLElement> {
  const name = keys.join('\n');
  const ref =
    refs.get(name) ??
    ((element) => {
      if (!element) return;
      // Again and again it is the same listener, which is added once.
      for (const type of ['pointerdown', 'keydown']) addEventListener(type, withdraw, true);
      for (const key of keys) targets.set(key, (targets.get(key) ?? new Set()).add(element));
      if (keys.some((key) => wanted.includes(key))) queueMicrotask(grant);
      return () => {
        refs.delete(name);
        for (const key of keys) {
          targets.get(key)?.delete(element);
          if (targets.get(key)?.size === 0) targets.delete(key);
        }
      };
    });
  refs.set(name, ref);
  return ref;
}

/** The control of a key, if it is in the document. */
export function targetOf(key: string): HTMLElement | undefined {
  return [...(targets.get(key) ?? [])].at(-1);
}

/** Whether a control is to have the focus as soon as it can. */
export function isFocusWanted(): boolean {
  return wanted.length > 0;
}

/** Keeps the focus from moving until the returned function is called. */
export function holdFocus(): () => void {
  closingDialogs++;
  return () => {
    closingDialogs--;
    grant();
  };
}
