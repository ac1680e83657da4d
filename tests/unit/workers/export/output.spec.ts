import { describe, expect, it, vi } from 'vitest';
import type { Place } from '../../../../workers/export/file-sink.ts';
import { createFilesOutput } from '../../../../workers/export/output.ts';
import { createDirectoryPlace, createFilePlace } from '../../../../workers/export/picked-files.ts';
import { createPrivatePlace } from '../../../../workers/export/private-files.ts';
import { WriteProblem } from '../../../../workers/export/write-problem.ts';
import { createMemoryDirectory, type Faults } from '../../../fixtures/memory-file-system.ts';

const TYPE = 'text/plain';
const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const fileOf = (name: string) => ({ name, mediaType: TYPE });

/** Each place, in a directory that holds a file of the visitor. */
const places = {
  file: async (disk) => createFilePlace(await disk.file('one')),
  directory: async (disk) => createDirectoryPlace(disk.directory),
  private: async (disk) => createPrivatePlace(async () => disk.directory, 'id'),
} satisfies Record<string, (disk: ReturnType<typeof createMemoryDirectory>) => Promise<Place>>;

const PATHS = { file: 'one', directory: 'one', private: 'exports/id/one' } as const;

type Kind = keyof typeof places;
const KINDS: readonly Kind[] = ['file', 'directory', 'private'];

async function opened(kind: Kind, faults: Faults = {}) {
  const disk = createMemoryDirectory(faults);
  disk.put('mine', 'kept');
  const output = createFilesOutput(await places[kind](disk));
  return { disk, output, path: PATHS[kind], own: { mine: 'kept' } };
}

/** The reason why a step failed. */
async function failureOf(step: () => Promise<unknown> | unknown): Promise<unknown> {
  try {
    await step();
  } catch (error) {
    return error instanceof WriteProblem ? error.failure : error;
  }
  return undefined;
}

describe.each(KINDS)('a file: %s', (kind) => {
  it('has its bytes when it is finished', async () => {
    const { disk, output, path, own } = await opened(kind);
    const take = await output.next(fileOf('one'));
    await take(bytes('first '));
    await take(bytes('second'));
    expect(await output.finish()).toEqual([{ name: 'one', mediaType: TYPE, bytes: 12 }]);
    expect(disk.contents()).toEqual({ ...own, [path]: 'first second' });
  });

  it('leaves nothing if it is given up before, while and after it is written', async () => {
    for (const steps of [0, 1, 2]) {
      const { disk, output, own } = await opened(kind);
      const take = steps > 0 ? await output.next(fileOf('one')) : undefined;
      await take?.(bytes('first'));
      if (steps > 1) await output.finish();
      expect(await output.abort()).toEqual([]);
      expect(disk.contents()).toEqual(own);
    }
  });

  it('leaves nothing if it is given up while it is opened', async () => {
    const { disk, output, own } = await opened(kind);
    void output.next(fileOf('one'));
    expect(await output.abort()).toEqual([]);
    expect(disk.contents()).toEqual(own);
  });

  it('is refused if the disk is full, and what was written is removed', async () => {
    const { disk, output, own } = await opened(kind, { quota: 10 });
    const take = await output.next(fileOf('one'));
    await take(bytes('12345678'));
    expect(await failureOf(() => take(bytes('90123')))).toBe('disk-full');
    expect(await output.abort()).toEqual([]);
    expect(disk.contents()).toEqual(own);
  });

  it.each([
    ['NotAllowedError', 'not-allowed'],
    ['NoModificationAllowedError', 'file-locked'],
    ['NotFoundError', 'file-missing'],
    ['InvalidStateError', 'write-failed'],
  ])('is refused with %s as %s', async (write, failure) => {
    const { output } = await opened(kind, { write });
    const take = await output.next(fileOf('one'));
    expect(await failureOf(() => take(bytes('x')))).toBe(failure);
  });

  it('is named if it cannot be removed', async () => {
    const { output } = await opened(kind, { remove: 'NotAllowedError' });
    await (await output.next(fileOf('one')))(bytes('x'));
    await output.finish();
    expect(await output.abort()).toEqual(['one']);
  });
});

it('a place that cannot be removed is named', async () => {
  for (const [kind, name] of [
    ['file', 'one'],
    ['directory', 'folder'],
    ['private', 'exports/id'],
  ] as const) {
    const faults: Faults = {};
    const { disk, output } = await opened(kind, faults);
    if (kind === 'private') {
      const folder = await disk.directory.getDirectoryHandle('exports', { create: true });
      await folder.getDirectoryHandle('id', { create: true });
    }
    faults.remove = 'NotAllowedError';
    expect(await output.abort()).toEqual([name]);
  }
});

describe('a private file', () => {
  it('gets the rest of a part that the browser has cut', async () => {
    const disk = createMemoryDirectory();
    const root = disk.directory;
    const folder = await root.getDirectoryHandle('exports', { create: true });
    const directory = await folder.getDirectoryHandle('id', { create: true });
    const file = await directory.getFileHandle('one', { create: true });
    const access = await file.createSyncAccessHandle();
    const { write } = access;
    // Three bytes at most are written at once.
    access.write = (part) => write(part.subarray(0, 3));
    file.createSyncAccessHandle = async () => access;
    directory.getFileHandle = async () => file;
    const output = createFilesOutput(createPrivatePlace(async () => root, 'id'));
    await (await output.next(fileOf('one')))(bytes('12345678'));
    await output.finish();
    expect(disk.contents()).toEqual({ 'exports/id/one': '12345678' });
  });

  it('is refused if another tab writes it', async () => {
    const disk = createMemoryDirectory();
    const place = () => createFilesOutput(createPrivatePlace(async () => disk.directory, 'id'));
    const [first, second] = [place(), place()];
    await first.next(fileOf('one'));
    expect(await failureOf(() => second.next(fileOf('one')))).toBe('file-locked');
  });
});

describe('a picked file', () => {
  it('is refused if the permission is gone, and the empty file is removed', async () => {
    const { disk, output, own } = await opened('file', { createWritable: 'NotAllowedError' });
    expect(await failureOf(() => output.next(fileOf('one')))).toBe('not-allowed');
    expect(await output.abort()).toEqual([]);
    expect(disk.contents()).toEqual(own);
  });

  it('keeps its former content if the export fails', async () => {
    const disk = createMemoryDirectory();
    disk.put('one', 'former');
    const output = createFilesOutput(createFilePlace(await disk.file('one')));
    await (await output.next(fileOf('one')))(bytes('new'));
    expect(await output.abort()).toEqual([]);
    expect(disk.contents()).toEqual({ one: 'former' });
  });

  it('is removed if the export is given up while it is closed', async () => {
    let close = () => {};
    const closed = new Promise<void>((resolve) => {
      close = resolve;
    });
    const { disk, output, own } = await opened('file', { closed });
    await (await output.next(fileOf('one')))(bytes('new'));
    const finished = output.finish();
    const aborted = output.abort();
    close();
    expect(await aborted).toEqual([]);
    await finished;
    expect(disk.contents()).toEqual(own);
  });

  it('fails if it cannot be closed', async () => {
    const { disk, output, own } = await opened('file', { close: 'QuotaExceededError' });
    await (await output.next(fileOf('one')))(bytes('new'));
    expect(await failureOf(() => output.finish())).toBe('disk-full');
    expect(await output.abort()).toEqual([]);
    expect(disk.contents()).toEqual(own);
  });

  it('is named if the browser cannot remove files', async () => {
    const disk = createMemoryDirectory();
    const handle = await disk.file('one');
    vi.spyOn(handle, 'remove').mockRejectedValue(new TypeError('unknown'));
    const output = createFilesOutput(createFilePlace(handle));
    await output.next(fileOf('one'));
    expect(await output.abort()).toEqual(['one']);
  });
});

describe('files in a directory', () => {
  it('get into their places together', async () => {
    const disk = createMemoryDirectory();
    disk.put('two', 'former');
    const output = createFilesOutput(createDirectoryPlace(disk.directory));
    await (await output.next(fileOf('one')))(bytes('1'));
    await (await output.next(fileOf('two')))(bytes('2'));
    expect(disk.contents()).toEqual({ one: '', two: 'former' });
    await output.finish();
    expect(disk.contents()).toEqual({ one: '1', two: '2' });
  });

  it('are named if they have replaced others before the export failed', async () => {
    const disk = createMemoryDirectory();
    disk.put('two', 'former');
    const output = createFilesOutput(createDirectoryPlace(disk.directory));
    for (const name of ['one', 'two']) await (await output.next(fileOf(name)))(bytes(name));
    await output.finish();
    expect(await output.abort()).toEqual(['two']);
    expect(disk.contents()).toEqual({ two: 'two' });
  });

  it('leave no directory that was made for them', async () => {
    const disk = createMemoryDirectory();
    const output = createFilesOutput(createDirectoryPlace(disk.directory));
    await (await output.next(fileOf('one')))(bytes('1'));
    await output.abort();
    expect(disk.isRemoved()).toBe(true);
  });
});
