import { type Browser, type Page, test } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** `dur` is the length of an event in microseconds; `tdur` is the time that the thread actually ran. */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string };
    readonly data?: {
      readonly message?: string;
      readonly frames?: readonly { readonly url: string; readonly processId: number }[];
    };
  };
}

/** The name of the tasks that measure the processor. */
const REFERENCE = 'reference task';
/** In milliseconds of thread time: the reference task on the idle machine for which the tests' limits were set. */
const REFERENCE_MS = 20;
/** On a processor that is slower still, tasks count as longer than they are. */
const SLOWNESS_MAX = 2.5;

function median(lengths: readonly number[]): number {
  return lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? REFERENCE_MS;
}

/**
 * Runs a task of fixed work, which has the kinds of work of the page's tasks: elements, styles, layout, objects. The work is
 * in a shadow tree, which no style sheet of the page reaches.
 */
function runReferenceTask(page: Page): Promise<void> {
  return page.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        setTimeout(() => {
          console.timeStamp(name);
          const host = document.body.appendChild(document.createElement('div'));
          const tree = host.attachShadow({ mode: 'open' });
          for (let line = 0; line < 60; line++) {
            const row = tree.appendChild(document.createElement('div'));
            row.style.display = 'flex';
            for (let cell = 0; cell < 12; cell++) {
              const input = row.appendChild(document.createElement(cell % 4 === 0 ? 'input' : 'span'));
              input.style.padding = `${cell}px`;
              input.textContent = `${line} ${cell}`;
            }
          }
          host.getBoundingClientRect();
          host.remove();
          const texts = Array.from({ length: 12_000 }, (_, i) => ({ text: `${(i * 7919) % 12_000}` }));
          texts.sort((a, b) => (a.text < b.text ? -1 : 1));
          resolve();
        });
      }),
    REFERENCE,
  );
}

/**
 * Tasks of the page's UI thread during some work, in milliseconds of thread time, which a busy machine does not lengthen, on
 * a processor as fast as the one of `REFERENCE_MS`. Reference tasks before and after the work tell how fast this one is, because
 * the speed of a virtual machine varies by a factor of two from minute to minute. The test's own calls into the page are
 * left out.
 */
export async function tasksDuring(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<number[]> {
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'mojom', 'disabled-by-default-devtools.timeline'],
  });
  for (let i = 0; i < 3; i++) await runReferenceTask(page);
  await work();
  for (let i = 0; i < 3; i++) await runReferenceTask(page);
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const frames = trace.traceEvents.flatMap(({ args }) => args?.data?.frames ?? []);
  const process = frames.find(({ url }) => url.startsWith(new URL(page.url()).origin))?.processId;
  const main = trace.traceEvents.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === process && args?.name === 'CrRendererMain',
  );
  const events = trace.traceEvents.filter(({ pid, tid }) => pid === main?.pid && tid === main.tid);
  const questions = events.filter(
    ({ args }) => args?.chrome_mojo_event_info?.mojo_interface_tag === 'blink.mojom.DevToolsSession',
  );
  const references = events.filter(({ args }) => args?.data?.message === REFERENCE);
  const isAround =
    ({ ts, dur = 0 }: TraceEvent) =>
    (event: TraceEvent) =>
      event.ts >= ts && event.ts < ts + dur;
  const tasks = events.filter((event) => event.name === 'RunTask' && !questions.some(isAround(event)));
  const lengthsOf = (isReference: boolean) =>
    tasks
      .filter((task) => references.some(isAround(task)) === isReference)
      .map(({ tdur = 0 }) => tdur / 1000);
  const slowness = Math.min(Math.max(1, median(lengthsOf(true)) / REFERENCE_MS), SLOWNESS_MAX);
  test.info().annotations.push({ type: 'slowness of the processor', description: slowness.toFixed(2) });
  return lengthsOf(false).map((length) => length / slowness);
}
