import { describe, expect, it } from 'vitest';
import { linkTextLimits } from '../../../schema/rules/limits.ts';
import { decodePage, describePage } from './describing.ts';

const page = new URL('https://www.example.com/news/1');
const nothing = { titles: [], descriptions: [], pictures: [], type: '' };
const pictured = (...urls: string[]) =>
  describePage(page, { ...nothing, pictures: urls.map((url) => ({ url, width: Number.NaN })) }).thumbnails;

describe('the texts of a page', () => {
  it('are the first that say something, on one line', () => {
    const texts = { titles: [' \n\t ', ' Harbour\r\n  news '], descriptions: ['a\u0000b\u001b[31mc\u2028d'] };
    expect(describePage(page, { ...nothing, ...texts })).toMatchObject({
      title: 'Harbour news',
      description: 'a b [31mc d',
    });
    expect(describePage(page, nothing)).toMatchObject({
      title: null,
      description: null,
      imageUrl: null,
      type: 'document',
    });
  });

  it('lose what turns the writing round or is half a character', () => {
    const title = 'safe\u202Eexe.\u2066\u200F \uD83D end 👩‍🎤';
    expect(describePage(page, { ...nothing, titles: [title] }).title).toBe('safe exe. end 👩‍🎤');
  });

  it('are cut between characters', () => {
    const { title } = describePage(page, { ...nothing, titles: ['🎭'.repeat(2_000)] });
    expect([...(title ?? '')]).toHaveLength(linkTextLimits.title);
    expect(title?.endsWith('🎭…')).toBe(true);
  });
});

describe('the pictures of a page', () => {
  it('have whole addresses of the public web, each once', () => {
    expect(
      pictured('/a.png', 'b.png', '//cdn.example.com/c.png', 'https://www.example.com/a.png').map(({ url }) => url),
    ).toEqual(['https://www.example.com/a.png', 'https://www.example.com/news/b.png', 'https://cdn.example.com/c.png']);
  });

  it.each([
    ...[
      'javascript:alert(1)',
      'data:image/png;base64,AAAA',
      'file:///a.png',
      'http://127.0.0.1/a.png',
      'http://[::1]/a',
    ],
    ...[
      'http://localhost/a.png',
      'https://user:pass@example.com/a.png',
      'http://',
      `https://example.com/${'a'.repeat(2_000)}`,
    ],
  ])('are not at %s', (url) => expect(pictured(url)).toEqual([]));

  it('tell their width where it is one, and are ten at most', () => {
    const width = (said: number) =>
      describePage(page, { ...nothing, pictures: [{ url: '/a', width: said }] }).thumbnails[0]?.width;
    expect([1200, 0, -1, 1.5, Number.NaN, 1e9].map(width)).toEqual([1200, null, null, null, null, null]);
    expect(pictured(...Array.from({ length: 30 }, (_, index) => `/${index}.png`))).toHaveLength(10);
  });
});

it('says what a page is about', () => {
  const typeOf = (type: string) => describePage(page, { ...nothing, type }).type;
  expect(['video.movie', 'music.song', 'article', ''].map(typeOf)).toEqual(['video', 'audio', 'document', 'document']);
});

describe('the bytes of a page', () => {
  const latin = Buffer.from('<title>Café</title>', 'latin1');
  it.each([
    ['its header', 'text/html; charset="ISO-8859-1"', latin, 'Café'],
    ['its beginning', 'text/html', Buffer.concat([Buffer.from('<meta charset=windows-1252>'), latin]), 'Café'],
    ['nothing', 'text/html', Buffer.from('<title>Café</title>'), 'Café'],
    ['what nobody knows', 'text/html; charset=nonsense', Buffer.from('<title>Café</title>'), 'Café'],
  ])('are read as %s says', (_what, contentType, bytes, text) => {
    expect(decodePage({ contentType, bytes })).toContain(text);
  });
});
