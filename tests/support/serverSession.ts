import { demoPassword } from '../../demo/accounts.ts';
import type { Json } from './app.ts';
import type { TestServer } from './serve.ts';

/** Signs in to a server as the manager of a demo agency. Returns the headers of calls with a JSON body. */
export async function signInTo({ url }: TestServer): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/user/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'agency@harbour.test', password: demoPassword }),
  });
  const { responseData } = (await answer.json()) as Json;
  return { authorization: `Bearer ${responseData.access_token}`, 'content-type': 'application/json' };
}
