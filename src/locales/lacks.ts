/** The parts that a language or a country may not have. */
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

/** The parts that a language or a country does not have, each with the reason as a sentence. */
export type Lacks = Readonly<Partial<Record<Lack, string>>>;
