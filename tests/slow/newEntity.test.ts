import { afterAll, beforeAll, expect, it } from 'vitest';
import { addQuotes, addSponsors, narrowSponsors, sponsorFile } from '../support/newEntity.ts';
import { copyProject, differences, type ProjectCopy } from '../support/projectCopy.ts';

/** Costs of an entity: the files that somebody writes or edits by hand. */
let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy.remove());

const isGenerated = (path: string) => /^generated\/|^server\/database\/migrations\//.test(path);
const isDerived = (path: string) => isGenerated(path) || path.startsWith('src/i18n/locales/');
const isOfSales = (path: string) =>
  /^(schema|server)\/areas\/sales\/|^src\/(areas\/sales\.|resources\/sales\/)/.test(path);

it('costs a declaration, a thin file, its words and a migration; with lines and states, its area', async () => {
  const { read, run } = copy;
  const sponsors = await addSponsors(copy);
  const { made } = sponsors;
  const { added, changed } = differences(sponsors.former, made);
  const own = [sponsorFile, 'src/resources/people/sponsor.tsx'];
  expect(added.filter((path) => !path.endsWith('.sql'))).toEqual(own);
  expect(added.filter((path) => path.endsWith('.sql'))).toHaveLength(1);
  for (const path of own) expect(made.get(path)?.split('\n').length).toBeLessThanOrEqual(60);
  expect(changed.filter((path) => !path.startsWith('generated/'))).toEqual([
    'server/database/migrations/snapshot.json',
    'src/i18n/locales/en/resources.json',
    'src/i18n/locales/fr/resources.json',
  ]);

  await narrowSponsors(copy, sponsors);
  run('scripts/generate.mjs', '--name', 'sponsor');
  const edited = await read();
  expect(differences(made, edited).changed.filter((path) => !isGenerated(path))).toEqual([sponsorFile]);

  addQuotes(copy);
  run('scripts/generate.mjs', '--name', 'quote');
  const quotes = differences(edited, await read());
  expect(quotes.added.filter((path) => !isDerived(path) && !isOfSales(path))).toEqual([]);
  expect(quotes.added.filter(isOfSales)).toHaveLength(6);
  expect(quotes.changed.filter((path) => !isDerived(path))).toEqual([]);
  run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json', '--noEmit', '--checkers', '1');
}, 480_000);
