/** Where the documentation is served. Its pages are files of their own, which the app does not route. */
export const DOCS_PATH = '/docs/';
