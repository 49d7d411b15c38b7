import { QueryClient } from '@tanstack/react-query';
import { localStorageStore, type AuthProvider, type Store } from 'ra-core';
import { uploadAddresses } from '../schema/media.ts';
import { accessLookup } from '../schema/outlines.ts';
import { createAuthProvider } from './authProvider/authProvider.ts';
import { followTerms } from './authProvider/followTerms.ts';
import { createRememberedSession } from './authProvider/rememberedSession.ts';
import { createSession, type Session } from './authProvider/session.ts';
import { createClashQuestions, type ClashQuestions } from './dataProvider/clashes.ts';
import { createDataProvider } from './dataProvider/dataProvider.ts';
import { createHttpClient, type HttpClient } from './dataProvider/httpClient.ts';
import { loadEntity } from './loadEntity.ts';
import { createUploadDesk, type UploadDesk } from './dataProvider/uploads/desk.ts';
import { refusalOf } from './dataProvider/refusal.ts';
import type { GreenroomDataProvider } from './dataProvider/types.ts';
import { createChannel, type Channel } from './realtime/channel.ts';
import { createI18nProvider, type WordsProvider } from './i18n/i18nProvider.ts';
import { dropAllDrafts } from './store/drafts.ts';
import { dropAllRecents } from './store/recents.ts';
import { createSyncedStore, type SyncedStore } from './store/syncedStore.ts';

/** Services of the app, other than components. */
export interface Services {
  readonly store: Store;
  readonly i18nProvider: WordsProvider;
  readonly session: Session;
  readonly client: HttpClient;
  readonly authProvider: AuthProvider;
  readonly dataProvider: GreenroomDataProvider;
  readonly queryClient: QueryClient;
  readonly channel: Channel;
  readonly uploadDesk: UploadDesk;
  readonly clashes: ClashQuestions;
}

const triesAgain = 2;
/** Milliseconds that a page gets for what it shows first, before it listens for what comes later. */
const firstRest = 1_000;

/**
 * Returns true for a failure to reach the server, which may succeed on a retry; an error response would be repeated.
 */
function isWorthRetrying(failures: number, error: unknown): boolean {
  const status = refusalOf(error)?.status ?? 0;
  return failures < triesAgain && (status === 0 || status >= 500);
}

/**
 * Creates the store. Settings of the browser (language, theme, columns) survive a sign-out; selections in lists do not.
 */
function createStore(): Store {
  const store = localStorageStore('1', 'greenroom');
  return {
    ...store,
    reset: () => {
      const lists = Object.keys(store.listItems?.() ?? {}).filter((key) => /(listParams|selectedIds)$/.test(key));
      for (const key of lists) store.removeItem(key);
    },
  };
}

/** Returns account and agency of the session as one text; empty if signed out. */
function ownerOf(session: Session): string {
  const state = session.state();
  return state.status === 'signedIn' && state.user.agencyId ? `${state.user.agencyId} ${state.user.id}` : '';
}

const isAppAdmin = (session: Session) => {
  const state = session.state();
  return state.status === 'signedIn' && state.user.role === 'app_admin';
};

/** Returns the owner of unfinished uploads: agency and account, also for app admins, who are in no agency. */
function keeperOf(session: Session): string {
  const state = session.state();
  return state.status === 'signedIn' ? `${state.user.agencyId ?? 'above'} ${state.user.id}` : '';
}

/** Returns the store whose table settings the server keeps for each person in an agency (AB 2). */
function keptByServer(local: Store, client: HttpClient, session: Session): SyncedStore {
  const store = createSyncedStore({
    local,
    read: () => client.ask('GET /user/v1/preferences', {}),
    write: (key, value) => client.ask('PUT /user/v1/preferences/{key}', { params: { key }, body: { value } }),
  });
  let owner = '';
  session.subscribe(() => {
    const now = ownerOf(session);
    if (now !== '' && now !== owner) void store.sync(now);
    owner = now;
  });
  return store;
}

/** Makes the services of a browser's tab, which ask the server by `fetch`. */
export function createServices(browser: Window, fetch: typeof globalThis.fetch): Services {
  const i18nProvider = createI18nProvider();
  const translate = (key: string, options?: unknown) => i18nProvider.translate(key, options);
  const parts = { fetch, translate, loadWords: i18nProvider.loadPages };
  const { locks } = browser.navigator as Partial<Navigator>;

  const local = createStore();
  const session = createSession({
    client: createHttpClient({ ...parts, token: () => Promise.resolve(null) }),
    mark: createRememberedSession(browser),
    clock: Date.now,
    // Only secure pages have locks; elsewhere the server's minute of grace for a former token has to do.
    oneTab: (work) => (locks ? locks.request('greenroom.session', work) : work()),
    restart: (address = '/') => {
      local.reset();
      // Whatever the address begins with, it is one of this product.
      browser.location.assign(`${browser.location.origin}${address}`);
    },
  });
  session.subscribe(() => {
    const state = session.state();
    if (state.status !== 'signedOut') return;
    dropAllRecents();
    if (state.hasLeft) dropAllDrafts();
  });
  const ready = followTerms(session, i18nProvider);
  const clashes = createClashQuestions();
  const client = createHttpClient({
    ...parts,
    askClash: clashes.ask,
    token: session.token,
    onAgencyChanged: () => void session.catchUp(),
  });
  const store = keptByServer(local, client, session);
  const queryClient = new QueryClient({
    // Without a connection a write fails at once: held back until there is one, its form could be neither used nor left.
    defaultOptions: { queries: { retry: isWorthRetrying }, mutations: { networkMode: 'always' } },
  });
  const channel = createChannel({
    session,
    url: `${browser.location.origin.replace(/^http/, 'ws')}/ws`,
    idle: () => new Promise((resolve) => browser.setTimeout(resolve, firstRest)),
  });
  const uploadDesk = createUploadDesk(async () => {
    const { uploadsOfBrowser } = await import('./dataProvider/uploads/uploadsOfBrowser.ts');
    const address = () => uploadAddresses[isAppAdmin(session) ? 'appAdmin' : 'agency'];
    return uploadsOfBrowser(browser, keeperOf(session), { client, address, token: session.token, translate });
  });
  // What one person has seen, the next one must not find in this tab, however the session ended.
  session.subscribe(() => {
    if (session.state().status !== 'signedOut') return;
    queryClient.clear();
    uploadDesk.close();
  });

  return {
    store,
    i18nProvider,
    session,
    client,
    authProvider: createAuthProvider({ session, client, lookup: accessLookup, translate, ready }),
    dataProvider: createDataProvider({ client, entityOf: loadEntity, translate }),
    queryClient,
    channel,
    uploadDesk,
    clashes,
  };
}

/** Asks who is signed in and what they may do while the page itself is still being loaded. */
export async function warmUp({ session, authProvider, queryClient }: Services): Promise<void> {
  const { status } = await session.restore();
  if (status !== 'signedIn') return;
  await queryClient.prefetchQuery({
    queryKey: ['auth', 'getPermissions', {}],
    queryFn: () => authProvider.getPermissions?.({}),
  });
}
