import type { Actor } from '../../../../schema/access/access.ts';
import { hold } from '../../../../schema/areas/work/entities/hold.ts';
import type { Connection } from '../../../database/pools.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import type { MergedPair } from '../../../engine/merge/followers.ts';
import type { WriteEvent, WriteIntent, WritePatch } from '../../../engine/writing/events.ts';
import { RefusalError } from '../../../errors.ts';
import { dayOf, isOpen, lockHolds, openDays, openHolds, type TalentDay } from './openHolds.ts';
import { forgetRank, rankLast } from './deletedRanks.ts';
import { writeHold } from './writeHold.ts';

const { name } = hold;

/** Holds that a statement about to run places on a day, besides those that are there. */
interface Coming {
  placed: number;
  isConfirmed: boolean;
}

/** Has the write another talent or day than before? */
function isMoved({ before, after }: Pick<WriteIntent, 'before' | 'after'>): boolean {
  return before !== null && (before['talentId'] !== after['talentId'] || before['day'] !== after['day']);
}

/** Closes the gaps of a day: each hold has the rank of its place. From the first on, so that no two ever share one. */
async function settleDay(engine: Engine, connection: Connection, actor: Actor, day: TalentDay): Promise<void> {
  const here = within(engine, connection);
  for (const [index, { id, rank }] of (await openHolds(connection, actor, day)).entries()) {
    if (rank !== index + 1) await writeHold(here, connection, actor, id, { rank: index + 1 }, 'reach');
  }
}

/** Refuses a second confirmed hold on a day. */
async function requireNoneConfirmed(
  connection: Connection,
  { id, actor, after }: Pick<WriteIntent, 'id' | 'actor' | 'after'>,
  isComing = false,
): Promise<void> {
  const holds = await openHolds(connection, actor, dayOf(after));
  if (!isComing && !holds.some((one) => one.id !== id && one.state === 'CONFIRMED')) return;
  throw new RefusalError('transitionRefused', 'dayConfirmed', { params: { day: dayOf(after).day } });
}

/** The order of holds: one object a server, which remembers what a transaction is about to write. */
class Ranks {
  private readonly engine: Engine;
  private readonly coming = new WeakMap<Connection, Map<string, Coming>>();

  constructor(engine: Engine) {
    this.engine = engine;
  }

  private comingTo(connection: Connection, { talentId, day }: TalentDay): Coming {
    const days = this.coming.get(connection) ?? new Map<string, Coming>();
    this.coming.set(connection, days);
    const key = `${talentId} ${day}`;
    const found = days.get(key) ?? { placed: 0, isConfirmed: false };
    days.set(key, found);
    return found;
  }

  /** Gives a hold its place in the order of its day: the last one. */
  async place(intent: WriteIntent, connection: Connection): Promise<WritePatch | void> {
    const { action, actor, id, before, after } = intent;
    if (action === 'create') await lockHolds(connection, actor);
    if (action === 'delete') return forgetRank(connection, actor, id);
    const isConfirmed = after['state'] === 'CONFIRMED';
    if (action === 'restore') {
      if (isConfirmed) await requireNoneConfirmed(connection, intent);
      return isOpen(after) ? rankLast(connection, actor, id, dayOf(after)) : undefined;
    }
    if (!isOpen(after)) return { rank: null };
    const isNew = before === null || isMoved(intent);
    const coming = this.comingTo(connection, dayOf(after));
    if (isConfirmed && (isNew || before['state'] !== 'CONFIRMED')) {
      await requireNoneConfirmed(connection, intent, coming.isConfirmed);
      coming.isConfirmed = true;
    }
    if (!isNew) return;
    coming.placed += 1;
    return { rank: (await openHolds(connection, actor, dayOf(after))).length + coming.placed };
  }

  /** Closes the gap that a hold leaves. */
  async follow(event: WriteEvent, connection: Connection): Promise<void> {
    const { action, actor, before, after, cause } = event;
    this.coming.delete(connection);
    // A merge moves one hold after the other: the gaps are closed at its end.
    if (before === null || action === 'restore' || cause === 'merge' || cause === 'unmerge') return;
    const isGone = isOpen(before) && (action === 'delete' || !isOpen(after) || isMoved(event));
    if (isGone) await settleDay(this.engine, connection, actor, dayOf(before));
  }

  /** Closes the gaps of two talents who have become one, or two again. */
  async settlePair({ connection, actor, keptId, goneId }: MergedPair): Promise<void> {
    await lockHolds(connection, actor);
    for (const talentId of [keptId, goneId]) {
      for (const day of await openDays(connection, actor, talentId))
        await settleDay(this.engine, connection, actor, day);
    }
  }
}

/** Keeps the ranks of the open holds of each talent's day from 1 on, without a gap. */
export function keepRanks(engine: Engine): void {
  const ranks = new Ranks(engine);
  // The ranks that are written here follow from another write.
  const when = ({ cause }: WriteIntent) => cause !== 'reach';
  engine.lockAhead(name, lockHolds);
  engine.beforeWrite(name, (intent, connection) => ranks.place(intent, connection), { when });
  engine.afterWrite(name, (event, connection) => ranks.follow(event, connection), { when });
  engine.followMerges('talent', {
    name: hold.plural,
    hold: async () => {},
    move: async (pair) => {
      await ranks.settlePair(pair);
      return [];
    },
    moveBack: async (pair) => ranks.settlePair(pair),
  });
}
