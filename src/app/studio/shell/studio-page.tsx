import './studio.css';
import { useEffect, useLayoutEffect, useState } from 'react';
import { takePendingRun } from '../../features/export/open-in-studio.tsx';
import { ErrorBoundary } from '../../layout/error-boundary.tsx';
import { enterPage } from '../../layout/page-head.ts';
import { FooterNav, type SiteFooterProps } from '../../layout/site-footer.tsx';
import { content, pageHeading } from '../../lib/landmarks.ts';
import { markPage } from '../../lib/page-marks.ts';
import { preloadWhenIdle } from '../../lib/preload.ts';
import { removeLeftovers } from '../../lib/private-folders.ts';
import { notifyProblem } from '../../notifications/messages.tsx';
import { pages } from '../../site.ts';
import { keepStudioFiles } from '../../workers/keep-studio.ts';
import { studioClient } from '../../workers/studio-workers.ts';
import { PaneBoundary } from '../controls/pane-boundary.tsx';
import { addressKeeper } from '../document/address.tsx';
import { findDrafts } from '../document/keeping.ts';
import { checkWhileEdited } from '../document/live-check.ts';
import { closeDialog, openDialog, usePlace } from '../document/place.ts';
import { replaceSchema } from '../document/replace-schema.ts';
import { isDirty } from '../document/session.ts';
import { useStudio } from '../document/store.ts';
import { KeepLine, KeepNote } from '../drafts/keep-line.tsx';
import { studioSchemaFromRun } from '../schema/from-run.ts';
import { FirstStepsOffer } from './first-steps-offer.tsx';
import { Foot } from './foot.tsx';
import { handlePageKeys } from './page-keys.ts';
import { StudioDialogs } from './studio-dialogs.tsx';
import { StudioFailure } from './studio-failure.tsx';
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
  replaceSchema(schema.value, { message: { title: 'Opened in Studio' } });
}

/** Opens the document of the address, then looks for drafts. Returns a cleanup function. */
function openDocument(onOpened: () => void): () => void {
  const opening = addressKeeper.start().then(onOpened);
  void opening.then(findDrafts).catch(console.warn);
  return addressKeeper.stop;
}

/** Tables and columns of a schema, their rows as they will be, and the way to files of them. */
export function StudioPage(on: SiteFooterProps) {
  return (
    <ErrorBoundary fallback={() => <StudioFailure />}>
      <Page {...on} />
    </ErrorBoundary>
  );
}

function Page(on: SiteFooterProps) {
  const [isReady, setReady] = useState(true);
  const tab = usePlace((place) => place.tab);
  const isEmpty = useStudio(({ schema }) => schema.tables.length === 0);
  const shownTable = useStudio(({ selection }) => selection.table);
  const bar = useBarAway(content, `${tab} ${shownTable}`);

  useFocusAfterResize();
  // Before the first paint: an address that holds a document shows no empty page.
  useLayoutEffect(() => setReady(location.hash === ''), []);
  useLayoutEffect(() => markPage('studio'), []);
  useEffect(() => enterPage(pages.studio), []);
  useEffect(handlePageKeys, []);
  useEffect(() => closeDialog, []);
  useEffect(() => openDocument(() => setReady(true)), []);
  // The keeper of the address sees which document a dialog's takes the place of.
  useEffect(openPendingRun, []);
  useEffect(() => checkWhileEdited(studioClient.check), []);
  useEffect(() => void keepStudioFiles().catch(console.warn), []);
  useEffect(preloadWhenIdle, []);
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
        <PaneBoundary name="The bar">
          <TopBar element={bar.element} isAway={bar.isAway} onReveal={bar.reveal} site={on} />
        </PaneBoundary>
        <main ref={content} id="content" tabIndex={-1} className="flex min-h-0 grow flex-col outline-none">
          <h1 ref={pageHeading} tabIndex={-1} className="sr-only">
            Studio
          </h1>
          {isReady && <Workspace onImport={() => openDialog('import')} />}
        </main>
        <FirstStepsOffer of="narrow" />
        <PaneBoundary name="The line about drafts">
          <KeepLine />
        </PaneBoundary>
        {/* On a narrow screen the note is below the page's end, because a part that is there all the time has no room. */}
        <div
          role={isEmpty ? undefined : 'contentinfo'}
          className="relative flex-none items-center border-line bg-surface lg:flex lg:flex-wrap lg:has-[button]:border-t lg:[&>section]:grow lg:[&>section]:border-t-0"
        >
          <PaneBoundary name="The download">
            <Foot onExport={() => openDialog('export')} />
          </PaneBoundary>
          <div className="px-3 text-xs text-muted max-lg:absolute max-lg:inset-x-0 max-lg:top-full">
            <KeepNote />
          </div>
        </div>
      </div>
      {/* The editor has the links in its menu “More”. */}
      {isEmpty && isReady && (
        <footer className="flex flex-none flex-wrap items-center gap-x-6 border-t border-line px-3 text-xs text-muted lg:max-2xl:gap-x-4 lg:max-2xl:[&_ul]:gap-x-4">
          <p className="grow">© 2024 Rowloom. All rights reserved.</p>
          <FooterNav {...on} />
        </footer>
      )}
      <StudioDialogs />
    </div>
  );
}
