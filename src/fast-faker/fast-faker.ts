import { Faker, type LocaleDefinition } from '@faker-js/faker';
import { compileColor } from './color.ts';
import { compileCompany } from './company.ts';
import type { CompileContext, Compiled } from './compile-context.ts';
import { compileDatatype } from './datatype.ts';
import { compileFinance } from './finance.ts';
import { compileHacker } from './hacker.ts';
import { compileHelpers } from './helpers.ts';
import { compileImage } from './image.ts';
import { compileInternet } from './internet.ts';
import { compileLorem } from './lorem.ts';
import { compileNumber } from './number.ts';
import type { RandomSource } from './random-source.ts';
import { compileString } from './string.ts';
import { compileWord } from './word.ts';

type CompiledModules = { readonly [Name in keyof Faker]?: Compiled<Faker[Name]> };

/** Compiles all methods, under faker's names. */
function compileModules(context: CompileContext): CompiledModules {
  return {
    color: compileColor(context),
    company: compileCompany(context),
    datatype: compileDatatype(context),
    finance: compileFinance(context),
    hacker: compileHacker(context),
    helpers: compileHelpers(context),
    image: compileImage(context),
    internet: compileInternet(context),
    lorem: compileLorem(context),
    number: compileNumber(context),
    string: compileString(context),
    word: compileWord(context),
  };
}

export interface FastFakerOptions {
  readonly source: RandomSource;
  /** In faker's order: data that the first locale lacks comes from the next. */
  readonly locale: LocaleDefinition[];
}

/** Calls `use` for each compiled method. Methods without data in the locale are not compiled. */
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

/**
 * Faker's API and data, compiled for one locale. It gives the same values with the same frequencies, but another sequence of
 * them. For methods and options that are not compiled, faker's own code runs with the same random source.
 */
export function createFastFaker({ source, locale }: FastFakerOptions): Faker {
  const faker = new Faker({ locale, randomizer: source });
  const modules = compileModules({ faker, source, data: faker.rawDefinitions });
  forEachMethod(modules, (module, name, method) => Reflect.set(Reflect.get(faker, module), name, method));
  return faker;
}

/** The names of the methods that `createFastFaker` compiles with these options, such as `hacker.noun`. */
export function compiledMethods({ source, locale }: FastFakerOptions): string[] {
  const faker = new Faker({ locale, randomizer: source });
  const names: string[] = [];
  const modules = compileModules({ faker, source, data: faker.rawDefinitions });
  forEachMethod(modules, (module, name) => names.push(`${module}.${name}`));
  return names;
}
