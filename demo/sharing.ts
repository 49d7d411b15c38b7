import { writeShare } from '../server/areas/files/shares/creating.ts';
import { createLinksOfShares } from '../server/areas/files/shares/links.ts';
import { hashOfNew } from '../server/areas/files/shares/terms.ts';
import { noteUse } from '../server/areas/files/shares/useLog.ts';
import { signingKey } from '../server/areas/identity/auth/sessions/signingKey.ts';
import type { Pools } from '../server/database/pools.ts';
import { actorOfAccount } from '../server/engine/accountActor.ts';
import type { Engine } from '../server/engine/engine.ts';
import { findByToken } from '../server/areas/files/shares/openShares.ts';
import { libraryItem } from '../schema/areas/files/entities/libraryItem.ts';
import { sharedTexts } from './texts/shared.ts';

const day = 86_400_000;
/** An address that no network has. */
const address = '203.0.113.24';

/** The agency in which links are made, and their maker. */
export interface Sharing {
  readonly pools: Pools;
  /** Works in the transaction of the demo. */
  readonly engine: Engine;
  readonly agencyId: string;
  readonly accountId: string;
}

/** Returns the id of an item of the agency's own library, by the names of the folders around it and its own. */
async function itemAt({ engine, agencyId }: Sharing, path: readonly string[]): Promise<string> {
  let id: string | null = null;
  for (const name of path) {
    const { rows }: { rows: readonly { id: string }[] } = await engine.database.query(agencyId, {
      text: `select id from ${libraryItem.table} where agency_id = $1 and owner_id is null
        and parent_id is not distinct from $2::uuid and name = $3`,
      values: [agencyId, id, name],
    });
    id = rows[0]?.id ?? null;
    if (id === null) throw new Error(`the demo has no '${path.join('/')}' to share`);
  }
  return String(id);
}

/** Makes the links of an agency for people outside, with their uses so far. Nothing is mailed. */
export async function shareItems(sharing: Sharing): Promise<void> {
  const { engine, pools, agencyId, accountId } = sharing;
  const now = engine.clock();
  const actor = await actorOfAccount(engine.database, agencyId, accountId);
  if (!actor) throw new Error('the maker of the links does not work in the agency');
  for (const { path, note, password, mostDownloads = null, daysAgo, days, opened } of sharedTexts) {
    const madeAt = now - daysAgo * day;
    const drawn: string[] = [];
    const links = createLinksOfShares({
      outbox: { isSending: false, post: () => Promise.reject(new Error('the demo mails nothing')) },
      readSecret: signingKey(pools),
      origin: () => '',
    });
    const remembering = {
      ...links,
      seal: (token: string, recipientId: string) => {
        drawn.push(token);
        return links.seal(token, recipientId);
      },
    };
    const item = await itemAt(sharing, path);
    await engine.database.transaction(agencyId, async (connection) => {
      await writeShare({ engine: { ...engine, clock: () => madeAt }, links: remembering }, connection, actor, {
        ids: [item],
        recipients: [null],
        expiresAt: madeAt + days * day,
        passwordHash: await hashOfNew(password),
        note,
        mayDownload: true,
        mostDownloads,
        isConfirmed: false,
      });
      const share = await findByToken(engine, drawn[0] ?? '');
      if (!share) throw new Error('a link of the demo is not found');
      for (const ago of opened) {
        await noteUse(connection, share, { use: 'open', itemId: null, address, at: now - ago * day });
      }
    });
  }
}
