import type { ReactElement } from 'react';
import { toast, useToaster } from 'react-hot-toast/headless';

/** A toast that is visible. */
export interface ShownToast {
  readonly id: string;
  readonly kind: 'success' | 'error';
  readonly message: ReactElement;
}

const DURATION_MS = {
  success: 5000,
  undo: 10_000,
  notice: 20_000,
  error: 8000,
  lasting: Number.POSITIVE_INFINITY,
} as const;

export type ToastUse = keyof typeof DURATION_MS;

/** The id of each kind's visible toast. */
const current: Partial<Record<ToastUse, string>> = {};

/** Shows a message in place of the visible one of its kind. One that is not an error dismisses errors too. */
export function showToast(id: string, kind: ToastUse, message: ReactElement): void {
  if (current[kind] !== id) toast.dismiss(current[kind] ?? id);
  const isError = kind === 'error' || kind === 'lasting';
  if (!isError) {
    for (const ended of [current.error, current.lasting]) if (ended) toast.dismiss(ended);
  }
  current[kind] = id;
  const show = isError ? toast.error : toast.success;
  show(message, { id, duration: DURATION_MS[kind] });
}

export function dismissToast(id: string): void {
  toast.dismiss(id);
}

/** The visible toasts, newest first, and handlers that pause and resume their timers. */
export function useToasts() {
  const { toasts, handlers } = useToaster();
  const shown = toasts.flatMap(({ id, type, message, visible }): ShownToast[] => {
    if (!visible || typeof message !== 'object' || message === null) return [];
    return [{ id, kind: type === 'success' ? 'success' : 'error', message }];
  });
  return { toasts: shown, pause: handlers.startPause, resume: handlers.endPause };
}
