import { moveFocus, targetOf } from '../../lib/focus.ts';
import type { Command } from '../controls/command.ts';
import { useDrafts } from '../document/drafts-store.ts';
import { setKeeping } from '../document/keeping.ts';
import {
  FOCUS,
  openDialog,
  PREVIEW_TABS,
  type PreviewTab,
  type StudioDialog,
  showPreviewTab,
  showTab,
  usePlace,
} from '../document/place.ts';
import { startNewSchema } from '../document/replace-schema.ts';
import { saveSchemaFile } from '../document/save-schema-file.ts';
import { withKeys } from '../document/shortcuts.ts';
import { showProblem } from '../document/show-problem.ts';
import { type StudioState, selectedTable, useStudio } from '../document/store.ts';
import { setTypedText } from '../document/typed-texts.ts';
import { redo, undo } from '../document/undo.ts';
import { dayOf, randomSeed, setSchema } from '../schema/settings.ts';
import { startTable } from '../tables/tables-pane.tsx';

const { edit } = useStudio.getState();

function opens(dialog: StudioDialog, label: string): Command {
  return { id: `open.${dialog}`, label, isEnabled: true, run: () => openDialog(dialog) };
}

function showsTab(tab: PreviewTab, label: string, isEnabled: boolean): Command {
  return {
    id: `preview.${tab}`,
    label,
    isEnabled,
    run: () => {
      showTab('preview');
      showPreviewTab(tab);
      moveFocus(FOCUS.tab('Preview', tab));
    },
  };
}

/** Presses the button at the foot of a wide screen, so that it shows that it is busy and has the focus afterwards. */
function download(isEnabled: boolean): Command {
  return {
    id: 'download',
    label: 'Download',
    isEnabled,
    run: () => {
      const button = targetOf(FOCUS.download);
      button?.focus();
      button?.click();
    },
  };
}

/** Leads to the grid's last row, which makes a column of the name that is typed there. */
function focusEmptyRow(): void {
  showTab('columns');
  moveFocus(FOCUS.newColumn(useStudio.getState().selection.table ?? ''));
}

/** Shows the rows, and moves the focus to the box that takes a row's number. */
function askForRow(): void {
  usePlace.setState({ tab: 'preview', previewTab: 'data' });
  moveFocus(FOCUS.rowBox);
}

/** What a visitor can do with the schema as a whole. */
export function appCommands(state: StudioState, isWide: boolean): readonly Command[] {
  const { undoSteps, redoSteps, problems } = state;
  const table = selectedTable(state);
  const [problem] = problems.list;
  const commands: readonly Command[] = [
    // The first of them is what Enter runs where nothing was chosen before.
    { id: 'add-column', label: 'Add column', isEnabled: table !== undefined, run: focusEmptyRow },
    { id: 'add-table', label: 'Add table', isEnabled: true, run: startTable },
    {
      id: 'undo',
      label: 'Undo',
      isEnabled: undoSteps.length + useDrafts.getState().undoSteps.length > 0,
      run: undo,
    },
    {
      id: 'redo',
      label: 'Redo',
      isEnabled: redoSteps.length > 0,
      run: redo,
    },
    opens('import', 'Import SQL, CSV or JSON'),
    ...(isWide ? [download(table !== undefined && problem === undefined)] : []),
    isWide
      ? opens('export', 'Export')
      : { id: 'open.export', label: 'Export', isEnabled: true, run: () => showTab('export') },
    opens('share', 'Share a link'),
    { id: 'save-as-file', label: 'Save as file', isEnabled: true, run: saveSchemaFile },
    opens('code', 'Show the schema as code'),
    {
      id: 'new-schema',
      label: 'New schema and start page',
      isEnabled: state.schema.tables.length > 0,
      run: () => {
        startNewSchema();
        showTab('columns');
        moveFocus(FOCUS.start);
      },
    },
    { id: 'go-to-row', label: 'Go to row', isEnabled: (table?.columns.length ?? 0) > 0, run: askForRow },
    showsTab('data', `Show ${PREVIEW_TABS.data.toLowerCase()}`, table !== undefined),
    showsTab('output', `Show ${PREVIEW_TABS.output.toLowerCase()}`, table !== undefined),
    showsTab('relations', `Show ${PREVIEW_TABS.relations.toLowerCase()}`, table !== undefined),
    {
      id: 'new-seed',
      label: 'New seed',
      isEnabled: true,
      run: () => edit((schema) => setSchema(schema, { seed: randomSeed() })),
    },
    {
      id: 'today',
      label: 'Set “Now” to today',
      isEnabled: true,
      run: () => {
        setTypedText('now', undefined);
        edit((schema) => setSchema(schema, { now: dayOf(Date.now()) }));
      },
    },
    {
      id: 'show-problem',
      label: 'Show the first problem',
      isEnabled: problem !== undefined,
      run: () => problem && showProblem(problem),
    },
    {
      id: 'keep-drafts',
      label: 'Keep drafts on this device',
      isEnabled: useDrafts.getState().keeps === false,
      run: () => void setKeeping(true),
    },
    opens('keys', 'Show keyboard shortcuts'),
  ];
  return commands.map(withKeys);
}
