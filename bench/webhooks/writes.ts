import type { Actor } from '../../schema/access/access.ts';
import { updateRecord } from '../../server/engine/writing/update.ts';
import { openServer } from '../database.ts';
import { atMost, inMilliseconds, median, type Figure, type Say, type Topic } from '../figures.ts';
import { openSide, type Side } from '../scale/side.ts';
import { inTurns } from '../turns.ts';

const [without, withOne] = ['01940000-0000-7000-8000-000000000001', '01940000-0000-7000-8000-000000000002'];
const size = { talents: 1_000, notes: 0, assigned: 10 };
const turns = 601;
const blocks = 60;
const blockOf = 10;

const compared = (what: string, [against = 0, own = 0]: readonly number[], bound: number): Figure => ({
  what,
  sides: [inMilliseconds(against), inMilliseconds(own)],
  ratio: own / against,
  target: atMost(bound),
});

type Write = () => Promise<unknown>;

/** Returns a function that changes the same talent of an agency each time. */
async function writerOf({ engine, actorOf }: Side, agencyId: string): Promise<Write> {
  const actor: Actor = { ...actorOf({ levels: null, staff: null }), agencyId };
  const { rows } = await engine.database.query<{ id: string }>(agencyId, {
    text: 'select id from talents where agency_id = $1 order by id limit 1',
    values: [agencyId],
  });
  let turn = 0;
  return () => updateRecord(engine, actor, 'talent', rows[0]?.id ?? '', { headline: `Headline ${(turn += 1)}` });
}

/** Compares the writes of an agency without webhooks with the same ones while the trigger is off. */
async function compareTrigger(write: Write, run: (text: string) => Promise<unknown>): Promise<readonly number[]> {
  const times: [number[], number[]] = [[], []];
  for (let block = 0; block < blocks; block += 1) {
    for (const side of block % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      await run(`alter table history ${side === 0 ? 'disable' : 'enable'} trigger history_webhooks`);
      // Prepared statements are planned anew after the change of the table.
      await write();
      for (let each = 0; each < blockOf; each += 1) {
        const from = performance.now();
        await write();
        times[side].push(performance.now() - from);
      }
    }
  }
  await run('alter table history enable trigger history_webhooks');
  return times.map(median);
}

/** Measures what webhooks cost a write: of an agency that has one, and of one that has none. */
export async function measureWrites(say: Say): Promise<Topic> {
  const server = await openServer();
  try {
    const side = await openSide(
      server.url,
      [without, withOne].map((agencyId) => ({ agencyId, ...size })),
    );
    const run = async (text: string, values: readonly string[] = []) => side.owner(text, values);
    await run(
      `insert into webhook (agency_id, id, account_id, name, url, events, is_active, secret, created_at)
        values ($1, gen_random_uuid(), gen_random_uuid(), 'Ledger', 'https://example.com/', '["*"]', true, '', now())`,
      [withOne],
    );
    await side.analyze();
    const writers = [await writerOf(side, without), await writerOf(side, withOne)] as const;
    say('measuring writes');
    const times = await inTurns(writers, { turns, patience: 120_000 });
    const trigger = await compareTrigger(writers[0], run);
    await side.close();
    return {
      title: 'Writes with webhooks',
      about:
        'A text of a talent is changed, without HTTP and without deliveries: in agencies with and without a webhook, and ' +
        'in an agency without one, with the trigger that looks for it and without the trigger.',
      sides: ['without', 'with'],
      figures: [compared('a webhook for every event', times, 1.05), compared('no webhook; the trigger', trigger, 1.02)],
    };
  } finally {
    await server.stop();
  }
}
