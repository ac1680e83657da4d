import { useEffect, useRef } from 'react';
import { moveFocus } from '../../lib/focus.ts';
import { focusContent } from '../../lib/landmarks.ts';
import { useWide } from '../controls/use-wide.ts';
import { FOCUS, isStudioTab, showTab, usePlace } from '../document/place.ts';

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

  useEffect(() => {
    // After a dialog that is removed has returned the focus.
    const frame = requestAnimationFrame(() => {
      if (!last.current || last.current.isConnected || document.activeElement !== document.body) return;
      const namesake = namesakeOf(last.current);
      if (namesake) namesake.focus();
      else if (isWide) focusContent();
      else moveFocus(FOCUS.tab('Studio', usePlace.getState().tab));
    });
    return () => cancelAnimationFrame(frame);
  }, [isWide]);
}

/** The controls of the two layouts have names in common: labels of their own, or ids. */
function namesakeOf({ id, ariaLabel }: Element): HTMLElement | null {
  if (!id && !ariaLabel) return null;
  const selector = ariaLabel ? `[aria-label="${CSS.escape(ariaLabel)}"]` : `#${CSS.escape(id)}`;
  return document.querySelector<HTMLElement>(selector);
}
