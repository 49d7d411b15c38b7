import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { BulkRow, BulkTarget, BulkWork } from '../../../../dataProvider/types.ts';
import { deal, dealSteps } from '../../../../../tests/support/browser/dealSample.ts';
import { admin, only, renderView, whenLoaded } from '../../../../../tests/support/browser/renderView.tsx';
import { ListPage } from '../../ListPage.tsx';

const uuid = (last: number) => `0190a0a0-0000-7000-8000-${String(last).padStart(12, '0')}`;
const row = (last: number, stage: string) => ({ id: uuid(last), version: 1, summary: `Deal ${last}`, stage });

type Bulk = (resource: string, targets: readonly BulkTarget[], work: BulkWork) => Promise<{ data: readonly BulkRow[] }>;

/** A list of deals: two drafts and one that was sent; a step is refused to those that have these ids. */
function renderList({ refused = [] as readonly string[], actor = admin } = {}) {
  const data = [row(1, 'DRAFT'), row(2, 'DRAFT'), row(3, 'SENT')];
  const bulk = vi.fn<Bulk>(async (_resource, targets) => ({
    data: targets.map(({ id }): BulkRow => {
      if (!refused.includes(id)) return { id, version: 2 };
      const params = { from: 'SENT', field: 'stage', kind: 'contract' };
      return { id, error: { field: '', message: 'Refused', key: 'transitionRefused', params } };
    }),
  }));
  const getList = async () => ({ data, pageInfo: { hasNextPage: false, hasPreviousPage: false } });
  const api = { getList: only('contract', getList), count: async () => ({ total: 3 }), bulk };
  return {
    ...renderView(<ListPage entity={deal} />, { at: '/contract', actor, api: api as never, steps: dealSteps }),
    bulk,
  };
}

const pick = async (user: ReturnType<typeof renderList>['user'], ...lasts: readonly number[]) => {
  for (const last of lasts) await user.click(await screen.findByRole('checkbox', { name: `Select Deal ${last}` }));
};
const bar = () => screen.findByRole('group', { name: 'Actions for the selection' });
/** A step stands in the bar once its words have loaded; until then another bar is in its place. */
const press = (name: string) =>
  waitFor(() => within(screen.getByRole('group', { name: 'Actions for the selection' })).getByRole('button', { name }));

it('offers the steps that some of the selected records can take, rare ones in a menu', async () => {
  const { user } = renderList();
  await pick(user, 1);
  expect(await press('Send')).toBeInTheDocument();
  expect(within(await bar()).queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
  await pick(user, 3);
  await user.click(await press('More'));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Withdraw']);
});

it('offers no step that asks for a right on every record to those who have it on some', async () => {
  const actor = { ...admin, role: 'staff' as const, levels: { CONTRACT: ['VIEW_ALL', 'EDIT_ASSIGN'] as never } };
  const { user } = renderList({ actor });
  await pick(user, 1, 3);
  expect(await press('Send')).toBeInTheDocument();
  expect(within(await bar()).queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
});

it('asks first, says how many stay as they are, and sends what was filled in', async () => {
  const { user, bulk } = renderList();
  await pick(user, 1, 2, 3);
  await user.click(await press('Send'));
  const dialog = await screen.findByRole('dialog', { name: 'Send: 3 contracts' });
  await whenLoaded();
  expect(dialog).toHaveTextContent('1 stays as it is: its state does not allow this.');
  await user.type(await within(dialog).findByRole('textbox'), 'Agreed');
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  const targets = [1, 2, 3].map((last) => ({ id: uuid(last) }));
  await waitFor(() =>
    expect(bulk).toHaveBeenCalledExactlyOnceWith('contract', targets, {
      step: 'send',
      given: { description: 'Agreed' },
    }),
  );
});

it('leaves each its own value where nothing is filled in, and reports why some were refused', async () => {
  const { user, bulk } = renderList({ refused: [uuid(2)] });
  await pick(user, 1, 2);
  await user.click(await press('Send'));
  const dialog = await screen.findByRole('dialog', { name: 'Send: 2 contracts' });
  await whenLoaded();
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  const report = await screen.findByRole('dialog', { name: '1 done, 1 failed' });
  expect(bulk.mock.lastCall?.[2]).toEqual({ step: 'send', given: {} });
  expect(within(report).getByRole('listitem')).toHaveTextContent('Deal 2');
});
