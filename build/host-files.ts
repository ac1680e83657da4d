import type { Plugin } from 'vite';
import { site } from '../src/app/site.ts';
import type { AdUrls } from '../src/policy/content-security-policy.ts';
import { type HeaderRule, headerRules, headersFor } from '../src/policy/headers.ts';
import { headersFile, nginxConfiguration } from '../src/policy/host-files.ts';

type Env = Readonly<Record<string, string | undefined>>;

function headerRulesOf(env: Env): readonly HeaderRule[] {
  const ads: AdUrls = { script: env.VITE_AD_SCRIPT_URL, style: env.VITE_AD_STYLE_URL };
  return headerRules(ads);
}

/** Configuration files that make a static host send the response headers, by file name. */
export const hostFiles: Readonly<Record<string, (env: Env) => string>> = {
  _headers: (env) => headersFile(headerRulesOf(env)),
  'nginx.conf.sample': (env) => nginxConfiguration(headerRulesOf(env), new URL(site.origin).host),
};

/**
 * The preview server sends the headers of a static host. The development server sends none: the policy's `connect-src`
 * would block the web socket of hot module replacement.
 */
export function responseHeaders(): Plugin {
  return {
    name: 'rowloom:response-headers',
    configurePreviewServer(server) {
      const rules = headerRulesOf(server.config.env);
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '/';
        for (const [name, value] of Object.entries(headersFor(rules, path))) response.setHeader(name, value);
        next();
      });
    },
  };
}
