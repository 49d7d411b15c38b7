import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { talent } from '../../../../schema/areas/people/entities/talent.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { OwnedForm } from '../../../views/record/tabs/owned/OwnedForm.tsx';
import { renderView, whenLoaded } from '../../../../tests/support/browser/renderView.tsx';

const { socials } = talent.fields;

it('makes the address of an account out of its handle, and sends that', async () => {
  const save = vi.fn<(body: Record<string, unknown>) => Promise<void>>().mockResolvedValue();
  const account = {
    id: '0190a0a0-0000-7000-8000-000000000001',
    platform: 'TIKTOK',
    url: 'https://www.tiktok.com/@former',
    handle: null,
  };
  renderView(
    <OwnedForm
      entity={talent as unknown as AnyEntity}
      fields={{ socials }}
      record={{ id: 't', version: 1, socials: [account] } as never}
      label="Save"
      save={save}
      onSaved={() => undefined}
    />,
  );
  await whenLoaded();
  const user = userEvent.setup();
  const address = await screen.findByDisplayValue('https://www.tiktok.com/@former');
  await user.clear(address);
  await user.type(address, '@ada.lee');
  await user.tab();
  expect(address).toHaveValue('https://www.tiktok.com/@ada.lee');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save.mock.calls[0]?.[0]).toMatchObject({ socials: [{ url: 'https://www.tiktok.com/@ada.lee' }] });
});
