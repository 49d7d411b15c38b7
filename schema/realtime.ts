import type { MessageKey } from './rules/messages.ts';

/** Where the server tells what happens to the person's own account (AB 7). */
export const accountTopic = '/queue/account';

/** The beginning of where it tells the versions of an entity's records; the entity's name follows. */
export const recordsTopic = '/queue/records.';

/** How often the server shows that it lives, in milliseconds. */
export const realtimeBeat = 10_000;

/** The header `key` of the ERROR by which a session has ended. */
export const sessionEndedKey = 'notSignedIn' satisfies MessageKey;

/** What the server tells of its own accord; `version` is null for a record that is not there for the person. */
export type RealtimeMessage =
  | { readonly kind: 'PERMISSION_UPDATE' }
  | {
      readonly kind: 'RECORD_VERSIONS';
      readonly entity: string;
      readonly versions: readonly { readonly id: string; readonly version: number | null }[];
    };
