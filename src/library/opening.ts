import type { Problem } from '../schema/problem.ts';
import type { Dataset } from './api.ts';
import { okValue } from './errors.ts';
import type { Runtime } from './runtime.ts';

/**
 * `check` and `open` of an entry of the package. The engine has nine tenths of the code and data: programs that only read
 * `fields` or `formats` do not load the engine.
 */
export function opening(loadRuntime: () => Promise<Runtime>) {
  const load = () => Promise.all([import('./engine.ts'), loadRuntime()]);
  return {
    async check(source: unknown): Promise<readonly Problem[]> {
      const [{ checkSource }, runtime] = await load();
      return checkSource(source, runtime);
    },
    async open(source: unknown): Promise<Dataset> {
      const [{ openSource }, runtime] = await load();
      return okValue(await openSource(source, runtime));
    },
  };
}
