import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registry } from '../../../schema/index.ts';
import { talentSample } from '../../../tests/support/browser/talentSample.ts';
import { admin, renderView, whenLoaded } from '../../../tests/support/browser/renderView.tsx';
import { SessionContext } from '../../authProvider/SessionContext.ts';
import type { Session, SessionState } from '../../authProvider/session.ts';
import { draftAge, dropAllDrafts } from '../../store/drafts.ts';
import { EditForm } from '../EditForm.tsx';

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
const ended: SessionState = { status: 'signedOut', hasLeft: false, isEnded: true };

beforeEach(() => localStorage.clear());
afterEach(() => void vi.useRealTimers());

/** The form of a record, for somebody whose session can end. */
async function open({ accountId = 'ada', version = record.version } = {}) {
  let state: SessionState = { status: 'signedIn', user };
  const session = { state: () => state, subscribe: () => () => undefined } as unknown as Session;
  const update = vi.fn<() => Promise<object>>(async () => ({ data: record }));
  const form = (
    <SessionContext value={session}>
      <EditForm entity={registry.get('talent')} record={{ ...record, version }} tab="summary" />
    </SessionContext>
  );
  const page = renderView(form, { at, actor: { ...admin, accountId }, api: { update: update as never } });
  await whenLoaded();
  await screen.findByLabelText('Phone');
  await waitFor(() => expect(page.container.querySelector('.MuiSkeleton-root')).toBeNull());
  await screen.findByLabelText('Email');
  const end = (next: SessionState = ended) => {
    state = next;
    page.unmount();
  };
  return { ...page, update, end };
}
const email = () => screen.getByLabelText('Email');
const offer = () => screen.queryByRole('button', { name: 'Restore what you typed' });

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
