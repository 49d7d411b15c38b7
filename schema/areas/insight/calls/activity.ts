import { Type } from 'typebox';
import {
  closed,
  defineCalls,
  instant,
  nullable,
  paged,
  pageOf,
  recordShape,
  referenceShape,
  uuid,
  type ValueOf,
} from '../../../language/call.ts';

export const activityWrite = Type.Object({
  id: uuid,
  at: instant,
  by: nullable(referenceShape),
  key: Type.Optional(Type.String({ description: 'Name of the API key by which it was written' })),
  action: Type.String({ description: '`create`, `update`, `delete`, `restore`, `merge` …' }),
  version: Type.Integer({ minimum: 1 }),
  record: Type.Object({ ...recordShape.properties, isDeleted: Type.Optional(Type.Boolean()) }),
  changes: Type.Array(Type.Object({ field: Type.String(), before: Type.Unknown(), after: Type.Unknown() }), {
    description: 'Changed values by wire key, as in the history of the record',
  }),
});
export type ActivityWrite = ValueOf<typeof activityWrite>;

/** The feed of what changed in an agency. */
export const activityCalls = defineCalls('activity', {
  list: {
    route: 'POST /client/v1/activity/list',
    access: 'signedIn',
    byKey: true,
    summary: 'Writes of all records that the caller may read, the newest first',
    tool: {
      name: 'activity',
      description:
        'Says who wrote which records and what they changed, the newest first; of one record and what points to it by `ownerId`, ' +
        'of some colleagues by `staffIds`.',
    },
    description:
      'By default those of three months. With `until`, the moment of the newest write of the first page, further pages do not move while others write.',
    body: nullable(
      closed({
        ...paged,
        ownerId: Type.Optional(
          Type.String({ format: 'uuid', description: 'Only this record and those that point to it' }),
        ),
        staffIds: Type.Optional(Type.Array(uuid, { maxItems: 100, description: 'Only writes of these people' })),
        from: Type.Optional(instant),
        until: Type.Optional(instant),
      }),
    ),
    answer: pageOf(activityWrite),
    isReading: true,
  },
});
