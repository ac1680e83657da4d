import { createRef } from 'react';

/** The page's `main`: it has the focus where the control that had it is gone. */
export const content = createRef<HTMLElement>();

/** The title of the page that is shown. */
export const pageHeading = createRef<HTMLHeadingElement>();

export function focusContent(): void {
  content.current?.focus({ preventScroll: true });
}
