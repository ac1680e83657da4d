// What the page uses of Trusted Types, which TypeScript's DOM library does not know yet.

interface TrustedTypePolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): {
    /** A TrustedScriptURL; typed as the nearest thing that a worker's and a service worker's address may be. */
    createScriptURL(url: string): URL;
  };
}

declare var trustedTypes: TrustedTypePolicyFactory | undefined;
