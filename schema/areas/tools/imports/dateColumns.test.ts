import { expect, it } from 'vitest';
import { settledOrder, withRow, type DateEvidence } from './dateColumns.ts';

const evidenceOf = (cells: readonly string[]) =>
  cells.reduce<readonly DateEvidence[]>((former, cell) => withRow(former, [cell]), [null])[0];

it.each<[DateEvidence, string[]]>([
  ['DMY', ['03/04/2024', '13/04/2024', '']],
  ['MDY', ['04/13/2024', '03/04/2024 0:00:00']],
  ['either', ['03/04/2024', 'soon', '4-5-24']],
  ['mixed', ['13/04/2024', '03/04/2024', '04/13/2024']],
  [null, ['03/03/2024', '2024-04-03', '03.04.2024', '3 Apr 2024', '13/14/2024', '1/2/20245', '45385']],
])('a column is %s: %j', (evidence, cells) => {
  expect(evidenceOf(cells)).toBe(evidence);
  expect(evidenceOf(cells.toReversed())).toBe(evidence);
});

it('settles the order of its dates by itself, or asks', () => {
  expect((['DMY', 'MDY', 'either', 'mixed', null] as const).map((one) => settledOrder(one))).toEqual([
    'DMY',
    'MDY',
    undefined,
    undefined,
    undefined,
  ]);
});

it('keeps what a shorter row says nothing about', () => {
  expect(withRow(withRow([], ['1/2/2024', '13/2/2024']), ['2/13/2024'])).toEqual(['MDY', 'DMY']);
});
