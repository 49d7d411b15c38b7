import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { status } from '../../../../schema/areas/work/entities/status.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { OwnedForm } from '../../../views/record/tabs/owned/OwnedForm.tsx';
import { renderView, whenLoaded } from '../../../../tests/support/browser/renderView.tsx';

const draft = {
  id: '0190a0a0-0000-7000-8000-000000000001',
  displayName: 'Draft',
  avatar: null,
  kind: 'statusCategory',
};

/** A form of a status with these fields, and what it asks of the server. */
async function renderStatus(fields: readonly ('type' | 'category')[], record: object | null) {
  const options = vi.fn<(...asked: unknown[]) => Promise<object>>(async () => ({
    data: [draft],
    loadMore: false,
    nextPageIndex: null,
  }));
  const view = renderView(
    <OwnedForm
      entity={status as unknown as AnyEntity}
      fields={Object.fromEntries(fields.map((name) => [name, status.fields[name]]))}
      record={record as never}
      label="Save"
      save={async () => undefined}
      onSaved={() => undefined}
    />,
    { api: { options, customFields: async () => ({ data: [] }) } as never },
  );
  await whenLoaded();
  return { ...view, options };
}

it('offers what has in common with the record what it must', async () => {
  const { user, options } = await renderStatus(['category'], { id: 'a', version: 1, type: 'CONTRACT' });
  await user.click(await screen.findByRole('combobox'));
  await screen.findByRole('option', { name: 'Draft' });
  const asked = expect.objectContaining({ same: { type: 'CONTRACT' } });
  await waitFor(() => expect(options).toHaveBeenLastCalledWith('status', 'category', asked));
});
