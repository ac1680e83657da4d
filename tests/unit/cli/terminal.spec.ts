/** @module-tag deep */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { createFolder, PROGRAM, startProgram } from '../../fixtures/commands.ts';
import { startInContainer } from '../../fixtures/container.ts';
import { CTRL_C, CTRL_D, startInTerminal } from '../../fixtures/terminal.ts';

const folder = createFolder();
afterAll(() => folder.remove());

const table = (rows: number, field = 'sequence') => ({
  version: 1,
  tables: [{ name: 'visits', rows, columns: [{ name: 'id', field }] }],
});
/** It takes hours. */
const endless = folder.write('endless.json', table(10 ** 10));
/** It takes longer than the time after which a terminal shows progress. */
const slow = folder.write('slow.json', table(2_000_000, 'string.uuid'));

/** Starts the program with pipes. It ends with the test at the latest. */
function start(args: readonly string[]) {
  const child = startProgram(args);
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

const rowloom = `exec ${process.execPath} ${PROGRAM}`;
const PROGRESS = /0%, (?:\d+ h )?\d+ min left, [\d,]+ rows\/s, [\d,]+ of 10,000,000,000 rows, visits/;
const ERASE = '\r\x1b[2K';

/** The files of a folder that begin with a name. */
const filesOf = (name: string) => readdirSync(folder.path).filter((file) => file.startsWith(name));

describe('in a terminal', () => {
  it('the rows, the rows per second and the time left are shown while standard output is a file', async () => {
    const terminal = startInTerminal(`${rowloom} rows ${endless} > /dev/null`);
    await terminal.shows(PROGRESS);
    terminal.type(CTRL_C);
    expect(await terminal.end()).toBe(130);
    expect(terminal.shown.endsWith(ERASE)).toBe(true);
  });

  it('Ctrl+C leaves no file and no directory of files that were being written', async () => {
    const out = join(folder.path, 'data');
    const terminal = startInTerminal(`${rowloom} rows ${endless} --out ${out}/ --format csv`);
    await terminal.shows(PROGRESS);
    expect(readdirSync(out)).not.toEqual([]);
    terminal.type(CTRL_C);
    expect(await terminal.end()).toBe(130);
    expect(filesOf('data')).toEqual([]);
  });

  it('Ctrl+C leaves an existing file as it was', async () => {
    const out = folder.write('visits.csv', 'precious');
    const terminal = startInTerminal(`${rowloom} rows ${endless} --out ${out} --force`);
    await terminal.shows(PROGRESS);
    terminal.type(CTRL_C);
    expect(await terminal.end()).toBe(130);
    expect(filesOf('visits')).toEqual(['visits.csv']);
    expect(folder.read('visits.csv')).toBe('precious');
    expect(filesOf('.rowloom')).toEqual([]);
  });

  it('no progress is mixed into rows that appear there', async () => {
    const terminal = startInTerminal(`${rowloom} rows ${slow} --format csv`);
    expect(await terminal.end()).toBe(0);
    expect(terminal.shown.includes('rows/s')).toBe(false);
    expect(terminal.shown.match(/-/g)).toHaveLength(4 * 2_000_000);
  });

  it('a schema can be typed', async () => {
    const terminal = startInTerminal(`${rowloom} check -`);
    await terminal.shows(/Type or paste a schema document/);
    terminal.type(`${JSON.stringify(table(5))}\n${CTRL_D}`);
    expect(await terminal.end()).toBe(0);
    expect(terminal.shown).toContain('No problems in 1 table with 5 rows.');
  });
});

describe('in a pipe', () => {
  it('no progress is shown', async () => {
    const child = start(['rows', slow, '--out', join(folder.path, 'slow.csv.gz')]);
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk;
    });
    const [status] = await once(child, 'close');
    expect(status).toBe(0);
    expect(said).toBe('');
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s ends the writing of rows', async (signal) => {
    const child = start(['rows', endless]);
    child.stdout.on('data', () => {});
    await once(child.stdout, 'data');
    child.kill(signal);
    // A shell reports 128 and the signal's number as the exit code.
    expect(await once(child, 'close')).toEqual([null, signal]);
  });
});

describe('as the first process of a container', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('%s ends the writing of rows with exit code %i', async (signal, code) => {
    const container = startInContainer(process.execPath, [PROGRAM, 'rows', endless]);
    container.output.on('data', () => {});
    await once(container.output, 'data');
    container.kill(signal);
    expect(await container.end()).toBe(code);
  });
});

describe('a named pipe that nobody else opens', () => {
  const pipe = join(folder.path, 'pipe');
  execFileSync('mkfifo', [pipe]);

  /** Whether a thread of a process waits for the other end of a pipe. */
  function waitsForPipe(pid: number | undefined): boolean {
    const tasks = `/proc/${pid}/task`;
    return readdirSync(tasks).some(
      (task) => readFileSync(join(tasks, task, 'wchan'), 'utf8') === 'wait_for_partner',
    );
  }

  it.each([
    ['its schema', ['check', pipe]],
    ['its output', ['rows', endless, '--out', pipe, '--format', 'csv', '--force']],
  ])('does not keep a command that has it as %s from ending', async (_, args) => {
    const child = start(args);
    const closed = once(child, 'close');
    await expect.poll(() => waitsForPipe(child.pid), { timeout: 60_000 }).toBe(true);
    child.kill('SIGINT');
    expect(await closed).toEqual([null, 'SIGINT']);
  });
});

it('a named pipe as --out ends the command quietly when its reader closes it', async () => {
  const pipe = join(folder.path, 'closed');
  execFileSync('mkfifo', [pipe]);
  const child = start(['rows', endless, '--out', pipe, '--format', 'csv']);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  const closed = once(child, 'close');
  const reader = await open(pipe);
  await reader.read();
  await reader.close();
  expect(await closed).toEqual([0, null]);
  expect(said).toBe('');
});

it('a problem has its exit code even if nobody reads standard error', async () => {
  const child = start(['check', join(folder.path, 'missing.json')]);
  child.stderr.destroy();
  expect(await once(child, 'close')).toEqual([2, null]);
});

describe('a second command that writes to a directory', () => {
  it('is refused, and the first one goes on until SIGTERM', async () => {
    const out = join(folder.path, 'busy');
    const args = ['rows', endless, '--out', `${out}/`, '--format', 'csv'];
    const first = start(args);
    await expect
      .poll(() => filesOf('busy').flatMap((name) => readdirSync(join(folder.path, name))).length, {
        timeout: 60_000,
      })
      .toBe(2);
    const second = start([...args, '--json']);
    let said = '';
    second.stderr.on('data', (chunk: Buffer) => {
      said += chunk;
    });
    expect(await once(second, 'close')).toEqual([2, null]);
    expect(JSON.parse(said)).toMatchObject({ path: '', code: 'directory-busy' });
    first.kill('SIGTERM');
    expect(await once(first, 'close')).toEqual([143, null]);
    expect(filesOf('busy')).toEqual([]);
  });
});
