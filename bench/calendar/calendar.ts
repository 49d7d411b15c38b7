import { registry } from '../../schema/index.ts';
import { systemActor, type Actor } from '../../schema/access/access.ts';
import { addToDay, instantAt, todayIn } from '../../schema/rules/dates.ts';
import { listCalendar } from '../../server/areas/calendar/items/list.ts';
import { guardClashes } from '../../server/areas/calendar/items/clash.ts';
import { seedAgency } from '../../server/areas/operators/agencies/agencySeeds.ts';
import type { WriteCause } from '../../server/engine/writing/events.ts';
import { createRecord } from '../../server/engine/writing/create.ts';
import { insertMany } from '../../server/engine/many/insertMany.ts';
import { openServer } from '../database.ts';
import { atLeast, atMost, inMilliseconds, type Figure, type Say, type Target, type Topic } from '../figures.ts';
import { openSide, type Side } from '../scale/side.ts';
import { inTurns } from '../turns.ts';
import { measureFeeds } from './feeds.ts';

const agencyId = '01940000-0000-7000-8000-000000000001';
const zone = 'Australia/Sydney';
const hour = 3_600_000;
const today = todayIn(zone, Date.now());
/** Events a day, so that a week has some 400, and the days of the two sizes. */
const eachDay = 57;
const sizes = { small: 10_000, large: 40_000 } as const;

const compared = (what: string, against: number, own: number, target: Target): Figure => ({
  what,
  sides: [inMilliseconds(against), inMilliseconds(own)],
  ratio: target.is === 'at least' ? against / own : own / against,
  target,
});

/** A week of events written out by hand: $1 agency, $2 and $3 its first moment and that after it. */
const weekByHand = `select e.id, e.version, e.summary, e.starts_at, e.starts_at_time_zone, e.starts_at_is_all_day,
    e.ends_at, e.ends_at_time_zone, e.ends_at_is_all_day, e.ends_at_end, s.status_name, s.color,
    (select jsonb_agg(jsonb_build_object('id', r.id, 'displayName', r.label, 'avatar', r.avatar, 'kind', r.kind))
      from events_talents l join record r on r.agency_id = l.agency_id and r.id = l.target_id
      where l.agency_id = e.agency_id and l.owner_id = e.id) as talents
  from events e join statuses s on s.agency_id = e.agency_id and s.id = e.status_id
  where e.agency_id = $1 and e.deleted_at is null and e.starts_at >= $2 and e.starts_at < $3
  order by e.starts_at, e.id`;

async function addEvents({ engine }: Side, actor: Actor, talents: readonly string[], count: number) {
  const bodies = Array.from({ length: count }, (_, index) => {
    const startsAt =
      instantAt(addToDay(today, Math.floor(index / eachDay)), '08:00', zone) + (index % eachDay) * 600_000;
    return {
      summary: `Event ${index}`,
      startsAt,
      startsAtTimeZone: zone,
      endsAt: startsAt + hour,
      endsAtTimeZone: zone,
      talentIds: [talents[index % talents.length] ?? ''],
    };
  });
  for (let from = 0; from < count; from += 1_000)
    await engine.database.transaction(agencyId, (connection) =>
      insertMany(engine, actor, 'event', bodies.slice(from, from + 1_000), { connection, cause: 'import' }),
    );
}

async function openSized(url: string, count: number, say: Say) {
  say(`making ${count} events`);
  const side = await openSide(url, [{ agencyId, talents: 1_000, notes: 0, assigned: 10 }]);
  await seedAgency(side.engine, systemActor(agencyId));
  const actor = side.actorOf({ levels: null, staff: 'few' });
  const { rows } = await side.engine.database.query<{ id: string }>(agencyId, {
    text: `select id from record where agency_id = $1 and kind = 'talent' order by id limit 500`,
    values: [agencyId],
  });
  const talents = rows.map(({ id }) => id);
  await addEvents(side, actor, talents, count);
  await side.analyze();
  return { side, actor, talents };
}

/** Measures a window of the calendar at two sizes and against hand-written SQL, and what the clash guard costs. */
async function measureWindows(say: Say): Promise<Topic> {
  const server = await openServer();
  const small = await openSized(server.url, sizes.small, say);
  const large = await openSized(server.url, sizes.large, say);
  try {
    const from = addToDay(today, 70);
    const to = addToDay(from, 6);
    const question = { view: 'AGENCY', from, to, timezoneId: zone, kinds: ['event'] } as const;
    const window = ({ side, actor }: typeof small) => listCalendar(side.engine, actor, question);
    const items = (await window(large)).data.length;
    const moments = [from, addToDay(to, 1)].map((day) => new Date(instantAt(day, '00:00', zone)).toISOString());
    const byHand = async () => {
      const statement = { text: weekByHand, values: [agencyId, ...moments], name: 'week-by-hand' };
      const { rows } = await large.side.engine.database.query(agencyId, statement);
      return rows.length;
    };
    const found = await byHand();
    if (found !== items) throw new Error(`the week has ${items} items and ${found} by hand`);
    say('measuring windows');
    const [ofSmall = 0, ofLarge = 0, hand = 0] = await inTurns([() => window(small), () => window(large), byHand], {
      turns: 101,
    });
    say('measuring the clash guard');
    guardClashes(small.side.engine);
    let turn = 0;
    const book = (cause: WriteCause) => {
      turn += 1;
      const startsAt = instantAt(addToDay(today, -400), '00:00', zone) + turn * 2 * hour;
      const body = {
        summary: 'Booking',
        startsAt,
        startsAtTimeZone: zone,
        endsAt: startsAt + hour,
        endsAtTimeZone: zone,
        talentIds: [small.talents[turn % small.talents.length] ?? ''],
      };
      return createRecord(small.side.engine, small.actor, 'event', body, { cause, acceptsClash: false });
    };
    const [plain = 0, guarded = 0] = await inTurns([() => book('import'), () => book('call')], { turns: 201 });
    return {
      title: 'Calendar: a week, and the clash guard',
      about:
        `A week of ${items} events as the calendar reads it, each with status and talents, and a booking with and ` +
        'without the question whether its talent has something else.',
      sides: ['against', 'calendar'],
      figures: [
        compared(`a week among ${sizes.large} events, against ${sizes.small}`, ofSmall, ofLarge, atMost(1.5)),
        compared(`a week among ${sizes.large} events, against SQL by hand`, hand, ofLarge, atLeast(0.8)),
        compared('a new booking that is judged, against one that is not', plain, guarded, atMost(1.3)),
      ],
      remarks: ['Medians of rounds in turns; the database runs on the same cores. The SQL by hand judges no right.'],
    };
  } finally {
    await small.side.close();
    await large.side.close();
    await server.stop();
  }
}

/** Measures the calendar, and feeds in both directions. */
export async function measureCalendar(say: Say): Promise<readonly Topic[]> {
  if (registry.get('event').calendar === undefined) throw new Error('events stand in no calendar');
  return [await measureWindows(say), await measureFeeds(say)];
}
