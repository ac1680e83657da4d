/** @module-tag deep */
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { createFolder, run } from '../../fixtures/commands.ts';
import {
  createFullDevice,
  makeOld,
  opened,
  problemsOf,
  tableOf,
  temporaryDirectory,
} from '../../fixtures/library.ts';
import { shop } from '../../fixtures/shop.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const csv = { format: 'csv' } as const;

const folder = createFolder();
afterAll(() => folder.remove());

/** Writes an endless file to a directory. Prints a line when rows are on their way, or its problems at the end. */
const WRITE_ENDLESS = `
  import { loadLibrary } from '${ROOT}scripts/load-cli.mjs';
  const { open } = await loadLibrary();
  const columns = [{ name: 'id', field: 'sequence' }];
  const dataset = await open({ version: 1, tables: [{ name: 'endless', rows: 1e10, columns }] });
  let isTold = false;
  try {
    await dataset.write(process.argv[1], {
      format: 'csv',
      onProgress() {
        if (!isTold) console.log('writing');
        isTold = true;
      },
    });
  } catch (error) {
    console.log(JSON.stringify(error.problems));
  }
`;

/** @param launcher a program that runs the words after its own */
function writeEndless(directory: string, launcher: readonly string[] = []): ChildProcessWithoutNullStreams {
  const node = [process.execPath, '--input-type=module', '-e', WRITE_ENDLESS, directory];
  const [program = '', ...args] = [...launcher, ...node];
  const child = spawn(program, args, { cwd: ROOT });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
}

/** Mounts a file system of 1 MB, which needs root. Returns false if that is not possible. */
function mountSmall(directory: string): boolean {
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', directory]);
  if (status !== 0) return false;
  onTestFinished(() => {
    spawnSync('umount', [directory]);
  });
  return true;
}

describe('two processes', () => {
  it('do not write to one directory, and a process that is killed leaves nothing to the next', async () => {
    const directory = temporaryDirectory();
    const child = writeEndless(directory);
    const ended = once(child, 'close').then(() => ['The process ended.']);
    const [said] = await Promise.race([once(child.stdout, 'data'), ended]);
    expect(String(said)).toBe('writing\n');
    const { write } = (await opened(tableOf('a', 10))).table('a');
    expect(await problemsOf(() => write(directory, csv))).toEqual([
      { path: [], code: 'directory-busy', message: expect.stringContaining(`by process ${child.pid}.`) },
    ]);
    expect(readdirSync(directory)).toHaveLength(2);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(readdirSync(directory)).toHaveLength(2);
    await write(directory, csv);
    expect(readdirSync(directory)).toEqual(['a.csv', 'manifest.json']);
  });
});

/** Starts a program with further namespaces, which needs root. Returns false if that is not possible. */
const canUnshare = () => spawnSync('unshare', ['--pid', '--fork', '--mount-proc', 'true']).status === 0;

describe('a process that this one cannot see', () => {
  it.runIf(canUnshare())(
    'keeps its lock while it writes, and loses it a minute after it was killed',
    async () => {
      const directory = temporaryDirectory();
      const lock = join(directory, '.rowloom.lock');
      const child = writeEndless(directory, ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc']);
      expect(String((await once(child.stdout, 'data'))[0])).toBe('writing\n');
      const { pid } = JSON.parse(readFileSync(lock, 'utf8'));
      // The first process of its container, as in any other.
      expect(pid).toBeLessThan(10);
      const { write } = (await opened(tableOf('a', 10))).table('a');
      const refused = [expect.objectContaining({ code: 'directory-busy' })];
      expect(await problemsOf(() => write(directory, csv))).toEqual(refused);
      makeOld(lock, 70);
      const { mtimeMs } = statSync(lock);
      await expect.poll(() => statSync(lock).mtimeMs, { timeout: 60_000 }).toBeGreaterThan(mtimeMs + 60_000);
      expect(await problemsOf(() => write(directory, csv))).toEqual(refused);
      child.kill('SIGKILL');
      await once(child, 'close');
      expect(await problemsOf(() => write(directory, csv))).toEqual(refused);
      makeOld(lock, 70);
      await write(directory, csv);
      expect(readdirSync(directory)).toEqual(['a.csv', 'manifest.json']);
    },
  );
});

/** A launcher of programs that see no `/proc`, as on macOS and Windows. */
const WITHOUT_PROC = ['unshare', '--mount', 'sh', '-c', 'mount -t tmpfs tmpfs /proc && exec "$@"', 'sh'];
const canHideProc = () => {
  const [program = '', ...args] = [...WITHOUT_PROC, 'test', '!', '-e', '/proc/self'];
  return spawnSync(program, args).status === 0;
};

it.runIf(canHideProc())(
  'where there is no /proc, a killed process leaves the directory free at once',
  async () => {
    const directory = temporaryDirectory();
    const said = async (child: ChildProcessWithoutNullStreams) =>
      String((await once(child.stdout, 'data'))[0]);
    const child = writeEndless(directory, WITHOUT_PROC);
    expect(await said(child)).toBe('writing\n');
    expect(await said(writeEndless(directory, WITHOUT_PROC))).toContain(`by process ${child.pid}.`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await said(writeEndless(directory, WITHOUT_PROC))).toBe('writing\n');
  },
);

it('a process that was killed and whose parent has not noticed keeps no lock', async () => {
  const directory = temporaryDirectory();
  // The shell becomes another program, which never asks how its child ended.
  const child = writeEndless(directory, ['sh', '-c', '"$@" & exec sleep 600', 'sh']);
  await once(child.stdout, 'data');
  const { pid } = JSON.parse(readFileSync(join(directory, '.rowloom.lock'), 'utf8'));
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), { timeout: 10_000 }).toMatch(/\) Z /);
  await (await opened(tableOf('a', 10))).table('a').write(directory, csv);
  expect(readdirSync(directory)).toEqual(['a.csv', 'manifest.json']);
});

describe('a disk', () => {
  it('that is full is named, and what was written is removed', async () => {
    const directory = temporaryDirectory();
    // Without root, a device that is always full takes the place of the disk.
    if (!mountSmall(directory)) createFullDevice(join(directory, 'endless.csv'));
    const before = readdirSync(directory);
    const dataset = await opened(tableOf('a', 10), tableOf('endless', 10 ** 10));
    const problems = await problemsOf(() => dataset.write(directory, csv));
    expect(problems).toEqual([
      {
        path: [],
        code: 'disk-full',
        message: expect.stringMatching(/The disk is full: “.*endless\.csv” .* [\d,]+ bytes were written/),
      },
    ]);
    expect(readdirSync(directory)).toEqual(before);
  });

  it('that allows no larger file is reported, and what was written is removed', async () => {
    const directory = temporaryDirectory();
    const child = spawn(
      'sh',
      [
        '-c',
        'ulimit -f 8192 && exec "$0" "$@"',
        process.execPath,
        '--input-type=module',
        '-e',
        WRITE_ENDLESS,
        directory,
      ],
      { cwd: ROOT },
    );
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    await once(child, 'close');
    const [problem] = JSON.parse(Buffer.concat(output).toString().split('\n').at(-2) ?? '');
    expect(problem).toMatchObject({ code: 'write-failed', message: expect.stringContaining('larger than') });
    expect(readdirSync(directory)).toEqual([]);
  });

  it('that is read-only is reported', async () => {
    const { write } = (await opened(tableOf('a', 10))).table('a');
    // Not even root can create files here. https://docs.kernel.org/filesystems/sysfs.html
    for (const path of ['/sys/rowloom/', '/sys/rowloom.csv', '/sys']) {
      expect(await problemsOf(() => write(path, csv))).toEqual([
        { path: [], code: 'write-failed', message: expect.stringMatching(/no permission|read-only/) },
      ]);
    }
  });
});

describe('the files of a dataset', () => {
  const document = { version: 1, seed: 'library', tables: shop(300) };
  const path = folder.write('shop.json', document);

  it.each(['csv', 'json'] as const)('have the bytes of the command line: %s', async (format) => {
    const directory = temporaryDirectory();
    const { files } = await (await opened(...shop(300))).write(directory, { format, gzip: true });
    expect(files).toHaveLength(document.tables.length);
    for (const { name, tables } of files) {
      const { output } = await run('rows', [path, '--table', tables[0] ?? '', '--format', format]);
      expect(gunzipSync(readFileSync(join(directory, name))).toString()).toBe(output);
    }
  });
});
