import type { Page } from '@playwright/test';
import { people } from '../support/serving/people.ts';
import { expect } from './product.ts';

/** The quotes of docs/worked-example.md: an entity with lines, totals, states that lock, a list below a talent and a job. */

interface Answer {
  readonly status: number;
  readonly error?: { readonly key: string };
  readonly errorDetails?: readonly { readonly field: string; readonly key: string }[];
  readonly responseData?: Readonly<Record<string, unknown>>;
}

/** Signs in as an agency and returns a function that calls the API as it. */
async function signIn(url: string) {
  let authorization = '';
  const call = async (method: string, path: string, body?: object): Promise<Answer> => {
    const headers = { ...(authorization && { authorization }), ...(body && { 'content-type': 'application/json' }) };
    const response = await fetch(`${url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return { status: response.status, ...((await response.json()) as object) };
  };
  const credentials = { username: people.admin, password: people.password };
  const { responseData } = await call('POST', '/user/v1/auth/login', credentials);
  authorization = `Bearer ${String(responseData?.['access_token'])}`;
  return call;
}

const lines = [
  { label: 'Show', quantity: 2, price: '1200.50' },
  { label: 'Travel', quantity: 1, price: '99.00' },
];

/** Goes through the life of quotes, in a browser where somebody is signed in and by the API. */
export async function expectQuotes(page: Page, url: string): Promise<void> {
  const call = await signIn(url);
  const first = async (path: string) => {
    const { responseData } = await call('GET', `${path}?pageSize=1`);
    const [record] = (responseData?.['data'] ?? []) as readonly { readonly id: string }[];
    return record?.id ?? '';
  };
  const [talentId, clientId] = [await first('/client/v1/talents'), await first('/client/v1/clients')];
  const make = async (body: object) => (await call('POST', '/sales/v1/quotes', body)).responseData ?? {};
  const tour = { subject: 'Spring tour', clientId, talentIds: [talentId], validUntil: '2099-12-31' };
  const { id, total } = await make({ ...tour, lines });
  const at = `/sales/v1/quotes/${String(id)}`;
  expect(total).toBe('2500.00');
  const { responseData } = await call('PUT', at, { version: 1, lines: [{ ...lines[0], quantity: 3 }] });
  expect(responseData).toMatchObject({ version: 2, total: '3601.50' });

  await page.goto(`${url}/quote`);
  await page.getByRole('link', { name: 'Spring tour', exact: true }).click();
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Send', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Send Spring tour?' });
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Spring tour is sent')).toBeVisible();
  expect(await call('PUT', at, { version: 3, subject: 'Autumn tour' })).toMatchObject({
    status: 400,
    errorDetails: [{ field: 'subject', key: 'fieldClosed' }],
  });
  expect(await call('DELETE', at)).toMatchObject({ status: 400, error: { key: 'keptInState' } });
  expect(await call('PUT', at, { version: 3, memo: 'Not to be haggled over' })).toMatchObject({ status: 200 });

  await page.goto(`${url}/talent/${talentId}/quotes`);
  await expect(page.getByRole('main').getByRole('link', { name: /^Quotes/ })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('link', { name: 'Spring tour', exact: true })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: '$3,601.50' })).toBeVisible();

  const { id: empty } = await make({ ...tour, subject: 'Empty' });
  expect(await call('POST', `/sales/v1/quotes/${String(empty)}/send`, {})).toMatchObject({
    status: 400,
    errorDetails: [{ field: 'lines', key: 'required' }],
  });
  const { id: late } = await make({ ...tour, subject: 'Late', validUntil: '2020-01-31', lines });
  expect(await call('POST', `/sales/v1/quotes/${String(late)}/send`, {})).toMatchObject({ status: 200 });
  const stage = async () => (await call('GET', `/sales/v1/quotes/${String(late)}`)).responseData?.['stage'];
  await expect.poll(stage).toBe('EXPIRED');
}
