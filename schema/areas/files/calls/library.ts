import { Type, type TProperties } from 'typebox';
import {
  closed,
  defineCalls,
  idOf,
  instant,
  nullable,
  oneOf,
  pageOf,
  paged,
  text,
  uuid,
  version,
  type ValueOf,
} from '../../../language/call.ts';
import { keywordLimit } from '../../../rules/limits.ts';
import { libraryItem } from '../entities/libraryItem.ts';
import { libraryItemTypes, libraryMediaTypes, librarySorts } from '../library.ts';
import { media } from './media.ts';

const entity = libraryItem.name;
const read = { entity, action: 'read' } as const;
const create = { entity, action: 'create' } as const;
const update = { entity, action: 'update' } as const;
const remove = { entity, action: 'delete' } as const;

/** Key of an item: `library/` and its id; of a root folder: with the id of its owner, or of the agency. */
export const libraryKey = Type.String({ maxLength: 44, examples: ['library/01940000-0000-7000-8000-000000000001'] });
/** Key of the folder that is meant in place of the root. */
const folderKey = Type.String({ maxLength: 44 });
const keys = (most: number) => Type.Array(libraryKey, { minItems: 1, maxItems: most });
/** The most items that one call moves, deletes, zips or shares; what their folders hold is not counted. */
export const libraryItemsAtOnce = 500;
/** The most items that one ZIP is asked of: its address names them. What their folders hold is not counted. */
export const zippedAtOnce = 200;
const withKey = Type.Object({ key: libraryKey }, { additionalProperties: false });

const folder = Type.Object({
  key: libraryKey,
  name: Type.String({ description: "Of a root folder the owner's name, empty for the agency's own" }),
  parentKey: nullable(libraryKey),
  system: Type.Boolean(),
  upload: Type.Boolean({ description: 'Takes files' }),
});
/** A folder as the tree and the crumbs have it. */
export type LibraryFolder = ValueOf<typeof folder>;

/** Schema of a folder or a file (AB 3, Library item). */
export const libraryListItem = Type.Object({
  id: uuid,
  key: libraryKey,
  name: Type.String(),
  type: oneOf(Object.values(libraryItemTypes), { description: 'folder 1, file 2' }),
  parentKey: nullable(libraryKey),
  system: Type.Boolean({ description: 'Nobody renames, moves or deletes it' }),
  upload: Type.Boolean({ description: 'A folder that takes files' }),
  extraData: Type.String({ description: 'Names of the folders around it, outermost first, joined by slashes' }),
  isSensitive: Type.Boolean({ description: 'Readings are logged; zips and shares ask once more' }),
  isShared: Type.Boolean({ description: 'Somebody outside has it, by a share that is open' }),
  bytes: nullable(Type.Integer()),
  media: nullable(media),
  version,
  createdAt: instant,
  updatedAt: instant,
});
/** A folder or a file as answers carry it. */
export type LibraryListItem = ValueOf<typeof libraryListItem>;

const folders = Type.Array(folder, {
  description: 'Every folder of the tree: the root first, each after the folder around it',
});

const listed = closed({
  ...paged,
  parentKey: Type.Optional(nullable(folderKey)),
  path: Type.Optional(
    Type.Array(text(255), { maxItems: 32, description: 'Names of folders below the root, in place of `parentKey`' }),
  ),
  types: Type.Optional(Type.Array(oneOf(Object.values(libraryMediaTypes)), { maxItems: 4 })),
  keyword: Type.Optional(
    Type.String({ maxLength: keywordLimit, description: 'Looked for in the folder and everything below it' }),
  ),
  orderBy: Type.Optional(oneOf(librarySorts)),
  orderDirection: Type.Optional(oneOf(['ASC', 'DESC'])),
});

/** Question of a list of a folder. */
export type LibraryQuery = ValueOf<typeof listed>;

const page = Type.Interface([pageOf(libraryListItem)], {
  folder,
  crumbs: Type.Array(folder, { description: 'The folders around it below the root, outermost first, itself the last' }),
});

const filed = closed({
  parentKey: Type.Optional(folderKey),
});

const moved = Type.Array(Type.Object({ key: libraryKey, version }));

/** The calls of one tree, below the address that says whose it is (AB 7). */
function treeCalls<const Base extends string, const Params extends TProperties>(
  base: Base,
  of: string,
  params: Params,
) {
  return {
    tree: {
      route: `GET ${base}/folder-tree`,
      params,
      access: read,
      summary: `folders of ${of}`,
      answer: folders,
    },
    list: {
      route: `POST ${base}/list`,
      params,
      access: read,
      isReading: true,
      summary: `folders and files of a folder of ${of}`,
      description: 'Folders come first. Without `parentKey` and `path` it is the root folder',
      body: listed,
      answer: page,
    },
    create: {
      route: `POST ${base}`,
      params,
      access: create,
      summary: `create a folder in ${of}`,
      body: closed({ name: text(255), parentKey: Type.Optional(nullable(folderKey)) }),
      answer: libraryListItem,
    },
    file: {
      route: `POST ${base}/object`,
      params,
      access: create,
      summary: `file uploads in ${of}`,
      description:
        'All or none. A name that is taken gets a number. The folder is `parentKey`, else the one that chunksdone was told',
      query: filed,
      body: Type.Array(
        closed({
          mediaId: uuid,
          name: Type.Optional(text(255)),
          isSensitive: Type.Optional(Type.Boolean()),
        }),
        { minItems: 1, maxItems: libraryItemsAtOnce },
      ),
      answer: Type.Array(libraryListItem),
    },
    rename: {
      route: `PUT ${base}`,
      params,
      access: update,
      summary: `rename a folder or a file of ${of}`,
      description: "A file's extension is kept",
      body: closed({ key: libraryKey, name: text(255), version: Type.Optional(version) }),
      answer: libraryListItem,
    },
    remove: {
      route: `DELETE ${base}`,
      params,
      access: remove,
      summary: `delete a folder with everything in it, or a file, of ${of}`,
      description: 'It can be restored for 30 days',
      body: closed({ key: libraryKey, version: Type.Optional(version) }),
      answer: Type.Object({ id: uuid, version }),
    },
    address: {
      route: `GET ${base}/presigned-url`,
      params,
      access: read,
      summary: `address of a file of ${of}`,
      description: 'The address is stable: the right is asked each time it is used',
      query: withKey,
      answer: Type.Object({ url: Type.String() }),
    },
  } as const;
}

/** The library of the agency, and what is done with items of any tree. */
export const libraryCalls = defineCalls('library', {
  ...treeCalls('/media/v1/library', 'the library of the agency', {}),
  move: {
    route: 'PUT /media/v1/library/move',
    access: update,
    summary: 'move folders and files into another folder, of any tree',
    description: 'All or none. `onClash` says what becomes of those whose name is taken there',
    body: closed({
      keys: keys(libraryItemsAtOnce),
      parentKey: libraryKey,
      onClash: Type.Optional(oneOf(['refuse', 'keepBoth', 'skip'])),
    }),
    answer: Type.Object({ moved, skipped: Type.Array(libraryKey) }),
  },
  removeAll: {
    route: 'POST /media/v1/library/remove',
    access: remove,
    summary: 'delete folders and files',
    description: 'All or none. They can be restored for 30 days',
    body: closed({ keys: keys(libraryItemsAtOnce) }),
    answer: moved,
  },
  restoreAll: {
    route: 'POST /media/v1/library/restore',
    access: { entity, action: 'restore' },
    summary: 'restore deleted folders and files',
    description: 'All or none',
    body: closed({ keys: keys(libraryItemsAtOnce) }),
    answer: moved,
  },
  flag: {
    route: 'PUT /media/v1/library/sensitive',
    access: update,
    summary: 'mark a file as sensitive, or as usual',
    body: closed({ key: libraryKey, isSensitive: Type.Boolean() }),
    answer: libraryListItem,
  },
  fileAddress: {
    route: 'GET /media/v1/library/file-share',
    access: read,
    summary: 'address of the download page of a file, for colleagues who may read it',
    query: withKey,
    answer: Type.Object({ url: Type.String() }),
  },
  zip: {
    route: 'POST /media/v1/library/zip',
    access: read,
    isReading: true,
    summary: 'address of a ZIP of folders and files',
    description: 'Good for ten minutes, for the caller alone. Sensitive files need `isConfirmed`',
    body: closed({ keys: keys(zippedAtOnce), isConfirmed: Type.Optional(Type.Boolean()) }),
    answer: Type.Object({ url: Type.String(), files: Type.Integer(), bytes: Type.Integer() }),
  },
  zipped: {
    route: 'GET /media/v1/library/zip',
    access: read,
    summary: 'a ZIP of folders and files',
    description: 'By the address that the call above answers',
    query: closed({ ticket: text(8000) }),
    answer: { file: 'application/zip' },
  },
  readers: {
    route: 'GET /media/v1/library/readers',
    access: update,
    summary: 'who has read a sensitive file',
    query: closed({ key: libraryKey, ...paged }),
    answer: pageOf(
      Type.Object({ at: instant, reader: Type.String(), isDownload: Type.Boolean(), isOutside: Type.Boolean() }),
    ),
  },
  space: {
    route: 'GET /media/v1/library/space',
    access: read,
    summary: 'space that the files of the agency take, and what takes it',
    answer: Type.Object({
      used: Type.Integer({ description: 'Bytes of all files of the agency, wherever they are used' }),
      quota: nullable(Type.Integer({ description: 'Bytes; null without a limit' })),
      byType: Type.Array(
        Type.Object({
          type: nullable(oneOf(Object.values(libraryMediaTypes))),
          files: Type.Integer(),
          bytes: Type.Integer(),
        }),
      ),
      byUse: Type.Array(Type.Object({ kind: nullable(Type.String()), files: Type.Integer(), bytes: Type.Integer() }), {
        description: 'By the kind of record that uses them; null of those that none uses',
      }),
      largest: Type.Array(libraryListItem, {
        description: 'The largest files of the library that the caller may read',
      }),
    }),
  },
});

/** The library of a talent or scout (AB 7). */
export const talentLibraryCalls = defineCalls(
  'library',
  treeCalls('/media/v1/library/talent/{talentId}', 'the library of a talent', { talentId: idOf('talent') }),
);

/** The library of a partner. */
export const partnerLibraryCalls = defineCalls(
  'library',
  treeCalls('/media/v1/library/partner/{partnerId}', 'the library of a partner', { partnerId: idOf('partner') }),
);

/** The library of a staff member. */
export const staffLibraryCalls = defineCalls(
  'library',
  treeCalls('/media/v1/library/staff/{staffId}', 'the library of a staff member', { staffId: idOf('staff') }),
);
