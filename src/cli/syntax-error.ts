/** Why a text is not JSON. */
export interface SyntaxFault {
  /** Where the text stops being JSON, in UTF-16 units. Undefined if V8 does not tell. */
  readonly offset: number | undefined;
  /** A sentence. */
  readonly reason: string;
}

/** How V8 says that a text ends before its JSON does. */
const CUT = /Unexpected end of JSON input|Unterminated string/;
/** V8 tells no position for a token where a value must be. */
const TOKEN = /^Unexpected token /;

function messageOf(text: string): string {
  try {
    JSON.parse(text);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The offset of an unexpected token: the length of the longest beginning of the text that does not contain it. */
function tokenOffset(text: string): number {
  let without = 0;
  let including = text.length;
  while (including - without > 1) {
    const middle = Math.floor((without + including) / 2);
    if (TOKEN.test(messageOf(text.slice(0, middle)))) including = middle;
    else without = middle;
  }
  return without;
}

function offsetOf(text: string, message: string): number | undefined {
  if (TOKEN.test(message)) return tokenOffset(text);
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  return position === undefined ? undefined : Number(position);
}

/** Mistakes that are common because JavaScript accepts them. Undefined for others. */
function commonMistake(text: string, offset: number): SyntaxFault | undefined {
  const rest = text.slice(offset, offset + 2);
  const [bracket = ''] = rest;
  const before = text.slice(0, offset).trimEnd();
  if ((bracket === ']' || bracket === '}') && before.endsWith(',')) {
    return { offset: before.length - 1, reason: `Remove this comma: only “${bracket}” follows.` };
  }
  if (rest === '//' || rest === '/*') return { offset, reason: 'JSON cannot contain comments.' };
  if (bracket === "'") return { offset, reason: 'Use double quotes instead of single quotes.' };
  return undefined;
}

/** Finds where a text stops being JSON, and why. Undefined if it is JSON. */
export function findSyntaxFault(text: string): SyntaxFault | undefined {
  const message = messageOf(text);
  if (message === '') return undefined;
  const end = text.trimEnd().length;
  if (end === 0) return { offset: 0, reason: 'It is empty.' };
  const offset = CUT.test(message) ? end : offsetOf(text, message);
  if (offset !== undefined && offset >= end) {
    return { offset: end, reason: 'It ends too early: is it complete?' };
  }
  const mistake = offset === undefined ? undefined : commonMistake(text, offset);
  if (mistake) return mistake;
  const reason =
    offset !== undefined && TOKEN.test(message)
      ? `“${String.fromCodePoint(text.codePointAt(offset) ?? 0)}” cannot begin a value.`
      : `${message.replace(/ in JSON at position .*/s, '')}.`;
  return { offset, reason };
}
