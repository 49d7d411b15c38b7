import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../dataProvider/ClientContext.ts';
import { requestTo } from '../../dataProvider/declaredCall.ts';
import type { HttpClient } from '../../dataProvider/httpClient.ts';

const route = 'POST /user/v1/auth/create-qr';

interface Secret {
  /** Base32, as it is typed. */
  readonly secret: string;
  /** `otpauth://`, which an app on the same device opens. */
  readonly address: string;
  /** The image's address, `data:`. */
  readonly image: string;
}

async function readSecret(client: HttpClient, sessionState: string): Promise<Secret> {
  const body = { sessionState };
  const typed = await client.ask(route, { body });
  let bytes = '';
  for await (const part of client.stream(requestTo(route, { body, headers: { accept: 'image/png' } }))) {
    bytes += String.fromCharCode(...part);
  }
  return { ...typed, image: `data:image/png;base64,${btoa(bytes)}` };
}

/** Loads the secret of a pending state, as an image and as text. It is kept only while it is shown. */
export function useFactorSecret(sessionState: string) {
  const client = useClient();
  return useQuery({
    queryKey: ['auth', 'secret', sessionState],
    queryFn: () => readSecret(client, sessionState),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}
