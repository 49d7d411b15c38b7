import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { openPools, type Pools } from '../../server/database/pools.ts';
import { createAgency, createMembership } from '../../server/areas/identity/auth/accounts.ts';
import { createQuickAccount } from './accounts.ts';
import { openTestDatabase } from './testDatabase.ts';

export const password = 'Greenroom-2026!';

/** The whole server on a database of its own, and one signed-in agency admin. */
export interface AgencyServer {
  readonly app: FastifyInstance;
  readonly pools: Pools;
  readonly agencyId: string;
  /** Another agency with an admin of its own; gives its id and the admin's token. */
  addAgency(name: string): Promise<{ agencyId: string; token: string }>;
  call(
    method: string,
    url: string,
    body?: unknown,
    token?: string,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

export async function openAgencyServer(clock: () => number = Date.now): Promise<AgencyServer> {
  const database = await openTestDatabase();
  const pools = openPools(database.url, { size: 4 });
  const app = await buildApp({ config: readConfig({}, '/'), pools, clock, log: false, webRoot: null });

  const addAgency = async (name: string) => {
    const agencyId = await createAgency(pools.owner, { name }, clock());
    const email = `admin@${name.toLowerCase().replace(/\W+/g, '-')}.test`;
    const accountId = await createQuickAccount(pools.owner, { email, password, displayName: `${name} Admin` }, clock());
    await createMembership(pools.owner, { agencyId, accountId, role: 'agency' }, clock());
    const answer = await app.inject({
      method: 'POST',
      url: '/user/v1/auth/login',
      payload: { username: email, password },
    });
    const { responseData } = answer.json<{ responseData: { access_token: string } }>();
    return { agencyId, token: responseData.access_token };
  };
  const { agencyId, token } = await addAgency('Harbour');

  return {
    app,
    pools,
    agencyId,
    addAgency,
    call: (method, url, body, as = token, headers = {}) =>
      app.inject({
        method: method as 'GET',
        url,
        headers: { ...headers, authorization: `Bearer ${as}` },
        ...(body !== undefined && { payload: body as object }),
      }),
    close: async () => {
      await app.close();
      await pools.close();
      await database.drop();
    },
  };
}
