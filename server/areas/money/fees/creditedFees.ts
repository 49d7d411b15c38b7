import { creditNote } from '../../../../schema/areas/money/entities/creditNote.ts';
import { fromMinorUnits, toMinorUnits } from '../../../../schema/rules/money.ts';
import type { Engine } from '../../../engine/engine.ts';
import { feeIn } from './openFee.ts';

/** Keeps the fee in each credit note, which the agency then does not earn. */
export function keepCreditedFees(engine: Engine): void {
  engine.beforeWrite(
    creditNote.name,
    async ({ actor, after }, connection) => {
      const currency = String(after['currency']);
      const amount = toMinorUnits(String(after['amount']), currency);
      return { fee: fromMinorUnits(await feeIn(connection, actor, String(after['invoiceId']), amount), currency) };
    },
    { of: ['create'] },
  );
}
