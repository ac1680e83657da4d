import { expect, type Page } from '@playwright/test';
import { gridOf, inspectorOf, rowOf } from './studio-grid-helpers.ts';
import { openStudio, rowTexts, studio } from './studio-helpers.ts';
import { importDialog } from './studio-import-helpers.ts';
import { test } from './test.ts';

const id = { name: 'id', field: 'sequence', primaryKey: true };
const places = [
  { name: 'postcode', field: 'location.zipCode' },
  { name: 'country', field: 'location.countryCode' },
];

const people = { seed: 'locales', tables: [{ name: 'people', rows: 200, columns: places }] };

const orders = {
  seed: 'locales',
  tables: [
    { name: 'customers', rows: 40, locale: { de: 1, en_GB: 1 }, columns: [id, ...places] },
    {
      name: 'orders',
      rows: 40,
      columns: [
        { name: 'customer_id', field: 'reference', options: { table: 'customers', column: 'id' } },
        { name: 'parent', field: 'lookup', options: { via: 'customer_id', column: 'country' } },
        ...places,
      ],
    },
  ],
};

const POSTCODES: Readonly<Record<string, RegExp>> = {
  DE: /^\d{5}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/,
  US: /^\d{5}(-\d{4})?$/,
};

/** The first rows, once they have arrived: their cells from a column on, counted from 0. */
async function firstRows(page: Page, table: string, from: number): Promise<readonly string[][]> {
  const numbers = [1, 2, 3, 4, 5, 6];
  const rows = await Promise.all(numbers.map((row) => rowTexts(studio(page).rowsOf(table), row)));
  return rows.map((cells) => cells.slice(from));
}

/** The countries of the first rows; with the postcode where it is none of the country. */
async function countriesOf(page: Page, table: string, from = 0): Promise<readonly string[]> {
  const rows = await firstRows(page, table, from);
  return rows.map(([postcode = '', country = '']) =>
    POSTCODES[country]?.test(postcode) ? country : `${country} ${postcode}`,
  );
}

/** Waits until the first rows are of some countries and no others. */
async function expectCountries(page: Page, table: string, countries: readonly string[], from = 0) {
  await expect.poll(async () => [...new Set(await countriesOf(page, table, from))].sort()).toEqual(countries);
}

async function openTableOptions(page: Page): Promise<void> {
  await page.getByText('Table options', { exact: true }).click();
}

/** The settings of the table that is shown. */
const tableOf = (page: Page) => {
  const options = page.getByRole('group').filter({ hasText: 'Table options' });
  return {
    locale: options.getByRole('combobox', { name: 'Locale', exact: true }),
    add: options.getByRole('button', { name: 'Add locale' }),
    share: (name: string) => options.getByRole('textbox', { name: `Share of ${name}`, exact: true }),
    remove: (name: string) => options.getByRole('button', { name: `Remove ${name}`, exact: true }),
  };
};

test('the schema’s locale is chosen from a list by the keyboard, and Undo takes it back', async ({
  page,
}) => {
  await openStudio(page, people);
  const { locale, undo } = studio(page);
  await expect(locale).toHaveValue('en_US');
  expect(await locale.getByRole('option').allTextContents()).toEqual([
    'English (United Kingdom)',
    'English (United States)',
    'French (France)',
    'German (Germany)',
  ]);
  await locale.focus();
  await page.keyboard.press('G');
  await page.keyboard.press('Enter');
  await expect(locale).toHaveValue('de');
  await expectCountries(page, 'people', ['DE']);
  await undo.click();
  await expect(locale).toHaveValue('en_US');
  await expectCountries(page, 'people', ['US']);
});

test('the default leaves the link as it was', async ({ page }) => {
  await openStudio(page, people);
  const { locale, name } = studio(page);
  const link = () => new URL(page.url()).hash;
  const unnamed = link();
  await name.fill('Places');
  await name.press('Enter');
  await expect(locale).toHaveValue('en_US');
  await expect.poll(link).not.toBe(unnamed);
  const before = link();
  await locale.selectOption('fr');
  await expect.poll(link).not.toBe(before);
  await locale.selectOption({ label: 'English (United States)' });
  await expect.poll(link).toBe(before);
});

test('several locales of a schema are told, and one of the list replaces them', async ({ page }) => {
  await openStudio(page, { ...people, locale: { en_US: 7, de: 3 } });
  const { locale } = studio(page);
  await expect(locale.getByRole('option', { selected: true })).toHaveText('2 locales');
  await expect(locale).toHaveAttribute('title', 'English (United States) 7, German (Germany) 3');
  await locale.selectOption('en_GB');
  await expect(locale.getByRole('option')).toHaveCount(4);
  await expectCountries(page, 'people', ['GB']);
});

test('a table has several locales with shares, down to one and to the schema’s', async ({ page }) => {
  await openStudio(page, people);
  await openTableOptions(page);
  const { locale, add, share, remove } = tableOf(page);
  await expect(locale.getByRole('option', { selected: true })).toHaveText('As schema');
  await expect(locale.getByRole('option').first()).toHaveText('As schema');
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(share('de')).toBeFocused();
  await expect(share('en_US')).toHaveValue('1');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(page.getByText('75%')).toBeVisible();
  await expect(locale.getByRole('option', { selected: true })).toHaveText('2 locales');
  await expect.poll(async () => [...new Set(await countriesOf(page, 'people'))].sort()).toEqual(['DE', 'US']);

  await share('en_US').fill('much');
  await expect(share('en_US')).toHaveAccessibleDescription('A share is a number, such as 3.');
  await expect(studio(page).problems).toHaveText('No problems');
  await share('en_US').press('Escape');
  await expect(share('en_US')).toHaveValue('1');

  await page.getByRole('combobox', { name: 'Language and country 1' }).selectOption('en_GB');
  await expect(share('en_GB')).toHaveValue('1');
  await remove('en_GB').click();
  await expect(locale).toHaveValue('de');
  await expect(add).toBeFocused();
  await expectCountries(page, 'people', ['DE']);
  await locale.selectOption({ label: 'As schema' });
  await expectCountries(page, 'people', ['US']);
  for (let i = 0; i < 3; i++) await add.click();
  await expect(add).toBeDisabled();
});

test('rows have the locale of their parents', async ({ page }) => {
  await openStudio(page, orders);
  await studio(page).tables.getByRole('button', { name: 'orders' }).click();
  await openTableOptions(page);
  const { locale } = tableOf(page);
  expect((await locale.getByRole('option').allTextContents()).slice(0, 2)).toEqual([
    'As schema',
    'As parent',
  ]);
  await locale.selectOption({ label: 'As parent' });
  await expectCountries(page, 'orders', ['DE', 'GB'], 2);
  const parents = (await firstRows(page, 'orders', 1)).map(([parent]) => parent);
  expect(await countriesOf(page, 'orders', 2)).toEqual(parents);
  await expect(studio(page).problems).toHaveText('No problems');
});

test('a column has a locale for its entity, beside the others of the row', async ({ page }) => {
  await openStudio(page, {
    tables: [{ name: 't', rows: 20, columns: [{ name: 'first', field: 'person.firstName' }, id, ...places] }],
  });
  const grid = gridOf(page);
  await rowOf(grid, 3).name.click();
  const locale = inspectorOf(page, 'postcode').getByRole('combobox', { name: 'Locale', exact: true });
  await expect(locale.getByRole('option').first()).toHaveText('As table');
  await locale.selectOption({ label: 'English (United Kingdom)' });
  await expectCountries(page, 't', ['GB'], 2);
  await locale.selectOption({ label: 'As table' });
  await expectCountries(page, 't', ['US'], 2);
  await rowOf(grid, 2).name.click();
  await expect(inspectorOf(page, 'id').getByRole('combobox', { name: 'Locale', exact: true })).toHaveCount(0);
});

for (const { of, document, control, focused, fix } of [
  {
    of: 'a table',
    document: { tables: [{ name: 't', rows: 5, locale: 'xx', columns: places }] },
    control: (page: Page) => tableOf(page).locale,
    focused: 'Locale',
    fix: 'Use en_US',
  },
  {
    of: 'a share of a table',
    document: { tables: [{ name: 't', rows: 5, locale: { de: 1, fr: -1 }, columns: places }] },
    control: (page: Page) => tableOf(page).share('fr'),
    focused: 'Share of fr',
    fix: undefined,
  },
  {
    of: 'a column',
    document: {
      tables: [
        {
          name: 't',
          rows: 5,
          columns: [
            { name: 'a', field: 'location.city', locale: 'de' },
            { name: 'b', field: 'location.zipCode', locale: 'fr' },
          ],
        },
      ],
    },
    control: (page: Page) => inspectorOf(page, 'b').getByRole('combobox', { name: 'Locale', exact: true }),
    focused: 'Locale',
    fix: 'Use de',
  },
]) {
  test(`a problem about the locale of ${of} leads to its control`, async ({ page }) => {
    await openStudio(page, document);
    const { problems } = studio(page);
    await expect(problems).toHaveText('1 problem');
    await problems.getByRole('button').click();
    await page.getByRole('list', { name: 'Problems' }).getByRole('button').first().click();
    await expect(page.locator(':focus')).toHaveAccessibleName(focused);
    await expect(control(page)).toBeFocused();
    await expect(control(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(control(page)).toHaveAccessibleDescription(/./);
    if (fix === undefined) return;
    await page.getByRole('button', { name: fix }).last().click();
    await expect(problems).toHaveText('No problems');
  });
}

test('a notice says beside the column why a locale leaves it empty, and nothing counts as a problem', async ({
  page,
}) => {
  const reason = 'Empty in German (Germany): In German nothing follows a name.';
  const columns = [
    { name: 'name', field: 'person.fullName' },
    { name: 'suffix', field: 'person.suffix' },
  ];
  await openStudio(page, { locale: 'de', tables: [{ name: 'people', rows: 5, columns }] });
  const { problems, locale } = studio(page);
  await expect(problems).toHaveText('No problems');
  await problems.getByRole('button', { name: 'No problems, 1 notice' }).focus();
  await page.keyboard.press('Enter');
  const notice = page.getByRole('list', { name: 'Notices' }).getByRole('button');
  await expect(notice).toHaveText(`people.suffix${reason}`);
  await page.keyboard.press('Tab');
  await expect(notice).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice).toHaveCount(0);
  await expect(rowOf(gridOf(page), 2).name).toBeFocused();
  await expect(inspectorOf(page, 'suffix').getByText(reason)).toBeVisible();
  await locale.selectOption('en_US');
  await expect(problems.getByRole('button')).toHaveCount(0);
  await expect(inspectorOf(page, 'suffix').getByText(reason)).toHaveCount(0);
});

const GERMAN_ROWS =
  'name,plz,city,phone\nAnna Weber,10115,Berlin,+49 30 1234567\nJonas Braun,20095,Hamburg,+49 40 7654321\n';
const WHY =
  'The rows look German: phone numbers begin with +49, and postcodes have five digits. So their locale is de.';

test('an imported sample gives a new schema its locale, and the report says why', async ({ page }) => {
  await openStudio(page);
  const { dialog, source, read, use } = await importDialog(page);
  await source.fill(GERMAN_ROWS);
  await read.click();
  await expect(dialog.getByText(WHY)).toBeVisible();
  await use.click();
  await expect(studio(page).locale).toHaveValue('de');
});

test('beside tables of another locale, an imported sample keeps its own', async ({ page }) => {
  await openStudio(page, people);
  const { dialog, source, read, use } = await importDialog(page);
  await source.fill(GERMAN_ROWS);
  await read.click();
  await expect(dialog.getByText(WHY)).toBeVisible();
  await use.click();
  await expect(dialog).toHaveCount(0);
  await expect(studio(page).locale).toHaveValue('en_US');
  await openTableOptions(page);
  await expect(tableOf(page).locale).toHaveValue('de');
  await studio(page).tables.getByRole('button', { name: 'people' }).click();
  await openTableOptions(page);
  await expect(tableOf(page).locale).toHaveValue('');
});
