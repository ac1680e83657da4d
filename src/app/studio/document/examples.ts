import type { Json } from '../../../catalogue/field.ts';
import { readStudioSchema } from '../schema/read.ts';
import type { StudioSchema } from '../schema/studio-schema.ts';

interface Example {
  readonly title: string;
  /** A sentence: what is in it. */
  readonly text: string;
  readonly load: () => Promise<{ readonly default: Json }>;
}

/** Documents to begin with, each loaded when it is opened. */
export const examples = {
  shop: {
    title: 'A shop',
    text: 'Customers, products, orders, order lines, payments and shipments. Order totals are the sums of their lines, and statuses and dates agree.',
    load: () => import('./studio-example-shop.json'),
  },
  saas: {
    title: 'A SaaS company',
    text: 'Tenants whose plan sets the storage, users who work on projects and tasks of their own tenant, and events in order within each session.',
    load: () => import('./studio-example-saas.json'),
  },
  bank: {
    title: 'A bank',
    text: 'Accounts with a balance that runs from day to day and from transaction to transaction, and a journal whose debits equal its credits.',
    load: () => import('./studio-example-bank.json'),
  },
  hospital: {
    title: 'A hospital',
    text: 'Patients, doctors, and wards for their age. Each admission goes from step to step until the discharge, with vital signs and medications.',
    load: () => import('./studio-example-hospital.json'),
  },
  logistics: {
    title: 'A parcel service',
    text: 'Shipments from warehouses, their packages and tracking events. Each event follows from the one before, and the last one is the status of the shipment.',
    load: () => import('./studio-example-logistics.json'),
  },
  hr: {
    title: 'Human resources',
    text: 'Departments with their headcount, a manager for everyone but the heads, salaries without gaps, and leave requests up to the decision.',
    load: () => import('./studio-example-hr.json'),
  },
  sensors: {
    title: 'Sensor readings',
    text: 'Ten million readings of devices at sites, in order of time, with gaps and with alarms for heat and frost.',
    load: () => import('./studio-example-sensors.json'),
  },
} as const satisfies Record<string, Example>;

export type ExampleId = keyof typeof examples;

export const exampleIds = Object.keys(examples).filter(isExampleId);

/** Whether a text names an example: it may come from a link, `#example=shop`. */
function isExampleId(id: string): id is ExampleId {
  return Object.hasOwn(examples, id);
}

const FRAGMENT = /^#?example=(\w+)$/;

/** The example that a link's fragment names; undefined for any other fragment. */
export function exampleOf(fragment: string): ExampleId | undefined {
  const [, id = ''] = FRAGMENT.exec(fragment) ?? [];
  return isExampleId(id) ? id : undefined;
}

/** The fragment of an example's link, without `#`. */
export function exampleFragment(id: ExampleId): string {
  return `example=${id}`;
}

/** Loads an example. Rejects where its file cannot be loaded. */
export async function loadExample(id: ExampleId): Promise<StudioSchema> {
  const schema = readStudioSchema((await examples[id].load()).default);
  if (!schema.ok) throw new Error(schema.error.message);
  return schema.value;
}
