import type { MouseEvent, ReactNode, Ref } from 'react';
import { Link } from 'wouter';
import { LOCALE_DEFAULT, SEED_DEFAULT } from '../../../schema/schema.ts';
import { Brand } from '../../layout/brand.tsx';
import type { SiteFooterProps } from '../../layout/site-footer.tsx';
import { focusTarget } from '../../lib/focus.ts';
import { pages, site } from '../../site.ts';
import { Button } from '../../ui/button.tsx';
import { Select, TextInput } from '../../ui/inputs.tsx';
import { BarButton, CAPTION, CAPTIONED } from '../controls/bar-button.tsx';
import { Icon } from '../controls/icon.tsx';
import { LocaleOptions, localeValue } from '../controls/locale-options.tsx';
import { Problems } from '../controls/problems.tsx';
import { useTypedText } from '../controls/use-typed-text.ts';
import { useWide } from '../controls/use-wide.ts';
import { FOCUS, openDialog } from '../document/place.ts';
import { startNewSchema } from '../document/replace-schema.ts';
import { saveSchemaFile } from '../document/save-schema-file.ts';
import { keysOf } from '../document/shortcuts.ts';
import { useStudio } from '../document/store.ts';
import { NOTHING_TO, redo, undo, useCanUndo } from '../document/undo.ts';
import { localeSharesIn, localesText, localeTitle } from '../schema/locales.ts';
import { randomSeed, setSchema } from '../schema/settings.ts';
import { MoreButton } from './more-button.tsx';
import { NowControl } from './now-control.tsx';

interface Props {
  readonly element: Ref<HTMLElement>;
  /** Whether a narrow screen shows no bar. */
  readonly isAway: boolean;
  /** Called when the focus comes to the bar. */
  readonly onReveal: () => void;
  /** What the menu “More” opens. */
  readonly site: SiteFooterProps;
}

/** This page's start. Following the link would load the page anew, and lose what Undo brings back. */
function goToStart(event: MouseEvent) {
  event.preventDefault();
  startNewSchema();
}

/** The page's banner: the schema's name, its settings and the dialogs. On a narrow screen it is a line that scrolls away. */
export function TopBar({ element, isAway, onReveal, site: on }: Props) {
  const isWide = useWide();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the focus came.
    <header
      ref={element}
      data-away={isAway || undefined}
      onFocus={onReveal}
      className="flex-none border-b border-line bg-surface transition-[margin] duration-150 max-lg:data-away:-mt-[3.0625rem]"
    >
      <div className="selvedge" />
      <div className="flex h-11 items-center max-lg:px-1 max-md:justify-between md:gap-x-1 lg:h-auto lg:px-3 lg:py-2 lg:max-xl:px-2 xl:gap-x-2 2xl:gap-x-3">
        <Link
          href={pages.home.path}
          aria-label={site.name}
          className="flex min-h-11 items-center overflow-hidden rounded-control max-md:w-7 max-md:pl-0.5 md:flex-none lg:min-h-0 lg:max-2xl:w-7"
        >
          <Brand size="small" />
        </Link>
        <Link
          href={pages.studio.path}
          aria-current="page"
          onClick={goToStart}
          title="New schema: the start page, with examples and drafts"
          className="inline-flex min-h-11 items-center border-l border-line-strong pl-2 text-sm text-muted hover:text-ink max-lg:hidden lg:min-h-8 2xl:pl-3"
        >
          Studio
        </Link>
        {isWide && (
          <div data-part="tables" className="contents max-lg:hidden">
            <SchemaName />
          </div>
        )}
        <UndoRedo />
        {isWide && (
          <div data-part="tables" className="contents max-lg:hidden">
            <RowSettings />
          </div>
        )}
        <div className="contents items-center md:ml-auto md:flex md:gap-1 lg:max-xl:gap-0.5 2xl:gap-2">
          <Problems />
          <BarButton
            label="Commands"
            keys={keysOf('open.commands')[0]}
            isCompact
            icon={ICONS.commands}
            onClick={() => openDialog('commands')}
          />
          <BarButton label="Import" icon={ICONS.import} onClick={() => openDialog('import')} />
          <BarButton label="Share" icon={ICONS.share} onClick={() => openDialog('share')} />
          <BarButton
            label="Save"
            more="as file"
            isCompact
            isSingle
            icon={ICONS.save}
            onClick={saveSchemaFile}
          />
          <BarButton label="Code" icon={ICONS.code} onClick={() => openDialog('code')} />
          <MoreButton {...on} />
          {isWide && (
            <Button
              size="small"
              variant="primary"
              aria-haspopup="dialog"
              className="max-lg:hidden lg:max-2xl:px-2"
              onClick={() => openDialog('export')}
            >
              Download
            </Button>
          )}
        </div>
      </div>
    </header>
  );
}

const ICONS = {
  commands: <path d="M3 4.5h10M3 8h6M3 11.5h4M11.5 13.5l2-2-2-2" />,
  import: <path d="M8 2.5v7M5 7l3 3 3-3M2.5 10.5v3h11v-3" />,
  share: <path d="M8 9.5v-7M5 5l3-3 3 3M4.5 7.5h-2v6h11v-6h-2" />,
  save: <path d="M2.5 2.5h8.5l2.5 2.5v8.5h-11zM5 2.5v3.5h5V2.5M5 13.5v-4h6v4" />,
  code: <path d="M5.5 4.5 2 8l3.5 3.5M10.5 4.5 14 8l-3.5 3.5" />,
};

interface NamedProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A narrow screen has room for the label. */
function Named({ label, children }: NamedProps) {
  return (
    <div className="flex flex-col gap-1 max-lg:w-full lg:contents">
      <span aria-hidden="true" className="text-sm text-muted lg:hidden">
        {label}
      </span>
      {children}
    </div>
  );
}

/** A phone has them below the tables. */
export function SchemaSettings() {
  return (
    <>
      <Named label="Name">
        <SchemaName />
      </Named>
      <RowSettings />
    </>
  );
}

/** What decides the rows beside the tables. */
function RowSettings() {
  return (
    <>
      <Seed />
      <NowControl inputClassName={SMALL} />
      <Named label="Locale">
        <LocaleSelect />
      </Named>
    </>
  );
}

const SMALL = 'h-11! lg:h-8! lg:px-2!';

function SchemaName() {
  const { box } = useTypedText({
    text: useStudio(({ schema }) => schema.name ?? ''),
    onType: (name) =>
      useStudio
        .getState()
        .edit((schema) => setSchema(schema, { name: name || undefined }), { typing: 'schema name' }),
  });
  return (
    <TextInput
      ref={focusTarget(FOCUS.schemaName)}
      aria-label="Schema name"
      placeholder="Untitled schema"
      {...box}
      spellCheck={false}
      className={`grow font-medium lg:w-24! lg:max-w-52 xl:max-2xl:w-31! ${SMALL}`}
    />
  );
}

function UndoRedo() {
  const canUndo = useCanUndo();
  const canRedo = useStudio(({ redoSteps }) => redoSteps.length > 0);
  return (
    <div className="contents md:flex">
      <Step label="Undo" enabled={canUndo} onClick={undo}>
        <path d="M6 3 2.5 6.5 6 10M2.5 6.5H10a3.5 3.5 0 0 1 0 7H7" />
      </Step>
      <Step label="Redo" enabled={canRedo} onClick={redo}>
        <path d="m10 3 3.5 3.5L10 10m3.5-3.5H6a3.5 3.5 0 0 0 0 7h3" />
      </Step>
    </div>
  );
}

interface StepProps {
  readonly label: keyof typeof NOTHING_TO;
  readonly enabled: boolean;
  readonly onClick: () => void;
  readonly children: React.ReactNode;
}

/** Stays in the order of the focus while there is nothing to do, and says so. */
function Step({ label, enabled, onClick, children }: StepProps) {
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={label}
      aria-disabled={enabled ? undefined : true}
      title={enabled ? `${label} (${keysOf(label.toLowerCase())[0]})` : NOTHING_TO[label]}
      onClick={() => enabled && onClick()}
      className={`h-11! max-lg:w-8.5! max-md:w-auto! lg:size-8! ${CAPTIONED}`}
    >
      <Icon>{children}</Icon>
      <span aria-hidden="true" className={`${CAPTION} md:hidden`}>
        {label}
      </span>
    </Button>
  );
}

function setSeed(seed: string | undefined, typing?: string) {
  useStudio.getState().edit((schema) => setSchema(schema, { seed }), typing === undefined ? {} : { typing });
}

function Seed() {
  const { box } = useTypedText({
    text: useStudio(({ schema }) => String(schema.seed ?? '')),
    onType: (seed) => setSeed(seed || undefined, 'seed'),
  });
  return (
    <div className="flex items-center gap-1 max-lg:w-full max-lg:flex-wrap lg:max-w-52 lg:grow">
      <label htmlFor="studio-seed" className="text-sm text-muted max-lg:w-full">
        Seed
      </label>
      <TextInput
        ref={focusTarget(FOCUS.seed)}
        id="studio-seed"
        {...box}
        placeholder={SEED_DEFAULT}
        spellCheck={false}
        autoCapitalize="off"
        title="The same seed gives the same rows on every device"
        className={`w-32! font-mono lg:w-16! lg:grow xl:max-2xl:w-19! ${SMALL}`}
      />
      <Button
        variant="quiet"
        size="icon"
        aria-label="New seed"
        title="New seed: different rows, same schema"
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

function LocaleSelect() {
  const locale = useStudio(({ schema }) => schema.locale ?? LOCALE_DEFAULT);
  const shares = localeSharesIn(locale);
  return (
    <Select
      ref={focusTarget(FOCUS.locale)}
      aria-label="Locale"
      title={shares ? localesText(shares).whole : localeTitle(String(locale))}
      value={localeValue(locale)}
      onChange={({ target: { value } }) =>
        useStudio
          .getState()
          .edit((schema) => setSchema(schema, { locale: value === LOCALE_DEFAULT ? undefined : value }))
      }
      className={`w-auto! min-w-24 text-ellipsis ${SMALL} lg:max-2xl:max-w-50 lg:pr-8!`}
    >
      <LocaleOptions locale={locale} />
    </Select>
  );
}
