import type { Say, Topic } from '../figures.ts';
import { bothSides, measureAgainstHand, takenSo } from './againstHand.ts';
import { addBareRoutes } from './bareRoutes.ts';
import { bareTalent } from './bareTalent.ts';
import { addColumnsRoute, measureColumns } from './columns.ts';
import { openServed } from './served.ts';
import { measureWall } from './wall.ts';

/** The engine's routes against hand-written ones of the same server, and what row-level security itself costs. */
export async function measureServer(say: Say): Promise<readonly Topic[]> {
  const served = await openServed(({ app, pools }) => {
    addBareRoutes(app, pools, bareTalent);
    addColumnsRoute(app, pools);
  });
  const { pools, databaseUrl } = served.product;
  try {
    const { figures, ids } = await measureAgainstHand(served, bareTalent, say);
    const routes: Topic = {
      title: 'The engine against hand-written SQL',
      about: `Requests a second over HTTP for the talents of a demo agency (${ids.length}). ${bothSides}`,
      sides: ['engine', 'by hand'],
      figures,
      remarks: [takenSo],
    };
    const columns = await measureColumns(served, say);
    const [id = ''] = ids;
    const found = await pools.owner.query<{ agency_id: string }>('select agency_id from talents where id = $1', [id]);
    const agencyId = found.rows[0]?.agency_id ?? '';
    const cost: Topic = {
      title: "Row-level security's own cost",
      about:
        'The same hand-written statements a second, without HTTP, on ten connections: as the role of requests under the ' +
        'forced policies, and as the owner, whom they do not bind. For information.',
      sides: ['under policies', 'without'],
      figures: await measureWall(pools, { databaseUrl, agencyId, id }),
    };
    return [routes, columns, cost];
  } finally {
    await served.close();
  }
}
