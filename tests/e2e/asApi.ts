import type { APIRequestContext } from '@playwright/test';

/** Answer of the API to a call: its status and `responseData`. */
export interface Called<Data> {
  readonly status: number;
  readonly data: Data;
}

/** The access token of a new session of a demo account. */
export async function tokenOf(request: APIRequestContext, email: string): Promise<string> {
  const login = await request.post('/user/v1/auth/login', { data: { username: email, password: 'Greenroom-2026!' } });
  return ((await login.json()) as { responseData: { access_token: string } }).responseData.access_token;
}

/** Calls the API as a demo account, beside the pages of a journey: to prepare what it begins with and to look behind it. */
export async function asApi(request: APIRequestContext, email: string) {
  const headers = { authorization: `Bearer ${await tokenOf(request, email)}` };
  return async <Data>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Called<Data>> => {
    const sent = body instanceof FormData ? { multipart: body } : body && { data: body };
    const answer = await request.fetch(path, { method, headers, ...sent });
    const { responseData: data } = (await answer.json()) as { responseData: Data };
    return { status: answer.status(), data };
  };
}
