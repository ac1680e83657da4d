/** Guesses for columns about sports, games, the arts, food and drink, in the syntax of `domain-words.ts`. */
export const LEISURE_LINES = String.raw`
@chess
opening opening_name = Sicilian Defense|Italian Game|Ruy Lopez|French Defense|Queen's Gambit|Caro-Kann Defense
eco eco_code = ~[A-E]\d\d
`;
