import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { v7 } from 'uuid';
import { libraryKeyOf } from '../../schema/areas/files/library.ts';
import { removeAll } from '../../server/areas/files/library/changing.ts';
import { listFolder } from '../../server/areas/files/library/list.ts';
import { moveItems } from '../../server/areas/files/library/moving.ts';
import { keepLibrary } from '../../server/areas/files/library/rules.ts';
import { findTree } from '../../server/areas/files/library/trees.ts';
import type { ZippedFile } from '../../server/areas/files/library/zipPlan.ts';
import { streamZip } from '../../server/areas/files/library/zipStream.ts';
import { listRecords } from '../../server/engine/reading/list.ts';
import { folderStorage } from '../../server/integrations/storage/folder.ts';
import { openServer } from '../database.ts';
import { atLeast, atMost, inMilliseconds, median, type Figure, type Say, type Topic } from '../figures.ts';
import { openSide, type Side } from '../scale/side.ts';
import { inTurns } from '../turns.ts';

const agencyId = '01940000-0000-7000-8000-000000000001';
const agency = { agencyId, talents: 10_000, notes: 0, assigned: 10 };
const many = 10_000;
const turns = 5;
const zipped = { files: 128, bytes: 4_000_000 };

/** Makes a folder of many items in the agency's own tree; returns its id. */
async function fill({ engine }: Side): Promise<string> {
  const folder = v7();
  const ids = Array.from({ length: many }, () => v7());
  await engine.database.query(agencyId, {
    text: `with r as (insert into record (agency_id, id, kind, label)
        select $1::uuid, i.id, 'libraryItem', 'Folder' from unnest($2::uuid[]) i(id) returning id)
      insert into library_items (agency_id, id, created_at, updated_at, name, type, parent_id)
      select $1::uuid, i.id, now(), now(), case when i.id = $3 then 'Top ' else 'Item ' end || i.id, 'FOLDER',
        case when i.id = $3 then null else $3::uuid end from unnest($2::uuid[]) i(id)`,
    values: [agencyId, [folder, ...ids], folder],
  });
  return folder;
}

const below = `with recursive below(id) as (select $2::uuid union all
  select t.id from below join library_items t on t.agency_id = $1 and t.parent_id = below.id)`;

/** Gives the folder another owner by two statements. */
async function moveByHand({ engine }: Side, id: string, owner: string | null): Promise<void> {
  await engine.database.transaction(agencyId, async (connection) => {
    await connection.query({
      text: 'update library_items set owner_id = $3::uuid, version = version + 1 where agency_id = $1 and id = $2',
      values: [agencyId, id, owner],
    });
    await connection.query({
      text: `${below} update library_items t set owner_id = $3::uuid from below where t.agency_id = $1 and t.id = below.id`,
      values: [agencyId, id, owner],
    });
  });
}

/** Deletes a folder by hand: its rows and their records, each in one statement, with the entries of the history. */
async function removeByHand({ engine }: Side, id: string): Promise<void> {
  await engine.database.transaction(agencyId, async (connection) => {
    for (const set of [
      'library_items t set deleted_at = now(), version = version + 1, deletion_id = $2',
      'record t set deleted_at = now()',
    ])
      await connection.query({
        text: `${below} update ${set} from below where t.agency_id = $1 and t.id = below.id`,
        values: [agencyId, id],
      });
    await connection.query({
      text: `${below} insert into history (agency_id, id, record_id, at, action, version, changes)
        select $1, gen_random_uuid(), id, now(), 'delete', 2, '[]' from below`,
      values: [agencyId, id],
    });
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

const figure = (what: string, own: number, hand: number, bound: number): Figure => ({
  what,
  sides: [inMilliseconds(own), inMilliseconds(hand)],
  ratio: own / hand,
  target: atMost(bound),
});

async function measureTrees(side: Side): Promise<Topic> {
  const { engine } = side;
  keepLibrary(engine);
  const actor = side.actorOf({ levels: null, staff: null });
  const { rows } = await engine.database.query<{ id: string }>(agencyId, {
    text: `select id from record where agency_id = $1 and kind = 'talent' limit 1`,
    values: [agencyId],
  });
  const owner = rows[0]?.id ?? '';
  const listed = await fill(side);
  await side.analyze();
  const tree = await findTree(engine, actor, null);
  const [page = 0, list = 0] = await inTurns(
    [
      () => listFolder(engine, actor, tree, { parentKey: libraryKeyOf(listed) }),
      () => listRecords(engine, actor, 'talent', {}),
    ],
    { turns: 41, patience: 20_000 },
  );
  const times = {
    moved: [] as number[],
    movedByHand: [] as number[],
    gone: [] as number[],
    goneByHand: [] as number[],
  };
  for (let turn = 0; turn < turns; turn += 1) {
    const [own, hand] = [await fill(side), await fill(side)];
    await side.analyze();
    const keys = [libraryKeyOf(own)];
    times.moved.push(await timed(() => moveItems(engine, actor, { keys, parentKey: libraryKeyOf(owner) })));
    times.movedByHand.push(await timed(() => moveByHand(side, hand, owner)));
    await side.analyze();
    times.gone.push(await timed(() => removeAll(engine, actor, keys)));
    times.goneByHand.push(await timed(() => removeByHand(side, hand)));
  }
  return {
    title: 'Folders of 10,000 items',
    about:
      'The first page beside that of the default list of 10,000 talents; a move to another owner beside two statements by hand; a deletion beside three that write the same rows, the history among them.',
    sides: ['library', 'beside'],
    figures: [
      figure('first page', page, list, 1.5),
      figure('move to another owner', median(times.moved), median(times.movedByHand), 2),
      figure('deletion', median(times.gone), median(times.goneByHand), 2),
    ],
  };
}

/** Reads the files one after the other, and as an archive. */
async function measureZip(): Promise<Topic> {
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-zip-'));
  const storage = folderStorage(folder);
  const content = randomBytes(zipped.bytes);
  const files: ZippedFile[] = [];
  for (let each = 0; each < zipped.files; each += 1) {
    const object = `files/${each}`;
    await storage.put(object, Readable.from([content]), content.length);
    files.push({ itemId: v7(), path: `${each}.bin`, object, bytes: content.length, isSensitive: false, changedAt: 0 });
  }
  const sink = () => new Writable({ write: (_chunk, _encoding, next) => next() });
  const plan = { files, emptyFolders: [], links: [], bytes: zipped.files * zipped.bytes, name: null };
  let resident = 0;
  const zip = () => pipeline(streamZip(plan, { storage, beforeFile: async () => undefined }).content, sink());
  const copy = async () => {
    for (const { object } of files) await pipeline(await storage.get(object), sink());
  };
  const [zips, copies]: [number[], number[]] = [[], []];
  await copy();
  const before = process.memoryUsage().rss;
  for (let turn = 0; turn < turns; turn += 1) {
    copies.push(await timed(copy));
    const watch = setInterval(() => (resident = Math.max(resident, process.memoryUsage().rss)), 10);
    zips.push(await timed(zip));
    clearInterval(watch);
  }
  await rm(folder, { recursive: true, force: true });
  const [own, plain] = [median(zips), median(copies)];
  const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;
  return {
    title: `A ZIP of ${megabytes(plan.bytes)}`,
    about:
      'Speed of the archive beside reading the same files one after the other, and the memory that it takes beside what is allowed.',
    sides: ['ZIP', 'beside'],
    figures: [
      { what: 'speed', sides: [inMilliseconds(own), inMilliseconds(plain)], ratio: plain / own, target: atLeast(0.5) },
      {
        what: 'memory',
        sides: [megabytes(Math.max(0, resident - before)), '64 MB'],
        ratio: Math.max(0, resident - before) / 64_000_000,
        target: atMost(1),
      },
    ],
  };
}

/** Measures the library: pages, moves and deletions of large folders, and archives. */
export async function measureLibrary(say: Say): Promise<readonly Topic[]> {
  const server = await openServer();
  try {
    const side = await openSide(server.url, [agency]);
    say('measuring folders');
    const trees = await measureTrees(side);
    await side.close();
    say('measuring ZIPs');
    return [trees, await measureZip()];
  } finally {
    await server.stop();
  }
}
