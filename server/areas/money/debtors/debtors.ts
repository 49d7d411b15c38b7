import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { debtFigures, debtorCalls, type DebtorReport } from '../../../../schema/areas/money/calls/debtors.ts';
import { ageNames } from '../../../../schema/rules/finance/invoices.ts';
import type { Engine } from '../../../engine/engine.ts';
import type { Cell } from '../../../engine/export/cells.ts';
import { csvOf } from '../../../engine/export/csv.ts';
import { mediaTypes } from '../../../engine/export/mediaTypes.ts';
import { xlsxOf } from '../../../engine/export/xlsx.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { readDebtors } from './report.ts';

const names = ['Partner', 'Currency', 'Not due', '1-30 days', '31-60 days', '61-90 days', 'Over 90 days', 'Total'];

/** Returns the report as the rows of a file; the totals of each currency come last, under the word of their column. */
function fileRows({ rows, totals }: DebtorReport, given: readonly string[]) {
  const headings = names.map((name, index) => given[index] ?? name);
  const cellsOf = (who: string, figures: DebtorReport['totals'][number]): readonly Cell[] => {
    const { currency } = figures;
    const amounts = [...ageNames.map((age) => figures[debtFigures[age]]), figures.total];
    return [who, currency, ...amounts.map((amount) => ({ amount, currency }))];
  };
  const all = [
    ...rows.map(({ client, ...figures }) => cellsOf(client.displayName, figures)),
    ...totals.map((figures) => cellsOf(headings.at(-1) ?? '', figures)),
  ];
  return { headings, rows: all };
}

/** Registers the debtor report and its file (AB 7). */
export function registerDebtorReport(app: FastifyInstance, engine: Engine): void {
  registerCall(app, debtorCalls.report, async ({ actor, body }) => {
    return readDebtors(engine, actor, body ?? {});
  });
  registerCall(
    app,
    debtorCalls.file,
    async ({ actor, body: { format = 'csv', headings: given = [], ...filters }, reply }) => {
      const { headings, rows } = fileRows(await readDebtors(engine, actor, filters), given);
      const batches = Readable.from([rows]);
      const file =
        format === 'csv'
          ? csvOf(batches, headings, actor.timeZone)
          : xlsxOf({ total: rows.length, batches }, { headings, word: 'report', zone: actor.timeZone });
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': `attachment; filename="debtors.${format}"`,
          'x-content-type-options': 'nosniff',
        })
        .type(format === 'csv' ? `${mediaTypes.csv}; charset=utf-8` : mediaTypes[format])
        .send(file);
    },
    { config: { isFile: true } },
  );
}
