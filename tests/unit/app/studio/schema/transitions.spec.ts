import { expect, test } from 'vitest';
import {
  finalStates,
  transitionShares,
  transitionsIn,
  transitionsJson,
  weightedStatesIn,
  weightedStatesJson,
} from '../../../../../src/app/studio/schema/transitions.ts';

const option = { new: { paid: 8, cancelled: 2 }, paid: { shipped: 1 } };
const rows = [
  { from: 'new', to: 'paid', weight: 8 },
  { from: 'new', to: 'cancelled', weight: 2 },
  { from: 'paid', to: 'shipped', weight: 1 },
];

test('transitions are rows, and rows are transitions', () => {
  expect(transitionsIn(option)).toEqual(rows);
  expect(transitionsJson(rows)).toEqual(option);
});

test('a row that is being typed is not in the document', () => {
  const typed = [...rows, { from: 'shipped', to: '', weight: undefined }, { from: '', to: 'new', weight: 3 }];
  expect(transitionsJson(typed)).toEqual(option);
});

test('a row without a weight weighs 1', () => {
  expect(transitionsJson([{ from: 'a', to: 'b', weight: undefined }])).toEqual({ a: { b: 1 } });
});

test('a state can have any name', () => {
  const [row] = transitionsIn(JSON.parse('{ "__proto__": { "constructor": 2 } }')) ?? [];
  expect(row).toEqual({ from: '__proto__', to: 'constructor', weight: 2 });
  expect(JSON.stringify(transitionsJson([{ from: '__proto__', to: 'constructor', weight: 2 }]))).toBe(
    '{"__proto__":{"constructor":2}}',
  );
});

test('shares are those of the rows of one state', () => {
  expect(transitionShares(rows)).toEqual([0.8, 0.2, 1]);
  expect(transitionShares([{ from: 'a', to: 'b', weight: 'many' }])).toEqual([undefined]);
});

test('nothing follows a final state', () => {
  expect(finalStates(rows)).toEqual(['cancelled', 'shipped']);
});

test('an initial state is one, or several with weights', () => {
  expect(weightedStatesIn('new')).toBeUndefined();
  expect(weightedStatesIn({ new: 9, paid: 1 })).toEqual([
    { state: 'new', weight: 9 },
    { state: 'paid', weight: 1 },
  ]);
  expect(
    weightedStatesJson([
      { state: 'new', weight: undefined },
      { state: '', weight: 4 },
    ]),
  ).toEqual({ new: 1 });
});

test.each([[5], ['x'], [[1]], [{ new: 'paid' }]])('%j is no table of transitions', (value) => {
  expect(transitionsIn(value)).toBeUndefined();
});
