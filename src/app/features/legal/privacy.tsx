import { site } from '../../site.ts';
import { LegalPage } from './legal-page.tsx';

const email = (
  <a className="link" href={`mailto:${site.email}`}>
    {site.email}
  </a>
);

interface Props {
  readonly onOpenPrivacyPanel: () => void;
}

const sections = ({ onOpenPrivacyPanel }: Props) => [
  {
    title: 'Data is generated on your device',
    body: (
      <p>
        Every name, address and number that Rowloom makes is made in your browser, by code that your browser
        has already loaded. The fields that you tick, the columns that you name, the patterns that you write
        and the rows that come out are not sent to us or to anyone else, and we keep no copy of them. Files
        are written straight to your device. When you close the page, they are gone from its memory; large
        ones may wait in your browser, as described below.
      </p>
    ),
  },
  {
    title: 'You need not take our word for it',
    body: (
      <p>
        Every page of this site tells your browser to let it connect to no server, our own included. The one
        part that may fetch keeps this site’s own files on your device, so that it works offline. The{' '}
        <button type="button" className="link cursor-pointer" onClick={onOpenPrivacyPanel}>
          privacy panel
        </button>{' '}
        shows what is stored, every request that this page has made, and the policy that your browser
        enforces.
      </p>
    ),
  },
  {
    title: 'What we ask of you',
    body: (
      <p>
        Nothing. There are no accounts and no forms. Like any web server, the one that delivers these pages
        sees the address and the browser that asked for them.
      </p>
    ),
  },
  {
    title: 'What is stored in your browser',
    body: (
      <>
        <p>
          One entry in your browser’s local storage, named <code>cookieConsent</code>. It holds your choice on
          cookies: essential, analytics and advertising, each yes or no. You can delete it at any time in your
          browser’s settings; we will then ask again. Your browser also keeps a copy of this site’s own files,
          so that it works without a network.
        </p>
        <p>
          When you save a large file from the Studio, some browsers first store it in a space that is private
          to this site on your device. It stays there until you remove it, until some minutes after you start
          another download, or until you open the Studio the next time. The privacy panel lists such files and
          removes them at once.
        </p>
        <p>
          If you switch on “Keep drafts on this device” in the Studio, and only then, it stores the schemas
          that you edit in your browser’s database IndexedDB, with this choice: at most 100, which stay on
          this device. They never hold the rows that you generate. “Clear drafts” in the Studio or in the
          privacy panel deletes them and the choice at once, and so does switching it off.
        </p>
      </>
    ),
  },
  {
    title: 'Analytics',
    body: (
      <p>
        If you agree, we may count visits to learn which pages are useful. Analytics start only after you
        allow them, and never see the data that you generate.
      </p>
    ),
  },
  {
    title: 'Advertising cookies',
    body: (
      <p>
        Rowloom is free and has spaces for advertisements. If you agree, an advertising partner may load there
        and set cookies of its own, under its own privacy policy. Until you agree, no advertising code is
        loaded, and the spaces stay empty.
      </p>
    ),
  },
  {
    title: 'Your choice, and how to change it',
    body: (
      <p>
        Analytics and advertising are off until you turn them on. “Cookie settings” at the foot of every page
        opens your choice again. Withdrawing it works at once for what has not started, and fully from the
        next page load.
      </p>
    ),
  },
  {
    title: 'Your rights',
    body: (
      <>
        <p>
          Where the law gives you rights over personal data, such as access, correction, deletion, objection
          and complaint to an authority, you have them here too. As we hold no personal data of yours, the
          most useful ones are in your own hands: the setting above and your browser’s storage.
        </p>
        <p>Questions are welcome at {email}.</p>
      </>
    ),
  },
];

export function Privacy(props: Props) {
  return (
    <LegalPage
      title="Privacy Policy"
      lead="The short version: your test data is made on your device and stays there. Cookies that are not essential wait for your consent."
      sections={sections(props)}
    />
  );
}
