import { moveFocus, targetOf } from '../../lib/focus.ts';
import type { MenuCommand } from '../../ui/context-menu.tsx';
import { command } from '../controls/command.ts';
import { CHECK_FAILED, CHECKING, NO_PROBLEMS_TEXT } from '../controls/problems.tsx';
import { setKeeping } from '../document/keeping.ts';
import { useDrafts } from '../document/keeping-state.ts';
import {
  FOCUS,
  openDialog,
  PREVIEW_TABS,
  type PreviewTab,
  type StudioDialog,
  showTab,
  usePlace,
} from '../document/place.ts';
import { saveSchemaFile } from '../document/save-schema-file.ts';
import type { StudioState } from '../document/session.ts';
import { showProblem } from '../document/show-problem.ts';
import { selectedTable, useStudio } from '../document/store.ts';
import { setTypedText } from '../document/typed-texts.ts';
import { NOTHING_TO, redo, undo } from '../document/undo.ts';
import { WITH_PROBLEMS, WITHOUT_TABLE } from '../files/choice-text.ts';
import { dayOf, randomSeed, setSchema } from '../schema/settings.ts';
import { startTable } from '../tables/tables-pane.tsx';
import { newSchemaCommand } from './new-schema.ts';
import { docsCommand } from './open-docs.ts';

const { edit } = useStudio.getState();

function opens(dialog: StudioDialog, label: string): MenuCommand {
  return command(`open.${dialog}`, label, () => openDialog(dialog));
}

/** Shows a tab of the preview, and moves the focus to it or to something in it. */
function showPreview(previewTab: PreviewTab, focus: string): void {
  usePlace.setState({ tab: 'preview', previewTab });
  moveFocus(focus);
}

/** Presses the button at the foot of a wide screen, so that it shows that it is busy and has the focus afterwards. */
function download(): void {
  const button = targetOf(FOCUS.download);
  button?.focus();
  button?.click();
}

/** Leads to the grid's last row, which makes a column of the name that is typed there. */
function focusEmptyRow(): void {
  showTab('columns');
  moveFocus(FOCUS.newColumn(useStudio.getState().selection.table ?? ''));
}

function setToday(): void {
  setTypedText('now', undefined);
  edit((schema) => setSchema(schema, { now: dayOf(Date.now()) }));
}

const newSeed = () => edit((schema) => setSchema(schema, { seed: randomSeed() }));

/** Why "Keep drafts" can do nothing, unless the open schema could not be kept. */
const KEPT = 'Drafts are kept on this device already.';
const UNKNOWN = 'The page is still looking for drafts.';

/** What a visitor can do with the schema as a whole. */
export function appCommands(state: StudioState, isWide: boolean): readonly MenuCommand[] {
  const { schema, undoSteps, redoSteps, problems } = state;
  const { keeps, problem: notKept, undoSteps: draftSteps } = useDrafts.getState();
  const table = selectedTable(state);
  const noTable = !table && 'Add a table first.';
  const [problem] = problems.list;
  const noneListed = problems.schema === schema ? NO_PROBLEMS_TEXT : CHECKING;
  const noProblem = problems.isFailed ? CHECK_FAILED : noneListed;
  const noDownload = table ? problem !== undefined && WITH_PROBLEMS : WITHOUT_TABLE;
  const showsTab = (tab: PreviewTab) => {
    const label = `Show ${PREVIEW_TABS[tab].toLowerCase()}`;
    return command(`preview.${tab}`, label, () => showPreview(tab, FOCUS.tab('Preview', tab)), noTable);
  };
  return [
    // The first of them is what Enter runs where nothing was chosen before.
    command('add-column', 'Add column', focusEmptyRow, noTable),
    command('add-table', 'Add table', startTable),
    command('undo', 'Undo', undo, undoSteps.length + draftSteps.length === 0 && NOTHING_TO.Undo),
    command('redo', 'Redo', redo, redoSteps.length === 0 && NOTHING_TO.Redo),
    opens('import', 'Import SQL, CSV or JSON'),
    ...(isWide ? [command('download', 'Download', download, noDownload)] : []),
    isWide
      ? opens('export', 'Show download options and files')
      : command('open.export', 'Download', () => showTab('export')),
    opens('share', 'Share a link'),
    command('save-as-file', 'Save as file', saveSchemaFile),
    opens('code', 'Show the schema as code'),
    newSchemaCommand(schema),
    command(
      'go-to-row',
      'Go to row',
      () => showPreview('data', FOCUS.rowBox),
      noTable || (table?.columns.length === 0 && 'Add a column first.'),
    ),
    showsTab('data'),
    showsTab('output'),
    showsTab('relations'),
    command('new-seed', 'New seed', newSeed),
    command('today', 'Set “Now” to today', setToday),
    command(
      'show-problem',
      'Show the first problem',
      () => problem && showProblem(problem),
      problem === undefined && noProblem,
    ),
    command(
      'keep-drafts',
      'Keep drafts on this device',
      () => void setKeeping(true),
      keeps !== false && (keeps ? (notKept ?? KEPT) : UNKNOWN),
    ),
    opens('keys', 'Show keyboard shortcuts'),
    docsCommand(),
  ];
}
