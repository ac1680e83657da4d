import { resolve } from 'node:path';
import { type PreviewServer, preview } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    readonly origin: string;
  }
}

let server: PreviewServer;

/** Serves the build with its headers, as `npm run serve` does. */
export async function setup(project: TestProject) {
  const port = Number(process.env.PORT ?? 4173);
  server = await preview({
    root: resolve(import.meta.dirname, '../..'),
    preview: { port, strictPort: true },
    logLevel: 'warn',
  });
  project.provide('origin', `http://localhost:${port}`);
}

export function teardown(): Promise<void> {
  return server.close();
}
