import type { Json, OptionInfo } from '../catalogue/field.ts';
import { escaped, unescaped } from './escapes.ts';
import { isExactNumber } from './exact-numbers.ts';
import { NOW } from './now.ts';
import { parseNumber } from './parse-number.ts';

/** Numbers as JSON writes them: `007` and `+5` are texts. */
const JSON_NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d{1,3})?$/;
const WORDS: ReadonlyMap<string, Json> = new Map<string, Json>([
  ['true', true],
  ['false', false],
  ['null', null],
]);
const BIG_INTEGER = /^-?\d{1,30}$/;

/**
 * Reads a number, true, false, null, or a text. Double quotes make a text of anything. A number with more digits than a
 * double holds is a text, which keeps them.
 */
export function parseScalar(text: string): Json {
  const trimmed = text.trim();
  const word = WORDS.get(trimmed);
  if (word !== undefined) return word;
  if (JSON_NUMBER.test(trimmed)) {
    const number = Number(trimmed);
    if (Number.isFinite(number) && isExactNumber(trimmed)) return number;
  }
  return quotedText(trimmed) ?? trimmed;
}

function quotedText(text: string): string | undefined {
  if (!/^".*"$/s.test(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The text that `parseScalar` reads as that value, on one line. */
export function scalarText(value: Json): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  return parseScalar(value) === value && !/[\r\n]/.test(value) ? value : JSON.stringify(value);
}

function parseJson(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Reads an option's value from what was typed. A text that is not such a value is returned as it is: the check refuses it. */
export function parseOption(info: OptionInfo, text: string): Json | undefined {
  switch (info.kind) {
    case 'integer':
    case 'number':
      return text.trim() === '' ? undefined : (parseNumber(text) ?? text);
    case 'big-integer':
      if (text.trim() === '') return undefined;
      return BIG_INTEGER.test(text.trim()) ? text.trim() : text;
    case 'value':
      return text === '' ? undefined : parseScalar(text);
    case 'weights': {
      const list = text.split(/[\s,;]+/).filter((part) => part !== '');
      return list.length === 0 ? undefined : list.map((part) => parseNumber(part) ?? part);
    }
    case 'columns':
    case 'alternatives':
    case 'alternative':
    case 'transitions':
      return text.trim() === '' ? undefined : parseJson(text);
    case 'states':
      return text === '' ? undefined : text.trim().startsWith('{') ? parseJson(text) : text;
    case 'date': {
      const trimmed = text.trim();
      return trimmed === '' ? undefined : trimmed.toLowerCase() === NOW ? NOW : trimmed;
    }
    case 'time':
    case 'duration':
      return text.trim() === '' ? undefined : text.trim();
    case 'text':
    case 'template': {
      const meant = info.escapes ? unescaped(text) : text;
      return meant === '' && !info.required && !hasDefaultText(info) ? undefined : meant;
    }
    case 'pattern':
    case 'formula':
      return text === '' && !info.required && !hasDefaultText(info) ? undefined : text;
    case 'choice':
    case 'column':
    case 'table':
    case 'parent-column':
    case 'field':
      return text === '' ? undefined : text;
    case 'values':
    case 'boolean':
    case 'choices':
    case 'children':
    case 'column-pairs':
    case 'field-options':
      return parseJson(text);
  }
}

function hasDefaultText(info: OptionInfo): boolean {
  return 'default' in info && typeof info.default === 'string' && info.default !== '';
}

/** The text of an option's value, which `parseOption` reads as that value. */
export function optionText(info: OptionInfo, value: Json | undefined): string {
  if (value === undefined) return '';
  if (info.kind === 'value') return scalarText(value);
  if (typeof value === 'string') return 'escapes' in info ? escaped(value) : value;
  if (info.kind === 'weights' && Array.isArray(value)) return value.map(scalarText).join(' ');
  return info.kind === 'columns' ? JSON.stringify(value, null, 2) : JSON.stringify(value);
}

export function defaultOf(info: OptionInfo): Json | undefined {
  return 'default' in info ? info.default : undefined;
}

/** The value to store: undefined where it equals the default. */
export function withoutDefault(info: OptionInfo, value: Json | undefined): Json | undefined {
  return value === defaultOf(info) ? undefined : value;
}
