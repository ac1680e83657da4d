import type { ReactNode } from 'react';

interface Props {
  readonly tone?: 'neutral' | 'accent' | 'warning';
  readonly children: ReactNode;
}

const tones = {
  neutral: 'bg-sunken text-muted',
  accent: 'bg-accent-soft text-accent',
  warning: 'bg-warning-soft text-warning',
} as const;

export function Badge({ tone = 'neutral', children }: Props) {
  return (
    <span
      className={`inline-flex min-h-6 min-w-6 items-center justify-center rounded-full px-2 font-mono text-xs tabular-nums ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
