import { createHash } from 'node:crypto';
import { isUuid } from '../../../../schema/rules/texts.ts';
import { createSealer } from '../../../sealing.ts';

/** Times for which an opened share shows its files, and a download can be taken up again, in milliseconds. */
export const grantTimes = { show: 14_400_000, download: 21_600_000 } as const;
export type GrantKind = keyof typeof grantTimes;

/** Permission of whoever opened a share: to see its files, or to download one of them. */
export interface Grant {
  readonly kind: GrantKind;
  readonly agencyId: string;
  readonly recipientId: string;
  /** The file of a download; null for all. */
  readonly itemId: string | null;
  /** Mark of the share's password at the time: another password ends the grant. */
  readonly mark: string;
}

/** Issues grants and reads them back. */
export interface Grants {
  issue(grant: Grant): Promise<string>;
  /** Null for a text that is no grant, or one that is over. */
  read(text: string): Promise<Grant | null>;
}

/** A short mark of a password's hash, which says nothing about the password. */
export function passwordMark(passwordHash: string | null): string {
  return passwordHash === null ? '' : createHash('sha256').update(passwordHash).digest('base64url').slice(0, 12);
}

const owner = 'share';

/** @param readSecret gives the installation's secret; @param clock milliseconds since the epoch */
export function createGrants(readSecret: () => Promise<Buffer>, clock: () => number): Grants {
  const sealer = createSealer(readSecret, 'grants of shares');
  return {
    issue: async ({ kind, agencyId, recipientId, itemId, mark }) => {
      const until = clock() + grantTimes[kind];
      const text = [kind, agencyId, recipientId, itemId ?? '', mark, until].join('.');
      return (await sealer.seal(text, owner)).toString('base64url');
    },
    read: async (text) => {
      const opened = await sealer.open(Buffer.from(text, 'base64url'), owner).catch(() => '');
      const [kind, agencyId = '', recipientId = '', itemId = '', mark = '', until] = opened.split('.');
      if ((kind !== 'show' && kind !== 'download') || !isUuid(agencyId) || !isUuid(recipientId)) return null;
      if (Number(until) <= clock()) return null;
      return { kind, agencyId, recipientId, itemId: itemId === '' ? null : itemId, mark };
    },
  };
}
