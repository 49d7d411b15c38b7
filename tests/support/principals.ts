import { systemActor, type Actor } from '../../schema/access/access.ts';
import { levelSetNames, levelSets, type LevelSetName } from '../../schema/access/levels.ts';
import { cap, resources, type Resource } from '../../schema/access/resources.ts';
import { createRecord } from '../../server/engine/create.ts';
import { createAccount, createAgency, createMembership } from '../../server/modules/auth/accounts.ts';
import { seedFoundation } from '../../server/modules/agencies/foundation.ts';
import type { TestApp } from './app.ts';

/** Somebody who calls: what the server should take them for, and the token by which it knows them. */
export interface Principal {
  readonly name: string;
  /** Null for somebody who is not signed in. */
  readonly actor: Actor | null;
  readonly token: string | null;
}

/** Two agencies, and everybody who may come to the first one's door. */
export interface House {
  readonly agencyId: string;
  readonly otherAgencyId: string;
  /** Everybody, by name. */
  readonly principals: ReadonlyMap<string, Principal>;
  of(name: PrincipalName): Principal;
}

const password = 'Greenroom-2026!';
type Levels = Actor['levels'];

/** The same set for every resource, or the largest that the resource permits within it. */
function everywhere(name: LevelSetName): Levels {
  return Object.fromEntries(resources.map((resource) => [resource, cap(resource, levelSets[name])]));
}

function only(sets: Partial<Record<Resource, LevelSetName>>): Levels {
  return Object.fromEntries(Object.entries(sets).map(([resource, name]) => [resource, levelSets[name]]));
}

const staffLevels = {
  ...(Object.fromEntries(levelSetNames.map((name) => [name, everywhere(name)])) as Record<LevelSetName, Levels>),
  /** Rights on people and events, none on the work around them, so that rights have to come from owners. */
  people: only({ TALENT: 'viewAllEditAssigned', PARTNER: 'editAll', SCOUT: 'viewAssigned', EVENT: 'viewAssigned' }),
  /** Rights on work, few on people. */
  work: only({ TASK: 'editAssigned', PROJECT: 'editAll', TALENT: 'viewAssigned', FINANCE: 'viewAll' }),
};

/** Everybody who may come to the door; `rowless` is a staff member without a staff record. */
export const principalNames = [
  'anonymous',
  'agency',
  ...(Object.keys(staffLevels) as (keyof typeof staffLevels)[]),
  'rowless',
  'appAdmin',
  'superAdmin',
  'superAdminInside',
  'otherAgency',
  'otherStaff',
] as const;
export type PrincipalName = (typeof principalNames)[number];

const timeZone = 'Australia/Sydney';

/** Makes both agencies with their first statuses and lists, and everybody, signed in by their password. */
export async function openHouse(test: TestApp): Promise<House> {
  const { app, pools, now } = test;
  const { owner } = pools;
  const principals = new Map<string, Principal>();

  const agency = async (name: string): Promise<string> => {
    const id = await createAgency(owner, { name, timeZone }, now());
    await seedFoundation(app.engine, systemActor(id), now());
    return id;
  };
  const signIn = async (email: string): Promise<{ token: string; sessionId: string }> => {
    const payload = { username: email, password };
    const answer = await app.inject({ method: 'POST', url: '/user/v1/auth/login', payload });
    const { responseData } = answer.json<{ responseData: { access_token: string; sessionState: string } }>();
    return { token: responseData.access_token, sessionId: responseData.sessionState };
  };
  const add = async (name: string, actor: Pick<Actor, 'role' | 'agencyId'> & Partial<Actor>): Promise<void> => {
    const email = `${name.toLowerCase()}@house.test`;
    const { role, agencyId, levels = {}, staffId = null } = actor;
    const productRole = role === 'app_admin' || role === 'super_admin' ? role : undefined;
    const account = { email, password, displayName: name, timeZone, ...(productRole && { productRole }) };
    const accountId = await createAccount(owner, account, now());
    if (role === 'agency' || role === 'staff') {
      const membership = { agencyId: agencyId ?? '', accountId, role, levels, ...(staffId !== null && { staffId }) };
      await createMembership(owner, membership, now());
    }
    const { token, sessionId } = await signIn(email);
    if (productRole && agencyId !== null) {
      // Until the top bar offers it: the choice of an agency is a property of the session's row.
      await owner.query('update session set agency_id = $2 where id = $1', [sessionId, agencyId]);
    }
    principals.set(name, { name, token, actor: { accountId, agencyId, staffId, role, levels, timeZone, sessionId } });
  };
  const staffRow = async (agencyId: string, name: string): Promise<string> => {
    const body = { displayName: `${name} of staff`, email: `${name.toLowerCase()}@staff.test` };
    return (await createRecord(app.engine, systemActor(agencyId), 'staff', body)).record.id;
  };

  const agencyId = await agency('Harbour');
  const otherAgencyId = await agency('Northside');
  principals.set('anonymous', { name: 'anonymous', actor: null, token: null });
  await add('agency', { role: 'agency', agencyId, staffId: await staffRow(agencyId, 'agency') });
  for (const [name, levels] of Object.entries(staffLevels)) {
    await add(name, { role: 'staff', agencyId, levels, staffId: await staffRow(agencyId, name) });
  }
  await add('rowless', { role: 'staff', agencyId, levels: staffLevels.viewAllEditAssigned });
  await add('appAdmin', { role: 'app_admin', agencyId: null });
  await add('superAdmin', { role: 'super_admin', agencyId: null });
  await add('superAdminInside', { role: 'super_admin', agencyId });
  await add('otherAgency', { role: 'agency', agencyId: otherAgencyId });
  const otherStaff = await staffRow(otherAgencyId, 'otherStaff');
  await add('otherStaff', { role: 'staff', agencyId: otherAgencyId, levels: staffLevels.editAll, staffId: otherStaff });

  const of = (name: string): Principal => {
    const found = principals.get(name);
    if (!found) throw new Error(`nobody is called ${name}`);
    return found;
  };
  return { agencyId, otherAgencyId, principals, of };
}
