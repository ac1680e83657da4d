/** Guesses for columns about transport, travel, energy and machines, in the syntax of `domain-words.ts`. */
export const TRANSPORT_LINES = String.raw`
@ship vessel
vessel_type ship_type = Container ship|Bulk carrier|Tanker|Ferry|Tug|Cruise ship
`;
