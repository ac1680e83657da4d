import type { Json } from '../../catalogue/field.ts';
import type { SetOptions } from '../imported-schema.ts';
import type { Evidence } from '../report.ts';
import type { SampleFacts, SourceColumn } from '../source-tables.ts';

interface Held {
  readonly field: string;
  readonly options?: SetOptions;
  readonly evidence?: Evidence;
}

/**
 * The values and the texts of a sample that the options of a column hold, each once: of lists and constants, before
 * numbers, and between the parts of templates and patterns. Those of nested columns belong to it.
 */
export function heldValues(column: SourceColumn, held: Held): readonly Json[] {
  return [...new Set(valuesIn(column, held))];
}

function valuesIn(column: SourceColumn, { field, options = {}, evidence }: Held): readonly Json[] {
  const own = column.sample ? ofSample(column.sample, options) : [];
  if (field === 'formula' && evidence === 'sample') return literalWords(options);
  if (field === 'cases' && Array.isArray(options.cases))
    return [...options.cases, options.else ?? null].flatMap((one) => valuesIn(column, heldOf(one)));
  if (field === 'array' && column.items) return [...own, ...valuesIn(column.items.column, itemsOf(options))];
  if (field !== 'json' || !Array.isArray(options.columns)) return own;
  const nested = options.columns.map(heldOf);
  const ofColumns = (column.columns ?? column.tuple ?? []).flatMap((inner, i) => {
    const part = nested[i];
    return part ? valuesIn(inner, part) : [];
  });
  return [...own, ...ofColumns];
}

function isObject(value: Json | undefined): value is SetOptions {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function heldOf(json: Json): Held {
  return isObject(json) ? itemsOf(json) : { field: '' };
}

/** The items of an array have a field and options like a column. */
function itemsOf({ field, options }: SetOptions): Held {
  return { field: typeof field === 'string' ? field : '', ...(isObject(options) && { options }) };
}

/** What options have in common with the rows of a sample. Options that a name suggests have other texts. */
function ofSample(sample: SampleFacts, { values, value, prefix, pattern, text }: SetOptions) {
  const patterns = [
    sample.pattern,
    sample.contacts?.pattern,
    ...(sample.forms ?? []).map((form) => form.pattern),
  ];
  const few = new Set([...(sample.few ?? []), ...(sample.marks ?? [])].map((one) => one.value));
  const { order, derived, wordForm } = sample;
  const held: Json[] = Array.isArray(values) ? values.filter((one) => few.has(one)) : [];
  if (value !== undefined && (few.has(value) || value === sample.min)) held.push(value);
  if (prefix !== undefined && order?.kind === 'sequence' && prefix === order.prefix) held.push(prefix);
  if (pattern !== undefined && patterns.some((one) => one === pattern))
    held.push(...literalWords({ pattern }));
  if (wordForm && pattern === wordForm.pattern) held.push(...wordForm.words);
  if (Array.isArray(values) && values === sample.told) held.push(...values);
  for (const { text: mailbox } of sample.mails?.mailboxes ?? [])
    if (String(text ?? pattern).includes(mailbox)) held.push(mailbox);
  if (derived?.kind === 'template' && text === derived.text) held.push(...literalWords({ text }));
  return held;
}

/** The words in the texts of an option that stand for themselves. */
export function literalWords({ pattern, text, expression }: SetOptions): readonly string[] {
  if (typeof pattern === 'string') return wordsIn(literalsOfPattern(pattern));
  if (typeof text === 'string') return wordsIn(literalsOfTemplate(text));
  return typeof expression === 'string' ? wordsIn(literalsOfFormula(expression)) : [];
}

/** Texts with at least two letters in a row: others are only punctuation. */
function wordsIn(texts: readonly string[]): readonly string[] {
  return texts.map((text) => text.trim()).filter((text) => /\p{L}\p{L}/u.test(text));
}

/** The runs of characters that stand for themselves in a regular expression. */
function literalsOfPattern(pattern: string): readonly string[] {
  const found: string[] = [];
  let run = '';
  const end = () => {
    found.push(run);
    run = '';
  };
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern.charAt(at);
    if (character === '\\') {
      at++;
      const escaped = pattern.charAt(at);
      if (/\w/.test(escaped)) end();
      else run += escaped;
    } else if (character === '[' || character === '{') {
      end();
      at = endOf(pattern, at, character === '[' ? ']' : '}');
    } else if (SPECIAL.has(character)) end();
    else run += character;
  }
  end();
  return found;
}

const SPECIAL: ReadonlySet<string> = new Set('()|?*+.^$');

/** Where a character without a backslash before it comes next. */
function endOf(text: string, from: number, character: string): number {
  for (let at = from + 1; at < text.length; at++) {
    if (text.charAt(at) === '\\') at++;
    else if (text.charAt(at) === character) return at;
  }
  return text.length;
}

/** What is outside of braces. */
function literalsOfTemplate(text: string): readonly string[] {
  return text.split('{').map((part, i) => (i === 0 ? part : part.slice(part.indexOf('}') + 1)));
}

/** What is between quotes. */
function literalsOfFormula(expression: string): readonly string[] {
  const parts = expression.split(expression.includes('"') ? '"' : "'");
  return parts.filter((_, i) => i % 2 === 1);
}
