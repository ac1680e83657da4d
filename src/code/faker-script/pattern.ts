import { readPattern } from '../../generators/pattern/read.ts';
import type { Alternatives, CharacterClass, Element } from '../../generators/pattern/tree.ts';
import { quoted } from '../literal.ts';
import { fakerCall } from './literals.ts';

/** What there are no calls for. */
class NotExpressed extends Error {}

/** An open quantifier repeats so many times more than it has to. */
const MORE = 10;
const [FIRST, LAST] = [0x20, 0x7e];

/** A text that matches a pattern; or what of the pattern is not expressed. */
export function patternCode(source: string): { readonly code: string } | { readonly reason: string } {
  const read = readPattern(source);
  if (!read.ok) return { reason: read.error.detail };
  try {
    return { code: alternativesCode(read.value.pattern.alternatives, true) };
  } catch (error) {
    if (error instanceof NotExpressed) return { reason: error.message };
    throw error;
  }
}

function alternativesCode(alternatives: Alternatives, isOutermost = false): string {
  const codes = alternatives.map((elements) => sequenceCode(elements, isOutermost));
  const [only] = codes;
  if (codes.length === 1 && only !== undefined) return only;
  return `faker.helpers.arrayElement([${codes.map((code) => `() => ${code}`).join(', ')}])()`;
}

function sequenceCode(elements: readonly Element[], isOutermost: boolean): string {
  const last = elements.length - 1;
  const codes = elements.flatMap((element, i) => {
    const [isStart, isEnd] = [isOutermost && i === 0, isOutermost && i === last];
    if ((isStart && isSign(element, '^')) || (isEnd && isSign(element, '$'))) return [];
    // What stands beyond the match: `\d+(?=%)` gives `42%`.
    const isBeyond = element.type === 'lookaround' && !element.negate && (element.behind ? isStart : isEnd);
    return [isBeyond ? alternativesCode(element.alternatives) : elementCode(element)];
  });
  if (codes.length === 0) return "''";
  return codes.length === 1 ? (codes[0] ?? '') : `[${codes.join(', ')}].join('')`;
}

function isSign(element: Element, sign: string): boolean {
  return element.type === 'assertion' && element.source === sign;
}

function elementCode(element: Element): string {
  switch (element.type) {
    case 'character-class': {
      const characters = charactersOf(element);
      return characters.length === 1
        ? quoted(characters[0] ?? '')
        : fakerCall('string.fromCharacters', characters.join(''));
    }
    case 'group':
      return alternativesCode(element.alternatives);
    case 'quantifier': {
      const max = element.max === Number.POSITIVE_INFINITY ? element.min + MORE : element.max;
      const count = element.min === max ? max : { min: element.min, max };
      const inner = element.element;
      if (inner.type === 'character-class')
        return fakerCall('string.fromCharacters', charactersOf(inner).join(''), count);
      return `${fakerCall('helpers.multiple', '', { count }).replace('""', `() => ${elementCode(inner)}`)}.join('')`;
    }
    case 'lookaround':
      throw new NotExpressed(`it looks around in ${element.source}`);
    case 'assertion':
      throw new NotExpressed(`it holds ${element.source}`);
    case 'backreference':
      throw new NotExpressed('it refers back to a group');
  }
}

/** Of ASCII that is seen, and the space; else the characters that it names. */
function charactersOf({ elements, negate, source }: CharacterClass): readonly string[] {
  const has = (code: number) =>
    elements.some((element) =>
      'escape' in element
        ? element.escape.test(String.fromCodePoint(code))
        : element.from <= code && code <= element.to,
    ) !== negate;
  const codes = Array.from({ length: LAST - FIRST + 1 }, (_, i) => FIRST + i).filter(has);
  if (codes.length > 0) return codes.map((code) => String.fromCodePoint(code));
  const named = elements.flatMap((element) => {
    if ('escape' in element || negate) return [];
    const { from, to } = element;
    return Array.from({ length: Math.min(100, to - from + 1) }, (_, i) => from + i);
  });
  if (named.length === 0 || named.some((code) => code > 0xffff || (code >= 0xd800 && code <= 0xdfff))) {
    throw new NotExpressed(`it holds ${source}`);
  }
  return named.map((code) => String.fromCodePoint(code));
}
