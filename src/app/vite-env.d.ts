interface ImportMetaEnv {
  readonly VITE_AD_SCRIPT_URL?: string;
  readonly VITE_AD_STYLE_URL?: string;
  /** Where this app's source can be read; nothing is said of it where this is unset. */
  readonly VITE_SOURCE_URL?: string;
  /** The version of this app, and of the faker that it is built with. */
  readonly APP_VERSION: string;
  readonly FAKER_VERSION: string;
}

/** The address of a picture in the build. */
declare module '*.webp' {
  const address: string;

  // biome-ignore lint/style/noDefaultExport: Vite's own form
  export default address;
}
