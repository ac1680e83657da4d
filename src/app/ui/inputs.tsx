import type { InputHTMLAttributes, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';

interface InputProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly ref?: Ref<HTMLInputElement>;
}

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly ref?: Ref<HTMLTextAreaElement>;
}

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly ref?: Ref<HTMLSelectElement>;
}

const box =
  'w-full rounded-control border border-line-strong bg-field text-base text-ink placeholder:text-faint ' +
  'transition-colors hover:border-muted aria-invalid:border-danger disabled:opacity-60 md:text-sm';

export function TextInput({ className = '', ...rest }: InputProps) {
  return <input type="text" autoComplete="off" className={`h-10 px-3 ${box} ${className}`} {...rest} />;
}

export function TextArea({ className = '', ...rest }: TextAreaProps) {
  return <textarea rows={2} className={`px-3 py-2 ${box} ${className}`} {...rest} />;
}

export function Select({ className = '', ...rest }: SelectProps) {
  return <select className={`select h-10 pr-9 pl-3 ${box} ${className}`} {...rest} />;
}
