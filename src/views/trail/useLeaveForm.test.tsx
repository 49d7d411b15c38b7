import { act, screen, waitFor } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { registry } from '../../../schema/index.ts';
import { talentSample } from '../../../tests/support/browser/talentSample.ts';
import { expectRefusals, refusal, renderView, whenLoaded } from '../../../tests/support/browser/renderView.tsx';
import { UnsavedGuard } from '../../widgets/unsaved/UnsavedGuard.tsx';
import { AddPage } from '../record/page/AddPage.tsx';
import { EditForm } from '../record/page/EditForm.tsx';

const entity = registry.get('talent');
const record = {
  ...talentSample,
  id: '0190a0a0-0000-7000-8000-000000000001',
  phoneNumber: null,
  countryCode: null,
  permissions: { canUpdate: true, canDelete: true },
};
const profile = `/talent/${record.id}/profile`;

/** The two pages with a form, and a tab beside it. */
function Pages() {
  const { pathname } = useLocation();
  return (
    <UnsavedGuard>
      {pathname.endsWith('/edit') && <EditForm entity={entity} record={record} tab="summary" />}
      {pathname.endsWith('/add') && <AddPage entity={entity} />}
      <Link to={`${profile}/career`}>Career</Link>
    </UnsavedGuard>
  );
}

/** A form in which something was typed, and whose save is answered by `answer` or `refuse`. */
async function renderSaving(path = `${profile}/summary/edit`) {
  let answer: (saved: object) => void = () => undefined;
  let refuse: (error: Error) => void = () => undefined;
  const saving = () =>
    new Promise<object>((resolve, reject) => {
      answer = resolve;
      refuse = reject;
    });
  const save = vi.fn<() => Promise<object>>(saving);
  const form = { pathname: path, state: { fromReading: path.endsWith('/edit') || undefined } };
  const { user, router } = renderView(<Pages />, {
    at: [`${profile}/summary`, form] as never,
    api: { update: save as never, create: save as never },
  });
  await whenLoaded();
  await user.type(await screen.findByLabelText(/^Name/), ' Smith');
  await user.click(await screen.findByText('Save'));
  await waitFor(() => expect(save).toHaveBeenCalled());
  return {
    user,
    router,
    answer: () => act(async () => answer({ data: { ...record, version: 5 } })),
    refuse: (error: Error) => act(async () => refuse(error)),
  };
}
const at = () => screen.getByLabelText('address').textContent;
const question = () => screen.queryByRole('alertdialog', { name: 'Unsaved changes' });

it.each([`${profile}/summary/edit`, '/talent/add'])('goes where one pressed last while %s was saved', async (path) => {
  const { user, router, answer } = await renderSaving(path);
  await user.click(screen.getByText('Career'));
  expect(question()).toBeNull();
  await answer();
  await waitFor(() => expect(at()).toBe(`${profile}/career`));
  expect(screen.getByText(path.endsWith('/edit') ? 'Ada Okafor saved' : 'Ada Okafor added')).toBeInTheDocument();
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  expect(at()).toBe(`${profile}/career`);
});

it('asks whether to leave once the save has failed, and stays on No', async () => {
  expectRefusals();
  const { user, refuse } = await renderSaving();
  await user.click(screen.getByText('Career'));
  await refuse(refusal({ key: 'unknownError' }));
  await user.click(await screen.findByRole('button', { name: 'No' }));
  expect(at()).toBe(`${profile}/summary/edit`);
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Ada Okafor Smith');
});

it('leads back to what is read where nothing else was pressed', async () => {
  const { answer } = await renderSaving();
  await answer();
  await waitFor(() => expect(at()).toBe(`${profile}/summary`));
});
