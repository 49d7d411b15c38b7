import { crc32, deflateSync } from 'node:zlib';

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

/** What begins as a photo of a phone does. */
export const brokenHeic = Buffer.from('000000186674797068656963000000006865696368656978', 'hex');

const script = '<script>alert(1)</script>';

/** Content that a browser would run, were it told what it is. */
export const scripts = {
  svg: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`),
  declaredSvg: Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
  html: Buffer.from(`<!doctype html><html><body>${script}</body></html>`),
  text: Buffer.from(`${' '.repeat(600)}<html>${script}`),
} as const;

/** A GIF that is a page as well, for whoever looks at its end. */
export const polyglot = Buffer.concat([
  Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  Buffer.from(`<html>${script}</html>`),
]);
