import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { opened, problemsOf, tableOf, temporaryDirectory } from '../../fixtures/library.ts';

const LOCK = '.rowloom.lock';
const ID = '0b5b8a3e-7f5f-4b0e-9d3c-2f1f3b1f6a10';
const OTHER_START = 1_000_000_000;
const csv = { format: 'csv' } as const;

/** The number of a process that has ended. */
function endedProcess(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}

function writeLock(directory: string, owner: object): void {
  const text = JSON.stringify({ id: ID, pid: endedProcess(), host: hostname(), started: 1, ...owner });
  writeFileSync(join(directory, LOCK), text);
}

describe('a directory', () => {
  it('is written by one at a time, and is free afterwards', async () => {
    const directory = temporaryDirectory();
    const dataset = await opened(tableOf('a', 10), tableOf('endless', 10 ** 10));
    const stop = new AbortController();
    let others: ReturnType<typeof problemsOf> | undefined;
    const writing = dataset.write(directory, {
      ...csv,
      signal: stop.signal,
      onProgress() {
        others ??= problemsOf(() => dataset.table('a').write(directory, csv)).finally(() => stop.abort());
      },
    });
    await expect(writing).rejects.toMatchObject({ name: 'AbortError' });
    expect(await others).toEqual([
      { path: [], code: 'directory-busy', message: expect.stringContaining(`by process ${process.pid}.`) },
    ]);
    await dataset.table('a').write(directory, csv);
    expect(readdirSync(directory)).toEqual(['a.csv', 'manifest.json']);
  });

  it('can be written at the same time as another, and as a single file in it', async () => {
    const [one, other] = [temporaryDirectory(), temporaryDirectory()];
    const { write } = (await opened(tableOf('a', 10))).table('a');
    await Promise.all([write(one, csv), write(other, csv), write(join(one, 'b.csv'))]);
    expect(readdirSync(one)).toEqual(['a.csv', 'b.csv', 'manifest.json']);
    expect(readdirSync(other)).toEqual(['a.csv', 'manifest.json']);
  });

  it('is taken over from a process that has ended, with what it left', async () => {
    const directory = temporaryDirectory();
    const pid = endedProcess();
    writeLock(directory, { pid });
    for (const name of [`.rowloom-${pid}-1.part`, `.rowloom-${pid}1-1.part`, '.rowloom']) {
      writeFileSync(join(directory, name), '');
    }
    await (await opened(tableOf('a', 10))).table('a').write(directory, csv);
    expect(readdirSync(directory)).toEqual(['.rowloom', `.rowloom-${pid}1-1.part`, 'a.csv', 'manifest.json']);
  });

  it('is taken over by only one of many', async () => {
    const directory = temporaryDirectory();
    writeLock(directory, {});
    const { write } = (await opened(tableOf('a', 10))).table('a');
    let writers = 0;
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        write(directory, {
          ...csv,
          onProgress() {
            writers++;
            // While it writes, its lock is there.
            expect(existsSync(join(directory, LOCK))).toBe(true);
          },
        }),
      ),
    );
    const refused = all.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(writers).toBe(20 - refused.length);
    for (const reason of refused) expect(reason).toMatchObject({ problems: [{ code: 'directory-busy' }] });
    expect(readdirSync(directory)).toEqual(['a.csv', 'manifest.json']);
  });

  it('is taken over if an earlier process had the number of this one', async () => {
    const directory = temporaryDirectory();
    writeLock(directory, { pid: process.pid, started: OTHER_START });
    await (await opened(tableOf('a', 10))).table('a').write(directory, csv);
    expect(readdirSync(directory)).toEqual(['a.csv', 'manifest.json']);
  });

  it.each([
    ['a process that runs', { pid: process.ppid }, `by process ${process.ppid}.`],
    ['a process of another machine', { host: 'elsewhere' }, ' on elsewhere.'],
    ['an unknown process', { pid: 'unknown' }, 'is being written.'],
    ['an id that is a path', { id: '../../x' }, 'is being written.'],
  ])('is left to %s', async (_, owner, words) => {
    const directory = temporaryDirectory();
    writeLock(directory, owner);
    const { write } = (await opened(tableOf('a', 10))).table('a');
    const [problem] = await problemsOf(() => write(directory, csv));
    expect(problem).toMatchObject({ code: 'directory-busy', message: expect.stringContaining(words) });
    expect(problem?.message).toContain(join(directory, LOCK));
    expect(readdirSync(directory)).toEqual([LOCK]);
  });

  it('is left to a process that is just writing its lock', async () => {
    const directory = temporaryDirectory();
    writeFileSync(join(directory, LOCK), '');
    const { write } = (await opened(tableOf('a', 10))).table('a');
    expect(await problemsOf(() => write(directory, csv))).toMatchObject([{ code: 'directory-busy' }]);
  });
});
