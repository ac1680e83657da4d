import { describe, expect, it } from 'vitest';
import { guessColumns } from '../../../../src/app/studio/schema/guess-column.ts';
import { nullWhenStates } from '../../../../src/importers/guess/event-states.ts';
import { earlierEvents, eventOf } from '../../../../src/importers/guess/events.ts';
import { studioDocument, tableNamed } from '../../../fixtures/studio.ts';

describe('the event of a column', () => {
  it.each([
    ['shipped_at', 'shipped'],
    ['shippedAt', 'shipped'],
    ['ShippedDate', 'shipped'],
    ['order_shipping_date', 'shipped'],
    ['dateCreated', 'created'],
    ['sign_up_date', 'created'],
    ['paid_on', 'paid'],
    ['payment_time', 'paid'],
    ['cancelledOn', 'cancelled'],
    ['canceled_at', 'cancelled'],
    ['REFUNDED_DT', 'refunded'],
    ['closed_time', 'closed'],
    ['resolved_on', 'resolved'],
    ['end_time', 'ended'],
    ['finished_utc', 'ended'],
    ['archivedAt', 'archived'],
    ['expires_at', 'expired'],
    ['expected_delivery_date', 'due'],
    ['last_login_at', 'active'],
    ['valid_to', 'to'],
    ['birthday', undefined],
    ['price', undefined],
  ])('%s tells %s', (name, event) => {
    expect(eventOf(name)?.event).toBe(event);
  });
});

describe('earlier events', () => {
  it.each([
    ['delivered_at', ['created_at', 'placed_at', 'shipped_at'], ['shipped_at', 'placed_at', 'created_at']],
    ['trial_ends_at', ['trial_starts_at', 'created_at'], ['trial_starts_at', 'created_at']],
    ['trial_ends_at', ['lease_starts_at'], []],
    ['deleted_at', ['email_verified_at', 'expires_at'], ['email_verified_at']],
    ['order_paid_at', ['order_placed_at'], ['order_placed_at']],
    ['placed_at', ['shipped_at'], []],
  ])('of %s among %j are %j', (name, names, earlier) => {
    expect(earlierEvents(name, names, 'orders')).toEqual(earlier);
  });
});

describe('the states without an event', () => {
  it.each([
    ['shipped_at', ['new', 'paid', 'shipped', 'delivered'], "not (status in ('shipped', 'delivered'))"],
    ['paidOn', ['PENDING', 'PAID', 'SHIPPED'], "not (status in ('PAID', 'SHIPPED'))"],
    ['cancelled_at', ['open', 'cancelled'], "status <> 'cancelled'"],
    ['resolved_at', ['open', 'in_progress', 'resolved', 'closed'], "not (status in ('resolved', 'closed'))"],
    [
      'started_at',
      ['queued', 'in progress', 'done', 'failed'],
      "not (status in ('in progress', 'done', 'failed'))",
    ],
    ['paid_at', ['awaiting_payment', 'paid'], "status <> 'paid'"],
    ['shipped_at', ["it's shipped", 'new'], "status <> 'it''s shipped'"],
    ['created_at', ['created', 'sent'], undefined],
    ['shipped_at', ['a', 'b'], undefined],
    ['paid_at', ['paid', 'shipped'], undefined],
    ['started_at', ['active', 'cancelled', 'expired'], undefined],
    ['started_at', ['trialing', 'past_due', 'active', 'cancelled'], undefined],
    [
      'started_at',
      ['pending', 'active', 'cancelled', 'expired'],
      "not (status in ('active', 'cancelled', 'expired'))",
    ],
    ['started_at', ['scheduled', 'completed', 'cancelled'], "status <> 'completed'"],
    ['email_verified_at', ['pending', 'active', 'suspended'], "not (status in ('active', 'suspended'))"],
    ['activated_at', ['pending', 'active', 'archived'], "not (status in ('active', 'archived'))"],
    ['paid_at', ['pending', 'paid', 'expired'], undefined],
    ['paid_at', ['pending', 'paid', 'mystery'], undefined],
    ['paid_at', ['pending', 'paid', 'failed'], "status <> 'paid'"],
    ['paid_at', ['new', 'paid', 'cancelled', 'refunded'], "not (status in ('paid', 'refunded'))"],
    ['shipped_at', ['new', 'shipped', 'cancelled', 'refunded'], "not (status in ('shipped', 'refunded'))"],
    ['resolved_at', ['open', 'resolved', 'archived'], "not (status in ('resolved', 'archived'))"],
    ['cancelled_at', ['mystery', 'shipped', 'archived', 'cancelled'], "status <> 'cancelled'"],
    ['expires_at', ['active', 'expired'], undefined],
    ['expired_at', ['active', 'expired'], "status <> 'expired'"],
  ])('of %s among %j: %s', (name, values, condition) => {
    const table = { name: 'orders', columns: [{ name: 'status', field: 'list', options: { values } }] };
    expect(nullWhenStates(name, table)).toBe(condition);
  });
});

it.each([{ nulls: 20 }, { nullWhen: 'true' }])('a row without a state has not had the event: %j', (nulls) => {
  const state = (values: readonly string[]) => ({
    name: 'orders',
    columns: [{ name: 'status', field: 'list', options: { values }, ...nulls }],
  });
  expect(nullWhenStates('paid_at', state(['new', 'paid']))).toBe("isNull(status) or status <> 'paid'");
  expect(nullWhenStates('paid_at', state(['new', 'paid', 'shipped']))).toBe(
    "isNull(status) or not (status in ('paid', 'shipped'))",
  );
});

it('columns that the Studio guesses follow each other, and are null where the state says so', () => {
  const schema = studioDocument([
    { name: 'payments', rows: 10, columns: [{ name: 'id', field: 'sequence' }] },
  ]);
  const names = ['created_at', 'paid_at', 'failed_at', 'refunded_at', 'deleted_at'];
  const state = {
    id: 's',
    name: 'status',
    field: 'list',
    options: { values: ['pending', 'paid', 'failed'] },
  };
  const table = { ...tableNamed(schema, 'payments'), columns: [state] };
  const [created, paid, failed, refunded, deleted] = guessColumns(schema, table, names);
  expect(created).toEqual({ name: 'created_at', field: 'timestamp' });
  const after = (name: string) => ({ after: name, within: 'P14D', to: 'now' });
  expect(paid).toMatchObject({ options: after('created_at'), nullWhen: "status <> 'paid'" });
  expect(failed).toMatchObject({ options: after('created_at'), nullWhen: "status <> 'failed'" });
  expect(refunded).toMatchObject({ nulls: 90, options: after('paid_at') });
  expect(deleted).toMatchObject({ nulls: 90, options: after('created_at') });
});
