import { extractText, getDocumentProxy } from 'unpdf';

/** Hides what drizzle-kit, once it is imported, adds to every array: pdf.js refuses to work beside an enumerable method. */
function hideArrayMethods(): void {
  for (const name of Object.keys(Array.prototype))
    Object.defineProperty(Array.prototype, name, { enumerable: false, configurable: true, writable: true });
}

/** Returns the text of each page of a PDF. */
export async function pagesOfPdf(pdf: Buffer): Promise<readonly string[]> {
  hideArrayMethods();
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false });
  return text;
}

/** Returns the text of a PDF in one line. */
export async function textOfPdf(pdf: Buffer): Promise<string> {
  return (await pagesOfPdf(pdf)).join(' ').replaceAll(/\s+/g, ' ');
}
