import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient } from '@tanstack/react-query';
import { memoryStore } from 'ra-core';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ErrorBoundary } from 'react-error-boundary';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { registry } from '../../schema/index.ts';
import { accessLookup } from '../../schema/outlines.ts';
import { fakeFetch, refuse, type FakeCall } from '../../tests/support/fakeFetch.ts';
import { createAuthProvider } from '../authProvider/authProvider.ts';
import { followTerms } from '../authProvider/followTerms.ts';
import { createRememberedSession } from '../authProvider/rememberedSession.ts';
import { createSession } from '../authProvider/session.ts';
import { createClashQuestions } from '../dataProvider/clashes.ts';
import { createUploadDesk } from '../dataProvider/uploads/desk.ts';
import { createDataProvider } from '../dataProvider/dataProvider.ts';
import { createHttpClient } from '../dataProvider/httpClient.ts';
import { createI18nProvider } from '../i18n/i18nProvider.ts';
import { Providers } from '../Providers.tsx';
import { createPrepare } from './prepare.ts';
import { routesWithin } from './router.tsx';

// The pages load as they are opened, and looking whether each element of the frame is hidden takes longer than all else.
configure({ asyncUtilTimeout: 10_000, defaultHidden: true });

const userOf = (role: string, levels = 'EDIT_ALL') => ({
  id: `account-${role}`,
  role,
  timezone: { id: 'Australia/Sydney' },
  agencyId: role === 'agency' || role === 'staff' ? 'agency-1' : null,
  agencyDisplayName: 'Harbour Talent',
  displayName: 'Helen Marchetto',
  avatar: null,
  staffId: 'staff-1',
  email: `${role}@harbour.test`,
  mayChooseAgency: role === 'super_admin',
  formerLoginAt: null,
  levels,
});

interface Options {
  /** Role of the signed-in user; signed out by default. */
  readonly role?: string;
  readonly levels?: string;
  readonly login?: () => unknown;
  readonly demo?: unknown;
  /** Delays the answer of the partners. */
  readonly rows?: Promise<unknown>;
  /** The agency's words for entities. */
  readonly terms?: readonly object[];
}

/** Requests of the app that was opened last. */
let asked: readonly FakeCall[] = [];

/** Owner of the contact that the palette finds between two partners. */
const owner = { id: 'p1', kind: 'partner', displayName: 'Tidewater Records', avatar: null };
const people = [
  { id: 't1', kind: 'talent', displayName: 'Ada Marlow', avatar: null, owner: null },
  { id: 'c1', kind: 'partnerContact', displayName: 'Marlow Ash', avatar: null, owner },
  { id: 't2', kind: 'talent', displayName: 'Zoe Marlow', avatar: null, owner: null },
];

const signeId = '0190a0a0-0000-7000-8000-000000000001';

/** The whole app on an address, over a server that knows one person. */
function open(address: string, { role, levels, login, demo, rows, terms }: Options = {}) {
  const signedIn = (as = 'agency') => ({
    access_token: 't',
    expires_in: 2_592_000,
    sessionState: 's',
    user: { ...userOf(as), ...(terms && { terms }) },
  });
  const { fetch, calls } = fakeFetch(async ({ path, method }: FakeCall) => {
    if (path.endsWith('/refresh-token')) return signedIn(role);
    if (path.endsWith('/login')) return login ? login() : signedIn();
    if (path.endsWith('/demo')) return { accounts: [], password: null, lacking: [], ...(demo as object | undefined) };
    if (path.endsWith('/current-permission')) {
      return { role, resources: levels ? [{ name: 'res::TASK', resourceAccesses: [levels] }] : [] };
    }
    if (path === '/client/v1/clients' && method === 'POST') return { id: signeId };
    if (path === '/client/v1/clients') {
      await rows;
      return { data: [{ id: 'p1', displayName: 'Tidewater Records' }], loadMore: false };
    }
    if (path === '/client/v1/custom-fields') return [];
    if (path === '/cms/v1/news/list') return { data: [], loadMore: false };
    if (path.endsWith(signeId)) return { id: signeId, displayName: 'Signe Darkwood' };
    if (path === '/client/v1/people') return { data: people };
    if (/\/(agencies|favorites)\/list$/.test(path)) return { data: [], total: 0, loadMore: false, nextPageIndex: null };
    return path.endsWith('/count') ? { total: 1 } : {};
  });
  asked = calls;
  if (role) localStorage.setItem('greenroom.session', `account-${role}`);
  const i18nProvider = createI18nProvider();
  const { translate } = i18nProvider;
  const session = createSession({
    client: createHttpClient({ fetch, translate, token: () => Promise.resolve(null) }),
    mark: createRememberedSession(window),
    clock: Date.now,
    oneTab: (work) => work(),
    restart: () => undefined,
  });
  const client = createHttpClient({ fetch, translate, token: session.token });
  const ready = followTerms(session, i18nProvider);
  const services = {
    store: memoryStore(),
    i18nProvider,
    session,
    client,
    authProvider: createAuthProvider({ session, client, lookup: accessLookup, translate, ready }),
    dataProvider: createDataProvider({ client, entityOf: registry.get, translate }),
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    channel: { subscribe: () => () => undefined, watch: () => () => undefined },
    clashes: createClashQuestions(),
    uploadDesk: createUploadDesk(() => Promise.reject(new Error('nothing is uploaded here'))),
  };
  const routes = routesWithin(<Providers services={services} />, createPrepare(services));
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  void session.restore();
  render(<RouterProvider router={router} />);
  return Object.assign(router, { calls });
}

const pathOf = (router: ReturnType<typeof open>) => router.state.location.pathname + router.state.location.search;

beforeEach(() => localStorage.clear());

describe('an unknown address', () => {
  it('says that there is no page, under a title made of its words without ids', async () => {
    open('/foo-bar/42/edit', { role: 'agency' });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Foo bar / Edit');
    expect(document.title).toBe('Foo bar / Edit · Greenroom');
  });

  it('is no screen because its pattern alone would fit', async () => {
    open('/reports/horoscope', { role: 'agency' });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  });

  it('leads on where it is another form of one', async () => {
    const router = open('/project/42?x=1', { role: 'agency' });
    await waitFor(() => expect(pathOf(router)).toBe('/project/detail/42/summary?x=1'));
  });
});

describe('a page that is to come', () => {
  it('says what will be there, under its own title', async () => {
    open('/tools', { role: 'agency' });
    expect(await screen.findByText('Coming soon')).toBeInTheDocument();
    expect(document.title).toBe('Tools · Greenroom');
    expect(screen.queryByRole('link', { name: 'Tools' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to the start page' })).toBeInTheDocument();
  });

  it('says whose it is, and leads back there', async () => {
    const router = open(`/talent/${signeId}/tools`, { role: 'agency' });
    await userEvent.click(await screen.findByRole('link', { name: 'Back to Signe Darkwood' }));
    await waitFor(() => expect(pathOf(router)).toBe(`/talent/${signeId}/profile/summary`));
  });
});

describe('the start page', () => {
  it.each([
    ['app_admin', '/favorites', 'No favourites yet'],
    ['super_admin', '/cms/talent', /^The talents of every agency/],
  ])('of %s is %s', async (role, home, heading) => {
    const router = open('/', { role });
    await screen.findByText(heading);
    expect(pathOf(router)).toBe(home);
  });

  it.each([
    ['app_admin', /Your account works outside agencies/],
    ['super_admin', /Choose an agency in the bar above/],
  ])('shows %s nothing of agencies, and asks the server for nothing', async (role, lead) => {
    open('/talent', { role });
    expect(await screen.findByRole('heading', { name: 'No access' })).toBeInTheDocument();
    expect(screen.getByText(lead)).toBeInTheDocument();
    expect(screen.queryByText(/admin of your agency/)).toBeNull();
    expect(asked.filter(({ path }) => !path.startsWith('/user/v1/'))).toEqual([]);
  });

  it('keeps the outbox from staff, and asks the server for none of it', async () => {
    open('/outbox', { role: 'staff', levels: 'EDIT_ALL' });
    expect(await screen.findByRole('heading', { name: 'No access' })).toBeInTheDocument();
    expect(asked.filter(({ path }) => path.includes('outbox'))).toEqual([]);
  });

  it.each([
    ['/agencies', 'agency'],
    ['/agencies', 'app_admin'],
    ['/visits', 'staff'],
    ['/visits', 'app_admin'],
  ])('%s is closed to %s', async (path, role) => {
    open(path, { role });
    expect(await screen.findByRole('heading', { name: 'No access' })).toBeInTheDocument();
  });

  it.each([
    ['/visits', 'Support access'],
    ['/account', 'Your account'],
  ])('%s has one title from the start', async (path, title) => {
    const titled = vi.spyOn(document, 'title', 'set');
    open(path, { role: 'super_admin' });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(new Set(titled.mock.calls.flat())).toEqual(new Set([`${title} · Greenroom`]));
  });

  it('of a staff member who may not open it says so', async () => {
    const router = open('/', { role: 'staff', levels: 'VIEW_ALL' });
    expect(await screen.findByRole('heading', { name: 'No access' })).toBeInTheDocument();
    expect(pathOf(router)).toBe('/talent');
    expect(screen.queryByRole('link', { name: 'Go to the start page' })).toBeNull();
  });
});

describe('signing in', () => {
  const fill = async (password = 'secret') => {
    await userEvent.click(await screen.findByLabelText('Email'));
    await userEvent.paste('agency@harbour.test');
    await userEvent.click(screen.getByLabelText('Password'));
    await userEvent.paste(password);
    await userEvent.keyboard('{Enter}');
  };

  it('leads on to where one wanted to go', async () => {
    const router = open('/tasks?due=week');
    await fill();
    await waitFor(() => expect(pathOf(router)).toBe('/tasks?due=week'));
  });

  it("shows the server's words, and keeps what was typed", async () => {
    open('/login', { login: () => refuse(400, { key: 'signInFailed', message: 'Wrong email or password' }) });
    await fill('wrong');
    expect(await screen.findByText('Wrong email or password')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('agency@harbour.test');
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  it('asks for what is missing before it asks the server', async () => {
    open('/login');
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email');
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  it('shows the password on demand, and is known to password managers', async () => {
    open('/login');
    const password = await screen.findByLabelText('Password');
    expect(password).toHaveAttribute('type', 'password');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
  });

  it('fills in the account of a demo with one click', async () => {
    const accounts = [{ email: 'viewer@harbour.test', note: 'Assistant' }];
    open('/login', { demo: { accounts, password: 'Greenroom-2026!' } });
    await userEvent.click(await screen.findByRole('button', { name: /viewer@harbour.test/ }));
    expect(screen.getByLabelText('Email')).toHaveValue('viewer@harbour.test');
    expect(screen.getByLabelText('Password')).toHaveValue('Greenroom-2026!');
  });
});

it('signs out from the account menu, to a sign-in page that leads nowhere in particular', async () => {
  const router = open('/tools', { role: 'agency' });
  await userEvent.click(await screen.findByRole('button', { name: 'Account of Helen Marchetto, HM' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(router.state.location.state).toBeNull();
  expect(screen.queryByText(/session has ended/)).toBeNull();
});

describe('the rows of a list', () => {
  // Loading the code of the pages for the first time can take longer than rows count as fresh.
  beforeAll(() => import('../views/list/ShownList.tsx'), 60_000);

  const rowsAsked = ({ calls }: ReturnType<typeof open>) => calls.filter(({ path }) => path === '/client/v1/clients');

  it('are asked for once, while the page is still being loaded', async () => {
    const router = open('/partner?pageSize=50', { role: 'agency' });
    expect(await screen.findByText('Tidewater Records')).toBeInTheDocument();
    await waitFor(() => expect(router.calls.some(({ path }) => path.endsWith('/count'))).toBe(true));
    expect(rowsAsked(router)).toHaveLength(1);
    expect(rowsAsked(router)[0]?.search).toContain('pageSize=50');
    expect(router.calls.findIndex(({ path }) => path === '/client/v1/clients')).toBeLessThan(
      router.calls.findIndex(({ path }) => path.endsWith('/count')),
    );
  });

  it.each([
    ['deleted ones', '/partner?deleted=true', '/client/v1/clients', 'deletedBy'],
    ['those below a talent', `/cms/talent/${signeId}/news/published`, '/cms/v1/news/list', signeId],
    ['calls with a talent', `/talent/${signeId}/comms/calls`, '/client/v1/call-logs/list', signeId],
  ])('are asked for once, as the page shows them: %s', async (_which, at, path, part) => {
    const { calls } = open(at, { role: 'agency' });
    await waitFor(() => expect(calls.filter((call) => call.path.endsWith('/tasks/count'))).toHaveLength(1));
    const rows = calls.filter((call) => call.path === path);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).toContain(part);
  });

  const loading = () => screen.queryByRole('status', { name: 'Loading' });

  it('are there as the page opens, when they come at once', async () => {
    let answer = () => {};
    const rows = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const router = open('/partner', { role: 'agency', rows });
    await waitFor(() => expect(rowsAsked(router)).toHaveLength(1));
    expect(router.state.initialized).toBe(false);
    answer();
    expect(await screen.findByRole('searchbox')).toBeInTheDocument();
    expect(loading()).toBeNull();
  });

  it('do not hold the page back for long, nor what is done within it', async () => {
    const router = open('/partner', { role: 'agency', rows: new Promise(() => undefined) });
    expect(await screen.findByRole('searchbox')).toBeInTheDocument();
    expect(loading()).toBeInTheDocument();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await router.navigate('/partner?pageSize=100');
    expect(pathOf(router)).toBe('/partner?pageSize=100');
    vi.useRealTimers();
  });

  it('are not asked for by those who may not see them', async () => {
    const router = open('/partner', { role: 'staff', levels: 'EDIT_ALL' });
    expect(await screen.findByRole('heading', { name: /access/i })).toBeInTheDocument();
    expect(rowsAsked(router)).toHaveLength(0);
  });
});

it('says the words of the agency in the menu, in titles and once something is added', async () => {
  const terms = [{ key: 'partner', singular: 'Client', plural: 'Clients', locale: 'en' }];
  open('/partner/add', { role: 'agency', terms });
  expect(await screen.findByRole('heading', { level: 1, name: 'Add client' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Clients/ })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Partners/ })).toBeNull();
  await userEvent.type(await screen.findByLabelText(/^Company name/), 'Tidewater');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Client added')).toBeInTheDocument();
});

it('opens the palette with Ctrl K, and jumps', async () => {
  const router = open('/tools', { role: 'agency' });
  await screen.findByText('Coming soon');
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox'), 'contr');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(pathOf(router)).toBe('/contracts'));
});

it('finds people of all kinds in the palette, those of one kind together, and opens a contact at its owner', async () => {
  const router = open('/tools', { role: 'agency' });
  await screen.findByText('Coming soon');
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox'), 'marlow');
  await screen.findByText('Marlow Ash');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'AMAda Marlow',
    'ZMZoe Marlow',
    'MAMarlow AshTidewater Records',
  ]);
  expect(asked.filter(({ path }) => path === '/client/v1/people')).toHaveLength(1);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(pathOf(router)).toBe('/partner/p1/profile/contacts?id=c1'));
});

it('hands what breaks the app itself to the boundary around it', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  function Broken(): never {
    throw new Error('Out of order');
  }
  const router = createMemoryRouter(routesWithin(<Broken />), { initialEntries: ['/logout'] });
  render(
    <ErrorBoundary fallbackRender={({ error }) => <p>{String(error)}</p>}>
      <RouterProvider router={router} />
    </ErrorBoundary>,
  );
  expect(await screen.findByText('Error: Out of order')).toBeInTheDocument();
  complain.mockRestore();
});
