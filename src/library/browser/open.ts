import type { Dataset } from '../api.ts';
import { okValue } from '../errors.ts';
import type * as node from '../open.ts';
import type { Rows } from '../row-types.ts';

/** Nine tenths of the code and data. Pages that only read `fields` or `formats` do not load them. */
const loadEngine = async () => {
  const [{ checkSource, openSource }, { browserRuntime }] = await Promise.all([
    import('../engine.ts'),
    import('./browser-runtime.ts'),
  ]);
  return { checkSource, openSource, runtime: browserRuntime };
};

export const check: typeof node.check = async (source) => {
  const { checkSource, runtime } = await loadEngine();
  return checkSource(source, runtime);
};

export function open<const Source>(source: Source): Promise<Dataset<Rows<Source>>>;
export async function open(source: unknown): Promise<Dataset> {
  const { openSource, runtime } = await loadEngine();
  return okValue(await openSource(source, runtime));
}
