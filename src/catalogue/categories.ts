import { address } from './address.ts';
import { airline } from './airline.ts';
import { animal } from './animal.ts';
import { book } from './book.ts';
import type { Category } from './category.ts';
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
import { person } from './person.ts';
import { phone } from './phone.ts';
import { random } from './random.ts';
import { science } from './science.ts';
import { string } from './string.ts';
import { system } from './system.ts';
import { vehicle } from './vehicle.ts';
import { word } from './word.ts';

/** The 27 categories, in the order of their cards. */
export const categories = {
  person,
  address,
  phone,
  internet,
  company,
  lorem,
  commerce,
  finance,
  date,
  vehicle,
  word,
  music,
  airline,
  animal,
  book,
  food,
  hacker,
  science,
  system,
  git,
  datatype,
  location,
  random,
  string,
  image,
  database,
  helpers,
} as const satisfies Record<string, Category>;

export type CategoryId = keyof typeof categories;

/** Whether a text names a category: it may come from an address bar or another thread. */
export function isCategoryId(id: string): id is CategoryId {
  return Object.hasOwn(categories, id);
}

export const categoryIds = Object.keys(categories).filter(isCategoryId);
