import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFormula } from '../../../src/expression/formula.ts';
import {
  renameInAggregates,
  renameInFormula,
  renameInTemplate,
  renameTableInFormula,
} from '../../../src/expression/rename.ts';
import { parseTemplate } from '../../../src/expression/template.ts';

describe('renaming a column in a formula', () => {
  it.each([
    ['net * 1.19', 'net', 'price', 'price * 1.19'],
    ['net+net2 - net', 'net', 'n', 'n+net2 - n'],
    ['net * 2', 'net', 'unit price', '[unit price] * 2'],
    ['[unit price]*2 + a', 'unit price', 'price', 'price*2 + a'],
    ['[a]]b] + 1', 'a]b', 'c]d', '[c]]d] + 1'],
    ['concat(\'net\', net, "net")', 'net', 'x', 'concat(\'net\', x, "net")'],
    ['round(round, 2)', 'round', 'value', 'round(value, 2)'],
    ['net > 5 and not paid', 'paid', 'and', 'net > 5 and not [and]'],
    ['row + [row]', 'row', 'line', 'row + line'],
    ['if(a = 1, -a, !b)', 'a', 'größe', 'if(größe = 1, -größe, !b)'],
    ['isNull(a) or b', 'a', 'größe', 'isNull(größe) or b'],
    ['a + 1', 'a', '2024', '[2024] + 1'],
    ['previous(a) + total( [a] ) + a', 'a', 'b c', 'previous([b c]) + total( [b c] ) + [b c]'],
    ["a in ('a', a)", 'a', 'b', "b in ('a', b)"],
    ['sum(a.a) + a', 'a', 'b', 'sum(a.a) + b'],
  ])('makes of %s, where %s becomes %s, %s', (source, from, to, renamed) => {
    expect(renameInFormula(source, from, to)).toBe(renamed);
  });

  it('leaves a formula that cannot be parsed, and one that does not read the column', () => {
    expect(renameInFormula('net * (', 'net', 'x')).toBe('net * (');
    expect(renameInFormula("net_total + 'net'", 'net', 'x')).toBe("net_total + 'net'");
  });

  it('changes nothing but the name, for any name', () => {
    const anyName = fc.string({ unit: 'grapheme', minLength: 1 }).filter((name) => name.trim() !== '');
    fc.assert(
      fc.property(anyName, anyName, (from, to) => {
        const written = `[${from.replaceAll(']', ']]')}]`;
        const source = `if(${written} = 1, round( ${written} ,2), concat('${written.replaceAll("'", "''")}', row))`;
        const before = parseFormula(source);
        const after = parseFormula(renameInFormula(source, from, to));
        if (!before.ok || !after.ok) throw new Error(source);
        expect(after.value.columns).toEqual([to]);
        expect(renameInFormula(renameInFormula(source, from, to), to, 'a')).toBe(
          renameInFormula(source, from, 'a'),
        );
      }),
    );
  });
});

describe('renaming in what a formula reads of other tables', () => {
  it.each([
    ['sum(t.c) + c', 't', 'c', 'net', 'sum(t.net) + c'],
    [
      'sum([t].[c]) + max( t . c ) + count(t)',
      't',
      'c',
      'a b',
      'sum([t].[a b]) + max( t . [a b] ) + count(t)',
    ],
    ['sum(u.c) + first(t.c)', 't', 'c', 'd', 'sum(u.c) + first(t.d)'],
    ['min(c, 2)', 't', 'c', 'd', 'min(c, 2)'],
    ['sum(c.c)', 'c', 'c', 'd', 'sum(c.d)'],
  ])('makes of %s, where the column %s.%s becomes %s, %s', (source, table, from, to, renamed) => {
    expect(renameInAggregates(source, table, from, to)).toBe(renamed);
  });

  it.each([
    ['sum(t.t) + t + count( [t] )', 't', 'order lines', 'sum([order lines].t) + t + count( [order lines] )'],
    ['count(t) + last(u.t)', 't', 'and', 'count([and]) + last(u.t)'],
    ['previous(t)', 't', 'u', 'previous(t)'],
  ])('makes of %s, where the table %s becomes %s, %s', (source, from, to, renamed) => {
    expect(renameTableInFormula(source, from, to)).toBe(renamed);
  });
});

describe('renaming a column in a template', () => {
  it.each([
    ['{status|upper} #{row|pad:6}', 'status', 'state', '{state|upper} #{row|pad:6}'],
    ['{ first } {last}, {first}', 'first', 'given name', '{ given name } {last}, {given name}'],
    ['{a} {{a}}', 'a', 'b', '{b} {{a}}'],
    ['{[a:b]|upper}', 'a:b', 'c', '{c|upper}'],
    ['{a}', 'a', 'b|c', '{[b|c]}'],
    ['{a}', 'a', '{b', '{[{b]}'],
    ['{a}', 'a', 'row', '{[row]}'],
    ['{[row]} {row}', 'row', 'line', '{line} {row}'],
    ['{a]b}', 'a]b', 'c', '{c}'],
    ['{a}', 'a', ' b ', '{[ b ]}'],
    ['{a|pad', 'a', 'b', '{a|pad'],
  ])('makes of %s, where %s becomes %s, %s', (text, from, to, renamed) => {
    expect(renameInTemplate(text, from, to)).toBe(renamed);
  });

  it('changes nothing but the name, for any name', () => {
    const anyName = fc.string({ unit: 'grapheme', minLength: 1 }).filter((name) => name.trim() !== '');
    fc.assert(
      fc.property(anyName, anyName, fc.string(), (from, to, around) => {
        const text = `${around.replaceAll(/[{}]/g, '$&$&')}{[${from.replaceAll(']', ']]')}]|upper}{row}`;
        const renamed = parseTemplate(renameInTemplate(text, from, to));
        const before = parseTemplate(text);
        if (!renamed.ok || !before.ok) throw new Error(text);
        expect(renamed.value.columns).toEqual([to]);
        expect(renamed.value.parts.filter((part) => typeof part === 'string')).toEqual(
          before.value.parts.filter((part) => typeof part === 'string'),
        );
      }),
    );
  });
});
