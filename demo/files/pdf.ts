/** A page of text: a title, a line below it, and paragraphs under headings. */
export interface Page {
  readonly title: string;
  readonly line?: string;
  readonly sections: readonly { readonly heading?: string; readonly lines: readonly string[] }[];
}

/** A picture that stands on the first page. */
export interface PagePicture {
  /** A JPEG in colour. */
  readonly content: Buffer;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Points: A4. */
const [width, height] = [595, 842];
const margin = 56;

/** A text in the encoding of the fonts that every reader has; letters that these lack become plain ones. */
function textOf(text: string): string {
  const typed = text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/[–—]/g, '-').replace(/…/g, '...');
  const known = [...typed]
    .map((letter) => (letter <= '\u00ff' ? letter : letter.normalize('NFKD').replace(/[^\x20-\x7e]/g, '')))
    .join('');
  return known.replace(/[\\()]/g, '\\$&');
}

/** Breaks a text into lines of about so many letters. */
function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > most) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

const inkOf = (colour: string) =>
  [1, 3, 5].map((at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ');

function drawn(
  { title, line, sections }: Page,
  accent: string,
  picture: PagePicture | undefined,
  foot: string,
): string {
  const ink = inkOf(accent);
  const put = (font: string, size: number, x: number, y: number, text: string, colour = '0.13 0.13 0.16') =>
    `BT /${font} ${size} Tf ${colour} rg ${x} ${y.toFixed(1)} Td (${textOf(text)}) Tj ET`;
  const shown = picture && { wide: 190, tall: Math.round((190 * picture.height) / picture.width) };
  const out = [`${ink} rg 0 ${height - 14} ${width} 14 re f`];
  let y = height - 84;
  for (const part of wrapped(title, 30)) {
    out.push(put('B', 25, margin, y, part));
    y -= 30;
  }
  if (line !== undefined) out.push(put('R', 12, margin, y, line, '0.42 0.42 0.46'));
  y -= 20;
  out.push(`${ink} rg ${margin} ${y} 48 3 re f`);
  y -= 34;
  const top = y + 14;
  if (shown)
    out.push(`q ${shown.wide} 0 0 ${shown.tall} ${width - margin - shown.wide} ${top - shown.tall} cm /P Do Q`);
  for (const { heading, lines } of sections) {
    const isBeside = () => shown !== undefined && y > top - shown.tall - 16;
    if (heading !== undefined) {
      out.push(put('B', 12.5, margin, y, heading, ink));
      y -= 19;
    }
    for (const text of lines) {
      for (const part of wrapped(text, isBeside() ? 50 : 88)) {
        out.push(put('R', 10.5, margin, y, part));
        y -= 15.5;
      }
    }
    y -= 13;
  }
  out.push(put('R', 8.5, margin, 34, foot, '0.5 0.5 0.53'));
  return out.join('\n');
}

/** Writes pages as a PDF; the same pages give the same bytes. Fonts are those that every reader has. */
export function pdfOf(pages: readonly Page[], accent: string, foot: string, picture?: PagePicture): Buffer {
  const objects: Buffer[] = [];
  const add = (...parts: readonly (string | Buffer)[]) =>
    objects.push(Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))));
  const first = picture ? 6 : 5;
  const kids = pages.map((_, index) => `${first + index * 2} 0 R`).join(' ');
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  for (const font of ['Helvetica', 'Helvetica-Bold']) {
    add(`<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding >>`);
  }
  if (picture) {
    const size = `/Width ${picture.width} /Height ${picture.height} /Length ${picture.content.length}`;
    add(
      `<< /Type /XObject /Subtype /Image ${size} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode >>\nstream\n`,
      picture.content,
      '\nendstream',
    );
  }
  pages.forEach((page, index) => {
    const text = drawn(page, accent, index === 0 ? picture : undefined, `${foot}   ${index + 1} / ${pages.length}`);
    const images = picture ? ' /XObject << /P 5 0 R >>' : '';
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${first + index * 2 + 1} 0 R ` +
        `/Resources << /Font << /R 3 0 R /B 4 0 R >>${images} >> >>`,
    );
    add(`<< /Length ${Buffer.byteLength(text, 'latin1')} >>\nstream\n${text}\nendstream`);
  });

  const chunks = [Buffer.from('%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')];
  const starts: number[] = [];
  let length = chunks[0]?.length ?? 0;
  objects.forEach((content, index) => {
    const whole = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), content, Buffer.from('\nendobj\n')]);
    starts.push(length);
    length += whole.length;
    chunks.push(whole);
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...chunks, Buffer.from(end)]);
}
