import { systemActor, type Actor } from '../../schema/access/access.ts';
import { createRecord } from '../../server/engine/writing/create.ts';
import { createMembership } from '../../server/areas/identity/auth/accounts.ts';
import { createQuickAccount } from './accounts.ts';
import type { TestApp } from './app.ts';
import { channelOf, enterChannel, type Inbox, type StompClient } from './stompClient.ts';

/** A member of an agency with a staff record. */
export interface Person {
  readonly email: string;
  readonly password: string;
  readonly accountId: string;
  readonly staffId: string;
}

/** A session of a person, with an open page. */
export interface OpenSession {
  readonly id: string;
  readonly token: string;
  /** The newest refresh token; the former ones are of no use. */
  refreshToken: string;
  readonly page: StompClient;
  /** Messages that the page receives about the person's account. */
  readonly account: Inbox;
}

/** Creates a person with these levels. */
export async function makePerson(
  test: TestApp,
  agencyId: string,
  name: string,
  levels: Actor['levels'],
): Promise<Person> {
  const email = `${name.toLowerCase()}@people.test`;
  const password = 'Greenroom-2026!';
  const { owner } = test.pools;
  const body = { displayName: name, email };
  const staffId = (await createRecord(test.app.engine, systemActor(agencyId), 'staff', body)).record.id;
  const accountId = await createQuickAccount(owner, { email, password, displayName: name }, test.now());
  await createMembership(owner, { agencyId, accountId, staffId, role: 'staff', levels }, test.now());
  return { email, password, accountId, staffId };
}

/** Signs a person in and opens a page, which is subscribed when this resolves. */
export async function openSession(test: TestApp, { email, password }: Pick<Person, 'email' | 'password'>) {
  const payload = { username: email, password };
  const { data } = await test.ask({ method: 'POST', path: '/user/v1/auth/login', body: payload });
  const { access_token: token, refresh_token: refreshToken, sessionState: id } = data;
  const page = await enterChannel(await channelOf(test.app), token);
  const account = page.subscribe('/queue/account');
  await page.settle();
  return { id, token, refreshToken, page, account } as OpenSession;
}

/** Exchanges a refresh token; returns the status, and stores the new one. */
export async function refresh(test: TestApp, session: OpenSession, presented = session.refreshToken): Promise<number> {
  const body = { refresh_token: presented };
  const { status, data } = await test.ask({ method: 'POST', path: '/user/v1/auth/refresh-token', body });
  if (status === 200) session.refreshToken = data.refresh_token;
  return status;
}
