import { Type, type Static, type TObject } from 'typebox';
import { matrixLevels } from '../../../access/levels.ts';
import { membershipRoles } from '../../../access/roles.ts';
import {
  closed,
  defineCalls,
  defineEntityCalls,
  idOf,
  nullable,
  oneOf,
  recordOf,
  text,
  uuid,
  version,
  type CallBody,
  type CallRoute,
  type ValueOf,
} from '../../../language/call.ts';
import { createSchema } from '../../../derive/jsonSchema.ts';
import { staff } from '../entities/staff.ts';
import type { AnyEntity, BodyOf } from '../../../language/entity.ts';
import type { Reference } from '../../../fields/field.ts';
import { reference } from '../../../fields/schemas.ts';
import { fieldsAssigning } from '../../../language/records/references.ts';
import { valuesLimit } from '../../../rules/limits.ts';

const levels = Type.Array(oneOf(matrixLevels), { maxItems: matrixLevels.length });
/** A row of the matrix from the wizard: its resource and the ticked levels; other keys are for display. */
const permission = closed({
  id: Type.String(),
  resourceAccesses: levels,
  resourceAccessOptions: Type.Optional(levels),
  hidden: Type.Optional(Type.Boolean()),
  permission: Type.Optional(Type.Integer()),
});
const besides = {
  permissions: Type.Optional(Type.Array(permission, { maxItems: 100 })),
  /** Talents and prospects, both rosters in one. */
  talentIds: Type.Optional(Type.Array(uuid, { maxItems: valuesLimit })),
} as const;
type Body = BodyOf<typeof staff> & Static<TObject<typeof besides>>;

function newStaff() {
  const declared = createSchema(staff);
  return Type.Unsafe<Body>({ ...declared, properties: { ...(declared['properties'] as object), ...besides } });
}

/** Account of a staff member, and what the caller may do with it. Moments in milliseconds. */
const account = Type.Object({
  state: oneOf(['NONE', 'INVITED', 'ACTIVE', 'SUSPENDED']),
  role: nullable(oneOf(membershipRoles)),
  email: nullable(Type.String({ description: 'What they sign in with' })),
  invitedAt: nullable(Type.Integer()),
  suspendedAt: nullable(Type.Integer()),
  canInvite: Type.Boolean(),
  canSuspend: Type.Boolean(),
  canReactivate: Type.Boolean(),
});
export type StaffAccount = ValueOf<typeof account>;

/** Number of records of a kind that are assigned to somebody and that the caller may change. */
const assignedKind = Type.Object({
  entity: Type.String(),
  total: Type.Integer(),
  open: Type.Integer({ description: 'Those that are not finished; all where records of the kind never are' }),
});
export type AssignedKind = ValueOf<typeof assignedKind>;

/** Reason for which a record could not be written, in the form of bulk calls. */
interface RowError {
  readonly field: string;
  readonly message: string;
}

/** Records of a kind that were handed over, with the versions to undo it by, and those that could not be. */
const handedOver = Type.Object({
  entity: Type.String(),
  written: Type.Array(Type.Object({ id: uuid, version })),
  left: Type.Array(
    Type.Object({ id: uuid, error: Type.Unsafe<RowError>({ type: 'object', additionalProperties: true }) }),
  ),
});
export type HandedOver = ValueOf<typeof handedOver>;

const step = {
  access: { entity: staff.name, action: 'update' },
  params: { id: idOf(staff.name) },
  body: nullable(closed({})),
  answer: account,
  byKey: false,
} as const;

/** Calls for the account of a staff record (AB 4, AB 7). */
export const staffCalls = defineCalls('staff', {
  create: {
    route: 'POST /user/v1/staff/create',
    access: { entity: staff.name, action: 'create' },
    summary: 'create and invite somebody',
    body: newStaff(),
    answer: recordOf(staff),
    byKey: false,
  },
  emailExists: {
    route: 'GET /user/v1/staff/email-exists',
    access: { entity: staff.name, action: 'create' },
    summary: 'whether somebody of the agency has this email',
    query: closed({ email: text(320) }),
    answer: Type.Object({ isUsed: Type.Boolean() }),
  },
  account: {
    route: 'GET /user/v1/staff/{id}/account',
    access: { entity: staff.name, action: 'read' },
    summary: 'how somebody signs in',
    params: { id: idOf(staff.name) },
    answer: account,
  },
  invite: { route: 'POST /user/v1/staff/{id}/invite', summary: 'invite somebody once more', ...step },
  suspend: { route: 'POST /user/v1/staff/{id}/suspend', summary: 'suspend somebody', ...step },
  reactivate: { route: 'POST /user/v1/staff/{id}/reactivate', summary: 'let somebody in again', ...step },
  assigned: {
    route: 'GET /user/v1/staff/{id}/assigned',
    access: { entity: staff.name, action: 'read' },
    summary: 'how much is assigned to somebody',
    params: { id: idOf(staff.name) },
    answer: Type.Object({
      kinds: Type.Array(assignedKind),
      others: Type.Integer({ description: 'Records that the caller may not change' }),
    }),
  },
  handOver: {
    route: 'POST /user/v1/staff/{id}/hand-over',
    access: { entity: staff.name, action: 'read' },
    summary: "hand a colleague's work over to another",
    params: { id: idOf(staff.name) },
    body: closed({
      staffId: idOf(staff.name),
      kinds: Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 100 })),
      isAll: Type.Optional(Type.Boolean({ description: 'Finished work too' })),
    }),
    answer: Type.Object({ kinds: Type.Array(handedOver) }),
  },
  addPosition: {
    route: 'POST /user/v1/staff/position',
    access: { entity: 'catalogue', action: 'create' },
    summary: 'a new position',
    body: closed({ position: Type.String() }),
    answer: Type.Object({ id: uuid, displayName: Type.String(), type: Type.String() }),
  },
});

/** A new person, as the wizard sends them (AB 3, New-staff payload). */
export type NewStaff = CallBody<typeof staffCalls.create>;

const assign = ({ name, plural, api }: AnyEntity) => ({
  route: `POST ${api.base}/{id}/staffs` as CallRoute,
  access: { entity: name, action: 'update' } as const,
  tag: plural,
  summary: `who is assigned, one of ${plural}`,
  params: { id: idOf(name) },
  body: closed({ staffIds: Type.Array(uuid), version: Type.Optional(version) }),
  answer: Type.Object({ id: uuid, version, staffs: Type.Array(Type.Unsafe<Reference>(reference)) }),
});

/** Replaces the staff assigned to a record (AB 7), for each entity that declares assigned staff. */
export const assignCalls = defineEntityCalls((entity): Readonly<Record<string, ReturnType<typeof assign>>> => {
  const isAssigned = fieldsAssigning(entity, true).length > 0 && entity.api.base.startsWith('/client/v1/');
  return isAssigned ? { assign: assign(entity) } : {};
});
