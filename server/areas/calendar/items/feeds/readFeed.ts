import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Actor } from '../../../../../schema/access/access.ts';
import { feedDays, feedPeople } from '../../../../../schema/areas/calendar/feeds.ts';
import { addToDay } from '../../../../../schema/rules/dates.ts';
import { actorOfAccount } from '../../../../engine/accountActor.ts';
import type { Engine } from '../../../../engine/engine.ts';
import { versionsOf } from '../../../../engine/reading/versions.ts';
import { agencyOfToken, tokenHash } from '../../../../linkTokens.ts';
import { RefusalError, notFound } from '../../../../errors.ts';
import { nameIn } from '../export.ts';
import { icsLines, type IcsItem, type IcsOptions } from '../ics.ts';
import { mayOpen, yearlyKinds } from '../list.ts';
import { itemsOfFeed, questionOf, type FeedContent } from './feedItems.ts';

/** A feed as it is kept. */
interface FeedRow extends FeedContent {
  readonly agencyId: string;
  readonly id: string;
  readonly accountId: string;
  readonly readAt: number | null;
  readonly madeOf: string | null;
  readonly etag: string | null;
}

/** Answer of a feed; without a text, it is what the reader has already. */
export interface FeedAnswer {
  readonly etag: string;
  readonly text: string | null;
}

/** Items between which other requests are served. */
const atOnce = 100;

/** Milliseconds for which a transaction may still add to what came before others. */
const settling = 60_000;

/** Milliseconds between two notes of a feed's readings. */
const noteEach = 60_000;

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 27);

async function findFeed({ database }: Engine, token: string): Promise<FeedRow | null> {
  const agencyId = agencyOfToken(token);
  const { rows } = await database.query<FeedRow>(agencyId, {
    text: `select agency_id as "agencyId", id, account_id as "accountId", scope, person_id as "personId", detail, words,
        read_at as "readAt", made_of as "madeOf", etag
      from calendar_feed where agency_id = $1::uuid and token_hash = $2`,
    values: [agencyId, tokenHash(token)],
  });
  return rows[0] ?? null;
}

/** Returns true if a person is a talent or scout that an actor may read. */
export async function isReadablePerson(engine: Engine, actor: Actor, personId: string): Promise<boolean> {
  for (const kind of feedPeople) {
    const found = await versionsOf(engine, actor, kind, [personId]).catch((error: unknown) => {
      if (error instanceof RefusalError) return { versions: [] };
      throw error;
    });
    if (found.versions.length > 0) return true;
  }
  return false;
}

interface State {
  readonly agency: string;
  readonly person: string | null;
  readonly staff: string | null;
  readonly written: string | null;
  readonly writtenAt: number | null;
}

/** Returns the newest write in the agency, and the names in a feed's own name. */
async function stateOf({ database }: Engine, feed: FeedRow, { staffId }: Actor): Promise<State> {
  const { rows } = await database.query<State>(feed.agencyId, {
    text: `select a.name as agency,
        (select r.label from record r where r.agency_id = $1 and r.id = $2) as person,
        (select r.label from record r where r.agency_id = $1 and r.id = $3) as staff,
        h.id as written, h.at as "writtenAt"
      from identity_agency_settings() a
      left join lateral (select id, at from history where agency_id = $1 order by at desc, id desc limit 1) h on true`,
    values: [feed.agencyId, feed.personId, staffId],
  });
  const [state] = rows;
  if (!state) throw new Error('the connection is bound to no agency');
  return state;
}

/** Writes a feed, and lets others work in between. */
async function textOf(items: readonly IcsItem[], options: IcsOptions): Promise<string> {
  const lines: string[] = [];
  for (const line of icsLines(items, options)) {
    lines.push(line);
    if (lines.length % atOnce === 0) await setImmediate();
  }
  return lines.join('');
}

async function makeText(engine: Engine, actor: Actor, feed: FeedRow, today: string, name: string): Promise<string> {
  const window = {
    from: addToDay(today, -feedDays.before),
    to: addToDay(today, feedDays.after),
    zone: actor.timeZone,
  };
  const items = await itemsOfFeed(engine, actor, feed, window);
  return textOf(items, {
    name,
    now: engine.clock(),
    yearlyKinds: yearlyKinds(engine),
    nameOf: nameIn(feed.words),
    onlyTimes:
      feed.detail === 'BUSY'
        ? { name: feed.words['BUSY'] ?? 'Busy', uidOf: (uid) => `${hashOf(`${feed.id} ${uid}`)}@greenroom` }
        : undefined,
  });
}

/**
 * Reads a feed by its token, with the rights that its maker has now. Throws 404 alike for an unknown token and for a maker
 * who has left or has lost the right.
 * @param known the ETag of what the reader has
 */
export async function readFeed(engine: Engine, token: string, known: string | undefined): Promise<FeedAnswer> {
  const feed = await findFeed(engine, token);
  if (feed === null) throw notFound();
  const actor = await actorOfAccount(engine.database, feed.agencyId, feed.accountId);
  if (actor === null || !mayOpen(actor, questionOf(feed))) throw notFound();
  if (feed.personId !== null && !(await isReadablePerson(engine, actor, feed.personId))) throw notFound();
  const state = await stateOf(engine, feed, actor);
  const now = engine.clock();
  const today = engine.today(actor);
  const { agency, person, staff, written, writtenAt } = state;
  const name = [agency, feed.scope === 'PERSONAL' ? staff : person].filter(Boolean).join(': ');
  const madeOf = hashOf(JSON.stringify([actor, today, name, written]));
  const isSame = madeOf === feed.madeOf && feed.etag !== null;
  const knows = (etag: string) => known?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) === true;
  const note = (values: readonly [madeOf: string | null, etag: string | null]) =>
    engine.database.query(feed.agencyId, {
      text: `update calendar_feed set read_at = $3, made_of = $4, etag = $5 where agency_id = $1 and id = $2`,
      values: [feed.agencyId, feed.id, new Date(now).toISOString(), ...values],
    });
  if (isSame && knows(feed.etag)) {
    if (feed.readAt === null || now - feed.readAt >= noteEach) await note([feed.madeOf, feed.etag]);
    return { etag: feed.etag, text: null };
  }
  const text = await makeText(engine, actor, feed, today, name);
  const etag = `"${hashOf(text)}"`;
  // A write that was under way meanwhile may yet come before the newest one.
  const isSettled = writtenAt === null || now - writtenAt > settling;
  await note([isSettled ? madeOf : null, etag]);
  return { etag, text: knows(etag) ? null : text };
}
