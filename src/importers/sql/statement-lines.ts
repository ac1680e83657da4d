/**
 * Words that begin statements, with the words that can follow. A line that begins with two of them is a statement in all
 * probability, even inside of what looks like another one.
 */
const FOLLOWING: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'CREATE',
    new Set(
      'TABLE TYPE DOMAIN SEQUENCE UNIQUE INDEX VIEW UNLOGGED TEMPORARY SCHEMA FUNCTION TRIGGER OR'.split(' '),
    ),
  ],
  ['ALTER', new Set(['TABLE'])],
  ['COMMENT', new Set(['ON'])],
  ['INSERT', new Set(['INTO'])],
  ['DROP', new Set(['TABLE'])],
]);

const FIRST_WORD = /\b(?:CREATE|ALTER|COMMENT|INSERT|DROP|GO)\b/gi;
const NEXT_WORD = /[ \t]+(\w+)/y;
const COUNT = /^[ \t]*(?:\d+[ \t]*)?(?:--.*)?$/;

const isLineEnd = (character: string) => character === '\n' || character === '\r';

/** Whether only spaces come before an offset on its line. */
function isFirstOnLine(text: string, offset: number): boolean {
  let i = offset - 1;
  while (i >= 0 && (text[i] === ' ' || text[i] === '\t')) i--;
  return i < 0 || isLineEnd(text.charAt(i));
}

export function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

/** Whether a word, in capitals, begins a line that is a statement. */
export function beginsStatement(text: string, word: string, start: number): boolean {
  const following = FOLLOWING.get(word);
  if (!following || !isFirstOnLine(text, start)) return false;
  NEXT_WORD.lastIndex = start + word.length;
  return following.has(NEXT_WORD.exec(text)?.[1]?.toUpperCase() ?? '');
}

/** Whether a slash at an offset is alone on its line, which ends a statement of Oracle's programs. */
export function isSlashLine(text: string, offset: number): boolean {
  const isAlone = text.slice(offset + 1, lineEnd(text, offset)).trim() === '';
  return text.charCodeAt(offset) === SLASH && isAlone && isFirstOnLine(text, offset);
}

const SLASH = 47;

/** Whether the word GO at an offset is alone on its line, or with a count. */
export function isBatchEnd(text: string, start: number): boolean {
  return isFirstOnLine(text, start) && COUNT.test(text.slice(start + 'GO'.length, lineEnd(text, start)));
}

/** The offset of the first line from an offset on that is a statement, or the end of a batch. */
export function nextStatementLine(text: string, from: number): number | undefined {
  FIRST_WORD.lastIndex = from;
  for (let found = FIRST_WORD.exec(text); found; found = FIRST_WORD.exec(text)) {
    const word = found[0].toUpperCase();
    const { index } = found;
    if (word === 'GO' ? isBatchEnd(text, index) : beginsStatement(text, word, index)) return index;
  }
  return undefined;
}
