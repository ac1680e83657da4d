import { isSourceKind, type SourceKind, type SourceKindInfo, sourceKinds } from './kinds.ts';
import { describeNamed } from './named-sources.ts';
import { markdownAsCsv } from './samples/markdown-table.ts';

/** The part of a source that tells its kind, in characters. */
const HEAD = 200_000;

const kindsByExtension = Object.entries<SourceKindInfo>(sourceKinds)
  .flatMap(([kind, { extensions }]) => extensions.map((extension) => ({ kind, extension })))
  // `schema.json` says more than `json`.
  .sort((one, other) => other.extension.length - one.extension.length);

/**
 * The kind of a source, by the ending of its file's name and then by its content. Undefined if it looks like none.
 * @param fileName the name of the file, if the source is one
 */
export function detectKind(text: string, fileName = ''): SourceKind | undefined {
  const name = fileName.toLowerCase();
  const kind = kindsByExtension.find(({ extension }) => name.endsWith(`.${extension}`))?.kind ?? '';
  if (isSourceKind(kind) && kind !== 'json') return kind;
  const head = text.slice(0, HEAD);
  if (describeNamed(head, fileName) !== undefined) return undefined;
  if (kind !== 'json') return kindOfContent(head);
  // Rows, JSON Schema and OpenAPI can all be in a file that ends with `.json`.
  const start = head.trimStart();
  return start.startsWith('{') || start.startsWith('[') ? kindOfJson(start) : kind;
}

/** Names a source that no reader takes, and says how to get one that a reader takes, as sentences. Undefined for an unknown source. */
export function describeOther(text: string, fileName = ''): string | undefined {
  return describeNamed(text.slice(0, HEAD), fileName);
}

function kindOfContent(head: string): SourceKind | undefined {
  const text = head.trimStart();
  if (text === '') return undefined;
  if (text.startsWith('{') || text.startsWith('[')) return kindOfJson(text);
  if (/^(?:openapi|swagger)\s*:/m.test(text)) return 'openapi';
  if (YAML_SCHEMA.test(text)) return 'json-schema';
  // MySQL and CSV have comments of the same form.
  const body = text.replace(/^(?:#[^\n]*\n\s*)+/, '');
  if (SQL.test(body)) return 'sql';
  return kindOfLines(body) ?? (body === text ? undefined : 'sql');
}

/** Keywords of JSON Schema in YAML, without a blank before them. */
const YAML_SCHEMA = /^(?:["']?\$(?:schema|defs|ref)["']?|properties|definitions|allOf|anyOf|oneOf):/m;

/** The beginnings of statements, and of the lines above them in dumps. A word before a comma is the name of a column. */
const SQL =
  /^\s*(?:--|\/\*|(?:create|alter|drop|insert|select|update|delete|with|set|use|pragma|grant|start\s+transaction|comment\s+on)\s+[\w"'`[@*]|(?:begin|go)\s*(?:;|[\r\n]|$))/i;

/** A line without a delimiter that has more words is a sentence and not the name of a column. */
const NAME_WORDS_MAX = 3;

function kindOfLines(text: string): SourceKind | undefined {
  const [line = ''] = text.split(/\r?\n/, 1);
  if (/\b(?:create\s+(?:\w+\s+){0,3}table|alter\s+table)\b/i.test(text)) return 'sql';
  if (markdownAsCsv(text) !== undefined) return 'csv';
  const count = (character: string) => line.split(character).length - 1;
  const tabs = count('\t');
  if (tabs > 0 && tabs >= Math.max(count(','), count(';'))) return 'tsv';
  // What ends the line divides nothing.
  if (/[,;|]/.test(line.trimEnd().slice(0, -1))) return 'csv';
  const isName = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_ .-]{0,63}$/u.test(line);
  return isName && line.trim().split(/\s+/).length <= NAME_WORDS_MAX ? 'csv' : undefined;
}

/** Properties that only these documents have at their top. */
const OPENAPI_NAMES = ['openapi', 'swagger'];
const SCHEMA_NAMES = ['$defs', 'definitions', '$ref', 'properties', 'allOf', 'anyOf', 'oneOf'];

function kindOfJson(text: string): SourceKind {
  if (isNdjson(text)) return 'ndjson';
  const names = topNames(text);
  if (OPENAPI_NAMES.some((name) => names.has(name))) return 'openapi';
  return SCHEMA_NAMES.some((name) => names.has(name)) || isNamedSchema(text, names) ? 'json-schema' : 'json';
}

/** Whether `$schema` names a version of JSON Schema. Data name their own schema there, such as `concerts.schema.json`. */
function isNamedSchema(text: string, names: ReadonlySet<string>): boolean {
  if (!names.has('$schema')) return false;
  const isVersion = /"\$schema"\s*:\s*"[^"]*json-schema\.org/.test(text);
  return isVersion || names.has('type') || names.has('$id') || names.size === 1;
}

/** Whether the first line is a complete object, and another one begins the next line that is not empty. */
function isNdjson(text: string): boolean {
  const [, first = '', second = ''] = /^(\{.*\})[ \t]*\r?\n\s*(\S)/.exec(text) ?? [];
  if (second !== '{') return false;
  try {
    JSON.parse(first);
    return true;
  } catch {
    return false;
  }
}

function isBeforeColon(text: string, from: number): boolean {
  const afterSpace = /\s*:/y;
  afterSpace.lastIndex = from;
  return afterSpace.test(text);
}

/** The names of an object's properties, without those of inner objects. Empty for a list. */
function topNames(text: string): ReadonlySet<string> {
  const names = new Set<string>();
  let depth = 0;
  if (!text.startsWith('{')) return names;
  // A string that is not closed reaches to the end of the text.
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (token === '{' || token === '[') depth++;
    else if (token === '}' || token === ']') depth--;
    else if (depth === 1 && isBeforeColon(text, index + token.length)) names.add(token.slice(1, -1));
  }
  return names;
}
