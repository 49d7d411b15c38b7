import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Actor } from '../../../schema/access/access.ts';
import { registry } from '../../../schema/index.ts';
import { stepsOf } from '../../../schema/registry.ts';
import { ClientContext } from '../../dataProvider/ClientContext.ts';
import type { ApiRequest, HttpClient } from '../../dataProvider/httpClient.ts';
import french from '../../i18n/locales/fr/pages.json';
import english from '../../i18n/locales/en/pages.json';
import { admin, renderView } from '../testing.tsx';
import { RecordSteps, stepWord } from './RecordSteps.tsx';

const id = '0190a0a0-0000-7000-8000-000000000001';
const entity = registry.get('scout');

function renderSteps(status: number, actor: Actor = admin) {
  const call = vi.fn<(request: ApiRequest) => Promise<unknown>>(async () => ({}));
  const view = (
    <ClientContext value={{ call } as unknown as HttpClient}>
      <RecordSteps entity={entity} record={{ id, version: 3, displayName: 'Ada', status }} />
    </ClientContext>
  );
  return { ...renderView(view, { at: `/scout/${id}/profile/summary`, actor }), call };
}

it('every step of the declarations has its words', () => {
  const wordAt = (words: object, path: string) =>
    path
      .split('.')
      .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], { app: words });
  for (const one of registry.all) {
    for (const { name } of stepsOf(one)) {
      for (const word of ['do', 'title', 'lead', 'done'] as const) {
        for (const words of [english, french])
          expect(wordAt(words, stepWord(one.name, name, word))).toBeTypeOf('string');
      }
    }
  }
});

it('finalises who is pending, after a question', async () => {
  const { user, call } = renderSteps(0);
  await user.click(screen.getByRole('button', { name: 'Finalise' }));
  expect(screen.getByRole('dialog', { name: 'Finalise Ada?' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(call).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Finalise' }));
  await user.click(screen.getAllByText('Finalise').at(-1) as HTMLElement);
  expect(await screen.findByText('Ada is active')).toBeInTheDocument();
  expect(call.mock.calls[0]?.[0]).toEqual({
    method: 'PUT',
    path: '/client/v1/scouts/finalise',
    body: { id, version: 3 },
  });
});

it('leads a scout who becomes a talent to the page among talents', async () => {
  const { user, call } = renderSteps(1);
  expect(screen.queryByText('Finalise')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Make a talent' }));
  await user.click(screen.getAllByText('Make a talent').at(-1) as HTMLElement);
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(`/talent/${id}/profile/summary`));
  expect(call.mock.calls[0]?.[0].path).toBe('/client/v1/scouts/convert-to-talent');
});

it('offers no step to whom the right is lacking: nobody makes a talent who may not create one', () => {
  renderSteps(1, {
    ...admin,
    role: 'staff',
    levels: { SCOUT: ['VIEW_ASSIGN', 'VIEW_ALL', 'EDIT_ASSIGN', 'EDIT_ALL'] },
  });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
