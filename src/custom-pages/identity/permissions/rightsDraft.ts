import { changedResources, levelsOfRows, type LevelsByResource } from '../../../../schema/access/matrix.ts';
import { wireName } from '../../../../schema/access/resources.ts';
import type { MembershipRole } from '../../../../schema/access/roles.ts';
import type { permissionCalls, StaffRights } from '../../../../schema/areas/identity/calls/permissions.ts';
import type { CallBody } from '../../../../schema/language/call.ts';
import { refusalOf } from '../../../dataProvider/refusal.ts';

/** Editable part of the rights. */
export interface RightsDraft {
  readonly role: MembershipRole | null;
  readonly levels: LevelsByResource;
}

/** Returns the editable part of a person's rights: of an admin, what they would hold as staff. */
export const draftOf = ({ role, resources, asStaff }: StaffRights): RightsDraft => ({
  role,
  levels: levelsOfRows(asStaff ?? resources),
});

/** Returns true if the draft differs from the stored rights. */
export function isChanged(base: RightsDraft, draft: RightsDraft): boolean {
  return base.role !== draft.role || changedResources(base.levels, draft.levels).length > 0;
}

/** The body that changes what was read into what was chosen, and names nothing else. */
export function bodyOf(read: StaffRights, draft: RightsDraft): CallBody<typeof permissionCalls.change> {
  const base = draftOf(read);
  const resources = changedResources(base.levels, draft.levels).map((resource) => ({
    name: wireName(resource),
    resourceAccesses: draft.levels[resource],
  }));
  return {
    userId: read.userId,
    version: read.version,
    resources,
    ...(draft.role !== null && draft.role !== base.role && { role: draft.role }),
  };
}

/** Returns the stored rights of a version conflict; undefined for any other error. */
export function currentOf(error: unknown): StaffRights | undefined {
  const refusal = refusalOf(error);
  return refusal?.key === 'staleVersion' ? (refusal.data as { readonly current?: StaffRights }).current : undefined;
}
