import type { FileSize } from '../../media.ts';

/** Days that a share is open unless its maker says otherwise, and the most that it may be. */
export const usualShareDays = 14;
export const mostShareDays = 365;
/** Maximum number of recipients that one call shares with. */
export const shareRecipientsLimit = 50;
export const shareNoteLimit = 2_000;
/** Length of the password of a share, in characters. */
export const sharePasswordLengths = { least: 6, most: 200 } as const;
export const shareDownloadsLimit = 1_000_000;
/** The most files that the page of a share lists; what a folder holds beyond them is left out. */
export const sharedFilesLimit = 2_000;
/** Days for which openings and downloads are kept, and for which a share is kept after its end. */
export const shareLogDays = 365;

/** States of a share. Whoever opens one that is not open is told the same, whatever the reason. */
export const shareStates = ['OPEN', 'EXPIRED', 'REVOKED', 'USED_UP'] as const;
export type ShareState = (typeof shareStates)[number];

/** Uses of a share that are logged. */
export const shareUses = ['open', 'download'] as const;
export type ShareUse = (typeof shareUses)[number];

/** Path of the page of a share. */
export function sharePath(token: string): string {
  return `/share/${token}`;
}

/** Address of a ZIP of everything in a share, for the holder of the grant that `download` answered. */
export function sharedZipAddress(grant: string): string {
  return `/media/v1/shared/${grant}/zip`;
}

/** Address of a shared file for the holder of a grant, which `open` or `download` answered. */
export function sharedFileAddress(grant: string, itemId: string, size: FileSize): string {
  return `/media/v1/shared/${grant}/${itemId}/${size}`;
}
