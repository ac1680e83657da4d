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
import { type Stream, type StreamKey, streamKey } from './stream.ts';

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
class Fact<T> {
  private readonly stream: Stream;
  private readonly key: StreamKey;
  private readonly draw: () => T;
  private drawnFor = -1;
  private drawn: T | undefined;

  constructor(stream: Stream, key: StreamKey, draw: () => T) {
    this.stream = stream;
    this.key = key;
    this.draw = draw;
  }

  read(row: number): T {
    if (this.drawn === undefined || this.drawnFor !== row) {
      this.drawn = this.stream.aside(this.key, row, this.draw);
      this.drawnFor = row;
    }
    return this.drawn;
  }
}

/** The shared facts of one row after another. A class: engines take each object with getters of its own for one of another kind. */
export class RowFacts implements Row {
  private row = 0;
  private readonly facts: { readonly [Name in keyof Row]: Fact<Row[Name]> };

  /**
   * @param seed of the run
   * @param set which of the row's persons, places … these are: the n-th column of a kind reads the n-th set, from 0
   */
  constructor(drawers: FactDrawers, stream: Stream, seed: number, set: number) {
    const fact = <Name extends keyof Row>(name: Name) => {
      const draw = drawers[name];
      return new Fact(stream, streamKey(seed, `fact/${name}/${set}`), () => draw(this));
    };
    this.facts = {
      person: fact('person'),
      job: fact('job'),
      account: fact('account'),
      place: fact('place'),
      country: fact('country'),
      site: fact('site'),
      vehicle: fact('vehicle'),
      currency: fact('currency'),
      element: fact('element'),
      file: fact('file'),
      product: fact('product'),
    };
  }

  /** Goes to a row; its facts are drawn when asked for. */
  moveTo(row: number): void {
    this.row = row;
  }

  get person() {
    return this.facts.person.read(this.row);
  }
  get job() {
    return this.facts.job.read(this.row);
  }
  get account() {
    return this.facts.account.read(this.row);
  }
  get place() {
    return this.facts.place.read(this.row);
  }
  get country() {
    return this.facts.country.read(this.row);
  }
  get site() {
    return this.facts.site.read(this.row);
  }
  get vehicle() {
    return this.facts.vehicle.read(this.row);
  }
  get currency() {
    return this.facts.currency.read(this.row);
  }
  get element() {
    return this.facts.element.read(this.row);
  }
  get file() {
    return this.facts.file.read(this.row);
  }
  get product() {
    return this.facts.product.read(this.row);
  }
}
