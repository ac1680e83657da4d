/** Guesses for columns about education, law, government, churches and public services, in the syntax of `domain-words.ts`. */
export const PUBLIC_LINES = String.raw`
@court lawsuit hearing judgment
court court_name = District Court|Court of Appeals|Supreme Court|Family Court|Small Claims Court|County Court
`;
