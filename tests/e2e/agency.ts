import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect } from './product.ts';

const password = 'Greenroom-2026!';

/**
 * Makes an agency as the operator does, whose first admin accepts with the password of the demo; every other invitation
 * that has come to that address is accepted as well. `request` is signed in as the operator afterwards.
 */
export async function makeAgency(request: APIRequestContext, name: string, adminEmail: string): Promise<void> {
  const data = async <Data>(answer: APIResponse) => {
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { responseData: Data }).responseData;
  };
  const credentials = { username: 'super@greenroom.test', password };
  const session = await request.post('/user/v1/auth/login', { data: credentials });
  const { access_token: token } = await data<{ access_token: string }>(session);
  const headers = { authorization: `Bearer ${token}` };
  const made = { name, timezoneId: 'Europe/Paris', currency: 'EUR', locale: 'en-AU' };
  const admin = { adminName: 'Ana Roy', adminEmail };
  await data(await request.post('/user/v1/agencies', { headers, data: { ...made, ...admin } }));
  const mails = await data<{ data: { id: string; to: string }[] }>(await request.get('/user/v1/outbox', { headers }));
  for (const { id } of mails.data.filter(({ to }) => to === adminEmail).toReversed()) {
    const { link } = await data<{ link: string }>(await request.get(`/user/v1/outbox/${id}`, { headers }));
    const accepted = { code: link.split('/').at(-1), password };
    await data(await request.put('/user/v1/staff/set-password', { data: accepted }));
  }
}
