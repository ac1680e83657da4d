/** Guesses for columns about money, trade, manufacturing, property and work, in the syntax of `domain-words.ts`. */
export const TRADE_LINES = String.raw`
@mortgage
loan_type mortgage_type = Fixed rate|Adjustable rate|Interest only
`;
