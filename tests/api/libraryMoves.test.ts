import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../schema/access/access.ts';
import { libraryKeyOf } from '../../schema/areas/files/library.ts';
import { mergeRecords } from '../../server/engine/merge/merge.ts';
import { unmergeRecords } from '../../server/engine/merge/unmerge.ts';
import { findRecord } from '../../server/engine/reading/readOne.ts';
import { openTestApp, type Answer, type Json, type TestApp } from '../support/app.ts';
import { libraryOf, putOwner, type TreeAddress } from '../support/library.ts';
import { openHouse, type House } from '../support/principals.ts';

let test: TestApp;
let house: House;
let library: ReturnType<typeof libraryOf>;
let root = '';
let last = 0;

beforeAll(async () => {
  test = await openTestApp();
  house = await openHouse(test, ['agency', 'editAssigned', 'otherAgency']);
  library = libraryOf(test, house);
  root = libraryKeyOf(house.agencyId);
});
afterAll(() => test.close());

const faults = ({ status, json }: Answer) => [status, json.errorDetails?.map(({ field, key }: Json) => [field, key])];
const aFolder = async (parentKey: string | null = null, tree: TreeAddress = ''): Promise<Json> =>
  library.folder(`Folder ${(last += 1)}`, parentKey, tree);
const ownersBelow = async (id: string) => {
  const { rows } = await test.pools.owner.query<{ name: string; owner_id: string | null }>(
    `with recursive t as (select * from library_items where id = $1
      union all select c.* from t join library_items c on c.parent_id = t.id) select name, owner_id from t`,
    [id],
  );
  return [...new Set(rows.map((row) => row.owner_id))];
};
const remove = (keys: readonly string[]) => library.ask('agency', 'POST', '/remove', { keys });
const restore = (keys: readonly string[]) => library.ask('agency', 'POST', '/restore', { keys });

describe('a move', () => {
  it('takes all that is in it along, into a tree of another owner and back', async () => {
    const talentId = await putOwner(test, house, 'talent', 'Ada', ['editAssigned']);
    const folder = await aFolder();
    const inner = await aFolder(folder.key);
    await library.file('deep.pdf', inner.key);
    const there = await library.move([folder.key], libraryKeyOf(talentId), {}, 'editAssigned');
    expect(there.data).toEqual({ moved: [{ key: folder.key, version: 2 }], skipped: [] });
    expect(await ownersBelow(folder.id)).toEqual([talentId]);
    expect(await library.names(`/talent/${talentId}`, { path: [folder.name, inner.name] })).toEqual(['deep.pdf']);
    expect((await library.list('agency', '', { parentKey: folder.key })).status).toBe(404);
    expect((await library.move([folder.key], root)).status).toBe(200);
    expect(await ownersBelow(folder.id)).toEqual([null]);
  });

  it('asks for the right on both ends', async () => {
    const [mine, other] = [
      await putOwner(test, house, 'talent', 'Bo', ['editAssigned']),
      await putOwner(test, house, 'talent', 'Cy'),
    ];
    const [own, foreign] = [await aFolder(null, `/talent/${mine}`), await aFolder(null, `/talent/${other}`)];
    const move = (key: string, to: string) => library.move([key], to, {}, 'editAssigned');
    expect(faults(await move(own.key, libraryKeyOf(other)))).toEqual([400, [['parentKey', 'folderMissing']]]);
    expect((await move(foreign.key, libraryKeyOf(mine))).status).toBe(404);
    expect((await move(own.key, root)).status).toBe(200);
  });

  it('is refused into itself, below itself, too deep, of roots and into files', async () => {
    const top = await aFolder();
    const middle = await aFolder(top.key);
    const low = await aFolder(middle.key);
    for (const to of [top, middle, low])
      expect(faults(await library.move([top.key], to.key))).toEqual([400, [['parentKey', 'withinItself']]]);
    let parent = await aFolder();
    for (let level = 0; level < 29; level += 1) parent = await aFolder(parent.key);
    expect(faults(await library.move([top.key], parent.key))).toEqual([400, [['parentKey', 'tooDeep']]]);
    expect((await library.move([root], top.key)).json.error.key).toBe('systemItem');
    const file = await library.file('no folder.pdf');
    expect(faults(await library.move([top.key], file.key))).toEqual([400, [['parentKey', 'folderMissing']]]);
    expect((await library.move(['folder'], top.key)).status).toBe(400);
    expect((await library.move([], top.key)).status).toBe(400);
  });

  it('makes no ring where two are moved at once', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const [one, two] = [await aFolder(), await aFolder()];
      const answers = await Promise.all([library.move([one.key], two.key), library.move([two.key], one.key)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    }
  });

  it('to a taken name is refused, kept beside it or left out, as asked', async () => {
    const [from, to] = [await aFolder(), await aFolder()];
    await library.file('cv.pdf', to.key);
    const taken = await library.file('CV.pdf', from.key);
    const free = await library.file('other.pdf', from.key);
    const keys = [free.key, taken.key];
    expect(faults(await library.move(keys, to.key))).toEqual([400, [['keys.1', 'nameTaken']]]);
    expect(await library.names('', { parentKey: from.key })).toEqual(['CV.pdf', 'other.pdf']);
    const skipped = await library.move(keys, to.key, { onClash: 'skip' });
    expect(skipped.data).toEqual({ moved: [{ key: free.key, version: 2 }], skipped: [taken.key] });
    const both = await library.move([taken.key], to.key, { onClash: 'keepBoth' });
    expect(both.data.moved).toEqual([{ key: taken.key, version: 2 }]);
    expect(await library.names('', { parentKey: to.key })).toEqual(['CV (1).pdf', 'cv.pdf', 'other.pdf']);
    expect((await library.move([taken.key], to.key)).data).toEqual({
      moved: [{ key: taken.key, version: 2 }],
      skipped: [],
    });
  });

  it('moves all or none', async () => {
    const [from, to] = [await aFolder(), await aFolder()];
    const keys = [];
    for (let each = 0; each < 20; each += 1) keys.push((await library.file(`${each}.pdf`, from.key)).key);
    const unknown = libraryKeyOf('01930000-0000-7000-8000-00000000dead');
    expect((await library.move([...keys, unknown], to.key)).status).toBe(404);
    expect(await library.names('', { parentKey: to.key })).toEqual([]);
    const { data } = await library.move(keys, to.key);
    expect(data.moved).toHaveLength(20);
    expect(await library.names('', { parentKey: from.key })).toEqual([]);
  });
});

describe('what the system keeps', () => {
  it('is not renamed, moved or deleted, nor is a folder that holds it', async () => {
    const folder = await aFolder();
    const kept = await library.file('contract.pdf', folder.key);
    await test.pools.owner.query('update library_items set is_system = true where id = $1', [kept.id]);
    const key = (answer: Answer) => [answer.status, answer.json.error?.key];
    const to = await aFolder();
    const other = await library.file('other.pdf', folder.key);
    for (const [one, why] of [
      [kept.key, 'systemItem'],
      [folder.key, 'holdsSystemItem'],
    ]) {
      expect(key(await library.ask('agency', 'PUT', '', { key: one, name: 'x' }))).toEqual([400, why]);
      expect(key(await library.move([other.key, one ?? ''], to.key))).toEqual([400, why]);
      expect(key(await library.ask('agency', 'DELETE', '', { key: one }))).toEqual([400, why]);
      expect(key(await remove([other.key, one ?? '']))).toEqual([400, why]);
    }
    expect(await library.names('', { parentKey: folder.key })).toEqual(['contract.pdf', 'other.pdf']);
  });
});

describe('deletion and restore', () => {
  it('are of everything in a folder at once, and of many at once', async () => {
    const [one, two] = [await aFolder(), await aFolder()];
    const inner = await aFolder(one.key);
    await library.file('deep.pdf', inner.key);
    const keys = [one.key, two.key, inner.key];
    expect((await remove(keys)).data.map(({ key }: Json) => key)).toEqual(keys);
    expect((await library.list('agency', '', { parentKey: one.key })).status).toBe(404);
    expect((await restore([two.key])).data).toEqual([{ key: two.key, version: 3 }]);
    expect(await library.names('', { parentKey: inner.key })).toEqual(['deep.pdf']);
  });

  it('come back in whichever order they are named, and not without their folder', async () => {
    const folder = await aFolder();
    const file = await library.file('a.pdf', folder.key);
    await remove([file.key]);
    await remove([folder.key]);
    const alone = await restore([file.key]);
    expect([alone.status, alone.json.error.key, alone.json.error.message]).toEqual([
      400,
      'restoreNeeds',
      `a.pdf cannot be restored while ${folder.name} is deleted. Restore that first`,
    ]);
    expect((await restore([file.key, folder.key])).status).toBe(200);
    expect(await library.names('', { parentKey: folder.key })).toEqual(['a.pdf']);
    expect((await restore([file.key])).data).toEqual([{ key: file.key, version: 3 }]);
  });

  it('is refused where another has the name by now', async () => {
    const folder = await aFolder();
    const file = await library.file('a.pdf', folder.key);
    await remove([file.key]);
    await library.file('A.PDF', folder.key);
    const answer = await restore([file.key]);
    expect([answer.status, answer.json.error.key]).toEqual([400, 'restoreClash']);
  });

  it('takes and brings back the whole tree with its owner', async () => {
    const talentId = await putOwner(test, house, 'talent', 'Dora');
    const tree = `/talent/${talentId}` as const;
    const folder = await aFolder(null, tree);
    await library.file('a.pdf', folder.key, { tree });
    await library.file('root.pdf', undefined, { tree });
    const ask = (method: string, path = '') =>
      test.ask({ method, path: `/client/v1/talents/${talentId}${path}`, token: house.of('agency').token });
    expect((await ask('DELETE')).status).toBe(200);
    expect((await library.list('agency', tree)).status).toBe(404);
    expect((await ask('POST', '/restore')).status).toBe(200);
    expect(await library.names(tree)).toEqual([folder.name, 'root.pdf']);
    expect(await library.names(tree, { parentKey: folder.key })).toEqual(['a.pdf']);
  });
});

describe('names', () => {
  it('are made once of two at once, and refused in the words of the requirements', async () => {
    const parent = await aFolder();
    const both = await Promise.all(
      ['Press', 'PRESS'].map((name) => library.ask('agency', 'POST', '', { name, parentKey: parent.key })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(faults(both.find(({ status }) => status === 400) as Answer)).toEqual([400, [['name', 'nameTaken']]]);
    for (const name of ['a/b', '..', '.', 'a\u202Eb', '<b>', 'a\nb', 'a:b', 'C\\d']) {
      const answer = await library.ask('agency', 'POST', '', { name, parentKey: parent.key });
      expect(faults(answer), JSON.stringify(name)).toEqual([400, [['name', 'libraryName']]]);
      expect(answer.json.error.message).toBe('Name contains alphanumeric characters and . - _ ( ) * \' " ! only');
    }
    for (const [name, status] of [
      ['a'.repeat(255), 200],
      ['b'.repeat(256), 400],
      [' ', 400],
      ['', 400],
    ] as const)
      expect((await library.ask('agency', 'POST', '', { name, parentKey: parent.key })).status).toBe(status);
    const nfd = await library.folder('  Vertra\u0308ge  ', parent.key);
    expect(nfd.name).toBe('Verträge');
  });

  it('keep the extension of a file, in every way of writing', async () => {
    const folder = await aFolder();
    const file = await library.file('cv.PDF', folder.key);
    const rename = async (name: string) => (await library.ask('agency', 'PUT', '', { key: file.key, name })).data.name;
    expect(await rename('Portrait')).toBe('Portrait.PDF');
    expect(await rename('portrait.pdf')).toBe('portrait.PDF');
    expect(await rename('portrait.exe')).toBe('portrait.exe.PDF');
    const path = `/media/v1/library-items/${file.id}`;
    const token = house.of('agency').token;
    const generic = await test.ask({ method: 'PUT', path, token, body: { name: 'by another way' } });
    expect(generic.data.name).toBe('by another way.PDF');
    const long = await library.ask('agency', 'PUT', '', { key: file.key, name: 'a'.repeat(255) });
    expect(faults(long)).toEqual([400, [['name', 'tooLong']]]);
    await library.file('other.PDF', folder.key);
    expect(faults(await library.ask('agency', 'PUT', '', { key: file.key, name: 'OTHER' }))).toEqual([
      400,
      [['name', 'nameTaken']],
    ]);
    const stale = await library.ask('agency', 'PUT', '', { key: file.key, name: 'x', version: 1 });
    expect(stale.json.error.key).toBe('staleVersion');
  });
});

describe('a merge of two owners', () => {
  it('joins their trees with nothing lost, and parts them again', async () => {
    const [kept, gone] = [await putOwner(test, house, 'talent', 'Eve'), await putOwner(test, house, 'talent', 'Eva')];
    const [ofKept, ofGone] = [`/talent/${kept}`, `/talent/${gone}`] as const;
    const keptPress = await library.folder('Press', null, ofKept);
    await library.file('kept.pdf', keptPress.key, { tree: ofKept });
    const gonePress = await library.folder('press', null, ofGone);
    const inner = await library.folder('2026', gonePress.key, ofGone);
    await library.file('gone.pdf', inner.key, { tree: ofGone });
    await library.file('rider.pdf', undefined, { tree: ofGone });

    const actor = systemActor(house.agencyId);
    const versionOf = async (id: string) => (await findRecord(test.app.engine, actor, 'talent', id)).record.version;
    await mergeRecords(test.app.engine, actor, 'talent', kept, {
      version: await versionOf(kept),
      goneId: gone,
      goneVersion: await versionOf(gone),
    });
    expect(await library.names(ofKept)).toEqual(['Press', 'press (1)', 'rider.pdf']);
    expect(await ownersBelow(gonePress.id)).toEqual([kept]);
    expect(await library.names(ofKept, { path: ['press (1)', '2026'] })).toEqual(['gone.pdf']);
    const rider = (await library.list('agency', ofKept)).data.data.at(-1);
    await library.move([rider.key], keptPress.key);

    const { rows } = await test.pools.owner.query<{ id: string }>('select id from merge where gone_id = $1', [gone]);
    const undone = { mergeId: rows[0]?.id ?? '', version: await versionOf(kept) };
    await unmergeRecords(test.app.engine, actor, 'talent', kept, undone);
    expect(await library.names(ofKept)).toEqual(['Press']);
    expect(await library.names(ofKept, { path: ['Press'] })).toEqual(['kept.pdf', 'rider.pdf']);
    expect(await library.names(ofGone, { path: ['press (1)', '2026'] })).toEqual(['gone.pdf']);
  });
});
