import type { Json } from '../../../catalogue/field.ts';
import { LOCALES, localeSharesIn, localesText, localeTitle } from '../schema/locales.ts';

const SEVERAL = 'several';

/** The value of a select of locales. */
export function localeValue(locale: Json): string {
  return typeof locale === 'string' ? locale : SEVERAL;
}

interface Props {
  /** The current choice. Several locales, and one that is not available, get an option of their own. */
  readonly locale: Json | undefined;
}

/** The options of a select of locales. */
export function LocaleOptions({ locale }: Props) {
  const shares = localeSharesIn(locale);
  const isUnknown = typeof locale === 'string' && LOCALES.every(([name]) => name !== locale);
  return (
    <>
      {shares && <option value={SEVERAL}>{localesText(shares).short}</option>}
      {isUnknown && <option value={locale}>{localeTitle(locale)}</option>}
      {LOCALES.map(([name, title]) => (
        <option key={name} value={name}>
          {title}
        </option>
      ))}
    </>
  );
}
