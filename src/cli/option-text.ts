import type { OptionInfo } from '../catalogue/field.ts';
import { conditionText } from '../catalogue/option-conditions.ts';
import { wholeHelp } from '../catalogue/option-help.ts';

/** The values that an option accepts, in a few words. */
function valuesOf(info: OptionInfo): string {
  switch (info.kind) {
    case 'integer':
    case 'number': {
      const from = info.min === undefined ? '' : ` from ${info.min}`;
      const to = info.max === undefined ? '' : ` to ${info.max}`;
      return `${info.kind}${from}${to}`;
    }
    case 'text':
      return info.maxLength === undefined ? 'text' : `text of at most ${info.maxLength} characters`;
    case 'values':
    case 'weights':
      return `at most ${info.maxItems} ${info.kind}`;
    case 'choice':
      return `one of ${info.choices.join(', ')}`;
    case 'choices':
      return `a list of ${info.choices.join(', ')}`;
    case 'boolean':
      return 'true or false';
    case 'date':
      return 'date or now';
    case 'states':
      return `a state, or weights of at most ${info.maxItems} states`;
    case 'transitions':
      return `for at most ${info.maxItems} states, the weights of those that follow`;
    case 'alternatives':
      return 'a list of {"when": formula, "field": field, "options": options}';
    case 'alternative':
      return '{"field": field, "options": options}';
    case 'column-pairs':
      return 'columns of the parent, each with a column of this table: {"tenant_id": "tenant_id"}';
    case 'children':
      return 'one of "uniform", "zipf", "one-to-one", {"each": 3}, {"from": 1, "to": 9} and {"min": 1}; default "uniform"';
    default:
      return info.kind.replaceAll('-', ' ');
  }
}

function defaultOf(info: OptionInfo): readonly string[] {
  if (info.required) return ['required'];
  return 'default' in info && info.default !== undefined ? [`default ${JSON.stringify(info.default)}`] : [];
}

/** What an option does, which values it accepts, and its default. */
export function optionText(info: OptionInfo): string {
  const conditions = info.when?.map((condition) => conditionText(condition)) ?? [];
  const only = conditions.length > 0 ? ` Only where ${conditions.join(' and ')}.` : '';
  return `${wholeHelp(info)}${only} (${[valuesOf(info), ...defaultOf(info)].join('; ')})`;
}
