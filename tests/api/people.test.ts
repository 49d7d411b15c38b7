import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { computed } from '../../generated/computed.ts';
import { systemActor, type Actor } from '../../schema/access/access.ts';
import { registry } from '../../schema/index.ts';
import { openPools, type Pools } from '../../server/database/pools.ts';
import { bulkWrite } from '../../server/engine/writing/bulk.ts';
import { createRecord } from '../../server/engine/writing/create.ts';
import { findDuplicates } from '../../server/engine/search/duplicates.ts';
import { createEngine, type Engine } from '../../server/engine/engine.ts';
import { listRecords } from '../../server/engine/reading/list.ts';
import { findPeople } from '../../server/engine/search/findPeople.ts';
import { removeRecord, restoreRecord } from '../../server/engine/removal/remove.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

const admin = systemActor('01940000-0000-7000-8000-000000000001');
const other = systemActor('01940000-0000-7000-8000-000000000002');
/** Number of people beyond the limit of matches before access checks. */
const crowd = 230;

let database: TestDatabase;
let pools: Pools;
let engine: Engine;
let viewer: Actor;

const make = async (entity: string, values: object, actor: Actor = admin) =>
  (await createRecord(engine, actor, entity, values as Record<string, unknown>)).record;
/** Creates that many talents. Returns their ids. */
async function makeCrowd(valuesOf: (index: number) => object): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let index = 0; index < crowd; index += 10) {
    const ten = Array.from({ length: 10 }, (_, step) => make('talent', valuesOf(index + step)));
    ids.push(...(await Promise.all(ten)).map(({ id }) => id));
  }
  return ids;
}
const found = async (keyword: string, actor: Actor = admin, most = 20) =>
  (await findPeople(engine, actor, keyword, most)).map(({ kind, displayName }) => `${kind} ${displayName}`);

beforeAll(async () => {
  database = await openTestDatabase();
  pools = openPools(database.url, { size: 4 });
  engine = createEngine({ registry, computed, database: pools, clock: () => Date.parse('2026-11-20T09:00:00Z') });
  const staff = await make('staff', { displayName: 'Mel Tanaka', email: 'mel@house.test' });
  viewer = { ...admin, role: 'staff', staffId: staff.id, levels: { TALENT: ['VIEW_ASSIGN'], PARTNER: ['NO_ACCESS'] } };
  await make('talent', { displayName: 'Joanna Ferris', email: 'marlow@example.com' });
  await make('talent', { displayName: 'Annabel Marlow' });
  await make('scout', { displayName: 'Marlow Ash' });
  await make('talent', { displayName: 'Łukasz Wiśniewski' });
  await make('talent', { displayName: '李小明' });
  await make('talent', { displayName: 'Anaïs Lefebvre-Dubois' });
  await make('scout', { displayName: 'Wei Brønnøy' });
  await make('talent', { displayName: 'Adam Brannoy' });
  await make('talent', { displayName: 'Amanda Weiss' });
  await make('talent', { displayName: 'Rose-Lise Duval', phoneNumber: '0412 345 670', countryCode: 'AU' });
  await make('talent', { displayName: 'D.J. Shadow' });
  await make('scout', { displayName: 'VJ Shade' });
  await make('partner', { displayName: 'AC\\DC' });
  const partner = await make('partner', { displayName: 'Marlow' });
  await make('partnerContact', { name: 'Katherine Byrne', email: 'kb@example.com', clientId: partner.id });
  await make('note', { text: 'Marlow called', ownerId: partner.id });
  await make('talent', { displayName: 'Marlow Elsewhere' }, other);
  const gone = await make('talent', { displayName: 'Marlow Gone' });
  await removeRecord(engine, admin, 'talent', gone.id);
  await makeCrowd((index) => ({
    displayName: `Quentin ${String(index).padStart(3, '0')}`,
    ...(index === crowd - 1 && { assigneeIds: [staff.id] }),
  }));
});
afterAll(async () => {
  await pools.close();
  await database.drop();
});

describe('people by what they are called', () => {
  it('are of all kinds, whole names before their beginnings, these before later words and whatever else they say', async () => {
    expect(await found('marlow')).toEqual([
      'partner Marlow',
      'scout Marlow Ash',
      'talent Annabel Marlow',
      'talent Joanna Ferris',
    ]);
  });

  it.each([
    ['lukasz wisn', 'talent Łukasz Wiśniewski'],
    ['ferris joanna', 'talent Joanna Ferris'],
    ['李小', 'talent 李小明'],
    ['kb@example', 'partnerContact Katherine Byrne'],
    ['jo', 'talent Joanna Ferris'],
    ['tanaka', 'staff Mel Tanaka'],
    ['roselise', 'talent Rose-Lise Duval'],
    ['rose-lise', 'talent Rose-Lise Duval'],
    ['AC/DC', 'partner AC\\DC'],
    ['acdc', 'partner AC\\DC'],
    ['dj shadow', 'talent D.J. Shadow'],
    ['V.J. Shade', 'scout VJ Shade'],
    ['61412345670', 'talent Rose-Lise Duval'],
    ['61 412 345 670', 'talent Rose-Lise Duval'],
  ])('are found by %s', async (keyword, one) => {
    expect(await found(keyword)).toEqual([one]);
  });

  it.each([
    ['catherine', 'partnerContact Katherine Byrne'],
    ['katerine byrn', 'partnerContact Katherine Byrne'],
    ['johanna feris', 'talent Joanna Ferris'],
    ['anabell', 'talent Annabel Marlow'],
    ['łukas wisnievski', 'talent Łukasz Wiśniewski'],
  ])('are found by the mistyped %s', async (keyword, one) => {
    expect((await found(keyword))[0]).toBe(one);
  });

  it.each([
    ['adma', ['talent Adam Brannoy']],
    ['daam brannoy', ['talent Adam Brannoy']],
    ['anias lefebvrette', ['talent Anaïs Lefebvre-Dubois']],
    ['anias duboi', ['talent Anaïs Lefebvre-Dubois']],
    ['lefebvre anasi', ['talent Anaïs Lefebvre-Dubois']],
    ['adem brannoy', ['talent Adam Brannoy']],
    ['wie', ['scout Wei Brønnøy']],
    ['brnanoy adam', ['talent Adam Brannoy']],
  ])('are found by %s, of which two letters are swapped or one is another', async (keyword, all) => {
    expect(await found(keyword)).toEqual(all);
  });

  it('stand first as they are spelt, then with two letters swapped, then otherwise alike', async () => {
    await make('partner', { displayName: 'Torne' });
    await make('partner', { displayName: 'Torben' });
    await make('partner', { displayName: 'Toern Hall' });
    await make('partner', { displayName: 'Toren' });
    expect(await found('toren')).toEqual(['partner Toren', 'partner Toern Hall', 'partner Torne', 'partner Torben']);
  });

  it.each(['adma zzzz', 'xq adam', 'anias marlow', '(adm.a)', '[amda', 'a'.repeat(200)])(
    'are not found where a word is like none of theirs: %s',
    async (keyword) => {
      expect(await found(keyword)).toEqual([]);
    },
  );

  it.each(['', '  ', '%', '_', "'; drop table record", '\\', 'zzzzzz'])('are not guessed from %j', async (keyword) => {
    expect(await found(keyword)).toEqual([]);
  });

  it('say whose contact somebody is', async () => {
    const [contact] = await findPeople(engine, admin, 'katherine', 5);
    expect(contact?.owner).toMatchObject({ kind: 'partner', displayName: 'Marlow' });
    const [talent] = await findPeople(engine, admin, 'joanna', 5);
    expect(talent?.owner).toBeNull();
  });

  it('are as many as asked for', async () => {
    expect(await found('quentin', admin, 7)).toHaveLength(7);
    expect(await found('q', admin, 50)).toHaveLength(50);
  });

  it('are those that the reader may read, however many others are likelier', async () => {
    expect(await found('quentin', viewer)).toEqual([`talent Quentin ${crowd - 1}`]);
    expect(await found('marlow', viewer)).toEqual([]);
    expect(await found('katherine', viewer)).toEqual([]);
    expect(await found('tanaka', viewer)).toEqual([]);
  });

  it('are of the reader’s agency alone', async () => {
    expect(await found('marlow', other)).toEqual(['talent Marlow Elsewhere']);
  });
});

describe('people who were deleted', () => {
  let ids: readonly string[];
  let partner: string;
  const refuse = (error: unknown): never => {
    throw error;
  };

  beforeAll(async () => {
    ids = await makeCrowd(() => ({ displayName: 'Ottoline Vane', email: 'vane@example.com' }));
    const targets = ids.map((id) => ({ id }));
    await bulkWrite(engine, admin, 'talent', { ids: targets, delete: true }, refuse);
    await make('talent', { displayName: 'Ottolines Vanessa', email: 'vane@example.com' });
    await make('talent', { displayName: 'Otz Finch', email: 'otto.vane@example.com' });
    partner = (await make('partner', { displayName: 'Thistledown' })).id;
    await make('partnerContact', { name: 'Ignatius Pell', clientId: partner });
  });

  it.each([
    ['ottoline', ['talent Ottolines Vanessa']],
    ['ot', ['talent Ottolines Vanessa', 'talent Otz Finch']],
    ['vane', ['talent Ottolines Vanessa', 'talent Otz Finch']],
    ['vane@example', ['talent Ottolines Vanessa', 'talent Otz Finch']],
    ['otoline vane', ['talent Ottolines Vanessa']],
  ])('leave room for the living ones of %s', async (keyword, all) => {
    expect((await found(keyword)).toSorted()).toEqual([...all].toSorted());
  });

  it('are no likely same ones either', async () => {
    const one = { displayName: 'Ottolines Vanesa', email: 'vane@example.com' };
    const same = await findDuplicates(engine, admin, 'talent', one, null);
    expect(same.map(({ displayName }) => displayName)).toEqual(['Ottolines Vanessa']);
  });

  it('are still searched in the list of deleted records', async () => {
    const { total } = await listRecords(engine, admin, 'talent', { filters: { keyword: 'ottoline' }, deleted: true });
    expect(total).toBe(crowd);
  });

  it('are back as soon as they are restored', async () => {
    await restoreRecord(engine, admin, 'talent', ids[7] ?? '');
    expect(await found('ottoline')).toEqual(['talent Ottoline Vane', 'talent Ottolines Vanessa']);
  });

  it('go and come with whom they hang on', async () => {
    expect(await found('ignatius')).toEqual(['partnerContact Ignatius Pell']);
    await removeRecord(engine, admin, 'partner', partner);
    expect(await found('ignatius')).toEqual([]);
    await restoreRecord(engine, admin, 'partner', partner);
    expect(await found('ignatius')).toEqual(['partnerContact Ignatius Pell']);
  });
});
