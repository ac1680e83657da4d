/** Guesses for columns about software, networks, media on the net and measurements, in the syntax of `domain-words.ts`. */
export const TECHNOLOGY_LINES = String.raw`
@dns zone nameserver
record_type rr_type = A|AAAA|CNAME|MX|TXT|NS
`;
