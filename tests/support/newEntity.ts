import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { differences, type ProjectCopy } from './projectCopy.ts';

/** Sponsors and quotes, which tests add to a copy of the project as somebody who extends it would. */

export const sponsorFile = 'schema/areas/people/entities/sponsor.ts';
const snapshot = 'server/database/migrations/snapshot.json';
const fields = [
  'displayName:text',
  'email:email',
  'phoneNumber:phone',
  'website:website',
  'since:date',
  'isPreferred:flag',
  'capacity:integer',
  'fee:money',
  'stage:status:TASK',
  'about:refsOneOf:talent,partner',
];

/**
 * The declaration of sponsors with a list of other columns, an order, filters and a usual range.
 * Throws where the starter has written another one.
 */
function narrowed(declaration: string): string {
  const changes: readonly (readonly [string | RegExp, string])[] = [
    [/columns: \[.*\]/, "columns: ['displayName', 'capacity', 'fee', 'isPreferred', 'stage', 'about']"],
    [/hidden: \[/, "filters: ['isPreferred', 'capacity', 'fee', 'stage', 'about'],\n    hidden: ["],
    ["sortable: ['displayName'", "sortable: ['displayName', 'capacity'"],
    ["range: 'createdAt'", "range: { field: 'createdAt', default: 'lastMonth' }"],
  ];
  return changes.reduce((text, [from, to]) => {
    const next = text.replace(from, to);
    if (next === text) throw new Error(`the starter has not written ${String(from)}`);
    return next;
  }, declaration);
}

/** Adds sponsors by the starter, which generates what follows from them. Returns the files before and after. */
export async function addSponsors({ read, run }: ProjectCopy) {
  const former = await read();
  run('scripts/new-entity.mjs', 'sponsor', ...fields);
  return { former, made: await read() };
}

/** Narrows the declaration of the sponsors that were added, and takes their migration back. */
export async function narrowSponsors(
  { folder }: ProjectCopy,
  { former, made }: Awaited<ReturnType<typeof addSponsors>>,
): Promise<void> {
  const migration = differences(former, made).added.find((path) => path.endsWith('.sql')) ?? '';
  await rm(join(folder, migration));
  await writeFile(join(folder, snapshot), former.get(snapshot) ?? '', 'latin1');
  await writeFile(join(folder, sponsorFile), narrowed(made.get(sponsorFile) ?? ''));
}

/** Adds the quotes of docs/worked-example.md: an entity with lines, totals, states that lock, a list below a talent and a job. */
export function addQuotes({ run }: ProjectCopy): void {
  run('scripts/apply-example.mjs', 'docs/worked-example.md');
}
