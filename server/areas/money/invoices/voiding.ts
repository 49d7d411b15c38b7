import { invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { toMinorUnits } from '../../../../schema/rules/money.ts';
import type { Engine } from '../../../engine/engine.ts';
import { RefusalError } from '../../../errors.ts';

/** Refuses to void an invoice while something is paid of it: payments are taken back first. */
export function guardVoiding(engine: Engine): void {
  engine.guardStep(invoice.name, 'isUnpaid', async ({ after }) => {
    const paid = toMinorUnits(String(after['paid'] ?? '0'), String(after['currency']));
    return paid === 0n ? null : new RefusalError('transitionRefused', 'hasPayments');
  });
}
