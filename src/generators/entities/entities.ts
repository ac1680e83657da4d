import type { EntityKind } from '../../catalogue/entities.ts';
import type { Cell } from '../../catalogue/field.ts';
import type { Locale } from '../../locales/locale.ts';
import type { RandomStream } from '../../random/stream.ts';
import type { LargeTables } from '../large-tables.ts';
import { bookParts } from './book.ts';
import { cardParts } from './card.ts';
import { chemicalElementParts } from './chemical-element.ts';
import { commitParts } from './commit.ts';
import { countryParts } from './country.ts';
import { currencyParts } from './currency.ts';
import { databaseColumnParts } from './database-column.ts';
import { dishParts } from './dish.ts';
import { fileParts } from './file.ts';
import { flightParts } from './flight.ts';
import type { EntityOptions, Part, PartMaker } from './part.ts';
import { personParts } from './person.ts';
import { placeParts } from './place.ts';
import { productParts } from './product.ts';
import { sampleObjectParts } from './sample-object.ts';
import { siteParts } from './site.ts';
import { songParts } from './song.ts';
import { vehicleParts } from './vehicle.ts';

/** The parts of an entity. One is undefined if the entity does not have it in this table. */
export type PartsByName = Readonly<Record<string, Part<Cell> | undefined>>;

type PreparedEntity = (maker: PartMaker, options: EntityOptions, tables: LargeTables) => PartsByName;

/** For each kind, reads the data that the entities of all tables share. */
function entityPreparers(stream: RandomStream, locale: Locale) {
  return {
    person: () => personParts(stream, locale),
    place: () => placeParts(stream),
    country: () => countryParts(locale),
    site: () => siteParts,
    vehicle: () => vehicleParts(stream, locale),
    card: () => cardParts(stream),
    currency: () => currencyParts(stream, locale),
    chemicalElement: () => chemicalElementParts(locale),
    file: () => fileParts(stream),
    product: () => productParts(stream),
    book: () => bookParts(locale),
    dish: () => dishParts(stream),
    flight: () => flightParts(),
    databaseColumn: () => databaseColumnParts(),
    commit: () => commitParts(),
    song: () => songParts(),
    sampleObject: () => sampleObjectParts(),
  } satisfies Record<EntityKind, () => PreparedEntity>;
}

type Preparers = ReturnType<typeof entityPreparers>;
export type PartsOf<Kind extends EntityKind> = ReturnType<ReturnType<Preparers[Kind]>>;
export type PartName<Kind extends EntityKind> = keyof PartsOf<Kind> & string;

/** The generator of a field whose cells are a part of an entity. */
export interface EntityPart<Kind extends EntityKind = EntityKind> {
  readonly entity: Kind;
  readonly part: string;
}

/** Makes the parts of an entity of a kind. */
export type EntityFactory = (
  kind: EntityKind,
  maker: PartMaker,
  options: EntityOptions,
  tables: LargeTables,
) => PartsByName;

export function createEntityFactory(stream: RandomStream, locale: Locale): EntityFactory {
  const preparers: Readonly<Record<EntityKind, () => PreparedEntity>> = entityPreparers(stream, locale);
  const prepared = new Map<EntityKind, PreparedEntity>();
  return (kind, maker, options, tables) => {
    const prepare = prepared.get(kind) ?? preparers[kind]();
    prepared.set(kind, prepare);
    return prepare(maker, options, tables);
  };
}
