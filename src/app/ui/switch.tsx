import type { Ref } from 'react';

interface Props {
  /** The accessible name, shown beside the switch. */
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A setting that takes effect at once; the whole line is clickable. */
export function Switch({ label, checked, onChange, ref }: Props) {
  return (
    <button
      ref={ref}
      type="button"
      role="switch"
      aria-checked={checked}
      onClick={() => onChange(!checked)}
      className="group inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control text-left text-sm font-medium lg:min-h-8"
    >
      <span
        aria-hidden="true"
        className="flex h-5 w-9 flex-none rounded-full border border-muted bg-sunken p-0.5 transition-colors group-aria-checked:border-accent group-aria-checked:bg-accent forced-colors:group-aria-checked:selected-in-system-colors"
      >
        <span className="size-3.5 rounded-full bg-muted transition-transform group-aria-checked:translate-x-4 group-aria-checked:bg-on-accent forced-colors:bg-[ButtonText]" />
      </span>
      {label}
    </button>
  );
}
