import { type ReactNode, useState } from 'react';
import type { Loader } from '../../lib/preload.ts';
import { useLazyModule } from '../../lib/use-lazy-module.ts';
import { Button } from '../../ui/button.tsx';

interface Props<Part> {
  readonly load: Loader<Part>;
  /** The part of the page, as the start of a sentence. */
  readonly name: string;
  readonly children: (part: Part) => ReactNode;
}

/** A part of the page whose code is loaded, or could not be loaded. */
export function LoadedPart<Part>({ load, name, children }: Props<Part>) {
  const [isMissing, setMissing] = useState(false);
  const part = useLazyModule(load, !isMissing, () => setMissing(true));
  if (part !== undefined) return children(part);
  return (
    <p role="status" className="flex flex-wrap items-center gap-3 p-4 text-sm text-muted">
      {isMissing ? `${name} did not load.` : 'Loading…'}
      {isMissing && <Button onClick={() => setMissing(false)}>Try again</Button>}
    </p>
  );
}
