import { expect, test } from 'vitest';
import { lint } from '../../tests/support/lint.mjs';

const withDoc = (comment) => `${comment}\nexport const one = 1;\n`;

test.each([
  ['/** What the page shows. */', 'What'],
  ['/**\n * Whether the page is open,\n * or not.\n */', 'Whether'],
  ['/** Those that are open. */', 'Those'],
])('is refused with an opening that paraphrases: %s', (comment, word) => {
  const { found, passed } = lint({ 'server/a.ts': withDoc(comment) });
  expect(found).toEqual([expect.stringContaining(`server/a.ts: docstrings(openings) A docstring opens with`)]);
  expect(found[0]).toContain(`not with "${word}"`);
  expect(passed).toBe(false);
});

test('may open with its subject or a verb, and other comments with any word', () => {
  const text = `${withDoc('/** Returns what the page shows. */')}// What follows is a list.\n/* Who knows. */\n`;
  expect(lint({ 'server/a.ts': text, 'src/b.ts': withDoc('/** Whatsapp number. */') })).toEqual({
    found: [],
    passed: true,
  });
});
