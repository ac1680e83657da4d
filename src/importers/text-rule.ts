import { type Alternative, partsOf, textShape } from './text-shapes.ts';

/** A source's demands of texts. */
export interface TextRule {
  /** Regular expressions in the syntax of JavaScript. Each has a match in every text. */
  readonly patterns: readonly string[];
  /** In characters. */
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
}

/** Texts that equal their lower case, and their upper case. */
export const IN_CASE = { lower: '^[^A-Z]*$', upper: '^[^a-z]*$' } as const;

/** Equal for texts that a collation can take for equal: without case, accents and blanks at the end. */
export const foldedText = (text: string) =>
  text.trimEnd().normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** No more patterns are combined. */
export const PATTERNS_MAX = 8;

/** One regular expression for texts that match all of them. */
export function allOf(patterns: readonly string[]): string | undefined {
  const [first, ...others] = patterns.slice(0, PATTERNS_MAX);
  return first === undefined || others.length === 0
    ? first
    : `^${others.map(looksAhead).join('')}${looksAhead(first)}`;
}

/** One pattern of a beginning and one of an end, such as `^./.*` and `.*.json$`, with anything between: the same patterns if they are others. */
export function joinedPatterns(patterns: readonly string[]): readonly string[] {
  const isOne = (pattern: string) => textShape(pattern)?.alternatives.length === 1;
  if (patterns.length !== 2 || !patterns.every(isOne)) return patterns;
  const beginning = patterns.find((pattern) => pattern.startsWith('^') && !pattern.startsWith('^.*'));
  const end = patterns.find((pattern) => pattern !== beginning && /(?<!\\)\$$/.test(pattern));
  const isOpen = beginning !== undefined && (!/(?<!\\)\$$/.test(beginning) || beginning.endsWith('.*$'));
  if (!isOpen || end === undefined || /^\^(?!\.\*)/.test(end)) return patterns;
  return [`${beginning.replace(/(?<!\\)\.\*\$?$/, '')}.*${end.replace(/^\^?\.\*/, '')}`];
}

/** At the start of a text, whether the text has a match. */
function looksAhead(pattern: string): string {
  const shape = textShape(pattern);
  const isOfStart = shape?.alternatives.every(({ isOpenAtStart }) => !isOpenAtStart) === true;
  return isOfStart ? `(?=${pattern})` : `(?=[\\s\\S]*(?:${pattern}))`;
}

/** Texts that do not match. */
export function noneOf(pattern: string): string {
  return `^${looksAhead(pattern).replace('(?=', '(?!')}`;
}

/**
 * Regular expressions whose whole texts fulfil a rule: the first keeps all of it, and the last ones less of it, for those that
 * no value is found for. Open ends continue with letters and digits, or as their beginnings suggest.
 */
export function textPatterns(rule: TextRule): readonly string[] {
  const patterns = rule.patterns.slice(0, PATTERNS_MAX);
  // Without its other patterns, the one with the most characters says the most about the look of the texts.
  const main = patterns
    .filter((pattern) => !isCondition(pattern))
    .sort((one, other) => weightOf(other) - weightOf(one))[0];
  const others = patterns.filter((pattern) => pattern !== main);
  const body = completed(main ?? '^', rule);
  const ofBody = main !== undefined && body !== undefined && !others.some((pattern) => body === pattern);
  const plain = main === undefined ? undefined : wholeOf(main);
  const candidates = [
    withConditions(ofBody || main === undefined ? body : plain, others, rule),
    withConditions(plain, others, rule),
    withConditions('[\\s\\S]*', patterns, rule),
    withConditions(body, [], rule),
    plain,
  ];
  return [...new Set(candidates)].filter((pattern) => pattern !== undefined);
}

/** The regular expression that keeps the most of a rule. Undefined if there is no rule. */
export function textPattern(rule: TextRule): string | undefined {
  return textPatterns(rule)[0];
}

/** Whether a pattern says only what texts are not, or their case. */
const isCondition = (pattern: string) =>
  pattern.startsWith('^(?!') || Object.values<string>(IN_CASE).includes(pattern);

const weightOf = (pattern: string) =>
  (textShape(pattern)?.alternatives.every((one) => !one.isOpenAtStart) ? 1000 : 0) + pattern.length;

/** The pattern with `^` and `$`. */
function wholeOf(pattern: string): string {
  const alternatives = textShape(pattern)?.alternatives;
  const isWhole = alternatives?.every((one) => !one.isOpenAtStart && !one.isOpenAtEnd);
  return isWhole || alternatives === undefined ? pattern : `^(?:${pattern})$`;
}

function withConditions(
  body: string | undefined,
  conditions: readonly string[],
  rule: TextRule,
): string | undefined {
  if (body === undefined) return undefined;
  const length = lengthCondition(body, rule);
  const ahead = conditions.map(aheadOf).join('');
  if (length === '' && ahead === '') return body;
  const shape = textShape(body);
  const [only, ...more] = shape?.alternatives ?? [];
  const isWhole = only && more.length === 0 && !only.isOpenAtStart && !only.isOpenAtEnd;
  if (!isWhole) return `^${length}${ahead}(?:${body})$`;
  const counted = length === '' ? undefined : countedAtEnd(only.body, rule);
  return counted === undefined ? `^${length}${ahead}${only.body}$` : `^${ahead}${counted}$`;
}

/** `AB[0-9]*` of 3 to 8 characters as `AB[0-9]{1,6}`, whose values can be counted. Undefined for other forms. */
function countedAtEnd(body: string, { minLength = 0, maxLength }: TextRule): string | undefined {
  const parts = partsOf(body);
  const repeated = parts.at(-2);
  const least = { '*': 0, '+': 1 }[parts.at(-1) ?? ''];
  if (least === undefined || repeated === undefined || !/^(?:\[|\\[dw]|\.)/.test(repeated)) return undefined;
  const head = parts.slice(0, -2).join('');
  const { min, max } = textShape(`^${head}$`)?.alternatives[0] ?? { min: 0, max: 1 };
  const from = Math.max(least, minLength - min);
  if (min !== max || (maxLength !== undefined && maxLength - min < from)) return undefined;
  return `${head}${repeated}{${from},${maxLength === undefined ? '' : maxLength - min}}`;
}

/** A condition in front of the pattern. */
function aheadOf(pattern: string): string {
  const [negative] = /^\^(\(\?![\s\S]*\))$/.exec(pattern)?.slice(1) ?? [];
  return negative ?? looksAhead(pattern);
}

/** `(?=.{2,9}$)`, unless the pattern has no other lengths. */
function lengthCondition(body: string, { minLength = 0, maxLength }: TextRule): string {
  const alternatives = textShape(body)?.alternatives;
  const isShort = maxLength === undefined || alternatives?.every(({ max }) => max <= maxLength) === true;
  const isLong = minLength === 0 || alternatives?.every(({ min }) => min >= minLength) === true;
  return isShort && isLong ? '' : `(?=.{${minLength},${maxLength ?? ''}}$)`;
}

/** Characters for open ends: those that the pattern has already. */
function charactersOf(body: string, patterns: readonly string[]): string {
  const plain = body.replaceAll('\\d', '0').replaceAll(/\{[\d,]*\}/g, '');
  if (patterns.includes(IN_CASE.upper)) return '[A-Z0-9]';
  if (/a-z|[b-z]{3}|\\w/.test(plain)) return '[a-z0-9]';
  if (/A-Z|[A-Z]{2}/.test(plain)) return '[A-Z0-9]';
  return /\d/.test(plain) && !/[A-Za-z]/.test(plain) ? '\\d' : '[a-z0-9]';
}

const FEW = { least: 3, most: 8 };
/** Texts of so many characters do not look like a part. */
const WHOLE = 4;

const DOMAIN = '[a-z]{3,10}\\.(?:com|org|net)';
/** Continuations of such beginnings. */
const TAILS: readonly (readonly [RegExp, string])[] = [
  [/:\/\/$/, `${DOMAIN}(?:/[a-z0-9]{2,8}){0,2}`],
  [/@$/, DOMAIN],
  [/\/$/, '[a-z0-9]{2,8}(?:/[a-z0-9]{2,8}){0,2}'],
];
/** The pattern with plausible texts for its open ends and for what can be any character. */
function completed(pattern: string, rule: TextRule): string | undefined {
  const shape = textShape(pattern);
  if (!shape || shape.hasInnerAnchors) return wholeOf(pattern);
  const bodies = shape.alternatives.map((one) => completedAlternative(one, rule));
  return bodies.length === 1 ? `^${bodies[0]}$` : `^(?:${bodies.join('|')})$`;
}

function completedAlternative(
  alternative: Alternative,
  { patterns, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: TextRule,
): string {
  const { isOpenAtStart, isOpenAtEnd, min, max } = alternative;
  const characters = charactersOf(alternative.body, patterns);
  const body = partsOf(unwrapped(alternative.body))
    .map((part) => (part === '.' ? characters : part))
    .join('');
  // A pattern such as `[A-Z]{2}-\d{4}` is meant for the whole text, and one such as `[A-Z]` for a part.
  if (isOpenAtStart && isOpenAtEnd && min >= WHOLE && min >= minLength && max <= maxLength) return body;
  const ends = Number(isOpenAtStart) + Number(isOpenAtEnd);
  const wanted = TAILS.find(([mark]) => mark.test(body.replaceAll('\\', '')));
  const tail = isOpenAtEnd ? wanted?.[1] : undefined;
  const tailFits = tail !== undefined && min + (textShape(tail)?.alternatives[0]?.min ?? 0) <= maxLength;
  const most = Math.max(0, Math.floor((maxLength - min) / ends));
  const least = Math.max(Math.min(FEW.least, most), Math.ceil((minLength - max) / ends));
  const greatest = Math.max(least, Math.min(most, FEW.most));
  const few = `${characters}{${least === greatest ? least : `${least},${greatest}`}}`;
  return `${isOpenAtStart ? few : ''}${body}${tailFits ? tail : isOpenAtEnd ? few : ''}`;
}

/** The content of parentheses around all of a pattern, if it has no alternatives. */
function unwrapped(body: string): string {
  const [inner] = /^\(\?:([^()|]*)\)$/.exec(body)?.slice(1) ?? [];
  return inner ?? body;
}
