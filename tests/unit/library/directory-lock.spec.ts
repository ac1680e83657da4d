import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeOld, opened, problemsOf, tableOf, temporaryDirectory } from '../../fixtures/library.ts';

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

afterEach(() => vi.unstubAllGlobals());

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

  it('is written and left free where timers are numbers, as in jsdom', async () => {
    let timers = 0;
    for (const name of ['setInterval', 'setTimeout', 'setImmediate']) vi.stubGlobal(name, () => ++timers);
    const directory = temporaryDirectory();
    await (await opened(tableOf('a', 10))).table('a').write(directory, csv);
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

/** The lock that this process writes. */
async function lockOfThisProcess(): Promise<Record<string, unknown>> {
  const directory = temporaryDirectory();
  const { write } = (await opened(tableOf('a', 10))).table('a');
  let text = '';
  await write(directory, {
    ...csv,
    onProgress() {
      text = readFileSync(join(directory, LOCK), 'utf8');
    },
  });
  return JSON.parse(text);
}

/** When a process started, in clock ticks since its machine did. */
function ticksOf(pid: number): string | undefined {
  return readFileSync(`/proc/${pid}/stat`, 'latin1')
    .replace(/^.*\) /s, '')
    .split(' ')[19];
}

const write = async (directory: string) => (await opened(tableOf('a', 10))).table('a').write(directory, csv);
const BUSY = [expect.objectContaining({ code: 'directory-busy' })];

/** Processes in the same place can see each other. */
describe('the lock of a process in this place', () => {
  it('is left to it for as long as it runs, however old the lock is', async () => {
    const directory = temporaryDirectory();
    writeLock(directory, { ...(await lockOfThisProcess()), pid: process.ppid, ticks: ticksOf(process.ppid) });
    makeOld(join(directory, LOCK), 10_000);
    expect(await problemsOf(() => write(directory))).toEqual(BUSY);
    expect(readdirSync(directory)).toEqual([LOCK]);
  });

  it('is taken over if another process has got its number', async () => {
    const directory = temporaryDirectory();
    writeLock(directory, { ...(await lockOfThisProcess()), pid: process.ppid, ticks: '1' });
    await write(directory);
    expect(readdirSync(directory)).toEqual(['a.csv', 'manifest.json']);
  });

  it('is taken over with what it left, and without what another process with its number writes', async () => {
    const directory = temporaryDirectory();
    const pid = endedProcess();
    writeLock(directory, { ...(await lockOfThisProcess()), id: ID, pid });
    const other = `.rowloom-${pid}-1.part`;
    for (const name of [`.rowloom-${ID}-1.part`, other]) writeFileSync(join(directory, name), '');
    await write(directory);
    expect(readdirSync(directory)).toEqual([other, 'a.csv', 'manifest.json']);
  });
});

describe.each([
  ['in another container or of another boot', { place: 'elsewhere' }],
  ['on a machine with the same host name and number', { place: 'elsewhere', pid: process.pid }],
  ['that has not finished its lock', { id: undefined }],
])('the lock of a process %s', (_, changes) => {
  async function lockedDirectory(): Promise<string> {
    const directory = temporaryDirectory();
    writeLock(directory, { ...(await lockOfThisProcess()), pid: endedProcess(), ...changes });
    return directory;
  }

  it('is left to it while it writes the lock', async () => {
    const directory = await lockedDirectory();
    const [problem] = await problemsOf(() => write(directory));
    expect(problem).toMatchObject({
      code: 'directory-busy',
      message: expect.stringContaining('a minute after its last sign'),
    });
    makeOld(join(directory, LOCK), 50);
    expect(await problemsOf(() => write(directory))).toEqual(BUSY);
    expect(readdirSync(directory)).toEqual([LOCK]);
  });

  it('is taken over after a minute without a sign', async () => {
    const directory = await lockedDirectory();
    makeOld(join(directory, LOCK), 61);
    await write(directory);
    expect(readdirSync(directory)).toEqual(['a.csv', 'manifest.json']);
  });

  it('is taken over although a process has ended while it took over', async () => {
    const directory = await lockedDirectory();
    makeOld(join(directory, LOCK), 61);
    const { id } = JSON.parse(readFileSync(join(directory, LOCK), 'utf8'));
    const claim = JSON.stringify({ ...(await lockOfThisProcess()), pid: endedProcess(), ticks: '1' });
    writeFileSync(join(directory, `${LOCK}-${id ?? 'incomplete'}`), claim);
    await write(directory);
    expect(readdirSync(directory)).toEqual(['a.csv', 'manifest.json']);
  });
});

it('a process whose lock has been taken over publishes nothing, and leaves the lock to its owner', async () => {
  const directory = temporaryDirectory();
  const { write } = (await opened(tableOf('a', 10))).table('a');
  const problems = await problemsOf(() =>
    write(directory, { ...csv, onProgress: () => writeLock(directory, { place: 'elsewhere', pid: 7 }) }),
  );
  expect(problems).toEqual([
    expect.objectContaining({ code: 'directory-busy', message: expect.stringContaining('process 7') }),
  ]);
  expect(readdirSync(directory)).toEqual([LOCK]);
});
