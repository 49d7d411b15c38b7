import { isIPv6 } from 'node:net';
import type { Config } from '../config.ts';

/** An account of the demo agencies, as the announcement names it. */
export interface DemoAccount {
  email: string;
  note: string;
}

/**
 * The address that a person opens: PUBLIC_URL where it is set, else the host and port that the server listens on.
 * @param port the TCP port that is really used
 */
export function addressOf({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>, port: number): string {
  if (publicUrl !== null) return publicUrl;
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? 'localhost' : isIPv6(host) ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/**
 * Returns the last lines of the start: the address, and either the demo accounts or the link for creating the first
 * super admin.
 * @param firstAdminToken one-time token of the set-up page; null if a super admin can sign in
 */
export function announcement(
  address: string,
  demo: { accounts: readonly DemoAccount[]; password: string } | null,
  firstAdminToken: string | null,
): string {
  const lines = [`Greenroom is ready: ${address}`];
  if (firstAdminToken !== null) {
    lines.push('', 'No super admin can sign in yet. Make the first one here (the link works once):');
    lines.push(`  ${address}/setup/${firstAdminToken}`);
  }
  if (demo !== null) {
    const width = Math.max(...demo.accounts.map(({ email }) => email.length));
    lines.push('', `Demo accounts, all with the password ${demo.password}`);
    lines.push(...demo.accounts.map(({ email, note }) => `  ${email.padEnd(width)}  ${note}`));
  }
  return lines.join('\n');
}
