import { levelSets, type LevelSet } from '../../../schema/access/levels.ts';
import { cap, resources, wireName } from '../../../schema/access/resources.ts';

/** Accounts of an agency with few records. A server without the demo refuses the demo's own. */
export const people = {
  password: 'Greenroom-2026!',
  /** Admin of the agency. */
  admin: 'admin@people.test',
  /** Staff: reads what is assigned. */
  viewer: 'viewer@people.test',
  /** Staff without any right. */
  nobody: 'nobody@people.test',
  /** The super admin. */
  operator: 'operator@people.test',
} as const;

/** JSON of an answer; every property may be there. */
type Json = ReturnType<typeof JSON.parse>;
type Call = (method: string, path: string, body?: object) => Promise<Json>;

/** Returns a function that calls the API of a server, and one that signs in for further calls. */
function clientOf(url: string): { call: Call; carry(token: string): void; signIn(username: string): Promise<void> } {
  let authorization: string | undefined;
  const call: Call = async (method, path, body) => {
    const headers = { ...(authorization && { authorization }), ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(`${url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (answer.status !== 200) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as Json).responseData;
  };
  const carry = (token: string) => void (authorization = `Bearer ${token}`);
  const signIn = async (username: string) =>
    carry((await call('POST', '/user/v1/auth/login', { username, password: people.password })).access_token);
  return { call, carry, signIn };
}

/** Everybody who was invited accepts; called as the operator. */
async function acceptAll(call: Call, carry: (token: string) => void, agencyId: string): Promise<void> {
  carry((await call('PUT', '/user/v1/auth/agency', { agencyId })).access_token);
  const { data } = await call('GET', '/user/v1/outbox');
  for (const { id } of data as readonly { id: string }[]) {
    const { link } = await call('GET', `/user/v1/outbox/${id}`);
    const code = /set-password\/([\w-]+)/.exec(link)?.[1];
    if (code !== undefined) await call('PUT', '/user/v1/staff/set-password', { code, password: people.password });
  }
}

const levelsOf = (levels: LevelSet) =>
  resources.map((resource) => ({ name: wireName(resource), resourceAccesses: cap(resource, levels) }));

/** Adds the records that an agency's first days offer as samples, two dozen with these. */
async function addRecords(call: Call): Promise<void> {
  await call('POST', '/client/v1/first-run/samples');
  for (const displayName of ['Northlight', 'Loud Stages']) await call('POST', '/client/v1/clients', { displayName });
  // A card in each column of the board into which one may be put as it is.
  const columns = await call('GET', '/client/v1/status-category?type=PIPELINE&isIncludeStatus=true');
  for (const { code, statusIds } of columns as readonly { code: string; statusIds: readonly string[] }[]) {
    if (code === 'LOST') continue;
    const card = { summary: `Booking ${code}`, value: '10', valueCurrency: 'AUD' };
    const { id } = await call('POST', '/client/v1/pipelines', card);
    await call('PUT', `/client/v1/pipelines/status/${id}`, { statusId: statusIds[0], lowerOrder: null });
  }
}

/**
 * Fills a server that was started without the demo: one agency with its admin, two members of staff and some two dozen
 * records, all by the API.
 * @param said the output of the server, which has the link for the first super admin
 */
export async function addPeople(url: string, said: string): Promise<void> {
  const { call, carry, signIn } = clientOf(url);
  const { password } = people;
  const token = /\/setup\/([\w-]+)/.exec(said)?.[1];
  await call('POST', '/user/v1/auth/setup', { token, email: people.operator, password, displayName: 'Olga Ops' });
  await signIn(people.operator);
  const place = { timezoneId: 'Australia/Sydney', currency: 'AUD', locale: 'en-AU' };
  const agency = { name: 'Harbour Talent', adminName: 'Helen Marchetto', adminEmail: people.admin };
  const { id: agencyId } = await call('POST', '/user/v1/agencies', { ...place, ...agency });
  await acceptAll(call, carry, agencyId);

  await signIn(people.admin);
  const staff = { [people.viewer]: levelSets.viewAssigned, [people.nobody]: levelSets.none };
  for (const [email, levels] of Object.entries(staff)) {
    const body = { displayName: email.split('@')[0], email };
    const { id: userId } = await call('POST', '/user/v1/staff/create', body);
    await call('PUT', '/user/v1/staff/permission', { userId, resources: levelsOf(levels) });
  }
  await addRecords(call);
  await signIn(people.operator);
  await acceptAll(call, carry, agencyId);
}
