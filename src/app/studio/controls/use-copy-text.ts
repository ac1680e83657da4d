import { useState } from 'react';
import { copyToClipboard } from '../../lib/clipboard.ts';

/** How copying ended, as a sentence, and what else is said in its place. `what` is copied, such as “The link”. */
export function useCopyText(what: string) {
  const [said, setSaid] = useState('');
  return {
    said,
    setSaid,
    /** Call it in the click. Resolves to whether the text is on the clipboard. */
    async copy(text: string): Promise<boolean> {
      const isCopied = await copyToClipboard(Promise.resolve(text));
      const refusal = `The browser blocked the clipboard. Select ${what.replace(/^T/, 't')} and copy it.`;
      setSaid(isCopied ? `${what} is on the clipboard.` : refusal);
      return isCopied;
    },
  };
}
