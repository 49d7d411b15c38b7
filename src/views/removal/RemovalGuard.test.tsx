import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { errorOf, readRefusal } from '../../dataProvider/refusal.ts';
import { expectRefusals, renderView, whenLoaded } from '../../../tests/support/browser/renderView.tsx';
import { staff } from '../../../schema/areas/people/entities/staff.ts';
import { useRemove } from '../writing/useRemove.ts';
import { RemovalGuard } from './RemovalGuard.tsx';

const record = { id: 'a', version: 3, displayName: 'Ada Okafor' };
const related = [
  { entity: 'talent', field: 'assignees', total: 12 },
  { entity: 'partner', field: 'assignees', total: 1 },
];

function Page() {
  const remove = useRemove(staff);
  return (
    <button type="button" onClick={() => void remove(record)}>
      Go
    </button>
  );
}

/** A page whose record others name, as the server refuses it until the person knows. */
async function open(others = 0, key = 'stillNamed', title = 'Delete Ada Okafor?') {
  expectRefusals();
  const refusal = { error: { code: 1010, message: '', key }, responseData: { related, others } };
  const remove = vi.fn<(resource: string, params: { meta?: { isRelatedKnown?: boolean } }) => Promise<object>>(
    async (_resource, { meta }) => {
      if (!meta?.isRelatedKnown) throw errorOf(readRefusal(400, refusal), (key) => key);
      return { data: { ...record, version: 4 } };
    },
  );
  const view = renderView(
    <RemovalGuard>
      <Page />
    </RemovalGuard>,
    { api: { delete: remove } as never },
  );
  await view.user.click(screen.getByRole('button', { name: 'Go' }));
  await whenLoaded();
  await screen.findByRole('dialog', { name: title });
  return { ...view, remove };
}

it('asks before something is deleted that others name, and says how many of which', async () => {
  const { user, remove } = await open(2);
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual(['Talents · Roster12', 'Partners · Assigned staff1', 'Others2']);
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Ada Okafor deleted')).toBeInTheDocument();
  expect(remove).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
});

it.each(['Cancel', 'Escape'])('leaves all as it is by %s, without a word', async (way) => {
  const { user, remove } = await open();
  expect(screen.queryByText('Others')).not.toBeInTheDocument();
  if (way === 'Cancel') await user.click(screen.getByRole('button', { name: way }));
  else await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(remove).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it.each(['relatedData', 'stillNeeded'])('tells who needs a record that cannot be deleted (%s)', async (key) => {
  const { user, remove } = await open(2, key, 'Ada Okafor cannot be deleted');
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual(['Talents · Roster12', 'Partners · Assigned staff1', 'Others2']);
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(remove).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('offers to hand over the work of somebody who leaves before they are deleted', async () => {
  const { user, remove } = await open();
  await user.click(screen.getByRole('button', { name: 'Hand over work' }));
  expect(await screen.findByRole('dialog', { name: 'Hand over the work of Ada Okafor' })).toBeInTheDocument();
  expect(remove).toHaveBeenCalledTimes(1);
});
