import { firstTouch } from './first-touch.ts';

/** A request that the browser made for the page. */
export interface SentRequest {
  readonly origin: string;
  readonly path: string;
  /** Of what came back, in bytes. */
  readonly size: number;
  /** In milliseconds since the page began to load. */
  readonly at: number;
  readonly afterFirstTouch: boolean;
}

/** Every request since the page began to load, from the browser's own record. */
export function sentRequests(): readonly SentRequest[] {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ];
  return entries.flatMap((entry) => {
    if (!(entry instanceof PerformanceResourceTiming)) return [];
    const { origin, pathname, search } = new URL(entry.name);
    return {
      origin,
      path: pathname + search,
      size: entry.encodedBodySize,
      at: entry.startTime,
      afterFirstTouch: entry.startTime > firstTouch(),
    };
  });
}
