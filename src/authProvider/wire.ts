import type { Level } from '../../schema/access/levels.ts';
import type { Role } from '../../schema/access/roles.ts';

/** The signed-in person, as the API tells it (AB 3, Session user). */
export interface SessionUser {
  readonly id: string;
  readonly role: Role;
  readonly timezone: { readonly id: string };
  readonly agencyId: string | null;
  readonly agencyDisplayName: string | null;
  readonly displayName: string;
  readonly avatar: string | null;
  /** The person's staff record in the agency; null where there is none. */
  readonly staffId: string | null;
  readonly email: string;
  /** Whether there is another agency, or a choice of agencies, to work in. */
  readonly mayChooseAgency: boolean;
  /** When the account was signed in to before this session, in milliseconds; null for the first time. */
  readonly formerLoginAt: number | null;
}

/** The answer to signing in and to refreshing (AB 7); the refresh token itself travels in a cookie. */
export interface SignedInAnswer {
  readonly access_token: string;
  /** Seconds for which the access token is good. */
  readonly expires_in: number;
  readonly sessionState: string;
  readonly user: SessionUser;
  /** Only where the call has set up a second factor. */
  readonly recoveryCodes?: readonly string[];
}

/** The answer to a password where a second step is due: what goes on in the place of a session. */
export interface SecondStep {
  readonly sessionState: string;
  readonly secondFactor: 'verify' | 'setup';
}

/** The second factor of the signed-in person. */
export interface OwnFactor {
  readonly isOn: boolean;
  /** Milliseconds since the epoch. */
  readonly since: number | null;
  readonly recoveryCodesLeft: number;
  /** An agency of the person asks for it. */
  readonly isRequired: boolean;
}

/** What an agency asks of how its people sign in. */
export interface AgencySecurity {
  readonly requiresTwoFactor: boolean;
  /** The least number of characters of a new password. */
  readonly passwordLength: number;
}

/** The answer to "what may I do?" (AB 3, Permission resource). */
export interface PermissionAnswer {
  readonly role: Role;
  readonly resources: readonly { readonly name: string; readonly resourceAccesses: readonly Level[] }[];
}

/** The accounts of a demo, where the server has one. */
export interface DemoAnswer {
  readonly accounts: readonly { readonly email: string; readonly note: string }[];
  readonly password: string | null;
}

/** The answer to who forgot their password: whether mail is sent here, or kept for an admin to read. */
export interface ForgottenAnswer {
  readonly isSending: boolean;
}

/** Whose a code for another password is. */
export interface ResetAnswer {
  readonly email: string;
  readonly displayName: string;
  /** The least number of characters of the new password. */
  readonly passwordLength: number;
}

/** Who is invited where, by the words of the agency that invites. Whether they have an account already is not told. */
export interface InvitationAnswer extends ResetAnswer {
  /** Null for a role above the agencies. */
  readonly agencyName: string | null;
}

/** A place where the person is signed in. Moments in milliseconds. */
export interface OwnSession {
  readonly id: string;
  readonly isCurrent: boolean;
  readonly createdAt: number;
  readonly lastUsedAt: number;
  readonly expiresAt: number;
  readonly address: string | null;
  readonly userAgent: string | null;
}

export const authRoutes = {
  login: { method: 'POST', path: '/user/v1/auth/login' },
  refresh: { method: 'POST', path: '/user/v1/auth/refresh-token' },
  logout: { method: 'POST', path: '/user/v1/auth/logout' },
  setup: { method: 'POST', path: '/user/v1/auth/setup' },
  permission: { method: 'GET', path: '/user/v1/auth/current-permission' },
  sessions: { method: 'GET', path: '/user/v1/auth/sessions' },
  changePassword: { method: 'PUT', path: '/user/v1/auth/change-password' },
  timeZone: { method: 'PUT', path: '/user/v1/auth/time-zone' },
  agency: { method: 'PUT', path: '/user/v1/auth/agency' },
  agencies: { method: 'POST', path: '/user/v1/auth/agencies/list' },
  createQr: { method: 'POST', path: '/user/v1/auth/create-qr' },
  verify: { method: 'POST', path: '/user/v1/auth/verify-otp' },
  factor: { method: 'GET', path: '/user/v1/auth/second-factor' },
  beginFactor: { method: 'POST', path: '/user/v1/auth/create-auth-qr' },
  mailCode: { method: 'POST', path: '/user/v1/auth/send-change-2fa-otp' },
  confirmFactor: { method: 'PUT', path: '/user/v1/auth/second-factor' },
  turnOffFactor: { method: 'POST', path: '/user/v1/auth/second-factor/turn-off' },
  recoveryCodes: { method: 'POST', path: '/user/v1/auth/second-factor/recovery-codes' },
  security: { method: 'GET', path: '/user/v1/agency/security' },
  changeSecurity: { method: 'PUT', path: '/user/v1/agency/security' },
  forgotPassword: { method: 'POST', path: '/user/v1/auth/forgot-password' },
  checkReset: { method: 'GET', path: '/user/v1/auth/check-reset-password' },
  resetPassword: { method: 'PUT', path: '/user/v1/auth/reset-password' },
  invitation: { method: 'GET', path: '/user/v1/staff/set-password' },
  acceptInvitation: { method: 'PUT', path: '/user/v1/staff/set-password' },
  captcha: { method: 'GET', path: '/user/v1/auth/captcha' },
  demo: { method: 'GET', path: '/user/v1/auth/demo' },
} as const;
