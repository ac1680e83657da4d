import { useEffect, useState } from 'react';
import { copyToClipboard } from '../../../lib/clipboard.ts';
import { download } from '../../../lib/download.ts';
import { formatCount } from '../../../lib/format-count.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextInput } from '../../../ui/inputs.tsx';
import { encodeFragment, fitsAddress, fitsLink, LINK_LENGTH_MAX } from '../link/link.ts';
import { schemaText } from '../schema/json.ts';
import { useStudio } from '../store.ts';

interface Props {
  readonly onClose: () => void;
}

/** Saves the schema as a file, which the Code dialog opens. */
export function saveSchemaFile(): void {
  const { schema, markSaved } = useStudio.getState();
  const stem = (schema.name ?? '').replace(/[^\p{L}\p{N} _-]/gu, '_').trim() || 'schema';
  const file = new Blob([schemaText(schema)], { type: 'application/json' });
  download(file, `${stem}.rowloom.json`);
  markSaved();
}

export function ShareDialog({ onClose }: Props) {
  const schema = useStudio((state) => state.schema);
  const [fragment, setFragment] = useState<string>();
  const [said, setSaid] = useState('');
  useEffect(() => {
    let isCurrent = true;
    void encodeFragment(schema).then((text) => isCurrent && setFragment(text));
    return () => {
      isCurrent = false;
    };
  }, [schema]);
  const link = fragment === undefined ? '' : `${location.origin}${location.pathname}#${fragment}`;
  const fits = fragment === undefined || fitsLink(fragment);

  async function copy() {
    const isCopied = await copyToClipboard(Promise.resolve(link));
    if (isCopied) useStudio.getState().markSaved();
    setSaid(
      isCopied ? 'The link is on the clipboard.' : 'The clipboard refused: select the link and copy it.',
    );
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
              setSaid('The schema is saved as a file: the Code dialog opens it.');
            }}
          >
            Save schema file
          </Button>
          <Button
            variant="primary"
            aria-disabled={fits ? undefined : true}
            onClick={() => fits && link !== '' && void copy()}
          >
            Copy link
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 text-sm">
        <p>
          The link holds the whole schema, after its #: that part is never sent to a server. Whoever opens it
          sees the same rows.
        </p>
        {fits && (
          <p>
            Your work is in this page’s address. Bookmark it, or save it as a file: nothing else holds it.
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
            This schema makes a link of {formatCount(fragment.length)} characters. Mail and chat programs cut
            those beyond {formatCount(LINK_LENGTH_MAX)}: pass it on as a file.
            {!fitsAddress(fragment) &&
              ' This page’s address does not hold it either: reloading or closing the page loses it, unless you save it.'}
          </p>
        )}
        <p aria-live="polite" className="min-h-5 text-muted">
          {said}
        </p>
      </div>
    </Dialog>
  );
}
