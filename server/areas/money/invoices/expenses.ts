import { expense } from '../../../../schema/areas/money/entities/expense.ts';
import type { Engine } from '../../../engine/engine.ts';
import { fieldRefusal, invalid } from '../../../errors.ts';

/** Values of an expense that an invoice has taken over. */
const invoiced = ['amount', 'amountCurrency', 'chargeTo', 'clientId', 'talentId'];

/** Keeps whether expenses are ready to be invoiced, and those fixed that an invoice names. */
export function keepExpenses(engine: Engine): void {
  engine.beforeWrite(
    expense.name,
    async ({ before, after, changes }) => {
      if (before?.['readiness'] === 'INVOICED') {
        const closed = changes.filter(({ field }) => invoiced.includes(field));
        if (closed.length > 0) throw invalid(closed.map(({ field }) => fieldRefusal(field, 'keptByInvoice')));
        return;
      }
      const isReady = after['chargeTo'] === 'PARTNER' && after['clientId'] != null;
      return { readiness: isReady ? 'READY_TO_INVOICE' : 'NOT_CHARGED' };
    },
    // An invoice writes the readiness itself; a merge only renames.
    { of: ['create', 'update'], unless: ['reach', 'merge', 'unmerge'] },
  );
}
