import { vi } from 'vitest';
import type { ReactNode } from 'react';
import { fakeFetch, type FakeCall } from './fakeFetch.ts';
import type { Session, SessionState } from '../../src/authProvider/session.ts';
import { SessionContext } from '../../src/authProvider/SessionContext.ts';
import { ClientContext } from '../../src/dataProvider/ClientContext.ts';
import { createHttpClient } from '../../src/dataProvider/httpClient.ts';
import { renderView, type ViewParts } from './browser/renderView.tsx';

/** A page of a small list, as the API answers it. */
export const pageOf = (data: readonly unknown[], total = data.length) => ({
  data,
  total,
  loadMore: total > data.length,
  nextPageIndex: total > data.length ? 1 : null,
});

interface PageParts extends ViewParts {
  /** Signed-in user, as far as the page needs it. */
  readonly user?: object;
  readonly state?: SessionState;
}

/** Renders a page that calls the API itself, with a server and a session from the test. */
export function renderPage(
  page: ReactNode,
  answer: (call: FakeCall) => unknown,
  { user = {}, state = { status: 'signedIn', user } as SessionState, ...parts }: PageParts = {},
) {
  const { fetch, calls } = fakeFetch(answer);
  const enter = vi.fn<Session['enter']>(async () => undefined);
  const catchUp = vi.fn<Session['catchUp']>(async () => undefined);
  const session = { state: () => state, subscribe: () => () => undefined, enter, catchUp } as unknown as Session;
  const client = createHttpClient({ fetch, translate: (key) => key, token: async () => 't' });
  const view = renderView(
    <SessionContext value={session}>
      <ClientContext value={client}>{page}</ClientContext>
    </SessionContext>,
    parts,
  );
  return { ...view, enter, catchUp, calls, sent: (path: string) => calls.filter((call) => call.path === path) };
}
