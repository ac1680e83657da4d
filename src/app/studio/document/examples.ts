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
    text: 'Customers, products, orders, order lines and payments. Line totals, statuses and dates agree.',
    load: () => import('./studio-example-shop.json'),
  },
  saas: {
    title: 'A SaaS company',
    text: 'Workspaces whose plan sets price and storage, users who join them, and a million events with JSON properties.',
    load: () => import('./studio-example-saas.json'),
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
