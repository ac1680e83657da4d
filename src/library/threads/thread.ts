/** The script of a thread, which writes ranges of a file. It is an entry of its own in the build. */
import { parentPort, workerData } from 'node:worker_threads';
import { createEngineFor } from '../../dataset/engine.ts';
import { createRangeWriter, withoutPause } from '../../formats/sinks/range-writer.ts';
import { locale } from '../../locales/en-us.ts';
import { type FileRequest, planRequest } from '../plan-request.ts';
import { errorText } from './error-text.ts';
import type { RangeQuestion, ThreadMessage } from './thread-messages.ts';

const request: FileRequest = workerData;

const engine = await createEngineFor(locale, request.schema);
const plan = planRequest(engine.open(request.schema), request);
if (!plan.ok) throw new Error(plan.error.map(({ message }) => message).join(' '));
const write = createRangeWriter(plan.value, () => performance.now());

function send(message: ThreadMessage, buffers: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, buffers);
}

parentPort?.on('message', ({ range, buffer }: RangeQuestion) => {
  try {
    const value = withoutPause(write(range, buffer));
    send({ ok: true, value }, [value.buffer]);
  } catch (error) {
    send({ ok: false, error: { reason: 'failed', message: errorText(error) } });
  }
});
send('ready');
