import { addToDay, instantAt, todayIn } from '../../schema/rules/dates.ts';
import { atMost, inMilliseconds, type Figure, type Say, type Topic } from '../figures.ts';
import { keepBlocks } from '../../server/areas/calendar/items/sources/reading.ts';
import { readCalendar, sourceWindow } from '../../server/areas/calendar/items/sources/readCalendar.ts';
import { openServed, type Served } from '../server/served.ts';
import { inTurns } from '../turns.ts';

const zone = 'Australia/Sydney';
const count = 5_000;
const today = todayIn(zone, Date.now());

const compared = (what: string, against: number, own: number, bound: number): Figure => ({
  what,
  sides: [inMilliseconds(against), inMilliseconds(own)],
  ratio: own / against,
  target: atMost(bound),
});

/** Adds events of one talent, by hand: what is measured is how they are read. */
async function addEvents({ product }: Served, talentId: string): Promise<void> {
  const { rows } = await product.pools.owner.query<{ agency_id: string; status_id: string }>(
    `select r.agency_id, (select id from statuses s where s.agency_id = r.agency_id and s.type = 'EVENT' limit 1) as status_id
      from record r where r.id = $1`,
    [talentId],
  );
  const [place] = rows;
  await product.pools.owner.query(
    `with made as (
        insert into events (agency_id, id, created_at, updated_at, summary, status_id, starts_at, starts_at_time_zone,
          starts_at_end, ends_at, ends_at_time_zone, ends_at_end)
        select $1, gen_random_uuid(), now(), now(), 'Booking ' || n, $2, m, $5, m, m + interval '1 hour', $5, m + interval '1 hour'
        from generate_series(1, $4) n, lateral (select $6::timestamptz + n * interval '90 minutes' as m) at
        returning agency_id, id, summary),
      kept as (insert into record (agency_id, id, kind, label) select agency_id, id, 'event', summary from made)
    insert into events_talents (agency_id, owner_id, target_id, position) select agency_id, id, $3, 0 from made`,
    [
      place?.agency_id,
      place?.status_id,
      talentId,
      count,
      zone,
      new Date(instantAt(today, '00:00', zone)).toISOString(),
    ],
  );
  await product.pools.owner.query('vacuum analyze');
}

const calendarOf = (events: number) =>
  [
    'BEGIN:VCALENDAR',
    ...Array.from({ length: events }, (_, index) => {
      const day = addToDay(today, index % 300).replaceAll('-', '');
      return [
        'BEGIN:VEVENT',
        `UID:${index}`,
        `SUMMARY:Booking ${index}`,
        `DTSTART;TZID=Europe/London:${day}T${String(8 + (index % 12)).padStart(2, '0')}0000`,
        'DURATION:PT1H',
        'END:VEVENT',
      ].join('\r\n');
    }),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

const worst = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.99) - 1] ?? 0;

/** Times what others ask for, one after the other, until some work is over. */
async function meanwhile(ask: () => Promise<unknown>, isOver: () => boolean): Promise<readonly number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const begun = performance.now();
    await ask();
    times.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return times;
}

/** Measures a feed of 5,000 events out against their export, and what reading one of 5,000 costs others. */
export async function measureFeeds(say: Say): Promise<Topic> {
  const served = await openServed(() => undefined);
  const { app, ask, token } = served;
  try {
    const { id: talentId } = await ask<{ id: string }>('POST', '/client/v1/talents', { displayName: 'Busy one' });
    const plain = await ask<{ id: string }>('POST', '/client/v1/talents', { displayName: 'Other one' });
    say(`adding ${count} events`);
    await addEvents(served, talentId);
    // The newest write is so old that the answer to the same question is known.
    await served.product.pools.owner.query(
      `update history set at = at - interval '2 minutes' where at > now() - interval '2 minutes'`,
    );
    const feed = await ask<{ url: string }>('POST', '/client/v1/calendar/feeds', {
      scope: 'PERSON',
      personId: talentId,
      detail: 'NO_MONEY',
    });
    const url = new URL(feed.url).pathname;
    const read = async (headers: Record<string, string> = {}) => {
      await served.product.pools.owner.query('delete from rate_limit');
      return app.inject({ url, headers });
    };
    const first = await read();
    const etag = String(first.headers['etag']);
    const events = first.body.split('BEGIN:VEVENT').length - 1;
    if (events !== count) throw new Error(`the feed has ${events} events`);
    const body = { format: 'csv', talentIds: [talentId] };
    const download = async () => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await app.inject({ method: 'POST', url: '/client/v1/events/export', headers, payload: body });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer;
    };
    say('measuring a feed out');
    const [csv = 0, whole = 0, known = 0] = await inTurns([download, read, () => read({ 'if-none-match': etag })], {
      turns: 21,
      patience: 60_000,
    });
    say('measuring a feed in');
    const one = () => ask('POST', '/client/v1/tasks/list', { pageSize: 20 });
    for (let turn = 0; turn < 200; turn += 1) await one();
    const begun = performance.now();
    const alone = await meanwhile(one, () => performance.now() - begun > 4_000);
    const { id: sourceId } = await ask<{ id: string }>('POST', '/client/v1/calendar/sources', {
      personId: plain.id,
      name: 'Own',
      content: calendarOf(1),
    });
    const { rows } = await served.product.pools.owner.query<{ agency_id: string }>(
      'select agency_id from calendar_source where id = $1',
      [sourceId],
    );
    const agencyId = rows[0]?.agency_id ?? '';
    const { engine } = app;
    /** Reads a calendar as the sweep does once it has fetched it. */
    const readIn = async (turn: number) => {
      const bytes = Buffer.from(calendarOf(count).replaceAll('UID:', `UID:${turn} `));
      const file = await readCalendar({ source: sourceId, bytes, zone, ...sourceWindow(Date.now()) });
      if (typeof file === 'string' || file.blocks !== count) throw new Error('the calendar was not read whole');
      await engine.database.transaction(agencyId, (connection) =>
        keepBlocks(connection, agencyId, sourceId, file, Date.now()),
      );
    };
    const during: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      let isOver = false;
      const reading = readIn(turn).finally(() => (isOver = true));
      during.push(...(await meanwhile(one, () => isOver)));
      await reading;
    }
    return {
      title: `Calendar feeds of ${count} events`,
      about:
        'A feed out against the export of the same events as CSV, and against what 304 costs; and the slowest hundredth of ' +
        'requests of others while a calendar is parsed and kept.',
      sides: ['against', 'feed'],
      figures: [
        compared('a feed out, against the export as CSV', csv, whole, 1.5),
        compared('304, against the whole feed', whole, known, 0.1),
        compared('99th percentile of others while a feed is read, against alone', worst(alone), worst(during), 1.25),
      ],
      remarks: [
        `${alone.length} requests alone and ${during.length} meanwhile, one after the other; medians of rounds in turns for the rest.`,
      ],
    };
  } finally {
    await served.close();
  }
}
