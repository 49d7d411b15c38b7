import { afterAll, describe, expect, it } from 'vitest';
import { heldDay as day, inOrder, minute, openHolds, refusalOf } from '../support/holds.ts';

/** Holds that expire. */
const { count, create, historyOf, hold, order, runDue, shop, step, talent } = await openHolds();
afterAll(() => shop.close());

describe('a hold that expires', () => {
  it('does so in its minute, and the next moves up', async () => {
    const first = await hold({ expiresAt: shop.test.now() + 10 * minute });
    const second = await hold();
    shop.test.pass(9 * minute);
    await runDue();
    expect((await shop.read('hold', first.id)).state).toBe('HELD');
    shop.test.pass(minute);
    await runDue();
    expect(await shop.read('hold', first.id)).toMatchObject({ state: 'EXPIRED', rank: null });
    expect(await order()).toEqual(inOrder(second));
    expect((await historyOf(first.id))[0].by).toBeNull();
  });

  it('does so once where two servers look at once, also after a stop of two days', async () => {
    const first = await hold({ expiresAt: shop.test.now() + minute });
    await hold();
    shop.test.pass(48 * 60 * minute);
    await Promise.all([runDue(), runDue(), runDue()]);
    const expired = await shop.read('hold', first.id);
    expect(expired).toMatchObject({ state: 'EXPIRED', version: first.version + 1 });
  });

  it('is held for longer where its moment moves, and for good without one', async () => {
    const first = await hold({ expiresAt: shop.test.now() + minute });
    const second = await hold({ expiresAt: shop.test.now() + minute });
    const later = shop.test.now() + 3 * minute;
    await shop.call('hold', 'update', { id: first.id, given: { expiresAt: later } });
    await shop.call('hold', 'update', { id: second.id, given: { expiresAt: null } });
    shop.test.pass(2 * minute);
    await runDue();
    expect((await shop.read('hold', first.id)).state).toBe('HELD');
    shop.test.pass(minute);
    await runDue();
    expect((await shop.read('hold', first.id)).state).toBe('EXPIRED');
    expect((await shop.read('hold', second.id)).state).toBe('HELD');
  });

  it('is either confirmed or expired, whoever comes first', async () => {
    const made = await hold({ expiresAt: shop.test.now() + minute });
    shop.test.pass(minute);
    // Over, though nobody has looked yet.
    expect(refusalOf(await step(made.id, 'confirm'))).toEqual([400, undefined, 'holdOver']);
    const [confirmed] = await Promise.all([step(made.id, 'confirm'), runDue()]);
    expect(confirmed.status).toBe(400);
    expect((await shop.read('hold', made.id)).state).toBe('EXPIRED');
    const other = await hold({ expiresAt: shop.test.now() + minute });
    expect((await step(other.id, 'confirm')).data).toMatchObject({ state: 'CONFIRMED', expiresAt: null });
    shop.test.pass(minute);
    await runDue();
    expect((await shop.read('hold', other.id)).state).toBe('CONFIRMED');
  });

  it('expires also where it was deleted at its moment, and restored since', async () => {
    const made = await hold({ expiresAt: shop.test.now() + minute });
    await shop.call('hold', 'delete', { id: made.id });
    shop.test.pass(2 * minute);
    await runDue();
    await shop.call('hold', 'restore', { id: made.id });
    await runDue();
    expect((await shop.read('hold', made.id)).state).toBe('EXPIRED');
  });

  it('is not given a moment that has passed', async () => {
    const before = await count();
    const past = { talentId: talent().id, day, expiresAt: shop.test.now() - 1 };
    expect(refusalOf(await create(past))).toEqual([400, 'expiresAt', 'momentPast']);
    expect(await count()).toBe(before);
  });
});

// The last one: the clock goes on by months, after which nobody is signed in.
it('a hold expires at the moment that was said, over the change of the clocks', async () => {
  // Sydney leaves summer time at 3:00 of 4 April 2027: this moment is the second 2:30 of that night.
  const expiresAt = Date.parse('2027-04-03T16:30:00Z');
  const { id } = await hold({ day: '2027-04-04', expiresAt });
  const now = async () => {
    await runDue();
    const text = 'select state, day::text from holds where id = $1';
    return (await shop.test.pools.owner.query(text, [id])).rows;
  };
  shop.test.pass(expiresAt - shop.test.now() - 1);
  expect(await now()).toEqual([{ state: 'HELD', day: '2027-04-04' }]);
  shop.test.pass(1);
  expect(await now()).toEqual([{ state: 'EXPIRED', day: '2027-04-04' }]);
});
