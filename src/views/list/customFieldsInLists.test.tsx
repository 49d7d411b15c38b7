import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CustomField } from '../../../schema/language/fieldsOf.ts';
import {
  alias,
  entity,
  kit,
  known,
  later,
  legend,
  record,
  shirt,
  signed,
} from '../../../tests/support/browser/customSample.ts';
import { ListPage } from './ListPage.tsx';
import { expectRefusals, only, renderView, whenLoaded } from '../../../tests/support/browser/renderView.tsx';

function renderList(at: string, ask: () => Promise<{ data: readonly CustomField[] }> = known) {
  const getList = vi.fn<(resource: string, params: unknown) => Promise<object>>(async () => ({
    data: [record],
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
  }));
  const exportList = vi.fn<(resource: string, params: unknown) => Promise<Blob>>(async () => new Blob());
  const page = renderView(<ListPage entity={entity} />, {
    at,
    api: {
      getList: only('talent', getList),
      count: async () => ({ total: 1 }),
      exportList,
      customFields: ask,
    } as never,
  });
  return { ...page, getList, exportList, address: () => screen.getByLabelText('address').textContent };
}
/** The headings of the columns; the last one is that of the actions. */
const headings = () =>
  screen
    .getAllByRole('columnheader')
    .slice(0, -1)
    .map(({ textContent }) => textContent?.replace(/[↑↓]/, ''));

it('are columns of a list that wait to be shown, sort it where their type has an order, and are exported with it', async () => {
  const { user, address, exportList } = renderList('/talent');
  const table = await screen.findByRole('grid');
  expect(headings().at(-1)).toBe('Start date');
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  for (const name of ['Shirt', 'Kit', 'Alias', 'Legend', 'Signed'])
    await user.click(await screen.findByRole('checkbox', { name }));
  await user.keyboard('{Escape}');
  expect(headings().slice(-6)).toEqual(['Start date', 'Shirt', 'Kit', 'Alias', 'Legend', 'Signed']);
  for (const text of ['Small', 'Large', '28 Feb 2026']) expect(within(table).getByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Kit' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Shirt' }));
  expect(address()).toBe(`/talent?orderBy=custom.${shirt}&orderDirection=ASC`);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(exportList).toHaveBeenCalledOnce());
  const asked = exportList.mock.calls[0]?.[1] as { columns: string[]; headings: string[]; sort: object };
  expect(asked.columns.slice(-2)).toEqual([`custom.${legend}`, `custom.${signed}`]);
  expect(asked.headings.slice(-2)).toEqual(['Legend', 'Signed']);
  expect(asked.sort).toEqual({ field: `custom.${shirt}`, order: 'ASC' });
});

it('can be shown in a list like any column, and hidden again', async () => {
  const { user } = renderList('/talent');
  await screen.findByRole('grid');
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Legend' }));
  await user.click(screen.getByRole('checkbox', { name: 'Location' }));
  expect(headings()).toContain('Legend');
  expect(headings()).not.toContain('Location');
  expect(headings()).not.toContain('Alias');
  expect(screen.getByRole('checkbox', { name: 'Name' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Back to default' }));
  expect(headings()).toContain('Location');
  expect(headings()).not.toContain('Legend');
});

it('filter a list by what its address says, which waits until they are known', async () => {
  const { answer, come } = later();
  const query = `custom.${shirt}=a1_b2&custom.${alias}=zo&custom.${signed}From=2026-01-01`;
  const { getList } = renderList(`/talent?${query}&orderBy=custom.${alias}&orderDirection=DESC`, answer);
  await whenLoaded();
  expect(getList).not.toHaveBeenCalled();
  come();
  await screen.findByRole('grid');
  expect(getList).toHaveBeenCalledExactlyOnceWith('talent', expect.anything());
  expect(getList.mock.calls[0]?.[1]).toMatchObject({
    sort: { field: `custom.${alias}`, order: 'DESC' },
    filter: {
      [`custom.${shirt}`]: ['a1', 'b2'],
      [`custom.${alias}`]: 'zo',
      [`custom.${signed}From`]: '2026-01-01',
    },
  });
  expect(screen.getByText('Shirt: Small, Large')).toBeInTheDocument();
  expect(screen.getByText('Alias: “zo”')).toBeInTheDocument();
  expect(screen.getByText('Signed: ≥ 01 Jan 2026')).toBeInTheDocument();
});

it('are chosen as filters by their options', async () => {
  const { user, address } = renderList('/talent');
  await user.click(await screen.findByText('+ Filter'));
  await user.click(await screen.findByRole('menuitem', { name: 'Kit' }));
  await whenLoaded();
  await user.click(await screen.findByRole('checkbox', { name: 'Large' }));
  await waitFor(() => expect(address()).toBe(`/talent?custom.${kit}=b2`));
});

it('do not hold up a plain list: its rows are asked for at once, and shown when the columns are known', async () => {
  const { answer, come } = later();
  const { getList } = renderList('/talent', answer);
  await waitFor(() => expect(getList).toHaveBeenCalledOnce());
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  come();
  expect(await screen.findByRole('grid')).toBeInTheDocument();
  expect(getList).toHaveBeenCalledOnce();
});

it('leave a list as declared where they cannot be had', async () => {
  expectRefusals();
  renderList('/talent', () => Promise.reject(new Error('Failed to fetch data')));
  await screen.findByRole('grid');
  expect(headings().at(-1)).toBe('Start date');
});
