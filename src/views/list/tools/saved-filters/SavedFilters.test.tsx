import { screen, waitFor } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { expect, it, vi } from 'vitest';
import { registry } from '../../../../../schema/index.ts';
import { expectRefusals, renderView, whenLoaded } from '../../../../../tests/support/browser/renderView.tsx';
import { OpenListOf } from '../../../../../tests/support/browser/OpenListOf.tsx';
import { SavedFilters } from './SavedFilters.tsx';

const entity = registry.get('talent');
const api = '/client/v1/talents';
const saved = (name: string, parameters: string) => ({ id: `id-${name}`, version: 1, name, api, parameters });

function Page() {
  return (
    <OpenListOf entity={entity}>
      <SavedFilters />
    </OpenListOf>
  );
}

function open(
  at: string,
  kept = [saved('Active in Perth', 'location=Perth&statusIds=1'), saved('Locked', 'statusIds=3')],
) {
  const rows = [...kept];
  const getList = vi.fn<(resource: string, params: unknown) => Promise<object>>(async () => ({ data: [...rows] }));
  const create = vi.fn<(resource: string, params: { data: object }) => Promise<object>>(async (_resource, { data }) => {
    rows.push({ ...saved('', ''), ...data, id: 'new' });
    return { data: rows.at(-1) };
  });
  const update = vi.fn<(resource: string, params: { data: object }) => Promise<object>>(
    async (_resource, { data }) => ({
      data,
    }),
  );
  const remove = vi.fn<(resource: string, params: { id: unknown }) => Promise<object>>(async (_resource, { id }) => {
    rows.splice(0, rows.length, ...rows.filter((row) => row.id !== id));
    return { data: { id } };
  });
  const page = renderView(<Page />, { at, api: { getList, create, update, delete: remove } as never });
  const address = () => screen.getByLabelText('address').textContent;
  return { ...page, address, getList, create, update, remove };
}

const mine = () => screen.findByRole('button', { name: 'My filter' });

it('asks for nothing until somebody wants a filter', async () => {
  const { getList } = open('/talent');
  await mine();
  expect(getList).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Save filter' })).not.toBeInTheDocument();
});

it('applies what is kept for this very list', async () => {
  const { user, address, getList } = open('/talent');
  await user.click(await mine());
  await user.click(await screen.findByRole('button', { name: 'Active in Perth' }));
  expect(getList).toHaveBeenCalledExactlyOnceWith(
    'savedFilter',
    expect.objectContaining({ filter: { api, ownerType: '' } }),
  );
  expect(address()).toContain('location=Perth');
  expect(address()).toContain('statusIds=1');
});

it('shows which one the address is, in whatever order it stands, and does not keep it twice', async () => {
  open('/talent?statusIds=1&pageIndex=3&location=Perth');
  expect(await screen.findByRole('button', { name: 'Active in Perth' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save filter' })).toBeDisabled();
});

it('keeps what is shown under a name, which is required', async () => {
  const { user, create } = open('/talent?keyword=ada&orderBy=location&orderDirection=DESC');
  await user.click(await screen.findByRole('button', { name: 'Save filter' }));
  await whenLoaded();
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This field is required')).toBeInTheDocument();
  await user.type(screen.getByLabelText(/Name/), '  Adas ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(create.mock.calls[0]?.[1].data).toEqual({
    name: 'Adas',
    api,
    parameters: 'orderBy=location&orderDirection=DESC&keyword=ada',
  });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Adas' })).toHaveFocus());
  expect(screen.getByText('Filter saved')).toBeInTheDocument();
});

it('says under the field what the server says of a name', async () => {
  expectRefusals();
  const { user, create } = open('/talent?keyword=ada');
  const refusal = { status: 400, code: 1000, message: 'No', details: [{ field: 'name', message: 'Taken already' }] };
  create.mockRejectedValueOnce(new HttpError('No', 400, { refusal }));
  await user.click(await screen.findByRole('button', { name: 'Save filter' }));
  await user.type(await screen.findByLabelText(/Name/), 'Adas{Enter}');
  expect(await screen.findByText('Taken already')).toBeInTheDocument();
});

it('renames and deletes', async () => {
  const { user, update, remove } = open('/talent');
  await user.click(await mine());
  await user.click(await screen.findByRole('button', { name: 'Rename the filter Locked' }));
  const field = await screen.findByLabelText(/Name/);
  expect(field).toHaveValue('Locked');
  await user.clear(field);
  await user.type(field, 'Closed{Enter}');
  await waitFor(() => expect(update).toHaveBeenCalledOnce());
  expect(update.mock.calls[0]?.[1].data).toMatchObject({ id: 'id-Locked', name: 'Closed', parameters: 'statusIds=3' });
  await user.click(await mine());
  await user.click(await screen.findByRole('button', { name: 'Delete the filter Locked' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Locked' })).not.toBeInTheDocument());
  expect(remove).toHaveBeenCalledOnce();
});
