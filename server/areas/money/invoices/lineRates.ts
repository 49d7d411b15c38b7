import type { Actor } from '../../../../schema/access/access.ts';
import { taxRate, type TaxRate } from '../../../../schema/areas/money/entities/taxRate.ts';
import type { Engine } from '../../../engine/engine.ts';
import { wholeRecords } from '../../../engine/reading/whole.ts';
import { fieldRefusal, invalid, type FieldRefusal } from '../../../errors.ts';
import { linesOf, type Line, type Values } from './invoiceAmounts.ts';

/**
 * Returns lines with the rates of their tax: a line keeps the one that it was written with until its tax rate changes.
 * Throws a 400 for a hidden tax rate in a line that had another one.
 */
export async function withRates(
  engine: Engine,
  actor: Actor,
  before: Values | null,
  lines: readonly Line[],
): Promise<readonly Line[]> {
  const former = new Map(linesOf(before ?? {}).map((line) => [line.id, line]));
  const keeps = ({ id, taxRateId }: Line) => former.get(id)?.taxRateId === taxRateId;
  const wanted = lines.flatMap((line) => (line.taxRateId == null || keeps(line) ? [] : line.taxRateId));
  const found = wanted.length === 0 ? [] : await wholeRecords(engine, actor, engine.model(taxRate.name), wanted);
  const rates = new Map(found.map(({ record }) => [record.id, record as unknown as TaxRate]));
  const faults: FieldRefusal[] = [];
  const rated = lines.map((line, index): Line => {
    const { id, taxRateId } = line;
    if (taxRateId == null) return { ...line, rate: null };
    if (keeps(line)) return { ...line, rate: former.get(id)?.rate ?? null };
    const rate = rates.get(taxRateId);
    if (!rate || rate.isHidden)
      faults.push(fieldRefusal(`lines.${index}.taxRateId`, rate ? 'taxRateHidden' : 'reference'));
    return { ...line, rate: rate?.rate ?? null };
  });
  if (faults.length > 0) throw invalid(faults);
  return rated;
}
