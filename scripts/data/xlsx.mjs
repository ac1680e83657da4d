// Reads sheets of spreadsheets (`.xlsx`).
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';

const ENTITIES = new Map([
  ['amp', '&'],
  ['apos', "'"],
  ['gt', '>'],
  ['lt', '<'],
  ['quot', '"'],
]);

/** @param {string} xml */
const textOf = (xml) =>
  xml
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(\w+);/g, (entity, name) => ENTITIES.get(name) ?? entity)
    .trim();

/**
 * The cells of each sheet by row, in the order of the files' names. Empty cells are left out.
 * @param {string} path
 * @returns {string[][][]}
 */
export function readSheets(path) {
  const files = unzipSync(readFileSync(path));
  const shared = strFromU8(files['xl/sharedStrings.xml'] ?? new Uint8Array());
  const texts = [...shared.matchAll(/<si>(.*?)<\/si>/gs)].map(([, xml = '']) => textOf(xml));
  return Object.keys(files)
    .filter((name) => name.startsWith('xl/worksheets/sheet'))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .map((name) =>
      [...strFromU8(files[name] ?? new Uint8Array()).matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(
        ([, row = '']) =>
          [...row.matchAll(/<c r="[A-Z]+\d+"([^>]*)><v>(.*?)<\/v>/g)].map(
            ([, attributes = '', value = '']) =>
              attributes.includes('t="s"') ? (texts[Number(value)] ?? '') : textOf(value),
          ),
      ),
    );
}
