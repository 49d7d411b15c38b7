import type { Pools } from '../../../database/pools.ts';
import { eachApart } from '../../../jobs/eachApart.ts';
import { claimDeliveries, deliveriesAtOnce, dueWebhooks } from './claiming.ts';
import { deliver, type DeliveryDeps } from './delivering.ts';
import { takeFeed } from './feed.ts';
import { createLane, type Lane } from './lane.ts';

/** Longest time for which a timer waits for the next attempt, in milliseconds; the sweep finds later ones. */
const horizon = 3_600_000;

/** Dependencies of the dispatcher. */
export interface DispatcherDeps extends DeliveryDeps {
  readonly pools: Pick<Pools, 'owner'>;
  /** Asks for a run of `pump` for an agency. */
  readonly wake: (agencyId: string) => void;
}

/** Sends the deliveries of all agencies; several servers share the work. */
export interface Dispatcher {
  /**
   * Turns noted writes into deliveries and begins to send those that are due, without waiting for their receivers. Returns
   * the number of writes and of webhooks with due deliveries.
   * @param only id of an agency; all of them by default
   */
  pump(only?: string): Promise<number>;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
  /** Ends what is under way; another server takes it up. */
  close(): Promise<void>;
}

/** Creates the dispatcher: one lane for each webhook, so that a slow one holds up no other. */
export function createDispatcher(deps: DispatcherDeps): Dispatcher {
  const { engine, pools, wake, log } = deps;
  const lanes = new Map<string, Lane>();
  const ending = new AbortController();
  /** Timers of the next attempts, by agency. */
  const alarms = new Map<string, { readonly moment: number; readonly timer: NodeJS.Timeout }>();

  const wakeAt = (agencyId: string, moment: number | null) => {
    if (moment === null || ending.signal.aborted) return;
    const alarm = alarms.get(agencyId);
    const wait = moment - engine.clock();
    if (wait > horizon || (alarm && alarm.moment <= moment)) return;
    clearTimeout(alarm?.timer);
    const timer = setTimeout(
      () => {
        alarms.delete(agencyId);
        wake(agencyId);
      },
      Math.max(0, wait),
    );
    timer.unref();
    alarms.set(agencyId, { moment, timer });
  };
  const openLane = (agencyId: string, webhookId: string) => {
    const open = lanes.get(webhookId);
    if (open && !open.isOver()) return open.ask();
    const lane = createLane({
      most: deliveriesAtOnce,
      take: () =>
        ending.signal.aborted
          ? Promise.resolve([])
          : claimDeliveries(engine.database, agencyId, webhookId, engine.clock()),
      work: async (claimed) => wakeAt(agencyId, await deliver(deps, agencyId, claimed, ending.signal)),
      fail: (error) => log.error({ err: error, webhook: webhookId }, 'a webhook could not be delivered'),
    });
    lanes.set(webhookId, lane);
    void lane.ended.then(() => lanes.get(webhookId) === lane && lanes.delete(webhookId));
  };

  return {
    pump: async (only) => {
      // A suspended agency sends nothing.
      const { rows } = await pools.owner.query<{ id: string }>(
        'select id from agency where suspended_at is null and ($1::uuid is null or id = $1) order by id',
        [only ?? null],
      );
      return eachApart(
        rows.map(({ id }) => id),
        async (agencyId) => {
          if (ending.signal.aborted) return 0;
          const taken = await takeFeed(engine, agencyId);
          const { due, nextAt } = await dueWebhooks(engine.database, agencyId, engine.clock());
          for (const webhookId of due) openLane(agencyId, webhookId);
          wakeAt(agencyId, nextAt);
          return taken + due.length;
        },
      );
    },
    idle: async () => {
      while (lanes.size > 0) await Promise.all([...lanes.values()].map(({ ended }) => ended));
    },
    close: async () => {
      ending.abort();
      for (const { timer } of alarms.values()) clearTimeout(timer);
      await Promise.all([...lanes.values()].map(({ ended }) => ended));
    },
  };
}
