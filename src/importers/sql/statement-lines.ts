/**
 * Words that begin statements, with the words that can follow. A line that begins with two of them is a statement in all
 * probability, even inside of what looks like another one, and so are two of them outside of parentheses.
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
const COUNT = /^[ \t]*(?:\d+[ \t]*)?(?:;[ \t]*)?(?:--.*|\/\*.*)?$/;
const LINE_END = /[\r\n]/g;

const isLineEnd = (character: string) => character === '\n' || character === '\r';

/** Whether only spaces come before an offset on its line. */
function isFirstOnLine(text: string, offset: number): boolean {
  let i = offset - 1;
  while (i >= 0 && (text[i] === ' ' || text[i] === '\t')) i--;
  return i < 0 || isLineEnd(text.charAt(i));
}

export function lineEnd(text: string, from: number): number {
  LINE_END.lastIndex = from;
  return LINE_END.exec(text)?.index ?? text.length;
}

/** Whether a word, in capitals, and the next one begin a statement. */
function isBeginning(text: string, word: string, start: number): boolean {
  const following = FOLLOWING.get(word);
  return following?.has(nextWord(text, start + word.length)?.toUpperCase() ?? '') === true;
}

function nextWord(text: string, from: number): string | undefined {
  NEXT_WORD.lastIndex = from;
  return NEXT_WORD.exec(text)?.[1];
}

/** The surroundings of a word that may begin a statement in the middle of another one. */
export interface WordContext {
  /** The first word of the statement, in capitals. */
  readonly first: string;
  readonly previous: string;
  /** Parentheses that are open. */
  readonly depth: number;
  /** Whether a CASE without its END comes before it. */
  readonly isInCase: boolean;
  /** Whether the statements of the dialect end without a semicolon. */
  readonly batches: boolean;
}

/** Statements about other statements. */
const NAMING_STATEMENTS = new Set(['GRANT', 'REVOKE', 'DENY', 'AUDIT', 'NOAUDIT', 'SELECT']);
/** Words before a statement that a condition or a block contains. */
const CONTROL = new Set('IF ELSE ELSIF ELSEIF BEGIN END WHILE LOOP WHEN EXCEPTION THEN DECLARE'.split(' '));
const CONTROLLED = new Set(['CREATE', 'ALTER', 'DROP', 'COMMENT', 'INSERT', 'EXEC', 'EXECUTE']);
/** At the start of a line, they end a definition of SQL Server that has no semicolon. */
const NEXT_IN_BATCH = new Set(
  (
    'PRINT EXEC EXECUTE DECLARE USE SELECT INSERT UPDATE DELETE MERGE TRUNCATE BEGIN WHILE GRANT DENY RETURN ' +
    'RAISERROR THROW COMMIT SET'
  ).split(' '),
);
/** Words that can follow `ON` of a foreign key. */
const EVENTS = new Set(['DELETE', 'UPDATE']);
const DEFINITIONS = new Set(['CREATE', 'ALTER', 'EXEC', 'EXECUTE']);
/** These statements of SQL Server often have no semicolon either. */
const SHORT_STATEMENTS = new Set(['SET', 'PRINT', 'USE', 'DECLARE', 'TRUNCATE', 'DROP']);
/** Words that end the block around a definition. */
const BLOCK_ENDS = new Set(['END', 'ELSE']);

/** Whether a word ends a definition of SQL Server that has no semicolon. `SET` without parentheses is a setting. */
function beginsInBatch(text: string, word: string, start: number, previous: string): boolean {
  if (word === 'IF') return previous === ')' || previous === '';
  if (!NEXT_IN_BATCH.has(word) || !isFirstOnLine(text, start)) return false;
  if (previous === 'AS' || (previous === 'ON' && EVENTS.has(word))) return false;
  return word !== 'SET' || nextWord(text, start + word.length) !== undefined;
}

/** Whether a word, in capitals, begins another statement. */
export function beginsStatement(text: string, word: string, start: number, context: WordContext): boolean {
  const { first, previous, depth, isInCase, batches } = context;
  if (depth > 0) return isFirstOnLine(text, start) && isBeginning(text, word, start);
  if (CONTROL.has(first)) return CONTROLLED.has(word) || isBeginning(text, word, start);
  if (DEFINITIONS.has(first)) {
    if (BLOCK_ENDS.has(word) && !isInCase) return true;
  }
  const mayLackSemicolon = batches && (DEFINITIONS.has(first) || SHORT_STATEMENTS.has(first));
  if (mayLackSemicolon && beginsInBatch(text, word, start, previous)) return true;
  return (isFirstOnLine(text, start) || !NAMING_STATEMENTS.has(first)) && isBeginning(text, word, start);
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
    const begins = isFirstOnLine(text, index) && isBeginning(text, word, index);
    if (word === 'GO' ? isBatchEnd(text, index) : begins) return index;
  }
  return undefined;
}
