import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { singular } from '../../schema/fields/field.ts';
import { talkFieldsFor } from '../../schema/language/effects/talk.ts';
import type { AnyEntity } from '../../schema/language/entity.ts';
import type { Operation } from '../../schema/language/operations.ts';
import type { Json } from '../support/app.ts';
import { fixtureEntities } from '../support/fixture.ts';
import type { PrincipalName } from '../support/principals.ts';
import { bodyOf } from '../support/values.ts';
import { offers, openWorkshop, questionOf, type CallOptions } from '../support/workshop.ts';

/**
 * Rights through an API key and through the assistants' tools: every kind of the registry is asked by both, and by the person's
 * own session where the key has no limits. Who may do what is proved by `accessOf*`; here that no way in gives more or less.
 */
const askers: readonly [PrincipalName, { readonly resources?: object }, readonly string[]][] = [
  ['editAssigned', {}, ['callLog', 'enquiry', 'event', 'mailLog', 'note']],
  ['viewAll', { resources: { 'res::TASK': 'full', 'res::EVENT': 'read', 'res::TALENT': 'read' } }, ['event', 'note']],
];
const shop = await openWorkshop(['agency', 'editAssigned', 'viewAll']);
const kinds = shop.test.registry.all.filter((entity) => offers(entity, 'list'));
const [talentId = '', otherId = ''] = shop.find(['talent']);
/** Entities that are talk with talents, and a record of each with either of two. */
const talks = kinds.filter((entity) => talkFieldsFor(entity, 'talent').length > 0);
for (const { name } of talks) for (const id of [talentId, otherId]) await shop.make(name, bodyAbout(name, id));
afterAll(() => shop.close());

function bodyAbout(kind: string, id: string): Record<string, unknown> {
  const entity = shop.test.registry.get(kind);
  const [name = ''] = talkFieldsFor(entity, 'talent');
  const isOne = entity.fields[name]?.kind === 'refOneOf';
  const about = isOne ? { [`${name}Id`]: id } : { [`${singular(name)}Ids`]: [id] };
  return { ...bodyOf(entity, shop.next(), shop.find), ...about };
}

/** Outcome of a question: the status of a refusal, or the answer. */
type Outcome = { readonly status: number; readonly data?: Json };

async function makeKey(who: PrincipalName, limits: object): Promise<string> {
  const { token } = shop.house.of(who);
  const body = { name: 'Robot', readsOnly: false, ...limits };
  return (await shop.test.ask({ method: 'POST', path: '/user/v1/api-keys', token, body })).data.key;
}

/** Calls a tool; a kind that is not even described counts as forbidden. */
async function byTool(key: string, name: string, input: object): Promise<Outcome> {
  const answer = await shop.test.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { authorization: `Bearer ${key}` },
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } },
  });
  const { content, isError } = answer.json<Json>().result;
  const text: string = content[0].text;
  if (!isError) return { status: 200, data: JSON.parse(text) };
  return { status: text.startsWith('There is no kind') ? 403 : Number(text.slice(0, 3)) };
}

async function byCall(token: string, entity: AnyEntity, operation: Operation, options: CallOptions): Promise<Outcome> {
  const { status, data } = await shop.test.ask({ ...questionOf(entity, operation, options), token });
  return status === 200 ? { status, data } : { status };
}

const idsOf = ({ status, data }: Outcome) => ({
  status,
  total: data?.total,
  ids: data && (data.data ?? data.records).map(({ id }: Json) => id),
});
const linesOf = ({ status, data }: Outcome) => ({
  status,
  lines: data?.data.map(({ id, kind }: Json) => [id, kind]),
  kinds: data?.kinds,
});
const recordOf = ({ status, data }: Outcome) => ({ status, id: data?.id, version: data?.version });

const few = { pageSize: 5 };
const everything = new Map<string, readonly Json[]>();
/** Some records of each kind, as the admin lists them. */
async function rowsOf(entity: AnyEntity): Promise<readonly Json[]> {
  const known = everything.get(entity.name);
  if (known) return known;
  const { data } = await byCall(shop.house.of('agency').token ?? '', entity, 'list', { given: few });
  everything.set(entity.name, data.data);
  return data.data;
}

it.each(askers)(
  'are those of the person, for %s with %o, who is told by the time line of %j',
  async (who, limits, kindsOfTalk) => {
    const key = await makeKey(who, limits);
    const session = shop.house.of(who).token ?? '';
    const { version } = await shop.read('talent', talentId);
    const given = { assigneeIds: [shop.house.of('editAssigned').actor?.staffId] };
    await shop.call('talent', 'update', { id: talentId, version, given });
    const wrong: unknown[] = [];
    const compare = (what: string, one: unknown, other: unknown) => {
      if (JSON.stringify(one) !== JSON.stringify(other)) wrong.push([what, one, other]);
    };
    let permitted = 0;
    const told = new Set<string>();
    for (const entity of kinds) {
      const kind = entity.name;
      const [row] = await rowsOf(entity);
      const list = idsOf(await byCall(key, entity, 'list', { given: few }));
      const isRead = list.status === 200;
      if (isRead) permitted += 1;
      compare(`${kind} list`, idsOf(await byTool(key, 'list', { kind, ...few })), list);
      if (limits.resources === undefined)
        compare(`${kind} list by session`, idsOf(await byCall(session, entity, 'list', { given: few })), list);
      if (row) {
        const { id, version: seen } = row;
        const [one, read] = [await byCall(key, entity, 'one', { id }), await byTool(key, 'read', { kind, id })];
        if (isRead) compare(`${kind} read`, recordOf(read), recordOf(one));
        else compare(`${kind} read`, [read.status, one.status === 200], [403, false]);
        if (offers(entity, 'update')) {
          // Without values nothing changes: the outcome is that of the rights alone.
          const updated = await byTool(key, 'update', { kind, id, version: seen, values: {} });
          compare(
            `${kind} update`,
            recordOf(updated),
            recordOf(await byCall(key, entity, 'update', { id, version: seen })),
          );
        }
      }
      if (!offers(entity, 'create')) continue;
      const made = await byTool(key, 'create', { kind, values: {}, idempotencyKey: randomUUID() });
      compare(`${kind} create`, made.status, (await byCall(key, entity, 'create', {})).status);
    }
    for (const id of [talentId, otherId]) {
      const query = { kind: 'talent', id, pageSize: 100 };
      const before = Date.parse('2100-01-01');
      const path = '/client/v1/talk';
      const talk = await shop.test.ask({ method: 'GET', path, token: key, query: { ...query, before } });
      const talked = await byTool(key, 'talk', { ...query, before: new Date(before).toISOString() });
      compare('talk', linesOf(talked), linesOf(talk));
      for (const line of talk.status === 200 ? talk.data.data : []) {
        const { status } = await byCall(key, shop.test.registry.get(line.kind), 'one', { id: line.id });
        compare(`${line.kind} of talk`, status, 200);
        told.add(line.kind);
      }
    }
    compare('kinds of talk', [...told].toSorted(), kindsOfTalk);
    expect(wrong).toEqual([]);
    expect(permitted).toBeGreaterThan(2);
  },
  120_000,
);

it('reach an entity that only tests declare, by its name', async () => {
  const key = await makeKey('agency', {});
  const { kinds: described } = (await byTool(key, 'describe', {})).data;
  const names = described.map(({ kind }: Json) => kind);
  const listed = Object.values(fixtureEntities).filter((entity) => offers(entity, 'list'));
  expect(listed.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([]);
  const values = { name: 'By an assistant' };
  const input = { kind: 'fixtureVenue', values, idempotencyKey: randomUUID() };
  const made = await byTool(key, 'create', input);
  expect(made).toMatchObject({ status: 200, data: values });
  const { id, version } = made.data;
  const changed = await byTool(key, 'update', { kind: 'fixtureVenue', id, version, values: { name: 'Changed' } });
  expect(changed).toMatchObject({ status: 200, data: { id, name: 'Changed' } });
  expect((await byTool(key, 'list', { kind: 'fixtureVenue', keyword: 'Changed' })).data.total).toBe(1);
});
