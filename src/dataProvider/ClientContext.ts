import { createContext, useContext } from 'react';
import type { HttpClient } from './httpClient.ts';

/** HTTP client of the tab; null outside of the app. */
export const ClientContext = createContext<HttpClient | null>(null);

/** The API's client, for calls that are about no entity. */
export function useClient(): HttpClient {
  const client = useContext(ClientContext);
  if (!client) throw new Error('There is no client here');
  return client;
}
