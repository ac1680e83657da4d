/** The script of a thread, which writes ranges of a file. It is an entry of its own in the build. */
import { parentPort, workerData } from 'node:worker_threads';
import { createEngineFor } from '../../dataset/engines.ts';
import { answerRanges } from '../../formats/sinks/answer-ranges.ts';
import { locales } from '../../locales/registry.ts';
import { type FileRequest, planRequest } from '../plan-request.ts';

const request: FileRequest = workerData;

const engine = await createEngineFor(locales, request.schema);
const plan = planRequest(engine.open(request.schema), request);
if (!plan.ok) throw new Error(plan.error.map(({ message }) => message).join(' '));

const answer = await answerRanges(
  [plan.value],
  (message, transferred) => parentPort?.postMessage(message, transferred),
  () => performance.now(),
);
parentPort?.on('message', answer);
