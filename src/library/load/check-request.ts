import { Reader } from '../../schema/reader.ts';
import { RowloomError } from '../errors.ts';
import { checkHooks, WORKERS_MAX } from '../read-options.ts';
import type { LoadOptions } from './load-options.ts';

const FLAGS = ['create', 'append', 'replace', 'dryRun'] as const;
const LISTS = ['keep', 'allowedHosts'] as const;
const OTHERS = ['workers', 'signal', 'onProgress', 'onTable', 'onDelete'];

/** Checks the address and the options of a load, which programs without types may get wrong. */
export function checkLoadRequest(url: string, options: LoadOptions): void {
  const reader = new Reader();
  reader.text(['url'], url);
  reader.object([], options, { required: [], optional: [...FLAGS, ...LISTS, ...OTHERS] });
  for (const name of FLAGS) {
    const value = options?.[name];
    if (value !== undefined) reader.boolean([name], value);
  }
  for (const name of LISTS) {
    const value: unknown = options?.[name];
    if (value === undefined) continue;
    for (const [i, item] of reader.list([name], value).entries()) reader.text([name, i], item);
  }
  if (options?.workers !== undefined)
    reader.integer(['workers'], options.workers, { min: 1, max: WORKERS_MAX });
  if (options?.append && options.replace) {
    const message = 'append keeps rows that replace deletes. Choose one of them.';
    reader.refuse(['replace'], 'option-not-applicable', message);
  }
  checkHooks(reader, options ?? {});
  if (reader.problems.count > 0) throw new RowloomError(reader.problems.list);
}
