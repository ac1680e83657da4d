import type { FieldId } from './fields.ts';

interface Category {
  /** Label to field, in display order. */
  readonly fields: Readonly<Record<string, FieldId>>;
  /** Options of its fields that are not at their defaults if no chosen field is of a place. */
  readonly optionsWithoutPlace?: Readonly<
    Partial<Record<FieldId, Readonly<Record<string, string | number | boolean>>>>
  >;
}

const table = {
  person: {
    fields: {
      'Full Name': 'person.fullName',
      'First Name': 'person.firstName',
      'Last Name': 'person.lastName',
      'Middle Name': 'person.middleName',
      'Job Title': 'person.jobTitle',
      'Job Area': 'person.jobArea',
      'Job Type': 'person.jobType',
      Sex: 'person.sex',
      'Sex Type': 'person.sexType',
      Prefix: 'person.prefix',
      Suffix: 'person.suffix',
      Bio: 'person.bio',
    },
  },
  address: {
    fields: {
      'Full Address': 'location.fullAddress',
      'Street Address': 'location.streetAddress',
      'Building Number': 'location.buildingNumber',
      City: 'location.city',
      County: 'location.county',
      Country: 'location.country',
      'Country Code': 'location.countryCode',
      State: 'location.state',
      'State Abbreviation': 'location.stateAbbreviation',
      'Zip Code': 'location.zipCode',
      Latitude: 'location.latitude',
      Longitude: 'location.longitude',
    },
    optionsWithoutPlace: {
      'location.country': { independent: true },
      'location.countryCode': { independent: true },
    },
  },
  phone: {
    fields: {
      'Phone Number': 'phone.number',
    },
  },
  internet: {
    fields: {
      Email: 'internet.email',
      'Example Email': 'internet.exampleEmail',
      'User Name': 'internet.username',
      Protocol: 'internet.protocol',
      URL: 'internet.url',
      'Domain Name': 'internet.domainName',
      'Domain Suffix': 'internet.domainSuffix',
      'Domain Word': 'internet.domainWord',
      IP: 'internet.ipv4',
      IPv6: 'internet.ipv6',
      Mac: 'internet.mac',
      Password: 'internet.password',
    },
  },
  company: {
    fields: {
      Name: 'company.name',
      'Catch Phrase': 'company.catchPhrase',
      'Buzz Phrase': 'company.buzzPhrase',
    },
  },
  lorem: {
    fields: {
      Word: 'lorem.word',
      Words: 'lorem.words',
      Sentence: 'lorem.sentence',
      Sentences: 'lorem.sentences',
      Paragraph: 'lorem.paragraph',
      Paragraphs: 'lorem.paragraphs',
    },
  },
  commerce: {
    fields: {
      Department: 'commerce.department',
      ProductName: 'commerce.productName',
      Price: 'commerce.price',
      ProductAdjective: 'commerce.productAdjective',
      ProductMaterial: 'commerce.productMaterial',
      Product: 'commerce.product',
    },
  },
  finance: {
    fields: {
      'Account Number': 'finance.accountNumber',
      'Account Name': 'finance.accountName',
      Amount: 'finance.amount',
      'Transaction Type': 'finance.transactionType',
      'Currency Code': 'finance.currencyCode',
      'Currency Name': 'finance.currencyName',
      'Currency Symbol': 'finance.currencySymbol',
      'Bitcoin Address': 'finance.bitcoinAddress',
      'Credit Card Number': 'finance.creditCardNumber',
      IBAN: 'finance.iban',
    },
  },
  date: {
    fields: {
      Past: 'date.past',
      Future: 'date.future',
      Soon: 'date.soon',
      Recent: 'date.recent',
      Month: 'date.month',
      Weekday: 'date.weekday',
    },
  },
  vehicle: {
    fields: {
      Vehicle: 'vehicle.vehicle',
      Manufacturer: 'vehicle.manufacturer',
      Model: 'vehicle.model',
      Type: 'vehicle.type',
      Fuel: 'vehicle.fuel',
      Color: 'vehicle.color',
      VIN: 'vehicle.vin',
      VRM: 'vehicle.vrm',
    },
  },
  word: {
    fields: {
      Adjective: 'word.adjective',
      Adverb: 'word.adverb',
      Conjunction: 'word.conjunction',
      Interjection: 'word.interjection',
      Noun: 'word.noun',
      Preposition: 'word.preposition',
      Verb: 'word.verb',
      Words: 'word.words',
    },
  },
  music: {
    fields: {
      Genre: 'music.genre',
      'Song Name': 'music.songName',
    },
  },
  airline: {
    fields: {
      'Aircraft Type': 'airline.aircraftType',
      Airline: 'airline.airline',
      Airplane: 'airline.airplane',
      Airport: 'airline.airport',
      'Flight Number': 'airline.flightNumber',
      'Record Locator': 'airline.recordLocator',
      Seat: 'airline.seat',
    },
  },
  animal: {
    fields: {
      Bird: 'animal.bird',
      Cat: 'animal.cat',
      Cetacean: 'animal.cetacean',
      Cow: 'animal.cow',
      Crocodilia: 'animal.crocodilia',
      Dog: 'animal.dog',
      Fish: 'animal.fish',
      Horse: 'animal.horse',
      Insect: 'animal.insect',
      Lion: 'animal.lion',
      Rabbit: 'animal.rabbit',
      Rodent: 'animal.rodent',
      Snake: 'animal.snake',
      Type: 'animal.type',
    },
  },
  book: {
    fields: {
      Author: 'book.author',
      Format: 'book.format',
      Genre: 'book.genre',
      Publisher: 'book.publisher',
      Series: 'book.series',
      Title: 'book.title',
    },
  },
  food: {
    fields: {
      Adjective: 'food.adjective',
      Description: 'food.description',
      Dish: 'food.dish',
      'Ethnic Category': 'food.ethnicCategory',
      Fruit: 'food.fruit',
      Ingredient: 'food.ingredient',
      Meat: 'food.meat',
      Spice: 'food.spice',
      Vegetable: 'food.vegetable',
    },
  },
  hacker: {
    fields: {
      Abbreviation: 'hacker.abbreviation',
      Adjective: 'hacker.adjective',
      Ingverb: 'hacker.ingverb',
      Noun: 'hacker.noun',
      Phrase: 'hacker.phrase',
      Verb: 'hacker.verb',
    },
  },
  science: {
    fields: {
      'Chemical Element': 'science.chemicalElement',
      'Chemical Symbol': 'science.chemicalSymbol',
      Unit: 'science.unit',
    },
  },
  system: {
    fields: {
      'File Name': 'system.fileName',
      'File Path': 'system.filePath',
      'MIME Type': 'system.mimeType',
      'File Extension': 'system.fileExt',
    },
  },
  git: {
    fields: {
      'Commit Message': 'git.commitMessage',
      Branch: 'git.branch',
      'Commit SHA': 'git.commitSha',
    },
  },
  datatype: {
    fields: {
      Boolean: 'datatype.boolean',
      Number: 'number.int',
      Float: 'number.float',
      'Big Int': 'number.bigInt',
      UUID: 'string.uuid',
    },
  },
  location: {
    fields: {
      City: 'location.city',
      Country: 'location.country',
      'Country Code': 'location.countryCode',
      State: 'location.state',
      'Street Address': 'location.streetAddress',
      'Zip Code': 'location.zipCode',
      Latitude: 'location.latitude',
      Longitude: 'location.longitude',
      Direction: 'location.direction',
      'Time Zone': 'location.timeZone',
    },
  },
  random: {
    fields: {
      Alpha: 'string.alpha',
      Alphanumeric: 'string.alphanumeric',
      Numeric: 'string.numeric',
      UUID: 'string.uuid',
      'Nano ID': 'string.nanoid',
      Symbol: 'string.symbol',
    },
  },
  string: {
    fields: {
      Alpha: 'string.alpha',
      Alphanumeric: 'string.alphanumeric',
      Numeric: 'string.numeric',
      UUID: 'string.uuid',
      'Nano ID': 'string.nanoid',
    },
  },
  image: {
    fields: {
      URL: 'image.url',
      'Avatar URL': 'image.avatar',
      'Data URI': 'image.dataUri',
    },
  },
  database: {
    fields: {
      Column: 'database.column',
      Type: 'database.type',
      Collation: 'database.collation',
      Engine: 'database.engine',
      'MongoDB Object ID': 'database.mongodbObjectId',
    },
  },
  helpers: {
    fields: {
      'Array Element': 'helpers.arrayElement',
      'Object Key': 'helpers.objectKey',
      'Object Value': 'helpers.objectValue',
      'Shuffle Array': 'helpers.shuffle',
    },
  },
} as const satisfies Record<string, Category>;

export type CategoryId = keyof typeof table;

/** The 27 categories, in the order of their cards. */
export const categories: Readonly<Record<CategoryId, Category>> = table;

/** Whether a text names a category: it may come from an address bar or another thread. */
export function isCategoryId(id: string): id is CategoryId {
  return Object.hasOwn(categories, id);
}

export const categoryIds = Object.keys(categories).filter(isCategoryId);
