interface Props {
  readonly children: string;
}

/** In characters. */
const TAIL = 10;

/** A name in one line, cut in the middle where it has too little room: names of one schema differ at their ends. */
export function MiddleCut({ children: name }: Props) {
  const characters = [...name];
  // A short tail alone would be a name of its own.
  const at = characters.length > 2 * TAIL ? characters.length - TAIL : characters.length;
  return (
    <span className="flex min-w-0 whitespace-pre">
      <span className="truncate">{characters.slice(0, at).join('')}</span>
      <span className="flex-none">{characters.slice(at).join('')}</span>
    </span>
  );
}
