import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { libraryKeyOf } from '../../schema/areas/files/library.ts';
import { fileSizes } from '../../schema/media.ts';
import { openTestApp, type Json, type TestApp } from '../support/app.ts';
import { libraryOf, putOwner, type TreeAddress } from '../support/library.ts';
import { openHouse, type House, type PrincipalName } from '../support/principals.ts';
import { writesIn } from '../support/statements.ts';
import { fileOf, uploaderOf } from '../support/uploader.ts';

type Level = 'all' | 'assigned' | 'none';

/** Rights of each to read and write the library: everything, the own tree and those of assigned owners, or nothing. */
const people: Readonly<Partial<Record<PrincipalName, readonly [read: Level, write: Level]>>> = {
  agency: ['all', 'all'],
  superAdminInside: ['all', 'all'],
  editAll: ['all', 'all'],
  viewAll: ['all', 'none'],
  viewAllEditAssigned: ['all', 'assigned'],
  editAssigned: ['assigned', 'assigned'],
  viewAssigned: ['assigned', 'none'],
  none: ['none', 'none'],
  people: ['none', 'none'],
};
const everybody = Object.keys(people) as PrincipalName[];
/** People of another agency, of none, and not signed in. */
const strangers = ['otherAgency', 'otherStaff', 'appAdmin', 'superAdmin', 'anonymous'] as const;
const assigned = ['editAssigned', 'viewAssigned', 'viewAllEditAssigned'] as const;
const trees = ['own', 'assigned', 'other', 'partner', 'staff'] as const;
type TreeName = (typeof trees)[number];

let test: TestApp;
let house: House;
let library: ReturnType<typeof libraryOf>;
const owners = new Map<TreeName, string>();
const addresses = new Map<TreeName, TreeAddress>();
let next = 0;

beforeAll(async () => {
  test = await openTestApp();
  house = await openHouse(test, [...everybody, ...strangers]);
  library = libraryOf(test, house);
  owners.set('own', house.agencyId);
  owners.set('assigned', await putOwner(test, house, 'talent', 'Ada', assigned));
  owners.set('other', await putOwner(test, house, 'scout', 'Bo'));
  owners.set('partner', await putOwner(test, house, 'partner', 'Quay Hall'));
  owners.set('staff', await putOwner(test, house, 'staff', 'cy'));
  addresses.set('own', '');
  for (const name of ['assigned', 'other'] as const) addresses.set(name, `/talent/${owners.get(name)}`);
  for (const name of ['partner', 'staff'] as const) addresses.set(name, `/${name}/${owners.get(name)}`);
});
afterAll(() => test.close());

const addressOf = (tree: TreeName): TreeAddress => addresses.get(tree) ?? '';
const isWithin = (level: Level, tree: TreeName) =>
  level === 'all' || (level === 'assigned' && (tree === 'own' || tree === 'assigned'));

/** The status of a call about a tree for somebody of the agency; `permitted` where it is done. */
function outcomeFor(who: PrincipalName, tree: TreeName, action: 'read' | 'write'): number {
  const [read, write] = people[who] ?? ['none', 'none'];
  if ((action === 'read' ? read : write) === 'none') return 403;
  if (isWithin(action === 'read' ? read : write, tree)) return 200;
  return isWithin(read, tree) ? 403 : 404;
}

/** A status that tells strangers nothing. */
const strangeTo: Readonly<Record<(typeof strangers)[number], readonly number[]>> = {
  otherAgency: [404, 400],
  otherStaff: [404, 400],
  appAdmin: [403],
  superAdmin: [403],
  anonymous: [401],
};

interface Things {
  readonly folder: Json;
  readonly file: Json;
  readonly mediaId: string;
}

async function thingsIn(tree: TreeName): Promise<Things> {
  next += 1;
  const address = addressOf(tree);
  const folder = await library.folder(`Folder ${next}`, null, address);
  const file = await library.file(`File ${next}.pdf`, folder.key, { tree: address });
  return { folder, file, mediaId: file.media.id };
}

interface Call {
  readonly name: string;
  readonly action: 'read' | 'write';
  readonly ask: (who: PrincipalName, tree: TreeName, things: Things) => ReturnType<typeof library.ask>;
  /** Called by nobody's right on the tree alone: an unknown folder is a wrong value. */
  readonly hidden?: number;
}

const at = (path: string) => (who: PrincipalName, tree: TreeName, method: string, body?: unknown, query?: object) =>
  library.ask(who, method, `${addressOf(tree)}${path}`, body, query as never);
const item = (who: PrincipalName, method: string, path: string, body?: object) =>
  test.ask({ method, path: `/media/v1/${path}`, token: house.of(who).token, ...(body && { body }) });

const calls: readonly Call[] = [
  { name: 'the tree', action: 'read', ask: (who, tree) => at('/folder-tree')(who, tree, 'GET') },
  {
    name: 'a list',
    action: 'read',
    ask: (who, tree, { folder }) => at('/list')(who, tree, 'POST', { parentKey: folder.key }),
  },
  {
    name: 'a new folder',
    action: 'write',
    ask: (who, tree, { folder }) => at('')(who, tree, 'POST', { name: `New by ${who}`, parentKey: folder.key }),
  },
  {
    name: 'filing',
    action: 'write',
    ask: async (who, tree, { folder }) => {
      const actor = house.of(who).actor;
      const by = actor?.agencyId === house.agencyId ? who : 'agency';
      const mediaId = await library.media('up.pdf', {}, by);
      return at('/object')(who, tree, 'POST', [{ mediaId }], { parentKey: folder.key });
    },
  },
  {
    name: 'a new name',
    action: 'write',
    ask: (who, tree, { file }) => at('')(who, tree, 'PUT', { key: file.key, name: `Renamed by ${who}` }),
  },
  {
    name: 'an address',
    action: 'read',
    ask: (who, tree, { file }) => at('/presigned-url')(who, tree, 'GET', undefined, { key: file.key }),
  },
  {
    name: 'an address of the download page',
    action: 'read',
    ask: (who, _tree, { file }) => library.ask(who, 'GET', '/file-share', undefined, { key: file.key }),
  },
  {
    name: 'a flag',
    action: 'write',
    ask: (who, _tree, { file }) => library.ask(who, 'PUT', '/sensitive', { key: file.key, isSensitive: true }),
  },
  {
    name: 'the readers',
    action: 'write',
    ask: (who, _tree, { file }) => library.ask(who, 'GET', '/readers', undefined, { key: file.key }),
  },
  {
    name: 'a move within the tree',
    action: 'write',
    ask: (who, tree, { file }) => library.move([file.key], libraryKeyOf(owners.get(tree) ?? ''), {}, who),
    hidden: 400,
  },
  {
    name: 'a ZIP',
    action: 'read',
    ask: (who, _tree, { folder }) => library.ask(who, 'POST', '/zip', { keys: [folder.key], isConfirmed: true }),
  },
  { name: 'a document', action: 'read', ask: (who, _tree, { file }) => item(who, 'GET', `documents/${file.id}`) },
  {
    name: "a document's address",
    action: 'read',
    ask: (who, _tree, { file }) => item(who, 'GET', `documents/${file.id}/sharing-url`),
  },
  { name: 'an item', action: 'read', ask: (who, _tree, { file }) => item(who, 'GET', `library-items/${file.id}`) },
  {
    name: 'a change of an item',
    action: 'write',
    ask: (who, _tree, { folder }) => item(who, 'PUT', `library-items/${folder.id}`, { name: `Item by ${who}` }),
  },
  {
    name: 'the history',
    action: 'read',
    ask: (who, _tree, { file }) => item(who, 'GET', `library-items/${file.id}/history`),
  },
  {
    name: 'a deletion of many',
    action: 'write',
    ask: (who, _tree, { file }) => library.ask(who, 'POST', '/remove', { keys: [file.key] }),
  },
  {
    name: 'a deletion',
    action: 'write',
    ask: (who, tree, { folder }) => at('')(who, tree, 'DELETE', { key: folder.key }),
  },
  {
    name: 'a restore',
    action: 'write',
    ask: async (who, tree, { folder }) => {
      await at('')('agency', tree, 'DELETE', { key: folder.key });
      return library.ask(who, 'POST', '/restore', { keys: [folder.key] });
    },
  },
];

/** Does asking write something that the call itself does not? */
const isPrepared = ({ name }: Call) => name === 'a restore' || name === 'filing';

describe.each(trees)('of the tree: %s', (tree) => {
  it.each(calls.map((call) => [call.name, call] as const))(
    '%s is for those with the right on it',
    async (_name, call) => {
      let things = await thingsIn(tree);
      for (const who of everybody) {
        const expected = outcomeFor(who, tree, call.action);
        const { status, text } = await call.ask(who, tree, things);
        expect([who, status], text).toEqual([who, expected === 404 ? (call.hidden ?? 404) : expected]);
        // Things that somebody may have changed are none for the next.
        if (isPrepared(call) || (call.action === 'write' && expected === 200)) things = await thingsIn(tree);
      }
      for (const who of strangers) {
        const from = test.statements.length;
        const { status, text } = await call.ask(who, tree, things);
        // The address without an owner is that of everybody's own agency.
        const isOwn = call.name === 'the tree' && tree === 'own' && who.startsWith('other');
        expect(isOwn ? [200] : strangeTo[who], `${who}: ${text}`).toContain(status);
        if (!isPrepared(call)) expect(writesIn(test.statements.slice(from))).toEqual([]);
        for (const name of [things.folder.name, things.file.name]) expect(text).not.toContain(name);
      }
    },
  );
});

describe('content', () => {
  const readable = (tree: TreeName) => everybody.filter((who) => isWithin(people[who]?.[0] ?? 'none', tree));

  it('is read in every size by those who may read its item, and by nobody else, its uploader least of all', async () => {
    const picture = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#2a6f6b' } })
      .png()
      .toBuffer();
    for (const [tree, uploader] of [
      ['assigned', 'editAssigned'],
      ['other', 'none'],
      ['own', 'editAll'],
    ] as const) {
      const id = await uploaderOf(test, house.of(uploader).token).send(
        fileOf(picture, { name: `of ${tree}.png`, partSize: 100_000 }),
      );
      await test.app.media.process(house.agencyId);
      if (tree === 'other') {
        // A colleague without any right on the library uploads, and an admin who could not read it cannot file it.
        expect((await at('/object')('agency', tree, 'POST', [{ mediaId: id }])).json.error.key).toBe('fileMissing');
        continue;
      }
      expect((await at('/object')(uploader, tree, 'POST', [{ mediaId: id }])).status).toBe(200);
      for (const who of [...everybody, ...strangers]) {
        const { token } = house.of(who);
        const expected = readable(tree).includes(who) ? 200 : who === 'anonymous' ? 401 : [403, 404];
        for (const size of fileSizes) {
          const { status } = await test.ask({ method: 'GET', path: `/media/v1/file/${id}/${size}`, token });
          expect([expected].flat(), `${who}, ${size}`).toContain(status);
        }
        const { status } = await test.ask({ method: 'GET', path: `/media/v1/${id}`, token });
        expect([expected].flat(), who).toContain(status);
      }
    }
  });
});

describe('at once, also for who uploaded it', () => {
  const opens = async (who: PrincipalName, { file, mediaId }: Things, ticket: string) => [
    (await test.ask({ method: 'GET', path: `/media/v1/${mediaId}`, token: house.of(who).token })).status,
    (await library.ask(who, 'GET', '/file-share', undefined, { key: file.key })).status,
    (await item(who, 'GET', `documents/${file.id}`)).status,
    (await test.ask({ method: 'GET', path: ticket, token: house.of(who).token })).status,
  ];
  const filedBy = async (who: PrincipalName): Promise<[Things, string]> => {
    const address = addressOf('assigned');
    const id = await uploaderOf(test, house.of(who).token).send(fileOf('%PDF-1.4 Hello', { name: 'own.pdf' }));
    await test.app.media.process(house.agencyId);
    const [file] = (await library.ask(who, 'POST', `${address}/object`, [{ mediaId: id }])).data;
    const { data } = await library.ask(who, 'POST', '/zip', { keys: [file.key] });
    return [{ folder: file, file, mediaId: id }, data.url];
  };

  it('nothing is left after unassigning', async () => {
    const [things, ticket] = await filedBy('editAssigned');
    expect(await opens('editAssigned', things, ticket)).toEqual([200, 200, 200, 200]);
    const staffId = house.of('editAssigned').actor?.staffId;
    const values = [house.agencyId, owners.get('assigned'), staffId];
    const statement = 'from assignment where agency_id = $1 and record_id = $2 and staff_id = $3';
    const { rows } = await test.pools.query(house.agencyId, { text: `delete ${statement} returning *`, values });
    expect(rows.length).toBeGreaterThan(0);
    expect(await opens('editAssigned', things, ticket)).toEqual([404, 404, 404, 404]);
    await test.pools.query(house.agencyId, {
      text: `insert into assignment (agency_id, record_id, staff_id, via) values ($1, $2, $3, 'assignees')`,
      values,
    });
    expect(await opens('editAssigned', things, ticket)).toEqual([200, 200, 200, 200]);
  });

  it('nothing is left after deleting the file, its folder or its owner, and it is back with them', async () => {
    const [things, ticket] = await filedBy('editAssigned');
    await library.ask('agency', 'POST', '/remove', { keys: [things.file.key] });
    expect(await opens('editAssigned', things, ticket)).toEqual([404, 404, 404, 404]);
    await library.ask('agency', 'POST', '/restore', { keys: [things.file.key] });
    const talent = `/client/v1/talents/${owners.get('assigned')}`;
    expect((await test.ask({ method: 'DELETE', path: talent, token: house.of('agency').token })).status).toBe(200);
    for (const who of ['editAssigned', 'agency'] as const) {
      expect((await opens(who, things, ticket)).slice(0, 3)).toEqual([404, 404, 404]);
      expect((await library.list(who, addressOf('assigned'))).status).toBe(404);
    }
    await test.ask({ method: 'POST', path: `${talent}/restore`, token: house.of('agency').token, body: {} });
    expect(await opens('editAssigned', things, ticket)).toEqual([200, 200, 200, 200]);
  });

  it('nothing is left after suspending', async () => {
    const [things, ticket] = await filedBy('viewAllEditAssigned');
    expect(await opens('viewAllEditAssigned', things, ticket)).toEqual([200, 200, 200, 200]);
    const staffId = house.of('viewAllEditAssigned').actor?.staffId;
    const path = `/user/v1/staff/${staffId}/suspend`;
    expect((await test.ask({ method: 'POST', path, token: house.of('agency').token })).status).toBe(200);
    expect(await opens('viewAllEditAssigned', things, ticket)).toEqual([401, 401, 401, 401]);
  });
});

it('is one address for one tree: an item of another is not there', async () => {
  for (const tree of trees) {
    const { folder, file } = await thingsIn(tree);
    for (const elsewhere of trees.filter((one) => one !== tree)) {
      const ask = (method: string, path: string, body?: unknown, query?: object) =>
        at(path)('agency', elsewhere, method, body, query);
      expect((await ask('POST', '/list', { parentKey: folder.key })).status).toBe(404);
      expect((await ask('PUT', '', { key: file.key, name: 'x' })).status).toBe(404);
      expect((await ask('DELETE', '', { key: file.key })).status).toBe(404);
      expect((await ask('GET', '/presigned-url', undefined, { key: file.key })).status).toBe(404);
      expect((await ask('POST', '', { name: 'x', parentKey: folder.key })).json.error.key).toBe('folderMissing');
    }
  }
  const wrong = [
    `/partner/${owners.get('assigned')}`,
    `/staff/${owners.get('partner')}`,
    `/talent/${owners.get('staff')}`,
  ];
  for (const address of wrong) expect((await library.ask('agency', 'GET', `${address}/folder-tree`)).status).toBe(404);
});
