/** A locale, or a table in the folder of its language or country. */
const MODULE = /\/src\/locales\/(?:(?:languages|countries)\/([\w-]+)\/)?([\w-]+)\.ts$/;
/** The folders of the default locale. */
const DEFAULT_FOLDERS: ReadonlySet<string> = new Set(['en', 'us']);

/**
 * The name of the chunk of a table of the default locale, such as `us-names`, or of what another locale loads, such as `locale-fr` and
 * `locale-fr-names`. Undefined for all other chunks.
 * @param facadeModuleId the module whose exports the chunk has
 */
export function localeChunkName(facadeModuleId: string | null): string | undefined {
  const [, folder, module] = MODULE.exec(facadeModuleId ?? '') ?? [];
  if (module === undefined) return undefined;
  if (folder === undefined) return `locale-${module}`;
  return DEFAULT_FOLDERS.has(folder) ? `${folder}-${module}` : `locale-${folder}-${module}`;
}
