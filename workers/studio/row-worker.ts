import { transfer, wrap } from 'comlink';
import { createPortWorker, type FilesWorker, type RangeMessage } from '../../src/formats/range-port.ts';
import { TRUSTED_TYPES_POLICY } from '../../src/policy/names.ts';
import { createTimeout } from '../../src/timeout.ts';
import type { ExportRequest, StudioApi } from './protocol.ts';

/** How long a worker may take to load, and to write a range. A range takes about 0.25 s. */
const SILENCE_MS = 30_000;

function ownScript(): string | URL {
  const own = self.location.href;
  const policy = self.trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, {
    createScriptURL(url) {
      if (url !== own) throw new TypeError(`Not the script of this worker: ${url}`);
      return url;
    },
  });
  return policy ? policy.createScriptURL(own) : own;
}

/** Prepares a function that starts workers of this worker's own script. */
export function createRowWorkers() {
  let script: string | URL | undefined;

  return (source: string, request: ExportRequest): FilesWorker => {
    let thread: Worker | undefined;
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
        thread?.terminate();
      },
    });

    function lose(reason: string): void {
      timeout.stop();
      worker.lose(reason);
    }

    function start(): void {
      // A worker may make its policy only once.
      script ??= ownScript();
      thread = new Worker(script, { type: 'module', name: 'studio-rows' });
      thread.onerror = (event) => {
        // Otherwise, the error would go on to this worker's own creator, which would terminate it.
        event.preventDefault();
        lose(event.message || 'Its script could not be loaded.');
      };
      thread.onmessageerror = () => lose('Its answer could not be read.');
      wrap<StudioApi>(thread)
        .serveRanges(source, request, transfer(port2, [port2]))
        .catch((error: unknown) => lose(String(error)));
    }

    port1.onmessage = ({ data }: MessageEvent<RangeMessage>) => {
      worker.receive(data);
      if (worker.waiting > 0) timeout.restart();
      else timeout.stop();
    };
    port1.onmessageerror = () => lose('Its answer could not be read.');
    try {
      start();
    } catch (error) {
      // The browser has no nested workers, or refuses this one.
      lose(String(error));
    }
    return worker;
  };
}
