import type { ProjectReport } from '../../../../schema/areas/work/calls/projectFigures.ts';
import type { Cell } from '../../../engine/export/cells.ts';

const names = ['Group', 'Assignee', 'Tasks', 'Open', 'Completed', 'Overdue', 'Currency', 'Cost', 'Extra', 'Sale'];

/**
 * Returns a report as the rows of a file: one for each group, person and currency, with its numbers once. Without money it
 * has no columns for it.
 * @param given headings in the caller's language, in the order of the columns
 */
export function reportRows({ rows, money }: ProjectReport, given: readonly string[]) {
  const width = money ? names.length : 6;
  const cells = rows.flatMap((row): readonly (readonly Cell[])[] => {
    const { group, person, all, open, completed, overdue } = row;
    const who: readonly Cell[] = [group?.displayName ?? null, person?.displayName ?? null];
    const numbers: readonly Cell[] = [all.total, open.total, completed.total, overdue.total];
    if (!row.money) return [[...who, ...numbers]];
    const { cost, extra, sale } = row.money;
    const currencies = [...new Set([...cost, ...extra, ...sale].map(({ currency }) => currency))].toSorted();
    if (currencies.length === 0) return [[...who, ...numbers, null, null, null, null]];
    return currencies.map((currency, index) => {
      const amounts = [cost, extra, sale].map((sums): Cell => {
        const sum = sums.find((one) => one.currency === currency);
        return sum ? { amount: sum.amount, currency } : null;
      });
      return [...who, ...(index === 0 ? numbers : numbers.map(() => null)), currency, ...amounts];
    });
  });
  return { rows: cells, headings: names.slice(0, width).map((name, index) => given[index] ?? name) };
}
