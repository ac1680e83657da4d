import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from './icon.tsx';

interface Props {
  /** The accessible name. A narrow bar shows the icon alone. */
  readonly label: string;
  /** The strokes of the icon. */
  readonly icon: ReactNode;
  /** The shortcut as people read it. */
  readonly keys?: string;
  /** Whether the text is left out until the screen is very wide. */
  readonly isCompact?: boolean;
  /** Whether a double click counts as one. */
  readonly isSingle?: boolean;
  readonly onClick: () => void;
}

/** A button of the page’s bar: an icon where the bar has little room, and a text elsewhere. */
export function BarButton({ label, icon, keys, isCompact = false, isSingle = false, onClick }: Props) {
  const text = isCompact
    ? 'sr-only md:max-lg:not-sr-only min-[108rem]:not-sr-only'
    : 'max-md:sr-only lg:max-[85rem]:sr-only';
  const mark = isCompact ? 'md:max-lg:hidden' : 'md:max-lg:hidden min-[85rem]:hidden';
  return (
    <Button
      size="small"
      single={isSingle}
      title={keys === undefined ? label : `${label} (${keys})`}
      onClick={onClick}
      className="min-h-11 max-md:w-8.5 max-md:border-transparent max-md:px-0! lg:min-h-0 lg:max-[96rem]:px-2"
    >
      <span aria-hidden="true" className={mark}>
        <Icon>{icon}</Icon>
      </span>
      <span className={text}>{label}</span>
    </Button>
  );
}
