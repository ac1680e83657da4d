import { expect, test } from 'vitest';
import { nextPace, speedOf, startPace } from '../../../../../src/app/studio/files/pace.ts';

test('the speed counts the time of work alone, not that of pauses', () => {
  const worked = nextPace(startPace(1000), 2000, false);
  const paused = nextPace(worked, 60_000, true);
  const resumed = nextPace(paused, 61_000, false);
  expect(resumed.activeMs).toBe(2000);
  expect(speedOf(500_000, resumed)).toBe(250_000);
});

test('a night in which the machine was suspended counts as five seconds', () => {
  const worked = nextPace(startPace(0), 1000, false);
  expect(nextPace(worked, 8 * 3_600_000, false).activeMs).toBe(6000);
});

test('there is no speed before any time has passed', () => {
  expect(speedOf(10, startPace(5))).toBe(0);
});
