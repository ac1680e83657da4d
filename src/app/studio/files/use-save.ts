import { useState } from 'react';
import { isSameSource } from './export-queue.ts';
import { useExports } from './exports.ts';
import { saveFile, startExport } from './start-export.ts';
import type { ExportChoice } from './use-export.ts';

interface Save {
  /** Whether an export of this choice is being made, or waits. */
  readonly isUnderWay: boolean;
  /** Whether it is, or is about to. */
  readonly isBusy: boolean;
  /**
   * Makes the files, or saves those of the same choice again. Call it in the click itself, because browsers open a picker only
   * then. Resolves to false if nothing could be started: the files are too large, or their size cannot be estimated.
   */
  readonly save: () => Promise<boolean>;
}

/** Starts an export in its click; a second time if the browser refuses its picker. */
async function start({ planned, plan }: ExportChoice): Promise<boolean> {
  // The room in the private file system changes. No picker opens there, so there is time to measure it again.
  const first = planned && planned.place !== 'private' ? planned : await plan();
  if (!first) return false;
  if ((await startExport(first.source, first.place)) !== 'elsewhere') return true;
  const second = await plan();
  if (second) await startExport(second.source, second.place);
  return second !== undefined;
}

/** Makes the files of a choice and saves them. */
export function useSave(choice: ExportChoice): Save {
  const [isStarting, setStarting] = useState(false);
  const source = choice.planned?.source;
  const isUnderWay = useExports(
    ({ running, waiting }) =>
      source !== undefined && [running, ...waiting].some((job) => isSameSource(job?.source, source)),
  );
  const ready = useExports(({ finished }) =>
    finished.findLast((one) => one.file && source && isSameSource(one.source, source)),
  );
  return {
    isUnderWay,
    isBusy: isStarting || isUnderWay,
    async save() {
      if (ready) {
        await saveFile(ready);
        return true;
      }
      setStarting(true);
      const isStarted = await start(choice);
      setStarting(false);
      return isStarted;
    },
  };
}
