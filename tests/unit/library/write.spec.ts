import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { open as openFile, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Progress } from '../../../src/library/api.ts';
import { open } from '../../../src/library/open.ts';
import {
  createFullDevice,
  opened,
  problemsOf,
  tableOf,
  temporaryDirectory,
  watched,
} from '../../fixtures/library.ts';

const read = (...path: readonly string[]) => readFileSync(join(...path), 'utf8');
const codes = (problems: readonly { readonly code: string }[]) => problems.map(({ code }) => code);

describe('a written file', () => {
  it.each([
    ['few.csv', 'id\r\n1\r\n2\r\n'],
    ['few.tsv', 'id\n1\n2\n'],
    ['few.json', '[\n{"id":1},\n{"id":2}\n]\n'],
    ['few.ndjson', '{"id":1}\n{"id":2}\n'],
    ['few.JSONL', '{"id":1}\n{"id":2}\n'],
    ['few.yml', '- id: 1\n- id: 2\n'],
  ])('has the format of its ending: %s', async (name, content) => {
    const path = join(temporaryDirectory(), name);
    await (await opened(tableOf('few', 2))).table('few').write(path);
    expect(read(path)).toBe(content);
  });

  it('is compressed if it ends with .gz', async () => {
    const path = join(temporaryDirectory(), 'few.csv.gz');
    const { format, files } = await (await opened(tableOf('few', 2))).table('few').write(path);
    expect(gunzipSync(readFileSync(path)).toString()).toBe('id\r\n1\r\n2\r\n');
    expect([format, files[0]?.name, files[0]?.bytes]).toEqual(['csv', 'few.csv.gz', statSync(path).size]);
  });

  it('needs a format if its ending names none', async () => {
    const directory = temporaryDirectory();
    const table = (await opened(tableOf('few', 2))).table('few');
    for (const name of ['few', 'few.dat', 'few.gz', 'few.constructor', '']) {
      expect(await problemsOf(() => table.write(join(directory, name)))).toMatchObject([
        { path: ['format'], code: 'missing-property' },
      ]);
    }
    await table.write(join(directory, 'few'), { format: 'csv' });
    expect(read(directory, 'few')).toBe('id\r\n1\r\n2\r\n');
  });

  it('is described with its size and SHA-256', async () => {
    const path = join(temporaryDirectory(), 'people.csv');
    const people = tableOf('people', 9000, [{ name: 'name', field: 'person.fullName' }]);
    const { files } = await (await opened(people)).table('people').write(path, { from: 1000 });
    const content = readFileSync(path);
    const sha256 = createHash('sha256').update(content).digest('hex');
    expect(files).toEqual([
      { name: 'people.csv', tables: ['people'], rows: 8000, bytes: content.length, sha256 },
    ]);
  });

  it.each([
    [null, []],
    ['csv', []],
    [{ signal: {} }, ['signal']],
    [{ signal: null }, ['signal']],
    [{ onProgress: 1 }, ['onProgress']],
    [{ format: 3 }, ['format']],
    [{ overwrite: 1 }, ['overwrite']],
  ])('cannot have the options %j', async (options, path) => {
    const directory = temporaryDirectory();
    const table = (await opened(tableOf('few', 1))).table('few');
    const problems = await problemsOf(() =>
      // A program without types can give any value.
      Reflect.apply(table.write, table, [join(directory, 'few.csv'), options]),
    );
    expect(problems).toMatchObject([{ path, code: 'wrong-type' }]);
    expect(readdirSync(directory)).toEqual([]);
  });

  it('has the same bytes as a stream', async () => {
    const path = join(temporaryDirectory(), 'people.xml');
    const people = tableOf('people', 9000, [{ name: 'name', field: 'person.fullName' }]);
    const table = (await opened(people)).table('people');
    await table.write(path);
    expect(read(path)).toBe(await new Response(table.stream('xml')).text());
  });

  it('replaces a file, and keeps its permissions and the links to it', async () => {
    const directory = temporaryDirectory();
    const path = join(directory, 'few.csv');
    writeFileSync(path, 'before');
    chmodSync(path, 0o600);
    symlinkSync(path, join(directory, 'link.csv'));
    await (await opened(tableOf('few', 1))).table('few').write(join(directory, 'link.csv'));
    expect(read(path)).toBe('id\r\n1\r\n');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(realpathSync(join(directory, 'link.csv'))).toBe(realpathSync(path));
    expect(readdirSync(directory)).toEqual(['few.csv', 'link.csv']);
  });

  it('is created where a symbolic link leads', async () => {
    const directory = temporaryDirectory();
    mkdirSync(join(directory, 'there'));
    symlinkSync('there/one.csv', join(directory, 'link.csv'));
    symlinkSync('../few.csv', join(directory, 'there/one.csv'));
    const { write } = (await opened(tableOf('few', 1))).table('few');
    await write(join(directory, 'link.csv'), { overwrite: false });
    expect(read(directory, 'few.csv')).toBe('id\r\n1\r\n');
    expect(readlinkSync(join(directory, 'link.csv'))).toBe('there/one.csv');
    expect(readlinkSync(join(directory, 'there/one.csv'))).toBe('../few.csv');
    expect(readdirSync(directory)).toEqual(['few.csv', 'link.csv', 'there']);
  });

  it('replaces no file without permission to overwrite', async () => {
    const path = join(temporaryDirectory(), 'few.csv');
    writeFileSync(path, 'before');
    const { write } = (await opened(tableOf('few', 1))).table('few');
    const problems = await problemsOf(() => write(path, { overwrite: false }));
    expect(problems).toEqual([{ path: [], code: 'file-exists', message: expect.stringContaining(path) }]);
    expect(read(path)).toBe('before');
  });

  it('can be a pipe, which is not replaced', async () => {
    const path = join(temporaryDirectory(), 'pipe.csv');
    expect(spawnSync('mkfifo', [path]).status).toBe(0);
    const received = readFile(path, 'utf8');
    await (await opened(tableOf('few', 1))).table('few').write(path, { overwrite: false });
    expect(statSync(path).isFIFO()).toBe(true);
    expect(await received).toBe('id\r\n1\r\n');
  });

  it('tells that the reader of a pipe has closed it', async () => {
    const path = join(temporaryDirectory(), 'pipe.csv');
    expect(spawnSync('mkfifo', [path]).status).toBe(0);
    const { write } = (await opened(tableOf('endless', 10 ** 10))).table('endless');
    const writing = write(path).catch((error: unknown) => error);
    const reader = await openFile(path);
    await reader.read();
    await reader.close();
    expect(await writing).toMatchObject({
      problems: [{ path: [], code: 'write-failed', message: expect.stringContaining('closed the pipe') }],
      cause: { code: 'EPIPE' },
    });
    expect(statSync(path).isFIFO()).toBe(true);
  });

  it('holds several tables only in formats that can', async () => {
    const directory = temporaryDirectory();
    const dataset = await opened(tableOf('a', 1), tableOf('b', 1));
    expect(await problemsOf(() => dataset.write(join(directory, 'all.csv')))).toMatchObject([
      { code: 'invalid-value', message: expect.stringContaining('end the path with a slash') },
    ]);
    const { files } = await dataset.write(join(directory, 'all.sql'));
    expect(files).toMatchObject([{ name: 'all.sql', tables: ['a', 'b'], rows: 2 }]);
    expect(readdirSync(directory)).toEqual(['all.sql']);
  });

  it.each([
    ['in a directory that does not exist', 'missing/few.csv', 'its directory does not exist'],
    ['below a file', 'file/few.csv', 'a part of its path is a file'],
    ['below a link to nowhere', 'nowhere/few.csv', 'its directory does not exist'],
    ['at a link to itself', 'circle.csv', 'symbolic links lead in a circle'],
    ['with too long a name', `${'x'.repeat(300)}.csv`, 'its name is too long'],
  ])('cannot be written %s', async (_, name, reason) => {
    const directory = temporaryDirectory();
    writeFileSync(join(directory, 'file'), '');
    symlinkSync('circle.csv', join(directory, 'circle.csv'));
    symlinkSync('missing', join(directory, 'nowhere'));
    const before = readdirSync(directory);
    const { write } = (await opened(tableOf('few', 1))).table('few');
    expect(await problemsOf(() => write(join(directory, name)))).toEqual([
      { path: [], code: 'write-failed', message: expect.stringContaining(reason) },
    ]);
    expect(readdirSync(directory)).toEqual(before);
  });
});

describe('a path', () => {
  it('can be a file URL', async () => {
    const path = join(temporaryDirectory(), 'a few#1.csv');
    await (await opened(tableOf('few', 1))).table('few').write(pathToFileURL(path));
    expect(read(path)).toBe('id\r\n1\r\n');
  });

  it.each([
    ['another URL', () => new URL('https://example.com/few.csv'), 'invalid-value'],
    ['a URL with an encoded slash', () => new URL('file:///tmp/a%2Fb.csv'), 'invalid-value'],
    ['a text with U+0000', () => 'few\0.csv', 'invalid-value'],
    ['a URL with U+0000', () => new URL('file:///tmp/few%00.csv'), 'invalid-value'],
    ['undefined', () => undefined, 'wrong-type'],
    ['null', () => null, 'wrong-type'],
    ['a number', () => 3, 'wrong-type'],
  ])('cannot be %s', async (_, path, code) => {
    const dataset = await opened(tableOf('few', 1));
    // A program without types can give any value.
    expect(await problemsOf(() => Reflect.apply(dataset.write, dataset, [path()]))).toMatchObject([
      { path: [], code },
    ]);
  });
});

describe('a written directory', () => {
  it('gets a file per table and a manifest', async () => {
    const directory = temporaryDirectory();
    writeFileSync(join(directory, 'notes.txt'), 'mine');
    const dataset = await opened(tableOf('b', 2), tableOf('a', 3));
    const options = { format: 'csv', options: { header: false } } as const;
    const manifest = await dataset.write(directory, options);
    expect(readdirSync(directory)).toEqual(['a.csv', 'b.csv', 'manifest.json', 'notes.txt']);
    expect(JSON.parse(read(directory, 'manifest.json'))).toEqual(manifest);
    expect(manifest).toMatchObject({
      versions: { rowloom: expect.stringMatching(/^\d+\.\d+\.\d+/), faker: expect.stringMatching(/^10\./) },
      format: 'csv',
      options: { header: false },
      files: [
        { name: 'b.csv', tables: ['b'], rows: 2, bytes: 6 },
        { name: 'a.csv', tables: ['a'], rows: 3, bytes: 9 },
      ],
    });
    for (const { name, sha256 } of manifest.files) {
      expect(sha256).toBe(
        createHash('sha256')
          .update(readFileSync(join(directory, name)))
          .digest('hex'),
      );
    }
  });

  it('can be written again from its manifest', async () => {
    const directory = temporaryDirectory();
    const people = tableOf('people', 100, [{ name: 'name', field: 'person.fullName' }]);
    const first = await (await opened(people)).write(directory, { format: 'json', from: 10, to: 20 });
    expect(first.range).toEqual({ from: 10, to: 20 });
    const { schema, format, range }: typeof first = JSON.parse(read(directory, 'manifest.json'));
    const again = await open(schema);
    const second = await again.write(directory, { format, ...range });
    expect(second.files).toEqual(first.files);
  });

  it('is created, with those above it', async () => {
    const directory = join(temporaryDirectory(), 'new/deep');
    await (await opened(tableOf('few', 1))).table('few').write(`${directory}/`, { format: 'csv' });
    expect(readdirSync(directory)).toEqual(['few.csv', 'manifest.json']);
  });

  it('gets names that file systems accept, and that differ from the manifest', async () => {
    const directory = temporaryDirectory();
    const names = ['a/b', 'a:b', 'CON', 'manifest', 'Few', 'few', '..', '名'.repeat(150), '名'.repeat(160)];
    const { files } = await (await opened(...names.map((name) => tableOf(name, 1)))).write(directory, {
      format: 'json',
    });
    expect(files.map(({ name }) => name)).toEqual([
      'a_b.json',
      'a_b (2).json',
      '_CON.json',
      'manifest (2).json',
      'Few.json',
      'few (2).json',
      '_.json',
      `${'名'.repeat(66)}.json`,
      `${'名'.repeat(66)} (2).json`,
    ]);
    expect(readdirSync(directory)).toHaveLength(names.length + 1);
  });

  it('is not written if another directory has the name of a file', async () => {
    const directory = temporaryDirectory();
    mkdirSync(join(directory, 'b.csv'));
    const dataset = await opened(tableOf('a', 10 ** 10), tableOf('b', 1));
    expect(await problemsOf(() => dataset.write(directory, { format: 'csv' }))).toEqual([
      { path: [], code: 'write-failed', message: expect.stringContaining('a directory has this name') },
    ]);
    expect(readdirSync(directory)).toEqual(['b.csv']);
  });

  it('needs a format', async () => {
    const dataset = await opened(tableOf('few', 1));
    expect(codes(await problemsOf(() => dataset.write(temporaryDirectory())))).toEqual(['missing-property']);
    const problems = await problemsOf(() =>
      // A program without types can name any format.
      dataset.write(temporaryDirectory(), JSON.parse('{ "format": "cvs" }')),
    );
    expect(problems).toMatchObject([{ path: ['format'], message: expect.stringContaining('“csv”') }]);
  });

  it('stays as it is if files exist that must not be replaced', async () => {
    const directory = temporaryDirectory();
    writeFileSync(join(directory, 'b.csv'), 'before');
    // It is refused before the first row, or the test would not end.
    const dataset = await opened(tableOf('a', 10 ** 10), tableOf('b', 1));
    const problems = await problemsOf(() => dataset.write(directory, { format: 'csv', overwrite: false }));
    expect(problems.map(({ code, message }) => [code, message.includes('b.csv')])).toEqual([
      ['file-exists', true],
    ]);
    expect(readdirSync(directory)).toEqual(['b.csv']);
    expect(read(directory, 'b.csv')).toBe('before');
  });

  it('does not replace a file that appears while it is written, unless it may', async () => {
    const directory = temporaryDirectory();
    const { write } = (await opened(tableOf('a', 1))).table('a');
    const onProgress = () => writeFileSync(join(directory, 'a.csv'), 'other');
    const problems = await problemsOf(() =>
      write(directory, { format: 'csv', overwrite: false, onProgress }),
    );
    expect(codes(problems)).toEqual(['file-exists']);
    expect(readdirSync(directory)).toEqual(['a.csv']);
    expect(read(directory, 'a.csv')).toBe('other');
    await write(directory, { format: 'csv', onProgress });
    expect(read(directory, 'a.csv')).toBe('id\r\n1\r\n');
  });

  it('reports progress, up to the last row', async () => {
    const reports: Progress[] = [];
    const dataset = await opened(tableOf('a', 2000), tableOf('b', 1000));
    const { files } = await dataset.write(temporaryDirectory(), {
      format: 'csv',
      from: 500,
      onProgress: (progress) => reports.push(progress),
    });
    const bytes = files.map((file) => file.bytes);
    expect(reports.filter(({ rows }) => rows === 1500 || rows === 2000)).toEqual([
      { file: 'a.csv', rows: 1500, totalRows: 2000, bytes: bytes[0] },
      { file: 'b.csv', rows: 2000, totalRows: 2000, bytes: (bytes[0] ?? 0) + (bytes[1] ?? 0) },
    ]);
  });
});

describe('a message', () => {
  it('names the path as it was given', async () => {
    const folder = temporaryDirectory();
    createFullDevice(join(folder, 'full.csv'));
    writeFileSync(join(folder, 'few.csv'), 'before');
    const directory = relative('', folder);
    const dataset = await opened(tableOf('few', 1), tableOf('full', 1));
    const few = dataset.table('few');
    const keep = { format: 'csv', overwrite: false } as const;
    const problems = [
      ...(await problemsOf(() => dataset.table('full').write(directory, { format: 'csv' }))),
      ...(await problemsOf(() => few.write(directory, keep))),
      ...(await problemsOf(() => few.write(`./${directory}/few.csv`, keep))),
    ];
    writeFileSync(join(folder, '.rowloom.lock'), '');
    problems.push(...(await problemsOf(() => few.write(directory, { format: 'csv' }))));
    expect(problems.map(({ code, message }) => [code, message.match(/“(.*?)”/)?.[1]])).toEqual([
      ['disk-full', `${directory}/full.csv`],
      ['file-exists', `${directory}/few.csv`],
      ['file-exists', `./${directory}/few.csv`],
      ['directory-busy', directory],
    ]);
  });
});

describe('writing that does not end well', () => {
  const tables = [tableOf('a', 100), tableOf('endless', 10 ** 10)];

  it('leaves a directory as it was after an abort', async () => {
    const directory = temporaryDirectory();
    writeFileSync(join(directory, 'a.csv'), 'before');
    const stop = new AbortController();
    const reason = new Error('no longer needed');
    const writing = (await opened(...tables)).write(directory, {
      format: 'csv',
      signal: stop.signal,
      onProgress({ file, rows }) {
        if (file === 'endless.csv' && rows > 1000) stop.abort(reason);
      },
    });
    await expect(writing).rejects.toBe(reason);
    expect(readdirSync(directory)).toEqual(['a.csv']);
    expect(read(directory, 'a.csv')).toBe('before');
  });

  it('removes the directories that it created', async () => {
    const directory = temporaryDirectory();
    const stop = new AbortController();
    const writing = (await opened(...tables)).write(join(directory, 'new/deep/'), {
      format: 'csv',
      gzip: true,
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    await expect(writing).rejects.toMatchObject({ name: 'AbortError' });
    expect(readdirSync(directory)).toEqual([]);
  });

  it('does not start after an abort', async () => {
    const directory = join(temporaryDirectory(), 'new/');
    const dataset = await opened(...tables);
    const signal = AbortSignal.abort();
    await expect(dataset.write(directory, { format: 'csv', signal })).rejects.toBe(signal.reason);
    await expect(dataset.table('a').write(`${directory}a.csv`, { signal })).rejects.toBe(signal.reason);
    expect(existsSync(directory)).toBe(false);
  });

  it('leaves a directory as it was after an error', async () => {
    const directory = temporaryDirectory();
    const failure = new Error('broken');
    const dataset = watched(tables, (_, from) => {
      if (from > 50_000) throw failure;
    });
    await expect(dataset.write(directory, { format: 'csv', workers: 1 })).rejects.toBe(failure);
    await expect(dataset.table('endless').write(join(directory, 'one.csv.gz'), { workers: 1 })).rejects.toBe(
      failure,
    );
    expect(readdirSync(directory)).toEqual([]);
  });

  it('says that the disk is full, and leaves nothing', async () => {
    const directory = temporaryDirectory();
    createFullDevice(join(directory, 'full.csv'));
    const dataset = await opened(tableOf('a', 100), tableOf('full', 10 ** 10));
    for (const gzip of [false, true]) {
      if (gzip) createFullDevice(join(directory, 'full.csv.gz'));
      const before = readdirSync(directory);
      expect(await problemsOf(() => dataset.write(directory, { format: 'csv', gzip }))).toEqual([
        {
          path: [],
          code: 'disk-full',
          message: expect.stringMatching(/The disk is full: “.*full\.csv.* 0 bytes were written\. Free/),
        },
      ]);
      expect(readdirSync(directory)).toEqual(before);
    }
  });
});
