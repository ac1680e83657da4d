interface Props<Value extends string> {
  /** The group's accessible name. */
  readonly label: string;
  /** Each with its text, in their order. */
  readonly options: readonly (readonly [value: Value, text: string])[];
  /** The pressed one. Where it is not an option, none is pressed. */
  readonly value: string | undefined;
  readonly onChoose: (value: Value) => void;
  /** The id of what describes the group. */
  readonly noteId?: string;
}

/** A few choices; at most one is pressed. */
export function ChoiceButtons<Value extends string>({
  label,
  options,
  value,
  onChoose,
  noteId,
}: Props<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend, and a layout, of its own.
    <div role="group" aria-label={label} aria-describedby={noteId} className="flex flex-wrap gap-1">
      {options.map(([option, text]) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          onClick={() => onChoose(option)}
          className="min-h-11 cursor-pointer rounded-control border border-line-strong px-2.5 text-sm text-muted lg:px-1.5 lg:text-xs transition-colors hover:border-ink hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:text-ink forced-colors:aria-pressed:selected-in-system-colors lg:min-h-7"
        >
          {text}
        </button>
      ))}
    </div>
  );
}
