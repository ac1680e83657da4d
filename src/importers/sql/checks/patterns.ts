import { readingOf } from '../../../expression/pattern-flags.ts';
import type { SourceDialect } from '../../source-tables.ts';

const SPECIAL = /[\\^$.*+?()[\]{}|/]/g;
const escaped = (text: string) => text.replace(SPECIAL, '\\$&');

/** A regular expression that matches just these texts. */
export function patternOfTexts(texts: readonly string[]): string {
  return texts.map(escaped).join('|');
}

interface Wildcards {
  readonly any: string;
  readonly one: string;
  /** Before a wildcard, it makes it a character. */
  readonly escapeCharacter: string | undefined;
  readonly hasClasses: boolean;
}

/** The wildcards of `LIKE`. Only SQL Server has classes, as in `[0-9]`. It and SQLite escape nothing without ESCAPE. */
function likeWildcards(dialect: SourceDialect, escapeCharacter: string | undefined): Wildcards {
  const escapes = dialect === 'postgresql' || dialect === 'mysql';
  return {
    any: '%',
    one: '_',
    escapeCharacter: escapeCharacter ?? (escapes ? '\\' : undefined),
    hasClasses: dialect === 'sqlserver',
  };
}

/** https://www.sqlite.org/lang_expr.html#the_like_glob_regexp_match_and_extract_operators */
const globWildcards: Wildcards = { any: '*', one: '?', escapeCharacter: undefined, hasClasses: true };

const CLASS = /\[\^?\]?[^\]]*\]/y;

/** A text with wildcards as a regular expression, without `^` and `$`. */
function patternOfWildcards(text: string, { any, one, escapeCharacter, hasClasses }: Wildcards): string {
  let pattern = '';
  for (let i = 0; i < text.length; i++) {
    const character = text.charAt(i);
    if (character === escapeCharacter && i + 1 < text.length) {
      pattern += escaped(text.charAt(++i));
      continue;
    }
    CLASS.lastIndex = i;
    const characters = hasClasses && character === '[' ? CLASS.exec(text)?.[0] : undefined;
    if (characters !== undefined) {
      pattern += characters.replaceAll('\\', '\\\\');
      i += characters.length - 1;
    } else if (character === any) pattern += '.*';
    else if (character === one) pattern += '.';
    else pattern += escaped(character);
  }
  return pattern;
}

/** https://www.postgresql.org/docs/current/functions-matching.html#POSIX-CLASS-SHORTHAND-ESCAPES-TABLE */
const CLASSES: ReadonlyMap<string, string> = new Map([
  ['alpha', 'A-Za-z'],
  ['digit', '0-9'],
  ['alnum', 'A-Za-z0-9'],
  ['upper', 'A-Z'],
  ['lower', 'a-z'],
  ['space', '\\s'],
  ['blank', ' \\t'],
  ['xdigit', '0-9A-Fa-f'],
  ['word', '\\w'],
]);

/** What JavaScript does not have, or reads in another way. */
const ONLY_ELSEWHERE = /\\[mMyYAZzbBQEGhHRX<>]|\(\?(?![:=!])|^\*\*\*|[*+?}]\+/;
/** Characters in brackets that have names, such as `[.hyphen.]`. */
const NAMED_CHARACTER = /\[\[[.=]/;
/** An escape, which is kept, or characters in brackets, where operators are characters too. */
const ESCAPE_OR_CLASS = /(\\.)|\[\^?\]?[^\]\\[]*\]/gs;

/** A regular expression of a database in JavaScript's syntax. Undefined if JavaScript cannot express it. */
function patternOfExpression(expression: string): string | undefined {
  const operators = expression.replace(ESCAPE_OR_CLASS, (_, written: string | undefined) => written ?? 'a');
  if (ONLY_ELSEWHERE.test(operators) || NAMED_CHARACTER.test(expression)) return undefined;
  let isKnown = true;
  const pattern = expression.replace(/\[:(\w+):\]/g, (_, name: string) => {
    const characters = CLASSES.get(name);
    isKnown &&= characters !== undefined;
    return characters ?? '';
  });
  return isKnown && readingOf(pattern).ok ? pattern : undefined;
}

/** Characters of SIMILAR TO that have no meaning there, and have one in JavaScript. */
const PLAIN_IN_SIMILAR = /[.^$/]/g;

/** SIMILAR TO has the wildcards of LIKE beside the operators of regular expressions. It matches whole texts. */
function patternOfSimilar(text: string): string | undefined {
  const pattern = text.replace(/\\.|\[[^\][]*\]|[%_.^$/]/g, (part) => {
    if (part.length > 1) return part;
    return part === '%' ? '.*' : part === '_' ? '.' : part.replace(PLAIN_IN_SIMILAR, '\\$&');
  });
  return patternOfExpression(pattern);
}

/** A condition on a text as a regular expression of JavaScript. */
export interface Pattern {
  readonly pattern: string;
  /** Whether the whole text has to match, so that the pattern lacks `^` and `$`. */
  readonly isWhole: boolean;
  readonly isExpression: boolean;
  /** Whether texts can match that match only in another case. */
  readonly isAnyCase: boolean;
  /** The pattern for texts in lower case, if they match in any case. */
  readonly lowerCase?: string;
}

/** Reads the pattern of an operator such as LIKE or `~`. Undefined if JavaScript cannot express it. */
export function patternOf(
  operator: string,
  text: string,
  dialect: SourceDialect,
  escapeCharacter?: string,
): Pattern | undefined {
  const isExpression = EXPRESSIONS.get(operator);
  if (isExpression !== undefined) {
    const pattern = patternOfExpression(text);
    return pattern === undefined
      ? undefined
      : { pattern, isWhole: false, isExpression: true, isAnyCase: isExpression };
  }
  if (operator === 'similar to') {
    const pattern = patternOfSimilar(text);
    return pattern === undefined
      ? undefined
      : { pattern, isWhole: true, isExpression: false, isAnyCase: false };
  }
  const wildcards = operator === 'glob' ? globWildcards : likeWildcards(dialect, escapeCharacter);
  const isAnyCase =
    operator !== 'glob' && (dialect !== 'postgresql' || operator === 'ilike' || operator === '~~*');
  const pattern = patternOfWildcards(text, wildcards);
  const lowerCase = isAnyCase ? patternOfWildcards(text.toLowerCase(), wildcards) : undefined;
  const flags = { isWhole: true, isExpression: false, isAnyCase };
  return { pattern, ...flags, ...(lowerCase !== undefined && { lowerCase }) };
}

/** Regular expressions, and whether they take `a` for `A`. */
const EXPRESSIONS: ReadonlyMap<string, boolean> = new Map([
  ['~', false],
  ['~*', true],
  ['regexp', true],
  ['rlike', true],
]);
