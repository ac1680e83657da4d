import { expect, test } from 'vitest';
import {
  CHOOSE_FORMAT,
  findItems,
  GO_TO_COLUMN,
  type ItemGroup,
  type PaletteItem,
} from '../../../../../src/app/studio/commands/find-items.ts';

const item = (label: string, more: Partial<PaletteItem> = {}): PaletteItem => ({
  id: label,
  label,
  isEnabled: true,
  run: () => {},
  ...more,
});

const columns = (...labels: readonly string[]): readonly ItemGroup[] => [
  { title: 'Columns', items: labels.map((label) => item(label, { detail: 'orders' })) },
];

const found = (groups: readonly ItemGroup[], text: string, recent: readonly string[] = []) =>
  findItems(groups, text, recent).flatMap(({ items }) => items.map(({ label }) => label));

test('a whole name is first, then a prefix, the beginnings of words, and a part of a word', () => {
  const all = columns('s_h_i_p', 'membership', 'is_ship', 'ship_date', 'ship', 'total');
  expect(found(all, 'ship')).toEqual(['ship', 'ship_date', 'is_ship', 'membership']);
});

test.each([
  ['words in any order', 'date ship', ['ship_date']],
  ['a name with capitals inside', 'deliv addr', ['deliveryAddress']],
  ['the name of its table', 'orders total', ['total']],
  ['nothing without letters and digits', '?!', []],
])('finds %s', (_, text, expected) => {
  expect(found(columns('ship_date', 'deliveryAddress', 'total'), text)).toEqual(expected);
});

test('fields are also found by synonyms, and the group of the best match is first', () => {
  const groups = [
    ...columns('phone_calls'),
    { title: 'Add a column', items: [item('Phone Number', { field: 'phone.number' })] },
  ];
  expect(found(groups, 'mobile')).toEqual(['Phone Number']);
  expect(findItems(groups, 'phone number', []).map(({ title }) => title)).toEqual(['Add a column']);
});

test('a column with the text in its name comes before a field of that name, which would add a column', () => {
  const fields = { title: 'Add a column', items: [item('Amount', { field: 'finance.amount' })] };
  const own = (...labels: readonly string[]) =>
    columns(...labels).map(({ items }) => ({ title: GO_TO_COLUMN, items }));
  expect(found([...own('paid_amount'), fields], 'amount', ['Amount'])).toEqual(['paid_amount', 'Amount']);
  expect(found([...own('preamounts'), fields], 'amount')).toEqual(['preamounts', 'Amount']);
  // The name of the table alone is a lesser match.
  expect(found([...own('total'), fields], 'order')).toEqual(['total']);
});

test('a format with a word that begins with the text comes before a field of that name', () => {
  const fields = { title: 'Add a column', items: [item('JSON', { field: 'json' })] };
  const formats = { title: CHOOSE_FORMAT, items: [item('Format: JSON'), item('Format: NDJSON')] };
  expect(found([formats, fields], 'json')).toEqual(['Format: JSON', 'Format: NDJSON', 'JSON']);
  const son = { title: 'Add a column', items: [item('Son', { field: 'list' })] };
  expect(found([formats, son], 'son')).toEqual(['Son', 'Format: JSON', 'Format: NDJSON']);
});

test('without a text, what can be done comes before what cannot, which is never among the recent', () => {
  const items = [item('undo', { isEnabled: false }), item('share'), item('code')];
  expect(found([{ title: 'Commands', items }], '', ['undo', 'code'])).toEqual([
    'code',
    'share',
    'code',
    'undo',
  ]);
});

test('without a text recent items are first, and those that are gone are left out', () => {
  expect(found(columns('a', 'b'), '', ['b', 'gone'])).toEqual(['b', 'a', 'b']);
});
