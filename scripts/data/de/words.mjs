// Writes src/locales/languages/de/words.ts: faker's German words (MIT), without those that would distract a reader.
//
//   node scripts/data/de/words.mjs
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { de } from '@faker-js/faker';

const OUTPUT = fileURLToPath(new URL('../../../src/locales/languages/de/words.ts', import.meta.url));

/** Illness, death, crime, war, religion, politics, sex, insults, and slips, as parts of words. */
const LEFT_OUT = new RegExp(
  [
    'aids|abtreib|adipos|adject|tot|tod|töt|mord|mörd|sterb|leich|krieg|nazi|hitler|gewalt|verbrech|drog|sucht|süchtig|sex|nackt|erot|porn|nutte|hure|arsch|scheiß',
    'verdammt|teufel|hölle|blut|krebs|krank|tumor|seuche|pest|virus|infekt|behindert|idiot|dumm|blöd|doof|fett|hässlich|widerlich|ekel|abscheu|abartig',
    'rass|jud|jüd|islam|christ|moslem|gott|kirche|sklav|folter|qual|quäl|schlacht|waffe|bombe|schieß|prügel|schläg|haue|missbrauch|vergewalt|diktat|terror|anarch',
    'faschis|kommunis|sozialis|rechtsextrem|links|radikal|alkohol|besoff|betrunken|kotz|pinkel|furz|kacke|kot|urin|penis|vagina|busen|brust|impotent|geil|lüstern',
    'aas|bestatt|beerdig|grab|galgen|hinricht|hänge|ersauf|erstick|erwürg|gift|pervers|verrückt|irre|wahnsinn|neger|zigeuner|weib|tussi|idiot|feind|hass|rache|blind|taub|lahm',
    'famosf|defäk|halluzin|smus|cholera|durchfall|föt|fortpflanz|geburtenk|kernschm|aphrod|erreg|freizüg|amput|aufbahr|äscher|evangel|dominier|brüst|diffam|hunger|folger|katastroph|bestraf|cool',
    'ander|agnost|entmannen|schwanger|menstr|verhungern|elend|grausam|brutal|böse|bösartig|arg|schuldig|strafbar|kriminell|minderwertig|untermensch|unmensch',
  ].join('|'),
  'i',
);
const MOST = 400;

/** @param {readonly unknown[]} list */
function kept(list) {
  const texts = list.filter((text) => typeof text === 'string').filter((text) => !LEFT_OUT.test(text));
  const every = Math.max(1, texts.length / MOST);
  return [...new Set(texts)].filter((_, i) => Math.floor(i / every) !== Math.floor((i - 1) / every));
}

const words = {
  adjective: kept(de.word?.adjective ?? []),
  adverb: kept(de.word?.adverb ?? []),
  noun: kept(de.word?.noun ?? []),
  preposition: kept(de.word?.preposition ?? []),
  verb: kept(de.word?.verb ?? []),
  animals: kept(de.animal?.type ?? []),
  colors: kept(de.color?.human ?? []),
};
const lines = Object.entries(words).map(
  ([name, list]) => `  ${name}: ${JSON.stringify(list.join('|'))}.split('|'),`,
);
writeFileSync(
  OUTPUT,
  `// Written by scripts/data/de/words.mjs.

/** Faker's German words, corrected. */
export const words = {\n${lines.join('\n')}\n};\n`,
);
execFileSync('npx', ['biome', 'check', '--write', OUTPUT], { stdio: 'inherit' });
