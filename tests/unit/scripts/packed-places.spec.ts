import { expect, it } from 'vitest';
import { planningRegion, withCountyNames, withoutTowns } from '../../../scripts/data/packed-places.mjs';
import { createEngine } from '../../../src/dataset/engine.ts';
import { readAddresses } from '../../../src/generators/entities/addresses.ts';
import { type Places, readPlaces } from '../../../src/generators/places.ts';
import { placeTables as places } from '../../../src/locales/countries/us/places-and-streets.ts';
import { enUs } from '../../../src/locales/en-us.ts';

/** Each zip code with its town and all that is known of both. */
function describeZips(table: Places): readonly string[] {
  const addresses = readAddresses(table);
  return Array.from(table.cityOfZip(), (city, i) => {
    const county = table.countyOfCity()[city] ?? -1;
    const [from = 0, to = 0] = table.firstZipOfCity().slice(city, city + 2);
    return [
      ...[table.zip(i), table.people()[i], table.latitudes()[i], table.longitudes()[i], i >= from && i < to],
      ...[table.cities()[city], table.codesOfArea()[table.areaOfCity()[city] ?? -1]],
      ...[table.counties()[county], table.stateOfCounty()[county], table.zoneOfCounty()[county]],
      addresses.between(city),
    ].join(' ');
  });
}

it('Removing some names changes nothing else in the table of places, and leaves no county without a town', () => {
  const all = readPlaces(places);
  const [county = '', town = ''] =
    places.counties
      .split('|')
      .map((text) => text.split(','))
      .find(({ length }) => length === 2) ?? [];
  expect(town).not.toBe('');
  const isLeftOut = (name: string) => ['Brooklyn', 'Nantucket', 'Kings', town].includes(name);
  const fewer = readPlaces({ ...places, ...withoutTowns(places, isLeftOut) });
  const before = describeZips(all);
  const left = before.filter((_, i) => {
    const city = all.cityOfZip()[i] ?? -1;
    const county = all.countyOfCity()[city] ?? -1;
    return !isLeftOut(all.cities()[city] ?? '') && !isLeftOut(all.counties()[county] ?? '');
  });
  expect(left.length).toBeLessThan(before.length - 40);
  expect(describeZips(fewer)).toEqual(left);
  const countOf = (table: Places) => table.counties().filter((name) => name === county).length;
  expect(countOf(fewer)).toBe(countOf(all) - 1);
});

it('Names of counties omit the word for a county in their state', () => {
  const counties = readPlaces(places).counties();
  expect(counties.length).toBeGreaterThan(3000);
  const kind = / (?:Borough|Census Area|County|Municipality|Parish)$|\b(?:Borough|City|County) (?:and|of)\b/;
  expect(counties.filter((name) => kind.test(name))).toEqual([]);
  for (const name of ['San Francisco', 'East Baton Rouge', 'Orleans']) expect(counties).toContain(name);
});

it('Naming counties and towns anew changes nothing else', () => {
  const renamed = withCountyNames({
    ...places,
    counties:
      'St. Louis County,Saint Louis,East Saint Louis,Sault Sainte Marie|City and County of Denver,Denver,Saintfield',
  });
  expect({ ...places, ...renamed, counties: places.counties }).toEqual(places);
  expect(renamed.counties).toBe(
    'St. Louis,St. Louis,East St. Louis,Sault Ste. Marie|Denver,Denver,Saintfield',
  );
});

it.each([
  ['Capitol Region', 'Hartford', 'Capitol Planning Region'],
  ['Connecticut Metropolitan', 'Bridgeport', 'Greater Bridgeport Planning Region'],
  ['South Central Regional', 'New Haven', 'South Central Connecticut Planning Region'],
  ['Northwest Hills', 'Torrington', 'Northwest Hills Planning Region'],
  ['Tolland', 'Willington', 'Capitol Planning Region'],
])('The planning region of %s with %s is %s', (county, town, region) => {
  expect(planningRegion(county, town)).toBe(region);
});

it('The area codes of all towns are each listed once', () => {
  const table = readPlaces(places);
  const ofTowns = new Set(Array.from(table.areaOfCity(), (area) => table.codesOfArea()[area]).flat());
  expect(new Set(table.areaCodes())).toEqual(ofTowns);
  expect(table.areaCodes().length).toBe(ofTowns.size);
});

it('Rows with a state or a phone number read no coordinates, zip codes and time zones', () => {
  const read = new Set<string>();
  const recorded = new Proxy(places, {
    get(packed, name) {
      read.add(String(name));
      return Reflect.get(packed, name);
    },
  });
  const engine = createEngine(enUs, { places: readPlaces(recorded) });
  const columns = [
    { name: 'state', field: 'location.state' },
    { name: 'phone', field: 'phone.number' },
  ];
  const checked = engine.check({ version: 1, seed: '1', tables: [{ name: 'people', rows: 50, columns }] });
  if (!checked.ok) throw new Error(checked.error[0]?.message);
  expect(engine.open(checked.value).table('people')?.read(0, 50).rowCount).toBe(50);
  expect(read).toEqual(
    new Set([
      ...['addresses', 'postcodes', 'streets', 'plates'],
      ...['counties', 'states', 'stateNames', 'people', 'zipCounts', 'areas'],
    ]),
  );
});
