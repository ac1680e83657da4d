import { useState } from 'react';
import type { Json } from '../../../catalogue/field.ts';
import { countOf } from '../../lib/format-count.ts';
import { Button } from '../../ui/button.tsx';
import { useStudio } from '../document/store.ts';
import { binRangeOf } from './bin-ranges.ts';
import { BinsChart } from './bins-chart.tsx';
import type { FormProps } from './form.ts';

export interface BinsProps {
  readonly form: FormProps;
  /** The option with the bins. */
  readonly option: string;
  readonly binsMax: number;
  readonly onSet: (bins: readonly number[], typing?: string) => void;
}

/** Bars of more bins are too narrow to be dragged. */
const DRAGGED_MAX = 40;

/** The bins as numbers; undefined if one is not a number of at least 0. */
function binsIn(value: Json | undefined): readonly number[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const bins = value.filter((bin: Json): bin is number => typeof bin === 'number' && bin >= 0);
  return bins.length === value.length && bins.length > 0 ? bins : undefined;
}

/** The bins as they are shown: while their text is not valid, those before. */
function useShownBins({ form, option }: BinsProps): readonly number[] | undefined {
  const value = form.options[option];
  const valid = binsIn(value);
  const [last, setLast] = useState(valid);
  if (valid && valid.join() !== last?.join()) setLast(valid);
  return value === undefined ? undefined : last;
}

/** The bins of a histogram as bars that can be dragged. */
function BinBars(props: BinsProps) {
  const { form, onSet } = props;
  const now = useStudio(({ schema }) => schema.now);
  const bins = useShownBins(props);
  const range = binRangeOf(form.field, form.options, now);
  const endTyping = () => useStudio.getState().endTyping();

  function rangeOf(bin: number): string {
    const count = bins?.length ?? 1;
    if (!range) return `Part ${bin + 1} of ${count}`;
    const edge = (index: number) => range.textOf(range.min + ((range.max - range.min) * index) / count);
    return `${edge(bin)} to ${edge(bin + 1)}`;
  }

  if (!bins || bins.length > DRAGGED_MAX) return null;
  return (
    <div>
      <BinsChart
        bins={bins}
        rangeOf={rangeOf}
        ends={range ? [range.textOf(range.min), range.textOf(range.max)] : []}
        onSet={(next) => onSet(next, 'bins')}
        onEnd={endTyping}
      />
    </div>
  );
}

function BinButtons(props: BinsProps) {
  const { binsMax, onSet } = props;
  const bins = useShownBins(props);
  if (!bins) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        size="touch"
        aria-disabled={bins.length >= binsMax || undefined}
        onClick={() => bins.length < binsMax && onSet([...bins, bins.at(-1) ?? 1])}
      >
        Add bin
      </Button>
      <Button
        size="touch"
        aria-disabled={bins.length === 1 || undefined}
        onClick={() => bins.length > 1 && onSet(bins.slice(0, -1))}
      >
        Remove last bin
      </Button>
      <span className="text-xs text-muted">{countOf(bins.length, 'bin')}</span>
    </div>
  );
}

/** What is above and below the text box of a histogram's bins. */
export const binsControl = { Bars: BinBars, Buttons: BinButtons };
