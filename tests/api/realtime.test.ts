import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PrincipalName } from '../support/principals.ts';
import { channelOf, enterChannel, sayAtChannel, type StompClient } from '../support/stompClient.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

const names = [
  'agency',
  'otherAgency',
  'editAssigned',
  'viewAssigned',
  'viewAll',
  'none',
  'people',
  'appAdmin',
] as const;
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
});
afterAll(() => shop.close());

async function enter(name: PrincipalName): Promise<StompClient> {
  const client = await enterChannel(url, shop.house.of(name).token);
  clients.push(client);
  return client;
}
const follow = (client: StompClient, ids: readonly string[], entity = 'talent') =>
  client.subscribe(`/queue/records.${entity}`, { ids: ids.join(' ') });
const told = (versions: object, entity = 'talent') => ({
  kind: 'RECORD_VERSIONS',
  entity,
  versions: Object.entries(versions).map(([id, version]) => ({ id, version: version as number | null })),
});
const owner = (text: string, values: readonly unknown[]) => shop.test.pools.owner.query(text, [...values]);

describe('who follows records', () => {
  it('hears how they stand, and of every write after that', async () => {
    const { id } = await shop.make('talent', { displayName: 'Ida' });
    const inbox = follow(await enter('agency'), [id]);
    expect(await inbox.next()).toEqual(told({ [id]: 1 }));
    await shop.call('talent', 'update', { id, given: { bio: 'Sings' } });
    expect(await inbox.next()).toEqual(told({ [id]: 2 }));
    await shop.call('talent', 'delete', { id });
    expect(await inbox.next()).toEqual(told({ [id]: null }));
    await shop.call('talent', 'restore', { id });
    expect(await inbox.next()).toEqual(told({ [id]: 4 }));
  });

  it('hears only of what they may read, as long as they may', async () => {
    const me = shop.house.of('viewAssigned').actor?.staffId;
    const { id } = await shop.make('talent', { displayName: 'Ola' });
    const inbox = follow(await enter('viewAssigned'), [id]);
    expect(await inbox.next()).toEqual(told({ [id]: null }));
    await shop.call('talent', 'update', { id, given: { bio: 'Not for them' } });
    await shop.call('talent', 'update', { id, given: { assigneeIds: [me] } });
    expect(await inbox.next()).toEqual(told({ [id]: 3 }));
    await shop.call('talent', 'update', { id, given: { assigneeIds: [] } });
    expect(await inbox.next()).toEqual(told({ [id]: null }));
    expect(inbox.waiting()).toBe(0);
  });

  it('hears at once of what they see by way of another record, when that is given to them or taken', async () => {
    const me = shop.house.of('editAssigned').actor?.staffId;
    const { id: ownerId } = await shop.make('partner', { displayName: 'Promoter' });
    const { id: note } = await shop.make('note', { text: 'Called', ownerId });
    const { id: errand } = await shop.make('fixtureErrand', { summary: 'Call again', peopleIds: [ownerId] });
    const client = await enter('editAssigned');
    const inboxes = [follow(client, [note], 'note'), follow(client, [errand], 'fixtureErrand')];
    const heard = () => Promise.all(inboxes.map((inbox) => inbox.next()));
    const both = (version: number | null) => [
      told({ [note]: version }, 'note'),
      told({ [errand]: version }, 'fixtureErrand'),
    ];
    expect(await heard()).toEqual(both(null));
    const give = (assigneeIds: unknown[]) => shop.call('partner', 'update', { id: ownerId, given: { assigneeIds } });
    await give([me]);
    expect(await heard()).toEqual(both(1));
    await give([shop.house.of('viewAssigned').actor?.staffId]);
    expect(await heard()).toEqual(both(null));
    await client.settle();
    expect(inboxes.map((inbox) => inbox.waiting())).toEqual([0, 0]);
  });

  it('hears at once when a record on the way to what they see refers to another one', async () => {
    const me = shop.house.of('editAssigned').actor?.staffId;
    const { id: partner } = await shop.make('partner', { displayName: 'Label', assigneeIds: [me] });
    const { id: errandId } = await shop.make('fixtureErrand', { summary: 'Send it' });
    const { id: step } = await shop.make('fixtureStep', { label: 'Print it', errandId });
    const client = await enter('editAssigned');
    const inbox = follow(client, [step], 'fixtureStep');
    expect(await inbox.next()).toEqual(told({ [step]: null }, 'fixtureStep'));
    const refer = (peopleIds: string[]) => shop.call('fixtureErrand', 'update', { id: errandId, given: { peopleIds } });
    await refer([partner]);
    expect(await inbox.next()).toEqual(told({ [step]: 1 }, 'fixtureStep'));
    await refer([]);
    expect(await inbox.next()).toEqual(told({ [step]: null }, 'fixtureStep'));
  });

  it('hears at once when the owner of what they see becomes another kind', async () => {
    const me = shop.house.of('people').actor?.staffId;
    const { id: scout } = await shop.make('scout', { displayName: 'Nia' });
    const { id: note } = await shop.make('note', { text: 'Called', ownerId: scout });
    const { id: gig } = await shop.make('fixtureGig', { name: 'Opening', crewIds: [me] });
    const { id: memo } = await shop.make('fixtureMemo', { text: 'Bring lights', gigId: gig });
    const client = await enter('people');
    const [notes, memos] = [follow(client, [note], 'note'), follow(client, [memo], 'fixtureMemo')];
    expect(await notes.next()).toEqual(told({ [note]: null }, 'note'));
    expect(await memos.next()).toEqual(told({ [memo]: 1 }, 'fixtureMemo'));

    const convert = async (method: string, path: string, body: object) => {
      const { status, text } = await shop.test.ask({ method, path, body, token: shop.house.of('agency').token });
      expect(status, text).toBe(200);
    };
    await convert('PUT', '/client/v1/scouts/convert-to-talent', { id: scout });
    expect(await notes.next()).toEqual(told({ [note]: 1 }, 'note'));
    await convert('POST', `/test/v1/gigs/${gig}/call-off`, {});
    expect(await memos.next()).toEqual(told({ [memo]: null }, 'fixtureMemo'));
    await convert('PUT', '/test/v1/rehearsals/convert-to-gig', { id: gig });
    expect(await memos.next()).toEqual(told({ [memo]: 1 }, 'fixtureMemo'));
  });

  it.each(['otherAgency', 'none', 'appAdmin'] as const)('hears nothing of records as %s', async (name) => {
    const { id } = await shop.make('talent', { displayName: 'Uma' });
    const [client, witness] = [await enter(name), await enter('agency')];
    const [inbox, seen] = [follow(client, [id]), follow(witness, [id])];
    expect(await inbox.next()).toEqual(told({ [id]: null }));
    await seen.next();
    await shop.call('talent', 'update', { id, given: { bio: 'Sings' } });
    expect(await seen.next()).toEqual(told({ [id]: 2 }));
    await client.settle();
    expect(inbox.waiting()).toBe(0);
  });

  it('hears no more once they have left the topic', async () => {
    const { id } = await shop.make('talent', { displayName: 'Eva' });
    const client = await enter('agency');
    const [left, kept] = [follow(client, [id]), follow(client, [id])];
    await Promise.all([left.next(), kept.next()]);
    client.client.unsubscribe(left.id);
    await client.settle();
    await shop.call('talent', 'update', { id, given: { bio: 'Sings' } });
    expect(await kept.next()).toEqual(told({ [id]: 2 }));
    expect(left.waiting()).toBe(0);
  });

  it('misses nothing that was written while the server had lost the database', async () => {
    const { id } = await shop.make('talent', { displayName: 'Ada' });
    const inbox = follow(await enter('agency'), [id]);
    await inbox.next();
    await owner(`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen greenroom'`, []);
    await shop.call('talent', 'update', { id, given: { bio: 'Sings' } });
    expect(await inbox.next()).toEqual(told({ [id]: 2 }));
  });
});

describe('a topic', () => {
  it('cannot be written to', async () => {
    const client = await enter('agency');
    client.client.publish({ destination: '/queue/account', body: '{}' });
    expect(await client.ended).toBe('SEND is not for clients');
  });

  it('is given to so many at a time', async () => {
    const client = await enter('agency');
    for (let count = 0; count <= 20; count += 1) client.subscribe('/queue/account');
    expect(await client.ended).toBe('These are too many subscriptions');
  });
});

describe('a connection', () => {
  it.each([
    ['without a token', null],
    ['with a token of nobody', 'a.b.c'],
  ])('is refused %s', async (_what, token) => {
    const client = await enterChannel(url, token);
    clients.push(client);
    expect(await client.ended).toBe('The session has ended');
  });

  it.each([
    ['another protocol', 'GET / HTTP/1.1\r\n\r\n', 'This is not a frame of STOMP'],
    ['another version', 'CONNECT\naccept-version:1.1\n\n\0', 'STOMP 1.2 is spoken here'],
    ['a frame before signing in', 'SUBSCRIBE\nid:1\ndestination:/queue/account\n\n\0', 'Nobody has signed in'],
  ])('is closed at %s', async (_what, text, word) => {
    expect(await sayAtChannel(url, text)).toContain(`\n\n${word}\0`);
  });

  it('is there under its own address alone, and survives whoever hangs up', async () => {
    const { hostname, port } = new URL(url);
    const ask = (path: string) =>
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;
    const answers = await Promise.all(
      ['/wsx', '/', '/user/v1/auth/login'].map(async (path) => {
        const socket = connect(Number(port), hostname);
        socket.write(ask(path));
        const [data] = (await once(socket, 'data')) as [Buffer];
        socket.resetAndDestroy();
        return data.toString().split('\r\n')[0];
      }),
    );
    expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 404 Not Found']));
    const { id } = await shop.make('talent', { displayName: 'Still there' });
    expect(await follow(await enter('agency'), [id]).next()).toEqual(told({ [id]: 1 }));
  });

  it('is of one person: nobody else signs in over it', async () => {
    const signInAs = (name: PrincipalName) =>
      `CONNECT\naccept-version:1.2\nAuthorization:Bearer ${shop.house.of(name).token}\n\n\0`;
    const said = await sayAtChannel(url, signInAs('agency'), signInAs('otherAgency'));
    expect(said).toContain('\n\nSomebody has signed in already\0');
  });

  it('is closed at a frame that is longer than any needs to be', async () => {
    expect(await sayAtChannel(url, 'x'.repeat(20_000))).toBe('');
  });

  it('ends with its session, wherever that was ended', async () => {
    const payload = { username: 'viewall@house.test', password: 'Greenroom-2026!' };
    const answer = await shop.test.app.inject({ method: 'POST', url: '/user/v1/auth/login', payload });
    const { access_token: token } = answer.json<{ responseData: { access_token: string } }>().responseData;
    const client = await enterChannel(url, token);
    clients.push(client);
    const headers = { authorization: `Bearer ${token}` };
    await shop.test.app.inject({ method: 'POST', url: '/user/v1/auth/logout', headers, payload: {} });
    expect(await client.ended).toBe('The session has ended');
  });

  it.each([
    ['account', 'update account set suspended_at = $2 where id = $1'],
    ['membership', 'update membership set suspended_at = $2 where account_id = $1'],
    [
      'agency',
      'update agency set suspended_at = $2 where id in (select agency_id from membership where account_id = $1)',
    ],
  ])('ends when the %s is suspended', async (_what, suspend) => {
    const client = await enter('viewAll');
    const { accountId } = shop.house.of('viewAll').actor ?? {};
    await owner(suspend, [accountId, new Date(shop.test.now())]);
    expect(await client.ended).toBe('The session has ended');
    await owner(suspend, [accountId, null]);
  });

  it('tells nothing by a right that is gone, whatever was followed with it', async () => {
    const { accountId, levels } = shop.house.of('viewAll').actor ?? {};
    const { id } = await shop.make('talent', { displayName: 'Zoe' });
    const records = follow(await enter('viewAll'), [id]);
    expect(await records.next()).toEqual(told({ [id]: 1 }));
    const change = 'update membership set levels = $2 where account_id = $1';
    await owner(change, [accountId, JSON.stringify({ ...levels, TALENT: [] })]);
    await shop.call('talent', 'update', { id, given: { bio: 'Not for them' } });
    expect(await records.next()).toEqual(told({ [id]: null }));
    await owner(change, [accountId, JSON.stringify(levels)]);
  });

  it('tells of another right, and of what can no longer be read', async () => {
    const { accountId, levels } = shop.house.of('viewAll').actor ?? {};
    const { id } = await shop.make('talent', { displayName: 'Mia' });
    const client = await enter('viewAll');
    const [account, records] = [client.subscribe('/queue/account'), follow(client, [id])];
    expect(await records.next()).toEqual(told({ [id]: 1 }));
    const change = 'update membership set levels = $2 where account_id = $1';
    await owner(change, [accountId, JSON.stringify({ ...levels, TALENT: [] })]);
    expect(await account.next()).toEqual({ kind: 'PERMISSION_UPDATE' });
    expect(await records.next()).toEqual(told({ [id]: null }));
    await owner(change, [accountId, JSON.stringify(levels)]);
    expect(await records.next()).toEqual(told({ [id]: 1 }));
  });
});
