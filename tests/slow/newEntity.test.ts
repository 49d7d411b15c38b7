import { afterAll, beforeAll, expect, it } from 'vitest';
import { addQuotes, addSponsors, narrowSponsors, sponsorFile } from '../support/newEntity.ts';
import { copyProject, differences, type ProjectCopy } from '../support/projectCopy.ts';

/** Costs of an entity: the files that somebody writes or edits by hand. */
let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy.remove());

const isDerived = (path: string) => /^(generated|server\/database\/migrations|src\/i18n\/locales)\//.test(path);
const isOfSales = (path: string) =>
  /^(schema|server)\/areas\/sales\/|^src\/(areas\/sales\.|resources\/sales\/)/.test(path);

it('costs a declaration, a thin file, its words and a migration; with lines and states, its area', async () => {
  const { read, run } = copy;
  const sponsors = await addSponsors(copy);
  const { made } = sponsors;
  const { added, changed } = differences(sponsors.former, made);
  const own = [
    sponsorFile,
    'src/i18n/locales/en/people/sponsor.json',
    'src/i18n/locales/fr/people/sponsor.json',
    'src/resources/people/sponsor.tsx',
  ];
  expect(added.filter((path) => !path.endsWith('.sql'))).toEqual(own);
  expect(added.filter((path) => path.endsWith('.sql'))).toHaveLength(1);
  for (const path of own) expect(made.get(path)?.split('\n').length).toBeLessThanOrEqual(60);
  expect(changed.filter((path) => !path.startsWith('generated/'))).toEqual([
    'server/database/migrations/snapshot.json',
  ]);

  // Nobody has said yet who may do what with it.
  const checked = () => run('scripts/check.mjs', 'sponsor');
  expect(checked).toThrow(/passed {2}words[^]*does not say who may|does not say who may[^]*passed {2}words/);

  await narrowSponsors(copy, sponsors);
  addQuotes(copy);
  run('scripts/generate.mjs', '--name', 'quote');
  const edited = differences(made, await read());
  expect(edited.changed.filter((path) => !isDerived(path) || path.endsWith('/sponsor.json'))).toEqual([sponsorFile]);
  expect(edited.added.filter((path) => !isDerived(path) && !isOfSales(path))).toEqual([]);
  expect(edited.added.filter(isOfSales)).toHaveLength(6);
  run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json', '--noEmit', '--checkers', '1');
}, 480_000);
