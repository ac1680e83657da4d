import { type Rules, readByRules, readTokens, type Token, words } from '../studio/controls/syntax.ts';

/** A command begins a line, or follows a pipe. */
const shell: Rules = [
  ['comment', /(?<=^|\s)#[^\n]*/my],
  ['string', /'[^']*'?|"(?:[^"\\]|\\.)*"?/sy],
  ['number', /(?<=\s)--?[a-zA-Z][\w-]*/y],
  ['word', /(?<=(?:^|\| ?|&& ?|\$\()[ \t]{0,8})[\w./-]+(?=\s|$)/my],
  [undefined, /[\w./-]+/y],
  words,
];

const program: Rules = [
  [undefined, /[\s,:;=[\](){}]+/y],
  ['comment', /\/\/[^\n]*|\/\*.*?(?:\*\/|$)/sy],
  ['string', /'(?:[^'\\\n]|\\.)*'?|"(?:[^"\\\n]|\\.)*"?|`(?:[^`\\]|\\.)*`?/sy],
  ['key', /[A-Za-z_$][\w$]*(?=\??: )/y],
  ['number', /\d[\d_]*(?:\.\d+)?n?\b/y],
  [
    'word',
    /(?:import|export|from|default|const|let|function|return|async|await|for|of|in|if|else|new|throw|try|catch|type|interface|typeof|as|satisfies|readonly|string|number|boolean|true|false|null|undefined)\b/y,
  ],
  [undefined, /[\w$]+/y],
  words,
];

const readers: Readonly<Record<string, (text: string) => readonly Token[]>> = {
  sh: (text) => readByRules(text, shell).tokens,
  ts: (text) => readByRules(text, program).tokens,
  js: (text) => readByRules(text, program).tokens,
  json: (text) => readTokens(text, 'json').tokens,
  sql: (text) => readTokens(text, 'sql').tokens,
  python: (text) => readTokens(text, 'python').tokens,
};

/**
 * The text of a code block in tokens.
 * @param info the block's language, and after it the name of its file; a block without a language has no colors
 */
export function codeTokens(text: string, info = ''): readonly Token[] {
  const [language = ''] = info.split(' ');
  return readers[language]?.(text) ?? [{ kind: undefined, text }];
}
