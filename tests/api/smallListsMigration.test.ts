import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemActor } from '../../schema/access/access.ts';
import { seedAgency } from '../../server/areas/operators/agencies/agencySeeds.ts';
import { projectRoot } from '../../server/root.ts';
import { openAgencyServer, type AgencyServer } from '../support/agency.ts';
import { inEveryAgency } from '../support/everyAgency.ts';

/** The migration that gives the entries of small lists names of their own, on a database that holds the same ones twice. */
let server: AgencyServer;
beforeAll(async () => {
  server = await openAgencyServer();
  await seedAgency(server.app.engine, systemActor(server.agencyId));
});
afterAll(() => server.close());

async function migrateAgain(): Promise<void> {
  const text = await readFile(join(projectRoot, 'server/database/migrations/0090_small_lists.sql'), 'utf8');
  for (const statement of text.split('--> statement-breakpoint')) await server.pools.owner.query(statement);
}

async function make(url: string, body: object): Promise<string> {
  const answer = await server.call('POST', url, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ responseData: { id: string } }>().responseData.id;
}

const named = (displayName: string, type = 'TAG') => make('/client/v1/catalogues', { displayName, type });

it('numbers all but the oldest of each name, and puts statuses astray into their own first category', async () => {
  const { owner } = server.pools;
  await owner.query('drop index statuses_status_name_unique, catalogues_display_name_unique');
  const long = 'x'.repeat(100);
  const ids = [
    await named('Rock'),
    await named('rock'),
    await named('Rock (2)'),
    await named('ROCK'),
    await named('Rock', 'SPORT'),
    await named(long),
    await named(long.toUpperCase()),
  ];
  const categories = await inEveryAgency<{ id: string; type: string; code: string }>(
    server.pools,
    'select id, type, code from status_categories where agency_id = $1',
  );
  const idOf = (type: string, code: string) => categories.find((one) => one.type === type && one.code === code)?.id;
  const status = { statusName: 'New', type: 'TASK', categoryId: idOf('TASK', 'BLOCKED') };
  const second = await make('/client/v1/status', status);
  const [agency, elsewhere] = [server.agencyId, idOf('PIPELINE', 'WON')];
  await server.pools.query(agency, {
    text: 'update statuses set category_id = $3 where agency_id = $1 and id = $2',
    values: [agency, second, elsewhere],
  });

  await migrateAgain();

  const labels = await inEveryAgency<{ id: string; label: string }>(
    server.pools,
    'select id, label from record where agency_id = $1',
  );
  const nameOf = (id: string) => labels.find((one) => one.id === id)?.label;
  expect(ids.map(nameOf)).toEqual(['Rock', 'rock (3)', 'Rock (2)', 'ROCK (4)', 'Rock', long, `${'X'.repeat(95)} (2)`]);
  const entry = await server.call('GET', `/client/v1/catalogues/${ids[1]}`);
  expect(entry.json()).toMatchObject({ responseData: { displayName: 'rock (3)', version: 2 } });
  const history = await server.call('GET', `/client/v1/catalogues/${ids[1]}/history`);
  expect(history.json()).toMatchObject({
    responseData: {
      data: [
        { action: 'update', version: 2, changes: [{ field: 'displayName', before: 'rock', after: 'rock (3)' }] },
        { action: 'create' },
      ],
    },
  });
  const moved = await server.call('GET', `/client/v1/status/${second}`);
  expect(moved.json()).toMatchObject({
    responseData: { statusName: 'New (2)', categoryId: idOf('TASK', 'NEW'), version: 3 },
  });
  const taken = await server.call('POST', '/client/v1/catalogues', { displayName: 'rock (3)', type: 'TAG' });
  expect(taken.statusCode).toBe(400);
});
