import { cellRange } from './sheet.ts';
import { escaped } from './texts.ts';
import { MAIN, XML_HEAD } from './xml.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A sheet of the workbook. */
export interface Sheet {
  readonly name: string;
  readonly columnCount: number;
  /** With the header. */
  readonly rowCount: number;
}

/** The path of a sheet's part, given the sheet's number from 0. */
export const sheetPath = (index: number) => `xl/worksheets/sheet${index + 1}.xml`;

function relationships(targets: readonly (readonly [type: string, target: string])[]): string {
  const entries = targets.map(
    ([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships">${entries.join('')}</Relationships>`;
}

/** The part `_rels/.rels`. */
export const packageRelationships = () => relationships([['officeDocument', 'xl/workbook.xml']]);

/** The part `xl/_rels/workbook.xml.rels`: the sheets, then the styles. */
export function workbookRelationships(sheetCount: number): string {
  const sheets = Array.from({ length: sheetCount }, (_, i) => sheetPath(i).slice('xl/'.length));
  return relationships([...sheets.map((target) => ['worksheet', target] as const), ['styles', 'styles.xml']]);
}

/** The part `[Content_Types].xml`. */
export function contentTypes(sheetCount: number): string {
  const parts = [
    ['xl/workbook.xml', 'sheet.main'],
    ['xl/styles.xml', 'styles'],
    ...Array.from({ length: sheetCount }, (_, i) => [sheetPath(i), 'worksheet']),
  ];
  const overrides = parts.map(
    ([path, type]) => `<Override PartName="/${path}" ContentType="${TYPE}.${type}+xml"/>`,
  );
  return `${XML_HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`;
}

/** The name under which Excel keeps the rows that a sheet's filter hides. */
function filterName({ name, columnCount, rowCount }: Sheet, index: number): string {
  if (columnCount === 0) return '';
  const range = `'${name.replaceAll("'", "''")}'!${cellRange(columnCount, rowCount, '$')}`;
  return `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">${escaped(range)}</definedName>`;
}

/** The part `xl/workbook.xml`. */
export function workbook(sheets: readonly Sheet[]): string {
  const entries = sheets.map(
    ({ name }, i) =>
      `<sheet name="${escaped(name).replaceAll('"', '&quot;')}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`,
  );
  const names = sheets.map(filterName).join('');
  const definedNames = names === '' ? '' : `<definedNames>${names}</definedNames>`;
  return `${XML_HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><bookViews><workbookView/></bookViews><sheets>${entries.join('')}</sheets>${definedNames}</workbook>`;
}
