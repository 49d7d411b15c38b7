import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { registry } from '../../../../../schema/index.ts';
import { admin, renderView, whenLoaded } from '../../../../../tests/support/browser/renderView.tsx';
import type { BulkWork } from '../../../../dataProvider/types.ts';
import { BulkEdit } from './BulkEdit.tsx';

const contract = registry.get('contract');
const uuid = '0190a0a0-0000-7000-8000-000000000009';

/** The dialog while a partner is being made in it; `answer` ends that. */
async function renderMaking() {
  let answer: (made: object) => void = () => undefined;
  const onConfirm = vi.fn<(work: BulkWork) => void>();
  const api = {
    create: () => new Promise<object>((resolve) => (answer = resolve)),
    options: async () => ({ data: [], loadMore: false, nextPageIndex: null }),
  };
  const fields = (['client', 'description'] as const).map((name) => ({ name, field: contract.fields[name]! }));
  const { user } = renderView(
    <BulkEdit entity={contract} fields={fields} count={3} onConfirm={onConfirm} onClose={() => undefined} />,
    { actor: admin, api: api as never },
  );
  await whenLoaded();
  const apply = () => screen.getByRole('button', { name: /^Change 3/ });
  const input = await screen.findByRole('combobox', { name: 'Partner' });
  await user.type(input, 'Blue Note');
  await user.click(await screen.findByRole('option', { name: 'Create “Blue Note”' }));
  await waitFor(() => expect(apply()).toBeEnabled());
  const end = () => act(async () => answer({ data: { id: uuid, displayName: 'Blue Note' } }));
  return { user, onConfirm, apply, end };
}

it('waits for a record that is being made, and gives it to many once', async () => {
  const { user, onConfirm, apply, end } = await renderMaking();
  await user.click(apply());
  expect(apply()).toBeDisabled();
  expect(onConfirm).not.toHaveBeenCalled();
  await end();
  await waitFor(() => expect(onConfirm).toHaveBeenCalledExactlyOnceWith({ change: { clientId: uuid } }));
});

it('empties no other field that was chosen meanwhile', async () => {
  const { user, onConfirm, apply, end } = await renderMaking();
  await user.click(screen.getByRole('combobox', { name: 'Field' }));
  await user.click(screen.getByRole('option', { name: 'Description' }));
  await user.click(apply());
  await end();
  await waitFor(() => expect(apply()).toBeDisabled());
  expect(onConfirm).not.toHaveBeenCalled();
});
