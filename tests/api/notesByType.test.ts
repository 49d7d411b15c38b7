import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type Answer, type TestApp } from '../support/app.ts';
import { openHouse, type House } from '../support/principals.ts';

const who = ['agency', 'editAssigned', 'viewAll', 'otherAgency'] as const;
type Who = (typeof who)[number];

let test: TestApp;
let house: House;
beforeAll(async () => {
  test = await openTestApp();
  house = await openHouse(test, who);
});
afterAll(() => test.close());

const ask = (as: Who, method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Answer> =>
  test.ask({ method, path: `/client/v1/${path}`, token: house.of(as).token, body, ...(headers && { headers }) });
const make = async (kind: string): Promise<string> =>
  (await ask('agency', 'POST', kind, { displayName: `One of ${kind}` })).data.id;

describe.each([
  ['talents', 'scouts'],
  ['scouts', 'talents'],
])('notes about %s', (kind, others) => {
  it('are written, changed and told by type, as the notes that they are', async () => {
    const id = await make(kind);
    const made = await ask('agency', 'POST', `${kind}/notes`, { id, text: 'Met *today*' });
    expect([made.status, made.data.owner.id, made.data.permissions.canUpdate]).toEqual([200, id, true]);
    const noteId: string = made.data.id;
    const changed = await ask('agency', 'PUT', `${kind}/notes`, { id: noteId, version: 1, isPinned: true });
    expect(changed.data).toMatchObject({ id: noteId, text: 'Met *today*', isPinned: true, version: 2 });
    const late = await ask('agency', 'PUT', `${kind}/notes`, { id: noteId, version: 1, text: 'Late' });
    expect([late.status, late.json.error.key]).toEqual([400, 'staleVersion']);
    expect((await ask('agency', 'GET', `${kind}/notes/${noteId}`)).data).toEqual(changed.data);
    expect((await ask('agency', 'POST', 'notes/list', { ownerIds: [id] })).data.total).toBe(1);
  });

  it('are of that type alone', async () => {
    const id = await make(kind);
    expect((await ask('agency', 'POST', `${others}/notes`, { id, text: 'Wrong door' })).status).toBe(404);
    const { data } = await ask('agency', 'POST', `${kind}/notes`, { id, text: 'Right door' });
    expect((await ask('agency', 'PUT', `${others}/notes`, { id: data.id, text: 'x' })).status).toBe(404);
    expect((await ask('agency', 'GET', `${others}/notes/${data.id}`)).status).toBe(404);
  });

  it('are written once for a key, by whoever may edit whom they are about', async () => {
    const id = await make(kind);
    const key = { 'idempotency-key': `note ${kind}`.replace(' ', '-') };
    const twice = [1, 2].map(() => ask('agency', 'POST', `${kind}/notes`, { id, text: 'Once' }, key));
    const [first, second] = await Promise.all(twice);
    expect(first?.data.id).toBe(second?.data.id);
    const statuses = await Promise.all(
      (['viewAll', 'editAssigned', 'otherAgency'] as const).map(
        async (as) => (await ask(as, 'POST', `${kind}/notes`, { id, text: 'Mine' })).status,
      ),
    );
    expect(statuses).toEqual([403, 404, 404]);
    expect((await ask('viewAll', 'GET', `${kind}/notes/${first?.data.id}`)).status).toBe(200);
    expect((await ask('otherAgency', 'GET', `${kind}/notes/${first?.data.id}`)).status).toBe(404);
  });

  it('are refused in the words of notes', async () => {
    const id = await make(kind);
    const blank = await ask('agency', 'POST', `${kind}/notes`, { id, text: ' ' });
    expect([blank.status, blank.json.errorDetails]).toMatchObject([400, [{ field: 'text', key: 'required' }]]);
    const moved = await ask('agency', 'POST', `${kind}/notes`, { id, ownerId: id, text: 'x' });
    expect(moved.json.errorDetails).toMatchObject([{ field: 'ownerId', key: 'unknownField' }]);
  });
});
