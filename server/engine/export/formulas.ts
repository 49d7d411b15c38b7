/** First characters that make a spreadsheet run a cell as a formula; full-width signs count as well. */
const signs = '=+\\-@＝＋－＠';
const formulaLike = new RegExp(`^[${signs}\\t\\r]`);
const afterGap = new RegExp(`([\\s;"]+)('*)([${signs}]?)`, 'g');
const atStart = new RegExp(`^'*(?=[${signs}\\t\\r])`);

/** Returns true if a spreadsheet would run a text typed into a cell as a formula. */
export function isFormulaLike(text: string): boolean {
  return formulaLike.test(text);
}

/**
 * A text that no spreadsheet runs as it reads CSV: an apostrophe makes it a text, one more where it begins with some, so
 * that the text as it was can be told. Where a spreadsheet expects
 * semicolons between cells, one begins after each semicolon, and in each line of a text whose quotes it does not see as
 * such.
 */
export function withoutFormulas(text: string): string {
  const within = text.replace(afterGap, (all, gap: string, marks: string, sign: string) =>
    sign !== '' && /[;\r\n]/.test(gap) ? `${gap}'${marks}${sign}` : all,
  );
  return atStart.test(text) ? `'${within}` : within;
}

const neutralisedStart = new RegExp(`^'(?='*[${signs}\\t\\r])`);
const neutralised = new RegExp(`([;\\r\\n][\\s;"]*)'(?='*[${signs}])`, 'g');

/** A text as it was before it was neutralised. */
export function withFormulas(text: string): string {
  return text.replace(neutralisedStart, '').replace(neutralised, '$1');
}

/** The text in a formula by which CSV keeps a spreadsheet from reading it as a number: `="0412"` is `0412`; null for any other. */
export function quotedText(text: string): string | null {
  return /^="((?:[^"]|"")*)"$/.exec(text)?.[1]?.replaceAll('""', '"') ?? null;
}
