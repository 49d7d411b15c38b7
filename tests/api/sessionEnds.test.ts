import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { levelSets } from '../../schema/access/levels.ts';
import { documentedTable } from '../support/documentedTable.ts';
import { makePerson, openSession, refresh, type OpenSession, type Person } from '../support/signedInPerson.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Milliseconds within which open pages are notified. */
const atOnce = 2_000;

/** Owner of a session: two of the person's own, of which `here` acts, and those of others. */
type Who = 'here' | 'there' | 'colleague' | 'stranger';
type Sessions = Readonly<Record<Who, OpenSession>>;

interface Scene {
  readonly person: Person;
  readonly sessions: Sessions;
}

interface Event {
  /** Makes it happen. */
  readonly happen: (scene: Scene) => Promise<unknown>;
  /** Takes it back, where that can be. */
  readonly lift?: (scene: Scene) => Promise<unknown>;
  /** Answers for talents and partners then; 200 and 403 at first. */
  readonly answers?: readonly [number, number];
}

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'superAdmin']);
});
afterAll(() => shop.close());

const ask = async (as: string | null, method: string, path: string, body?: object) => {
  const answer = await shop.test.ask({ method, path, token: as, ...(body && { body }) });
  expect(answer.status, answer.text).toBe(200);
};
const auth = (session: OpenSession, method: string, path: string, body?: object) =>
  ask(session.token, method, `/user/v1/auth/${path}`, body);
const asAdmin = (path: string, method: string, body: object) =>
  ask(shop.house.of('agency').token, method, `/user/v1/${path}`, body);
const ofAgency = (step: string) =>
  ask(shop.house.of('superAdmin').token, 'PUT', `/user/v1/agencies/${shop.house.agencyId}/${step}`);
const owner = (text: string, ...values: unknown[]) => shop.test.pools.owner.query(text, values);
/** No call does this. */
const suspendAccount = ({ accountId }: Person, moment: Date | null) =>
  owner('update account set suspended_at = $2 where id = $1', accountId, moment);

/** Triggers of the events that docs/access.md lists. */
const events: Readonly<Record<string, Event>> = {
  'they sign out': { happen: ({ sessions: { here } }) => auth(here, 'POST', 'logout', {}) },
  'they end another of their sessions': {
    happen: ({ sessions: { here, there } }) => auth(here, 'DELETE', `sessions/${there.id}`),
  },
  'they sign out everywhere else': { happen: ({ sessions: { here } }) => auth(here, 'DELETE', 'sessions') },
  'they choose another password': {
    happen: ({ person, sessions: { here } }) =>
      auth(here, 'PUT', 'change-password', { currentPassword: person.password, newPassword: 'Another-2027?' }),
  },
  'they choose one by the link of a mail': {
    happen: async ({ person: { email, accountId } }) => {
      await ask(null, 'POST', '/user/v1/auth/forgot-password', { email });
      const { rows } = await owner('select link from mail where account_id = $1', accountId);
      const uuid = new URL(String(rows[0].link)).searchParams.get('uuid');
      await ask(null, 'PUT', '/user/v1/auth/reset-password', { uuid, newPassword: 'Another-2027?' });
    },
  },
  'a copy of an old refresh token is presented': {
    happen: async ({ sessions: { here } }) => {
      const old = here.refreshToken;
      for (const status of [200, 200]) expect(await refresh(shop.test, here)).toBe(status);
      expect(await refresh(shop.test, here, old)).toBe(401);
    },
  },
  'an admin resets their two-step sign-in': {
    happen: ({ person }) => asAdmin('auth/reset-2fa', 'POST', { userId: person.staffId }),
  },
  'they refresh without a required factor': {
    happen: async ({ sessions: { here } }) => {
      await asAdmin('agency/security', 'PUT', { requiresTwoFactor: true });
      expect(await refresh(shop.test, here)).toBe(401);
      await asAdmin('agency/security', 'PUT', { requiresTwoFactor: false });
    },
  },
  'their account is suspended': {
    happen: ({ person }) => suspendAccount(person, new Date(shop.test.now())),
    lift: ({ person }) => suspendAccount(person, null),
  },
  'their membership is suspended': {
    happen: ({ person }) => asAdmin(`staff/${person.staffId}/suspend`, 'POST', {}),
    lift: ({ person }) => asAdmin(`staff/${person.staffId}/reactivate`, 'POST', {}),
  },
  'their staff record is deleted': {
    happen: ({ person }) => asAdmin('staff/delete', 'PUT', { id: person.staffId, checkRelatedData: true }),
    lift: ({ person }) => asAdmin(`staff/${person.staffId}/restore`, 'POST', {}),
  },
  'their agency is suspended': { happen: () => ofAgency('suspend'), lift: () => ofAgency('reactivate') },
  'an admin gives them another role': {
    happen: ({ person }) => asAdmin('staff/permission', 'PUT', { userId: person.staffId, role: 'agency' }),
    answers: [200, 200],
  },
  'an admin gives them other levels': {
    happen: ({ person }) =>
      asAdmin('staff/permission', 'PUT', {
        userId: person.staffId,
        resources: [{ name: 'res::TALENT', resourceAccesses: ['NO_ACCESS'] }],
      }),
    answers: [403, 403],
  },
};

/** Sessions that end, by the words of the table. */
const ended: Readonly<Record<string, readonly Who[]>> = {
  'this session': ['here'],
  'the other one': ['there'],
  'all others': ['there'],
  'all of theirs': ['here', 'there'],
  'all in it': ['here', 'there', 'colleague'],
  none: [],
};

let scenes = 0;
/** Opens a person with two sessions, a colleague with one, and a person of another agency, each with an open page. */
async function openScene(): Promise<Scene> {
  scenes += 1;
  const { agencyId, otherAgencyId } = shop.house;
  const levels = { TALENT: levelSets.viewAll };
  const make = (name: string, at: string) => makePerson(shop.test, at, `${name}${scenes}`, levels);
  const [person, colleague, stranger] = [
    await make('Person', agencyId),
    await make('Colleague', agencyId),
    await make('Stranger', otherAgencyId),
  ];
  const [here, there, other, far] = await Promise.all(
    [person, person, colleague, stranger].map((one) => openSession(shop.test, one)),
  );
  return { person, sessions: { here, there, colleague: other, stranger: far } as Sessions };
}

async function answersTo({ token }: OpenSession): Promise<[number, number]> {
  const statusOf = async (path: string) => (await shop.test.ask({ method: 'GET', path, token })).status;
  return [await statusOf('/client/v1/talents'), await statusOf('/client/v1/clients')];
}

/** Returns the next notification of a person's account: settings of the agency are news of everybody in it. */
async function nextOf(account: OpenSession['account']): Promise<string> {
  const { kind } = (await account.next()) as { readonly kind: string };
  return kind === 'SETTINGS_UPDATE' ? nextOf(account) : kind;
}

/**
 * Returns the notification that a page has received: the end of its session, a change of its account, or none so far.
 */
async function hearing({ page, account }: OpenSession): Promise<string> {
  const end = page.ended.then((word) => (word === 'The session has ended' ? 'ended' : `closed: ${word}`));
  return Promise.race([end, nextOf(account)]);
}

const rows = documentedTable('access.md', 'What ends a session');

it('every way in which a session can end is documented', () => {
  expect(Object.keys(events)).toEqual(rows.map((row) => row['What happens']));
});

describe.each(rows.map((row) => [row['What happens'], row] as const))('where %s', (_what, row) => {
  const { happen, lift, answers } = events[row['What happens'] ?? ''] as Event;
  const gone = ended[row['Ends'] ?? ''] as readonly Who[];
  let scene: Scene;
  beforeAll(async () => {
    scene = await openScene();
  });
  afterAll(async () => {
    await Promise.all(Object.values(scene.sessions).map(({ page }) => page.close()));
  });

  it('every session is what the table says', async () => {
    const { sessions } = scene;
    const whose = Object.keys(sessions) as Who[];
    const changed: readonly Who[] = gone.length > 0 ? gone : ['here', 'there'];
    for (const one of whose) expect(await answersTo(sessions[one])).toEqual([200, 403]);

    const begun = performance.now();
    const heard = changed.map((one) => hearing(sessions[one]));
    await happen(scene);
    const good = { 'Access token': [200, 403], 'Refresh token': 200 };
    const words: Readonly<Record<string, unknown>> = { 401: 401, good: 200, 'other rights': answers };
    for (const one of whose) {
      const isChanged = changed.includes(one);
      const said = (column: keyof typeof good) => (isChanged ? words[row[column] ?? ''] : good[column]);
      const access = said('Access token');
      expect([one, await answersTo(sessions[one])]).toEqual([one, access === 401 ? [401, 401] : access]);
    }
    expect(await Promise.all(heard)).toEqual(changed.map(() => row['Connection']));
    expect(performance.now() - begun).toBeLessThan(atOnce);
    for (const one of whose) {
      const isChanged = changed.includes(one);
      const status = isChanged && row['Refresh token'] === '401' ? 401 : 200;
      expect([one, await refresh(shop.test, sessions[one])]).toEqual([one, status]);
      if (gone.includes(one)) continue;
      await sessions[one].page.settle();
      const { account } = sessions[one];
      while (account.waiting() > 0) expect(await account.next()).toEqual({ kind: 'SETTINGS_UPDATE' });
    }
  });

  it(`they come back: ${row['Comes back']}`, async () => {
    expect(lift !== undefined).toBe(row['Comes back'] === 'when it is over');
    await lift?.(scene);
    for (const one of gone) {
      const answered = await answersTo(scene.sessions[one]);
      expect([one, answered]).toEqual([one, lift ? [200, 403] : [401, 401]]);
    }
  });
});
