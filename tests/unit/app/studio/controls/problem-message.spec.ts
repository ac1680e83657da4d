import { expect, test } from 'vitest';
import { messageAlone } from '../../../../../src/app/studio/controls/problem-message.ts';
import type { LocatedProblem } from '../../../../../src/app/studio/schema/problems.ts';
import type { Path } from '../../../../../src/schema/problem.ts';

const problem = (at: Path, message: string): LocatedProblem => ({
  path: ['tables', 0, 'columns', 0, ...at],
  code: 'out-of-range',
  message,
  table: 't',
  column: 'c',
  at,
});

test('away from its control, a message names what must change', () => {
  const nulls = problem(['nulls'], 'This must be a number from 0 to 100.');
  expect(messageAlone('number', nulls)).toBe('Nulls must be a number from 0 to 100.');
  const from = problem(['options', 'from'], 'This must be a date or a UTC timestamp, such as 2026-11-21.');
  expect(messageAlone('date', from)).toBe('From must be a date or a UTC timestamp, such as 2026-11-21.');
});

test('a message that is about the column, or an unknown part, stays as it is', () => {
  const unique = problem(['unique'], 'This field can repeat a value.');
  expect(messageAlone('person.firstName', unique)).toBe(unique.message);
  const unknown = problem(['options', 'speed'], 'This must be a number, not a text.');
  expect(messageAlone('number', unknown)).toBe(unknown.message);
  expect(messageAlone('not a field', unknown)).toBe(unknown.message);
  const nested = problem(['options', 'columns', 0, 'options', 'min'], 'This must be a number, not a text.');
  expect(messageAlone('jsonObject', nested)).toBe(nested.message);
  const items = problem(['options', 'options', 'min'], 'This must be a number, not a text.');
  expect(messageAlone('jsonArray', items)).toBe(items.message);
});
