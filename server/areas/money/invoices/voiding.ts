import { invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { toMinorUnits } from '../../../../schema/rules/money.ts';
import type { Engine } from '../../../engine/engine.ts';
import { RefusalError } from '../../../errors.ts';

/** Refuses to void an invoice while something is paid or credited of it: both are taken back first. */
export function guardVoiding(engine: Engine): void {
  engine.guardStep(invoice.name, 'isUnpaid', async ({ after }) => {
    const isLeft = (key: string) => toMinorUnits(String(after[key] ?? '0'), String(after['currency'])) !== 0n;
    if (isLeft('paid')) return new RefusalError('transitionRefused', 'hasPayments');
    return isLeft('credited') ? new RefusalError('transitionRefused', 'hasCredits') : null;
  });
}
