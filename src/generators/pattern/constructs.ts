import { shortened } from '../../expression/text.ts';
import type { RangesOf } from './characters.ts';
import { allElements, type Element, type Lookaround, type Pattern } from './tree.ts';

const MAX_SHOWN_CHARACTERS = 40;

/** Whether a pattern has a lookaround or `\B`, so that a match can depend on the text around it. */
export function hasLookarounds(pattern: Pattern): boolean {
  return allElements(pattern).some(
    (element) => element.type === 'lookaround' || (element.type === 'assertion' && element.source === '\\B'),
  );
}

/** Names the construct that most likely prevents samples from matching, or null if there is none. */
export function hardestConstruct(pattern: Pattern, rangesOf: RangesOf): string | null {
  const names = allElements(pattern)
    .map((element) => constructName(element, rangesOf))
    .filter((name) => name !== null);
  return names.sort((a, b) => a.ease - b.ease)[0]?.name ?? null;
}

/** Names an element that can prevent samples from matching, or null. A lower `ease` is harder to satisfy. */
export function constructName(element: Element, rangesOf: RangesOf): { name: string; ease: number } | null {
  switch (element.type) {
    case 'lookaround':
      return { name: `the ${lookaroundName(element)}`, ease: 0 };
    case 'assertion':
      return /\\/.test(element.source)
        ? { name: `the word boundary ${element.source}`, ease: 1 }
        : { name: `${element.source} at this position`, ease: 3 };
    case 'character-class':
      return rangesOf(element).length === 0 ? { name: `the empty class ${element.source}`, ease: 2 } : null;
    case 'backreference':
      return { name: 'its back-reference', ease: 4 };
    default:
      return null;
  }
}

/** For example "look-ahead (?=b)". */
function lookaroundName({ behind, negate, source }: Lookaround): string {
  const shown = shortened(source, MAX_SHOWN_CHARACTERS);
  return `${negate ? 'negative ' : ''}look-${behind ? 'behind' : 'ahead'} ${shown}`;
}
