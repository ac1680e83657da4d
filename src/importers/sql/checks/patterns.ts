import { readingOf } from '../../../expression/pattern-flags.ts';

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

/** The wildcards of `LIKE`. Only SQL Server has classes, as in `[0-9]`. */
export function likeWildcards(dialect: string): Wildcards {
  return {
    any: '%',
    one: '_',
    escapeCharacter: dialect === 'sqlserver' ? undefined : '\\',
    hasClasses: dialect === 'sqlserver',
  };
}

/** https://www.sqlite.org/lang_expr.html#the_like_glob_regexp_match_and_extract_operators */
export const globWildcards: Wildcards = { any: '*', one: '?', escapeCharacter: undefined, hasClasses: true };

const CLASS = /\[\^?\]?[^\]]*\]/y;

/** A text with wildcards as a regular expression, without `^` and `$`. */
export function patternOfWildcards(
  text: string,
  { any, one, escapeCharacter, hasClasses }: Wildcards,
): string {
  let pattern = '';
  for (let i = 0; i < text.length; i++) {
    const character = text.charAt(i);
    CLASS.lastIndex = i;
    const characters = hasClasses && character === '[' ? CLASS.exec(text)?.[0] : undefined;
    if (characters !== undefined) {
      pattern += characters.replaceAll('\\', '\\\\');
      i += characters.length - 1;
    } else if (character === any) pattern += '.*';
    else if (character === one) pattern += '.';
    else if (character === escapeCharacter && i + 1 < text.length) pattern += escaped(text.charAt(++i));
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
export function patternOfExpression(expression: string): string | undefined {
  const operators = expression.replace(ESCAPE_OR_CLASS, '$1');
  if (ONLY_ELSEWHERE.test(operators) || NAMED_CHARACTER.test(expression)) return undefined;
  let isKnown = true;
  const pattern = expression.replace(/\[:(\w+):\]/g, (_, name: string) => {
    const characters = CLASSES.get(name);
    isKnown &&= characters !== undefined;
    return characters ?? '';
  });
  return isKnown && readingOf(pattern).ok ? pattern : undefined;
}
