import { type ReactNode, useState } from 'react';

interface Props {
  readonly title: string;
  /** Whether it is open at first: something in it is set. */
  readonly isOpenAtFirst?: boolean;
  /** A problem in it keeps it open. */
  readonly hasProblems: boolean;
  readonly children: ReactNode;
}

/** A group of options that few columns need. */
export function Fold({ title, isOpenAtFirst = false, hasProblems, children }: Props) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <details
      open={isOpen || hasProblems}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="rounded-control border border-line"
    >
      <summary className="flex min-h-11 cursor-pointer items-center px-3 text-sm font-medium lg:min-h-9">
        {title}
      </summary>
      <div className="border-t border-line p-3">{children}</div>
    </details>
  );
}
