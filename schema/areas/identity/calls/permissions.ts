import { Type } from 'typebox';
import { matrixLevels, type LevelSet } from '../../../access/levels.ts';
import { resources, wireName } from '../../../access/resources.ts';
import { membershipRoles } from '../../../access/roles.ts';
import { closed, defineCalls, idOf, nullable, oneOf, uuid, version, type ValueOf } from '../../../language/call.ts';

const feature = nullable(oneOf(['FullAccess', 'ViewOnly']));
const levels = Type.Array(oneOf(matrixLevels));
/** How often the rights were changed: never, at first. */
const changes = Type.Integer({ ...version, minimum: 0 });
const role = oneOf(membershipRoles);

/** A row of the permission matrix, in both vocabularies (AB 3). */
const row = Type.Object({
  name: oneOf(resources.map(wireName)),
  displayName: Type.String(),
  featureAccess: feature,
  fullDataAccess: Type.Boolean(),
  resourceAccesses: Type.Unsafe<LevelSet>(levels),
  resourceAccessOptions: levels,
  hidden: Type.Boolean(),
  permission: oneOf([0, 1]),
});

/** What somebody of an agency may do. */
const rights = Type.Object({
  userId: uuid,
  /** Null where there is no account behind the staff record. */
  role: nullable(role),
  version: changes,
  permissions: Type.Object({ canUpdate: Type.Boolean() }),
  resources: Type.Array(row),
});
export type StaffRights = ValueOf<typeof rights>;

/** What is to be held for a resource. Names and sets are read by `readGrants`, which says what is wrong with each. */
const grant = closed({
  name: Type.String(),
  featureAccess: Type.Optional(feature),
  fullDataAccess: Type.Optional(Type.Boolean()),
  resourceAccesses: Type.Optional(Type.Array(Type.String(), { maxItems: 10 })),
});

/**
 * What the people of an agency may do (AB 7), for whoever may read the staff record; its admins change it, their own role
 * there included.
 */
export const permissionCalls = defineCalls('staff', {
  read: {
    route: 'GET /user/v1/staff/permission',
    access: { entity: 'staff', action: 'read' },
    summary: 'what somebody of the agency may do, resource by resource',
    query: closed({ id: idOf('staff') }),
    answer: rights,
  },
  change: {
    route: 'PUT /user/v1/staff/permission',
    access: 'admin',
    summary: 'change what somebody of the agency may do',
    body: closed({
      userId: idOf('staff'),
      version: Type.Optional(changes),
      role: Type.Optional(role),
      resources: Type.Optional(Type.Array(grant, { maxItems: 100 })),
    }),
    answer: rights,
  },
});
