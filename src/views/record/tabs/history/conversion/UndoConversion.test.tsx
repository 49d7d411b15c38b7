import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { registry } from '../../../../../../schema/index.ts';
import { admin, renderView } from '../../../../../../tests/support/browser/renderView.tsx';
import { ClientContext } from '../../../../../dataProvider/ClientContext.ts';
import type { HttpClient } from '../../../../../dataProvider/httpClient.ts';
import { HistoryItem } from '../HistoryItem.tsx';

const id = '0190a0a0-0000-7000-8000-000000000001';

function renderEntry(canUndo: boolean, canUpdate = true) {
  const ask = vi.fn<(...asked: readonly unknown[]) => Promise<unknown>>(async () => ({}));
  const permissions = { canUpdate, canDelete: true };
  const entry = { id: 'h', at: 0, by: null, action: 'convert' as const, version: 2, changes: [] };
  const view = (
    <ClientContext value={{ ask } as unknown as HttpClient}>
      <HistoryItem
        entity={registry.get('talent')}
        entry={{ ...entry, conversion: { from: 'scout', canUndo } }}
        record={{ id, version: 2, displayName: 'Ada', permissions }}
      />
    </ClientContext>
  );
  return { ...renderView(view, { at: `/talent/${id}/profile/history`, actor: admin }), ask };
}
const button = () => screen.findByRole('button', { name: 'Undo conversion' });

it('takes a conversion back after a question', async () => {
  const { user, ask } = renderEntry(true);
  await user.click(await button());
  expect(await screen.findByRole('alertdialog', { name: 'Make Ada a prospect again?' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'No' }));
  expect(ask).not.toHaveBeenCalled();
  await user.click(await button());
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(ask).toHaveBeenCalledWith('POST /client/v1/talents/{id}/undo-conversion', {
    params: { id },
    body: { version: 2 },
  });
  expect(await screen.findByText('Ada is a prospect again')).toBeInTheDocument();
});

it.each([
  ['that is final', false, true],
  ['of a record that one may not edit', true, false],
])('offers no way back from one %s', (_what, canUndo, canUpdate) => {
  renderEntry(canUndo, canUpdate);
  expect(screen.getByText('converted this talent')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});
