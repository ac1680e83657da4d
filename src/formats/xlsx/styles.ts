import { MAIN, XML_HEAD } from './xml.ts';

/** Places in `cellXfs`. The first is the general style, and decimals with 1 to 15 decimals follow the others. */
export const STYLES = { header: 1, text: 2, integer: 3, date: 4, timestamp: 5 } as const;
const DECIMALS_MAX = 15;

/** The style of numbers that are shown with so many decimals, from 1 to 15. */
export const decimalStyle = (decimals: number) => STYLES.timestamp + decimals;

/** Numbers of formats: Excel's own for all digits of an integer and for text, and the first one that a file may define. */
const INTEGER_FORMAT = 1;
const TEXT_FORMAT = 49;
const FIRST_FORMAT = 164;

/** Without the browser's or the system's language, so that every reader shows the same. */
const FORMATS = [
  'yyyy-mm-dd',
  'yyyy-mm-dd hh:mm:ss.000',
  ...Array.from({ length: DECIMALS_MAX }, (_, i) => `0.${'0'.repeat(i + 1)}`),
];

const FONT = '<sz val="11"/><name val="Calibri"/><family val="2"/>';

function style(format: number, font = 0): string {
  const bold = font > 0 ? ' applyFont="1"' : '';
  const formatted = format > 0 ? ' applyNumberFormat="1"' : '';
  return `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0"${formatted}${bold}/>`;
}

function list(name: string, entries: readonly string[]): string {
  return `<${name} count="${entries.length}">${entries.join('')}</${name}>`;
}

/** The part `xl/styles.xml`. */
export function stylesXml(): string {
  const formats = FORMATS.map((code, i) => `<numFmt numFmtId="${FIRST_FORMAT + i}" formatCode="${code}"/>`);
  const styles = [
    style(0),
    style(TEXT_FORMAT, 1),
    style(TEXT_FORMAT),
    style(INTEGER_FORMAT),
    ...FORMATS.map((_, i) => style(FIRST_FORMAT + i)),
  ];
  const none = ['none', 'gray125'].map((type) => `<fill><patternFill patternType="${type}"/></fill>`);
  return `${XML_HEAD}<styleSheet xmlns="${MAIN}">${list('numFmts', formats)}${list('fonts', [
    `<font>${FONT}</font>`,
    `<font><b/>${FONT}</font>`,
  ])}${list('fills', none)}${list('borders', [
    '<border><left/><right/><top/><bottom/><diagonal/></border>',
  ])}${list('cellStyleXfs', [
    '<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>',
  ])}${list('cellXfs', styles)}${list('cellStyles', ['<cellStyle name="Normal" xfId="0" builtinId="0"/>'])}</styleSheet>`;
}
