import { expect } from 'vitest';
import type { Answer, Json } from './app.ts';
import type { PrincipalName } from './principals.ts';
import { openWorkshop } from './workshop.ts';

/** A house with callers of whom `viewAssigned` and `editAssigned` have no right on finance. */
export async function openContracts() {
  const opened = await openWorkshop([
    'agency',
    'viewAll',
    'viewAssigned',
    'editAssigned',
    'viewAllEditAssigned',
    'editAll',
    'people',
    'work',
    'none',
    'otherAgency',
  ]);
  // Callers are shared by the files of a worker, and get their own tokens back in the end.
  const tokens = new Map<PrincipalName, string | null>();
  const close = async () => {
    for (const [name, token] of tokens) Object.assign(opened.house.of(name), { token });
    await opened.close();
  };
  const shop = { ...opened, close };
  const ask = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    as: PrincipalName = 'agency',
  ): Promise<Answer> =>
    shop.test.ask({ method, path: `/client/v1/${path}`, token: shop.house.of(as).token, ...(body && { body }) });
  const ok = ({ status, text, data }: Answer): Json => {
    expect(status, text).toBe(200);
    return data;
  };
  const staffIdOf = (as: PrincipalName) => shop.house.of(as).actor?.staffId ?? '';
  /** The first status of a category of contracts. */
  const statusOf = async (code: string): Promise<string> => {
    const { data } = await ask('GET', 'status-category?type=CONTRACT&isIncludeStatus=true');
    return data.find((one: Json) => one.code === code).statuses[0].id;
  };
  const contract = (body: object = {}, as?: PrincipalName) => shop.make('contract', { summary: 'Deal', ...body }, as);
  const amount = (contractId: string, body: object = {}) =>
    shop.make('contractAmount', { label: 'Fee', amount: '100.00', amountCurrency: 'AUD', contractId, ...body });
  const runDue = () => shop.test.app.jobs.runDue(shop.house.agencyId);
  /** Signs callers in again, whose sessions have ended as time passed. */
  const signInAgain = async (...names: readonly PrincipalName[]) => {
    for (const name of names) {
      const body = { username: `${name.toLowerCase()}@house.test`, password: 'Greenroom-2026!' };
      const { json } = await shop.test.ask({ method: 'POST', path: '/user/v1/auth/login', body });
      if (!tokens.has(name)) tokens.set(name, shop.house.of(name).token);
      Object.assign(shop.house.of(name), { token: json.responseData.access_token });
    }
  };
  return { signInAgain, shop, ask, ok, staffIdOf, statusOf, contract, amount, runDue };
}

/** The first refused field of an answer, if any, and the key of the refusal. */
export const refusalOf = ({ status, json }: Answer): readonly unknown[] => [
  status,
  json.errorDetails?.[0]?.field,
  json.errorDetails?.[0]?.key ?? json.error?.key,
];
