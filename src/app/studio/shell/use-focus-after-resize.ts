import { useEffect, useRef } from 'react';
import { useWide } from '../controls/use-wide.ts';
import { isStudioTab, showTab } from '../document/show-place.ts';

/**
 * Where a change of the width removes the element that has the focus, the focus goes to the one of the same name, or to
 * the part of the page that is shown. A narrow screen shows the part, named by `data-part`, that had the focus last.
 */
export function useFocusAfterResize(): void {
  const isWide = useWide();
  const last = useRef<Element>(undefined);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      last.current = target;
      const part = target.closest('[data-part]')?.getAttribute('data-part');
      if (isStudioTab(part)) showTab(part);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the width is what removes elements.
  useEffect(() => {
    // After a dialog that is removed has returned the focus.
    const frame = requestAnimationFrame(() => {
      if (!last.current || last.current.isConnected || document.activeElement !== document.body) return;
      (namesake(last.current) ?? shownPart())?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [isWide]);
}

function namesake({ id, ariaLabel }: Element): HTMLElement | null {
  if (!ariaLabel) return document.getElementById(id);
  return document.querySelector<HTMLElement>(`[aria-label="${CSS.escape(ariaLabel)}"]`);
}

/** The selected tab; a wide screen hides it, and shows all parts. */
function shownPart(): HTMLElement | null {
  const tab = document.querySelector<HTMLElement>('#content [role="tab"][aria-selected="true"]');
  return tab?.checkVisibility() ? tab : document.querySelector<HTMLElement>('#content');
}
