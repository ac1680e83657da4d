import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { showToast, type ToastUse } from './toasts.ts';

export interface Message {
  readonly title: string;
  readonly text: string;
}

export function show(kind: ToastUse, { title, text }: Message, more?: ReactNode): void {
  showToast(
    title,
    kind,
    <>
      <p className="font-semibold">{title}</p>
      <p className="text-muted">{text}</p>
      {more}
    </>,
  );
}

export const reload = (
  <Button size="small" className="mt-2" onClick={() => location.reload()}>
    Reload
  </Button>
);

/** For a lazy chunk that failed to load, as after a deploy or without a network. */
export function notifyNotLoaded(): void {
  show(
    'lasting',
    {
      title: 'Not Loaded',
      text: 'A part of the page could not be loaded. Check your connection and try again, or reload the page.',
    },
    reload,
  );
}
