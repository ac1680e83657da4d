import { expect, test } from 'vitest';
import { durationText } from '../../../../../src/app/studio/fields/duration-text.ts';

test.each([
  ['P14D', '14 days'],
  ['P1D', '1 day'],
  ['PT2H', '2 hours'],
  ['PT90M', '1 hour 30 minutes'],
  ['P1W', '7 days'],
  ['P1DT2H30M', '1 day 2 hours 30 minutes'],
  ['PT0.5S', '0.5 seconds'],
  ['PT1S', '1 second'],
])('%s reads %s', (duration, text) => expect(durationText(duration)).toBe(text));

test.each(['', 'P', '14 days', 'P1M'])('“%s” is not a duration', (text) =>
  expect(durationText(text)).toBeUndefined(),
);
