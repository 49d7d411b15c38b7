import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { talent } from '../../../../schema/areas/people/entities/talent.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { OwnedForm } from '../../../views/record/tabs/owned/OwnedForm.tsx';
import { renderView, whenLoaded } from '../../../../tests/support/browser/renderView.tsx';

const { taxResidence } = talent.fields;

async function open(country: string | null) {
  const save = vi.fn<(body: Record<string, unknown>) => Promise<void>>().mockResolvedValue();
  renderView(
    <OwnedForm
      entity={talent as unknown as AnyEntity}
      fields={{ taxResidence }}
      record={{ id: 't', version: 1, taxResidence: country } as never}
      label="Save"
      save={save}
      onSaved={() => undefined}
    />,
  );
  await whenLoaded();
  const user = userEvent.setup({ delay: null });
  const saved = async () => {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    return save.mock.calls.at(-1)?.[0]['taxResidence'];
  };
  return { input: await screen.findByRole('combobox'), user, saved };
}

it('offers countries by name and code, and keeps the one that is chosen', async () => {
  const { input, user, saved } = await open(null);
  await user.type(input, 'In');
  expect(input).toHaveValue('In');
  await user.type(input, 'don');
  expect(await screen.findByRole('option', { name: 'Indonesia' })).toBeInTheDocument();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(input).toHaveValue('Indonesia');
  expect(await saved()).toBe('Indonesia');
});

it('takes the written name of a country for it, letter case and accents aside, once it is left', async () => {
  const { input, user, saved } = await open('Australia');
  await user.clear(input);
  await user.type(input, 'new zealand');
  await user.tab();
  expect(input).toHaveValue('New Zealand');
  expect(await saved()).toBe('New Zealand');
});

it('keeps what is no country of today', async () => {
  const { input, user, saved } = await open('Yugoslavia');
  expect(input).toHaveValue('Yugoslavia');
  await user.clear(input);
  await user.type(input, 'Czechoslovakia');
  expect(await saved()).toBe('Czechoslovakia');
});

it('can be emptied', async () => {
  const { input, user, saved } = await open('Chile');
  await user.clear(input);
  await user.tab();
  expect(await saved()).toBeNull();
});
