import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lexicalRules } from '../../../../src/importers/sql/dialects.ts';
import { statementsOf } from '../../../../src/importers/sql/statements.ts';
import type { Token } from '../../../../src/importers/sql/token.ts';
import { schemaSources } from '../../../fixtures/import/schemas.ts';
import { read } from './read.ts';

const DIALECTS = ['postgresql', 'mysql', 'sqlite', 'sqlserver'] as const;
const DUMPS = {
  postgresql: 'postgresql',
  mysql: 'mariadb',
  sqlite: 'sqlite',
  sqlserver: 'sqlserver',
} as const;
const dumps = DIALECTS.map((dialect) => {
  const file = new URL(`../../../fixtures/dumps/${DUMPS[dialect]}.sql`, import.meta.url);
  return { name: 'dump', dialect, sql: readFileSync(file, 'utf8') };
});
const sources = [...schemaSources, ...dumps];

const UNKNOWN = /is not known here/;

describe('every token of a source is read or listed', () => {
  it.each(sources)('of $name in $dialect, with any line ends', ({ dialect, sql }) => {
    const linesOf = (text: string) =>
      read(text, dialect).skipped.map(({ place, reason, matters }) => [place.line, reason, matters]);
    const listed = linesOf(sql);
    expect(listed.filter(([, reason]) => UNKNOWN.test(String(reason)))).toEqual([]);
    expect(linesOf(sql.replaceAll('\n', '\r\n'))).toEqual(listed);
  });

  /** Behind them comes a name, which can be any word. */
  const BEFORE_NAMES = new Set(['KEY', 'UNIQUE', 'INDEX', 'CONSTRAINT', 'CLUSTERED', 'NONCLUSTERED', 'ADD']);

  /** The tokens of definitions of tables before which a word has no meaning. A word before a string can be its type. */
  function* placesFor(sql: string, dialect: (typeof DIALECTS)[number]): Generator<Token> {
    for (const { tokens } of statementsOf(sql, lexicalRules[dialect])) {
      if (tokens[1]?.keyword !== 'TABLE' || tokens[0]?.keyword === 'DROP') continue;
      let isInOptions = false;
      for (const [i, token] of tokens.entries()) {
        if (token.keyword === '(' && tokens[i - 1]?.keyword === 'WITH') isInOptions = true;
        else if (token.keyword === ')') isInOptions = false;
        const before = tokens[i - 1]?.keyword ?? '';
        const isOfType = token.kind === 'string' || token.keyword === ']';
        if (i > 1 && !isInOptions && !isOfType && !BEFORE_NAMES.has(before)) yield token;
      }
    }
  }

  it.each(schemaSources)('of $name in $dialect with a word that means nothing', ({ dialect, sql }) => {
    const tokens = [...placesFor(sql, dialect)].filter((_, i) => i % 37 === 5);
    for (const { start } of tokens) {
      const text = `${sql.slice(0, start)} frobnicate ${sql.slice(start)}`;
      const line = text.slice(0, start).split('\n').length;
      const result = read(text, dialect);
      const isListed = result.skipped.some(({ place, matters }) => place.line === line && matters);
      const isRead = JSON.stringify(result).toLowerCase().includes('frobnicate');
      expect(isListed || isRead, text.slice(start - 40, start + 60)).toBe(true);
    }
  });
});
