import { Fragment } from 'react';

/** Shorter words fit on a line, in characters. */
const WHOLE_MAX = 12;

/** Before a capital letter of camel case, and behind what stands between the parts of a name. */
const PLACES = /(?<=[\p{Ll}\p{Nd}])(?=\p{Lu}\p{Ll})|(?<=[_./:-])(?=[\p{L}\p{Nd}])/u;

/** The parts of a text between which a line may break, apart from its spaces. */
export function breakableParts(text: string): readonly string[] {
  const parts: string[] = [];
  for (const word of text.split(/(?<=\s)(?=\S)/u)) {
    const [first = '', ...more] = word.length > WHOLE_MAX ? word.split(PLACES) : [word];
    const before = parts.pop() ?? '';
    parts.push(before + first, ...more);
  }
  return parts;
}

/** A text whose long names break between their words: after `_`, and before the capital letters of `customerAddress`. */
export function Breakable({ text }: { readonly text: string }) {
  return breakableParts(text).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text can be equal, and their order is the text’s
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
