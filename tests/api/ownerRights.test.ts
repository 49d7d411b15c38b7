import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrate, MigrationError } from '../../server/database/migrate.ts';
import { createDatabase, runAlone, type OwnDatabase } from '../support/databaseServer.ts';

const role = `Poor ${randomBytes(4).toString('hex')}`;
const { url: serverUrl } = inject('testServer');
let database: OwnDatabase;
let ownerUrl: string;

beforeAll(async () => {
  database = await createDatabase(serverUrl);
  // An administrator who is no superuser hands things over to roles that they belong to.
  await runAlone(serverUrl, [`CREATE ROLE "${role}" LOGIN PASSWORD 'poor'`, `GRANT "${role}" TO current_user`]);
  const url = new URL(database.url);
  url.username = encodeURIComponent(role);
  url.password = 'poor';
  ownerUrl = url.href;
});
afterAll(async () => {
  await database.drop();
  await runAlone(serverUrl, [`DROP ROLE "${role}"`]);
});

const failed = async (): Promise<string> => {
  const error: unknown = await migrate(ownerUrl, () => undefined).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(MigrationError);
  return (error as Error).message;
};

it('an owner who lacks rights is named with what gives them, and with that the database is migrated', async () => {
  const message = await failed();
  expect(message).toContain(`the role "${role}" of DATABASE_URL lacks rights`);
  expect(message).not.toContain('\n');
  const statements = (/ run: (.*)$/.exec(message)?.[1] ?? '').split(/(?<=;) /);
  expect(statements).toEqual([
    `GRANT greenroom_app TO "${role}";`,
    `ALTER DATABASE ${database.name} OWNER TO "${role}";`,
    `ALTER SCHEMA public OWNER TO "${role}";`,
  ]);
  const [grant, ...owning] = statements;

  await runAlone(database.url, owning);
  expect(await failed()).toMatch(/^the tables cannot be made: .* run: GRANT greenroom_app TO "Poor \w+";$/);

  await runAlone(database.url, [grant ?? '']);
  await migrate(ownerUrl, () => undefined);
  expect(await runAlone(database.url, ['select count(*) > 20 from migration'])).toHaveLength(1);
});
