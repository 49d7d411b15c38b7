/** Addresses that the spec does not name: all agencies, for who runs the installation, and who of them visited an agency. */
export const agenciesPath = '/agencies';

/** Address of the page of visits. */
export const visitsPath = '/visits';

/** The address of the mail that the product sends. The parameter `mail` opens one. */
export const outboxPath = '/outbox';
/**
 * Roles that may read the outbox: an agency's admins their own mail, super admins all of it. The server decides again.
 */
export const outboxRoles = ['agency', 'super_admin'] as const;
