import type { Faker } from '@faker-js/faker';

/** One value, typed at birth; today's tools write it as a string. */
export type Cell = string | number | boolean | bigint;

export interface Person {
  readonly sex: string;
  readonly sexType: string;
  readonly prefix: string;
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  readonly suffix: string;
  /** First and last name, now and then with this person's prefix or suffix. */
  readonly fullName: string;
}

export interface Job {
  readonly area: string;
  readonly type: string;
  /** Descriptor, area and type. */
  readonly title: string;
}

/** Accounts of the row's person: all are made from that person's names. */
export interface Account {
  readonly userName: string;
  readonly email: string;
  readonly exampleEmail: string;
}

/** A place in the United States. */
export interface Place {
  readonly buildingNumber: string;
  readonly streetAddress: string;
  readonly city: string;
  readonly state: string;
  readonly stateAbbreviation: string;
  /** Five digits or ZIP+4, within the state's own ranges. */
  readonly zipCode: string;
  /** Street address, city, state abbreviation and zip code on one line. */
  readonly fullAddress: string;
}

export interface Country {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
}

export interface Site {
  readonly protocol: string;
  readonly domainWord: string;
  readonly domainSuffix: string;
  readonly domainName: string;
  readonly url: string;
}

export interface Vehicle {
  readonly manufacturer: string;
  readonly model: string;
  readonly name: string;
}

export interface Currency {
  readonly code: string;
  readonly name: string;
  readonly symbol: string;
}

export interface Element {
  readonly name: string;
  readonly symbol: string;
}

export interface File {
  readonly name: string;
  /** Without the dot. */
  readonly extension: string;
  readonly mimeType: string;
  readonly path: string;
}

export interface Product {
  readonly adjective: string;
  readonly material: string;
  readonly product: string;
  readonly name: string;
}

/** The facts that cells of one row share: drawn once a row, when first asked for. */
export interface Row {
  readonly person: Person;
  readonly job: Job;
  readonly account: Account;
  readonly place: Place;
  readonly country: Country;
  readonly site: Site;
  readonly vehicle: Vehicle;
  readonly currency: Currency;
  readonly element: Element;
  readonly file: File;
  readonly product: Product;
}

/** One cell, drawn. `fake` speaks faker's API; `row` holds the facts that cells of one row share. */
export type Recipe = (fake: Faker, row: Row) => Cell;

export interface Category {
  readonly emoji: string;
  readonly title: string;
  /** One sentence for the card. */
  readonly description: string;
  /** Label to recipe, in display order. */
  readonly fields: Readonly<Record<string, Recipe>>;
}

/** Checks a category's shape where it is written. */
export function category(definition: Category): Category {
  return definition;
}
