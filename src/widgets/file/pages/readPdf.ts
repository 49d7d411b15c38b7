/** A page of a PDF. */
export interface PdfPage {
  readonly number: number;
  /** Width divided by height. */
  readonly ratio: number;
  /** Draws it that many pixels wide. */
  readonly draw: (width: number) => Promise<HTMLCanvasElement>;
}

/** Reads the pages of a PDF. Throws where it is broken. */
export async function readPdf(content: Blob): Promise<readonly PdfPage[]> {
  const [{ getDocument }, data] = await Promise.all([import('unpdf/pdfjs'), content.arrayBuffer()]);
  const pdf = await getDocument({ data: new Uint8Array(data) }).promise;
  const numbers = Array.from({ length: pdf.numPages }, (_page, index) => index + 1);
  return Promise.all(
    numbers.map(async (number): Promise<PdfPage> => {
      const page = await pdf.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      return {
        number,
        ratio: width / height,
        draw: async (pixels) => {
          const viewport = page.getViewport({ scale: pixels / width });
          const canvas = document.createElement('canvas');
          Object.assign(canvas, { width: pixels, height: Math.ceil(viewport.height) });
          await page.render({ canvas, viewport }).promise;
          return canvas;
        },
      };
    }),
  );
}
