import type { InputHTMLAttributes, Ref } from 'react';
import { useTypedText } from './use-typed-text.ts';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  readonly ref?: Ref<HTMLInputElement>;
  readonly value: string;
  readonly onType: (name: string) => void;
}

/** The text box of a column’s name. */
export function NameInput({ value, onType, ...rest }: Props) {
  const { box } = useTypedText({ text: value, onType });
  return (
    <input
      type="text"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      dir="auto"
      placeholder="Column name"
      {...box}
      {...rest}
    />
  );
}
