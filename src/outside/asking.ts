import type { OpenedShare } from '../../schema/areas/files/calls/shares.ts';

/** Reason of a refusal: the link is closed, too many tries, or the server is out of reach. */
export type Refused =
  | { readonly refused: 'closed' | 'outOfReach' }
  | { readonly refused: 'tooMany'; readonly minutes: number };

/** An answer of the server, or why there is none. */
export type Answered<Data> = Refused | { readonly refused: null; readonly data: Data };

async function ask<Data>(path: string, body: object): Promise<Answered<Data>> {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    credentials: 'omit',
    body: JSON.stringify(body),
  } as const;
  try {
    const response = await fetch(path, request);
    if (response.status === 429) {
      return { refused: 'tooMany', minutes: Math.ceil(Number(response.headers.get('retry-after') ?? 60) / 60) };
    }
    if (response.status >= 500) return { refused: 'outOfReach' };
    if (!response.ok) return { refused: 'closed' };
    return { refused: null, data: ((await response.json()) as { responseData: Data }).responseData };
  } catch {
    return { refused: 'outOfReach' };
  }
}

/** Opens a share by the token of its link. */
export function openShare(token: string, password: string): Promise<Answered<OpenedShare>> {
  return ask('/media/v1/shares/open', { token, ...(password !== '' && { password }) });
}

/** Asks for the address from which a file, or all of them, is downloaded; that counts as a download. */
export function askForDownload(
  grant: string,
  itemId: string | null,
): Promise<Answered<{ readonly url: string; readonly downloadsLeft: number | null }>> {
  return ask('/media/v1/shares/download', { grant, ...(itemId !== null && { itemId }) });
}
