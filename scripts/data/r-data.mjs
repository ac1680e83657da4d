// Reads data frames of R's files (`.rda`), as R's "Serialization Formats" describes them. Needs xz, gzip or bzip2.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const [SYMBOL, PAIRS, CHARS, LOGICALS, INTEGERS, REALS, STRINGS, LIST] = [1, 2, 9, 10, 13, 14, 16, 19];
const [NULL, REFERENCE] = [254, 255];
const [HAS_ATTRIBUTES, HAS_TAG] = [0x200, 0x400];
const MAGIC_LENGTH = 7;

/** @typedef {string | number | null | Pairs | Item[] | Map<string, Item>} Item */
/** @typedef {{ pairs: [string, Item][] }} Pairs */

/** @param {Buffer} bytes */
function unpacked(bytes) {
  const program = bytes[0] === 0x1f ? 'gzip' : bytes[0] === 0x42 ? 'bzip2' : 'xz';
  return execFileSync(program, ['-dc'], { input: bytes, maxBuffer: 2 ** 30 });
}

/** @param {Buffer} bytes */
function itemReader(bytes) {
  let at = MAGIC_LENGTH;
  /** @type {string[]} */
  const symbols = [];
  const int = () => {
    at += 4;
    return bytes.readInt32BE(at - 4);
  };
  const real = () => {
    at += 8;
    return bytes.readDoubleBE(at - 8);
  };
  /** @template T @param {() => T} read */
  const many = (read) => Array.from({ length: int() }, read);
  const chars = () => {
    const length = int();
    if (length < 0) return null;
    at += length;
    return bytes.toString('utf8', at - length, at);
  };
  const symbol = () => {
    const name = String(item());
    symbols.push(name);
    return name;
  };

  /** @param {number} first the flags of the first pair @returns {Pairs} */
  function pairs(first) {
    /** @type {[string, Item][]} */
    const list = [];
    for (let flags = first; (flags & 255) !== NULL; flags = int()) {
      if (flags & HAS_ATTRIBUTES) item();
      const name = flags & HAS_TAG ? String(item()) : '';
      list.push([name, item()]);
    }
    return { pairs: list };
  }

  /** @param {number} type @param {number} flags @returns {Item} */
  function vector(type, flags) {
    if (type === CHARS) return chars();
    if (type === LOGICALS || type === INTEGERS) return many(int);
    if (type === REALS) return many(real);
    if (type === STRINGS || type === LIST) return many(item);
    throw new Error(`R's type ${type} (${flags}) is not read here`);
  }

  /** @returns {Item} */
  function item() {
    const flags = int();
    const type = flags & 255;
    if (type === NULL) return null;
    if (type === REFERENCE) return symbols[(flags >> 8 || int()) - 1] ?? '';
    if (type === SYMBOL) return symbol();
    if (type === PAIRS) return pairs(flags);
    const value = vector(type, flags);
    const attributes = flags & HAS_ATTRIBUTES && type !== CHARS ? pairsOf(item()) : new Map();
    return withAttributes(value, attributes);
  }
  return { int, item, skip: (/** @type {number} */ count) => (at += count) };
}

/** @param {Item} item @returns {Map<string, Item>} */
const pairsOf = (item) =>
  new Map(typeof item === 'object' && item !== null && 'pairs' in item ? item.pairs : []);

/**
 * Factors become their texts, and lists with names maps.
 * @param {Item} value
 * @param {Map<string, Item>} attributes
 * @returns {Item}
 */
function withAttributes(value, attributes) {
  const [levels, names] = [attributes.get('levels'), attributes.get('names')];
  if (!Array.isArray(value)) return value;
  if (Array.isArray(levels)) return value.map((level) => levels[Number(level) - 1] ?? null);
  if (Array.isArray(names)) return new Map(value.map((own, i) => [String(names[i]), own]));
  return value;
}

/**
 * The rows of the one data frame in a file.
 * @param {string} path
 * @returns {Record<string, string | number | null>[]}
 */
export function readDataFrame(path) {
  const { int, item, skip } = itemReader(unpacked(readFileSync(path)));
  const version = int();
  skip(8);
  if (version > 2) skip(int());
  const [frame] = pairsOf(item()).values();
  if (!(frame instanceof Map)) throw new Error(`${path} holds no data frame`);
  const columns = [...frame].map(([name, values]) => ({ name, values: Array.isArray(values) ? values : [] }));
  return (columns[0]?.values ?? []).map((_, row) =>
    Object.fromEntries(
      columns.map(({ name, values }) => {
        const cell = values[row];
        return [name, typeof cell === 'string' || typeof cell === 'number' ? cell : null];
      }),
    ),
  );
}
