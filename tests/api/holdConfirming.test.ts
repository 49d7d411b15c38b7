import { afterAll, describe, expect, it } from 'vitest';
import { heldDay as day, inOrder, openHolds, refusalOf } from '../support/holds.ts';

/** Holds that are confirmed, and what becomes of the others of the day. */
const { hold, order, shop, step, talent } = await openHolds();
afterAll(() => shop.close());

describe('a confirmed hold', () => {
  it('releases the others of the day, and is the first', async () => {
    const [first, second, third] = [await hold(), await hold(), await hold()];
    const { data, status, text } = await step(second.id, 'confirm', { others: 'RELEASE' });
    expect(status, text).toBe(200);
    expect(data).toMatchObject({ state: 'CONFIRMED', rank: 1 });
    expect(await order()).toEqual(inOrder(second));
    for (const { id } of [first, third]) expect((await shop.read('hold', id)).state).toBe('RELEASED');
  });

  it('keeps the others where they are wanted, and no second one is confirmed beside it', async () => {
    const [first, second] = [await hold(), await hold()];
    expect((await step(second.id, 'confirm', { others: 'KEEP' })).data).toMatchObject({ state: 'CONFIRMED', rank: 2 });
    expect(await order()).toEqual(inOrder(first, second));
    const refused = await step(first.id, 'confirm', { others: 'KEEP' });
    expect(refusalOf(refused)).toEqual([400, undefined, 'dayConfirmed']);
    expect(refused.json.error).toMatchObject({
      message: 'Another hold is already confirmed on 12 Mar 2027. Release it first',
      params: { day },
    });
    expect((await shop.read('hold', first.id)).state).toBe('HELD');
    await step(second.id, 'release');
    expect((await step(first.id, 'confirm')).status).toBe(200);
  });

  it('is one where two are confirmed at once', async () => {
    const [first, second] = [await hold(), await hold()];
    const answers = await Promise.all([first, second].map(({ id }) => step(id, 'confirm', { others: 'KEEP' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const states = await Promise.all([first, second].map(async ({ id }) => (await shop.read('hold', id)).state));
    expect(states.toSorted()).toEqual(['CONFIRMED', 'HELD']);
  });

  it('is not brought back, moved or merged beside another one', async () => {
    const first = await hold();
    await step(first.id, 'confirm');
    await shop.call('hold', 'delete', { id: first.id });
    const second = await hold();
    await step(second.id, 'confirm');
    expect(refusalOf(await shop.call('hold', 'restore', { id: first.id }))).toEqual([400, undefined, 'dayConfirmed']);
    const third = await hold({ day: '2027-03-13' });
    await step(third.id, 'confirm');
    const moved = await shop.call('hold', 'update', { id: third.id, given: { day } });
    expect(refusalOf(moved)).toEqual([400, undefined, 'dayConfirmed']);
    const gone = await shop.make('talent', { displayName: 'Mara twice' });
    await step((await hold({ talentId: gone.id })).id, 'confirm');
    const given = { goneId: gone.id, goneVersion: gone.version, choice: {} };
    const merged = await shop.call('talent', 'merge', { id: talent().id, version: talent().version, given });
    expect(refusalOf(merged)).toEqual([400, undefined, 'dayConfirmed']);
    expect(await order(gone.id)).toHaveLength(1);
  });

  it('leaves alone what is over', async () => {
    const made = await hold();
    await step(made.id, 'release');
    expect(refusalOf(await step(made.id, 'confirm'))[0]).toBe(400);
    const changed = await shop.call('hold', 'update', { id: made.id, given: { day: '2027-04-01' } });
    expect(refusalOf(changed)).toEqual([400, 'day', 'fieldClosed']);
    expect((await shop.call('hold', 'update', { id: made.id, given: { note: 'Asked again' } })).status).toBe(200);
  });
});
