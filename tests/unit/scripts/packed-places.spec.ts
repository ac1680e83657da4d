import { expect, it } from 'vitest';
import { withoutTowns } from '../../../scripts/data/packed-places.mjs';
import { places } from '../../../src/generators/data/places.ts';
import { type Places, readPlaces } from '../../../src/generators/places.ts';

/** Each zip code with its town and all that is known of both. */
function describeZips(table: Places): readonly string[] {
  return table.zips.map((zip, i) => {
    const city = table.cityOfZip[i] ?? -1;
    const county = table.countyOfCity[city] ?? -1;
    const [from = 0, to = 0] = table.firstZipOfCity.slice(city, city + 2);
    return [
      ...[zip, table.latitudes[i], table.longitudes[i], i >= from && i < to],
      ...[table.cities[city], table.people[city], table.areaCodesOfCity[city]],
      ...[table.counties[county], table.stateOfCounty[county], table.zoneOfCounty[county]],
    ].join(' ');
  });
}

it('The table of places without some names is the same otherwise, and has no county without a town', () => {
  const all = readPlaces(places);
  const [county = '', town = ''] =
    places.counties
      .split('|')
      .map((text) => text.split(','))
      .find(({ length }) => length === 2) ?? [];
  expect(town).not.toBe('');
  const isLeftOut = (name: string) => ['Brooklyn', 'Nantucket', 'Kings', town].includes(name);
  const fewer = readPlaces(withoutTowns(places, isLeftOut));
  const left = describeZips(all).filter((_, i) => {
    const city = all.cityOfZip[i] ?? -1;
    return !isLeftOut(all.cities[city] ?? '') && !isLeftOut(all.counties[all.countyOfCity[city] ?? -1] ?? '');
  });
  expect(left.length).toBeLessThan(all.zips.length - 40);
  expect(describeZips(fewer)).toEqual(left);
  const countOf = (table: Places) => table.counties.filter((name) => name === county).length;
  expect(countOf(fewer)).toBe(countOf(all) - 1);
});
