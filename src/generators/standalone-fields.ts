import { airline } from './airline.ts';
import { animal } from './animal.ts';
import { book } from './book.ts';
import { color } from './color.ts';
import { commerce } from './commerce.ts';
import { company } from './company.ts';
import { database } from './database.ts';
import { datatype } from './datatype.ts';
import { date } from './date.ts';
import { finance } from './finance.ts';
import { food } from './food.ts';
import { git } from './git.ts';
import { hacker } from './hacker.ts';
import { helpers } from './helpers.ts';
import { image } from './image.ts';
import { internet } from './internet.ts';
import { location } from './location.ts';
import { lorem } from './lorem.ts';
import { music } from './music.ts';
import { number } from './number.ts';
import { person } from './person.ts';
import { phone } from './phone.ts';
import { science } from './science.ts';
import { string } from './string.ts';
import { structure } from './structure.ts';
import { system } from './system.ts';
import { vehicle } from './vehicle.ts';
import { word } from './word.ts';

/** The entries of all fields except those in `composed.ts`, which no dialog uses. */
export const standaloneFields = {
  ...airline,
  ...animal,
  ...book,
  ...color,
  ...commerce,
  ...company,
  ...database,
  ...datatype,
  ...date,
  ...finance,
  ...food,
  ...git,
  ...hacker,
  ...helpers,
  ...image,
  ...internet,
  ...location,
  ...lorem,
  ...music,
  ...number,
  ...person,
  ...phone,
  ...science,
  ...string,
  ...structure,
  ...system,
  ...vehicle,
  ...word,
};
