import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor, type Actor } from '../../schema/access/access.ts';
import { levelSets } from '../../schema/access/levels.ts';
import type { Connection, Statement } from '../../server/database/pools.ts';
import { convertRecord } from '../../server/engine/writing/convert.ts';
import type { Engine } from '../../server/engine/engine.ts';
import { removeRecord, restoreRecord } from '../../server/engine/removal/remove.ts';
import { takeStep } from '../../server/engine/states/takeStep.ts';
import { updateRecord } from '../../server/engine/writing/update.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Behaviour of the engine for modules and under concurrent writes, which no route covers alone. */
let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'viewAllEditAssigned']);
});
afterAll(() => shop.close());

const notFound = { refusal: 'notFound', key: 'notFound' };
const forbidden = { refusal: 'forbidden', key: 'notAllowed' };

/** The engine, with something that happens right before its first statement that holds this text. */
function meanwhile(part: string, happens: () => Promise<unknown>): Engine {
  const { engine } = shop.test.app;
  const { database } = engine;
  let isOver = false;
  const precede = async ({ text }: Statement) => {
    if (isOver || !text.includes(part)) return;
    isOver = true;
    await happens();
  };
  const watched = (connection: Connection): Connection => ({
    ...connection,
    query: async (statement) => {
      await precede(statement);
      return connection.query(statement);
    },
  });
  return {
    ...engine,
    database: {
      query: async (agencyId, statement) => {
        await precede(statement);
        return database.query(agencyId, statement);
      },
      transaction: (agencyId, work) => database.transaction(agencyId, (connection) => work(watched(connection))),
    },
  };
}

it('a step or a conversion that is not declared is not found', async () => {
  const { engine } = shop.test.app;
  const actor = systemActor(shop.house.agencyId);
  const { id } = await shop.make('fixtureErrand', { summary: 'As it is' });
  await expect(takeStep(engine, actor, 'fixtureErrand', id, 'nothing')).rejects.toMatchObject(notFound);
  await expect(convertRecord(engine, actor, 'fixtureErrand', id)).rejects.toMatchObject(notFound);
});

describe('a right that is lost while a call is on its way', () => {
  const actor = () => shop.house.of('viewAllEditAssigned').actor as Actor;
  const make = () => shop.make('talent', { displayName: 'Ida', assigneeIds: [actor().staffId] });
  const takeAway = (id: string) => shop.call('talent', 'update', { id, given: { assigneeIds: [] } });

  it('lets nothing be changed, and is told as such', async () => {
    const { id } = await make();
    const engine = meanwhile('changed as (update', () => takeAway(id));
    await expect(updateRecord(engine, actor(), 'talent', id, { bio: 'x' })).rejects.toMatchObject(forbidden);
    expect(await shop.read('talent', id)).toMatchObject({ version: 2, bio: null });
  });

  it('lets nothing be deleted, and is told as such', async () => {
    const { id } = await make();
    const engine = meanwhile('order by id for update', () => takeAway(id));
    await expect(removeRecord(engine, actor(), 'talent', id)).rejects.toMatchObject(forbidden);
    expect(await shop.read('talent', id)).toMatchObject({ version: 2, deletedAt: null });
  });
});

it('a record that needs a deleted one, by a field that is closed to the caller, stays away without naming it', async () => {
  const partner = await shop.make('partner', { displayName: 'Secret lender' });
  const { id } = await shop.make('fixtureCrate', { name: 'Lent', sort: 1, lenderId: partner.id });
  await shop.call('fixtureCrate', 'delete', { id });
  await shop.call('partner', 'delete', { id: partner.id });
  const actor = { ...systemActor(shop.house.agencyId), role: 'staff', levels: { PROJECT: levelSets.editAll } } as Actor;
  await expect(restoreRecord(shop.test.app.engine, actor, 'fixtureCrate', id)).rejects.toMatchObject({
    refusal: 'restoreClash',
    key: 'restoreNeedsOther',
    options: { params: { record: 'Lent' } },
  });
});

it('a record that somebody else restores first is not found among the deleted', async () => {
  const { id } = await shop.make('talent', { displayName: 'Ola' });
  await shop.call('talent', 'delete', { id });
  const engine = meanwhile('deletion_id', () => shop.call('talent', 'restore', { id }));
  const again = restoreRecord(engine, systemActor(shop.house.agencyId), 'talent', id);
  await expect(again).rejects.toMatchObject(notFound);
  expect(await shop.read('talent', id)).toMatchObject({ version: 3 });
});
