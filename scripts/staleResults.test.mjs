import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { staleResults } from './staleResults.mjs';

const results = `# Results

Written by \`npm run bench\`.

## server

2026-11-24, 2 cores

### The engine against hand-written SQL

## grid

2026-11-22, 2 cores

## tasks

2026-11-28, 2 cores
`;

it('are the parts that were measured longer ago than that, oldest first', () => {
  expect(staleResults(results, '2026-11-29', 4)).toEqual([
    { part: 'grid', since: '2026-11-22', age: 7 },
    { part: 'server', since: '2026-11-24', age: 5 },
  ]);
});

it('are none as long as each was measured within those days', () => {
  expect(staleResults(results, '2026-11-29', 7)).toEqual([]);
});

it('are told of the results that are kept, each of which has a day', async () => {
  const kept = await readFile(join(import.meta.dirname, '../bench/RESULTS.md'), 'utf8');
  const parts = kept.match(/^## .+$/gm) ?? [];
  expect(
    staleResults(kept, '2100-01-01', 0)
      .map(({ part }) => `## ${part}`)
      .toSorted(),
  ).toEqual(parts.toSorted());
});

it('are not guessed for a part without a day', () => {
  expect(() => staleResults('## server\n\nfast\n', '2026-11-29', 4)).toThrow("'server' have no day");
});
