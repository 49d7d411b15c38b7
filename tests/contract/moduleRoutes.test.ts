import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { v7 } from 'uuid';
import { systemActor } from '../../schema/access/access.ts';
import { can } from '../../schema/access/can.ts';
import { isMember, passesFeatureChecks } from '../../schema/access/scope.ts';
import type { RouteAccess } from '../../server/plugins/access.ts';
import { createRecord } from '../../server/engine/create.ts';
import { openTestApp, type TestApp } from '../support/app.ts';
import { identitySums } from '../support/identitySums.ts';
import { openHouse, principalNames, type House, type Principal } from '../support/principals.ts';
import { writesIn } from '../support/statements.ts';
import { tableSums } from '../support/sums.ts';
import { moduleQuestions, type ModuleQuestion } from './moduleQuestions.ts';
import { policy } from './policy.ts';

let test: TestApp;
let house: House;
let sums: Record<string, string>;
/** A mail in the outbox of each agency, a field that it added, a file and an import in each. */
const mails = new Map<string, string>();
const fields = new Map<string, string>();
const media = new Map<string, string>();
const imports = new Map<string, string>();

beforeAll(async () => {
  test = await openTestApp();
  house = await openHouse(test);
  for (const agencyId of [house.agencyId, house.otherAgencyId]) {
    mails.set(agencyId, await postMail(agencyId));
    media.set(agencyId, await putMedia(agencyId));
    imports.set(agencyId, await putImport(agencyId));
    const given = { label: 'Size', ownerType: 'TALENT', dataType: 'SHORT_TEXT' };
    const made = await createRecord(test.app.engine, systemActor(agencyId), 'customField', given);
    fields.set(agencyId, made.record.id);
  }
  sums = await everything();
});
afterAll(() => test.close());

async function postMail(agencyId: string): Promise<string> {
  const { rows } = await test.pools.owner.query<{ id: string }>(
    `insert into mail (id, agency_id, recipient, kind, subject, text, html, state, created_at)
     values (gen_random_uuid(), $1, 'somebody@house.test', 'invitation', 'Welcome', 'Welcome', '', 'kept', now())
     returning id`,
    [agencyId],
  );
  return rows[0]?.id ?? '';
}

/** A file that is ready, of somebody who is nobody of the house; the upload has the same name as the file. */
async function putMedia(agencyId: string): Promise<string> {
  const id = v7();
  await test.pools.query(agencyId, {
    text: `insert into media (agency_id, account_id, id, upload_key, state, filename, original_filename, content_type,
        type_of_media, bytes, parts, sha256, object, created_at)
      values ($1, gen_random_uuid(), $2::uuid, $2::text, 'ready', 'a.pdf', 'a.pdf', 'application/pdf', 'document', 1, 1, 'x', 'x', now())`,
    values: [agencyId, id],
  });
  return id;
}

/** An import that waits for its columns, of somebody who is nobody of the house. */
async function putImport(agencyId: string): Promise<string> {
  const id = v7();
  await test.pools.query(agencyId, {
    text: `insert into import (agency_id, id, account_id, kind, media_id, filename, state, headings, created_at)
      values ($1, $2, gen_random_uuid(), 'talent', $3, 'a.csv', 'mapping', '["Name"]', now())`,
    values: [agencyId, id, media.get(agencyId)],
  });
  return id;
}

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
const everything = async () => ({
  ...(await tableSums(test)),
  ...(await identitySums(test)),
  files: String(existsSync(test.config.dataDir)),
});

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

/** Something that is not of the agency's, nor of anybody there. */
async function strangeTo(agencyId: string | null, names: ModuleQuestion['names']): Promise<string> {
  const isElsewhere = agencyId === house.otherAgencyId;
  const elsewhere = isElsewhere ? house.agencyId : house.otherAgencyId;
  const stranger = house.of(isElsewhere ? 'agency' : 'otherStaff').actor;
  const ids = {
    staff: stranger?.staffId,
    session: stranger?.sessionId,
    agency: elsewhere,
    customField: fields.get(elsewhere),
    mail: mails.get(elsewhere),
    media: media.get(elsewhere),
    upload: media.get(elsewhere),
    import: imports.get(elsewhere),
  };
  const id = names && ids[names];
  if (!id) throw new Error(`there is no ${names} elsewhere`);
  return id;
}

it('asks about every route of a module that is not public, and about no other', () => {
  expect([...moduleQuestions.keys()].toSorted()).toEqual(closed.map(([route]) => route).toSorted());
});

describe.each(closed.map(([route, access]) => ({ route, access })))('$route', ({ route, access }) => {
  it('lets in whom the reviewed list says, and leaves everything as it was', async () => {
    for (const who of principalNames) {
      const principal = house.of(who);
      const answer = await ask(who, route, nowhere);
      const refusal = refusalOf(access, principal);
      if (refusal !== null) expect([who, answer.status], answer.text).toEqual([who, refusal]);
      // Who works in no agency may be told so by a handler that speaks of the caller's agency.
      else if (principal.actor && !isMember(principal.actor) && answer.status === 403) expect(access).toBe('signedIn');
      else expect(moduleQuestions.get(route)?.permitted, `${who}: ${answer.text}`).toContain(answer.status);
    }
    expect(await everything()).toEqual(sums);
  });

  const names = moduleQuestions.get(route)?.names;
  it.each(names === undefined ? [] : principalNames)(
    'does not tell %s what another agency or person has from what nobody has',
    async (who) => {
      const { actor } = house.of(who);
      // Agencies are no strangers to those who run them.
      if (names === 'agency' && actor?.role === 'super_admin') return;
      const strange = await strangeTo(actor?.agencyId ?? null, names);
      const [absent, theirs] = [await ask(who, route, nowhere), await ask(who, route, strange)];
      expect([theirs.status, theirs.text]).toEqual([absent.status, absent.text]);
      expect(await everything()).toEqual(sums);
    },
  );

  const isPersonal = names === 'media' || names === 'upload' || names === 'session';
  it.each(isPersonal ? principalNames : [])(
    'does not tell %s what a colleague has for themselves from what nobody has',
    async (who) => {
      const { actor } = house.of(who);
      const agencyId = actor?.agencyId ?? house.agencyId;
      const colleague = house.of(agencyId === house.agencyId ? (who === 'people' ? 'work' : 'people') : 'otherStaff');
      const isAlone = colleague.actor?.accountId === actor?.accountId;
      const theirs = names === 'session' ? colleague.actor?.sessionId : media.get(agencyId);
      const [absent, hidden] = [await ask(who, route, nowhere), await ask(who, route, (!isAlone && theirs) || nowhere)];
      expect([hidden.status, hidden.text]).toEqual([absent.status, absent.text]);
      expect(await everything()).toEqual(sums);
    },
  );

  it.each(names === 'staff' ? principalNames : [])('keeps %s from a colleague where the list says so', async (who) => {
    const principal = house.of(who);
    const refusal = refusalOf(access, principal);
    if (refusal === null) return;
    const answer = await ask(who, route, house.of('people').actor?.staffId ?? '');
    expect([who, answer.status], answer.text).toEqual([who, refusal]);
    expect(await everything()).toEqual(sums);
  });
});
