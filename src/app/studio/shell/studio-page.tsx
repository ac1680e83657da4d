import './studio.css';
import { useEffect, useLayoutEffect, useState } from 'react';
import { takePendingRun } from '../../features/export/open-in-studio.tsx';
import { enterPage } from '../../layout/page-head.ts';
import { FooterNav, type SiteFooterProps } from '../../layout/site-footer.tsx';
import { content, focusTarget, PAGE_HEADING } from '../../lib/focus.ts';
import { removeLeftovers } from '../../lib/private-folders.ts';
import { notifyProblem } from '../../notifications/messages.tsx';
import { show } from '../../notifications/show-message.tsx';
import { dismissToast } from '../../notifications/toasts.ts';
import { pages } from '../../site.ts';
import { Button } from '../../ui/button.tsx';
import { keepStudioFiles } from '../../workers/keep-studio.ts';
import { studioClient } from '../../workers/studio-workers.ts';
import { keepTypedAhead } from '../commands/typed-ahead.ts';
import { followAddress } from '../document/follow-address.ts';
import { isKept } from '../document/is-kept.ts';
import { findDrafts } from '../document/keeping.ts';
import { checkWhileEdited } from '../document/live-check.ts';
import { TOO_LONG } from '../document/messages.ts';
import { closeDialog, openDialog, usePlace } from '../document/place.ts';
import { replaceSchema } from '../document/replace-schema.ts';
import { saveSchemaFile } from '../document/save-schema-file.ts';
import { isDirty, useStudio } from '../document/store.ts';
import { KeepLine, KeepNote } from '../drafts/keep-line.tsx';
import { studioSchemaFromRun } from '../schema/from-run.ts';
import type { StudioSchema } from '../schema/studio-schema.ts';
import { Foot } from './foot.tsx';
import { handlePageKeys } from './page-keys.ts';
import { StudioDialogs } from './studio-dialogs.tsx';
import { TopBar } from './top-bar.tsx';
import { useBarAway } from './use-bar-away.ts';
import { useFocusAfterResize } from './use-focus-after-resize.ts';
import { Workspace } from './workspace.tsx';

function askBeforeLeaving(event: BeforeUnloadEvent) {
  if (isDirty(useStudio.getState())) event.preventDefault();
}

/** Opens what a dialog has handed over; what was open before comes back by Undo. */
function openPendingRun() {
  const run = takePendingRun();
  if (!run) return;
  const schema = studioSchemaFromRun(run);
  if (!schema.ok)
    return notifyProblem(run.request.tool === 'category' ? 'category' : 'custom preview', schema.error);
  replaceSchema(schema.value, { title: 'Opened in Studio' });
}

/** Work that was neither saved nor shared is asked for on leaving, as before. */
function onOpened(schema: StudioSchema, isReturn: boolean) {
  const wasDirty = isDirty(useStudio.getState());
  const text = ' Use your browser’s Back button to return.';
  replaceSchema(schema, isReturn ? undefined : { title: 'Link opened', text });
  if (!wasDirty) useStudio.getState().markSaved();
}

function onRefused(text: string) {
  show('lasting', { title: 'Link not opened', text });
}

function onTooLong(isTooLong: boolean) {
  if (!isTooLong) return dismissToast(TOO_LONG);
  if (isKept()) return;
  const text = 'Save it as a file before you reload or close the page.';
  show(
    'lasting',
    { title: TOO_LONG, text },
    <Button
      size="small"
      className="mt-2 min-h-11 sm:min-h-0"
      onClick={() => {
        saveSchemaFile();
        dismissToast(TOO_LONG);
      }}
    >
      Save as file
    </Button>,
  );
}

/** Tables and columns of a schema, their rows as they will be, and the way to files of them. */
export function StudioPage(on: SiteFooterProps) {
  const [isReady, setReady] = useState(true);
  const tab = usePlace((place) => place.tab);
  const shownTable = useStudio(({ selection }) => selection.table);
  const bar = useBarAway(content, `${tab} ${shownTable}`);

  useFocusAfterResize();
  // Before the first paint: an address that holds a document shows no empty page.
  useLayoutEffect(() => setReady(location.hash === ''), []);
  useEffect(() => enterPage(pages.studio), []);
  useEffect(openPendingRun, []);
  useEffect(handlePageKeys, []);
  useEffect(keepTypedAhead, []);
  useEffect(() => closeDialog, []);
  useEffect(() => followAddress({ onOpened, onRefused, onTooLong, onReady: () => setReady(true) }), []);
  useEffect(() => void findDrafts().catch(console.warn), []);
  useEffect(() => checkWhileEdited(studioClient.check), []);
  useEffect(() => void keepStudioFiles().catch(console.warn), []);
  useEffect(() => void removeLeftovers().catch(console.warn), []);
  useEffect(() => {
    addEventListener('beforeunload', askBeforeLeaving);
    // Other pages of the site hold it too, and closing one of them loses it.
    return () => {
      if (!isDirty(useStudio.getState())) removeEventListener('beforeunload', askBeforeLeaving);
    };
  }, []);

  return (
    <div className="studio-page flex flex-col bg-paper lg:h-(--studio-height) lg:min-h-[36rem]">
      <div className="flex h-(--studio-height) min-h-[36rem] flex-col lg:contents">
        <TopBar isAway={bar.isAway} onReveal={bar.reveal} />
        <main ref={content} id="content" tabIndex={-1} className="flex min-h-0 grow flex-col outline-none">
          <h1 ref={focusTarget(PAGE_HEADING)} tabIndex={-1} className="sr-only">
            Studio
          </h1>
          {isReady && <Workspace onImport={() => openDialog('import')} />}
        </main>
        <KeepLine />
        <Foot onExport={() => openDialog('export')} />
      </div>
      <footer className="flex flex-none flex-wrap items-center gap-x-6 border-t border-line px-3 text-xs text-muted lg:max-[84rem]:gap-x-4 lg:max-[84rem]:[&_ul]:gap-x-4">
        <p className="grow">© 2024 Rowloom. All rights reserved.</p>
        <KeepNote />
        <FooterNav {...on} />
      </footer>
      <StudioDialogs />
    </div>
  );
}
