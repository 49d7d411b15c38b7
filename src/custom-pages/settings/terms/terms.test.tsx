import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../../tests/support/renderPage.tsx';
import { entityTerms } from '../../../../schema/areas/settings/settings/entityTerms.ts';
import type { AnySettings } from '../../../../schema/language/settings.ts';
import { SettingsPage } from '../../../views/settings/SettingsPage.tsx';

it('gives a French word of the agency a gender, once there is one', async () => {
  const { user, calls } = renderPage(
    <SettingsPage settings={entityTerms as unknown as AnySettings} />,
    ({ body }) => ({ version: 0, terms: [], ...(body as object) }),
    { at: '/settings/terms' },
  );
  await user.click(await screen.findByRole('button', { name: 'Français' }));
  const gender = within(await screen.findByRole('group', { name: 'Tâche, Gender' }));
  expect(gender.getByRole('button', { name: 'une', pressed: true })).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: 'Tâche, One' }), 'Dossier');
  await user.click(gender.getByRole('button', { name: 'un' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    terms: [{ key: 'task', singular: 'Dossier', plural: null, locale: 'fr', gender: 'MASCULINE' }],
  });
});
