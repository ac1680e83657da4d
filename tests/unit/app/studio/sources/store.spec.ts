import { afterEach, describe, expect, it, vi } from 'vitest';
import { importTables, NO_CHOICES } from '../../../../../src/app/studio/schema/import-tables.ts';
import { matchImport } from '../../../../../src/app/studio/schema/match-import.ts';
import { EMPTY_SCHEMA } from '../../../../../src/app/studio/schema/studio-schema.ts';
import {
  aboutColumn,
  countsOf,
  linesOf,
  type Reading,
} from '../../../../../src/app/studio/sources/reading.ts';
import { createImportStore, whatToDo } from '../../../../../src/app/studio/sources/store.ts';
import type { WorkerErrorCode } from '../../../../../src/app/workers/worker-client.ts';
import type { ImportReport } from '../../../../../src/importers/report.ts';
import type { Result } from '../../../../../src/result.ts';
import type { ImportError, Imported, ImportRequest } from '../../../../../workers/studio/protocol.ts';
import { NO_SUMMARY } from '../../../../fixtures/import/summary.ts';
import { shop } from '../../../../fixtures/shop.ts';
import { columnNamed, problemsIn, tableNamed } from '../../../../fixtures/studio.ts';

type Answer = Result<Imported, ImportError | WorkerErrorCode>;

interface Request {
  readonly content: string | Uint8Array;
  readonly request: ImportRequest;
  readonly signal: AbortSignal;
  readonly answer: (answer: Answer) => void;
}

/** A store whose requests wait until the test answers them. */
function importStore() {
  const requests: Request[] = [];
  const store = createImportStore(
    (content, request, signal) =>
      new Promise((answer) => {
        requests.push({ content, request, signal, answer });
      }),
  );
  const last = () => {
    const request = requests.at(-1);
    if (!request) throw new Error('Nothing was requested');
    return request;
  };
  return { state: store.getState, requests, last };
}

const about = { evidence: 'name', repairs: [] } as const;

const report: ImportReport = {
  kind: 'csv',
  summary: NO_SUMMARY,
  tables: [
    {
      name: 'orders',
      columns: [
        { ...about, name: 'id', field: 'sequence', confidence: 'sure', why: 'It counts' },
        {
          ...about,
          name: 'status',
          field: 'list',
          confidence: 'likely',
          why: 'The sample has 2 values',
          sampleValues: ['open', 'paid'],
        },
        {
          ...about,
          name: 'note',
          field: 'word.noun',
          confidence: 'unsure',
          why: 'Nothing says what it is',
          repairs: ['It was unique.'],
        },
      ],
    },
  ],
  skipped: [
    { place: { line: 1, column: 1 }, text: 'SET x', reason: 'It changes no row.', matters: false },
    { place: { line: 9, column: 1 }, text: 'CREATE VIEW', reason: 'Views have no rows.', matters: true },
    { place: { line: 12, column: 1 }, text: 'SET y', reason: 'It changes no row.', matters: false },
  ],
  notes: ['The source is in UTF-16.'],
};

const imported: Imported = {
  schema: JSON.stringify({
    version: 1,
    tables: [
      {
        name: 'orders',
        rows: 10,
        columns: [
          { name: 'id', field: 'sequence', primaryKey: true },
          { name: 'status', field: 'list', options: { values: ['open', 'paid'], weights: [3, 1] } },
          { name: 'note', field: 'word.noun' },
        ],
      },
    ],
  }),
  report,
};

/** A store that has read the orders. */
async function afterReading() {
  const { state, last } = importStore();
  state().setText('id,status,note');
  const reading = state().read();
  last().answer({ ok: true, value: imported });
  await reading;
  return { state, last };
}

function readingIn({ reading }: { readonly reading: Reading | undefined }): Reading {
  if (!reading) throw new Error('Nothing was read');
  return reading;
}

const aboutNamed = (reading: Reading, name: string) =>
  aboutColumn(reading, columnNamed(reading.schema, 'orders', name));

function idsOf({ schema }: Reading, name: string): readonly [table: string, column: string] {
  return [tableNamed(schema, 'orders').id, columnNamed(schema, 'orders', name).id];
}

afterEach(() => vi.restoreAllMocks());

describe('reading a source', () => {
  it('sends a text, or the bytes of a file with its name, and the kind that people chose', async () => {
    const { state, requests } = importStore();
    state().setText('CREATE TABLE t (a int);');
    void state().read();
    const isTaken = await state().setFile(new File([new Uint8Array([0xff, 0xfe, 0x61, 0])], 'a.csv'));
    expect(isTaken).toBe(true);
    state().setKind('tsv');
    void state().read();
    expect(requests.map(({ content, request }) => ({ content, request }))).toEqual([
      { content: 'CREATE TABLE t (a int);', request: { kind: 'sql' } },
      { content: new Uint8Array([0xff, 0xfe, 0x61, 0]), request: { kind: 'tsv', fileName: 'a.csv' } },
    ]);
  });

  it('sends the dialect that people chose, of SQL only, and forgets it with the file and once the schema is used', async () => {
    const { state, requests, last } = importStore();
    state().setText('CREATE TABLE t (a int);');
    state().setDialect('mysql');
    const reading = state().read();
    last().answer({ ok: true, value: { ...imported, report: { ...report, kind: 'sql', readAs: 'oracle' } } });
    await reading;
    expect(state().reading?.readAs).toBe('oracle');
    state().setKind('csv');
    void state().read();
    state().setKind(undefined);
    state().setText('id,name');
    void state().read();
    state().setText('CREATE TABLE t (a int);');
    void state().read();
    state().forgetReading();
    void state().read();
    state().setDialect('sqlite');
    await state().setFile(new File(['CREATE TABLE t (a int);'], 'a.sql'));
    void state().read();
    expect(requests.map(({ request }) => request)).toEqual([
      { kind: 'sql', dialect: 'mysql' },
      { kind: 'csv' },
      {},
      { kind: 'sql', dialect: 'mysql' },
      { kind: 'sql' },
      { kind: 'sql', fileName: 'a.sql' },
    ]);
  });

  it('sends the names of tables of JSON Schema and OpenAPI only, and another file is read as a whole', async () => {
    const { state, requests, last } = importStore();
    const api = '{"openapi":"3.1.0","components":{"schemas":{}}}';
    state().setText(api);
    const reading = state().read();
    last().answer({ ok: true, value: imported });
    await reading;
    state().setTableNames(' pull*,, issue ');
    expect(state().isOutdated).toBe(true);
    void state().read();
    state().setText('id,name');
    void state().read();
    await state().setFile(new File([api], 'a.json'));
    void state().read();
    expect(requests.map(({ request }) => request.tables)).toEqual([
      undefined,
      ['pull*', 'issue'],
      undefined,
      undefined,
    ]);
  });

  it('gives the schema, what the report says about each column, and skipped parts with those that matter first', async () => {
    const { state } = await afterReading();
    const reading = readingIn(state());
    expect(state()).toMatchObject({ isBusy: false, isOutdated: false, problems: [] });
    expect(reading).toMatchObject({ kind: 'CSV', isSample: true, notes: ['The source is in UTF-16.'] });
    expect(reading.skipped.map(({ place }) => place.line)).toEqual([9, 1, 12]);
    expect(aboutNamed(reading, 'status')).toEqual({
      why: 'The sample has 2 values',
      sure: 'likely',
      repairs: [],
      sampleValues: ['open', 'paid'],
    });
  });

  it('aborts the reading before, whose answer has no effect', async () => {
    const { state, requests, last } = importStore();
    state().setText('a');
    const first = state().read();
    const second = state().read();
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    requests[0]?.answer({ ok: false, error: 'failed' });
    await first;
    expect(state()).toMatchObject({ isBusy: true, problems: [] });
    last().answer({ ok: true, value: imported });
    await second;
    expect(state().isBusy).toBe(false);
    expect(readingIn(state()).schema.tables).toHaveLength(1);
  });

  it.each([
    ['is cancelled', (state: ReturnType<typeof importStore>['state']) => state().cancel()],
    [
      'is about a text that was changed',
      (state: ReturnType<typeof importStore>['state']) => state().setText('b'),
    ],
  ])('ends when it %s', async (_, end) => {
    const { state, last } = importStore();
    state().setText('a');
    const reading = state().read();
    end(state);
    expect(last().signal.aborted).toBe(true);
    last().answer({ ok: true, value: imported });
    await reading;
    expect(state()).toMatchObject({ isBusy: false, reading: undefined });
  });

  it('keeps the source if it fails, not what was read of an earlier one, and says why with the place', async () => {
    const { state, last } = await afterReading();
    state().setText('CREATE TABLE (');
    expect(state()).toMatchObject({ isOutdated: true, reading: {} });
    const reading = state().read();
    const message = 'Line 1, column 14: The table has no name.';
    last().answer({ ok: false, error: { problems: [{ path: [], code: 'no-tables', message }] } });
    await reading;
    expect(state()).toMatchObject({
      isBusy: false,
      problems: [message],
      source: { content: 'CREATE TABLE (' },
      reading: undefined,
      isOutdated: false,
    });
    state().setText('CREATE TABLE t (');
    expect(state().problems).toEqual([]);
  });

  it.each(['timeout', 'worker-missing', 'worker-lost', 'failed'] as const)(
    'says in words what happened to the worker: %s',
    async (error) => {
      const { state, last } = importStore();
      state().setText('a');
      const reading = state().read();
      last().answer({ ok: false, error });
      await reading;
      expect(state().problems).toEqual([expect.stringMatching(/^[A-Z].*\.$/)]);
    },
  );

  it('says what is missing until something was read', async () => {
    const { state, last } = importStore();
    expect(whatToDo(state())).toBe('Paste a source or choose a file first.');
    state().setText('CREATE TABLE (');
    expect(whatToDo(state())).toBe('Press “Read” to read the source.');
    const reading = state().read();
    expect(whatToDo(state())).toBe('The source is being read.');
    last().answer({ ok: false, error: 'failed' });
    await reading;
    expect(whatToDo(state())).toBe('The source was not read.');
    state().setText('');
    expect(whatToDo(state())).toBe('Paste a source or choose a file first.');
  });

  it('asks for a source if there is none', async () => {
    const { state, requests } = importStore();
    await state().read();
    expect(state().problems).toEqual(['Paste a source or choose a file first.']);
    expect(requests).toEqual([]);
  });

  it('refuses a file that is too large, and keeps the source', async () => {
    const { state } = importStore();
    state().setText('a');
    const file = new File([], 'huge.sql');
    Object.defineProperty(file, 'size', { value: 240_000_000 });
    expect(await state().setFile(file)).toBe(false);
    expect(state()).toMatchObject({ source: { content: 'a' } });
    expect(state().problems[0]).toContain('huge.sql has 240 MB');
  });

  it('says that a folder cannot be opened', async () => {
    const { state } = importStore();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const folder = new File([], 'folder');
    folder.arrayBuffer = () => Promise.reject(new DOMException('A folder', 'NotFoundError'));
    expect(await state().setFile(folder)).toBe(false);
    expect(state().problems).toEqual(['folder could not be opened.']);
  });
});

describe('a schema of Rowloom as the source', () => {
  const text = JSON.stringify({ version: 1, name: 'Shop', tables: shop(10) });

  it('is opened as it is', async () => {
    const { state, requests } = importStore();
    state().setText(text);
    await state().read();
    const { kind, schema } = readingIn(state());
    expect(kind).toBe('Rowloom schema');
    expect(schema.name).toBe('Shop');
    expect(problemsIn(schema)).toEqual([]);
    expect(requests).toEqual([]);
  });

  it('is opened from a file as well', async () => {
    const { state } = importStore();
    await state().setFile(new File([text], 'shop.json'));
    await state().read();
    expect(readingIn(state()).schema.tables).toHaveLength(shop(10).length);
  });

  it.each([
    ['a newer version', '{"version":2,"tables":[{"columns":[]}]}', /version 2/],
    ['a wrong part', '{"version":1,"tables":[{"rows":5,"columns":[]}]}', /tables\[0\]\.name/],
  ])('is refused with a reason: %s', async (_, wrong, reason) => {
    const { state } = importStore();
    state().setText(wrong);
    await state().read();
    expect(state().problems).toEqual([expect.stringMatching(reason)]);
  });

  it.each([
    ['rows', '[{"version":1,"tables":2,"columns":3}]'],
    ['text that is not JSON', '{"version":1,"tables":[],"columns":['],
    ['another document', '{"version":"a","tables":[],"columns":[]}'],
  ])('is not seen in other sources: %s', (_, other) => {
    const { state, requests } = importStore();
    state().setText(other);
    void state().read();
    expect(requests).toHaveLength(1);
  });

  it('is read as another kind if people chose one', () => {
    const { state, requests } = importStore();
    state().setText(text);
    state().setKind('json');
    void state().read();
    expect(requests).toHaveLength(1);
  });
});

describe('what was read', () => {
  it('takes another field for a column, and says who chose it', async () => {
    const { state } = await afterReading();
    state().chooseField(...idsOf(readingIn(state()), 'note'), 'internet.email');
    const reading = readingIn(state());
    expect(columnNamed(reading.schema, 'orders', 'note').field).toBe('internet.email');
    expect(aboutNamed(reading, 'note')).toMatchObject({ sure: 'chosen', repairs: [] });
  });

  it('loses a value of the sample with its weight, and all of them at once', async () => {
    const { state } = await afterReading();
    const ids = idsOf(readingIn(state()), 'status');
    state().removeSampleValues(...ids, ['paid']);
    expect(columnNamed(readingIn(state()).schema, 'orders', 'status').options).toEqual({
      values: ['open'],
      weights: [3],
    });
    expect(aboutNamed(readingIn(state()), 'status').sampleValues).toEqual(['open']);
    state().removeAllSampleValues();
    const reading = readingIn(state());
    expect(aboutNamed(reading, 'status').sampleValues).toEqual([]);
    expect(JSON.stringify(reading.schema)).not.toContain('open');
    expect(problemsIn(reading.schema)).toEqual([]);
  });

  it('counts as changed until it is read again, so that pasting another source does not bring removed values back', async () => {
    const { state } = await afterReading();
    expect(state().isChanged).toBe(false);
    state().removeAllSampleValues();
    const changed = readingIn(state());
    state().setText('CREATE TABLE another (id integer)');
    expect(state()).toMatchObject({ reading: changed, isOutdated: true, isChanged: true });
    state().forgetReading();
    expect(state().isChanged).toBe(false);
  });

  it('has lines for its tables and columns, of which those that need a look can be shown alone', async () => {
    const { state } = await afterReading();
    const reading = readingIn(state());
    const plan = importTables(matchImport(EMPTY_SCHEMA, reading), NO_CHOICES);
    const shownBy = (shown: Parameters<typeof linesOf>[1]) =>
      linesOf(reading, shown, plan).map(({ kind, id }) =>
        kind === 'table'
          ? 'orders'
          : reading.schema.tables[0]?.columns.find((column) => column.id === id)?.name,
      );
    expect(shownBy('all')).toEqual(['orders', 'id', 'status', 'note']);
    expect(shownBy('unsure')).toEqual(['orders', 'note']);
    expect(shownBy('repaired')).toEqual(['orders', 'note']);
    expect(shownBy('sampled')).toEqual(['orders', 'status']);
    expect(countsOf(reading, plan)).toEqual({ all: 3, differences: 0, unsure: 1, repaired: 1, sampled: 1 });
  });

  it('remembers what people decide, and not that they changed their mind', async () => {
    const { state } = await afterReading();
    state().decide('a', 'keep');
    state().decide('a', 'keep');
    state().decide('b', 'remove');
    expect([...state().choices.decisions]).toEqual([
      ['a', 'keep'],
      ['b', 'remove'],
    ]);
  });
});
