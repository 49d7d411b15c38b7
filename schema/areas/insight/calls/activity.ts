import { Type } from 'typebox';
import {
  closed,
  defineCalls,
  instant,
  nullable,
  paged,
  pageOf,
  referenceShape,
  uuid,
  type ValueOf,
} from '../../../language/call.ts';

export const activityWrite = Type.Object({
  id: uuid,
  at: instant,
  by: nullable(referenceShape),
  action: Type.String({ description: '`create`, `update`, `delete`, `restore`, `merge` …' }),
  version: Type.Integer({ minimum: 1 }),
  record: Type.Object({
    id: uuid,
    displayName: Type.String(),
    avatar: nullable(Type.String()),
    kind: Type.String(),
    isDeleted: Type.Optional(Type.Boolean()),
  }),
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
    summary: 'Writes of all records that the caller may read, the newest first',
    description:
      'Only those after `from`, by default of three months, and up to `until`, by which pages stay in place while others write.',
    body: nullable(
      closed({
        ...paged,
        ownerId: Type.Optional(
          Type.String({ format: 'uuid', description: 'Only this record and those that belong to it or name it' }),
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
