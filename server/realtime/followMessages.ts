import type { Actor } from '../../schema/access/access.ts';
import { messagesTopic, type QueueMessage } from '../../schema/realtime.ts';
import type { Following } from './following.ts';

/** So many messages are read at once. */
export const messageBatch = 100;

/**
 * Reads messages to the person of a session that are later than a position, in order, at most `messageBatch`; `RESET`
 * alone without a position, or if some after it have been deleted.
 */
export type ReadMessages = (actor: Actor, after: number | null) => Promise<readonly QueueMessage[]>;

/** Follows a person's messages, from those after a position on; from now on, where there is none. */
export function followMessages(read: ReadMessages, from: number | null): Following {
  let after = from;
  let isDue = true;
  return {
    destination: messagesTopic,
    hear: ({ about }) => {
      if (about === 'record' || about === 'assignment' || about === 'notification' || about === 'counter') return false;
      isDue = true;
      return true;
    },
    look: async function* (actor) {
      while (isDue) {
        isDue = false;
        let isWhole = false;
        try {
          const messages = await read(actor, after);
          for (const message of messages) {
            after = message.position;
            yield message;
          }
          isWhole = messages.length < messageBatch && messages[0]?.kind !== 'RESET';
        } finally {
          isDue ||= !isWhole;
        }
      }
    },
  };
}
