/** A function of the script, and those that it calls. */
interface Helper {
  readonly uses?: readonly HelperName[];
  readonly text: string;
}

const helpers = {
  at: {
    text: `/** The row at an index. */
function at<T>(rows: readonly T[], index: number): T {
  const row = rows[index];
  if (row === undefined) throw new RangeError(\`There is no row \${index}\`);
  return row;
}`,
  },
  given: {
    text: `/** Null where the value is null. */
function given<T, R>(value: T | null, use: (value: T) => R): R | null {
  return value === null ? null : use(value);
}`,
  },
  TRIES: {
    text: `/** So often a value is drawn anew before the script gives up. */
const TRIES = 1_000_000;`,
  },
  redrawn: {
    uses: ['TRIES'],
    text: `/** Draws until a value is taken. */
function redrawn<T>(draw: () => T, isTaken: (value: T) => boolean): T {
  for (let tries = 0; tries < TRIES; tries++) {
    const value = draw();
    if (isTaken(value)) return value;
  }
  throw new RangeError('There are too few values that differ, or that fit');
}`,
  },
  distinct: {
    uses: ['redrawn'],
    text: `/** Draws until a value comes that has not come before. */
function distinct<T>(seen: Set<unknown>, draw: () => T): T {
  const value = redrawn(draw, (drawn) => !seen.has(drawn));
  seen.add(value);
  return value;
}`,
  },
  decimal: {
    text: `/** A number to 15 digits, such that 0.1 + 0.2 is 0.3. */
function decimal(value: number): number {
  return Number(value.toPrecision(15)) + 0;
}`,
  },
  divide: {
    uses: ['decimal'],
    text: `function divide(a: number, b: number): number | null {
  return b === 0 ? null : decimal(a / b);
}`,
  },
  places: {
    text: `/** The digits after a number's point. */
function places(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (digits.split('.')[1] ?? '').length - Number(exponent));
}`,
  },
  add: {
    uses: ['decimal', 'places'],
    text: `/** The sum of two decimals, as they are written. */
function add(a: number, b: number): number {
  const scale = 10 ** Math.max(places(a), places(b));
  const sum = Math.round(a * scale) + Math.round(b * scale);
  return decimal(Number.isSafeInteger(sum) ? sum / scale : a + b);
}`,
  },
  remainder: {
    uses: ['places'],
    text: `/** The remainder of two decimals, with the sign of the first. */
function remainder(a: number, b: number): number | null {
  if (b === 0) return null;
  const scale = 10 ** Math.max(places(a), places(b));
  return (Math.round(a * scale) % Math.round(b * scale)) / scale + 0;
}`,
  },
  exact: {
    text: `/** An integer as a number, where a number holds it. */
function exact(value: bigint): number | bigint {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}`,
  },
  integerRemainder: {
    uses: ['exact'],
    text: `function integerRemainder(a: number | bigint, b: number | bigint): number | bigint | null {
  return Number(b) === 0 ? null : exact(BigInt(a) % BigInt(b));
}`,
  },
  jsonInteger: {
    text: `/** In JSON an integer that no number holds is text. */
function jsonInteger(value: number | bigint): number | string {
  return typeof value === 'bigint' ? String(value) : value;
}`,
  },
  whole: {
    text: `function whole(value: number): number | bigint {
  return Number.isSafeInteger(value) ? value + 0 : BigInt(value);
}`,
  },
  round: {
    text: `/** The decimal rounded to so many places; halves go away from zero. */
function round(value: number, places: number): number {
  const shift = (number: number, by: number) => {
    const [digits, exponent = '0'] = String(number).split('e');
    return Number(\`\${digits}e\${Number(exponent) + by}\`);
  };
  return Math.sign(value) * shift(Math.round(shift(Math.abs(value), places)), -places) + 0;
}`,
  },
  compare: {
    text: `function compare(a: number | bigint, b: number | bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}`,
  },
  compareTexts: {
    text: `/** By code point. */
function compareTexts(a: string, b: string): number {
  const [one, other] = [[...a], [...b]];
  for (const [i, character] of one.entries()) {
    const order = (character.codePointAt(0) ?? 0) - (other[i]?.codePointAt(0) ?? -1);
    if (order !== 0) return order;
  }
  return one.length - other.length;
}`,
  },
  isBefore: {
    uses: ['compareTexts'],
    text: `function isBefore(a: string | number | bigint, b: string | number | bigint): boolean {
  return typeof a === 'string' && typeof b === 'string' ? compareTexts(a, b) < 0 : a < b;
}`,
  },
  least: {
    uses: ['isBefore'],
    text: `function least<T extends string | number | bigint | null>(first: T, ...others: readonly (T | null)[]): T {
  let found = first;
  for (const value of others) {
    if (value !== null && (found === null || isBefore(value, found))) found = value;
  }
  return found;
}`,
  },
  greatest: {
    uses: ['isBefore'],
    text: `function greatest<T extends string | number | bigint | null>(first: T, ...others: readonly (T | null)[]): T {
  let found = first;
  for (const value of others) {
    if (value !== null && (found === null || isBefore(found, value))) found = value;
  }
  return found;
}`,
  },
  and: {
    text: `/** As SQL's: null where nothing is false and something is null. */
function and(...conditions: readonly (boolean | null)[]): boolean | null {
  if (conditions.includes(false)) return false;
  return conditions.includes(null) ? null : true;
}`,
  },
  or: {
    text: `/** As SQL's: null where nothing is true and something is null. */
function or(...conditions: readonly (boolean | null)[]): boolean | null {
  if (conditions.includes(true)) return true;
  return conditions.includes(null) ? null : false;
}`,
  },
  substring: {
    text: `/** Characters from a first, counted from 1. */
function substring(text: string, start: number, length = Number.POSITIVE_INFINITY): string {
  const end = Math.max(0, start - 1 + length);
  return [...text].slice(Math.max(0, start - 1), end).join('');
}`,
  },
  lastOf: {
    text: `function lastOf(text: string, count: number): string {
  return count === 0 ? '' : [...text].slice(-count).join('');
}`,
  },
  replace: {
    text: `function replace(text: string, search: string, replacement: string): string {
  return search === '' ? text : text.replaceAll(search, () => replacement);
}`,
  },
  addDays: {
    text: `/** So many days later; a day stays a day. */
function addDays(time: string, days: number): string {
  // No date has a text beyond 8.64e15 milliseconds.
  const moved = Math.min(Math.max(Date.parse(time) + days * 86_400_000, -8.64e15), 8.64e15);
  const later = new Date(moved).toISOString();
  return time.includes('T') ? later : later.slice(0, 10);
}`,
  },
  inCalendar: {
    text: `/** A date, and null outside the years 1 to 9999. */
function inCalendar(time: string): string | null {
  return /^\\d{4}-/.test(time) && !time.startsWith('0000') ? time : null;
}`,
  },
  daysBetween: {
    text: `function daysBetween(from: string, to: string): number {
  return Math.trunc((Date.parse(to) - Date.parse(from)) / 86_400_000) + 0;
}`,
  },
  asTime: {
    text: `/** A day as its first moment. */
function asTime(day: string): string {
  return new Date(day).toISOString();
}`,
  },
  formatDate: {
    text: `/** A moment of UTC by a format of Day.js, with English names: https://day.js.org/docs/en/display/format */
function formatDate(time: Date | string | number, format: string): string {
  const date = new Date(time);
  const digits = (value: number, length: number) => String(value).padStart(length, '0');
  const name = (parts: Intl.DateTimeFormatOptions) =>
    date.toLocaleDateString('en-US', { ...parts, timeZone: 'UTC' });
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  const [hour, minute, second] = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()];
  const parts: Readonly<Record<string, string>> = {
    YYYY: digits(year, 4),
    YY: digits(year % 100, 2),
    MMMM: name({ month: 'long' }),
    MMM: name({ month: 'short' }),
    MM: digits(month, 2),
    M: String(month),
    DD: digits(day, 2),
    D: String(day),
    dddd: name({ weekday: 'long' }),
    ddd: name({ weekday: 'short' }),
    HH: digits(hour, 2),
    H: String(hour),
    hh: digits(hour % 12 || 12, 2),
    h: String(hour % 12 || 12),
    A: hour < 12 ? 'AM' : 'PM',
    a: hour < 12 ? 'am' : 'pm',
    mm: digits(minute, 2),
    m: String(minute),
    ss: digits(second, 2),
    s: String(second),
    SSS: digits(date.getUTCMilliseconds(), 3),
  };
  return format.replace(/\\[([^[\\]]+)\\]|([A-Za-z])\\2*/g, (part, text?: string) => text ?? parts[part] ?? part);
}`,
  },
  isWorkingTime: {
    text: `/** Monday to Friday; of a moment, from 9:00 to before 17:00. */
function isWorkingTime(time: Date, unit: number): boolean {
  const isWeekday = time.getUTCDay() % 6 !== 0;
  return isWeekday && (unit > 1 || (time.getUTCHours() >= 9 && time.getUTCHours() < 17));
}`,
  },
  within: {
    uses: ['isWorkingTime'],
    text: `/** A moment from a first unit to a last one, in working hours where there are any. */
function within(unit: number, first: number, last: number, workingHours: boolean): string {
  const draw = () => new Date(faker.number.int({ min: first, max: last }) * unit);
  let time = draw();
  for (let tries = 0; workingHours && tries < 1000 && !isWorkingTime(time, unit); tries++) time = draw();
  return unit > 1 ? time.toISOString().slice(0, 10) : time.toISOString();
}`,
  },
  timeAfter: {
    uses: ['within'],
    text: `function timeAfter(unit: number, time: string, units: number, workingHours = false): string {
  const first = Math.floor(Date.parse(time) / unit) + 1;
  return within(unit, first, first + units - 1, workingHours);
}`,
  },
  timeBefore: {
    uses: ['within'],
    text: `function timeBefore(unit: number, time: string, units: number, workingHours = false): string {
  const last = Math.ceil(Date.parse(time) / unit) - 1;
  return within(unit, last - units + 1, last, workingHours);
}`,
  },
  timeBetween: {
    uses: ['within'],
    text: `/** Null where there is no time between the two. */
function timeBetween(unit: number, start: string, end: string, units: number, workingHours = false): string | null {
  const first = Math.floor(Date.parse(start) / unit) + 1;
  const last = Math.min(Math.ceil(Date.parse(end) / unit) - 1, first + units - 1);
  return last < first ? null : within(unit, first, last, workingHours);
}`,
  },
  pad: {
    text: `/** Zeros at the left; a minus sign stays first. */
function pad(text: string, width: number): string {
  const sign = text.startsWith('-') ? '-' : '';
  return sign + text.slice(sign.length).padStart(width - sign.length, '0');
}`,
  },
  padNumber: {
    text: `/** So many digits at least. */
function padNumber(value: number | bigint, digits: number): string {
  const text = String(value).replace('-', '').padStart(digits, '0');
  return value < 0 ? \`-\${text}\` : text;
}`,
  },
  title: {
    text: `function title(text: string): string {
  return text.replace(
    /[\\p{L}\\p{Nd}][\\p{L}\\p{M}\\p{Nd}'’]*/gu,
    (word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
  );
}`,
  },
  slug: {
    text: `function slug(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join('-');
}`,
  },
  cut: {
    text: `/** So many characters at most; an e-mail is cut in its name. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const [, name = '', rest = ''] = /^(.*?)(\\d*@.*)$/.exec(text) ?? [];
  if (rest !== '' && rest.length < length) return name.slice(0, length - rest.length) + rest;
  return text.slice(0, length).replace(/[\\ud800-\\udbff]$/, '');
}`,
  },
  zipfIndex: {
    text: `/** Index i with a probability proportional to 1 / (i + 1). */
function zipfIndex(count: number): number {
  for (;;) {
    const rank = Math.floor((count + 1) ** faker.number.float());
    if (rank <= count && faker.number.float() * Math.log(1 + 1 / rank) * rank < Math.LN2) return rank - 1;
  }
}`,
  },
  normalIndex: {
    text: `/** An index, normally distributed and cut off at the ends. */
function normalIndex(count: number, mean: number, deviation: number): number {
  let index = mean;
  for (let tries = 0; tries < 1000; tries++) {
    const angle = 2 * Math.PI * faker.number.float();
    index = mean + deviation * Math.sqrt(-2 * Math.log(1 - faker.number.float() * (1 - 2 ** -53))) * Math.cos(angle);
    if (index >= -0.5 && index < count - 0.5) break;
  }
  return Math.min(count - 1, Math.max(0, Math.round(index)));
}`,
  },
  logNormalIndex: {
    uses: ['normalIndex'],
    text: `/** An index whose logarithm, counted from an origin, is normally distributed. */
function logNormalIndex(count: number, origin: number): number {
  const length = Math.log1p((count - 1) / origin);
  const steps = 1_000_000;
  const place = (normalIndex(steps, (steps - 1) / 2, steps / 6) + faker.number.float()) / steps;
  return Math.min(count - 1, Math.max(0, Math.round(origin * Math.expm1(place * length))));
}`,
  },
  exponentialIndex: {
    text: `/** An index, exponentially distributed: of mean count / 5, cut off at the end. */
function exponentialIndex(count: number): number {
  const share = -Math.log1p(-faker.number.float() * (1 - Math.exp(-5))) / 5;
  return Math.min(count - 1, Math.floor(share * count));
}`,
  },
  histogramIndex: {
    text: `/** An index of one of equal parts, each as often as its weight says. */
function histogramIndex(count: number, weights: readonly number[]): number {
  const parts = weights.map((weight, value) => ({ weight, value })).filter(({ weight }) => weight > 0);
  const part = faker.helpers.weightedArrayElement(parts);
  const place = (part + faker.number.float()) / weights.length;
  return Math.min(count - 1, Math.floor(place * count));
}`,
  },
  makePerson: {
    text: `/** A person whose names, accounts and job agree. */
function makePerson(sex = faker.person.sexType()) {
  const [firstName, lastName] = [faker.person.firstName(sex), faker.person.lastName(sex)];
  const [prefix, suffix] = [faker.person.prefix(sex), faker.person.suffix()];
  const [jobArea, jobType] = [faker.person.jobArea(), faker.person.jobType()];
  const name = \`\${firstName} \${lastName}\`;
  const username = faker.internet.username({ firstName, lastName });
  return {
    sex,
    firstName,
    middleName: faker.person.middleName(sex),
    lastName,
    prefix,
    suffix,
    fullName: faker.helpers.weightedArrayElement([
      { weight: 49, value: name },
      { weight: 7, value: \`\${prefix} \${name}\` },
      { weight: 7, value: \`\${name} \${suffix}\` },
    ]),
    jobArea,
    jobType,
    jobTitle: \`\${faker.person.jobDescriptor()} \${jobArea} \${jobType}\`,
    username,
    email: \`\${username}@\${faker.helpers.arrayElement(['gmail.com', 'yahoo.com', 'hotmail.com'])}\`,
    exampleEmail: \`\${username}@\${faker.helpers.arrayElement(['example.com', 'example.net', 'example.org'])}\`,
  };
}`,
  },
  makePlace: {
    text: `/** A place whose zip code lies in its state. */
function makePlace(given?: string) {
  const { state: names, state_abbr: abbreviations } = faker.definitions.location;
  const index = given === undefined ? faker.number.int({ max: names.length - 1 }) : abbreviations.indexOf(given);
  const [state, stateAbbreviation] = [names[index] ?? '', abbreviations[index] ?? ''];
  const [buildingNumber, street, city] = [
    faker.location.buildingNumber(),
    faker.location.street(),
    faker.location.city(),
  ];
  const zip = faker.location.zipCode({ state: stateAbbreviation }).slice(0, 5);
  const zipCode = faker.datatype.boolean() ? zip : \`\${zip}-\${faker.string.numeric(4)}\`;
  const streetAddress = \`\${buildingNumber} \${street}\`;
  const fullAddress = \`\${streetAddress}, \${city}, \${stateAbbreviation} \${zipCode}\`;
  return { state, stateAbbreviation, buildingNumber, street, streetAddress, city, zipCode, fullAddress };
}`,
  },
  makeCountry: {
    text: `/** A country with its codes by ISO 3166-1. */
function makeCountry(given?: string) {
  const countries = faker.definitions.location.country_code;
  const known = countries.find((country) => country.alpha2 === given);
  const { alpha2, alpha3, numeric } = known ?? faker.helpers.arrayElement(countries);
  const name = new Intl.DisplayNames('en', { type: 'region' }).of(alpha2) ?? alpha2;
  return { name, alpha2, alpha3, numeric };
}`,
  },
  makeSite: {
    text: `/** A site whose address and names agree. */
function makeSite(protocol: string = faker.internet.protocol()) {
  const [domainWord, domainSuffix] = [faker.internet.domainWord(), faker.internet.domainSuffix()];
  const domainName = \`\${domainWord}.\${domainSuffix}\`;
  return { protocol, domainWord, domainSuffix, domainName, url: \`\${protocol}://\${domainName}\` };
}`,
  },
  makeVehicle: {
    text: `function makeVehicle() {
  const [manufacturer, model] = [faker.vehicle.manufacturer(), faker.vehicle.model()];
  const [type, fuel] = [faker.vehicle.type(), faker.vehicle.fuel()];
  const [vin, vrm] = [faker.vehicle.vin(), faker.vehicle.vrm()];
  return { manufacturer, model, name: \`\${manufacturer} \${model}\`, type, fuel, vin, vrm };
}`,
  },
  makeCard: {
    text: `/** A card whose number is its issuer's. */
function makeCard(issuer: string = faker.finance.creditCardIssuer()) {
  const creditCardNumber = faker.finance.creditCardNumber(issuer);
  return { creditCardNumber, creditCardCVV: faker.finance.creditCardCVV(), creditCardIssuer: issuer };
}`,
  },
  makeCurrency: {
    text: `function makeCurrency() {
  const { code, name, symbol } = faker.helpers.arrayElement(faker.definitions.finance.currency);
  return { code, name, symbol: symbol === '' ? code : symbol };
}`,
  },
  makeFile: {
    text: `/** A file whose extension is one of its MIME type's. */
function makeFile() {
  const mimeType = faker.system.mimeType();
  const extension = faker.system.fileExt(mimeType);
  const name = \`\${faker.system.fileName({ extensionCount: 0 })}.\${extension}\`;
  return { mimeType, extension, name, path: \`\${faker.system.directoryPath()}/\${name}\` };
}`,
  },
  makeProduct: {
    text: `function makeProduct() {
  const [adjective, material, product] = [
    faker.commerce.productAdjective(),
    faker.commerce.productMaterial(),
    faker.commerce.product(),
  ];
  return { adjective, material, product, name: \`\${adjective} \${material} \${product}\` };
}`,
  },
} as const satisfies Record<string, { readonly uses?: readonly string[]; readonly text: string }>;

export type HelperName = keyof typeof helpers;

export const HELPER_NAMES: readonly string[] = Object.keys(helpers);

/** Which of the helpers a script calls. */
export interface Helpers {
  /** The name under which the script has it. */
  use(name: HelperName): string;
  texts(): readonly string[];
}

export function createHelpers(): Helpers {
  const used = new Set<HelperName>();
  const known: Readonly<Record<HelperName, Helper>> = helpers;
  function use(name: HelperName): string {
    if (!used.has(name)) {
      used.add(name);
      for (const other of known[name].uses ?? []) use(other);
    }
    return name;
  }
  return {
    use,
    texts: () =>
      Object.entries<Helper>(known).flatMap(([name, { text }]) => (isIn(used, name) ? [text] : [])),
  };
}

function isIn(names: ReadonlySet<string>, name: string): boolean {
  return names.has(name);
}
