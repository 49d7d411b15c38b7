import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { registry } from '../../../../schema/index.ts';
import { AddPage } from './AddPage.tsx';
import { renderView } from '../../../../tests/support/browser/renderView.tsx';

const contract = registry.get('contract');
const id = '0190a0a0-0000-7000-8000-000000000001';
const tour = {
  id,
  version: 4,
  summary: 'Summer tour',
  description: 'As last year',
  startsOn: '2026-01-01',
  talentIds: [],
};

interface Sent {
  readonly data: Readonly<Record<string, unknown>>;
}
type Create = (resource: string, params: Sent) => Promise<{ data: object }>;

it('makes a copy that can be saved as it is, under a name of its own', async () => {
  const create = vi.fn<Create>(async (_resource, { data }) => ({ data: { id, version: 1, ...data } }));
  const { user } = renderView(<AddPage entity={contract} />, {
    at: `/contracts/add?copyOf=${id}`,
    api: { getOne: async () => ({ data: tour }), create: create as never } as never,
  });
  expect(await screen.findByLabelText(/^Summary/)).toHaveValue('Copy of Summer tour');
  const save = screen.getByText('Save');
  await waitFor(() => expect(save).toBeEnabled());
  await user.click(save);
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  const { data } = create.mock.calls[0]?.[1] ?? { data: {} };
  expect(data).toMatchObject({ summary: 'Copy of Summer tour', description: 'As last year' });
  expect(data['startsOn'] ?? null).toBeNull();
});
