import { type ReactNode, useEffect, useState } from 'react';
import { contentSecurityPolicy } from '../../../policy/content-security-policy.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { RequestList } from './request-list.tsx';
import { readStored, type Stored } from './stored.ts';
import { ExportFiles, KeptDrafts } from './stored-parts.tsx';
import { WhatIsRunning } from './what-is-running.tsx';

const policy = contentSecurityPolicy({
  script: import.meta.env.VITE_AD_SCRIPT_URL,
  style: import.meta.env.VITE_AD_STYLE_URL,
});

interface Props {
  readonly onClose: () => void;
}

/** What the page stores and sends, read from the browser's own APIs. */
export function PrivacyPanel({ onClose }: Props) {
  return (
    <Dialog open onClose={onClose} title="Privacy panel" size="wide">
      <div className="flex flex-col gap-8">
        <StoredFacts />
        <RequestList />
        <Fact
          title="What your browser enforces"
          lead={
            import.meta.env.PROD
              ? 'This page comes with the policy below. Your browser blocks everything that the policy does not allow, above all connections, even to this page’s own server.'
              : 'This policy comes with each file of the built page. The development server sends none.'
          }
        >
          <Raw>{policy.replaceAll('; ', ';\n')}</Raw>
        </Fact>
        <Fact title="What is running">
          <WhatIsRunning />
        </Fact>
      </div>
    </Dialog>
  );
}

function StoredFacts() {
  const [stored, setStored] = useState<Stored>();
  const read = () => void readStored().then(setStored);
  useEffect(read, []);
  return (
    <Fact
      title="What is stored on this device"
      lead="Local storage holds only your cookie choice. Generated data is not stored. One exception: the file of a large download stays until you remove it or open the Studio again. The Studio keeps your schema in the page’s address, after the #. Browsers never send that part. A link that you share contains it. The Studio stores drafts of schemas in IndexedDB only if you switch that on."
    >
      {stored && (
        <>
          <Raw>{localStorageText(stored.entries)}</Raw>
          <p className="text-sm text-muted">
            Cookies: {stored.cookies || 'none'}. Files kept for offline use: {stored.cachedFiles || 'none'}.
          </p>
          <KeptDrafts drafts={stored.drafts} onRemoved={read} />
          <ExportFiles files={stored.exportFiles} onRemoved={read} />
        </>
      )}
    </Fact>
  );
}

function localStorageText(entries: Stored['entries']): string {
  if (!entries) return 'Your browser blocks storage for this page.';
  if (entries.length === 0) return 'nothing';
  return entries.map(([name, value]) => `${name} = ${value}`).join('\n');
}

interface FactProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

function Fact({ title, lead, children }: FactProps) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{title}</h3>
      {lead && <p className="max-w-2xl text-sm text-muted">{lead}</p>}
      {children}
    </section>
  );
}

function Raw({ children }: { readonly children: string }) {
  return (
    <pre className="rounded-panel border border-line bg-sunken p-3 font-mono text-xs break-words whitespace-pre-wrap">
      {children}
    </pre>
  );
}
