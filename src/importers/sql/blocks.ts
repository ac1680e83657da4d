import { Scanner } from './scanner.ts';
import type { Body, SqlScript } from './script.ts';
import type { Statement } from './statements.ts';
import type { Token } from './token.ts';

/** Words that make a body worth reading. */
const DEFINITION = /\b(?:CREATE|ALTER|DROP|COMMENT|EXEC|EXECUTE)\b/i;
const CALLS = new Set(['CALL', 'EXEC', 'EXECUTE', 'SELECT', 'PERFORM']);
const ROUTINES = new Set(['FUNCTION', 'PROCEDURE', 'PROC']);
/** Words between EXECUTE and the text that it executes. */
const BEFORE_TEXT = new Set(['(', 'IMMEDIATE', 'SP_EXECUTESQL', 'SYS', '.']);

/**
 * The statements that a database executes with a statement: those of `DO $$ … $$`, of `EXEC(N'…')`, and of a routine that is
 * called. Conditions in it are taken to hold.
 */
export function bodyOf({ tokens, start, end }: Statement, script: SqlScript): Body | undefined {
  const [first] = tokens;
  const keyword = first?.keyword ?? '';
  if (keyword === 'CREATE') noteRoutine(tokens, { start, end, rules: script.rules }, script);
  if (keyword === 'DO')
    return bodyIn(
      tokens.find(({ kind }) => kind === 'string'),
      script,
    );
  if (!CALLS.has(keyword)) return undefined;
  const called = tokens.slice(1).find((token) => !BEFORE_TEXT.has(token.keyword || token.text.toUpperCase()));
  if (called?.kind === 'string' && keyword.startsWith('EXEC')) {
    const next = tokens[tokens.indexOf(called) + 1]?.keyword;
    // Texts that are put together are known only to the database.
    return next === '+' || next === '||' ? undefined : bodyIn(called, script);
  }
  const routine = called && script.routines.get(lastName(tokens, tokens.indexOf(called)));
  return routine && bodyOfRoutine(routine, script);
}

/** The content of a string. */
function bodyIn(token: Token | undefined, { text, rules }: SqlScript): Body | undefined {
  if (!token) return undefined;
  const written = text.slice(token.start, token.end);
  const quote = written.startsWith('$') ? written.indexOf('$', 1) + 1 : written.indexOf("'") + 1;
  const closing = written.startsWith('$') ? quote : 1;
  const body = {
    start: token.start + quote,
    end: token.end - closing,
    rules: written.startsWith('$') ? rules : { ...rules, doubledQuotes: true },
  };
  return DEFINITION.test(text.slice(body.start, body.end)) ? body : undefined;
}

/** Notes where a routine is, by its name. */
function noteRoutine(tokens: readonly Token[], body: Body, script: SqlScript): void {
  const at = tokens.findIndex(({ keyword }) => ROUTINES.has(keyword));
  if (at < 0 || at > 3) return;
  script.routines.set(lastName(tokens, at + 1), body);
}

/** The last part of a qualified name, in small letters. */
function lastName(tokens: readonly Token[], first: number): string {
  let last = first;
  while (tokens[last + 1]?.keyword === '.') last += 2;
  return tokens[last]?.text.toLowerCase() ?? '';
}

/** From the first BEGIN or AS on, or the content of the string that holds it. */
function bodyOfRoutine({ start, end, rules }: Body, script: SqlScript): Body | undefined {
  const scanner = new Scanner(script.text.slice(0, end), rules, start);
  let from = start;
  while (scanner.next()) {
    const token = scanner.token();
    if (token.kind === 'string' && script.text[token.start] === '$') return bodyIn(token, script);
    if (token.keyword === 'BEGIN') return { start: token.start, end, rules };
    if (token.keyword === 'AS' && from === start) from = token.end;
  }
  return from === start ? undefined : { start: from, end, rules };
}
