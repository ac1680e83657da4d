import { type ReactNode, useId } from 'react';

/** Associates a control with its label, hint and error: spread it on the control. */
interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface Props {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Two lines are kept for the note: what is below does not move under the pointer when the note changes. */
  readonly keepsTwoLines?: boolean;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A label, its control, and below it a hint or an error. */
export function Field({ label, hint, error, keepsTwoLines, children }: Props) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error || hint;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': note ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {note && (
        <p
          id={noteId}
          aria-live="polite"
          className={`text-sm ${keepsTwoLines ? 'min-h-10' : ''} ${error ? 'text-danger' : 'text-muted'}`}
        >
          {note}
        </p>
      )}
    </div>
  );
}
