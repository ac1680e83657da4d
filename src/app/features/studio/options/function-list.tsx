import { useState } from 'react';
import { useLazyModule } from '../../../lib/use-lazy-module.ts';
import { notifyNotLoaded } from '../../notifications/not-loaded.ts';

const load = async () => {
  const { FUNCTION_NAMES, functionInfo } = await import('../../../../expression/functions.ts');
  return FUNCTION_NAMES.flatMap((name) => functionInfo(name) ?? []);
};

/** What formulas can call, on demand. */
export function FunctionList() {
  const [isOpen, setOpen] = useState(false);
  const functions = useLazyModule(load, isOpen, notifyNotLoaded);
  return (
    <details
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="rounded-control border border-line text-sm"
    >
      <summary className="flex min-h-11 cursor-pointer items-center px-3 font-medium lg:min-h-9">
        Functions
      </summary>
      <dl className="flex flex-col gap-1.5 px-3 pb-3">
        {functions?.map(({ signature, help }) => (
          <div key={signature}>
            <dt className="font-mono text-[0.8125rem] break-words">{signature}</dt>
            <dd className="text-xs text-muted">{help}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
