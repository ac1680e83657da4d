// The part of Trusted Types that workers use. TypeScript's library for workers does not have it yet.

interface TrustedTypePolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): {
    /** A TrustedScriptURL. A worker's address may be one, and is otherwise a URL. */
    createScriptURL(url: string): URL;
  };
}

interface WorkerGlobalScope {
  readonly trustedTypes?: TrustedTypePolicyFactory;
}
