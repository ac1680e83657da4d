import type { FieldId } from '../../catalogue/fields.ts';
import { airline } from './airline.ts';
import { book } from './book.ts';
import { color, commerce } from './commerce.ts';
import { finance } from './finance.ts';
import { image, internet } from './internet.ts';
import type { FieldLength } from './lengths.ts';
import { location, phone } from './location.ts';
import { person } from './person.ts';
import { number, string } from './string.ts';
import { date, structure } from './structure.ts';
import { database, food, science, system, vehicle } from './things.ts';
import { company, git, hacker, helpers, lorem, word } from './words.ts';

/** How long the values of the fields are that are no entries of a list and do not follow from other columns. */
export const lengths: Readonly<Partial<Record<FieldId, FieldLength>>> = {
  'datatype.boolean': 'false'.length,
  'git.commitDate': 'YYYY-MM-DDTHH:mm:ss.SSSZ'.length,
  ...airline,
  ...book,
  ...color,
  ...commerce,
  ...company,
  ...database,
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
