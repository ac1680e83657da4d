import { cutAt } from '../../../expression/text.ts';

/** In UTF-16 units: a shorter name is cut at its end, and so much of a longer one stays at its end. */
const LENGTH_MIN = 20;
const TAIL = 9;

/** Whether a name has two parts. What has it as its content needs it as its label too: browsers put a space between them. */
export function isCut(name: string): boolean {
  return name.length >= LENGTH_MIN;
}

/**
 * A name that a wide screen cuts in its middle where it has no room: the ends of names tell them apart. A narrow screen
 * breaks it into lines.
 */
export function CutName({ name }: { readonly name: string }) {
  if (!isCut(name)) return <span className="lg:block lg:truncate">{name}</span>;
  const head = cutAt(name, name.length - TAIL);
  return (
    <span title={name} className="lg:flex lg:min-w-0 lg:whitespace-pre">
      <span className="lg:truncate">{head}</span>
      <span className="flex-none">{name.slice(head.length)}</span>
    </span>
  );
}
