import { readingOf } from '../../expression/pattern-flags.ts';
import { singularOf } from '../guess/words.ts';
import { countOf } from './counts.ts';
import { keyTexts } from './key-texts.ts';
import { isSchema, keywordIn, type Layer, matches, valuesOf } from './layers.ts';

/** A key of a map, and the schemas of its value. */
export interface MapEntry {
  readonly key: string;
  readonly layers: readonly Layer[];
}

/** As many keys as a map has, if nothing else is said. */
const KEYS = 2;
/** Keys of many forms, for patterns. */
const FORMS = [
  'a',
  'A',
  '1',
  'key',
  'Key',
  'KEY',
  'en',
  'US',
  '/key',
  'x-key',
  '@key',
  'key_1',
  'key-1',
  'k1',
  '1.0',
  '1.0.0',
];
const LONGER = [
  '10',
  'keys',
  '2024-01-01',
  'a.b',
  'key/name',
  '.key',
  '#key',
  '200',
  'com.example.key',
  '0a1b2c3d',
  'example.com',
];

/** The schemas of a property that is not among `properties`. Undefined if it is not allowed. */
export function otherProperty(layers: readonly Layer[], name: string): readonly Layer[] | undefined {
  const found: Layer[] = [];
  for (const { schema, path } of layers) {
    const { patternProperties, additionalProperties, properties } = schema;
    const ofPattern = Object.entries(isSchema(patternProperties) ? patternProperties : {}).filter(
      ([pattern]) => matches(pattern, name),
    );
    for (const [pattern, one] of ofPattern) {
      if (one === false) return undefined;
      if (isSchema(one)) found.push({ schema: one, path: [...path, 'patternProperties', pattern] });
    }
    const isNamed = isSchema(properties) && Object.hasOwn(properties, name);
    if (ofPattern.length > 0 || isNamed) continue;
    if (additionalProperties === false) return undefined;
    if (isSchema(additionalProperties))
      found.push({ schema: additionalProperties, path: [...path, 'additionalProperties'] });
  }
  return found;
}

/** Keys that a map can have, with the schemas of their values. */
export function mapEntries(
  name: string,
  layers: readonly Layer[],
  taken: ReadonlySet<string>,
): readonly MapEntry[] {
  const least = countOf(layers, 'minProperties') ?? 0;
  const most = countOf(layers, 'maxProperties') ?? Number.POSITIVE_INFINITY;
  const count = Math.min(most, Math.max(least, KEYS)) - taken.size;
  const entries: MapEntry[] = [];
  for (const key of keysOf(name, layers)) {
    if (entries.length >= count) break;
    if (taken.has(key) || entries.some((one) => one.key === key) || !isAllowed(layers, key)) continue;
    const ofKey = otherProperty(layers, key);
    if (ofKey) entries.push({ key, layers: ofKey });
  }
  return entries;
}

/** Keys to try: those that the schema names, then some like the map's name, then others of many forms. */
function keysOf(name: string, layers: readonly Layer[]): readonly string[] {
  const shown = ['example', 'default', 'examples'].flatMap((keyword) =>
    valuesOf(layers, keyword).flatMap((value) =>
      keyword === 'examples' && Array.isArray(value) ? value : [value],
    ),
  );
  const patterns = valuesOf(layers, 'patternProperties').flatMap((value) =>
    isSchema(value) ? Object.keys(value) : [],
  );
  const nameRules = valuesOf(layers, 'propertyNames').filter(isSchema);
  const enums = nameRules.flatMap((rule) => (Array.isArray(rule.enum) ? rule.enum.map(String) : []));
  const ofRules = nameRules.flatMap((rule) => (typeof rule.pattern === 'string' ? [rule.pattern] : []));
  const least = countOf(layers, 'minProperties') ?? 0;
  const word = (singularOf(name) ?? name).replaceAll(/\W/g, '') || 'key';
  const numbered = Array.from({ length: Math.max(KEYS, Math.min(least, 100)) }, (_, i) => `${word}${i + 1}`);
  const starts = [...patterns, ...ofRules].flatMap(literalStarts);
  const ofPatterns = [...patterns, ...ofRules]
    .filter((pattern) => readingOf(pattern).ok)
    .flatMap((pattern) => keyTexts(pattern, numbered.length));
  return [
    ...shown.flatMap((value) => (isSchema(value) ? Object.keys(value) : [])),
    ...enums,
    ...starts,
    ...starts.flatMap((start) => [...numbered, ...FORMS].map((form) => start + form)),
    ...numbered,
    ...FORMS,
    ...LONGER,
    ...ofPatterns,
  ];
}

/** `x-` of `^x-`, and `get` and `put` of `^(get|put)$`. */
function literalStarts(pattern: string): readonly string[] {
  const [, start = ''] = /^\^?((?:[\w\s/@:#-]|\\[./$-])*)/.exec(pattern) ?? [];
  const [, words = ''] = /^\^?\((?:\?:)?([\w|-]+)\)/.exec(pattern) ?? [];
  return [...words.split('|'), start.replaceAll('\\', '')].filter((text) => text !== '');
}

function isAllowed(layers: readonly Layer[], key: string): boolean {
  return valuesOf(layers, 'propertyNames').every((rule) => {
    if (!isSchema(rule)) return rule !== false;
    const { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY, enum: values } = rule;
    const hasLength = key.length >= Number(minLength) && key.length <= Number(maxLength);
    const hasForm = typeof pattern !== 'string' || matches(pattern, key);
    return hasLength && hasForm && (!Array.isArray(values) || values.includes(key));
  });
}

/** Whether an object is a map: it names no properties but says what their values are, or how many there are. */
export function isMap(layers: readonly Layer[]): boolean {
  const { value } = keywordIn(layers, 'additionalProperties') ?? {};
  return (
    isSchema(value) ||
    ['patternProperties', 'propertyNames'].some((keyword) => isSchema(keywordIn(layers, keyword)?.value)) ||
    (countOf(layers, 'minProperties') ?? 0) > 0
  );
}
