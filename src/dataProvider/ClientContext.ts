import { createContext, useContext } from 'react';
import type { HttpClient } from './httpClient.ts';

export const ClientContext = createContext<HttpClient | null>(null);

/** The API's client, for calls that are about no entity. */
export function useClient(): HttpClient {
  const client = useContext(ClientContext);
  if (!client) throw new Error('There is no client here');
  return client;
}
