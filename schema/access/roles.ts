/** The roles of a membership, by their values on the wire (AB 6). */
export const roles = ['agency', 'staff', 'app_admin', 'super_admin'] as const;
export type Role = (typeof roles)[number];

/** The roles that a membership of an agency can have. */
export const membershipRoles = ['agency', 'staff'] as const;
export type MembershipRole = (typeof membershipRoles)[number];

/** Role of an actor: a person's role, or the server itself, which never comes over the wire. */
export type ActorRole = Role | 'system';

const homes: Readonly<Record<Role, string>> = {
  agency: '/talent',
  staff: '/talent',
  app_admin: '/favorites',
  super_admin: '/cms/talent',
};

/** The path at which a role starts after signing in (AB 6). */
export function homeOf(role: Role): string {
  return homes[role];
}
