import { crc32, deflateSync, gzipSync } from 'node:zlib';

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG that says that it has so many pixels, in a few bytes; only its first rows are in it. */
export function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * 10));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** A segment of a JPEG. */
function segment(marker: number, content: readonly number[]): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, Buffer.from(content)]);
}

/** A grey JPEG of 99 million pixels in some 300 KB, which comes in 883 passes: each goes over all of it, and adds nothing. */
export function jpegOfManyScans(): Buffer {
  const blocks = 1250 * 1238;
  const table = (kind: number, symbol: number) => segment(0xc4, [kind << 4, 1, ...Array<number>(15).fill(0), symbol]);
  const scan = (from: number, to: number, bits: number) => segment(0xda, [1, 1, 0, from, to, bits]);
  // "Nothing in the next 32,767 blocks" is a zero and fourteen ones; the last of it is longer than what is left.
  const runs = '0'.concat('1'.repeat(14)).repeat(Math.ceil(blocks / 32_767));
  const nothing = [...(runs.match(/.{1,8}/g) ?? [])].flatMap((bits) => {
    const byte = Number.parseInt(bits.padEnd(8, '1'), 2);
    return byte === 0xff ? [0xff, 0] : [byte];
  });
  const passes = Array.from({ length: 63 * 14 }, (_, index) => {
    const [coefficient, bit] = [1 + Math.floor(index / 14), 13 - (index % 14)];
    return [scan(coefficient, coefficient, ((bit === 13 ? 0 : bit + 1) << 4) | bit), Buffer.from(nothing)];
  });
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    segment(0xc2, [8, 9900 >> 8, 9900 & 0xff, 10_000 >> 8, 10_000 & 0xff, 1, 1, 0x11, 0]),
    table(0, 0),
    table(1, 0xe0),
    scan(0, 0, 0),
    Buffer.alloc(Math.ceil(blocks / 8)),
    ...passes.flat(),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** Bytes that begin like a photo of a phone. */
export const brokenHeic = Buffer.from('000000186674797068656963000000006865696368656978', 'hex');

/** Bytes that begin like an animated AVIF. */
export const brokenAvif = Buffer.from('00000018667479706176697300000000617669736d696631', 'hex');

const script = '<script>alert(1)</script>';

/** Content that a browser would run under the matching type. */
export const scripts = {
  svg: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`),
  declaredSvg: Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
  html: Buffer.from(`<!doctype html><html><body>${script}</body></html>`),
  text: Buffer.from(`${' '.repeat(600)}<html>${script}`),
} as const;

/** A GIF that is a page as well, for readers that look at its end. */
export const polyglot = Buffer.concat([
  Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  Buffer.from(`<html>${script}</html>`),
]);

const dot = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const jpegStart = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n' +
    '2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
);
const styled = `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="#s"?>
<x:stylesheet id="s" version="1.0" xmlns:x="http://www.w3.org/1999/XSL/Transform">
<x:template match="/"><html><body>${script}</body></html></x:template></x:stylesheet>`;
const mhtml = `From: x\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=b\r\n\r\n--b\r\nContent-Type: text/html\r\n\r\n${script}\r\n--b--`;

/** Malicious uploads by file name. */
export const hostileFiles: readonly (readonly [name: string, content: Buffer])[] = [
  ['drawing.svg', scripts.svg],
  ['drawing.png', scripts.svg],
  ['declared.svg', scripts.declaredSvg],
  ['declared.jpg', scripts.declaredSvg],
  ['packed.svgz', gzipSync(scripts.svg)],
  ['page.html', scripts.html],
  ['page.xhtml', Buffer.from(`<html xmlns="http://www.w3.org/1999/xhtml"><body>${script}</body></html>`)],
  ['page.pdf', scripts.html],
  ['page.mp4', scripts.html],
  ['late.txt', scripts.text],
  ['wide.html', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(scripts.html.toString(), 'utf16le')])],
  ['seven.html', Buffer.from('<meta charset="utf-7">+ADw-script+AD4-alert(1)+ADw-/script+AD4-')],
  ['frame.mht', Buffer.from(mhtml)],
  ['sheet.xml', Buffer.from(styled)],
  ['both.gif', polyglot],
  ['both.html', polyglot],
  ['script.js', Buffer.concat([Buffer.from('GIF89a=alert(1);//'), dot])],
  ['script.png', Buffer.from('alert(1)')],
  ['comment.jpg', Buffer.concat([jpegStart, Buffer.from(`<html>${script}</html>`)])],
  ['comment.html', Buffer.concat([jpegStart, Buffer.from(`<html>${script}</html>`)])],
  ['acting.pdf', pdf],
  ['style.css', Buffer.from('@import "javascript:alert(1)"; body { background: url("javascript:alert(1)") }')],
  ['bomb.png', pngBomb(50_000, 50_000)],
  ['photo.heic', brokenHeic],
  ['a\r\nContent-Type: text/html\r\n\r\n.html', scripts.html],
  ['"><img src=x onerror=alert(1)>.png', dot],
];
