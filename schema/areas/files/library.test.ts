import { expect, it } from 'vitest';
import { patterns } from '../../rules/patterns.ts';
import { libraryNameFrom } from './library.ts';

it.each([
  ['Rider.pdf', 'Rider.pdf'],
  ['Tom & Jerry.jpg', 'Tom - Jerry.jpg'],
  ['100%, v2+.docx', '100- v2-.docx'],
  ['d’Arc.pdf', "d'Arc.pdf"],
  ['été 2026.png', 'été 2026.png'],
  ['???.pdf', 'file-.pdf'],
  ['.pdf', 'file.pdf'],
  ['archive.tar.gz', 'archive.tar.gz'],
])('calls %s %s', (given, name) => {
  expect(libraryNameFrom(given)).toBe(name);
  expect(name).toMatch(patterns.libraryName.regex);
});

it('keeps the extension of a name that is too long', () => {
  const name = libraryNameFrom(`${'a'.repeat(300)}.pdf`);
  expect(name).toHaveLength(255);
  expect(name.endsWith('a.pdf')).toBe(true);
});
