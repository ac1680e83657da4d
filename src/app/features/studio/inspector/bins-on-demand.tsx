import type { ComponentProps } from 'react';
import { useLazyModule } from '../../../lib/use-lazy-module.ts';
import { notifyNotLoaded } from '../../notifications/not-loaded.ts';
import type { BinsControl } from './bins-control.tsx';

const load = async () => (await import('./bins-control.tsx')).BinsControl;

/** The bins of a histogram. Few columns have one, so its code is loaded with the first; their numbers are there at once. */
export function BinsOnDemand(props: ComponentProps<typeof BinsControl>) {
  const Bins = useLazyModule(load, true, notifyNotLoaded);
  return Bins ? <Bins {...props} /> : <div className="col-span-full">{props.text}</div>;
}
