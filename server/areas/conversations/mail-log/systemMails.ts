import type { Actor } from '../../../../schema/access/access.ts';
import { can } from '../../../../schema/access/can.ts';
import type { SystemMail } from '../../../../schema/areas/conversations/calls/mailLogs.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { fieldRefusal, invalid, notFound } from '../../../errors.ts';
import { pageOf, windowOf, type PageOf, type PageQuery } from '../../../paging.ts';

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  readonly recipient: string;
  readonly cc: readonly string[];
  readonly files: readonly { readonly filename: string; readonly bytes: number }[];
  readonly state: SystemMail['state'];
  readonly failure: string | null;
  readonly created_at: number;
  readonly sent_at: number | null;
}

const wireOf = ({ recipient: to, files, created_at: createdAt, sent_at: sentAt, ...same }: Row): SystemMail => ({
  ...same,
  to,
  attachments: files.map(({ filename, bytes: size }) => ({ filename, size })),
  createdAt,
  sentAt,
});

/** A record, by the kind that clients name it with. */
export interface Owner {
  readonly ownerType: string;
  readonly id: string;
}

/** Throws 400 for a kind that no entity has, and 404 for a record that the actor may not read or that is not there. */
async function requireOwner(engine: Engine, actor: Actor, { ownerType, id }: Owner): Promise<void> {
  agencyOf(actor);
  if (!engine.registry.all.some(({ name }) => name === ownerType)) throw invalid([fieldRefusal('ownerType', 'choice')]);
  if (can(actor, 'read', ownerType, engine.registry) === 'no') throw notFound();
  await findRecord(engine, actor, ownerType, id, { fields: ['id'] });
}

/**
 * Returns the mails that the product sent about a record and about those that were merged into it, the newest first, to
 * whoever may read it.
 */
export async function systemMailsOf(
  engine: Engine,
  actor: Actor,
  owner: Owner,
  page: PageQuery,
): Promise<PageOf<SystemMail>> {
  await requireOwner(engine, actor, owner);
  const window = windowOf(page);
  const { rows } = await engine.database.query<Row>(actor.agencyId, {
    text: `with recursive them(id) as (
        select $2::uuid
        union
        select m.gone_id from merge m join them t on m.agency_id = $1 and m.kept_id = t.id and m.undone_at is null
      )
      select * from mail_of_record(array(select id from them), $3, $4)`,
    values: [agencyOf(actor), owner.id, window.most, window.skipped],
  });
  return pageOf(window, rows.map(wireOf));
}
