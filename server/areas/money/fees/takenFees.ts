import type { Actor } from '../../../../schema/access/access.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import type { FeeFacts } from './feeFacts.ts';

/**
 * Reads what other invoices that are not void have of the fixed fees that were agreed for contracts, in minor units of the
 * invoice's currency, by contract.
 */
export async function readTakenFees(
  engine: Engine,
  actor: Actor,
  { id, currency }: { readonly id: string; readonly currency: string },
  facts: readonly FeeFacts[],
): Promise<ReadonlyMap<string, bigint>> {
  const fixed = facts.flatMap(({ contractId, agreed }) =>
    contractId !== null && agreed?.fixed != null ? contractId : [],
  );
  if (fixed.length === 0) return new Map();
  const { rows } = await engine.database.query<{ contractId: string; fee: string }>(agencyOf(actor), {
    text: `select a.contract_id as "contractId", sum(l.fee)::text as fee
      from contract_amounts a
        join invoices_lines l on l.agency_id = a.agency_id and l.item_id = a.id and l.fee is not null
        join invoices i on i.agency_id = l.agency_id and i.id = l.owner_id and i.deleted_at is null
      where a.agency_id = $1 and a.contract_id = any($2::uuid[]) and i.id <> $3 and i.currency = $4
        and i.status <> 'VOIDED'
      group by 1`,
    values: [agencyOf(actor), [...new Set(fixed)], id, currency],
  });
  return new Map(rows.map(({ contractId, fee }) => [contractId, BigInt(fee)]));
}
