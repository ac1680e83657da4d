import { useEffect, useEffectEvent, useRef } from 'react';
import { onCharacterKey } from '../../lib/character-key.ts';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { Kbd } from '../../ui/kbd.tsx';

interface Props {
  readonly query: string;
  readonly onChange: (query: string) => void;
  /** Enter: open what was found first. */
  readonly onSubmit: () => void;
}

export function CategorySearch({ query, onChange, onSubmit }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const applyInitialValue = useEffectEvent(onChange);
  useEffect(() => onCharacterKey('/', () => input.current?.focus()), []);
  // Typed before hydration, or restored by the browser.
  useEffect(() => applyInitialValue(input.current?.value ?? ''), []);
  return (
    <search className="relative w-full md:w-80">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Field label="Find a category or field">
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              type="search"
              className="max-md:min-h-11"
              placeholder="iban, email, flight"
              enterKeyHint="go"
              value={query}
              onChange={(event) => onChange(event.target.value)}
              onKeyDown={(event) => event.key === 'Escape' && onChange('')}
            />
          )}
        </Field>
      </form>
      {query === '' && (
        <span aria-hidden="true" className="pointer-events-none absolute right-2 bottom-2 hidden md:block">
          <Kbd>/</Kbd>
        </span>
      )}
    </search>
  );
}
