/** @module-tag deep */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import type { Field } from '../../../src/catalogue/field.ts';
import { fields } from '../../../src/catalogue/fields.ts';
import { LACKING_BY_DEFAULT } from '../../../src/catalogue/locale-fields.ts';
import { languages } from '../../../src/code/languages.ts';
import { createFolder, run, start } from '../../fixtures/commands.ts';
import { textFormats } from '../../fixtures/text-formats.ts';

const customers = {
  name: 'customers',
  rows: 40,
  columns: [
    { name: 'id', field: 'sequence', primaryKey: true },
    { name: 'name', field: 'person.fullName' },
    { name: 'address.city', field: 'location.city' },
    { name: 'vip', field: 'boolean', nulls: 50 },
  ],
};
const orders = {
  name: 'orders',
  rows: 300,
  columns: [
    { name: 'id', field: 'sequence', primaryKey: true },
    { name: 'customer_id', field: 'reference', options: { table: 'customers', column: 'id' } },
    { name: 'net', field: 'number', options: { min: 5, max: 500, decimals: 2 } },
    { name: 'created_at', field: 'timestamp' },
    { name: 'note', field: 'list', options: { values: ['a;b', 'c', '=1+1'] } },
  ],
};
/** More than a pipe holds, and more than could be made while a test waits. */
const endless = { version: 1, tables: [{ ...customers, rows: 10 ** 10 }] };

const folder = createFolder();
afterAll(() => folder.remove());
const shop = folder.write('shop.json', { version: 1, seed: 'shop', tables: [customers, orders] });
const alone = folder.write('alone.json', { version: 1, seed: 'shop', tables: [customers] });

const large = folder.write('large.json', {
  version: 1,
  tables: [customers, { ...customers, name: 'large', rows: 9000 }],
});

const lines = (text: string) => text.split('\n').filter((line) => line !== '');

/** What a command that must succeed prints. */
async function output(...args: readonly string[]): Promise<string> {
  const finished = await run('rows', args);
  expect(finished).toMatchObject({ status: 0, error: '' });
  return finished.output;
}

describe('a problem in one table', () => {
  const broken = folder.write('broken.json', {
    version: 1,
    seed: 'shop',
    tables: [{ ...customers, name: 'broken', rows: -1 }, customers, orders],
  });
  const mended = folder.write('broken-mended.json', {
    version: 1,
    seed: 'shop',
    tables: [{ ...customers, name: 'broken' }, customers, orders],
  });

  it('does not change rows of tables that do not need it', async () => {
    expect(await output(broken, '--table', 'orders')).toBe(await output(shop, '--table', 'orders'));
  });

  it('is found by the check, and stops its own rows', async () => {
    for (const finished of [
      await run('check', [broken]),
      await run('rows', [broken]),
      await run('rows', [broken, '--table', 'broken']),
    ]) {
      expect(finished).toMatchObject({ status: 2, output: '' });
      expect(JSON.parse(finished.error)).toMatchObject({ path: 'tables[0].rows', code: 'out-of-range' });
    }
  });

  it('does not hide that there is no table of a name', async () => {
    const finished = await run('rows', [broken, '--table', 'order']);
    expect(finished).toMatchObject({ status: 2, output: '' });
    expect(finished.error).toBe((await run('rows', [mended, '--table', 'order'])).error);
    expect(JSON.parse(finished.error)).toMatchObject({ path: 'table', code: 'unknown-table' });
  });

  it('stops the rows of a table that needs it, with its path in the whole document', async () => {
    const parent = { ...customers, columns: [{ name: 'id', field: 'nope' }] };
    const file = folder.write('broken-parent.json', {
      version: 1,
      tables: [{ ...customers, name: 'other' }, orders, parent],
    });
    const finished = await run('rows', [file, '--table', 'orders']);
    expect(finished.status).toBe(2);
    expect(JSON.parse(finished.error)).toMatchObject({ path: 'tables[2].columns[0].field' });
    expect((await run('rows', [file, '--table', 'other'])).status).toBe(0);
  });

  it('is a number whose digits would be lost, wherever it is', async () => {
    const text =
      '{"version":1,"tables":[{"name":"t","rows":1,"columns":[{"name":"a","field":"constant","options":{"value":9007199254740993}}]}]}';
    const file = folder.write('digits.json', text);
    for (const command of ['check', 'rows'] as const) {
      const finished = await run(command, [file]);
      expect(finished).toMatchObject({ status: 2, output: '' });
      expect(JSON.parse(finished.error)).toMatchObject({ code: 'inexact-number' });
    }
  });
});

describe('the rows of a table', () => {
  it('contain every field that needs no options', async () => {
    const columns = Object.entries<Field>(fields)
      // A position needs groups, given cells need given rows, and American companies have no VAT IDs.
      .filter(([field]) => !['position', 'given', ...LACKING_BY_DEFAULT].includes(field))
      .filter(([, { options = {} }]) => !Object.values(options).some(({ required }) => required))
      .map(([field]) => ({ name: field, field }));
    const every = folder.write('every.json', { version: 1, tables: [{ name: 'every', rows: 20, columns }] });
    const rows = lines(await output(every)).map((line) => JSON.parse(line));
    expect(rows).toHaveLength(20);
    for (const row of rows) expect(Object.values(row)).not.toContain(null);
  });

  it('are by default all rows, as NDJSON', async () => {
    const rows = lines(await output(shop, '--table', 'orders')).map((line) => JSON.parse(line));
    expect(rows).toHaveLength(300);
    for (const row of rows) {
      expect(Object.keys(row)).toEqual(['id', 'customer_id', 'net', 'created_at', 'note']);
      expect(row.customer_id).toBeTypeOf('number');
      expect(row.net).toBeTypeOf('number');
      expect(row.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    }
  });

  it('are those from --from up to before --to, cut at the end of the table', async () => {
    const all = lines(await output(shop, '--table', 'orders'));
    for (const [from, to] of [
      [0, 10],
      [7, 8],
      [290, 1_000_000],
      [5, 5],
      [300, 310],
      [999_999_999_999, 999_999_999_999],
    ] as const) {
      const flags = ['--from', String(from), '--to', String(to)];
      expect(lines(await output(shop, '--table', 'orders', ...flags))).toEqual(all.slice(from, to));
    }
    expect(lines(await output(shop, '--table=orders', '--from=298'))).toEqual(all.slice(298));
  });

  it('are those of the only table if none is named', async () => {
    expect(lines(await output(alone))).toHaveLength(40);
  });

  it('are the same for a schema from standard input', async () => {
    const finished = await run('rows', ['-', '--to', '5'], readFileSync(alone, 'utf8'));
    expect(finished.status).toBe(0);
    expect(finished.output).toBe(await output(alone, '--to', '5'));
  });

  it('are a complete file of every format', async () => {
    const flags = ['--table', 'orders', '--from', '3', '--to', '5', '--format'];
    expect(JSON.parse(await output(shop, ...flags, 'json'))).toHaveLength(2);
    expect(lines(await output(shop, ...flags, 'csv'))).toHaveLength(3);
    expect(lines(await output(shop, ...flags, 'tsv'))[0]).toBe('id\tcustomer_id\tnet\tcreated_at\tnote');
    expect(await output(shop, ...flags, 'sql')).toMatch(/^BEGIN;.*\bCOMMIT;\n$/s);
    expect(lines(await output(shop, ...flags, 'markdown'))).toHaveLength(4);
    const options = ['--options', '{"row":"{row} {id}"}'];
    expect(await output(shop, ...flags, 'template', ...options)).toBe('0 4\n1 5\n');
  });

  it('follow the options of their format', async () => {
    const options = ['--options', '{"delimiter":";","formulaGuard":true,"header":false,"lineEnd":"lf"}'];
    const rows = lines(await output(shop, '--table', 'orders', '--format', 'csv', ...options));
    expect(rows).toHaveLength(300);
    for (const row of rows) expect(row).toMatch(/^[^;]+;\d+;[\d.]+;[^;]+;("a;b"|c|'=1\+1)$/);
    const single = ['delimiter=;', 'formulaGuard=true', 'header=false', 'lineEnd=lf'].flatMap((option) => [
      '--option',
      option,
    ]);
    expect(lines(await output(shop, '--table', 'orders', '--format', 'csv', ...single))).toEqual(rows);
    const nested = await output(alone, '--to', '1', '--options', '{"nested":true}');
    expect(JSON.parse(nested)).toMatchObject({ address: { city: expect.any(String) } });
  });
});

describe('with --gzip', () => {
  /** The bytes of a command that must succeed. */
  async function compressed(...args: readonly string[]): Promise<Buffer> {
    const child = start('rows', [...args, '--gzip']);
    child.stdin.end();
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    const [status] = await once(child, 'close');
    expect(status).toBe(0);
    return Buffer.concat(chunks);
  }

  it('a file is read by zlib and by gzip as it would be without', async () => {
    // With several chunks, and with none.
    for (const flags of [
      ['--table', 'large', '--format', 'sql'],
      ['--table', 'customers', '--to', '0'],
    ]) {
      const file = await compressed(large, ...flags);
      const uncompressed = await output(large, ...flags);
      expect(gunzipSync(file).toString()).toBe(uncompressed);
      execFileSync('gzip', ['-t'], { input: file });
      expect(execFileSync('gzip', ['-dc'], { input: file, maxBuffer: 2 ** 30 }).toString()).toBe(
        uncompressed,
      );
    }
    expect((await compressed(large, '--table', 'large')).length).toBeLessThan(200_000);
  });
});

describe('a file of SQL', () => {
  it('holds every table, those that others refer to first', async () => {
    const reversed = folder.write('reversed.json', { version: 1, seed: 'shop', tables: [orders, customers] });
    const written = await output(reversed, '--to', '20', '--format', 'sql');
    expect(written.match(/^CREATE TABLE IF NOT EXISTS "\w+"/gm)?.map((line) => line.split('"')[1])).toEqual([
      'customers',
      'orders',
    ]);
    expect(written.match(/^INSERT INTO/gm)).toHaveLength(2);
    expect(written.match(/^\(/gm)).toHaveLength(40);
  });
});

describe('a problem', () => {
  const unknown = folder.write('unknown.json', {
    version: 1,
    tables: [
      {
        name: 't',
        rows: -1,
        columns: [{ name: 'a', field: 'nothing' }],
      },
    ],
  });
  it.each([
    {
      why: 'an unknown flag',
      status: 64,
      args: [shop, '--tabel', 'orders'],
      path: 'tabel',
      code: 'unknown-flag',
    },
    { why: 'a value for none', status: 64, args: [alone, '--gzip=9'], path: 'gzip', code: 'invalid-flag' },
    { why: 'a short flag', status: 64, args: [shop, '-t', 'orders'], path: 't', code: 'unknown-flag' },
    {
      why: 'a flag without a value',
      status: 64,
      args: [shop, '--table'],
      path: 'table',
      code: 'invalid-flag',
    },
    {
      why: 'a flag twice',
      status: 64,
      args: [shop, '--to', '1', '--to', '2'],
      path: 'to',
      code: 'invalid-flag',
    },
    { why: 'no number', status: 64, args: [alone, '--from', 'x'], path: 'from', code: 'invalid-flag' },
    { why: 'a negative number', status: 64, args: [alone, '--to', '-1'], path: 'to', code: 'invalid-flag' },
    { why: 'a fraction', status: 64, args: [alone, '--to', '1.5'], path: 'to', code: 'invalid-flag' },
    {
      why: 'an end before its start',
      args: [alone, '--from', '5', '--to', '4'],
      path: 'to',
      code: 'range-empty',
    },
    { why: 'no document', status: 64, args: [], path: '', code: 'missing-argument' },
    { why: 'two documents', status: 64, args: [alone, shop], path: '', code: 'invalid-flag' },
    { why: 'no file', args: ['no-such.json'], path: '', code: 'unreadable-file' },
    { why: 'a folder', args: ['src'], path: '', code: 'unreadable-file' },
    { why: 'no JSON', args: ['README.md'], path: '', code: 'not-json' },
    { why: 'an unknown table', args: [shop, '--table', 'order'], path: 'table', code: 'unknown-table' },
    { why: 'a table that is not named', args: [shop], path: 'table', code: 'missing-property' },
    {
      why: 'an unknown format',
      status: 64,
      args: [alone, '--format', 'cvs'],
      path: 'format',
      code: 'invalid-value',
    },
    {
      why: 'no format',
      status: 64,
      args: [alone, '--format', '__proto__'],
      path: 'format',
      code: 'invalid-value',
    },
    {
      why: 'options that are no JSON',
      status: 64,
      args: [alone, '--options', '{'],
      path: 'options',
      code: 'not-json',
    },
    {
      why: 'options that are not an object',
      status: 64,
      args: [alone, '--options', '[]'],
      path: 'options',
      code: 'wrong-type',
    },
    {
      why: 'an option of another format',
      args: [alone, '--options', '{"bom":true}'],
      path: 'options.bom',
      code: 'unknown-property',
    },
    {
      why: 'an option of another type',
      args: [alone, '--format', 'csv', '--options', '{"bom":1}'],
      path: 'options.bom',
      code: 'wrong-type',
    },
    {
      why: 'a delimiter that is a quote',
      args: [alone, '--format', 'csv', '--options', '{"delimiter":"\\""}'],
      path: 'options.delimiter',
      code: 'invalid-value',
    },
    {
      why: 'more rows than SQL Server takes',
      args: [alone, '--format', 'sql', '--options', '{"dialect":"sqlserver","rowsPerInsert":1001}'],
      path: 'options.rowsPerInsert',
      code: 'out-of-range',
    },
  ])(
    'with $why ends the command with its status, no row, and the path of the problem',
    async ({ args, path, code, status = 2 }) => {
      const finished = await run('rows', args);
      expect(finished).toMatchObject({ status, output: '' });
      expect(finished.problems).toEqual([expect.objectContaining({ path, code })]);
      expect(finished.problems[0]?.message).toMatch(/\S[.?]$/);
    },
  );

  it('of a document is printed with all others, one per line, in both commands', async () => {
    for (const command of ['rows', 'check'] as const) {
      const finished = await run(command, [unknown]);
      expect(finished).toMatchObject({ status: 2, output: '' });
      expect(finished.problems.map(({ path }) => path)).toEqual(
        expect.arrayContaining(['tables[0].rows', 'tables[0].columns[0].field']),
      );
    }
  });

  it('of endless input is reported without waiting for its end', async () => {
    const child = start('check', ['-']);
    child.stdin.on('error', () => {});
    const spaces = Buffer.alloc(1_000_000, ' ');
    const feed = () => {
      while (child.stdin.writable && child.stdin.write(spaces));
    };
    child.stdin.on('drain', feed);
    feed();
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk;
    });
    const [status] = await once(child, 'close');
    expect(status).toBe(2);
    expect(JSON.parse(said)).toMatchObject({ path: '', code: 'too-large' });
  });
});

describe('a check', () => {
  it('says nothing of a document that is good', async () => {
    expect(await run('check', [shop])).toMatchObject({ status: 0, output: '', error: '' });
    expect(await run('check', ['-'], readFileSync(shop, 'utf8'))).toMatchObject({ status: 0, error: '' });
  });

  it('has no flags', async () => {
    expect((await run('check', [shop, '--format', 'csv'])).problems).toMatchObject([
      { path: 'format', code: 'unknown-flag' },
    ]);
  });
});

describe('a reader', () => {
  const file = folder.write('endless.json', endless);

  it('that goes away ends the command quietly', async () => {
    const child = start('rows', [file]);
    child.stdin.end();
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk;
    });
    await once(child.stdout, 'data');
    child.stdout.destroy();
    const [status] = await once(child, 'close');
    expect(status).toBe(0);
    expect(said).toBe('');
  });

  it('that does not read pauses the command, which does not buffer more', async () => {
    const child = start('rows', [file]);
    child.stdin.end();
    await once(child.stdout, 'readable');
    const residentBytes = () =>
      Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) * 1024;
    const cpuTicks = () => {
      const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return Number(stat[11]) + Number(stat[12]);
    };
    // Nothing reads the output, so the command uses no more time once the pipe is full.
    await expect
      .poll(
        async () => {
          const before = cpuTicks();
          await new Promise((resolve) => setImmediate(resolve));
          return cpuTicks() - before;
        },
        { timeout: 30_000, interval: 500 },
      )
      .toBe(0);
    expect(residentBytes()).toBeLessThan(200_000_000);
    child.stdout.destroy();
    const [status] = await once(child, 'close');
    expect(status).toBe(0);
  });
});

describe('five million rows', () => {
  const rows = 5_000_000;
  const file = folder.write('five-million.json', {
    version: 1,
    tables: [
      {
        name: 'visits',
        rows,
        columns: [
          { name: 'id', field: 'sequence' },
          { name: 'vip', field: 'boolean', nulls: 50 },
          { name: 'day', field: 'date' },
        ],
      },
    ],
  });

  /** The most memory that a process has had. */
  function peakBytes(pid: number | undefined): number {
    const peak = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return Number(peak?.[1]) * 1024;
  }

  for (const format of textFormats) {
    it(`are written as ${format} within 200 MB`, async () => {
      const options = format === 'template' ? '{"row":"{id} {vip} {day}"}' : '{}';
      const child = start('rows', [file, '--format', format, '--options', options]);
      child.stdin.end();
      let peak = 0;
      let chunks = 0;
      let end = '';
      child.stdout.on('data', (chunk: Buffer) => {
        if (chunks++ % 100 === 0) peak = Math.max(peak, peakBytes(child.pid));
        end = `${end}${chunk}`.slice(-1000);
      });
      const [status] = await once(child, 'close');
      expect(status).toBe(0);
      expect(end).toMatch(/\b5000000\b/);
      expect(peak).toBeGreaterThan(0);
      expect(peak).toBeLessThan(200_000_000);
    });
  }
});

describe('a document that was made with another version', () => {
  const other = folder.write('other.json', {
    version: 1,
    madeWith: { rowloom: '0.0.1', faker: '1.2.3' },
    tables: [customers],
  });

  it.each(['check', 'rows'] as const)(
    'is not a problem for %s, which says so on standard error',
    async (command) => {
      const finished = await run(command, [other]);
      expect(finished.status).toBe(0);
      expect(JSON.parse(finished.error)).toEqual({
        path: 'madeWith',
        code: 'made-with-other',
        message: expect.stringMatching(
          /an older version, Rowloom 0\.0\.1 and faker 1\.2\.3\. .* Rowloom 0\.0\.1 generates the old rows\./,
        ),
      });
    },
  );
});

describe('a schema as code', () => {
  const code = (...args: readonly string[]) => run('code', args);

  it('is written in each language', async () => {
    for (const language of Object.keys(languages)) {
      const finished = await code(shop, '--language', language);
      expect(finished).toMatchObject({ status: 0, error: '' });
      expect(finished.output).toMatch(/customers/i);
    }
  });

  it('follows the options of its language', async () => {
    const finished = await code(shop, '--language=ddl', '--options', '{"dialect":"mysql"}');
    expect(finished.output).toContain('CREATE TABLE IF NOT EXISTS `customers`');
  });

  it('is that of standard input', async () => {
    const finished = await run('code', ['-', '--language', 'json-schema'], readFileSync(shop, 'utf8'));
    expect(Object.keys(JSON.parse(finished.output).$defs)).toEqual(['customers', 'orders']);
  });

  it.each([
    [[], 'language', 'missing-argument', 64],
    [['--language', 'typscript'], 'language', 'invalid-value', 64],
    [['--language', 'ddl', '--options', '{"dialect":"oracle"}'], 'options.dialect', 'invalid-value'],
    [['--language', 'ddl', '--options', '{"dialet":"mysql"}'], 'options.dialet', 'unknown-property'],
    [['--language', 'ddl', '--options', '{'], 'options', 'not-json', 64],
    [['--format', 'csv'], 'format', 'unknown-flag', 64],
  ])('has %j as a problem at %s', async (flags, path, problem, status = 2) => {
    const finished = await code(shop, ...flags);
    expect(finished).toMatchObject({ status, output: '' });
    expect(finished.problems).toMatchObject([{ path, code: problem }]);
  });

  it('is not written as a script for faker: the message names the command that writes rows', async () => {
    const finished = await code(shop, '--language', 'faker-script');
    expect(finished).toMatchObject({ status: 64, output: '' });
    expect(finished.problems).toMatchObject([{ path: 'language', code: 'invalid-value' }]);
    expect(finished.problems[0]?.message).toContain('rowloom rows');
  });

  it('reports the problems of its document', async () => {
    const bad = folder.write('bad-code.json', { version: 1, tables: [{ name: 't', rows: -1, columns: [] }] });
    expect(await code(bad, '--language', 'ddl')).toMatchObject({
      status: 2,
      problems: [{ path: 'tables[0].rows' }],
    });
  });
});
