import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { AddressInfo, Server } from 'node:net';
import type { MailboxAccount } from '../../server/integrations/mailbox/port.ts';

/** A mail in a folder of the server. */
export interface StoredMail {
  readonly raw: string;
  readonly uid?: number;
  /** As IMAP writes it: `14-Sep-2026 21:22:28 +0000`. */
  readonly internaldate?: string;
}

interface Folder {
  readonly 'special-use'?: string;
  readonly messages?: readonly StoredMail[];
}

interface Hoodiecrow {
  readonly server: Server;
  listen(port: number, done: () => void): void;
  appendMessage(folder: string, flags: readonly string[], received: string | false, raw: string): void;
}

type Open = (options: { readonly plugins: readonly string[]; readonly storage: object }) => Hoodiecrow;

// The package has no types.
const open = createRequire(import.meta.url)('hoodiecrow-imap') as Open;

/** A mail server on this machine that keeps its mail in memory. */
export interface ImapServer {
  readonly account: MailboxAccount;
  /** Adds a mail to a folder. */
  add(folder: string, raw: string, received?: string): void;
  close(): Promise<void>;
}

/** Starts a mail server with an inbox and further folders. */
export async function startImapServer(
  inbox: readonly StoredMail[] = [],
  folders: Readonly<Record<string, Folder>> = {},
): Promise<ImapServer> {
  const hoodiecrow = open({
    plugins: ['ID', 'SPECIAL-USE', 'LITERALPLUS', 'NAMESPACE', 'UNSELECT'],
    storage: { INBOX: { messages: inbox }, '': { folders } },
  });
  await new Promise<void>((resolve) => hoodiecrow.listen(0, resolve));
  const { server } = hoodiecrow;
  const { port } = server.address() as AddressInfo;
  return {
    account: { host: '127.0.0.1', port, security: 'NONE', user: 'testuser', password: 'testpass' },
    add: (folder, raw, received) => hoodiecrow.appendMessage(folder, [], received ?? false, raw),
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}
