import type { Json } from './app.ts';
import type { TestServer } from './serve.ts';
import { people } from './serving/people.ts';

/** Signs in to a server with `people`, as the admin by default. Returns the headers of calls with a JSON body. */
export async function signInTo({ url }: TestServer, username: string = people.admin): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/user/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: people.password }),
  });
  const { responseData } = (await answer.json()) as Json;
  return { authorization: `Bearer ${responseData.access_token}`, 'content-type': 'application/json' };
}
