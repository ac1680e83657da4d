interface Props {
  /** The accessible name. */
  readonly label: string;
  /** From 0 to 1. */
  readonly value: number;
}

export function Progress({ label, value }: Props) {
  return (
    <progress aria-label={label} max={1} value={value} className="progress h-1 w-full forced-colors:h-2" />
  );
}
