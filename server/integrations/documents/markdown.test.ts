import { expect, it } from 'vitest';
import type { Block, Piece } from './blocks.ts';
import { readMarkdown } from './markdown.ts';
import { DocumentTooLargeError } from './port.ts';

const text = (of: string): Piece => ({ kind: 'text', text: of });
const paragraph = (...of: readonly Piece[]): Block => ({ kind: 'paragraph', isRightToLeft: false, of });

it('reads headings, paragraphs, line breaks, bold and italic words, code and links', async () => {
  const read = await readMarkdown('## Fee\n\nThe **fee**, *net*,\nis `due`  \non [time](https://a.test/b).\n\n---');
  expect(read).toEqual([
    { kind: 'heading', isRightToLeft: false, level: 2, of: [text('Fee')] },
    paragraph(
      text('The '),
      { kind: 'strong', of: [text('fee')] },
      text(', '),
      { kind: 'emphasis', of: [text('net')] },
      text(','),
      { kind: 'break' },
      text('is '),
      { kind: 'code', text: 'due' },
      { kind: 'break' },
      text('on '),
      { kind: 'link', to: 'https://a.test/b', of: [text('time')] },
      text('.'),
    ),
    { kind: 'rule' },
  ]);
});

it('reads lists in lists, quotes, code and tables', async () => {
  const read = await readMarkdown(
    '3. one\n   - deep\n4. two\n\n> said\n\n```\na\n b\n```\n\n| A | B |\n|:-:|--:|\n| 1 | **2** |\n| 3 |',
  );
  expect(read).toEqual([
    {
      kind: 'list',
      isRightToLeft: false,
      start: 3,
      items: [
        [
          paragraph(text('one')),
          { kind: 'list', isRightToLeft: false, start: null, items: [[paragraph(text('deep'))]] },
        ],
        [paragraph(text('two'))],
      ],
    },
    { kind: 'quote', isRightToLeft: false, of: [paragraph(text('said'))] },
    { kind: 'code', lines: ['a', ' b'] },
    {
      kind: 'table',
      isRightToLeft: false,
      sides: ['center', 'end'],
      head: [{ of: [text('A')] }, { of: [text('B')] }],
      rows: [
        [{ of: [text('1')] }, { of: [{ kind: 'strong', of: [text('2')] }] }],
        [{ of: [text('3')] }, { of: [] }],
      ],
    },
  ]);
});

it('keeps HTML as text, and drops links that would run something', async () => {
  expect(await readMarkdown('<b>bold</b> [x](javascript:alert(1)) &amp; ![picture](https://a.test/p.png)')).toEqual([
    paragraph(text('<b>'), text('bold'), text('</b>'), text(' '), text('x'), text(' & '), text('picture')),
  ]);
});

it('sets apart what a text leaves open, and knows the direction of each block', async () => {
  expect(await readMarkdown('to {{client}} now\n\n**12** هذا العقد', { gap: /\{\{\w+\}\}/g })).toEqual([
    paragraph(text('to '), { kind: 'gap', text: '{{client}}' }, text(' now')),
    { kind: 'paragraph', isRightToLeft: true, of: [{ kind: 'strong', of: [text('12')] }, text(' هذا العقد')] },
  ]);
});

it('gives up on a text that is written to be slow, at once the second time, and draws what lies too deep side by side', async () => {
  const slow = `${'- '.repeat(20_000)}a`;
  await expect(readMarkdown(slow, { patience: 500 })).rejects.toBeInstanceOf(DocumentTooLargeError);
  await expect(readMarkdown(slow, { patience: 60_000 })).rejects.toThrow('took too long before');
  const [deep] = await readMarkdown(`${'> '.repeat(200)}word`);
  let depth = 0;
  for (let at = deep; at?.kind === 'quote'; at = at.of[0]) depth += 1;
  expect(depth).toBe(12);
}, 30_000);
