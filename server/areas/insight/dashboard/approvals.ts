import type { DashboardTileAnswer } from '../../../../schema/areas/insight/calls/dashboard.ts';
import { tileMost, tileRows } from '../../../../schema/areas/insight/dashboard.ts';
import type { Actor } from '../../../../schema/access/access.ts';
import { can } from '../../../../schema/access/can.ts';
import type { Reference } from '../../../../schema/fields/field.ts';
import type { Engine } from '../../../engine/engine.ts';
import { listRecords } from '../../../engine/reading/list.ts';

interface Context {
  readonly engine: Engine;
  readonly actor: Actor;
}

const kind = 'contract';
const filters = { approvals: ['ASKED'] };

/**
 * Reads the contracts that wait for the reader's decision: those of whoever may decide on all of them, but for what they
 * asked for themselves.
 */
export async function readApprovals({ engine, actor }: Context): Promise<Partial<DashboardTileAnswer>> {
  const mayDecide = actor.staffId !== null && can(actor, 'update', kind, engine.registry) === 'yes';
  if (!mayDecide) return { total: 0 };
  const { data } = await listRecords(engine, actor, kind, {
    filters,
    pageSize: tileMost,
    orderBy: 'updatedAt',
    orderDirection: 'ASC',
  });
  const others = data.filter((one) => one['approvalAskedById'] !== actor.staffId);
  const rows = others.slice(0, tileRows).map((one) => {
    const people = [one['talents'], one['client']].flat().filter((each): each is Reference => each != null);
    const about = people.map(({ displayName }) => displayName).join(', ');
    return {
      id: String(one['id']),
      kind,
      displayName: String(one['summary']),
      avatar: null,
      at: null,
      day: null,
      about: about === '' ? null : about,
    };
  });
  return { entity: kind, filters, total: others.length, rows };
}
