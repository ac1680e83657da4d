import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  hasChoice,
  isOutOfDate,
  runLikePreview,
  useCategoryDialog,
} from '../../../src/app/features/category-tool/store.ts';
import { splitName, useCustomDialog } from '../../../src/app/features/custom-tool/store.ts';
import { useJob } from '../../../src/app/features/export/job.ts';
import { isCategoryId } from '../../../src/catalogue/categories.ts';
import type { Result } from '../../../src/result.ts';
import type { Run } from '../../../src/schema/requests.ts';
import type { DialogError, Page } from '../../../workers/dialogs/protocol.ts';
import { RUN_ROWS_MAX, SPECIFIED_CATEGORIES, TICKED_AT_FIRST } from '../../fixtures/specification.ts';

interface RowsRequest {
  readonly run: Run;
  readonly answer: (answer: Result<Page, DialogError>) => void;
}

const { requests, files } = vi.hoisted(() => {
  // Files share modules: without this, the mock does nothing if an earlier file has loaded the stores.
  vi.resetModules();
  return { requests: [] as RowsRequest[], files: [] as AbortSignal[] };
});

// The worker's client: each request for rows is answered by the test, a file is never finished.
vi.mock('../../../src/app/workers/rows-client.ts', () => ({
  fetchRows: (run: Run) =>
    new Promise<Result<Page, DialogError>>((resolve) => {
      requests.push({ run, answer: resolve });
    }),
  makeFile(_run: Run, _format: string, { signal }: { signal: AbortSignal }) {
    files.push(signal);
    return new Promise(() => {});
  },
  warmUpFiles: () => {},
}));

/** Ends when the module is there that the store loads for guesses. A loaded machine needs seconds for the module. */
async function guessModule(): Promise<void> {
  await import('../../../src/importers/guess/guess-kind.ts');
}

/** Has a file of some rows under way. */
function startFile(): AbortSignal {
  const request = { tool: 'custom', columns: [{ name: 'a', kind: 'names' }] } as const;
  void useJob.getState().makeFile({ request, rows: 1, seed: 1, now: 0 }, 'csv');
  const signal = files.at(-1);
  if (!signal) throw new Error('no file was requested');
  return signal;
}

function lastRequest(): RowsRequest {
  const request = requests.at(-1);
  if (!request) throw new Error('nothing was requested');
  return request;
}

const page = (text: string): Result<Page, DialogError> => ({
  ok: true,
  value: { columns: ['a'], rows: [[text]], patternProblem: undefined },
});
const FAILURE: Result<Page, DialogError> = { ok: false, error: 'failed' };

// Later files get the real client.
afterAll(() => void vi.resetModules());

beforeEach(() => {
  requests.length = 0;
  useCategoryDialog.setState(useCategoryDialog.getInitialState());
  useCustomDialog.setState(useCustomDialog.getInitialState());
  files.length = 0;
});

const category = () => useCategoryDialog.getState();
const custom = () => useCustomDialog.getState();

/** Generates in the category dialog, with a preview of one cell. */
async function generate(text = 'x') {
  const generating = category().generate();
  lastRequest().answer(page(text));
  return generating;
}

describe('the category dialog', () => {
  test.each(SPECIFIED_CATEGORIES)(
    'opens $id with its first fields ticked and nothing else chosen',
    ({ id, labels }) => {
      if (!isCategoryId(id)) throw new Error(`no category ${id}`);
      category().open(id);
      expect(category()).toMatchObject({
        category: id,
        pattern: '',
        rowsText: '10',
        format: 'csv',
        preview: null,
        generating: false,
      });
      expect([...category().fields]).toEqual(labels.slice(0, TICKED_AT_FIRST));
    },
  );

  test('forgets choices and rows when it is opened again', async () => {
    category().open('person');
    category().tickAll();
    category().setPattern('x');
    category().typeRows('7');
    category().setFormat('sql');
    await generate();
    category().close();
    expect(category()).toMatchObject({ category: null, preview: null });
    category().open('company');
    expect(category()).toMatchObject({ pattern: '', rowsText: '10', format: 'csv', preview: null });
    expect([...category().fields]).toEqual(['Name', 'Catch Phrase', 'Buzz Phrase']);
  });

  test('ticks one field, all and none', () => {
    category().open('music');
    category().tick('Genre', false);
    expect([...category().fields]).toEqual(['Song Name']);
    category().tick('Genre', true);
    expect([...category().fields].sort()).toEqual(['Genre', 'Song Name']);
    category().tickNone();
    expect(category().fields.size).toBe(0);
    category().tickAll();
    expect([...category().fields]).toEqual(['Genre', 'Song Name']);
  });

  test.each([
    { fields: ['Genre'], pattern: '', chosen: true },
    { fields: ['Genre'], pattern: 'x', chosen: true },
    { fields: [], pattern: ' x ', chosen: true },
    { fields: [], pattern: '  ', chosen: false },
    { fields: [], pattern: '', chosen: false },
  ])(
    'with fields $fields and the pattern "$pattern" there is something to generate: $chosen',
    async ({ fields, pattern, chosen }) => {
      category().open('music');
      category().tickNone();
      for (const label of fields) category().tick(label, true);
      category().setPattern(pattern);
      expect(hasChoice(category())).toBe(chosen);
      if (chosen) return;
      expect(await category().generate()).toBe('nothing-chosen');
      expect(requests).toEqual([]);
      expect(category().generating).toBe(false);
    },
  );

  test('requests what was chosen: the trimmed pattern and a whole number of rows', async () => {
    category().open('music');
    category().tick('Genre', false);
    category().setPattern('  a b ');
    category().typeRows('12.9');
    await generate();
    expect(lastRequest().run).toMatchObject({
      request: { tool: 'category', category: 'music', fields: ['Song Name'], pattern: 'a b' },
      rows: 12,
    });
    expect(category().rowsText).toBe('12');
  });

  test('generates other values each time', async () => {
    category().open('music');
    await generate();
    await generate();
    const [first, second] = requests.map(({ run }) => run.seed);
    expect(first).not.toBe(second);
  });

  test('is busy until the rows arrive, and then shows them', async () => {
    category().open('music');
    const generating = category().generate();
    expect(category()).toMatchObject({ generating: true, preview: null });
    lastRequest().answer(page('x'));
    expect(await generating).toBeUndefined();
    expect(category()).toMatchObject({
      generating: false,
      preview: { run: lastRequest().run, columns: ['a'], firstRows: [['x']] },
    });
  });

  test('says why there are no new rows, and keeps the old ones', async () => {
    category().open('music');
    await generate('former');
    const generating = category().generate();
    lastRequest().answer(FAILURE);
    expect(await generating).toBe('failed');
    expect(category()).toMatchObject({ generating: false, preview: { firstRows: [['former']] } });
  });

  test('shows the newest rows, in whatever order they arrive', async () => {
    category().open('music');
    const both = [category().generate(), category().generate()];
    const [first, second] = requests;
    second?.answer(page('second'));
    first?.answer(page('first'));
    expect(await Promise.all(both)).toEqual(['cancelled', undefined]);
    expect(category()).toMatchObject({ generating: false, preview: { firstRows: [['second']] } });
  });

  test('is busy until the newest rows arrive', async () => {
    category().open('music');
    const first = category().generate();
    const second = category().generate();
    requests[0]?.answer(FAILURE);
    expect(await first).toBe('cancelled');
    expect(category().generating).toBe(true);
    requests[1]?.answer(page('x'));
    await second;
    expect(category().generating).toBe(false);
  });

  test.each([
    { what: 'was closed', act: () => category().close() },
    { what: 'was opened for another category', act: () => category().open('company') },
  ])('shows no rows that come after it $what', async ({ act }) => {
    category().open('music');
    const generating = category().generate();
    act();
    expect(category().generating).toBe(false);
    lastRequest().answer(page('late'));
    expect(await generating).toBe('cancelled');
    expect(category().preview).toBeNull();
  });

  test('stops the file under way when it closes and when it generates', async () => {
    category().open('music');
    const first = startFile();
    await generate();
    expect(first.aborted).toBe(true);
    const second = startFile();
    expect(second.aborted).toBe(false);
    category().close();
    expect(second.aborted).toBe(true);
    expect(useJob.getState().kind).toBe('none');
  });

  test('takes 5000 for a row count above it, and says so', () => {
    category().open('music');
    expect(category().typeRows('5001')).toBe(true);
    expect(category().rowsText).toBe(String(RUN_ROWS_MAX));
    expect(category().typeRows('')).toBe(false);
    expect(category().rowsText).toBe('');
    category().commitRows();
    expect(category().rowsText).toBe('1');
  });
});

describe('what the Studio takes from the category dialog', () => {
  test('is the run of the preview', async () => {
    category().open('person');
    category().setPattern(' x ');
    await generate();
    expect(runLikePreview(category())).toEqual(lastRequest().run);
    expect(runLikePreview(category())).toEqual(category().preview?.run);
  });

  test('is, after an edit, what is chosen then, with the values of the preview', async () => {
    category().open('person');
    await generate();
    const { run } = lastRequest();
    category().tick('Bio', true);
    category().typeRows('20');
    expect(runLikePreview(category())).toEqual({
      ...run,
      request: { ...run.request, fields: ['Full Name', 'First Name', 'Last Name', 'Bio'] },
      rows: 20,
    });
  });

  test('has a seed of its own if there is no preview', () => {
    category().open('person');
    const runs = [runLikePreview(category()), runLikePreview(category())];
    expect(runs[0]?.seed).not.toBe(runs[1]?.seed);
    expect(runs[0]).toMatchObject({ request: { category: 'person', pattern: '' }, rows: 10 });
  });
});

describe('a preview is out of date', () => {
  const edits: readonly (readonly [what: string, edit: () => void, undo: () => void])[] = [
    ['a field was ticked', () => category().tick('Bio', true), () => category().tick('Bio', false)],
    [
      'a field was cleared',
      () => category().tick('Full Name', false),
      () => category().tick('Full Name', true),
    ],
    [
      'one field took the place of another',
      () => {
        category().tick('Bio', true);
        category().tick('Full Name', false);
      },
      () => {
        category().tick('Bio', false);
        category().tick('Full Name', true);
      },
    ],
    ['the pattern was edited', () => category().setPattern('y'), () => category().setPattern(' x ')],
    ['the row count was edited', () => category().typeRows('20'), () => category().typeRows('10.9')],
  ];

  test.each(edits)('once %s, until that is undone or generated', async (_, edit, undo) => {
    category().open('person');
    category().setPattern('x');
    await generate();
    expect(isOutOfDate(category())).toBe(false);
    edit();
    expect(isOutOfDate(category())).toBe(true);
    undo();
    expect(isOutOfDate(category())).toBe(false);
    edit();
    await generate();
    expect(isOutOfDate(category())).toBe(false);
  });

  test('but not because of another format, and not if there is no preview', async () => {
    category().open('person');
    category().typeRows('20');
    expect(isOutOfDate(category())).toBe(false);
    await generate();
    category().setFormat('json');
    expect(isOutOfDate(category())).toBe(false);
  });
});

/** Opens the custom dialog with columns of the names. */
function openCustom(...names: readonly string[]): string[] {
  custom().open();
  return names.map((name) => {
    const id = custom().add();
    custom().rename(id, name);
    return id;
  });
}

const names = () => custom().columns.map(({ name }) => name);

async function generateSample() {
  const sampling = custom().generateSample();
  lastRequest().answer(page('x'));
  return sampling;
}

describe('the columns of the custom dialog', () => {
  test('are added at the end or after another one, without a name, with person names as their kind and with different ids', () => {
    const [first = ''] = openCustom('a', 'b');
    custom().add(first);
    expect(names()).toEqual(['a', '', 'b']);
    expect(custom().columns[1]?.kind).toBe('names');
    expect(new Set(custom().columns.map(({ id }) => id)).size).toBe(3);
  });

  test('are named and given a kind one by one', () => {
    const [, second = ''] = openCustom('a', 'b');
    custom().setKind(second, 'dates');
    custom().rename(second, 'c');
    expect(custom().columns).toMatchObject([
      { name: 'a', kind: 'names' },
      { name: 'c', kind: 'dates' },
    ]);
  });

  test('are removed, and the column that takes the place, or the last one, is returned', () => {
    const [a = '', b = '', c = ''] = openCustom('a', 'b', 'c');
    expect(custom().remove(b)).toBe(c);
    expect(custom().remove(c)).toBe(a);
    expect(custom().remove(a)).toBeUndefined();
    expect(custom().columns).toEqual([]);
  });

  test.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [0, 1, 'bac'],
    [1, 1, 'abc'],
    [0, -1, 'abc'],
    [2, 3, 'abc'],
  ])('are moved from place %d to %d: %s', (from, to, order) => {
    const ids = openCustom('a', 'b', 'c');
    custom().move(ids[from] ?? '', to);
    expect(names().join('')).toBe(order);
  });

  test('are split by the lines of a name and get the same kind', () => {
    const [, b = ''] = openCustom('a', ' one\r\n\n two ', 'c');
    custom().setKind(b, 'dates');
    custom().split(b);
    expect(names()).toEqual(['a', 'one', 'two', 'c']);
    expect(custom().columns.map(({ kind }) => kind)).toEqual(['names', 'dates', 'dates', 'names']);
    expect(custom().columns[1]?.id).toBe(b);
  });

  test.each([
    { what: 'one line', name: 'one\n \n', count: 0 },
    { what: '200 lines', name: 'x\n'.repeat(200), count: 200 },
    { what: '201 lines', name: 'x\n'.repeat(201), count: 0 },
  ])('split a name of $what into $count', ({ name, count }) => {
    expect(splitName(name)).toHaveLength(count);
  });
});

describe('the kind of a column whose kind nobody has chosen', () => {
  /** Opens the dialog with a column, once names can be guessed from. */
  async function openWithColumn(): Promise<string> {
    const [id = ''] = openCustom('phone');
    await guessModule();
    await vi.waitFor(() => expect(custom().columns[0]?.kind).toBe('phones'));
    custom().rename(id, '');
    return id;
  }
  const kind = () => custom().columns[0]?.kind;

  test('follows its name, and is person names without one', async () => {
    const id = await openWithColumn();
    for (const [name, guess] of [
      ['mail', 'emails'],
      ['city', 'location'],
      ['', 'names'],
      ['price', 'numbers'],
      ['  ', 'names'],
      ['qwertz', 'names'],
      ['company', 'companies'],
      ['qwertz', 'names'],
    ] as const) {
      custom().rename(id, name);
      expect([name, kind()]).toEqual([name, guess]);
    }
  });

  test('is not that of the beginning of a name while the name is typed', async () => {
    const id = await openWithColumn();
    for (const end of ['c', 'ca', 'car', 'carp', 'carpe', 'carpet']) custom().rename(id, end);
    expect(kind()).toBe('names');
  });

  const WORDS = ['mail', 'widget', 'mailbox', 'phone', 'my phone', 'qwertz', 'car', 'carpet', 'mai', '', ' '];
  const pairs = WORDS.flatMap((before) => WORDS.map((name) => [before, name] as const));

  test.each(pairs)('is after %j the same for %j: pasted, typed, or split off', async (before, name) => {
    const id = await openWithColumn();
    const kindOf = (...steps: readonly string[]) => {
      for (const step of ['', ...steps]) custom().rename(id, step);
      return kind();
    };
    const pasted = kindOf(before, name);
    expect(kindOf(name)).toBe(pasted);
    expect(kindOf(before, ...Array.from(name, (_, i) => name.slice(0, i + 1)), name)).toBe(pasted);
    if (!name.trim() || !before.trim()) return;
    custom().rename(id, `${before}\n${name}`);
    custom().split(id);
    expect(custom().columns[1]?.kind).toBe(pasted);
  });

  test('no longer follows it once one was chosen, also if it is what it was', async () => {
    const id = await openWithColumn();
    custom().setKind(id, 'names');
    custom().rename(id, 'mail');
    expect(kind()).toBe('names');
    custom().rename(id, '');
    custom().setKind(id, 'dates');
    custom().rename(id, '');
    expect(kind()).toBe('dates');
  });

  test('is guessed for each line of a name that is split', async () => {
    const id = await openWithColumn();
    custom().rename(id, 'mail\nphone\nqwertz');
    custom().split(id);
    expect(custom().columns.map((column) => column.kind)).toEqual(['emails', 'phones', 'names']);
  });

  test('comes back with the columns if closing is undone', async () => {
    const id = await openWithColumn();
    custom().rename(id, 'mail');
    custom().close()?.();
    expect(kind()).toBe('emails');
    custom().rename(id, 'city');
    expect(kind()).toBe('location');
  });
});

describe('a guess that comes after', () => {
  /** A dialog's store that has not loaded the guesses, with a column called “mail”. */
  async function openBeforeGuesses() {
    vi.resetModules();
    const fresh = await import('../../../src/app/features/custom-tool/store.ts');
    const dialog = fresh.useCustomDialog.getState;
    dialog().open();
    const id = dialog().add();
    dialog().rename(id, 'mail');
    expect(dialog().columns[0]?.kind).toBe('names');
    return { dialog, id };
  }

  /** Ends when the guesses are loaded: the dialog of another column has guessed. */
  async function guessesLoaded({ dialog }: Awaited<ReturnType<typeof openBeforeGuesses>>) {
    await guessModule();
    await vi.waitFor(() => {
      const probe = dialog().add();
      dialog().rename(probe, 'phone');
      const guess = dialog().columns.at(-1)?.kind;
      dialog().remove(probe);
      expect(guess).toBe('phones');
    });
  }

  test('the name was typed is the kind', async () => {
    const opened = await openBeforeGuesses();
    await guessModule();
    await vi.waitFor(() => expect(opened.dialog().columns[0]?.kind).toBe('emails'));
  });

  test('a choice does not change the choice', async () => {
    const opened = await openBeforeGuesses();
    opened.dialog().setKind(opened.id, 'colors');
    await guessesLoaded(opened);
    expect(opened.dialog().columns[0]?.kind).toBe('colors');
  });

  test('a sample was requested does not change the columns of the sample', async () => {
    const { dialog } = await openBeforeGuesses();
    const sampling = dialog().generateSample();
    const { run, answer } = lastRequest();
    await import('../../../src/importers/guess/guess-kind.ts');
    await Promise.resolve();
    answer(page('x'));
    await sampling;
    expect(dialog().columns[0]?.kind).toBe('names');
    expect(dialog().sample?.run).toBe(run);
  });
});

describe('the row count of the custom dialog', () => {
  test.each(['0', '-3', '6000', '0.5', '1e9'])(
    '%s stays as typed, and is what a file is asked for',
    (text) => {
      openCustom('a');
      custom().typeRows(text);
      custom().commitRows();
      expect(custom().rowsText).toBe(text);
      expect(custom().fileRun().rows).toBe(Math.trunc(Number(text)));
      expect(custom().rowsText).toBe(text);
    },
  );

  test.each(['', 'abc', '-'])('%j becomes 1', (text) => {
    openCustom('a');
    custom().typeRows(text);
    custom().commitRows();
    expect(custom().rowsText).toBe('1');
  });
});

describe('the sample of the custom dialog', () => {
  test('is of five rows, with names without the spaces around them', async () => {
    openCustom(' a ');
    expect(await generateSample()).toBeUndefined();
    expect(lastRequest().run).toMatchObject({
      request: { tool: 'custom', columns: [{ name: 'a', kind: 'names' }] },
      rows: 5,
    });
    expect(custom()).toMatchObject({ sampling: false, sample: { firstRows: [['x']] } });
  });

  test('says why it could not be made', async () => {
    openCustom('a');
    const sampling = custom().generateSample();
    expect(custom().sampling).toBe(true);
    lastRequest().answer(FAILURE);
    expect(await sampling).toBe('failed');
    expect(custom()).toMatchObject({ sampling: false, sample: null });
  });

  const edits: readonly (readonly [what: string, edit: (id: string) => unknown])[] = [
    ['a name', (id) => custom().rename(id, 'c')],
    ['a kind', (id) => custom().setKind(id, 'dates')],
    ['a new column', () => custom().add()],
    ['a removal', (id) => custom().remove(id)],
    ['a move', (id) => custom().move(id, 1)],
    ['a split', (id) => custom().split(id)],
  ];

  test.each(edits)('goes by %s, also where it is still under way', async (_, edit) => {
    const [id = ''] = openCustom('a\nA', 'b');
    await generateSample();
    const sampling = custom().generateSample();
    edit(id);
    expect(custom()).toMatchObject({ sample: null, sampling: false });
    lastRequest().answer(page('late'));
    expect(await sampling).toBe('cancelled');
    expect(custom().sample).toBeNull();
  });

  test('stays while rows and format are edited, and the file begins with it', async () => {
    openCustom('a');
    await generateSample();
    custom().typeRows('30.5');
    custom().setFormat('json');
    expect(custom().sample).not.toBeNull();
    expect(custom().fileRun()).toEqual({ ...lastRequest().run, rows: 30 });
    expect(custom().rowsText).toBe('30');
  });

  test('of columns that were edited later does not affect the file', async () => {
    const [id = ''] = openCustom('a');
    await generateSample();
    custom().rename(id, 'b');
    expect(custom().fileRun().request).toEqual({ tool: 'custom', columns: [{ name: 'b', kind: 'names' }] });
    expect(custom().fileRun().seed).not.toBe(lastRequest().run.seed);
  });
});

describe('closing the custom dialog', () => {
  test('forgets what was entered, stops the file under way, and can be undone', async () => {
    openCustom('a', 'b');
    custom().typeRows('77');
    custom().setFormat('json');
    custom().refuse();
    await generateSample();
    const before = custom();
    const file = startFile();
    const undo = custom().close();
    expect(file.aborted).toBe(true);
    expect(custom()).toMatchObject({
      isOpen: false,
      columns: [],
      rowsText: '10',
      format: 'csv',
      sample: null,
      refusals: 0,
    });
    undo?.();
    expect(custom()).toEqual(before);
  });

  test('leaves nothing to undo where there were no columns', () => {
    openCustom();
    custom().typeRows('77');
    expect(custom().close()).toBeUndefined();
    expect(custom()).toMatchObject({ isOpen: false, rowsText: '10' });
  });

  test('drops the pending sample, also if the dialog is opened again', async () => {
    openCustom('a');
    const sampling = custom().generateSample();
    custom().close();
    custom().open();
    lastRequest().answer(page('late'));
    expect(await sampling).toBe('cancelled');
    expect(custom().sample).toBeNull();
  });

  test('drops a sample that was started later if the closing is undone', async () => {
    openCustom('a');
    const undo = custom().close();
    custom().open();
    const sampling = custom().generateSample();
    undo?.();
    lastRequest().answer(page('late'));
    expect(await sampling).toBe('cancelled');
    expect(custom()).toMatchObject({ columns: [{ name: 'a' }], sample: null, sampling: false });
  });

  test('drops the pending sample, also if the closing is undone', async () => {
    openCustom('a');
    const sampling = custom().generateSample();
    const undo = custom().close();
    undo?.();
    lastRequest().answer(page('late'));
    expect(await sampling).toBe('cancelled');
    expect(custom()).toMatchObject({ isOpen: true, sample: null, sampling: false });
  });
});
