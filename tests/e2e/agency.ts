import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect } from './product.ts';

const password = 'Greenroom-2026!';

type Answered = <Data>(answer: APIResponse) => Promise<Data>;
const answered: Answered = async <Data>(answer: APIResponse) => {
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { responseData: Data }).responseData;
};

interface Mail {
  readonly id: string;
  readonly to: string;
  readonly link: string;
  readonly withheldBy: { readonly id: string } | null;
}

/**
 * The links in the mails to an address, the oldest first, as an operator reads them: inside the agency that each is of,
 * and out again.
 */
export async function linksTo(request: APIRequestContext, address: string, operator: string): Promise<string[]> {
  let headers = { authorization: `Bearer ${operator}` };
  const enter = async (agencyId: string | null) => {
    const answer = await request.put('/user/v1/auth/agency', { headers, data: { agencyId } });
    const { access_token: token } = await answered<{ access_token: string }>(answer);
    headers = { authorization: `Bearer ${token}` };
  };
  const read = async (id: string) => answered<Mail>(await request.get(`/user/v1/outbox/${id}`, { headers }));
  const { data } = await answered<{ data: Mail[] }>(await request.get('/user/v1/outbox', { headers }));
  const links: string[] = [];
  for (const { id } of data.filter(({ to }) => to === address).toReversed()) {
    const { withheldBy } = await read(id);
    if (withheldBy !== null) await enter(withheldBy.id);
    links.push((await read(id)).link);
  }
  await enter(null);
  return links;
}

/**
 * Creates an agency as the operator, whose first admin accepts with the demo's password; every other invitation to that
 * address is accepted as well. `request` is signed in as the operator afterwards.
 */
export async function makeAgency(request: APIRequestContext, name: string, adminEmail: string): Promise<void> {
  const credentials = { username: 'super@greenroom.test', password };
  const session = await request.post('/user/v1/auth/login', { data: credentials });
  const { access_token: token } = await answered<{ access_token: string }>(session);
  const headers = { authorization: `Bearer ${token}` };
  const made = { name, timezoneId: 'Europe/Paris', currency: 'EUR', locale: 'en-AU' };
  const admin = { adminName: 'Ana Roy', adminEmail };
  await answered(await request.post('/user/v1/agencies', { headers, data: { ...made, ...admin } }));
  for (const link of await linksTo(request, adminEmail, token)) {
    const accepted = { code: link.split('/').at(-1), password };
    await answered(await request.put('/user/v1/staff/set-password', { data: accepted }));
  }
}
