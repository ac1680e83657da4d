import type { ReactNode } from 'react';
import { preloaded } from '../../lib/preload.ts';
import { useLazyModule } from '../../lib/use-lazy-module.ts';
import { notifyNotLoaded } from '../../notifications/not-loaded.ts';
import type { BinsProps } from './bins-control.tsx';

const load = preloaded(async () => (await import('./bins-control.tsx')).binsControl);

interface Props extends BinsProps {
  /** The box with the same bins as text. */
  readonly text: ReactNode;
}

/**
 * The bins of a histogram. Few columns have one, so the code of its bars is loaded with the first. Their numbers are there
 * at once, in a box that stays when the bars come.
 */
export function BinsOnDemand({ text, ...props }: Props) {
  const control = useLazyModule(load, true, notifyNotLoaded);
  return (
    <div className="col-span-full flex min-w-0 flex-col gap-2">
      {control && <control.Bars {...props} />}
      {text}
      {control && <control.Buttons {...props} />}
    </div>
  );
}
