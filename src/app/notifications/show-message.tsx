import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { mountToastRegions } from './toast-regions.tsx';
import { showToast, type ToastUse } from './toasts.ts';

export interface Message {
  readonly title: string;
  readonly text: string;
}

export function show(kind: ToastUse, { title, text }: Message, more?: ReactNode): void {
  mountToastRegions();
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

/** `original` is the toast that `index.html` holds for a page without this file: a title and a text. */
export function showNotLoaded(original: Element): void {
  const lines = [...(original.firstElementChild?.children ?? [])];
  const [title = '', text = ''] = lines.map((line) => line.textContent);
  show('lasting', { title, text }, reload);
}
