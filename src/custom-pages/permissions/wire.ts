import {
  changedResources,
  levelsOfRows,
  type LevelsByResource,
  type MatrixRow,
} from '../../../schema/access/matrix.ts';
import { wireName } from '../../../schema/access/resources.ts';
import { refusalOf } from '../../dataProvider/refusal.ts';

/** The role of somebody in an agency. */
export type MemberRole = 'agency' | 'staff';

/** What somebody of the agency may do, as the API answers it (AB 7, staff/permission). */
export interface RightsAnswer {
  readonly userId: string;
  /** Null where there is no account behind the staff record. */
  readonly role: MemberRole | null;
  readonly version: number;
  readonly permissions: { readonly canUpdate: boolean };
  readonly resources: readonly MatrixRow[];
}

export const rightsPath = '/user/v1/staff/permission';

/** What can be changed of it. */
export interface RightsDraft {
  readonly role: MemberRole | null;
  readonly levels: LevelsByResource;
}

export const draftOf = ({ role, resources }: RightsAnswer): RightsDraft => ({ role, levels: levelsOfRows(resources) });

export function isChanged(base: RightsDraft, draft: RightsDraft): boolean {
  return base.role !== draft.role || changedResources(base.levels, draft.levels).length > 0;
}

/** The body that changes what was read into what was chosen, and names nothing else. */
export function bodyOf(read: RightsAnswer, draft: RightsDraft): object {
  const base = draftOf(read);
  const resources = changedResources(base.levels, draft.levels).map((resource) => ({
    name: wireName(resource),
    resourceAccesses: draft.levels[resource],
  }));
  return {
    userId: read.userId,
    version: read.version,
    resources,
    ...(draft.role !== base.role && { role: draft.role }),
  };
}

/** What is there now, where an error says that somebody else has changed it meanwhile; undefined for any other error. */
export function currentOf(error: unknown): RightsAnswer | undefined {
  const refusal = refusalOf(error);
  return refusal?.key === 'staleVersion' ? (refusal.data as { readonly current?: RightsAnswer }).current : undefined;
}
