/** Written by `build/service-worker.ts` from the files of the build. */
declare module 'virtual:precache-manifest' {
  /** A hash of all files. */
  export const version: string;
  /** Paths as a page requests them: all but the Studio's. */
  export const files: readonly string[];
  /** The Studio's. */
  export const studioFiles: readonly string[];
}
