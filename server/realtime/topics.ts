import type { Registry } from '../../schema/registry.ts';
import { offers } from '../../schema/operations.ts';
import { accountTopic, recordsTopic } from '../../schema/realtime.ts';
import { maximumPageSize } from '../../schema/rules/limits.ts';
import { isUuid } from '../../schema/rules/texts.ts';

/** What a client can subscribe to. The server decides what there is, and speaks of nobody but the session's own person. */
export type Topic =
  /** What happens to the person's own account: another right, another agency. */
  | { readonly type: 'account' }
  /** The versions of some records of an entity, as far as the person may read them. */
  | { readonly type: 'records'; readonly entity: string; readonly ids: readonly string[] };

/**
 * The topic behind a destination: `/queue/account`, or `/queue/records.talent` with the header `ids`, as many as a page has
 * at most. Null for anything else, whether it is another person's, another agency's or nobody's.
 */
export function topicOf(
  registry: Registry,
  destination: string,
  headers: Readonly<Record<string, string>>,
): Topic | null {
  if (destination === accountTopic) return { type: 'account' };
  const entity = registry.all.find(({ name }) => destination === recordsTopic + name);
  if (!entity || !offers(entity, 'versions')) return null;
  const ids = [...new Set((headers['ids'] ?? '').split(' '))];
  return ids.length <= maximumPageSize && ids.every(isUuid) ? { type: 'records', entity: entity.name, ids } : null;
}
