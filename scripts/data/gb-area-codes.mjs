// The telephone area codes of post towns of the United Kingdom, with the digits that follow short ones.
import { isValidPhoneNumber } from 'libphonenumber-js/max';

/** @typedef {{ latitude: number; longitude: number }} Point */

/** Northern Ireland has the area code 028, and these two digits after it. Compiled by hand from general knowledge. */
const IRISH = `Antrim 94|Armagh 37|Augher 85|Aughnacloy 85|Ballycastle 20|Ballyclare 93|Ballymena 25|Ballymoney 27|Ballynahinch 97|Banbridge 40
|Bangor 91|Belfast 90|Bushmills 20|Caledon 37|Carrickfergus 93|Castlederg 81|Castlewellan 43|Clogher 85|Coleraine 70|Cookstown 86|Craigavon 38
|Crumlin 94|Donaghadee 91|Downpatrick 44|Dromore 92|Dungannon 87|Enniskillen 66|Fivemiletown 89|Hillsborough 92|Holywood 90|Larne 28|Limavady 77
|Lisburn 92|Londonderry 71|Maghera 79|Magherafelt 79|Newcastle 43|Newry 30|Newtownabbey 90|Newtownards 91|Omagh 82|Portrush 70|Portstewart 70
|Strabane 71`;
const irishCodes = new Map(
  IRISH.split('|').map((line) => {
    const [town = '', digits = ''] = line.trim().split(' ');
    return [town, `28${digits}`];
  }),
);

/** The area codes of towns whose exchange has another name, or a name that several places have. Compiled by hand from general knowledge. */
const OTHERS = `131 Bonnyrigg,Dalkeith,Kirkliston,Lasswade,Loanhead,Musselburgh,Newbridge,Rosewell,Roslin,South Queensferry|141 Clydebank,Erskine,Paisley,Renfrew
|1224 Milltimber,Peterculter,Westhill|1236 Airdrie|1241 Carnoustie|1259 Dollar|1290 Mauchline|1294 Dalry,Kilwinning,Saltcoats,Stevenston,West Kilbride
|1333 Anstruther,Leven|1334 Cupar|1343 Fochabers|1349 Alness,Invergordon|1381 Avoch,Cromarty,Munlochy|1397 Roy Bridge|1408 Rogart
|1463 Beauly,Muir of Ord|1474 Longfield|1475 Gourock,Isle of Cumbrae,Kilmacolm,Largs,Port Glasgow,Skelmorlie,Wemyss Bay|1478 Portree
|1479 Aviemore,Boat of Garten,Carrbridge,Grantown-on-Spey,Nethy Bridge|1496 Isle of Islay,Isle of Jura|1505 Beith,Bishopton,Bridge of Weir,Johnstone,Kilbirnie,Lochwinnoch
|1506 Kirknewton,Livingston,West Calder|1542 Buckie|1563 Galston|1567 Lochearnhead|1573 Gordon|1592 Burntisland,Glenrothes,Lochgelly
|1593 Dunbeath,Latheron|1595 Shetland|1620 Haddington|1631 Appin|1684 Tewkesbury|1688 Isle of Mull|1697 Brampton
|1698 Bellshill,Hamilton,Larkhall,Wishaw|1700 Isle of Bute|1786 Doune,Dunblane|1851 Isle of Lewis|1856 Kirkwall,Orkney,Stromness|1859 Isle of Harris
|1862 Dornoch|1870 Isle of Benbecula|1871 Isle of Barra|1875 Gorebridge,Heriot,Humbie,Pathhead|1876 Isle of North Uist
|1878 Isle of South Uist|1890 Eyemouth|1896 Earlston,Melrose|1967 Acharacle|1997 Garve`;
const otherCodes = new Map(
  OTHERS.split(/\s*\|/).flatMap((line) => {
    const [, code = '', names = ''] = /^(\d+) (.*)$/.exec(line) ?? [];
    return names.split(',').map((name) => /** @type {const} */ ([name, code]));
  }),
);

/** Reads a BSON document whose values are texts: https://bsonspec.org/spec.html
 * @param {Buffer} bytes
 */
export function readTexts(bytes) {
  /** @type {Map<string, string>} */
  const texts = new Map();
  for (let at = 4; bytes[at] === 2; ) {
    const nameEnd = bytes.indexOf(0, at + 1);
    const end = nameEnd + 5 + bytes.readInt32LE(nameEnd + 1);
    texts.set(bytes.toString('utf8', at + 1, nameEnd), bytes.toString('utf8', nameEnd + 5, end - 1));
    at = end;
  }
  return texts;
}

/** The area code at the start of a number without its 0: two digits, three (`113`, `121`), or four.
 * @param {string} number
 */
export function areaCodeOf(number) {
  if (number.startsWith('2')) return number.slice(0, 2);
  return number.slice(0, /^1(?:1|.1)/.test(number) ? 3 : 4);
}

/** @param {Point} one @param {Point} other */
export function distance(one, other) {
  const east = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(one.latitude - other.latitude, east);
}

/** How many pairs of digits are listed after an area code of two or three digits, and the first pair: numbers begin with 2 to 9. */
const PAIRS = 12;
const FIRST_PAIR = 20;
/** The exchange 496 of the large cities, and others, hold the numbers for drama. */
const DRAMA = /^(?:1\d\d49|289[06]49|291|292018|191498)/;

/** @type {Map<string, string>} */
const written = new Map();

/**
 * A code as the table of places has it: those of two and three digits with the digits after them that are in use, in such a number that
 * the length tells how a number is written.
 * @param {string} code
 */
function entriesOf(code) {
  if (code === '20') return '203,207,207,208,208';
  if (code.length === 4 && !code.startsWith('2')) return code;
  const start = code.startsWith('2') && code.length === 2 ? `${code}${FIRST_PAIR}` : code;
  const rest = 10 - start.length - 2;
  const pairs = Array.from({ length: 100 - FIRST_PAIR }, (_, i) => `${start}${FIRST_PAIR + i}`).filter(
    (entry) =>
      !DRAMA.test(entry) &&
      ['0', '3', '5', '8'].every((digit) => isValidPhoneNumber(`+44${entry}${digit.repeat(rest)}`)),
  );
  const step = Math.max(1, Math.floor(pairs.length / PAIRS));
  return pairs
    .filter((_, i) => i % step === 0)
    .slice(0, PAIRS)
    .join(',');
}

/**
 * @param {string} code an area code; for 023, 024, 028 and 029 with the two digits after it
 */
export function groupOf(code) {
  const group = written.get(code) ?? entriesOf(code);
  written.set(code, group);
  return group;
}

/**
 * Returns a function from a town to its area code: of England and Wales by the telephone numbers in its postcodes, of Scotland by the
 * exchange of its name or the nearest one, and of Northern Ireland by the table above.
 * @param {ReadonlyMap<string, string>} exchanges names by area code
 * @param {ReadonlyMap<string, readonly Point[]>} scottishPlaces by name
 */
export function areaCodes(exchanges, scottishPlaces) {
  const codeOfName = new Map([...exchanges].map(([code, name]) => [name.replace(/ ?[(/,-].*$/, ''), code]));
  const located = [...codeOfName].flatMap(([name, code]) => {
    const [point, ...more] = scottishPlaces.get(name) ?? [];
    return point && more.length === 0 && !code.startsWith('28') ? [{ code: areaCodeOf(code), point }] : [];
  });
  /** @param {Point} town */
  const nearest = (town) =>
    located.reduce((best, one) => (distance(one.point, town) < distance(best.point, town) ? one : best)).code;

  /**
   * @param {{ name: string; state: string; point: Point }} town
   * @param {ReadonlyMap<string, number>} numbers of its postcodes, by area code
   */
  return ({ name, state, point }, numbers) => {
    if (state === 'NIR') return irishCodes.get(name) ?? '2890';
    const other = otherCodes.get(name);
    if (other !== undefined) return other;
    if (state === 'SCT') {
      const own = codeOfName.get(name);
      return own === undefined ? nearest(point) : areaCodeOf(own);
    }
    const [[code] = ['']] = [...numbers].sort(([, one], [, other]) => other - one);
    return code;
  };
}
