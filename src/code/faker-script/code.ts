import type { Bounds } from '../../expression/bounds.ts';
import type { ExpressionType } from '../../expression/types.ts';
import { quoted } from '../literal.ts';
import type { Helpers } from './helpers.ts';

/** An expression of the script, which can stand among operators as it is. */
export interface Code {
  readonly code: string;
  readonly type: ExpressionType;
  readonly nullable: boolean;
  /** It can be a bigint. */
  readonly large?: boolean;
  /** A decimal that is text, of so many digits after the point. */
  readonly digits?: number;
  /** Its type is of some values alone: a comparison with others would be refused. */
  readonly narrow?: boolean;
  /** A name: it can be said twice. */
  readonly simple?: boolean;
  /** A text that stands in a formula itself: it may be read as a date. */
  readonly literal?: string;
  /** Of a number or a moment that is not null. */
  readonly range?: Bounds | undefined;
}

/** What an expression is written with. */
export interface Writing {
  readonly helpers: Helpers;
  /** A name that nothing else in the function has. */
  readonly nameOf: (wanted: string) => string;
}

type Yields = Pick<Code, 'type'> & Partial<Pick<Code, 'nullable' | 'large' | 'range' | 'digits'>>;

/** An expression of others, null where one of them is; `build` has them without null. */
export function lifted(
  { helpers, nameOf }: Writing,
  args: readonly Code[],
  yields: Yields,
  build: (...codes: readonly string[]) => string,
): Code {
  const nullable = (yields.nullable ?? false) || args.some((arg) => arg.nullable);
  if (args.some(({ type }) => type === 'null')) return { ...yields, code: 'null', nullable: true };
  const names = args.map((arg) => (arg.nullable && !arg.simple ? nameOf('value') : arg.code));
  const guarded = [...new Set(args.filter((arg) => arg.nullable && arg.simple).map(({ code }) => code))];
  let code = build(...names);
  if (guarded.length > 0) {
    code = `(${guarded.map((name) => `${name} === null`).join(' || ')} ? null : ${code})`;
  }
  for (const [i, arg] of args.entries()) {
    if (arg.nullable && !arg.simple) code = `${helpers.use('given')}(${arg.code}, (${names[i]}) => ${code})`;
  }
  return { ...yields, code, nullable };
}

/** A decimal of digits as a number. */
export function asNumber(writing: Writing, arg: Code): Code {
  if (arg.digits === undefined) return arg;
  return lifted(writing, [arg], { type: arg.type, range: arg.range }, (value = '') => `Number(${value})`);
}

/** Any value as text; null as an empty one. */
export function textCode({ code, type, nullable }: Code): string {
  if (type === 'text' && !nullable) return code;
  if (type === 'json')
    return nullable ? `(${code} === null ? '' : JSON.stringify(${code}))` : `JSON.stringify(${code})`;
  return nullable ? `(${code} ?? '')` : code;
}

/** A template of JavaScript: texts as they stand, and expressions. */
export function templateCode(parts: readonly (string | { readonly code: string })[]): string {
  const written = parts.map((part) => (typeof part === 'string' ? templateText(part) : `\${${part.code}}`));
  return `\`${written.join('')}\``;
}

function templateText(text: string): string {
  return quoted(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replace(/`|\$\{/g, '\\$&');
}
