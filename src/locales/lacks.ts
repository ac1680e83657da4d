/** What a language or a country may not have. */
export type Lack =
  | 'counties'
  | 'ibans'
  | 'middleNames'
  | 'nationalIds'
  | 'prefixes'
  | 'routingNumbers'
  | 'stateAbbreviations'
  | 'states'
  | 'suffixes'
  | 'vatIds';

/** What a language or a country does not have, and why, as a sentence. */
export type Lacks = Readonly<Partial<Record<Lack, string>>>;
