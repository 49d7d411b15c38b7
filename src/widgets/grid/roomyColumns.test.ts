import { expect, it } from 'vitest';
import type { GridColumn } from './gridColumn.ts';
import { roomyColumns } from './roomyColumns.ts';

const column = (heading: string, size: number): GridColumn<never> => ({ name: 'one', heading, size, cell: () => null });

it('widens a column whose heading has a word that does not fit, and keeps it so', () => {
  const [wide] = roomyColumns([column('Commentaires', 80)]);
  expect(wide?.size).toBeGreaterThan(95);
  expect(wide?.least).toBe(wide?.size);
});

it('leaves a column whose heading fits on two lines', () => {
  expect(roomyColumns([column('Publish date', 80)])[0]?.size).toBe(80);
  expect(roomyColumns([{ ...column('Date', 200), least: 90 }])[0]).toMatchObject({ size: 200, least: 90 });
});
