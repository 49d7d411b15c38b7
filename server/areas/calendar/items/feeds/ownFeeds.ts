import { v7 } from 'uuid';
import type { Actor } from '../../../../../schema/access/access.ts';
import type { CalendarFeed, feedCalls, OpenedFeed } from '../../../../../schema/areas/calendar/calls/feeds.ts';
import { feedPath, feedsLimit } from '../../../../../schema/areas/calendar/feeds.ts';
import type { CallBody } from '../../../../../schema/language/call.ts';
import { agencyOf } from '../../../../engine/agency.ts';
import type { Engine } from '../../../../engine/engine.ts';
import { fieldRefusal, invalid, notFound, RefusalError } from '../../../../errors.ts';
import { drawToken, tokenHash } from '../../../../linkTokens.ts';
import { mayOpen } from '../list.ts';
import { questionOf } from './feedItems.ts';
import { isReadablePerson } from './readFeed.ts';

type Asked = CallBody<typeof feedCalls.createFeed>;

const shown = `select f.id, f.scope, f.detail, f.created_at as "createdAt", f.read_at as "lastReadAt",
    case when f.person_id is null then null
      else jsonb_build_object('id', r.id, 'displayName', r.label, 'avatar', r.avatar, 'kind', r.kind) end as person
  from calendar_feed f left join record r on r.agency_id = f.agency_id and r.id = f.person_id
  where f.agency_id = $1 and f.account_id = $2`;

/** Returns the feeds of an account in its agency, the newest first. */
export async function feedsOf({ database }: Engine, actor: Actor, id: string | null = null) {
  const { rows } = await database.query<CalendarFeed>(actor.agencyId, {
    text: `${shown} and ($3::uuid is null or f.id = $3) order by f.created_at desc, f.id desc`,
    values: [agencyOf(actor), actor.accountId, id],
  });
  return rows;
}

/** Returns a feed of an account. Throws 404 for one that is somebody else's. */
async function findOwn(engine: Engine, actor: Actor, id: string): Promise<CalendarFeed> {
  const [feed] = await feedsOf(engine, actor, id);
  if (!feed) throw notFound();
  return feed;
}

async function openedFeed(
  engine: Engine,
  actor: Actor,
  id: string,
  token: string,
  origin: string,
): Promise<OpenedFeed> {
  return { ...(await findOwn(engine, actor, id)), url: `${origin}${feedPath(token)}` };
}

/** Makes a feed. Throws 403 without the right to its calendar, 400 for a person who is none and for one that is there. */
export async function createFeed(
  engine: Engine,
  actor: Actor,
  { scope, personId: person, detail, words = {} }: Asked,
  origin: string,
): Promise<OpenedFeed> {
  const agencyId = agencyOf(actor);
  const personId = person ?? null;
  const ofPerson = scope === 'PERSON';
  if (ofPerson && personId === null) throw invalid([fieldRefusal('personId', 'required')]);
  if (!ofPerson && personId !== null) throw invalid([fieldRefusal('personId', 'unknownField')]);
  if (!mayOpen(actor, questionOf({ scope, personId }))) throw new RefusalError('forbidden', 'notAllowed');
  if (personId !== null && !(await isReadablePerson(engine, actor, personId)))
    throw invalid([fieldRefusal('personId', 'reference')]);
  if ((await feedsOf(engine, actor)).length >= feedsLimit)
    throw invalid([fieldRefusal('scope', 'tooMany', { max: feedsLimit })]);
  const [id, token] = [v7(), drawToken(agencyId)];
  const { count } = await engine.database.query(agencyId, {
    text: `insert into calendar_feed
        (agency_id, id, account_id, scope, person_id, about, detail, words, token_hash, created_at)
      values ($1, $2, $3, $4, $5, coalesce($5::uuid::text, $4), $6, $7, $8, $9)
      on conflict (agency_id, account_id, about, detail) do nothing`,
    values: [
      agencyId,
      id,
      actor.accountId,
      scope,
      personId,
      detail,
      JSON.stringify(words),
      tokenHash(token),
      new Date(engine.clock()).toISOString(),
    ],
  });
  if (count === 0) throw invalid([fieldRefusal('scope', 'feedExists')]);
  return openedFeed(engine, actor, id, token, origin);
}

/** Gives a feed another address: nothing is found at the former one from now on. */
export async function renewFeed(engine: Engine, actor: Actor, id: string, origin: string): Promise<OpenedFeed> {
  const agencyId = agencyOf(actor);
  await findOwn(engine, actor, id);
  const token = drawToken(agencyId);
  await engine.database.query(agencyId, {
    text: 'update calendar_feed set token_hash = $4 where agency_id = $1 and account_id = $2 and id = $3',
    values: [agencyId, actor.accountId, id, tokenHash(token)],
  });
  return openedFeed(engine, actor, id, token, origin);
}

/** Revokes a feed. */
export async function revokeFeed(engine: Engine, actor: Actor, id: string): Promise<void> {
  await findOwn(engine, actor, id);
  await engine.database.query(actor.agencyId, {
    text: 'delete from calendar_feed where agency_id = $1 and account_id = $2 and id = $3',
    values: [agencyOf(actor), actor.accountId, id],
  });
}
