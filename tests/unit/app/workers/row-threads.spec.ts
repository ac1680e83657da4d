import { expect, test } from 'vitest';
import { withRowThreads } from '../../../../src/app/workers/row-threads.ts';
import type { RowThreads } from '../../../../workers/studio/protocol.ts';

/** Starts the worker for exports. `ended` lists the names of the workers that were terminated. */
function start(load: () => Promise<void> = async () => {}) {
  const ended: string[] = [];
  const fails: (() => void)[] = [];
  let threads: RowThreads | undefined;
  let count = 0;
  const connect = (name: string, prepare = async () => {}) => {
    return async () => {
      await prepare();
      const own = name === 'thread' ? `thread ${++count}` : name;
      const remote = {
        useThreads: async (given: RowThreads) => {
          threads = given;
        },
        serveRanges: async () => {},
      };
      return {
        api: {
          remote: remote as never,
          proxy: <T>(callback: T) => callback,
          transfer: <T>(value: T) => value,
        },
        onError: (listener: () => void) => void fails.push(listener),
        terminate: () => void ended.push(own),
      };
    };
  };
  const connection = withRowThreads(connect('files'), connect('thread', load))();
  const begin = (id: number) =>
    threads?.start(id, '{}', {} as never, new MessageChannel().port1) ?? Promise.reject(new Error('none'));
  return { connection, ended, fails, begin, end: (id: number) => threads?.end(id) };
}

test('a thread that has been ended is terminated, and its start resolves', async () => {
  const { connection, ended, begin, end } = start();
  await connection;
  const [first] = [begin(1), begin(2)];
  end(1);
  await first;
  expect(ended).toEqual(['thread 1']);
});

test('threads end with the worker for exports', async () => {
  const { connection, ended, begin } = start();
  const { terminate } = await connection;
  const both = [begin(1), begin(2)];
  terminate();
  await Promise.all(both);
  expect(ended).toEqual(['files', 'thread 1', 'thread 2']);
});

test('the start of a thread that fails, or does not load, is rejected', async () => {
  const { connection, fails, begin } = start();
  await connection;
  const first = begin(1);
  await new Promise(setImmediate);
  for (const fail of fails) fail();
  await expect(first).rejects.toThrow('The thread has failed.');

  const other = start(() => Promise.reject(new Error('no script')));
  await other.connection;
  await expect(other.begin(1)).rejects.toThrow('no script');
});
