import type { ReactElement } from 'react';
import { toast, useToaster } from 'react-hot-toast/headless';

/** A toast that is visible. */
export interface ShownToast {
  readonly id: string;
  readonly kind: 'success' | 'notice' | 'error';
  readonly message: ReactElement;
}

const uses = {
  success: { display: toast.success, duration: 5000 },
  undo: { display: toast.success, duration: 10_000 },
  notice: { display: toast, duration: 20_000 },
  error: { display: toast.error, duration: 8000 },
  lasting: { display: toast.error, duration: Number.POSITIVE_INFINITY },
} as const;

export type ToastUse = keyof typeof uses;

/** The id of each kind's visible toast. */
const current: Partial<Record<ToastUse, string>> = {};

/** Shows a message in place of the visible one of its kind. A success also dismisses errors. */
export function showToast(id: string, kind: ToastUse, message: ReactElement): void {
  if (current[kind] !== id) toast.dismiss(current[kind] ?? id);
  if (kind === 'success' || kind === 'undo') {
    for (const ended of [current.error, current.lasting]) if (ended) toast.dismiss(ended);
  }
  current[kind] = id;
  const { display, duration } = uses[kind];
  display(message, { id, duration });
}

export function dismissToast(id: string): void {
  toast.dismiss(id);
}

/** The visible toasts, newest first, and handlers that pause and resume their timers. */
export function useToasts() {
  const { toasts, handlers } = useToaster();
  const shown = toasts.flatMap(({ id, type, message, visible }): ShownToast[] => {
    if (!visible || typeof message !== 'object' || message === null) return [];
    const kind = type === 'success' || type === 'error' ? type : 'notice';
    return [{ id, kind, message }];
  });
  return { toasts: shown, pause: handlers.startPause, resume: handlers.endPause };
}
