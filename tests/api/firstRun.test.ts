import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FirstRunState } from '../../schema/areas/insight/calls/firstRun.ts';
import { firstRunSteps } from '../../schema/areas/insight/firstRun.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** The first days of an agency: what sets it up, and sample data that leaves nothing behind. */
let shop: Workshop;
const call = (method: 'GET' | 'POST' | 'DELETE', path = '', as: PrincipalName = 'agency') =>
  shop.test.ask({ method, path: `/client/v1/first-run${path}`, token: shop.house.of(as).token });
const stateOf = async (): Promise<FirstRunState> => (await call('GET')).data;
const doneOf = ({ steps }: FirstRunState) => steps.filter(({ isDone }) => isDone).map(({ name }) => name);
const totalOf = async (entity: string) => (await shop.call(entity, 'count', { as: 'agency', given: {} })).data.total;
const kinds = ['talent', 'scout', 'partner', 'opportunity', 'event', 'contract', 'task'];

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'editAll', 'none', 'otherAgency']);
});
afterAll(() => shop.close());

it('is for admins alone', async () => {
  for (const as of ['editAll', 'none'] as const)
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/samples'],
      ['DELETE', '/samples'],
    ] as const)
      expect((await call(method, path, as)).status).toBe(403);
});

it('adds sample data once, which counts for no step, and removes all of it but nothing else', async () => {
  const before = await Promise.all(kinds.map(totalOf));
  const began = await stateOf();
  const both = await Promise.all([call('POST', '/samples'), call('POST', '/samples')]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const there = await stateOf();
  expect(there.samples).toBe(15);
  expect(doneOf(there)).toEqual(doneOf(began));
  const after = await Promise.all(kinds.map(totalOf));
  expect(after.map((total, index) => total - (before[index] ?? 0))).toEqual([4, 1, 2, 2, 2, 1, 3]);
  expect((await call('GET', '', 'otherAgency')).data?.samples ?? 0).toBe(0);

  const { data } = await shop.call('talent', 'list', { as: 'agency', given: { keyword: 'Juno Vale' } });
  const [juno] = data.data;
  const own = await shop.make('task', { summary: 'Mine', relatedToIds: [juno.id] });
  const deleted = await shop.call('talent', 'list', { as: 'agency', given: { keyword: 'Lin Moreau' } });
  const [lin] = deleted.data.data;
  await shop.call('talent', 'delete', { as: 'agency', id: lin.id, given: { version: lin.version } });
  expect((await stateOf()).samples).toBeLessThan(15);

  const removed = await call('DELETE', '/samples');
  expect(removed.status, removed.text).toBe(200);
  expect(removed.data.samples).toBe(0);
  const left = await Promise.all(kinds.map(totalOf));
  expect(left.map((total, index) => total - (before[index] ?? 0))).toEqual([0, 0, 0, 0, 0, 0, 1]);
  expect((await shop.call('task', 'one', { as: 'agency', id: own.id })).status).toBe(200);
  expect((await call('DELETE', '/samples')).status).toBe(200);
});

it('tells what is done by what there is', async () => {
  const began = await stateOf();
  // Whoever runs the server sets up mail: it is no step of the agency.
  expect(began).toMatchObject({ isMailSent: false, steps: firstRunSteps.map((name) => ({ name })) });
  expect(doneOf(began)).not.toContain('IMPORT');
  if (!doneOf(began).includes('PARTNER')) {
    await shop.make('partner', { displayName: 'Studio' });
    expect(doneOf(await stateOf())).toContain('PARTNER');
  }
  await shop.make('talent', { displayName: 'Mira' });
  expect(doneOf(await stateOf())).toEqual(expect.arrayContaining(['TALENTS', 'COLLEAGUE']));
});
