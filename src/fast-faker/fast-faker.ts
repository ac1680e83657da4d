import { Faker, type LocaleDefinition } from '@faker-js/faker';
import { compileAirline } from './airline.ts';
import { compileAnimal } from './animal.ts';
import { compileBook } from './book.ts';
import { compileColor } from './color.ts';
import { compileCommerce } from './commerce.ts';
import { compileCompany } from './company.ts';
import { compileDatabase } from './database.ts';
import { compileDatatype } from './datatype.ts';
import { compileDate } from './date.ts';
import { compileFinance } from './finance.ts';
import { compileFood } from './food.ts';
import { compileGit } from './git.ts';
import { compileHacker } from './hacker.ts';
import { compileHelpers } from './helpers.ts';
import { compileImage } from './image.ts';
import { compileInternet } from './internet.ts';
import type { Compiled, Kit } from './kit.ts';
import { compileLocation } from './location.ts';
import { compileLorem } from './lorem.ts';
import { compileMusic } from './music.ts';
import { compileNumber } from './number.ts';
import { compilePerson } from './person.ts';
import { compilePhone } from './phone.ts';
import { compileScience } from './science.ts';
import type { Source } from './source.ts';
import { compileString } from './string.ts';
import { compileSystem } from './system.ts';
import { compileVehicle } from './vehicle.ts';
import { compileWord } from './word.ts';

type CompiledModules = { readonly [Name in keyof Faker]?: Compiled<Faker[Name]> };

/** Every compiled method, by faker's own names; one that is undefined stays faker's own. */
function compileModules(kit: Kit): CompiledModules {
  return {
    airline: compileAirline(kit),
    animal: compileAnimal(kit),
    book: compileBook(kit),
    color: compileColor(kit),
    commerce: compileCommerce(kit),
    company: compileCompany(kit),
    database: compileDatabase(kit),
    datatype: compileDatatype(kit),
    date: compileDate(kit),
    finance: compileFinance(kit),
    food: compileFood(kit),
    git: compileGit(kit),
    hacker: compileHacker(kit),
    helpers: compileHelpers(kit),
    image: compileImage(kit),
    internet: compileInternet(kit),
    location: compileLocation(kit),
    lorem: compileLorem(kit),
    music: compileMusic(kit),
    number: compileNumber(kit),
    person: compilePerson(kit),
    phone: compilePhone(kit),
    science: compileScience(kit),
    string: compileString(kit),
    system: compileSystem(kit),
    vehicle: compileVehicle(kit),
    word: compileWord(kit),
  };
}

export interface FastFakerOptions {
  readonly source: Source;
  /** As faker takes them: what the first lacks is looked for in the next. */
  readonly locale: LocaleDefinition[];
}

/** Calls back for each method that the locale has the data for. */
function forEachMethod(
  modules: CompiledModules,
  use: (module: string, name: string, method: object) => void,
): void {
  for (const [module, methods] of Object.entries(modules)) {
    for (const [name, method] of Object.entries(methods)) {
      if (method !== undefined) use(module, name, method);
    }
  }
}

/** Follows faker's reference date: one that stands still is read once, and makes no `Date` for each draw. */
function watchClock(faker: Faker): () => number {
  const ask = () => faker.defaultRefDate().getTime();
  const setClock = faker.setDefaultRefDate.bind(faker);
  let now = ask;
  faker.setDefaultRefDate = (clock) => {
    setClock(clock);
    const fixed = typeof clock === 'function' ? undefined : ask();
    now = fixed === undefined ? ask : () => fixed;
  };
  return () => now();
}

/**
 * Faker's API and data, compiled for one locale: same values, same frequencies, other draws. What is not compiled, a
 * method or some of its options, is faker's own code, drawing from the same source.
 */
export function createFastFaker({ source, locale }: FastFakerOptions): Faker {
  const faker = new Faker({ locale, randomizer: source });
  const modules = compileModules({ faker, source, now: watchClock(faker), data: faker.rawDefinitions });
  forEachMethod(modules, (module, name, method) => Reflect.set(Reflect.get(faker, module), name, method));
  return faker;
}

/** The names of what `createFastFaker` compiles with these options, `person.firstName`. */
export function compiledMethods({ source, locale }: FastFakerOptions): string[] {
  const faker = new Faker({ locale, randomizer: source });
  const names: string[] = [];
  const modules = compileModules({ faker, source, now: watchClock(faker), data: faker.rawDefinitions });
  forEachMethod(modules, (module, name) => names.push(`${module}.${name}`));
  return names;
}
