import { type AST, RegExpParser } from '@eslint-community/regexpp';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePattern } from '../../../../src/generators/pattern/parse.ts';
import type { Alternatives, ClassElement, Element } from '../../../../src/generators/pattern/tree.ts';
import { realPatterns } from '../../../fixtures/patterns.ts';

// The results of our parser and of ESLint's, in a common form. https://github.com/eslint-community/regexpp

/** Far above the time on a busy machine. */

function ours(source: string, unicode: boolean): string {
  return ourAlternatives(parsePattern(source, unicode).alternatives);
}

function theirs(source: string, unicode: boolean): string {
  const pattern = new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, 0, source.length, { unicode });
  const groups: AST.CapturingGroup[] = [];
  collect(pattern, groups);
  return theirAlternatives(pattern.alternatives, groups);
}

function ourAlternatives(alternatives: Alternatives): string {
  return alternatives.map((elements) => elements.map(ourElement).join(' ')).join(' | ');
}

function ourElement(element: Element): string {
  switch (element.type) {
    case 'character-class':
      return `${element.negate ? 'not' : 'of'}[${element.elements.map(ourClassElement).join(' ')}]`;
    case 'group':
      return `${element.number}(${ourAlternatives(element.alternatives)})`;
    case 'lookaround':
      return `${element.negate ? 'no ' : ''}${element.behind ? 'behind' : 'ahead'}(${ourAlternatives(element.alternatives)})`;
    case 'assertion':
      return element.source;
    case 'quantifier':
      return `${ourElement(element.element)}{${element.min},${element.max}}${element.greedy ? '' : 'lazily'}`;
    case 'backreference':
      return `back ${element.groups.join('/')}`;
  }
}

function ourClassElement(element: ClassElement): string {
  return 'escape' in element ? element.escape.source : `${element.from}-${element.to}`;
}

function theirAlternatives(alternatives: AST.Alternative[], groups: AST.CapturingGroup[]): string {
  return alternatives
    .map(({ elements }) => elements.map((element) => theirElement(element, groups)).join(' '))
    .join(' | ');
}

function theirElement(element: AST.Element, groups: AST.CapturingGroup[]): string {
  switch (element.type) {
    case 'Character':
      return `of[${element.value}-${element.value}]`;
    case 'CharacterSet':
      return `of[${element.raw}]`;
    case 'CharacterClass':
      return `${element.negate ? 'not' : 'of'}[${element.elements.map(theirClassElement).join(' ')}]`;
    case 'CapturingGroup':
      return `${groups.indexOf(element) + 1}(${theirAlternatives(element.alternatives, groups)})`;
    case 'Group':
      return `0(${theirAlternatives(element.alternatives, groups)})`;
    case 'Quantifier':
      return `${theirElement(element.element, groups)}{${element.min},${element.max}}${element.greedy ? '' : 'lazily'}`;
    case 'Backreference':
      return `back ${[element.resolved]
        .flat()
        .map((group) => groups.indexOf(group) + 1)
        .join('/')}`;
    case 'Assertion':
      return theirAssertion(element, groups);
    default:
      throw new Error(`${element.type} belongs to the flag v`);
  }
}

function theirAssertion(element: AST.Assertion, groups: AST.CapturingGroup[]): string {
  switch (element.kind) {
    case 'start':
      return '^';
    case 'end':
      return '$';
    case 'word':
      return element.negate ? '\\B' : '\\b';
    default:
      return `${element.negate ? 'no ' : ''}${element.kind.slice(4)}(${theirAlternatives(element.alternatives, groups)})`;
  }
}

function theirClassElement(element: AST.CharacterClassElement): string {
  if (element.type === 'Character') return `${element.value}-${element.value}`;
  if (element.type === 'CharacterClassRange') return `${element.min.value}-${element.max.value}`;
  return element.raw;
}

function collect(node: AST.Pattern | AST.Element | AST.Alternative, groups: AST.CapturingGroup[]): void {
  if (node.type === 'CapturingGroup') groups.push(node);
  if (node.type === 'Quantifier') collect(node.element, groups);
  if (node.type === 'Alternative') for (const element of node.elements) collect(element, groups);
  if ('alternatives' in node) for (const alternative of node.alternatives) collect(alternative, groups);
}

function accepts(source: string, flags: string): boolean {
  try {
    new RegExp(source, flags);
    return true;
  } catch {
    return false;
  }
}

describe('reading a pattern', () => {
  test.each(Object.entries(realPatterns))('%s is read as by another parser', (_, source) => {
    const accepted = ['', 'u'].filter((flags) => accepts(source, flags));
    expect(accepted).not.toEqual([]);
    for (const flags of accepted) expect(ours(source, flags === 'u')).toBe(theirs(source, flags === 'u'));
  });

  test.each([
    String.raw`\1\2(a)\10\18\8\9\012\0\377\400`,
    String.raw`(?<a>x)\k<a>\k<\u0061>(?<$b_1>y)\k<$b_1>`,
    String.raw`(?<\u0061>x)\k<a>`,
    String.raw`(?<Ωmega>x)\k<Ωmega>`,
    String.raw`\k<a>\k\k<`,
    String.raw`[\k](a)`,
    String.raw`\c\cA\cz\c1[\c\cA\c1\c_\c*]`,
    String.raw`\x4\x41\xg\u004\u0041\u{41}\u{3}`,
    String.raw`\a\e\q\_\-\/[\a\-\/\]\[]`,
    String.raw`[\b\B\d-x\w-\s--a]`,
    '[]a]|[^]]',
    '[-a][a-][a-c-e][^-]',
    'a{,5}b{c{1d{1,e{1,2f}{{',
    'a{2}?b{2,}?c{2,3}?d??e*?f+?',
    '(?=a)*(?!b){2}(?:c)(?<=d)(?<!e)',
    '(|a||)',
    '(()(()))()',
    '[(](a)[\\](](b)\\((c)',
    '(?:(?<y>a)|b)',
    ']}',
    '\\ud83d\\ude00[\\ud83d\\ude00]',
    '😀[😀]',
    '\n\t [\n]',
  ])('%j is read as by another parser', (source) => {
    expect(accepts(source, '')).toBe(true);
    expect(ours(source, false)).toBe(theirs(source, false));
  });

  test.each([
    String.raw`\p{L}\P{Script=Greek}[\p{Lu}\P{sc=Han}-]`,
    String.raw`\u{1F600}\ud83d\ude00[\u{1F600}-\u{1F64F}\ud83d\ude00]`,
    String.raw`\ud83d\u0041\ude00`,
    String.raw`[\-\b\^\]]\/\|\0`,
    '😀+[😀-🙏]?',
    String.raw`(?<𝒜>.)\k<𝒜>\1`,
    String.raw`(?<\u{1d49c}>.)\k<𝒜>`,
  ])('%j is read with the flag u as by another parser', (source) => {
    expect(accepts(source, 'u')).toBe(true);
    expect(ours(source, true)).toBe(theirs(source, true));
  });

  test('anything that RegExp accepts is read as by another parser', { tags: ['deep'] }, () => {
    const piece = fc.constantFrom(
      ...String.raw`()[]{}|\^$*+?.,-:=!<>0123489abcdDsSwWbBkpuxn${' '}é😀`,
      ...[
        '(?:',
        '(?=',
        '(?<a>',
        '(?<!',
        '\\k<a>',
        '\\u{',
        '\\u00',
        '\\x4',
        '\\c',
        '\\1',
        '\\p{L}',
        '{1,',
        '[^',
        '[a-',
      ],
    );
    let read = 0;
    const property = fc.property(fc.array(piece, { maxLength: 14 }), fc.boolean(), (pieces, unicode) => {
      const source = pieces.join('');
      if (!accepts(source, unicode ? 'u' : '')) return;
      read++;
      expect(ours(source, unicode)).toBe(theirs(source, unicode));
    });
    fc.assert(property, { numRuns: 12_000, seed: 1 });
    expect(read).toBeGreaterThan(1000);
  });

  test('an unknown kind of group is refused', () => {
    expect(() => parsePattern('(?~a)', false)).toThrow();
  });
});
