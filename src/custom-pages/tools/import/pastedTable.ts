/** The lines of a pasted text that say something. */
function filledLines(text: string): number {
  return text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '').length;
}

/** Returns true for a text that has headings and at least one row. */
export function isTable(text: string): boolean {
  return filledLines(text) > 1;
}

/** A pasted table as a file: between tabs as a spreadsheet copies it, or as CSV. */
export function tableFile(text: string, name: string): File {
  const isTabbed = text.includes('\t');
  return new File([text], `${name}.${isTabbed ? 'tsv' : 'csv'}`, {
    type: isTabbed ? 'text/tab-separated-values' : 'text/csv',
  });
}

/** Returns true for a place into which people type, where what they paste is theirs. */
export function isTypedInto(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input:not([type="file"]), textarea, [contenteditable="true"]') !== null
  );
}
