import type { LanguageId } from '../../../code/languages.ts';
import type { FormatId } from '../../../formats/formats.ts';

const KINDS = ['key', 'string', 'number', 'word', 'comment'] as const;

/** A piece of a text, with its place in the syntax; undefined for what is between. */
export interface Token {
  readonly kind: (typeof KINDS)[number] | undefined;
  readonly text: string;
}

const QUOTED = String.raw`"(?:[^"\\\n]|\\.)*"`;
const SINGLE_QUOTED = String.raw`'(?:[^'\\\n]|\\.)*'`;
const NUMBER = String.raw`-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b`;
const LITERAL = 'true|false|null';

type Rules = Readonly<Partial<Record<(typeof KINDS)[number] | 'plain', string>>>;

/** The first rule that matches at a place counts. */
const syntaxOf = (rules: Rules, flags = '') =>
  new RegExp(
    Object.entries(rules)
      .map(([kind, rule]) => `(?<${kind}>${rule})`)
      .join('|'),
    `g${flags}`,
  );

const json = syntaxOf({
  key: String.raw`${QUOTED}(?=\s*:)`,
  string: `${QUOTED}?`,
  number: NUMBER,
  word: String.raw`\b(?:${LITERAL})\b`,
});

/** The first line names the columns. */
const separated = syntaxOf({
  key: String.raw`^[^\r\n]+`,
  string: String.raw`(?<=[,;\t|\n])"(?:[^"]|"")*"?`,
  number: [
    // A comma within a number stands beside another separator.
    String.raw`(?<=[;\t|])-?\d+,\d+(?=[;\t|\r\n]|$)|(?<=\n)-?\d+,\d+(?=[;\t|])`,
    String.raw`(?<=[,;\t|\n])-?\d+(?:\.\d+)?(?=[,;\t|\r\n]|$)`,
  ].join('|'),
  word: String.raw`(?<=[,;\t|\n])(?:${LITERAL})(?=[,;\t|\r\n]|$)`,
});

/** Our files quote all names, so that any bare word is one of the language’s own. */
const sql = syntaxOf({
  plain: String.raw`stdin;\r?\n[^]*?(?:\n\\\.|$)`,
  comment: String.raw`--[^\n]*|/\*[^]*?\*/`,
  string: String.raw`\b[NE]?'(?:[^']|'')*'?|'(?:[^']|'')*'?`,
  key: ['"(?:[^"]|"")*"?', '`(?:[^`]|``)*`?', String.raw`(?<![\w\]])\[(?:[^\]\n]|\]\])*\]`].join('|'),
  number: NUMBER,
  word: String.raw`@{0,2}\b[A-Za-z_]\w*`,
});

const markup = syntaxOf({
  comment: '<!--[^]*?-->',
  key: String.raw`<[/?!]?[\w:.-]+|[/?]?>`,
  string: '"[^"<>]*"(?=[^<>]{0,200}>)',
  number: String.raw`(?<=>)-?\d+(?:\.\d+)?(?=<)`,
  word: `(?<=>)(?:${LITERAL})(?=<)`,
});

const yaml = syntaxOf(
  {
    comment: String.raw`^#[^\n]*`,
    key: String.raw`(?<=^[ -]{0,80})(?:${QUOTED}|[^\s"'\[{#-][^\n]*?)(?=:(?: |$))|${QUOTED}(?=:)`,
    number: String.raw`(?<=[:,[-] ?)-?\d+(?:\.\d+)?(?:e[+-]?\d+)?(?=\s*$|\s*[,\]}])`,
    word: String.raw`(?<=[:,[-] ?)(?:${LITERAL})(?=\s*$|\s*[,\]}])`,
    string: String.raw`${QUOTED}?|'(?:[^'\n]|'')*'?|(?<=[:-] )[^\s"'\[{|>-][^\n]*`,
  },
  'm',
);

const markdown = syntaxOf({
  key: String.raw`^[^\n]+`,
  comment: String.raw`(?<=\n)\|[ :|-]+\|(?=\n|$)`,
  number: String.raw`(?<=\| {0,80})-?\d+(?:\.\d+)?(?= *\|)`,
  word: String.raw`(?<=\| {0,80})(?:${LITERAL})(?= *\|)`,
});

const typescript = syntaxOf({
  comment: String.raw`//[^\n]*|/\*[^]*?\*/`,
  key: String.raw`(?:${QUOTED}|\b[A-Za-z_$][\w$]*)(?=\??: )`,
  string: `${QUOTED}?|${SINGLE_QUOTED}?`,
  number: String.raw`-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?n?\b`,
  word: String.raw`\b(?:export|const|readonly|interface|type|new|string|number|boolean|bigint|unknown|undefined|Date|BigInt|${LITERAL})\b`,
});

const python = syntaxOf({
  comment: String.raw`#[^\n]*`,
  key: `${QUOTED}(?=:)`,
  string: `${QUOTED}?|${SINGLE_QUOTED}?`,
  number: NUMBER,
  word: String.raw`\b(?:import|from|True|False|None)\b`,
});

const anyText = syntaxOf({ string: `${QUOTED}?`, number: NUMBER, word: String.raw`\b(?:${LITERAL})\b` });

const syntaxes: Readonly<Record<FormatId | LanguageId, RegExp>> = {
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
  const tokens: Token[] = [];
  let end = from;
  const pattern = new RegExp(syntaxes[syntax]);
  pattern.lastIndex = from;
  for (const { 0: found, index, groups } of text.matchAll(pattern)) {
    if (index >= to) break;
    if (found === '') continue;
    if (index > end) tokens.push({ kind: undefined, text: text.slice(end, index) });
    tokens.push({ kind: KINDS.find((kind) => groups?.[kind] !== undefined), text: found });
    end = index + found.length;
    if (end >= to) break;
  }
  if (end >= to) return { tokens, end };
  return { tokens: [...tokens, { kind: undefined, text: text.slice(end, to) }], end: to };
}
