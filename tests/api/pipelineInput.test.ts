import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import { tableSums } from '../support/sums.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Wrong bodies of opportunities, events and contracts: each is refused with its field, and nothing is written. */
let shop: Workshop;
const records = new Map<string, Json>();
/** Ids that are none of what a reference points to: not there, deleted, another agency's, of another kind. */
const strange = new Map<string, readonly string[]>();
const kinds = ['opportunity', 'event', 'contract'] as const;
type Kind = (typeof kinds)[number];

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'otherStaff']);
  for (const kind of kinds) records.set(kind, await shop.make(kind, { summary: 'Sound' }));
  for (const kind of ['partner', 'talent', 'scout', 'staff', 'opportunity', 'event']) {
    const deleted = await shop.make(kind);
    await shop.call(kind, 'delete', { id: deleted.id });
    const named = { [shop.test.registry.get(kind).title]: 'Theirs' };
    const theirs = kind === 'staff' ? shop.house.of('otherStaff').actor?.staffId : null;
    const foreign = theirs ?? (await shop.make(kind, named, 'otherAgency')).id;
    strange.set(kind, [v7(), deleted.id, foreign]);
  }
});
afterAll(() => shop.close());

type Wrong = readonly [body: Record<string, unknown>, fields: readonly string[]];

const money = (value: unknown, valueCurrency: unknown = 'AUD'): Wrong => [{ value, valueCurrency }, ['value']];
const long = 'x'.repeat(501);
const many = () => Array.from({ length: 501 }, () => v7());

const wrong: Readonly<Record<Kind, () => readonly Wrong[]>> = {
  opportunity: () => [
    money('1e3'),
    money('10.005'),
    money('10.5', 'JPY'),
    money('1.0005', 'KWD'),
    money('1'.repeat(20)),
    money('9223372036854775807.00'),
    money('NaN'),
    money('1,000'),
    money(' '.repeat(3) + '--1'),
    [{ value: '10', valueCurrency: 'XXZ' }, ['valueCurrency']],
    [{ value: {} }, ['value']],
    [{ valueCurrency: ['AUD'] }, ['valueCurrency']],
    [{ probability: -1 }, ['probability']],
    [{ probability: 101 }, ['probability']],
    [{ probability: 1.5 }, ['probability']],
    [{ probability: 'half' }, ['probability']],
    [{ expectedOn: '2026-02-30' }, ['expectedOn']],
    [{ expectedOn: '10000-01-01' }, ['expectedOn']],
    [{ decidedOn: '2026-01-01' }, ['decidedOn']],
    [{ lostReasonId: shop.find(['catalogue'], 'EVENT_TYPE')[0] }, ['lostReasonId']],
    [{ sourceId: shop.find(['catalogue'], 'LOST_REASON')[0] }, ['sourceId']],
    [{ categoryId: shop.find(['talent'])[0] }, ['categoryId']],
    [{ contactId: shop.find(['partner'])[0] }, ['contactId']],
    [{ description: '\u0000' }, ['description']],
  ],
  event: () => [
    [{ startsAt: 2, startsAtTimeZone: 'UTC', endsAt: 1, endsAtTimeZone: 'UTC' }, ['endsAt']],
    [{ startsAt: 0, startsAtTimeZone: 'Mars/Base' }, ['startsAtTimeZone']],
    [{ startsAt: 'tomorrow', startsAtTimeZone: 'UTC' }, ['startsAt']],
    [{ startsAt: 1e20, startsAtTimeZone: 'UTC' }, ['startsAt']],
    [{ capacity: -1 }, ['capacity']],
    [{ capacity: 1_000_001 }, ['capacity']],
    [{ address: long }, ['address']],
    [{ typeId: shop.find(['catalogue'], 'LOST_REASON')[0] }, ['typeId']],
    [{ opportunityId: shop.find(['contract'])[0] }, ['opportunityId']],
  ],
  contract: () => [
    [{ startsOn: '2026-02-02', endsOn: '2026-02-01' }, ['endsOn']],
    [{ financialStatus: 'PAID' }, ['financialStatus']],
    [{ renewal: null }, ['renewal']],
    [{ renewal: 'LATER' }, ['renewal']],
    [{ renewalMonths: 121 }, ['renewalMonths']],
    [{ noticeDays: -1 }, ['noticeDays']],
    [{ taxMode: 'HALF' }, ['taxMode']],
    [{ value: '1,5' }, ['value']],
    [{ typeId: shop.find(['catalogue'], 'EVENT_TYPE')[0] }, ['typeId']],
    [{ timeStatus: 'ENDED' }, ['timeStatus']],
    [{ opportunityId: shop.find(['event'])[0] }, ['opportunityId']],
    [{ eventId: shop.find(['opportunity'])[0] }, ['eventId']],
  ],
};

/** The same for all three. */
function common(kind: Kind): readonly Wrong[] {
  const other = { opportunity: 'TASK', event: 'PIPELINE', contract: 'EVENT' }[kind];
  const references = [
    ['clientId', 'partner'],
    ...(kind === 'contract' ? [] : [['leadId', 'staff']]),
    ...(kind === 'opportunity' ? [] : [['opportunityId', 'opportunity']]),
    ...(kind === 'contract' ? [['eventId', 'event']] : []),
  ] as const;
  return [
    [{ summary: '' }, ['summary']],
    [{ summary: '   ' }, ['summary']],
    [{ summary: null }, ['summary']],
    [{ summary: long }, ['summary']],
    [{ summary: 7 }, ['summary']],
    [{ statusId: v7() }, ['statusId']],
    [{ statusId: 'WON' }, ['statusId']],
    [{ statusId: null }, ['statusId']],
    [{ statusId: shop.find(['status'], other)[0] }, ['statusId']],
    [{ talentIds: many() }, ['talentIds']],
    [{ assigneeIds: many() }, ['assigneeIds']],
    [{ talentIds: 'all' }, ['talentIds']],
    [{ talentIds: [shop.find(['partner'])[0]] }, ['talentIds']],
    [{ assigneeIds: [shop.find(['talent'])[0]] }, ['assigneeIds']],
    [{ attachmentIds: [v7()] }, ['attachmentIds']],
    [{ attachmentIds: many().slice(0, 51) }, ['attachmentIds']],
    [{ creatorId: shop.find(['staff'])[0] }, ['creatorId']],
    [{ version: 0, summary: 'x' }, ['version']],
    [{ order: 'a0' }, ['order']],
    [{ place: 1 }, ['place']],
    ...references.flatMap(([key, target]): Wrong[] =>
      [...(strange.get(target) ?? []), 'x', 5, {}].map((id) => [{ [key]: id }, [key]]),
    ),
    ...['talent', 'scout'].flatMap((target): Wrong[] =>
      (strange.get(target) ?? []).map((id) => [{ talentIds: [id] }, ['talentIds']]),
    ),
    ...(strange.get('staff') ?? []).map((id): Wrong => [{ assigneeIds: [id] }, ['assigneeIds']]),
  ];
}

describe.each(kinds)('a body of an %s', (kind) => {
  it('that is wrong is a 400 with the field, and writes nothing', async () => {
    const all = [...common(kind), ...wrong[kind]()];
    const sums = await tableSums(shop.test);
    const { id } = records.get(kind) as Json;
    for (const [body, fields] of all) {
      const made = await shop.call(kind, 'create', { given: { summary: 'New', ...body } });
      const changed = await shop.call(kind, 'update', { id, given: body });
      for (const answer of [made, changed]) {
        const told = answer.json.errorDetails?.map(({ field }: Json) => String(field).split('.')[0]);
        const said = JSON.stringify(body).slice(0, 200);
        expect([said, answer.status, told]).toEqual([said, 400, fields]);
      }
    }
    expect(await tableSums(shop.test)).toEqual(sums);
  });

  it('that changes many is wrong alike, and never for more than the most', async () => {
    const sums = await tableSums(shop.test);
    const { id } = records.get(kind) as Json;
    const bulk = (given: object) => shop.call(kind, 'bulk', { given: { ...given } });
    const status = shop.find(['status'], 'TASK')[0];
    for (const change of [{ statusId: v7() }, { statusId: status }, { assigneeIds: [v7()] }, { assigneeIds: many() }]) {
      const { status: code, data, json } = await bulk({ ids: [{ id }], change });
      const details = code === 400 ? json.errorDetails : data[0].errorDetails;
      expect([code === 400 || code === 200, details.length > 0]).toEqual([true, true]);
    }
    expect((await bulk({ ids: many().map((one) => ({ id: one })), change: {} })).status).toBe(400);
    for (const given of [{ ids: many() }, { clientIds: many() }, { talentIds: ['x'] }, { statusIds: many() }])
      expect((await shop.call(kind, 'list', { given })).status).toBe(400);
    expect(await tableSums(shop.test)).toEqual(sums);
  });
});
