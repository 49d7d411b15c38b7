import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Actor } from '../../../schema/access/access.ts';
import { phone } from '../../../schema/fields/phone.ts';
import { admin, renderView } from '../../../tests/support/browser/renderView.tsx';
import { FieldCell } from '../../fields/columns.ts';
import { AddAnywhereDialog } from './AddAnywhereDialog.tsx';

const uuid = (last: number) => `0190a0a0-0000-7000-8000-${String(last).padStart(12, '0')}`;
const ada = { id: uuid(1), displayName: 'Ada Okafor', avatar: null, kind: 'talent' };
const record = { ...ada, version: 1, phoneNumber: '0412345678', countryCode: 'AU' };

interface Params {
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Number of a talent, in a list. */
function renderNumber(actor: Actor = admin) {
  const create = vi.fn<(resource: string, params: Params) => Promise<object>>(async (_resource, { data }) => ({
    data: { ...data, id: uuid(8), version: 1, about: [ada] },
  }));
  const view = (
    <>
      <FieldCell resource="talent" name="phoneNumber" field={phone({ country: 'countryCode' })} record={record} />
      <AddAnywhereDialog />
    </>
  );
  const options = async () => ({ data: [ada], loadMore: false, nextPageIndex: null });
  const page = renderView(view, { actor: { ...actor, staffId: uuid(5) }, api: { create, options } as never });
  // Nothing here can dial.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  return { ...page, create };
}

it('logs a call in three presses: the number, the offer, Save; then offers a task about the person', async () => {
  const { user, create, router } = renderNumber();
  await user.click(await screen.findByRole('link'));
  await user.click(await screen.findByRole('button', { name: 'Log the call' }));
  const form = within(await screen.findByRole('dialog'));
  expect(await form.findByLabelText(/^Subject/)).toHaveValue('Call with Ada Okafor');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  const [resource, params] = create.mock.calls[0] ?? [];
  const data = params?.data;
  const number = { number: '0412345678', countryCode: 'AU' };
  const values = { subject: 'Call with Ada Okafor', direction: 'OUT', aboutIds: [ada.id], staffId: uuid(5), ...number };
  expect([resource, data]).toMatchObject(['callLog', values]);
  expect(Math.abs(Number(data?.['at']) - Date.now())).toBeLessThan(120_000);

  await user.click(await screen.findByRole('button', { name: 'Add task' }));
  const starts = { summary: 'Follow up: Call with Ada Okafor', relatedToIds: [ada.id] };
  expect(router.state.location.state).toMatchObject({ adding: 'task', starts });
});

it('only dials for those who may not write calls', async () => {
  const levels = { TALENT: ['VIEW_ALL'], COMM: ['VIEW_ALL'] } as const;
  const { user } = renderNumber({ ...admin, role: 'staff', levels });
  await user.click(await screen.findByRole('link'));
  expect(screen.queryByRole('alert')).toBeNull();
});
