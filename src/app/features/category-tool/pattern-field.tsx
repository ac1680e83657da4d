import { useRef } from 'react';
import { shortened } from '../../../expression/text.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/inputs.tsx';
import { usePatternCheck } from './use-pattern-check.ts';
import { withoutSlashes } from './without-slashes.ts';

const EXAMPLE_MAX = 120;

interface Props {
  readonly value: string;
  readonly onChange: (pattern: string) => void;
}

/** The pattern, and below it an example of its values or its problem. */
export function PatternField({ value, onChange }: Props) {
  const note = usePatternCheck(value);
  const box = useRef<HTMLTextAreaElement>(null);
  const bare = withoutSlashes(value);
  return (
    <div>
      <Field
        label="Regex pattern (optional)"
        keepsTwoLines
        error={note?.kind === 'problem' && `Invalid Pattern: ${note.text}`}
        hint={
          note?.kind === 'example' ? (
            <>
              For example:{' '}
              <code className="font-mono text-ink break-all">{shortened(note.text, EXAMPLE_MAX)}</code>
            </>
          ) : (
            <>
              Adds a column of values that match, such as{' '}
              <code className="font-mono whitespace-nowrap">
                [A-Z]{'{2}'}-\d{'{4}'}
              </code>
              .
            </>
          )
        }
      >
        {(control) => (
          <TextArea
            {...control}
            ref={box}
            spellCheck={false}
            autoCapitalize="off"
            value={value}
            onChange={({ target }) => onChange(target.value)}
            className="font-mono"
          />
        )}
      </Field>
      {/* A live region announces only text that is added after it was mounted. */}
      <p aria-live="polite" className="text-sm text-muted not-empty:mt-1.5">
        {bare !== undefined && 'The slashes become part of each value. Write the pattern without them.'}
      </p>
      {bare !== undefined && (
        <Button
          size="small"
          className="mt-1.5"
          onClick={() => {
            onChange(bare);
            box.current?.focus();
          }}
        >
          Remove the slashes
        </Button>
      )}
    </div>
  );
}
