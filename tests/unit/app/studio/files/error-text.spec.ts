import { expect, test } from 'vitest';
import { errorText } from '../../../../../src/app/studio/files/error-text.ts';
import type { WriteFailure } from '../../../../../workers/protocol.ts';

/** What a visitor has to learn from each failure: what happened, and what to do. */
const WORDS: Readonly<Record<WriteFailure, RegExp>> = {
  'disk-full': /disk is full.* Free some space/,
  'not-allowed': /no longer allows this page to write.* Download it again/,
  'file-locked': /Another program or tab.* Close it/,
  'file-missing': /moved or deleted.* Download it again/,
  'write-failed': /could not be written to the disk.* Check/,
};

test.each(Object.keys(WORDS) as WriteFailure[])(
  '“%s” says what happened, what is left and what to do',
  (write) => {
    expect(errorText({ write })).toMatch(WORDS[write]);
    expect(errorText({ write })).toContain('No incomplete file was left behind.');
    const withLeftover = errorText({ write, leftover: 'people.csv' });
    expect(withLeftover).toMatch(WORDS[write]);
    expect(withLeftover).toContain('You can delete the incomplete file people.csv.');
    expect(withLeftover).not.toContain('No incomplete file');
  },
);
