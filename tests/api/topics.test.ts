import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextOf, tellPeople } from '../support/messages.ts';
import type { PrincipalName } from '../support/principals.ts';
import { channelOf, enterChannel } from '../support/stompClient.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** All kinds of callers, with their right to read an unassigned talent of the house. */
const people = {
  agency: true,
  editAll: true,
  viewAllEditAssigned: true,
  editAssigned: false,
  viewAll: true,
  viewAssigned: false,
  none: false,
  appAdmin: false,
  superAdmin: false,
  superAdminInside: true,
  otherAgency: false,
} as const satisfies Partial<Record<PrincipalName, boolean>>;
const names = Object.keys(people) as (keyof typeof people)[];

let shop: Workshop;
let url: string;
let talent: string;
let theirs: string;

beforeAll(async () => {
  shop = await openWorkshop(names);
  url = await channelOf(shop.test.app);
  talent = (await shop.make('talent', { displayName: 'Ida' })).id;
  theirs = (await shop.make('talent', { displayName: 'Uma' }, 'otherAgency')).id;
});
afterAll(() => shop.close());

const idOf = (name: PrincipalName) => shop.house.of(name).actor?.accountId ?? '';
const sessionOf = (name: PrincipalName) => shop.house.of(name).actor?.sessionId ?? '';
const enter = (name: PrincipalName) => enterChannel(url, shop.house.of(name).token);
const neighbourOf = (name: PrincipalName): PrincipalName => (name === 'viewAll' ? 'agency' : 'viewAll');

type Asked = readonly [destination: string, headers?: Record<string, string>];

/** Requests for topics of others, missing ones, and malformed ones. */
const foreign: Readonly<Record<string, (name: PrincipalName) => readonly Asked[]>> = {
  "another person's": (name) => {
    const other = neighbourOf(name);
    return [
      ...['account', 'messages'].flatMap((topic): Asked[] => [
        [`/queue/${topic}.${idOf(other)}`],
        [`/queue/${topic}/${idOf(other)}`],
        [`/queue/${topic}-user${sessionOf(other)}`],
      ]),
      [`/user/${idOf(other)}/queue/messages`],
    ];
  },
  "another agency's": () => [
    [`/queue/${shop.house.otherAgencyId}/messages`],
    [`/queue/messages.${shop.house.otherAgencyId}`],
    [`/queue/${shop.house.otherAgencyId}/records.talent`, { ids: theirs }],
  ],
  'with wildcards': () => [
    ['/queue/*'],
    ['/queue/>'],
    ['/queue/#'],
    ['/queue/messages*'],
    ['/queue/records.*', { ids: talent }],
    ['/queue/**'],
    ['*'],
  ],
  guessed: () => [
    ['/queue/admin'],
    ['/queue/'],
    ['/queue'],
    [''],
    ['/topic/messages'],
    ['/exchange/queue/messages'],
    ['/queue/greenroom'],
    ['/queue/places.talent'],
    ['/queue/places.note'],
    ['/queue/places.session'],
    ['/queue/places.*'],
    ['/queue/new.session'],
    ['/queue/new.account'],
    ['/queue/new.*'],
    ['/queue/new'],
    ['/queue/records.session', { ids: talent }],
    ['/queue/records.account', { ids: talent }],
    ['/queue/records.constructor', { ids: talent }],
    ['/queue/records.__proto__', { ids: talent }],
  ],
  'written otherwise': () => [
    ['/queue/%6Dessages'],
    ['/queue/messages%00'],
    ['/queue%2Fmessages'],
    ['/queue/../queue/messages'],
    ['//queue/messages'],
    ['/queue/messages/'],
    ['/queue/messages?account=1'],
    ['/QUEUE/MESSAGES'],
    ['/queue/ｍessages'],
    ['/queue/records%2Etalent', { ids: talent }],
    ['/queue/messages\n/queue/account'],
  ],
  'of records that are none': () => [
    ['/queue/records.talent'],
    ['/queue/records.talent', { ids: `${talent} or 1=1` }],
    ['/queue/records.talent', { ids: '*' }],
    [
      '/queue/records.talent',
      { ids: Array.from({ length: 101 }, (_, n) => talent.slice(0, -3) + (n + 100)).join(' ') },
    ],
  ],
};

describe.each(names)('%s', (name) => {
  it.each(Object.keys(foreign))('is refused topics %s', async (kind) => {
    for (const [destination, headers] of foreign[kind]?.(name) ?? []) {
      const client = await enter(name);
      client.subscribe(destination, headers);
      expect(await client.ended, destination).toBe('There is no such topic');
    }
  });
});

it('everybody hears their own messages alone, whatever else they ask for in headers', async () => {
  const { agencyId, otherAgencyId } = shop.house;
  const open = await Promise.all(
    names.map(async (name) => {
      const client = await enter(name);
      const other = idOf(neighbourOf(name));
      const claims = { after: '0', account: other, user: other, agency: otherAgencyId, selector: 'true', ids: other };
      const inbox = client.subscribe('/queue/messages', claims);
      await client.settle();
      return { name, client, inbox };
    }),
  );
  for (const [count, name] of names.entries()) {
    const { agencyId: at = null } = shop.house.of(name).actor ?? {};
    expect([agencyId, otherAgencyId, null]).toContain(at);
    await tellPeople(shop.test, at, [idOf(name)], count);
  }
  for (const [count, { inbox }] of open.entries()) expect(await nextOf(inbox)).toEqual([1, count]);
  for (const { client, inbox } of open) {
    await client.settle();
    expect(inbox.waiting()).toBe(0);
    await client.close();
  }
});

it('everybody hears of changes of their own rights alone', async () => {
  const open = await Promise.all(
    names.map(async (name) => {
      const client = await enter(name);
      const inbox = client.subscribe('/queue/account', { account: idOf(neighbourOf(name)) });
      await client.settle();
      return { name, client, inbox };
    }),
  );
  const change = 'update account set time_zone = $2 where id = $1';
  for (const { name, inbox } of open) {
    const { role } = shop.house.of(name).actor ?? {};
    const isMember = role === 'agency' || role === 'staff';
    const text = isMember ? 'update membership set time_zone = $2 where account_id = $1' : change;
    await shop.test.pools.owner.query(text, [idOf(name), 'Asia/Tokyo']);
    if (!isMember)
      await shop.test.pools.owner.query('update account set product_role = product_role where id = $1', [idOf(name)]);
    expect(await inbox.next()).toEqual({ kind: 'PERMISSION_UPDATE' });
  }
  for (const { client, inbox } of open) {
    await client.settle();
    expect(inbox.waiting()).toBe(0);
    await client.close();
  }
});

it('everybody hears of records as far as they may read them', async () => {
  for (const name of names) {
    const client = await enter(name);
    const inbox = client.subscribe('/queue/records.talent', { ids: `${talent} ${theirs}` });
    const versions = [
      { id: talent, version: people[name] ? 1 : null },
      { id: theirs, version: name === 'otherAgency' ? 1 : null },
    ];
    expect(await inbox.next(), name).toEqual({ kind: 'RECORD_VERSIONS', entity: 'talent', versions });
    await client.close();
  }
});
