import type { ConnectablePlatform, SocialProvider } from '../../../schema/areas/people/socials.ts';

/** Request for a connection at the provider. */
export interface Asked {
  readonly platform: ConnectablePlatform;
  /** Address to which the provider redirects the browser; the same in both steps. */
  readonly redirectUri: string;
  /** The account's name in the address that is to be connected, where that names one. */
  readonly handle: string | null;
}

/** An account at the provider. */
export interface SocialAccount {
  readonly id: string;
  /** Username in its address; null if the provider does not return it. */
  readonly username: string | null;
  readonly displayName: string | null;
  /** Access token of the account: sent to the provider only. */
  readonly token: string;
  /** Expiry of the token in milliseconds since the epoch; null if unknown. */
  readonly expiresAt: number | null;
}

/**
 * Reason why there is no account: the code was used, has expired or is invalid; a permission was not given; there is no
 * account to connect; or the provider gave no usable answer.
 */
export type SocialFault = 'codeOver' | 'denied' | 'noAccount' | 'unreachable';

/** Error of a connection attempt, with its kind. */
export class SocialError extends Error {
  override name = 'SocialError';
  readonly fault: SocialFault;

  constructor(fault: SocialFault, message: string = fault, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

/** Proves by the provider's own dialog that a social account belongs to a person (AB 7, social callback). */
export interface SocialsPort {
  readonly provider: SocialProvider;
  /** The address of the dialog, which sends the browser back with `state` and a `code`, or with `error`. */
  dialog(asked: Asked & { readonly state: string }): string;
  /** Exchanges a code for an account. Throws a `SocialError` without secrets. */
  connect(asked: Asked & { readonly code: string }): Promise<SocialAccount>;
  /** For a sandbox only: returns the code after the dialog was allowed as `username`. */
  allow?(asked: Omit<Asked, 'handle'> & { readonly username: string }): string;
}
