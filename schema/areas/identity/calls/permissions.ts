import { Type } from 'typebox';
import { matrixLevels, type LevelSet } from '../../../access/levels.ts';
import { resources, wireName } from '../../../access/resources.ts';
import { membershipRoles } from '../../../access/roles.ts';
import { closed, defineCalls, idOf, nullable, oneOf, uuid, version, type ValueOf } from '../../../language/call.ts';

const feature = nullable(oneOf(['FullAccess', 'ViewOnly']));
const levels = Type.Array(oneOf(matrixLevels));
/** Number of changes of the rights; 0 at first. */
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

/** Rights of a member of an agency. */
const rights = Type.Object({
  userId: uuid,
  /** Null if the staff record has no account. */
  role: nullable(role),
  version: changes,
  permissions: Type.Object({ canUpdate: Type.Boolean() }),
  resources: Type.Array(row, { description: 'What they may do now; of an admin all that can be given' }),
  asStaff: nullable(
    Type.Array(row, { description: 'Of an admin, what they would hold as staff; null for everybody else' }),
  ),
});
export type StaffRights = ValueOf<typeof rights>;

/** Levels to be granted for a resource. `readGrants` reads the names and sets and returns the errors of each. */
const grant = closed({
  name: Type.String(),
  featureAccess: Type.Optional(nullable(oneOf(['FullAccess', 'ViewOnly', 'none']))),
  fullDataAccess: Type.Optional(Type.Boolean()),
  resourceAccesses: Type.Optional(Type.Array(Type.String(), { maxItems: 10 })),
});

/**
 * Rights of an agency's people (AB 7): callers who may read the staff record may read them; the agency's admins may
 * change them, including their own role there.
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
