import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import type { Pools } from '../../server/database/pools.ts';

/** The API as the server itself describes it; building the application touches no database. */
export async function openapiDocument(): Promise<object> {
  const pools = new Proxy({} as Pools, {
    get: () => () => {
      throw new Error('the documentation is made without a database');
    },
  });
  const app = await buildApp({ config: readConfig({}, '/'), pools, clock: Date.now, log: false, webRoot: null });
  await app.ready();
  const document = app.swagger();
  await app.close();
  // By address, so that a new call changes its own lines alone, wherever it is registered.
  const paths = Object.entries(document.paths ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { ...document, paths: Object.fromEntries(paths) };
}
