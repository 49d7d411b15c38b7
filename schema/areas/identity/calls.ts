import type { invitationCalls, resetCalls } from './calls/passwords.ts';
import type { ownAccountCalls } from './calls/ownAccount.ts';
import type { permissionCalls } from './calls/permissions.ts';
import type { agencySecurityCalls, ownFactorCalls } from './calls/secondFactor.ts';
import type { signInCalls } from './calls/signIn.ts';
import type { ByRoute } from '../../language/call.ts';

/** The calls of this area by their routes. */
export type IdentityCalls = ByRoute<typeof signInCalls> &
  ByRoute<typeof resetCalls> &
  ByRoute<typeof invitationCalls> &
  ByRoute<typeof ownAccountCalls> &
  ByRoute<typeof ownFactorCalls> &
  ByRoute<typeof agencySecurityCalls> &
  ByRoute<typeof permissionCalls>;
