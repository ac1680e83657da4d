/** The structure of a database in its own SQL. */
export interface DescribedStructure {
  /** Statements that create the tables. Empty if there is no table. */
  readonly sql: string;
  /** Tables that the user may not fill, or whose structure the user may not see, as sentences. */
  readonly notes: readonly string[];
}
