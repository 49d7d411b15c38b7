import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useClient } from '../../dataProvider/ClientContext.ts';
import type { ApiRequest } from '../../dataProvider/apiRequest.ts';

/** A PDF by the address at which the browser has it; null until then. */
export interface Pdf {
  readonly address: string | null;
  readonly error: Error | null;
}

/**
 * Returns a PDF that the API makes, made anew each time.
 * @param key names it among the queries, with the version of what it is about
 */
export function usePdf(key: readonly unknown[], request: ApiRequest): Pdf {
  const client = useClient();
  const { data: address = null, error } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const parts: Uint8Array<ArrayBuffer>[] = [];
      for await (const part of client.stream({ ...request, signal })) parts.push(part);
      return URL.createObjectURL(new Blob(parts, { type: 'application/pdf' }));
    },
    gcTime: 0,
    // Drawn anew, it would jump back to its first page.
    staleTime: Infinity,
    retry: false,
  });
  useEffect(() => () => URL.revokeObjectURL(address ?? ''), [address]);
  return { address, error };
}
