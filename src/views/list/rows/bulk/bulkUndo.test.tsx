import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { registry } from '../../../../../schema/index.ts';
import { admin, only, renderView } from '../../../../../tests/support/browser/renderView.tsx';
import type { BulkRow, BulkTarget, BulkWork } from '../../../../dataProvider/types.ts';
import { ListPage } from '../../ListPage.tsx';

const talent = registry.get('talent');
const uuid = (last: number) => `0190a0a0-0000-7000-8000-${String(last).padStart(12, '0')}`;
const dana = { id: uuid(90), displayName: 'Dana', avatar: null, kind: 'staff' };
const ids = [1, 2, 3].map(uuid);

type Bulk = (resource: string, targets: readonly BulkTarget[], work: BulkWork) => Promise<{ data: readonly BulkRow[] }>;
type Row = (id: string, work: BulkWork) => BulkRow;

/** A list of three talents, of which each is answered by `rowOf`. */
async function renderTalents(rowOf: Row) {
  const bulk = vi.fn<Bulk>(async (_resource, targets, work) => ({ data: targets.map(({ id }) => rowOf(id, work)) }));
  const data = ids.map((id, index) => ({
    id,
    version: 1,
    displayName: `Person ${index + 1}`,
    status: 1,
    categories: [],
    assignees: [],
  }));
  const getList = async () => ({ data, pageInfo: { hasNextPage: false, hasPreviousPage: false } });
  const options = async () => ({ data: [dana], loadMore: false, nextPageIndex: null });
  const api = { getList: only('talent', getList), count: async () => ({ total: 3 }), bulk, options };
  const { user } = renderView(<ListPage entity={talent} />, { at: '/talent', actor: admin, api: api as never });
  let clicks = 0;
  const click = async (element: Element) => {
    clicks += 1;
    await user.click(element);
  };
  const assign = async () => {
    await click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    const bar = await screen.findByRole('group', { name: 'Actions for the selection' });
    await click(within(bar).getByRole('button', { name: 'Assign' }));
    const dialog = await screen.findByRole('dialog', { name: 'Assign 3 talents' });
    expect(within(dialog).getByRole('button', { name: 'Change 3' })).toBeDisabled();
    await click(await within(dialog).findByRole('checkbox', { name: 'Dana' }));
    await click(within(dialog).getByRole('button', { name: 'Change 3' }));
  };
  return { user, bulk, assign, clicked: () => clicks };
}

it('are assigned with four clicks, in addition to whom they have, and changed back with one', async () => {
  const { bulk, assign, clicked, user } = await renderTalents((id, work) => ({ id, version: 'undo' in work ? 3 : 2 }));
  await assign();
  expect(clicked()).toBe(4);
  expect(await screen.findByText('3 changed')).toBeInTheDocument();
  const add = { add: { assigneeIds: [dana.id] } };
  expect(bulk).toHaveBeenLastCalledWith(
    'talent',
    ids.map((id) => ({ id })),
    add,
  );
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('3 changed back')).toBeInTheDocument();
  expect(bulk).toHaveBeenCalledTimes(2);
  expect(bulk).toHaveBeenLastCalledWith(
    'talent',
    ids.map((id) => ({ id, version: 2 })),
    { undo: true },
  );
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select Person 1' })).toBeChecked());
});

it('are changed back only where something was changed, and where nobody changed it since', async () => {
  const { bulk, assign, user } = await renderTalents((id, work) => {
    if ('undo' in work && id === ids[2]) {
      const params = { fields: 'assignees', kind: 'talent' };
      return { id, error: { field: '', message: 'Changed since: assignees', key: 'changedSince', params } };
    }
    return { id, version: 2, ...(id === ids[0] && { isUnchanged: true }) };
  });
  await assign();
  expect(await screen.findByText('2 changed, 1 unchanged')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const report = await screen.findByRole('dialog', { name: '1 done, 1 failed' });
  expect(bulk.mock.lastCall?.[1].map(({ id }) => id)).toEqual(ids.slice(1));
  expect(within(report).getByText('Person 3')).toBeInTheDocument();
  expect(within(report).getByText(/Changed since:/)).not.toHaveTextContent('assignees');
});
