import type { MessageKey } from './rules/messages.ts';

/** Where the server tells what happens to the person's own account (AB 7). */
export const accountTopic = '/queue/account';

/** The beginning of where it tells the versions of an entity's records; the entity's name follows. */
export const recordsTopic = '/queue/records.';

/** Where it tells the person's messages one by one, with those that they missed (AB 3, AB 7). */
export const messagesTopic = '/queue/messages';

/** How often the server shows that it lives, in milliseconds. */
export const realtimeBeat = 10_000;

/** The header `key` of the ERROR by which a session has ended. */
export const sessionEndedKey = 'notSignedIn' satisfies MessageKey;

/** The header `key` of the ERROR by which a session has gone on to another agency. */
export const agencyChangedKey = 'agencyChanged' satisfies MessageKey;

/** The kinds of messages (AB 3, CM 7). */
export type QueueKind = 'NEW_MESSAGE' | 'MESSAGE_STATUS_UPDATE' | 'BADGE_NUMBER_UPDATE';

/** What a message is about: ids and numbers, nothing that a right could hide. */
export type QueueBody = Readonly<Record<string, string | number | boolean | null>>;

/**
 * A message of the person's log. `position` grows by one with each message to them; a client that says the last one which
 * it has read hears all later ones. `RESET` says that it has to read anew what hangs on messages, since some may be missing
 * up to this position. `at` in milliseconds since the epoch.
 */
export type QueueMessage =
  | { readonly kind: QueueKind; readonly position: number; readonly at: number; readonly body: QueueBody }
  | { readonly kind: 'RESET'; readonly position: number };

/** What the server tells of its own accord; `version` is null for a record that is not there for the person. */
export type RealtimeMessage =
  | { readonly kind: 'PERMISSION_UPDATE' }
  /** The agency has changed the fields that it adds. */
  | { readonly kind: 'FIELDS_UPDATE' }
  | {
      readonly kind: 'RECORD_VERSIONS';
      readonly entity: string;
      readonly versions: readonly { readonly id: string; readonly version: number | null }[];
    }
  | QueueMessage;
