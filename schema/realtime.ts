import type { MessageKey } from './rules/messages.ts';

/** Topic of changes to the person's own account (AB 7). */
export const accountTopic = '/queue/account';

/** Prefix of the topics with the versions of an entity's records; the entity's name follows. */
export const recordsTopic = '/queue/records.';

/** Prefix of the topics with the cards of a board that others put elsewhere; the entity's name follows. */
export const placesTopic = '/queue/places.';

/** Prefix of the topics with an entity's records that are new; the entity's name follows. */
export const newsTopic = '/queue/new.';

/** Prefix of the topics with the counters of an entity's records; the entity's name follows. */
export const countersTopic = '/queue/counters.';

/** Topic of the person's messages one by one, with those that they missed (AB 3, AB 7). */
export const messagesTopic = '/queue/messages';

/** Topic of the person's notifications: what is new, what was read, and the number of unread ones. */
export const notificationsTopic = '/queue/notifications';

/** Interval of the server's heartbeat, in milliseconds. */
export const realtimeBeat = 10_000;

/** The header `key` of the ERROR by which a session has ended. */
export const sessionEndedKey = 'notSignedIn' satisfies MessageKey;

/** The header `key` of the ERROR by which a session has gone on to another agency. */
export const agencyChangedKey = 'agencyChanged' satisfies MessageKey;

/** The kinds of messages (AB 3, CM 7). */
export type QueueKind = 'NEW_MESSAGE' | 'MESSAGE_STATUS_UPDATE' | 'BADGE_NUMBER_UPDATE';

/** Content of a message: ids and numbers, no data that a right could hide. */
export type QueueBody = Readonly<Record<string, string | number | boolean | null>>;

/**
 * A message of the person's log. `position` grows by one with each message to them; a client that gives the last one it
 * has read receives all later ones. `RESET` requires reloading the data that depends on messages, since some may be
 * missing up to this position. `at` in milliseconds since the epoch.
 */
export type QueueMessage =
  | { readonly kind: QueueKind; readonly position: number; readonly at: number; readonly body: QueueBody }
  | { readonly kind: 'RESET'; readonly position: number };

/** Push message of the server; `version` is null for a record that does not exist for the person. */
export type RealtimeMessage =
  | { readonly kind: 'PERMISSION_UPDATE' }
  /** The agency has changed the fields that it adds. */
  | { readonly kind: 'FIELDS_UPDATE' }
  /** The agency has changed its statuses or their categories. */
  | { readonly kind: 'STATUSES_UPDATE' }
  /** The agency has changed its settings. */
  | { readonly kind: 'SETTINGS_UPDATE' }
  | {
      readonly kind: 'RECORD_VERSIONS';
      readonly entity: string;
      readonly versions: readonly { readonly id: string; readonly version: number | null }[];
    }
  /** Counters of some records, as far as the person may see them: all of a record, by field. */
  | {
      readonly kind: 'RECORD_COUNTERS';
      readonly entity: string;
      readonly counters: readonly { readonly id: string; readonly values: Readonly<Record<string, number>> }[];
    }
  /** These records were put elsewhere on their board. */
  | { readonly kind: 'RECORD_PLACES'; readonly entity: string; readonly ids: readonly string[] }
  /** These records were made, or came back. */
  | { readonly kind: 'RECORD_NEW'; readonly entity: string; readonly ids: readonly string[] }
  /** A change of the person's notifications; the number is that of the unread ones. */
  | { readonly kind: QueueKind; readonly body: QueueBody }
  | QueueMessage;
