import { expect, test } from 'vitest';
import { agoText } from '../../../../../src/app/studio/drafts/ago-text.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;

test.each([
  [0, 'Just now'],
  [59 * SECOND_MS, 'Just now'],
  [60 * SECOND_MS, '1 minute ago'],
  [59.9 * 60 * SECOND_MS, '59 minutes ago'],
  [HOUR_MS, '1 hour ago'],
  [23.9 * HOUR_MS, '23 hours ago'],
])('%i ms later, it reads %s', (passedMs, text) => expect(agoText(5, 5 + passedMs)).toBe(text));

test.each([24 * HOUR_MS, -1])('%i ms later, the date says more', (passedMs) =>
  expect(agoText(5, 5 + passedMs)).toBeUndefined(),
);
