import type { Json } from '../../../catalogue/field.ts';
import { parseNumber } from '../../../schema/parse-number.ts';
import { preloaded } from '../../lib/preload.ts';
import { useLazyModule } from '../../lib/use-lazy-module.ts';
import { notifyNotLoaded } from '../../notifications/not-loaded.ts';
import { Select, TextInput } from '../../ui/inputs.tsx';
import { useTypedText } from '../controls/use-typed-text.ts';
import { useStudio } from '../document/store.ts';
import type { OptionProps } from './labelled.tsx';

/** Short enough for the inspector; “exactly” and “at least” take a number, and the last one takes two. */
const NAMES: Readonly<Record<string, string>> = {
  uniform: 'any number (uniform)',
  zipf: 'a few parents get most (Zipf)',
  'one-to-one': 'at most 1 (one-to-one)',
  each: 'exactly',
  min: 'at least',
  from: 'from … to …',
};
const COUNT_DEFAULT = 2;
const RANGE_DEFAULT = { from: 1, to: 3 };

const loadRange = preloaded(async () => (await import('./range-control.tsx')).RangeControl);

interface Counted {
  readonly kind: string;
  readonly count: Json | undefined;
}

function read(value: Json | undefined): Counted {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { kind: typeof value === 'string' ? value : 'uniform', count: undefined };
  }
  if ('from' in value || 'to' in value) return { kind: 'from', count: undefined };
  const [[kind, count] = ['uniform', undefined]] = Object.entries(value);
  return { kind, count };
}

/** How many rows refer to one: by name, with a number, or with a range. */
export function ChildrenControl({ value, onSet, draftKey, ...props }: OptionProps) {
  const { kind, count } = read(value);
  const { box } = useTypedText({
    key: draftKey,
    text: typeof count === 'string' ? count : (JSON.stringify(count) ?? ''),
    onType: (typed) => onSet({ [kind]: parseNumber(typed) ?? typed }),
  });
  const Range = useLazyModule(loadRange, kind === 'from', notifyNotLoaded);

  function choose(chosen: string) {
    // The number of rows that is put back is the one that was last shown.
    useStudio.getState().endTyping();
    if (chosen === 'each' || chosen === 'min') onSet({ [chosen]: count ?? COUNT_DEFAULT });
    else if (chosen === 'from') onSet(RANGE_DEFAULT);
    else onSet(chosen === 'uniform' ? undefined : chosen);
  }

  return (
    <>
      <div className="flex gap-2">
        <Select
          {...props}
          value={kind}
          onChange={({ target }) => choose(target.value)}
          className="h-11! min-w-0 lg:h-9!"
        >
          {!Object.hasOwn(NAMES, kind) && <option value={kind}>{kind} (not available)</option>}
          {Object.entries(NAMES).map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </Select>
        {count !== undefined && (
          <TextInput
            aria-label="Number of rows per parent"
            aria-invalid={props['aria-invalid']}
            aria-describedby={props['aria-describedby']}
            inputMode="numeric"
            {...box}
            className="h-11! w-20! flex-none font-mono lg:h-9!"
          />
        )}
      </div>
      {kind === 'from' && Range && (
        <Range
          value={value}
          onSet={onSet}
          draftKey={draftKey}
          isInvalid={props['aria-invalid']}
          describedBy={props['aria-describedby']}
        />
      )}
    </>
  );
}
