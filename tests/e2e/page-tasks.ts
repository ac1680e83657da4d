import type { Browser, Page } from '@playwright/test';

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
    readonly data?: { readonly frames?: readonly { readonly url: string; readonly processId: number }[] };
  };
}

/**
 * Tasks of the page's UI thread during some work, in milliseconds of thread time, which a busy machine does not lengthen.
 * The test's own calls into the page are left out.
 */
export async function tasksDuring(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<number[]> {
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'mojom', 'disabled-by-default-devtools.timeline'],
  });
  await work();
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
  return events
    .filter(({ name, ts, dur = 0 }) => {
      return name === 'RunTask' && !questions.some((question) => question.ts >= ts && question.ts < ts + dur);
    })
    .map(({ tdur = 0 }) => tdur / 1000);
}
