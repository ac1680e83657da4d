import { modules as byDefault } from '../modules.ts';
import { airline } from './airline.ts';
import { color } from './color.ts';
import { commerce } from './commerce.ts';
import { date } from './date.ts';
import { finance } from './finance.ts';
import { git } from './git.ts';
import { image } from './image.ts';
import { internet } from './internet.ts';
import { location } from './location.ts';
import { lorem } from './lorem.ts';
import { number } from './number.ts';
import { person } from './person.ts';
import { phone } from './phone.ts';
import { string } from './string.ts';
import { system } from './system.ts';
import { word } from './word.ts';

/** The fields of faker's modules as documents have them: all, and with their options. */
export const modules = {
  ...byDefault,
  ...airline,
  ...color,
  ...commerce,
  ...date,
  ...finance,
  ...git,
  ...image,
  ...internet,
  ...location,
  ...lorem,
  ...number,
  ...person,
  ...phone,
  ...string,
  ...system,
  ...word,
};
