import { modules, voiceKinds } from '../../../../schema/areas/community/modules.ts';
import { postContentLimit } from '../../../../schema/rules/limits.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import type { BeforeWriteListener } from '../../../engine/writing/events.ts';

const named = ['content', 'link', 'mediaIds'];

async function fileName(connection: Connection, agencyId: string, id: unknown): Promise<string> {
  const { rows } = await connection.query<{ original_filename: string }>({
    text: 'select original_filename from media where agency_id = $1 and id = $2',
    values: [agencyId, id],
  });
  return rows[0]?.original_filename ?? '';
}

/** Names a post by the first of what it has: its text, its link, its first file. */
const namePost: BeforeWriteListener = async ({ actor, after }, connection) => {
  const [file] = (after['mediaIds'] ?? []) as readonly string[];
  const text = after['content'] ?? after['link'] ?? (await fileName(connection, agencyOf(actor), file));
  return { name: String(text).slice(0, postContentLimit) };
};

/** Names posts by what they have, as it is written. */
export function namePosts(engine: Engine): void {
  for (const name of modules['fanroom-posts']) {
    engine.beforeWrite(name, namePost, {
      of: ['create', 'update'],
      when: ({ changes }) => changes.some(({ field }) => named.includes(field)),
    });
  }
}

/** Publishes new posts and polls at once: they have no review of their own (CM 4). */
export function publishVoices(engine: Engine): void {
  for (const name of voiceKinds) {
    engine.beforeWrite(name, async () => ({ publishDate: engine.clock() }), { of: ['create'] });
  }
}
