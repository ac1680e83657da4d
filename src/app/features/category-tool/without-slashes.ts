/**
 * A regular expression literal, ECMA-262 12.9.5: within its slashes, a slash stands after a backslash or in a class.
 * The first characters of its alternatives differ, so that it is matched in linear time.
 */
const LITERAL = /^\/((?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/[dgimsuvy]*$/;

/** The pattern of a regular expression that is written as a literal, as `\d` in `/\d/g`; undefined of any other text. */
export function withoutSlashes(text: string): string | undefined {
  return LITERAL.exec(text.trim())?.[1];
}
