// Area codes of German towns. libphonenumber names a telephone exchange for each code, such as `Oberhausen Rheinland`.

/** An exchange is at most this far from the others whose codes begin with the same digits, in kilometres. */
const FARTHEST = 90;
const KM_A_DEGREE = 111;

/**
 * Large towns with the area code of a neighbour whose exchange has another name.
 * @type {Readonly<Record<string, string>>}
 */
const SHARED = {
  'Bad Homburg vor der Höhe': '6172',
  'Esslingen am Neckar': '711',
  'Ludwigshafen am Rhein': '621',
  Norderstedt: '40',
  'Offenbach am Main': '69',
};

/** @typedef {{ name: string; people: number; latitude: number; longitude: number }} Town */

/**
 * @param {{ latitude: number; longitude: number }} one
 * @param {{ latitude: number; longitude: number }} other
 */
function kilometres(one, other) {
  const shrink = Math.cos((one.latitude * Math.PI) / 180);
  return KM_A_DEGREE * Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * shrink);
}

/** @param {string} name */
const wordsOf = (name) =>
  name
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .split(/[^a-zäöü]+/)
    .filter(Boolean);

/** @param {readonly Town[]} towns */
function centre(towns) {
  const mean = (/** @type {'latitude' | 'longitude'} */ axis) =>
    towns.reduce((sum, town) => sum + town[axis], 0) / towns.length;
  return { latitude: mean('latitude'), longitude: mean('longitude') };
}

/**
 * @param {Readonly<Record<string, string>>} exchanges names by code
 * @param {readonly Town[]} towns
 */
export function createAreaCodes(exchanges, towns) {
  /** @type {Map<string, Town[]>} */
  const byFirstWord = new Map();
  const add = (/** @type {string} */ word, /** @type {Town} */ town) =>
    byFirstWord.set(word, [...(byFirstWord.get(word) ?? []), town]);
  for (const town of towns) add(wordsOf(town.name)[0] ?? '', town);
  /** Towns that an exchange can be named for: those of its whole name before those of its first word. */
  const candidatesOf = (/** @type {string} */ exchange) => {
    const words = wordsOf(exchange);
    const own = byFirstWord.get(words[0] ?? '') ?? [];
    const exact = own.filter(({ name }) => wordsOf(name).join(' ') === words.join(' '));
    return { exact, similar: own };
  };
  const codes = Object.entries(exchanges).map(([code, name]) => ({ code, ...candidatesOf(name) }));
  /** @type {Map<string, Town[]>} */
  const sure = new Map();
  for (const { code, exact, similar } of codes) {
    const [only, other] = exact.length > 0 ? exact : similar;
    if (only && !other) sure.set(code.slice(0, 2), [...(sure.get(code.slice(0, 2)) ?? []), only]);
  }
  const centres = new Map([...sure].map(([digits, own]) => [digits, centre(own)]));
  /** @type {Map<Town, string>} */
  const codeOf = new Map(
    towns.flatMap((town) => (SHARED[town.name] ? [[town, SHARED[town.name] ?? '']] : [])),
  );
  const shortFirst = codes.toSorted((one, other) => one.code.length - other.code.length);
  const tries = [
    ...shortFirst.map(({ code, exact }) => ({ code, own: exact })),
    ...shortFirst.map(({ code, similar }) => ({ code, own: similar })),
  ];
  const assigned = new Set();
  for (const { code, own } of tries) {
    if (assigned.has(code)) continue;
    const middle = centres.get(code.slice(0, 2));
    /** The only town of a name can be far away, the one of several cannot. */
    const [town] = own
      .filter((town) => own.length === 1 || !middle || kilometres(town, middle) < FARTHEST)
      .filter((town) => !codeOf.has(town))
      .sort((one, other) => other.people - one.people);
    if (!town) continue;
    codeOf.set(town, code);
    assigned.add(code);
  }
  const coded = [...codeOf];
  /** @param {Town} town */
  function nearest(town) {
    let best = { code: '', away: Number.POSITIVE_INFINITY };
    for (const [other, code] of coded) {
      const away = kilometres(town, other);
      if (away < best.away) best = { code, away };
    }
    return best.code;
  }
  return {
    counts: { codes: new Set(codeOf.values()).size, townsWithExchange: codeOf.size },
    /** @param {number} index of a town */
    of(index) {
      const town = towns[index];
      return town ? (codeOf.get(town) ?? nearest(town)) : '';
    },
  };
}
