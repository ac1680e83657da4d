import { Reader } from '../../schema/reader.ts';
import {
  callback,
  checkOptions,
  integer,
  type OptionChecks,
  refuseProblems,
  text,
  texts,
  truth,
} from '../option-checks.ts';
import { abortSignal, WORKERS_MAX } from '../read-options.ts';
import type { LoadOptions } from './load-options.ts';

const CHECKS: OptionChecks<LoadOptions> = {
  create: truth,
  keep: texts,
  append: truth,
  replace: truth,
  allowedHosts: texts,
  dryRun: truth,
  workers: integer(1, WORKERS_MAX),
  signal: abortSignal,
  onProgress: callback,
  onTable: callback,
  onDelete: callback,
};

/** Checks the address and the options of a load, which programs without types may get wrong. */
export function checkLoadRequest(url: string, options: LoadOptions): void {
  const reader = new Reader();
  text(reader, ['url'], url);
  checkOptions(reader, options, CHECKS);
  if (options?.append === true && options.replace === true) {
    const message = 'append keeps rows that replace deletes. Choose one of them.';
    reader.refuse(['replace'], 'option-not-applicable', message);
  }
  refuseProblems(reader);
}
