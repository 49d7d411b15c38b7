import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useClient } from '../../dataProvider/ClientContext.ts';
import type { ApiRequest } from '../../dataProvider/apiRequest.ts';

/** A PDF that the API makes. */
export interface Pdf {
  /** Its bytes; null until they are there. */
  readonly content: Blob | null;
  /** The address by which the browser has it; null until then. */
  readonly address: string | null;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Address of bytes, which is good from the first subscription to its end. */
function addressOf(content: Blob | null) {
  let address: string | null = null;
  return {
    read: () => address,
    subscribe: () => {
      address = content && URL.createObjectURL(content);
      return () => {
        URL.revokeObjectURL(address ?? '');
        address = null;
      };
    },
  };
}

/** Returns an address for bytes as long as the component is there. */
function useAddress(content: Blob | null): string | null {
  const { read, subscribe } = useMemo(() => addressOf(content), [content]);
  return useSyncExternalStore(subscribe, read);
}

/**
 * Returns a PDF that the API makes, made anew each time.
 * @param key names it among the queries, with the version of what it is about
 */
export function usePdf(key: readonly unknown[], request: ApiRequest): Pdf {
  const client = useClient();
  const {
    data: content = null,
    error,
    refetch,
  } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const parts: Uint8Array<ArrayBuffer>[] = [];
      for await (const part of client.stream({ ...request, signal })) parts.push(part);
      return new Blob(parts, { type: 'application/pdf' });
    },
    gcTime: 0,
    // Drawn anew, it would jump back to its first page.
    staleTime: Infinity,
    retry: false,
  });
  return { content, address: useAddress(content), error, retry: () => void refetch() };
}
