import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { registry } from '../../schema/index.ts';
import { AddPage } from './AddPage.tsx';
import { renderView } from './testing.tsx';

const entity = registry.get('partner');
const id = '0190a0a0-0000-7000-8000-000000000009';

async function renderPage(
  create = vi.fn(async (_resource: string, { data }: { data: object }) => ({ data: { id, version: 1, ...data } })),
) {
  const page = renderView(<AddPage entity={entity} />, { at: '/partner/add', api: { create: create as never } });
  await screen.findByLabelText('Bio');
  await screen.findByRole('group', { name: 'Addresses' });
  return { ...page, create };
}
const save = () => screen.getByRole('button', { name: 'Save' });
const keyOf = (call: unknown[] | undefined) => (call?.[1] as { meta: { idempotencyKey: string } }).meta.idempotencyKey;

it('makes a record of what was filled in, and leads to it', async () => {
  const { user, create } = await renderPage();
  expect(save()).toBeDisabled();
  await user.type(screen.getByLabelText(/^Company name/), 'Big Sound');
  await user.click(save());
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(`/partner/${id}/profile/summary`));
  expect(create.mock.calls[0]?.[1].data).toEqual({ displayName: 'Big Sound' });
  expect(screen.getByText('Partner added')).toBeInTheDocument();
});

it('adds, checks, moves and removes rows', async () => {
  const { user, create } = await renderPage();
  await user.type(screen.getByLabelText(/^Company name/), 'Big Sound');
  await user.click(screen.getByRole('button', { name: 'Add to Addresses' }));
  await user.click(screen.getByRole('button', { name: 'Add to Addresses' }));
  const second = await screen.findByRole('group', { name: 'Addresses, entry 2' });
  await user.type(within(second).getByLabelText(/^Address/), '2 Low Road');
  await user.click(save());
  const first = screen.getByRole('group', { name: 'Addresses, entry 1' });
  expect(await within(first).findByText('This field is required')).toBeInTheDocument();
  await waitFor(() => expect(within(first).getByLabelText(/^Address/)).toHaveFocus());

  await user.type(within(first).getByLabelText(/^Address/), '1 High Street');
  await user.click(screen.getByRole('button', { name: 'Move entry 2 up' }));
  await user.click(screen.getByRole('button', { name: 'Add to Attributes' }));
  await user.click(
    within(screen.getByRole('group', { name: 'Attributes' })).getByRole('button', { name: 'Remove entry 1' }),
  );
  await user.click(save());
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  const addresses = (create.mock.calls[0]?.[1].data as { addresses: { addressLine1: string; type: string }[] })
    .addresses;
  expect(addresses.map(({ addressLine1, type }) => [addressLine1, type])).toEqual([
    ['2 Low Road', 'HOME'],
    ['1 High Street', 'HOME'],
  ]);
});

it('sends the same record twice under one key, and a corrected one under another', async () => {
  const { user, create } = await renderPage(vi.fn().mockRejectedValue(new Error('Failed to fetch data')));
  await user.type(screen.getByLabelText(/^Company name/), 'Big Sound');
  await user.click(save());
  expect(await screen.findByText('Failed to fetch data')).toBeInTheDocument();
  await user.click(save());
  await waitFor(() => expect(create).toHaveBeenCalledTimes(2));
  await user.type(screen.getByLabelText(/^Company name/), ' Festival');
  await user.click(save());
  await waitFor(() => expect(create).toHaveBeenCalledTimes(3));
  const [first, second, third] = create.mock.calls.map(keyOf);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(screen.getByLabelText(/^Company name/)).toHaveValue('Big Sound Festival');
});
