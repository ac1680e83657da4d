import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from './icon.tsx';

interface Props {
  /** The accessible name. A narrow bar shows the icon alone. */
  readonly label: string;
  /** Its text below the icon of a narrow bar: a part of the label. */
  readonly caption?: string;
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

/** A button of a narrow bar: as wide as the text below its icon. */
export const CAPTIONED = 'max-md:min-w-8.5 max-md:flex-col max-md:gap-0.5! max-md:px-0.5!';

/** The text below an icon, where the screen is wide enough. */
export function Caption({ children }: { readonly children: string }) {
  return (
    <span aria-hidden="true" className="hidden text-[0.625rem] leading-none min-[22.5rem]:max-md:inline">
      {children}
    </span>
  );
}

/** A button of the page’s bar: an icon where the bar has little room, and a text elsewhere. */
export function BarButton({
  label,
  caption = label,
  icon,
  keys,
  isCompact = false,
  isSingle = false,
  onClick,
}: Props) {
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
      className={`min-h-11 max-md:border-transparent lg:min-h-0 lg:max-[96rem]:px-2 ${CAPTIONED}`}
    >
      <span aria-hidden="true" className={mark}>
        <Icon>{icon}</Icon>
      </span>
      <Caption>{caption}</Caption>
      <span className={text}>{label}</span>
    </Button>
  );
}
