/** `build/service-worker.ts` writes this module from the files of the build. */
declare module 'virtual:precache-manifest' {
  /** A hash of all files. */
  export const version: string;
  /** Paths, as a page requests them, of all files except the Studio's and those of locales. */
  export const files: readonly string[];
  /** Paths of the Studio's files. */
  export const studioFiles: readonly string[];
  /** Paths of the files of locales other than the default one. */
  export const localeFiles: readonly string[];
}
