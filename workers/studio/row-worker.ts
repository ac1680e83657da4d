import { transfer } from 'comlink';
import { createPortWorker, type FilesWorker, type RangeMessage } from '../../src/formats/range-port.ts';
import { createTimeout } from '../../src/timeout.ts';
import type { ExportRequest, RowThreads, StudioSource } from './protocol.ts';

/** How long a worker may take to load, and to write a range. A range takes about 0.25 s. */
const SILENCE_MS = 30_000;

/** Prepares a function that starts threads for an export. */
export function createRowWorkers(threads: RowThreads) {
  let started = 0;

  return (source: StudioSource, request: ExportRequest): FilesWorker => {
    const id = ++started;
    const { port1, port2 } = new MessageChannel();
    const timeout = createTimeout(
      () => SILENCE_MS,
      () => lose('It did not answer for 30 s.'),
    );
    const worker = createPortWorker({
      send(question, transferred) {
        timeout.restart();
        port1.postMessage(question, transferred);
      },
      terminate() {
        timeout.stop();
        port1.close();
        threads.end(id);
      },
    });

    function lose(reason: string): void {
      timeout.stop();
      worker.lose(reason);
    }

    port1.onmessage = ({ data }: MessageEvent<RangeMessage>) => {
      worker.receive(data);
      if (worker.waiting > 0) timeout.restart();
      else timeout.stop();
    };
    port1.onmessageerror = () => lose('Its answer could not be read.');
    threads.start(id, source, request, transfer(port2, [port2])).then(
      () => lose('It has been ended.'),
      (error: unknown) => lose(String(error)),
    );
    return worker;
  };
}
