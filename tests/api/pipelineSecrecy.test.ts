import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offersOf } from '../../schema/derive/offers.ts';
import { countedFiltersOf } from '../../schema/language/countedFilters.ts';
import { targetsOf } from '../../schema/language/records/references.ts';
import type { Answer, Json, Question } from '../support/app.ts';
import type { PrincipalName } from '../support/principals.ts';
import { tableSums } from '../support/sums.ts';
import { offers, openWorkshop, type Workshop } from '../support/workshop.ts';

/**
 * Answers to readers without a right on a piece of work, to the byte: whatever they ask, they get what they got before
 * the work was there. None of it is assigned to them, nor are its talents.
 */
const kinds = ['opportunity', 'event', 'contract'] as const;
const readers = ['viewAssigned', 'editAssigned', 'people', 'work', 'none', 'otherAgency', 'otherStaff'] as const;
const word = 'Zephyrine';

let shop: Workshop;
let partner: Json;
let talent: Json;
let staffId: string;
const hidden = new Map<string, string>();
const asked: Question[] = [];
const before = new Map<string, string>();

const ask = (question: Question, as: PrincipalName) => shop.test.ask({ ...question, token: shop.house.of(as).token });
const said = ({ status, text }: Answer) => `${status} ${text}`;
const post = (path: string, body: object = {}): Question => ({ method: 'POST', path, body });
const get = (path: string, query: object = {}): Question => ({ method: 'GET', path, query: { ...query } });

/** Questions about all work of a kind, by which its numbers and names could show. */
function questionsOf(kind: string): Question[] {
  const entity = shop.test.registry.get(kind);
  const { base } = entity.api;
  const params = countedFiltersOf(entity).map(({ param }) => param);
  const narrowed = [
    {},
    { keyword: word },
    { clientIds: [partner.id] },
    { talentIds: [talent.id] },
    { [kind === 'contract' ? 'assigneeIds' : 'staffIds']: [staffId] },
  ];
  return [
    ...narrowed.flatMap((given) => [
      post(`${base}/list`, { ...given, pageSize: 100 }),
      post(`${base}/count`, { ...given, ...(params.length > 0 && { countBy: params }) }),
      ...(offers(entity, 'board') ? [post(`${base}/board`, given)] : []),
    ]),
    post(`${base}/list`, { deleted: true }),
    post(`${base}/export`, { columns: [entity.title] }),
  ];
}

/** Questions of others kinds that offer, name or count work of these. */
function questionsAround(): Question[] {
  const pointing = shop.test.registry.all.flatMap((entity) =>
    Object.entries(entity.fields)
      .filter(([, field]) => targetsOf(field).some((target) => (kinds as readonly string[]).includes(target)))
      .map(([name]) => ({ entity, name })),
  );
  return [
    ...pointing.flatMap(({ entity, name }) => {
      const { base } = entity.api;
      const isOffered = [...offersOf(entity, 'list'), ...offersOf(entity, 'save')].some((one) => one.name === name);
      if (!offers(entity, 'options') || !isOffered) return [];
      return [
        get(`${base}/form-option`, { field: name, pageSize: 100 }),
        get(`${base}/form-option`, { field: name, keyword: word, withHidden: true }),
        get(`${base}/form-option`),
        get(`${base}/form-option-list`),
        get(`${base}/form-option-save`),
      ];
    }),
    get('/client/v1/tasks/pipelines/list-options', { pageSize: 100 }),
    get(`/client/v1/clients/${partner.id}`),
    get(`/client/v1/clients/${partner.id}/history`),
    post('/client/v1/clients/list', { ids: [partner.id] }),
    post(`/client/v1/clients/${partner.id}/tasks`),
    post('/client/v1/tasks/list'),
    post('/client/v1/notes/list'),
    post('/client/v1/notes/count'),
    get('/client/v1/people', { keyword: word }),
    get('/media/v1/documents', { keyword: word }),
  ];
}

const keyOf = (as: string, { method, path, query, body }: Question) =>
  `${as}: ${method} ${path} ${JSON.stringify(query ?? body ?? {})}`;

beforeAll(async () => {
  shop = await openWorkshop(['agency', ...readers]);
  staffId = shop.house.of('agency').actor?.staffId ?? '';
  const theirs = readers.flatMap((name) => {
    const { actor } = shop.house.of(name);
    return actor?.agencyId === shop.house.agencyId ? [actor.staffId] : [];
  });
  partner = await shop.make('partner', { displayName: 'Lumen House', assigneeIds: theirs });
  talent = await shop.make('talent', { displayName: 'Quiet One' });
  asked.push(...kinds.flatMap(questionsOf), ...questionsAround());
  for (const as of readers) for (const one of asked) before.set(keyOf(as, one), said(await ask(one, as)));

  const common = { clientId: partner.id, talentIds: [talent.id], assigneeIds: [staffId] };
  for (const [kind, more] of [
    ['opportunity', { value: '7654321.00', valueCurrency: 'JPY', leadId: staffId }],
    ['event', { leadId: staffId }],
    ['contract', {}],
  ] as const) {
    const value = 'value' in more ? { ...more, value: '7654321' } : more;
    const { id } = await shop.make(kind, { summary: `${word} ${kind}`, ...common, ...value });
    hidden.set(kind, id);
    await shop.make('note', { text: `${word} note`, ownerId: id });
    await shop.make('task', { summary: `${word} task`, linkToIds: [id] });
    const gone = await shop.make(kind, { summary: `${word} gone`, ...common });
    await shop.call(kind, 'delete', { id: gone.id });
  }
});
afterAll(() => shop.close());

const idOf = (kind: string) => hidden.get(kind) as string;

it('is there for the agency itself', async () => {
  for (const kind of kinds) {
    const { data } = await shop.call(kind, 'list', { given: { keyword: word } });
    expect(data.data.map(({ summary }: Json) => summary)).toEqual([`${word} ${kind}`]);
  }
  expect(before.size).toBeGreaterThan(400);
});

it.each(readers)('shows %s what an agency without the work shows, whatever they ask', async (as) => {
  for (const question of asked) {
    const answer = await ask(question, as);
    expect([keyOf(as, question), said(answer)]).toEqual([keyOf(as, question), before.get(keyOf(as, question))]);
    expect(answer.text).not.toContain(word);
  }
});

describe.each(kinds)('one %s', (kind) => {
  const calls = (id: string): Question[] => {
    const { base } = shop.test.registry.get(kind).api;
    const [status] = shop.find(['status'], { opportunity: 'PIPELINE', event: 'EVENT', contract: 'CONTRACT' }[kind]);
    const put = (path: string, body: object = {}): Question => ({ method: 'PUT', path, body });
    const gone = (path: string): Question => ({ method: 'DELETE', path });
    return [
      get(`${base}/${id}`),
      get(`${base}/${id}/history`),
      get(`${base}/${id}/media`),
      post(`${base}/${id}/staffs`),
      post(`${base}/${id}/tasks`),
      post(`${base}/versions`, { ids: [id] }),
      post(`${base}/list`, { ids: [id] }),
      put(`${base}/${id}`, { summary: 'Mine' }),
      put(`${base}/${id}`, { statusId: status }),
      ...(kind === 'opportunity' ? [put(`${base}/status/${id}`, { statusId: status, lowerOrder: null })] : []),
      ...(
        { opportunity: ['win', 'lose', 'decline', 'reopen'], event: ['start'], contract: ['activate'] }[kind] ?? []
      ).map((step) => post(`${base}/${id}/${step}`)),
      post(`${base}/${id}/talents`, { ids: [talent.id] }),
      gone(`${base}/${id}/talents/${talent.id}`),
      post(`${base}/${id}/restore`),
      gone(`${base}/${id}`),
      post('/client/v1/notes/list', { ownerIds: [id] }),
      post('/client/v1/notes/count', { ownerIds: [id] }),
      post('/client/v1/notes', { text: 'Mine', ownerId: id }),
      post('/client/v1/tasks/list', { linkToIds: [id] }),
    ];
  };

  it.each(readers)('is to %s as one that there is not, and nothing is written', async (as) => {
    const sums = await tableSums(shop.test);
    const [real, none] = [calls(idOf(kind)), calls(v7())];
    for (const [index, question] of real.entries()) {
      const [answer, other] = [await ask(question, as), await ask(none[index] as Question, as)];
      expect([keyOf(as, question), said(answer)]).toEqual([keyOf(as, question), said(other)]);
      expect(answer.text).not.toContain(word);
    }
    expect(await tableSums(shop.test)).toEqual(sums);
  });
});
