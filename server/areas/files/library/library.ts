import type { FastifyInstance } from 'fastify';
import type { Action, Actor } from '../../../../schema/access/access.ts';
import {
  libraryCalls,
  partnerLibraryCalls,
  staffLibraryCalls,
  talentLibraryCalls,
} from '../../../../schema/areas/files/calls/library.ts';
import { libraryItem } from '../../../../schema/areas/files/entities/libraryItem.ts';
import { fileAddress } from '../../../../schema/media.ts';
import { fieldRefusal, invalid, RefusalError } from '../../../errors.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { requireRight } from '../../../engine/requireRight.ts';
import { registerCall, type CallHandler } from '../../../plugins/callRoute.ts';
import { answerOf, createFolder, findItem, flag, remove, removeAll, rename, restoreAll } from './changing.ts';
import { registerDocuments } from './documents.ts';
import { downloadPageOf } from './downloadPage.ts';
import { fileUploads } from './filing.ts';
import { folderTree } from './folderTree.ts';
import { itemRows, itemsOf, type ItemRow } from './items.ts';
import { listFolder } from './list.ts';
import { moveItems } from './moving.ts';
import { readingsOf } from './readings.ts';
import { spaceOf } from './space.ts';
import { findTree, type Tree } from './trees.ts';
import { registerZip, type ZipDeps } from './zip.ts';

/** Services of the library. */
export interface LibraryDeps extends ZipDeps {
  /** The address at which browsers reach the server. */
  readonly origin: () => string;
  /** Returns the bytes that the files of an agency may take; null without a limit. */
  readonly quotaOf: (agencyId: string) => Promise<number | null>;
}

type TreeCalls = Pick<typeof libraryCalls, 'tree' | 'list' | 'create' | 'file' | 'rename' | 'remove' | 'address'>;

/** The file of an item. Throws a 400 for a folder. */
function fileOf({ media }: ItemRow) {
  if (!media) throw invalid([fieldRefusal('key', 'folderHasNoFile')]);
  return media;
}

/** Registers the calls of one tree, whose owner the parameters of the address name. */
function registerTree(
  app: FastifyInstance,
  { engine }: LibraryDeps,
  calls: TreeCalls,
  find: (actor: Actor, params: Readonly<Record<string, string>>) => Promise<Tree>,
): void {
  type Given = Pick<Parameters<CallHandler<TreeCalls['tree']>>[0], 'actor' | 'params'>;
  const treeFor = async ({ actor, params }: Given, action: Action): Promise<Tree> => {
    requireRight(engine, actor, action, libraryItem.name);
    const tree = await find(actor, params as Readonly<Record<string, string>>);
    if (action !== 'read' && !tree.canUpdate) throw new RefusalError('forbidden', 'notAllowed');
    return tree;
  };
  registerCall(app, calls.tree, async (given) => folderTree(engine, given.actor, await treeFor(given, 'read')));
  registerCall(app, calls.list, async (given) => {
    return listFolder(engine, given.actor, await treeFor(given, 'read'), given.body);
  });
  registerCall(app, calls.create, async (given) => {
    const id = await createFolder(engine, given.actor, await treeFor(given, 'create'), given.body);
    return answerOf(engine, given.actor, id);
  });
  registerCall(app, calls.file, async (given) => {
    const { actor, query, body } = given;
    const ids = await fileUploads(engine, actor, await treeFor(given, 'create'), body, query.parentKey);
    return itemsOf(engine, actor, await itemRows(engine, actor, ids));
  });
  registerCall(app, calls.rename, async (given) => {
    const id = await rename(engine, given.actor, await treeFor(given, 'update'), given.body);
    return answerOf(engine, given.actor, id);
  });
  registerCall(app, calls.remove, async (given) => {
    return remove(engine, given.actor, await treeFor(given, 'delete'), given.body);
  });
  registerCall(app, calls.address, async (given) => {
    const { id } = fileOf(await findItem(engine, given.actor, given.query.key, await treeFor(given, 'read')));
    return { url: fileAddress(id, 'origin') };
  });
}

/** Registers the library (AB 7): the trees of the agency and of its owners, and what is done with items of any tree. */
export function registerLibrary(app: FastifyInstance, deps: LibraryDeps): void {
  const { engine, origin, quotaOf } = deps;
  registerTree(app, deps, libraryCalls, (actor) => findTree(engine, actor, null));
  registerTree(app, deps, talentLibraryCalls as never, (actor, { talentId = '' }) =>
    findTree(engine, actor, talentId, ['talent', 'scout']),
  );
  registerTree(app, deps, partnerLibraryCalls as never, (actor, { partnerId = '' }) =>
    findTree(engine, actor, partnerId, ['partner']),
  );
  registerTree(app, deps, staffLibraryCalls as never, (actor, { staffId = '' }) =>
    findTree(engine, actor, staffId, ['staff']),
  );
  registerCall(app, libraryCalls.move, async ({ actor, body }) => moveItems(engine, actor, body));
  registerCall(app, libraryCalls.removeAll, async ({ actor, body }) => removeAll(engine, actor, body.keys));
  registerCall(app, libraryCalls.restoreAll, async ({ actor, body }) => restoreAll(engine, actor, body.keys));
  registerCall(app, libraryCalls.flag, async ({ actor, body }) =>
    answerOf(engine, actor, await flag(engine, actor, body.key, body.isSensitive)),
  );
  registerCall(app, libraryCalls.fileAddress, async ({ actor, query }) => {
    const item = await findItem(engine, actor, query.key);
    fileOf(item);
    return { url: downloadPageOf(origin(), item) };
  });
  registerCall(app, libraryCalls.readers, async ({ actor, query }) => {
    const { id } = await findItem(engine, actor, query.key);
    await findRecord(engine, actor, libraryItem.name, id, { action: 'update', fields: ['name'] });
    return readingsOf(engine, actor, id, query);
  });
  registerCall(app, libraryCalls.space, async ({ actor }) => spaceOf(engine, actor, await quotaOf(agencyOf(actor))));
  registerZip(app, deps);
  registerDocuments(app, engine, origin);
}
