import { type KeyboardEvent, useId, useState } from 'react';
import type { Json } from '../../../catalogue/field.ts';
import { CHILDREN_TO_MAX } from '../../../schema/children.ts';
import { parseNumber } from '../../../schema/parse-number.ts';
import { focusTarget, moveFocus } from '../../lib/focus.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { useTypedText } from '../controls/use-typed-text.ts';
import { useStudio } from '../document/store.ts';
import {
  type ChildRangeDraft,
  childRangeIn,
  childRangeJson,
  sizesOf,
  WEIGHT_DEFAULT,
  withEnd,
  withSizeWeight,
} from '../schema/child-range.ts';
import { shareText } from '../schema/share-text.ts';

interface Props {
  readonly value: Json | undefined;
  readonly onSet: (value: Json) => void;
  readonly draftKey: string;
  readonly isInvalid: true | undefined;
  readonly describedBy: string | undefined;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** From how many to how many rows each parent has, and how frequent each number is. */
export function RangeControl({ value, onSet, draftKey, isInvalid, describedBy }: Props) {
  const range = childRangeIn(value);
  const sizes = sizesOf(range);
  const set = (after: ChildRangeDraft) => onSet(childRangeJson(after));
  const ends = { range, onSet: set, draftKey, isInvalid, describedBy };
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-2 gap-2">
        <End {...ends} end="from" label="From" />
        <End {...ends} end="to" label="To" />
      </div>
      {sizes && sizes.length > 1 && <Shares range={range} sizes={sizes} onSet={set} />}
    </div>
  );
}

interface EndProps extends Omit<Props, 'value' | 'onSet'> {
  readonly range: ChildRangeDraft;
  readonly onSet: (range: ChildRangeDraft) => void;
  readonly end: 'from' | 'to';
  readonly label: string;
}

function End({ range, onSet, draftKey, isInvalid, describedBy, end, label }: EndProps) {
  const id = useId();
  const current = range[end];
  const { type, box } = useTypedText({
    key: `${draftKey}.${end}`,
    text: typeof current === 'string' ? current : (JSON.stringify(current) ?? ''),
    onType: (typed) => onSet(withEnd(range, end, parseNumber(typed) ?? typed)),
  });

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    box.onKeyDown(event);
    const step = STEPS[event.key];
    if (step === undefined || typeof current !== 'number' || event.altKey || event.ctrlKey || event.metaKey)
      return;
    event.preventDefault();
    type(String(Math.max(0, Math.min(current + step, CHILDREN_TO_MAX))));
  }

  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="w-10 flex-none text-sm">
        {label}
      </label>
      <TextInput
        id={id}
        role="spinbutton"
        aria-valuenow={typeof current === 'number' ? current : undefined}
        aria-valuemin={0}
        aria-valuemax={CHILDREN_TO_MAX}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        inputMode="numeric"
        {...box}
        onKeyDown={onKeyDown}
        className="h-11! font-mono tabular-nums lg:h-9!"
      />
    </div>
  );
}

interface SharesProps {
  readonly range: ChildRangeDraft;
  readonly sizes: readonly number[];
  readonly onSet: (range: ChildRangeDraft) => void;
}

/** Each slider has so many steps up to its end, and the greatest weight is at most at this part of it. */
const SLIDER_STEPS = 20;
const HEADROOM = 0.8;

/** The end of the sliders: a round number above the greatest weight. */
function topOf(weights: readonly number[]): number {
  const most = Math.max(...weights) / HEADROOM;
  if (!(most > 0)) return SLIDER_STEPS;
  const unit = 10 ** Math.floor(Math.log10(most));
  return Number(([1, 2, 5, 10].find((factor) => factor * unit >= most) ?? 10) * unit);
}

function Shares({ range, sizes, onSet }: SharesProps) {
  const weights = sizes.map((_, i) => range.weights?.[i] ?? WEIGHT_DEFAULT);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  // While a slider moves, its end stays where it is.
  const [fixedTop, setFixedTop] = useState<number>();
  const top = Math.max(fixedTop ?? topOf(weights), ...weights);
  const { endTyping } = useStudio.getState();
  const firstKey = useId();

  function end() {
    setFixedTop(undefined);
    endTyping();
  }

  return (
    <div className="flex flex-col gap-1">
      <ul
        aria-label="Shares"
        className="flex max-h-80 flex-col overflow-y-auto rounded-control border border-line py-1"
      >
        {sizes.map((size, i) => (
          <li
            key={size}
            className="grid grid-cols-[3.25rem_minmax(0,1fr)_3rem] items-center gap-2 px-2 text-xs"
          >
            <span aria-hidden="true" className="text-muted tabular-nums">
              {size} {size === 1 ? 'row' : 'rows'}
            </span>
            <input
              type="range"
              ref={i === 0 ? focusTarget(firstKey) : undefined}
              aria-label={`Share of ${size}`}
              aria-valuetext={shareText(sum > 0 ? (weights[i] ?? 0) / sum : 0)}
              min={0}
              max={top}
              step={top / SLIDER_STEPS}
              value={weights[i]}
              onPointerDown={() => {
                endTyping();
                setFixedTop(top);
              }}
              onPointerUp={end}
              onBlur={end}
              onChange={({ target }) => onSet(withSizeWeight(range, i, Number(target.value)))}
              className="h-11 w-full min-w-0 cursor-pointer accent-accent lg:h-6"
            />
            <span aria-hidden="true" className="text-right font-mono text-muted tabular-nums">
              {shareText(sum > 0 ? (weights[i] ?? 0) / sum : 0)}
            </span>
          </li>
        ))}
      </ul>
      {range.weights && (
        <Button
          size="touch"
          variant="quiet"
          className="self-start"
          onClick={() => {
            endTyping();
            onSet({ ...range, weights: undefined });
            moveFocus(firstKey);
          }}
        >
          Make the shares equal
        </Button>
      )}
    </div>
  );
}
