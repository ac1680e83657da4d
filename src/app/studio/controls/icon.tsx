import type { ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
}

/** Strokes on a square of 16 units, as an icon of the bar. */
export function Icon({ children }: Props) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className="size-4 flex-none fill-none stroke-current"
      strokeWidth="1.5"
    >
      {children}
    </svg>
  );
}
