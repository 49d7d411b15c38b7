import type { Engine } from '../../../engine/engine.ts';
import { keepExpenses } from './expenses.ts';
import type { FeeReaders } from './keepFees.ts';
import { keepItems } from './keepItems.ts';
import { keepTotals } from './keepTotals.ts';
import { guardVoiding } from './voiding.ts';

/** Keeps invoices: their amounts, what they name, and when they may be voided. */
export function keepInvoices(engine: Engine, fees: FeeReaders): void {
  keepTotals(engine, fees);
  keepItems(engine);
  keepExpenses(engine);
  guardVoiding(engine);
}
