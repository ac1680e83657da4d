import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type KeyBreak, type LoadKey, loadOrder } from '../../../src/schema/load-order.ts';

const key = (child: string, parent: string, breaksBy: KeyBreak = 'never'): LoadKey => ({
  child,
  parent,
  breaksBy,
});

function orderOf(tables: string, ...keys: readonly LoadKey[]) {
  const order = loadOrder(tables.split(' '), keys);
  if (!order.ok) return { circle: order.error.circle.join(' ') };
  const { value } = order;
  const names = (list: readonly LoadKey[]) => list.map(({ child, parent }) => `${child}→${parent}`);
  return {
    tables: value.tables.join(' '),
    nulled: names(value.nulled),
    deferred: names(value.deferred),
  };
}

/** Whether the keys have a circle: tables whose parents are gone are taken away until none is left. */
function hasCircle(tables: readonly string[], keys: readonly LoadKey[]): boolean {
  const left = new Set(tables);
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const table of left) {
      const waits = keys.some(({ child, parent }) => child === table && parent !== table && left.has(parent));
      if (!waits) left.delete(table);
    }
  }
  return left.size > 0;
}

describe('the order of tables in a load', () => {
  it('is that of the document, if no table refers to a later one', () => {
    expect(orderOf('a b c', key('c', 'a'), key('b', 'a'))).toEqual({
      tables: 'a b c',
      nulled: [],
      deferred: [],
    });
  });

  it('begins with the tables that others refer to', () => {
    expect(orderOf('lines orders users', key('lines', 'orders'), key('orders', 'users'))).toEqual({
      tables: 'users orders lines',
      nulled: [],
      deferred: [],
    });
  });

  it('breaks a circle at a key that can be null', () => {
    expect(orderOf('users teams', key('users', 'teams'), key('teams', 'users', 'null'))).toEqual({
      tables: 'teams users',
      nulled: ['teams→users'],
      deferred: [],
    });
  });

  it('defers a key only if no key of the circle can be null', () => {
    const asked = key('a', 'b', 'defer');
    expect(orderOf('a b', asked, key('b', 'a', 'null')).deferred).toEqual([]);
    expect(orderOf('a b', asked, key('b', 'a')).deferred).toEqual(['a→b']);
  });

  it('nulls no key of a table that only refers to a circle', () => {
    const order = orderOf('c a b', key('c', 'a', 'null'), key('a', 'b', 'null'), key('b', 'a', 'null'));
    expect(order).toEqual({ tables: 'a c b', nulled: ['a→b'], deferred: [] });
  });

  it('does not wait for the own table, nor for a table outside the load', () => {
    expect(orderOf('a', key('a', 'a'), key('a', 'elsewhere'), key('elsewhere', 'a'))).toEqual({
      tables: 'a',
      nulled: [],
      deferred: [],
    });
  });

  it('names a circle that no key breaks', () => {
    expect(orderOf('x a b c', key('x', 'a'), key('a', 'b'), key('b', 'c'), key('c', 'a'))).toEqual({
      circle: 'a b c',
    });
  });

  it('breaks no key without need, whatever the keys', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    const keys = fc.array(
      fc.record({
        child: fc.constantFrom(...names),
        parent: fc.constantFrom(...names),
        breaksBy: fc.constantFrom<KeyBreak>('null', 'defer', 'never'),
      }),
      { maxLength: 14 },
    );
    fc.assert(
      fc.property(keys, (some) => {
        const order = loadOrder(names, some);
        const never = some.filter(({ breaksBy }) => breaksBy === 'never');
        expect(order.ok).toBe(!hasCircle(names, never));
        if (!order.ok) {
          const { circle } = order.error;
          const next = (i: number) => circle[(i + 1) % circle.length];
          for (const [i, table] of circle.entries())
            expect(never.some(({ child, parent }) => child === table && parent === next(i))).toBe(true);
          return;
        }
        const { tables, nulled, deferred } = order.value;
        expect([...tables].sort()).toEqual(names);
        const isLater = ({ child, parent }: LoadKey) => tables.indexOf(parent) > tables.indexOf(child);
        expect(new Set([...nulled, ...deferred])).toEqual(new Set(some.filter(isLater)));
        expect(nulled.every(({ breaksBy }) => breaksBy === 'null')).toBe(true);
        expect(deferred.length > 0).toBe(
          hasCircle(
            names,
            some.filter(({ breaksBy }) => breaksBy !== 'null'),
          ),
        );
        if (!hasCircle(names, some)) expect(nulled).toEqual([]);
      }),
    );
  });
});
