import type { Actor } from '../../schema/access/access.ts';
import { registry } from '../../schema/index.ts';
import { keysOf } from '../../schema/language/check.ts';
import { asListed } from '../../schema/language/lists/furtherLists.ts';
import { seedAgency } from '../../server/areas/operators/agencies/agencySeeds.ts';
import { countSets } from '../../server/engine/reading/countSets.ts';
import { countRecords, listRecords } from '../../server/engine/reading/list.ts';
import { insertMany } from '../../server/engine/many/insertMany.ts';
import { takeSteps } from '../../server/engine/states/takeSteps.ts';
import { RefusalError } from '../../server/errors.ts';
import { openServer } from '../database.ts';
import { atMost, inMilliseconds, type Figure, type Say, type Target, type Topic } from '../figures.ts';
import { openSide, type Side } from '../scale/side.ts';
import { inTurns } from '../turns.ts';

const entity = registry.get('news');
const agency = (number: number) => `01940000-0000-7000-8000-00000000000${number}`;
const sizes = { few: { agencyId: agency(1), news: 2_000 }, many: { agencyId: agency(2), news: 20_000 } } as const;
const atOnce = 500;

const compared = (what: string, against: number, own: number, target?: Target): Figure => ({
  what,
  sides: [inMilliseconds(against), inMilliseconds(own)],
  ratio: own / against,
  ...(target && { target }),
});

/** Adds pending news of talents; of every 40th fans say that it is not relevant. */
async function addNews({ engine }: Side, actor: Actor, agencyId: string, count: number): Promise<void> {
  const { table } = engine.model(entity.name);
  const { rows } = await engine.database.query<{ id: string }>(agencyId, {
    text: 'select id from talents where agency_id = $1 order by id limit 100',
    values: [agencyId],
  });
  for (let made = 0; made < count; made += atOnce) {
    const bodies = Array.from({ length: atOnce }, (_, index) => ({
      title: `News ${made + index}`,
      content: '<p>Live</p>',
      publishDate: Date.now() - (made + index) * 60_000,
      talentIds: [rows[(made + index) % rows.length]?.id],
    }));
    await engine.database.transaction(agencyId, (connection) =>
      insertMany(engine, actor, entity.name, bodies, { connection }),
    );
  }
  await engine.database.query(agencyId, {
    text: `with numbered as (select id, row_number() over (order by id) as n from ${table} where agency_id = $1)
      update ${table} t set total_comment = (n * 7919) % 1000, relevance = case when n % 40 = 0 then 'QUESTIONED' else 'CLEAR' end,
        open_signals = case when n % 40 = 0 then n % 9 + 1 else 0 end,
        latest_reported_date = case when n % 40 = 0 then now() - n * interval '1 minute' end
      from numbered o where t.agency_id = $1 and t.id = o.id`,
    values: [agencyId],
  });
}

const fieldsOf = (list?: string) => {
  const { columns } = (list === undefined ? entity : asListed(entity, list)).list;
  return columns.flatMap((name) => keysOf(name, entity.fields[name] as never));
};

/** Lists, counts and steps of many for content of an agency of one size. */
async function figuresOf({ engine }: Side, actor: Actor, agencyId: string): Promise<readonly Figure[]> {
  const { table } = engine.model(entity.name);
  const list = (query: object) => () => listRecords(engine, actor, entity.name, { withTotal: false, ...query });
  const [byDate = 0, byComments = 0, queue = 0] = await inTurns([
    list({ fields: fieldsOf(), orderBy: 'publishDate', orderDirection: 'DESC' }),
    list({ fields: fieldsOf(), orderBy: 'totalComment', orderDirection: 'DESC' }),
    list({
      fields: fieldsOf('notRelevant'),
      list: 'notRelevant',
      orderBy: 'latestReportedDate',
      orderDirection: 'DESC',
    }),
  ]);
  const countEach = {
    published: { statuses: [1] },
    pending: { statuses: [4] },
    rejected: { statuses: [5] },
    'not-relevant': { list: 'notRelevant' },
  };
  const [count = 0, tabs = 0] = await inTurns([
    () => countRecords(engine, actor, entity.name, {}),
    () => countSets({ engine, actor, entity }, { countEach }),
  ]);
  const { rows } = await engine.database.query<{ id: string }>(agencyId, {
    text: `select id from ${table} where agency_id = $1 order by id limit $2`,
    values: [agencyId, atOnce],
  });
  const ids = rows.map(({ id }) => id);
  let [step, state] = [0, 0];
  const steps = ['reject', 'pending'] as const;
  const states = ['REJECTED', 'PENDING'] as const;
  const refusal = () => new RefusalError('invalid', 'invalid');
  const [byHand = 0, byStep = 0] = await inTurns(
    [
      () =>
        engine.database.query(agencyId, {
          text: `update ${table} set status = $3, version = version + 1, updated_at = now()
            where agency_id = $1 and id = any($2::uuid[])`,
          values: [agencyId, ids, states[(state += 1) % 2]],
        }),
      async () => {
        const name = steps[(step += 1) % 2] as string;
        // Both sides write the same state in turns, so that every step starts where it may.
        await engine.database.query(agencyId, {
          text: `update ${table} set status = $3 where agency_id = $1 and id = any($2::uuid[])`,
          values: [agencyId, ids, name === 'reject' ? 'PENDING' : 'REJECTED'],
        });
        const { done } = await takeSteps(engine, actor, entity.name, name, { ids }, refusal);
        if (done.length !== ids.length) throw new Error('Some steps were refused.');
      },
    ],
    { turns: 7 },
  );
  return [
    compared('a page by comments, compared with one by date', byDate, byComments, atMost(1.5)),
    compared('a page of what is not relevant, compared with one by date', byDate, queue, atMost(1.5)),
    compared('the four tabs counted, compared with one count', count, tabs, atMost(1.5)),
    compared(`${atOnce} steps at once, compared with one UPDATE by hand`, byHand, byStep, atMost(4)),
  ];
}

/** Pages, counts and steps of news, in agencies of two sizes in the same tables. */
export async function measureCommunity(say: Say): Promise<readonly Topic[]> {
  const server = await openServer();
  try {
    const side = await openSide(
      server.url,
      Object.values(sizes).map(({ agencyId }) => ({ agencyId, talents: 240, notes: 0, assigned: 10 })),
    );
    const topics: Topic[] = [];
    const actorOf = (agencyId: string): Actor => ({ ...side.actorOf({ levels: null, staff: null }), agencyId });
    for (const { agencyId, news } of Object.values(sizes)) {
      say(`filling ${news.toLocaleString('en')} news`);
      await seedAgency(side.engine, actorOf(agencyId));
      await addNews(side, actorOf(agencyId), agencyId, news);
    }
    await side.analyze();
    for (const { agencyId, news } of Object.values(sizes)) {
      say(`measuring ${news.toLocaleString('en')}`);
      topics.push({
        title: `Content for fans, ${news.toLocaleString('en')} news`,
        about:
          'Pages of 20 with the columns of their lists, counts of the tabs, and steps of publication, through the engine.',
        sides: ['against', 'measured'],
        figures: await figuresOf(side, actorOf(agencyId), agencyId),
        remarks: ['The UPDATE by hand writes no history, no search text and judges nothing.'],
      });
    }
    await side.close();
    return topics;
  } finally {
    await server.stop();
  }
}
