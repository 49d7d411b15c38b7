import type { Actor } from '../../schema/access/access.ts';
import { offers } from '../../schema/language/operations.ts';
import { accountTopic, messagesTopic, recordsTopic } from '../../schema/realtime.ts';
import type { Registry } from '../../schema/language/registry.ts';
import { maximumPageSize } from '../../schema/rules/limits.ts';
import { isUuid } from '../../schema/rules/texts.ts';
import { followAccount, followRecords, type Following } from './following.ts';
import { followMessages, type ReadMessages } from './followMessages.ts';
import type { Known } from './watch.ts';
import type { ChangesAccess } from './inheritedAccess.ts';

/** Where topics take what they tell. */
export interface TopicDeps {
  readonly registry: Registry;
  /** The versions of those of some records that the actor may read. */
  readonly versions: (actor: Actor, entity: string, ids: readonly string[]) => Promise<Known>;
  readonly opensWays: ChangesAccess;
  readonly messages: ReadMessages;
  /** Another text whenever the actor's agency has changed the fields that it adds. */
  readonly fields: (actor: Actor) => Promise<string>;
}

type Headers = Readonly<Record<string, string>>;

/**
 * Begins to follow a destination: `/queue/account`, `/queue/messages`, where the header `after` names the last position
 * that was heard, or `/queue/records.talent` with the header `ids`, as many as a page has at most. The server decides
 * what there is, and speaks of nobody but the session's own person: null for anything else, whether it is another
 * person's, another agency's or nobody's.
 */
export function follow(actor: Actor, destination: string, headers: Headers, deps: TopicDeps): Following | null {
  if (destination === accountTopic) return followAccount(actor, deps.fields);
  if (destination === messagesTopic) {
    const { after } = headers;
    if (after !== undefined && !/^\d{1,15}$/.test(after)) return null;
    return followMessages(deps.messages, after === undefined ? null : Number(after));
  }
  const entity = deps.registry.all.find(({ name }) => destination === recordsTopic + name);
  if (!entity || !offers(entity, 'versions')) return null;
  const ids = [...new Set((headers['ids'] ?? '').split(' '))];
  const isPage = ids.length <= maximumPageSize && ids.every(isUuid);
  return isPage ? followRecords(entity.name, ids, deps.versions, deps.opensWays) : null;
}
