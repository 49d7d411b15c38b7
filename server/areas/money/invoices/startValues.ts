import { systemActor, type Actor } from '../../../../schema/access/access.ts';
import { invoicing } from '../../../../schema/areas/money/settings/invoicing.ts';
import { addToDay } from '../../../../schema/rules/dates.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { settingsOf } from '../../../engine/settings/values.ts';
import { linesOf, type Line, type Values } from './invoiceAmounts.ts';

/** Has a writer said nothing of the tax of a new line? No tax is said by null. */
const isUntold = (before: Values | null) => {
  const known = new Set(linesOf(before ?? {}).map(({ id }) => id));
  return ({ id, taxRateId }: Line) => taxRateId === undefined && !known.has(id);
};

/**
 * Returns what an invoice takes from the settings: the tax mode and the rounding that nobody chose, the due date of a new
 * one, and the tax rate of new lines that say none.
 */
export async function startValues(engine: Engine, actor: Actor, before: Values | null, after: Values): Promise<Values> {
  const lacksTax = isUntold(before);
  const lines = linesOf(after);
  const isWhole = before !== null && after['taxMode'] != null && after['rounding'] != null;
  if (isWhole && !lines.some(lacksTax)) return {};
  const settings = await settingsOf(engine, systemActor(agencyOf(actor)), invoicing);
  const taxMode = after['taxMode'] ?? settings.taxMode;
  const taxRateId = taxMode === 'NONE' ? null : settings.taxRateId;
  return {
    taxMode,
    rounding: after['rounding'] ?? settings.rounding,
    ...(before === null && { dueOn: after['dueOn'] ?? addToDay(String(after['issuedOn']), settings.termDays) }),
    ...(lines.some(lacksTax) && { lines: lines.map((line) => (lacksTax(line) ? { ...line, taxRateId } : line)) }),
  };
}
