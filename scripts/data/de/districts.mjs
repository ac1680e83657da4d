// The names of German districts (Kreise) by their official keys, from GeoNames' names, whose spelling varies.

/** Whether a key is of a town that is a district of its own (kreisfreie Stadt), by its last two digits in each state. */
const CITIES = new Map([
  ['01', (/** @type {number} */ number) => number < 10],
  ['02', () => true],
  ['03', (number) => number < 10],
  ['04', () => true],
  ['05', (number) => number < 30],
  ['06', (number) => number < 30],
  ['07', (number) => number <= 20],
  ['08', (number) => [11, 12, 21, 22, 31].includes(number)],
  ['09', (number) => number > 60 && number < 70],
  ['11', () => true],
  ['12', (number) => number < 60],
  ['13', (number) => number < 10],
  ['14', (number) => number < 20],
  ['15', (number) => number < 10],
  ['16', (number) => number < 60],
]);

/** @param {string} key five digits */
export const isCity = (key) => CITIES.get(key.slice(0, 2))?.(Number(key.slice(3))) ?? false;

/** Names that GeoNames cuts or abbreviates. */
const FULL_NAMES = new Map([
  ['03403', 'Oldenburg'],
  ['07132', 'Altenkirchen (Westerwald)'],
  ['09363', 'Weiden in der Oberpfalz'],
  ['09479', 'Wunsiedel im Fichtelgebirge'],
  ['09776', 'Lindau (Bodensee)'],
  ['14628', 'Sächsische Schweiz-Osterzgebirge'],
  ['15002', 'Halle (Saale)'],
]);

/** States whose districts are called `Kreis`. */
const KREIS_STATES = ['01', '05'];
/** In Hesse: Bergstraße and Groß-Gerau. */
const KREISE = ['06431', '06433'];

/**
 * @param {string} key
 * @param {string} geoName
 */
export function districtName(key, geoName) {
  const bare =
    FULL_NAMES.get(key) ??
    geoName.replace(/, .*$/, '').replace(/^(?:Kreisfreie Stadt|Landeshauptstadt|Landkreis|Kreis) /, '');
  if (isCity(key) || /[Kk]reis(?: Neuss)?\b|^(?:Städter|R)egion|^Eifelkreis|^Altmarkkreis/.test(bare))
    return bare;
  return `${KREIS_STATES.includes(key.slice(0, 2)) || KREISE.includes(key) ? 'Kreis' : 'Landkreis'} ${bare}`;
}
