import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorkerClient, type WorkerClient } from '../../../../src/app/workers/worker-client.ts';
import type { Result } from '../../../../src/result.ts';

interface Message {
  readonly text: string;
  readonly onProgress: (done: number) => void;
  readonly answer: (text: string) => void;
  readonly throwError: () => void;
}

/** A worker that answers when the test says so. */
class FakeWorker {
  readonly received: Message[] = [];
  terminated = false;
  fail = () => {};

  readonly connection = {
    api: {
      ask: (text: string, onProgress: (done: number) => void) =>
        new Promise<Result<string, never>>((resolve, reject) => {
          const answer = (value: string) => resolve({ ok: true, value });
          this.received.push({ text, onProgress, answer, throwError: () => reject(new Error(text)) });
        }),
    },
    onError: (listener: () => void) => {
      this.fail = listener;
    },
    terminate: () => {
      this.terminated = true;
    },
  };

  get texts() {
    return this.received.map(({ text }) => text);
  }
}

type Api = FakeWorker['connection']['api'];

describe('the client of a worker', () => {
  let workers: FakeWorker[];
  let client: WorkerClient<Api>;

  const ask = (text: string, options = {}) =>
    client.request<string, never>((api, onProgress) => api.ask(text, onProgress), options);
  const worker = (index = 0): FakeWorker => {
    const found = workers[index];
    if (!found) throw new Error(`No worker ${index} was started`);
    return found;
  };
  const last = (index = 0): Message => {
    const message = worker(index).received.at(-1);
    if (!message) throw new Error('The worker received nothing');
    return message;
  };
  /** Lets promises resolve without moving the clock. */
  const flush = () => vi.advanceTimersByTimeAsync(0);
  const failure = (error: string) => ({ ok: false, error });

  beforeEach(() => {
    vi.useFakeTimers();
    workers = [];
    client = createWorkerClient(async () => {
      workers.push(new FakeWorker());
      return worker(workers.length - 1).connection;
    });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('starts one worker, at the first request', async () => {
    expect(workers).toHaveLength(0);
    const first = ask('first');
    const second = ask('second');
    await flush();
    last().answer('one');
    await flush();
    last().answer('two');
    expect(await first).toEqual({ ok: true, value: 'one' });
    expect(await second).toEqual({ ok: true, value: 'two' });
    expect(workers).toHaveLength(1);
  });

  it('sends a request only when the one before it is answered', async () => {
    void ask('first');
    void ask('second');
    await flush();
    expect(worker().texts).toEqual(['first']);
    last().answer('');
    await flush();
    expect(worker().texts).toEqual(['first', 'second']);
  });

  it('drops an aborted request that has not been sent', async () => {
    const abort = new AbortController();
    void ask('first');
    const second = ask('second', { signal: abort.signal });
    const third = ask('third');
    await flush();
    abort.abort();
    expect(await second).toEqual(failure('cancelled'));
    last().answer('');
    await flush();
    expect(worker().texts).toEqual(['first', 'third']);
    last().answer('3');
    expect(await third).toEqual({ ok: true, value: '3' });
  });

  it('answers an aborted request at once, has the worker stop it, and sends the next when the worker has stopped', async () => {
    const abort = new AbortController();
    const stop = vi.fn();
    const first = ask('first', { signal: abort.signal, abort: stop });
    const second = ask('second');
    await flush();
    abort.abort();
    expect(await first).toEqual(failure('cancelled'));
    expect(stop).toHaveBeenCalledExactlyOnceWith(worker().connection.api);
    await flush();
    expect(worker().texts).toEqual(['first']);
    last().answer('late');
    await flush();
    last().answer('2');
    expect(await second).toEqual({ ok: true, value: '2' });
    expect(worker().terminated).toBe(false);
  });

  it('terminates a worker that cannot be stopped when its request is aborted, and sends the next to another', async () => {
    const abort = new AbortController();
    const waiting = new AbortController();
    const first = ask('first', { signal: abort.signal, abort: 'terminate' });
    const second = ask('second', { signal: waiting.signal, abort: 'terminate' });
    const third = ask('third');
    await flush();
    waiting.abort();
    expect(await second).toEqual(failure('cancelled'));
    expect(worker().terminated).toBe(false);
    abort.abort();
    expect(await first).toEqual(failure('cancelled'));
    expect(worker().terminated).toBe(true);
    await flush();
    expect(worker(1).texts).toEqual(['third']);
    last(1).answer('3');
    expect(await third).toEqual({ ok: true, value: '3' });
  });

  it('does not send a request whose signal was aborted before', async () => {
    expect(await ask('never', { signal: AbortSignal.abort() })).toEqual(failure('cancelled'));
    expect(workers).toHaveLength(0);
  });

  it('reports what the worker throws as failed, and does not replace the worker', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const first = ask('first');
    const second = ask('second');
    await flush();
    last().throwError();
    expect(await first).toEqual(failure('failed'));
    await flush();
    last().answer('2');
    expect(await second).toEqual({ ok: true, value: '2' });
    expect(warn).toHaveBeenCalled();
    expect(workers).toHaveLength(1);
  });

  it('reports a worker that fails before it answers as missing to all that wait for it, and starts another for the next request', async () => {
    const first = ask('first');
    const waiting = ask('waiting');
    await flush();
    worker().fail();
    expect(await first).toEqual(failure('worker-missing'));
    expect(await waiting).toEqual(failure('worker-missing'));
    expect(worker().terminated).toBe(true);
    const second = ask('second');
    await flush();
    last(1).answer('2');
    expect(await second).toEqual({ ok: true, value: '2' });
  });

  it('reports a worker that fails after it has answered as lost', async () => {
    const first = ask('first');
    await flush();
    last().answer('');
    await first;
    const second = ask('second');
    await flush();
    worker().fail();
    expect(await second).toEqual(failure('worker-lost'));
  });

  it('replaces a worker that failed between two requests', async () => {
    const first = ask('first');
    await flush();
    last().answer('');
    await first;
    worker().fail();
    const second = ask('second');
    await flush();
    last(1).answer('2');
    expect(await second).toEqual({ ok: true, value: '2' });
  });

  it('reports a script that cannot be loaded as missing, and tries again for the next request', async () => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
    let online = false;
    const offline = createWorkerClient(async () => {
      if (!online) throw new Error('offline');
      workers.push(new FakeWorker());
      return worker().connection;
    });
    const send = (api: Api) => api.ask('text', () => {});
    expect(await offline.request(send)).toEqual(failure('worker-missing'));
    online = true;
    const second = offline.request(send);
    await flush();
    last().answer('2');
    expect(await second).toEqual({ ok: true, value: '2' });
    expect(said).toHaveBeenCalled();
  });

  it('reports a script that is still loading after 20 s as missing', async () => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const stuck = createWorkerClient<Api>(() => new Promise(() => {}));
    const first = stuck.request((api) => api.ask('text', () => {}));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await first).toEqual(failure('worker-missing'));
    expect(said).toHaveBeenCalled();
  });

  it('terminates a worker that starts after its 20 s, and asks another one the next request', async () => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const arrivals: ((connection: FakeWorker['connection']) => void)[] = [];
    const slow = createWorkerClient<Api>(() => new Promise((resolve) => arrivals.push(resolve)));
    const send = (api: Api) => api.ask('text', () => {});
    const first = slow.request(send);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await first).toEqual(failure('worker-missing'));

    const second = slow.request(send);
    await flush();
    const [late, inTime] = [new FakeWorker(), new FakeWorker()];
    arrivals[0]?.(late.connection);
    arrivals[1]?.(inTime.connection);
    await flush();
    expect(late.terminated).toBe(true);
    expect(late.texts).toEqual([]);
    inTime.received[0]?.answer('2');
    expect(await second).toEqual({ ok: true, value: '2' });
    expect(inTime.terminated).toBe(false);
    expect(said).toHaveBeenCalled();
  });

  it('gives a worker 20 s to load, and 5 s to answer once it has', async () => {
    const first = ask('first');
    await vi.advanceTimersByTimeAsync(19_999);
    expect(worker().terminated).toBe(false);
    last().answer('');
    await first;
    const second = ask('second');
    await vi.advanceTimersByTimeAsync(4_999);
    expect(worker().terminated).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await second).toEqual(failure('timeout'));
    expect(worker().terminated).toBe(true);
  });

  it('reports a worker that never answers its first request as missing', async () => {
    const first = ask('first');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await first).toEqual(failure('worker-missing'));
  });

  it('waits as long as there is progress', async () => {
    const done: number[] = [];
    const first = ask('first', { onProgress: (rows: number) => done.push(rows) });
    await flush();
    for (let second = 1; second <= 60; second++) {
      await vi.advanceTimersByTimeAsync(1_000);
      last().onProgress(second);
    }
    last().answer('1');
    expect(await first).toEqual({ ok: true, value: '1' });
    expect(done).toHaveLength(60);
  });

  it('ignores progress that arrives after the answer', async () => {
    const done = vi.fn();
    const first = ask('first', { onProgress: done });
    await flush();
    last().answer('1');
    await first;
    last().onProgress(7);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(done).not.toHaveBeenCalled();
    expect(worker().terminated).toBe(false);
  });

  it('ignores progress and answers of a request that has timed out', async () => {
    const done = vi.fn();
    const warm = ask('warm');
    await flush();
    last().answer('');
    await warm;
    const first = ask('first', { timeoutMs: 1_500, onProgress: done });
    await vi.advanceTimersByTimeAsync(1_500);
    expect(await first).toEqual(failure('timeout'));
    const stale = last();
    const second = ask('second');
    await flush();
    stale.onProgress(1);
    stale.answer('stale');
    await flush();
    last(1).answer('2');
    expect(await second).toEqual({ ok: true, value: '2' });
    expect(done).not.toHaveBeenCalled();
  });

  it('treats a timer that fires late as a page that was suspended', async () => {
    const warm = ask('warm');
    await flush();
    last().answer('');
    await warm;
    const second = ask('second');
    await flush();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_600_000);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(worker().terminated).toBe(false);
    clock.mockRestore();
    last().answer('2');
    expect(await second).toEqual({ ok: true, value: '2' });
  });
});
