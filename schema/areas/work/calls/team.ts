import { Type } from 'typebox';
import {
  defineEntityCalls,
  idOf,
  nullable,
  oneOf,
  uuid,
  type CallRoute,
  type ValueOf,
} from '../../../language/call.ts';
import type { AnyEntity, TeamTab } from '../../../language/entity.ts';
import { furtherTab, tabNames } from '../../../language/tabs.ts';
import { contactRoles } from '../../../rules/contactRoles.ts';

const absentWithoutStaff = { description: 'Absent where the caller may not read the colleague' };
const absentWithoutTasks = { description: 'Absent where the caller may read no tasks' };

/** A member of staff on a piece of work (AB 3, staff-in-project row). The numbers count tasks that the caller may read. */
const member = Type.Object({
  id: uuid,
  name: Type.String(),
  avatar: nullable(Type.String()),
  roles: Type.Array(oneOf(contactRoles)),
  phone: Type.Optional(nullable(Type.String(absentWithoutStaff))),
  /** The calling code of its country without a plus; null if unknown. */
  phoneCode: Type.Optional(nullable(Type.String())),
  /** The country of the number, ISO 3166 alpha-2. */
  countryCode: Type.Optional(nullable(Type.String())),
  email: Type.Optional(nullable(Type.String(absentWithoutStaff))),
  outstandingTaskNumber: Type.Optional(Type.Integer(absentWithoutTasks)),
  dueInTaskNumber: Type.Optional(Type.Integer(absentWithoutTasks)),
  overDueTaskNumber: Type.Optional(Type.Integer(absentWithoutTasks)),
});
export type TeamMember = ValueOf<typeof member>;

/** The fields that name the staff of an entity's records, with their roles; undefined if no tab shows its team. */
export function teamOf(entity: AnyEntity): TeamTab['team'] | undefined {
  for (const name of tabNames(entity)) {
    const tab = furtherTab(entity, name);
    if (tab && 'team' in tab) return tab.team;
  }
  return undefined;
}

const teamCall = ({ name, plural, api: { base } }: AnyEntity) => ({
  route: `GET ${base}/{id}/team` as CallRoute,
  access: { entity: name, action: 'read' } as const,
  tag: plural,
  summary: `staff who work on one of ${plural}`,
  params: { id: idOf(name) },
  answer: Type.Array(member),
});

/** The staff of a record with their tasks (AB 2, staff details table), for each entity with a tab that shows them. */
export const teamCalls = defineEntityCalls((entity): Readonly<Record<string, ReturnType<typeof teamCall>>> =>
  teamOf(entity) === undefined ? {} : { team: teamCall(entity) },
);
