import { systemAccountId, type Actor } from '../../../../schema/access/access.ts';
import { can, canField } from '../../../../schema/access/can.ts';
import type { DashboardChoice, DashboardSettings } from '../../../../schema/areas/insight/calls/dashboard.ts';
import { dashboardTiles, orderedTiles, type DashboardTile } from '../../../../schema/areas/insight/dashboard.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { RefusalError } from '../../../errors.ts';
import { tileSources, type ReadTile } from './tiles.ts';

interface Row {
  readonly account_id: string;
  readonly tiles: { readonly order: readonly string[]; readonly hidden: readonly string[] };
}

/** Names that this version knows, in their order; others may come from a later one. */
const known = (tiles: readonly string[]): DashboardTile[] =>
  tiles.filter((name): name is DashboardTile => (dashboardTiles as readonly string[]).includes(name));

/** Returns the tiles whose records an actor may read. */
export function availableTiles(engine: Engine, actor: Actor): DashboardTile[] {
  const { registry } = engine;
  return dashboardTiles.filter((name) => {
    const source = tileSources[name];
    const needs: ReadTile['needs'] = 'needs' in source ? source.needs : [source];
    return needs.every(({ entity, field }) => {
      if (can(actor, 'read', entity, registry) === 'no') return false;
      return field === undefined || canField(actor, registry.get(entity).fields[field]?.access) !== 'none';
    });
  });
}

/** Throws 403 for somebody without the right on the dashboard. */
export function requireDashboard(actor: Actor): void {
  agencyOf(actor);
  if (canField(actor, 'DASHBOARD') === 'none') throw new RefusalError('forbidden', 'notAllowed');
}

/**
 * Returns the tiles that the agency and the actor have chosen; null where they chose none. Throws 403 without the right
 * on the dashboard.
 */
export async function readDashboardSettings(engine: Engine, actor: Actor): Promise<DashboardSettings> {
  requireDashboard(actor);
  const { rows } = await engine.database.query<Row>(actor.agencyId, {
    text: `select account_id, tiles from dashboard_setting where agency_id = $1 and account_id = any($2::uuid[])`,
    values: [agencyOf(actor), [systemAccountId, actor.accountId]],
  });
  const chosenBy = (account: string) => {
    const row = rows.find(({ account_id: id }) => id === account);
    return row ? { order: known(row.tiles.order), hidden: known(row.tiles.hidden) } : null;
  };
  return {
    agency: chosenBy(systemAccountId),
    own: chosenBy(actor.accountId),
    available: availableTiles(engine, actor),
    mayChangeAgency: canField(actor, 'DASHBOARD') === 'edit',
  };
}

interface Choice {
  readonly scope: 'OWN' | 'AGENCY';
  readonly choice: DashboardChoice | null;
}

/** Changes the tiles of the actor or of the agency. Throws 403 for the agency's without the right to edit the dashboard. */
export async function changeDashboardSettings(engine: Engine, actor: Actor, { scope, choice }: Choice): Promise<void> {
  requireDashboard(actor);
  if (scope === 'AGENCY' && canField(actor, 'DASHBOARD') !== 'edit') throw new RefusalError('forbidden', 'notAllowed');
  // Tiles that the choice does not name follow it; only those of a later version find a place of their own.
  const whole = choice && { ...choice, order: [...new Set([...choice.order, ...dashboardTiles])] };
  const account = scope === 'AGENCY' ? systemAccountId : actor.accountId;
  const key = [agencyOf(actor), account];
  await engine.database.query(
    actor.agencyId,
    whole === null
      ? { text: 'delete from dashboard_setting where agency_id = $1 and account_id = $2', values: key }
      : {
          text: `insert into dashboard_setting (agency_id, account_id, tiles) values ($1, $2, $3::jsonb)
            on conflict (agency_id, account_id) do update set tiles = excluded.tiles`,
          values: [...key, JSON.stringify(whole)],
        },
  );
}

/** Returns the tiles that an actor sees, in order: as they chose, else as the agency did, else all. */
export function shownTiles({ own, agency, available }: DashboardSettings): readonly DashboardTile[] {
  const { order, hidden } = own ?? agency ?? { order: [], hidden: [] };
  return orderedTiles(order).filter((name) => available.includes(name) && !hidden.includes(name));
}
