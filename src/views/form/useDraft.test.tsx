import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registry } from '../../../schema/index.ts';
import { talentSample } from '../../../tests/support/browser/talentSample.ts';
import { renderInSession } from '../../../tests/support/browser/endingSession.tsx';
import { admin, whenLoaded } from '../../../tests/support/browser/renderView.tsx';
import type { SessionState } from '../../authProvider/session.ts';
import { draftAge, dropAllDrafts } from '../../store/drafts.ts';
import type { RowsField } from '../../../schema/fields/rows.ts';
import { EditForm } from '../record/page/EditForm.tsx';
import { RowDialog } from '../rows/RowDialog.tsx';

const entity = registry.get('talent');
const record = {
  ...talentSample,
  id: '0190a0a0-0000-7000-8000-000000000001',
  email: 'ada@example.com',
  phoneNumber: null,
  countryCode: null,
  location: 'Perth',
  permissions: { canUpdate: true, canDelete: true },
};
const at = `/talent/${record.id}/profile/summary/edit`;
const user = {} as never;

beforeEach(() => localStorage.clear());
afterEach(() => void vi.useRealTimers());

/** The form of a record. */
async function open({ accountId = 'ada', version = record.version } = {}) {
  const update = vi.fn<() => Promise<object>>(async () => ({ data: record }));
  const form = <EditForm entity={entity} record={{ ...record, version }} tab="summary" />;
  const page = renderInSession(form, { at, actor: { ...admin, accountId }, api: { update: update as never } });
  await whenLoaded();
  await screen.findByLabelText('Phone');
  await waitFor(() => expect(page.container.querySelector('.MuiSkeleton-root')).toBeNull());
  await screen.findByLabelText('Email');
  return { ...page, update };
}
const email = () => screen.getByLabelText('Email');
const offer = () => screen.queryByRole('button', { name: 'Restore them' });

it('outlives the end of a session, and is restored where it was typed', async () => {
  const first = await open();
  await first.user.clear(email());
  await first.user.type(email(), 'ada@lovelace.example');
  first.end();
  const second = await open();
  expect(email()).toHaveValue('ada@example.com');
  await second.user.click(offer()!);
  expect(email()).toHaveValue('ada@lovelace.example');
  expect(offer()).toBeNull();
  await second.user.click(screen.getByText('Save'));
  await waitFor(() => expect(second.update).toHaveBeenCalled());
  second.unmount();
  await open();
  expect(offer()).toBeNull();
});

it('is offered to nobody else, and says that the record has changed since', async () => {
  const first = await open();
  await first.user.type(email(), 'x');
  first.end();
  const other = await open({ accountId: 'bao' });
  expect(offer()).toBeNull();
  other.unmount();
  await open({ version: record.version + 1 });
  expect(screen.getByText(/the record has been changed since/)).toBeInTheDocument();
});

it('is gone once it is discarded', async () => {
  const first = await open();
  await first.user.type(email(), 'x');
  first.end();
  const second = await open();
  await second.user.click(screen.getByRole('button', { name: 'Discard' }));
  second.unmount();
  await open();
  expect(offer()).toBeNull();
});

it.each<[string, SessionState]>([
  ['the form is left', { status: 'signedIn', user }],
  ['somebody signs out by will', { status: 'signedOut', hasLeft: true, isEnded: false }],
])('is not kept where %s', async (_what, state) => {
  const first = await open();
  await first.user.type(email(), 'x');
  first.end(state);
  await open();
  expect(offer()).toBeNull();
});

it('is kept for a day, and leaves the device with whoever signs out by will', async () => {
  const first = await open();
  await first.user.type(email(), 'x');
  first.end();
  const [key = ''] = Object.keys(localStorage).filter((one) => one.startsWith('greenroom.draft.'));
  const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as { at: number };
  localStorage.setItem(key, JSON.stringify({ ...kept, at: kept.at - draftAge }));
  const second = await open();
  expect(offer()).toBeNull();
  await second.user.type(email(), 'y');
  second.end();
  dropAllDrafts();
  expect(localStorage).toHaveLength(0);
});

it('is offered again in the dialog of the same row', async () => {
  const row = (id: string) => {
    const noop = () => undefined;
    const given = { entity, id: record.id, name: 'careers', field: entity.fields['careers'] as unknown as RowsField };
    return (
      <RowDialog {...given} row={{ id } as never} save={() => Promise.reject(noop)} onSaved={noop} onClose={noop} />
    );
  };
  const openRow = async (id: string) => {
    const page = renderInSession(row(id), { at: `/talent/${record.id}/profile/career` });
    await whenLoaded();
    return { ...page, role: (await screen.findAllByRole('textbox'))[0]! };
  };
  const first = await openRow('a');
  await first.user.type(first.role, 'Sprinter');
  first.end();
  const other = await openRow('b');
  expect(offer()).toBeNull();
  other.unmount();
  const second = await openRow('a');
  await second.user.click(offer()!);
  expect(second.role).toHaveValue('Sprinter');
  expect(screen.queryByText(/the record has been changed since/)).toBeNull();
});
