import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../../schema/access/access.ts';
import { holdCalls } from '../../../../schema/areas/work/calls/holds.ts';
import { hold } from '../../../../schema/areas/work/entities/hold.ts';
import { holding } from '../../../../schema/areas/work/settings/holding.ts';
import type { AnswerOf, CallBody } from '../../../../schema/language/call.ts';
import { isDay, todayIn } from '../../../../schema/rules/dates.ts';
import { daysOfRange, heldDayLimit } from '../../../../schema/rules/holds.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { insertMany } from '../../../engine/many/insertMany.ts';
import { settingsOf } from '../../../engine/settings/values.ts';
import { once } from '../../../engine/writing/idempotency.ts';
import { fieldRefusal, invalid, RefusalError } from '../../../errors.ts';
import { registerCall } from '../../../plugins/callRoute.ts';

type Asked = CallBody<typeof holdCalls.holdDays>;
type Made = AnswerOf<typeof holdCalls.holdDays>;

/** Keys of the call for those of a hold. */
const askedAs: Readonly<Record<string, string>> = { talentId: 'talentIds', day: 'fromDay' };

/** The zone in which a day ends last: the day of a hold has none of its own. */
const lastZone = 'Etc/GMT+12';

/** Returns the days that are asked for. Throws a 400 that names the wrong bound. */
function askedDays({ fromDay, toDay }: Asked, talents: number, now: number): readonly string[] {
  const faults = Object.entries({ fromDay, toDay }).filter(([, day]) => !isDay(day));
  if (faults.length > 0) throw invalid(faults.map(([field]) => fieldRefusal(field, 'date')));
  if (fromDay < todayIn(lastZone, now)) throw invalid([fieldRefusal('fromDay', 'dayOver')]);
  if (toDay < fromDay) throw invalid([fieldRefusal('toDay', 'dateOrder')]);
  const days = daysOfRange(fromDay, toDay, heldDayLimit + 1);
  if (days.length * talents > heldDayLimit)
    throw invalid([fieldRefusal('toDay', 'tooManyHeld', { max: heldDayLimit })]);
  return days;
}

async function holdDays(engine: Engine, actor: Actor, asked: Asked, connection: Connection | undefined): Promise<Made> {
  const { talentIds, fromDay: _from, toDay: _to, acceptClash = false, ...shared } = asked;
  // In one order, so that two calls for the same talents do not wait for each other.
  const talents = [...new Set(talentIds.map((id) => id.toLowerCase()))].toSorted();
  const days = askedDays(asked, talents.length, engine.clock());
  const { others } = await settingsOf(engine, actor, holding);
  const bodies = talents.flatMap((talentId) => days.map((day) => ({ ...shared, others, talentId, day })));
  const make = async (held: Connection): Promise<Made> => {
    const made = await insertMany(engine, actor, hold.name, bodies, { connection: held });
    const ids = made.map(({ id }) => id);
    await engine.judgeTogether(actor, { entity: hold, ids, acceptsClash: acceptClash, connection: held });
    const { rows } = await held.query<Made['holds'][number]>({
      text: `select id, version, talent_id as "talentId", day, rank from holds where agency_id = $1 and id = any($2::uuid[])
        order by talent_id, day`,
      values: [agencyOf(actor), ids],
    });
    return { holds: rows };
  };
  return connection ? make(connection) : engine.database.transaction(agencyOf(actor), make);
}

/** Runs a write of holds under the keys that the call has for theirs. */
async function named<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof RefusalError) || !error.options.details) throw error;
    const { details } = error.options;
    throw error.withDetails(details.map((one) => ({ ...one, field: askedAs[one.field] ?? one.field })));
  }
}

/** Registers how several days of several talents are held in one call. */
export function registerHoldDays(app: FastifyInstance, engine: Engine): void {
  registerCall(app, holdCalls.holdDays, async ({ actor, body, request }) => {
    return once(engine, actor, request.headers['idempotency-key'], { holds: body }, (connection) =>
      named(() => holdDays(connection ? within(engine, connection) : engine, actor, body, connection)),
    );
  });
}
