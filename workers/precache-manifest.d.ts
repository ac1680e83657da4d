/** Written by `build/service-worker.ts` from the files of the build. */
declare module 'virtual:precache-manifest' {
  /** A hash of all files. */
  export const version: string;
  /** Paths as a page requests them. */
  export const files: readonly string[];
}
