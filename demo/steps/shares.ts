import { writeShare } from '../../server/areas/files/shares/creating.ts';
import { createLinksOfShares } from '../../server/areas/files/shares/links.ts';
import { hashOfNew } from '../../server/areas/files/shares/terms.ts';
import { noteUse } from '../../server/areas/files/shares/useLog.ts';
import { signingKey } from '../../server/areas/identity/auth/sessions/signingKey.ts';
import { actorOfAccount } from '../../server/engine/accountActor.ts';
import { findByToken } from '../../server/areas/files/shares/openShares.ts';
import { libraryItem } from '../../schema/areas/files/entities/libraryItem.ts';
import type { Actor } from '../../schema/access/access.ts';
import type { Site } from '../site.ts';
import { sharedTexts } from '../texts/shared.ts';
import type { Step, StepWork } from './step.ts';

const day = 86_400_000;
/** An address that no network has. */
const address = '203.0.113.24';

/** Email of the account that makes the links. */
const makerEmail = 'agency@harbour.test';

/** Returns the maker of the links; null once they no longer work in the agency. */
async function makerOf({ engine, agencyId }: Site, owner: StepWork['owner']): Promise<Actor | null> {
  const { rows } = await owner.query<{ id: string }>('select id from account where email = $1', [makerEmail]);
  return rows[0] ? actorOfAccount(engine.database, agencyId, rows[0].id) : null;
}

/**
 * Returns the id of an item of the agency's own library, by the names of the folders around it and its own; null if it is
 * no longer there.
 */
async function itemAt({ engine, agencyId }: Site, path: readonly string[]): Promise<string | null> {
  let id: string | null = null;
  for (const name of path) {
    const { rows }: { rows: readonly { id: string }[] } = await engine.database.query(agencyId, {
      text: `select id from ${libraryItem.table} where agency_id = $1 and owner_id is null
        and parent_id is not distinct from $2::uuid and name = $3 and deleted_at is null`,
      values: [agencyId, id, name],
    });
    id = rows[0]?.id ?? null;
    if (id === null) return null;
  }
  return id;
}

/** Makes the links of an agency for people outside, with their uses so far. Nothing is mailed. */
async function shareItems(site: Site, { owner, pools, now }: StepWork): Promise<void> {
  const { engine, agencyId } = site;
  const actor = await makerOf(site, owner);
  if (!actor) return;
  for (const { path, note, password, mostDownloads = null, daysAgo, days, opened } of sharedTexts) {
    const item = await itemAt(site, path);
    if (item === null) continue;
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

/** Links of the larger agency for people outside. */
export const sharesStep: Step = {
  name: 'shares',
  fill: async (work) => {
    const site = work.sites.find(({ plan }) => plan.profile.key === 'harbour');
    if (site) await shareItems(site, work);
  },
};
