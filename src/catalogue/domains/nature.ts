/** Guesses for columns about plants, animals, the earth, medicine and the sciences, in the syntax of `domain-words.ts`. */
export const NATURE_LINES = String.raw`
@star planet galaxy exoplanet comet
spectral_type spectral_class = ~[OBAFGKM][0-9]V
`;
