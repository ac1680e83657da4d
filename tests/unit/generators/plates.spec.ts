import { describe, expect, it } from 'vitest';
import { plates } from '../../../src/locales/countries/us/plates.ts';
import { STATES } from '../../fixtures/american-states.ts';
import { broken, cell, expectInEvery, type Row, recordsOfDocument } from '../../fixtures/records.ts';
import { FORMS_OF_STATES, formOf } from '../../fixtures/state-plates.ts';

const isOfState = (row: Row) =>
  FORMS_OF_STATES.get(cell(row, 'state'))?.has(formOf(cell(row, 'plate'))) ?? false;

const american = { field: 'vehicle.vrm', options: { region: 'US' } } as const;

describe('An American license plate', () => {
  const rows = recordsOfDocument([
    { name: 'plate', ...american },
    { name: 'state', field: 'location.stateAbbreviation' },
    { name: 'same', ...american },
    { name: 'other', ...american, of: { place: 2 } },
    { name: 'otherState', field: 'location.stateAbbreviation', of: { place: 2 } },
  ]);

  it('has a serial number of the state of the row’s place', () => {
    expectInEvery(rows, isOfState);
    expectInEvery(rows, ({ other = '', otherState = '' }) => isOfState({ plate: other, state: otherState }));
    const shifted = rows.map((row, i) => ({ ...row, plate: cell(rows.at(i - 1), 'plate') }));
    expect(broken(shifted, isOfState)).toHaveLength(5);
  });

  it('has no letter that looks like a digit, and no number that begins with 0', () => {
    expectInEvery(rows, ({ plate = '' }) => !/[IOQ]/.test(plate) && !/^0|[A-Z -]0(?!\d*$)/.test(plate));
  });

  it('exists for every state, in each of its formats', () => {
    expect(Object.keys(plates).sort()).toEqual([...STATES.keys()].sort());
    const ofState = (state: string) =>
      recordsOfDocument(
        [
          { name: 'plate', ...american },
          { name: 'state', field: 'location.stateAbbreviation', options: { state } },
        ],
        200,
      );
    for (const state of STATES.keys()) {
      const found = ofState(state);
      expectInEvery(found, isOfState);
      const forms = new Set(
        found.map(({ plate = '' }) => plate.replaceAll(/[A-Z]/g, 'A').replaceAll(/\d/g, '1')),
      );
      const expected = (plates[state] ?? '')
        .split('|')
        .map((mask) => mask.replaceAll(/[A-Z@]/g, 'A').replaceAll(/[\d%#]/g, '1'));
      expect([state, forms]).toEqual([state, new Set(expected)]);
    }
  });

  it('differs in every row if it is unique', () => {
    const unique = recordsOfDocument([{ name: 'plate', ...american, unique: true }], 100_000);
    expect(new Set(unique.map(({ plate }) => plate)).size).toBe(100_000);
    const known = new Set([...FORMS_OF_STATES.values()].flatMap((forms) => [...forms]));
    expectInEvery(unique, ({ plate = '' }) => known.has(formOf(plate)));
  });

  it('belongs to one format', () => {
    const formats = [...new Set(Object.values(plates).flatMap((packed) => packed.split('|')))];
    const charactersOf: Readonly<Record<string, string>> = {
      '@': 'ABCDEFGHJKLMNPRSTUVWXYZ',
      '#': '0123456789',
      '%': '123456789',
    };
    const at = (format: string, i: number) => charactersOf[format.charAt(i)] ?? format.charAt(i);
    const share = (one: string, other: string) =>
      one.length === other.length &&
      [...one].every((_, i) => [...at(one, i)].some((character) => at(other, i).includes(character)));
    expect(share('6@@@%##', '%ABC###')).toBe(true);
    const pairs = formats.flatMap((one, i) => formats.slice(i + 1).filter((other) => share(one, other)));
    expect(pairs).toEqual([]);
  });
});
