import { digitsOf } from '../../../schema/rules/money.ts';
import { escapeXml } from './xmlText.ts';

/** The styles of a workbook's cells, by their place in its style sheet. */
export const styles = { plain: 0, heading: 1, day: 2, moment: 3, guarded: 4 } as const;

const firstFormat = 164;
const formats = ['dd mmm yyyy', 'dd mmm yyyy hh:mm'];
const fixed = [
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
  `<xf numFmtId="${firstFormat}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  `<xf numFmtId="${firstFormat + 1}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/>',
];

/** Cell styles of a workbook, numbered as they are requested. */
export interface StyleSheet {
  /** The style of amounts of a currency: all its digits, and its code behind them. */
  ofCurrency(currency: string): number;
  /** Returns the style sheet with every style requested so far. */
  toXml(): string;
}

/** Collects the styles that the cells of a workbook turn out to need. */
export function createStyleSheet(): StyleSheet {
  const currencies: string[] = [];
  const amountFormat = (currency: string) => {
    const digits = digitsOf(currency);
    return `#,##0${digits > 0 ? `.${'0'.repeat(digits)}` : ''} "${currency}"`;
  };
  return {
    ofCurrency: (currency) => {
      if (!currencies.includes(currency)) currencies.push(currency);
      return fixed.length + currencies.indexOf(currency);
    },
    toXml: () => {
      const all = [...formats, ...currencies.map(amountFormat)];
      const numbers = all.map((code, at) => `<numFmt numFmtId="${firstFormat + at}" formatCode="${escapeXml(code)}"/>`);
      const amounts = currencies.map(
        (_, at) =>
          `<xf numFmtId="${firstFormat + formats.length + at}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
      );
      const font = '<sz val="11"/><name val="Calibri"/><family val="2"/>';
      return (
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
        '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
        `<numFmts count="${all.length}">${numbers.join('')}</numFmts>` +
        `<fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts>` +
        '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
        '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
        '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
        `<cellXfs count="${fixed.length + amounts.length}">${[...fixed, ...amounts].join('')}</cellXfs>` +
        '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>' +
        '</styleSheet>'
      );
    },
  };
}
