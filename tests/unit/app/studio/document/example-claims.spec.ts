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
  expectGroups,
  groupsBy,
  isHistory,
  isMailOf,
  isWalk,
  momentOf,
  type Row,
  type Steps,
} from '../../../../fixtures/claims.ts';

const SEEDS = [undefined, 'another seed', 50];

/** The dates that an order of a status has. */
const DATES: Readonly<Record<string, readonly string[]>> = {
  new: [],
  cancelled: ['cancelled_at'],
  paid: ['paid_at'],
  shipped: ['paid_at', 'shipped_at'],
  delivered: ['paid_at', 'shipped_at', 'delivered_at'],
  returned: ['paid_at', 'shipped_at', 'delivered_at', 'returned_at'],
};
const ORDER_DATES = ['paid_at', 'cancelled_at', 'shipped_at', 'delivered_at', 'returned_at'];
const PAYMENTS: Readonly<Record<string, string>> = {
  new: 'open',
  cancelled: 'void',
  paid: 'paid',
  shipped: 'paid',
  delivered: 'paid',
  returned: 'refunded',
};
const SHIPMENTS: Readonly<Record<string, string>> = {
  new: 'waiting',
  cancelled: 'cancelled',
  paid: 'waiting',
  shipped: 'in transit',
  delivered: 'delivered',
  returned: 'delivered',
};

const CLICKS: Steps = {
  'signed in': ['page viewed', 'document opened'],
  'page viewed': ['page viewed', 'document opened'],
  'document opened': ['document edited', 'page viewed'],
  'document edited': ['document edited', 'document shared', 'page viewed'],
  'document shared': ['page viewed'],
};
const CARE: Steps = {
  admitted: ['in treatment', 'in surgery', 'discharged'],
  'in surgery': ['in intensive care', 'in treatment', 'discharged'],
  'in intensive care': ['in treatment', 'discharged'],
  'in treatment': ['in recovery', 'in surgery', 'discharged'],
  'in recovery': ['in treatment', 'discharged'],
};
const TRACKING: Steps = {
  'label created': ['picked up'],
  'picked up': ['at hub'],
  'at hub': ['out for delivery', 'delayed'],
  delayed: ['out for delivery'],
  'out for delivery': ['delivered', 'delivery failed'],
};
const LEAVE: Steps = {
  requested: ['approved', 'rejected'],
  approved: ['taken', 'cancelled'],
  rejected: ['appealed'],
};

const DAY_MS = 86_400_000;

const sumOf = (rows: readonly Row[], column: string) =>
  rows.reduce((sum, row) => sum + centsOf(row[column]), 0);

const column = (rows: readonly Row[], name: string) => rows.map((row) => row[name]);

/** The age in years, which is one less before the birthday. */
function ageOf(born: Date, moment: Date): number {
  const years = moment.getUTCFullYear() - born.getUTCFullYear();
  const monthAndDay = (date: Date) => date.getUTCMonth() * 100 + date.getUTCDate();
  return years - (monthAndDay(moment) < monthAndDay(born) ? 1 : 0);
}

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
      expectEach(rows('order_lines'), (line) => {
        const { price } = parent(line, 'product_sku', 'products', 'sku');
        return line.unit_price === price && centsOf(line.amount) === Number(line.quantity) * centsOf(price);
      });
      const lines = groupsBy(rows('order_lines'), 'order_id');
      expectGroups(
        lines,
        'line_number',
        (group) => new Set(column(group, 'product_sku')).size === group.length,
      );
      expect(lines.size).toBe(rows('orders').length);
    },
    ', payments': ({ rows, parent }) => {
      expect(new Set(column(rows('payments'), 'order_id')).size).toBe(rows('orders').length);
      expectEach(
        rows('payments'),
        (payment) => payment.amount === parent(payment, 'order_id', 'orders', 'id').total,
      );
    },
    ' and shipments.': ({ rows }) => {
      expect(new Set(column(rows('shipments'), 'order_id')).size).toBe(rows('orders').length);
      expectEach(
        rows('shipments'),
        ({ tracking_code, shipped_at }) => (tracking_code === null) === (shipped_at === null),
      );
    },
    ' Order totals are the sums of their lines': ({ rows }) => {
      const lines = groupsBy(rows('order_lines'), 'order_id');
      expectEach(rows('orders'), ({ id, total, line_count }) => {
        const group = lines.get(id) ?? [];
        return centsOf(total) === sumOf(group, 'amount') && line_count === group.length;
      });
    },
    ', and statuses': ({ rows, parent }) => {
      const orders = rows('orders');
      expect(new Set(column(orders, 'status'))).toEqual(new Set(Object.keys(DATES)));
      expectEach(orders, (order) =>
        ORDER_DATES.every((date) => (order[date] !== null) === DATES[String(order.status)]?.includes(date)),
      );
      expectEach(orders, ({ label, status }) =>
        String(label).startsWith(`${String(status).toUpperCase()} #`),
      );
      for (const [table, statuses] of Object.entries({ payments: PAYMENTS, shipments: SHIPMENTS })) {
        expectEach(rows(table), (row) => {
          const order = parent(row, 'order_id', 'orders', 'id');
          return row.status === statuses[String(order.status)];
        });
      }
    },
    ' and dates agree.': ({ rows, parent, now }) => {
      expectEach(
        rows('orders'),
        (order) =>
          isHistory([order.ordered_at, order.cancelled_at], now) &&
          isHistory([order.ordered_at, order.paid_at, order.shipped_at, order.delivered_at], now) &&
          isHistory([order.delivered_at, order.returned_at], now),
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
    'Tenants whose plan sets the storage': ({ rows, parent }) => {
      expect(new Set(column(rows('tenants'), 'plan'))).toEqual(new Set(column(rows('plans'), 'code')));
      expectEach(
        rows('tenants'),
        (tenant) => Number(tenant.used_gb) <= Number(parent(tenant, 'plan', 'plans', 'code').storage_gb),
      );
    },
    ', users': ({ rows, parent, now }) => {
      const users = groupsBy(rows('users'), 'tenant_id');
      expectEach(rows('tenants'), ({ id, user_count }) => users.get(id)?.length === user_count);
      const isOwned = (group: readonly Row[]) =>
        group.every((user, i) => (user.role === 'owner') === (i === 0));
      expect([...users.values()].every(isOwned)).toBe(true);
      expectEach(rows('users'), (user) => {
        const tenant = parent(user, 'tenant_id', 'tenants', 'id');
        const { created_at, updated_at, last_login_at, deleted_at } = user;
        return (
          isMailOf(user.email, user.name) &&
          isHistory([tenant.created_at, created_at, updated_at, deleted_at], now) &&
          isHistory([tenant.created_at, created_at], now) &&
          (last_login_at === null ||
            (Number(last_login_at) >= Number(created_at) &&
              (deleted_at === null || Number(last_login_at) < Number(deleted_at))))
        );
      });
    },
    ' who work on projects and tasks of their own tenant': ({ rows, parent, now }) => {
      expectEach(rows('projects'), (project) => {
        const owner = parent(project, 'owner_id', 'users', 'id');
        return (
          owner.tenant_id === project.tenant_id && isHistory([owner.created_at, project.created_at], now)
        );
      });
      expectGroups(groupsBy(rows('tasks'), 'project_id'), 'number');
      expectEach(rows('tasks'), (task) => {
        const project = parent(task, 'project_id', 'projects', 'id');
        return (
          task.tenant_id === project.tenant_id &&
          (task.assignee_id === null ||
            parent(task, 'assignee_id', 'users', 'id').tenant_id === task.tenant_id) &&
          isHistory([project.created_at, task.created_at, task.completed_at], now) &&
          (task.completed_at !== null) === (task.status === 'done')
        );
      });
    },
    ', and events in order within each session.': ({ rows, now }) => {
      const events = groupsBy(rows('events'), 'session_id');
      expectGroups(
        events,
        'number',
        (group) =>
          isHistory(column(group, 'occurred_at'), now) &&
          group.every(({ occurred_at }) => occurred_at !== null) &&
          isWalk(column(group, 'name'), CLICKS),
      );
      expectEach(rows('sessions'), ({ id, started_at, ended_at, event_count }) => {
        const group = events.get(id) ?? [];
        return (
          group.length === event_count &&
          Number(started_at) <= Number(group[0]?.occurred_at) &&
          momentOf(ended_at) === momentOf(group.at(-1)?.occurred_at)
        );
      });
      const sessions = groupsBy(rows('sessions'), 'user_id');
      expectEach(rows('users'), ({ id, last_login_at }) => {
        const group = sessions.get(id) ?? [];
        const last = group.at(-1)?.started_at ?? null;
        return (
          isHistory(column(group, 'started_at'), now) && momentOf(last_login_at ?? null) === momentOf(last)
        );
      });
    },
  },
  bank: {
    'Accounts with a balance': ({ rows, parent }) => {
      const days = groupsBy(rows('account_days'), 'account_number');
      expectEach(rows('accounts'), (account) => {
        const { customer_since } = parent(account, 'customer_id', 'customers', 'id');
        return (
          account.balance === days.get(account.number)?.at(-1)?.balance &&
          isHistory([customer_since, account.opened_on], Infinity)
        );
      });
    },
    ' that runs from day to day': ({ rows, parent, now }) => {
      const transactions = groupsBy(rows('transactions'), 'account_day_id');
      for (const days of groupsBy(rows('account_days'), 'account_number').values()) {
        const account = parent(days[0] ?? {}, 'account_number', 'accounts', 'number');
        let balance = centsOf(account.opening_deposit);
        expectEach(days, (day) => {
          const opening = balance;
          const turnover = sumOf(transactions.get(day.id) ?? [], 'amount');
          balance += turnover;
          return (
            centsOf(day.opening_balance) === opening &&
            centsOf(day.turnover) === turnover &&
            centsOf(day.balance) === balance
          );
        });
        const dates = column(days, 'day').map(momentOf);
        expect(dates.every((date, i) => date === Number(momentOf(account.opened_on)) + i * DAY_MS)).toBe(
          true,
        );
        expect(dates.at(-1)).toBeLessThan(now);
      }
    },
    ' and from transaction to transaction': ({ rows, parent }) =>
      expectGroups(groupsBy(rows('transactions'), 'account_day_id'), 'number', (group) => {
        const { day, opening_balance } = parent(group[0] ?? {}, 'account_day_id', 'account_days', 'id');
        const start = Number(momentOf(day));
        return (
          group.every(
            ({ balance }, i) =>
              centsOf(balance) === centsOf(opening_balance) + sumOf(group.slice(0, i + 1), 'amount'),
          ) && isHistory([new Date(start - 1), ...column(group, 'booked_at')], start + DAY_MS - 1)
        );
      }),
    ', and a journal whose debits equal its credits.': ({ rows }) => {
      const lines = groupsBy(rows('journal_lines'), 'entry_id');
      expectGroups(
        lines,
        'line_number',
        (group) =>
          group.length >= 2 &&
          sumOf(group, 'debit') > 0 &&
          sumOf(group, 'debit') === sumOf(group, 'credit') &&
          group.every(({ debit, credit }) => (debit === null) !== (credit === null)) &&
          new Set(column(group, 'ledger_account')).size === group.length,
      );
      expectEach(rows('journal_entries'), ({ id, debits, credits, line_count }) => {
        const group = lines.get(id) ?? [];
        const sum = sumOf(group, 'debit');
        return centsOf(debits) === sum && centsOf(credits) === sum && group.length === line_count;
      });
    },
  },
  hospital: {
    Patients: ({ rows }) => {
      const admissions = groupsBy(rows('admissions'), 'patient_id');
      expectEach(
        rows('patients'),
        ({ id, admission_count, born_on, registered_at }) =>
          admission_count === (admissions.get(id)?.length ?? 0) &&
          isHistory([born_on, registered_at], Infinity),
      );
    },
    ', doctors': ({ rows, parent }) => {
      expect(new Set(column(rows('doctors'), 'ward_code'))).toEqual(new Set(column(rows('wards'), 'code')));
      expectEach(
        rows('admissions'),
        (admission) => parent(admission, 'doctor_id', 'doctors', 'id').ward_code === admission.ward_code,
      );
    },
    ', and wards for their age.': ({ rows, parent }) =>
      expectEach(rows('admissions'), (admission) => {
        const { born_on } = parent(admission, 'patient_id', 'patients', 'id');
        const { age_group } = parent(admission, 'ward_code', 'wards', 'code');
        const age = ageOf(
          new Date(Number(momentOf(born_on))),
          new Date(Number(momentOf(admission.admitted_at))),
        );
        // The document divides days by 365.25, so a birthday can be a day off.
        const isNear = Math.abs(Number(admission.age) - age) <= 1;
        const group = Number(admission.age) < 18 ? 'child' : Number(admission.age) < 65 ? 'adult' : 'senior';
        return isNear && age_group === group;
      }),
    ' Each admission goes from step to step until the discharge': ({ rows, parent, now }) => {
      const events = groupsBy(rows('admission_events'), 'admission_id');
      expectGroups(
        events,
        'number',
        (group) =>
          isWalk(column(group, 'status'), CARE) &&
          group.every(({ occurred_at }) => occurred_at !== null) &&
          isHistory(column(group, 'occurred_at'), now),
      );
      expectEach(rows('admissions'), (admission) => {
        const group = events.get(admission.id) ?? [];
        const { admitted_at, discharged_at, status } = admission;
        return (
          momentOf(group[0]?.occurred_at) === momentOf(admitted_at) &&
          status === group.at(-1)?.status &&
          (status === 'discharged') === (discharged_at !== null) &&
          (discharged_at === null || momentOf(discharged_at) === momentOf(group.at(-1)?.occurred_at))
        );
      });
      for (const stays of groupsBy(rows('admissions'), 'patient_id').values()) {
        const { registered_at } = parent(stays[0] ?? {}, 'patient_id', 'patients', 'id');
        const moments = stays.flatMap(({ admitted_at, discharged_at }) => [admitted_at, discharged_at]);
        expect(isHistory([registered_at, ...moments], now)).toBe(true);
      }
    },
    ', with vital signs': ({ rows, parent, now }) => {
      expectGroups(groupsBy(rows('vitals'), 'admission_id'), 'number', (group) => {
        const { admitted_at, discharged_at } = parent(group[0] ?? {}, 'admission_id', 'admissions', 'id');
        const end = momentOf(discharged_at ?? null) ?? now;
        const start = new Date(Number(momentOf(admitted_at)) - 1);
        return isHistory([start, ...column(group, 'measured_at')], end);
      });
      expectEach(
        rows('vitals'),
        (sign) =>
          sign.measured_at !== null &&
          Number(sign.systolic) > Number(sign.diastolic) &&
          sign.has_fever === Number(sign.temperature_c) >= 38,
      );
    },
    ' and medications.': ({ rows, parent, now }) => {
      expectEach(rows('medications'), (medication) => {
        const { unit, single_dose } = parent(medication, 'drug', 'drugs', 'name');
        const { admitted_at, discharged_at } = parent(medication, 'admission_id', 'admissions', 'id');
        return (
          medication.unit === unit &&
          Number(medication.daily_dose) === Number(single_dose) * Number(medication.times_per_day) &&
          isHistory([admitted_at, medication.prescribed_at, discharged_at], now)
        );
      });
      for (const group of groupsBy(rows('medications'), 'admission_id').values()) {
        expect(new Set(column(group, 'drug')).size).toBe(group.length);
      }
    },
  },
  logistics: {
    'Shipments from warehouses': ({ rows, parent }) =>
      expectEach(rows('shipments'), (shipment) => {
        parent(shipment, 'warehouse_code', 'warehouses', 'code');
        return isMailOf(shipment.email, shipment.recipient);
      }),
    ', their packages': ({ rows }) => {
      const packages = groupsBy(rows('packages'), 'shipment_id');
      expectGroups(packages, 'number');
      expectEach(rows('shipments'), ({ id, package_count, weight_kg }) => {
        const group = packages.get(id) ?? [];
        return package_count === group.length && centsOf(weight_kg) === sumOf(group, 'weight_kg');
      });
      expect(new Set(column(rows('packages'), 'label')).size).toBe(rows('packages').length);
    },
    ' and tracking events.': ({ rows }) => {
      const events = groupsBy(rows('tracking_events'), 'shipment_id');
      expectGroups(events, 'number');
      expectEach(
        rows('shipments'),
        ({ id, created_at }) => momentOf(created_at) === momentOf(events.get(id)?.[0]?.occurred_at),
      );
    },
    ' Each event follows from the one before': ({ rows, now }) => {
      expectGroups(
        groupsBy(rows('tracking_events'), 'shipment_id'),
        'number',
        (group) =>
          isWalk(column(group, 'status'), TRACKING) &&
          group.every(({ occurred_at }) => occurred_at !== null) &&
          isHistory(column(group, 'occurred_at'), now),
      );
      expectEach(
        rows('tracking_events'),
        ({ status, note }) => (note !== null) === ['delayed', 'delivery failed'].includes(String(status)),
      );
    },
    ', and the last one is the status of the shipment.': ({ rows }) => {
      const events = groupsBy(rows('tracking_events'), 'shipment_id');
      expectEach(rows('shipments'), ({ id, status, delivered_at }) => {
        const last = events.get(id)?.at(-1);
        const delivered = last?.status === 'delivered' ? last.occurred_at : null;
        return status === last?.status && momentOf(delivered_at) === momentOf(delivered);
      });
    },
  },
  hr: {
    'Departments with their headcount': ({ rows }) => {
      const employees = groupsBy(rows('employees'), 'department_code');
      expectEach(rows('departments'), ({ code, headcount }) => employees.get(code)?.length === headcount);
    },
    ', a manager for everyone but the heads': ({ rows, parent }) => {
      const heads = rows('employees').filter(({ manager_id }) => manager_id === null);
      expect(heads.length).toBe(rows('departments').length);
      expectEach(heads, ({ title }) => String(title).startsWith('Head of '));
      const employees = rows('employees').filter(({ manager_id }) => manager_id !== null);
      expectEach(employees, (employee) => {
        const manager = parent(employee, 'manager_id', 'employees', 'id');
        return (
          manager.department_code === employee.department_code &&
          isHistory([manager.hired_on, employee.hired_on], Infinity) &&
          !String(employee.title).startsWith('Head of ')
        );
      });
    },
    ', salaries without gaps': ({ rows, now }) => {
      const salaries = groupsBy(rows('salaries'), 'employee_id');
      expectGroups(salaries, 'number', (group) =>
        group.every(({ amount, valid_from, valid_to }, i) => {
          const next = group[i + 1];
          if (Number(momentOf(valid_from)) > now) return false;
          if (!next) return valid_to === null;
          return (
            Number(momentOf(valid_to)) >= Number(momentOf(valid_from)) &&
            Number(momentOf(valid_to)) + DAY_MS === momentOf(next.valid_from) &&
            Number(next.amount) > Number(amount)
          );
        }),
      );
      expectEach(rows('employees'), ({ id, hired_on, salary }) => {
        const group = salaries.get(id) ?? [];
        return momentOf(group[0]?.valid_from) === momentOf(hired_on) && salary === group.at(-1)?.amount;
      });
    },
    ', and leave requests up to the decision.': ({ rows, parent, now }) => {
      const events = groupsBy(rows('leave_events'), 'request_id');
      expectGroups(
        events,
        'number',
        (group) =>
          isWalk(column(group, 'status'), LEAVE) &&
          group.every(({ occurred_at }) => occurred_at !== null) &&
          isHistory(column(group, 'occurred_at'), now),
      );
      expectEach(rows('leave_requests'), (request) => {
        const last = events.get(request.id)?.at(-1);
        const closed = last?.status === 'requested' ? null : last?.occurred_at;
        const { hired_on } = parent(request, 'employee_id', 'employees', 'id');
        return (
          request.status === last?.status &&
          momentOf(request.closed_at) === momentOf(closed) &&
          isHistory([hired_on, request.requested_at], now)
        );
      });
    },
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
  CLAIMS.shop[', and statuses']?.(tables);
  CLAIMS.shop[' and dates agree.']?.(tables);
});
