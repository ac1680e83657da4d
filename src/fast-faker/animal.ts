import type { AnimalModule } from '@faker-js/faker';
import type { CompileContext, Compiled } from './compile-context.ts';
import { pick } from './pick.ts';

export function compileAnimal({ source, data: { animal } }: CompileContext): Compiled<AnimalModule> {
  return {
    bird: pick(source, animal?.bird),
    cat: pick(source, animal?.cat),
    cetacean: pick(source, animal?.cetacean),
    cow: pick(source, animal?.cow),
    crocodilia: pick(source, animal?.crocodilia),
    dog: pick(source, animal?.dog),
    fish: pick(source, animal?.fish),
    horse: pick(source, animal?.horse),
    insect: pick(source, animal?.insect),
    lion: pick(source, animal?.lion),
    rabbit: pick(source, animal?.rabbit),
    rodent: pick(source, animal?.rodent),
    snake: pick(source, animal?.snake),
    type: pick(source, animal?.type),
  };
}
