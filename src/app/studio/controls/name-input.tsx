import type { InputHTMLAttributes, Ref } from 'react';
import { useStudio } from '../document/store.ts';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  readonly ref?: Ref<HTMLInputElement>;
  readonly value: string;
  readonly onType: (name: string) => void;
}

/** The text box of a column’s name. */
export function NameInput({ onType, ...rest }: Props) {
  return (
    <input
      type="text"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      dir="auto"
      placeholder="Column name"
      onChange={({ target }) => onType(target.value)}
      onBlur={() => useStudio.getState().endTyping()}
      {...rest}
    />
  );
}
