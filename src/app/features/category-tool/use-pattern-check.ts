import { useEffect, useState } from 'react';
import { checkPattern } from '../../workers/rows-client.ts';

/** The hint below a pattern: an example of its values, or its problem. */
export type PatternNote =
  | { readonly kind: 'example'; readonly text: string }
  | { readonly kind: 'problem'; readonly text: string };

/** Typing is left alone for this long before the pattern is tried, in milliseconds. */
const PAUSE = 150;

const TOO_SLOW = 'This pattern takes too long to try. Make it simpler.';

/** Tries a pattern while it is typed; undefined for a blank one, and until the answer is there. */
export function usePatternCheck(pattern: string): PatternNote | undefined {
  const source = pattern.trim();
  const [checked, setChecked] = useState<{ source: string; note: PatternNote }>();

  useEffect(() => {
    if (source === '') return;
    let dropped = false;
    const timer = setTimeout(async () => {
      const outcome = await checkPattern(source);
      if (dropped || (!outcome.ok && outcome.error !== 'timeout')) return;
      if (!outcome.ok) setChecked({ source, note: { kind: 'problem', text: TOO_SLOW } });
      else if (outcome.value.ok) setChecked({ source, note: { kind: 'example', text: outcome.value.value } });
      else setChecked({ source, note: { kind: 'problem', text: outcome.value.error.detail } });
    }, PAUSE);
    return () => {
      dropped = true;
      clearTimeout(timer);
    };
  }, [source]);

  return checked?.source === source ? checked.note : undefined;
}
