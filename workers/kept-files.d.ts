/** Written by the build, from what it has built. */
declare module 'virtual:kept-files' {
  /** Changes with any of the files. */
  export const version: string;
  /** Paths as pages ask for them. */
  export const files: readonly string[];
}
