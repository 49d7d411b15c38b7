import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Json } from '../support/app.ts';
import { csv, importerOf } from '../support/importer.ts';
import type { PrincipalName } from '../support/principals.ts';
import { tableSums } from '../support/sums.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** An opportunity is decided by several ways, which all ask the same of it. Today is 20 November 2026. */
let shop: Workshop;
let me: ReturnType<typeof importerOf>;
let lostReasonId: string;
let reasonName: string;
const statuses = new Map<string, Json>();
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'editAssigned', 'viewAllEditAssigned', 'editAll']);
  const { token } = shop.house.of('agency');
  me = importerOf(shop.test, shop.house.agencyId, token);
  const query = { type: 'PIPELINE', isIncludeStatus: true };
  const { data } = await shop.test.ask({ method: 'GET', path: '/client/v1/status-category', query, token });
  for (const category of data) statuses.set(category.code, category.statuses[0]);
  const reason = await shop.make('catalogue', { displayName: 'Too dear', type: 'LOST_REASON' });
  [lostReasonId, reasonName] = [reason.id, reason.displayName];
});
afterAll(() => shop.close());

const statusId = (code: string) => statuses.get(code)?.id as string;
const staffOf = (who: PrincipalName) => shop.house.of(who).actor?.staffId;
const make = (body: object = {}) => shop.make('opportunity', { summary: `Chance ${shop.next()}`, ...body });
const read = (id: string) => shop.read('opportunity', id);
const steps: Readonly<Record<string, string>> = {
  WON: 'win',
  LOST: 'lose',
  DECLINED: 'decline',
  OPPORTUNITY: 'reopen',
};
const ask = (method: string, path: string, body: object, as: PrincipalName): Promise<Answer> =>
  shop.test.ask({ method, path: `/client/v1/pipelines${path}`, token: shop.house.of(as).token, body });

/** Answer of a way: "done" or the key of the refusal, and the fields that it names. */
interface Outcome {
  readonly key: string;
  readonly fields: readonly string[];
}
const outcomeOf = (error?: Json, details?: Json): Outcome => ({
  key: error?.key ?? 'done',
  fields: (details ?? []).map(({ field }: Json) => String(field).replace('change.', '')).toSorted(),
});
const whole = ({ json }: Answer) => outcomeOf(json.error, json.errorDetails);

type Way = (id: string, code: string, more?: object, as?: PrincipalName) => Promise<Outcome>;
const ways: Readonly<Record<string, Way>> = {
  'a plain write': async (id, code, more, as = 'agency') =>
    whole(await ask('PUT', `/${id}`, { statusId: statusId(code), ...more }, as)),
  'a move on the board': async (id, code, more, as = 'agency') =>
    whole(await ask('PUT', `/status/${id}`, { statusId: statusId(code), lowerOrder: null, ...more }, as)),
  'its step': async (id, code, more, as = 'agency') =>
    whole(await ask('POST', `/${id}/${steps[code]}`, { ...more }, as)),
  'a change of many': async (id, code, more, as = 'agency') => {
    const change = { statusId: statusId(code), ...more };
    const answer = await ask('POST', '/bulk', { ids: [{ id }], change }, as);
    return answer.data ? outcomeOf(answer.data[0].error, answer.data[0].errorDetails) : whole(answer);
  },
};

describe.each(Object.keys(ways))('%s', (name) => {
  const way = ways[name] as Way;
  const isBulk = name === 'a change of many';
  const required = (field: string): Outcome => ({ key: 'required', fields: [field] });
  const done: Outcome = { key: 'done', fields: [] };

  it('to won asks for the value, and is on its day', async () => {
    const { id } = await make();
    const sums = await tableSums(shop.test);
    expect(await way(id, 'WON')).toEqual(required('value'));
    expect(await tableSums(shop.test)).toEqual(sums);
    // A bulk change takes the fields that are declared for it alone.
    if (isBulk) await ask('PUT', `/${id}`, { value: '1200.50', valueCurrency: 'AUD' }, 'agency');
    expect(await way(id, 'WON', isBulk ? {} : { value: '1200.50', valueCurrency: 'AUD' })).toEqual(done);
    expect(await read(id)).toMatchObject({
      status: { categoryCode: 'WON' },
      value: '1200.50',
      valueCurrency: 'AUD',
      decidedOn: '2026-11-20',
    });
  });

  it('to lost asks for the reason, to declined for nothing; each is on its day', async () => {
    const [lost, declined] = [await make({ value: '5', valueCurrency: 'AUD' }), await make()];
    expect(await way(lost.id, 'LOST')).toEqual(required('lostReasonId'));
    if (isBulk) await ask('PUT', `/${lost.id}`, { lostReasonId }, 'agency');
    expect(await way(lost.id, 'LOST', isBulk ? {} : { lostReasonId })).toEqual(done);
    expect(await way(declined.id, 'DECLINED')).toEqual(done);
    for (const [{ id }, code] of [
      [lost, 'LOST'],
      [declined, 'DECLINED'],
    ] as const)
      expect(await read(id)).toMatchObject({ status: { categoryCode: code }, decidedOn: '2026-11-20' });
  });

  it('back to open is for those who may edit all, and takes the day away', async () => {
    const mine = { assigneeIds: [staffOf('editAssigned'), staffOf('viewAllEditAssigned')] };
    const { id } = await make({ ...mine, value: '9', valueCurrency: 'JPY' });
    expect(await way(id, 'WON', {}, 'editAssigned')).toEqual(done);
    const won = await read(id);
    const sums = await tableSums(shop.test);
    for (const as of ['editAssigned', 'viewAllEditAssigned'] as const)
      expect(await way(id, 'OPPORTUNITY', {}, as)).toEqual({ key: 'notAllowed', fields: [] });
    expect(await tableSums(shop.test)).toEqual(sums);
    expect(await read(id)).toEqual(won);
    expect(await way(id, 'OPPORTUNITY', {}, 'editAll')).toEqual(done);
    expect(await read(id)).toMatchObject({ status: { categoryCode: 'OPPORTUNITY' }, decidedOn: null, value: '9' });
  });

  it('never takes the day from its caller', async () => {
    const { id } = await make({ value: '9', valueCurrency: 'AUD' });
    const { key, fields } = await way(id, 'WON', { decidedOn: '2020-01-01' });
    expect([['readOnlyField', 'unknownField', 'notBulkEditable'].includes(key), fields]).toEqual([true, ['decidedOn']]);
    expect(await read(id)).toMatchObject({ decidedOn: null, version: 1 });
  });
});

describe('what was asked for stays filled in', () => {
  const needed = (field: string): Outcome => ({ key: 'neededInState', fields: [field] });
  const won = () => make({ statusId: statusId('WON'), value: '9', valueCurrency: 'AUD' });
  const lost = () => make({ statusId: statusId('LOST'), lostReasonId });

  it('by a plain write, which names the field and the state', async () => {
    const [{ id }, { id: other }] = [await won(), await lost()];
    const sums = await tableSums(shop.test);
    const refused = await ask('PUT', `/${id}`, { value: null, summary: 'Other' }, 'agency');
    expect([refused.status, refused.json.error.key, refused.json.errorDetails]).toEqual([
      400,
      'neededInState',
      [
        {
          field: 'value',
          key: 'neededInState',
          message: 'This is needed while the record is Won',
          params: { from: 'Won', field: 'status', kind: 'opportunity' },
        },
      ],
    ]);
    expect(whole(await ask('PUT', `/${other}`, { lostReasonId: null }, 'agency'))).toEqual(needed('lostReasonId'));
    expect(await tableSums(shop.test)).toEqual(sums);
  });

  it('by a move within its column, and into another of its category', async () => {
    const { id } = await won();
    const { categoryId } = (await shop.call('status', 'one', { id: statusId('WON') })).data;
    const status = { statusName: 'Signed', type: 'PIPELINE', categoryId, position: 9 };
    const signed = await shop.make('status', status);
    for (const to of [statusId('WON'), signed.id])
      expect(
        whole(await ask('PUT', `/status/${id}`, { statusId: to, lowerOrder: null, value: null }, 'agency')),
      ).toEqual(needed('value'));
    expect(await read(id)).toMatchObject({ value: '9.00', version: 1 });
  });

  it('of a new record too, by a call and by a line of a file', async () => {
    const body = { summary: 'Long ago', statusId: statusId('WON') };
    expect(whole(await ask('POST', '', body, 'agency'))).toEqual({ key: 'required', fields: ['value'] });
    const columns = ['summary', 'status', 'value'];
    const name = statuses.get('WON')?.statusName;
    const run = await me.whole('opportunity', csv(columns, ['Old', name, ''], ['Older', name, '5']), { columns });
    expect(run).toMatchObject({ created: 1, faults: 1 });
    expect(await me.faults(run.id)).toEqual(['2 value required']);
  });

  it('where an import that had filled it in is undone', async () => {
    const { id, summary } = await make();
    const columns = ['summary', 'value'];
    const chosen = { columns, key: 'summary', existing: 'update' } as const;
    const run = await me.whole('opportunity', csv(columns, [summary, '750']), chosen);
    await ask('POST', `/${id}/win`, {}, 'agency');
    await me.step(run.id, 'undo');
    await me.work();
    expect(await me.faults(run.id, 'undo')).toEqual(['2 value neededInState']);
    expect(await read(id)).toMatchObject({ status: { categoryCode: 'WON' }, value: '750.00' });
  });

  it('until the same write takes it back, and may always be another', async () => {
    const { id } = await won();
    expect(whole(await ask('PUT', `/${id}`, { value: '10' }, 'agency')).key).toBe('done');
    const back = { statusId: statusId('OPPORTUNITY'), value: null };
    expect(whole(await ask('PUT', `/${id}`, back, 'agency')).key).toBe('done');
    expect(await read(id)).toMatchObject({ status: { categoryCode: 'OPPORTUNITY' }, value: null });
    expect(whole(await ask('PUT', `/${id}`, { summary: 'Next' }, 'agency')).key).toBe('done');
  });

  it('and a record that was without it before can be written all the same', async () => {
    const { id } = await won();
    await shop.test.pools.query(shop.house.agencyId, {
      text: 'update opportunities set value = null where id = $1',
      values: [id],
    });
    expect(whole(await ask('PUT', `/${id}`, { summary: 'Kept', value: null }, 'agency')).key).toBe('done');
  });
});

it('what is wrong beside the status is named at once, and nothing is written', async () => {
  const { id } = await make();
  const wrong = { statusId: statusId('WON'), summary: '', probability: 101 };
  const answer = whole(await ask('PUT', `/${id}`, wrong, 'agency'));
  expect(answer.fields).toEqual(['probability', 'summary']);
  expect(await read(id)).toMatchObject({ version: 1 });
});

it('a line of a file goes by the same rules', async () => {
  const [won, valued, lost] = [await make(), await make(), await make()];
  const columns = ['summary', 'status', 'lostReason', 'value'];
  const nameOf = (code: string) => statuses.get(code)?.statusName;
  const content = csv(
    columns,
    [won.summary, nameOf('WON'), '', ''],
    [valued.summary, nameOf('WON'), '', '750'],
    [lost.summary, nameOf('LOST'), reasonName, ''],
  );
  const run = await me.whole('opportunity', content, { columns, key: 'summary', existing: 'update' });
  expect(run).toMatchObject({ updated: 2, faults: 1 });
  expect(await me.faults(run.id)).toEqual(['2 value required']);
  expect(await read(won.id)).toMatchObject({ status: { categoryCode: 'OPPORTUNITY' }, decidedOn: null, version: 1 });
  expect(await read(valued.id)).toMatchObject({ status: { categoryCode: 'WON' }, decidedOn: '2026-11-20' });
  expect(await read(lost.id)).toMatchObject({ status: { categoryCode: 'LOST' }, decidedOn: '2026-11-20' });
});

it('from won to lost the day is that of the latter, and an undo gives the former back', async () => {
  const { id } = await make({ value: '9', valueCurrency: 'AUD', lostReasonId });
  await ask('POST', `/${id}/win`, {}, 'agency');
  shop.test.pass(24 * 3_600_000);
  const { data } = await ask('POST', `/${id}/lose`, {}, 'agency');
  expect(data).toMatchObject({ status: { categoryCode: 'LOST' }, decidedOn: '2026-11-21' });
  const undone = await ask('POST', '/bulk', { ids: [{ id, version: data.version }], undo: true }, 'agency');
  expect(undone.status, undone.text).toBe(200);
  expect(await read(id)).toMatchObject({ status: { categoryCode: 'WON' }, decidedOn: '2026-11-20' });
});
