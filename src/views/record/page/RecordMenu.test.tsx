import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Actor } from '../../../../schema/access/access.ts';
import { registry } from '../../../../schema/index.ts';
import { offers } from '../../../../schema/language/operations.ts';
import { stepsOf } from '../../../../schema/language/records/stepRoutes.ts';
import { ClientContext } from '../../../dataProvider/ClientContext.ts';
import type { ApiRequest } from '../../../dataProvider/apiRequest.ts';
import type { HttpClient } from '../../../dataProvider/httpClient.ts';
import french from '../../../i18n/locales/fr/pages.json';
import english from '../../../i18n/locales/en/pages.json';
import { admin, renderView } from '../../../../tests/support/browser/renderView.tsx';
import { stepWord } from '../../../i18n/fieldWords.ts';
import { RecordMenu } from './RecordMenu.tsx';

const id = '0190a0a0-0000-7000-8000-000000000001';
const permissions = { canUpdate: true, canDelete: false };
const choose = async (user: UserEvent, name: string) => {
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name }));
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
};

function renderSteps(values: object, { actor = admin as Actor, kind = 'scout' } = {}) {
  const entity = registry.get(kind);
  const call = vi.fn<(request: ApiRequest) => Promise<unknown>>(async () => ({}));
  const view = (
    <ClientContext value={{ call } as unknown as HttpClient}>
      <RecordMenu entity={entity} record={{ id, version: 3, displayName: 'Ada', permissions, ...values }} />
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
    for (const { name, isConversion } of stepsOf(one)) {
      const merged = isConversion && offers(one, 'merge') ? (['merge'] as const) : [];
      for (const word of ['do', 'title', 'lead', 'done', ...merged] as const) {
        for (const words of [english, french])
          expect(wordAt(words, stepWord(one.name, name, word))).toBeTypeOf('string');
      }
    }
  }
});

it('finalises who is pending, after a question', async () => {
  const { user, call } = renderSteps({ status: 0 });
  await choose(user, 'Finalise');
  expect(await screen.findByRole('dialog', { name: 'Finalise Ada?' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(call).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await choose(user, 'Finalise');
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Finalise' }));
  expect(await screen.findByText('Ada is active')).toBeInTheDocument();
  expect(call.mock.calls[0]?.[0]).toEqual({
    method: 'PUT',
    path: '/client/v1/scouts/finalise',
    body: { id, version: 3 },
  });
});

it('leads a scout who becomes a talent to the page among talents', async () => {
  const { user, call } = renderSteps({ status: 1 });
  await choose(user, 'Make a talent');
  expect(screen.queryByText('Finalise')).not.toBeInTheDocument();
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Make a talent' }));
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(`/talent/${id}/profile/summary`));
  expect(call.mock.calls[0]?.[0].path).toBe('/client/v1/scouts/convert-to-talent');
});

it('offers no step to whom the right is lacking: nobody makes a talent who may not create one', () => {
  const levels = { SCOUT: ['VIEW_ASSIGN', 'VIEW_ALL', 'EDIT_ASSIGN', 'EDIT_ALL'] } as const;
  renderSteps({ status: 1 }, { actor: { ...admin, role: 'staff', levels } });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it.each([
  ['talent', 'ACTIVE', 'Archive', 'Ada is archived', '/client/v1/talents'],
  ['scout', 'ACTIVE', 'Archive', 'Ada is archived', '/client/v1/scouts'],
  ['talent', 'ARCHIVED', 'Reactivate', 'Ada is active again', '/client/v1/talents'],
  ['scout', 'DEACTIVATE', 'Reactivate', 'Ada is active again', '/client/v1/scouts'],
])('the menu of a %s who is %s has "%s" of the two', async (kind, state, word, said, base) => {
  const { user, call } = renderSteps({ status: 1, state }, { kind });
  await user.click(screen.getByRole('button', { name: 'More' }));
  const words = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(words.filter((one) => one === 'Archive' || one === 'Reactivate')).toEqual([word]);
  await user.click(screen.getByRole('menuitem', { name: word }));
  expect(await screen.findByRole('dialog', { name: `${word} Ada?` })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: word }));
  expect(await screen.findByText(said)).toBeInTheDocument();
  const path = `${base}/${id}/${word.toLowerCase()}`;
  expect(call.mock.calls[0]?.[0]).toEqual({ method: 'POST', path, body: { version: 3 } });
});

it('has merging, copying and deleting behind the steps, deleting last, as far as the person has the rights', async () => {
  const words = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  const all = { canUpdate: true, canDelete: true };
  const { user, unmount } = renderSteps({ status: 1, state: 'ACTIVE', permissions: all }, { kind: 'talent' });
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(words()).toEqual(['Archive', 'Merge with…', 'Delete']);
  unmount();
  const none = { canUpdate: false, canDelete: false };
  renderSteps({ status: 1, state: 'ACTIVE', permissions: none }, { kind: 'talent' });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
