import { open } from 'rowloom';
import { test as base } from 'vitest';
import { shop } from './shop.ts';

const seed: string = shop.seed;

/** Tests with the same seed get the same customers. `test.override({ seed: '…' })` gives a group of tests others. */
export const test = base.extend('seed', seed).extend('customers', async ({ seed }) => {
  const dataset = await open({ ...shop, seed });
  return [...dataset.table('customers').rows(0, 100)];
});
