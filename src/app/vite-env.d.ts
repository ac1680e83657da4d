interface ImportMetaEnv {
  readonly VITE_AD_SCRIPT_URL?: string;
  readonly VITE_AD_STYLE_URL?: string;
}
