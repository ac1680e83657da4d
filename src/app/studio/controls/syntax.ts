import type { LanguageId } from '../../../code/languages.ts';
import type { TextFormatId } from '../../../formats/formats.ts';

/** A piece of a text, with its place in the syntax; undefined for what is between. */
export interface Token {
  readonly kind: 'key' | 'string' | 'number' | 'word' | 'comment' | undefined;
  readonly text: string;
}

/** Each is tried at a place alone. A rule without a kind names what no other rule reads. */
type Rule = readonly [kind: Token['kind'], pattern: RegExp];
/**
 * The first rule that matches at a place counts. A text is read in linear time: a rule that can fail after many characters
 * is followed by one that reads the same characters, and what is never closed reaches to the end.
 */
export type Rules = readonly Rule[];

export const words: Rule = [undefined, /\w+|./sy];

const json: Rules = [
  [undefined, /[\s,:[\]{}]+/y],
  ['key', /"(?:[^"\\\n]|\\.)*"(?=\s*:)/y],
  ['string', /"(?:[^"\\\n]|\\.)*"?/y],
  ['number', /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b/y],
  ['word', /(?:true|false|null)\b/y],
  words,
];

/** The first line names the columns. */
const separated: Rules = [
  ['key', /^[^\r\n]+/y],
  [undefined, /[,;\t|\r\n]+/y],
  ['string', /(?<=[,;\t|\n])"(?:[^"]|"")*"?/y],
  // A comma within a number stands beside another separator.
  ['number', /(?<=[;\t|])-?\d+,\d+(?=[;\t|\r\n]|$)|(?<=\n)-?\d+,\d+(?=[;\t|])/y],
  ['number', /(?<=[,;\t|\n])-?\d+(?:\.\d+)?(?=[,;\t|\r\n]|$)/y],
  ['word', /(?<=[,;\t|\n])(?:true|false|null)(?=[,;\t|\r\n]|$)/y],
  [undefined, /[^,;\t|\r\n]+/y],
];

/** Our files quote all names, so that any bare word is one of the language’s own. */
const sql: Rules = [
  [undefined, /[\s,();=.]+/y],
  [undefined, /stdin;\r?\n.*?(?:\n\\\.|$)/sy],
  ['comment', /--[^\n]*|\/\*.*?(?:\*\/|$)/sy],
  ['string', /[NE]?'(?:[^']|'')*'?/y],
  ['key', /"(?:[^"]|"")*"?|`(?:[^`]|``)*`?|(?<![\w\]])\[(?:[^\]\n]|\]\])*\]?/y],
  ['number', /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b/y],
  ['word', /@{0,2}[A-Za-z_]\w*/y],
  words,
];

const markup: Rules = [
  ['comment', /<!--.*?(?:-->|$)/sy],
  ['key', /<[/?!]?[\w:.-]+|[/?]?>/y],
  ['string', /"[^"<>]*"(?=[^<>]{0,200}>)/y],
  ['number', /(?<=>)-?\d+(?:\.\d+)?(?=<)/y],
  ['word', /(?<=>)(?:true|false|null)(?=<)/y],
  [undefined, /[^<>/?"]+|./sy],
];

const yaml: Rules = [
  [undefined, /\s+/y],
  ['comment', /^#[^\n]*/my],
  ['key', /(?<=^[ -]{0,80})(?:"(?:[^"\\\n]|\\.)*"|[^\s"'[{#-][^\n]*?)(?=:(?: |$))/my],
  ['key', /"(?:[^"\\\n]|\\.)*"(?=:)/y],
  ['number', /(?<=[:,[-] ?)-?\d+(?:\.\d+)?(?:e[+-]?\d+)?(?=\s*$|\s*[,\]}])/my],
  ['word', /(?<=[:,[-] ?)(?:true|false|null)(?=\s*$|\s*[,\]}])/my],
  ['string', /"(?:[^"\\\n]|\\.)*"?|'(?:[^'\n]|'')*'?|(?<=[:-] )[^\s"'[{|>-][^\n]*/y],
  [undefined, /[^\s:,["'-]+|./sy],
];

const markdown: Rules = [
  ['key', /^[^\n]+/y],
  [undefined, /[ \n]+/y],
  ['comment', /(?<=\n)\|[ :|-]+\|(?=\n|$)/y],
  ['number', /(?<=\| {0,80})-?\d+(?:\.\d+)?(?= *\|)/y],
  ['word', /(?<=\| {0,80})(?:true|false|null)(?= *\|)/y],
  [undefined, /[^ |\n]+|\|/y],
];

const typescript: Rules = [
  [undefined, /[\s,:;=[\](){}]+/y],
  ['comment', /\/\/[^\n]*|\/\*.*?(?:\*\/|$)/sy],
  ['key', /(?:"(?:[^"\\\n]|\\.)*"|[A-Za-z_$][\w$]*)(?=\??: )/y],
  ['string', /"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?/y],
  ['number', /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?n?\b/y],
  [
    'word',
    /(?:export|const|readonly|interface|type|new|string|number|boolean|bigint|unknown|undefined|Date|BigInt|true|false|null)\b/y,
  ],
  [undefined, /[\w$]+|./sy],
];

const python: Rules = [
  [undefined, /[\s,:=[\](){}]+/y],
  ['comment', /#[^\n]*/y],
  ['key', /"(?:[^"\\\n]|\\.)*"(?=:)/y],
  ['string', /"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?/y],
  ['number', /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b/y],
  ['word', /(?:import|from|True|False|None)\b/y],
  words,
];

const anyText: Rules = [
  ['string', /"(?:[^"\\\n]|\\.)*"?/y],
  ['number', /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b/y],
  ['word', /(?:true|false|null)\b/y],
  words,
];

const syntaxes: Readonly<Record<TextFormatId | LanguageId, Rules>> = {
  csv: separated,
  tsv: separated,
  json,
  ndjson: json,
  sql,
  'sql-copy': sql,
  xml: markup,
  yaml,
  markdown,
  html: markup,
  typescript,
  python,
  template: anyText,
  'json-schema': json,
  ddl: sql,
};

export type SyntaxId = keyof typeof syntaxes;

/** A part of a text in tokens, which together are the part. */
export interface TokenPart {
  readonly tokens: readonly Token[];
  /** Where the part ends: at the end of a token, so that the next part can begin there. */
  readonly end: number;
}

/** Reads a text from a place to the token at another one. */
export function readTokens(text: string, syntax: SyntaxId, from = 0, to = text.length): TokenPart {
  return readByRules(text, syntaxes[syntax], from, to);
}

export function readByRules(text: string, rules: Rules, from = 0, to = text.length): TokenPart {
  const tokens: Token[] = [];
  let between = from;
  let end = from;
  while (end < to) {
    const start = end;
    const rule = rules.find(([, pattern]) => {
      pattern.lastIndex = start;
      if (pattern.test(text)) end = pattern.lastIndex;
      return end > start;
    });
    const kind = rule?.[0];
    if (end === start) end++;
    if (kind === undefined) continue;
    if (start > between) tokens.push({ kind: undefined, text: text.slice(between, start) });
    tokens.push({ kind, text: text.slice(start, end) });
    between = end;
  }
  if (end > between) tokens.push({ kind: undefined, text: text.slice(between, end) });
  return { tokens, end };
}
