import type { ProxyMarked, Remote } from 'comlink';
import type {
  GeneratedFile,
  GeneratorApi,
  OnProgress,
  Page,
  PatternCheck,
  WorkerError,
} from '../../../workers/api.ts';
import type { FormatId } from '../../formats/formats.ts';
import type { Result } from '../../result.ts';
import type { Run } from '../../schema/requests.ts';
import { generatorScript } from './script-urls.ts';

/** What can go wrong on this side of the worker's door: it did not load, it died, or it fell silent. */
export type GeneratorProblem = WorkerError | 'worker-missing' | 'worker-lost' | 'worker-silent';

type Outcome<T> = Result<T, GeneratorProblem>;

/** How long a worker may load, and how long a loaded one may say nothing, in milliseconds. */
const LOADING_PATIENCE = 20_000;
const WORKING_PATIENCE = 5_000;
/** A pattern that takes longer than this to try is not one to use. */
const PATTERN_PATIENCE = 1_500;
/** A timer that is late by more than this many milliseconds tells of a page that slept, not of a silent worker. */
const SLEPT = 1_000;
/** A browser has read a Blob URL long before, even where it asks the visitor first; then its memory is freed. */
const FILE_LIFETIME = 60_000;

/** A question under way. */
interface Asking {
  /** Whether other questions are answered while it is worked on. */
  readonly isJob: boolean;
  /** Ends the question with a problem, or with none, to be asked again. */
  readonly end: (problem?: GeneratorProblem) => void;
  /** Begins to wait for a word of the worker, anew. */
  readonly watch: () => void;
}

interface Handle {
  readonly worker: Worker;
  readonly remote: Remote<GeneratorApi>;
  /** Why the worker was given up, once it was. */
  lost: GeneratorProblem | undefined;
  /** The questions under way, told when it is given up. One promise for all would hold on to every one ever asked. */
  readonly asking: Set<Asking>;
  /** Ends each question with the problem; those that were not `guilty` of it, where one was, are asked again. */
  readonly giveUp: (problem: GeneratorProblem, guilty?: Asking) => void;
  readonly proxy: (onProgress: OnProgress) => OnProgress & ProxyMarked;
  answered: boolean;
}

let current: Handle | undefined;
let starting: Promise<Handle> | undefined;

/** A request that is never answered is given up. */
function inTime<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Loading took too long')), LOADING_PATIENCE);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Comlink is no part of the page's first load: it comes when the worker does. */
async function start(): Promise<Handle> {
  const comlink = await inTime(import('comlink'));
  const worker = new Worker(generatorScript(), { type: 'module', name: 'generator' });
  const remote = comlink.wrap<GeneratorApi>(worker);
  const handle: Handle = {
    worker,
    remote,
    lost: undefined,
    asking: new Set(),
    proxy: comlink.proxy,
    answered: false,
    giveUp(problem, guilty) {
      if (current === handle) current = undefined;
      worker.terminate();
      remote[comlink.releaseProxy]();
      handle.lost = problem;
      for (const asking of handle.asking) asking.end(!guilty || asking === guilty ? problem : undefined);
    },
  };
  worker.addEventListener('error', () => handle.giveUp(handle.answered ? 'worker-lost' : 'worker-missing'));
  worker.addEventListener('messageerror', () => handle.giveUp('worker-lost'));
  current = handle;
  return handle;
}

interface AskOptions {
  readonly isJob?: boolean;
  readonly onProgress?: OnProgress;
  /** How long the worker may say nothing while it has this question alone to answer, in milliseconds. */
  readonly patience?: number;
}

type Question<T> = (remote: Remote<GeneratorApi>, onProgress: OnProgress) => Promise<Outcome<T>>;

/**
 * Asks the worker, starting one where there is none. Always settles: a worker that fails to load, dies or falls
 * silent is given up, the question is answered with the problem, and the next question starts another.
 */
async function ask<T>(question: Question<T>, options: AskOptions = {}): Promise<Outcome<T>> {
  let outcome: Outcome<T> | undefined;
  // Each worker that falls silent ends at least one question for good, so that this ends too.
  while (!outcome) outcome = await askOnce(question, options);
  return outcome;
}

/** What keeps a silent worker busy: the first question that lets in no other, or else the job. */
function guiltyOf(asking: ReadonlySet<Asking>): Asking | undefined {
  const all = [...asking];
  return all.find(({ isJob }) => !isJob) ?? all[0];
}

/** An answer, or undefined where the worker was given up over another question. */
async function askOnce<T>(
  question: Question<T>,
  { isJob = false, onProgress = () => {}, patience: ownPatience = WORKING_PATIENCE }: AskOptions,
): Promise<Outcome<T> | undefined> {
  let handle: Handle;
  try {
    if (!current) starting ??= start();
    handle = current ?? (await (starting ?? start()));
  } catch (error) {
    console.error(error);
    return { ok: false, error: 'worker-missing' };
  } finally {
    starting = undefined;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = () => {
    clearTimeout(timer);
    // One that waits for others to be answered is not what keeps the worker busy.
    const [oldest] = handle.asking;
    const working = oldest === asking ? ownPatience : WORKING_PATIENCE;
    const patience = handle.answered ? working : LOADING_PATIENCE;
    const due = performance.now() + patience;
    timer = setTimeout(() => {
      if (performance.now() > due + SLEPT) watch();
      else if (handle.answered) handle.giveUp('worker-silent', guiltyOf(handle.asking));
      else handle.giveUp('worker-missing');
    }, patience);
  };
  let end: Asking['end'] = () => {};
  const lost = new Promise<Outcome<T> | undefined>((resolve) => {
    end = (problem) => resolve(problem && { ok: false, error: problem });
  });
  const asking: Asking = { isJob, end, watch };
  handle.asking.add(asking);
  watch();
  if (handle.lost) end(handle.lost);
  const hear = handle.proxy((rowsDone) => {
    // A word may come after the answer: it goes by another port. Nothing is waited for then.
    if (!handle.asking.has(asking)) return;
    handle.answered = true;
    watch();
    onProgress(rowsDone);
  });
  // Asked in a promise: one given up in the meantime throws at once, and `lost` tells why.
  const answer = Promise.resolve()
    .then(() => question(handle.remote, hear))
    .catch((error: unknown) => {
      console.warn(error);
      return { ok: false, error: 'failed' } as const;
    });
  try {
    const outcome = await Promise.race([answer, lost]);
    handle.answered = true;
    return outcome;
  } finally {
    handle.asking.delete(asking);
    clearTimeout(timer);
    for (const waiting of handle.asking) waiting.watch();
  }
}

/** Starts the worker before it is needed, so that the first click is warm. */
export function warmUp(): void {
  void checkPattern('');
}

/** Rows `from` to below `to` of a run, counted from 0. */
export function fetchRows(run: Run, from: number, to: number): Promise<Outcome<Page>> {
  return ask((remote) => remote.rows(run, from, to));
}

/** A run as a file; its Blob URL lives for a minute, until the next file, or until its worker dies. `onProgress` hears of rows written. */
export async function makeFile(
  run: Run,
  format: FormatId,
  onProgress: OnProgress,
): Promise<Outcome<GeneratedFile>> {
  const outcome = await ask((remote, progress) => remote.file(run, format, progress), {
    isJob: true,
    onProgress,
  });
  if (outcome.ok) keepOnly(outcome.value.url);
  return outcome;
}

let keptFile: string | undefined;

/** However fast files are made, one is held at a time: a browser takes hold of a file when its download begins. */
function keepOnly(url: string): void {
  if (keptFile) release(keptFile);
  keptFile = url;
  setTimeout(() => release(url), FILE_LIFETIME);
}

function release(url: string): void {
  void current?.remote.release(url);
}

/** How a run is laid out on the clipboard: as records of lines, or as a table. */
export type TextLayout = 'text' | 'table';

/** A run as copied text. */
export function makeText(run: Run, layout: TextLayout, onProgress: OnProgress): Promise<Outcome<string>> {
  return ask((remote, progress) => remote[layout](run, progress), { isJob: true, onProgress });
}

/** An example value of a pattern, or why it has none. */
export function checkPattern(source: string): Promise<Outcome<PatternCheck>> {
  return ask(async (remote) => ({ ok: true, value: await remote.checkPattern(source) }), {
    patience: PATTERN_PATIENCE,
  });
}

/** Stops the file or text under way. */
export function cancelJob(): void {
  void current?.remote.cancel();
}
