import { parse } from 'csv-parse/sync';

const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

/** Number of rows examined at the beginning. */
const looked = 20;

/** Returns the first rows of a file under a delimiter; none if it does not fit. */
function rowsBy(delimiter: Delimiter, sample: string): readonly (readonly string[])[] {
  try {
    return parse(sample, {
      delimiter,
      to: looked,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
    }) as string[][];
  } catch {
    return [];
  }
}

/**
 * Returns the delimiter of a file from a sample of its beginning: the one that gives its rows the same number of cells,
 * more than one. A comma if none does.
 */
export function delimiterOf(sample: string): Delimiter {
  // Half a row at the end would count as one with fewer cells.
  const whole = sample.slice(0, sample.lastIndexOf('\n') + 1) || sample;
  const judged = delimiters.map((delimiter) => {
    const widths = rowsBy(delimiter, whole).map((row) => row.length);
    const [width = 0] = widths;
    const alike = widths.filter((one) => one === width).length / Math.max(1, widths.length);
    return { delimiter, score: width > 1 ? alike * 1000 + width : 0 };
  });
  const best = judged.toSorted((one, other) => other.score - one.score)[0];
  return best && best.score > 0 ? best.delimiter : ',';
}
