import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkAssignments } from '../../server/jobs/assignments.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'editAssigned', 'viewAssigned', 'people', 'work', 'editAll']);
});
afterAll(() => shop.close());

const staffOf = (name: 'editAssigned' | 'viewAssigned' | 'people' | 'work') => shop.house.of(name).actor?.staffId ?? '';
const status = async (kind: string, id: string, as: 'editAssigned' | 'viewAssigned' | 'people' | 'work') =>
  (await shop.call(kind, 'one', { id, as })).status;

describe('whoever sees only what is assigned to them', () => {
  it.each(['talent', 'partner', 'fixtureErrand', 'fixtureGig'])('is assigned the %s that they make', async (kind) => {
    const title = shop.test.registry.get(kind).title;
    const made = await shop.make(kind, { [title]: 'Made by myself' }, 'editAssigned');
    expect(await status(kind, made.id, 'editAssigned')).toBe(200);
    expect(await status(kind, made.id, 'viewAssigned')).toBe(404);
    const roster = Object.keys(made).find((key) => ['assigneeIds', 'collaboratorIds', 'crewIds'].includes(key)) ?? '';
    expect(made[roster]).toEqual([staffOf('editAssigned')]);
    const { data } = await shop.call(kind, 'history', { id: made.id });
    expect(data.data[0].changes).toContainEqual(
      expect.objectContaining({ field: roster, after: [expect.objectContaining({ id: staffOf('editAssigned') })] }),
    );
  });

  it('sees a record from the moment it is assigned until it no longer is', async () => {
    const { id } = await shop.make('talent', { displayName: 'Ida' });
    expect(await status('talent', id, 'viewAssigned')).toBe(404);
    await shop.call('talent', 'update', { id, given: { assigneeIds: [staffOf('viewAssigned')] } });
    expect(await status('talent', id, 'viewAssigned')).toBe(200);
    expect((await shop.call('talent', 'update', { id, given: { bio: 'x' }, as: 'viewAssigned' })).status).toBe(403);
    await shop.call('talent', 'update', { id, given: { assigneeIds: [] } });
    expect(await status('talent', id, 'viewAssigned')).toBe(404);
  });

  it('is assigned by any of several fields, and by none of them alone taken away', async () => {
    const me = staffOf('viewAssigned');
    const { id } = await shop.make('fixtureErrand', { summary: 'Two ways', assigneeId: me, collaboratorIds: [me] });
    await shop.call('fixtureErrand', 'update', { id, given: { assigneeId: null } });
    expect(await status('fixtureErrand', id, 'viewAssigned')).toBe(200);
    await shop.call('fixtureErrand', 'update', { id, given: { collaboratorIds: [] } });
    expect(await status('fixtureErrand', id, 'viewAssigned')).toBe(404);
  });

  it('gets an answer to the change by which they give a record away', async () => {
    const { id } = await shop.make('talent', { displayName: 'Ola', assigneeIds: [staffOf('editAssigned')] });
    const given = { assigneeIds: [staffOf('viewAssigned')] };
    const answer = await shop.call('talent', 'update', { id, given, as: 'editAssigned' });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.data).toMatchObject({ version: 2, permissions: { canUpdate: false, canDelete: false } });
    expect(await status('talent', id, 'editAssigned')).toBe(404);
  });
});

describe('whoever is on the roster of somebody whom a record refers to', () => {
  /** An errand of a company on whose roster `work` is, to whom companies themselves are closed. */
  const makeErrand = async (...others: readonly string[]) => {
    const company = await shop.make('partner', { displayName: 'Promoter', assigneeIds: [staffOf('work')] });
    const given = { summary: 'Contract', stage: 'DONE', peopleIds: [company.id, ...others] };
    const { id } = await shop.make('fixtureErrand', given);
    return { id, company: company.id };
  };
  const roster = (id: string, assigneeIds: readonly string[]) =>
    shop.call('partner', 'update', { id, given: { assigneeIds } });
  const listed = async (ids: string[], as: 'work' | 'viewAssigned') => {
    const { data } = await shop.call('fixtureErrand', 'list', { given: { ids }, as });
    const counted = await shop.call('fixtureErrand', 'count', { given: { ids }, as });
    expect(counted.data.total).toBe(data.total);
    return [data.data.map(({ id }: { id: string }) => id), data.total];
  };

  it('has it assigned, however closed those people themselves are, as long as they are on the roster', async () => {
    const { id, company } = await makeErrand();
    const { id: other } = await shop.make('fixtureErrand', { summary: 'Of nobody' });
    const step = await shop.make('fixtureStep', { label: 'Call them', errandId: id });
    expect((await shop.call('partner', 'one', { id: company, as: 'work' })).status).toBe(403);
    const answer = await shop.call('fixtureErrand', 'update', { id, given: { details: 'Called' }, as: 'work' });
    expect(answer.data).toMatchObject({ details: 'Called', permissions: { canUpdate: true, canDelete: true } });
    expect([await status('fixtureStep', step.id, 'work'), await status('fixtureErrand', id, 'viewAssigned')]).toEqual([
      200, 404,
    ]);
    expect([await listed([id, other], 'work'), await listed([id, other], 'viewAssigned')]).toEqual([
      [[id], 1],
      [[], 0],
    ]);
    await roster(company, [staffOf('viewAssigned')]);
    expect([await status('fixtureErrand', id, 'work'), await status('fixtureStep', step.id, 'work')]).toEqual([
      404, 404,
    ]);
    expect(await status('fixtureErrand', id, 'viewAssigned')).toBe(200);
    expect(
      (await shop.call('fixtureErrand', 'update', { id, given: { details: 'x' }, as: 'viewAssigned' })).status,
    ).toBe(403);
  });

  it('has it once, on whatever rosters and in whatever other ways it is theirs', async () => {
    const second = await shop.make('partner', { displayName: 'Label', assigneeIds: [staffOf('work')] });
    const { id, company } = await makeErrand(second.id);
    await shop.call('fixtureErrand', 'update', { id, given: { assigneeId: staffOf('work') } });
    expect(await listed([id], 'work')).toEqual([[id], 1]);
    await roster(company, []);
    await shop.call('fixtureErrand', 'update', { id, given: { assigneeId: null } });
    expect(await status('fixtureErrand', id, 'work')).toBe(200);
    await roster(second.id, []);
    expect(await status('fixtureErrand', id, 'work')).toBe(404);
  });

  it('has it from the moment it refers to them until it no longer does', async () => {
    const { id, company } = await makeErrand();
    await shop.call('fixtureErrand', 'update', { id, given: { peopleIds: [] } });
    expect(await status('fixtureErrand', id, 'work')).toBe(404);
    await shop.call('fixtureErrand', 'update', { id, given: { peopleIds: [company] } });
    await shop.call('fixtureErrand', 'delete', { id, as: 'work' });
    expect(await status('fixtureErrand', id, 'work')).toBe(404);
    expect((await shop.call('fixtureErrand', 'restore', { id, as: 'work' })).status).toBe(200);
    await shop.call('partner', 'delete', { id: company });
    expect(await status('fixtureErrand', id, 'work')).toBe(200);
    await shop.call('partner', 'restore', { id: company });
    expect(await status('fixtureErrand', id, 'work')).toBe(200);
  });

  it('does not lead it where it would no longer be theirs, and takes no step that asks for more', async () => {
    const { id, company } = await makeErrand();
    const other = await shop.make('partner', { displayName: 'Other' });
    const ask = (peopleIds: string[]) => shop.call('fixtureErrand', 'update', { id, given: { peopleIds }, as: 'work' });
    expect((await ask([])).status).toBe(403);
    // Somebody whom they may not read is refused as nobody at all is.
    const [unread, unknown] = [await ask([other.id]), await ask(['0190a0a0-0000-7000-8000-00000000ffff'])];
    expect([unread.status, unread.json.errorDetails]).toEqual([400, unknown.json.errorDetails]);
    expect((await ask([other.id, company])).data).toMatchObject({ peopleIds: [other.id, company], version: 2 });
    const path = `/test/v1/errands/${id}/reopen`;
    const step = await shop.test.ask({ method: 'POST', path, token: shop.house.of('work').token });
    expect([step.status, step.json.error.key]).toEqual([403, 'notAllowed']);
  });
});

describe('a record that belongs to others', () => {
  it('goes to another owner only where both may be edited', async () => {
    const mine = await shop.make('talent', { displayName: 'Mine', assigneeIds: [staffOf('people')] });
    const also = await shop.make('talent', { displayName: 'Also mine', assigneeIds: [staffOf('people')] });
    const other = await shop.make('talent', { displayName: 'Not mine' });
    const note = await shop.make('note', { text: 'Called', ownerId: mine.id }, 'people');
    const refused = await shop.call('note', 'update', { id: note.id, given: { ownerId: other.id }, as: 'people' });
    expect(refused.status).toBe(403);
    const moved = await shop.call('note', 'update', { id: note.id, given: { ownerId: also.id }, as: 'people' });
    expect(moved.status, moved.text).toBe(200);
    expect(moved.data).toMatchObject({ ownerId: also.id, version: 2 });
  });

  it('of several owners needs one that may be edited, before and after', async () => {
    const mine = await shop.make('talent', { displayName: 'Mine', assigneeIds: [staffOf('people')] });
    const other = await shop.make('talent', { displayName: 'Not mine' });
    const errand = await shop.make('fixtureErrand', { summary: 'Together', peopleIds: [mine.id] }, 'people');
    const ask = (ids: string[]) =>
      shop.call('fixtureErrand', 'update', { id: errand.id, given: { peopleIds: ids }, as: 'people' });
    expect((await ask([other.id])).status).toBe(403);
    expect((await ask([])).status).toBe(403);
    expect((await ask([other.id, mine.id])).data).toMatchObject({ peopleIds: [other.id, mine.id] });
    expect(await status('fixtureErrand', errand.id, 'work')).toBe(404);
  });
});

describe('a record that becomes another', () => {
  it('keeps its links, notes and history, and is found as what it is now', async () => {
    const scout = await shop.make('scout', { displayName: 'Nia', status: 1, tagIds: shop.find(['catalogue'], 'TAG') });
    const note = await shop.make('note', { text: 'Promising', ownerId: scout.id });
    const convert = (version?: number) =>
      shop.test.ask({
        method: 'PUT',
        path: '/client/v1/scouts/convert-to-talent',
        token: shop.house.of('agency').token,
        body: { id: scout.id, ...(version !== undefined && { version }) },
      });
    expect((await convert(7)).json.error.key).toBe('staleVersion');
    const answer = await convert();
    expect(answer.status, answer.text).toBe(200);
    const { permissions, ...before } = scout;
    // The steps are those of a talent now.
    const { steps } = answer.data.permissions;
    expect(steps).toEqual(['archive']);
    expect(answer.data).toEqual({ ...before, permissions: { ...permissions, steps }, version: 2 });
    expect((await shop.call('scout', 'one', { id: scout.id })).status).toBe(404);
    expect((await convert()).status).toBe(404);
    expect(await shop.read('talent', scout.id)).toEqual(answer.data);
    expect(await shop.read('note', note.id)).toMatchObject({ owner: { id: scout.id, kind: 'talent' } });
    const { data } = await shop.call('talent', 'history', { id: scout.id });
    expect(data.data.map(({ action }: { action: string }) => action)).toEqual(['convert', 'create']);
    for (const [kind, expected] of [
      ['talent', [scout.id]],
      ['scout', []],
    ] as const) {
      const found = await shop.call(kind, 'list', { given: { keyword: 'nia', ids: [scout.id] } });
      expect(found.data.data.map(({ id }: { id: string }) => id)).toEqual(expected);
    }
  });

  it('is assigned to whoever makes it one and sees only what is assigned', async () => {
    const { id } = await shop.make('fixtureRehearsal', { name: 'Run-through' });
    const path = '/test/v1/rehearsals/convert-to-gig';
    const ask = (as: 'editAssigned' | 'people' | 'work') =>
      shop.test.ask({ method: 'PUT', path, token: shop.house.of(as).token, body: { id } });
    expect((await ask('people')).status).toBe(403);
    expect((await ask('editAssigned')).status).toBe(404);
    const answer = await ask('work');
    expect(answer.status, answer.text).toBe(200);
    expect(answer.data).toMatchObject({ crewIds: [staffOf('work')], permissions: { canUpdate: true } });
    expect(await status('fixtureGig', id, 'work')).toBe(200);

    const back = await shop.make('fixtureGig', { name: 'Called off' });
    await shop.call('fixtureGig', 'update', { id: back.id, given: { crewIds: [] } });
    const off = await shop.test.ask({
      method: 'POST',
      path: `/test/v1/gigs/${back.id}/call-off`,
      token: shop.house.of('editAll').token,
    });
    expect(off.data).toMatchObject({ id: back.id, crewIds: [] });
  });
});

describe('a step from one state to the next', () => {
  const take = (id: string, step: string, body?: object, who: PrincipalName = 'agency') =>
    shop.test.ask({
      method: 'POST',
      path: `/test/v1/errands/${id}/${step}`,
      token: shop.house.of(who).token,
      body,
    });

  it('may ask for more than that the record is assigned', async () => {
    const assigneeId = staffOf('editAssigned');
    const { id } = await shop.make('fixtureErrand', { summary: 'Done and not', stage: 'DONE', assigneeId });
    const changed = await shop.call('fixtureErrand', 'update', { id, given: { details: 'Mine' }, as: 'editAssigned' });
    expect(changed.status, changed.text).toBe(200);
    const refused = await take(id, 'reopen', undefined, 'editAssigned');
    expect([refused.status, refused.json.error.key]).toEqual([403, 'notAllowed']);
    expect(await shop.read('fixtureErrand', id)).toMatchObject({ stage: 'DONE', version: 2 });
    const unseen = await shop.make('fixtureErrand', { summary: 'Not theirs', stage: 'DONE' });
    expect((await take(unseen.id, 'reopen', undefined, 'editAssigned')).status).toBe(404);
    expect((await take(id, 'reopen', undefined, 'editAll')).data).toMatchObject({ stage: 'OPEN', version: 3 });
  });

  it('needs its starting state and what has to be filled in', async () => {
    const { id } = await shop.make('fixtureErrand', { summary: 'Step by step' });
    const missing = await take(id, 'open');
    expect(missing.json.errorDetails).toMatchObject([
      { field: 'assigneeId', key: 'required' },
      { field: 'channels', key: 'required' },
    ]);
    expect((await take(id, 'finish')).json.error.key).toBe('transitionRefused');
    await shop.call('fixtureErrand', 'update', { id, given: { assigneeId: shop.find(['staff'])[0], channels: [1] } });
    expect((await take(id, 'open', { version: 1 })).json.error.key).toBe('changedMeanwhileBy');
    expect((await take(id, 'open', { version: 2 })).data).toMatchObject({ stage: 'OPEN', version: 3 });
    expect((await take(id, 'open')).json.error).toMatchObject({
      key: 'transitionRefused',
      message: 'This step is not possible from OPEN',
      params: { from: 'OPEN', field: 'stage', kind: 'fixtureErrand' },
    });
    expect((await take(id, 'finish')).data).toMatchObject({ stage: 'DONE', version: 4 });
    expect((await take(id, 'nothing')).status).toBe(404);
  });
});

it('assignments are what the fields say, whatever was written', async () => {
  expect(await checkAssignments(shop.test.app.engine, shop.house.agencyId)).toBe(0);
});
