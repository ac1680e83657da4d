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
  ])('of %s among %j: %s', (name, values, condition) => {
    const table = { name: 'orders', columns: [{ name: 'status', field: 'list', options: { values } }] };
    expect(nullWhenStates(name, table)).toBe(condition);
  });
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
