import type { FilesWorker } from '../../src/formats/range-port.ts';
import type { RangeWorker } from '../../src/formats/range-worker.ts';

/** Workers that write rows. They live as long as an export, and help with one of its files after the other. */
export interface RangePool {
  /**
   * The functions that start the workers of a file, as `writeRanges` takes them. A worker that an earlier file no longer needs
   * is used again.
   * @param alone the current thread, which writes the file if no worker can start
   */
  starters(file: number, alone: RangeWorker): readonly (() => RangeWorker)[];
  /** How many workers have written rows, at least 1. */
  readonly workers: number;
  close(): void;
}

/**
 * @param count how many workers write at the same time
 * @param start starts a worker
 */
export function createRangePool(count: number, start: () => FilesWorker): RangePool {
  const idle: FilesWorker[] = [];
  const useful = new Set<FilesWorker>();
  /** The workers that write rows, or may become ready to. */
  const live = new Set<FilesWorker>();
  let setNoneStarts = () => {};
  const noneStarts = new Promise<void>((resolve) => {
    setNoneStarts = resolve;
  });

  function started(): FilesWorker {
    const worker = start();
    live.add(worker);
    void worker.ready.then(({ ok }) => {
      if (ok) return;
      live.delete(worker);
      if (live.size === 0) setNoneStarts();
    });
    return worker;
  }

  function idleWorker(): FilesWorker | undefined {
    for (let worker = idle.pop(); worker; worker = idle.pop()) {
      if (!worker.isLost) return worker;
      live.delete(worker);
    }
    return undefined;
  }

  /** Lends a worker to the queue of a file, which closes it when it does not need it. */
  function lend(file: number): RangeWorker {
    const worker = idleWorker() ?? started();
    return {
      ready: worker.ready,
      async write(range, buffer) {
        const written = await worker.write(file, range, buffer);
        if (written.ok) useful.add(worker);
        return written;
      },
      async close() {
        if (!worker.isLost && worker.waiting === 0) {
          idle.push(worker);
          return;
        }
        live.delete(worker);
        useful.delete(worker);
        await worker.close();
      },
    };
  }

  return {
    starters: (file, alone) => [
      ...Array.from({ length: count }, () => () => lend(file)),
      () => ({ ...alone, ready: noneStarts.then(() => alone.ready) }),
    ],
    get workers() {
      return Math.max(1, useful.size);
    },
    close() {
      for (const worker of idle.splice(0)) void worker.close();
    },
  };
}
