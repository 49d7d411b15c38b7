import { Type } from 'typebox';
import {
  closed,
  defineCalls,
  instant,
  nullable,
  oneOf,
  pageOf,
  paged,
  referenceShape,
  searched,
  uuid,
  version,
} from '../../../language/call.ts';
import { valuesLimit } from '../../../rules/limits.ts';
import { contentTypes, fanroomTypes, moduleNames, voiceAreaNames } from '../modules.ts';
import { hidings, signalReasons } from '../signals.ts';

const update = { entity: 'news', action: 'update' } as const;
const read = { entity: 'news', action: 'read' } as const;
const uuidPattern = '[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';
const done = Type.Array(Type.Object({ id: uuid, version }));
const refused = Type.Array(Type.Object({ id: uuid, code: Type.Integer(), key: Type.String(), message: Type.String() }));

/** A signal of a fan about an item. */
const report = Type.Object({
  fanId: Type.String(),
  talent: referenceShape,
  hiding: oneOf(hidings),
  reason: nullable(oneOf(signalReasons)),
  text: nullable(Type.String()),
  at: instant,
  closedAt: nullable(instant),
});

const creators = { ...searched, fanroomType: Type.Optional(oneOf(fanroomTypes)) };

/** Moderation of what fans see: the answers to their signals, and pins (CM 7). */
export const moderationCalls = defineCalls('moderation', {
  noAction: {
    route: 'POST /cms/v1/talent-cms/{module}/mark-resolved/no-action/{ids}',
    access: update,
    summary: 'take no action on items that fans find not relevant',
    description: 'Closes their open signals. Several ids are separated by commas.',
    params: {
      module: oneOf(moduleNames),
      ids: Type.String({
        pattern: `^${uuidPattern}(,${uuidPattern}){0,${valuesLimit - 1}}$`,
        examples: ['01930000-0000-7000-8000-00000000dead'],
      }),
    },
    answer: Type.Object({ done, refused }),
  },
  reports: {
    route: 'GET /cms/v1/{type}/{id}/reports',
    access: read,
    summary: 'signals of fans about an item, the latest first',
    params: { type: oneOf(moduleNames) },
    query: closed({ ...paged, hidingType: Type.Optional(oneOf(hidings)) }),
    answer: pageOf(report),
  },
  pin: {
    route: 'POST /cms/v1/{area}/post/pin',
    access: update,
    summary: 'pin posts or polls of an area, or unpin them',
    params: { area: oneOf(voiceAreaNames) },
    body: closed({
      pin: Type.Boolean(),
      contentType: oneOf(contentTypes),
      targetIds: Type.Array(uuid, { minItems: 1, maxItems: valuesLimit, uniqueItems: true }),
    }),
    answer: Type.Object({ done, refused }),
  },
  creators: {
    route: 'GET /cms/v1/{area}/creator-filter',
    access: read,
    summary: 'staff who wrote posts or polls of an area, by name',
    description: 'The type may be that of the address, or ALL.',
    params: { area: oneOf(voiceAreaNames) },
    query: closed(creators),
    answer: pageOf(referenceShape),
  },
  creatorsOfAll: {
    route: 'GET /cms/v1/creator-filter',
    access: read,
    summary: 'staff who wrote posts or polls, by name',
    query: closed(creators),
    answer: pageOf(referenceShape),
  },
  remove: {
    route: 'DELETE /cms/v1/talent-cms/{module}',
    access: { entity: 'news', action: 'delete' },
    summary: 'delete items',
    description:
      'An item that fans find not relevant leaves their list with its deletion, and comes back to it when restored: `resolved` says so, and changes nothing.',
    params: { module: oneOf(moduleNames) },
    body: closed({
      ids: Type.Array(uuid, { minItems: 1, maxItems: valuesLimit, uniqueItems: true }),
      resolved: Type.Optional(Type.Boolean()),
    }),
    answer: Type.Object({ done, refused }),
  },
});
