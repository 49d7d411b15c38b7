import type { ConnectablePlatform, SocialProvider } from '../../../schema/areas/people/socials.ts';

/** What somebody is asked for at the provider. */
export interface Asked {
  readonly platform: ConnectablePlatform;
  /** Where the provider sends the browser back to; the same in both steps. */
  readonly redirectUri: string;
  /** The account's name in the address that is to be connected, where that names one. */
  readonly handle: string | null;
}

/** An account at the provider. */
export interface SocialAccount {
  readonly id: string;
  /** The name in its address; null where the provider does not tell it. */
  readonly username: string | null;
  readonly displayName: string | null;
  /** Opens the account: leaves the server to nobody but the provider. */
  readonly token: string;
  /** Until when the token is good, in milliseconds since the epoch; null where that is not said. */
  readonly expiresAt: number | null;
}

/**
 * Why there is no account: the code was used, is over or is none; a permission was not given; no account is there to be
 * connected; or the provider gave no answer that says anything.
 */
export type SocialFault = 'codeOver' | 'denied' | 'noAccount' | 'unreachable';

export class SocialError extends Error {
  override name = 'SocialError';
  readonly fault: SocialFault;

  constructor(fault: SocialFault, message: string = fault, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

/** A way to have somebody prove that a social account is theirs, by the provider's own dialog (AB 7, social callback). */
export interface SocialsPort {
  readonly provider: SocialProvider;
  /** The address of the dialog, which sends the browser back with `state` and a `code`, or with `error`. */
  dialog(asked: Asked & { readonly state: string }): string;
  /** What a code gives. Throws a `SocialError`, which tells nothing secret. */
  connect(asked: Asked & { readonly code: string }): Promise<SocialAccount>;
  /** Of a sandbox alone: the code of somebody who allows it in the dialog as `username`. */
  allow?(asked: Omit<Asked, 'handle'> & { readonly username: string }): string;
}
