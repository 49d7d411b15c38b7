import type { MailboxSecurity } from '../../../../schema/areas/conversations/mail.ts';

/** IMAP server of an address. */
export interface MailHost {
  readonly host: string;
  readonly port: number;
  readonly security: MailboxSecurity;
}

const google = 'imap.gmail.com';
const microsoft = 'outlook.office365.com';
const apple = 'imap.mail.me.com';
const yahoo = 'imap.mail.yahoo.com';

/** Hosts of large providers, by the domain of an address. */
const known: Readonly<Record<string, string>> = {
  'gmail.com': google,
  'googlemail.com': google,
  'outlook.com': microsoft,
  'hotmail.com': microsoft,
  'live.com': microsoft,
  'icloud.com': apple,
  'me.com': apple,
  'mac.com': apple,
  'yahoo.com': yahoo,
  'yahoo.fr': yahoo,
  'fastmail.com': 'imap.fastmail.com',
  'orange.fr': 'imap.orange.fr',
  'free.fr': 'imap.free.fr',
  'laposte.net': 'imap.laposte.net',
  'gmx.com': 'imap.gmx.com',
  'gmx.de': 'imap.gmx.net',
  'web.de': 'imap.web.de',
  'bigpond.com': 'imap.telstra.com',
};

/** Returns the host that an address most likely has; null for an unfinished address. */
export function hostsOf(address: string): MailHost | null {
  const domain = /@([a-z\d.-]+\.[a-z]{2,})$/u.exec(address.trim().toLowerCase())?.[1];
  if (domain === undefined) return null;
  return { host: known[domain] ?? `imap.${domain}`, port: 993, security: 'TLS' };
}

/** Port that a security usually has. */
export const portOf: Readonly<Record<MailboxSecurity, number>> = { TLS: 993, STARTTLS: 143, NONE: 143 };
