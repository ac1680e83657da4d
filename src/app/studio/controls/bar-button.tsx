import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from './icon.tsx';

interface Props {
  /** The accessible name. */
  readonly label: string;
  /** More of the name, which a narrow bar leaves out. */
  readonly more?: string;
  /** The strokes of the icon. */
  readonly icon: ReactNode;
  /** The shortcut as people read it. */
  readonly keys?: string | undefined;
  /** Whether the text is left out until the screen is very wide. */
  readonly isCompact?: boolean;
  /** Whether a double click counts as one. */
  readonly isSingle?: boolean;
  /** Of a button that opens a menu. */
  readonly menu?: 'open' | 'closed';
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A button of a narrow bar: as wide as the text below its icon. */
export const CAPTIONED = 'max-md:min-w-7.5 max-md:flex-col max-md:gap-0.5! max-md:px-0!';
/** The text below an icon of a narrow bar. */
export const CAPTION = 'max-md:text-[0.625rem] max-md:leading-none';
/** A text breaks after its empty first box where it has no room, and its second line is not shown. */
const IF_ROOM =
  'max-md:h-2.5 max-md:max-w-full max-md:overflow-hidden max-md:whitespace-normal max-md:before:inline-block';

/** A button of the page’s bar: an icon where the bar has little room, and a text elsewhere. */
export function BarButton({
  label,
  more,
  icon,
  keys,
  isCompact = false,
  isSingle = false,
  menu,
  onClick,
}: Props) {
  const text = isCompact ? `${IF_ROOM} lg:max-2xl:sr-only` : 'lg:max-xl:sr-only';
  const mark = isCompact ? 'md:max-lg:hidden' : 'md:max-lg:hidden xl:hidden';
  const name = more === undefined ? label : `${label} ${more}`;
  return (
    <Button
      size="small"
      single={isSingle}
      aria-haspopup={menu && 'menu'}
      aria-expanded={menu && menu === 'open'}
      title={keys === undefined ? name : `${name} (${keys})`}
      onClick={onClick}
      className={`min-h-11 max-md:border-transparent lg:min-h-0 lg:max-xl:px-1.5 xl:max-2xl:px-2 ${isCompact ? 'max-md:shrink-99' : ''} ${CAPTIONED}`}
    >
      <span aria-hidden="true" className={mark}>
        <Icon>{icon}</Icon>
      </span>
      <span className={`${CAPTION} ${text}`}>
        {label}
        {more && <span className="whitespace-pre max-md:sr-only"> {more}</span>}
      </span>
    </Button>
  );
}
