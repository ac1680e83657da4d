import type { Plugin } from 'vite';
import { site } from '../src/app/site.ts';
import type { AdUrls } from '../src/policy/content-security-policy.ts';
import { type HeaderRule, headerRules, headersFor } from '../src/policy/headers.ts';
import { headersFile, nginxConfiguration } from '../src/policy/host-files.ts';

type Env = Readonly<Record<string, string | undefined>>;

function rulesOf(env: Env): readonly HeaderRule[] {
  const ads: AdUrls = { script: env.VITE_AD_SCRIPT_URL, style: env.VITE_AD_STYLE_URL };
  return headerRules(ads);
}

/** Files that tell a host what headers to send, by name. */
export const hostFiles: Readonly<Record<string, (env: Env) => string>> = {
  _headers: (env) => headersFile(rulesOf(env)),
  'nginx.conf.sample': (env) => nginxConfiguration(rulesOf(env), new URL(site.origin).host),
};

/** The preview server sends what a host is told to send. The development server sends none of it: it needs its socket. */
export function responseHeaders(): Plugin {
  return {
    name: 'rowloom:response-headers',
    configurePreviewServer(server) {
      const rules = rulesOf(server.config.env);
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '/';
        for (const [name, value] of Object.entries(headersFor(rules, path))) response.setHeader(name, value);
        next();
      });
    },
  };
}
