import { modules, voiceKinds } from '../../../../schema/areas/community/modules.ts';
import { dayAt } from '../../../../schema/rules/dates.ts';
import { postContentLimit } from '../../../../schema/rules/limits.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import type { BeforeWriteListener } from '../../../engine/writing/events.ts';

const named = ['content', 'link', 'mediaIds'];

async function talentName(connection: Connection, agencyId: string, id: unknown): Promise<string> {
  const { rows } = await connection.query<{ label: string }>({
    text: 'select label from record where agency_id = $1 and id = $2',
    values: [agencyId, id],
  });
  return rows[0]?.label ?? '';
}

/** Names a post by the first of what it has: its text, its link; one of media alone by its talent and its day. */
const namePost =
  ({ clock }: Engine): BeforeWriteListener =>
  async ({ actor, after }, connection) => {
    const day = dayAt(Number(after['publishDate'] ?? clock()), actor.timeZone);
    const text =
      after['content'] ??
      after['link'] ??
      `${await talentName(connection, agencyOf(actor), after['talentId'])} · ${day}`;
    return { name: String(text).slice(0, postContentLimit) };
  };

/** Names posts by what they have, as it is written. */
export function namePosts(engine: Engine): void {
  for (const name of modules['fanroom-posts']) {
    engine.beforeWrite(name, namePost(engine), {
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
