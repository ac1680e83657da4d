import { Field } from './ui/field.tsx';
import { TextArea } from './ui/inputs.tsx';
import { usePatternCheck } from './use-pattern-check.ts';

interface Props {
  readonly value: string;
  readonly onChange: (pattern: string) => void;
}

/** The pattern, and below it an example of its values or what is wrong with it. */
export function PatternField({ value, onChange }: Props) {
  const note = usePatternCheck(value);
  return (
    <Field
      label="Regex pattern (optional)"
      error={note?.kind === 'problem' && `Invalid Pattern: ${note.text}`}
      hint={
        note?.kind === 'example' ? (
          <>
            For example: <code className="font-mono text-ink break-all">{shorten(note.text)}</code>
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
          spellCheck={false}
          autoCapitalize="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="font-mono"
        />
      )}
    </Field>
  );
}

const LONGEST_EXAMPLE = 120;

function shorten(text: string): string {
  return text.length > LONGEST_EXAMPLE ? `${text.slice(0, LONGEST_EXAMPLE)}…` : text;
}
