import { invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import type { Engine } from '../../../engine/engine.ts';
import type { WriteEvent } from '../../../engine/writing/events.ts';
import { fieldRefusal, invalid } from '../../../errors.ts';
import type { MessageKey } from '../../../../schema/rules/messages.ts';
import { claim, claimsOf, release } from './claims.ts';
import { linesOf, type Line } from './invoiceAmounts.ts';
import { moveItems } from './itemStates.ts';

/** Refuses the lines of which a condition holds. */
function refuseLines(
  lines: readonly Line[],
  key: Extract<MessageKey, 'duplicate' | 'alreadyInvoiced' | 'notReadyToInvoice'>,
  isRefused: (itemId: string, index: number) => boolean,
): void {
  const faults = lines.flatMap(({ itemId }, index) =>
    itemId != null && isRefused(itemId, index) ? [fieldRefusal(`lines.${index}.itemId`, key)] : [],
  );
  if (faults.length > 0) throw invalid(faults);
}

/** The lines that name items: none of an invoice that is void or gone. */
function namingLines({ action, after }: WriteEvent): readonly Line[] {
  return action === 'delete' || after['status'] === 'VOIDED' ? [] : linesOf(after);
}

/**
 * Keeps what invoices name: a record stands on one invoice that is not void, is ready before, invoiced while it stands
 * there, and ready again once it is taken off.
 */
export function keepItems(engine: Engine): void {
  engine.afterWrite(
    invoice.name,
    async (event, connection) => {
      const { actor, id, after, changes } = event;
      const lines = namingLines(event);
      const ids = lines.flatMap(({ itemId }) => itemId ?? []);
      refuseLines(lines, 'duplicate', (itemId, index) => lines.findIndex((one) => one.itemId === itemId) < index);
      const released = await release(connection, actor, id, ids);
      const claimed = await claim(connection, actor, id, ids);
      const all = await claimsOf(connection, actor, id);
      const own = new Set(all.map((item) => item.id));
      refuseLines(lines, 'alreadyInvoiced', (itemId) => !own.has(itemId));
      const isPaidAnew = changes.some(({ field }) => field === 'paymentStatus');
      const invoiced = isPaidAnew ? all : claimed;
      const moves = { released, claimed, invoiced, paymentStatus: after['paymentStatus'] };
      const unready = await moveItems(engine, connection, actor, moves);
      refuseLines(lines, 'notReadyToInvoice', (itemId) => unready.has(itemId));
    },
    {
      when: ({ action, changes }) =>
        action !== 'update' || changes.some(({ field }) => ['lines', 'status', 'paymentStatus'].includes(field)),
    },
  );
}
