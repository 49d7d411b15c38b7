import type { Actor } from '../../../../schema/access/access.ts';
import { canField } from '../../../../schema/access/can.ts';
import type { ReadRow } from '../../../../schema/areas/tools/calls/imports.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import type { PageWindow } from '../../../paging.ts';
import { readCells } from './bodies.ts';
import { actorOfAccount } from '../../../engine/accountActor.ts';
import type { FileRow, ImportRecord } from './importRecord.ts';
import { importedEntity, targetsFor } from './writableTargets.ts';

/**
 * Returns checked rows without faults as they were read for their maker, in the order of the file: fields that the caller
 * may not see are left out. One row more than the page has tells that there is a next one.
 */
export async function readRows(
  engine: Engine,
  actor: Actor,
  one: ImportRecord,
  { most, skipped }: PageWindow,
): Promise<readonly ReadRow[]> {
  const { mapping, kind } = one;
  const maker = await actorOfAccount(engine.database, agencyOf(actor), one.account_id);
  if (mapping === null || maker === null) return [];
  const { rows } = await engine.database.query<FileRow>(agencyOf(actor), {
    text: `select file_row, cells, plan from import_row where agency_id = $1 and import_id = $2
        and plan in ('create', 'update', 'skip') order by position limit $3 offset $4`,
    values: [agencyOf(actor), one.id, most, skipped],
  });
  const targets = (await targetsFor(engine, maker, importedEntity(engine, kind))).filter(
    ({ field, part }) => canField(actor, (part?.field ?? field).access) !== 'none',
  );
  return rows.map(({ file_row: row, cells, plan }) => ({
    row,
    plan: plan === 'update' || plan === 'skip' ? plan : 'create',
    cells: readCells(maker, engine.today(maker), { mapping, mends: one.mends, targets }, cells),
  }));
}
