import { describe, expect, it } from 'vitest';
import {
  type ExampleId,
  exampleIds,
  examples,
  loadExample,
} from '../../../../../src/app/studio/document/examples.ts';
import { schemaJson } from '../../../../../src/app/studio/schema/json.ts';
import {
  type ClaimedRows,
  type Claims,
  centsOf,
  claimedRows,
  expectEach,
  isHistory,
  isMailOf,
  momentOf,
} from '../../../../fixtures/claims.ts';

const SEEDS = [undefined, 'another seed', 50];

/** The dates that an order of a status has. */
const DATES: Readonly<Record<string, readonly string[]>> = {
  new: [],
  paid: ['paid_at'],
  shipped: ['paid_at', 'shipped_at'],
  returned: ['paid_at', 'shipped_at', 'returned_at'],
};
const ORDER_DATES = ['paid_at', 'shipped_at', 'returned_at'];
const PAYMENTS: Readonly<Record<string, string>> = {
  new: 'open',
  paid: 'paid',
  shipped: 'paid',
  returned: 'refunded',
};

const PLANS: Readonly<Record<string, readonly [price: number, storage: number]>> = {
  free: [0, 5],
  team: [29, 100],
  business: [99, 1000],
};

/** Each example's sentence, by its phrases. A phrase that changes needs a check of what it says. */
const CLAIMS: Readonly<Record<ExampleId, Claims>> = {
  shop: {
    Customers: ({ rows }) => expectEach(rows('customers'), ({ name, email }) => isMailOf(email, name)),
    ', products': ({ rows }) =>
      expectEach(rows('products'), ({ price, stock }) => Number(price) >= 2 && Number(stock) >= 0),
    ', orders': ({ rows, parent }) =>
      expectEach(rows('orders'), (order) => {
        const { email, created_at } = parent(order, 'customer_id', 'customers', 'id');
        return order.customer_email === email && isHistory([created_at, order.ordered_at], Infinity);
      }),
    ', order lines': ({ rows, parent }) => {
      const lines = rows('order_lines');
      for (const line of lines) {
        parent(line, 'order_id', 'orders', 'id');
        parent(line, 'product_sku', 'products', 'sku');
      }
      expect(new Set(lines.map((line) => `${line.order_id} ${line.product_sku}`)).size).toBe(lines.length);
      expect(new Set(lines.map((line) => line.order_id)).size).toBe(rows('orders').length);
    },
    ' and payments.': ({ rows }) => {
      const paid = rows('payments').map((payment) => payment.order_id);
      expect(new Set(paid)).toEqual(new Set(rows('orders').map((order) => order.id)));
      expect(paid.length).toBe(rows('orders').length);
    },
    ' Line totals': ({ rows, parent }) =>
      expectEach(rows('order_lines'), (line) => {
        const { price } = parent(line, 'product_sku', 'products', 'sku');
        return line.unit_price === price && centsOf(line.total) === Number(line.quantity) * centsOf(price);
      }),
    ', statuses': ({ rows, parent }) => {
      const orders = rows('orders');
      expect(new Set(orders.map((order) => order.status))).toEqual(new Set(Object.keys(DATES)));
      expectEach(orders, (order) =>
        ORDER_DATES.every((date) => (order[date] !== null) === DATES[String(order.status)]?.includes(date)),
      );
      expectEach(orders, ({ label, status }) =>
        String(label).startsWith(`${String(status).toUpperCase()} #`),
      );
      expectEach(rows('payments'), (payment) => {
        const order = parent(payment, 'order_id', 'orders', 'id');
        return payment.status === PAYMENTS[String(order.status)];
      });
    },
    ' and dates agree.': ({ rows, parent, now }) => {
      expectEach(rows('orders'), (order) =>
        isHistory([order.ordered_at, order.paid_at, order.shipped_at, order.returned_at], now),
      );
      expectEach(rows('payments'), (payment) => {
        const order = parent(payment, 'order_id', 'orders', 'id');
        const { paid_at, refunded_at } = payment;
        return (
          momentOf(paid_at) === momentOf(order.paid_at) &&
          momentOf(refunded_at) === momentOf(order.returned_at)
        );
      });
    },
  },
  saas: {
    'Workspaces whose plan sets price and storage': ({ rows }) => {
      expect(new Set(rows('workspaces').map(({ plan }) => plan))).toEqual(new Set(Object.keys(PLANS)));
      expectEach(rows('workspaces'), (workspace) => {
        const [price, storage = 0] = PLANS[String(workspace.plan)] ?? [];
        return (
          workspace.monthly_price === price &&
          workspace.storage_gb === storage &&
          Number(workspace.used_gb) <= storage &&
          workspace.used_gb === Math.round((storage * Number(workspace.used_percent)) / 10) / 10
        );
      });
    },
    ', users who join them': ({ rows, parent, now }) => {
      expectEach(rows('users'), (user) => {
        const workspace = parent(user, 'workspace_id', 'workspaces', 'id');
        return isHistory([workspace.created_at, user.signed_up_at], now) && isMailOf(user.email, user.name);
      });
      const referred = rows('users').filter((user) => user.referred_by !== null);
      expectEach(referred, (user) =>
        isHistory([parent(user, 'referred_by', 'users', 'id').signed_up_at, user.signed_up_at], now),
      );
    },
    ', and a million events': ({ rows, rowCount, parent, now }) => {
      expect(rowCount('events')).toBe(1_000_000);
      expectEach(rows('events'), (event) => {
        const user = parent(event, 'user_id', 'users', 'id');
        return isHistory([user.signed_up_at, event.occurred_at], now);
      });
    },
    ' with JSON properties.': ({ rows }) =>
      expectEach(rows('events'), ({ properties }) => {
        const { document, path, duration_ms, tags } = Object(properties);
        return path === `/documents/${document}` && duration_ms >= 5 && Array.isArray(tags);
      }),
  },
  sensors: {
    'Ten million readings': ({ rowCount }) => expect(rowCount('readings')).toBe(10_000_000),
    ' of devices at sites': ({ rows, parent }) => {
      expectEach(rows('devices'), (device) =>
        isHistory([parent(device, 'site_id', 'sites', 'id').opened_on, device.installed_on], Infinity),
      );
      expectEach(rows('readings'), (reading) => {
        const { kind, installed_on } = parent(reading, 'device', 'devices', 'serial');
        return reading.kind === kind && isHistory([installed_on, reading.read_at], Infinity);
      });
    },
    ', in order of time': ({ rows, now }) => {
      const times = rows('readings').map(({ read_at }) => Number(momentOf(read_at)));
      expect(times.every((time, i) => time <= now && (i === 0 || Number(times[i - 1]) <= time))).toBe(true);
    },
    ', with gaps': ({ rows }) => {
      for (const column of ['temperature', 'humidity']) {
        const gaps = rows('readings').filter((reading) => reading[column] === null);
        expect(gaps.length, column).toBeGreaterThan(0);
        expect(gaps.length, column).toBeLessThan(rows('readings').length / 20);
      }
    },
    ' and with alarms for heat and frost.': ({ rows }) => {
      const isAlarming = (temperature: number) => temperature > 24 || temperature < 1;
      expectEach(
        rows('readings'),
        ({ temperature, alarm }) => alarm === (temperature !== null && isAlarming(Number(temperature))),
      );
      const alarms = rows('readings').filter((reading) => reading.alarm === true);
      for (const isCause of [(cell: number) => cell > 24, (cell: number) => cell < 1]) {
        expect(alarms.some(({ temperature }) => isCause(Number(temperature)))).toBe(true);
      }
    },
  },
};

async function exampleRows(
  id: ExampleId,
  changes: { readonly seed?: string | number; readonly now?: string },
) {
  const { madeWith, ...document } = Object(schemaJson(await loadExample(id)));
  return claimedRows({ ...document, ...changes });
}

describe.each(exampleIds)('the sentence of the example %s', (id) => {
  it('says what its checks name', () => {
    expect(Object.keys(CLAIMS[id]).join('')).toBe(examples[id].text);
  });

  describe.each(SEEDS)('with the seed %s', (seed) => {
    let tables: Promise<ClaimedRows>;
    it.each(Object.entries(CLAIMS[id]))('is true: “%s”', async (_, check) => {
      tables ??= exampleRows(id, seed === undefined ? {} : { seed });
      check(await tables);
    });
  });
});

it('orders have no dates after another moment that the shop calls now', async () => {
  const tables = await exampleRows('shop', { now: '2025-02-01T12:00:00Z' });
  CLAIMS.shop[', statuses']?.(tables);
  CLAIMS.shop[' and dates agree.']?.(tables);
});
