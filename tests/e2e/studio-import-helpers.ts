import { expect, type Page } from '@playwright/test';

/** Opens the dialog that imports a schema; its controls, by role and label. */
export async function importDialog(page: Page) {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import schema' });
  await expect(dialog).toBeVisible();
  const report = dialog.getByRole('table', { name: 'What was read' });
  return {
    dialog,
    source: dialog.getByRole('textbox', { name: 'Source' }),
    file: dialog.getByLabel('Source file', { exact: true }),
    kind: dialog.getByRole('combobox', { name: 'Kind' }),
    read: dialog.getByRole('button', { name: 'Read', exact: true }),
    /** How much was read, of which kind. */
    summary: (kind: string) => dialog.getByRole('paragraph').filter({ hasText: new RegExp(`^${kind}: `) }),
    progress: dialog.getByRole('status', { name: 'Progress' }),
    report,
    /** The line of a column in the report. */
    lineOf: (column: string) =>
      report.getByRole('row').filter({ has: page.getByRole('rowheader', { name: column, exact: true }) }),
    field: (column: string) => report.getByRole('combobox', { name: `Field of ${column}`, exact: true }),
    skipped: dialog.getByRole('list', { name: 'Skipped' }).getByRole('listitem'),
    show: dialog.getByRole('combobox', { name: 'Show' }),
    /** Says what the import does, such as “Add 7 tables” or “Update 2 tables, remove 1”. */
    use: dialog.getByRole('button', { name: /^(Add|Update|Remove) ([\d,]+ )?tables?(, |$)/ }),
    /** Whether a table is imported. */
    table: (name: string) => report.getByRole('checkbox', { name, exact: true }),
    close: dialog.getByRole('button', { name: 'Close', exact: true }),
  };
}
