import type { ActorRole } from '../../schema/access/roles.ts';

/** Addresses that the spec does not name: all agencies, for who runs the installation, and who of them visited an agency. */
export const agenciesPath = '/agencies';
export const visitsPath = '/visits';

/** Who may open them. */
export const rolesOfPath: Readonly<Record<string, readonly ActorRole[]>> = {
  [agenciesPath]: ['super_admin'],
  [visitsPath]: ['agency', 'super_admin'],
};
