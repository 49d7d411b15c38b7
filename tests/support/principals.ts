import { systemActor, type Actor } from '../../schema/access/access.ts';
import { levelSetNames, levelSets, type LevelSetName } from '../../schema/access/levels.ts';
import { cap, resources, type Resource } from '../../schema/access/resources.ts';
import { actorByKey, type KeyLimits } from '../../schema/access/keys.ts';
import { createRecord } from '../../server/engine/writing/create.ts';
import type { Role } from '../../schema/access/roles.ts';
import { createAgency, createMembership } from '../../server/areas/identity/auth/accounts.ts';
import { createQuickAccount } from './accounts.ts';
import { seedAgency } from '../../server/areas/operators/agencies/agencySeeds.ts';
import type { TestApp } from './app.ts';

/** A caller: the actor that the server should identify, and the token. */
export interface Principal {
  readonly name: string;
  /** Null for a caller without a session. */
  readonly actor: Actor | null;
  readonly token: string | null;
}

/** Two agencies, and all kinds of callers of the first. */
export interface House {
  readonly agencyId: string;
  readonly otherAgencyId: string;
  /** All callers, by name. */
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
  /** Rights on work, few on people: scouts may be edited, and none made a talent. */
  work: only({
    SCOUT: 'editAssigned',
    TASK: 'editAssigned',
    PROJECT: 'editAll',
    EVENT: 'editAssigned',
    TALENT: 'viewAssigned',
    FINANCE: 'viewAll',
  }),
};

/** Kinds of callers; `rowless` is a staff member without a staff record. */
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

interface Plan {
  readonly role: Role;
  readonly at?: 'house' | 'elsewhere';
  readonly levels?: Levels;
  readonly hasStaffRecord?: boolean;
}

const plans: Readonly<Record<Exclude<PrincipalName, 'anonymous'>, Plan>> = {
  agency: { role: 'agency', at: 'house', hasStaffRecord: true },
  ...(Object.fromEntries(
    Object.entries(staffLevels).map(([name, levels]) => [
      name,
      { role: 'staff', at: 'house', levels, hasStaffRecord: true },
    ]),
  ) as Record<keyof typeof staffLevels, Plan>),
  rowless: { role: 'staff', at: 'house', levels: staffLevels.viewAllEditAssigned },
  appAdmin: { role: 'app_admin' },
  superAdmin: { role: 'super_admin' },
  superAdminInside: { role: 'super_admin', at: 'house' },
  otherAgency: { role: 'agency', at: 'elsewhere' },
  otherStaff: { role: 'staff', at: 'elsewhere', levels: staffLevels.editAll, hasStaffRecord: true },
};

async function signIn({ app }: TestApp, email: string): Promise<{ token: string; sessionId: string }> {
  const payload = { username: email, password };
  const answer = await app.inject({ method: 'POST', url: '/user/v1/auth/login', payload });
  const { responseData } = answer.json<{ responseData: { access_token: string; sessionState: string } }>();
  return { token: responseData.access_token, sessionId: responseData.sessionState };
}

/** Goes on in an agency, as the top bar offers it; gives the token that is good there. */
async function enterAgency({ app }: TestApp, token: string, agencyId: string): Promise<string> {
  const answer = await app.inject({
    method: 'PUT',
    url: '/user/v1/auth/agency',
    headers: { authorization: `Bearer ${token}` },
    payload: { agencyId },
  });
  return answer.json<{ responseData: { access_token: string } }>().responseData.access_token;
}

async function makeStaff({ app }: TestApp, agencyId: string, name: string): Promise<string> {
  const body = { displayName: `${name} of staff`, email: `${name.toLowerCase()}@staff.test` };
  return (await createRecord(app.engine, systemActor(agencyId), 'staff', body)).record.id;
}

/** Creates one account with its memberships and rights, and signs it in by its password. */
async function makePrincipal(test: TestApp, name: string, plan: Plan, agencyId: string | null): Promise<Principal> {
  const { owner } = test.pools;
  const { role, levels = {}, hasStaffRecord } = plan;
  const email = `${name.toLowerCase()}@house.test`;
  const productRole = role === 'app_admin' || role === 'super_admin' ? role : undefined;
  const account = { email, password, displayName: name, timeZone, ...(productRole && { productRole }) };
  const accountId = await createQuickAccount(owner, account, test.now());
  const staffId = hasStaffRecord && agencyId !== null ? await makeStaff(test, agencyId, name) : null;
  if (agencyId !== null && (role === 'agency' || role === 'staff')) {
    const membership = { agencyId, accountId, role, levels, ...(staffId !== null && { staffId }) };
    await createMembership(owner, membership, test.now());
  }
  const { token, sessionId } = await signIn(test, email);
  if (productRole && agencyId !== null) {
    const inside = await enterAgency(test, token, agencyId);
    return { name, token: inside, actor: { accountId, agencyId, staffId, role, levels, timeZone, sessionId } };
  }
  return { name, token, actor: { accountId, agencyId, staffId, role, levels, timeZone, sessionId } };
}

/**
 * Creates both agencies with their first statuses and lists, and all callers, signed in by their password.
 * @param who only these, if a test needs no more
 */
export async function openHouse(test: TestApp, who: readonly PrincipalName[] = principalNames): Promise<House> {
  const { app, pools, now } = test;
  const agency = async (name: string): Promise<string> => {
    const id = await createAgency(pools.owner, { name, timeZone }, now());
    await seedAgency(app.engine, systemActor(id), now());
    return id;
  };
  const ids = { agencyId: await agency('Harbour'), otherAgencyId: await agency('Northside') };
  return invite(test, houseOf(ids, new Map()), who);
}

function houseOf(ids: Pick<House, 'agencyId' | 'otherAgencyId'>, principals: ReadonlyMap<string, Principal>): House {
  const of = (name: string): Principal => {
    const found = principals.get(name);
    if (!found) throw new Error(`nobody is called ${name}`);
    return found;
  };
  return { ...ids, principals, of };
}

/** A house in which these are signed in as well; whoever is there already stays. */
export async function invite(test: TestApp, house: House, who: readonly PrincipalName[]): Promise<House> {
  const principals = new Map(house.principals);
  const ids = { house: house.agencyId, elsewhere: house.otherAgencyId };
  for (const name of who) {
    if (principals.has(name)) continue;
    if (name === 'anonymous') {
      principals.set(name, { name, actor: null, token: null });
      continue;
    }
    const plan = plans[name];
    principals.set(name, await makePrincipal(test, name, plan, plan.at === undefined ? null : ids[plan.at]));
  }
  return houseOf(house, principals);
}

/** Limits of the keys by which some principals call in the contracts of rights: nothing else differs from their sessions. */
const keyed: Readonly<Partial<Record<PrincipalName, Pick<KeyLimits, 'readsOnly'>>>> = {
  viewAllEditAssigned: { readsOnly: false },
  otherAgency: { readsOnly: false },
  viewAll: { readsOnly: true },
};

/**
 * Returns the house with some principals calling by API keys of theirs, at the price of no further question: a staff member and
 * an admin by a key without limits, and one by a key that only reads. Their actors are those of the keys.
 */
export async function withKeys(test: TestApp, house: House): Promise<House> {
  const principals = new Map(house.principals);
  for (const [name, { readsOnly }] of Object.entries(keyed)) {
    const principal = house.of(name as PrincipalName);
    if (principal.actor === null) continue;
    const made = await test.app.inject({
      method: 'POST',
      url: '/user/v1/api-keys',
      headers: { authorization: `Bearer ${principal.token}` },
      payload: { name, readsOnly },
    });
    const { id, key } = made.json<{ responseData: { id: string; key: string } }>().responseData;
    // The first use is noted: those that follow within the minute write nothing.
    await test.app.inject({ url: '/user/v1/users/profile', headers: { authorization: `Bearer ${key}` } });
    const actor = actorByKey(principal.actor, { id, name, readsOnly, resources: null });
    principals.set(name, { name, token: key, actor });
  }
  return houseOf(house, principals);
}
