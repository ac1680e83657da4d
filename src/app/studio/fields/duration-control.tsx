import { useState } from 'react';
import { Select, TextInput } from '../../ui/inputs.tsx';
import { useTypedText } from '../controls/use-typed-text.ts';
import { useStudio } from '../document/store.ts';
import { durationText } from './duration-text.ts';
import {
  DURATION_UNITS,
  type DurationUnit,
  durationOf,
  isDurationUnit,
  simpleDuration,
} from './durations.ts';
import type { OptionProps } from './labelled.tsx';

/** A duration as a number and a unit. One with several units, such as P1DT12H, is edited as text. */
export function DurationControl({ value, onSet, draftKey, ...props }: OptionProps) {
  const [emptyUnit, setEmptyUnit] = useState<DurationUnit>('D');
  const text = value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
  const simple = simpleDuration(text);
  const unit = simple?.unit ?? emptyUnit;
  const words = simple ? undefined : durationText(text);
  const { draft, box } = useTypedText({
    key: draftKey,
    text: simple?.count ?? text,
    onType: (typed) => onSet(durationOf(typed, unit)),
  });

  function chooseUnit(chosen: DurationUnit) {
    setEmptyUnit(chosen);
    if (simple) onSet(durationOf(simple.count, chosen));
    useStudio.getState().endTyping();
  }

  return (
    <>
      <div className="flex gap-2">
        <TextInput
          {...props}
          spellCheck={false}
          autoCapitalize="off"
          {...box}
          className="h-11! min-w-0 flex-1 font-mono lg:h-9!"
        />
        {(simple || text === '' || draft !== undefined) && (
          <Select
            aria-label="Time unit"
            value={unit}
            onChange={({ target }) => isDurationUnit(target.value) && chooseUnit(target.value)}
            className="h-11! w-32! flex-none lg:h-9!"
          >
            {Object.entries(DURATION_UNITS).map(([known, name]) => (
              <option key={known} value={known}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </div>
      {words && <p className="text-xs text-muted">{words}</p>}
    </>
  );
}
