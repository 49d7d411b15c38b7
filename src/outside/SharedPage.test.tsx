import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { OpenedShare, SharedItem } from '../../schema/areas/files/calls/shares.ts';
import { OutsideFrame } from './OutsideFrame.tsx';
import { SharedPage } from './SharedPage.tsx';

const token = 'a'.repeat(64);
const base = { folder: '', bytes: 12_000, width: null, height: null, duration: null };
const picture: SharedItem = {
  ...base,
  id: 'i1',
  name: 'portrait.jpg',
  typeOfMedia: 1,
  contentType: 'image/jpeg',
  width: 900,
  height: 1200,
  sizes: ['large', 'medium', 'small', 'thumbnail'],
};
const voice: SharedItem = {
  ...base,
  id: 'i2',
  name: 'voice.mp3',
  typeOfMedia: 3,
  contentType: 'audio/mpeg',
  sizes: ['origin'],
};
const rider: SharedItem = {
  ...base,
  id: 'i3',
  name: 'rider.pdf',
  folder: 'Press/Live',
  typeOfMedia: 5,
  contentType: 'application/pdf',
  sizes: ['origin'],
};
const share: OpenedShare = {
  agencyName: 'Harbour Talent',
  sender: 'Helen Marchetto',
  note: 'Pick one',
  expiresAt: Date.UTC(2026, 11, 10, 3),
  mayDownload: true,
  downloadsLeft: 2,
  items: [picture, voice, rider],
  isCut: false,
  grant: 'grant',
};

interface Call {
  readonly path: string;
  readonly body: Record<string, unknown>;
}
type Answer = { readonly status: number; readonly data?: unknown; readonly headers?: Record<string, string> };
const calls: Call[] = [];
let answer: (call: Call) => Answer;

beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const call = { path, body: JSON.parse(body) as Record<string, unknown> };
    calls.push(call);
    const { status, data, headers = {} } = answer(call);
    return new Response(JSON.stringify({ responseData: data }), { status, headers });
  });
});

function open(language: 'en' | 'fr' = 'en') {
  const page = render(
    <OutsideFrame language={language}>
      <SharedPage token={token} />
    </OutsideFrame>,
  );
  return { ...page, user: userEvent.setup() };
}

it('opens once, and shows who shares what, from folder to folder', async () => {
  answer = () => ({ status: 200, data: share });
  open();
  expect(await screen.findByRole('heading', { name: 'Harbour Talent' })).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Shared files · Harbour Talent'));
  for (const text of ['From Helen Marchetto', 'Pick one', '3 files', '2 downloads left']) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  expect(screen.getByRole('heading', { name: 'Press / Live' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show portrait.jpg' }).querySelector('img')).toHaveAttribute(
    'src',
    '/media/v1/shared/grant/i1/medium',
  );
  expect(screen.getByLabelText('voice.mp3')).toHaveAttribute('src', '/media/v1/shared/grant/i2/origin');
  expect(screen.getByRole('link', { name: 'Open rider.pdf' })).toHaveAttribute(
    'href',
    '/media/v1/shared/grant/i3/origin',
  );
  expect(calls).toEqual([{ path: '/media/v1/shares/open', body: { token } }]);
});

it('asks for a password whatever is the matter, and says in its reader’s language that a try did not open it', async () => {
  answer = ({ body }) => (body['password'] === 'right one' ? { status: 200, data: share } : { status: 404 });
  const { user } = open('fr');
  expect(await screen.findByRole('heading', { name: 'Ce lien est fermé' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await user.type(screen.getByLabelText('Mot de passe'), 'wrong one');
  await user.click(screen.getByRole('button', { name: 'Ouvrir' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Vérifiez le mot de passe'));
  await user.clear(screen.getByLabelText('Mot de passe'));
  await user.type(screen.getByLabelText('Mot de passe'), 'right one{Enter}');
  expect(await screen.findByText('De Helen Marchetto')).toBeInTheDocument();
});

it('says how long to wait after too many tries, and that the server is out of reach', async () => {
  const answers: Answer[] = [{ status: 429, headers: { 'retry-after': '300' } }, { status: 503 }];
  answer = () => answers.shift() ?? { status: 404 };
  const { user } = open();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Try again in 5 minutes'));
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The server cannot be reached'));
});

it('downloads by an address of its own, and offers no more than are left', async () => {
  let left = 2;
  answer = ({ path }) => {
    if (path.endsWith('/open')) return { status: 200, data: share };
    left -= 1;
    return { status: 200, data: { url: '/media/v1/shared/once/i1/origin', downloadsLeft: left } };
  };
  const followed: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    followed.push(this.getAttribute('href') ?? '');
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Download portrait.jpg' }));
  expect(await screen.findByText('1 download left')).toBeInTheDocument();
  expect(followed).toEqual(['/media/v1/shared/once/i1/origin']);
  expect(calls.at(-1)).toEqual({ path: '/media/v1/shares/download', body: { grant: 'grant', itemId: 'i1' } });
  await user.click(screen.getByRole('button', { name: 'Download rider.pdf' }));
  expect(await screen.findByText('0 downloads left')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
});

it('counts a double click as one download', async () => {
  answer = ({ path }) =>
    path.endsWith('/open')
      ? { status: 200, data: share }
      : { status: 200, data: { url: '/media/v1/shared/once/i1/origin', downloadsLeft: 1 } };
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  click.mockClear();
  const { user } = open();
  await user.dblClick(await screen.findByRole('button', { name: 'Download portrait.jpg' }));
  expect(await screen.findByText('1 download left')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Download portrait.jpg' }));
  expect(click).toHaveBeenCalledOnce();
  expect(calls.filter(({ path }) => path.endsWith('/download'))).toHaveLength(1);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('downloads everything as one ZIP', async () => {
  answer = ({ path }) =>
    path.endsWith('/open')
      ? { status: 200, data: { ...share, downloadsLeft: 1 } }
      : { status: 200, data: { url: '/media/v1/shared/once/zip', downloadsLeft: 0 } };
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Download all (36 kB)' }));
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  expect(calls.at(-1)).toEqual({ path: '/media/v1/shares/download', body: { grant: 'grant' } });
  expect(await screen.findByText('0 downloads left')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
});

it('opens the link again where its grant is over, and says where that is in vain', async () => {
  let isOver = false;
  answer = ({ path, body }) => {
    if (path.endsWith('/open')) return isOver ? { status: 404 } : { status: 200, data: { ...share, grant: 'newer' } };
    return body['grant'] === 'newer' && !isOver && calls.length > 3
      ? { status: 200, data: { url: '/x', downloadsLeft: null } }
      : { status: 404 };
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Download portrait.jpg' }));
  await waitFor(() =>
    expect(calls.map(({ path }) => path.split('/').at(-1))).toEqual(['open', 'download', 'open', 'download']),
  );
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  isOver = true;
  await user.click(screen.getByRole('button', { name: 'Download rider.pdf' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('rider.pdf cannot be downloaded any more'));
});

it('offers nothing to download where nothing may be', async () => {
  answer = () => ({ status: 200, data: { ...share, mayDownload: false, downloadsLeft: null } });
  open();
  const main = within(await screen.findByRole('main'));
  await main.findByText('From Helen Marchetto');
  expect(main.queryByRole('button', { name: /^Download/ })).toBeNull();
});
