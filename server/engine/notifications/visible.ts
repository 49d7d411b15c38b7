import type { Actor } from '../../../schema/access/access.ts';
import { scopeOf } from '../../../schema/access/scope.ts';
import { agencyOf } from '../agency.ts';
import type { Engine } from '../engine.ts';
import { kindsWithin } from '../filters/kindScopes.ts';
import type { Values } from '../sql.ts';

/**
 * The notifications (`n`, with their records as `r`) that a person may know of now: their own, about living records that
 * they may read. The single source of every list, count, message and mail.
 */
export function visibleNotifications(engine: Engine, actor: Actor, values: Values): string {
  const scopes = engine.registry.all
    .map(({ name }) => ({ kind: name, scope: scopeOf(actor, 'read', name, engine.registry) }))
    .filter(({ scope }) => scope.type !== 'nothing');
  return `notification n join record r on r.agency_id = n.agency_id and r.id = n.record_id
    where n.agency_id = ${values.add(agencyOf(actor))}::uuid and n.staff_id = ${values.add(actor.staffId)}::uuid
      and r.deleted_at is null and ${kindsWithin(engine, actor, scopes, values)}`;
}
