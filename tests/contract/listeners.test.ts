import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from '../../schema/access/access.ts';
import { within } from '../../server/engine/engine.ts';
import type { WriteEvent, WriteIntent, WritePatch } from '../../server/engine/writing/events.ts';
import { updateMany } from '../../server/engine/many/updateMany.ts';
import { removeRecord, restoreRecord } from '../../server/engine/removal/remove.ts';
import { updateRecord } from '../../server/engine/writing/update.ts';
import { RefusalError } from '../../server/errors.ts';
import type { Json } from '../support/app.ts';
import { csv, importerOf } from '../support/importer.ts';
import { tableSums } from '../support/sums.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Listeners of modules on writes: complete, refuse and follow them. */
let shop: Workshop;
let before: (intent: WriteIntent) => Promise<WritePatch | void>;
let after: (event: WriteEvent, engine: Workshop['test']['app']['engine']) => Promise<void>;
const intents: WriteIntent[] = [];
const events: WriteEvent[] = [];
const heard = ['fixtureErrand', 'fixtureStep', 'fixtureGig', 'fixtureRehearsal', 'talent'];

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'people']);
  const { engine } = shop.test.app;
  for (const entity of heard) {
    engine.beforeWrite(entity, async (intent) => {
      intents.push(intent);
      return before(intent);
    });
    engine.afterWrite(entity, async (event, connection) => {
      events.push(event);
      await after(event, within(engine, connection));
    });
  }
});
afterAll(() => shop.close());
beforeEach(() => {
  before = async () => undefined;
  after = async () => undefined;
  intents.length = 0;
  events.length = 0;
});

const errand = (more: object = {}) => shop.make('fixtureErrand', { summary: `Errand ${shop.next()}`, ...more });
const put = (id: string, given: object, version?: number) =>
  shop.call('fixtureErrand', 'update', { id, given: { ...given }, ...(version !== undefined && { version }) });
const historyOf = async (id: string): Promise<Json[]> =>
  (await shop.call('fixtureErrand', 'history', { id, given: { pageSize: 100 } })).data.data;
const take = (id: string, step: string) =>
  shop.test.ask({
    method: 'POST',
    path: `/test/v1/errands/${id}/${step}`,
    token: shop.house.of('agency').token,
    body: {},
  });
/** Returns each reported write, as `kind action cause`, before it and after it. */
const told = (list: readonly WriteIntent[] = events) =>
  list.map(({ entity, action, cause }) => `${entity} ${action} ${typeof cause === 'string' ? cause : cause.step}`);

describe('what a listener returns before a write', () => {
  it('is written with it: one version, one entry in the history, read-only fields included', async () => {
    before = async ({ after: record }) => ({ source: `from ${record['summary']}`, effort: 7 });
    const made = await errand({ summary: 'Paint' });
    expect(made).toMatchObject({ version: 1, source: 'from Paint', effort: 7 });
    const { data } = await put(made.id, { summary: 'Varnish' });
    expect(data).toMatchObject({ version: 2, summary: 'Varnish', source: 'from Varnish' });
    const [update, create, ...more] = await historyOf(made.id);
    expect(more).toEqual([]);
    expect(update).toMatchObject({
      version: 2,
      changes: [
        { field: 'summary', before: 'Paint', after: 'Varnish' },
        { field: 'source', before: 'from Paint', after: 'from Varnish' },
      ],
    });
    expect(create.changes).toContainEqual({ field: 'source', before: null, after: 'from Paint' });
  });

  it('may be of every kind: sets, rows, files, added fields and amounts, and is what searches find', async () => {
    const [staff = ''] = shop.find(['staff']);
    const [file = ''] = shop.find(['media']);
    const added = await shop.make('customField', { label: 'Told', ownerType: 'ERRAND', dataType: 'SHORT_TEXT' });
    before = async () => ({
      summary: 'Quixotic',
      collaboratorIds: [staff],
      paperIds: [file],
      checklist: [{ label: 'One', quantity: 2 }],
      cost: '3.5',
      costCurrency: 'AUD',
      custom: { [added.id]: 'zephyr' },
    });
    const made = await errand({ summary: 'Plain' });
    const expected = {
      summary: 'Quixotic',
      collaboratorIds: [staff],
      paperIds: [file],
      cost: '3.50',
      custom: { [added.id]: 'zephyr' },
    };
    expect(await shop.read('fixtureErrand', made.id)).toMatchObject({
      ...expected,
      checklist: [{ label: 'One', quantity: 2 }],
    });
    for (const keyword of ['quixotic', 'zephyr']) {
      const { data } = await shop.call('fixtureErrand', 'list', { given: { keyword } });
      expect(data.data.map(({ id }: Json) => id)).toEqual([made.id]);
    }
    expect((await shop.call('fixtureErrand', 'list', { given: { keyword: 'plain' } })).data.data).toEqual([]);
    // The same amount in other digits is no change.
    const { data } = await put(made.id, { details: 'More' });
    expect((await historyOf(made.id))[0].changes).toEqual([{ field: 'details', before: null, after: 'More' }]);
    expect(data.version).toBe(2);
  });

  it('is seen by the next listener, and writes nothing where it takes back what was asked', async () => {
    const { engine } = shop.test.app;
    const seen: unknown[] = [];
    before = async () => ({ source: 'first' });
    engine.beforeWrite('fixtureGig', async ({ after: record }) => {
      seen.push(record['name']);
    });
    before = async () => ({ name: 'Completed' });
    await shop.make('fixtureGig', { name: 'Asked' });
    expect(seen).toEqual(['Completed']);

    before = async () => undefined;
    const made = await errand();
    before = async ({ before: record }) => ({ summary: record?.['summary'] });
    const { data } = await put(made.id, { summary: 'Another' });
    expect(data).toEqual(made);
    expect(await historyOf(made.id)).toHaveLength(1);
  });

  it('has to be of the entity, and is nothing that a delete or a restore could write', async () => {
    const { engine } = shop.test.app;
    const server = systemActor(shop.house.agencyId);
    const made = await errand();
    before = async () => ({ nothing: 1 });
    await expect(updateRecord(engine, server, 'fixtureErrand', made.id, { summary: 'Other' })).rejects.toThrow(
      "'nothing'",
    );
    before = async () => ({ effort: 1 });
    await expect(removeRecord(engine, server, 'fixtureErrand', made.id)).rejects.toThrow('a delete cannot write');
    before = async () => undefined;
    await removeRecord(engine, server, 'fixtureErrand', made.id);
    before = async () => ({ effort: 1 });
    await expect(restoreRecord(engine, server, 'fixtureErrand', made.id)).rejects.toThrow('a restore cannot write');
  });
});

describe('what a listener throws before a write', () => {
  it('refuses it, whichever write it is, and leaves nothing behind', async () => {
    const [kept, gone, away] = [await errand(), await errand(), await errand({ stage: 'OPEN' })];
    const gig = await shop.make('fixtureGig');
    const deleted = await errand();
    await shop.call('fixtureErrand', 'delete', { id: deleted.id });
    const sums = await tableSums(shop.test);
    before = async () => {
      throw new RefusalError('forbidden', 'notAllowed');
    };
    const version = { version: kept.version };
    const answers = [
      await shop.call('fixtureErrand', 'create', { given: { summary: 'No' } }),
      await put(kept.id, { summary: 'No' }),
      await shop.call('fixtureErrand', 'delete', { id: kept.id }),
      await shop.call('fixtureErrand', 'restore', { id: deleted.id }),
      await shop.call('fixtureErrand', 'merge', {
        id: kept.id,
        ...version,
        given: { goneId: gone.id, goneVersion: 1 },
      }),
      await take(away.id, 'finish'),
      await shop.test.ask({
        method: 'POST',
        path: `/test/v1/gigs/${gig.id}/call-off`,
        token: shop.house.of('agency').token,
        body: {},
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
    const { data } = await shop.call('fixtureErrand', 'bulk', {
      given: { ids: [{ id: kept.id }], change: { effort: 9 } },
    });
    expect(data[0].error.key).toBe('notAllowed');
    expect(await tableSums(shop.test)).toEqual(sums);
  });
});

describe('a listener', () => {
  it('knows why each record is written, before and after', async () => {
    const one = await errand();
    await put(one.id, { effort: 3 });
    await shop.call('fixtureErrand', 'bulk', { given: { ids: [{ id: one.id }], change: { stage: 'OPEN' } } });
    await take(one.id, 'finish');
    const part = await shop.make('fixtureStep', { label: `Part ${shop.next()}`, errandId: one.id });
    await shop.call('fixtureErrand', 'delete', { id: one.id });
    await shop.call('fixtureErrand', 'restore', { id: one.id });
    const expected = [
      'fixtureErrand create call',
      'fixtureErrand update call',
      'fixtureErrand update bulk',
      'fixtureErrand update finish',
      'fixtureStep create call',
      'fixtureErrand delete call',
      'fixtureStep delete cascade',
      'fixtureErrand restore restore',
      'fixtureStep restore cascade',
    ];
    expect(told(intents).toSorted()).toEqual(expected.toSorted());
    expect(told().toSorted()).toEqual(expected.toSorted());
    expect(events.find(({ entity, action }) => entity === 'fixtureStep' && action === 'delete')).toMatchObject({
      id: part.id,
      before: { label: part.label, deletedAt: null },
      after: { label: part.label, deletedAt: shop.test.now() },
    });

    events.length = 0;
    await shop.call('fixtureErrand', 'bulk', { given: { ids: [{ id: one.id }], delete: true } });
    await shop.call('fixtureErrand', 'bulk', { given: { ids: [{ id: one.id }], restore: true } });
    expect(told().filter((line) => line.startsWith('fixtureErrand'))).toEqual([
      'fixtureErrand delete bulk',
      'fixtureErrand restore bulk',
    ]);

    events.length = 0;
    const gig = await shop.make('fixtureGig', { name: 'Evening' });
    const token = shop.house.of('agency').token;
    await shop.test.ask({ method: 'POST', path: `/test/v1/gigs/${gig.id}/call-off`, token, body: {} });
    expect(told()).toEqual(['fixtureGig create call', 'fixtureRehearsal convert convert']);
  });

  it('knows of imports and of their undo', async () => {
    const me = importerOf(shop.test, shop.house.agencyId, shop.house.of('agency').token);
    const known = await errand({ summary: 'Known errand', reference: 'R-1' });
    events.length = 0;
    const rows = csv(['Summary', 'Reference', 'Details'], ['Known errand', 'R-1', 'New'], ['Fresh errand', 'R-2', '']);
    const columns = ['summary', 'reference', 'details'];
    before = async ({ cause }) => ({ source: String(cause) });
    const done = await me.whole('fixtureErrand', rows, { columns, key: 'reference', existing: 'update' });
    expect(done).toMatchObject({ created: 1, updated: 1, faults: 0 });
    expect(told().toSorted()).toEqual(['fixtureErrand create import', 'fixtureErrand update import']);
    expect(await shop.read('fixtureErrand', known.id)).toMatchObject({ version: 2, source: 'import', details: 'New' });

    events.length = 0;
    before = async () => undefined;
    await me.step(done.id, 'undo');
    await me.work();
    expect(await me.one(done.id)).toMatchObject({ state: 'undone', undone: 2, kept: 0 });
    expect(told().toSorted()).toEqual(['fixtureErrand delete undo', 'fixtureErrand update undo']);
  });

  it('hears of a merge as one, of both records and of all that pointed to the one that went', async () => {
    const [kept, gone] = [
      await shop.make('talent', { displayName: 'Kept' }),
      await shop.make('talent', { displayName: 'Gone' }),
    ];
    const partner = shop.find(['partner'])[0] ?? '';
    const alone = await errand({ peopleIds: [partner, gone.id] });
    const both = await errand({ peopleIds: [gone.id, partner, kept.id] });
    const about = await errand({ subjectId: gone.id });
    intents.length = 0;
    events.length = 0;
    before = async ({ entity }) => (entity === 'fixtureErrand' ? { source: 'moved' } : undefined);
    const given = { goneId: gone.id, goneVersion: gone.version };
    const merged = await shop.call('talent', 'merge', { id: kept.id, version: kept.version, given });
    expect(merged.status, merged.text).toBe(200);
    const pointing = ['fixtureErrand update merge', 'fixtureErrand update merge', 'fixtureErrand update merge'];
    const expected = [...pointing, 'talent delete merge', 'talent update merge'];
    expect(told(intents).toSorted()).toEqual(expected);
    expect(told().toSorted()).toEqual(expected);
    expect(await shop.read('fixtureErrand', alone.id)).toMatchObject({
      version: 2,
      peopleIds: [partner, kept.id],
      source: 'moved',
    });
    expect(await shop.read('fixtureErrand', both.id)).toMatchObject({
      version: 2,
      peopleIds: [partner, kept.id],
      source: 'moved',
    });
    expect(await shop.read('fixtureErrand', about.id)).toMatchObject({
      version: 2,
      subjectId: kept.id,
      source: 'moved',
    });
    const [entry] = await historyOf(both.id);
    expect(entry.changes.map(({ field }: Json) => field).toSorted()).toEqual(['peopleIds', 'source']);

    events.length = 0;
    before = async () => undefined;
    const { data: history } = await shop.call('talent', 'history', { id: kept.id });
    const { merge } = history.data.find(({ action }: Json) => action === 'merge');
    const { version } = await shop.read('talent', kept.id);
    const undone = await shop.call('talent', 'unmerge', { id: kept.id, version, given: { mergeId: merge.id } });
    expect(undone.status, undone.text).toBe(200);
    expect(undone.data.left).toEqual({ fields: [], records: [] });
    expect(told().toSorted()).toEqual([
      ...pointing.map(() => 'fixtureErrand update unmerge'),
      'talent restore unmerge',
      'talent update unmerge',
    ]);
    expect(await shop.read('fixtureErrand', alone.id)).toMatchObject({ version: 3, peopleIds: [partner, gone.id] });
    expect(await shop.read('fixtureErrand', both.id)).toMatchObject({
      version: 3,
      peopleIds: [gone.id, partner, kept.id],
    });
    expect(await shop.read('fixtureErrand', about.id)).toMatchObject({ version: 3, subjectId: gone.id });
  });

  it('is given the whole record, also what its writer may not see', async () => {
    const [sponsor = ''] = shop.find(['partner']);
    const made = await errand({ cost: '12.50', costCurrency: 'AUD', sponsorId: sponsor, peopleIds: [sponsor] });
    intents.length = 0;
    events.length = 0;
    const seen = await shop.read('fixtureErrand', made.id, 'people');
    expect(seen).not.toHaveProperty('cost');
    const answer = await shop.call('fixtureErrand', 'update', {
      id: made.id,
      given: { summary: 'Told' },
      as: 'people',
    });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.data).not.toHaveProperty('cost');
    const whole = { cost: '12.50', sponsorId: sponsor, isBillable: true, steps: [] };
    expect(intents).toMatchObject([
      { before: { ...whole, summary: made.summary, version: 1 }, after: { ...whole, summary: 'Told' } },
    ]);
    expect(events).toMatchObject([
      {
        before: { ...whole, summary: made.summary, version: 1 },
        after: { ...whole, summary: 'Told', version: 2, sponsor: { id: sponsor, kind: 'partner' } },
        version: 2,
        changes: [{ field: 'summary', before: made.summary, after: 'Told' }],
      },
    ]);
  });

  it('that writes its record again leaves no answer behind: its version is the current one', async () => {
    after = async ({ id, entity, after: record, action }, engine) => {
      if (action === 'delete' || entity !== 'fixtureErrand' || record['details'] === 'Noted') return;
      const server = systemActor(shop.house.agencyId);
      await updateRecord(engine, server, 'fixtureErrand', id, { details: 'Noted' });
    };
    const made = await errand();
    expect(made).toMatchObject({ version: 2, details: 'Noted' });
    const changed = await put(made.id, { details: null, summary: 'Changed' }, made.version);
    expect(changed.data).toMatchObject({ version: 4, details: 'Noted', summary: 'Changed' });
    const again = await put(made.id, { details: null, stage: 'OPEN' }, changed.data.version);
    expect(again.status, again.text).toBe(200);
    const { data: rows } = await shop.call('fixtureErrand', 'bulk', {
      given: { ids: [{ id: made.id, version: again.data.version }], change: { details: null } },
    });
    const { version } = await shop.read('fixtureErrand', made.id);
    expect(rows).toEqual([{ id: made.id, version }]);
    const finished = await take(made.id, 'finish');
    expect(finished.data.version).toBe((await shop.read('fixtureErrand', made.id)).version);
  });

  it('is not in the way of records that nobody listens to: they are written in one statement, without a transaction', async () => {
    const note = await shop.make('fixtureMemo', { text: 'Quiet' });
    const { statements } = shop.test;
    statements.length = 0;
    await shop.call('fixtureMemo', 'update', { id: note.id, given: { text: 'Quieter' } });
    expect(statements.filter((text) => /fixture_memos/.test(text))).toHaveLength(2);
  });
});

describe('a listener that follows some writes', () => {
  it('hears of these alone, and all others take one statement', async () => {
    const { engine } = shop.test.app;
    const told: string[] = [];
    const hearing = {
      of: ['create', 'update'],
      when: ({ changes }: WriteIntent) => changes.some(({ field }) => field === 'capacity'),
    } as const;
    engine.beforeWrite('fixtureVenue', async ({ action }) => void told.push(`before ${action}`), hearing);
    engine.afterWrite('fixtureVenue', async ({ action }) => void told.push(`after ${action}`), hearing);
    const admin = shop.house.of('agency').actor ?? systemActor(shop.house.agencyId);
    const { id } = await shop.make('fixtureVenue', { name: 'Plain hall' });
    let transactions = 0;
    const counting = {
      ...engine,
      database: {
        ...engine.database,
        transaction: ((agency, work) => {
          transactions += 1;
          return engine.database.transaction(agency, work);
        }) as typeof engine.database.transaction,
      },
    };
    await updateRecord(counting, admin, 'fixtureVenue', id, { name: 'Plainer hall' });
    expect([told, transactions]).toEqual([[], 0]);
    await updateRecord(counting, admin, 'fixtureVenue', id, { capacity: 90 });
    expect([told, transactions]).toEqual([['before update', 'after update'], 1]);
    await updateMany(engine, admin, 'fixtureVenue', [{ id, body: { name: 'Plainest hall' } }]);
    await shop.call('fixtureVenue', 'delete', { id });
    await shop.call('fixtureVenue', 'restore', { id });
    expect(told).toHaveLength(2);
  });
});
