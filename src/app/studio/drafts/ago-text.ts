import { countOf } from '../../lib/format-count.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago something was: “4 minutes ago”. Undefined after a day, and for moments to come. */
export function agoText(atMs: number, nowMs: number): string | undefined {
  const passedMs = nowMs - atMs;
  if (passedMs < 0 || passedMs >= DAY_MS) return undefined;
  if (passedMs < MINUTE_MS) return 'Just now';
  return passedMs < HOUR_MS
    ? `${countOf(Math.floor(passedMs / MINUTE_MS), 'minute')} ago`
    : `${countOf(Math.floor(passedMs / HOUR_MS), 'hour')} ago`;
}
