import { claimDeliveries, dueWebhooks } from '../../server/areas/settings/webhooks/claiming.ts';
import { openServer } from '../database.ts';
import { atMost, inMilliseconds, type Say, type Topic } from '../figures.ts';
import { openSide } from '../scale/side.ts';
import { inTurns } from '../turns.ts';

const agencyId = '01940000-0000-7000-8000-000000000001';
const agency = { agencyId, talents: 10, notes: 0, assigned: 1 };
/** One webhook with a few deliveries, and one with many that wait for their next attempt. */
const hooks = ['01940000-0000-7000-8000-0000000000a1', '01940000-0000-7000-8000-0000000000a2'] as const;
const backlog = 100_000;
const turns = 101;

const addHook = `insert into webhook (agency_id, id, account_id, name, url, events, is_active, secret, created_at)
  values ($1, $2, gen_random_uuid(), 'Ledger', 'https://example.com/', '["*"]', true, '', now())`;
const addDeliveries = `insert into webhook_delivery
    (agency_id, id, webhook_id, history_id, record_id, kind, type, state, created_at, next_at)
  select $1::uuid, gen_random_uuid(), $2::uuid, gen_random_uuid(), gen_random_uuid(), 'talent', 'talent.updated',
    'waiting', now() - interval '1 hour', now() + $4 * interval '1 hour' + n * interval '1 ms'
  from generate_series(1, $3::int) n`;
const endThose = `update webhook_delivery set state = 'delivered', next_at = null
  where agency_id = $1 and webhook_id = $2 and state = 'sending'`;

/** Measures claims of deliveries while another 100,000 of the same webhook wait for their next attempt. */
export async function measureBacklog(say: Say): Promise<Topic> {
  const server = await openServer();
  try {
    const side = await openSide(server.url, [agency]);
    const { database } = side.engine;
    say(`filling ${backlog.toLocaleString('en')} deliveries`);
    for (const hook of hooks) {
      await side.owner(addHook, [agencyId, hook]);
      // Due by now: more than all turns claim.
      await side.owner(addDeliveries, [agencyId, hook, 1_000, -1]);
    }
    await side.owner(addDeliveries, [agencyId, hooks[1], backlog, 24]);
    await side.analyze();
    say('measuring claims');
    const claimed: number[] = [];
    const claim = (hook: string) => async () => {
      claimed.push((await claimDeliveries(database, agencyId, hook, Date.now())).length);
      await database.query(agencyId, { text: endThose, values: [agencyId, hook] });
    };
    const [few = 0, many = 0] = await inTurns(hooks.map(claim), { turns });
    if (claimed.some((count) => count !== 5)) throw new Error(`claimed ${claimed.join(', ')} deliveries`);
    const [look = 0] = await inTurns([() => dueWebhooks(database, agencyId, Date.now())], { turns });
    await side.close();
    return {
      title: `Claims with ${backlog.toLocaleString('en')} retries that wait`,
      about: 'Five deliveries of a webhook are claimed and ended, without and with a backlog of the same webhook.',
      sides: ['no backlog', 'backlog'],
      figures: [
        {
          what: 'a claim of five',
          sides: [inMilliseconds(few), inMilliseconds(many)],
          ratio: many / few,
          target: atMost(1.2),
        },
      ],
      remarks: [`The look for webhooks with due deliveries took ${inMilliseconds(look)}.`],
    };
  } finally {
    await server.stop();
  }
}
