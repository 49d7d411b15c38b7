import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Json } from '../support/app.ts';
import { putFile } from '../support/media.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** The media of people: their order, additions at once, and who may do what (AB 6, AB 7). */
let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'viewAll', 'viewAssigned', 'editAssigned', 'none', 'otherAgency']);
});
afterAll(() => shop.close());

const bases = {
  talent: '/client/v1/talents',
  scout: '/client/v1/scouts',
  partner: '/client/v1/clients',
  staff: '/user/v1/staff',
} as const;
type Kind = keyof typeof bases;
const kinds = Object.keys(bases) as Kind[];

function ask(
  as: PrincipalName,
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<Answer> {
  return shop.test.ask({ method, path, token: shop.house.of(as).token, ...(body && { body }) });
}
const put = (name: string, by: PrincipalName = 'agency') => putFile(shop.test, shop.house.of(by).actor, name);
const pictures = (...names: string[]) => Promise.all(names.map((name) => put(name)));
const idsOf = ({ data }: Answer) => data.map(({ id }: Json) => id);

/** Somebody without media. */
function made(kind: Kind): Promise<Json> {
  const count = shop.next();
  return shop.make(kind, { displayName: `Somebody ${count}`, email: `somebody${count}@media.test` });
}

describe.each(kinds)('the media of a %s', (kind) => {
  const base = bases[kind];
  const at = (id: string) => `${base}/${id}/media`;

  it('stay in the order in which they are put, and can be put in another one', async () => {
    const [a = '', b = '', c = ''] = await pictures('a.png', 'b.png', 'c.png');
    const { id } = await made(kind);
    for (const mediaIds of [
      [c, a, b],
      [b, c, a],
    ]) {
      const answer = await ask('agency', 'PUT', at(id), { mediaIds });
      expect([answer.status, answer.data.mediaIds], answer.text).toEqual([200, mediaIds]);
      expect(idsOf(await ask('agency', 'GET', at(id)))).toEqual(mediaIds);
      const { medias } = await shop.read(kind, id);
      expect(medias.map((one: Json) => one.id)).toEqual(mediaIds);
    }
  });

  it('lose nothing of what people add at once, and are not put in order by somebody who has not seen that', async () => {
    const [first = '', second = '', ...more] = await pictures('1.png', '2.png', '3.png', '4.png', '5.png', '6.png');
    const { id, version } = await made(kind);
    const { data: begun } = await ask('agency', 'PUT', at(id), { mediaIds: [first, second], version });
    const added = await Promise.all(more.map((one) => ask('agency', 'POST', `${base}/${id}/medias`, { ids: [one] })));
    expect(added.map(({ status }) => status)).toEqual(more.map(() => 200));
    const stale = await ask('agency', 'PUT', at(id), { mediaIds: [second, first], version: begun.version });
    expect([stale.status, stale.json.error.key]).toEqual([400, 'staleVersion']);
    const now = await ask('agency', 'GET', at(id));
    expect(idsOf(now).slice(0, 2)).toEqual([first, second]);
    expect(new Set(idsOf(now))).toEqual(new Set([first, second, ...more]));
  });

  it('are refused where a file is nowhere or of another agency', async () => {
    const { id } = await made(kind);
    const foreign = await put('theirs.png', 'otherAgency');
    for (const mediaIds of [[foreign], ['01930000-0000-7000-8000-00000000dead']]) {
      const answer = await ask('agency', 'PUT', at(id), { mediaIds });
      expect([answer.status, answer.json.errorDetails]).toEqual([
        400,
        [expect.objectContaining({ field: 'mediaIds', key: 'fileMissing' })],
      ]);
    }
    expect((await ask('agency', 'GET', at(id))).data).toEqual([]);
  });

  it('are changed by nobody who may only read, and not there for another agency', async () => {
    const [one = '', two = ''] = await pictures('one.png', 'two.png');
    const { id } = await made(kind);
    await ask('agency', 'PUT', at(id), { mediaIds: [one, two] });
    expect(idsOf(await ask('viewAll', 'GET', at(id)))).toEqual([one, two]);
    const writes = [
      ['PUT', at(id), { mediaIds: [two, one] }],
      ['POST', `${base}/${id}/medias`, { ids: [one] }],
      ['DELETE', `${base}/${id}/medias/${one}`, undefined],
    ] as const;
    for (const [method, path, body] of writes) {
      expect((await ask('viewAll', method, path, body)).status).toBe(403);
      const missing = path.replace(id, '01930000-0000-7000-8000-00000000dead');
      const foreign = await ask('otherAgency', method, path, body);
      expect([foreign.status, foreign.text]).toEqual([404, (await ask('otherAgency', method, missing, body)).text]);
    }
    expect((await ask('otherAgency', 'GET', at(id))).status).toBe(404);
    expect((await ask('none', 'GET', at(id))).status).toBe(403);
    expect(idsOf(await ask('agency', 'GET', at(id)))).toEqual([one, two]);
  });
});

describe.each(['talent', 'scout', 'partner'] as const)('the media of a %s that is assigned', (kind) => {
  const at = (id: string) => `${bases[kind]}/${id}/media`;
  const assigned = async (...to: PrincipalName[]) => {
    const { id } = await shop.make(kind, {
      displayName: `Assigned ${shop.next()}`,
      assigneeIds: to.map((name) => shop.house.of(name).actor?.staffId),
    });
    const [one = ''] = await pictures('one.png');
    await ask('agency', 'PUT', at(id), { mediaIds: [one] });
    return { id: String(id), one };
  };

  it('are read by whoever is assigned, with their content, and by no other assigned reader', async () => {
    const { id, one } = await assigned('viewAssigned');
    const [other, content] = [await assigned(), `/media/v1/${one}`];
    expect(idsOf(await ask('viewAssigned', 'GET', at(id)))).toEqual([one]);
    expect((await ask('viewAssigned', 'GET', content)).status).toBe(200);
    expect((await ask('viewAssigned', 'PUT', at(id), { mediaIds: [] })).status).toBe(403);
    expect((await ask('viewAssigned', 'GET', at(other.id))).status).toBe(404);
    expect((await ask('viewAssigned', 'GET', `/media/v1/${other.one}`)).status).toBe(404);
  });

  it('are put in order by whoever may edit what is assigned, and made the picture of the record', async () => {
    const { id, one } = await assigned('editAssigned');
    const two = await put('two.png', 'editAssigned');
    const added = await ask('editAssigned', 'POST', `${bases[kind]}/${id}/medias`, { ids: [two] });
    expect([added.status, added.data.mediaIds]).toEqual([200, [one, two]]);
    const turned = await ask('editAssigned', 'PUT', at(id), { mediaIds: [two, one] });
    expect([turned.status, turned.data.mediaIds]).toEqual([200, [two, one]]);
    const path = kind === 'partner' ? bases.partner : `${bases[kind]}/${id}`;
    const faced = await ask('editAssigned', 'PUT', path, { avatarId: two, ...(kind === 'partner' && { id }) });
    expect([faced.status, faced.data.avatar], faced.text).toEqual([200, `/media/v1/file/${two}/thumbnail`]);
  });
});

it('a scout who becomes a talent keeps their media and the order', async () => {
  const [a = '', b = ''] = await pictures('a.png', 'b.png');
  const { id } = await made('scout');
  await ask('agency', 'PUT', `${bases.scout}/${id}/media`, { mediaIds: [b, a] });
  const { status } = await ask('agency', 'PUT', `${bases.scout}/convert-to-talent`, { id });
  expect(status).toBe(200);
  expect(idsOf(await ask('agency', 'GET', `${bases.talent}/${id}/media`))).toEqual([b, a]);
});
