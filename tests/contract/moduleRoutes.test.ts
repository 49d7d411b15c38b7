import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { can } from '../../schema/access/can.ts';
import { isMember, passesFeatureChecks } from '../../schema/access/scope.ts';
import type { RouteAccess } from '../../server/plugins/access.ts';
import { openTestApp, type TestApp } from '../support/app.ts';
import { identitySums } from '../support/identitySums.ts';
import { openHouse, principalNames, type House, type Principal } from '../support/principals.ts';
import { writesIn } from '../support/statements.ts';
import { tableSums } from '../support/sums.ts';
import { moduleQuestions } from './moduleQuestions.ts';
import { policy } from './policy.ts';

let test: TestApp;
let house: House;

beforeAll(async () => {
  test = await openTestApp();
  house = await openHouse(test);
});
afterAll(() => test.close());

/** Whom a route keeps out, by what the reviewed list says of it; null where it lets them in. */
function refusalOf(access: RouteAccess, { actor }: Principal): 401 | 403 | null {
  if (access === 'public') return null;
  if (actor === null) return 401;
  if (access === 'signedIn') return null;
  if (access === 'admin') return passesFeatureChecks(actor) ? null : 403;
  if (access === 'superAdmin') return actor.role === 'super_admin' ? null : 403;
  if (access === 'appAdmin') return actor.role === 'app_admin' ? null : 403;
  return isMember(actor) && can(actor, access.action, access.entity, test.registry) !== 'no' ? null : 403;
}

const closed = Object.entries(policy).filter(([, access]) => access !== 'public');
const nowhere = '01930000-0000-7000-8000-00000000dead';

/** Everything that a refused call must leave as it is. */
const everything = async () => ({ ...(await tableSums(test)), ...(await identitySums(test)) });

/** Asks, and proves that nothing was written where the call is refused. */
async function ask(who: string, route: string, id: string) {
  const from = test.statements.length;
  const { token } = house.of(who as never);
  const asked = moduleQuestions.get(route);
  if (asked === undefined) throw new Error(`${route} is not asked about`);
  const answer = await test.ask({ ...asked.question(id), token });
  if (answer.status >= 400) expect([who, writesIn(test.statements.slice(from))]).toEqual([who, []]);
  return answer;
}

it('asks about every route of a module that is not public, and about no other', () => {
  expect([...moduleQuestions.keys()].toSorted()).toEqual(closed.map(([route]) => route).toSorted());
});

describe.each(closed.map(([route, access]) => ({ route, access })))('$route', ({ route, access }) => {
  it('lets in whom the reviewed list says, and leaves everything as it was', async () => {
    const before = await everything();
    for (const who of principalNames) {
      const principal = house.of(who);
      const answer = await ask(who, route, nowhere);
      const refusal = refusalOf(access, principal);
      if (refusal !== null) expect([who, answer.status], answer.text).toEqual([who, refusal]);
      // Who works in no agency may be told so by a handler that speaks of the caller's agency.
      else if (principal.actor && !isMember(principal.actor) && answer.status === 403) expect(access).toBe('signedIn');
      else expect(moduleQuestions.get(route)?.permitted, `${who}: ${answer.text}`).toContain(answer.status);
    }
    expect(await everything()).toEqual(before);
  });

  const names = moduleQuestions.get(route)?.names;
  it.each(names === undefined ? [] : principalNames)(
    'does not tell %s what another agency or person has from what nobody has',
    async (who) => {
      const before = await everything();
      const { actor } = house.of(who);
      const isElsewhere = actor?.agencyId === house.otherAgencyId;
      const stranger = house.of(isElsewhere ? 'agency' : 'otherStaff').actor;
      const strange = (names === 'staff' ? stranger?.staffId : stranger?.sessionId) ?? '';
      expect(strange).not.toBe('');
      const [absent, theirs] = [await ask(who, route, nowhere), await ask(who, route, strange)];
      expect([theirs.status, theirs.text]).toEqual([absent.status, absent.text]);
      expect(await everything()).toEqual(before);
    },
  );

  it.each(names === 'staff' ? principalNames : [])('keeps %s from a colleague where the list says so', async (who) => {
    const principal = house.of(who);
    const refusal = refusalOf(access, principal);
    if (refusal === null) return;
    const before = await everything();
    const answer = await ask(who, route, house.of('people').actor?.staffId ?? '');
    expect([who, answer.status], answer.text).toEqual([who, refusal]);
    expect(await everything()).toEqual(before);
  });
});
