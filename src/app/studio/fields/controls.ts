import type { OptionInfo } from '../../../catalogue/field.ts';

/** The control that sets an option. */
export type Control =
  /** A line of text. */
  | {
      readonly kind: 'line';
      readonly inputMode: 'text' | 'numeric' | 'decimal';
      readonly isCode: boolean;
      readonly placeholder?: string;
    }
  /** Several lines; those of templates and formulas offer the names of columns. One of a single line grows. */
  | {
      readonly kind: 'area';
      readonly lines: number;
      readonly offers: 'template' | 'formula' | undefined;
    }
  | { readonly kind: 'checkbox' | 'duration' }
  /** One of some texts, or none where there is no default. */
  | { readonly kind: 'select'; readonly choices: readonly string[]; readonly canBeEmpty: boolean }
  | { readonly kind: 'checklist'; readonly choices: readonly string[] }
  | { readonly kind: 'column' | 'table' | 'parent-column' | 'children' | 'field' | 'field-options' };

export function controlOf(info: OptionInfo): Control {
  switch (info.kind) {
    case 'text':
      return info.maxLength === undefined
        ? { kind: 'area', lines: 1, offers: undefined }
        : { kind: 'line', inputMode: 'text', isCode: info.escapes === true };
    case 'integer':
      return { kind: 'line', inputMode: (info.min ?? -1) < 0 ? 'text' : 'numeric', isCode: true };
    case 'number':
      return { kind: 'line', inputMode: (info.min ?? -1) < 0 ? 'text' : 'decimal', isCode: true };
    case 'big-integer':
    case 'pattern':
    case 'value':
      return { kind: 'line', inputMode: 'text', isCode: true };
    case 'date':
      return { kind: 'line', inputMode: 'text', isCode: true, placeholder: 'YYYY-MM-DD or now' };
    case 'time':
      return { kind: 'line', inputMode: 'text', isCode: true, placeholder: 'HH:MM' };
    case 'duration':
      return { kind: 'duration' };
    case 'boolean':
      return { kind: 'checkbox' };
    case 'choice':
      return {
        kind: 'select',
        choices: info.choices,
        canBeEmpty: info.default === undefined && !info.required,
      };
    case 'choices':
      return { kind: 'checklist', choices: info.choices };
    case 'weights':
      return { kind: 'area', lines: 1, offers: undefined };
    case 'column-pairs':
      return { kind: 'area', lines: 2, offers: undefined };
    case 'values':
    case 'columns':
    case 'alternatives':
    case 'alternative':
    case 'states':
    case 'transitions':
      return { kind: 'area', lines: 8, offers: undefined };
    case 'template':
    case 'formula':
      return { kind: 'area', lines: 3, offers: info.kind };
    case 'column':
    case 'table':
    case 'parent-column':
    case 'children':
    case 'field':
    case 'field-options':
      return { kind: info.kind };
  }
}
