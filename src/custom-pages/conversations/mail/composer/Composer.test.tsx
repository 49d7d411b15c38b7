import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ApiRequest } from '../../../../dataProvider/apiRequest.ts';
import { refusal, renderView } from '../../../../../tests/support/browser/renderView.tsx';
import { Composer } from './Composer.tsx';
import type { MailStart } from '../../../../widgets/mail/useCompose.ts';

const start: MailStart = { to: ['ada@x.test'], subject: 'Offer', text: 'Dear Ada', answers: 'm1', threadId: 't1' };

/** Opens the composer over a page, whose calls the test answers. */
function open(starts: MailStart = start, refuse?: object) {
  const requests: ApiRequest[] = [];
  const call = (async (request: ApiRequest) => {
    requests.push(request);
    if (request.path.endsWith('/auth/mail')) return { isSending: true };
    if (refuse) throw refusal(refuse);
    return request.path.endsWith('/send') ? { id: 's1', leavesAt: Date.now() + 10_000 } : {};
  }) as never;
  const view = <Composer starts={{ ...starts }} onClose={() => undefined} />;
  const page = renderView(view, { at: '/talent', call, api: { getList: async () => ({ data: [] }) } as never });
  return { ...page, posted: () => requests.filter(({ method }) => method === 'POST') };
}

beforeEach(() => localStorage.clear());
const subject = () => screen.findByLabelText(/^Subject/u, {}, { timeout: 5_000 });

it('sends what was written, and takes it back into the composer as it was', async () => {
  const { user, posted, router } = open();
  await user.type(await subject(), ' of May');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const body = { to: ['ada@x.test'], subject: 'Offer of May', text: 'Dear Ada', answers: 'm1' };
  await waitFor(() => expect(posted().map(({ path }) => path.split('/').at(-1))).toEqual(['send', 'withdraw']));
  expect(posted()[0]?.body).toEqual(body);
  const taken = { adding: 'mailLog', starts: { ...start, subject: 'Offer of May', isTakenBack: true } };
  await waitFor(() => expect(router.state.location.state).toMatchObject(taken));
});

it('begins with the text of an answer, and leaves nothing out that was typed as an address', async () => {
  const { user, posted } = open();
  await waitFor(() => expect(document.activeElement?.closest('[data-begins] .tiptap')).not.toBeNull());
  await user.type(screen.getByLabelText(/^To/u), 'Bob');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(posted()[0]?.body).toMatchObject({ to: ['ada@x.test', 'Bob'] }));
});

it('keeps what was written while it is closed, and forgets what is discarded', async () => {
  const first = open();
  await first.user.type(await subject(), '!');
  await first.user.keyboard('{Escape}');
  first.unmount();
  const second = open();
  expect(await subject()).toHaveValue('Offer!');
  expect(screen.getByText(/Your draft was kept/u)).toBeInTheDocument();
  await second.user.click(screen.getByRole('button', { name: 'Discard' }));
  second.unmount();
  open();
  expect(await subject()).toHaveValue('Offer');
});

it('never shows the draft of an answer to all to whoever answers one', async () => {
  const all = open({ ...start, cc: ['bob@x.test'] });
  await all.user.type(await subject(), '!');
  all.unmount();
  open();
  expect(await subject()).toHaveValue('Offer');
});

it('says what is refused that no input shows, and sends without it when asked again', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const details = [{ field: 'about', key: 'reference', message: 'Choose one that exists' }];
  const about = [{ kind: 'talent', id: 'a1' }];
  const { user, posted } = open({ ...start, about }, { details });
  await subject();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/filed under was deleted or is out of your reach/u)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(posted()).toHaveLength(2));
  expect(posted().map(({ body }) => body)).toEqual([
    { to: ['ada@x.test'], subject: 'Offer', text: 'Dear Ada', answers: 'm1', about },
    { to: ['ada@x.test'], subject: 'Offer', text: 'Dear Ada', answers: 'm1' },
  ]);
});

it('says below the field what is wrong until it is corrected, and stays open', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const details = [{ field: 'to.0', key: 'email', message: 'Enter an email address' }];
  const { user } = open(start, { details });
  await subject();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByLabelText(/^To/u)).toHaveAccessibleDescription(/email/iu);
  expect(await subject()).toHaveValue('Offer');
  await user.type(screen.getByLabelText(/^To/u), 'bob@x.test,');
  expect(screen.getByLabelText(/^To/u)).not.toHaveAccessibleDescription(/email/iu);
});
