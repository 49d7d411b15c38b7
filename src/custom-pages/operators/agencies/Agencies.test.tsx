import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuse, type FakeCall } from '../../../../tests/support/fakeFetch.ts';
import { somebody } from '../../../../tests/support/actors.ts';
import { expectRefusals } from '../../../../tests/support/browser/renderView.tsx';
import { pageOf, renderPage } from '../../../../tests/support/renderPage.tsx';
import { Agencies } from './Agencies.tsx';

const base = '/user/v1/agencies';
const harbour = {
  id: 'a1',
  name: 'Harbour Talent',
  timezoneId: 'Australia/Sydney',
  currency: 'AUD',
  locale: 'en-AU',
  createdAt: Date.UTC(2026, 0, 5),
  suspendedAt: null,
  people: 4,
};
const closed = { ...harbour, id: 'a2', name: 'Northside', suspendedAt: Date.UTC(2026, 1, 1), people: 1 };

function open(answer: (call: FakeCall) => unknown = () => undefined, agencies: readonly unknown[] = [harbour, closed]) {
  return renderPage(<Agencies />, (call) => answer(call) ?? (call.path === `${base}/list` ? pageOf(agencies) : {}), {
    actor: somebody({}, 'super_admin'),
  });
}
const row = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);
const choose = async (user: ReturnType<typeof open>['user'], name: string, action: string) => {
  await user.click(await screen.findByRole('button', { name: `More for ${name}` }));
  await user.click(screen.getByRole('menuitem', { name: action }));
};

describe('the agencies', () => {
  it('are told with who is there and whether they are open', async () => {
    open();
    expect(await screen.findByText(/4 people · Australia\/Sydney · AUD · since/)).toBeInTheDocument();
    expect(row('Northside').getByText('Suspended')).toBeInTheDocument();
    expect(row('Northside').queryByRole('button', { name: /Enter/ })).toBeNull();
  });

  it('are entered by a button', async () => {
    const { user, enter } = open();
    await user.click(await screen.findByRole('button', { name: 'Enter Harbour Talent' }));
    expect(enter).toHaveBeenCalledExactlyOnceWith('a1');
  });

  it('stand below the background work that has failed, which an operator has run again', async () => {
    const failure = { kind: 'job', id: 'j1', name: 'expireHold', failure: 'no room', at: Date.UTC(2026, 1, 1) };
    let failed: readonly object[] = [{ ...failure, agency: { id: 'a1', name: 'Harbour Talent' } }];
    const { user, sent } = open(({ path }) => {
      if (path === '/user/v1/failed-work/retry') failed = [];
      return path === '/user/v1/failed-work' ? { data: failed } : undefined;
    });
    const told = await screen.findByRole('region', { name: 'Failed work' });
    expect(told).toHaveTextContent(/expireHold · Harbour Talent · .*no room/);
    await user.click(screen.getByRole('button', { name: 'Run expireHold again' }));
    await waitFor(() => expect(told).not.toBeInTheDocument());
    expect(sent('/user/v1/failed-work/retry').at(-1)?.body).toEqual({ kind: 'job', id: 'j1', agencyId: 'a1' });
  });

  it('are looked for by name', async () => {
    const { user, sent } = open();
    await user.type(await screen.findByLabelText('Find an agency'), 'har');
    await waitFor(() => expect(sent(`${base}/list`).at(-1)?.body).toEqual({ pageIndex: 0, keyword: 'har' }));
  });

  it('say what to do where there is none, and what went wrong where they cannot be read', async () => {
    const { unmount } = open(undefined, []);
    expect(await screen.findByText('No agencies yet')).toBeInTheDocument();
    unmount();
    expectRefusals();
    open(() => refuse(503));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

describe('a new agency', () => {
  it('is made with its first admin, and the list is read again', async () => {
    const link = 'https://office.test/staff/set-password/abc';
    const made = { id: 'a3', name: 'Quai Neuf', invitationLink: link };
    const { user, sent } = open(({ path }) => (path === base ? made : undefined));
    await user.click(await screen.findByRole('button', { name: 'New agency' }));
    await user.click(screen.getByRole('button', { name: 'Create agency' }));
    expect(await screen.findAllByText('This field is required')).toHaveLength(3);
    expect(sent(base)).toEqual([]);
    await user.type(screen.getByLabelText('Name'), 'Quai Neuf');
    await user.type(screen.getByLabelText('Admin’s name'), 'Ana Roy');
    await user.type(screen.getByLabelText('Admin’s email'), 'ana@quai.test');
    await user.click(screen.getByRole('button', { name: 'Create agency' }));
    const dialog = await screen.findByRole('dialog', { name: 'Quai Neuf is ready' });
    expect(dialog).toHaveTextContent(/^.*No mail server is set up.*ana@quai\.test/);
    expect(dialog).toHaveTextContent(link);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(base)[0]?.body).toMatchObject({
      name: 'Quai Neuf',
      currency: 'AUD',
      locale: 'en-AU',
      adminName: 'Ana Roy',
      adminEmail: 'ana@quai.test',
    });
    expect(sent(`${base}/list`)).toHaveLength(2);
  });

  it('keeps what was typed where the server refuses, and says why under the field', async () => {
    const errorDetails = [{ field: 'name', message: 'Another agency has this name', key: 'agencyNameTaken' }];
    const { user } = open(({ path }) => (path === base ? refuse(400, {}, { errorDetails }) : undefined));
    await user.click(await screen.findByRole('button', { name: 'New agency' }));
    await user.type(screen.getByLabelText('Name'), 'Harbour Talent');
    await user.type(screen.getByLabelText('Admin’s name'), 'Ana');
    await user.type(screen.getByLabelText('Admin’s email'), 'ana@quai.test');
    await user.click(screen.getByRole('button', { name: 'Create agency' }));
    expect(await screen.findByText('Another agency has this name')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Harbour Talent');
  });
});

describe('an agency', () => {
  it('is suspended only after a question', async () => {
    const { user, sent } = open();
    await choose(user, 'Harbour Talent', 'Suspend');
    expect(screen.getByRole('dialog', { name: 'Suspend Harbour Talent?' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(sent(`${base}/a1/suspend`)).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await choose(user, 'Harbour Talent', 'Suspend');
    await user.click(screen.getByRole('button', { name: 'Suspend' }));
    await waitFor(() => expect(sent(`${base}/a1/suspend`)).toHaveLength(1));
    expect(await screen.findByText('Harbour Talent suspended')).toBeInTheDocument();
  });

  it('is opened again, and takes another name', async () => {
    const { user, sent } = open();
    await choose(user, 'Northside', 'Reactivate');
    await user.click(screen.getByRole('button', { name: 'Reactivate' }));
    await waitFor(() => expect(sent(`${base}/a2/reactivate`)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await choose(user, 'Northside', 'Rename');
    await user.type(screen.getByLabelText('Name'), ' Artists');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(`${base}/a2`)[0]?.body).toEqual({ name: 'Northside Artists' }));
  });

  it('tells what was done with it', async () => {
    const events = [
      { at: Date.UTC(2026, 3, 1), by: 'Sam', action: 'rename', before: 'Harbour', after: 'Harbour Talent' },
      { at: Date.UTC(2026, 2, 1), by: 'Sam', action: 'readMail', subject: 'Welcome', recipient: 'ada@harbour.test' },
      { at: Date.UTC(2026, 0, 5), by: 'Sam', action: 'create', before: null, after: 'Harbour' },
    ];
    const { user } = open(({ path }) => (path.endsWith('/history') ? { data: events } : undefined));
    await choose(user, 'Harbour Talent', 'Activity');
    expect(await screen.findByText('Renamed from “Harbour” to “Harbour Talent”')).toBeInTheDocument();
    expect(screen.getByText('Created as “Harbour”')).toBeInTheDocument();
    expect(screen.getByText('Read the mail “Welcome” to ada@harbour.test')).toBeInTheDocument();
  });
});
