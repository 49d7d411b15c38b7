import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { registry } from '../../../schema/index.ts';
import { only, renderView, whenLoaded } from '../../../tests/support/browser/renderView.tsx';
import { talentSample } from '../../../tests/support/browser/talentSample.ts';
import { ListPage } from '../list/ListPage.tsx';

const entity = registry.get('talent');
const ada = {
  ...talentSample,
  id: '0190a0a0-0000-7000-8000-000000000001',
  version: 4,
  displayName: 'Ada Okafor',
  startDate: '2026-11-20',
  deletedAt: null,
  permissions: { canUpdate: true, canDelete: true },
};
type Update = (resource: string, params: { readonly data: object }) => Promise<{ data: object }>;

/** The list with the cell of the start date in focus. */
async function showCell(record: object = ada) {
  const update = vi.fn<Update>(async (_resource, { data }) => ({ data: { ...ada, ...data, version: 5 } }));
  const getList = async () => ({ data: [ada], pageInfo: { hasNextPage: false, hasPreviousPage: false } });
  const { user } = renderView(<ListPage entity={entity} />, {
    at: '/talent',
    api: {
      getList: only(entity.name, getList),
      getOne: (async () => ({ data: record })) as never,
      count: async () => ({ total: 1 }),
      update: update as never,
    } as never,
  });
  const grid = await screen.findByRole('grid');
  await whenLoaded();
  const cell = within(grid)
    .getAllByRole('gridcell')
    .find((one) => one.getAttribute('data-name') === 'startDate') as HTMLElement;
  cell.focus();
  return { user, update, cell };
}

it('edits a cell by F2 at the cell, saves it alone by Enter, and keeps the focus there', async () => {
  const { user, update, cell } = await showCell();
  await user.keyboard('{F2}');
  const editor = await screen.findByRole('dialog', { name: 'Edit Start date' });
  const day = await within(editor).findByLabelText('Start date');
  await waitFor(() => expect(day).toHaveFocus());
  await user.clear(day);
  await user.type(day, '24 Dec 2026{Enter}');
  await waitFor(() => expect(update).toHaveBeenCalledOnce());
  expect(update.mock.calls[0]?.[1].data).toEqual({ startDate: '2026-12-24', version: 4 });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(cell).toHaveFocus();
  expect(await screen.findByText('Undo')).toBeInTheDocument();
});

it('takes back with Escape what was typed', async () => {
  const { user, update, cell } = await showCell();
  await user.keyboard('{F2}');
  await user.type(await screen.findByLabelText('Start date'), '1');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(cell).toHaveFocus();
  expect(update).not.toHaveBeenCalled();
});

it('says so where the record is closed to the person, which a row does not tell', async () => {
  const { user } = await showCell({ ...ada, permissions: { canUpdate: false, canDelete: false } });
  await user.keyboard('{F2}');
  const editor = await screen.findByRole('dialog', { name: 'Edit Start date' });
  expect(await within(editor).findByText('No access')).toBeInTheDocument();
});
