import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'inverse';
type Size = 'small' | 'touch' | 'medium' | 'large' | 'icon';

interface Look {
  readonly variant?: Variant | undefined;
  readonly size?: Size | undefined;
}

interface Props extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  readonly ref?: Ref<HTMLButtonElement>;
  /** The button stays focusable, is announced as busy, and ignores clicks. */
  readonly busy?: boolean;
  /** A double click counts as one. */
  readonly single?: boolean;
}

const base =
  'inline-flex cursor-pointer border items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap ' +
  'transition-colors duration-150 ' +
  'aria-disabled:not-aria-busy:cursor-not-allowed aria-disabled:not-aria-busy:opacity-50 ' +
  'forced-colors:aria-disabled:text-[GrayText] ' +
  'aria-busy:cursor-progress aria-busy:opacity-80';

const variants: Record<Variant, string> = {
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border-line-strong bg-surface text-ink hover:border-ink hover:bg-sunken',
  quiet: 'border-transparent text-muted hover:bg-sunken hover:text-ink',
  danger: 'border-transparent text-danger hover:bg-danger-soft',
  /** On the dyed panel. */
  inverse: 'border-transparent bg-on-panel text-panel hover:bg-white',
};

const sizes: Record<Size, string> = {
  small: 'h-8 px-3 text-sm',
  /** Small on a wide screen, and as high as a finger needs on others. */
  touch: 'h-8 min-h-11 px-3 text-sm lg:min-h-0',
  medium: 'h-10 px-4 text-sm',
  large: 'h-12 px-6 text-base',
  icon: 'size-10 flex-none',
};

/** For links that look like buttons. */
export function buttonClass({ variant = 'secondary', size = 'medium' }: Look = {}): string {
  return `${base} ${variants[variant]} ${sizes[size]}`;
}

export function Button({
  variant,
  size,
  busy = false,
  single = false,
  className = '',
  onClick,
  children,
  ...rest
}: Props) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy || (single && event.detail > 1)) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={`${buttonClass({ variant, size })} ${className}`}
      onClick={handleClick}
      {...rest}
    >
      {busy && <span aria-hidden="true" className="spinner" />}
      {children}
    </button>
  );
}
