import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../../schema/access/access.ts';
import { apiKeyCalls } from '../../../../schema/areas/identity/calls/apiKeys.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { notFound } from '../../../errors.ts';
import { pageOf, windowOf } from '../../../paging.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { noteKey, type MailKey, type NamedKey } from './keyNews.ts';
import { heldKeyOf, keyOf, type HeldKeyRow, type KeyRow } from './keyRows.ts';
import { makeKey } from './makeKey.ts';

const columns = `k.id, k.account_id, k.staff_id, k.name, k.hint, k.reads_only, k.resources, k.created_at, k.expires_at,
  k.last_used_at`;

/**
 * Registers the API keys of the caller, and for admins those of the agency. A revocation acts on the next request, since every
 * one reads the key anew.
 * @param mail notifies the person of a new key
 */
export function registerApiKeys(app: FastifyInstance, engine: Engine, mail: MailKey): void {
  const { database, clock } = engine;
  /** Revokes a key of an account, or (null) of anybody in the agency. */
  const revoke = async (id: string, actor: Actor, accountId: string | null) => {
    const agencyId = agencyOf(actor);
    const { count } = await database.query(agencyId, {
      text: `select from api_key
        where agency_id = $1 and id = $2 and revoked_at is null and ($3::uuid is null or account_id = $3)`,
      values: [agencyId, id, accountId],
    });
    if (count === 0) throw notFound();
    await database.transaction(agencyId, async (connection) => {
      const { rows } = await connection.query<NamedKey>({
        text: `update api_key set revoked_at = $3, revoked_by = $4
          where agency_id = $1 and id = $2 and revoked_at is null returning name, staff_id`,
        values: [agencyId, id, new Date(clock()).toISOString(), actor.accountId],
      });
      for (const key of rows) await noteKey(engine, connection, actor, key, 'revoked');
    });
    return {};
  };

  registerCall(app, apiKeyCalls.own, async ({ actor }) => {
    const agencyId = agencyOf(actor);
    const { rows } = await database.query<KeyRow>(agencyId, {
      text: `select ${columns} from api_key k where k.agency_id = $1 and k.account_id = $2 and k.revoked_at is null
        order by k.created_at desc, k.id desc limit 100`,
      values: [agencyId, actor.accountId],
    });
    return { data: rows.map(keyOf) };
  });

  registerCall(app, apiKeyCalls.create, ({ actor, body }) => makeKey(engine, mail, actor, body));

  registerCall(app, apiKeyCalls.revoke, ({ actor, params }) => revoke(params.id, actor, actor.accountId));

  registerCall(app, apiKeyCalls.ofAgency, async ({ actor, query }) => {
    const agencyId = agencyOf(actor);
    const window = windowOf(query);
    const { rows } = await database.query<HeldKeyRow>(agencyId, {
      text: `select ${columns}, r.label, r.avatar, w.display_name
        from api_key k
        left join record r on r.agency_id = k.agency_id and r.id = k.staff_id
        left join lateral identity_writers(array[k.account_id]) w on true
        where k.agency_id = $1 and k.revoked_at is null
        order by k.created_at desc, k.id desc limit $2 offset $3`,
      values: [agencyId, window.most, window.skipped],
    });
    const { data, ...next } = pageOf(window, rows);
    return { data: data.map(heldKeyOf), ...next };
  });

  registerCall(app, apiKeyCalls.revokeAny, ({ actor, params }) => revoke(params.id, actor, null));
}
