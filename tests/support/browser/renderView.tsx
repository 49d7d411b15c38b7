import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  CoreAdminContext,
  HttpError,
  memoryStore,
  testDataProvider,
  type Store,
  type TranslationMessages,
} from 'ra-core';
import polyglot from 'ra-i18n-polyglot';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { createMemoryRouter, RouterProvider, useLocation, type InitialEntry } from 'react-router-dom';
import type { Actor } from '../../../schema/access/access.ts';
import { areaParts } from '../../../src/areaParts.ts';
import { ActorContext } from '../../../src/authProvider/ActorContext.ts';
import { ClientContext } from '../../../src/dataProvider/ClientContext.ts';
import { requestTo } from '../../../src/dataProvider/declaredCall.ts';
import type { HttpClient } from '../../../src/dataProvider/httpClient.ts';
import type { GreenroomDataProvider } from '../../../src/dataProvider/types.ts';
import { wholeEnglish } from '../../../src/i18n/wholeEnglish.ts';
import { lightTheme } from '../../../src/theme/themes.ts';
import { AreaPartsContext } from '../../../src/views/area-parts/AreaPartsContext.ts';
import { Notices } from '../../../src/widgets/notice/Notices.tsx';

/** Actor who may do everything within an agency. */
export const admin: Actor = {
  accountId: 'account',
  agencyId: 'agency',
  staffId: 'staff',
  role: 'agency',
  levels: {},
  timeZone: 'Australia/Sydney',
  sessionId: null,
};

const authProvider = {
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve(admin),
  getIdentity: () => Promise.resolve({ id: 'account', timezone: { id: 'Australia/Sydney' } }),
};

// What is hidden is not asked for here, and finding out costs most of the time of a test.
configure({ defaultHidden: true });

function wordsWith(resources: object, namedFilters: object, steps: object) {
  const { app } = wholeEnglish;
  const views = { ...app.views, namedFilters: { ...app.views.namedFilters, ...namedFilters } };
  const words = {
    ...wholeEnglish,
    app: { ...app, views, steps: { ...app.steps, ...steps } },
    resources: { ...wholeEnglish.resources, ...resources },
  };
  return polyglot(() => words as unknown as TranslationMessages, 'en', [{ locale: 'en', name: 'English' }]);
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{`${pathname}${search}`}</output>;
}

export interface ViewParts {
  /** Address of the view; the last one if there are earlier entries in the history. */
  readonly at?: InitialEntry | readonly string[];
  readonly actor?: Actor;
  /** Answers of the API; any other call fails the test. */
  readonly api?: Partial<GreenroomDataProvider>;
  /** Answers to calls that are not about an entity; by default any fails the test. */
  readonly call?: HttpClient['call'];
  /** The words of entities that only the test has. */
  readonly resources?: object;
  /** The words of their filters that have names of their own, by entity. */
  readonly namedFilters?: object;
  /** The words of steps that only the test has. */
  readonly steps?: object;
  /** Awaited by the router before it opens an address. */
  readonly prepare?: () => Promise<null>;
  /** Data that the browser stores for the person. */
  readonly store?: Store;
}

/** Returns the error of a call that the server refuses. */
export function refusal(parts: object): HttpError {
  return new HttpError('Refused', 400, {
    refusal: { status: 400, code: 1, message: 'Refused', details: [], ...parts },
  });
}

/** Returns the refusal of a stale change, with the record's `current` version. */
export const overtakenBy = (current: object) => refusal({ key: 'staleVersion', data: { current } });

/** Lets the test's API refuse: react-admin says so on the console while it is developed, which would fail the test. */
export function expectRefusals(): void {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
}

/** Sets the window's width in pixels; other tests have 1024. */
export function setWidth(width: number): void {
  (window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }).happyDOM.setViewport({ width });
}

/** Waits until the inputs and filters that load when they are first seen are there. */
export async function whenLoaded(): Promise<void> {
  await vi.dynamicImportSettled();
}

/** A list of one resource for a view that asks for others besides, of which there is nothing. */
export function only<Answer>(resource: string, getList: (resource: string, params: never) => Promise<Answer>) {
  return (asked: string, params: never) =>
    asked === resource ? getList(asked, params) : Promise.resolve({ data: [] });
}

/** Empty answers to the further requests of every form. */
const nothing = { customFields: async () => ({ data: [] }), duplicates: async () => ({ data: [] }) };

const refuse: HttpClient['call'] = ({ method, path }) => Promise.reject(new Error(`nobody answers ${method} ${path}`));

/** A client that answers every request by one function. */
function clientOf(call: HttpClient['call']): HttpClient {
  return { call, ask: (route: never, input: never) => call(requestTo(route, input)) } as unknown as HttpClient;
}

/** Renders a view for a test as the app would: router, words, theme, rights, and an API that the test makes up. */
export function renderView(view: ReactNode, parts: ViewParts = {}) {
  const { at = '/', actor = admin, api = {}, call = refuse, prepare, store = memoryStore() } = parts;
  const { resources = {}, namedFilters = {}, steps = {} } = parts;
  const page = (
    <CoreAdminContext
      dataProvider={testDataProvider({ ...nothing, ...api } as typeof api)}
      authProvider={authProvider}
      i18nProvider={wordsWith(resources, namedFilters, steps)}
      store={store}
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <ThemeProvider theme={createTheme(lightTheme)}>
        <ClientContext value={clientOf(call)}>
          <ActorContext.Provider value={actor}>
            <AreaPartsContext value={areaParts}>{view}</AreaPartsContext>
          </ActorContext.Provider>
          <Address />
          <Notices />
        </ClientContext>
      </ThemeProvider>
    </CoreAdminContext>
  );
  const router = createMemoryRouter(
    [{ path: '*', element: page, ...(prepare && { loader: prepare, HydrateFallback: () => null }) }],
    { initialEntries: [at].flat() },
  );
  return { user: userEvent.setup({ delay: null }), router, ...render(<RouterProvider router={router} />) };
}
