import type { ButtonHTMLAttributes, Ref } from 'react';
import { Button } from '../../ui/button.tsx';

const PATHS = {
  up: 'M8 13V3M3.5 7.5 8 3l4.5 4.5',
  down: 'M8 3v10m4.5-4.5L8 13 3.5 8.5',
  options: 'M2 5h6m4 0h2M2 11h2m4 0h6M10 3v4M6 9v4',
  remove: 'm4 4 8 8m0-8-8 8',
} as const;

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly icon: keyof typeof PATHS;
  /** The accessible name. */
  readonly label: string;
  readonly variant?: 'quiet' | 'danger';
}

/** A button of a column’s row, drawn as an icon. */
export function ToolButton({ icon, label, variant = 'quiet', className = '', ...rest }: Props) {
  return (
    <Button
      variant={variant}
      size="icon"
      aria-label={label}
      className={`size-11! lg:size-8! forced-colors:aria-pressed:selected-in-system-colors ${className}`}
      {...rest}
    >
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 fill-none stroke-current">
        <path strokeWidth="1.5" d={PATHS[icon]} />
      </svg>
    </Button>
  );
}

interface MoveProps {
  readonly canMoveUp: boolean;
  readonly canMoveDown: boolean;
  /** Which column, where its row has no name: ` nested column 2`. */
  readonly of?: string;
  readonly className?: string;
  readonly onMove: (by: -1 | 1) => void;
}

/** Moves columns by one place. */
export function MoveButtons({ canMoveUp, canMoveDown, of = '', className, onMove }: MoveProps) {
  return (
    <>
      <ToolButton
        icon="up"
        label={`Move up${of}`}
        aria-disabled={!canMoveUp || undefined}
        onClick={() => canMoveUp && onMove(-1)}
        className={className}
      />
      <ToolButton
        icon="down"
        label={`Move down${of}`}
        aria-disabled={!canMoveDown || undefined}
        onClick={() => canMoveDown && onMove(1)}
        className={className}
      />
    </>
  );
}
