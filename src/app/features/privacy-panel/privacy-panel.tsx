import { type ReactNode, useEffect, useState } from 'react';
import { contentSecurityPolicy } from '../../../policy/content-security-policy.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ExportFiles } from './export-files.tsx';
import { RequestList } from './request-list.tsx';
import { readStored, type Stored } from './stored.ts';
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
              ? 'This page and its generator come with this policy. Your browser refuses what it does not name: connections first of all, to this page’s own server too.'
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
      lead="Local storage holds your choice on cookies once you have made one. What you generate is not stored, except the file of a large export, until you remove it or open the Studio the next time. The Studio keeps your schema in the address of its page, after the #: browsers never send that part, and a link that you share carries the schema there."
    >
      {stored && (
        <>
          <Raw>{localStorageText(stored.entries)}</Raw>
          <p className="text-sm text-muted">
            Cookies: {stored.cookies || 'none'}. Files of this page, kept so that it works without a network:{' '}
            {stored.cachedFiles || 'none'}.
          </p>
          <ExportFiles files={stored.exportFiles} onRemoved={read} />
        </>
      )}
    </Fact>
  );
}

function localStorageText(entries: Stored['entries']): string {
  if (!entries) return 'Your browser bars this page from its storage.';
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
