import { sampledRanges } from './characters.ts';
import type { Element, Lookaround, Pattern } from './tree.ts';

const MAX_SHOWN_CHARACTERS = 40;

/** Whether the text around a match decides it: by a lookaround or by `\B`. */
export function hasLookarounds(pattern: Pattern): boolean {
  return allElements(pattern).some(
    (element) => element.type === 'lookaround' || (element.type === 'assertion' && element.source === '\\B'),
  );
}

/** The construct most likely to keep a pattern from having values, in words, or null where there is none. */
export function hardestConstruct(pattern: Pattern): string | null {
  const names = allElements(pattern)
    .map((element) => constructName(element, pattern.unicode))
    .filter((name) => name !== null);
  return names.sort((a, b) => a.ease - b.ease)[0]?.name ?? null;
}

/** The elements of a pattern, with all that they hold. */
export function allElements(pattern: Pattern): Element[] {
  return pattern.alternatives.flat().flatMap(withDescendants);
}

function withDescendants(element: Element): Element[] {
  if (element.type === 'quantifier') return [element, ...withDescendants(element.element)];
  if (element.type === 'group' || element.type === 'lookaround') {
    return [element, ...element.alternatives.flat().flatMap(withDescendants)];
  }
  return [element];
}

/** The name of a construct that can keep samples from matching, or null where an element cannot. */
export function constructName(element: Element, unicode: boolean): { name: string; ease: number } | null {
  switch (element.type) {
    case 'lookaround':
      return { name: `the ${lookaroundName(element)}`, ease: 0 };
    case 'assertion':
      return /\\/.test(element.source)
        ? { name: `the word boundary ${element.source}`, ease: 1 }
        : { name: `${element.source} where it stands`, ease: 3 };
    case 'character-class':
      return sampledRanges(element, unicode).length === 0
        ? { name: `the empty class ${element.source}`, ease: 2 }
        : null;
    case 'backreference':
      return { name: 'its back-reference', ease: 4 };
    default:
      return null;
  }
}

/** For instance "look-ahead (?=b)". */
function lookaroundName({ behind, negate, source }: Lookaround): string {
  const shown = source.length > MAX_SHOWN_CHARACTERS ? `${source.slice(0, MAX_SHOWN_CHARACTERS)}…` : source;
  return `${negate ? 'negative ' : ''}look-${behind ? 'behind' : 'ahead'} ${shown}`;
}
