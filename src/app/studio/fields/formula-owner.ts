/** The column whose formula it is, where the formula can read other rows. */
export interface FormulaOwner {
  /** The id of its table. */
  readonly table: string;
  readonly column: string;
  /** Whether the formula is a condition or within a case: it cannot read its own column in the row before. */
  readonly isCondition?: boolean;
}
