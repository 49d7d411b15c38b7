import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate, MigrationError } from '../../server/database/migrate.ts';
import { runAlone } from '../support/databaseServer.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

let database: TestDatabase;
const applied: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.drop());

const run = (...statements: string[]) => runAlone(database.url, statements);
const start = () => migrate(database.url, (line) => applied.push(line));
/** Simulates a newer release: a function with another text, here with another cost. */
const changeFunction = () =>
  run(
    'alter function identity_writers(uuid[]) cost 7',
    `update migration set hash = 'of a newer text' where name = 'repeatable/writers.sql'`,
  );
const costOfFunction = () => run(`select procost::text from pg_proc where proname = 'identity_writers'`);

it('a release does not start on a database that a newer one migrated, and puts nothing of its own back', async () => {
  await changeFunction();
  await run(`insert into migration (name, hash) values ('0998_later.sql', 'any'), ('0999_latest.sql', 'any')`);
  const ledger = 'select name || hash || applied_at from migration order by name';
  const before = await run(ledger);

  const refusal: unknown = await start().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(MigrationError);
  expect((refusal as Error).message).toBe(
    'the database was migrated by a newer release of Greenroom: this one lacks the migration 0998_later.sql and 1 more. ' +
      'Start the newer release, or restore the backup that was made before the upgrade',
  );
  expect(applied).toEqual([]);
  expect(await costOfFunction()).toEqual(['7']);
  expect(await run(ledger)).toEqual(before);
});

it('a repeatable script that the release no longer has is no reason not to start', async () => {
  await run(
    `delete from migration where name like '099%'`,
    `insert into migration (name, hash) values ('repeatable/removed.sql', 'any')`,
  );
  await start();
  expect(applied).toEqual(['applying repeatable/writers.sql']);
  expect(await costOfFunction()).toEqual(['100']);
});
