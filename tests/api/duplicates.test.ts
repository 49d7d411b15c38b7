import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { computed } from '../../generated/computed.ts';
import { systemActor, type Actor } from '../../schema/access/access.ts';
import { registry } from '../../schema/index.ts';
import { duplicatesLimit } from '../../schema/rules/limits.ts';
import { openPools, type Pools } from '../../server/database/pools.ts';
import { createRecord } from '../../server/engine/writing/create.ts';
import { findDuplicates } from '../../server/engine/search/duplicates.ts';
import { createEngine, type Engine } from '../../server/engine/engine.ts';
import { removeRecord } from '../../server/engine/removal/remove.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

const admin = systemActor('01940000-0000-7000-8000-000000000001');
const other = systemActor('01940000-0000-7000-8000-000000000002');

let database: TestDatabase;
let pools: Pools;
let engine: Engine;
let viewer: Actor;
let ada: string;

const make = async (entity: string, values: object, actor: Actor = admin) =>
  (await createRecord(engine, actor, entity, values as Record<string, unknown>)).record;
const ask = (values: object, { as = admin, of = 'talent', at = null as string | null } = {}) =>
  findDuplicates(engine, as, of, values as Record<string, unknown>, at);
/** The likely same ones as `kind name: fields`. */
const alike = async (...asked: Parameters<typeof ask>) =>
  (await ask(...asked)).map(({ kind, displayName, alike: by }) => `${kind} ${displayName}: ${by.join(' ')}`);

beforeAll(async () => {
  database = await openTestDatabase();
  pools = openPools(database.url, { size: 4 });
  engine = createEngine({ registry, computed, database: pools, clock: () => Date.parse('2026-11-20T09:00:00Z') });
  const staff = await make('staff', { displayName: 'Mel Tanaka', email: 'mel@house.test' });
  viewer = { ...admin, role: 'staff', staffId: staff.id, levels: { TALENT: ['VIEW_ASSIGN'], SCOUT: ['NO_ACCESS'] } };
  const marlow = { displayName: 'Ada Marlow', email: 'ada.marlow@example.com', phoneNumber: '0412 345 678' };
  ada = (await make('talent', { ...marlow, countryCode: 'AU', assigneeIds: [staff.id] })).id;
  await make('talent', { displayName: 'Bo Lind', email: 'madada.marlow@example.com', phoneNumber: '0412 345 679' });
  await make('scout', { displayName: 'Zoë Ferris', phoneNumber: '(416) 555-0123', countryCode: 'CA' });
  await make('talent', { displayName: '李小明' });
  const partner = await make('partner', { displayName: 'Promoter', email: 'office@promoter.test' });
  await make('partnerContact', { name: 'Kit Byrne', email: 'kit@promoter.test', clientId: partner.id });
  await make('talent', { ...marlow, displayName: 'Ada Marlow' }, other);
  const gone = await make('talent', { ...marlow, displayName: 'Ada Marlow' });
  await removeRecord(engine, admin, 'talent', gone.id);
});
afterAll(async () => {
  await pools.close();
  await database.drop();
});

describe('the likely same', () => {
  it.each([['Ada Marlow'], ['  ÁDA  marlow '], ['Marlow, Ada'], ['Ada Marlowe'], ['Adda Marlow']])(
    'by the name %s',
    async (displayName) => {
      expect(await alike({ displayName })).toEqual(['talent Ada Marlow: displayName']);
    },
  );

  it.each(['Ada', 'Tom Marlow', 'Ada Lovelace', '', '%', "Ada' or 1=1 --", 'A'])('not by %j', async (displayName) => {
    expect(await alike({ displayName })).toEqual([]);
  });

  it('by another script and without accents', async () => {
    expect(await alike({ displayName: '李小明' })).toEqual(['talent 李小明: displayName']);
    expect(await alike({ displayName: 'zoe ferris' })).toEqual(['scout Zoë Ferris: displayName']);
  });

  it('by the same email, letter case aside, and never by a part of one', async () => {
    expect(await alike({ email: ' Ada.Marlow@EXAMPLE.com' })).toEqual(['talent Ada Marlow: email']);
    for (const email of ['marlow@example.com', 'ada.marlow@example', '@example.com', 'example.com', '%@%.com'])
      expect(await alike({ email }), email).toEqual([]);
  });

  it.each([
    ['0412345678', 'AU'],
    ['+61 412 345 678', 'AU'],
    ['0412-345-678', undefined],
  ])('by the same number, as %s of %s', async (phoneNumber, countryCode) => {
    expect(await alike({ phoneNumber, countryCode })).toEqual(['talent Ada Marlow: phoneNumber']);
  });

  it('by the same number of a country with the same calling code, and by no other', async () => {
    expect(await alike({ phoneNumber: '416 555 0123', countryCode: 'US' })).toEqual(['scout Zoë Ferris: phoneNumber']);
    for (const phoneNumber of ['0412345', '345678', '0412 345 677'])
      expect(await alike({ phoneNumber, countryCode: 'AU' }), phoneNumber).toEqual([]);
  });

  it('who are alike in more come first, each with all of it', async () => {
    const asked = { displayName: 'Bo Lind', email: 'ada.marlow@example.com', phoneNumber: '0412345678' };
    expect(await alike(asked)).toEqual(['talent Ada Marlow: email phoneNumber', 'talent Bo Lind: displayName']);
  });

  it('are not the record itself, and not of another entity', async () => {
    expect(await alike({ displayName: 'Ada Marlow' }, { at: ada })).toEqual([]);
    expect(await alike({ displayName: 'Ada Marlow', email: 'ada.marlow@example.com' }, { of: 'partner' })).toEqual([]);
  });

  it('say whose contact somebody is', async () => {
    const [contact] = await ask({ email: 'KIT@promoter.test' }, { of: 'partnerContact' });
    expect(contact).toMatchObject({ displayName: 'Kit Byrne', owner: { kind: 'partner', displayName: 'Promoter' } });
  });

  it('are those that the reader may read', async () => {
    expect(await alike({ displayName: 'Bo Lind' }, { as: viewer })).toEqual([]);
    expect(await alike({ displayName: 'Zoe Ferris' }, { as: viewer })).toEqual([]);
    expect(await alike({ email: 'ada.marlow@example.com' }, { as: viewer })).toEqual(['talent Ada Marlow: email']);
    await expect(ask({ displayName: 'Zoë Ferris' }, { as: viewer, of: 'scout' })).rejects.toMatchObject({
      key: 'notAllowed',
    });
  });

  it('are few', async () => {
    for (let count = 0; count < duplicatesLimit + 2; count += 1) await make('partner', { displayName: 'Same Name' });
    expect(await alike({ displayName: 'Same Name' }, { of: 'partner' })).toHaveLength(duplicatesLimit);
  });
});
