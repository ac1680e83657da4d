import { expect, test } from '@playwright/test';
import { peakOf } from '../../fixtures/browser-memory.ts';
import { startExportSession } from '../../fixtures/export-session.ts';
import { peopleOf, sha256ByCommandLine, sha256OfFile } from '../../fixtures/file-digests.ts';
import { observeExport, openExport } from '../large-export.ts';

const people = peopleOf(1_000_000);

for (const destination of ['private', 'picker'] as const) {
  test(`a million rows in a ${destination} file are as the command line's, and need little memory and time of the page`, {
    tag: '@deep',
  }, async ({ baseURL }) => {
    const expected = await sha256ByCommandLine(people);
    const session = await startExportSession(baseURL ?? '', { destination });
    try {
      await openExport(session.page, people);
      const { file, memory, tasks } = await observeExport(session);
      expect(await sha256OfFile(file)).toBe(expected);
      expect(peakOf(memory).renderers).toBeLessThan(600_000_000);
      expect(tasks.length).toBeGreaterThan(100);
      expect(tasks.filter((task) => task > 50)).toEqual([]);
    } finally {
      await session.close();
    }
  });
}
