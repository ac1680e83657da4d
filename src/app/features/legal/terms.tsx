import { site } from '../../site.ts';
import { LegalPage } from './legal-page.tsx';

const sections = [
  {
    title: 'Acceptance of these terms',
    body: (
      <p>
        By using Rowloom you accept these terms. If you do not accept them, please do not use it. There is no
        account, and you may stop at any time.
      </p>
    ),
  },
  {
    title: 'What Rowloom is',
    body: (
      <p>
        A free tool that generates fictional data in your browser for development, testing, design and
        teaching. You may use what you generate for any lawful purpose, commercial ones included, without
        naming us.
      </p>
    ),
  },
  {
    title: 'Acceptable use',
    body: (
      <>
        <p>Do not use Rowloom or what it generates to:</p>
        <ul>
          <li>deceive people, commit fraud or impersonate anyone;</li>
          <li>open accounts, pass identity or payment checks, or get around a service’s rules;</li>
          <li>send messages to generated email addresses or call generated phone numbers;</li>
          <li>break the law or the rights of others, or disturb the running of this site.</li>
        </ul>
      </>
    ),
  },
  {
    title: 'Generated data is fictional',
    body: (
      <p>
        Names, addresses, card numbers and all other values are made by chance. A value may happen to match a
        real person, company, address or account; that is coincidence, and no claim about them. Numbers that
        pass a checksum are still invented. Do not rely on generated data as fact.
      </p>
    ),
  },
  {
    title: 'No warranty, and limits of liability',
    body: (
      <p>
        Rowloom is provided as it is and as available, without warranty of any kind. As far as the law allows,
        we are not liable for damage that comes from using it, from not being able to use it, or from relying
        on what it generates. Check the data before you depend on it.
      </p>
    ),
  },
  {
    title: 'Changes',
    body: (
      <p>
        We may change the tool and these terms. The terms on this page are the ones in force; by using Rowloom
        after a change you accept it.
      </p>
    ),
  },
  {
    title: 'Contact',
    body: (
      <p>
        Questions about these terms go to{' '}
        <a className="link" href={`mailto:${site.email}`}>
          {site.email}
        </a>
        .
      </p>
    ),
  },
];

export function Terms() {
  return (
    <LegalPage
      title="Terms of Service"
      lead="Rowloom is free to use for any honest purpose. The data is fictional, and comes without warranty."
      sections={sections}
    />
  );
}
