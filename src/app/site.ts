/** Facts that the pages, their heads and the build share. */
export const site = {
  name: 'Rowloom',
  tagline: 'Realistic test data, woven in your browser.',
  origin: 'https://rowloom.example',
  email: 'hello@rowloom.example',
} as const;

export interface PageMeta {
  readonly path: string;
  /** The file that the build writes for it. */
  readonly file: string;
  readonly title: string;
}

export const pages = {
  home: { path: '/', file: 'index.html', title: 'Rowloom: free test data generator in your browser' },
  studio: { path: '/studio', file: 'studio.html', title: 'Studio · Rowloom' },
  privacy: { path: '/privacy-policy', file: 'privacy-policy.html', title: 'Privacy Policy | Rowloom' },
  terms: { path: '/terms-of-service', file: 'terms-of-service.html', title: 'Terms of Service | Rowloom' },
  notFound: { path: '/404', file: '404.html', title: 'Page not found | Rowloom' },
} as const satisfies Record<string, PageMeta>;

/** What search engines and previews of links show of each page. */
export const descriptions: Readonly<Record<keyof typeof pages, string>> = {
  home: 'Generate realistic mock data: names, emails, addresses, phone numbers, dates and more. Preview, copy or export JSON, CSV and SQL. Free, no account, nothing leaves your browser.',
  studio:
    'Design tables of test data that belong together: columns of any kind, keys and references, a live preview, export to many formats. All in your browser.',
  privacy:
    'What Rowloom keeps and what it never sees: data is generated in your browser, and cookies for analytics and advertising wait for your consent.',
  terms: 'The terms for using Rowloom and the test data that you generate with it.',
  notFound: 'There is no page at this address.',
};

/** A page that the build writes without the app. */
export interface StaticPage extends PageMeta {
  readonly description: string;
  /** The content of its body. */
  readonly html: string;
}
