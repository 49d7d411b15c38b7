import type { Actor } from '../../../../schema/access/access.ts';
import { createSealer } from '../../../sealing.ts';
import { agencyOf } from '../../../engine/agency.ts';

/** Contents of the address of a ZIP. */
export interface ZipTicket {
  readonly ids: readonly string[];
  /** Milliseconds since the epoch at which it was made. */
  readonly madeAt: number;
  readonly isConfirmed: boolean;
}

/** Time for which the address of a ZIP is good. */
const lifetime = 600_000;
const idBytes = 16;
const headBytes = 9;

/** Makes and reads the addresses of ZIPs: good for one account in one agency, for ten minutes. */
export interface ZipTickets {
  seal(actor: Actor, ticket: ZipTicket): Promise<string>;
  /** Returns null for a text that was not sealed for the actor, and after its time. */
  open(actor: Actor, ticket: string, now: number): Promise<ZipTicket | null>;
}

function packed({ ids, madeAt, isConfirmed }: ZipTicket): string {
  const head = Buffer.alloc(headBytes);
  head.writeDoubleBE(madeAt);
  head.writeUInt8(isConfirmed ? 1 : 0, 8);
  return Buffer.concat([head, ...ids.map((id) => Buffer.from(id.replaceAll('-', ''), 'hex'))]).toString('base64url');
}

function unpacked(text: string): ZipTicket {
  const bytes = Buffer.from(text, 'base64url');
  const ids: string[] = [];
  for (let at = headBytes; at + idBytes <= bytes.length; at += idBytes) {
    const hex = bytes.subarray(at, at + idBytes).toString('hex');
    ids.push(hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'));
  }
  return { ids, madeAt: bytes.readDoubleBE(0), isConfirmed: bytes.readUInt8(8) === 1 };
}

/** @param readSecret gives the installation's secret */
export function createZipTickets(readSecret: () => Promise<Buffer>): ZipTickets {
  const sealer = createSealer(readSecret, 'library zip');
  const ownerOf = (actor: Actor) => `${agencyOf(actor)} ${actor.accountId}`;
  return {
    seal: async (actor, ticket) => (await sealer.seal(packed(ticket), ownerOf(actor))).toString('base64url'),
    open: async (actor, text, now) => {
      try {
        const ticket = unpacked(await sealer.open(Buffer.from(text, 'base64url'), ownerOf(actor)));
        return now - ticket.madeAt <= lifetime ? ticket : null;
      } catch {
        return null;
      }
    },
  };
}
