/** Characters that a line of text does not show, as people write them. */
const WRITTEN: Readonly<Record<string, string>> = { '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const READ: Readonly<Record<string, string>> = { '\\t': '\t', '\\n': '\n', '\\r': '\r', '\\\\': '\\' };

/** A text as it is shown: a tab as `\t`. A backslash is doubled only where it would be read as part of an escape. */
export function escaped(text: string): string {
  return text
    .replace(/\\(?=[tnr\\\t\n\r])/g, '\\\\')
    .replace(/[\t\n\r]/g, (character) => WRITTEN[character] ?? character);
}

/** Reads escapes: `\t` is a tab. A backslash before any other character stays a backslash. */
export function unescaped(text: string): string {
  return text.replace(/\\[tnr\\]/g, (written) => READ[written] ?? written);
}
