import type { ReactElement } from 'react';
import { toast, useToaster } from 'react-hot-toast/headless';

/** A toast as the page shows it; the regions draw `message` by kind. */
export interface ShownToast {
  readonly id: string;
  readonly kind: 'success' | 'error';
  readonly message: ReactElement;
}

/** In milliseconds; a failure takes longer to read, and one that offers something waits for the visitor. */
const DURATION = { success: 5000, undo: 10_000, error: 8000, lasting: Number.POSITIVE_INFINITY } as const;

/** The message on show of each kind. */
const current: Partial<Record<keyof typeof DURATION, string>> = {};

/** Shows a message in place of the one of its kind: messages never pile up over what they speak of. Success ends errors. */
export function showToast(id: string, kind: keyof typeof DURATION, message: ReactElement): void {
  if (current[kind] !== id) toast.dismiss(current[kind] ?? id);
  if (kind === 'success' || kind === 'undo') {
    for (const ended of [current.error, current.lasting]) if (ended) toast.dismiss(ended);
  }
  current[kind] = id;
  const show = kind === 'success' || kind === 'undo' ? toast.success : toast.error;
  show(message, { id, duration: DURATION[kind] });
}

export function dismissToast(id: string): void {
  toast.dismiss(id);
}

/** The toasts on show, newest first, and handlers that stop and resume their clocks. */
export function useToasts() {
  const { toasts, handlers } = useToaster();
  const shown = toasts.flatMap(({ id, type, message, visible }): ShownToast[] => {
    if (!visible || typeof message !== 'object' || message === null) return [];
    return [{ id, kind: type === 'success' ? 'success' : 'error', message }];
  });
  return { toasts: shown, pause: handlers.startPause, resume: handlers.endPause };
}
