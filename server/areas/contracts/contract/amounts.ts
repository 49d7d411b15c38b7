import type { Actor } from '../../../../schema/access/access.ts';
import { contract } from '../../../../schema/areas/contracts/entities/contract.ts';
import { contractAmount } from '../../../../schema/areas/contracts/entities/contractAmount.ts';
import { financialStatusOf } from '../../../../schema/rules/contracts.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { RefusalError } from '../../../errors.ts';
import { writeKept } from '../../../engine/writing/writeKept.ts';

const ownerKey = 'contractId';

/** Locks a contract, so that of two writes of its amounts the second reads what the first has left. */
async function lockContract(connection: Connection, actor: Actor, id: string): Promise<void> {
  const text = `select from ${contract.table} where agency_id = $1 and id = $2 for no key update`;
  await connection.query({ text, values: [agencyOf(actor), id] });
}

async function statusOf(connection: Connection, actor: Actor, id: string) {
  const { rows } = await connection.query<Parameters<typeof financialStatusOf>[0][number]>({
    text: `select readiness, payment_status as "paymentStatus" from ${contractAmount.table}
      where agency_id = $1 and contract_id = $2 and deleted_at is null`,
    values: [agencyOf(actor), id],
  });
  return financialStatusOf(rows);
}

/** Returns the refusal to move an amount that an invoice names: it goes with that invoice. Null for any other. */
async function claimedBy(engine: Engine, actor: Actor, id: unknown): Promise<RefusalError | null> {
  const { rows } = await engine.database.query(agencyOf(actor), {
    text: 'select 1 from invoice_item where agency_id = $1 and item_id = $2',
    values: [agencyOf(actor), id],
  });
  return rows.length > 0 ? new RefusalError('transitionRefused', 'keptByInvoice') : null;
}

/**
 * Keeps the financial status of a contract in step with its amounts, and refuses payments of what is not invoiced, or of
 * what an invoice names.
 */
export function keepFinancialStatus(engine: Engine): void {
  engine.guardStep(contractAmount.name, 'isUnclaimed', async ({ engine: on, actor, before }) =>
    before ? claimedBy(on, actor, before['id']) : null,
  );
  engine.guardStep(contractAmount.name, 'isInvoiced', async ({ engine: on, actor, before }) =>
    before?.['readiness'] === 'INVOICED'
      ? claimedBy(on, actor, before['id'])
      : new RefusalError('transitionRefused', 'notInvoiced'),
  );
  engine.beforeWrite(
    contractAmount.name,
    async ({ actor, id, cause, after, changes }, connection) => {
      // Guards ask before the record is locked: an invoice may have named it since.
      const isMoved = changes.some(({ field }) => field === 'readiness' || field === 'paymentStatus');
      const refusal = isMoved && cause !== 'reach' && (await claimedBy(within(engine, connection), actor, id));
      if (refusal) throw refusal;
      await lockContract(connection, actor, String(after[ownerKey]));
      const isPaidFor = after['paymentStatus'] !== 'UNPAID' && after['readiness'] !== 'INVOICED';
      return isPaidFor ? { paymentStatus: 'UNPAID' } : {};
    },
    { of: ['create', 'update'] },
  );
  engine.afterWrite(
    contractAmount.name,
    async ({ actor, after }, connection) => {
      const id = String(after[ownerKey]);
      await lockContract(connection, actor, id);
      const financialStatus = await statusOf(connection, actor, id);
      const here = within(engine, connection);
      await writeKept(here, connection, actor, [contract.name, id], { financialStatus }, 'reach');
    },
    { unless: ['cascade'] },
  );
}
