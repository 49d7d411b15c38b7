import { describe, expect, it } from 'vitest';
import { fitsName } from './contents.ts';

describe('a file of the library', () => {
  it.each([
    ['a.pdf', 'application/pdf'],
    ['a.PDF', 'application/pdf'],
    ['a.jpg', 'image/png'],
    ['a.heic', 'image/heic'],
    ['a.mp4', 'video/mp4'],
    ['a.mp4', 'audio/x-m4a'],
    ['a.hevc', 'image/heic-sequence'],
    ['a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['a.docx', 'application/x-cfb'],
    ['a.doc', 'application/rtf'],
    ['a.csv', 'application/octet-stream'],
    ['a.zip', 'application/epub+zip'],
    ['a.rar', 'application/x-rar-compressed'],
    ['a.dms', 'application/x-apple-diskimage'],
    ['a.pdf', null],
  ])('fits its name: %s of %s', (name, type) => expect(fitsName(name, type)).toBe(true));

  it.each([
    ['a.pdf', 'application/x-msdownload'],
    ['a.pdf', 'image/png'],
    ['a.png', 'application/pdf'],
    ['a.docx', 'application/x-elf'],
    ['a.csv', 'application/zip'],
    ['a.zip', 'application/x-msdownload'],
    ['a.zip', 'application/java-archive'],
    ['a.dms', 'application/x-msdownload'],
    ['a.mp3', 'application/zip'],
  ])('does not fit its name: %s of %s', (name, type) => expect(fitsName(name, type)).toBe(false));
});
