const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text within an element or an attribute of XML. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);
}

/**
 * Characters that XML cannot contain or would change (a carriage return), and texts that look like their escape
 * sequence.
 */
const unwritable = /(?![\t\n])[\p{Cc}\uFFFE\uFFFF]|_(?=x[\da-f]{4}_)/giu;

const code = (mark: string) => `_x${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** A text of a spreadsheet: any text of Unicode, half a pair of surrogates being the mark for what cannot be read. */
export function sheetText(text: string): string {
  return escapeXml(text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(unwritable, code));
}
