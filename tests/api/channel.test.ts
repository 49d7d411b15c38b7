import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Session, SessionState } from '../../src/authProvider/session.ts';
import { createChannel, type Channel } from '../../src/realtime/channel.ts';
import { logOf, tellPeople } from '../support/messages.ts';
import { channelOf } from '../support/stompClient.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

let shop: Workshop;
let channel: Channel;
let state: SessionState;
let token: string | null;
let tellState: () => void = () => undefined;
const signOut = vi.fn<Session['signOut']>(async () => undefined);
/** The connections that were opened, the newest last. */
let sockets: WebSocket[] = [];

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'viewAll']);
});
afterAll(() => shop.close());
beforeEach(async () => {
  sockets = [];
  signOut.mockClear();
  vi.stubGlobal(
    'WebSocket',
    class extends WebSocket {
      constructor(address: string, protocols: string[]) {
        super(address, protocols);
        sockets.push(this);
      }
    },
  );
  state = { status: 'signedIn', user: {} as never };
  token = shop.house.of('agency').token;
  const session = {
    state: () => state,
    subscribe: (changed: () => void) => {
      tellState = changed;
      return () => undefined;
    },
    token: async () => token,
    signOut,
  } as unknown as Session;
  channel = createChannel({ session, url: await channelOf(shop.test.app), idle: async () => undefined });
});
afterEach(() => {
  state = { status: 'signedOut', hasLeft: true, isEnded: false };
  tellState();
  vi.unstubAllGlobals();
});

/** Follows a record; the result resolves with the next message. */
function follow(id: string) {
  const told: unknown[] = [];
  let wake: () => void = () => undefined;
  const leave = channel.subscribe({
    destination: '/queue/records.talent',
    headers: { ids: id },
    onMessage: (message) => {
      if (message.kind === 'RECORD_VERSIONS') told.push(message.versions[0]?.version);
      wake();
    },
  });
  const next = async () => {
    while (told.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    return told.shift();
  };
  return { next, leave };
}

it('hears at once, over connections that break, and of what was written in between', async () => {
  const { id } = await shop.make('talent', { displayName: 'Ida' });
  const seen: boolean[] = [];
  channel.watch((isOpen) => seen.push(isOpen));
  const { next, leave } = follow(id);
  expect(await next()).toBe(1);
  await shop.call('talent', 'update', { id, given: { bio: 'Sings' } });
  expect(await next()).toBe(2);

  sockets[0]?.terminate();
  await shop.call('talent', 'update', { id, given: { bio: 'Dances' } });
  expect(await next()).toBe(3);
  expect(seen).toEqual([false, true, false, true]);
  expect(sockets).toHaveLength(2);

  leave();
  const other = follow(id);
  expect(await other.next()).toBe(3);
  expect(sockets).toHaveLength(2);
});

it('ends the session here where the server says that it has ended', async () => {
  token = 'a.b.c';
  const told = new Promise<void>((resolve) => {
    signOut.mockImplementationOnce(async () => resolve());
  });
  follow('01940000-0000-7000-8000-000000000001');
  await told;
  expect(signOut).toHaveBeenCalledExactlyOnceWith({ isEnded: true });
});

it('is closed while nobody is signed in, and opened again for who comes next', async () => {
  const { id } = await shop.make('talent', { displayName: 'Ola' });
  const { next } = follow(id);
  await next();
  const closed = once(sockets[0] as WebSocket, 'close');
  state = { status: 'signedOut', hasLeft: true, isEnded: false };
  tellState();
  await closed;
  state = { status: 'signedIn', user: {} as never };
  token = shop.house.of('viewAll').token;
  tellState();
  expect(await next()).toBe(1);
});

it('catches up on messages over connections that break, each once and in order', async () => {
  const { accountId = '' } = shop.house.of('agency').actor ?? {};
  const told: unknown[] = [];
  let wake: () => void = () => undefined;
  const has = async (count: number) => {
    while (told.length < count) await new Promise<void>((resolve) => (wake = resolve));
  };
  const leave = channel.subscribe({
    destination: '/queue/messages',
    onMessage: (message) => {
      if (message.kind === 'RESET') told.push('anew');
      if (message.kind === 'NEW_MESSAGE') told.push(message.body['count']);
      wake();
    },
  });
  const tell = (count: number) => tellPeople(shop.test, shop.house.agencyId, [accountId], count);
  await has(1);
  await tell(1);
  await has(2);
  sockets[0]?.terminate();
  for (const count of [2, 3]) await tell(count);
  await has(4);
  await tell(4);
  await has(5);
  expect(told).toEqual(['anew', 1, 2, 3, 4]);
  expect(await logOf(shop.test, accountId)).toHaveLength(4);

  leave();
  const first = await new Promise<unknown>((resolve) => {
    channel.subscribe({ destination: '/queue/messages', onMessage: resolve });
  });
  expect(first).toEqual({ kind: 'RESET', position: 4 });
});
