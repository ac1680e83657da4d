import type { Template } from '../../expression/template.ts';
import { isTime } from '../../expression/types.ts';
import { quoted } from '../literal.ts';
import { asNumber, type Code, lifted, templateCode, textCode, type Writing } from './code.ts';
import type { FormulaScope } from './formula.ts';

type Filter = Extract<Template['parts'][number], object>['filters'][number];

/** A template that was found good, in TypeScript. */
export function templateColumn({ columns, parts }: Template, scope: FormulaScope): Code {
  const written = parts.map((part) => {
    if (typeof part === 'string') return part;
    const cell = part.column === undefined ? scope.row : scope.cell(columns[part.column] ?? '');
    let value: Code = cell ?? { code: "''", type: 'text', nullable: false };
    for (const filter of part.filters) value = filtered(scope, value, filter);
    return { code: textCode(value) };
  });
  return { code: templateCode(written), type: 'text', nullable: false };
}

/** What a value is as text, where it is not null. */
function asText(writing: Writing, value: Code): Code {
  if (value.type === 'text' || isTime(value.type) || value.digits !== undefined)
    return { ...value, type: 'text' };
  const write = value.type === 'json' ? 'JSON.stringify' : 'String';
  return lifted(writing, [value], { type: 'text' }, (code) => `${write}(${code})`);
}

function filtered(writing: Writing, value: Code, { name, argument = '' }: Filter): Code {
  const { helpers } = writing;
  const text = asText(writing, value);
  const ofText = (build: (code: string) => string) =>
    lifted(writing, [text], { type: 'text' }, (code = '') => build(code));
  const count = Number(argument);
  switch (name) {
    case 'upper':
      return ofText((code) => `${code}.toUpperCase()`);
    case 'lower':
      return ofText((code) => `${code}.toLowerCase()`);
    case 'trim':
      return ofText((code) => `${code}.trim()`);
    case 'title':
    case 'slug':
      return ofText((code) => `${helpers.use(name)}(${code})`);
    case 'pad':
      return ofText((code) => `${helpers.use('pad')}(${code}, ${count})`);
    case 'first':
      return ofText((code) => `${helpers.use('substring')}(${code}, 1, ${count})`);
    case 'last':
      return ofText((code) => `${helpers.use('lastOf')}(${code}, ${count})`);
    case 'round': {
      const number = asNumber(writing, value);
      if (number.type === 'integer') return number;
      return lifted(
        writing,
        [number],
        { type: 'decimal' },
        (code) => `${helpers.use('round')}(${code}, ${count})`,
      );
    }
    case 'date':
      return lifted(
        writing,
        [value],
        { type: 'text' },
        (code) => `${helpers.use('formatDate')}(${code}, ${quoted(argument)})`,
      );
    case 'default':
      return value.nullable
        ? { code: `(${text.code} ?? ${quoted(argument)})`, type: 'text', nullable: false }
        : text;
    case 'replace': {
      const comma = argument.indexOf(',');
      const [search, by] = [quoted(argument.slice(0, comma)), quoted(argument.slice(comma + 1))];
      return ofText((code) => `${code}.replaceAll(${search}, () => ${by})`);
    }
    default:
      throw new RangeError(`There is no filter “${name}”`);
  }
}
