import { cutAt } from '../../../expression/text.ts';

/** In UTF-16 units: a shorter name is cut at its end, and so much of a longer one stays at its end. */
const LENGTH_MIN = 20;
const TAIL = 9;

/** Whether a name has two parts. What has it as its content needs it as its label too: browsers put a space between them. */
export function isCut(name: string): boolean {
  return name.length >= LENGTH_MIN;
}

interface Props {
  readonly name: string;
  /** Whether a narrow screen breaks the name into lines; a wide screen cuts it. */
  readonly wraps?: boolean;
}

/** A name that is cut in its middle where it has no room: the ends of names tell them apart. */
export function CutName({ name, wraps = false }: Props) {
  if (!isCut(name)) return <span className={wraps ? 'lg:block lg:truncate' : 'block truncate'}>{name}</span>;
  const head = cutAt(name, name.length - TAIL);
  return (
    <span
      title={name}
      className={wraps ? 'lg:flex lg:min-w-0 lg:whitespace-pre' : 'flex min-w-0 whitespace-pre'}
    >
      <span className={wraps ? 'lg:truncate' : 'truncate'}>{head}</span>
      <span className="flex-none">{name.slice(head.length)}</span>
    </span>
  );
}
