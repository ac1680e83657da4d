import { useId } from 'react';
import { ChoiceButtons } from '../controls/choice-buttons.tsx';
import { type FormatOptions, optionsOf, useFileSettings } from '../document/file-settings.ts';
import { type CsvProfile, localDecimalSign, profileOf, profileOptions } from './csv-profiles.ts';

const PROFILES: readonly (readonly [CsvProfile, string])[] = [
  ['standard', 'Standard'],
  ['excel', 'For Excel'],
];

/** Options of CSV that are set together. */
export function CsvProfileChoice() {
  const options = useFileSettings(optionsOf);
  const profile = profileOf(options);
  const noteId = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-2">
        <span aria-hidden="true" className="font-medium">
          Profile
        </span>
        <ChoiceButtons
          label="Profile"
          noteId={noteId}
          options={PROFILES}
          value={profile}
          onChoose={(chosen) => {
            const { setOptions } = useFileSettings.getState();
            setOptions(profileOptions(chosen, options, localDecimalSign()));
          }}
        />
        {profile === undefined && <span className="text-muted">Custom</span>}
      </div>
      <p id={noteId} aria-live="polite" className="text-muted">
        {noteOf(profile, options)}
      </p>
    </div>
  );
}

function noteOf(profile: CsvProfile | undefined, { decimal }: FormatOptions): string {
  switch (profile) {
    case 'standard':
      return 'RFC 4180: commas between values, points in decimals.';
    case 'excel': {
      const signs =
        decimal === ','
          ? 'Semicolons between values, commas in decimals.'
          : 'Commas between values, points in decimals.';
      return `${signs} Adds a byte order mark and guards against formulas.`;
    }
    case undefined:
      return 'Your own options. Choosing a profile replaces them.';
  }
}
