import type { FastifyError, FastifyRequest } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../../server/database/pools.ts';
import { deleteOldMessages, messageLife, mostMessages } from '../../server/jobs/messages.ts';
import { refusalFor } from '../../server/plugins/errors.ts';
import { logOf, nextOf, tellPeople, publisher } from '../support/messages.ts';
import type { PrincipalName } from '../support/principals.ts';
import { channelOf, enterChannel, type StompClient } from '../support/stompClient.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

const names = ['agency', 'otherAgency', 'viewAll', 'none', 'superAdminInside'] as const;
let shop: Workshop;
let url: string;
let clients: StompClient[] = [];

beforeAll(async () => {
  shop = await openWorkshop(names);
  url = await channelOf(shop.test.app);
});
afterEach(async () => {
  await Promise.all(clients.map((client) => client.close()));
  clients = [];
  await shop.test.pools.owner.query('delete from message_counter');
  await shop.test.pools.owner.query('delete from message');
});
afterAll(() => shop.close());

const idOf = (name: PrincipalName) => shop.house.of(name).actor?.accountId ?? '';
const tell = (names: readonly PrincipalName[], count: number, agencyId: string | null = shop.house.agencyId) =>
  tellPeople(shop.test, agencyId, names.map(idOf), count);
async function follow(name: PrincipalName, after?: number) {
  const client = await enterChannel(url, shop.house.of(name).token);
  clients.push(client);
  return { client, inbox: client.subscribe('/queue/messages', after === undefined ? {} : { after: String(after) }) };
}

describe('who follows their messages', () => {
  it('hears from where they are now, then of each message, in full', async () => {
    await tell(['agency'], 1);
    const { inbox } = await follow('agency');
    expect(await inbox.next()).toEqual({ kind: 'RESET', position: 1 });
    await tell(['agency', 'viewAll'], 2);
    expect(await inbox.next()).toEqual({ kind: 'NEW_MESSAGE', position: 2, at: shop.test.now(), body: { count: 2 } });
  });

  it('hears first what they missed, more than is read at once, then what is new', async () => {
    for (let count = 1; count <= 250; count += 1) await tell(['agency'], count);
    const { inbox } = await follow('agency', 3);
    await tell(['agency'], 251);
    for (let count = 4; count <= 251; count += 1) expect(await nextOf(inbox)).toEqual([count, count]);
    expect(inbox.waiting()).toBe(0);
  });

  it('hears in each page that is open', async () => {
    const pages = [await follow('agency', 0), await follow('agency', 0)];
    await tell(['agency'], 1);
    for (const { inbox } of pages) expect(await nextOf(inbox)).toEqual([1, 1]);
  });

  it.each([
    ['comes back to a log that was made anew', 9],
    ['was away for so long that some are forgotten', 1],
  ])('is told to read anew who %s', async (_what, after) => {
    for (const count of [1, 2, 3]) await tell(['agency'], count);
    await shop.test.pools.owner.query('delete from message where position < 3');
    await shop.test.pools.owner.query('update message_counter set forgotten = 2');
    const { inbox } = await follow('agency', after);
    expect(await nextOf(inbox)).toEqual([3]);
    await tell(['agency'], 4);
    expect(await nextOf(inbox)).toEqual([4, 4]);
  });

  it.each(['-1', 'x', '1e3', '9'.repeat(16), ' 1'])('is refused at the position %j', async (after) => {
    const client = await enterChannel(url, shop.house.of('agency').token);
    clients.push(client);
    client.subscribe('/queue/messages', { after });
    expect(await client.ended).toBe('There is no such topic');
  });

  it('hears in this agency of nothing that happens in another', async () => {
    const { accountId } = shop.house.of('viewAll').actor ?? {};
    const { otherAgencyId } = shop.house;
    await shop.test.pools.owner.query(
      `insert into membership (agency_id, account_id, role, created_at) values ($1, $2, 'staff', now())`,
      [otherAgencyId, accountId],
    );
    const { inbox } = await follow('viewAll', 0);
    await tell(['viewAll'], 1, otherAgencyId);
    await tell(['viewAll'], 2);
    await tell(['viewAll'], 3, null);
    expect([await nextOf(inbox), await nextOf(inbox)]).toEqual([
      [2, 2],
      [3, 3],
    ]);
    await shop.test.pools.owner.query('delete from membership where agency_id = $1 and account_id = $2', [
      otherAgencyId,
      accountId,
    ]);
  });

  it('hears nothing more once their membership is suspended', async () => {
    const { client, inbox } = await follow('none', 0);
    const suspend = 'update membership set suspended_at = $2 where account_id = $1';
    await client.settle();
    await shop.test.pools.transaction(shop.house.agencyId, async (connection) => {
      await shop.test.pools.owner.query(suspend, [idOf('none'), new Date(shop.test.now())]);
      const body = { count: 1 };
      const accountIds = [idOf('none')];
      const { agencyId } = shop.house;
      await publisher(shop.test.now)(connection, { agencyId, accountIds, kind: 'NEW_MESSAGE', body });
    });
    expect(await client.ended).toBe('The session has ended');
    expect(inbox.waiting()).toBe(0);
    await shop.test.pools.owner.query(suspend, [idOf('none'), null]);
  });
});

describe('a message', () => {
  it('reaches members of the agency and who stands above it, and nobody else', async () => {
    await tell(['agency', 'otherAgency', 'superAdminInside', 'agency'], 1);
    expect(
      await Promise.all(
        ['agency', 'otherAgency', 'superAdminInside'].map((name) => logOf(shop.test, idOf(name as PrincipalName))),
      ),
    ).toEqual([[[1, 1]], [], [[1, 1]]]);
  });

  it('is of the agency that the connection is bound to', async () => {
    const { agencyId, otherAgencyId } = shop.house;
    const body = { agencyId: otherAgencyId, accountIds: [idOf('otherAgency')], kind: 'NEW_MESSAGE', body: {} } as const;
    for (const bound of [agencyId, null]) {
      await expect(
        shop.test.pools.transaction(bound, (connection) => publisher(shop.test.now)(connection, body)),
      ).rejects.toThrow('bound to');
    }
    expect(await logOf(shop.test, idOf('otherAgency'))).toEqual([]);
  });

  it('is told by nobody whose transaction is rolled back, and leaves no gap', async () => {
    const { inbox } = await follow('agency', 0);
    const { agencyId } = shop.house;
    const fail = async (connection: Connection) => {
      const body = { count: 1 };
      await publisher(shop.test.now)(connection, { agencyId, accountIds: [idOf('agency')], kind: 'NEW_MESSAGE', body });
      throw new Error('Changed my mind');
    };
    await expect(shop.test.pools.transaction(agencyId, fail)).rejects.toThrow('Changed my mind');
    await tell(['agency'], 2);
    expect(await nextOf(inbox)).toEqual([1, 2]);
  });

  it('comes after every message that was committed before it, whoever began first', async () => {
    const { agencyId } = shop.house;
    const order: number[] = [];
    let second: Promise<unknown> = Promise.resolve();
    await shop.test.pools.transaction(agencyId, async (connection) => {
      const body = { count: 1 };
      await publisher(shop.test.now)(connection, { agencyId, accountIds: [idOf('agency')], kind: 'NEW_MESSAGE', body });
      second = tell(['agency'], 2).then(() => order.push(2));
      await waitsForLock();
      order.push(1);
    });
    await second;
    expect(order).toEqual([1, 2]);
    expect(await logOf(shop.test, idOf('agency'))).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it('is to be sent again where two transactions write crosswise, and leaves no gap', async () => {
    const { agencyId } = shop.house;
    const { log } = shop.test.app;
    const cross = (first: PrincipalName, second: PrincipalName) =>
      shop.test.pools.transaction(agencyId, async (connection) => {
        for (const [at, name] of [first, second].entries()) {
          if (at === 1) await bothHaveWritten();
          const accountIds = [idOf(name)];
          const body = { count: at };
          await publisher(shop.test.now)(connection, { agencyId, accountIds, kind: 'NEW_MESSAGE', body });
        }
      });
    let waiting = 0;
    let go: () => void = () => undefined;
    const both = new Promise<void>((resolve) => (go = resolve));
    const bothHaveWritten = () => {
      waiting += 1;
      if (waiting === 2) go();
      return both;
    };
    const results = await Promise.allSettled([cross('agency', 'viewAll'), cross('viewAll', 'agency')]);
    const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason as FastifyError] : []));
    expect(refused.map((error) => refusalFor(error, { log, raw: { socket: {} } } as FastifyRequest).refusal)).toEqual([
      'unavailable',
    ]);
    for (const name of ['agency', 'viewAll'] as const) {
      expect((await logOf(shop.test, idOf(name))).map(([position]) => position)).toEqual([1]);
    }
  });

  it('has the next position at every moment, however many write at once', async () => {
    const people = ['agency', 'viewAll', 'none', 'superAdminInside'] as const;
    const { agencyId } = shop.house;
    const written = new Map<string, number>(people.map((name) => [name, 0]));
    const write = async (writer: number) => {
      for (let turn = 0; turn < 25; turn += 1) {
        const chosen = people.filter((_name, at) => (writer + turn + at) % 3 !== 0);
        const toEach = turn % 2 === 0 ? chosen : chosen.toReversed();
        const isKept = (writer + turn) % 4 !== 0;
        const work = async (connection: Connection) => {
          await publisher(shop.test.now)(connection, {
            agencyId,
            accountIds: toEach.map(idOf),
            kind: 'NEW_MESSAGE',
            body: { count: turn },
          });
          if (!isKept) throw new Error('Rolled back');
        };
        await shop.test.pools.transaction(agencyId, work).catch((error: Error) => {
          if (error.message !== 'Rolled back') throw error;
        });
        if (isKept) for (const name of chosen) written.set(name, (written.get(name) ?? 0) + 1);
      }
    };
    let isOver = false;
    const looks: boolean[] = [];
    const watch = async () => {
      while (!isOver) {
        const { rows } = await shop.test.pools.owner.query<{ whole: boolean | null }>(
          `select bool_and(l.count = l.last and l.first = 1) as whole
           from (select count(*), max(position) as last, min(position) as first from message group by account_id) l`,
        );
        looks.push(rows[0]?.whole ?? true);
      }
    };
    const watching = watch();
    await Promise.all([0, 1, 2, 3, 4, 5].map(write));
    isOver = true;
    await watching;
    expect(looks.length).toBeGreaterThan(10);
    expect(new Set(looks)).toEqual(new Set([true]));
    for (const name of people) {
      const positions = (await logOf(shop.test, idOf(name))).map(([position]) => position);
      expect(positions).toEqual(Array.from({ length: written.get(name) ?? 0 }, (_, at) => at + 1));
    }
  });

  it('is kept for a week, of the last thousand; then who missed it is told', async () => {
    await tell(['agency', 'viewAll'], 1);
    shop.test.pass(messageLife);
    await tell(['agency'], 2);
    const forget = () => deleteOldMessages(shop.test.pools, shop.test.now());
    expect(await forget()).toBe(0);
    shop.test.pass(1);
    expect(await forget()).toBe(2);
    expect(await logOf(shop.test, idOf('agency'))).toEqual([[2, 2]]);
    expect(await nextOf((await follow('agency', 0)).inbox)).toEqual([2]);
    expect(await nextOf((await follow('agency', 1)).inbox)).toEqual([2, 2]);
    expect(await nextOf((await follow('viewAll', 0)).inbox)).toEqual([1]);

    await shop.test.pools.owner.query(
      `insert into message (account_id, position, kind, body, created_at)
       select $1, g, 'NEW_MESSAGE', '{}', $2 from generate_series(3, $3 + 4) g`,
      [idOf('agency'), new Date(shop.test.now()), mostMessages],
    );
    await shop.test.pools.owner.query('update message_counter set last = $2 where account_id = $1', [
      idOf('agency'),
      mostMessages + 4,
    ]);
    expect(await forget()).toBe(3);
    expect(await forget()).toBe(0);
    expect((await logOf(shop.test, idOf('agency'))).length).toBe(mostMessages);
  });
});

describe('the call that ends what a session follows', () => {
  const unsubscribe = (name: PrincipalName, body: unknown) =>
    shop.test.ask({
      method: 'POST',
      path: '/user/v1/realtime/unsubscribe',
      token: shop.house.of(name).token,
      body,
    });

  it('ends a topic, or all, of that session alone', async () => {
    const { client, inbox } = await follow('agency', 0);
    const { inbox: others } = await follow('viewAll', 0);
    await client.settle();
    expect((await unsubscribe('agency', { topic: 'account' })).status).toBe(200);
    await tell(['agency', 'viewAll'], 1);
    expect([await nextOf(inbox), await nextOf(others)]).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect((await unsubscribe('agency', {})).status).toBe(200);
    await tell(['agency', 'viewAll'], 2);
    expect(await nextOf(others)).toEqual([2, 2]);
    await client.settle();
    expect(inbox.waiting()).toBe(0);
    const again = client.subscribe('/queue/messages', { after: '1' });
    expect(await nextOf(again)).toEqual([2, 2]);
    expect((await unsubscribe('agency', { topic: 'messages' })).status).toBe(200);
    await tell(['agency', 'viewAll'], 3);
    expect(await nextOf(others)).toEqual([3, 3]);
    await client.settle();
    expect(again.waiting()).toBe(0);
  });

  it.each([{ topic: '' }, { topic: 'a b' }, { topic: 1 }, { other: 'messages' }, { topic: 'x'.repeat(101) }])(
    'refuses %j',
    async (body) => {
      expect((await unsubscribe('agency', body)).status).toBe(400);
    },
  );

  it('is for who is signed in', async () => {
    const answer = await shop.test.ask({ method: 'POST', path: '/user/v1/realtime/unsubscribe', body: {} });
    expect(answer.status).toBe(401);
  });
});

/** Resolves when a connection waits for a lock of another transaction. */
async function waitsForLock(): Promise<void> {
  for (;;) {
    const { rowCount } = await shop.test.pools.owner.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rowCount !== null && rowCount > 0) return;
  }
}
