/** What the cells of one row can share: the parts of a person, of a place … agree. */
export const entityKinds = [
  'person',
  'place',
  'country',
  'site',
  'vehicle',
  'card',
  'currency',
  'chemicalElement',
  'file',
  'product',
  'book',
  'dish',
  'flight',
  'databaseColumn',
  'commit',
  'song',
  'sampleObject',
] as const;

export type EntityKind = (typeof entityKinds)[number];
