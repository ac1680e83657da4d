import type { ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
}

export function Kbd({ children }: Props) {
  return (
    <kbd className="inline-flex h-6 min-w-6 items-center justify-center rounded-sm border border-line-strong bg-surface px-1.5 font-mono text-xs text-muted">
      {children}
    </kbd>
  );
}

/** The keys of a combination such as `Ctrl+Z`. */
export function Keys({ of }: { readonly of: string }) {
  return of.split(/[ +]/).map((key) => <Kbd key={key}>{key}</Kbd>);
}
