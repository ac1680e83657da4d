import type { Faker } from '@faker-js/faker';
import type { Row } from '../catalogue/recipe.ts';
import { accountDrawer, jobDrawer, personDrawer } from './facts/person.ts';
import { countryDrawer, placeDrawer } from './facts/place.ts';
import {
  currencyDrawer,
  elementDrawer,
  fileDrawer,
  productDrawer,
  siteDrawer,
  vehicleDrawer,
} from './facts/things.ts';
import { type Stream, streamKey } from './stream.ts';

/** How each fact is drawn; `row` gives the facts that it is made of. */
export type FactDrawers = { readonly [Fact in keyof Row]: (row: Row) => Row[Fact] };

/** Reads what it needs of faker's data once, for all rows of all runs. */
export function createFactDrawers(fake: Faker): FactDrawers {
  const drawAccount = accountDrawer(fake);
  return {
    person: personDrawer(fake),
    job: jobDrawer(fake),
    account: (row) => drawAccount(row.person),
    place: placeDrawer(fake),
    country: countryDrawer(fake),
    site: siteDrawer(fake),
    vehicle: vehicleDrawer(fake),
    currency: currencyDrawer(fake),
    element: elementDrawer(fake),
    file: fileDrawer(fake),
    product: productDrawer(fake),
  };
}

/** One fact of the row at hand: drawn from its own stream when first asked for, then kept until the row changes. */
interface Fact<T> {
  read(row: number): T;
}

/** The shared facts of one row after another. */
export interface RowFacts extends Row {
  /** Goes to a row; its facts are drawn when asked for. */
  moveTo(row: number): void;
}

/**
 * @param seed of the run
 * @param set which of the row's persons, places … these are: the n-th column of a kind reads the n-th set, from 0
 */
export function createRowFacts(drawers: FactDrawers, stream: Stream, seed: number, set: number): RowFacts {
  let index = 0;

  function fact<Name extends keyof Row>(name: Name): Fact<Row[Name]> {
    const key = streamKey(seed, `fact/${name}/${set}`);
    const draw = () => drawers[name](facts);
    let drawnFor = -1;
    let drawn: Row[Name];
    return {
      read(row) {
        if (drawnFor !== row) {
          drawn = stream.aside(key, row, draw);
          drawnFor = row;
        }
        return drawn;
      },
    };
  }

  const person = fact('person');
  const job = fact('job');
  const account = fact('account');
  const place = fact('place');
  const country = fact('country');
  const site = fact('site');
  const vehicle = fact('vehicle');
  const currency = fact('currency');
  const element = fact('element');
  const file = fact('file');
  const product = fact('product');

  const facts: RowFacts = {
    moveTo(row) {
      index = row;
    },
    get person() {
      return person.read(index);
    },
    get job() {
      return job.read(index);
    },
    get account() {
      return account.read(index);
    },
    get place() {
      return place.read(index);
    },
    get country() {
      return country.read(index);
    },
    get site() {
      return site.read(index);
    },
    get vehicle() {
      return vehicle.read(index);
    },
    get currency() {
      return currency.read(index);
    },
    get element() {
      return element.read(index);
    },
    get file() {
      return file.read(index);
    },
    get product() {
      return product.read(index);
    },
  };
  return facts;
}
