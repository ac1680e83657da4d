import { expect, test } from 'vitest';
import { errorText } from '../../../../../../src/app/features/studio/export/error-text.ts';
import type { WriteFailure } from '../../../../../../workers/protocol.ts';

/** What a visitor has to learn from each failure: what happened, and what to do. */
const WORDS: Readonly<Record<WriteFailure, RegExp>> = {
  'disk-full': /no room left.* Make room/,
  'not-allowed': /no longer lets this page write.* Save it again/,
  'file-locked': /Another program or tab.* Close it/,
  'file-missing': /moved or deleted.* Save it again/,
  'write-failed': /disk did not take the file.* Check/,
};

test.each(Object.keys(WORDS) as WriteFailure[])(
  '“%s” says what happened, what is left and what to do',
  (write) => {
    expect(errorText({ write })).toMatch(WORDS[write]);
    expect(errorText({ write })).toContain('Nothing incomplete was left.');
    const withLeftover = errorText({ write, leftover: 'people.csv' });
    expect(withLeftover).toMatch(WORDS[write]);
    expect(withLeftover).toContain('An incomplete file is left, which you can delete: people.csv.');
    expect(withLeftover).not.toContain('Nothing incomplete');
  },
);
