import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPools, type Pools } from '../../server/database/pools.ts';
import { requireAccess } from '../../server/plugins/access.ts';
import { handleErrors } from '../../server/plugins/errors.ts';
import { registerHealth } from '../../server/plugins/health.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

describe('the health of a server', () => {
  let database: TestDatabase;
  let pools: Pools;
  let app: FastifyInstance;

  beforeAll(async () => {
    database = await openTestDatabase();
    pools = openPools(database.url);
    app = fastify();
    handleErrors(app);
    requireAccess(app);
    registerHealth(app, pools);
  });
  afterAll(async () => {
    await app.close();
    await pools.close();
  });

  const statuses = async () => [(await app.inject('/healthz')).statusCode, (await app.inject('/readyz')).statusCode];

  it('is good while the database answers', async () => {
    expect(await statuses()).toEqual([200, 200]);
  });

  it('is not ready while the newest migration is missing', async () => {
    const { rows } = await pools.owner.query(
      `delete from migration where name = (select max(name) from migration where name not like 'repeatable/%') returning *`,
    );
    expect(await statuses()).toEqual([200, 503]);
    const { name, hash } = rows[0] as { name: string; hash: string };
    await pools.owner.query('insert into migration (name, hash) values ($1, $2)', [name, hash]);
    expect(await statuses()).toEqual([200, 200]);
  });

  it('is not ready without the database, but lives', async () => {
    await database.drop();
    expect(await statuses()).toEqual([200, 503]);
    const answer = await app.inject('/readyz');
    expect(answer.json().error).toMatchObject({ code: 1503, key: 'unavailable' });
  });
});
