import type { Actor } from '../../schema/access/access.ts';

/** The address of the mail that the product sends; the spec names none for it. The parameter `mail` opens one. */
export const outboxPath = '/outbox';

/** May somebody read mail: an agency's admins theirs, super admins all of it? The server decides again. */
export function mayReadOutbox({ role }: Pick<Actor, 'role'>): boolean {
  return role === 'agency' || role === 'super_admin';
}
