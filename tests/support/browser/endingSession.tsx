import type { ReactNode } from 'react';
import { SessionContext } from '../../../src/authProvider/SessionContext.ts';
import type { Session, SessionState } from '../../../src/authProvider/session.ts';
import { renderView, type ViewParts } from './renderView.tsx';

const ended: SessionState = { status: 'signedOut', hasLeft: false, isEnded: true };

/** Renders a view for somebody whose session can end: `end` takes the page away, by default as the end of a session does. */
export function renderInSession(view: ReactNode, parts: ViewParts) {
  let state: SessionState = { status: 'signedIn', user: {} as never };
  const session = { state: () => state, subscribe: () => () => undefined } as unknown as Session;
  const page = renderView(<SessionContext value={session}>{view}</SessionContext>, parts);
  const end = (next: SessionState = ended) => {
    state = next;
    page.unmount();
  };
  return { ...page, end };
}
