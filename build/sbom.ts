import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Component {
  readonly 'bom-ref': string;
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}

/** A bill of materials in CycloneDX, as `npm sbom` prints it. https://cyclonedx.org/docs/1.5/json/ */
interface Sbom {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/** npm's mark of a package that the repository needs for its development alone. */
const DEVELOPMENT = 'cdx:npm:package:development';

/**
 * The part of the repository's bill of materials that the npm package contains. The package has no dependencies: its files
 * contain their code.
 * @param root the folder of the repository
 * @param all what `npm sbom` prints of the repository
 * @param folders the folders of the packages in the files, such as `node_modules/yaml`
 */
export function packageSbom(root: string, all: Sbom, folders: ReadonlySet<string>): Sbom {
  const refs = new Set([...folders].map((folder) => refOf(join(root, folder))));
  const components = all.components
    .filter((component) => refs.has(component['bom-ref']))
    .map(({ properties = [], ...component }) => ({
      ...component,
      properties: properties.filter(({ name }) => name !== DEVELOPMENT),
    }));
  const ref = all.metadata.component['bom-ref'];
  return {
    ...all,
    metadata: { ...all.metadata, component: { ...all.metadata.component, properties: [] } },
    components,
    dependencies: [{ ref, dependsOn: components.map((component) => component['bom-ref']) }],
  };
}

function refOf(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return `${name}@${version}`;
}
