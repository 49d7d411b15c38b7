import { afterAll, describe, expect, it } from 'vitest';
import { startOfDay } from '../../schema/rules/dates.ts';
import type { Json } from '../support/app.ts';
import { heldDay, inOrder, openHolds, refusalOf } from '../support/holds.ts';
import type { PrincipalName } from '../support/principals.ts';

/** Rights on holds: who sees and writes them, and what is kept from others. */
const zone = 'Australia/Sydney';
const { historyOf, hold, order, shop, step, talent } = await openHolds([
  'otherAgency',
  'viewAll',
  'viewAssigned',
  'editAssigned',
  'people',
]);
afterAll(() => shop.close());

describe('whoever may read holds', () => {
  it('of assigned talents alone sees those, and another engagement without its name', async () => {
    const me = shop.house.of('viewAssigned').actor?.staffId ?? '';
    const mine = await shop.make('talent', { displayName: 'Ida of mine', assigneeIds: [me] });
    const secret = await shop.make('event', { summary: 'Secret launch' });
    const known = await shop.make('event', { summary: 'Known launch', talentIds: [mine.id] });
    const [first, second] = [
      await hold({ talentId: mine.id, eventId: secret.id }),
      await hold({ talentId: mine.id, eventId: known.id }),
    ];
    const other = await hold({ eventId: secret.id });
    const list = await shop.call('hold', 'list', { given: { orderBy: 'rank' }, as: 'viewAssigned' });
    const told = new Map<string, Json>(list.data.data.map((one: Json) => [one.id, one]));
    expect(told.get(first.id)).toMatchObject({ rank: 1, eventId: secret.id, event: null });
    expect(told.get(second.id)).toMatchObject({ rank: 2, event: { displayName: 'Known launch' } });
    expect(told.has(other.id)).toBe(false);
    expect((await shop.call('hold', 'one', { id: other.id, as: 'viewAssigned' })).status).toBe(404);
    for (const operation of ['one', 'history', 'export'] as const) {
      const answer = await shop.call('hold', operation, { id: first.id, as: 'viewAssigned' });
      expect(answer.text, operation).not.toContain('Secret launch');
    }
    const options = await shop.call('hold', 'options', { given: { field: 'event' }, as: 'viewAssigned' });
    expect(options.text).not.toContain('Secret launch');
    expect((await shop.read('hold', first.id)).event.displayName).toBe('Secret launch');
  });

  it('but not opportunities is not told which one', async () => {
    const chance = await shop.make('opportunity', { summary: 'Quiet pitch' });
    const me = shop.house.of('people').actor?.staffId ?? '';
    const mine = await shop.make('talent', { displayName: 'Ida of people', assigneeIds: [me] });
    const made = await hold({ talentId: mine.id, opportunityId: chance.id });
    const { data } = await shop.call('hold', 'one', { id: made.id, as: 'people' });
    expect(data).toMatchObject({ opportunityId: chance.id, opportunity: null });
  });

  it('in another agency sees what an empty one does', async () => {
    const made = await hold();
    const empty = await shop.call('hold', 'list', { as: 'otherAgency' });
    expect(empty.data).toEqual({ data: [], total: 0, loadMore: false, nextPageIndex: null });
    const absent = '01940000-0000-7000-8000-00000000dead';
    const [there, nowhere] = [
      await shop.call('hold', 'one', { id: made.id, as: 'otherAgency' }),
      await shop.call('hold', 'one', { id: absent, as: 'otherAgency' }),
    ];
    expect(there.text).toBe(nowhere.text);
    const ask = (id: string) =>
      shop.test.ask({
        method: 'POST',
        path: `/client/v1/holds/${id}/release`,
        token: shop.house.of('otherAgency').token,
        body: {},
      });
    expect((await ask(made.id)).text).toBe((await ask(absent)).text);
    expect((await shop.read('hold', made.id)).state).toBe('HELD');
  });

  it('of one event alone confirms theirs, and releases nobody else’s', async () => {
    const me = shop.house.of('editAssigned').actor?.staffId ?? '';
    const event = await shop.make('event', { summary: 'Lead of mine', leadId: me });
    const [first, second] = [await hold(), await hold({ eventId: event.id })];
    const token = shop.house.of('editAssigned').token;
    const path = `/client/v1/holds/${second.id}/confirm`;
    const { status, text } = await shop.test.ask({ method: 'POST', path, token, body: { others: 'RELEASE' } });
    expect(status, text).toBe(200);
    expect(await order()).toEqual(inOrder(first, second));
  });
});

describe('an event made from a hold', () => {
  const whole = {
    startsAt: startOfDay(heldDay, zone),
    startsAtTimeZone: zone,
    startsAtIsAllDay: true,
  };
  const book = (holdId: string, more: object = {}, as: PrincipalName = 'agency') =>
    shop.test.ask({
      method: 'POST',
      path: '/client/v1/events',
      token: shop.house.of(as).token,
      body: { summary: 'Launch', talentIds: [talent().id], ...whole, holdId, ...more },
    });
  const events = async () => {
    const text = 'select count(*)::integer as total from events';
    return (await shop.test.pools.owner.query<{ total: number }>(text)).rows[0]?.total;
  };

  it('is what the hold is for from then on, and does not clash with it', async () => {
    const [held, other] = [await hold(), await hold()];
    await step(held.id, 'confirm', { others: 'KEEP' });
    const made = await book(held.id);
    expect(made.status, made.text).toBe(200);
    expect(made.data).not.toHaveProperty('holdId');
    expect(await shop.read('hold', held.id)).toMatchObject({ eventId: made.data.id, state: 'CONFIRMED', rank: 1 });
    expect(await shop.read('hold', other.id)).toMatchObject({ eventId: null, rank: 2 });
    const [written] = await historyOf(held.id);
    expect(written?.changes.map(({ field }: Json) => field)).toEqual(['eventId']);
  });

  it('asks all the same about another hold of the day that comes first, and writes nothing until that is accepted', async () => {
    const first = await hold();
    const second = await hold();
    const before = await events();
    const asked = await book(second.id);
    expect([asked.status, asked.json.error.code]).toEqual([400, 1014]);
    expect(asked.json.responseData.items).toMatchObject([{ kind: 'hold', id: first.id }]);
    expect([await events(), (await shop.read('hold', second.id)).eventId]).toEqual([before, null]);
    const made = await book(second.id, { acceptClash: true });
    expect(made.status, made.text).toBe(200);
    expect((await shop.read('hold', second.id)).eventId).toBe(made.data.id);
  });

  it('is refused where the hold is released, has an event, or is not there, and nothing is written', async () => {
    const [released, taken] = [await hold(), await hold({ eventId: (await shop.make('event')).id })];
    await step(released.id, 'release');
    const before = await events();
    expect(refusalOf(await book(released.id))).toEqual([400, 'holdId', 'leadClosed']);
    expect(refusalOf(await book(taken.id))).toEqual([400, 'holdId', 'leadClosed']);
    const absent = '01940000-0000-7000-8000-00000000dead';
    expect(refusalOf(await book(absent))).toEqual([400, 'holdId', 'reference']);
    expect(await events()).toBe(before);
  });

  it('asks for the right to edit the hold besides that to add events', async () => {
    const held = await hold();
    const before = await events();
    // Not assigned to them: they may not know of it.
    expect(refusalOf(await book(held.id, {}, 'editAssigned'))).toEqual([400, 'holdId', 'reference']);
    expect((await book(held.id, {}, 'viewAll')).status).toBe(403);
    expect((await book(held.id, { talentIds: [] }, 'otherAgency')).status).toBe(400);
    expect([await events(), (await shop.read('hold', held.id)).eventId]).toEqual([before, null]);
    const me = shop.house.of('editAssigned').actor?.staffId ?? '';
    const mine = await shop.make('talent', { displayName: 'Ida of theirs', assigneeIds: [me] });
    const own = await hold({ talentId: mine.id });
    const made = await book(own.id, { talentIds: [mine.id] }, 'editAssigned');
    expect(made.status, made.text).toBe(200);
    expect((await shop.read('hold', own.id)).eventId).toBe(made.data.id);
  });

  it('is one of two that are made at once', async () => {
    const held = await hold();
    const answers = await Promise.all([book(held.id, { acceptClash: true }), book(held.id, { acceptClash: true })]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
