import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { LOCALE_DEFAULT, SEED_DEFAULT } from '../../../../schema/schema.ts';
import { Brand } from '../../../layout/brand.tsx';
import { pages } from '../../../site.ts';
import { Button } from '../../../ui/button.tsx';
import { Select, TextInput } from '../../../ui/inputs.tsx';
import { randomSeed, setSchema } from '../schema/settings.ts';
import { useStudio } from '../store.ts';
import { redo, undo } from '../undo-keys.ts';
import { useWide } from '../use-wide.ts';
import { Icon } from './icon.tsx';
import { NowControl } from './now-control.tsx';
import { Problems } from './problems.tsx';
import type { StudioDialog } from './studio-dialogs.tsx';

interface Props {
  readonly onOpen: (dialog: StudioDialog) => void;
}

/** The address would lose its fragment, which holds the document. */
function stayOnPage(event: MouseEvent) {
  event.preventDefault();
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** The page's banner: what is of the whole schema. */
export function TopBar({ onOpen }: Props) {
  const isWide = useWide();
  return (
    <header className="flex-none border-b border-line bg-surface">
      <div className="selvedge" />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2 lg:max-[85rem]:gap-x-2">
        <Link href={pages.home.path} className="flex rounded-control">
          <Brand size="small" />
        </Link>
        <Link
          href={pages.studio.path}
          aria-current="page"
          onClick={stayOnPage}
          className="inline-flex min-h-11 items-center border-l border-line-strong pl-3 text-sm text-muted hover:text-ink lg:min-h-8"
        >
          Studio
        </Link>
        <UndoRedo />
        <SchemaName />
        {isWide && (
          <div data-part="tables" className="contents max-lg:hidden">
            <SchemaSettings />
          </div>
        )}
        <div className="ml-auto flex flex-wrap items-center gap-2 max-sm:gap-x-1 lg:order-3">
          <Problems />
          <Button size="small" className={TOUCH} onClick={() => onOpen('import')}>
            Import
          </Button>
          <Button size="small" className={TOUCH} onClick={() => onOpen('share')}>
            Share
          </Button>
          <Button size="small" className={TOUCH} onClick={() => onOpen('code')}>
            Code
          </Button>
          <Button size="small" variant="primary" className={TOUCH} onClick={() => onOpen('export')}>
            Export
          </Button>
        </div>
      </div>
    </header>
  );
}

/** On a phone they stand above the tables. */
export function SchemaSettings() {
  return (
    <>
      <Seed />
      <NowControl inputClassName={SMALL} className="lg:order-2" />
      <LocaleSelect />
    </>
  );
}

const TOUCH = 'min-h-11 max-sm:px-2 lg:min-h-0 lg:max-[85rem]:px-2';
const SMALL = 'h-11! lg:h-8! lg:px-2!';

const endTyping = () => useStudio.getState().endTyping();

function SchemaName() {
  const name = useStudio(({ schema }) => schema.name ?? '');
  return (
    <TextInput
      aria-label="Schema name"
      placeholder="Untitled schema"
      value={name}
      spellCheck={false}
      onChange={({ target: { value } }) =>
        useStudio
          .getState()
          .edit((schema) => setSchema(schema, { name: value || undefined }), { typing: 'schema name' })
      }
      onBlur={endTyping}
      className={`min-w-36 grow font-medium lg:max-w-40 lg:max-[85rem]:max-w-36 min-[96rem]:max-w-52 ${SMALL}`}
    />
  );
}

function UndoRedo() {
  const canUndo = useStudio(({ undoSteps }) => undoSteps.length > 0);
  const canRedo = useStudio(({ redoSteps }) => redoSteps.length > 0);
  return (
    <div className="ml-auto flex lg:order-1 lg:ml-0">
      <Step label="Undo" keys="Ctrl+Z" enabled={canUndo} onClick={undo}>
        <path d="M6 3 2.5 6.5 6 10M2.5 6.5H10a3.5 3.5 0 0 1 0 7H7" />
      </Step>
      <Step label="Redo" keys="Ctrl+Y" enabled={canRedo} onClick={redo}>
        <path d="m10 3 3.5 3.5L10 10m3.5-3.5H6a3.5 3.5 0 0 0 0 7h3" />
      </Step>
    </div>
  );
}

interface StepProps {
  readonly label: 'Undo' | 'Redo';
  readonly keys: string;
  readonly enabled: boolean;
  readonly onClick: () => void;
  readonly children: React.ReactNode;
}

/** Stays in the order of the focus while there is nothing to do, and says so. */
function Step({ label, keys, enabled, onClick, children }: StepProps) {
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={label}
      aria-disabled={enabled ? undefined : true}
      title={enabled ? `${label} (${keys})` : `Nothing to ${label.toLowerCase()}`}
      onClick={() => enabled && onClick()}
      className="size-11! lg:size-8!"
    >
      <Icon>{children}</Icon>
    </Button>
  );
}

function setSeed(seed: string | undefined, typing?: string) {
  useStudio.getState().edit((schema) => setSchema(schema, { seed }), typing === undefined ? {} : { typing });
}

function Seed() {
  const seed = useStudio(({ schema }) => String(schema.seed ?? ''));
  return (
    <div className="flex items-center gap-1 lg:order-2">
      <label htmlFor="studio-seed" className="text-sm text-muted">
        Seed
      </label>
      <TextInput
        id="studio-seed"
        value={seed}
        placeholder={SEED_DEFAULT}
        spellCheck={false}
        autoCapitalize="off"
        title="The same seed makes the same rows, on every device"
        onChange={({ target }) => setSeed(target.value || undefined, 'seed')}
        onBlur={endTyping}
        className={`w-32! font-mono lg:w-24! min-[96rem]:w-28! ${SMALL}`}
      />
      <Button
        variant="quiet"
        size="icon"
        aria-label="New seed"
        title="New seed: other rows of the same kind"
        onClick={() => setSeed(randomSeed())}
        className="size-11! lg:size-8!"
      >
        <Icon>
          <rect x="2.5" y="2.5" width="11" height="11" rx="2.5" />
          <path
            strokeWidth="2"
            strokeLinecap="round"
            d="M5.5 5.5h.01M10.5 5.5h.01M8 8h.01M5.5 10.5h.01M10.5 10.5h.01"
          />
        </Icon>
      </Button>
    </div>
  );
}

/** By faker's name of each. */
const LOCALES: Readonly<Record<string, string>> = { en_US: 'English (US)' };

function LocaleSelect() {
  const locale = useStudio(({ schema }) => schema.locale ?? LOCALE_DEFAULT);
  const isKnown = Object.hasOwn(LOCALES, locale);
  return (
    <Select
      aria-label="Locale"
      value={locale}
      onChange={({ target: { value } }) =>
        useStudio
          .getState()
          .edit((schema) => setSchema(schema, { locale: value === LOCALE_DEFAULT ? undefined : value }))
      }
      className={`w-auto! ${SMALL} lg:order-2 lg:pr-8!`}
    >
      {Object.entries(LOCALES).map(([id, label]) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
      {!isKnown && <option value={locale}>{locale}</option>}
    </Select>
  );
}
