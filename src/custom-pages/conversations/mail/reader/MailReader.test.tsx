import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { mailLog } from '../../../../../schema/areas/conversations/entities/mailLog.ts';
import type { ApiRequest } from '../../../../dataProvider/apiRequest.ts';
import { admin, renderView } from '../../../../../tests/support/browser/renderView.tsx';
import type { Actor } from '../../../../../schema/access/access.ts';
import { MailReader } from './MailReader.tsx';

const about = [{ id: 't1', kind: 'talent', displayName: 'Ada Quist', avatar: null }];
const mailOf = (id: string, more: object) => ({
  id,
  subject: 'The shoot',
  direction: 'IN',
  state: 'RECEIVED',
  failure: null,
  at: Date.UTC(2026, 10, 30, 9),
  fromName: 'Ada',
  fromAddress: 'ada@x.test',
  recipients: [
    { id: '1', kind: 'TO', address: 'office@agency.test', name: null },
    { id: '2', kind: 'CC', address: 'bob@x.test', name: 'Bob' },
  ],
  about,
  staff: null,
  text: 'Plain words',
  attachments: [],
  threadId: 'th1',
  version: 1,
  ...more,
});
const thread = [mailOf('m1', { subject: 'First' }), mailOf('m2', { text: 'Newest words' })];

/** Opens the first mail of a thread of two, the newest of which has HTML. */
function open(actor: Actor = admin) {
  const html = '<p>Hi</p>';
  const call = (async ({ path }: ApiRequest) => {
    if (path.endsWith('/thread')) return { data: thread };
    if (path.endsWith('/mailboxes')) return { data: [{ address: 'office@agency.test' }] };
    return { html: path.includes('m2') ? html : null, blockedPictures: 2, pictures: {} };
  }) as never;
  const getOne = async () => ({ data: { ...thread[0], permissions: { canUpdate: true, canDelete: true } } });
  const onEdit = vi.fn<() => void>();
  const view = <MailReader entity={mailLog} id="m1" onEdit={onEdit} onClose={() => undefined} />;
  return { ...renderView(view, { actor, call, api: { getOne } as never }), onEdit };
}

it('shows the thread with the newest mail open, in a frame that may do nothing', async () => {
  const { user } = open();
  const frame = await screen.findByTitle('Text of the email');
  expect(frame).toHaveAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
  expect(frame.getAttribute('srcdoc')).toMatch(/default-src 'none'.*<p>Hi<\/p>/su);
  expect(screen.getByText('2 pictures from the web were not loaded.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ada Quist' })).toBeInTheDocument();
  const [first, newest] = within(screen.getByRole('list')).getAllByRole('button');
  expect(newest).toBeDefined();
  await user.click(first as HTMLElement);
  expect(await screen.findByText('Plain words', { selector: 'div' })).toBeInTheDocument();
});

it('replies to all but the reader, and leads to the form that assigns it', async () => {
  const { user, router, onEdit } = open();
  await user.click(await screen.findByRole('button', { name: 'Reply all' }));
  const starts = { to: ['ada@x.test'], cc: ['bob@x.test'], answers: 'm2', threadId: 'th1' };
  await waitFor(() => expect(router.state.location.state).toMatchObject({ adding: 'mailLog', starts }));
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(onEdit).toHaveBeenCalledOnce();
});

it('offers a reader without the right to write no way to go on', async () => {
  open({ ...admin, role: 'staff', levels: { COMM: ['VIEW_ALL'] } });
  await screen.findByTitle('Text of the email');
  expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
});
