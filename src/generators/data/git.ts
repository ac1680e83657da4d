/** What commits and branches are about, compiled by hand. */

/** Parts of programs: what users see, what servers do, and what is both or neither. */
export const modules = {
  page: 'account page|admin panel|article page|avatar picker|booking form|cart page|category page|chat window|checkout|color picker|comment form|contact form|cookie banner|dashboard|date picker|file browser|filter panel|home page|image gallery|invoice list|language switcher|login form|map view|navigation menu|notification list|onboarding|order history|password form|payment form|pricing page|product page|profile page|report viewer|search results|settings page|sidebar|sign-up form|task list|team page|timeline',
  server:
    'address lookup|API client|audit log|background jobs|backup script|billing service|cache layer|cleanup job|currency service|e-mail sender|event queue|export job|feature flags|health check|image resizer|import job|inventory sync|invoice service|login service|mailing list sync|message broker|metrics endpoint|order service|payment webhook|permission service|price service|rate limiter|report generator|request parser|scheduler|search index|session store|shipping service|storage adapter|tax service|token refresh|upload service|user service|webhook sender|worker pool',
  any: 'account deletion|coupon codes|CSV export|CSV import|database schema|date formats|discounts|error handling|gift cards|image upload|localization|newsletter|password reset|PDF export|push notifications|recurring orders|refunds|returns|reviews|sharing|shopping lists|single sign-on|stock levels|subscriptions|tags|time zones|translations|two-factor login|user roles|wish list',
};

/** `Fix … in …` */
export const faults = {
  page: 'broken link|crash on resize|dark mode colors|double submit|empty state|flickering|focus order|hover state|keyboard navigation|label contrast|layout shift|line breaks|missing alt text|misaligned buttons|overflow on mobile|scroll position|slow rendering|sort order|tab order|truncated text|typo|validation message|wrong icon|z-index',
  server:
    'connection leak|deadlock|duplicate requests|expired token|infinite loop|log level|lost updates|memory leak|missing index|missing permission check|missing timeout|N+1 queries|pagination|query timeout|race condition|retry loop|slow query|stale cache|status code|unhandled rejection|wrong content type',
  any: 'broken test|crash on empty input|default value|edge case|encoding|flaky test|missing await|missing guard|off-by-one error|regression|rounding error|time zone bug|type error|wrong error message',
};

/** `Add … to …` */
export const additions = {
  page: 'autocomplete|breadcrumbs|bulk actions|confirmation dialog|dark mode|drag and drop|empty state|filters|help text|infinite scroll|keyboard shortcuts|loading indicator|print styles|progress bar|skip link|sorting|swipe gestures|tooltips|undo button|validation',
  server:
    'batching|caching|circuit breaker|compression|dry run|health probe|idempotency keys|input validation|metrics|pagination|request logging|retries|structured logs|timeouts|tracing|webhook signatures',
  any: 'documentation|end-to-end tests|error messages|feature flag|regression test|test data|types|unit tests|usage example',
};

/** What is done to a part as a whole. */
export const changes =
  'Clean up|Document|Extract|Improve|Move|Optimize|Polish|Refactor|Rename|Reorganize|Rewrite|Simplify|Speed up|Split up';

/** `Update …` */
export const dependencies =
  'axios|Biome|Commander|date-fns|dependencies|Docker base image|Drizzle|ESLint|Express|Fastify|GitHub Actions|Hono|i18next|Jest|Knip|lockfile|lodash|MSW|Next.js|Node.js|Papa Parse|Playwright|pnpm|PostCSS|PostgreSQL image|Prettier|Prisma|React|React Query|Redis client|Rollup|Sentry|sharp|Storybook|Svelte|Tailwind CSS|Terraform|TypeScript|undici|Vite|Vitest|Vue|webpack|Zod|Zustand';
