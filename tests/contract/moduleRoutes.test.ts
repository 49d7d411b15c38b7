import { existsSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { can } from '../../schema/access/can.ts';
import { isMember, passesFeatureChecks } from '../../schema/access/scope.ts';
import type { RouteAccess } from '../../schema/language/call.ts';
import { openTestApp, type Answer, type TestApp } from '../support/app.ts';
import { identitySums } from '../support/identitySums.ts';
import {
  openHouse,
  principalNames,
  withKeys,
  type House,
  type Principal,
  type PrincipalName,
} from '../support/principals.ts';
import { writesIn } from '../support/statements.ts';
import { tableSums } from '../support/sums.ts';
import { callQuestions } from './callQuestions.ts';
import { isForKeys, isReadingCall } from './declaredCalls.ts';
import { openTargets, type Names, type Targets } from './moduleTargets.ts';
import { policy } from './policy.ts';

let test: TestApp;
let house: House;
let targets: Targets;
let sums: Record<string, string>;

beforeAll(async () => {
  test = await openTestApp();
  const signedIn = await openHouse(test);
  targets = await openTargets(test, signedIn);
  house = await withKeys(test, signedIn);
  sums = await everything();
});
afterAll(() => test.close());

/** Returns the refusal of a principal by the reviewed list; null if permitted. */
function refusalOf(access: RouteAccess, { actor }: Principal, route: string): 401 | 403 | null {
  if (access === 'public') return null;
  if (actor === null) return 401;
  if (actor.via && (!isForKeys(route) || (actor.via.readsOnly && !isReadingCall(route)))) return 403;
  if (access === 'signedIn') return null;
  if (access === 'admin') return passesFeatureChecks(actor) ? null : 403;
  if (access === 'superAdmin') return actor.role === 'super_admin' ? null : 403;
  if (access === 'appAdmin') return actor.role === 'app_admin' ? null : 403;
  if (!isMember(actor)) return 403;
  const answer = can(actor, access.action, access.entity, test.registry);
  // Nobody is assigned to settings.
  const isWhole = test.registry.settings.some(({ name }) => name === access.entity);
  return answer === 'no' || (isWhole && answer !== 'yes') ? 403 : null;
}

const closed = Object.entries(policy).filter(([, access]) => access !== 'public');
const nowhere = '01930000-0000-7000-8000-00000000dead';

/** Returns the names of things that a principal may not know of: the other agency's, and a colleague's own. */
function hiddenFrom(who: PrincipalName, names: Names, access: RouteAccess): readonly string[] {
  const { actor } = house.of(who);
  // Agencies and what is in them are no strangers to those who run them.
  const isAbove = actor?.role === 'super_admin' && (names === 'agency' || access === 'superAdmin');
  const hidden = isAbove ? [] : [targets.strangeTo(actor?.agencyId ?? null, names)];
  if (names === 'media' || names === 'upload' || names === 'session') {
    const isAway = actor?.agencyId === house.otherAgencyId;
    const colleagues: readonly PrincipalName[] = isAway ? ['otherStaff', 'otherAgency'] : ['people', 'work'];
    hidden.push(targets.ownOf(colleagues.find((name) => name !== who) ?? who, names));
  }
  expect(hidden, `there is no ${names} elsewhere`).not.toContain('');
  return hidden;
}

/** Everything that a refused call must leave as it is. */
const everything = async () => ({
  ...(await tableSums(test)),
  ...(await identitySums(test)),
  files: existsSync(test.config.dataDir) ? readdirSync(test.config.dataDir, { recursive: true }).join(' ') : '',
});

const ask = (who: PrincipalName, route: string, id: string): Promise<Answer> => {
  const asked = callQuestions.get(route);
  if (asked === undefined) throw new Error(`${route} is not asked about`);
  return test.ask({ ...asked.question(id), token: house.of(who).token });
};

interface Asked {
  readonly who: PrincipalName;
  readonly id: string;
}

/** Asks all of it at once, and proves that nothing was written. */
async function askAll(route: string, questions: readonly Asked[]): Promise<readonly Answer[]> {
  const from = test.statements.length;
  const answers = await Promise.all(questions.map(({ who, id }) => ask(who, route, id)));
  expect(writesIn(test.statements.slice(from))).toEqual([]);
  return answers;
}

const ofEverybody = (id: string): Asked[] => principalNames.map((who) => ({ who, id }));

it('asks about every route of a module that is not public, and about no other', () => {
  expect([...callQuestions.keys()].toSorted()).toEqual(closed.map(([route]) => route).toSorted());
});

it('opens to API keys nothing of signing in, rights, keys, operators and webhooks, but who they are', () => {
  const guarded =
    /\/(user\/v1\/(auth|users|agenc|outbox|visits|failed)|.*(password|second-factor|permission|webhook|api-keys|feeds))/;
  expect(closed.map(([route]) => route).filter((route) => guarded.test(route) && isForKeys(route))).toEqual([
    'GET /user/v1/users/profile',
    'GET /user/v1/auth/current-permission',
  ]);
});

describe.each(closed.map(([route, access]) => ({ route, access })))('$route', ({ route, access }) => {
  const question = callQuestions.get(route);
  if (question === undefined) return;
  const { names, permitted, found = [200] } = question;

  it('lets in whom the reviewed list says, tells nobody of what is not theirs, and leaves everything as it was', async () => {
    const absent = await askAll(route, ofEverybody(nowhere));
    for (const [index, answer] of absent.entries()) {
      const who = principalNames[index] ?? 'anonymous';
      const principal = house.of(who);
      const refusal = refusalOf(access, principal, route);
      if (refusal !== null) expect([who, answer.status], answer.text).toEqual([who, refusal]);
      // Who works in no agency may be told so by a handler that speaks of the caller's agency.
      else if (principal.actor && !isMember(principal.actor) && answer.status === 403) expect(access).toBe('signedIn');
      else expect(permitted, `${who}: ${answer.text}`).toContain(answer.status);
    }
    if (names !== undefined) {
      const hidden = principalNames.flatMap((who, index) =>
        hiddenFrom(who, names, access).map((id) => ({ who, id, index })),
      );
      const answers = await askAll(route, hidden);
      const told = answers.map(({ status, text }, index) => [hidden[index]?.who, status, text]);
      const asAbsent = hidden.map(({ who, index }) => [who, absent[index]?.status, absent[index]?.text]);
      expect(told).toEqual(asAbsent);
    }
    expect(await everything()).toEqual(sums);
  });

  it.each(names === undefined ? [] : [names])('is answered about a %s as the rights say, assigned or not', async () => {
    const asked = principalNames.flatMap((who) => {
      const principal = house.of(who);
      const refusal = refusalOf(access, principal, route);
      return targets.of(principal, question, access).map((one) => ({ ...one, who, outcome: refusal ?? one.outcome }));
    });
    const refused = asked.filter(({ outcome }) => outcome !== 'permitted');
    const answers = await askAll(route, refused);
    expect(answers.map(({ status }, index) => ({ ...refused[index], outcome: status }))).toEqual(refused);
    let isDone = false;
    for (const { who, what, id } of asked.filter(({ outcome }) => outcome === 'permitted')) {
      const { status, text, json } = await ask(who, route, id);
      expect(found, `${who}, ${what}: ${text}`).toContain(status < 400 ? status : json.error.key);
      isDone ||= status < 400;
    }
    if (isDone) sums = await everything();
    else expect(await everything()).toEqual(sums);
  });
});

const doing = closed.flatMap(([route, access]) => {
  const does = callQuestions.get(route)?.does;
  return does ? [{ route, access, does }] : [];
});

it.each(doing)('$route does it for whom it lets in, and nothing for others', async ({ route, access, does }) => {
  const askAs = (who: PrincipalName) => test.ask({ ...does.question(who), token: house.of(who).token });
  const everybody = principalNames.map((who) => {
    const principal = house.of(who);
    const isFor = principal.actor !== null && (does.isFor?.(principal.actor) ?? true);
    return { who, outcome: refusalOf(access, principal, route) ?? (isFor ? 200 : 403) };
  });
  const before = await everything();
  const refused = everybody.filter(({ outcome }) => outcome !== 200);
  const answers = await Promise.all(refused.map(({ who }) => askAs(who)));
  expect(answers.map(({ status }, index) => ({ ...refused[index], outcome: status }))).toEqual(refused);
  expect(await everything()).toEqual(before);
  for (const { who } of everybody.filter(({ outcome }) => outcome === 200)) {
    const { status, text } = await askAs(who);
    expect([who, status], `${route}: ${text}`).toEqual([who, 200]);
  }
});

it('finds the people whom each may read, assigned or not, and nobody else', async () => {
  for (const who of principalNames) {
    const principal = house.of(who);
    if (principal.actor === null) continue;
    const query = { keyword: 'displayName', limit: 50 };
    const { data } = await test.ask({ method: 'GET', path: '/client/v1/people', query, token: principal.token });
    const found = data.data.map(({ id }: { id: string }) => id).filter((id: string) => targets.people.has(id));
    expect([who, found.toSorted()]).toEqual([who, targets.peopleFor(principal).toSorted()]);
  }
});
