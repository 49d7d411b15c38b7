import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../schema/access/access.ts';
import { insertRecord } from '../../server/engine/writing/create.ts';
import { purgeDeleted } from '../../server/jobs/purge.ts';
import type { Json } from '../support/app.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** The time line of what was said with somebody: what of it a reader may know, and in which order. */
let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'viewAll', 'viewAssigned', 'none', 'people', 'otherAgency']);
});
afterAll(() => shop.close());

const hour = 3_600_000;
const staffOf = (who: PrincipalName) => shop.house.of(who).actor?.staffId ?? '';
const ago = (hours: number) => shop.test.now() - hours * hour;
const ask = (query: Record<string, unknown>, as: PrincipalName = 'agency') =>
  shop.test.ask({ method: 'GET', path: '/client/v1/talk', token: shop.house.of(as).token, query });
const titlesOf = async (
  kind: string,
  id: string,
  as?: PrincipalName,
  more: object = {},
): Promise<readonly string[]> => {
  const { data, text } = await ask({ kind, id, ...more }, as);
  expect(data?.data, text).toBeDefined();
  return data.data.map(({ title }: Json) => title);
};
const call = (subject: string, about: string, hours: number, body: object = {}) =>
  shop.make('callLog', { subject, direction: 'OUT', aboutIds: [about], at: ago(hours), ...body });

/** Keeps a mail about somebody, as mailboxes do. */
const mail = (subject: string, about: string, hours: number, set: object = {}) =>
  insertRecord(
    shop.test.app.engine,
    systemActor(shop.house.agencyId),
    'mailLog',
    { aboutIds: [about] },
    {
      set: {
        ...{ subject, direction: 'IN', state: 'RECEIVED', at: ago(hours), fromName: 'Ada', fromAddress: 'a@b.test' },
        ...{ text: '> You wrote\n\nYes, Friday works.\nBest', isAutomatic: false, threadId: subject, ...set },
      },
    },
  );

it('lists calls, mails, notes and events by moment, each once, a page after the other', async () => {
  const { id } = await shop.make('talent', { displayName: 'Talked to' });
  await call('Third', id, 3, { note: '## Fees\nAgreed' });
  await mail('Second', id, 2);
  const note = await shop.make('note', { text: '**First** thing', ownerId: id });
  const status = shop.find(['status/EVENT'])[0];
  const event = { statusId: status, talentIds: [id], startsAtTimeZone: 'UTC', startsAtIsAllDay: false };
  await shop.make('event', { ...event, summary: 'Fourth', startsAt: ago(4) });
  await shop.make('event', { ...event, summary: 'To come', startsAt: ago(-4) });
  const { data } = await ask({ kind: 'talent', id });
  expect(data.data).toMatchObject([
    { id: note.id, kind: 'note', title: 'First thing', line: null, about: [] },
    { kind: 'mailLog', title: 'Second', line: 'Yes, Friday works.', direction: 'IN', at: ago(2) },
    { kind: 'callLog', title: 'Third', line: 'Fees', direction: 'OUT' },
    { kind: 'event', title: 'Fourth', isAllDay: false },
  ]);
  const first = await ask({ kind: 'talent', id, pageSize: 3 });
  expect(first.data.data).toHaveLength(3);
  const next = await ask({ kind: 'talent', id, pageSize: 3, ...first.data.next });
  expect(next.data).toMatchObject({ data: [{ title: 'Fourth' }], next: null });
  expect(await titlesOf('talent', id, 'agency', { of: 'callLog' })).toEqual(['Third']);
});

it('stays with a deleted record, for those who may restore it alone', async () => {
  const assigneeIds = [staffOf('viewAssigned')];
  const { id } = await shop.make('talent', { displayName: 'To be deleted', assigneeIds });
  const contact = await shop.make('partnerContact', { name: 'Their sister', clientId: id });
  await call('Before', id, 2);
  await call('With the sister', contact.id, 1);
  await shop.call('talent', 'delete', { id });
  expect(await titlesOf('talent', id)).toEqual(['With the sister', 'Before']);
  for (const as of ['viewAll', 'viewAssigned', 'otherAgency'] as const) {
    const { status, text } = await ask({ kind: 'talent', id }, as);
    expect([as, status, text.includes('Before')]).toEqual([as, 404, false]);
  }
});

describe('a reader', () => {
  it('with assigned people alone sees the talk with these, and no other is said to be', async () => {
    const mine = await shop.make('talent', { displayName: 'Mine', assigneeIds: [staffOf('viewAssigned')] });
    const partner = await shop.make('partner', { displayName: 'Studio', assigneeIds: [staffOf('viewAssigned')] });
    const other = await shop.make('talent', { displayName: 'Not mine' });
    await call('With mine', mine.id, 1);
    await call('With the studio', partner.id, 1);
    await call('With another', other.id, 1);
    expect(await titlesOf('talent', mine.id, 'viewAssigned')).toEqual(['With mine']);
    expect(await titlesOf('partner', partner.id, 'viewAssigned')).toEqual(['With the studio']);
    const closed = await ask({ kind: 'talent', id: other.id }, 'viewAssigned');
    expect([closed.status, closed.text.includes('With another')]).toEqual([404, false]);
  });

  it('without a right on talk sees only what is no talk of the log', async () => {
    const { id } = await shop.make('talent', { displayName: 'Seen by people' });
    await call('Not for them', id, 1);
    await shop.make('note', { text: 'A note', ownerId: id });
    const { data, text } = await ask({ kind: 'talent', id }, 'people');
    expect(data.data.map(({ title }: Json) => title)).toEqual(['A note']);
    expect([data.kinds.includes('callLog'), text.includes('Not for them')]).toEqual([false, false]);
    expect((await ask({ kind: 'talent', id }, 'none')).status).toBeGreaterThanOrEqual(403);
    expect((await ask({ kind: 'talent', id }, 'otherAgency')).status).toBe(404);
    expect((await ask({ kind: 'nonsense', id })).status).toBe(404);
  });
});

it('says when the agency last spoke: missed calls, notices and notes do not count', async () => {
  const { id } = await shop.make('talent', { displayName: 'Spoken with' });
  await call('Spoken', id, 5);
  await call('Missed', id, 1, { direction: 'MISSED' });
  await mail('Away', id, 2, { isAutomatic: true });
  await shop.make('note', { text: 'Thought of them', ownerId: id });
  expect(await titlesOf('talent', id, 'agency', { isSpoken: true, pageSize: 1 })).toEqual(['Spoken']);
  await mail('Answered', id, 3);
  expect(await titlesOf('talent', id, 'agency', { isSpoken: true, pageSize: 1 })).toEqual(['Answered']);
});

it('goes with a scout who becomes a talent, with a merge, and is of a contact and its owner', async () => {
  const scout = await shop.make('scout', { displayName: 'Rising' });
  const gone = await shop.make('talent', { displayName: 'Rising too' });
  const contact = await shop.make('partnerContact', { name: 'Mum', clientId: scout.id });
  await call('As a scout', scout.id, 3);
  await call('With mum', contact.id, 2);
  await call('As the double', gone.id, 1);
  const { token } = shop.house.of('agency');
  const change = (method: string, path: string, body: object) =>
    shop.test.ask({ method, path: `/client/v1/${path}`, token, body });
  await change('PUT', 'scouts/convert-to-talent', { id: scout.id });
  expect(await titlesOf('talent', scout.id)).toEqual(['With mum', 'As a scout']);
  expect(await titlesOf('partnerContact', contact.id)).toEqual(['With mum']);
  expect((await ask({ kind: 'scout', id: scout.id })).status).toBe(404);
  const { version } = await shop.read('talent', scout.id);
  const merge = { version, goneId: gone.id, goneVersion: gone.version };
  const merged = await change('POST', `talents/${scout.id}/merge`, merge);
  expect(merged.status, merged.text).toBe(200);
  expect(await titlesOf('talent', scout.id)).toEqual(['As the double', 'With mum', 'As a scout']);
});

const send = (method: string, path: string, body: object) =>
  shop.test.ask({ method, path: `/client/v1/${path}`, token: shop.house.of('agency').token, body });
const merge = async (base: string, kept: Json, gone: Json) => {
  const { version } = await shop.read(base === 'talents' ? 'talent' : 'partnerContact', kept.id);
  const body = { version, goneId: gone.id, goneVersion: gone.version };
  const done = await send('POST', `${base}/${kept.id}/merge`, body);
  expect(done.status, done.text).toBe(200);
  return done.data;
};

it('with a contact is talk with whom the contact belongs to, also for those who see these alone', async () => {
  const studio = await shop.make('partner', { displayName: 'Studio', assigneeIds: [staffOf('viewAssigned')] });
  const rival = await shop.make('partner', { displayName: 'Rival' });
  const kit = await shop.make('partnerContact', { name: 'Kit', clientId: studio.id });
  const kim = await shop.make('partnerContact', { name: 'Kim', clientId: studio.id });
  await call('With Kit', kit.id, 2);
  await mail('From Kim', kim.id, 1);
  await call('With both', kit.id, 3, { aboutIds: [kit.id, studio.id] });
  const all = ['From Kim', 'With Kit', 'With both'];
  for (const as of ['agency', 'viewAssigned'] as const) expect(await titlesOf('partner', studio.id, as)).toEqual(all);
  const { data } = await ask({ kind: 'partner', id: studio.id, of: 'mailLog' });
  expect(data.data).toMatchObject([{ title: 'From Kim', about: [{ id: kim.id, displayName: 'Kim' }] }]);
  await shop.call('partnerContact', 'delete', { id: kim.id });
  expect(await titlesOf('partner', studio.id)).toEqual(all);
  await shop.call('partnerContact', 'update', { id: kit.id, given: { clientId: rival.id } });
  expect(await titlesOf('partner', rival.id)).toEqual(['With Kit', 'With both']);
  expect(await titlesOf('partner', studio.id)).toEqual(['From Kim', 'With both']);
});

describe('days since the last talk', () => {
  const day = 24;
  // Calls of the days that the database counts are over for the server, too.
  beforeAll(() => shop.test.pass(Math.max(0, Date.now() - shop.test.now())));
  /** Hours before the clock of the database, which counts the days, as hours before that of the server. */
  const back = (hours: number) => hours - (Date.now() - shop.test.now()) / hour;
  const found = async (kind: string, given: object, as?: PrincipalName) => {
    const fields = ['displayName', 'daysSinceTalk', 'talkAge'];
    const { data, text } = await shop.call(kind, 'list', { given: { ...given, fields }, as: as ?? 'agency' });
    expect(data?.data, text).toBeDefined();
    return data.data.map(({ displayName, daysSinceTalk, talkAge }: Json) => [displayName, daysSinceTalk, talkAge]);
  };

  it('follow calls, mails and answers as they are written, moved, deleted and restored', async () => {
    const { id } = await shop.make('talent', { displayName: 'Counted', assigneeIds: [staffOf('viewAssigned')] });
    const ids = [id];
    expect(await found('talent', { ids })).toEqual([['Counted', null, 'NEVER']]);
    const old = await call('Long ago', id, back(40 * day));
    expect(await found('talent', { ids, talkAges: ['D31_90'] })).toEqual([['Counted', 40, 'D31_90']]);
    const late = await call('Lately', id, back(2 * day));
    await call('Missed', id, back(1), { direction: 'MISSED' });
    await mail('Away', id, back(1), { isAutomatic: true });
    expect(await found('talent', { ids, talkAges: ['D0_7'] })).toEqual([['Counted', 2, 'D0_7']]);
    await shop.call('callLog', 'delete', { id: late.id });
    expect(await found('talent', { ids })).toEqual([['Counted', 40, 'D31_90']]);
    await shop.call('callLog', 'restore', { id: late.id });
    expect(await found('talent', { ids })).toEqual([['Counted', 2, 'D0_7']]);
    const other = await shop.make('partner', { displayName: 'Instead' });
    for (const { id: moved } of [late, old])
      await shop.call('callLog', 'update', { id: moved, given: { aboutIds: [other.id] } });
    expect(await found('talent', { ids, talkAges: ['NEVER'] })).toEqual([['Counted', null, 'NEVER']]);
    expect(await found('partner', { ids: [other.id] })).toEqual([['Instead', 2, 'D0_7']]);
  });

  it('are told to those alone who may read all talk', async () => {
    const { id } = await shop.make('talent', { displayName: 'Asked of', assigneeIds: [staffOf('viewAssigned')] });
    await call('Today', id, back(1));
    expect(await found('talent', { ids: [id] }, 'viewAll')).toEqual([['Asked of', expect.any(Number), 'D0_7']]);
    const { data: seen } = await shop.call('talent', 'list', { given: { ids: [id] }, as: 'viewAssigned' });
    expect(seen.data[0]).toMatchObject({ displayName: 'Asked of' });
    for (const key of ['daysSinceTalk', 'talkAge']) expect(seen.data[0]).not.toHaveProperty(key);
    const refusals = [
      ...(['list', 'count', 'export'] as const).map((operation) => [operation, { talkAges: ['D0_7'] }] as const),
      ['list', { orderBy: 'daysSinceTalk' }] as const,
      ['list', { fields: ['daysSinceTalk'] }] as const,
    ];
    for (const as of ['viewAssigned', 'people'] as const)
      for (const [operation, given] of refusals) {
        const { status, text } = await shop.call('talent', operation, { given, as });
        expect([operation, status, text.includes('Asked of')]).toEqual([operation, 400, false]);
      }
    const exported = { given: { ids: [id], columns: ['displayName', 'daysSinceTalk'] }, as: 'viewAssigned' } as const;
    expect((await shop.call('talent', 'export', exported)).text).not.toMatch(/Asked of.*\d/);
  });

  /** Everybody for whom the kept moment is not that of the newest line of talk that counts. */
  const wrong = async () => {
    const { rows } = await shop.test.pools.owner.query(
      `select r.id, r.kind, l.at from record r left join last_talk l on l.agency_id = r.agency_id and l.record_id = r.id
        where r.agency_id = $1 and r.kind in ('talent', 'scout', 'partner', 'partnerContact') and r.deleted_at is null
          and (l.at is null or l.at <= $2)`,
      [shop.house.agencyId, new Date(shop.test.now()).toISOString()],
    );
    const found: object[] = [];
    for (const { id, kind, at } of rows) {
      const { data, text } = await ask({ kind, id, isSpoken: true, pageSize: 1 });
      const said = data?.data?.[0]?.at ?? null;
      if (data === undefined || said !== (at === null ? null : Number(at))) found.push({ id, kind, at, said, text });
    }
    return found;
  };

  it('are of the time line, whatever is merged, converted, moved, deleted, restored, purged and taken apart', async () => {
    const scout = await shop.make('scout', { displayName: 'Chance' });
    const talents: Json[] = [];
    for (const name of ['One', 'Two', 'Three'])
      talents.push(await shop.make('talent', { displayName: `${name} of chance` }));
    const partner = await shop.make('partner', { displayName: 'House of chance' });
    const [one, two, three] = talents;
    const contacts: Json[] = [];
    for (const [name, clientId] of [
      ['Ann', partner.id],
      ['Ben', partner.id],
      ['Cid', one.id],
      ['Dot', scout.id],
    ])
      contacts.push(await shop.make('partnerContact', { name: `${name} Chance`, clientId }));
    const [ann, ben, cid, dot] = contacts;
    const all = [scout, ...talents, partner, ...contacts];
    const calls: Json[] = [];
    for (const [at, { id }] of [...all, ...all].entries()) {
      calls.push(await call(`Call ${at}`, id, ((at * 37) % 50) + 1));
      await mail(`Mail ${at}`, id, ((at * 23) % 60) + 1, at % 3 === 0 ? { isAutomatic: true } : {});
    }
    await call('All of them', one.id, 1, { aboutIds: all.map(({ id }) => id) });
    expect(await wrong()).toEqual([]);
    await send('PUT', 'scouts/convert-to-talent', { id: scout.id });
    for (const { id } of calls.filter((_, at) => at % 2 === 0)) await shop.call('callLog', 'delete', { id });
    expect(await wrong()).toEqual([]);
    await merge('clients/contacts', ann, ben);
    const { version } = await merge('talents', one, two);
    await shop.call('partnerContact', 'update', { id: dot.id, given: { clientId: three.id } });
    await shop.call('partnerContact', 'delete', { id: cid.id });
    for (const [at, { id }] of calls.entries()) {
      if (at % 4 === 0) await shop.call('callLog', 'restore', { id });
      else if (at % 4 === 1) await shop.call('callLog', 'update', { id, given: { aboutIds: [three.id, ann.id] } });
      else if (at % 4 === 3) await shop.call('callLog', 'update', { id, given: { at: ago(at), direction: 'MISSED' } });
    }
    expect(await wrong()).toEqual([]);
    const { data: merges } = await shop.call('talent', 'history', { id: one.id });
    const mergeId = merges.data.find(({ action }: Json) => action === 'merge').merge.id;
    const apart = await send('POST', `talents/${one.id}/unmerge`, { mergeId, version });
    expect(apart.status, apart.text).toBe(200);
    expect(await wrong()).toEqual([]);
    const later = () => shop.test.now() + 40 * day * hour;
    await purgeDeleted({ ...shop.test.app.engine, clock: later }, shop.house.agencyId);
    expect(await wrong()).toEqual([]);
  });
});
