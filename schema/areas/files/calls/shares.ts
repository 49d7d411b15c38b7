import { Type } from 'typebox';
import {
  closed,
  defineCalls,
  idOf,
  instant,
  nothing,
  nullable,
  oneOf,
  paged,
  pageOf,
  text,
  uuid,
  type ValueOf,
} from '../../../language/call.ts';
import { fileSizes, typeOfMediaCodes } from '../../../media.ts';
import { mailStates } from '../../identity/mail.ts';
import { libraryItem } from '../entities/libraryItem.ts';
import { libraryItemTypes } from '../library.ts';
import {
  shareDownloadsLimit,
  shareNoteLimit,
  sharePasswordLengths,
  shareRecipientsLimit,
  shareStates,
  shareUses,
} from '../shares.ts';
import { libraryItemsAtOnce, libraryKey } from './library.ts';

const access = { entity: libraryItem.name, action: 'read' } as const;
const share = { id: idOf('share') } as const;

const count = Type.Integer({ minimum: 0 });
const mostDownloads = nullable(
  Type.Integer({ minimum: 1, maximum: shareDownloadsLimit, description: 'Null for any number' }),
);
const password = Type.String({ maxLength: sharePasswordLengths.most });
const note = text(shareNoteLimit);

const recipient = Type.Object({
  id: uuid,
  email: nullable(Type.String({ description: 'Null for the link that somebody copies' })),
  url: nullable(Type.String({ description: 'Null for callers who may not change the share, and once it is revoked' })),
  revokedAt: nullable(instant),
  opens: count,
  downloads: count,
  lastOpenedAt: nullable(instant),
  mail: nullable(oneOf(mailStates, { description: 'State of the newest mail; null where none was written' })),
});
export type ShareRecipient = ValueOf<typeof recipient>;

const shareShape = Type.Object({
  id: uuid,
  sender: Type.String({ description: 'Who made it' }),
  state: oneOf(shareStates),
  createdAt: instant,
  expiresAt: instant,
  hasPassword: Type.Boolean(),
  mayDownload: Type.Boolean(),
  mostDownloads,
  note: nullable(Type.String()),
  opens: count,
  downloads: count,
  lastOpenedAt: nullable(instant),
  items: Type.Array(
    Type.Object({ key: libraryKey, name: Type.String(), type: oneOf(Object.values(libraryItemTypes)) }),
    { description: 'Those that the caller may read' },
  ),
  furtherItems: Type.Integer({ description: 'Number of the others, deleted ones included' }),
  recipients: Type.Array(recipient),
  canChange: Type.Boolean({ description: 'The caller made it, or may edit all of its items' }),
});
export type Share = ValueOf<typeof shareShape>;

const event = Type.Object({
  id: uuid,
  at: instant,
  use: oneOf(shareUses),
  email: nullable(Type.String({ description: 'Whose link it was; null for the link that somebody copied' })),
  item: nullable(Type.String({ description: 'Name of the file; null for an opening, and for all files' })),
  address: Type.String({ description: 'Network address' }),
});
export type ShareEvent = ValueOf<typeof event>;

const terms = {
  expiresAt: Type.Optional(instant),
  mayDownload: Type.Optional(Type.Boolean()),
  mostDownloads: Type.Optional(mostDownloads),
};

const begun = {
  ...terms,
  password: Type.Optional(password),
  note: Type.Optional(note),
  isConfirmed: Type.Optional(
    Type.Boolean({ description: 'Sensitive files are meant; without it they are a reason to refuse' }),
  ),
};

const emails = Type.Array(text(254), { minItems: 1, maxItems: shareRecipientsLimit });

// A link that is made or read with an API key would outlive it.
const door = { access, byKey: false } as const;

/** Shares of files and folders of the library with people outside, for members of the agency. */
export const shareCalls = defineCalls('shares', {
  create: {
    route: 'POST /media/v1/shares',
    ...door,
    summary: 'share folders and files with people outside',
    description: 'Each recipient gets a mail with a link of their own. The right to read the items is enough',
    body: closed({
      keys: Type.Array(libraryKey, { minItems: 1, maxItems: libraryItemsAtOnce }),
      emails: Type.Optional(Type.Array(text(254), { maxItems: shareRecipientsLimit })),
      hasLink: Type.Optional(Type.Boolean({ description: 'A link to copy; true where nobody gets a mail' })),
      ...begun,
    }),
    answer: shareShape,
  },
  list: {
    route: 'POST /media/v1/shares/list',
    ...door,
    isReading: true,
    summary: 'shares that the caller has made or whose items the caller may edit, the newest first',
    body: closed({
      ...paged,
      key: Type.Optional(libraryKey),
      isMine: Type.Optional(Type.Boolean()),
      isOpen: Type.Optional(Type.Boolean()),
    }),
    answer: pageOf(shareShape),
  },
  one: { route: 'GET /media/v1/shares/{id}', ...door, summary: 'one share', params: share, answer: shareShape },
  log: {
    route: 'GET /media/v1/shares/{id}/log',
    ...door,
    summary: 'openings and downloads of a share, the newest first',
    params: share,
    query: closed(paged),
    answer: pageOf(event),
  },
  change: {
    route: 'PUT /media/v1/shares/{id}',
    ...door,
    summary: 'change the terms of a share',
    description: 'With another password everybody has to open it anew',
    params: share,
    body: closed({ ...terms, password: Type.Optional(nullable(password)), note: Type.Optional(nullable(note)) }),
    answer: shareShape,
  },
  revoke: {
    route: 'POST /media/v1/shares/{id}/revoke',
    ...door,
    summary: 'revoke a share, or the link of one recipient',
    params: share,
    body: closed({ recipientId: Type.Optional(uuid) }),
    answer: shareShape,
  },
  mail: {
    route: 'POST /media/v1/shares/{id}/mail',
    ...door,
    summary: 'mail a recipient the link again',
    params: share,
    body: closed({ recipientId: uuid }),
    answer: shareShape,
  },
});

/** A file on the page of a share. */
const sharedItem = Type.Object({
  id: uuid,
  name: Type.String(),
  folder: Type.String({ description: 'Names of the shared folders around it, between slashes; empty without' }),
  typeOfMedia: oneOf(Object.values(typeOfMediaCodes)),
  contentType: Type.String(),
  bytes: Type.Integer(),
  width: nullable(Type.Integer()),
  height: nullable(Type.Integer()),
  duration: nullable(Type.Number({ description: 'Seconds' })),
  sizes: Type.Array(oneOf(fileSizes), { description: 'Sizes that the grant shows' }),
});
export type SharedItem = ValueOf<typeof sharedItem>;

const openedShape = Type.Object({
  agencyName: Type.String(),
  sender: Type.String(),
  note: nullable(Type.String()),
  expiresAt: instant,
  mayDownload: Type.Boolean(),
  downloadsLeft: nullable(Type.Integer({ description: 'Null for any number' })),
  items: Type.Array(sharedItem),
  isCut: Type.Boolean({ description: 'There are more files than are listed' }),
  grant: Type.String({ description: 'Stands for the link in the addresses of its files, for four hours' }),
});
export type OpenedShare = ValueOf<typeof openedShape>;

const grant = text(400);

/** Calls of people outside, who have a link. */
export const sharedCalls = defineCalls('shares', {
  open: {
    route: 'POST /media/v1/shares/open',
    access: 'public',
    summary: 'open a share by the token of its link',
    description:
      'Refused alike for a link that is unknown, over, revoked or used up, and for one whose password is wrong or missing',
    body: closed({ token: text(200), password: Type.Optional(password) }),
    answer: openedShape,
  },
  download: {
    route: 'POST /media/v1/shares/download',
    access: 'public',
    summary: 'address from which a shared file, or a ZIP of all of them, is downloaded',
    description:
      'Counts as one download, however often it goes on from there within six hours. Without `itemId`, all files',
    body: closed({ grant, itemId: Type.Optional(uuid) }),
    answer: Type.Object({ url: Type.String(), downloadsLeft: nullable(Type.Integer()) }),
  },
  zip: {
    route: 'GET /media/v1/shared/{token}/zip',
    access: 'public',
    summary: 'a ZIP of everything in a share',
    params: { token: grant },
    answer: { file: 'application/zip' },
  },
  file: {
    route: 'GET /media/v1/shared/{token}/{itemId}/{size}',
    access: 'public',
    summary: 'what is in a shared file',
    description: 'The token is a grant, of opening the share or of a download',
    params: { token: grant, itemId: uuid, size: oneOf(fileSizes) },
    answer: { file: 'application/octet-stream', isRanged: true },
  },
});

const sent = closed({
  key: libraryKey,
  email: Type.Optional(text(254)),
  emails: Type.Optional(emails),
  ...begun,
});

const sending = {
  ...door,
  body: sent,
  answer: nothing,
  envelope: 'success',
  description: 'Makes a share for each recipient',
} as const;

/** Files by mail, under the spec's own names (AB 7, AB 9). */
export const fileMailCalls = defineCalls('shares', {
  send: {
    route: 'POST /media/v1/library/send-file-share',
    summary: 'mail people outside a link to an item of the library',
    ...sending,
  },
  sendOfTalent: {
    route: 'POST /media/v1/library/talent/{talentId}/send-file-share',
    summary: "mail people outside a link to an item of a talent's library",
    ...sending,
  },
  sendDocument: {
    route: 'POST /media/v1/documents/share-email',
    summary: 'mail people outside a link to a document',
    ...sending,
    body: closed({
      documentId: idOf(libraryItem.name),
      email: Type.Optional(text(254)),
      emails: Type.Optional(emails),
      ...begun,
    }),
  },
});
