import type { TableDraft } from './draft.ts';
import { keepEquations } from './equations.ts';
import { keepOrders } from './orders.ts';
import type { keepSampledOrders } from './sample-orders.ts';
import { keepValuesCounts } from './values-counts.ts';

/**
 * Makes columns keep the conditions about several of them.
 * @param keepSampled keeps the orders that only the rows of a sample show
 */
export function keepConditions(table: TableDraft, keepSampled: typeof keepSampledOrders | undefined): void {
  keepEquations(table);
  keepOrders(table, keepSampled);
  keepValuesCounts(table);
}
