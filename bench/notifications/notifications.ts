import { systemActor, type Actor } from '../../schema/access/access.ts';
import { seedAgency } from '../../server/areas/operators/agencies/agencySeeds.ts';
import { notifyDueReminders } from '../../server/areas/tasks/reminders/dueReminders.ts';
import { unreadCount } from '../../server/engine/notifications/badge.ts';
import { findRecord } from '../../server/engine/reading/readOne.ts';
import { within } from '../../server/engine/engine.ts';
import { insertMany } from '../../server/engine/many/insertMany.ts';
import { createRecord } from '../../server/engine/writing/create.ts';
import { updateRecord } from '../../server/engine/writing/update.ts';
import type { WriteCause } from '../../server/engine/writing/events.ts';
import type { Connection } from '../../server/database/pools.ts';
import { openServer } from '../database.ts';
import { atMost, inMilliseconds, type Figure, type Say, type Target, type Topic } from '../figures.ts';
import { openSide, type Side } from '../scale/side.ts';
import { inTurns } from '../turns.ts';

const agencyId = '01940000-0000-7000-8000-000000000001';
const agency = { agencyId, talents: 1_000, notes: 0, assigned: 10 };
const zone = 'Australia/Sydney';
const hour = 3_600_000;
const reminders = 10_000;
const atOnce = 500;
const unread = 60;

/** An import of the same write notifies nobody. */
const silent: WriteCause = 'import';

/** The same rows by hand: $1 agency, $2 the moment of the tasks' reminders, $3 now. */
const remindersByHand = `insert into notification (agency_id, id, staff_id, record_id, events, created_at, at, once)
  select $1::uuid, gen_random_uuid(), t.assignee_id, t.id,
    jsonb_build_array(jsonb_build_object('kind', 'REMINDER', 'at', (extract(epoch from $2::timestamptz) * 1000)::bigint)),
    $3::timestamptz, $2::timestamptz,
    'reminder/' || t.id || '/' || (extract(epoch from $2::timestamptz) * 1000)::bigint
  from tasks t where t.agency_id = $1 and t.deleted_at is null and t.reminder = 'ONE_HOUR_BEFORE'
    and t.due_date = $2::timestamptz + interval '1 hour'`;

class Undone extends Error {}

/** Runs work in a transaction that is taken back, so that each turn finds the same. */
async function takenBack(side: Side, work: (connection: Connection) => Promise<unknown>): Promise<void> {
  await side.engine.database
    .transaction(agencyId, async (connection) => {
      await work(connection);
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
}

const compared = (what: string, [against = 0, own = 0]: readonly number[], target: Target): Figure => ({
  what,
  sides: [inMilliseconds(against), inMilliseconds(own)],
  ratio: own / against,
  target,
});

/** Compares writes that notify three people with the same writes that notify nobody. */
async function compareWrites({ engine }: Side, actor: Actor, people: readonly string[]): Promise<readonly Figure[]> {
  const [assigneeId, ...collaboratorIds] = people;
  const now = engine.clock();
  const body = {
    summary: 'Call back',
    reminder: 'NO_REMINDER',
    assigneeId,
    collaboratorIds,
    dueDate: now,
    dueDateTimeZone: zone,
  };
  const create = (cause: WriteCause) => createRecord(engine, actor, 'task', body, { cause });
  const [first, second] = [await create(silent), await create(silent)];
  let turn = 0;
  const move = (id: string, cause: WriteCause) => {
    turn += 1;
    return updateRecord(engine, actor, 'task', id, { dueDate: now + turn * hour }, { cause });
  };
  const updates = await inTurns([() => move(first.record.id, silent), () => move(second.record.id, 'call')], {
    turns: 201,
  });
  const creates = await inTurns([() => create(silent), () => create('call')], { turns: 201 });
  return [
    compared('a due date that moves', updates, atMost(1.25)),
    compared('a task that is created', creates, atMost(1.25)),
  ];
}

/** Measures what notifications cost: a write with and without, the unread count, and a sweep of due reminders. */
export async function measureNotifications(say: Say): Promise<readonly Topic[]> {
  const server = await openServer();
  try {
    const side = await openSide(server.url, [agency]);
    const { engine } = side;
    await seedAgency(engine, systemActor(agencyId));
    const actor = side.actorOf({ levels: null, staff: null });
    const people = (['few', 'some', 'many'] as const).map(
      (staff) => side.actorOf({ levels: null, staff }).staffId ?? '',
    );
    const [reader = ''] = people;
    const tasks = (count: number, more: object) =>
      Array.from({ length: count }, (_, index) => ({ summary: `Task ${index}`, reminder: 'NO_REMINDER', ...more }));
    const insert = (bodies: readonly object[]) =>
      engine.database.transaction(agencyId, (connection) =>
        insertMany(engine, actor, 'task', bodies as readonly Record<string, unknown>[], { connection }),
      );
    say('measuring the unread count');
    const [made] = await insert(tasks(unread, { assigneeId: reader }));
    const levels = { TASK: ['VIEW_ALL'], TALENT: ['VIEW_ALL'] } as const;
    const viewer = side.actorOf({ levels, staff: 'few' });
    const compareCount = async () => {
      await side.analyze();
      const count = await unreadCount(engine, viewer);
      const times = await inTurns(
        [() => findRecord(engine, viewer, 'task', made?.id ?? ''), () => unreadCount(engine, viewer)],
        { turns: 401 },
      );
      return { what: `${count} unread`, times };
    };
    const few = await compareCount();
    say('measuring writes');
    const writes = await compareWrites(side, actor, people);
    const more = await compareCount();

    say(`filling ${reminders.toLocaleString('en')} reminders`);
    const due = Math.ceil(engine.clock() / 60_000) * 60_000 - 60_000;
    const at = { dueDate: due + hour, dueDateTimeZone: zone, reminder: 'ONE_HOUR_BEFORE', assigneeId: reader };
    for (let done = 0; done < reminders; done += atOnce) await insert(tasks(atOnce, at));
    await side.analyze();
    say('measuring reminders');
    const moments = [new Date(due).toISOString(), new Date(engine.clock()).toISOString()];
    const told: number[] = [];
    const byHand = async (connection: Connection) => {
      const { count } = await connection.query({ text: remindersByHand, values: [agencyId, ...moments] });
      told.push(count);
    };
    const sweep = async (connection: Connection) => {
      told.push(await notifyDueReminders(within(engine, connection), agencyId));
    };
    const sweeps = await inTurns([() => takenBack(side, byHand), () => takenBack(side, sweep)], {
      turns: 11,
      patience: 60_000,
    });
    if (told.some((count) => count !== reminders)) throw new Error(`told of ${told.join(', ')} reminders`);
    await side.close();
    return [
      {
        title: 'Writes that notify',
        about: 'A task of three people is written by somebody else: they are notified, or nobody is, as by an import.',
        sides: ['nobody', 'three people'],
        figures: writes,
      },
      {
        title: 'The unread count',
        about:
          'The number of unread notifications of somebody who sees all tasks and talents, compared with reading one task.',
        sides: ['one task', 'count'],
        figures: [few, more].map(({ what, times }) => compared(what, times, atMost(1.2))),
      },
      {
        title: 'Reminders of one minute',
        about: 'Each is told once; both are taken back after each turn.',
        sides: ['by hand', 'sweep'],
        figures: [
          compared(
            `${reminders.toLocaleString('en')}, compared with one statement that inserts the same rows`,
            sweeps,
            atMost(3),
          ),
        ],
      },
    ];
  } finally {
    await server.stop();
  }
}
