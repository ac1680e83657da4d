import { DOCS_PATH } from '../../../policy/docs-path.ts';
import type { MenuCommand } from '../../ui/context-menu.tsx';
import { command } from '../controls/command.ts';

/** Opens the documentation in a new tab, beside the open schema. */
export function docsCommand(): MenuCommand {
  return command('docs', 'Documentation', () => void window.open(DOCS_PATH, '_blank', 'noopener'));
}
