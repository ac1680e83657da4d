import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  /** The checkbox's accessible name. */
  readonly label: string;
  readonly hint?: ReactNode;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A native checkbox; the whole line is clickable. */
export function Checkbox({ label, hint, ...rest }: Props) {
  const hintId = useId();
  return (
    <div>
      <label className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control px-2 text-sm hover:bg-sunken has-disabled:cursor-not-allowed">
        <input type="checkbox" aria-describedby={hint ? hintId : undefined} className="checkbox" {...rest} />
        {label}
      </label>
      {hint && (
        <p id={hintId} className="pr-2 pl-9 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
