import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyEntity } from '../../schema/language/entity.ts';
import type { Json } from '../support/app.ts';
import { fixtureRegistry } from '../support/fixture.ts';
import { valueOf } from '../support/values.ts';
import { offers, openWorkshop, type Workshop } from '../support/workshop.ts';

/** Concurrent writes without a version: each of them is applied, and none is refused as stale. */
let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency']);
});
afterAll(() => shop.close());

const writers = 20;
const ofWriters = <Answer>(ask: (index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: writers }, (_, index) => ask(index)));
const statuses = (answers: readonly { readonly status: number }[]) => new Set(answers.map(({ status }) => status));

function titleOf(entity: AnyEntity): Record<string, unknown> {
  const field = entity.fields[entity.title];
  return field ? valueOf(entity.title, field, shop.next(), shop.find) : {};
}

/** The updates in a record's history, the oldest first. */
async function updatesOf(kind: string, id: string): Promise<readonly Json[]> {
  const { data } = await shop.call(kind, 'history', { id, given: { pageSize: 100 } });
  return data.data.filter(({ action }: { action: string }) => action === 'update').toReversed();
}

const roots = fixtureRegistry.all.filter(
  (one) => one.root === one.name && offers(one, 'create', 'update', 'history') && !one.fields[one.title]?.readOnly,
);

describe.each(roots.map((entity) => ({ name: entity.name, entity })))('of a $name', ({ name, entity }) => {
  it('each stand, with what it wrote over in the history', async () => {
    const { id, version } = await shop.make(name);
    const answers = await ofWriters(() => shop.call(name, 'update', { id, given: titleOf(entity) }));
    expect(statuses(answers), answers.find(({ status }) => status !== 200)?.text).toEqual(new Set([200]));
    const versions = answers.map((_, index) => version + 1 + index);
    // An answer may tell of a write that came right after its own.
    expect(answers.filter(({ data }) => !versions.includes(data.version))).toEqual([]);

    const updates = await updatesOf(name, id);
    expect(updates.map((one) => one.version)).toEqual(versions);
    const changes = updates.map((one) => one.changes.find(({ field }: Json) => field === entity.title));
    expect(changes.slice(1).map(({ before }) => before)).toEqual(changes.slice(0, -1).map(({ after }) => after));
    expect((await shop.read(name, id))[entity.title]).toEqual(changes.at(-1).after);
  });
});

it('who change different fields, a file among them, lose nothing of each other', async () => {
  const { id } = await shop.make('talent', { displayName: 'Ada' });
  const [avatarId] = shop.find(['media'], 'image');
  const bodies = [{ bio: 'x' }, { headline: 'y' }, { avatarId }, { displayName: 'Ada L' }];
  const answers = await ofWriters((index) => shop.call('talent', 'update', { id, given: bodies[index % 4] ?? {} }));
  expect(statuses(answers)).toEqual(new Set([200]));
  expect(await shop.read('talent', id)).toMatchObject({ bio: 'x', headline: 'y', avatarId, displayName: 'Ada L' });
});

it('who add rows each add theirs', async () => {
  const { id } = await shop.make('talent', { displayName: 'Ada' });
  const { token } = shop.house.of('agency');
  const path = '/client/v1/talents/emergency-contacts';
  const answers = await ofWriters((index) =>
    shop.test.ask({ method: 'POST', path, token, body: { id, emergencyContacts: [{ name: `Contact ${index}` }] } }),
  );
  expect(statuses(answers), answers.find(({ status }) => status !== 200)?.text).toEqual(new Set([200]));
  const { emergencyContacts } = await shop.read('talent', id);
  expect(new Set(emergencyContacts.map(({ name }: Json) => name)).size).toBe(writers);
});

it('a step or a deletion among them is taken where the record then stands', async () => {
  const { id } = await shop.make('talent', { displayName: 'Ada' });
  const { token } = shop.house.of('agency');
  const write = (index: number) => shop.call('talent', 'update', { id, given: { bio: `${index}` } });
  const archive = shop.test.ask({ method: 'POST', path: `/client/v1/talents/${id}/archive`, token });
  const [archived, ...written] = await Promise.all([archive, ...Array.from({ length: 8 }, (_, index) => write(index))]);
  expect(statuses([archived, ...written]), archived.text).toEqual(new Set([200]));
  expect(await shop.read('talent', id)).toMatchObject({ state: 'ARCHIVED' });

  const [removed] = await Promise.all([
    shop.call('talent', 'delete', { id }),
    ...Array.from({ length: 8 }, (_, index) => write(index + 10)),
  ]);
  expect(removed.status, removed.text).toBe(200);
  expect((await shop.call('talent', 'one', { id })).status).toBe(404);
});

it('a prospect among them becomes a talent with what was written', async () => {
  const { id } = await shop.make('scout', { displayName: 'Ada' });
  const { token } = shop.house.of('agency');
  const convert = () =>
    shop.test.ask({ method: 'PUT', path: '/client/v1/scouts/convert-to-talent', token, body: { id } });
  const [converted, ...written] = await Promise.all([
    convert(),
    ...Array.from({ length: 8 }, (_, index) => shop.call('scout', 'update', { id, given: { bio: `${index}` } })),
  ]);
  expect(converted.status, converted.text).toBe(200);
  // Who comes after the step finds no prospect any more.
  expect([...statuses(written)].filter((status) => status !== 200 && status !== 404)).toEqual([]);
  expect((await shop.read('talent', id)).displayName).toBe('Ada');
});
