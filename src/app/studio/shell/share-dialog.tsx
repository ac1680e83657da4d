import { useEffect, useState } from 'react';
import { formatCount } from '../../lib/format-count.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { useCopyText } from '../controls/use-copy-text.ts';
import { hasFileOptions, useFileSettings } from '../document/file-settings.ts';
import { useIsKept } from '../document/is-kept.ts';
import { encodeFragment, fitsAddress, fitsLink, LINK_LENGTH_MAX } from '../document/link.ts';
import { saveSchemaFile } from '../document/save-schema-file.ts';
import { useStudio } from '../document/store.ts';

interface Props {
  readonly onClose: () => void;
}

export function ShareDialog({ onClose }: Props) {
  const schema = useStudio((state) => state.schema);
  const isKept = useIsKept();
  const lacksFileOptions = useFileSettings(hasFileOptions);
  const [fragment, setFragment] = useState<string>();
  const { said, setSaid, copy } = useCopyText('The link');
  useEffect(() => {
    let isCurrent = true;
    void encodeFragment(schema).then((text) => isCurrent && setFragment(text));
    return () => {
      isCurrent = false;
    };
  }, [schema]);
  const link = fragment === undefined ? '' : `${location.origin}${location.pathname}#${fragment}`;
  const fits = fragment === undefined || fitsLink(fragment);

  async function copyLink() {
    if (await copy(link)) useStudio.getState().markSaved();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Share"
      size="narrow"
      footer={
        <>
          <Button
            onClick={() => {
              saveSchemaFile();
              setSaid('Open the file in the Code dialog.');
            }}
          >
            Save as file
          </Button>
          <Button
            variant="primary"
            aria-disabled={fits ? undefined : true}
            aria-describedby={fits ? undefined : 'studio-link-note'}
            onClick={() => fits && link !== '' && void copyLink()}
          >
            Copy link
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 text-sm">
        <p>
          The link contains the whole schema after the #. Browsers never send that part to a server. Everyone
          who opens the link sees the same rows.
          {lacksFileOptions && ' The format and its options are not part of the link.'}
        </p>
        {fits && (
          <p>
            {isKept
              ? 'Your work is in this page’s address, and in a draft on this device.'
              : 'Your work is stored only in this page’s address. Bookmark the page or save a file to keep it.'}
          </p>
        )}
        <TextInput
          aria-label="Link"
          readOnly
          value={fits ? link : ''}
          placeholder={fits ? undefined : 'Too long for a link'}
          aria-describedby={fits ? undefined : 'studio-link-note'}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="h-11! font-mono lg:h-10!"
        />
        {!fits && (
          <p id="studio-link-note" className="text-warning">
            The link would have {formatCount(fragment.length)} characters. Mail and chat programs cut links
            after {formatCount(LINK_LENGTH_MAX)}. Share the schema as a file instead.
            {!fitsAddress(fragment) &&
              !isKept &&
              ' The schema is also too long for this page’s address. Save it before you reload or close the page.'}
          </p>
        )}
        <p aria-live="polite" className="min-h-5 text-muted">
          {said}
        </p>
      </div>
    </Dialog>
  );
}
